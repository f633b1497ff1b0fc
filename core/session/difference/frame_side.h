// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/comparison/approach.h"
#include "core/session/difference/decided_draw.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace vitrine::core {

/// One of two machines that run a frame, call by call.
class FrameSide {
public:
    FrameSide(CallSource& source, const ComparedConfig& machine, const Approach& approach, std::uint64_t position,
              const std::stop_token& stop);

    /// Executes the calls before `end`. Fails on a call that can't be read, when the machine can't go on, and when
    /// stopped.
    Result<void> runTo(std::uint64_t end);
    /// The draws of the calls since the last question, with what was decided in them.
    [[nodiscard]] std::vector<DecidedDraw> takeDraws() { return m_decisions.takeDraws(); }

    [[nodiscard]] const MachineConfig& config() const { return m_machine.config; }
    [[nodiscard]] const ComparedRun& run() const { return m_run; }
    [[nodiscard]] const CallTroubles& troubles() const { return m_troubles; }

private:
    CallSource& m_source;
    const ComparedConfig& m_machine;
    const std::stop_token m_stop;
    ComparedRun m_run;
    DecisionWatch m_decisions;
    CallTroubles m_troubles;
    std::uint64_t m_position;
};

} // namespace vitrine::core
