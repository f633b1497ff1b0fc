// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/vector_state.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// A sample position inside a pixel, in 1/256 pixel from the pixel's lower left corner.
struct SamplePosition {
    std::int32_t x = 128, y = 128;
};
inline constexpr SamplePosition kPixelCenter{};
/// The four positions of a rotated grid, as they are common for four samples.
inline constexpr std::array<SamplePosition, 4> kFourSamples{{{96, 32}, {224, 96}, {32, 160}, {160, 224}}};

inline constexpr int kMostPixelSamples = 16;

/// The position of sample number `sample` in a pixel of `samples` samples (1, 4, 8 or 16). Four that are rotated are
/// kFourSamples. A grid of eight has four columns. // VG2D-11
[[nodiscard]] constexpr SamplePosition samplePosition(int samples, int sample,
                                                      SamplePattern pattern = SamplePattern::Rotated)
{
    constexpr std::int32_t kPixel = 2 * kPixelCenter.x;
    constexpr std::array<std::int32_t, 8> kEight{3, 7, 0, 2, 5, 1, 6, 4};
    if (samples == 1)
        return kPixelCenter;
    if (pattern == SamplePattern::Grid) {
        const int columns = samples == 4 ? 2 : 4, rows = samples / columns;
        return {(2 * (sample % columns) + 1) * kPixel / (2 * columns),
                (2 * (sample / columns) + 1) * kPixel / (2 * rows)};
    }
    if (samples == 4)
        return kFourSamples[static_cast<std::size_t>(sample)];
    const int mirrored = (sample & 1) << 3 | (sample & 2) << 1 | (sample & 4) >> 1 | (sample & 8) >> 3;
    const std::int32_t column = samples == 8 ? kEight[static_cast<std::size_t>(sample)] : mirrored;
    return {(2 * column + 1) * kPixel / (2 * samples), (2 * sample + 1) * kPixel / (2 * samples)};
}

enum class DepthStencilTap : std::uint8_t { Early, Late };

/// What HIZ wants done with the quads of a tile (L7). Without any flag it wants nothing, and the state of the draw
/// decides.
struct QuadOrders {
    enum Flag : std::uint8_t {
        Decided = 1,       ///< HIZ has decided: the other flags mean something
        Late = 2,          ///< depth and stencil are tested after shading
        Passes = 4,        ///< every sample passes both tests, so they are written without comparison
        DropsFirst = 8,    ///< samples that fail now are left out before shading, without a write (HIZ-12)
        SkipsDiscard = 16, ///< discard is proven to be impossible (HIZ-26)
        Dropped = 32,      ///< the tile makes no quads: it was culled or terminated
    };
    std::uint8_t flags = 0;
    [[nodiscard]] constexpr bool has(Flag flag) const { return (flags & flag) != 0; }
    friend bool operator==(const QuadOrders&, const QuadOrders&) = default;
    static void visit(auto& visitor, auto& orders) { visitor("flags", orders.flags); }
};

/// A 2×2 group of pixels of one primitive (L8, without what units add later). Pixel 0 is (x, y), 1 (x+1, y), 2 (x,
/// y+1), 3 (x+1, y+1). Coverage has a bit for each sample, pixel · 4 + sample; with one sample per pixel, only sample 0
/// is used. Pixels of more than four samples take several quads, one for each group of four.
struct Quad {
    std::uint16_t x = 0, y = 0; ///< both are even
    std::uint16_t coverage = 0;
    QuadOrders orders = {};
    std::uint8_t group = 0; ///< its samples are 4 · group … 4 · group + 3
    PixelCoverage pixelCoverage = kWholePixels;
    friend bool operator==(const Quad&, const Quad&) = default;
    static void visit(auto& visitor, auto& quad)
    {
        visitor("x", quad.x);
        visitor("y", quad.y);
        visitor("coverage", quad.coverage);
        visitor("orders", quad.orders);
        visitor("group", quad.group);
        visitor("pixelCoverage", quad.pixelCoverage);
    }
};

[[nodiscard]] constexpr std::uint16_t coverageBit(int pixel, int sample)
{
    return static_cast<std::uint16_t>(1u << (pixel * 4 + sample));
}
/// A mask of pixels: bit p is set when any sample of pixel p is covered.
[[nodiscard]] constexpr std::uint8_t coveredPixels(std::uint16_t coverage)
{
    const unsigned any = coverage | coverage >> 1 | coverage >> 2 | coverage >> 3;
    return static_cast<std::uint8_t>((any & 1) | (any >> 3 & 2) | (any >> 6 & 4) | (any >> 9 & 8));
}
/// All four sample bits of each pixel in a 4-bit mask of pixels. It is what a discarded pixel loses.
[[nodiscard]] constexpr std::uint16_t samplesOfPixels(std::uint8_t pixels)
{
    const unsigned spread = (pixels & 1u) | (pixels & 2u) << 3 | (pixels & 4u) << 6 | (pixels & 8u) << 9;
    return static_cast<std::uint16_t>(spread * 0xFu);
}

} // namespace vitrine::core
