// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/record/change_history.h"

#include <cstddef>
#include <cstdint>

namespace vitrine::core {

/// How much of a draw is kept. The limits keep the memory within bounds however long the draw is: with these numbers
/// some 400 MB at most, checkpoints included, and a few hundred bytes per task for small draws. What does not fit is
/// kept coarser, or told as “not kept” and made again on demand (ONE-05).
struct RecordingLimits {
    Cycle cycles = kNever;                       ///< the run ends there, with a recording of that part
    std::size_t changes = std::size_t{1} << 16;  ///< the last ones of each queue and unit; of earlier changes only sums
    std::size_t tasks = std::size_t{1} << 20;    ///< the first ones; recordTasks() makes others
    std::size_t requests = std::size_t{1} << 17; ///< likewise, and fewer: with its steps a task tells most of them
    std::size_t segments = std::size_t{1} << 16; ///< the first ones
    std::uint64_t checkpointBytes = std::uint64_t{64} << 20; ///< for looks inside: machineAt(), eventsBetween() …

    /// Of each level of a history: what is not exact is some pixels wide.
    static constexpr std::size_t kNodes = std::size_t{1} << 12;
    [[nodiscard]] HistoryRoom room() const { return {.changes = changes, .nodes = kNodes}; }
};

} // namespace vitrine::core
