// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/vector_state.h"

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace vitrine::core::openvg {

/// The line at the head of a text that calls devices.
inline constexpr std::string_view kDeviceExtension = "#extension GL_VITRINE_fixed_function : require\n";

/// What pixels keep of a color.
enum class PixelChannels : std::uint8_t { All, Opaque, Luminance, Alpha };

/// Which unit inverts alpha, and expands and compresses colors: it gives the same numbers.
enum class ConversionUnit : std::uint8_t {
    Processor,
    ColorUpdater, ///< its computation unit, as a device (cu.sharedCompute)
};

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
[[nodiscard]] std::string pixelShaderText(const PixelShader& shader, ConversionUnit unit);

/// The statements that take a `color` from one format to the other.
[[nodiscard]] std::string conversionText(const PixelShader& shader);

/// What programs call of conversions: `float reciprocal(float)`, 0 of 0; `vec4 expanded(vec4)` to linear light and
/// `vec4 compressed(vec4)` from it, by the curve of OpenVG (VG2D-20).
struct ConversionCalls {
    bool reciprocal = false, expanded = false, compressed = false;
    friend ConversionCalls operator|(const ConversionCalls& a, const ConversionCalls& b)
    {
        return {a.reciprocal || b.reciprocal, a.expanded || b.expanded, a.compressed || b.compressed};
    }
};
[[nodiscard]] ConversionCalls conversionCalls(const PixelShader& shader);
/// The functions, and what stands at the head of a text that has them.
[[nodiscard]] std::string conversionFunctions(const ConversionCalls& calls, ConversionUnit unit);
[[nodiscard]] std::string_view conversionExtension(const ConversionCalls& calls, ConversionUnit unit);

/// The end of main(): writes what a format keeps of `color`, by uniform maxima.
[[nodiscard]] std::string_view writeText();

} // namespace vitrine::core::openvg
