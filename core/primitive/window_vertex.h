// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/setup_ops.h"

#include <cstdint>
#include <optional>

/// The viewport transform and the fixed-point helpers that triangles, lines and points share (internal to setup).

namespace vitrine::core {

/// A vertex in the window, positions in 1/256 pixel: snapped for coverage, as they are for planes; depth and 1/w exact.
struct WindowVertex {
    std::int64_t x = 0, y = 0;
    double exactX = 0.0, exactY = 0.0;
    double z = 0.0;
    double reciprocalW = 1.0;
};

/// None when w ≤ 0 or a coordinate isn't a number.
[[nodiscard]] std::optional<WindowVertex> toWindow(const SetupState& state, const Vec4& clip);

/// Closed range of fixed-point positions.
struct FixedBox {
    std::int64_t minX = 0, minY = 0, maxX = 0, maxY = 0;
};
/// Pixels with a sample position in the box: by their centers, or with four samples all that the box touches.
[[nodiscard]] PixelBounds touchedPixels(const FixedBox& box, int samples);

/// Fixed-point position of a pixel's center.
[[nodiscard]] constexpr std::int64_t centerOf(std::int64_t pixel)
{
    return pixel * kSubpixels + kSubpixels / 2;
}

} // namespace vitrine::core
