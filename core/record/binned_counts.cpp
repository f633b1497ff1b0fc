// SPDX-License-Identifier: Apache-2.0
#include "core/record/binned_counts.h"

#include <algorithm>

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

double BinnedCounts::part(const std::vector<std::uint32_t>& counts, Cycle from, Cycle to) const
{
    const auto bin = static_cast<std::size_t>(from / m_width);
    if (bin >= counts.size())
        return 0;
    return static_cast<double>(counts[bin]) * static_cast<double>(to - from) / static_cast<double>(m_width);
}

double BinnedCounts::sum(std::size_t kind, Cycle from, Cycle to) const
{
    const std::vector<std::uint32_t>& counts = m_counts[kind];
    to = std::min(to, static_cast<Cycle>(counts.size()) * m_width);
    if (from >= to)
        return 0;
    const Cycle first = (from + m_width - 1) / m_width * m_width;
    const Cycle last = to / m_width * m_width;
    if (first > last)
        return part(counts, from, to);
    std::uint64_t whole = 0;
    for (Cycle bin = first / m_width; bin < last / m_width; ++bin)
        whole += counts[static_cast<std::size_t>(bin)];
    return static_cast<double>(whole) + part(counts, from, first) + part(counts, last, to);
}

} // namespace vitrine::core
