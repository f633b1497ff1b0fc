// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/primitive/primitive.h"
#include "core/raster/quad.h"
#include "core/raster/raster_ops.h"

#include <cstdint>

/// The coverage of one tile as a bit per pixel; internal to the rasterizer. Bits are in the order of quads, bit quad ·
/// 4 + pixel, and quads go row by row from the bottom: four neighboring bits are one Quad.

namespace vitrine::core {

using TileMask = std::uint64_t;

/// The pixels that lie in the bounds. The tile's lower left corner is (x, y).
[[nodiscard]] TileMask boundsMask(const PixelBounds& bounds, std::int32_t x, std::int32_t y);

/// The pixels whose sample at `position` lies inside of all edges.
[[nodiscard]] TileMask edgesMask(const Primitive& primitive, std::int32_t x, std::int32_t y, SamplePosition position);

/// The pixels that the columns of the line cover.
[[nodiscard]] TileMask lineMask(const LineWalk& line, std::int32_t x, std::int32_t y);

} // namespace vitrine::core
