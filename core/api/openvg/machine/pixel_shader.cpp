// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/pixel_shader.h"

namespace vitrine::core::openvg {

namespace {

constexpr std::string_view kPixelHead = R"(precision highp float;
uniform sampler2D pixels;
uniform vec4 origin;
uniform vec4 maxima;
)";

constexpr std::string_view kRead = R"(void main()
{
    vec4 color = texture2D(pixels, (gl_FragCoord.xy - origin.xy) * origin.zw);
)";

constexpr std::string_view kUnpremultiply =
    R"(    color.rgb = color.a > 0.0 ? min(color.rgb, vec3(color.a)) / color.a : vec3(0.0);
)";
constexpr std::string_view kExpand =
    R"(    color.rgb = vec3(expanded(color.r), expanded(color.g), expanded(color.b));
)";
constexpr std::string_view kMakeOpaque = R"(    color.a = 1.0;
)";
constexpr std::string_view kMakeGray = R"(    color = vec4(vec3(dot(color.rgb, vec3(0.2126, 0.7152, 0.0722))), 1.0);
)";
constexpr std::string_view kMakeWhite = R"(    color.rgb = vec3(1.0);
)";
constexpr std::string_view kCompress =
    R"(    color.rgb = vec3(compressed(color.r), compressed(color.g), compressed(color.b));
)";
constexpr std::string_view kPremultiply = R"(    color.rgb *= color.a;
)";

/// A half that has come out as a little less counts as one: of quotients of bytes none lies as near below it.
constexpr std::string_view kWrite = R"(    gl_FragColor = floor(color * maxima + (0.5 + 1.0 / 4096.0)) / maxima;
}
)";

std::string_view textOf(PixelChannels channels)
{
    switch (channels) {
    case PixelChannels::Opaque: return kMakeOpaque;
    case PixelChannels::Luminance: return kMakeGray;
    case PixelChannels::Alpha: return kMakeWhite;
    case PixelChannels::All: break;
    }
    return {};
}

} // namespace

PixelShader pixelShaderOf(const ColorEncoding& from, const ColorEncoding& to, PixelChannels channels)
{
    PixelShader shader;
    shader.channels = channels;
    if (channels == PixelChannels::Alpha)
        return shader;
    // Luminance is that of linear light.
    const bool isGray = channels == PixelChannels::Luminance;
    shader.unpremultiplies = from.isPremultiplied && !(from == to);
    shader.premultiplies = to.isPremultiplied && !(from == to);
    shader.expands = from.isNonLinear && (isGray || !to.isNonLinear);
    shader.compresses = to.isNonLinear && (isGray || !from.isNonLinear);
    return shader;
}

std::string pixelShaderText(const PixelShader& shader)
{
    return std::string(kPixelHead)
        .append(conversionFunctions(shader))
        .append(kRead)
        .append(conversionText(shader))
        .append(kWrite);
}

std::string conversionText(const PixelShader& shader)
{
    std::string text;
    const auto addIf = [&text](bool isWanted, std::string_view part) { text.append(isWanted ? part : ""); };
    addIf(shader.unpremultiplies, kUnpremultiply);
    addIf(shader.expands, kExpand);
    text.append(textOf(shader.channels));
    addIf(shader.compresses, kCompress);
    addIf(shader.premultiplies, kPremultiply);
    return text;
}

std::string conversionFunctions(const PixelShader& first, const PixelShader& second)
{
    std::string text;
    if (first.expands || second.expands)
        text.append(kExpandedText);
    if (first.compresses || second.compresses)
        text.append(kCompressedText);
    return text;
}

std::string_view writeText()
{
    return kWrite;
}

} // namespace vitrine::core::openvg
