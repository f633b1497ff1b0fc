// SPDX-License-Identifier: Apache-2.0
#include "core/blend/blend_ops.h"

#include "core/blend/blend_math.h"

namespace vitrine::core {

namespace {

/// VG2D-39: M[y mod 4][x mod 4].
constexpr std::array<std::array<std::uint8_t, 4>, 4> kDitherPattern{
    {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}}};

struct PixelPlace {
    std::uint32_t x = 0, y = 0;
};

/// Each merge gives the new word of a sample: of a clamped source color and the word that is stored.
struct MergeAny {
    static constexpr std::size_t kBytes = 0; // as the format says
    const BlendState& state;
    PixelFormat format;
    std::uint32_t writeBits;
    bool dithers;

    [[nodiscard]] std::uint32_t word(const Vec4& color, PixelPlace place) const
    {
        const PixelLayout& layout = pixelLayout(format);
        std::uint32_t result = encodedWord(format, color);
        if (!dithers)
            return result;
        const float offset = (static_cast<float>(kDitherPattern[place.y % 4][place.x % 4]) + 0.5f) / 16.0f;
        for (int channel = 0; channel < 4; ++channel) {
            const ChannelField field = layout.channels[static_cast<std::size_t>(channel)];
            if (field.bits == 0 || field.bits >= 8)
                continue;
            const float level = clampToUnit(color[channel]) * static_cast<float>(field.max()) + offset;
            result &= ~(field.max() << field.shift);
            result |= static_cast<std::uint32_t>(level) << field.shift;
        }
        return result;
    }

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t stored, PixelPlace place) const
    {
        ChannelVector color = source;
        if (state.enabled)
            color = blendAny(state, source, toChannels(decodedWord(format, stored)));
        return (stored & ~writeBits) | (word(toVec4(color), place) & writeBits);
    }
};

template <auto kBlend>
struct MergeRgba8 {
    static constexpr std::size_t kBytes = 4;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t stored, PixelPlace) const
    {
        return packUnormBytes(kBlend(source, unpackUnormBytes(stored)));
    }
};

struct StoreRgba8 {
    static constexpr std::size_t kBytes = 4;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t, PixelPlace) const
    {
        return packUnormBytes(source);
    }
};

unsigned sampleBits(const ShadedQuad& quad, std::uint32_t pixel, std::uint32_t samples)
{
    return quad.coverage >> (4 * pixel) & (samples == 1 ? 1u : 0xFu);
}

/// Neighboring samples mostly hold the same word, so its result is kept for the next one.
template <typename Merge>
std::uint64_t mergePixel(const Merge& merge, ChannelVector source, unsigned covered, Surface& target, PixelPlace place)
{
    const std::size_t bytes = Merge::kBytes != 0 ? Merge::kBytes : bytesPerSample(target.format());
    std::byte* sample = target.pixelForWrite(place.x, place.y);
    std::uint64_t written = 0;
    std::uint32_t before = 0, after = 0;
    for (; covered != 0; covered >>= 1, sample += bytes) {
        if ((covered & 1) == 0)
            continue;
        const std::uint32_t stored = Merge::kBytes == 4 ? loadWord4(sample) : loadWord(sample, bytes);
        if (written == 0 || stored != before)
            after = merge(source, stored, place);
        before = stored;
        if constexpr (Merge::kBytes == 4)
            storeWord4(sample, after);
        else
            storeWord(sample, bytes, after);
        ++written;
    }
    return written;
}

template <typename Merge>
BlendCounts mergeQuads(const Merge& merge, std::span<const ShadedQuad> quads, Surface& target)
{
    BlendCounts counts;
    for (const ShadedQuad& quad : quads) {
        for (std::uint32_t pixel = 0; pixel < 4; ++pixel) {
            const unsigned covered = sampleBits(quad, pixel, target.samples());
            if (covered == 0)
                continue;
            const PixelPlace place{quad.x + (pixel & 1u), quad.y + (pixel >> 1)};
            if (place.x >= target.width() || place.y >= target.height()) {
                counts.samplesOutside += static_cast<unsigned>(__builtin_popcount(covered));
                continue;
            }
            const ChannelVector source = clampToUnit(toChannels(quad.colors[pixel]));
            counts.samplesWritten += mergePixel(merge, source, covered, target, place);
        }
    }
    return counts;
}

bool hasCoarseChannel(PixelFormat format)
{
    for (const ChannelField field : pixelLayout(format).channels) {
        if (field.bits > 0 && field.bits < 8)
            return true;
    }
    return false;
}

bool hasFactors(const BlendState& state, BlendFactor source, BlendFactor destination)
{
    return state.colorEquation == BlendEquation::Add && state.alphaEquation == BlendEquation::Add &&
           state.sourceColor == source && state.sourceAlpha == source && state.destinationColor == destination &&
           state.destinationAlpha == destination;
}

} // namespace

BlendCounts blendQuads(const BlendState& state, std::span<const ShadedQuad> quads, Surface& target)
{
    const bool storesWholeRgba8 = target.format() == PixelFormat::Rgba8 && (state.colorMask & 0xF) == 0xF;
    if (storesWholeRgba8 && !state.enabled)
        return mergeQuads(StoreRgba8{}, quads, target);
    if (storesWholeRgba8 && hasFactors(state, BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha))
        return mergeQuads(MergeRgba8<blendOver>{}, quads, target);
    if (storesWholeRgba8 && hasFactors(state, BlendFactor::One, BlendFactor::OneMinusSourceAlpha))
        return mergeQuads(MergeRgba8<blendPremultiplied>{}, quads, target);
    const MergeAny merge{state, target.format(), channelMaskBits(target.format(), state.colorMask),
                         state.dither && hasCoarseChannel(target.format())};
    return mergeQuads(merge, quads, target);
}

Vec4 blendedColor(const BlendState& state, const Vec4& source, const Vec4& destination)
{
    return toVec4(blendAny(state, toChannels(source), toChannels(destination)));
}

} // namespace vitrine::core
