// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"

#include <string>
#include <vector>

namespace vitrine::hettest {

using namespace core;
using namespace gputest;

MachineConfig idealConfig();
/// The set-up of HET-07…HET-12: P = 1, tasks of one fragment, ideal timing.
MachineConfig latencyConfig(SchedulingPolicy policy = SchedulingPolicy::CompletedFirst);

/// A fragment program of `before` instructions up to and including a SEND to TEX, and `after` more.
std::string sendingProgram(int before = 10, int after = 10);

/// A line of so many fragments, each a task that sends, as SP 0 saw it. All are in FTQ, or on their way, before the
/// first one needs them: cycles count from its start.
struct LineRun {
    std::vector<ActivityInterval> processor; ///< from the first issue, counted from it
    QueueId pending;                         ///< APQ
    Cycle total = 0;                         ///< the end of the last busy cycle
    Cycle busy = 0;
    std::uint32_t highWater = 0; ///< of APQ
    std::uint64_t blockedApqFull = 0;
    std::vector<std::byte> picture;
};
LineRun runLine(std::uint32_t tasks, const MachineConfig& config);

} // namespace vitrine::hettest
