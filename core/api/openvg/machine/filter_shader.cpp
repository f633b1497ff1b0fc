// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/filter_shader.h"

#include <string_view>

namespace vitrine::core::openvg {

namespace {

constexpr std::string_view kHead = R"(#extension GL_EXT_shader_texture_lod : enable
precision highp float;
uniform sampler2D pixels;
uniform vec4 origin;
uniform vec2 texelSize;
)";

/// At the center of a pixel of the image.
constexpr std::string_view kTexel = R"(vec4 texel(vec2 place)
{
    vec4 color = texture2DLodEXT(pixels, (place + origin.zw) * texelSize, 0.0);
)";
constexpr std::string_view kTexelEnd = R"(    return color;
}
)";
constexpr std::string_view kClampToAlpha = R"(    color.rgb = min(color.rgb, vec3(color.a));
)";

constexpr std::string_view kMatrix = R"(uniform vec4 matrix[5];
vec4 filtered(vec2 place)
{
    vec4 color = texel(place);
    return matrix[0] * color.r + matrix[1] * color.g + matrix[2] * color.b + matrix[3] * color.a + matrix[4];
}
)";

/// The place in a table of 256 values; halves as where pixels are written.
constexpr std::string_view kTable = R"(uniform sampler2D table;
vec4 lookedUp(float value)
{
    float row = floor(clamp(value, 0.0, 1.0) * 255.0 + (0.5 + 1.0 / 4096.0));
    return texture2DLodEXT(table, vec2((row + 0.5) / 256.0, 0.5), 0.0);
}
)";
constexpr std::string_view kTables = R"(vec4 filtered(vec2 place)
{
    vec4 color = texel(place);
    return vec4(lookedUp(color.r).r, lookedUp(color.g).g, lookedUp(color.b).b, lookedUp(color.a).a);
}
)";
constexpr std::string_view kSingle = R"(vec4 filtered(vec2 place)
{
    return lookedUp(texel(place).)";
constexpr std::string_view kSingleEnd = R"();
}
)";

constexpr std::string_view kFill = R"(uniform vec2 size;
uniform vec4 fillColor;
vec4 tap(vec2 place)
{
    vec2 inside = clamp(place, vec2(0.5), size - 0.5);
    vec4 color = texel(inside);
    return inside == place ? color : fillColor;
}
)";
constexpr std::string_view kPad = R"(uniform vec2 size;
vec4 tap(vec2 place)
{
    return texel(clamp(place, vec2(0.5), size - 0.5));
}
)";
constexpr std::string_view kRepeat = R"(uniform vec2 size;
vec4 tap(vec2 place)
{
    return texel(mod(place, size));
}
)";
constexpr std::string_view kReflect = R"(uniform vec2 size;
vec4 tap(vec2 place)
{
    vec2 folded = mod(place, 2.0 * size);
    return texel(min(folded, 2.0 * size - folded));
}
)";

constexpr std::string_view kSections = R"(uniform vec4 kernel;
uniform vec2 weight;
void sectionDone(const in vec4 result, const in vec2 section)
{
}
vec4 )";
constexpr std::string_view kSum = R"((vec2 place)
{
    vec4 sum = vec4(0.0);
    float number = 0.0;
    for (float j = 0.0; j < kernel.y; j += 2.0)
        for (float i = 0.0; i < kernel.x; i += 2.0) {
            vec4 k = sections[int(number)];
            vec2 first = place + vec2(i, j) - kernel.zw;
            bool isWide = i + 1.0 < kernel.x;
            bool isHigh = j + 1.0 < kernel.y;
            vec4 r = k.x * tap(first);
            if (isWide)
                r += k.y * tap(first + vec2(1.0, 0.0));
            if (isHigh)
                r += k.z * tap(first + vec2(0.0, 1.0));
            if (isWide && isHigh)
                r += k.w * tap(first + vec2(1.0));
            sum += r;
            sectionDone(r, vec2(number, (isWide ? 2.0 : 1.0) * (isHigh ? 2.0 : 1.0)));
            number += 1.0;
        }
    return weight.x * sum + weight.y;
}
)";

constexpr std::string_view kMaxima = R"(uniform vec4 maxima;
)";
constexpr std::string_view kOld = R"(uniform sampler2D old;
uniform vec2 oldSize;
uniform vec4 written;
)";
constexpr std::string_view kMain = R"(void main()
{
    vec4 color = filtered(gl_FragCoord.xy - origin.xy);
)";
constexpr std::string_view kWriteFloats = R"(    gl_FragColor = color;
}
)";
constexpr std::string_view kClamp = R"(    color = clamp(color, 0.0, 1.0);
)";
constexpr std::string_view kKeep =
    R"(    vec4 kept = texture2DLodEXT(old, (gl_FragCoord.xy - origin.xy) * oldSize, 0.0);
    kept.rgb = min(kept.rgb, vec3(kept.a)) * reciprocal(kept.a);
    color = mix(kept, color, written);
    color.rgb *= color.a;
)";

std::string_view tapText(VGTilingMode tiling)
{
    switch (tiling) {
    case VG_TILE_FILL: return kFill;
    case VG_TILE_REPEAT: return kRepeat;
    case VG_TILE_REFLECT: return kReflect;
    default: return kPad;
    }
}

std::string filterText(const FilterShader& shader)
{
    constexpr std::string_view kChannels = "rgba";
    switch (shader.kind) {
    case FilterKind::Tables: return std::string(kTable).append(kTables);
    case FilterKind::Table:
        return std::string(kTable).append(kSingle).append(kChannels.substr(shader.channel, 1)).append(kSingleEnd);
    case FilterKind::Sections: return std::string(tapText(shader.tiling)).append(kernelText(shader.places, "filtered"));
    case FilterKind::Matrix: break;
    }
    return std::string(kMatrix);
}

std::string mainText(const FilterShader& shader)
{
    std::string text(kMain);
    if (shader.writesFloats)
        return text.append(kWriteFloats);
    text.append(kClamp).append(shader.clampsWritten ? kClampToAlpha : "").append(conversionText(shader.writes));
    return text.append(shader.keepsChannels ? kKeep : "").append(writeText());
}

ConversionCalls callsOf(const FilterShader& shader)
{
    ConversionCalls calls = conversionCalls(shader.reads);
    if (shader.writesFloats)
        return calls;
    calls.reciprocal = calls.reciprocal || shader.keepsChannels;
    return calls | conversionCalls(shader.writes);
}

} // namespace

std::string kernelText(std::uint32_t places, std::string_view function)
{
    std::string text = "uniform vec4 sections[" + std::to_string(places) + "];\n";
    return text.append(kSections).append(function).append(kSum);
}

std::string filterShaderText(const FilterShader& shader, ConversionUnit unit)
{
    const ConversionCalls calls = callsOf(shader);
    std::string text(conversionExtension(calls, unit));
    text.append(kHead).append(kMaxima).append(shader.keepsChannels ? kOld : "");
    text.append(conversionFunctions(calls, unit)).append(kTexel);
    text.append(shader.clampsRead ? kClampToAlpha : "").append(conversionText(shader.reads)).append(kTexelEnd);
    return text.append(filterText(shader)).append(mainText(shader));
}

} // namespace vitrine::core::openvg
