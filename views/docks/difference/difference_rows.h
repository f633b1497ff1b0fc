// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/difference/run_difference.h"
#include "views/kit/row_model.h"

namespace vitrine::views {

[[nodiscard]] QStringList differenceColumns();

/// A row for each kind of numbers with the sums of the frame, and below it those that sum up to them: cycles and energy
/// of draws, busy and stalled cycles of units, energy of parts.
[[nodiscard]] std::vector<Row> differenceRows(const core::RunDifference& difference);

/// "Draw 3"; "Draw 3, 5 of the other" where another capture counts otherwise; "Draw 5 of the other" where only that one
/// has it.
[[nodiscard]] QString drawName(const core::DrawDifference& row);

} // namespace vitrine::views
