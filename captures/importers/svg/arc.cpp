// SPDX-License-Identifier: Apache-2.0
#include "captures/importers/svg/arc.h"

#include <numbers>

namespace vitrine::captures::svg {
namespace {

Point turned(Point p, double angle)
{
    return {std::cos(angle) * p.x - std::sin(angle) * p.y, std::sin(angle) * p.x + std::cos(angle) * p.y};
}

} // namespace

Point CenteredArc::at(double angle) const
{
    return center + turned({radii.x * std::cos(angle), radii.y * std::sin(angle)}, rotation);
}

Point CenteredArc::derivative(double angle) const
{
    return turned({-radii.x * std::sin(angle), radii.y * std::cos(angle)}, rotation);
}

CenteredArc centered(const Segment& arc)
{
    CenteredArc result;
    result.radii = {arc.numbers[0], arc.numbers[1]};
    result.rotation = arc.numbers[2] * std::numbers::pi / 180.0;
    const bool isLarge = arc.numbers[3] != 0.0, isGrowing = arc.numbers[4] != 0.0;
    // On the unit circle, half way from the end to the start.
    const Point half = turned(0.5 * (arc.from - arc.to), -result.rotation);
    Point p{half.x / result.radii.x, half.y / result.radii.y};
    const double distance = lengthOf(p);
    if (distance > 1.0) {
        result.radii = distance * result.radii;
        p = (1.0 / distance) * p;
    }
    const double square = std::min(distance * distance, 1.0);
    const double aside = square > 0.0 ? std::sqrt((1.0 - square) / square) : 0.0;
    const Point middle = (isLarge == isGrowing ? -aside : aside) * Point{p.y, -p.x};
    result.center =
        0.5 * (arc.from + arc.to) + turned({result.radii.x * middle.x, result.radii.y * middle.y}, result.rotation);
    const auto angleOf = [](Point q) { return std::atan2(q.y, q.x); };
    result.start = angleOf(p - middle);
    result.extent = angleOf(Point{} - p - middle) - result.start;
    if (isGrowing && result.extent < 0.0)
        result.extent += 2.0 * std::numbers::pi;
    else if (!isGrowing && result.extent > 0.0)
        result.extent -= 2.0 * std::numbers::pi;
    return result;
}

} // namespace vitrine::captures::svg
