// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/hiz/hiz_config.h"
#include "core/hiz/hiz_draw.h"
#include "core/hiz/triangle_interval.h"
#include "core/raster/quad.h"

#include <cstdint>

namespace vitrine::core {

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

/// Everything that HIZ has found out of a primitive in a tile, and what it wants done (L7).
struct TileVerdict {
    HizTile tile;
    std::uint32_t primitive = 0; ///< of the draw, as the rasterizer's items count them
    std::uint8_t row = 0;        ///< of the decision table
    TileResult result = TileResult::Shade;
    DiscardVerdict discard = DiscardVerdict::Unknown;
    TileDiscard lookUp; ///< layer 2's answer
    bool isLookedUp = false;
    bool isTested = false; ///< the coarse test was made
    bool isFull = false;   ///< the primitive covers every sample
    CoarseResult coarse = CoarseResult::Ambiguous;
    CoarseResult depthResult = CoarseResult::Ambiguous;   ///< what `coarse` was made of, with isTested
    CoarseResult stencilResult = CoarseResult::Ambiguous; ///< Pass without a test
    TileInterval incoming;
    BoundsChange depth, stencil;
    QuadOrders orders;
};

/// Judges one tile, and brings the bounds of its draw's surfaces up to date: HIZ-02 … HIZ-05, HIZ-07 … HIZ-12, HIZ-27.
/// Tiles of a draw come in the order of the stream.
[[nodiscard]] TileVerdict judgeTile(const HizDraw& draw, const HizConfig& config, const Primitive& primitive,
                                    const HizTile& tile);

/// Pixels of the tile that belong to the surfaces of the draw.
[[nodiscard]] PixelBounds pixelsOf(const HizDraw& draw, std::uint32_t tileSize, const HizTile& tile);

} // namespace vitrine::core
