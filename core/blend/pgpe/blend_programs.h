// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_modes.h"
#include "core/blend/opset8.h"
#include "core/blend/pgpe/program_builder.h"
#include "core/command/draw_state.h"

#include <cstdint>

/// The driver's programs for the pixel engine (BYP-24): blending of OpenGL ES 2.0, the blend modes of 2-D graphics and
/// raster operations. All read fragments at `ain`, and the destination at `cc` where they need it, which they write.

namespace vitrine::core::pgpe {

/// Of any state: all factors and equations, the color mask, the constant color; blending off, too. Its arithmetic is
/// that of blend_ops.h, the same bits in 32-bit floats. ES 2.0's SRC_ALPHA_SATURATE is min(αs, 1 − αd).
[[nodiscard]] Program blendProgram(const BlendState& state);

/// The part that takes the source from kSourceRegister and ends with OUT.
void appendBlend(ProgramBuilder& builder, const BlendState& state);

/// A program of the eight operations in the engine's instructions (BYP-23): 0 is DP2, 1 DP2 with s2 negated, 2 MIN, 3
/// MAX, 4 DMUL, 5 RCP, 6 GDEC, 7 GENC. Factors 1 ÷ x and min(αs, 1 − αs) take an instruction of their own before.
/// SRC2 and TMP are 0 at first; the result is what the operations leave in OUT, or in DST if they name no OUT.
[[nodiscard]] Program programOf(const opset8::Sequence& sequence, const Vec4& constant = {});

/// VG2D-36. The result is premultiplied.
[[nodiscard]] Program blendProgram(BlendMode mode);

/// Stencil interpolation (VG2D-33): the image at `tex`, whose colors act as alphas of their own, and paint at `ain`.
/// The result is not premultiplied.
[[nodiscard]] Program stencilProgram(BlendMode mode);

/// Bit (4P + 2S + D) of the code, for each bit of the stored words (VG2D-44): the source at `ain`, the destination at
/// `cc`, the pattern in a constant, as the numbers that stand for its bits.
[[nodiscard]] Program ropProgram(std::uint8_t code, const Vec4& pattern);

} // namespace vitrine::core::pgpe
