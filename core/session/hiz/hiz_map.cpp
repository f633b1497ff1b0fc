// SPDX-License-Identifier: Apache-2.0
#include "core/session/hiz/hiz_map.h"

#include "core/hiz/hiz_tiles.h"

#include <algorithm>

namespace vitrine::core {

std::optional<HizMap> hizMap(const Memory& memory, SurfaceId surface)
{
    const TileBounds* bounds = memory.contains(surface) ? memory.surface(surface).bounds() : nullptr;
    if (!bounds)
        return std::nullopt;
    HizMap map{bounds->tileSize(), bounds->columns(), bounds->rows(), bounds->maxCode(), {}};
    map.tiles.reserve(std::size_t{map.columns} * map.rows);
    for (std::uint32_t tile = 0; tile < map.columns * map.rows; ++tile) {
        const TileEntry entry = bounds->entry(tile);
        map.tiles.push_back({entry.bounds, entry.setBy != 0 ? std::optional(entry.setBy - 1) : std::nullopt});
    }
    return map;
}

void checkBounds(HizMap& map, const Surface& surface)
{
    const auto area = [&map, &surface](std::uint32_t column, std::uint32_t row) {
        const std::uint32_t x = column * map.tileSize, y = row * map.tileSize;
        return PixelBounds{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y),
                           static_cast<std::int32_t>(std::min(x + map.tileSize, surface.width())),
                           static_cast<std::int32_t>(std::min(y + map.tileSize, surface.height()))};
    };
    for (std::uint32_t tile = 0; tile < map.tiles.size(); ++tile) {
        const ValueInterval samples = storedRange(surface, area(tile % map.columns, tile / map.columns));
        const ValueInterval& known = map.tiles[tile].bounds;
        map.tiles[tile].isBroken = samples.min < known.min || samples.max > known.max;
    }
}

} // namespace vitrine::core
