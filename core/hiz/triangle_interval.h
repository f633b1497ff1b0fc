// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/tile_bounds.h"
#include "core/primitive/primitive.h"

#include <array>
#include <cstdint>
#include <optional>

namespace vitrine::core {

/// Depths of a plane at the lower left, lower right, upper left and upper right corner of some pixels.
using CornerDepths = std::array<double, 4>;

/// Depths that a primitive can have in some pixels, as the depth buffer stores them.
struct TileInterval {
    ValueInterval codes;
    bool isOrdered = true;               ///< false: its plane gives no numbers there, and the interval is everything
    std::optional<CornerDepths> corners; ///< that it was made of, before they were kept inside; none: a point or a line
};

/// The plane at the geometric corners of the pixels, kept inside the depths of the vertices and 0…1. Samples go through
/// the same expression, the same clamps and the same rounding, each of which keeps order: none lies outside. Points and
/// lines have the depths of their vertices. HIZ-02
[[nodiscard]] TileInterval depthInterval(const Primitive& primitive, const PixelBounds& pixels, std::uint32_t maxCode);

} // namespace vitrine::core
