// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/fragment_batch.h"

#include "core/blend/coverage_ops.h"

#include <bit>

namespace vitrine::core {

namespace {

bool alphaDecidesCoverage(const DrawState& state)
{
    return state.targets.samples > 1 && state.raster.sampleAlphaToCoverage;
}

Surface* surfaceOrNull(Memory& memory, SurfaceId id)
{
    return id ? &memory.surface(id) : nullptr;
}

LaneMask coveredLanes(const Quad& quad, std::size_t index)
{
    return LaneMask{coveredPixels(quad.coverage)} << (4 * index);
}

} // namespace

DepthStencilTap depthStencilTap(const DrawState& state)
{
    const Program& fragment = *state.program.fragment;
    const bool isLate = fragment.canDiscard || fragment.writesDepth || alphaDecidesCoverage(state);
    return isLate ? DepthStencilTap::Late : DepthStencilTap::Early;
}

void FragmentBatch::prepare(const DrawState& state, Memory& memory, DrawCounters& counters)
{
    m_state = &state;
    m_counters = &counters;
    m_color = surfaceOrNull(memory, state.targets.color);
    m_depthStencil = {surfaceOrNull(memory, state.targets.depth), surfaceOrNull(memory, state.targets.stencil)};
    m_testsDepthStencil = isActive(state.depthStencil, m_depthStencil);
    m_tap = depthStencilTap(state);
    m_inputs = fragmentInputs(*state.program.fragment);
    m_primitives.resize(kQuads);
    m_count = 0;
    m_primitiveCount = 0;
}

Result<void> FragmentBatch::add(ShaderRunner& runner, const Primitive& primitive, std::uint32_t primitiveNumber,
                                Quad quad)
{
    // Sample coverage comes before the tests; what depends on alpha has to wait for the color.
    if (m_state->targets.samples > 1 && !alphaDecidesCoverage(*m_state))
        quad.coverage = multisampleCoverage(m_state->raster, m_state->targets.samples, quad.coverage, {});
    if (m_testsDepthStencil && m_tap == DepthStencilTap::Early)
        quad.coverage = applyDepthStencil(m_state->depthStencil, m_depthStencil, primitive, quad);
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
    ShadedQuad shaded{entry.quad.x, entry.quad.y, entry.quad.coverage, {}};
    for (std::size_t lane = 0; lane < 4; ++lane)
        for (std::uint32_t component = 0; component < 4; ++component)
            shaded.colors[lane][static_cast<int>(component)] = context.output(0, component)[4 * index + lane];
    shaded.coverage &= samplesOfPixels(static_cast<std::uint8_t>(context.survivors() >> (4 * index) & 0xF));
    if (alphaDecidesCoverage(*m_state))
        shaded.coverage =
            multisampleCoverage(m_state->raster, m_state->targets.samples, shaded.coverage, shaded.colors);
    if (m_testsDepthStencil && m_tap == DepthStencilTap::Late) {
        const Quad survivors{entry.quad.x, entry.quad.y, shaded.coverage};
        shaded.coverage =
            applyDepthStencil(m_state->depthStencil, m_depthStencil, m_primitives[entry.primitive], survivors);
    }
    if (shaded.coverage != 0)
        m_shaded.push_back(shaded);
}

} // namespace vitrine::core
