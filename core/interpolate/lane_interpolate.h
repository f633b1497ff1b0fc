// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/interpolate/interpolate_ops.h"

#include <array>
#include <cstdint>
#include <span>

/// AIN over whole rows of lanes, for the batches of the untimed machine. It gives the same bits as interpolateQuad().

namespace vitrine::core {

/// For each varying, a mask of the components that a fragment program can read. The others need no value.
using VaryingMasks = std::array<std::uint8_t, kMaxVaryings>;
[[nodiscard]] VaryingMasks varyingsRead(const Program& program);

/// Fills four lanes per quad from `firstLane` on, as interpolateQuad() does for each quad. It leaves out components of
/// varyings that are not in `masks`.
void interpolateQuads(const Primitive& primitive, std::span<const Quad> quads, const FragmentInputs& inputs,
                      const VaryingMasks& masks, const LaneRegisters& registers, std::uint32_t firstLane);

} // namespace vitrine::core
