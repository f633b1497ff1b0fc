// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/depth_stencil/quad_watch.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/query/vector_cost.h"

#include <vector>

namespace vitrine::core {

/// The machine without a clock, which counts by draw what passes of 2-D graphics do. Other draws cost nothing more.
class VectorTally final : public Gpu, private QuadWatch {
public:
    explicit VectorTally(UntimedGpu& gpu) : m_gpu(gpu) {}

    Result<void> draw(const DrawCommand& command) override;
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void endFrame() override { m_gpu.endFrame(); }
    void finish() override { m_gpu.finish(); }
    [[nodiscard]] Memory& memory() override { return m_gpu.memory(); }
    void setStopToken(std::stop_token stop) override { m_gpu.setStopToken(std::move(stop)); }
    [[nodiscard]] const DrawCounters& lastDraw() const override { return m_gpu.lastDraw(); }
    [[nodiscard]] std::vector<UnitReport> takeUnitReports() override { return m_gpu.takeUnitReports(); }

    /// By draw, in order; those of 3-D graphics have zeros.
    [[nodiscard]] const std::vector<VectorCost>& costs() const { return m_costs; }

private:
    void onRasterized(const Primitive& primitive, std::uint32_t number, std::span<const Quad> quads) override;
    void onTested(const Quad&, const DepthStencilVerdict&) override {}
    void onShaded(const Quad&, std::uint16_t) override {}
    void onPassed(const Quad& quad) override;

    UntimedGpu& m_gpu;
    bool m_paints = false; ///< the pass under way
    std::vector<VectorCost> m_costs;
};

} // namespace vitrine::core
