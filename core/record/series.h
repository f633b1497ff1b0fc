// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/record/change_history.h"

#include <cstdint>
#include <vector>

namespace vitrine::core {

/// What a value did in a stretch of cycles. The mean is taken over time.
struct SeriesSummary {
    std::uint32_t min = 0;
    std::uint32_t max = 0;
    double mean = 0.0;
    friend bool operator==(const SeriesSummary&, const SeriesSummary&) = default;
};

/// Sums of a value over a stretch of cycles.
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

/// A number below a million, over time.
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

    /// Does what note() does, and checks that the cycle is not earlier and that the value fits.
    void append(Cycle cycle, std::uint32_t value);

    /// The changes that are known exactly, one per cycle.
    [[nodiscard]] std::vector<Point> points() const;
    /// The summary of cycles from … to − 1; empty when none of them lies after the start.
    [[nodiscard]] SeriesSummary summarize(Cycle from, Cycle to) const { return sums(from, to).summary(); }
    /// The summaries of `count` stretches that cover from … to − 1. Their lengths are equal to within a cycle.
    [[nodiscard]] std::vector<SeriesSummary> columns(Cycle from, Cycle to, std::uint32_t count) const;
};

} // namespace vitrine::core
