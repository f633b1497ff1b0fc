// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/result.h"
#include "core/power/energy_table.h"
#include "core/session/call_troubles.h"
#include "core/session/limits/limit_changes.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

/// What limits a frame (RUN-11): it is run on the machine as it is, and on the machine with each single change. What
/// a change gains is measured, and not estimated.

namespace vitrine::core {

class CallSource;

struct LimitRow {
    LimitChange change;
    Text notRunnable;         ///< why there are no figures; empty: the frame was run
    std::int64_t cycles = 0;  ///< beside the machine as it is; less than 0: they are gained
    std::int64_t energy = 0;  ///< likewise, illustrative, in hundredths
    bool isImageEqual = true; ///< all buffers are, as the frame leaves them
};

struct FrameLimits {
    std::size_t frame = 0;
    Cycle cycles = 0;  ///< of the machine as it is
    Energy energy = 0; ///< likewise
    /// The one that gains most cycles first; with as many, in the order of the specification. Behind them what could
    /// not be run.
    std::vector<LimitRow> rows;
    CallTroubles troubles; ///< of the machine as it is, up to the frame's end
};

struct LimitsPace {
    std::stop_token stop = {};
    /// So many machines run at a time, each in a thread. The figures do not depend on it. Plugins are not asked to run
    /// in several threads: with them it is one.
    std::uint32_t jobs = 1;
    /// Counts runs of the frame. Called by one thread at a time, and not always by the same.
    std::function<void(std::uint64_t done, std::uint64_t total)> progress = {};
};

/// Runs the frame as one run, with ci.draws draws of the machine under way (RUN-02). Fails when the capture has no such
/// frame or can't be read, when the machine as it is can't run it, and when stopped.
[[nodiscard]] Result<FrameLimits> findLimits(CallSource& source, const MachineConfig& config, std::size_t frame,
                                             const LimitsPace& pace = {});

} // namespace vitrine::core
