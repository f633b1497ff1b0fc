// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/base/link_label.h"
#include "views/rows/row_model.h"
#include "views/what_if/what_if_answer.h"

namespace vitrine::views {

/// Whether every pixel is equal, and where not: a mark, and a sentence that leads to the pixel.
struct WhatIfVerdict {
    bool isEqual = false;
    QString sentence;
    SentenceLinks links;
};
[[nodiscard]] WhatIfVerdict verdictOf(const WhatIfAnswer& answer);

/// Measure, this machine, what if, difference.
[[nodiscard]] std::vector<Row> differenceRows(const WhatIfAnswer& answer);
/// HIZ-29: measure, and a column for each variant; below each draw its own numbers.
[[nodiscard]] std::vector<Row> benefitRows(const core::HizBenefit& benefit, const std::vector<std::string>& images);

} // namespace vitrine::views
