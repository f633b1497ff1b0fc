// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/blend/dither.h"
#include "core/memory/channel_vector.h"

#include <cstddef>
#include <cstdint>
#include <span>

/// Merges quads into the samples of a surface. A Merge computes the new word of a sample from a clamped source color
/// and the stored word: `std::uint32_t operator()(ChannelVector, std::uint32_t, PixelPlace) const`. Its kBytes is the
/// size of a sample; 0 means that the format tells. With kSeesEverySample even equal samples of a pixel are merged one
/// by one. A Merge of 2-D graphics takes a fourth argument, PixelOfVectors.

namespace vitrine::core {

inline unsigned sampleBits(const ShadedQuad& quad, std::uint32_t pixel, std::uint32_t samples)
{
    return quad.coverage >> (4 * pixel) & (samples == 1 ? 1u : 0xFu);
}

/// What a fragment of 2-D graphics brings beside its color.
struct PixelOfVectors {
    std::uint8_t coverage = 255;
    const Vec4& second;

    [[nodiscard]] Vec4 clampedSecond() const { return toVec4(clampToUnit(toChannels(second))); }
};

/// Neighboring samples mostly hold the same word, so the result for one is kept for the next.
template <typename Merge>
std::uint64_t mergePixel(const Merge& merge, ChannelVector source, unsigned covered, Surface& target, PixelPlace place,
                         const PixelOfVectors& vector)
{
    const std::size_t bytes = Merge::kBytes != 0 ? Merge::kBytes : bytesPerSample(target.format());
    std::byte* sample = target.pixelForWrite(place.x, place.y);
    std::uint64_t written = 0;
    std::uint32_t before = 0, after = 0;
    for (; covered != 0; covered >>= 1, sample += bytes) {
        if ((covered & 1) == 0)
            continue;
        const std::uint32_t stored = Merge::kBytes == 4 ? loadWord4(sample) : loadWord(sample, bytes);
        if (Merge::kSeesEverySample || written == 0 || stored != before) {
            if constexpr (requires { merge(source, stored, place, vector); })
                after = merge(source, stored, place, vector);
            else
                after = merge(source, stored, place);
        }
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
            const PixelOfVectors vector{quad.pixelCoverage[pixel], quad.secondColors[pixel]};
            counts.samplesWritten += mergePixel(merge, source, covered, target, place, vector);
        }
    }
    return counts;
}

} // namespace vitrine::core
