// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/scrubber/scrubber_widths.h"

#include <algorithm>
#include <numeric>

namespace vitrine::views {

std::vector<double> cellEdges(const std::vector<std::uint64_t>& costs, double width)
{
    const auto cells = static_cast<double>(costs.size());
    const auto all = static_cast<double>(std::accumulate(costs.begin(), costs.end(), std::uint64_t{0}));
    const double least =
        cells > 0.0 && all > 0.0 ? std::min(kLeastCellWidth, width / cells) : width / std::max(cells, 1.0);
    const double left = width - least * cells;
    std::vector<double> edges{0.0};
    edges.reserve(costs.size() + 1);
    double before = 0.0; // the cost of all cells so far: edges don't drift
    for (std::size_t i = 0; i < costs.size(); ++i) {
        before += static_cast<double>(costs[i]);
        edges.push_back(least * static_cast<double>(i + 1) + (all > 0.0 ? left * before / all : 0.0));
    }
    return edges;
}

} // namespace vitrine::views
