// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/lane_registers.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"
#include "core/shader/isa.h"

#include <cstdint>
#include <span>

/// AIN: attributes of a quad's four pixels at their centers, perspective-correct, helper pixels included.

namespace vitrine::core {

/// Where the special inputs go, as the fragment program declares them; −1 = unused.
struct FragmentInputs {
    int varyingCount = 0;
    int fragCoord = -1;   ///< (x + ½, y + ½, z clamped to 0…1, 1/w)
    int frontFacing = -1; ///< x: ~0 or 0
    int pointCoord = -1;  ///< (s, t, 0, 1): (0, 0) at the top left; 0 for lines and triangles
};
[[nodiscard]] FragmentInputs fragmentInputs(const Program& program);

/// Fills lanes firstLane … firstLane + 3 (Quad's pixel order) of the fragment input registers. A quad's result doesn't
/// depend on what else is in the batch. inputs.varyingCount ≤ primitive.attributes.count.
void interpolateQuad(const Primitive& primitive, const Quad& quad, const FragmentInputs& inputs,
                     const LaneRegisters& registers, std::uint32_t firstLane);

/// The special inputs alone: of lanes 0 … 3 of `registers`, whose values of 1/w are given.
void writeSpecialInputs(const Primitive& primitive, const Quad& quad, std::span<const float, 4> reciprocalW,
                        const FragmentInputs& inputs, const LaneRegisters& registers);

/// The quad's coverage without the pixels at which some varying overflows (BYP-18): these fragments are dropped. Only
/// where primitive.attributes.overflows there can be any.
[[nodiscard]] std::uint16_t finiteCoverage(const Primitive& primitive, const Quad& quad);

/// One varying at any window position (pixels), for corners of tiles (DEC-23) and for views.
[[nodiscard]] Vec4 varyingAt(const Primitive& primitive, int varying, double x, double y);

} // namespace vitrine::core
