// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/base/moment.h"

namespace vitrine::views {

std::optional<core::ActionEntry> Moment::draw() const
{
    if (!index || !action)
        return {};
    const core::ActionEntry& entry = index->actions[*action];
    return entry.kind == core::ActionKind::Draw ? std::optional(entry) : std::nullopt;
}

} // namespace vitrine::views
