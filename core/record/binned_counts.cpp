// SPDX-License-Identifier: Apache-2.0
#include "core/record/binned_counts.h"

#include <algorithm>
#include <numeric>

namespace vitrine::core {

BinnedCounts::BinnedCounts(std::size_t kinds, std::size_t bins) : m_bins(bins), m_counts(kinds) {}

void BinnedCounts::reach(Cycle cycle)
{
    while (cycle / m_width >= m_bins) {
        m_width *= 2;
        for (std::vector<std::uint32_t>& counts : m_counts) {
            for (std::size_t i = 0; i < counts.size(); i += 2)
                counts[i / 2] = counts[i] + (i + 1 < counts.size() ? counts[i + 1] : 0);
            counts.resize((counts.size() + 1) / 2);
        }
    }
}

void BinnedCounts::add(std::size_t kind, Cycle cycle, std::uint64_t amount)
{
    if (amount == 0)
        return;
    reach(cycle);
    const auto bin = static_cast<std::size_t>(cycle / m_width);
    std::vector<std::uint32_t>& counts = m_counts[kind];
    if (counts.size() <= bin)
        counts.resize(bin + 1);
    counts[bin] += static_cast<std::uint32_t>(amount);
}

std::uint64_t BinnedCounts::inBin(std::size_t kind, Cycle cycle) const
{
    const std::vector<std::uint32_t>& counts = m_counts[kind];
    const auto bin = static_cast<std::size_t>(std::min(cycle / m_width, static_cast<Cycle>(counts.size())));
    if (bin == counts.size())
        return 0;
    const Cycle begin = bin * m_width, length = std::min(m_width, m_end - std::min(begin, m_end));
    return cycle - begin < length ? counts[bin] * (cycle - begin) / length : counts[bin];
}

std::uint64_t BinnedCounts::sumOfBins(std::size_t kind, Cycle from, Cycle to) const
{
    const std::vector<std::uint32_t>& counts = m_counts[kind];
    const auto binAt = [&](Cycle cycle) {
        return counts.begin() +
               static_cast<std::ptrdiff_t>(std::min(cycle / m_width, static_cast<Cycle>(counts.size())));
    };
    return std::accumulate(binAt(from), binAt(to), std::uint64_t{0});
}

std::uint64_t BinnedCounts::sum(std::size_t kind, Cycle from, Cycle to) const
{
    return from >= to ? 0 : sumOfBins(kind, from, to) + inBin(kind, to) - inBin(kind, from);
}

} // namespace vitrine::core
