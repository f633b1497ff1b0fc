// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fmt/core.h>

#include <cstdint>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::core {

/// Words for people. They are complete in English; their id, which is the English format, and its arguments let a
/// window say them in another language. Made by textOf() from a literal; there is no way from a bare literal, so that
/// none is left without a translation.
class Text {
public:
    Text() = default;

    /// What is the same in every language: a name, a number, the words of a system or of a plugin.
    [[nodiscard]] static Text verbatim(std::string words);

    /// How many or which of many: windows group its digits as they group those of all their numbers.
    [[nodiscard]] static Text number(std::uint64_t value);

    /// A literal that words() has marked.
    [[nodiscard]] static Text marked(std::string_view words);

    /// What textOf() does. `nested` has an entry for each argument: itself if it is a Text, otherwise null.
    [[nodiscard]] static Text compose(fmt::string_view id, fmt::format_args arguments,
                                      std::initializer_list<const Text*> nested);

    [[nodiscard]] const std::string& english() const { return m_english; }
    operator const std::string&() const { return m_english; }

    /// The format with a {} for each argument, from a literal; empty if the words are verbatim.
    [[nodiscard]] std::string_view id() const { return m_id; }
    /// By their place in the format.
    [[nodiscard]] const std::vector<Text>& arguments() const { return m_arguments; }

    /// Made by number(): the words are digits alone.
    [[nodiscard]] bool isNumber() const { return m_isNumber; }

    [[nodiscard]] bool empty() const { return m_english.empty(); }

    friend bool operator==(const Text& left, const Text& right) { return left.m_english == right.m_english; }
    friend bool operator==(const Text& left, std::string_view right) { return left.m_english == right; }
    friend std::ostream& operator<<(std::ostream& out, const Text& text) { return out << text.m_english; }

private:
    std::string_view m_id;
    std::string m_english;
    std::vector<Text> m_arguments;
    bool m_isNumber = false;
};

inline const Text* asText(const Text& argument)
{
    return &argument;
}
template <typename Argument>
const Text* asText(const Argument&)
{
    return nullptr;
}

/// The literal with its arguments, which stand in it as in fmt::format(). An argument that is a Text is translated,
/// too.
template <typename... Arguments>
[[nodiscard]] Text textOf(fmt::format_string<const Arguments&...> english, const Arguments&... arguments)
{
    return Text::compose(english, fmt::make_format_args(arguments...), {asText(arguments)...});
}

/// "a; b; c"
[[nodiscard]] Text joined(const std::vector<Text>& parts);

/// Marks a literal that is kept as it is, in a table for example, as one that windows translate when they show it.
constexpr const char* words(const char* english)
{
    return english;
}

} // namespace vitrine::core

namespace fmt {

template <>
struct formatter<vitrine::core::Text> : formatter<string_view> {
    format_context::iterator format(const vitrine::core::Text& text, format_context& context) const;
};

} // namespace fmt
