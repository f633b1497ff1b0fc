// SPDX-License-Identifier: Apache-2.0
#include "core/texture/texel_filter.h"

#include "core/texture/wrap.h"

#include <array>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kTile = Surface::kTileSize;

float unormOf(std::byte texel)
{
    return static_cast<float>(std::to_integer<std::int32_t>(texel)) / 255.0f;
}

struct FetchRgba8 {
    static constexpr std::size_t kBytes = 4;
    static ChannelVector color(PixelFormat, const std::byte* texel) { return unpackUnormBytes(loadWord4(texel)); }
};

struct FetchBgra8 {
    static constexpr std::size_t kBytes = 4;
    static ChannelVector color(PixelFormat, const std::byte* texel)
    {
        const std::uint32_t word = loadWord4(texel);
        return unpackUnormBytes((word & 0xFF00FF00u) | (word >> 16 & 0xFF) | (word & 0xFF) << 16);
    }
};

struct FetchRgb8 {
    static constexpr std::size_t kBytes = 3;
    static ChannelVector color(PixelFormat, const std::byte* texel)
    {
        return unpackUnormBytes(loadWord(texel, 3) | 0xFF000000u);
    }
};

struct FetchLuminance8 {
    static constexpr std::size_t kBytes = 1;
    static ChannelVector color(PixelFormat, const std::byte* texel)
    {
        const float v = unormOf(texel[0]);
        return ChannelVector{v, v, v, 1.0f};
    }
};

struct FetchAlpha8 {
    static constexpr std::size_t kBytes = 1;
    static ChannelVector color(PixelFormat, const std::byte* texel)
    {
        return ChannelVector{0.0f, 0.0f, 0.0f, unormOf(texel[0])};
    }
};

/// Every other format: by its layout. Depth is read as a luminance (OES_depth_texture).
struct FetchAny {
    static constexpr std::size_t kBytes = 0; // as the surface says
    static ChannelVector color(PixelFormat format, const std::byte* texel)
    {
        const Vec4 v = decodeSample(format, texel);
        return isDepth(format) ? ChannelVector{v.x, v.x, v.x, 1.0f} : ChannelVector{v.x, v.y, v.z, v.w};
    }
};

template <typename Fetch>
ChannelVector texelAt(const Surface& surface, std::int32_t x, std::int32_t row)
{
    return Fetch::color(surface.format(),
                        surface.pixel(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(row)));
}

/// Four texels of one slice, whose first row is `base`.
template <typename Fetch>
ChannelVector bilinear(const Surface& surface, std::int32_t base, const TexelPair& s, const TexelPair& t)
{
    const auto x = static_cast<std::uint32_t>(s.first), y = static_cast<std::uint32_t>(base + t.first);
    const bool isOneTile =
        s.second == s.first + 1 && t.second == t.first + 1 && x % kTile != kTile - 1 && y % kTile != kTile - 1;
    if (isOneTile) [[likely]] {
        const std::size_t bytes = Fetch::kBytes != 0 ? Fetch::kBytes : surface.bytesPerPixel();
        const std::byte* texel = surface.pixel(x, y);
        const std::byte* above = texel + kTile * bytes;
        const PixelFormat format = surface.format();
        return mix(mix(Fetch::color(format, texel), Fetch::color(format, texel + bytes), s.weight),
                   mix(Fetch::color(format, above), Fetch::color(format, above + bytes), s.weight), t.weight);
    }
    const std::int32_t row = base + t.first, nextRow = base + t.second;
    return mix(mix(texelAt<Fetch>(surface, s.first, row), texelAt<Fetch>(surface, s.second, row), s.weight),
               mix(texelAt<Fetch>(surface, s.first, nextRow), texelAt<Fetch>(surface, s.second, nextRow), s.weight),
               t.weight);
}

template <typename Fetch, bool kIs3D>
void readNearest(const TextureLevel& level, const SamplerState& sampler, const LaneGroup& lanes, ChannelVector* colors)
{
    for (std::uint32_t lane = 0; lane < lanes.count; ++lane) {
        const std::int32_t x = nearestTexel(sampler.wrapS, lanes.s[lane], level.width);
        std::int32_t row = nearestTexel(sampler.wrapT, lanes.t[lane], level.height);
        if constexpr (kIs3D)
            row += nearestTexel(sampler.wrapR, lanes.r[lane], level.depth) * level.height;
        colors[lane] = texelAt<Fetch>(*level.surface, x, row);
    }
}

template <typename Fetch, bool kIs3D>
void readLinear(const TextureLevel& level, const SamplerState& sampler, const LaneGroup& lanes, ChannelVector* colors)
{
    for (std::uint32_t lane = 0; lane < lanes.count; ++lane) {
        const TexelPair s = linearTexels(sampler.wrapS, lanes.s[lane], level.width);
        const TexelPair t = linearTexels(sampler.wrapT, lanes.t[lane], level.height);
        if constexpr (kIs3D) {
            const TexelPair r = linearTexels(sampler.wrapR, lanes.r[lane], level.depth);
            colors[lane] = mix(bilinear<Fetch>(*level.surface, r.first * level.height, s, t),
                               bilinear<Fetch>(*level.surface, r.second * level.height, s, t), r.weight);
        } else {
            colors[lane] = bilinear<Fetch>(*level.surface, 0, s, t);
        }
    }
}

/// Index: 2 · is 3-D + is linear.
using FilterRow = std::array<FilterFunction, 4>;

template <typename Fetch>
constexpr FilterRow kRow{readNearest<Fetch, false>, readLinear<Fetch, false>, readNearest<Fetch, true>,
                         readLinear<Fetch, true>};

const FilterRow& filterRow(PixelFormat format)
{
    switch (format) {
    case PixelFormat::Rgba8: return kRow<FetchRgba8>;
    case PixelFormat::Bgra8: return kRow<FetchBgra8>;
    case PixelFormat::Rgb8: return kRow<FetchRgb8>;
    case PixelFormat::Luminance8: return kRow<FetchLuminance8>;
    case PixelFormat::Alpha8: return kRow<FetchAlpha8>;
    default: return kRow<FetchAny>;
    }
}

} // namespace

FilterFunction filterFunction(PixelFormat format, Filter filter, TextureKind kind)
{
    const std::size_t index = (kind == TextureKind::Texture3D ? 2u : 0u) + (filter == Filter::Linear ? 1u : 0u);
    return filterRow(format)[index];
}

} // namespace vitrine::core
