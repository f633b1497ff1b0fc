// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/paint.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core::openvg {

namespace {

constexpr std::size_t kStopValues = 5;
constexpr double kFarthestFocus = 0.999; // of the radius; VG2D-17

RadialGradient radialOf(const std::array<VGfloat, 5>& v)
{
    RadialGradient gradient{{finite(v[0]), finite(v[1])}, {finite(v[2]), finite(v[3])}, finite(v[4])};
    const Point away = gradient.focus - gradient.center;
    const double distance = lengthOf(away), farthest = kFarthestFocus * gradient.radius;
    if (gradient.radius > 0.0 && distance > farthest)
        gradient.focus = gradient.center + away * (farthest / distance);
    return gradient;
}

bool isOrdered(std::span<const VGfloat> stops)
{
    for (std::size_t i = kStopValues; i < stops.size(); i += kStopValues)
        if (finite(stops[i]) < finite(stops[i - kStopValues]))
            return false;
    return true;
}

} // namespace

Color clampedColor(std::span<const VGfloat, 4> color)
{
    Color result;
    for (std::size_t i = 0; i < 4; ++i)
        result[i] = std::clamp(finite(color[i]), 0.0, 1.0);
    return result;
}

ColorRamp rampOf(std::span<const VGfloat> stops, bool isPremultiplied)
{
    ColorRamp ramp;
    const std::size_t whole = stops.size() / kStopValues * kStopValues;
    for (std::size_t i = 0; isOrdered(stops.first(whole)) && i < whole; i += kStopValues) {
        const double offset = finite(stops[i]);
        if (offset < 0.0 || offset > 1.0)
            continue;
        Color color = clampedColor(stops.subspan(i + 1).first<4>());
        for (std::size_t channel = 0; isPremultiplied && channel < 3; ++channel)
            color[channel] *= color[3];
        ramp.push_back({offset, color});
    }
    if (ramp.empty())
        return {{0.0, {0.0, 0.0, 0.0, 1.0}}, {1.0, {1.0, 1.0, 1.0, 1.0}}};
    if (ramp.front().offset > 0.0)
        ramp.insert(ramp.begin(), {0.0, ramp.front().color});
    if (ramp.back().offset < 1.0)
        ramp.push_back({1.0, ramp.back().color});
    return ramp;
}

PaintSource sourceOf(const Paint& paint)
{
    PaintSource source;
    source.color = clampedColor(paint.color);
    if (paint.type != VG_PAINT_TYPE_LINEAR_GRADIENT && paint.type != VG_PAINT_TYPE_RADIAL_GRADIENT)
        return source;
    source.kind = paint.type == VG_PAINT_TYPE_LINEAR_GRADIENT ? PaintKind::Linear : PaintKind::Radial;
    source.isRampPremultiplied = paint.isRampPremultiplied == VG_TRUE;
    source.ramp = rampOf(paint.rampStops, source.isRampPremultiplied);
    source.spread = static_cast<VGColorRampSpreadMode>(paint.spreadMode);
    const auto& line = paint.linearGradient;
    source.linear = {{finite(line[0]), finite(line[1])}, {finite(line[2]), finite(line[3])}};
    source.radial = radialOf(paint.radialGradient);
    return source;
}

double valueAt(const LinearGradient& gradient, Point p)
{
    const Point along = gradient.to - gradient.from;
    const double squared = dot(along, along);
    return squared > 0.0 ? dot(p - gradient.from, along) / squared : 1.0;
}

double valueAt(const RadialGradient& gradient, Point p)
{
    if (!(gradient.radius > 0.0))
        return 1.0;
    const Point d = p - gradient.focus, focus = gradient.focus - gradient.center;
    const double squared = gradient.radius * gradient.radius, aside = cross(d, focus);
    const double root = std::sqrt(std::max(squared * dot(d, d) - aside * aside, 0.0));
    return (dot(d, focus) + root) / (squared - dot(focus, focus));
}

double spread(VGColorRampSpreadMode mode, double value)
{
    if (mode == VG_COLOR_RAMP_SPREAD_REPEAT)
        return value - std::floor(value);
    if (mode == VG_COLOR_RAMP_SPREAD_REFLECT) {
        const double within = value - 2.0 * std::floor(value / 2.0);
        return within <= 1.0 ? within : 2.0 - within;
    }
    return std::clamp(value, 0.0, 1.0);
}

Color colorAt(const ColorRamp& ramp, double value)
{
    const auto behind = std::ranges::find_if(ramp, [value](const RampStop& stop) { return stop.offset > value; });
    if (behind == ramp.begin())
        return ramp.front().color;
    const RampStop& before = *(behind - 1);
    if (behind == ramp.end())
        return before.color;
    const double part = (value - before.offset) / (behind->offset - before.offset);
    Color color;
    for (std::size_t i = 0; i < color.size(); ++i)
        color[i] = before.color[i] + (behind->color[i] - before.color[i]) * part;
    return color;
}

} // namespace vitrine::core::openvg
