// SPDX-License-Identifier: Apache-2.0
#include "core/api/openvg/headings.h"

#include "core/api/openvg/quadratic_roots.h"

#include <algorithm>
#include <cstddef>

namespace vitrine::core::openvg {

namespace {

/// Of the derivative's length between the ends: below it is a cusp, and what is left of the direction is rounding.
constexpr double kLeastSpeed = 1e-6;

/// A third of a cubic's derivative: start + 2 bend t + twist t².
struct Hodograph {
    explicit Hodograph(const Segment& s)
        : start(s.control1 - s.start), bend(s.control2 - s.control1 - start),
          twist(s.end - s.control2 - start - bend * 2.0)
    {
        const double least =
            std::max({lengthOf(start), lengthOf(s.control2 - s.control1), lengthOf(s.end - s.control2)});
        leastLength = kLeastSpeed * least;
    }
    [[nodiscard]] Point at(double t) const { return start + bend * (2.0 * t) + twist * (t * t); }

    Point start, bend, twist;
    double leastLength;
};

struct Turn {
    double t = 0.0;
    bool isInflection = false;
};

/// Where it turns the other way, and where it goes straight along an axis: in between its direction stays in a quarter.
/// With both ends.
std::vector<Turn> turnsOf(const Hodograph& way)
{
    std::vector<Turn> turns{{0.0}, {1.0}};
    const auto add = [&](const QuadraticRoots& roots, bool areInflections) {
        for (const double t : roots)
            if (t > 0.0 && t < 1.0)
                turns.push_back({t, areInflections});
    };
    add(quadraticRoots(cross(way.bend, way.twist), cross(way.start, way.twist) / 2.0, cross(way.start, way.bend)),
        true);
    add(quadraticRoots(way.twist.x, way.bend.x, way.start.x), false);
    add(quadraticRoots(way.twist.y, way.bend.y, way.start.y), false);
    std::ranges::sort(turns, {}, &Turn::t);
    return turns;
}

} // namespace

std::vector<Heading> headingsOf(const Segment& segment)
{
    std::vector<Heading> headings;
    if (segment.kind != SegmentKind::Cubic)
        return headings;
    const Hodograph way(segment);
    const auto add = [&](const Turn& turn) {
        const Point derivative = way.at(turn.t);
        if (lengthOf(derivative) > way.leastLength)
            headings.push_back({turn.t, directionOf(derivative).value_or(Point{1.0, 0.0}), turn.isInflection});
    };
    const std::vector<Turn> turns = turnsOf(way);
    for (std::size_t i = 1; i < turns.size(); ++i) {
        add({(turns[i - 1].t + turns[i].t) / 2.0}); // Between two cusps nothing else shows where it goes.
        if (turns[i].t < 1.0)
            add(turns[i]);
    }
    return headings;
}

} // namespace vitrine::core::openvg
