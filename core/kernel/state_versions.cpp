// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/state_versions.h"

#include "core/base/check.h"

#include <algorithm>

namespace vitrine::core {

std::size_t StateVersions::take(std::uint32_t draw)
{
    if (const auto row = rowOf(draw))
        return *row;
    const auto free = std::ranges::find(m_draws, kNobody);
    const auto row = static_cast<std::size_t>(free - m_draws.begin());
    if (free == m_draws.end())
        m_draws.push_back(kNobody);
    m_draws[row] = draw;
    return row;
}

void StateVersions::retire(std::uint32_t draw)
{
    const auto row = rowOf(draw);
    if (!row)
        return;
    m_draws[*row] = kNobody;
    for (Column* column : m_columns)
        column->drop(*row);
}

void StateVersions::clear()
{
    for (const std::uint32_t draw : taken())
        retire(draw);
}

std::size_t StateVersions::inUse() const
{
    return taken().size();
}

std::vector<std::uint32_t> StateVersions::taken() const
{
    std::vector<std::uint32_t> draws;
    for (const std::uint64_t draw : m_draws)
        if (draw != kNobody)
            draws.push_back(static_cast<std::uint32_t>(draw));
    return draws;
}

StateVersions::Rows StateVersions::rows() const
{
    Rows rows;
    rows.m_draws = m_draws;
    for (const Column* column : m_columns)
        rows.m_values.push_back(column->values());
    return rows;
}

void StateVersions::restore(const Rows& rows)
{
    CORE_CHECK(rows.m_values.size() == m_columns.size(), "rows of another table of state versions");
    m_draws = rows.m_draws;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        m_columns[i]->setValues(rows.m_values[i].get());
}

} // namespace vitrine::core
