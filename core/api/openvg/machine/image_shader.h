// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/drawing.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine::core::openvg {

/// What of an image that is drawn decides the text of a program.
struct ImageShader {
    bool isProjective = false;
    bool isInterpolated = false;
    bool isPremultiplied = false, isLinear = false; ///< as it is stored
    VGImageMode mode = VG_DRAW_IMAGE_NORMAL;
    VGTilingMode tiling = VG_TILE_PAD;
    bool hasBackground = false;
    std::uint32_t sections = 0; ///< of its kernel, room for so many; 0: it has none
    friend auto operator<=>(const ImageShader&, const ImageShader&) = default;
};

/// With the kernel as the machine applies it.
[[nodiscard]] ImageShader imageShaderOf(const DrawnImage& image);

/// Whether its program calls `reciprocal()`, as conversions have it.
[[nodiscard]] bool dividesByAlpha(const ImageShader& shader);

/// What a program calls the uniforms and the functions of an image.
struct ImageNames {
    std::string_view texels, toX, toY, toW, part, texelSize, fillColor, texel, colorAt, image;
};
inline constexpr ImageNames kImageNames{"texels",    "toImageX",  "toImageY", "toImageW", "part",
                                        "texelSize", "fillColor", "texel",    "colorAt",  "image"};
/// Those of the pattern beside it.
inline constexpr ImageNames kPatternNames{"patternTexels",  "toPatternX",       "toPatternY",       "toPatternW",
                                          "patternPart",    "patternTexelSize", "patternFillColor", "patternTexel",
                                          "patternColorAt", "pattern"};

/// A function image() in GLSL ES: the color of the pixel, not premultiplied, in the color space of the image. Beyond
/// its edges it goes on by tiles (OpenVG §9.4.1); between pixels colors are premultiplied (§10.8).
///
/// PLACE is where the pixel, or the sample, is on the surface.
///
/// Uniforms     toImageX, toImageY, toImageW  the pixel's place in the image as factors of (X, Y, 1)
///              part                          the image's first pixel in its surface, then its width and height less 1
///              texelSize                     1 ÷ the size of the surface
///              fillColor                     as texels are, for VG_TILE_FILL
///              background, share             in the image's color space, and how much of the image there is (VG2D-29)
///              sections, kernel, weight      as a filter has them: texels are those of a kernel (VG2D-18)
[[nodiscard]] std::string imageShaderText(const ImageShader& shader);
/// The same with the names of a pattern: a function pattern().
[[nodiscard]] std::string patternShaderText(const ImageShader& shader);

} // namespace vitrine::core::openvg
