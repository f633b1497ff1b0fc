// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/limits/limits.h"
#include "views/kit/row_model.h"

namespace vitrine::views {

/// Columns of the rows below; that of the cycles has bars.
[[nodiscard]] QStringList limitColumns();
inline constexpr int kCyclesColumn = 4;

/// A row for each change, in their order.
[[nodiscard]] std::vector<Row> limitRows(const core::FrameLimits& limits);

} // namespace vitrine::views
