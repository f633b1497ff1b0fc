// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/surface.h"
#include "core/primitive/primitive.h"

#include <algorithm>
#include <cstdint>

namespace vitrine::core {

/// Calls visit(x, y, width, height) for the part of the box in each tile of a surface. In the tile's page its rows lie
/// kTileSize pixels apart, and their pixels one after another. The box begins nowhere below 0.
template <typename Visit>
void forEachTile(const PixelBounds& box, Visit&& visit)
{
    constexpr auto kTile = static_cast<std::int32_t>(Surface::kTileSize);
    for (std::int32_t top, bottom = box.y0; bottom < box.y1; bottom = top) {
        top = std::min(box.y1, (bottom / kTile + 1) * kTile);
        for (std::int32_t right, left = box.x0; left < box.x1; left = right) {
            right = std::min(box.x1, (left / kTile + 1) * kTile);
            visit(static_cast<std::uint32_t>(left), static_cast<std::uint32_t>(bottom),
                  static_cast<std::uint32_t>(right - left), static_cast<std::uint32_t>(top - bottom));
        }
    }
}

/// Whether the surface has all pixels of the box.
[[nodiscard]] inline bool contains(const Surface& surface, const PixelBounds& box)
{
    return box.x0 >= 0 && box.y0 >= 0 && box.x1 <= static_cast<std::int64_t>(surface.width()) &&
           box.y1 <= static_cast<std::int64_t>(surface.height());
}

} // namespace vitrine::core
