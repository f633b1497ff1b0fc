// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/triangle_interval.h"

#include "core/depth_stencil/depth_stencil_ops.h"

#include <algorithm>
#include <cmath>

namespace vitrine::core {

namespace {

constexpr double kToPixelCenter = 0.5;

CornerDepths cornerDepths(const Primitive& primitive, const PixelBounds& pixels)
{
    const double left = pixels.x0 - primitive.referenceX - kToPixelCenter;
    const double right = pixels.x1 - primitive.referenceX - kToPixelCenter;
    const double bottom = pixels.y0 - primitive.referenceY - kToPixelCenter;
    const double top = pixels.y1 - primitive.referenceY - kToPixelCenter;
    const Plane& z = primitive.depth;
    return {z.at(left, bottom), z.at(right, bottom), z.at(left, top), z.at(right, top)};
}

} // namespace

TileInterval depthInterval(const Primitive& primitive, const PixelBounds& pixels, std::uint32_t maxCode)
{
    const auto isNumber = [](double z) { return !std::isnan(z); };
    const auto code = [&](double z) { return quantizeDepth(primitive.depthRange.clamp(z), maxCode); };
    if (primitive.kind != PrimitiveKind::Triangle)
        return {{code(primitive.depthRange.min), code(primitive.depthRange.max)}, true, {}};
    const CornerDepths corners = cornerDepths(primitive, pixels);
    if (!std::all_of(corners.begin(), corners.end(), isNumber))
        return {{0, maxCode}, false, corners};
    const auto [low, high] = std::minmax_element(corners.begin(), corners.end());
    return {{code(*low), code(*high)}, true, corners};
}

} // namespace vitrine::core
