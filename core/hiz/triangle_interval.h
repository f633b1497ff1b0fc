// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/tile_bounds.h"
#include "core/primitive/primitive.h"

#include <array>
#include <cstdint>
#include <optional>

namespace vitrine::core {

/// The depths of a plane at the corners of a group of pixels: lower left, lower right, upper left, upper right.
using CornerDepths = std::array<double, 4>;

/// The depths that a primitive can have in a group of pixels, as the depth buffer stores them.
struct TileInterval {
    ValueInterval codes;
    bool isOrdered = true; ///< false: the plane has no numbers there, and the interval is the whole range
    /// The depths at the corners before they were clamped; none for a point or a line.
    std::optional<CornerDepths> corners;
};

/// Takes the plane at the geometric corners of the pixels, clamped to the depths of the vertices and to 0…1. Samples go
/// through the same expression, clamps and rounding, each of which keeps order, so no sample lies outside. Points and
/// lines have the depths of their vertices. HIZ-02
[[nodiscard]] TileInterval depthInterval(const Primitive& primitive, const PixelBounds& pixels, std::uint32_t maxCode);

} // namespace vitrine::core
