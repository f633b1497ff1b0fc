// SPDX-License-Identifier: Apache-2.0
#include "core/blend/dither.h"

#include "core/memory/sample_codec.h"

#include <algorithm>
#include <array>

namespace vitrine::core {

namespace {

/// M[y mod 4][x mod 4].
constexpr std::array<std::array<std::uint8_t, 4>, 4> kPattern{
    {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}}};

bool isCoarse(ChannelField field)
{
    return field.bits > 0 && field.bits < 8;
}

} // namespace

bool dithers(const BlendState& state, PixelFormat format)
{
    const auto& fields = pixelLayout(format).channels;
    return state.dither && !state.raster.enabled && std::any_of(fields.begin(), fields.end(), isCoarse);
}

float ditherOffset(PixelPlace place)
{
    return (static_cast<float>(kPattern[place.y % 4][place.x % 4]) + 0.5f) / 16.0f;
}

std::uint32_t ditheredWord(PixelFormat format, const Vec4& color, float offset)
{
    std::uint32_t word = encodedWord(format, color);
    for (int channel = 0; channel < 4; ++channel) {
        const ChannelField field = pixelLayout(format).channels[static_cast<std::size_t>(channel)];
        if (!isCoarse(field))
            continue;
        const float level = clampToUnit(color[channel]) * static_cast<float>(field.max()) + offset;
        word &= ~(field.max() << field.shift);
        word |= static_cast<std::uint32_t>(level) << field.shift;
    }
    return word;
}

} // namespace vitrine::core
