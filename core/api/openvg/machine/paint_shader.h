// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/drawing.h"

#include <compare>
#include <cstdint>
#include <string>

namespace vitrine::core::openvg {

/// What decides the text of a paint's program.
struct PaintShader {
    PaintKind kind = PaintKind::Solid;
    VGColorRampSpreadMode spread = VG_COLOR_RAMP_SPREAD_PAD;
    bool isRampPremultiplied = true;
    std::uint32_t stops = 2; ///< of the ramp, at least 2
    bool hasTransform = false;
    bool isTargetLinear = false;
    friend auto operator<=>(const PaintShader&, const PaintShader&) = default;
};

[[nodiscard]] PaintShader paintShaderOf(const PaintSource& paint, bool hasTransform, bool isTargetLinear);

/// The fragment program of a paint, in GLSL ES: it gives the color of a pixel, not premultiplied and in the space of
/// the target. Of a gradient it takes the mean of the ramp over g ± ρ/2 with ρ = |∇g| (VG2D-17), by the integral of the
/// ramp, which it works out from the stops: no texture of this machine holds numbers that are exact enough for
/// differences of integrals.
///
/// Uniforms     solid   color, as it is to be
///              linear  gradient: g = x · X + y · Y + z at (X, Y), and w = ρ
///              radial  alongX, alongY: the pixel's place beside the focus, in radii, as factors of (X, Y, 1);
///                      focus: beside the center, then 1 ÷ (1 − |focus|²)
///              ramp    stopColor[], stopPlace[]: the offset, and 1 ÷ the distance to the next one, 0 where there is
///                      none; total: the integral over all
///              colors  transformScale, transformBias
[[nodiscard]] std::string paintShaderText(const PaintShader& shader);

} // namespace vitrine::core::openvg
