// SPDX-License-Identifier: Apache-2.0
#include "core/raster/raster_ops.h"

#include "core/raster/tile_mask.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

namespace vitrine::core {
namespace {

constexpr std::int64_t kTileStep = std::int64_t{kRasterTile} * kSubpixels;

constexpr std::int32_t tileFloor(std::int32_t pixel)
{
    return pixel & ~(kRasterTile - 1);
}

std::int64_t floorDivide(std::int64_t dividend, std::int64_t divisor)
{
    const std::int64_t quotient = dividend / divisor;
    return dividend % divisor != 0 && (dividend < 0) != (divisor < 0) ? quotient - 1 : quotient;
}

/// First and last sample coordinate inside a tile, 1/256 pixel from its corner.
struct SampleReach {
    std::int64_t low, high;
};

/// No sample is nearer to the pixel's border than the outer one of as many columns as there are samples.
SampleReach sampleReach(int samples)
{
    const std::int64_t low = kPixelCenter.x / samples;
    return {low, std::int64_t{kRasterTile} * kSubpixels - low};
}

/// An edge's value at the tile's most inner and most outer sample, seen from the tile's corner.
struct TileEdge {
    EdgeFunction edge;
    std::int64_t toBest = 0, toWorst = 0;
};

std::array<TileEdge, 4> tileEdges(const Primitive& primitive)
{
    const SampleReach reach = sampleReach(primitive.samples);
    std::array<TileEdge, 4> result;
    for (std::size_t i = 0; i < primitive.edgeCount; ++i) {
        const EdgeFunction& e = primitive.edges[i];
        result[i] = {e, e.a * (e.a > 0 ? reach.high : reach.low) + e.b * (e.b > 0 ? reach.high : reach.low),
                     e.a * (e.a > 0 ? reach.low : reach.high) + e.b * (e.b > 0 ? reach.low : reach.high)};
    }
    return result;
}

/// Tiles first … last of a row, counted in tiles from the left end of the target.
struct TileSpan {
    std::int64_t first, last;
};

/// The part of a row's span in which the edge leaves any sample.
TileSpan cutSpan(const TileEdge& tile, std::int64_t y, TileSpan span)
{
    const std::int64_t atLeft = tile.edge.at(0, y * kSubpixels) + tile.toBest;
    const std::int64_t step = tile.edge.a * kTileStep;
    if (step == 0)
        return atLeft >= 0 ? span : TileSpan{1, 0};
    // Inside where atLeft + step · n ≥ 0.
    if (step > 0)
        return {std::max(span.first, -floorDivide(atLeft, step)), span.last};
    return {span.first, std::min(span.last, floorDivide(atLeft, -step))};
}

bool isInside(const PixelBounds& bounds, std::int32_t x, std::int32_t y)
{
    return x >= bounds.x0 && y >= bounds.y0 && x + kRasterTile <= bounds.x1 && y + kRasterTile <= bounds.y1;
}

template <typename Visitor>
void walkPolygon(const Primitive& primitive, Visitor&& visit)
{
    const std::array<TileEdge, 4> edges = tileEdges(primitive);
    const PixelBounds& bounds = primitive.bounds;
    for (std::int32_t y = tileFloor(bounds.y0); y < bounds.y1; y += kRasterTile) {
        TileSpan span{bounds.x0 / kRasterTile, (bounds.x1 - 1) / kRasterTile};
        for (std::size_t i = 0; i < primitive.edgeCount; ++i)
            span = cutSpan(edges[i], y, span);
        for (std::int64_t n = span.first; n <= span.last; ++n) {
            const auto x = static_cast<std::int32_t>(n * kRasterTile);
            bool full = isInside(bounds, x, y);
            for (std::size_t i = 0; full && i < primitive.edgeCount; ++i)
                full = edges[i].edge.at(n * kTileStep, std::int64_t{y} * kSubpixels) + edges[i].toWorst >= 0;
            visit(TileWork{x, y, full});
        }
    }
}

/// By columns (rows if steep) of tiles along the major axis, each from its lowest to its highest touched tile.
template <typename Visitor>
void walkLine(const Primitive& primitive, Visitor&& visit)
{
    const LineWalk& line = primitive.line;
    const PixelBounds& bounds = primitive.bounds;
    const std::int32_t minorLow = line.steep ? bounds.x0 : bounds.y0;
    const std::int32_t minorEnd = line.steep ? bounds.x1 : bounds.y1;
    const std::int32_t majorLow = line.steep ? bounds.y0 : bounds.x0;
    const std::int32_t majorLast = (line.steep ? bounds.y1 : bounds.x1) - 1;
    for (std::int32_t major = tileFloor(majorLow); major <= majorLast; major += kRasterTile) {
        const std::int64_t atFirst = line.minorAt(std::max(major, majorLow));
        const std::int64_t atLast = line.minorAt(std::min(major + kRasterTile - 1, majorLast));
        const std::int64_t low = std::max<std::int64_t>(std::min(atFirst, atLast), minorLow);
        const std::int64_t end = std::min<std::int64_t>(std::max(atFirst, atLast) + line.width, minorEnd);
        for (std::int32_t minor = tileFloor(static_cast<std::int32_t>(low)); minor < end; minor += kRasterTile)
            visit(line.steep ? TileWork{minor, major, false} : TileWork{major, minor, false});
    }
}

template <typename Visitor>
void forEachTile(const Primitive& primitive, Visitor&& visit)
{
    if (primitive.bounds.empty())
        return;
    if (primitive.edgeCount == 0)
        walkLine(primitive, visit);
    else
        walkPolygon(primitive, visit);
}

/// The pixels' bits moved to sample 0 of each.
constexpr unsigned spreadPixels(unsigned pixels)
{
    return (pixels & 1) | (pixels & 2) << 3 | (pixels & 4) << 6 | (pixels & 8) << 9;
}

constexpr int kQuadsPerRow = kRasterTile / 2;

Quad quadOf(const TileWork& tile, int quad, unsigned coverage, std::size_t group = 0)
{
    Quad result;
    result.x = static_cast<std::uint16_t>(tile.x + quad % kQuadsPerRow * 2);
    result.y = static_cast<std::uint16_t>(tile.y + quad / kQuadsPerRow * 2);
    result.coverage = static_cast<std::uint16_t>(coverage);
    result.group = static_cast<std::uint8_t>(group);
    return result;
}

void emitQuads(const TileWork& tile, TileMask mask, std::vector<Quad>& quads)
{
    while (mask != 0) {
        const int quad = std::countr_zero(mask) / 4;
        quads.push_back(quadOf(tile, quad, spreadPixels(static_cast<unsigned>(mask >> (quad * 4)) & 0xF)));
        mask &= ~(TileMask{0xF} << (quad * 4));
    }
}

using SampleMasks = std::array<TileMask, kMostPixelSamples>;

/// Groups of a pixel's samples come one after another, also those that are not covered: RAS and ZST take the same time
/// for each (spec 02 §G).
void emitQuads(const TileWork& tile, const SampleMasks& masks, std::size_t samples, std::vector<Quad>& quads)
{
    TileMask remaining = 0;
    for (std::size_t sample = 0; sample < samples; ++sample)
        remaining |= masks[sample];
    while (remaining != 0) {
        const int quad = std::countr_zero(remaining) / 4;
        for (std::size_t group = 0; group < samples / 4; ++group) {
            unsigned coverage = 0;
            for (std::size_t sample = 0; sample < 4; ++sample)
                coverage |= spreadPixels(static_cast<unsigned>(masks[4 * group + sample] >> (quad * 4)) & 0xF)
                            << sample;
            quads.push_back(quadOf(tile, quad, coverage, group));
        }
        remaining &= ~(TileMask{0xF} << (quad * 4));
    }
}

void emitWholeTile(const TileWork& tile, std::size_t samples, std::vector<Quad>& quads)
{
    const unsigned coverage = samples == 1 ? 0x1111 : 0xFFFF;
    const std::size_t groups = samples == 1 ? 1 : samples / 4;
    for (int quad = 0; quad < kQuadsPerRow * kQuadsPerRow; ++quad)
        for (std::size_t group = 0; group < groups; ++group)
            quads.push_back(quadOf(tile, quad, coverage, group));
}

} // namespace

void walkTiles(const Primitive& primitive, std::vector<TileWork>& tiles)
{
    forEachTile(primitive, [&](const TileWork& tile) { tiles.push_back(tile); });
}

void rasterizeTile(const Primitive& primitive, const TileWork& tile, std::vector<Quad>& quads)
{
    const std::size_t samples = primitive.samples;
    if (tile.fullCover)
        return emitWholeTile(tile, samples, quads);
    const TileMask bounds = boundsMask(primitive.bounds, tile.x, tile.y);
    if (primitive.edgeCount == 0)
        return emitQuads(tile, bounds & lineMask(primitive.line, tile.x, tile.y), quads);
    if (samples == 1)
        return emitQuads(tile, bounds & edgesMask(primitive, tile.x, tile.y, kPixelCenter), quads);
    SampleMasks masks{};
    for (std::size_t sample = 0; sample < samples; ++sample) {
        const SamplePosition position =
            samplePosition(primitive.samples, static_cast<int>(sample), primitive.samplePattern);
        masks[sample] = bounds & edgesMask(primitive, tile.x, tile.y, position);
    }
    emitQuads(tile, masks, samples, quads);
}

bool TileOrders::dropsAll() const
{
    return std::all_of(quarters.begin(), quarters.end(),
                       [](const QuadOrders& orders) { return orders.has(QuadOrders::Dropped); });
}

void rasterizeTile(const Primitive& primitive, const TileWork& tile, const TileOrders& orders, std::vector<Quad>& quads)
{
    if (orders.dropsAll())
        return;
    const auto first = static_cast<std::ptrdiff_t>(quads.size());
    rasterizeTile(primitive, tile, quads);
    std::for_each(quads.begin() + first, quads.end(), [&](Quad& quad) { quad.orders = orders.of(quad); });
    const auto isDropped = [](const Quad& quad) { return quad.orders.has(QuadOrders::Dropped); };
    quads.erase(std::remove_if(quads.begin() + first, quads.end(), isDropped), quads.end());
}

bool coversAll(const Primitive& primitive, const PixelBounds& pixels)
{
    const PixelBounds& bounds = primitive.bounds;
    const bool isInBounds =
        pixels.x0 >= bounds.x0 && pixels.y0 >= bounds.y0 && pixels.x1 <= bounds.x1 && pixels.y1 <= bounds.y1;
    if (primitive.kind != PrimitiveKind::Triangle || !isInBounds)
        return false;
    const std::int64_t low = kPixelCenter.x / primitive.samples;
    const std::int64_t high = kSubpixels - low;
    const std::int64_t left = std::int64_t{pixels.x0} * kSubpixels + low;
    const std::int64_t right = std::int64_t{pixels.x1 - 1} * kSubpixels + high;
    const std::int64_t bottom = std::int64_t{pixels.y0} * kSubpixels + low;
    const std::int64_t top = std::int64_t{pixels.y1 - 1} * kSubpixels + high;
    return std::all_of(
        primitive.edges.begin(), primitive.edges.begin() + primitive.edgeCount,
        [&](const EdgeFunction& edge) { return edge.at(edge.a > 0 ? left : right, edge.b > 0 ? bottom : top) >= 0; });
}

void rasterize(const Primitive& primitive, std::vector<Quad>& quads)
{
    forEachTile(primitive, [&](const TileWork& tile) { rasterizeTile(primitive, tile, quads); });
}

} // namespace vitrine::core
