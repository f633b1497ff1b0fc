// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

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

/// A value over time, kept as its change points, with a pyramid of minima and maxima above them: a summary of any
/// stretch costs O(log n), so a view can draw a million changes in a thousand columns.
class Series {
public:
    struct Point {
        Cycle cycle;
        std::uint32_t value;
        std::uint64_t integral; ///< value · cycles up to this point
    };

    explicit Series(Cycle start = 0, std::uint32_t value = 0) : m_points{{start, value, 0}} {}

    /// Cycles may not decrease; the last value of a cycle counts.
    void append(Cycle cycle, std::uint32_t value);

    [[nodiscard]] const std::vector<Point>& points() const { return m_points; }
    [[nodiscard]] std::uint32_t last() const { return m_points.back().value; }
    [[nodiscard]] std::uint32_t valueAt(Cycle cycle) const;
    /// Of cycles from … to − 1; empty when there are none since the start.
    [[nodiscard]] SeriesSummary summarize(Cycle from, Cycle to) const;
    /// `count` stretches of equal length, to within a cycle, that cover from … to − 1.
    [[nodiscard]] std::vector<SeriesSummary> columns(Cycle from, Cycle to, std::uint32_t count) const;

private:
    struct Range {
        std::uint32_t min;
        std::uint32_t max;
        void include(const Range& other);
    };
    static constexpr std::size_t kFanOut = 16;

    void raisePyramid();
    [[nodiscard]] std::size_t indexAt(Cycle cycle) const;
    [[nodiscard]] std::uint64_t integralAt(Cycle cycle) const;
    [[nodiscard]] Range range(std::size_t first, std::size_t end) const;

    std::vector<Point> m_points;
    std::vector<std::vector<Range>> m_levels; ///< level k: ranges of 16^(k+1) points that will not change any more
};

} // namespace vitrine::core
