// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/call_text_source.h"

namespace vitrine::views {

CallText CallText::withoutParameterNames() const
{
    CallText shorter{number, {}};
    shorter.names = names;
    qsizetype kept = 0; // of the text, up to here
    qsizetype removed = 0;
    auto name = shorter.names.begin();
    const auto moveNames = [&](qsizetype end) {
        for (; name != shorter.names.end() && name->range.start < end; ++name)
            name->range.start -= removed;
    };
    for (const TextRange& range : parameterNames) {
        moveNames(range.start);
        shorter.text += QStringView(text).mid(kept, range.start - kept);
        kept = range.start + range.length;
        removed += range.length;
    }
    moveNames(text.size());
    shorter.text += QStringView(text).mid(kept);
    return shorter;
}

std::optional<QString> CallTextSource::text(std::uint64_t callIndex)
{
    auto found = call(callIndex);
    return found ? std::optional(std::move(found->text)) : std::nullopt;
}

} // namespace vitrine::views
