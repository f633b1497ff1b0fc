// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/setup_ops.h"

#include <algorithm>
#include <cstdint>
#include <optional>

/// The viewport transform, and helpers for fixed-point numbers, which triangles, lines and points share. Internal to
/// setup.

namespace vitrine::core {

/// A vertex in the window, with positions in 1/256 pixel. They are snapped for coverage, and exact for planes; depth
/// and 1/w are exact.
struct WindowVertex {
    std::int64_t x = 0, y = 0;
    double exactX = 0.0, exactY = 0.0;
    double z = 0.0;
    double reciprocalW = 1.0;
};

/// Nothing when w ≤ 0 or a coordinate is no number.
[[nodiscard]] std::optional<WindowVertex> toWindow(const SetupState& state, const Vec4& clip);

/// A place in 1/256 pixel, to the nearest; halves go up.
[[nodiscard]] inline std::int64_t snapped(double pixels)
{
    // Keeps edge functions in 64 bits and their steps inside a tile in 32. Beyond any viewport with its guard band.
    constexpr double kFarthest = 131072.0 * kSubpixels;
    const double place = std::clamp(pixels * kSubpixels, -kFarthest, kFarthest) + 0.5;
    const auto towardsZero = static_cast<std::int64_t>(place); // in range, and cheaper than std::floor
    return towardsZero - (static_cast<double>(towardsZero) > place ? 1 : 0);
}

/// A range of fixed-point positions that includes its borders.
struct FixedBox {
    std::int64_t minX = 0, minY = 0, maxX = 0, maxY = 0;
};
/// The pixels with a sample position in the box. With one sample their centers count; with four, all pixels that the
/// box touches.
[[nodiscard]] PixelBounds touchedPixels(const FixedBox& box, int samples);

/// The fixed-point position of a pixel's center.
[[nodiscard]] constexpr std::int64_t centerOf(std::int64_t pixel)
{
    return pixel * kSubpixels + kSubpixels / 2;
}

} // namespace vitrine::core
