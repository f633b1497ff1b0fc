// SPDX-License-Identifier: Apache-2.0
#include "core/texture/lane_filter.h"

#include "core/memory/channel_decoder.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/texture/lane_filter.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "core/texture/lane_coordinates_inl.h"

#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {
namespace {

constexpr std::uint32_t kTile = Surface::kTileSize;

/// The texels of each lane as stored words: lower left, lower right, upper left, upper right; the first one only for a
/// nearest read.
struct Texels {
    alignas(64) std::array<std::array<std::uint32_t, kBatchLanes>, 4> words;
};

template <std::size_t kBytes>
HWY_INLINE std::uint32_t wordAt(const std::byte* texel)
{
    if constexpr (kBytes == 3) {
        std::uint16_t low;
        std::memcpy(&low, texel, 2);
        return low | std::to_integer<std::uint32_t>(texel[2]) << 16;
    } else {
        std::uint32_t word = 0;
        std::memcpy(&word, texel, kBytes);
        return word;
    }
}

template <std::size_t kBytes>
HWY_INLINE std::uint32_t wordAt(const Surface& surface, std::int32_t x, std::int32_t y)
{
    return wordAt<kBytes>(surface.pixel(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)));
}

template <std::size_t kBytes>
void collectNearest(const LaneReads& reads, const Footprints& at, Texels& texels)
{
    for (std::size_t lane = 0; lane < reads.laneCount; ++lane)
        texels.words[0][lane] = wordAt<kBytes>(*reads.levels[lane / 4]->surface, at.x0[lane], at.y0[lane]);
}

template <std::size_t kBytes>
void collectLinear(const LaneReads& reads, const Footprints& at, Texels& texels)
{
    for (std::size_t lane = 0; lane < reads.laneCount; ++lane) {
        const Surface& surface = *reads.levels[lane / 4]->surface;
        const std::int32_t x = at.x0[lane], y = at.y0[lane];
        const bool isOneTile =
            at.x1[lane] == x + 1 && at.y1[lane] == y + 1 && x % kTile != kTile - 1 && y % kTile != kTile - 1;
        if (isOneTile) [[likely]] {
            const std::byte* texel = surface.pixel(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
            const std::byte* above = texel + kTile * kBytes;
            texels.words[0][lane] = wordAt<kBytes>(texel);
            texels.words[1][lane] = wordAt<kBytes>(texel + kBytes);
            texels.words[2][lane] = wordAt<kBytes>(above);
            texels.words[3][lane] = wordAt<kBytes>(above + kBytes);
        } else {
            texels.words[0][lane] = wordAt<kBytes>(surface, x, y);
            texels.words[1][lane] = wordAt<kBytes>(surface, at.x1[lane], y);
            texels.words[2][lane] = wordAt<kBytes>(surface, x, at.y1[lane]);
            texels.words[3][lane] = wordAt<kBytes>(surface, at.x1[lane], at.y1[lane]);
        }
    }
}

void collect(Filter filter, const LaneReads& reads, const Footprints& at, Texels& texels)
{
    using Collect = void (*)(const LaneReads&, const Footprints&, Texels&);
    constexpr Collect kCollect[2][4] = {{collectNearest<1>, collectNearest<2>, collectNearest<3>, collectNearest<4>},
                                        {collectLinear<1>, collectLinear<2>, collectLinear<3>, collectLinear<4>}};
    const std::size_t bytes = pixelLayout(reads.levels[0]->surface->format()).bytes;
    kCollect[static_cast<std::size_t>(filter)][bytes - 1](reads, at, texels);
}

template <class D>
HWY_INLINE hn::Vec<D> decoded(D d, const ChannelDecoder& decoder, const std::uint32_t* words)
{
    const hn::RebindToUnsigned<D> du;
    const hn::RebindToSigned<D> di;
    const auto bits = hn::And(hn::ShiftRightSame(hn::Load(du, words), decoder.shift), hn::Set(du, decoder.max));
    const auto value = hn::ConvertTo(d, hn::BitCast(di, bits));
    return hn::Add(hn::Mul(value, hn::Set(d, decoder.high)), hn::Mul(value, hn::Set(d, decoder.low)));
}

/// As texel_filter.h has it. No operand is NaN or −0 here, so minimum and maximum say it all.
template <class V>
HWY_INLINE V mixed(V a, V b, V weight)
{
    const V v = hn::Add(a, hn::Mul(weight, hn::Sub(b, a)));
    return hn::Min(hn::Max(v, hn::Min(a, b)), hn::Max(a, b));
}

template <class D>
void filterChannel(const ChannelDecoder& decoder, Filter filter, const Footprints& at, const Texels& texels,
                   std::size_t laneCount, float* out)
{
    const D d;
    for (std::size_t lane = 0; lane < laneCount; lane += hn::Lanes(d)) {
        const auto first = decoded(d, decoder, &texels.words[0][lane]);
        if (filter == Filter::Nearest) {
            hn::StoreU(first, d, out + lane);
            continue;
        }
        const auto alongS = hn::Load(d, &at.weightS[lane]);
        const auto lower = mixed(first, decoded(d, decoder, &texels.words[1][lane]), alongS);
        const auto upper =
            mixed(decoded(d, decoder, &texels.words[2][lane]), decoded(d, decoder, &texels.words[3][lane]), alongS);
        hn::StoreU(mixed(lower, upper, hn::Load(d, &at.weightT[lane])), d, out + lane);
    }
}

template <class D>
void filterLanesOf(Filter filter, const LaneReads& reads, const std::array<float*, 4>& colors)
{
    const PixelFormat format = reads.levels[0]->surface->format();
    const bool isGray = pixelLayout(format).family == PixelFamily::Luminance;
    const std::array<ChannelDecoder, 4> decoders = channelDecoders(format);
    Footprints at;
    Texels texels;
    findFootprints<D>(filter, reads, at);
    collect(filter, reads, at, texels);
    for (std::size_t channel = 0; channel < 4; ++channel) {
        if (decoders[channel].max == 0)
            std::fill_n(colors[channel], reads.laneCount, decoders[channel].constant);
        else if (isGray && (channel == 1 || channel == 2))
            std::copy_n(colors[0], reads.laneCount, colors[channel]);
        else
            filterChannel<D>(decoders[channel], filter, at, texels, reads.laneCount, colors[channel]);
    }
}

template <class D>
void mixLanesOf(const std::array<float*, 4>& colors, const LaneColors& next, const LaneRow& weights,
                std::size_t laneCount)
{
    const D d;
    for (std::size_t channel = 0; channel < 4; ++channel) {
        for (std::size_t lane = 0; lane < laneCount; lane += hn::Lanes(d)) {
            const auto weight = hn::Load(d, &weights.values[lane]);
            const auto color = hn::LoadU(d, colors[channel] + lane);
            const auto both = mixed(color, hn::Load(d, &next[channel].values[lane]), weight);
            hn::StoreU(hn::IfThenElse(hn::Eq(weight, hn::Zero(d)), color, both), d, colors[channel] + lane);
        }
    }
}

bool isWide(std::size_t laneCount)
{
    return laneCount % hn::Lanes(WideTag()) == 0;
}

} // namespace

void filterLanes(Filter filter, const LaneReads& reads, const std::array<float*, 4>& colors)
{
    isWide(reads.laneCount) ? filterLanesOf<WideTag>(filter, reads, colors)
                            : filterLanesOf<NarrowTag>(filter, reads, colors);
}

void mixLanes(const std::array<float*, 4>& colors, const LaneColors& next, const LaneRow& weights,
              std::size_t laneCount)
{
    isWide(laneCount) ? mixLanesOf<WideTag>(colors, next, weights, laneCount)
                      : mixLanesOf<NarrowTag>(colors, next, weights, laneCount);
}

void quadLambdas(const float* s, const float* t, std::size_t quadCount, const TextureLevel& base, float* lambdas)
{
    lambdasOfQuads<NarrowTag>(s, t, quadCount, base, lambdas);
}

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace vitrine::core {

HWY_EXPORT(filterLanes);
HWY_EXPORT(mixLanes);
HWY_EXPORT(quadLambdas);

bool readsInBatches(PixelFormat format, TextureKind kind)
{
    return kind == TextureKind::Texture2D && hasShortChannels(format);
}

void filterLanes(Filter filter, const LaneReads& reads, const std::array<float*, 4>& colors)
{
    HWY_DYNAMIC_DISPATCH(filterLanes)(filter, reads, colors);
}

void mixLanes(const std::array<float*, 4>& colors, const LaneColors& next, const LaneRow& weights,
              std::size_t laneCount)
{
    HWY_DYNAMIC_DISPATCH(mixLanes)(colors, next, weights, laneCount);
}

void quadLambdas(const float* s, const float* t, std::size_t quadCount, const TextureLevel& base, float* lambdas)
{
    HWY_DYNAMIC_DISPATCH(quadLambdas)(s, t, quadCount, base, lambdas);
}

} // namespace vitrine::core
#endif
