// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/late_tiles.h"

#include "core/raster/raster_ops.h"

#include <algorithm>
#include <tuple>

namespace vitrine::core {

namespace {

std::uint32_t placeOf(const Quad& quad)
{
    return std::uint32_t{quad.y} / kRasterTile << 16 | std::uint32_t{quad.x} / kRasterTile;
}

auto keyOf(const LateTiles::Tile& tile)
{
    return std::tuple(tile.place, tile.depth, tile.stencil);
}

} // namespace

void LateTiles::add(const Quad& quad, const TestedSurfaces& surfaces)
{
    const Tile added{placeOf(quad), surfaces.depth, surfaces.stencil, m_sent};
    const auto found = std::ranges::lower_bound(m_tiles, keyOf(added), {}, keyOf);
    if (found != m_tiles.end() && keyOf(*found) == keyOf(added))
        found->marks = m_sent;
    else
        m_tiles.insert(found, added);
}

bool LateTiles::holds(const Quad& quad, const TestedSurfaces& surfaces) const
{
    const auto sameOf = [](SurfaceId a, SurfaceId b) { return a && a == b; };
    const std::uint32_t place = placeOf(quad);
    for (auto tile = std::ranges::lower_bound(m_tiles, place, {}, &Tile::place);
         tile != m_tiles.end() && tile->place == place; ++tile)
        if (sameOf(tile->depth, surfaces.depth) || sameOf(tile->stencil, surfaces.stencil))
            return true;
    return false;
}

void LateTiles::markArrived()
{
    ++m_arrived;
    std::erase_if(m_tiles, [this](const Tile& tile) { return tile.marks < m_arrived; });
}

} // namespace vitrine::core
