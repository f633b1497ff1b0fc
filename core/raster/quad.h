// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

namespace vitrine::core {

/// Sample positions inside a pixel in 1/256 pixel from its lower left corner.
struct SamplePosition {
    std::int32_t x = 128, y = 128;
};
inline constexpr SamplePosition kPixelCenter{};
/// The usual rotated grid of four.
inline constexpr std::array<SamplePosition, 4> kFourSamples{{{96, 32}, {224, 96}, {32, 160}, {160, 224}}};

/// Position of `sample` in a pixel of `samples` samples (1 or 4).
[[nodiscard]] constexpr SamplePosition samplePosition(int samples, int sample)
{
    return samples == 1 ? kPixelCenter : kFourSamples[static_cast<std::size_t>(sample)];
}

enum class DepthStencilTap : std::uint8_t { Early, Late };

/// What HIZ wants done with the quads of a tile (L7). As made by default it wants nothing: the draw decides.
struct QuadOrders {
    enum Flag : std::uint8_t {
        Decided = 1,       ///< the others mean something
        Late = 2,          ///< depth and stencil are tested after shading
        Passes = 4,        ///< every sample passes both tests: they are written without comparison
        DropsFirst = 8,    ///< samples that fail now are left out before shading, without a write (HIZ-12)
        SkipsDiscard = 16, ///< discard is proven impossible (HIZ-26)
        Dropped = 32,      ///< the tile makes no quads: culled or terminated
    };
    std::uint8_t flags = 0;
    [[nodiscard]] constexpr bool has(Flag flag) const { return (flags & flag) != 0; }
    friend bool operator==(const QuadOrders&, const QuadOrders&) = default;
    static void visit(auto& visitor, auto& orders) { visitor("flags", orders.flags); }
};

/// A 2×2 group of pixels of one primitive (L8, without what the units add). Pixels: 0 (x, y), 1 (x+1, y), 2 (x, y+1),
/// 3 (x+1, y+1). Coverage bit pixel · 4 + sample; with one sample per pixel only sample 0 is used.
struct Quad {
    std::uint16_t x = 0, y = 0; ///< even
    std::uint16_t coverage = 0;
    QuadOrders orders = {};
    friend bool operator==(const Quad&, const Quad&) = default;
    static void visit(auto& visitor, auto& quad)
    {
        visitor("x", quad.x);
        visitor("y", quad.y);
        visitor("coverage", quad.coverage);
        visitor("orders", quad.orders);
    }
};

[[nodiscard]] constexpr std::uint16_t coverageBit(int pixel, int sample)
{
    return static_cast<std::uint16_t>(1u << (pixel * 4 + sample));
}
/// Bit p is set when any sample of pixel p is.
[[nodiscard]] constexpr std::uint8_t coveredPixels(std::uint16_t coverage)
{
    const unsigned any = coverage | coverage >> 1 | coverage >> 2 | coverage >> 3;
    return static_cast<std::uint8_t>((any & 1) | (any >> 3 & 2) | (any >> 6 & 4) | (any >> 9 & 8));
}
/// All four sample bits of the pixels in a 4-bit pixel mask: what a discarded pixel loses.
[[nodiscard]] constexpr std::uint16_t samplesOfPixels(std::uint8_t pixels)
{
    const unsigned spread = (pixels & 1u) | (pixels & 2u) << 3 | (pixels & 4u) << 6 | (pixels & 8u) << 9;
    return static_cast<std::uint16_t>(spread * 0xFu);
}

} // namespace vitrine::core
