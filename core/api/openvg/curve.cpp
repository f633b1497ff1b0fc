// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/curve.h"

#include "core/api/openvg/angles.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <tuple>
#include <utility>

namespace vitrine::core::openvg {

namespace {

/// Ends so near to opposite ones are meant to be: a rounded coordinate would move the center by the root of its error.
constexpr double kHalfAnEllipse = 2e-7;

std::uint32_t edgeCount(double exact)
{
    if (!(exact < kMaxEdgesOfSegment))
        return kMaxEdgesOfSegment;
    return exact <= 1.0 ? 1u : static_cast<std::uint32_t>(std::ceil(exact));
}

/// |a − 2b + c| on the surface, the same for the curve and its reverse.
double bend(Point a, Point b, Point c, const Matrix& userToSurface)
{
    return lengthOf(userToSurface.applyToDirection((a + c) - b * 2.0));
}

/// Sums in which the reverse only swaps what is added.
Point quadraticPoint(const Segment& s, double before, double behind)
{
    return (s.start * (before * before) + s.end * (behind * behind)) + s.control1 * (2.0 * before * behind);
}

Point cubicPoint(const Segment& s, double before, double behind)
{
    const Point ends = s.start * (before * before * before) + s.end * (behind * behind * behind);
    const Point controls =
        s.control1 * (3.0 * (before * before) * behind) + s.control2 * (3.0 * (behind * behind) * before);
    return ends + controls;
}

Point derivativeAt(const Segment& s, double t)
{
    const double rest = 1.0 - t;
    switch (s.kind) {
    case SegmentKind::Quadratic: return (s.control1 - s.start) * rest + (s.end - s.control1) * t;
    case SegmentKind::Cubic:
        return (s.control1 - s.start) * (rest * rest) + (s.control2 - s.control1) * (2.0 * rest * t) +
               (s.end - s.control2) * (t * t);
    case SegmentKind::Arc: {
        const SineCosine angle = sineCosine(s.arc.angleAt(t));
        const double sign = (s.arc.extent < 0.0) != s.arc.isReversed ? -1.0 : 1.0;
        return (s.arc.up * angle.cosine - s.arc.across * angle.sine) * sign;
    }
    default: return s.end - s.start;
    }
}

std::optional<Point> firstDirection(std::initializer_list<Point> candidates)
{
    for (const Point candidate : candidates)
        if (const auto direction = directionOf(candidate))
            return direction;
    return std::nullopt;
}

std::optional<Point> tangentAtEnd(const Segment& s, bool isStart)
{
    switch (s.kind) {
    case SegmentKind::Quadratic:
        return isStart ? firstDirection({s.control1 - s.start, s.end - s.start})
                       : firstDirection({s.end - s.control1, s.end - s.start});
    case SegmentKind::Cubic:
        return isStart ? firstDirection({s.control1 - s.start, s.control2 - s.start, s.end - s.start})
                       : firstDirection({s.end - s.control2, s.end - s.control1, s.end - s.start});
    default: return directionOf(derivativeAt(s, isStart ? 0.0 : 1.0));
    }
}

} // namespace

Point Arc::at(double angle) const
{
    const SineCosine turned = sineCosine(angle);
    return center + (across * turned.cosine + up * turned.sine);
}

std::optional<Arc> arcBetween(Point start, Point end, const ArcShape& shape)
{
    double rh = std::fabs(shape.horizontalRadius), rv = std::fabs(shape.verticalRadius);
    if (rh == 0.0 || rv == 0.0 || start == end)
        return std::nullopt;
    Arc arc;
    bool isCounterClockwise = shape.isCounterClockwise;
    if (std::tie(end.x, end.y) < std::tie(start.x, start.y)) {
        std::swap(start, end);
        isCounterClockwise = !isCounterClockwise;
        arc.isReversed = true;
    }
    // In a space where the ellipse is a circle of radius 1 around a center that lies beside the middle of the chord.
    const SineCosine turned = sineCosineOfDegrees(shape.rotationDegrees);
    const Point chord = end - start;
    Point half{(chord.x * turned.cosine + chord.y * turned.sine) / (2.0 * rh),
               (chord.y * turned.cosine - chord.x * turned.sine) / (2.0 * rv)};
    const double reach = lengthOf(half);
    if (!(reach > 0.0) || !std::isfinite(reach))
        return std::nullopt;
    double aside = 0.0; // of the center from the chord, in halves of the chord
    if (reach < 1.0 - kHalfAnEllipse) {
        aside = std::sqrt(1.0 - reach * reach) / reach;
    } else { // The ends are too far apart, or just opposite.
        rh *= reach;
        rv *= reach;
        half = half * (1.0 / reach);
    }
    const double side = shape.isLarge != isCounterClockwise ? 1.0 : -1.0; // +1: the center is left of the chord
    const Point toCenter{-half.y * aside * side, half.x * aside * side};  // from the middle
    const Point first = half * -1.0 - toCenter;
    arc.across = {rh * turned.cosine, rh * turned.sine};
    arc.up = {-rv * turned.sine, rv * turned.cosine};
    arc.center = (start + end) * 0.5 + (arc.across * toCenter.x + arc.up * toCenter.y);
    arc.begin = angleOf(first.y, first.x);
    const double small = 2.0 * angleOf(1.0, aside);
    arc.extent = shape.isLarge ? 2.0 * kPi - small : small;
    if (!isCounterClockwise)
        arc.extent = -arc.extent;
    return arc;
}

Point pointAfter(const Segment& s, std::uint32_t edge, std::uint32_t edges)
{
    if (edge == 0)
        return s.start;
    if (edge == edges)
        return s.end;
    if (s.kind == SegmentKind::Arc) {
        const std::uint32_t along = s.arc.isReversed ? edges - edge : edge;
        return s.arc.at(s.arc.begin + s.arc.extent * (static_cast<double>(along) / edges));
    }
    const double before = static_cast<double>(edges - edge) / edges, behind = static_cast<double>(edge) / edges;
    switch (s.kind) {
    case SegmentKind::Quadratic: return quadraticPoint(s, before, behind);
    case SegmentKind::Cubic: return cubicPoint(s, before, behind);
    default: return s.start * before + s.end * behind;
    }
}

Point pointAt(const Segment& s, double t)
{
    if (t <= 0.0)
        return s.start;
    if (t >= 1.0)
        return s.end;
    switch (s.kind) {
    case SegmentKind::Quadratic: return quadraticPoint(s, 1.0 - t, t);
    case SegmentKind::Cubic: return cubicPoint(s, 1.0 - t, t);
    case SegmentKind::Arc: return s.arc.at(s.arc.angleAt(t));
    default: return s.start * (1.0 - t) + s.end * t;
    }
}

std::optional<Point> tangentAt(const Segment& s, double t)
{
    if (t <= 0.0 || t >= 1.0)
        return tangentAtEnd(s, t <= 0.0);
    if (const auto direction = directionOf(derivativeAt(s, t)))
        return direction;
    constexpr double kStep = 1e-4;
    return directionOf(pointAt(s, t + kStep) - pointAt(s, t));
}

std::uint32_t edgesOfArc(double radians, double surfaceRadius, double tolerance)
{
    // An edge that spans 2·acos(1 − tolerance / r) leaves the circle by the tolerance; half a turn is the most.
    const double c = std::max(1.0 - tolerance / surfaceRadius, 0.0);
    if (!(surfaceRadius > 0.0))
        return 1;
    return edgeCount(radians / (2.0 * angleOf(std::sqrt(1.0 - c * c), c)));
}

std::uint32_t edgesOf(const Segment& s, const Matrix& userToSurface, double tolerance)
{
    switch (s.kind) {
    case SegmentKind::Quadratic:
        return edgeCount(std::sqrt(bend(s.start, s.control1, s.end, userToSurface) / (4.0 * tolerance)));
    case SegmentKind::Cubic: {
        const double first = bend(s.start, s.control1, s.control2, userToSurface);
        const double second = bend(s.control1, s.control2, s.end, userToSurface);
        return edgeCount(std::sqrt(0.75 * std::max(first, second) / tolerance));
    }
    case SegmentKind::Arc: {
        Matrix axes = userToSurface;
        const Point across = userToSurface.applyToDirection(s.arc.across);
        const Point up = userToSurface.applyToDirection(s.arc.up);
        axes.sx = across.x, axes.shy = across.y, axes.shx = up.x, axes.sy = up.y;
        return edgesOfArc(std::fabs(s.arc.extent), axes.largestScale(), tolerance);
    }
    default: return 1;
    }
}

} // namespace vitrine::core::openvg
