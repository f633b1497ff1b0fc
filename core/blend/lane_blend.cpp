// SPDX-License-Identifier: Apache-2.0
#include "core/blend/lane_blend.h"

#include "core/base/check.h"
#include "core/blend/dither.h"
#include "core/blend/lane_target.h"
#include "core/memory/channel_decoder.h"

#include <algorithm>

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/blend/lane_blend.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace vitrine::core {
namespace HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

using NarrowTag = hn::CappedTag<float, 4>;
using WideTag = hn::CappedTag<float, 16>;

/// Colors of some lanes, a vector per channel, in 0…1.
template <class D>
struct Operands {
    using V = hn::Vec<D>;
    V source[4], destination[4], constant[4];
};

template <class D, class V = hn::Vec<D>>
HWY_INLINE V clamped(D d, V v)
{
    // NaN fails the comparison and becomes 0.
    return hn::Min(hn::IfThenElseZero(hn::Gt(v, hn::Zero(d)), v), hn::Set(d, 1.0f));
}

template <class D>
HWY_INLINE hn::Vec<D> factorOf(D d, BlendFactor factor, const Operands<D>& of, int channel)
{
    const auto one = hn::Set(d, 1.0f);
    switch (factor) {
    case BlendFactor::Zero: return hn::Zero(d);
    case BlendFactor::One: return one;
    case BlendFactor::SourceColor: return of.source[channel];
    case BlendFactor::OneMinusSourceColor: return hn::Sub(one, of.source[channel]);
    case BlendFactor::SourceAlpha: return of.source[3];
    case BlendFactor::OneMinusSourceAlpha: return hn::Sub(one, of.source[3]);
    case BlendFactor::DestinationAlpha: return of.destination[3];
    case BlendFactor::OneMinusDestinationAlpha: return hn::Sub(one, of.destination[3]);
    case BlendFactor::DestinationColor: return of.destination[channel];
    case BlendFactor::OneMinusDestinationColor: return hn::Sub(one, of.destination[channel]);
    case BlendFactor::SourceAlphaSaturate:
        return channel == 3 ? one : hn::Min(of.source[3], hn::Sub(one, of.destination[3]));
    case BlendFactor::ConstantColor: return of.constant[channel];
    case BlendFactor::OneMinusConstantColor: return hn::Sub(one, of.constant[channel]);
    case BlendFactor::ConstantAlpha: return of.constant[3];
    case BlendFactor::OneMinusConstantAlpha: return hn::Sub(one, of.constant[3]);
    }
    return hn::Zero(d);
}

template <class D>
HWY_INLINE hn::Vec<D> blended(D d, const BlendState& state, const Operands<D>& of, int channel)
{
    const bool isAlpha = channel == 3;
    const auto source =
        hn::Mul(of.source[channel], factorOf(d, isAlpha ? state.sourceAlpha : state.sourceColor, of, channel));
    const auto destination = hn::Mul(
        of.destination[channel], factorOf(d, isAlpha ? state.destinationAlpha : state.destinationColor, of, channel));
    switch (isAlpha ? state.alphaEquation : state.colorEquation) {
    case BlendEquation::Add: return hn::Add(source, destination);
    case BlendEquation::Subtract: return hn::Sub(source, destination);
    case BlendEquation::ReverseSubtract: return hn::Sub(destination, source);
    case BlendEquation::Min: return hn::Min(of.source[channel], of.destination[channel]);
    case BlendEquation::Max: return hn::Max(of.source[channel], of.destination[channel]);
    }
    return source;
}

template <class D>
HWY_INLINE hn::Vec<D> decoded(D d, const ChannelDecoder& decoder, hn::Vec<hn::RebindToUnsigned<D>> words)
{
    const hn::RebindToUnsigned<D> du;
    const hn::RebindToSigned<D> di;
    if (decoder.max == 0)
        return hn::Set(d, decoder.constant);
    const auto bits = hn::And(hn::ShiftRightSame(words, decoder.shift), hn::Set(du, decoder.max));
    const auto value = hn::ConvertTo(d, hn::BitCast(di, bits));
    return hn::Add(hn::Mul(value, hn::Set(d, decoder.high)), hn::Mul(value, hn::Set(d, decoder.low)));
}

/// floor(v · max + ½) at its place in the word.
template <class D>
HWY_INLINE hn::Vec<hn::RebindToUnsigned<D>> encoded(D d, const ChannelDecoder& decoder, hn::Vec<D> v)
{
    const hn::RebindToUnsigned<D> du;
    const hn::RebindToSigned<D> di;
    const auto level = hn::Add(hn::Mul(clamped(d, v), hn::Set(d, static_cast<float>(decoder.max))), hn::Set(d, 0.5f));
    return hn::ShiftLeftSame(hn::BitCast(du, hn::ConvertTo(di, level)), decoder.shift);
}

/// Puts the new word of each lane in the place of the stored one.
template <class D>
void mergeWords(const BlendState& state, const ShadedLanes& lanes, PixelFormat format, LaneWords& words)
{
    const D d;
    const hn::RebindToUnsigned<D> du;
    const std::array<ChannelDecoder, 4> decoders = channelDecoders(format);
    const std::uint32_t writeBits = channelMaskBits(format, state.colorMask);
    Operands<D> of;
    for (int channel = 0; channel < 4; ++channel)
        of.constant[channel] = hn::Set(d, clampToUnit(state.constant[channel]));
    for (std::size_t lane = 0; lane < 4 * lanes.quads.size(); lane += hn::Lanes(d)) {
        const auto stored = hn::Load(du, &words[lane]);
        for (std::size_t channel = 0; channel < 4; ++channel)
            of.source[channel] = clamped(d, hn::LoadU(d, lanes.colors[channel] + lane));
        if (state.enabled)
            for (std::size_t channel = 0; channel < 4; ++channel)
                of.destination[channel] = decoded(d, decoders[channel], stored);
        auto word = hn::AndNot(hn::Set(du, writeBits), stored);
        for (int channel = 0; channel < 4; ++channel) {
            const ChannelDecoder& decoder = decoders[static_cast<std::size_t>(channel)];
            if (decoder.max == 0)
                continue;
            const auto color = state.enabled ? blended(d, state, of, channel) : of.source[channel];
            word = hn::Or(word, hn::And(encoded(d, decoder, color), hn::Set(du, writeBits)));
        }
        hn::Store(word, du, &words[lane]);
    }
}

} // namespace

void mergeLanes(const BlendState& state, const ShadedLanes& lanes, PixelFormat format, LaneWords& words)
{
    4 * lanes.quads.size() % hn::Lanes(WideTag()) == 0 ? mergeWords<WideTag>(state, lanes, format, words)
                                                       : mergeWords<NarrowTag>(state, lanes, format, words);
}

} // namespace HWY_NAMESPACE
} // namespace vitrine::core
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace vitrine::core {

HWY_EXPORT(mergeLanes);

namespace {

bool isAmong(std::span<const CoveredQuad> quads, const CoveredQuad& quad)
{
    return std::any_of(quads.begin(), quads.end(),
                       [&](const CoveredQuad& q) { return q.x == quad.x && q.y == quad.y; });
}

/// How many quads from `first` on have places of their own.
std::size_t distinctQuads(std::span<const CoveredQuad> quads, std::size_t first)
{
    std::uint64_t taken = 0; // neighboring places have bits of their own; who shares one is looked at closely
    std::size_t end = first;
    for (; end < quads.size(); ++end) {
        const CoveredQuad& quad = quads[end];
        const std::uint64_t bit = std::uint64_t{1} << (quad.x / 2 % 8 + 8 * (quad.y / 2 % 8));
        if ((taken & bit) != 0 && isAmong(quads.subspan(first, end - first), quad))
            break;
        taken |= bit;
    }
    return end - first;
}

ShadedLanes partOf(const ShadedLanes& lanes, std::size_t first, std::size_t count)
{
    ShadedLanes part{lanes.colors, lanes.quads.subspan(first, count)};
    for (const float*& row : part.colors)
        row += 4 * first;
    return part;
}

} // namespace

bool blendsLanes(const BlendState& state, const Surface& target)
{
    const PixelFormat format = target.format();
    return !state.vector.enabled && !state.raster.enabled && target.samples() == 1 &&
           pixelLayout(format).family == PixelFamily::Color && hasShortChannels(format) && !dithers(state, format);
}

BlendCounts blendLanes(const BlendState& state, const ShadedLanes& lanes, Surface& target)
{
    CORE_CHECK(lanes.quads.size() <= ShadedLanes::kMostQuads, "more quads than a batch holds");
    BlendCounts counts;
    const std::uint32_t writeBits = channelMaskBits(target.format(), state.colorMask);
    const bool needsStored = state.enabled || writeBits != channelMaskBits(target.format(), 0xF);
    for (std::size_t first = 0; first < lanes.quads.size();) {
        const ShadedLanes part = partOf(lanes, first, distinctQuads(lanes.quads, first));
        LaneTarget places(part.quads, target, counts);
        if (writeBits != 0) {
            LaneWords words;
            places.makeWritable();
            if (needsStored)
                places.load(words);
            HWY_DYNAMIC_DISPATCH(mergeLanes)(state, part, target.format(), words);
            places.store(words);
        }
        first += part.quads.size();
    }
    return counts;
}

} // namespace vitrine::core
#endif
