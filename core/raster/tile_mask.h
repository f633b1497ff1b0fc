// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/primitive.h"
#include "core/raster/quad.h"
#include "core/raster/raster_ops.h"

#include <cstdint>

/// Coverage of one tile as a bit per pixel (internal to the rasterizer). Bits are in quad order: bit quad · 4 + pixel,
/// quads row by row from the bottom, so that four neighboring bits are one Quad.

namespace vitrine::core {

using TileMask = std::uint64_t;

/// Bits of the pixels that lie in the bounds; the tile's lower left corner is (x, y).
[[nodiscard]] TileMask boundsMask(const PixelBounds& bounds, std::int32_t x, std::int32_t y);

/// Bits of the pixels whose sample at `position` is inside all edges.
[[nodiscard]] TileMask edgesMask(const Primitive& primitive, std::int32_t x, std::int32_t y, SamplePosition position);

/// Bits of the pixels that the line's columns cover.
[[nodiscard]] TileMask lineMask(const LineWalk& line, std::int32_t x, std::int32_t y);

} // namespace vitrine::core
