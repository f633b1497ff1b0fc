// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/drawing.h"
#include "core/api/openvg/machine/passes.h"
#include "core/command/draw_state.h"
#include "core/memory/surface.h"

#include <optional>
#include <vector>

/// Drawings of the basic 2-D path as draws of the machine: where they begin, what RAS adds, where MUX and CU take what
/// they need (VG2D-40 to VG2D-47).

namespace vitrine::core::openvg {

/// A surface that is drawn to.
struct BasicTarget {
    SurfaceId surface;
    SurfaceExtent extent;
};

/// Part of a surface that colors are taken from; without a surface there is none.
struct BasicSource {
    SurfaceId surface;
    PixelRect rect;
};

/// One for each region of the scissor in which something may be drawn; nothing where that is nowhere.
[[nodiscard]] std::vector<DrawCommand> basicPasses(const BasicDraw& basic, const BasicTarget& target,
                                                   const BasicSource& source);

/// A color as the machine has them.
[[nodiscard]] Vec4 vectorOf(const Color& color);

/// A number with 32 fractional bits, as adders have it: the next one that is not smaller, so that a whole number that
/// is reached in steps is not missed. // VG2D-43
[[nodiscard]] std::uint64_t adderNumber(std::int64_t numerator, std::int64_t denominator);

} // namespace vitrine::core::openvg
