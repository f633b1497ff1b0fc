// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/fragment_batch.h"

#include "core/blend/lane_blend.h"
#include "core/stream/shaded_quad_ops.h"

#include <algorithm>
#include <bit>

namespace vitrine::core {

namespace {

LaneMask coveredLanes(const Quad& quad, std::size_t index)
{
    return LaneMask{coveredPixels(quad.coverage)} << (4 * index);
}

} // namespace

void FragmentBatch::prepare(const DrawState& state, Memory& memory, DrawCounters& counters)
{
    m_state = &state;
    m_counters = &counters;
    m_color = state.targets.color ? &memory.surface(state.targets.color) : nullptr;
    m_tests = FragmentTests(state, memory);
    m_blendsLanes = m_color && blendsLanes(state.blend, *m_color) && !m_tests.needColors();
    m_inputs = fragmentInputs(*state.program.fragment);
    m_varyings = varyingsRead(*state.program.fragment);
    m_primitives.resize(kQuads);
    m_count = 0;
    m_primitiveCount = 0;
}

Result<void> FragmentBatch::add(ShaderRunner& runner, const Primitive& primitive, std::uint32_t primitiveNumber,
                                Quad quad)
{
    quad.coverage = m_tests.before(primitive, quad);
    if (quad.coverage == 0)
        return {};
    m_quads[m_count] = quad;
    m_primitiveOf[m_count++] = keepPrimitive(primitive, primitiveNumber);
    return m_count == kQuads ? flush(runner) : Result<void>{};
}

std::uint32_t FragmentBatch::keepPrimitive(const Primitive& primitive, std::uint32_t primitiveNumber)
{
    if (m_primitiveCount == 0 || m_lastPrimitive != primitiveNumber) {
        m_primitives[m_primitiveCount++] = primitive;
        m_lastPrimitive = primitiveNumber;
    }
    return static_cast<std::uint32_t>(m_primitiveCount - 1);
}

Result<void> FragmentBatch::flush(ShaderRunner& runner)
{
    if (m_count == 0)
        return {};
    const auto lanes = static_cast<std::uint32_t>(4 * m_count);
    LaneMask covered = 0;
    for (std::size_t i = 0; i < m_count; ++i)
        covered |= coveredLanes(m_quads[i], i);
    ThreadContext& context = runner.begin(lanes, allLanes(lanes), covered);
    interpolate(context, lanes);
    m_counters->fragments += static_cast<std::uint64_t>(std::popcount(covered));
    auto result = runner.execute();
    if (result)
        finish(context);
    m_count = 0;
    m_primitiveCount = 0;
    return result;
}

void FragmentBatch::interpolate(ThreadContext& context, std::uint32_t lanes)
{
    const LaneRegisters inputs{context.input(0, 0).data(), lanes};
    // Quads of one primitive follow one another.
    for (std::size_t first = 0; first < m_count;) {
        std::size_t end = first + 1;
        while (end < m_count && m_primitiveOf[end] == m_primitiveOf[first])
            ++end;
        interpolateQuads(m_primitives[m_primitiveOf[first]], std::span(m_quads).subspan(first, end - first), m_inputs,
                         m_varyings, inputs, static_cast<std::uint32_t>(4 * first));
        first = end;
    }
}

void FragmentBatch::finish(const ThreadContext& context)
{
    if (!m_blendsLanes)
        return blendOneByOne(context);
    testLate(context);
    ShadedLanes shaded;
    for (std::uint32_t component = 0; component < 4; ++component)
        shaded.colors[component] = context.output(0, component).data();
    std::array<CoveredQuad, kQuads> quads;
    std::transform(m_quads.begin(), m_quads.begin() + static_cast<std::ptrdiff_t>(m_count), quads.begin(),
                   [](const Quad& quad) {
                       return CoveredQuad{quad.x, quad.y, quad.coverage};
                   });
    shaded.quads = std::span(quads).first(m_count);
    m_counters->samplesWritten += blendLanes(m_state->blend, shaded, *m_color).samplesWritten;
}

void FragmentBatch::testLate(const ThreadContext& context)
{
    const LaneMask survivors = context.survivors();
    for (std::size_t i = 0; i < m_count; ++i) {
        m_quads[i].coverage &= samplesOfPixels(static_cast<std::uint8_t>(survivors >> (4 * i) & 0xF));
        m_quads[i].coverage = m_tests.after(m_primitives[m_primitiveOf[i]], m_quads[i]);
    }
}

void FragmentBatch::blendOneByOne(const ThreadContext& context)
{
    m_shaded.clear();
    for (std::size_t i = 0; i < m_count; ++i) {
        ShadedQuad shaded = readShadedQuad(context, static_cast<std::uint32_t>(4 * i), m_quads[i]);
        shaded.coverage = m_tests.after(m_primitives[m_primitiveOf[i]], shaded);
        if (shaded.coverage != 0)
            m_shaded.push_back(shaded);
    }
    if (m_color)
        m_counters->samplesWritten += blendQuads(m_state->blend, m_shaded, *m_color).samplesWritten;
}

} // namespace vitrine::core
