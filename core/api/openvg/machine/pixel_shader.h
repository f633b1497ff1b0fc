// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/vector_state.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine::core::openvg {

/// What pixels keep of a color.
enum class PixelChannels : std::uint8_t { All, Opaque, Luminance, Alpha };

/// What decides the text of a program that copies pixels: the steps from one format to another (OpenVG §3.4.4).
struct PixelShader {
    bool unpremultiplies = false;
    bool expands = false; ///< to linear light
    PixelChannels channels = PixelChannels::All;
    bool compresses = false; ///< from linear light
    bool premultiplies = false;
    friend auto operator<=>(const PixelShader&, const PixelShader&) = default;
};

[[nodiscard]] PixelShader pixelShaderOf(const ColorEncoding& from, const ColorEncoding& to, PixelChannels channels);

/// The fragment program of a copy, in GLSL ES: what convertedColor() and encodedPixel() do, in eight bits the same.
///
/// Uniforms     origin  of the pixels that are read on the target, then 1 ÷ the size of their surface
///              maxima  of each channel: floor(v · max + ½) ÷ max is written
[[nodiscard]] std::string pixelShaderText(const PixelShader& shader);

/// The statements that take a `color` from one format to the other, and the functions that they call, for one or two
/// of them.
[[nodiscard]] std::string conversionText(const PixelShader& shader);
[[nodiscard]] std::string conversionFunctions(const PixelShader& first, const PixelShader& second = {});

/// The end of main(): writes what a format keeps of `color`, by uniform maxima.
[[nodiscard]] std::string_view writeText();

/// VG2D-20, with the curve of OpenVG: functions expanded() and compressed() of a float.
inline constexpr std::string_view kExpandedText = R"(float expanded(float v)
{
    return v <= 0.03928 ? v / 12.92 : pow((v + 0.0556) / 1.0556, 2.4);
}
)";
inline constexpr std::string_view kCompressedText = R"(float compressed(float v)
{
    return v <= 0.00304 ? v * 12.92 : 1.0556 * pow(v, 1.0 / 2.4) - 0.0556;
}
)";

} // namespace vitrine::core::openvg
