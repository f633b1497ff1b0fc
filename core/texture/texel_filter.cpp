// SPDX-License-Identifier: Apache-2.0
#include "core/texture/texel_filter.h"

#include "core/base/half_float.h"
#include "core/texture/wrap.h"

#include <array>
#include <bit>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kTile = Surface::kTileSize;

/// Decoding with the layout known: the quotient of two vectors, the second constant. Depth is read as a luminance
/// (OES_depth_texture).
template <PixelFormat kFormat>
struct Fetch {
    static constexpr PixelLayout kLayout = pixelLayout(kFormat);
    static constexpr bool kIsGray = kLayout.family == PixelFamily::Luminance || kLayout.family == PixelFamily::Depth;

    /// What channel `channel` of the color is read from.
    static constexpr ChannelField field(std::size_t channel)
    {
        return kLayout.channels[kIsGray && channel < 3 ? 0 : channel];
    }
    static std::int32_t numerator(std::uint32_t word, std::size_t channel)
    {
        if (field(channel).bits == 0)
            return channel == 3 ? 1 : 0;
        return static_cast<std::int32_t>(word >> field(channel).shift & field(channel).max());
    }
    static constexpr float denominator(std::size_t channel)
    {
        return field(channel).bits == 0 ? 1.0f : static_cast<float>(field(channel).max());
    }

    static float real(const std::byte* texel, std::size_t channel)
    {
        if (field(channel).bits == 0)
            return channel == 3 ? 1.0f : 0.0f;
        const std::byte* value = texel + field(channel).shift / 8;
        return field(channel).bits == 16 ? halfToFloat(static_cast<std::uint16_t>(loadWord(value, 2)))
                                         : std::bit_cast<float>(loadWord(value, 4));
    }

    static ChannelVector color(const std::byte* texel)
    {
        if constexpr (kLayout.isFloat) {
            return ChannelVector{real(texel, 0), real(texel, 1), real(texel, 2), real(texel, 3)};
        } else {
            const std::uint32_t word = loadWord(texel, kLayout.bytes);
            const ChannelIntegers numerators{numerator(word, 0), numerator(word, 1), numerator(word, 2),
                                             numerator(word, 3)};
            const ChannelVector denominators{denominator(0), denominator(1), denominator(2), denominator(3)};
            return __builtin_convertvector(numerators, ChannelVector) / denominators;
        }
    }
};

template <>
ChannelVector Fetch<PixelFormat::Rgba8>::color(const std::byte* texel)
{
    return unpackUnormBytes(loadWord4(texel));
}

template <>
ChannelVector Fetch<PixelFormat::Bgra8>::color(const std::byte* texel)
{
    const std::uint32_t word = loadWord4(texel);
    return unpackUnormBytes((word & 0xFF00FF00u) | (word >> 16 & 0xFF) | (word & 0xFF) << 16);
}

template <>
ChannelVector Fetch<PixelFormat::Rgb8>::color(const std::byte* texel)
{
    return unpackUnormBytes(loadWord(texel, 3) | 0xFF000000u);
}

template <PixelFormat kFormat>
ChannelVector texelAt(const Surface& surface, std::int32_t x, std::int32_t row)
{
    return Fetch<kFormat>::color(surface.pixel(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(row)));
}

/// Four texels of one slice, whose first row is `base`.
template <PixelFormat kFormat>
ChannelVector bilinear(const Surface& surface, std::int32_t base, const TexelPair& s, const TexelPair& t)
{
    const auto x = static_cast<std::uint32_t>(s.first), y = static_cast<std::uint32_t>(base + t.first);
    const bool isOneTile =
        s.second == s.first + 1 && t.second == t.first + 1 && x % kTile != kTile - 1 && y % kTile != kTile - 1;
    if (isOneTile) [[likely]] {
        constexpr std::size_t bytes = Fetch<kFormat>::kLayout.bytes;
        const std::byte* texel = surface.pixel(x, y);
        const std::byte* above = texel + kTile * bytes;
        return mix(mix(Fetch<kFormat>::color(texel), Fetch<kFormat>::color(texel + bytes), s.weight),
                   mix(Fetch<kFormat>::color(above), Fetch<kFormat>::color(above + bytes), s.weight), t.weight);
    }
    const std::int32_t row = base + t.first, nextRow = base + t.second;
    return mix(mix(texelAt<kFormat>(surface, s.first, row), texelAt<kFormat>(surface, s.second, row), s.weight),
               mix(texelAt<kFormat>(surface, s.first, nextRow), texelAt<kFormat>(surface, s.second, nextRow), s.weight),
               t.weight);
}

template <PixelFormat kFormat, bool kIs3D>
void readNearest(const TextureLevel& level, const SamplerState& sampler, const LaneGroup& lanes, ChannelVector* colors)
{
    for (std::uint32_t lane = 0; lane < lanes.count; ++lane) {
        const std::int32_t x = nearestTexel(sampler.wrapS, lanes.s[lane], level.width);
        std::int32_t row = nearestTexel(sampler.wrapT, lanes.t[lane], level.height);
        if constexpr (kIs3D)
            row += nearestTexel(sampler.wrapR, lanes.r[lane], level.depth) * level.height;
        colors[lane] = texelAt<kFormat>(*level.surface, x, row);
    }
}

template <PixelFormat kFormat, bool kIs3D>
void readLinear(const TextureLevel& level, const SamplerState& sampler, const LaneGroup& lanes, ChannelVector* colors)
{
    for (std::uint32_t lane = 0; lane < lanes.count; ++lane) {
        const TexelPair s = linearTexels(sampler.wrapS, lanes.s[lane], level.width);
        const TexelPair t = linearTexels(sampler.wrapT, lanes.t[lane], level.height);
        if constexpr (kIs3D) {
            const TexelPair r = linearTexels(sampler.wrapR, lanes.r[lane], level.depth);
            colors[lane] = mix(bilinear<kFormat>(*level.surface, r.first * level.height, s, t),
                               bilinear<kFormat>(*level.surface, r.second * level.height, s, t), r.weight);
        } else {
            colors[lane] = bilinear<kFormat>(*level.surface, 0, s, t);
        }
    }
}

/// Index: 2 · is 3-D + is linear.
using FilterRow = std::array<FilterFunction, 4>;

template <std::size_t... kFormats>
constexpr std::array<FilterRow, sizeof...(kFormats)> rowsOf(std::index_sequence<kFormats...>)
{
    return {FilterRow{readNearest<static_cast<PixelFormat>(kFormats), false>,
                      readLinear<static_cast<PixelFormat>(kFormats), false>,
                      readNearest<static_cast<PixelFormat>(kFormats), true>,
                      readLinear<static_cast<PixelFormat>(kFormats), true>}...};
}

constexpr std::array<FilterRow, kPixelFormatCount> kRows = rowsOf(std::make_index_sequence<kPixelFormatCount>());

} // namespace

FilterFunction filterFunction(PixelFormat format, Filter filter, TextureKind kind)
{
    const std::size_t index = (kind == TextureKind::Texture3D ? 2u : 0u) + (filter == Filter::Linear ? 1u : 0u);
    return kRows[static_cast<std::size_t>(format)][index];
}

} // namespace vitrine::core
