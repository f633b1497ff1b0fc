// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/hiz_draw.h"
#include "core/hiz/triangle_interval.h"
#include "core/raster/quad.h"

#include <cstdint>

namespace vitrine::core {

struct HizConfig;

/// A tile of HIZ: `hiz.tile` pixels wide and high, counted from the lower left corner.
struct HizTile {
    std::uint32_t column = 0, row = 0;
    friend bool operator==(const HizTile&, const HizTile&) = default;
};

/// What happened to the bounds of a tile.
struct BoundsChange {
    UpdateKind kind = UpdateKind::None;
    ValueInterval before, after;
    friend bool operator==(const BoundsChange&, const BoundsChange&) = default;
};

/// Everything that HIZ has found out about a primitive in a tile, and what it wants done (L7).
struct TileVerdict {
    HizTile tile;
    std::uint32_t primitive = 0; ///< its number in the draw, as the rasterizer's items count
    std::uint8_t row = 0;        ///< the row of the decision table that applied
    TileResult result = TileResult::Shade;
    DiscardVerdict discard = DiscardVerdict::Unknown;
    TileDiscard lookUp; ///< the answer of layer 2
    bool isLookedUp = false;
    bool isTested = false; ///< the coarse test was made
    bool isFull = false;   ///< the primitive covers every sample of the tile
    CoarseResult coarse = CoarseResult::Ambiguous;
    CoarseResult depthResult = CoarseResult::Ambiguous;   ///< with isTested: what `coarse` was made of
    CoarseResult stencilResult = CoarseResult::Ambiguous; ///< Pass when there is no stencil test
    TileInterval incoming;
    BoundsChange depth, stencil;
    QuadOrders orders;
};

/// Judges one tile, and updates the bounds of the draw's surfaces: HIZ-02 … HIZ-05, HIZ-07 … HIZ-12, HIZ-27. Tiles of a
/// draw must come in the order of the stream.
[[nodiscard]] TileVerdict judgeTile(const HizDraw& draw, const HizConfig& config, const Primitive& primitive,
                                    const HizTile& tile);

/// The pixels of the tile that lie in the surfaces of the draw.
[[nodiscard]] PixelBounds pixelsOf(const HizDraw& draw, std::uint32_t tileSize, const HizTile& tile);

} // namespace vitrine::core
