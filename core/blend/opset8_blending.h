// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/opset8.h"
#include "core/command/draw_state.h"

namespace vitrine::core {

/// Blending of OpenGL ES 2.0 as a program of the eight operations: of a state whose blending is enabled, all factors
/// and equations. Source in SRC, destination in DST, the result before clamping in OUT.
///
/// ES 2.0's SRC_ALPHA_SATURATE, min(αs, 1 − αd), is no factor of the blender: the sequence makes it in SRC2, of ones
/// that it is given there.
[[nodiscard]] opset8::Sequence blendSequence(const BlendState& state);

/// What blendSequence(state) starts from: colors in 0…1, the constant color clamped, ones in SRC2.
[[nodiscard]] opset8::Registers blendRegisters(const BlendState& state, const Vec4& source, const Vec4& destination);

/// The sequence run over one pixel: the same bits as blendedColor() of blend_ops.h.
[[nodiscard]] Vec4 blendedByOperations(const BlendState& state, const opset8::Sequence& sequence, const Vec4& source,
                                       const Vec4& destination);

} // namespace vitrine::core
