// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/primitive.h"

#include <algorithm>

namespace vitrine::core {

PixelBounds intersection(const PixelBounds& a, const PixelBounds& b)
{
    return {std::max(a.x0, b.x0), std::max(a.y0, b.y0), std::min(a.x1, b.x1), std::min(a.y1, b.y1)};
}

std::int64_t LineWalk::minorAt(std::int64_t major) const
{
    const std::int64_t center = major * kSubpixels + kSubpixels / 2;
    const std::int64_t numerator = startMinor * deltaMajor + deltaMinor * (center - startMajor);
    const std::int64_t denominator = deltaMajor * kSubpixels;
    const std::int64_t shifted = numerator - (tieGoesDown ? 1 : 0);
    const std::int64_t quotient = shifted / denominator;
    return shifted % denominator < 0 ? quotient - 1 : quotient;
}

AttributePlanes& AttributePlanes::operator=(const AttributePlanes& other)
{
    weights = other.weights;
    count = other.count;
    overflows = other.overflows;
    std::copy_n(other.base.begin(), count, base.begin());
    std::copy_n(other.toFirst.begin(), count, toFirst.begin());
    std::copy_n(other.toSecond.begin(), count, toSecond.begin());
    return *this;
}

namespace {

/// a · p + b · q
Plane combined(double a, const Plane& p, double b, const Plane& q)
{
    return {a * p.value + b * q.value, a * p.dx + b * q.dx, a * p.dy + b * q.dy};
}

} // namespace

Plane AttributePlanes::reciprocalW() const
{
    return combined(1.0, weights[0], 1.0, combined(1.0, weights[1], 1.0, weights[2]));
}

Plane AttributePlanes::overW(std::size_t varying, int component) const
{
    const Plane differences =
        combined(toFirst[varying][component], weights[1], toSecond[varying][component], weights[2]);
    return combined(base[varying][component], reciprocalW(), 1.0, differences);
}

} // namespace vitrine::core
