// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kit/timeline/tracks.h"

#include <algorithm>
#include <bit>

namespace vitrine::views {

namespace {
constexpr int kMargins = 8; // above and below the rows, together
} // namespace

void Track::layOut(int mostRows)
{
    std::erase_if(bars, [](const TrackBar& bar) { return bar.spanCount == 0; });
    std::ranges::stable_sort(bars, {}, [](const TrackBar& bar) { return bar.from(); });
    rows.clear();
    std::vector<core::Cycle> rowEnds; // of the last bar of each row
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const auto free = std::ranges::find_if(rowEnds, [&](core::Cycle end) { return end <= bars[i].from(); });
        auto row = static_cast<std::size_t>(free - rowEnds.begin());
        if (free == rowEnds.end() && static_cast<int>(rowEnds.size()) >= mostRows)
            row = rowEnds.size() - 1;
        if (row == rowEnds.size()) {
            rowEnds.push_back(0);
            rows.emplace_back();
        }
        rowEnds[row] = std::max(rowEnds[row], bars[i].to());
        rows[row].push_back(static_cast<std::uint32_t>(i));
        bars[i].row = static_cast<std::uint16_t>(row);
    }
    order();
}

void Track::layOutByRow()
{
    std::erase_if(bars, [](const TrackBar& bar) { return bar.spanCount == 0; });
    std::ranges::stable_sort(bars, {}, [](const TrackBar& bar) { return bar.from(); });
    rows.clear();
    for (std::size_t i = 0; i < bars.size(); ++i) {
        rows.resize(std::max<std::size_t>(rows.size(), bars[i].row + 1u));
        rows[bars[i].row].push_back(static_cast<std::uint32_t>(i));
    }
    order();
}

// A binary tree over the bars: its leaves, a power of two of them, stand behind their ancestors, and the children of
// node n are 2n and 2n + 1.
void Track::order()
{
    const std::size_t leaves = std::bit_ceil(bars.size());
    latest.assign(2 * leaves, 0);
    ends.clear();
    for (std::size_t i = 0; i < bars.size(); ++i) {
        latest[leaves + i] = bars[i].to();
        ends.push_back(bars[i].to());
    }
    for (std::size_t node = leaves; node-- > 1;)
        latest[node] = std::max(latest[2 * node], latest[2 * node + 1]);
    std::ranges::sort(ends);
}

// Those that have begun, without those that have ended.
std::size_t Track::countAt(core::Cycle cycle) const
{
    const auto begun = std::ranges::upper_bound(bars, cycle, {}, [](const TrackBar& bar) { return bar.from(); });
    return static_cast<std::size_t>((begun - bars.begin()) - (std::ranges::upper_bound(ends, cycle) - ends.begin()));
}

// Up to where a later end lies at the right, then down to the first leaf that has it.
std::size_t Track::nextEndingBehind(std::size_t bar, core::Cycle cycle) const
{
    if (bar >= bars.size())
        return bars.size();
    const std::size_t leaves = latest.size() / 2;
    std::size_t node = leaves + bar;
    while (latest[node] <= cycle) {
        while (node % 2 == 1)
            node /= 2;
        if (node == 0)
            return bars.size(); // there is nothing at the right
        ++node;
    }
    while (node < leaves) {
        node *= 2;
        if (latest[node] <= cycle)
            ++node;
    }
    return node - leaves;
}

int Track::height() const
{
    return std::max(leastHeight, static_cast<int>(rows.size()) * rowHeight + kMargins);
}

std::size_t Track::firstEndingBehind(std::size_t row, core::Cycle cycle) const
{
    const auto& all = rows[row];
    const auto found = std::ranges::partition_point(all, [&](std::uint32_t i) { return bars[i].to() <= cycle; });
    return static_cast<std::size_t>(found - all.begin());
}

const TrackBar* Track::barAt(std::size_t row, core::Cycle cycle) const
{
    const std::size_t i = firstEndingBehind(row, cycle);
    if (i >= rows[row].size())
        return nullptr;
    const TrackBar& bar = bars[rows[row][i]];
    return bar.from() <= cycle ? &bar : nullptr;
}

} // namespace vitrine::views
