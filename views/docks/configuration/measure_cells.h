// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/comparison/comparison_table.h"
#include "views/base/link_label.h"
#include "views/kit/row_model.h"

/// What comparisons of machines are told with, wherever they stand.

namespace vitrine::views {

/// "cycles", "stalled sp.0": of core's names in the window's language.
[[nodiscard]] QString measureText(std::string_view measure, std::string_view subject = {});

/// "1 234 567", "12.50", "−3": grouped, never rounded.
[[nodiscard]] QString amountText(double amount);
/// More or less than something else, with its sign: "+4 096", "−3", "0".
[[nodiscard]] RowCell changeCell(double amount);
/// With its share of what it is compared with: "−64 (−50.0 %)".
[[nodiscard]] RowCell changeCell(double amount, double reference);

/// "color", "depth", "stencil": within sentences.
[[nodiscard]] QString attachmentText(core::Attachment attachment);

/// core::imageLine() in the window's language; a difference leads to its pixel, where somebody takes links.
[[nodiscard]] QString imageLine(const core::ImageVerdict& verdict, core::ImagesCompared when, SentenceLinks* links);
/// core::imageText() likewise.
[[nodiscard]] RowCell imageCell(const core::ImageVerdict& verdict);

/// What a machine came to; empty where it has no such thing.
[[nodiscard]] RowCell measureCell(const core::ComparisonTable::Row& row, std::size_t machine);
/// How much more that is than the reference's: "−64 (−50.0 %)"; empty where they are no numbers.
[[nodiscard]] RowCell differenceCell(const core::ComparisonTable& table, const core::ComparisonTable::Row& row,
                                     std::size_t machine);

} // namespace vitrine::views
