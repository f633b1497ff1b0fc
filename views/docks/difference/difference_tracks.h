// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/difference/run_difference.h"
#include "views/kit/timeline/tracks.h"

#include <memory>

namespace vitrine::views {

/// Both runs above each other over the same cycles, a bar for each draw: draws run one behind another, so each begins
/// where the one before it ends. Below that a lane for each draw, with its bar of either run: so one sees which has
/// grown and which has only moved. A thing is a row of the difference.
///
///   this run   ├─ 0 ─┤├──── 1 ────┤├ 2 ┤
///   the other  ├─ 0 ─┤├─ 1 ─┤├ 2 ┤
///   draw 0     ├─────┤
///              ├─────┤
///   draw 1            ├───────────┤
///                     ├─────┤
///   draw 2                         ├───┤
///                            ├───┤
///
[[nodiscard]] TrackContent differenceTracks(const std::shared_ptr<const core::RunDifference>& difference);
/// That the longer one has.
[[nodiscard]] core::Cycle cyclesOfBoth(const core::RunDifference& difference);

/// How draws look, for the legend.
[[nodiscard]] QList<DataStyle> differenceStyles(const Theme& theme);

/// The row of a draw of this run.
[[nodiscard]] std::optional<std::uint32_t> rowOfDraw(const core::RunDifference& difference, std::uint32_t draw);

} // namespace vitrine::views
