// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/docks/what_if/what_if_answer.h"
#include "views/kit/row_model.h"

namespace vitrine::views {

/// Measure, this machine, what if, difference. What was asked stands first, so that copies and exports tell it, too.
[[nodiscard]] std::vector<Row> differenceRows(const WhatIfAnswer& answer);
/// HIZ-29: measure, and a column for each variant; what was asked stands below all draws, below each draw its own
/// numbers.
[[nodiscard]] std::vector<Row> benefitRows(const WhatIfAnswer& answer);

} // namespace vitrine::views
