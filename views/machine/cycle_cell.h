// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/cycle.h"
#include "views/kit/row_model.h"

namespace vitrine::views {

/// "1 234", or "–" of what has not happened (core::kNever).
[[nodiscard]] QString cycleText(core::Cycle cycle);
/// A number of cycles, or the number of one.
[[nodiscard]] RowCell cycleCell(core::Cycle cycle);
/// Likewise; leads to the cycle, in a draw counted over the capture.
[[nodiscard]] RowCell cycleCell(std::uint32_t draw, core::Cycle cycle);

} // namespace vitrine::views
