// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/image_shader.h"

#include "core/api/openvg/machine/filter_kernel.h"
#include "core/api/openvg/machine/filter_shader.h"
#include "core/api/openvg/pixel_values.h"

#include <bit>
#include <string_view>

namespace vitrine::core::openvg {

namespace {

constexpr std::string_view kImageHead = R"(uniform sampler2D texels;
uniform vec3 toImageX;
uniform vec3 toImageY;
uniform vec3 toImageW;
uniform vec4 part;
uniform vec2 texelSize;
uniform vec4 fillColor;
)";
constexpr std::string_view kTexel = R"(vec4 texel(vec2 place)
{
)";
constexpr std::string_view kTap = R"(vec4 tap(vec2 place)
{
)";

// Where among the image's pixels a place is. Half a pixel keeps quotients of whole numbers away from whole ones.
constexpr std::string_view kEdge = R"(    vec2 there = clamp(place, vec2(0.0), part.zw);
)";
constexpr std::string_view kTiles = R"(    vec2 size = part.zw + 1.0;
    vec2 there = place - size * floor((place + 0.5) / size);
)";
constexpr std::string_view kMirrors = R"(    vec2 size = 2.0 * (part.zw + 1.0);
    vec2 there = place - size * floor((place + 0.5) / size);
    there = min(there, size - 1.0 - there);
)";

constexpr std::string_view kFetch = R"(    vec4 color = texture2D(texels, (part.xy + there + 0.5) * texelSize);
)";
constexpr std::string_view kPremultiplyTexel = R"(    color.rgb *= color.a;
)";
constexpr std::string_view kTexelEnd = R"(    return color;
}
)";
constexpr std::string_view kFilledEnd = R"(    return there == place ? color : fillColor;
}
)";

constexpr std::string_view kNearest = R"(vec4 colorAt(vec2 at)
{
    return texel(floor(at));
}
)";
constexpr std::string_view kBilinear = R"(vec4 colorAt(vec2 at)
{
    vec2 low = floor(at - 0.5);
    vec2 t = at - 0.5 - low;
    vec4 below = mix(texel(low), texel(low + vec2(1.0, 0.0)), t.x);
    vec4 above = mix(texel(low + vec2(0.0, 1.0)), texel(low + 1.0), t.x);
    return mix(below, above, t.y);
}
)";

constexpr std::string_view kImage = R"(vec4 image()
)";
constexpr std::string_view kImageAlone = R"(vec4 imageAlone()
)";
constexpr std::string_view kPlace = R"({
    vec3 place = vec3(PLACE, 1.0);
    vec2 at = vec2(dot(toImageX, place), dot(toImageY, place));
)";
constexpr std::string_view kProject = R"(    at /= dot(toImageW, place);
)";
constexpr std::string_view kDivided = R"(    vec4 color = colorAt(at);
    return vec4(min(color.rgb * reciprocal(color.a), 1.0), color.a);
}
)";
/// As if it had been premultiplied: the color of nothing is none, whatever alpha a transform gives it (DEC-30).
constexpr std::string_view kAsItIs = R"(    vec4 color = colorAt(at);
    return color.a > 0.0 ? color : vec4(0.0);
}
)";

constexpr std::string_view kBeforeBackground = R"(uniform vec4 background;
uniform float share;
vec4 image()
{
    return mix(background, imageAlone(), share);
}
)";

/// What a kernel makes is no more than 1 and no less than 0 before it is interpolated.
constexpr std::string_view kKernel = R"(vec4 texel(vec2 place)
{
    return clamp(weighted(place), 0.0, 1.0);
}
)";

std::string_view tilesText(VGTilingMode tiling)
{
    switch (tiling) {
    case VG_TILE_REPEAT: return kTiles;
    case VG_TILE_REFLECT: return kMirrors;
    default: return kEdge;
    }
}

} // namespace

ImageShader imageShaderOf(const DrawnImage& image)
{
    const ColorEncoding encoding = encodingOf(image.pixels.format);
    ImageShader shader;
    shader.isProjective = !image.surfaceToImage.isAffine();
    shader.isInterpolated = image.isInterpolated;
    shader.isPremultiplied = encoding.isPremultiplied;
    shader.isLinear = !encoding.isNonLinear;
    shader.mode = image.mode;
    shader.tiling = image.tiling;
    shader.hasBackground = image.background.has_value();
    if (image.kernel)
        shader.sections = static_cast<std::uint32_t>(std::bit_ceil(sectionsOf(image.kernel->kernel).size()));
    return shader;
}

bool dividesByAlpha(const ImageShader& shader)
{
    return shader.isInterpolated || shader.sections > 0 || shader.isPremultiplied;
}

std::string imageShaderText(const ImageShader& shader)
{
    const bool hasKernel = shader.sections > 0, mixesTexels = shader.isInterpolated || hasKernel;
    std::string text(kImageHead);
    text.append(hasKernel ? kTap : kTexel).append(tilesText(shader.tiling)).append(kFetch);
    if (mixesTexels && !shader.isPremultiplied)
        text.append(kPremultiplyTexel);
    text.append(shader.tiling == VG_TILE_FILL ? kFilledEnd : kTexelEnd);
    if (hasKernel)
        text.append(kernelText(shader.sections, "weighted")).append(kKernel);
    text.append(shader.isInterpolated ? kBilinear : kNearest);
    text.append(shader.hasBackground ? kImageAlone : kImage).append(kPlace);
    if (shader.isProjective)
        text.append(kProject);
    text.append(dividesByAlpha(shader) ? kDivided : kAsItIs);
    return text.append(shader.hasBackground ? kBeforeBackground : "");
}

std::string patternShaderText(const ImageShader& shader)
{
    static constexpr std::string_view ImageNames::*kNames[] = {
        &ImageNames::texels,    &ImageNames::toX,       &ImageNames::toY,   &ImageNames::toW,     &ImageNames::part,
        &ImageNames::texelSize, &ImageNames::fillColor, &ImageNames::texel, &ImageNames::colorAt, &ImageNames::image};
    std::string text;
    for (const auto name : kNames)
        text.append("#define ").append(kImageNames.*name).append(" ").append(kPatternNames.*name).append("\n");
    text.append(imageShaderText(shader));
    for (const auto name : kNames)
        text.append("#undef ").append(kImageNames.*name).append("\n");
    return text;
}

} // namespace vitrine::core::openvg
