// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace vitrine::views {

/// The least width of a cell, in pixels: it can be seen, and clicked.
inline constexpr double kLeastCellWidth = 6.0;

/// Where the cells of a strip of so many pixels begin, and where the last one ends, from 0 on. Each has the least
/// width, and of what is left a share by its cost; where there is no room for that, or nothing costs anything, all are
/// equal.
[[nodiscard]] std::vector<double> cellEdges(const std::vector<std::uint64_t>& costs, double width);

} // namespace vitrine::views
