// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/state_versions.h"

#include <algorithm>

namespace vitrine::core {

std::size_t StateVersions::take(std::uint32_t draw)
{
    if (const auto row = rowOf(draw))
        return *row;
    const auto free = std::ranges::find(m_draws, std::optional<std::uint32_t>());
    const auto row = static_cast<std::size_t>(free - m_draws.begin());
    if (free == m_draws.end())
        m_draws.emplace_back();
    m_draws[row] = draw;
    return row;
}

std::optional<std::size_t> StateVersions::rowOf(std::uint32_t draw) const
{
    const auto found = std::ranges::find(m_draws, std::optional(draw));
    return found == m_draws.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_draws.begin()));
}

void StateVersions::retire(std::uint32_t draw)
{
    const auto row = rowOf(draw);
    if (!row)
        return;
    m_draws[*row].reset();
    for (Column* column : m_columns)
        column->drop(*row);
}

void StateVersions::clear()
{
    for (const std::optional<std::uint32_t> draw : std::vector(m_draws))
        if (draw)
            retire(*draw);
}

std::size_t StateVersions::inUse() const
{
    return static_cast<std::size_t>(std::ranges::count_if(m_draws, [](const auto& draw) { return draw.has_value(); }));
}

} // namespace vitrine::core
