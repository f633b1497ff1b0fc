// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/openvg/machine/pixel_shader.h"

#include <VG/openvg.h>

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine::core::openvg {

enum class FilterKind : std::uint8_t {
    Matrix,   ///< of colors
    Tables,   ///< a look-up table for each channel
    Table,    ///< one for a channel, with colors
    Sections, ///< of a kernel
};

/// What decides the text of a filter's program.
struct FilterShader {
    FilterKind kind = FilterKind::Matrix;
    PixelShader reads;                 ///< from the source's format to the one in which colors are filtered
    bool clampsRead = false;           ///< premultiplied colors of the source, which are at most alpha
    std::uint8_t channel = 0;          ///< Table: 0 … 3
    std::uint32_t places = 1;          ///< Sections: room for their coefficients
    VGTilingMode tiling = VG_TILE_PAD; ///< Sections
    bool writesFloats = false;  ///< what the filter gives as it is, for another pass; the rest has no meaning then
    bool clampsWritten = false; ///< premultiplied colors that the filter gives
    PixelShader writes;         ///< from these to the target's format
    bool keepsChannels = false; ///< the target is premultiplied, and some of its channels stay
    friend auto operator<=>(const FilterShader&, const FilterShader&) = default;
};

/// The fragment program, in GLSL ES: the filters of OpenVG §12. A kernel is a loop over its sections (VG2D-26); each
/// reads its texels, multiplies, adds to the sum, and is told.
///
/// Uniforms     origin     of the written pixels on the target, then of the image on its surface
///              texelSize  1 ÷ the size of that surface
///              size       of the image
///              matrix     five columns
///              sections   coefficients of each
///              kernel     width and height, then the shift
///              weight     scale and bias
///              fillColor  outside of the image, in the format in which colors are filtered
///              maxima     of the target's channels, as a copy of pixels has them
///              written    1 for channels that are written
/// Samplers     pixels, table, old: the target's pixels, from the first that is written on
[[nodiscard]] std::string filterShaderText(const FilterShader& shader, ConversionUnit unit);

/// A function of this name: S · Σ + b of what tap() gives around a place, by uniforms sections, kernel and weight.
/// There is room for the coefficients of so many sections.
[[nodiscard]] std::string kernelText(std::uint32_t places, std::string_view function);

} // namespace vitrine::core::openvg
