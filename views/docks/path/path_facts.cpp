// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/path/path_facts.h"

#include <algorithm>
#include <cmath>

namespace vitrine::views {

namespace {

using core::openvg::Point;

double distanceTo(Point point, Point from, Point to)
{
    const Point way = to - from;
    const double squared = core::openvg::dot(way, way);
    const double t = squared > 0.0 ? std::clamp(core::openvg::dot(point - from, way) / squared, 0.0, 1.0) : 0.0;
    const Point away = point - (from + way * t);
    return std::hypot(away.x, away.y);
}

} // namespace

std::vector<std::uint32_t> PathFacts::selectedTriangles() const
{
    std::vector<std::uint32_t> selected;
    for (std::uint32_t number = 0; number < path().triangles.size(); ++number)
        if (isSelected(path().triangles[number], number))
            selected.push_back(number);
    return selected;
}

QRectF PathFacts::bounds() const
{
    constexpr double kLeast = 1.0;
    std::optional<Point> least, most;
    const auto add = [&](Point p) {
        least = least ? Point{std::min(least->x, p.x), std::min(least->y, p.y)} : p;
        most = most ? Point{std::max(most->x, p.x), std::max(most->y, p.y)} : p;
    };
    for (const Point p : path().vertices)
        add(p);
    for (const core::PathSegment& one : path().segments) {
        add(one.end);
        if (one.kind == core::openvg::SegmentKind::Quadratic || one.kind == core::openvg::SegmentKind::Cubic)
            add(one.control1);
        if (one.kind == core::openvg::SegmentKind::Cubic)
            add(one.control2);
    }
    if (!least)
        return {};
    QRectF box(toPicture({least->x, most->y}), toPicture({most->x, least->y}));
    if (box.width() < kLeast || box.height() < kLeast)
        box.adjust(-kLeast, -kLeast, kLeast, kLeast);
    return box;
}

std::vector<std::uint32_t> PathFacts::trianglesAround(Point point) const
{
    std::vector<std::uint32_t> around;
    const auto& triangles = path().triangles;
    for (std::size_t number = triangles.size(); number-- > 0;) {
        const auto [first, second, third] = triangles[number].vertices;
        const Point a = path().vertices[first], b = path().vertices[second], c = path().vertices[third];
        const double turn = triangles[number].doubleArea < 0.0 ? -1.0 : 1.0;
        if (turn * core::openvg::cross(b - a, point - a) > 0.0 && turn * core::openvg::cross(c - b, point - b) > 0.0 &&
            turn * core::openvg::cross(a - c, point - c) > 0.0)
            around.push_back(static_cast<std::uint32_t>(number));
    }
    return around;
}

std::optional<std::uint32_t> PathFacts::segmentNear(Point point, double distance) const
{
    std::optional<std::uint32_t> nearest;
    const auto& segments = path().segments;
    for (std::uint32_t number = 0; number < segments.size(); ++number) {
        const std::vector<Point>& line = segments[number].line;
        for (std::size_t i = 1; i < line.size(); ++i)
            if (const double away = distanceTo(point, line[i - 1], line[i]); away < distance) {
                distance = away;
                nearest = number;
            }
    }
    return nearest;
}

PathRay PathFacts::rayFrom(Point point) const
{
    PathRay cast;
    if (!pixel) {
        cast.count = core::castRay(path(), point);
        return cast;
    }
    const Point corner{static_cast<double>(pixel->x), static_cast<double>(pixel->y)};
    const auto& places = path().samplePlaces;
    const auto nearest = std::ranges::min_element(places, {}, [&](Point place) {
        return std::hypot(corner.x + place.x - point.x, corner.y + place.y - point.y);
    });
    cast.sample = static_cast<std::uint32_t>(nearest - places.begin());
    cast.count = core::castRay(path(), corner + *nearest);
    cast.winding = path().windingsAt(pixel->x, pixel->y)[*cast.sample];
    cast.recounted = cast.count.inPlane(path());
    return cast;
}

} // namespace vitrine::views
