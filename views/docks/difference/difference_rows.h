// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/difference/run_difference.h"
#include "views/kit/row_model.h"

namespace vitrine::views {

[[nodiscard]] QStringList differenceColumns();

/// A row for each kind of numbers with the sums of the frame, and below it those that sum up to them: cycles and energy
/// of draws, busy and stalled cycles of units, energy of parts.
[[nodiscard]] std::vector<Row> differenceRows(const core::RunDifference& difference);

} // namespace vitrine::views
