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

/// What happens to a quad's coverage between rasterization and blending (ES 2.0 §4.1), in the order that GL wants.

namespace vitrine::core {

/// Where ZST tests a draw's samples: before shading whenever that can't be told from after (DEC-10).
enum class DepthStencilTap : std::uint8_t { Early, Late };
[[nodiscard]] DepthStencilTap depthStencilTap(const DrawState& state);

[[nodiscard]] DepthStencilTarget depthStencilTarget(const DrawState& state, Memory& memory);

/// The tests of one draw. Points to the state and the surfaces, and to who is told of every test, if anybody is.
class FragmentTests {
public:
    FragmentTests() = default;
    FragmentTests(const DrawState& state, Memory& memory, QuadWatch* watcher = nullptr);

    /// Before shading: sample coverage, and the tests if they come early. What is left of the quad's coverage.
    [[nodiscard]] std::uint16_t before(const Primitive& primitive, Quad quad) const;
    /// After shading: alpha to coverage, and the tests if they come late. What is left of the quad's coverage.
    [[nodiscard]] std::uint16_t after(const Primitive& primitive, const ShadedQuad& shaded) const;
    /// The same where colors don't decide.
    [[nodiscard]] std::uint16_t after(const Primitive& primitive, const Quad& quad) const;

    /// before() and the colorless after() for quads of one primitive, no place twice, at most kMostTestedQuads: what is
    /// left becomes their coverage.
    void before(const Primitive& primitive, std::span<Quad> quads) const;
    void after(const Primitive& primitive, std::span<Quad> quads) const;

    /// Whether coverage waits for the colors (alpha to coverage).
    [[nodiscard]] bool needColors() const { return m_alphaDecides; }

    /// Whether the tests take place at this tap.
    [[nodiscard]] bool testAt(DepthStencilTap tap) const { return m_isActive && m_tap == tap; }

private:
    [[nodiscard]] std::uint16_t apply(const Primitive& primitive, const Quad& quad) const;
    void applyAt(DepthStencilTap tap, const Primitive& primitive, std::span<Quad> quads) const;

    const DrawState* m_state = nullptr;
    DepthStencilTarget m_target;
    bool m_isActive = false;
    bool m_alphaDecides = false;
    DepthStencilTap m_tap = DepthStencilTap::Early;
    QuadWatch* m_watcher = nullptr;
};

} // namespace vitrine::core
