// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kernel/commit_board.h"
#include "core/kernel/event_stage.h"
#include "core/kernel/wake_board.h"

namespace vitrine::core {

/// The phases of a cycle (spec/00 §5). Deliver, Commit and Schedule run in wiring order and may act at once; Execute
/// runs in any order, so what it does to queues waits for the next Commit.
enum class Phase : std::uint8_t { Outside, Deliver, Commit, Schedule, Execute };

/// What the units and queues of one machine share.
struct KernelContext {
    Cycle now = 0; ///< the cycle being executed, or between cycles the one that comes next
    Phase phase = Phase::Outside;
    UnitId current;           ///< the unit whose tick() runs
    bool progress = false;    ///< some queue or line was used since the machine last cleared this
    bool linesDriven = false; ///< some line was driven to another value since the last phase 2
    WakeBoard wakes;
    CommitBoard commits;
    EventStage events;

    /// The cycle in which something that is sent now can be seen. What phase 4 of cycle c sends arrives in c + latency.
    /// What is sent before phase 2, or from outside between cycles, counts as if cycle c − 1 had sent it.
    [[nodiscard]] Cycle arrival(std::uint32_t latencyCycles) const
    {
        return now + latencyCycles - (phase == Phase::Execute ? 0 : 1);
    }
};

} // namespace vitrine::core
