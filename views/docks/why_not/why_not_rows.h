// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/why_not/why_not.h"
#include "views/kit/row_model.h"

class QModelIndex;

namespace vitrine::views {

/// Columns of the rows below.
[[nodiscard]] QStringList whyNotColumns();

/// A row for each feature, and below it what stopped it, where that comes from, and the changes that bring it back.
/// Sentences stand in the first column, alone in their rows.
[[nodiscard]] std::vector<Row> whyNotRows(const core::WhyNot& answer);

/// The change that a row of these shows; null: it shows something else.
[[nodiscard]] const core::RestoringChange* changeAt(const core::WhyNot& answer, const QModelIndex& row);

} // namespace vitrine::views
