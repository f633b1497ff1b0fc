// SPDX-License-Identifier: Apache-2.0
#include "core/opacity/target_bounds.h"

#include "core/base/half_float.h"
#include "core/memory/sample_codec.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace vitrine::core {

namespace {

constexpr std::size_t kAlpha = 3;

ChannelField fieldOf(PixelFormat format, std::size_t channel)
{
    const PixelLayout& layout = pixelLayout(format);
    const bool isGray = layout.family == PixelFamily::Luminance && channel < kAlpha;
    return layout.channels[isGray ? 0 : channel];
}

bool isOpen(std::uint8_t colorMask, std::size_t channel)
{
    return (colorMask >> channel & 1) != 0;
}

/// floor(v · max + ½) ÷ max, which is how a channel is stored.
float rounded(float v, float max)
{
    return std::floor(v * max + 0.5f) / max;
}

/// What a color engine may make of a value before it is stored: some compute with fewer bits (pgpe.format).
std::array<float, 4> inEngines(float v)
{
    const float limited = clampToUnit(v);
    return {limited, rounded(limited, 255.0f), rounded(limited, 1023.0f), halfToFloat(floatToHalf(limited))};
}

/// The stored values that those may become: the one nearest to each, or dithered both beside it.
ChannelBounds storedValue(float v, ChannelField field, bool dithers)
{
    const auto max = static_cast<float>(field.max());
    ChannelBounds all = between(1.0f, 0.0f);
    for (const float value : inEngines(v)) {
        all.low = std::min(all.low, dithers ? std::floor(value * max) / max : rounded(value, max));
        all.high = std::max(all.high, dithers ? std::ceil(value * max) / max : rounded(value, max));
    }
    return between(all.low, all.high);
}

bool coversAll(const ClearCommand& command, const TargetExtent& target)
{
    const Rect& cut = command.scissor;
    const auto reaches = [](std::int32_t first, std::int32_t count, std::uint32_t size) {
        return first <= 0 && std::int64_t{first} + count >= std::int64_t{size};
    };
    return !command.scissorEnabled ||
           (reaches(cut.x, cut.width, target.width) && reaches(cut.y, cut.height, target.height));
}

/// αs + αd (1 − αs), which leaves 1 where it is: the sum is 1 to a float's last bits, and stored as such.
bool isSourceOver(const BlendState& blend)
{
    return blend.alphaEquation == BlendEquation::Add && blend.sourceAlpha == BlendFactor::One &&
           blend.destinationAlpha == BlendFactor::OneMinusSourceAlpha;
}

} // namespace

TextureBounds anyContent(PixelFormat format)
{
    TextureBounds any;
    for (std::size_t channel = 0; channel < any.size(); ++channel)
        any[channel] = stored({}, format, channel, false);
    return any;
}

ChannelBounds stored(const ChannelBounds& bounds, PixelFormat format, std::size_t channel, bool dithers)
{
    const ChannelField field = fieldOf(format, channel);
    if (field.bits == 0)
        return channel == kAlpha ? between(1.0f, 1.0f) : between(0.0f, 0.0f);
    if (!bounds.isKnown)
        return between(0.0f, 1.0f);
    const bool isCoarse = dithers && field.bits < 8; // others are never dithered
    return hull(storedValue(bounds.low, field, isCoarse), storedValue(bounds.high, field, isCoarse));
}

TextureBounds afterClear(const TextureBounds& old, const ClearCommand& command, const TargetExtent& target)
{
    TextureBounds result = old;
    const bool isFull = coversAll(command, target);
    for (std::size_t channel = 0; channel < result.size(); ++channel) {
        if (!isOpen(command.colorMask, channel))
            continue;
        const float value = command.color[static_cast<int>(channel)];
        const ChannelBounds cleared = stored(between(value, value), target.format, channel, false);
        result[channel] = isFull ? cleared : hull(old[channel], cleared);
    }
    return result;
}

TextureBounds afterDraw(const TextureBounds& old, const BlendState& blend, const ChannelBounds& alpha,
                        PixelFormat format)
{
    TextureBounds result = old;
    for (std::size_t channel = 0; channel < kAlpha; ++channel)
        if (isOpen(blend.colorMask, channel))
            result[channel] = stored({}, format, channel, blend.dither);
    if (!isOpen(blend.colorMask, kAlpha))
        return result;
    if (!blend.enabled)
        result[kAlpha] = hull(old[kAlpha], stored(alpha, format, kAlpha, blend.dither));
    else if (!(isSourceOver(blend) && old[kAlpha].isAllOnes))
        result[kAlpha] = stored({}, format, kAlpha, blend.dither);
    return result;
}

} // namespace vitrine::core
