// SPDX-License-Identifier: Apache-2.0
#include "core/session/overlay/overlay_pixels.h"

#include "core/base/check.h"

namespace vitrine::core {

OverlayPixels::OverlayPixels(std::uint32_t width, std::uint32_t height)
    : m_width(width), m_height(height), m_columns((width + kTile - 1) / kTile), m_tiles(std::size_t{m_columns} * rows())
{
}

const PixelTouches& OverlayPixels::at(std::uint32_t x, std::uint32_t y) const
{
    CORE_CHECK(x < m_width && y < m_height, "a pixel outside of its overlay");
    static const PixelTouches untouched;
    const Tile* found = tile(x / kTile, y / kTile);
    return found ? (*found)[inTile(x, y)] : untouched;
}

OverlayPixels::Tile* OverlayPixels::tileForWrite(std::uint32_t x, std::uint32_t y)
{
    auto& place = m_tiles[std::size_t{y / kTile} * m_columns + x / kTile];
    if (!place && m_made < kMostTiles) {
        place = std::make_unique<Tile>();
        ++m_made;
    }
    return place.get();
}

void OverlayPixels::clear()
{
    for (auto& tile : m_tiles)
        tile.reset();
    m_made = 0;
}

} // namespace vitrine::core
