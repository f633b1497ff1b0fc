// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/record/change_history.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// What a value did in a stretch of cycles. The mean is over time.
struct SeriesSummary {
    std::uint32_t min = 0;
    std::uint32_t max = 0;
    double mean = 0.0;
    friend bool operator==(const SeriesSummary&, const SeriesSummary&) = default;
};

/// How much of a value there was in a stretch of cycles.
struct SeriesSums {
    Cycle cycles = 0;
    std::uint64_t integral = 0; ///< value · cycles
    std::uint32_t min = ~std::uint32_t{0};
    std::uint32_t max = 0;

    void add(std::uint32_t value, Cycle duration)
    {
        cycles += duration;
        integral += value * duration;
        min = value < min ? value : min;
        max = value > max ? value : max;
    }
    void include(const SeriesSums& other);
    void includePart(const SeriesSums& other, double part);
    [[nodiscard]] SeriesSummary summary() const;
};

/// A number below a million over time.
class Series final : public ChangeHistory<SeriesSums> {
public:
    struct Point {
        Cycle cycle;
        std::uint32_t value;
        friend bool operator==(const Point&, const Point&) = default;
    };

    explicit Series(Cycle start = 0, std::uint32_t value = 0, const HistoryRoom& room = {})
        : ChangeHistory(start, value, room)
    {
    }

    /// As note(), for those who can't promise that the cycle is not earlier and the value fits: checked.
    void append(Cycle cycle, std::uint32_t value);

    /// The changes that are known exactly, one per cycle.
    [[nodiscard]] std::vector<Point> points() const;
    /// Of cycles from … to − 1; empty when there are none since the start.
    [[nodiscard]] SeriesSummary summarize(Cycle from, Cycle to) const { return sums(from, to).summary(); }
    /// `count` stretches of equal length, to within a cycle, that cover from … to − 1.
    [[nodiscard]] std::vector<SeriesSummary> columns(Cycle from, Cycle to, std::uint32_t count) const;
};

} // namespace vitrine::core
