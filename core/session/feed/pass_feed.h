// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/timed_gpu.h"
#include "core/session/feed/run_feed.h"

#include <vector>

namespace vitrine::core {

/// The passes of a draw alone: each is handed over in the cycle in which nothing is left of the one before, as where
/// frames are run with one draw at once.
class PassFeed final : public RunFeed {
public:
    /// One at least. The machine must outlive it.
    PassFeed(TimedGpu& gpu, std::vector<DrawCommand> passes) : m_gpu(gpu), m_passes(std::move(passes)) {}

    [[nodiscard]] bool hasArrived() override { return m_gpu.machine().quiescent(); }
    Result<void> give() override;
    [[nodiscard]] bool isOver() override { return m_given == m_passes.size() && hasArrived(); }
    [[nodiscard]] std::shared_ptr<const Moment> moment() override;
    Result<void> restore(const Moment& moment) override;
    [[nodiscard]] const DrawCommand& command() override { return m_passes.back(); }
    [[nodiscard]] const RenderTargets& targets() override { return m_passes.back().state->targets; }

private:
    TimedGpu& m_gpu;
    const std::vector<DrawCommand> m_passes;
    std::size_t m_given = 0;
};

} // namespace vitrine::core
