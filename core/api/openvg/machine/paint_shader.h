// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/drawing.h"
#include "core/api/openvg/machine/image_shader.h"
#include "core/api/openvg/machine/pixel_shader.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

namespace vitrine::core {
enum class GradientUnit : std::uint8_t;
}

namespace vitrine::core::openvg {

/// How the program of a gradient gets the place in its ramp (DEC-22).
enum class GradientWay : std::uint8_t {
    Computed,
    Linear, ///< it computes g, and FFP's procedure LINEAR clamps it
    Radial, ///< FFP's procedure RADIAL makes g of the pixel's place: of what is padded and has its focus in the center
};

/// What decides the text of the program of a paint, of an image, or of both.
struct PaintShader {
    std::optional<ImageShader> image;
    std::optional<ImageShader> pattern; ///< the paint beside the image
    PaintKind kind = PaintKind::Solid;
    GradientWay way = GradientWay::Computed;
    VGColorRampSpreadMode spread = VG_COLOR_RAMP_SPREAD_PAD;
    bool isRampPremultiplied = true;
    std::uint32_t stops = 2; ///< of the ramp, at least 2
    bool hasTransform = false;
    bool isTargetLinear = false;
    bool weighsPixels = false; ///< by mask and coverage (VG2D-16)
    /// Samples of a pixel, whose colors it mixes (VG2D-13); 0: it gives the color of the pixel.
    std::uint32_t samples = 0;
    friend auto operator<=>(const PaintShader&, const PaintShader&) = default;
};

/// One that does not weigh pixels.
[[nodiscard]] PaintShader paintShaderOf(const PaintSource& paint, bool hasTransform, bool isTargetLinear,
                                        GradientUnit gradientUnit);
/// The same of an image. The paint counts where the image is multiplied by it, or is its stencil.
[[nodiscard]] PaintShader imagePaintShaderOf(const PathDraw& path, const PaintSource& paint, bool isTargetLinear,
                                             GradientUnit gradientUnit);

/// The fragment program, in GLSL ES: it gives the color of a pixel, not premultiplied and in the space of the target.
/// An image is multiplied, and transformed, in its own space (OpenVG §10.8). Of a gradient it takes the mean of the
/// ramp over g ± ρ/2 with ρ = |∇g| (VG2D-17), by the integral of the ramp, which it works out from the stops: no
/// texture of this machine holds numbers that are exact enough for differences of integrals. With FFP it takes the
/// ramp's color at g.
///
/// A program that weighs pixels discards those of which the mask leaves nothing, and gives the weight of the others as
/// their depth: coverage in the z buffer, with the mask.
///
/// Where an image is a stencil (VG2D-33), the color is the paint's, with an alpha that is multiplied by the image's;
/// the program gives the image's colors as a second color.
///
/// One that shades samples gives the mean of the colors of those that are inside, and how many there are as the weight.
///
/// Uniforms     solid   color, as it is to be
///              linear  gradient: g = x · X + y · Y + z at (X, Y), and w = ρ
///              radial  alongX, alongY: the pixel's place beside the focus, in radii, as factors of (X, Y, 1);
///                      focus: beside the center, then 1 ÷ (1 − |focus|²)
///              ramp    stopColor[], stopPlace[]: the offset, and 1 ÷ the distance to the next one, 0 where there is
///                      none; total: the integral over all
///              colors  transformScale, transformBias
///              weights pixel, maskPixel: 1 ÷ the size of the surface and of the mask; samplers coverage, mask
///              samples samplePlace[]: beside the center of the pixel; in coverage a bit for each
[[nodiscard]] std::string paintShaderText(const PaintShader& shader, ConversionUnit unit);

} // namespace vitrine::core::openvg
