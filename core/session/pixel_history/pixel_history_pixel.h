// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/depth_stencil_ops.h"
#include "core/memory/memory.h"
#include "core/memory/pixel_place.h"
#include "core/primitive/primitive.h"
#include "core/session/pixel_history/pixel_history.h"

#include <array>
#include <cstddef>

/// One pixel of a framebuffer as its surfaces store it.

namespace vitrine::core {

/// The number of the pixel within its quad, 0 … 3.
[[nodiscard]] inline unsigned inQuad(const PixelPlace& place)
{
    return (place.x & 1) + 2 * (place.y & 1);
}
[[nodiscard]] inline SampleMask samplesOf(const PixelPlace& place, std::uint16_t quadCoverage)
{
    return static_cast<SampleMask>(quadCoverage >> (4 * inQuad(place)) & 0xF);
}
/// The coverage of a quad with these samples of one pixel; the inverse of samplesOf().
[[nodiscard]] inline std::uint16_t coverageOf(const PixelPlace& place, SampleMask samples)
{
    return static_cast<std::uint16_t>(samples << (4 * inQuad(place)));
}

[[nodiscard]] inline bool contains(const PixelBounds& bounds, const PixelPlace& place)
{
    const auto x = static_cast<std::int32_t>(place.x), y = static_cast<std::int32_t>(place.y);
    return x >= bounds.x0 && x < bounds.x1 && y >= bounds.y0 && y < bounds.y1;
}
[[nodiscard]] inline bool contains(const Rect& rect, const PixelPlace& place)
{
    const std::int64_t x = place.x, y = place.y;
    return x >= rect.x && y >= rect.y && x < std::int64_t{rect.x} + rect.width &&
           y < std::int64_t{rect.y} + rect.height;
}

/// The bytes of all samples of a pixel, zeros where nothing is attached.
struct PixelBytes {
    static constexpr std::size_t kMostBytes = 4 * kMostSamples; // what is drawn to has at most 4 bytes a sample
    std::array<std::byte, kMostBytes> color{}, depth{}, stencil{};
    friend bool operator==(const PixelBytes&, const PixelBytes&) = default;
};

/// Nothing when a surface is gone or the pixel lies outside.
[[nodiscard]] std::optional<PixelBytes> readPixel(const Memory& memory, const RenderTargets& targets,
                                                  const PixelPlace& place);

/// Reads the bytes by the formats of `targets`, whose surfaces must exist.
[[nodiscard]] PixelValue toValue(const Memory& memory, const RenderTargets& targets, const PixelBytes& bytes);

/// The machine's verdict on samples of one pixel, whose buffers held `stored`.
[[nodiscard]] DepthStencilVerdict judgePixel(const DrawState& state, const Memory& memory, const PixelPlace& place,
                                             const PixelBytes& stored, const QuadDepth& depth, bool isFrontFacing,
                                             SampleMask samples);

} // namespace vitrine::core
