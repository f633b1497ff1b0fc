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
    std::copy_n(other.base.begin(), count, base.begin());
    std::copy_n(other.toFirst.begin(), count, toFirst.begin());
    std::copy_n(other.toSecond.begin(), count, toSecond.begin());
    return *this;
}

} // namespace vitrine::core
