// SPDX-License-Identifier: Apache-2.0
#include "core/raster/tile_mask.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace vitrine::core {
namespace {

constexpr int kPixels = kRasterTile * kRasterTile;
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

using PixelValues = std::array<std::int32_t, kPixels>;

/// Makes the sign of every pixel outside the edge negative. In steps of a whole pixel the edge's value moves by
/// multiples of 256, so e ≥ 0 is decided by ⌊e / 256⌋, which fits 32 bits wherever the edge crosses the tile.
void markOutside(std::int32_t start, std::int32_t a, std::int32_t b, PixelValues& signs)
{
    std::size_t at = 0;
    for (std::int32_t y = 0; y < kRasterTile; y += 2) {
        for (std::int32_t x = 0; x < kRasterTile; x += 2, at += 4) {
            const std::int32_t corner = start + a * x + b * y;
            signs[at] |= corner;
            signs[at + 1] |= corner + a;
            signs[at + 2] |= corner + b;
            signs[at + 3] |= corner + a + b;
        }
    }
}

TileMask insideBits(const PixelValues& signs)
{
    TileMask outside = 0;
    for (std::size_t byte = 0; byte < kPixels; byte += 8) {
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 8; ++i)
            bits |= (static_cast<std::uint32_t>(signs[byte + i]) >> 31) << i;
        outside |= TileMask{bits} << byte;
    }
    return ~outside;
}

} // namespace

TileMask boundsMask(const PixelBounds& bounds, std::int32_t x, std::int32_t y)
{
    return stripes(kColumns, std::int64_t{bounds.x0} - x, std::int64_t{bounds.x1} - x) &
           stripes(kRows, std::int64_t{bounds.y0} - y, std::int64_t{bounds.y1} - y);
}

TileMask edgesMask(const Primitive& primitive, std::int32_t x, std::int32_t y, SamplePosition position)
{
    PixelValues signs{};
    bool crossed = false;
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
        if (lowest >= 0)
            continue;
        crossed = true;
        markOutside(static_cast<std::int32_t>(start), static_cast<std::int32_t>(edge.a),
                    static_cast<std::int32_t>(edge.b), signs);
    }
    return crossed ? insideBits(signs) : ~TileMask{0};
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
