// SPDX-License-Identifier: Apache-2.0
#include "core/session/hiz/hiz_map.h"

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

} // namespace vitrine::core
