// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/depth_stencil/quad_watch.h"
#include "core/gpu/untimed_gpu.h"
#include "core/hiz/tile_watch.h"
#include "core/session/difference/decision.h"

#include <stop_token>

namespace vitrine::core {

struct FoundDraw;
struct MachineConfig;

/// Tells what a machine decides about the tiles and quads of a draw, in the order of the stream: verdicts, tests,
/// discards and pixel writes. It draws on a copy of what the draw finds, without the clock.
class PixelDecisions final : private TileWatch, private QuadWatch {
public:
    PixelDecisions(const MachineConfig& config, const std::stop_token& stop);

    void run(const FoundDraw& draw, const TakeDecision& take);

private:
    void onTileJudged(const JudgedTile& tile) override;
    void onRasterized(const Primitive& primitive, std::uint32_t number, std::span<const Quad> quads) override;
    void onTested(const Quad& quad, const DepthStencilVerdict& verdict) override;
    void onShaded(const Quad& quad, std::uint16_t kept) override;
    void onPassed(const Quad& quad) override;
    void tell(DecisionKind kind, const Quad& quad, std::uint64_t outcome);

    Memory m_memory;
    UntimedGpu m_gpu;
    const TakeDecision* m_take = nullptr;
    std::uint32_t m_primitive = 0;
};

} // namespace vitrine::core
