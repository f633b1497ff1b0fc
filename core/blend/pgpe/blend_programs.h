// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_modes.h"
#include "core/blend/opset8.h"
#include "core/blend/pgpe/program_builder.h"
#include "core/blend/vector_steps.h"
#include "core/command/draw_state.h"

#include <cstdint>

/// The driver's programs for the pixel engine (BYP-24): blending of OpenGL ES 2.0, the blend modes of 2-D graphics, and
/// raster operations. They all read fragments at `ain`, and write the destination at `cc`, which they read where they
/// need it.

namespace vitrine::core::pgpe {

/// The program for any state: all factors and equations, the color mask, the constant color, blending off, too. Its
/// arithmetic is that of blend_ops.h, with the same bits in 32-bit floats. SRC_ALPHA_SATURATE of ES 2.0 is min(αs, 1 −
/// αd).
[[nodiscard]] Program blendProgram(const BlendState& state);

/// Adds only the part that takes the source from kSourceRegister and ends with OUT.
void appendBlend(ProgramBuilder& builder, const BlendState& state);

/// Translates a program of the eight operations into the engine's instructions (BYP-23): 0 becomes DP2, 1 DP2 with s2
/// negated, 2 MIN, 3 MAX, 4 DMUL, 5 RCP, 6 GDEC, 7 GENC. The factors 1 ÷ x and min(αs, 1 − αs) take an instruction of
/// their own before it. SRC2 and TMP are 0 at first. The result is what the operations leave in OUT, or in DST if they
/// don't name OUT.
[[nodiscard]] Program programOf(const opset8::Sequence& sequence, const Vec4& constant = {});

/// The program for the steps of 2-D graphics. A second source is the fragment's second color.
[[nodiscard]] Program vectorProgram(const VectorSteps& steps);

/// The program for a blend mode (VG2D-36). Its result is premultiplied.
[[nodiscard]] Program blendProgram(BlendMode mode);

/// Stencil interpolation (VG2D-33), with the image at `tex`, each of whose colors acts as an alpha, and the paint at
/// `ain`. The result is not premultiplied.
[[nodiscard]] Program stencilProgram(BlendMode mode);

/// A raster operation (VG2D-44): each bit of a stored word becomes bit (4P + 2S + D) of the code. The source is at
/// `ain`, the destination at `cc`, and the pattern is a constant, given as the numbers that stand for its bits.
[[nodiscard]] Program ropProgram(std::uint8_t code, const Vec4& pattern);

} // namespace vitrine::core::pgpe
