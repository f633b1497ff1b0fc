// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/path_vertices.h"

#include "captures/importers/svg/arc.h"

#include <numbers>

namespace vitrine::captures::svg {
namespace {

struct Directions {
    Point in, out; ///< where the path comes from before a vertex, and goes to behind it; zero where it does not
};

/// The first of the points that is not `from`, from there.
Point toFirstOther(Point from, std::initializer_list<Point> points)
{
    for (const Point p : points)
        if (p != from)
            return p - from;
    return {};
}

/// How a segment begins and ends.
Directions directionsOf(const Segment& s)
{
    const double* n = s.numbers;
    switch (s.command) {
    case PathCommand::Quadratic: {
        const Point control{n[0], n[1]};
        return {toFirstOther(s.from, {control, s.to}), Point{} - toFirstOther(s.to, {control, s.from})};
    }
    case PathCommand::Cubic: {
        const Point first{n[0], n[1]}, second{n[2], n[3]};
        return {toFirstOther(s.from, {first, second, s.to}), Point{} - toFirstOther(s.to, {second, first, s.from})};
    }
    case PathCommand::Arc: {
        const CenteredArc arc = centered(s);
        const double way = arc.extent < 0 ? -1.0 : 1.0;
        return {way * arc.derivative(arc.start), way * arc.derivative(arc.start + arc.extent)};
    }
    default: return {s.to - s.from, s.to - s.from};
    }
}

double degreesOf(Directions d)
{
    const double in = lengthOf(d.in), out = lengthOf(d.out);
    Point sum;
    if (in > 0)
        sum = sum + (1.0 / in) * d.in;
    if (out > 0)
        sum = sum + (1.0 / out) * d.out;
    if (sum == Point{}) // it turns back
        sum = d.in;
    return std::atan2(sum.y, sum.x) * 180.0 / std::numbers::pi;
}

} // namespace

std::vector<Vertex> verticesOf(const Path& path)
{
    std::vector<Vertex> vertices;
    std::vector<Directions> directions;
    std::size_t start = 0; // of the subpath
    forEachSegment(path, [&](const Segment& s) {
        if (s.command == PathCommand::Move) {
            start = vertices.size();
            vertices.push_back({s.to});
            directions.emplace_back();
            return;
        }
        const Directions its = directionsOf(s);
        directions.back().out = its.in;
        vertices.push_back({s.to});
        directions.push_back({its.out, {}});
        if (s.command == PathCommand::Close) { // the first and the last vertex are one
            directions.back().out = directions[start].out;
            directions[start].in = its.out;
        }
    });
    for (std::size_t i = 0; i < vertices.size(); ++i)
        vertices[i].degrees = degreesOf(directions[i]);
    return vertices;
}

} // namespace vitrine::captures::svg
