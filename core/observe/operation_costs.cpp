// SPDX-License-Identifier: Apache-2.0
#include "core/observe/operation_costs.h"

#include "core/observe/events.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

void DrawOperations::watch()
{
    m_isWatched = true;
    m_total = 0;
    m_sums.clear();
}

void DrawOperations::add(std::uint32_t draw, std::uint64_t energy)
{
    if (energy == 0 || draw == kNoDraw)
        return;
    m_total += energy;
    const auto known = std::ranges::find(m_sums.rbegin(), m_sums.rend(), draw, &Sum::draw); // mostly of the youngest
    if (known != m_sums.rend())
        known->energy += energy;
    else
        m_sums.push_back({draw, energy});
}

std::uint64_t DrawOperations::take(std::uint32_t draw)
{
    const auto known = std::ranges::find(m_sums, draw, &Sum::draw);
    if (known == m_sums.end())
        return 0;
    const std::uint64_t energy = known->energy;
    m_sums.erase(known);
    return energy;
}

std::map<std::uint32_t, std::uint64_t> DrawOperations::takeAll()
{
    std::map<std::uint32_t, std::uint64_t> all;
    for (const Sum& sum : std::exchange(m_sums, {}))
        all.emplace(sum.draw, sum.energy);
    return all;
}

} // namespace vitrine::core
