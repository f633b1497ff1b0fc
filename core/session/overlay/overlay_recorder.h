// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/depth_stencil/quad_watch.h"
#include "core/session/overlay/overlay.h"

namespace vitrine::core {

/// Counts what becomes of quads, in an overlay.
class OverlayRecorder final : public QuadWatch {
public:
    /// Counts what lies within the extent of the overlay, which must outlive the recorder.
    explicit OverlayRecorder(Overlay& overlay) : m_overlay(overlay) {}

    /// Quads that follow belong to this draw.
    void begin(const DrawState& state, std::uint32_t draw);
    /// Drops what was counted so far.
    void forget();
    /// Whether there were more pixels than an overlay holds.
    [[nodiscard]] bool isFull() const { return m_isFull; }

    void onRasterized(const Primitive& primitive, std::uint32_t number, std::span<const Quad> quads) override;
    void onTested(const Quad& quad, const DepthStencilVerdict& verdict) override;
    void onShaded(const Quad& quad, std::uint16_t kept) override;
    void onPassed(const Quad& quad) override;

private:
    template <typename Touch>
    void touch(const Quad& quad, std::uint16_t coverage, Touch&& change);

    Overlay& m_overlay;
    std::uint32_t m_draw = 0;
    PrimitiveOfDraw m_lastPrimitive;
    bool m_testsDepth = false, m_testsStencil = false;
    bool m_isFull = false;
};

/// The covered pixels of a quad that lie on an edge: the center of their neighbor to the left, right, below or above is
/// not inside the primitive's edges. Bit p is pixel p. What a scissor cuts off makes no edge.
[[nodiscard]] std::uint8_t pixelsOnEdge(const Primitive& primitive, const Quad& quad);

} // namespace vitrine::core
