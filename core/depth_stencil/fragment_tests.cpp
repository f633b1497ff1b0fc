// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/fragment_tests.h"

#include "core/blend/coverage_ops.h"
#include "core/depth_stencil/lane_tests.h"

namespace vitrine::core {

namespace {

constexpr std::size_t kFewestForLanes = 3; // fewer quads are tested one by one as fast

bool alphaDecidesCoverage(const DrawState& state)
{
    return state.targets.samples > 1 && state.raster.sampleAlphaToCoverage;
}

Surface* surfaceOrNull(Memory& memory, SurfaceId id)
{
    return id ? &memory.surface(id) : nullptr;
}

} // namespace

DepthStencilTap depthStencilTap(const DrawState& state)
{
    const Program& fragment = *state.program.fragment;
    const bool isLate = fragment.canDiscard || fragment.writesDepth || alphaDecidesCoverage(state);
    return isLate ? DepthStencilTap::Late : DepthStencilTap::Early;
}

DepthStencilTarget depthStencilTarget(const DrawState& state, Memory& memory)
{
    return {surfaceOrNull(memory, state.targets.depth), surfaceOrNull(memory, state.targets.stencil)};
}

FragmentTests::FragmentTests(const DrawState& state, Memory& memory, QuadWatch* watcher)
    : m_state(&state), m_target(depthStencilTarget(state, memory)), m_isActive(isActive(state.depthStencil, m_target)),
      m_alphaDecides(alphaDecidesCoverage(state)), m_tap(depthStencilTap(state)), m_watcher(watcher)
{
}

std::uint16_t FragmentTests::apply(const Primitive& primitive, const Quad& quad) const
{
    const DepthStencilVerdict verdict = judgeAndCommit(m_state->depthStencil, m_target, primitive, quad);
    if (m_watcher)
        m_watcher->onTested(quad, verdict);
    return verdict.passed;
}

std::uint16_t FragmentTests::before(const Primitive& primitive, Quad quad) const
{
    if (m_state->targets.samples > 1 && !m_alphaDecides)
        quad.coverage = multisampleCoverage(m_state->raster, m_state->targets.samples, quad.coverage, {});
    if (testAt(DepthStencilTap::Early))
        quad.coverage = apply(primitive, quad);
    return quad.coverage;
}

std::uint16_t FragmentTests::after(const Primitive& primitive, const ShadedQuad& shaded) const
{
    Quad quad{shaded.x, shaded.y, shaded.coverage};
    if (m_alphaDecides)
        quad.coverage = multisampleCoverage(m_state->raster, m_state->targets.samples, quad.coverage, shaded.colors);
    return after(primitive, quad);
}

std::uint16_t FragmentTests::after(const Primitive& primitive, const Quad& quad) const
{
    return testAt(DepthStencilTap::Late) ? apply(primitive, quad) : quad.coverage;
}

void FragmentTests::before(const Primitive& primitive, std::span<Quad> quads) const
{
    if (m_state->targets.samples == 1)
        return applyAt(DepthStencilTap::Early, primitive, quads);
    for (Quad& quad : quads)
        quad.coverage = before(primitive, quad);
}

void FragmentTests::after(const Primitive& primitive, std::span<Quad> quads) const
{
    applyAt(DepthStencilTap::Late, primitive, quads);
}

void FragmentTests::applyAt(DepthStencilTap tap, const Primitive& primitive, std::span<Quad> quads) const
{
    if (!testAt(tap))
        return;
    // Lanes keep no verdicts.
    if (m_state->targets.samples == 1 && quads.size() >= kFewestForLanes && !m_watcher)
        return applyDepthStencil(m_state->depthStencil, m_target, primitive, quads);
    for (Quad& quad : quads)
        quad.coverage = apply(primitive, quad);
}

} // namespace vitrine::core
