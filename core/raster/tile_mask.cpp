// SPDX-License-Identifier: Apache-2.0
#include "core/raster/tile_mask.h"

#include "core/raster/tile_edges.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace vitrine::core {
namespace {

constexpr std::int64_t kLast = kRasterTile - 1;

constexpr TileMask pixelBit(std::int32_t x, std::int32_t y)
{
    return TileMask{1} << ((y / 2 * (kRasterTile / 2) + x / 2) * 4 + (y % 2) * 2 + x % 2);
}

using LineMasks = std::array<TileMask, kRasterTile>;

constexpr LineMasks columnMasks()
{
    LineMasks masks{};
    for (std::int32_t y = 0; y < kRasterTile; ++y) {
        for (std::int32_t x = 0; x < kRasterTile; ++x)
            masks[static_cast<std::size_t>(x)] |= pixelBit(x, y);
    }
    return masks;
}

constexpr LineMasks rowMasks()
{
    LineMasks masks{};
    for (std::int32_t y = 0; y < kRasterTile; ++y) {
        for (std::int32_t x = 0; x < kRasterTile; ++x)
            masks[static_cast<std::size_t>(y)] |= pixelBit(x, y);
    }
    return masks;
}

constexpr LineMasks kColumns = columnMasks();
constexpr LineMasks kRows = rowMasks();

/// Union of the masks first ≤ i < end, cut to the tile.
TileMask stripes(const LineMasks& masks, std::int64_t first, std::int64_t end)
{
    TileMask result = 0;
    const std::int64_t stop = std::min<std::int64_t>(end, kRasterTile);
    for (std::int64_t i = std::max<std::int64_t>(first, 0); i < stop; ++i)
        result |= masks[static_cast<std::size_t>(i)];
    return result;
}

} // namespace

TileMask boundsMask(const PixelBounds& bounds, std::int32_t x, std::int32_t y)
{
    if (x >= bounds.x0 && y >= bounds.y0 && x + kRasterTile <= bounds.x1 && y + kRasterTile <= bounds.y1)
        return ~TileMask{0};
    return stripes(kColumns, std::int64_t{bounds.x0} - x, std::int64_t{bounds.x1} - x) &
           stripes(kRows, std::int64_t{bounds.y0} - y, std::int64_t{bounds.y1} - y);
}

TileMask edgesMask(const Primitive& primitive, std::int32_t x, std::int32_t y, SamplePosition position)
{
    std::array<TileEdgeStart, 4> crossing;
    std::size_t count = 0;
    for (std::size_t i = 0; i < primitive.edgeCount; ++i) {
        const EdgeFunction& edge = primitive.edges[i];
        const std::int64_t start =
            edge.at(std::int64_t{x} * kSubpixels + position.x, std::int64_t{y} * kSubpixels + position.y) >>
            kSubpixelBits;
        const std::int64_t lowest =
            start + kLast * (std::min<std::int64_t>(edge.a, 0) + std::min<std::int64_t>(edge.b, 0));
        const std::int64_t highest =
            start + kLast * (std::max<std::int64_t>(edge.a, 0) + std::max<std::int64_t>(edge.b, 0));
        if (highest < 0)
            return 0;
        if (lowest < 0)
            crossing[count++] = {static_cast<std::int32_t>(start), static_cast<std::int32_t>(edge.a),
                                 static_cast<std::int32_t>(edge.b)};
    }
    return count == 0 ? ~TileMask{0} : insideMask(std::span(crossing).first(count));
}

TileMask lineMask(const LineWalk& line, std::int32_t x, std::int32_t y)
{
    const std::int32_t majorStart = line.steep ? y : x;
    const std::int32_t minorStart = line.steep ? x : y;
    const LineMasks& across = line.steep ? kRows : kColumns;
    const LineMasks& along = line.steep ? kColumns : kRows;
    const std::int32_t last = std::min(line.lastMajor, majorStart + kRasterTile - 1);
    TileMask mask = 0;
    for (std::int32_t major = std::max(line.firstMajor, majorStart); major <= last; ++major) {
        const std::int64_t low = line.minorAt(major) - minorStart;
        mask |= across[static_cast<std::size_t>(major - majorStart)] & stripes(along, low, low + line.width);
    }
    return mask;
}

} // namespace vitrine::core
