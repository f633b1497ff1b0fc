// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_paint/paint_readings.h"
#include "core/session/vector_paint/run_values.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core {

namespace {

/// By what only the text of one of them declares.
GradientSpread spreadOf(const RunValues& values)
{
    if (values.has({"mean", "below"}))
        return GradientSpread::Pad;
    if (values.has({"areaTo", "rest"}) || values.has({"within", "m"}))
        return GradientSpread::Reflect;
    return values.has({"areaTo", "whole"}) ? GradientSpread::Repeat : GradientSpread::Unknown;
}

/// The middle of the range whose mean is taken, which begins in the first period.
float inRamp(float middle, GradientSpread spread)
{
    switch (spread) {
    case GradientSpread::Repeat: return middle - std::floor(middle);
    case GradientSpread::Reflect: return std::abs(middle - 2.0f * std::floor(0.5f * middle + 0.5f));
    default: return std::clamp(middle, 0.0f, 1.0f);
    }
}

/// Without those that fill places up: they repeat the last one.
std::vector<GradientStop> stopsOf(const RunValues& values)
{
    std::vector<GradientStop> stops;
    for (std::uint32_t i = 0; i < values.elements("stopPlace"); ++i) {
        const GradientStop stop{values.uniform("stopPlace", i).x, values.uniform("stopColor", i)};
        if (stops.size() > 1 && stop.offset == stops.back().offset && stop.color == stops.back().color)
            break;
        stops.push_back(stop);
    }
    return stops;
}

std::uint32_t intervalOf(const std::vector<GradientStop>& stops, float place)
{
    std::uint32_t interval = 0;
    for (std::uint32_t i = 0; i + 1 < stops.size(); ++i)
        if (stops[i].offset <= place)
            interval = i;
    return interval;
}

} // namespace

std::optional<GradientPlace> gradientPlace(const RunValues& values)
{
    if (!values.hasUniform("stopPlace"))
        return std::nullopt;
    GradientPlace place;
    place.isRadial = values.hasUniform("alongX");
    place.spread = spreadOf(values);
    place.stops = stopsOf(values);
    place.g = values.number({"paint", "g"}, 0, values.end());
    if (place.g) {
        place.width = place.isRadial ? values.number({"paint", "width"}) : values.uniform("gradient").w;
        place.inRamp = inRamp(*place.g, place.spread);
    } else {
        place.g = values.number({"value", "g"}, 0, values.end());
        place.inRamp = values.number({"point", "g"});
    }
    place.interval = intervalOf(place.stops, place.inRamp);
    return place;
}

} // namespace vitrine::core
