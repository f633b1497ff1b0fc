// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/blend/vector_steps.h"

#include <span>

namespace vitrine::core {

class BlendStepWatch;

/// CU with the blending of 2-D graphics (VG2D-30 to VG2D-38): does what the steps of vector_steps.h do, pixel by pixel,
/// with the coverage of each. The target has one sample a pixel. `steps` are those of the state.
BlendCounts blendVector(const BlendState& state, const VectorSteps& steps, std::span<const ShadedQuad> quads,
                        Surface& target, BlendStepWatch* watch = nullptr);

/// One pixel: from a source in 0…1 and the stored destination to what is stored, both as numbers.
[[nodiscard]] Vec4 vectorBlended(const VectorBlend& blend, const Vec4& source, const Vec4& destination,
                                 std::uint8_t coverage);

} // namespace vitrine::core
