// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/raster/tile_mask.h"

#include <cstdint>
#include <span>

namespace vitrine::core {

/// An edge as seen from a tile. From pixel to pixel its value changes by multiples of 256, so ⌊e / 256⌋ decides whether
/// e ≥ 0. This fits into 32 bits wherever the edge crosses the tile.
struct TileEdgeStart {
    std::int32_t start = 0; ///< ⌊e / 256⌋ at the sample of the tile's first pixel
    std::int32_t a = 0, b = 0;
};

/// The pixels of a tile that lie inside of every edge.
[[nodiscard]] TileMask insideMask(std::span<const TileEdgeStart> edges);

} // namespace vitrine::core
