// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/raster/tile_mask.h"

#include <cstdint>
#include <span>

namespace vitrine::core {

/// An edge as a tile sees it. In steps of a whole pixel its value moves by multiples of 256, so e ≥ 0 is decided by
/// ⌊e / 256⌋, which fits 32 bits wherever the edge crosses the tile.
struct TileEdgeStart {
    std::int32_t start = 0; ///< ⌊e / 256⌋ at the sample of the tile's first pixel
    std::int32_t a = 0, b = 0;
};

/// The pixels of a tile that lie inside of every edge.
[[nodiscard]] TileMask insideMask(std::span<const TileEdgeStart> edges);

} // namespace vitrine::core
