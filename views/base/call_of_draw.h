// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/event_index.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace vitrine::views {

/// The index of the call that makes a draw; nothing when the capture has no such draw.
[[nodiscard]] inline std::optional<std::uint64_t> callOfDraw(const EventIndex& index, std::uint32_t draw)
{
    const auto found = std::ranges::find_if(index.actions, [draw](const core::ActionEntry& action) {
        return action.kind == core::ActionKind::Draw && action.draw == draw;
    });
    return found == index.actions.end() ? std::nullopt : std::optional(found->callIndex);
}

} // namespace vitrine::views
