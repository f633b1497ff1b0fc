// SPDX-License-Identifier: Apache-2.0
#include "core/blend/blend_ops.h"

#include "core/blend/blend_math.h"
#include "core/blend/dither.h"
#include "core/blend/quad_merge.h"
#include "core/blend/raster_operation.h"
#include "core/blend/vector_blend.h"
#include "core/memory/sample_codec.h"

namespace vitrine::core {

namespace {

struct MergeAny {
    static constexpr bool kSeesEverySample = false;
    static constexpr std::size_t kBytes = 0; // as the format says
    const BlendState& state;
    PixelFormat format;
    std::uint32_t writeBits;
    bool dithers;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t stored, PixelPlace place) const
    {
        ChannelVector color = source;
        if (state.enabled)
            color = blendAny(state, source, toChannels(decodedWord(format, stored)));
        const std::uint32_t word =
            dithers ? ditheredWord(format, toVec4(color), ditherOffset(place)) : encodedWord(format, toVec4(color));
        return (stored & ~writeBits) | (word & writeBits);
    }
};

template <auto kBlend>
struct MergeRgba8 {
    static constexpr bool kSeesEverySample = false;
    static constexpr std::size_t kBytes = 4;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t stored, PixelPlace) const
    {
        return packUnormBytes(kBlend(source, unpackUnormBytes(stored)));
    }
};

struct StoreRgba8 {
    static constexpr bool kSeesEverySample = false;
    static constexpr std::size_t kBytes = 4;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t, PixelPlace) const
    {
        return packUnormBytes(source);
    }
};

struct MergeBits {
    static constexpr bool kSeesEverySample = false;
    static constexpr std::size_t kBytes = 0;
    const RasterOperation& operation;
    PixelFormat format;
    std::uint32_t writeBits;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t stored, PixelPlace) const
    {
        const std::uint32_t word =
            combinedBits(operation.code, operation.pattern, encodedWord(format, toVec4(source)), stored);
        return (stored & ~writeBits) | (word & writeBits);
    }
};

bool hasFactors(const BlendState& state, BlendFactor source, BlendFactor destination)
{
    return state.colorEquation == BlendEquation::Add && state.alphaEquation == BlendEquation::Add &&
           state.sourceColor == source && state.sourceAlpha == source && state.destinationColor == destination &&
           state.destinationAlpha == destination;
}

/// Of the covered pixels of a surface of floats.
BlendCounts storeFloats(std::span<const ShadedQuad> quads, Surface& target)
{
    BlendCounts counts;
    for (const ShadedQuad& quad : quads)
        for (std::uint32_t pixel = 0; pixel < 4; ++pixel) {
            if (sampleBits(quad, pixel, 1) == 0)
                continue;
            const PixelPlace place{quad.x + (pixel & 1u), quad.y + (pixel >> 1)};
            const bool isInside = place.x < target.width() && place.y < target.height();
            ++(isInside ? counts.samplesWritten : counts.samplesOutside);
            if (isInside)
                encodeSample(target.format(), quad.colors[pixel], target.pixelForWrite(place.x, place.y));
        }
    return counts;
}

} // namespace

BlendCounts blendQuads(const BlendState& state, std::span<const ShadedQuad> quads, Surface& target)
{
    if (isFloat(target.format()))
        return storeFloats(quads, target);
    const std::uint32_t writeBits = channelMaskBits(target.format(), state.colorMask);
    if (state.raster.enabled)
        return mergeQuads(MergeBits{state.raster, target.format(), writeBits}, quads, target);
    if (state.vector.enabled)
        return blendVector(state, vectorSteps(state.vector), quads, target);
    const bool storesWholeRgba8 = target.format() == PixelFormat::Rgba8 && (state.colorMask & 0xF) == 0xF;
    if (storesWholeRgba8 && !state.enabled)
        return mergeQuads(StoreRgba8{}, quads, target);
    if (storesWholeRgba8 && hasFactors(state, BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha))
        return mergeQuads(MergeRgba8<blendOver>{}, quads, target);
    if (storesWholeRgba8 && hasFactors(state, BlendFactor::One, BlendFactor::OneMinusSourceAlpha))
        return mergeQuads(MergeRgba8<blendPremultiplied>{}, quads, target);
    return mergeQuads(MergeAny{state, target.format(), writeBits, dithers(state, target.format())}, quads, target);
}

Vec4 blendedColor(const BlendState& state, const Vec4& source, const Vec4& destination)
{
    return toVec4(blendAny(state, toChannels(source), toChannels(destination)));
}

} // namespace vitrine::core
