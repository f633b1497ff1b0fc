// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/gpu.h"
#include "core/observe/draw_number.h"
#include "core/session/replay_cost.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace vitrine::core {

/// Passes commands on to the machine and keeps what the session shows of them.
class TrackingSink final : public CommandSink {
public:
    explicit TrackingSink(Gpu& gpu) : m_gpu(gpu) {}

    Result<void> draw(const DrawCommand& command) override
    {
        lastDraw = command;
        auto result = m_gpu.draw(command);
        count(m_gpu.lastDraw());
        m_cost += drawCost(command, m_gpu.lastDraw());
        return result;
    }
    void announce(const DrawCommand& next) override { m_gpu.announce(next); }
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void endFrame() override { m_gpu.endFrame(); }
    void finish() override { m_gpu.finish(); }
    [[nodiscard]] Memory& memory() override { return m_gpu.memory(); }

    /// What the draws since the last call of this function have cost.
    [[nodiscard]] ReplayCost takeCost() { return std::exchange(m_cost, 0); }

    std::optional<DrawCommand> lastDraw;
    std::vector<DrawCounters> counters; ///< of the draws since they were last cleared

private:
    /// Passes of one draw count as one.
    void count(DrawCounters drawn)
    {
        const bool isPass = passOf(drawn.draw) != 0;
        drawn.draw = drawOf(drawn.draw);
        if (isPass && !counters.empty() && counters.back().draw == drawn.draw)
            return counters.back().addPass(drawn);
        if (counters.size() >= std::size_t{2} * kKeptCounters)
            counters.erase(counters.begin(), counters.begin() + kKeptCounters);
        counters.push_back(std::move(drawn));
    }

    static constexpr std::ptrdiff_t kKeptCounters = 400'000; // bounds memory, not the length of a capture

    Gpu& m_gpu;
    ReplayCost m_cost = 0;
};

} // namespace vitrine::core
