// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/channel_bounds.h"

#include <algorithm>
#include <limits>

namespace vitrine::core {

namespace {

bool isFinite(float v)
{
    constexpr float kLargestFloat = std::numeric_limits<float>::max();
    return v >= -kLargestFloat && v <= kLargestFloat;
}

} // namespace

ChannelBounds between(float low, float high)
{
    if (!isFinite(low) || !isFinite(high))
        return {};
    return {low, high, low == 1.0f && high == 1.0f, true};
}

ChannelBounds hull(const ChannelBounds& a, const ChannelBounds& b)
{
    if (!a.isKnown || !b.isKnown)
        return {};
    return between(std::min(a.low, b.low), std::max(a.high, b.high));
}

TextureBounds hull(const TextureBounds& a, const TextureBounds& b)
{
    TextureBounds both;
    for (std::size_t channel = 0; channel < both.size(); ++channel)
        both[channel] = hull(a[channel], b[channel]);
    return both;
}

ChannelBounds bitAlone(const ChannelBounds& bounds)
{
    return bounds.isAllOnes ? bounds : ChannelBounds{};
}

TextureBounds withBorder(const TextureBounds& bounds, const Vec4& color)
{
    TextureBounds border;
    for (std::size_t channel = 0; channel < border.size(); ++channel)
        border[channel] = between(color[static_cast<int>(channel)], color[static_cast<int>(channel)]);
    return hull(bounds, border);
}

TextureBounds swizzled(const TextureBounds& bounds, const std::array<std::uint8_t, 4>& sources)
{
    TextureBounds result;
    for (std::size_t channel = 0; channel < result.size(); ++channel)
        result[channel] = bounds[sources[channel]];
    return result;
}

TextureBounds BoundsScan::bounds() const
{
    TextureBounds result;
    for (std::size_t channel = 0; channel < result.size(); ++channel) {
        const Channel& scanned = m_channels[channel];
        if (scanned.hasValues && !scanned.hasNan)
            result[channel] = between(scanned.low, scanned.high);
    }
    return result;
}

} // namespace vitrine::core
