// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/interpolate/interpolate_ops.h"

#include <array>
#include <cstdint>
#include <span>

/// AIN over whole rows of lanes: the same bits as interpolateQuad(), for the batches of the untimed machine.

namespace vitrine::core {

/// The components of each varying that a fragment program can read, a bit each; the others need no value.
using VaryingMasks = std::array<std::uint8_t, kMaxVaryings>;
[[nodiscard]] VaryingMasks varyingsRead(const Program& program);

/// Fills four lanes per quad from `firstLane` on, as interpolateQuad() does for each quad, but for components of
/// varyings that are not in `masks`.
void interpolateQuads(const Primitive& primitive, std::span<const Quad> quads, const FragmentInputs& inputs,
                      const VaryingMasks& masks, const LaneRegisters& registers, std::uint32_t firstLane);

} // namespace vitrine::core
