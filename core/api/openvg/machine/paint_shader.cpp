// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/paint_shader.h"
#include "core/command/vector_config.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <string_view>

namespace vitrine::core::openvg {

namespace {

constexpr std::string_view kFragmentDepth = "#extension GL_EXT_frag_depth : require\n";
constexpr std::string_view kSecondColor = "#extension GL_EXT_blend_func_extended : require\n";
constexpr std::string_view kPrecision = "precision highp float;\n";

constexpr std::string_view kWeights = R"(uniform sampler2D coverage;
uniform vec2 pixel;
float byteOf(float value)
{
    return floor(255.0 * value + 0.5);
}
)";

constexpr std::string_view kMasked = R"(uniform sampler2D mask;
uniform vec2 maskPixel;
float masked(float weight)
{
    vec2 place = gl_FragCoord.xy * maskPixel;
    float inMask = step(place.x, 1.0) * step(place.y, 1.0) * byteOf(texture2D(mask, place).a);
    return floor(weight * inMask / 255.0 + 0.5);
}
)";
constexpr std::string_view kUnmasked = R"(float masked(float weight)
{
    return weight;
}
)";

constexpr std::string_view kWeigh = R"(void weigh(float weight)
{
    float left = masked(weight);
    if (left == 0.0)
        discard;
    gl_FragDepthEXT = left / 255.0;
}
)";

constexpr std::string_view kSamples = R"(uniform vec2 samplePlace[SAMPLES];
vec2 here;
)";

constexpr std::string_view kRamp = R"(uniform vec4 stopColor[STOPS];
uniform vec2 stopPlace[STOPS];
uniform vec4 total;
vec4 area(float end)
{
    vec4 sum = vec4(0.0);
    for (int i = 0; i < STOPS - 1; ++i) {
        float t = clamp(end, stopPlace[i].x, stopPlace[i + 1].x) - stopPlace[i].x;
        sum += t * (stopColor[i] + (0.5 * t * stopPlace[i].y) * (stopColor[i + 1] - stopColor[i]));
    }
    return sum;
}
)";

/// Beyond the ends their colors go on.
constexpr std::string_view kPad = R"(vec4 mean(float start, float width)
{
    float end = start + width;
    float below = clamp(-start, 0.0, width);
    float above = clamp(end - 1.0, 0.0, width);
    vec4 inside = area(clamp(end, 0.0, 1.0)) - area(clamp(start, 0.0, 1.0));
    return (inside + below * stopColor[0] + above * stopColor[STOPS - 1]) / width;
}
)";

/// From the period in which it begins on, so that numbers stay small.
constexpr std::string_view kRepeat = R"(vec4 areaTo(float end)
{
    float whole = floor(end);
    return area(end - whole) + whole * total;
}
vec4 mean(float start, float width)
{
    start -= floor(start);
    vec4 exact = (areaTo(start + width) - areaTo(start)) / width;
    return mix(exact, total, clamp(2.0 * width - 1.0, 0.0, 1.0));
}
)";

constexpr std::string_view kReflect = R"(vec4 areaTo(float end)
{
    float whole = 2.0 * floor(0.5 * end);
    float rest = end - whole;
    return (rest <= 1.0 ? area(rest) : 2.0 * total - area(2.0 - rest)) + whole * total;
}
vec4 mean(float start, float width)
{
    start -= 2.0 * floor(0.5 * start);
    vec4 exact = (areaTo(start + width) - areaTo(start)) / width;
    return mix(exact, total, clamp(2.0 * width - 1.0, 0.0, 1.0));
}
)";

constexpr std::string_view kLinear = R"(uniform vec4 gradient;
vec4 paint()
{
    float g = dot(gradient.xyz, vec3(PLACE, 1.0));
    return mean(g - 0.5 * gradient.w, gradient.w);
}
)";

constexpr std::string_view kRadial = R"(uniform vec3 alongX;
uniform vec3 alongY;
uniform vec3 focus;
vec4 paint()
{
    vec3 place = vec3(PLACE, 1.0);
    vec2 d = vec2(dot(alongX, place), dot(alongY, place));
    float c = d.x * focus.y - d.y * focus.x;
    float s = sqrt(max(dot(d, d) - c * c, 0.0));
    float g = focus.z * (dot(d, focus.xy) + s);
    vec2 slope = vec2(d.x - c * focus.y, d.y + c * focus.x);
    slope = focus.z * (focus.xy + (s > 0.0 ? slope / s : vec2(0.0)));
    vec2 onSurface = slope.x * alongX.xy + slope.y * alongY.xy;
    float width = max(length(onSurface), 1.0 / 4096.0);
    return mean(g - 0.5 * width, width);
}
)";

/// The last stop that is not behind g begins the interval.
constexpr std::string_view kPoint = R"(uniform vec4 stopColor[STOPS];
uniform vec2 stopPlace[STOPS];
vec4 point(float g)
{
    vec4 color = stopColor[0];
    for (int i = 0; i < STOPS - 1; ++i) {
        float t = clamp((g - stopPlace[i].x) * stopPlace[i].y, 0.0, 1.0);
        color = g >= stopPlace[i].x ? mix(stopColor[i], stopColor[i + 1], t) : color;
    }
    return g >= stopPlace[STOPS - 1].x ? stopColor[STOPS - 1] : color;
}
)";

/// FFP mixes 0 and 1, so that its texel has the value g.
constexpr std::string_view kPointByLinear = R"(vec4 paint()
{
    return point(ffProcTex(vec2(within(value()), 0.0)).r);
}
)";
constexpr std::string_view kPointByRadial = R"(uniform vec3 alongX;
uniform vec3 alongY;
vec4 paint()
{
    vec3 place = vec3(PLACE, 1.0);
    return point(ffProcTex(0.5 + 0.5 * vec2(dot(alongX, place), dot(alongY, place))).r);
}
)";

constexpr std::string_view kLinearValue = R"(uniform vec4 gradient;
float value()
{
    return dot(gradient.xyz, vec3(PLACE, 1.0));
}
)";
constexpr std::string_view kRadialValue = R"(uniform vec3 alongX;
uniform vec3 alongY;
uniform vec3 focus;
float value()
{
    vec3 place = vec3(PLACE, 1.0);
    vec2 d = vec2(dot(alongX, place), dot(alongY, place));
    float c = d.x * focus.y - d.y * focus.x;
    return focus.z * (dot(d, focus.xy) + sqrt(max(dot(d, d) - c * c, 0.0)));
}
)";

constexpr std::string_view kWithinPad = R"(float within(float g)
{
    return g;
}
)";
constexpr std::string_view kWithinRepeat = R"(float within(float g)
{
    return g - floor(g);
}
)";
constexpr std::string_view kWithinReflect = R"(float within(float g)
{
    float m = g - 2.0 * floor(0.5 * g);
    return m <= 1.0 ? m : 2.0 - m;
}
)";

constexpr std::string_view kPlain = R"(vec4 plain()
{
    return clamp(paint(), 0.0, 1.0);
}
)";
constexpr std::string_view kUnpremultiplied = R"(vec4 plain()
{
    vec4 color = paint();
    return clamp(vec4(color.a > 0.0 ? color.rgb / color.a : vec3(0.0), color.a), 0.0, 1.0);
}
)";

constexpr std::string_view kSolidPaint = R"(uniform vec4 color;
vec4 plain()
{
    return color;
}
)";

/// Its numbers count as they are, whatever its color space, as those of other paints do.
constexpr std::string_view kPattern = R"(vec4 plain()
{
    return pattern();
}
)";
/// An image alone, or multiplied by the paint (VG2D-29).
constexpr std::string_view kNormal = R"(#define SOURCE image
)";
constexpr std::string_view kMultiply = R"(vec4 product()
{
    return image() * plain();
}
#define SOURCE product
)";
constexpr std::string_view kPaintAlone = R"(#define SOURCE plain
)";

constexpr std::string_view kTransform = R"(uniform vec4 transformScale;
uniform vec4 transformBias;
vec4 transformed()
{
    return clamp(SOURCE() * transformScale + transformBias, 0.0, 1.0);
}
)";
constexpr std::string_view kUntransformed = R"(vec4 transformed()
{
    return SOURCE();
}
)";

constexpr std::string_view kToLinear = R"(vec4 painted()
{
    return expanded(transformed());
}
)";
constexpr std::string_view kToNonLinear = R"(vec4 painted()
{
    return compressed(transformed());
}
)";
constexpr std::string_view kStored = R"(vec4 painted()
{
    return transformed();
}
)";

constexpr std::string_view kSolid = R"(uniform vec4 color;
vec4 painted()
{
    return color;
}
)";

constexpr std::string_view kPlainFragment = R"(#define FRAGMENT painted
)";
constexpr std::string_view kStencilFragment = R"(#define STENCIL
#define FRAGMENT stenciled
vec3 stencil;
vec4 stenciled()
{
    vec4 through = image();
    vec4 color = painted();
    stencil = through.rgb;
    return vec4(color.rgb, color.a * through.a);
}
)";

constexpr std::string_view kMain = R"(void main()
{
    gl_FragColor = FRAGMENT();
#ifdef STENCIL
    gl_SecondaryFragColorEXT = vec4(stencil, 1.0);
#endif
}
)";
constexpr std::string_view kWeighingMain = R"(void main()
{
    weigh(byteOf(texture2D(coverage, gl_FragCoord.xy * pixel).r));
    gl_FragColor = FRAGMENT();
#ifdef STENCIL
    gl_SecondaryFragColorEXT = vec4(stencil, 1.0);
#endif
}
)";

/// Colors are mixed as they count: premultiplied, and the alphas of a stencil's channels as what they are of alpha.
constexpr std::string_view kSamplesMain = R"(void main()
{
    vec4 kept = texture2D(coverage, gl_FragCoord.xy * pixel);
    float bits = byteOf(kept.r) + 256.0 * byteOf(kept.g);
    float inside = 0.0;
    vec4 sum = vec4(0.0);
#ifdef STENCIL
    vec3 alphas = vec3(0.0);
#endif
    for (int i = 0; i < SAMPLES; ++i) {
        float others = floor(0.5 * bits);
        float isInside = bits - 2.0 * others;
        bits = others;
        here = gl_FragCoord.xy + samplePlace[i];
        vec4 color = FRAGMENT();
        sum += isInside * vec4(color.rgb * color.a, color.a);
#ifdef STENCIL
        alphas += isInside * color.a * stencil;
#endif
        inside += isInside;
    }
    weigh(floor(255.0 * inside / float(SAMPLES) + 0.5));
    gl_FragColor = vec4(sum.a > 0.0 ? sum.rgb / sum.a : vec3(0.0), sum.a / inside);
#ifdef STENCIL
    gl_SecondaryFragColorEXT = vec4(sum.a > 0.0 ? alphas / sum.a : vec3(0.0), 1.0);
#endif
}
)";

/// Texts by the spread.
struct SpreadTexts {
    std::string_view pad, repeat, reflect;
    [[nodiscard]] std::string_view of(VGColorRampSpreadMode spread) const
    {
        if (spread == VG_COLOR_RAMP_SPREAD_PAD)
            return pad;
        return spread == VG_COLOR_RAMP_SPREAD_REPEAT ? repeat : reflect;
    }
};
constexpr SpreadTexts kMeans{kPad, kRepeat, kReflect}, kWithin{kWithinPad, kWithinRepeat, kWithinReflect};

GradientWay wayOf(const PaintSource& paint, GradientUnit unit)
{
    if (unit == GradientUnit::Processor)
        return GradientWay::Computed;
    // The procedure's g ends at 1: nothing is left to repeat.
    const bool isRadial = paint.kind == PaintKind::Radial && paint.radial.focus == paint.radial.center &&
                          paint.spread == VG_COLOR_RAMP_SPREAD_PAD;
    return isRadial ? GradientWay::Radial : GradientWay::Linear;
}

/// `paint()`: the color of the ramp for a pixel.
std::string gradientText(const PaintShader& shader)
{
    std::string text = fmt::format("#define STOPS {}\n", shader.stops);
    const bool isLinear = shader.kind == PaintKind::Linear;
    if (shader.way == GradientWay::Computed)
        return text.append(kRamp).append(kMeans.of(shader.spread)).append(isLinear ? kLinear : kRadial);
    text.append(kPoint);
    if (shader.way == GradientWay::Radial)
        return text.append(kPointByRadial);
    text.append(isLinear ? kLinearValue : kRadialValue);
    return text.append(kWithin.of(shader.spread)).append(kPointByLinear);
}

/// The function plain(): the paint's color, of sRGB and not premultiplied.
std::string paintText(const PaintShader& shader)
{
    if (shader.pattern)
        return patternShaderText(*shader.pattern).append(kPattern);
    if (shader.kind == PaintKind::Solid)
        return std::string(kSolidPaint);
    return gradientText(shader).append(shader.isRampPremultiplied ? kUnpremultiplied : kPlain);
}

bool isStencil(const PaintShader& shader)
{
    return shader.image && shader.image->mode == VG_DRAW_IMAGE_STENCIL;
}

/// Whether colors come from SOURCE() in linear light.
bool isSourceLinear(const PaintShader& shader)
{
    // Through a stencil it is the paint's color that is transformed.
    const auto& own = isStencil(shader) ? shader.pattern : shader.image;
    return own && own->isLinear;
}

bool isSolid(const PaintShader& shader)
{
    return shader.kind == PaintKind::Solid && !shader.image;
}

ConversionCalls callsOf(const PaintShader& shader)
{
    const auto divides = [](const std::optional<ImageShader>& image) { return image && dividesByAlpha(*image); };
    const bool isLinear = isSourceLinear(shader);
    return {divides(shader.image) || divides(shader.pattern), !isSolid(shader) && !isLinear && shader.isTargetLinear,
            !isSolid(shader) && isLinear && !shader.isTargetLinear};
}

/// From SOURCE() to the target.
std::string endText(const PaintShader& shader)
{
    std::string text(shader.hasTransform ? kTransform : kUntransformed);
    const bool isLinear = isSourceLinear(shader);
    if (isLinear == shader.isTargetLinear)
        return text.append(kStored);
    return text.append(isLinear ? kToNonLinear : kToLinear);
}

/// The function painted(): the color in the target's space.
std::string paintedText(const PaintShader& shader)
{
    if (isSolid(shader))
        return std::string(kSolid);
    if (!shader.image)
        return paintText(shader).append(kPaintAlone).append(endText(shader));
    const std::string image = imageShaderText(*shader.image);
    switch (shader.image->mode) {
    case VG_DRAW_IMAGE_MULTIPLY: return image + paintText(shader).append(kMultiply).append(endText(shader));
    case VG_DRAW_IMAGE_STENCIL: return image + paintText(shader).append(kPaintAlone).append(endText(shader));
    default: return image + std::string(kNormal).append(endText(shader));
    }
}

} // namespace

PaintShader paintShaderOf(const PaintSource& paint, bool hasTransform, bool isTargetLinear, GradientUnit gradientUnit)
{
    PaintShader shader;
    shader.kind = paint.kind;
    if (paint.kind == PaintKind::Solid)
        return shader; // The color comes as it is to be.
    shader.way = wayOf(paint, gradientUnit);
    shader.spread = paint.spread;
    shader.isRampPremultiplied = paint.isRampPremultiplied;
    // Ramps of nearly as many stops share a program.
    shader.stops = std::bit_ceil(static_cast<std::uint32_t>(std::max<std::size_t>(paint.ramp.size(), 2)));
    shader.hasTransform = hasTransform;
    shader.isTargetLinear = isTargetLinear;
    return shader;
}

PaintShader imagePaintShaderOf(const PathDraw& path, const PaintSource& paint, bool isTargetLinear,
                               GradientUnit gradientUnit)
{
    const bool hasTransform = path.colorTransform.has_value();
    const bool hasOtherPaint = path.image->mode != VG_DRAW_IMAGE_NORMAL && !path.pattern;
    PaintShader shader =
        hasOtherPaint ? paintShaderOf(paint, hasTransform, isTargetLinear, gradientUnit) : PaintShader{};
    shader.image = imageShaderOf(*path.image);
    if (path.pattern)
        shader.pattern = imageShaderOf(*path.pattern);
    shader.hasTransform = hasTransform;
    shader.isTargetLinear = isTargetLinear;
    return shader;
}

std::string paintShaderText(const PaintShader& shader, ConversionUnit unit)
{
    const ConversionCalls calls = callsOf(shader);
    const bool weighs = shader.weighsPixels || shader.samples > 0;
    std::string text(shader.way == GradientWay::Computed ? conversionExtension(calls, unit) : kDeviceExtension);
    if (weighs)
        text.append(kFragmentDepth);
    if (isStencil(shader))
        text.append(kSecondColor);
    text.append(kPrecision);
    text.append(shader.samples > 0 ? "#define PLACE here\n" : "#define PLACE gl_FragCoord.xy\n");
    if (weighs)
        text.append(kWeights).append(shader.weighsPixels ? kMasked : kUnmasked).append(kWeigh);
    if (shader.samples > 0)
        text.append(fmt::format("#define SAMPLES {}\n", shader.samples)).append(kSamples);
    text.append(conversionFunctions(calls, unit))
        .append(paintedText(shader))
        .append(isStencil(shader) ? kStencilFragment : kPlainFragment);
    return text.append(shader.samples > 0 ? kSamplesMain : weighs ? kWeighingMain : kMain);
}

} // namespace vitrine::core::openvg
