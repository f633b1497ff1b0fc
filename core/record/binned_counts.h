// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine::core {

/// How much of several kinds was counted over time, in bins of equal length: cycles at first. A run that gets too long
/// for them has its bins joined two by two, so that memory stays the same whatever its length.
///
/// Sums are differences of what lies before two moments, in whole numbers: however a time is cut, its parts add up.
class BinnedCounts {
public:
    static constexpr std::size_t kBins = 4096;

    BinnedCounts() = default;
    explicit BinnedCounts(std::size_t kinds, std::size_t bins = kBins);

    void add(std::size_t kind, Cycle cycle, std::uint64_t amount);
    /// Over cycles from … to − 1; `before(cycle)` tells how many of these come before a cycle of the stretch.
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

    /// No cycle from this one on has been, so that its bin is counted in full before it. Counts that were spread beyond
    /// it are in there.
    void setEnd(Cycle end) { m_end = end; }

    /// Cycles of a bin; a power of two.
    [[nodiscard]] Cycle width() const { return m_width; }
    /// In cycles from … to − 1: exact where these are borders of bins, else of the outer bins the proportion before it.
    [[nodiscard]] std::uint64_t sum(std::size_t kind, Cycle from, Cycle to) const;
    /// The same of borders of bins alone; of others of the bins in which they lie.
    [[nodiscard]] std::uint64_t sumOfBins(std::size_t kind, Cycle from, Cycle to) const;
    /// Of a bin what comes before a cycle in it.
    [[nodiscard]] std::uint64_t inBin(std::size_t kind, Cycle cycle) const;

private:
    void reach(Cycle cycle);

    std::size_t m_bins = 0;
    Cycle m_width = 1;
    Cycle m_end = kNever;
    std::vector<std::vector<std::uint32_t>> m_counts; ///< by kind, then by bin, up to the last one that is not 0
};

} // namespace vitrine::core
