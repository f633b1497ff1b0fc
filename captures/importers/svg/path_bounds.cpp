// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/path_bounds.h"

#include "captures/importers/svg/arc.h"

#include <array>
#include <numbers>

namespace vitrine::captures::svg {
namespace {

Point bezier(const std::array<Point, 4>& p, double t)
{
    const double s = 1.0 - t;
    return s * s * s * p[0] + 3.0 * s * s * t * p[1] + 3.0 * s * t * t * p[2] + t * t * t * p[3];
}

/// Where one coordinate of a cubic neither grows nor falls: the roots of its derivative over 3.
void addTurns(const std::array<Point, 4>& p, double Point::*axis, Box& box)
{
    const double d0 = p[1].*axis - p[0].*axis, d1 = p[2].*axis - p[1].*axis, d2 = p[3].*axis - p[2].*axis;
    const double a = d0 - 2.0 * d1 + d2, b = d1 - d0;
    const auto add = [&](double t) {
        if (t > 0.0 && t < 1.0)
            box.add(bezier(p, t));
    };
    const double root = std::sqrt(std::max(b * b - a * d0, 0.0));
    // Of both forms of each root, the one that does not cancel.
    const double q = -(b + std::copysign(root, b));
    if (a != 0.0)
        add(q / a);
    if (q != 0.0)
        add(d0 / q);
}

void addCubic(const std::array<Point, 4>& p, Box& box)
{
    box.add(p[3]);
    addTurns(p, &Point::x, box);
    addTurns(p, &Point::y, box);
}

void addArc(const Segment& segment, const Matrix& transform, Box& box)
{
    const CenteredArc arc = centered(segment);
    box.add(transform(segment.to));
    const double low = std::min(arc.start, arc.start + arc.extent), high = low + std::abs(arc.extent);
    const Point origin = transform({});
    const Point cosine = transform(arc.derivative(0.0)) - origin;
    const Point sine = transform(arc.derivative(std::numbers::pi / 2.0)) - origin;
    // A coordinate turns where cosine · cos + sine · sin = 0.
    for (const double angle : {std::atan2(-cosine.x, sine.x), std::atan2(-cosine.y, sine.y)})
        for (double turn = angle - 4.0 * std::numbers::pi; turn < high; turn += std::numbers::pi)
            if (turn > low)
                box.add(transform(arc.at(turn)));
}

} // namespace

Box boundsOf(const Path& path, const Matrix& transform)
{
    Box box;
    forEachSegment(path, [&](const Segment& s) {
        const double* n = s.numbers;
        const Point from = transform(s.from), to = transform(s.to);
        switch (s.command) {
        case PathCommand::Move:
        case PathCommand::Line: box.add(to); break;
        case PathCommand::Quadratic: {
            const Point control = transform({n[0], n[1]});
            addCubic({from, from + 2.0 / 3.0 * (control - from), to + 2.0 / 3.0 * (control - to), to}, box);
            break;
        }
        case PathCommand::Cubic: addCubic({from, transform({n[0], n[1]}), transform({n[2], n[3]}), to}, box); break;
        case PathCommand::Arc: addArc(s, transform, box); break;
        case PathCommand::Close: break;
        }
    });
    return box;
}

} // namespace vitrine::captures::svg
