// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <array>
#include <cstdint>
#include <vector>

/// Rasterizes in two steps: a walk over tiles of 8×8 pixels (coarse), then the 2×2 quads of each tile (fine).
///
/// The order is fixed. Tiles go row by row from bottom to top, each row from left to right. Tiles of an x-major line go
/// column by column from left to right, each column from bottom to top. Quads in a tile go like tiles of a triangle.
/// Coverage is decided in exact integer arithmetic (HET-05).

namespace vitrine::core {

inline constexpr std::int32_t kRasterTile = 8;

/// A tile that the primitive may touch (L6); x and y are multiples of kRasterTile. When `fullCover` is true, every
/// sample of the tile is covered; when it is false, samples may be covered or not.
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

/// Appends the primitive's tiles in their order.
void walkTiles(const Primitive& primitive, std::vector<TileWork>& tiles);

/// Appends those quads of a tile that have any coverage.
void rasterizeTile(const Primitive& primitive, const TileWork& tile, std::vector<Quad>& quads);

/// What HIZ wants for a raster tile, by quarter: lower left, lower right, upper left, upper right.
struct TileOrders {
    std::array<QuadOrders, 4> quarters;
    std::uint32_t entriesRead = 0; ///< of layer 2, to find them (HIZ-24)
    [[nodiscard]] bool dropsAll() const;
    [[nodiscard]] const QuadOrders& of(const Quad& quad) const
    {
        constexpr unsigned kHalf = kRasterTile / 2;
        return quarters[quad.y / kHalf % 2 * 2 + quad.x / kHalf % 2];
    }
};

/// Does the same, and gives each quad the orders of its quarter. Dropped quads are left out.
void rasterizeTile(const Primitive& primitive, const TileWork& tile, const TileOrders& orders,
                   std::vector<Quad>& quads);

/// Whether every sample of these pixels is covered. For lines and points it is always false, which promises nothing.
[[nodiscard]] bool coversAll(const Primitive& primitive, const PixelBounds& pixels);

/// Does walkTiles() and rasterizeTile() in one: appends all quads of the primitive.
void rasterize(const Primitive& primitive, std::vector<Quad>& quads);

} // namespace vitrine::core
