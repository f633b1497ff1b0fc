// SPDX-License-Identifier: Apache-2.0
#include "core/blend/vector_blend.h"

#include "core/blend/color_program.h"
#include "core/blend/quad_merge.h"
#include "core/memory/sample_codec.h"

namespace vitrine::core {

namespace {

/// What comes from the fragment: its color, and another one, which only the stencil form asks for.
struct VectorSources {
    Vec4 first, second;
};

/// Executes the steps on a pixel, from the stored destination; calls onStep(number, record, registers) behind each.
template <typename OnStep>
Vec4 blended(const VectorSteps& steps, const GammaCurve& curve, VectorPixel& pixel, const VectorSources& sources,
             const Vec4& destination, OnStep&& onStep)
{
    opset8::Registers registers;
    registers[opset8::Register::Src] = sources.first;
    registers[opset8::Register::Src2] = sources.second;
    Vec4& result = registers[opset8::Register::Dst];
    result = destination;
    for (std::size_t i = 0; i < steps.operations.size(); ++i) {
        pixel.before(i, result);
        const opset8::OperationRecord record = execute(steps.operations[i], registers, curve);
        onStep(i, record, registers);
    }
    return result;
}

constexpr auto kTellNobody = [](std::size_t, const opset8::OperationRecord&, const opset8::Registers&) {};

struct MergeVector {
    static constexpr bool kSeesEverySample = true;
    static constexpr std::size_t kBytes = 0; // as the format says
    const VectorBlend& blend;
    const VectorSteps& steps;
    const GammaCurve curve;
    PixelFormat format;
    std::uint32_t writeBits;
    BlendStepWatch* watch;
    std::uint64_t& clamped;

    [[nodiscard]] std::uint32_t operator()(ChannelVector source, std::uint32_t stored, const PixelPlace& place,
                                           const PixelOfVectors& vector) const
    {
        const Vec4 destination = decodedWord(format, stored);
        const auto tell = [&](std::size_t step, const opset8::OperationRecord& record,
                              const opset8::Registers& registers) {
            if (!watch)
                return;
            watch->onOperation(record, registers);
            watch->onBlendStep(place.x, place.y, static_cast<std::uint8_t>(step));
        };
        VectorPixel pixel(blend, steps, vector.coverage, watch);
        const VectorSources sources{toVec4(source), vector.clampedSecond()};
        const Vec4 color = blended(steps, curve, pixel, sources, destination, tell);
        clamped += pixel.isClamped() ? 1 : 0;
        return (stored & ~writeBits) | (encodedWord(format, color) & writeBits);
    }
};

} // namespace

BlendCounts blendVector(const BlendState& state, const VectorSteps& steps, std::span<const ShadedQuad> quads,
                        Surface& target, BlendStepWatch* watch)
{
    const PixelFormat format = target.format();
    std::uint64_t clamped = 0;
    const MergeVector merge{
        state.vector, steps, curveOf(state.vector), format, channelMaskBits(format, state.colorMask), watch, clamped};
    BlendCounts counts = mergeQuads(merge, quads, target);
    counts.clampedColors = clamped;
    return counts;
}

VectorPainter::VectorPainter(const BlendState& state, PixelFormat format, const Vec4& source)
    : m_blend(state.vector), m_steps(vectorSteps(state.vector)), m_format(format),
      m_writeBits(channelMaskBits(format, state.colorMask)), m_source(toVec4(clampToUnit(toChannels(source))))
{
    // The destination's factor is 0 there, and all of it are numbers. One that is premultiplied may have to be clamped,
    // which counts.
    const bool isAlone = !m_blend.target.isPremultiplied &&
                         (m_blend.mode == BlendMode::Src || (m_blend.mode == BlendMode::SrcOver && m_source.w == 1.0f));
    if (isAlone && m_writeBits == channelMaskBits(format, 0xF))
        m_opaque = blend(0, 255);
}

VectorPainter::Painted VectorPainter::blend(std::uint32_t stored, std::uint8_t coverage)
{
    const Vec4 destination = decodedWord(m_format, stored);
    VectorPixel pixel(m_blend, m_steps, coverage);
    pixel.know(&m_lastMix);
    const Vec4 color = blended(m_steps, curveOf(m_blend), pixel, {m_source, {}}, destination, kTellNobody);
    return {(stored & ~m_writeBits) | (encodedWord(m_format, color) & m_writeBits), pixel.isClamped()};
}

Vec4 vectorBlended(const VectorBlend& blend, const Vec4& source, const Vec4& destination, std::uint8_t coverage,
                   const Vec4& second)
{
    const VectorSteps steps = vectorSteps(blend);
    VectorPixel pixel(blend, steps, coverage);
    return blended(steps, curveOf(blend), pixel, {source, second}, destination, kTellNobody);
}

} // namespace vitrine::core
