// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/opset8.h"
#include "core/command/draw_state.h"

namespace vitrine::core {

/// Blending of OpenGL ES 2.0 as a program of the eight operations, for any state in which blending is enabled, with all
/// factors and equations. It takes the source from SRC and the destination from DST, and leaves the result in OUT, not
/// clamped.
///
/// SRC_ALPHA_SATURATE of ES 2.0, min(αs, 1 − αd), is no factor of the blender. The sequence makes it in SRC2 from ones
/// that it finds there.
[[nodiscard]] opset8::Sequence blendSequence(const BlendState& state);

/// The registers at the beginning of blendSequence(state): colors in 0…1, the constant color clamped, ones in SRC2.
[[nodiscard]] opset8::Registers blendRegisters(const BlendState& state, const Vec4& source, const Vec4& destination);

/// Runs the sequence for one pixel. It gives the same bits as blendedColor() of blend_ops.h.
[[nodiscard]] Vec4 blendedByOperations(const BlendState& state, const opset8::Sequence& sequence, const Vec4& source,
                                       const Vec4& destination);

} // namespace vitrine::core
