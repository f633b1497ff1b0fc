// SPDX-License-Identifier: Apache-2.0
#include "core/record/series.h"

#include "core/base/check.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core {

void SeriesSums::include(const SeriesSums& other)
{
    cycles += other.cycles;
    integral += other.integral;
    min = std::min(min, other.min);
    max = std::max(max, other.max);
}

void SeriesSums::includePart(const SeriesSums& other, double part)
{
    const auto share = [part](std::uint64_t whole) {
        return static_cast<std::uint64_t>(std::llround(static_cast<double>(whole) * part));
    };
    include({share(other.cycles), share(other.integral), other.min, other.max});
}

SeriesSummary SeriesSums::summary() const
{
    return cycles == 0 ? SeriesSummary{}
                       : SeriesSummary{min, max, static_cast<double>(integral) / static_cast<double>(cycles)};
}

void Series::append(Cycle cycle, std::uint32_t value)
{
    CORE_CHECK(cycle >= last().cycle(), "a series goes forward in time");
    CORE_CHECK(cycle <= Change::kMaxCycle && value <= Change::kMaxValue, "a change beyond what a series can hold");
    note(Change(cycle, value));
}

std::vector<Series::Point> Series::points() const
{
    std::vector<Point> result;
    forEach(kNever, [&](Cycle from, Cycle, std::uint32_t value) { result.push_back({from, value}); });
    return result;
}

std::vector<SeriesSummary> Series::columns(Cycle from, Cycle to, std::uint32_t count) const
{
    std::vector<SeriesSummary> result;
    for (const SeriesSums& sums : ChangeHistory::columns(from, to, count))
        result.push_back(sums.summary());
    return result;
}

} // namespace vitrine::core
