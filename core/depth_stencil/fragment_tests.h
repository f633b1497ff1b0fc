// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/blend_ops.h"
#include "core/command/draw_state.h"
#include "core/depth_stencil/depth_stencil_ops.h"
#include "core/depth_stencil/quad_watch.h"
#include "core/memory/memory.h"
#include "core/primitive/primitive.h"
#include "core/raster/quad.h"

#include <cstdint>
#include <span>
#include <vector>

/// What happens to a quad's coverage between rasterization and blending (ES 2.0 §4.1), in the order that GL wants.

namespace vitrine::core {

/// Where ZST tests a draw's samples unless HIZ decides: before shading whenever that can't be told from after (DEC-10).
[[nodiscard]] DepthStencilTap depthStencilTap(const DrawState& state);

[[nodiscard]] DepthStencilTarget depthStencilTarget(const DrawState& state, Memory& memory);

/// The tests of one draw. Points to the state and the surfaces, and to who is told of every test, if anybody is. What
/// HIZ has decided of a quad stands in Quad::orders; of the others the draw decides. `bytesMoved`, if anybody counts,
/// grows with what the tests of single quads read and write.
class FragmentTests {
public:
    FragmentTests() = default;
    FragmentTests(const DrawState& state, Memory& memory, QuadWatch* watcher = nullptr,
                  std::uint64_t* bytesMoved = nullptr);

    /// Changes of the stencil buffer by the tests of one quad are appended to it from now on; null: nowhere.
    void noteStencilUpdates(std::vector<StencilUpdate>* updates) { m_stencilUpdates = updates; }

    /// Before shading: sample coverage, and the tests if they come early. What is left of the quad's coverage.
    [[nodiscard]] std::uint16_t before(const Primitive& primitive, Quad quad) const;
    /// After shading: alpha to coverage, and the tests if they come late. What is left of the quad's coverage.
    [[nodiscard]] std::uint16_t after(const Primitive& primitive, const ShadedQuad& shaded, QuadOrders orders) const;
    /// The same where colors don't decide.
    [[nodiscard]] std::uint16_t after(const Primitive& primitive, const Quad& quad) const;

    /// before() and the colorless after() for quads of one primitive, no place twice, at most kMostTestedQuads: what is
    /// left becomes their coverage.
    void before(const Primitive& primitive, std::span<Quad> quads) const;
    void after(const Primitive& primitive, std::span<Quad> quads) const;

    /// Whether the late tests need more of a quad than its coverage: its colors (alpha to coverage), or its depths.
    [[nodiscard]] bool needsShadedQuads() const { return m_alphaDecides || m_state->program.fragment->writesDepth; }

    /// Whether the quad is tested at this tap.
    [[nodiscard]] bool testAt(DepthStencilTap tap, const Quad& quad) const { return m_isActive && tapOf(quad) == tap; }
    /// Whether before() reads or writes buffers for this quad: then no older quad there may wait for its late test.
    [[nodiscard]] bool looksEarly(const Quad& quad) const
    {
        return testAt(DepthStencilTap::Early, quad) || (m_isActive && quad.orders.has(QuadOrders::DropsFirst));
    }

    /// Tells the watcher of a quad that HIZ has dropped: its samples fail, unless all would have been discarded.
    void tellDropped(const Primitive& primitive, const Quad& quad) const;

private:
    [[nodiscard]] DepthStencilTap tapOf(const Quad& quad) const
    {
        if (!quad.orders.has(QuadOrders::Decided))
            return m_tap;
        return quad.orders.has(QuadOrders::Late) ? DepthStencilTap::Late : DepthStencilTap::Early;
    }
    /// With tests that all pass where HIZ has proven that they do.
    [[nodiscard]] const DepthStencilState& testsOf(const Quad& quad) const
    {
        return quad.orders.has(QuadOrders::Passes) ? m_passing : m_state->depthStencil;
    }
    [[nodiscard]] std::uint16_t apply(const Primitive& primitive, const Quad& quad,
                                      const QuadDepth* shaded = nullptr) const;
    /// Reads only.
    [[nodiscard]] DepthStencilVerdict look(const Primitive& primitive, const Quad& quad) const;
    void applyAt(DepthStencilTap tap, const Primitive& primitive, std::span<Quad> quads) const;

    const DrawState* m_state = nullptr;
    DepthStencilState m_passing;
    DepthStencilTarget m_target;
    bool m_isActive = false;
    bool m_alphaDecides = false;
    DepthStencilTap m_tap = DepthStencilTap::Early;
    QuadWatch* m_watcher = nullptr;
    std::vector<StencilUpdate>* m_stencilUpdates = nullptr;
    std::uint64_t* m_bytesMoved = nullptr;
};

} // namespace vitrine::core
