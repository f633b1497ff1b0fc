// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace vitrine::core {

/// How much of several kinds was counted over time, in stretches of equal length: cycles at first. A run that gets too
/// long for them has its stretches joined two by two, so that memory stays the same whatever its length.
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

    /// Cycles of a stretch; a power of two.
    [[nodiscard]] Cycle width() const { return m_width; }
    /// In cycles from … to − 1: exact where these are borders of stretches, else of the outer ones in proportion.
    [[nodiscard]] double sum(std::size_t kind, Cycle from, Cycle to) const;

private:
    void reach(Cycle cycle);
    [[nodiscard]] double part(const std::vector<std::uint32_t>& counts, Cycle from, Cycle to) const;

    std::size_t m_bins = 0;
    Cycle m_width = 1;
    std::vector<std::vector<std::uint32_t>> m_counts; ///< by kind, then by stretch, up to the last one that is not 0
};

} // namespace vitrine::core
