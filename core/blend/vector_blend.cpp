// SPDX-License-Identifier: Apache-2.0
#include "core/blend/vector_blend.h"

#include "core/blend/blend_modes.h"
#include "core/blend/quad_merge.h"
#include "core/blend/vector_steps.h"
#include "core/memory/sample_codec.h"

#include <utility>

namespace vitrine::core {

namespace {

/// The steps of one draw on one pixel after another.
class VectorBlender {
public:
    explicit VectorBlender(const VectorBlend& blend) : m_blend(blend), m_steps(vectorSteps(blend)) {}

    [[nodiscard]] Vec4 blended(const Vec4& source, const Vec4& destination, std::uint8_t coverage) const
    {
        const std::span<const opset8::Instruction> all = m_steps.operations;
        opset8::Registers registers;
        registers[opset8::Register::Src] = source;
        Vec4& result = registers[opset8::Register::Dst];
        result = destination;
        execute(all.first(m_steps.bodyAt), registers, m_curve);
        const Vec4 old = premultiplied(result);
        execute(all.subspan(m_steps.bodyAt, m_steps.coverageAt - m_steps.bodyAt), registers, m_curve);
        result = coveredColor(m_blend, result, old, coverage);
        execute(all.subspan(m_steps.coverageAt), registers, m_curve);
        return result;
    }

    [[nodiscard]] Vec4 read(const Vec4& stored) const { return readDestination(m_blend, stored); }

private:
    const VectorBlend m_blend;
    const VectorSteps m_steps;
    const GammaCurve m_curve = curveOf(m_blend);
};

struct MergeVector {
    static constexpr bool kSeesEverySample = true;
    static constexpr std::size_t kBytes = 0; // as the format says
    const VectorBlender& blender;
    PixelFormat format;
    std::uint32_t writeBits;
    std::uint64_t& clamped;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t stored, const PixelPlace& place,
                                           std::uint8_t coverage) const
    {
        const Vec4 destination = decodedWord(format, stored);
        const Vec4 read = blender.read(destination);
        clamped += read == destination ? 0 : 1;
        const std::uint32_t word = encodedWord(format, blender.blended(toVec4(source), read, coverage));
        return (stored & ~writeBits) | (word & writeBits);
    }
};

} // namespace

BlendCounts blendVector(const BlendState& state, std::span<const ShadedQuad> quads, Surface& target)
{
    const VectorBlender blender(state.vector);
    std::uint64_t clamped = 0;
    BlendCounts counts =
        mergeQuads(MergeVector{blender, target.format(), channelMaskBits(target.format(), state.colorMask), clamped},
                   quads, target);
    counts.clampedColors = clamped;
    return counts;
}

Vec4 vectorBlended(const VectorBlend& blend, const Vec4& source, const Vec4& destination, std::uint8_t coverage)
{
    const VectorBlender blender(blend);
    return blender.blended(source, blender.read(destination), coverage);
}

} // namespace vitrine::core
