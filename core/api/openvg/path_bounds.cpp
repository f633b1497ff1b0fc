// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/angles.h"
#include "core/api/openvg/curve.h"
#include "core/api/openvg/path_queries.h"
#include "core/api/openvg/path_reader.h"
#include "core/api/openvg/quadratic_roots.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core::openvg {

namespace {

void include(Bounds& bounds, Point p)
{
    if (bounds.isEmpty()) {
        bounds = {p, p};
        return;
    }
    bounds.minimum = {std::min(bounds.minimum.x, p.x), std::min(bounds.minimum.y, p.y)};
    bounds.maximum = {std::max(bounds.maximum.x, p.x), std::max(bounds.maximum.y, p.y)};
}

void includeAt(Bounds& bounds, const Segment& segment, double t)
{
    if (t > 0.0 && t < 1.0)
        include(bounds, pointAt(segment, t));
}

/// Where a coordinate of a curve turns: p0, p1, p2 (, p3) are those of its control points.
void includeQuadraticTurn(Bounds& bounds, const Segment& s, double p0, double p1, double p2)
{
    const double bend = p0 - 2.0 * p1 + p2;
    if (bend != 0.0)
        includeAt(bounds, s, (p0 - p1) / bend);
}

void includeCubicTurns(Bounds& bounds, const Segment& s, double p0, double p1, double p2, double p3)
{
    // The derivative is 3·(a t² + 2 b t + c).
    const double a = p3 - 3.0 * p2 + 3.0 * p1 - p0, b = p2 - 2.0 * p1 + p0, c = p1 - p0;
    for (const double t : quadraticRoots(a, b, c))
        includeAt(bounds, s, t);
}

void includeArcTurns(Bounds& bounds, const Arc& arc, double across, double up)
{
    const double first = std::min(arc.begin, arc.begin + arc.extent), extent = std::fabs(arc.extent);
    const double turn = angleOf(up, across);
    for (int half = 0; half < 2; ++half) {
        const double angle = turn + half * kPi;
        const double behind = angle - first - std::floor((angle - first) / (2.0 * kPi)) * (2.0 * kPi);
        if (behind < extent)
            include(bounds, arc.at(angle));
    }
}

void includeTurns(Bounds& bounds, const Segment& s)
{
    switch (s.kind) {
    case SegmentKind::Quadratic:
        includeQuadraticTurn(bounds, s, s.start.x, s.control1.x, s.end.x);
        includeQuadraticTurn(bounds, s, s.start.y, s.control1.y, s.end.y);
        break;
    case SegmentKind::Cubic:
        includeCubicTurns(bounds, s, s.start.x, s.control1.x, s.control2.x, s.end.x);
        includeCubicTurns(bounds, s, s.start.y, s.control1.y, s.control2.y, s.end.y);
        break;
    case SegmentKind::Arc:
        includeArcTurns(bounds, s.arc, s.arc.across.x, s.arc.up.x);
        includeArcTurns(bounds, s.arc, s.arc.across.y, s.arc.up.y);
        break;
    default: break;
    }
}

} // namespace

Bounds boundsOf(const PathData& path)
{
    Bounds bounds;
    PathReader reader(path);
    while (const auto segment = reader.next()) {
        include(bounds, segment->start);
        include(bounds, segment->end);
        includeTurns(bounds, *segment);
    }
    return bounds;
}

Bounds transformed(const Bounds& bounds, const Matrix& matrix)
{
    Bounds result;
    if (bounds.isEmpty())
        return result;
    for (const double x : {bounds.minimum.x, bounds.maximum.x})
        for (const double y : {bounds.minimum.y, bounds.maximum.y})
            include(result, matrix.apply({x, y}));
    return result;
}

} // namespace vitrine::core::openvg
