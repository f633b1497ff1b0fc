// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine::core {

/// Counts of several kinds over time, in bins of equal length. At first a bin is a cycle. When a run gets too long for
/// them, bins are joined two by two, so that memory stays the same whatever the length.
///
/// A sum is the difference between what lies before two moments, in whole numbers. So however a time is divided, its
/// parts add up.
class BinnedCounts {
public:
    static constexpr std::size_t kBins = 4096;

    BinnedCounts() = default;
    explicit BinnedCounts(std::size_t kinds, std::size_t bins = kBins);

    void add(std::size_t kind, Cycle cycle, std::uint64_t amount);
    /// Spreads a count over cycles from … to − 1. `before(cycle)` tells how much of it comes before a cycle of the
    /// stretch.
    template <typename Before>
    void spread(std::size_t kind, Cycle from, Cycle to, Before before)
    {
        std::uint64_t done = 0;
        for (Cycle cycle = from; cycle < to;) {
            reach(cycle);
            const Cycle end = to - cycle <= m_width - cycle % m_width ? to : (cycle / m_width + 1) * m_width;
            const std::uint64_t until = before(end);
            add(kind, cycle, until - done);
            done = until;
            cycle = end;
        }
    }

    /// No cycle from this one on has been run, so its bin is counted in full before it. Counts that were spread beyond
    /// it are in there, too.
    void setEnd(Cycle end) { m_end = end; }

    /// Cycles in a bin; a power of two.
    [[nodiscard]] Cycle width() const { return m_width; }
    /// The count in cycles from … to − 1. It is exact when these are borders of bins. Otherwise it takes a proportional
    /// part of the bins at the ends.
    [[nodiscard]] std::uint64_t sum(std::size_t kind, Cycle from, Cycle to) const;
    /// The same for borders of bins only: other cycles count as the border of the bin that they lie in.
    [[nodiscard]] std::uint64_t sumOfBins(std::size_t kind, Cycle from, Cycle to) const;
    /// The part of a bin's count that comes before a cycle in it.
    [[nodiscard]] std::uint64_t inBin(std::size_t kind, Cycle cycle) const;

private:
    void reach(Cycle cycle);

    std::size_t m_bins = 0;
    Cycle m_width = 1;
    Cycle m_end = kNever;
    std::vector<std::vector<std::uint32_t>> m_counts; ///< by kind, then by bin, up to the last bin that is not 0
};

} // namespace vitrine::core
