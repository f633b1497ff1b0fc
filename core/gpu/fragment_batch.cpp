// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/fragment_batch.h"

#include "core/stream/shaded_quad_ops.h"

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
    m_inputs = fragmentInputs(*state.program.fragment);
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
    m_entries[m_count++] = {quad, keepPrimitive(primitive, primitiveNumber)};
    return m_count == kQuads ? flush(runner) : Result<void>{};
}

std::size_t FragmentBatch::keepPrimitive(const Primitive& primitive, std::uint32_t primitiveNumber)
{
    if (m_primitiveCount == 0 || m_lastPrimitive != primitiveNumber) {
        m_primitives[m_primitiveCount++] = primitive;
        m_lastPrimitive = primitiveNumber;
    }
    return m_primitiveCount - 1;
}

Result<void> FragmentBatch::flush(ShaderRunner& runner)
{
    if (m_count == 0)
        return {};
    const auto lanes = static_cast<std::uint32_t>(4 * m_count);
    LaneMask covered = 0;
    for (std::size_t i = 0; i < m_count; ++i)
        covered |= coveredLanes(m_entries[i].quad, i);
    ThreadContext& context = runner.begin(lanes, allLanes(lanes), covered);
    const LaneRegisters inputs{context.input(0, 0).data(), lanes};
    for (std::size_t i = 0; i < m_count; ++i)
        interpolateQuad(m_primitives[m_entries[i].primitive], m_entries[i].quad, m_inputs, inputs,
                        static_cast<std::uint32_t>(4 * i));
    m_counters->fragments += static_cast<std::uint64_t>(std::popcount(covered));
    auto result = runner.execute();
    if (result) {
        m_shaded.clear();
        for (std::size_t i = 0; i < m_count; ++i)
            finishQuad(context, i);
        if (m_color)
            m_counters->samplesWritten += blendQuads(m_state->blend, m_shaded, *m_color).samplesWritten;
    }
    m_count = 0;
    m_primitiveCount = 0;
    return result;
}

void FragmentBatch::finishQuad(const ThreadContext& context, std::size_t index)
{
    const Entry& entry = m_entries[index];
    ShadedQuad shaded = readShadedQuad(context, static_cast<std::uint32_t>(4 * index), entry.quad);
    shaded.coverage = m_tests.after(m_primitives[entry.primitive], shaded);
    if (shaded.coverage != 0)
        m_shaded.push_back(shaded);
}

} // namespace vitrine::core
