// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/machine/paint_shader.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <string_view>

namespace vitrine::core::openvg {

namespace {

constexpr std::string_view kHead = R"(precision highp float;
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
    float g = dot(gradient.xyz, vec3(gl_FragCoord.xy, 1.0));
    return mean(g - 0.5 * gradient.w, gradient.w);
}
)";

constexpr std::string_view kRadial = R"(uniform vec3 alongX;
uniform vec3 alongY;
uniform vec3 focus;
vec4 paint()
{
    vec3 place = vec3(gl_FragCoord.xy, 1.0);
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

constexpr std::string_view kTransform = R"(uniform vec4 transformScale;
uniform vec4 transformBias;
vec4 transformed()
{
    return clamp(plain() * transformScale + transformBias, 0.0, 1.0);
}
)";
constexpr std::string_view kUntransformed = R"(vec4 transformed()
{
    return plain();
}
)";

/// VG2D-20, with the curve of OpenVG.
constexpr std::string_view kToLinear = R"(float expanded(float v)
{
    return v <= 0.03928 ? v / 12.92 : pow((v + 0.0556) / 1.0556, 2.4);
}
void main()
{
    vec4 color = transformed();
    gl_FragColor = vec4(expanded(color.r), expanded(color.g), expanded(color.b), color.a);
}
)";
constexpr std::string_view kStored = R"(void main()
{
    gl_FragColor = transformed();
}
)";

constexpr std::string_view kSolid = R"(uniform vec4 color;
void main()
{
    gl_FragColor = color;
}
)";

std::string_view spreadText(VGColorRampSpreadMode spread)
{
    if (spread == VG_COLOR_RAMP_SPREAD_PAD)
        return kPad;
    return spread == VG_COLOR_RAMP_SPREAD_REPEAT ? kRepeat : kReflect;
}

} // namespace

PaintShader paintShaderOf(const PaintSource& paint, bool hasTransform, bool isTargetLinear)
{
    PaintShader shader;
    shader.kind = paint.kind;
    if (paint.kind == PaintKind::Solid)
        return shader; // The color comes as it is to be.
    shader.spread = paint.spread;
    shader.isRampPremultiplied = paint.isRampPremultiplied;
    // Ramps of nearly as many stops share a program.
    shader.stops = std::bit_ceil(static_cast<std::uint32_t>(std::max<std::size_t>(paint.ramp.size(), 2)));
    shader.hasTransform = hasTransform;
    shader.isTargetLinear = isTargetLinear;
    return shader;
}

std::string paintShaderText(const PaintShader& shader)
{
    std::string text(kHead);
    if (shader.kind == PaintKind::Solid)
        return text.append(kSolid);
    text += fmt::format("#define STOPS {}\n", shader.stops);
    text.append(kRamp).append(spreadText(shader.spread));
    text.append(shader.kind == PaintKind::Linear ? kLinear : kRadial);
    text.append(shader.isRampPremultiplied ? kUnpremultiplied : kPlain);
    text.append(shader.hasTransform ? kTransform : kUntransformed);
    return text.append(shader.isTargetLinear ? kToLinear : kStored);
}

} // namespace vitrine::core::openvg
