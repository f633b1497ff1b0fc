// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <array>
#include <cstdint>
#include <vector>

/// Rasterization in two steps: a walk over tiles of 8×8 pixels (coarse), then the 2×2 quads of a tile (fine).
///
/// Order is fixed. Tiles: rows from bottom to top, left to right in a row; an x-major line goes by tile columns from
/// left to right, bottom to top in a column. Quads of a tile: the same as tiles of a triangle. Coverage is decided in
/// exact integer arithmetic. HET-05.

namespace vitrine::core {

inline constexpr std::int32_t kRasterTile = 8;

/// A tile that the primitive may touch (L6); x and y are multiples of kRasterTile. `fullCover` means every sample of
/// the tile is covered, `false` promises nothing.
struct TileWork {
    std::int32_t x = 0, y = 0;
    bool fullCover = false;
    friend bool operator==(const TileWork&, const TileWork&) = default;
    static void visit(auto& visitor, auto& tile)
    {
        visitor("x", tile.x);
        visitor("y", tile.y);
        visitor("fullCover", tile.fullCover);
    }
};

/// Appends the tiles of the primitive in order.
void walkTiles(const Primitive& primitive, std::vector<TileWork>& tiles);

/// Appends the quads of one tile that have any coverage.
void rasterizeTile(const Primitive& primitive, const TileWork& tile, std::vector<Quad>& quads);

/// What HIZ wants of a raster tile, by quarter: lower left, lower right, upper left, upper right.
struct TileOrders {
    std::array<QuadOrders, 4> quarters;
    [[nodiscard]] bool dropsAll() const;
    [[nodiscard]] const QuadOrders& of(const Quad& quad) const
    {
        constexpr unsigned kHalf = kRasterTile / 2;
        return quarters[quad.y / kHalf % 2 * 2 + quad.x / kHalf % 2];
    }
};

/// The same with what each quad is to be done with; dropped ones are left out.
void rasterizeTile(const Primitive& primitive, const TileWork& tile, const TileOrders& orders,
                   std::vector<Quad>& quads);

/// Whether every sample of these pixels is covered. False for lines and points promises nothing.
[[nodiscard]] bool coversAll(const Primitive& primitive, const PixelBounds& pixels);

/// walkTiles and rasterizeTile in one: appends all quads of the primitive.
void rasterize(const Primitive& primitive, std::vector<Quad>& quads);

} // namespace vitrine::core
