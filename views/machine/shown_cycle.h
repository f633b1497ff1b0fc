// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cycle.h"
#include "views/base/link.h"

/// What the cursor means, in all docks about the machine alike. It stands behind so many executed cycles: "at cycle
/// 120" is the moment behind cycles 0 to 119. What is shown of it is what has just been done and left: what units did
/// in cycle 119, and what queues hold and units remember behind it. "In cycle 119" is that cycle itself, as one points
/// at it on a timeline. Breakpoints stop by the same rule: just behind the cycle that they have waited for.
///
///   cycle        0     1    …   118   119 | 120
///   cursor 120                            ^         shows what was done in 119

namespace vitrine::views {

/// The cycle that was executed last; of a moment before the first one that one.
[[nodiscard]] constexpr core::Cycle shownCycle(core::Cycle cursor)
{
    return cursor == 0 ? 0 : cursor - 1;
}

/// To where a cycle is the one that is shown.
[[nodiscard]] inline Link linkToCycle(std::uint32_t draw, core::Cycle cycle)
{
    return {.place = DrawLink{draw, cycle + 1}, .selection = {}};
}

} // namespace vitrine::views
