// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/pixel_shader.h"

namespace vitrine::core::openvg {

namespace {

/// By the unit: the same numbers.
struct FunctionText {
    std::string_view processor, colorUpdater;
    [[nodiscard]] std::string_view of(ConversionUnit unit) const
    {
        return unit == ConversionUnit::Processor ? processor : colorUpdater;
    }
};

constexpr FunctionText kReciprocal{R"(float reciprocal(float v)
{
    return v > 0.0 ? 1.0 / v : 0.0;
}
)",
                                   R"(float reciprocal(float v)
{
    return cuCompute(vec4(v), 0.0).r;
}
)"};

constexpr FunctionText kExpanded{R"(float expandedChannel(float v)
{
    return v <= 0.03928 ? v / 12.92 : pow((v + 0.0556) / 1.0556, 2.4);
}
vec4 expanded(vec4 color)
{
    return vec4(expandedChannel(color.r), expandedChannel(color.g), expandedChannel(color.b), color.a);
}
)",
                                 R"(vec4 expanded(vec4 color)
{
    return cuCompute(color, 2.0);
}
)"};

constexpr FunctionText kCompressed{R"(float compressedChannel(float v)
{
    return v <= 0.00304 ? v * 12.92 : 1.0556 * pow(v, 1.0 / 2.4) - 0.0556;
}
vec4 compressed(vec4 color)
{
    return vec4(compressedChannel(color.r), compressedChannel(color.g), compressedChannel(color.b), color.a);
}
)",
                                   R"(vec4 compressed(vec4 color)
{
    return cuCompute(color, 1.0);
}
)"};

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
    R"(    color.rgb = min(color.rgb, vec3(color.a)) * reciprocal(color.a);
)";
constexpr std::string_view kExpand = R"(    color = expanded(color);
)";
constexpr std::string_view kMakeOpaque = R"(    color.a = 1.0;
)";
constexpr std::string_view kMakeGray = R"(    color = vec4(vec3(dot(color.rgb, vec3(0.2126, 0.7152, 0.0722))), 1.0);
)";
constexpr std::string_view kMakeWhite = R"(    color.rgb = vec3(1.0);
)";
constexpr std::string_view kCompress = R"(    color = compressed(color);
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

std::string pixelShaderText(const PixelShader& shader, ConversionUnit unit)
{
    const ConversionCalls calls = conversionCalls(shader);
    return std::string(conversionExtension(calls, unit))
        .append(kPixelHead)
        .append(conversionFunctions(calls, unit))
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

ConversionCalls conversionCalls(const PixelShader& shader)
{
    return {shader.unpremultiplies, shader.expands, shader.compresses};
}

std::string conversionFunctions(const ConversionCalls& calls, ConversionUnit unit)
{
    std::string text;
    if (calls.reciprocal)
        text.append(kReciprocal.of(unit));
    if (calls.expanded)
        text.append(kExpanded.of(unit));
    if (calls.compressed)
        text.append(kCompressed.of(unit));
    return text;
}

std::string_view conversionExtension(const ConversionCalls& calls, ConversionUnit unit)
{
    const bool callsAny = calls.reciprocal || calls.expanded || calls.compressed;
    return callsAny && unit == ConversionUnit::ColorUpdater ? kDeviceExtension : std::string_view();
}

std::string_view writeText()
{
    return kWrite;
}

} // namespace vitrine::core::openvg
