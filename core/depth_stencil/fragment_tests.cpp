// SPDX-License-Identifier: Apache-2.0
#include "core/depth_stencil/fragment_tests.h"

#include "core/blend/coverage_ops.h"
#include "core/depth_stencil/lane_tests.h"

#include <algorithm>

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

DepthStencilState passing(DepthStencilState state)
{
    state.depthFunction = state.front.function = state.back.function = CompareFunction::Always;
    return state;
}

/// The planes that ZST reads and writes.
CoveragePlanes planesOfTests(const VectorState& state, Memory& memory)
{
    CoveragePlanes planes = coveragePlanes(state, memory);
    if (state.weighsInProgram)
        planes.mask = nullptr;
    return planes;
}

} // namespace

DepthStencilTap depthStencilTap(const DrawState& state)
{
    if (state.isBasic())
        return DepthStencilTap::Early;
    const Program& fragment = *state.program.fragment;
    const bool isLate =
        fragment.canDiscard || fragment.writesDepth || fragment.hasSideEffects || alphaDecidesCoverage(state);
    return isLate ? DepthStencilTap::Late : DepthStencilTap::Early;
}

DepthStencilTarget depthStencilTarget(const DrawState& state, Memory& memory)
{
    return {surfaceOrNull(memory, state.targets.depth), surfaceOrNull(memory, state.targets.stencil)};
}

FragmentTests::FragmentTests(const DrawState& state, Memory& memory, QuadWatch* watcher, std::uint64_t* bytesMoved)
    : m_state(&state), m_passing(passing(state.depthStencil)), m_target(depthStencilTarget(state, memory)),
      m_planes(planesOfTests(state.vector, memory)), m_isActive(isActive(state.depthStencil, m_target)),
      m_alphaDecides(alphaDecidesCoverage(state)), m_tap(depthStencilTap(state)), m_watcher(watcher),
      m_bytesMoved(bytesMoved)
{
}

std::uint16_t FragmentTests::apply(const Primitive& primitive, const Quad& quad, const QuadDepth* shaded) const
{
    const DepthStencilVerdict verdict =
        judgeAndCommit(testsOf(quad), m_target, primitive, quad, shaded, m_stencilUpdates);
    if (m_watcher)
        m_watcher->onTested(quad, verdict);
    if (m_bytesMoved)
        *m_bytesMoved += bytesTested(testsOf(quad), m_target, verdict, primitive.frontFacing) +
                         bytesCommitted(testsOf(quad), m_target, verdict, primitive.frontFacing);
    return verdict.passed;
}

DepthStencilVerdict FragmentTests::look(const Primitive& primitive, const Quad& quad) const
{
    QuadDepth depth;
    if (m_target.depth)
        depth = planeDepth(primitive, quad, m_target.depth->format());
    const DepthStencilVerdict verdict =
        testDepthStencil(m_state->depthStencil, m_target, quad, depth, primitive.frontFacing);
    if (m_bytesMoved)
        *m_bytesMoved += bytesTested(m_state->depthStencil, m_target, verdict, primitive.frontFacing);
    return verdict;
}

void FragmentTests::tellDropped(const Primitive& primitive, const Quad& quad) const
{
    const DepthStencilVerdict verdict = look(primitive, quad);
    if (m_watcher && verdict.passed == 0)
        m_watcher->onTested(quad, verdict);
}

void FragmentTests::before(const Primitive& primitive, Quad& quad) const
{
    if (handlesCoverage())
        handleCoverage(quad);
    else
        quad.coverage = testBefore(primitive, quad);
    if (m_state->vector.endsAtTests())
        quad.coverage = 0;
}

void FragmentTests::handleCoverage(Quad& quad) const
{
    CoverageCounts uncounted;
    CoverageCounts& counts = m_coverageCounts ? *m_coverageCounts : uncounted;
    const std::uint64_t bytes = m_state->vector.pass == VectorPass::Resolve
                                    ? resolveCoverage(m_state->vector.fillRule, m_planes, quad, counts)
                                    : coverQuad(m_planes, quad, counts);
    if (m_bytesMoved)
        *m_bytesMoved += bytes;
}

std::uint16_t FragmentTests::testBefore(const Primitive& primitive, Quad quad) const
{
    if (m_state->targets.samples > 1 && !m_alphaDecides)
        quad.coverage = multisampleCoverage(m_state->raster, m_state->targets.samples, quad.coverage, {});
    if (!looksEarly(quad))
        return quad.coverage;
    return quad.orders.has(QuadOrders::DropsFirst) ? look(primitive, quad).passed : apply(primitive, quad);
}

std::uint16_t FragmentTests::after(const Primitive& primitive, const ShadedQuad& shaded, QuadOrders orders) const
{
    Quad quad{shaded.x, shaded.y, shaded.coverage, orders};
    if (m_alphaDecides)
        quad.coverage = multisampleCoverage(m_state->raster, m_state->targets.samples, quad.coverage, shaded.colors);
    if (!m_state->program.fragment->writesDepth || !m_target.depth || !testAt(DepthStencilTap::Late, quad))
        return after(primitive, quad);
    const QuadDepth depth = pixelDepth(shaded.depths, m_target.depth->format());
    return apply(primitive, quad, &depth);
}

std::uint16_t FragmentTests::after(const Primitive& primitive, const Quad& quad) const
{
    return testAt(DepthStencilTap::Late, quad) ? apply(primitive, quad) : quad.coverage;
}

void FragmentTests::before(const Primitive& primitive, std::span<Quad> quads) const
{
    const auto drops = [](const Quad& quad) { return quad.orders.has(QuadOrders::DropsFirst); };
    const bool isOf3d = m_state->vector.pass == VectorPass::None;
    if (isOf3d && m_state->targets.samples == 1 && std::none_of(quads.begin(), quads.end(), drops))
        return applyAt(DepthStencilTap::Early, primitive, quads);
    for (Quad& quad : quads)
        before(primitive, quad);
}

void FragmentTests::after(const Primitive& primitive, std::span<Quad> quads) const
{
    applyAt(DepthStencilTap::Late, primitive, quads);
}

/// Quads with the same orders at a time: those of one tile have them, unless the tiles of HIZ are smaller.
void FragmentTests::applyAt(DepthStencilTap tap, const Primitive& primitive, std::span<Quad> quads) const
{
    for (std::size_t first = 0, end = 0; first < quads.size(); first = end) {
        while (end < quads.size() && quads[end].orders == quads[first].orders)
            ++end;
        const std::span<Quad> alike = quads.subspan(first, end - first);
        if (!testAt(tap, alike.front()))
            continue;
        // Lanes keep no verdicts.
        if (m_state->targets.samples == 1 && alike.size() >= kFewestForLanes && !m_watcher) {
            applyDepthStencil(testsOf(alike.front()), m_target, primitive, alike);
            continue;
        }
        for (Quad& quad : alike)
            quad.coverage = apply(primitive, quad);
    }
}

} // namespace vitrine::core
