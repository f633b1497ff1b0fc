// SPDX-License-Identifier: Apache-2.0
#include "core/record/series.h"

#include "core/base/check.h"

#include <algorithm>

namespace vitrine::core {

void Series::Range::include(const Range& other)
{
    min = std::min(min, other.min);
    max = std::max(max, other.max);
}

void Series::append(Cycle cycle, std::uint32_t value)
{
    Point& latest = m_points.back();
    CORE_CHECK(cycle >= latest.cycle, "a series goes forward in time");
    if (cycle == latest.cycle) {
        latest.value = value;
        return;
    }
    if (value == latest.value)
        return;
    const std::uint64_t integral = latest.integral + latest.value * (cycle - latest.cycle);
    m_points.push_back({cycle, value, integral});
    raisePyramid();
}

/// Called when a point was added: those before it are final, and may complete a range on one level or several.
void Series::raisePyramid()
{
    std::size_t final = m_points.size() - 1;
    for (std::size_t level = 0; final % kFanOut == 0 && final > 0; ++level, final /= kFanOut) {
        if (level == m_levels.size())
            m_levels.emplace_back();
        const auto below = [&](std::size_t i) {
            return level == 0 ? Range{m_points[i].value, m_points[i].value} : m_levels[level - 1][i];
        };
        Range range = below(final - kFanOut);
        for (std::size_t i = final - kFanOut + 1; i < final; ++i)
            range.include(below(i));
        m_levels[level].push_back(range);
    }
}

std::size_t Series::indexAt(Cycle cycle) const
{
    const auto after = std::upper_bound(m_points.begin(), m_points.end(), cycle,
                                        [](Cycle wanted, const Point& point) { return wanted < point.cycle; });
    return after == m_points.begin() ? 0 : static_cast<std::size_t>(after - m_points.begin()) - 1;
}

std::uint32_t Series::valueAt(Cycle cycle) const
{
    return m_points[indexAt(cycle)].value;
}

std::uint64_t Series::integralAt(Cycle cycle) const
{
    const Point& point = m_points[indexAt(cycle)];
    return point.integral + point.value * (cycle - point.cycle);
}

Series::Range Series::range(std::size_t first, std::size_t end) const
{
    Range result{m_points[first].value, m_points[first].value};
    while (first < end) {
        std::size_t size = 1;
        std::size_t level = 0; // Of the largest finished range that begins at `first` and fits.
        while (level < m_levels.size() && first % (size * kFanOut) == 0 && first + size * kFanOut <= end &&
               first / (size * kFanOut) < m_levels[level].size()) {
            size *= kFanOut;
            ++level;
        }
        result.include(level == 0 ? Range{m_points[first].value, m_points[first].value}
                                  : m_levels[level - 1][first / size]);
        first += size;
    }
    return result;
}

SeriesSummary Series::summarize(Cycle from, Cycle to) const
{
    from = std::max(from, m_points.front().cycle);
    if (from >= to)
        return {};
    const Range values = range(indexAt(from), indexAt(to - 1) + 1);
    const auto total = static_cast<double>(integralAt(to) - integralAt(from));
    return {values.min, values.max, total / static_cast<double>(to - from)};
}

std::vector<SeriesSummary> Series::columns(Cycle from, Cycle to, std::uint32_t count) const
{
    std::vector<SeriesSummary> result;
    if (from >= to)
        return result;
    result.reserve(count);
    const Cycle length = to - from;
    const auto border = [&](std::uint64_t i) { return from + length / count * i + length % count * i / count; };
    for (std::uint32_t i = 0; i < count; ++i)
        result.push_back(summarize(border(i), std::max(border(i + 1), border(i) + 1)));
    return result;
}

} // namespace vitrine::core
