// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/command/draw_state.h"
#include "core/depth_stencil/coverage_planes.h"
#include "core/depth_stencil/depth_stencil_ops.h"
#include "core/depth_stencil/quad_watch.h"
#include "core/memory/memory.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <cstdint>
#include <span>
#include <vector>

/// What happens to the coverage of a quad between rasterization and blending (ES 2.0 §4.1), in the order of GL.

namespace vitrine::core {

/// Where ZST tests the samples of a draw, unless HIZ decides. It tests before shading whenever the result is the same
/// as after it (DEC-10).
[[nodiscard]] DepthStencilTap depthStencilTap(const DrawState& state);

[[nodiscard]] DepthStencilTarget depthStencilTarget(const DrawState& state, Memory& memory);

/// The tests of one draw. It points to the state, to the surfaces, and to a watch that is told of every test, if there
/// is one. HIZ's decision about a quad is in Quad::orders; without one the state of the draw decides. `bytesMoved`, if
/// it is counted, grows by what the tests of single quads read and write.
class FragmentTests {
public:
    FragmentTests() = default;
    FragmentTests(const DrawState& state, Memory& memory, QuadWatch* watcher = nullptr,
                  std::uint64_t* bytesMoved = nullptr);

    /// Appends the changes of the stencil buffer by the tests of one quad to `updates` from now on; null: they are not
    /// noted.
    void noteStencilUpdates(std::vector<StencilUpdate>* updates) { m_stencilUpdates = updates; }

    /// Counts what the passes of 2-D graphics do from now on; null: it is not counted.
    void countCoverage(CoverageCounts* counts) { m_coverageCounts = counts; }

    [[nodiscard]] const CoveragePlanes& planes() const { return m_planes; }

    /// Before shading: applies sample coverage, and the tests if they come early, or does what the draw's pass of 2-D
    /// graphics does here. The quad keeps the coverage that is left.
    void before(const Primitive& primitive, Quad& quad) const;
    /// After shading: applies alpha to coverage, and the tests if they come late. Returns what is left of the coverage.
    [[nodiscard]] std::uint16_t after(const Primitive& primitive, const ShadedQuad& shaded, QuadOrders orders) const;
    /// The same for draws in which colors decide nothing.
    [[nodiscard]] std::uint16_t after(const Primitive& primitive, const Quad& quad) const;

    /// Does before() and the after() without colors for quads of one primitive, and sets their coverage to what is
    /// left. No place may come twice, and there may be at most kMostTestedQuads quads.
    void before(const Primitive& primitive, std::span<Quad> quads) const;
    void after(const Primitive& primitive, std::span<Quad> quads) const;

    /// Whether the late tests need the quad's colors (for alpha to coverage) or depths, and not only its coverage.
    [[nodiscard]] bool needsShadedQuads() const { return m_alphaDecides || m_state->program.fragment->writesDepth; }

    /// Whether the quad is tested at this tap.
    [[nodiscard]] bool testAt(DepthStencilTap tap, const Quad& quad) const { return m_isActive && tapOf(quad) == tap; }
    /// Whether before() reads or writes buffers for this quad. No older quad in the same place may then wait for its
    /// late test.
    [[nodiscard]] bool looksEarly(const Quad& quad) const
    {
        return testAt(DepthStencilTap::Early, quad) || (m_isActive && quad.orders.has(QuadOrders::DropsFirst));
    }

    /// Tells the watch of a quad that HIZ has dropped. Its samples count as failed, unless all would have been
    /// discarded.
    void tellDropped(const Primitive& primitive, const Quad& quad) const;

private:
    [[nodiscard]] DepthStencilTap tapOf(const Quad& quad) const
    {
        if (!quad.orders.has(QuadOrders::Decided))
            return m_tap;
        return quad.orders.has(QuadOrders::Late) ? DepthStencilTap::Late : DepthStencilTap::Early;
    }
    /// The state of the tests for a quad. Where HIZ has proven that they pass, they are set to pass always.
    [[nodiscard]] const DepthStencilState& testsOf(const Quad& quad) const
    {
        return quad.orders.has(QuadOrders::Passes) ? m_passing : m_state->depthStencil;
    }
    [[nodiscard]] std::uint16_t apply(const Primitive& primitive, const Quad& quad,
                                      const QuadDepth* shaded = nullptr) const;
    /// Tests without writing.
    [[nodiscard]] DepthStencilVerdict look(const Primitive& primitive, const Quad& quad) const;
    void applyAt(DepthStencilTap tap, const Primitive& primitive, std::span<Quad> quads) const;
    [[nodiscard]] std::uint16_t testBefore(const Primitive& primitive, Quad quad) const;
    /// Whether coverage is made or used.
    [[nodiscard]] bool handlesCoverage() const
    {
        return m_state->vector.pass == VectorPass::Resolve || m_state->vector.pass == VectorPass::Cover;
    }
    void handleCoverage(Quad& quad) const;

    const DrawState* m_state = nullptr;
    DepthStencilState m_passing;
    DepthStencilTarget m_target;
    CoveragePlanes m_planes;
    bool m_isActive = false;
    bool m_alphaDecides = false;
    DepthStencilTap m_tap = DepthStencilTap::Early;
    QuadWatch* m_watcher = nullptr;
    std::vector<StencilUpdate>* m_stencilUpdates = nullptr;
    std::uint64_t* m_bytesMoved = nullptr;
    CoverageCounts* m_coverageCounts = nullptr;
};

} // namespace vitrine::core
