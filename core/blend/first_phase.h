// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/command/basic_state.h"

/// Phase 1 of CU on the basic 2-D path (DEC-12): fog, then the alpha test, without a look at what is there (VG2D-39).
/// The functions are those of fixed units in float32, whatever the engine of phase 2 computes in.

namespace vitrine::core {

/// What a color in 0 … 1 becomes in the fog.
[[nodiscard]] Vec4 fogged(const BasicFog& fog, const Vec4& color);

/// Whether a pixel of this alpha stays.
[[nodiscard]] bool passes(const BasicAlphaTest& test, float alpha);

/// The color that phase 2 is given.
[[nodiscard]] Vec4 firstPhase(const BasicState& state, const Vec4& color);

/// The quad with the colors of phase 1, without the pixels that fail the alpha test.
void runFirstPhase(const BasicState& state, ShadedQuad& quad);

} // namespace vitrine::core
