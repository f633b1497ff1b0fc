// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"

#include <fmt/format.h>

namespace vitrine::core {

Text Text::verbatim(std::string words)
{
    Text text;
    text.m_english = std::move(words);
    return text;
}

Text Text::number(std::uint64_t value)
{
    Text text = verbatim(fmt::format("{}", value));
    text.m_isNumber = true;
    return text;
}

Text Text::marked(std::string_view words)
{
    Text text = verbatim(std::string(words));
    text.m_id = words;
    return text;
}

// The format was checked when it was compiled: braces are paired, and arguments are numbered by their order.
Text Text::compose(fmt::string_view id, fmt::format_args arguments, std::initializer_list<const Text*> nested)
{
    Text text;
    text.m_id = {id.data(), id.size()};
    text.m_english = fmt::vformat(id, arguments);
    std::size_t at = 0;
    for (const Text* one : nested) {
        // A brace that stands for itself is written twice.
        for (at = text.m_id.find('{', at); text.m_id.at(at + 1) == '{'; at = text.m_id.find('{', at + 2))
            ;
        const std::size_t end = text.m_id.find('}', at);
        const std::string_view how = text.m_id.substr(at + 1, end - at - 1); // "" or ":.2f"
        const std::string alone = fmt::format("{{{}{}}}", text.m_arguments.size(), how);
        text.m_arguments.push_back(one ? *one : verbatim(fmt::vformat(alone, arguments)));
        at = end;
    }
    return text;
}

Text joined(const std::vector<Text>& parts)
{
    Text all;
    for (const Text& part : parts)
        all = all.empty() ? part : textOf("{}; {}", all, part);
    return all;
}

} // namespace vitrine::core

fmt::format_context::iterator fmt::formatter<vitrine::core::Text>::format(const vitrine::core::Text& text,
                                                                          format_context& context) const
{
    return formatter<string_view>::format(text.english(), context);
}
