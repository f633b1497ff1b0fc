// SPDX-License-Identifier: Apache-2.0
#include "core/raster/tile_edges.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/raster/tile_edges.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <array>
#include <cstddef>

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

constexpr std::size_t kPixels = std::size_t{kRasterTile} * kRasterTile;

struct PixelOffsets {
    alignas(64) std::array<std::int32_t, kPixels> x, y;
};

/// Quads follow one another in rows, and so do the pixels of a quad.
constexpr PixelOffsets pixelOffsets()
{
    PixelOffsets offsets{};
    for (std::size_t i = 0; i < kPixels; ++i) {
        const std::size_t quad = i / 4;
        offsets.x[i] = static_cast<std::int32_t>(quad % (kRasterTile / 2) * 2 + i % 2);
        offsets.y[i] = static_cast<std::int32_t>(quad / (kRasterTile / 2) * 2 + i % 4 / 2);
    }
    return offsets;
}

constexpr PixelOffsets kOffsets = pixelOffsets();

} // namespace

TileMask insideEdges(std::span<const TileEdgeStart> edges)
{
    const hn::CappedTag<std::int32_t, 16> d;
    TileMask outside = 0;
    for (std::size_t i = 0; i < kPixels; i += hn::Lanes(d)) {
        const auto x = hn::Load(d, &kOffsets.x[i]), y = hn::Load(d, &kOffsets.y[i]);
        auto signs = hn::Zero(d);
        for (const TileEdgeStart& edge : edges) {
            const auto moved = hn::Add(hn::Mul(hn::Set(d, edge.a), x), hn::Mul(hn::Set(d, edge.b), y));
            signs = hn::Or(signs, hn::Add(hn::Set(d, edge.start), moved));
        }
        std::uint8_t bytes[8] = {};
        hn::StoreMaskBits(d, hn::Lt(signs, hn::Zero(d)), bytes);
        outside |= (TileMask{bytes[0]} | TileMask{bytes[1]} << 8) << i;
    }
    return ~outside;
}

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace vitrine::core {

HWY_EXPORT(insideEdges);

TileMask insideMask(std::span<const TileEdgeStart> edges)
{
    return HWY_DYNAMIC_DISPATCH(insideEdges)(edges);
}

} // namespace vitrine::core
#endif
