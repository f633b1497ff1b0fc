// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/late_tiles.h"

#include "core/raster/raster_ops.h"

#include <algorithm>

namespace vitrine::core {

namespace {

std::uint32_t placeOf(const Quad& quad)
{
    return std::uint32_t{quad.y} / kRasterTile << 16 | std::uint32_t{quad.x} / kRasterTile;
}

auto findPlace(auto& tiles, std::uint32_t place)
{
    return std::lower_bound(tiles.begin(), tiles.end(), place,
                            [](const LateTiles::Tile& tile, std::uint32_t value) { return tile.place < value; });
}

} // namespace

void LateTiles::add(const Quad& quad)
{
    const std::uint32_t place = placeOf(quad);
    const auto found = findPlace(m_tiles, place);
    if (found != m_tiles.end() && found->place == place)
        found->marks = m_sent;
    else
        m_tiles.insert(found, {place, m_sent});
}

bool LateTiles::holds(const Quad& quad) const
{
    const std::uint32_t place = placeOf(quad);
    const auto found = findPlace(m_tiles, place);
    return found != m_tiles.end() && found->place == place;
}

void LateTiles::markArrived()
{
    ++m_arrived;
    std::erase_if(m_tiles, [this](const Tile& tile) { return tile.marks < m_arrived; });
}

} // namespace vitrine::core
