// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/machine/power_section.h"
#include "views/machine/activity_style.h"

#include <array>
#include <span>
#include <vector>

/// How power is shown over time: what a part did in a stretch of cycles, and how that looks.

namespace vitrine::views {

/// Of a part in a cycle: what works first, what has no power last.
enum class LaneState : std::uint8_t { Vertex, Fragment, Working, On, Stalled, Waking, Reduced, Idle, Off };
inline constexpr int kLaneStateCount = 9;

[[nodiscard]] DataStyle laneStyle(LaneState state, const Theme& theme = Theme::current());
[[nodiscard]] QList<DataStyle> allLaneStyles(const Theme& theme);

struct LaneColumn {
    std::array<double, kLaneStateCount> cycles{};
    [[nodiscard]] double in(LaneState state) const { return cycles[static_cast<std::size_t>(state)]; }
    [[nodiscard]] double all() const;
    /// The one with the most cycles.
    [[nodiscard]] LaneState main() const;
    /// Whether it is in one state alone.
    [[nodiscard]] bool isPure() const;
    void takeWorkAsIdle();
};

/// `count` stretches of equal length, to within a cycle, that cover cycles from … to − 1.
struct LaneStretch {
    core::Cycle from = 0;
    core::Cycle to = 0;
    std::uint32_t count = 0;
    [[nodiscard]] core::Cycle begin(std::uint32_t column) const { return from + (to - from) * column / count; }
};

/// ALUs by the kind of what they work on, groups by the mean of their ALUs; banks, buffers and buses of a side while
/// its threads run. `activity`: by column, what the unit did that the part belongs to; may be empty. A part that could
/// work is stalled while its unit is, and idle when that has nothing to do.
[[nodiscard]] std::vector<LaneColumn> laneColumns(const core::PowerSection& power, std::uint32_t domain,
                                                  const LaneStretch& stretch,
                                                  std::span<const core::ActivityShares> activity = {});

} // namespace vitrine::views
