// SPDX-License-Identifier: Apache-2.0
#include "core/primitive/window_vertex.h"

#include <cmath>

namespace vitrine::core {

std::optional<WindowVertex> toWindow(const SetupState& state, const Vec4& clip)
{
    if (!(clip.w > 0.0f))
        return std::nullopt;
    const double w = clip.w;
    const double x = clip.x / w * state.halfWidth + state.centerX;
    const double y = clip.y / w * state.halfHeight + state.centerY;
    const double z = clip.z / w * state.depthScale + state.depthOffset;
    if (!std::isfinite(x) || !std::isfinite(y) || !std::isfinite(z))
        return std::nullopt;
    return WindowVertex{snapped(x), snapped(y), x * kSubpixels, y * kSubpixels, z, 1.0 / w};
}

PixelBounds touchedPixels(const FixedBox& box, int samples)
{
    // A center at 128 is in the range when the pixel's corner is in the range moved by 128.
    const std::int64_t inset = samples == 1 ? kSubpixels / 2 : 0;
    const std::int64_t roundUp = samples == 1 ? kSubpixels - 1 : 0;
    const auto first = [&](std::int64_t v) {
        return static_cast<std::int32_t>((v - inset + roundUp) >> kSubpixelBits);
    };
    const auto end = [&](std::int64_t v) { return static_cast<std::int32_t>(((v - inset) >> kSubpixelBits) + 1); };
    return {first(box.minX), first(box.minY), end(box.maxX), end(box.maxY)};
}

} // namespace vitrine::core
