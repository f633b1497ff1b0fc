// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/lane_registers.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"
#include "core/shader/isa.h"

#include <cstdint>
#include <span>

/// AIN: computes the attributes of a quad's four pixels at their centers, with perspective, for helper pixels, too.

namespace vitrine::core {

/// The registers of the special inputs, as the fragment program declares them; −1 when it does not use one.
struct FragmentInputs {
    int varyingCount = 0;
    int fragCoord = -1;   ///< (x + ½, y + ½, z clamped to 0…1, 1/w)
    int frontFacing = -1; ///< x: ~0 or 0
    int pointCoord = -1;  ///< (s, t, 0, 1): (0, 0) at the top left; 0 for lines and triangles
};
[[nodiscard]] FragmentInputs fragmentInputs(const Program& program);

/// Fills lanes firstLane … firstLane + 3, in Quad's order of pixels, of the fragment input registers. The result for a
/// quad doesn't depend on the rest of the batch. inputs.varyingCount ≤ primitive.attributes.count.
void interpolateQuad(const Primitive& primitive, const Quad& quad, const FragmentInputs& inputs,
                     const LaneRegisters& registers, std::uint32_t firstLane);

/// Writes only the special inputs, for lanes 0 … 3 of `registers`. Their values of 1/w are given.
void writeSpecialInputs(const Primitive& primitive, const Quad& quad, std::span<const float, 4> reciprocalW,
                        const FragmentInputs& inputs, const LaneRegisters& registers);

/// The quad's coverage without the pixels at which some varying overflows (BYP-18). Their fragments are dropped. Such
/// pixels exist only when primitive.attributes.overflows is set.
[[nodiscard]] std::uint16_t finiteCoverage(const Primitive& primitive, const Quad& quad);

/// One varying at any position in the window, in pixels, for corners of tiles (DEC-23) and for views.
[[nodiscard]] Vec4 varyingAt(const Primitive& primitive, int varying, double x, double y);

} // namespace vitrine::core
