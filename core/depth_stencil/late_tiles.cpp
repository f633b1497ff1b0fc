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

bool isTestedAgainst(const LateTiles::Tile& tile, SurfaceId depth, SurfaceId stencil)
{
    return (depth && tile.depth == depth) || (stencil && tile.stencil == stencil);
}

} // namespace

void LateTiles::add(const Quad& quad, const QuadOwner& owner)
{
    const Tile added{placeOf(quad), owner.depth, owner.stencil, m_sent, owner.draw, owner.primitive, std::nullopt};
    const auto found = std::ranges::lower_bound(m_tiles, keyOf(added), {}, keyOf);
    if (found == m_tiles.end() || keyOf(*found) != keyOf(added)) {
        m_tiles.insert(found, added);
        return;
    }
    const bool isOfSame = found->draw == owner.draw && found->primitive == owner.primitive;
    const std::optional<std::uint32_t> older = isOfSame ? found->olderMarks : found->marks;
    *found = added;
    found->olderMarks = older;
}

bool LateTiles::holds(const Quad& quad, const QuadOwner& owner) const
{
    const std::uint32_t place = placeOf(quad);
    for (auto tile = std::ranges::lower_bound(m_tiles, place, {}, &Tile::place);
         tile != m_tiles.end() && tile->place == place; ++tile) {
        if (!isTestedAgainst(*tile, owner.depth, owner.stencil))
            continue;
        if (tile->draw != owner.draw || tile->primitive != owner.primitive || tile->olderMarks)
            return true;
    }
    return false;
}

bool LateTiles::holdsAny(SurfaceId depth, SurfaceId stencil) const
{
    return std::ranges::any_of(m_tiles, [=](const Tile& tile) { return isTestedAgainst(tile, depth, stencil); });
}

void LateTiles::markArrived()
{
    ++m_arrived;
    std::erase_if(m_tiles, [this](const Tile& tile) { return tile.marks < m_arrived; });
    for (Tile& tile : m_tiles)
        if (tile.olderMarks && *tile.olderMarks < m_arrived)
            tile.olderMarks.reset();
}

} // namespace vitrine::core
