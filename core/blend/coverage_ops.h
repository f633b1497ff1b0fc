// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"
#include "core/blend/blend_ops.h"
#include "core/command/draw_state.h"

#include <array>
#include <cstdint>

namespace vitrine::core {

/// The coverage bits (pixel · 4 + sample) that are left after alpha-to-coverage and sample coverage (ES 2.0 §4.1.3),
/// which come before the stencil and depth tests. Without multisampling (samples 1) nothing changes. A value v keeps
/// floor(4 · v + ½) of the four samples, always in the order 0, 3, 1, 2: equal values keep the same samples, and larger
/// values keep more. Inverting keeps the other samples.
[[nodiscard]] std::uint16_t multisampleCoverage(const RasterState& state, std::uint32_t samples, std::uint16_t coverage,
                                                const std::array<Vec4, 4>& colors);

/// How much of each pixel is painted, by a program that weighs pixels and gives their weights as depths, 0 … 1.
// VG2D-16
[[nodiscard]] PixelCoverage weightsOf(const ShadedQuad& quad);

} // namespace vitrine::core
