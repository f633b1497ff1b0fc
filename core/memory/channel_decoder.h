// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/pixel_format.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// Reads a stored channel as v ÷ max (spec/00 §5) without a division, as v · high + v · low. high + low is 1 ÷ max to
/// more than twice the precision of a float, and v · high is exact. This is proven below for every channel of up to
/// eight bits.

namespace vitrine::core {

struct ChannelDecoder {
    int shift = 0;
    std::uint32_t max = 0; ///< 0 when the channel isn't stored and reads as `constant`
    float high = 0.0f, low = 0.0f;
    float constant = 0.0f;

    [[nodiscard]] constexpr float decode(std::uint32_t value) const
    {
        const float v = static_cast<float>(value);
        return v * high + v * low;
    }
};

[[nodiscard]] constexpr ChannelDecoder channelDecoder(ChannelField field, float missing)
{
    if (field.bits == 0)
        return {0, 0, 0.0f, 0.0f, missing};
    const double quotient = 1.0 / field.max();
    // High has a mantissa of eight bits, so that its product with a channel of eight bits is exact.
    constexpr std::uint32_t kUpperHalf = 0xFFFF0000u;
    const float high = std::bit_cast<float>(std::bit_cast<std::uint32_t>(static_cast<float>(quotient)) & kUpperHalf);
    return {field.shift, field.max(), high, static_cast<float>(quotient - high), missing};
}

[[nodiscard]] constexpr bool decodesExactly(std::uint8_t bits)
{
    const ChannelDecoder decoder = channelDecoder({0, bits}, 0.0f);
    for (std::uint32_t value = 0; value <= decoder.max; ++value) {
        if (decoder.decode(value) != static_cast<float>(value) / static_cast<float>(decoder.max))
            return false;
    }
    return true;
}
static_assert(decodesExactly(1) && decodesExactly(4) && decodesExactly(5) && decodesExactly(6) && decodesExactly(8));

/// How red, green, blue and alpha are read from a format whose channels have at most eight bits.
[[nodiscard]] constexpr std::array<ChannelDecoder, 4> channelDecoders(PixelFormat format)
{
    const PixelLayout& layout = pixelLayout(format);
    const bool isGray = layout.family == PixelFamily::Luminance;
    std::array<ChannelDecoder, 4> decoders{};
    for (std::size_t channel = 0; channel < 4; ++channel)
        decoders[channel] =
            channelDecoder(layout.channels[isGray && channel < 3 ? 0 : channel], channel == 3 ? 1.0f : 0.0f);
    return decoders;
}

[[nodiscard]] constexpr bool hasShortChannels(PixelFormat format)
{
    const PixelLayout& layout = pixelLayout(format);
    if (layout.family != PixelFamily::Color && layout.family != PixelFamily::Luminance)
        return false;
    for (const ChannelField field : layout.channels) {
        if (field.bits > 8)
            return false;
    }
    return true;
}

} // namespace vitrine::core
