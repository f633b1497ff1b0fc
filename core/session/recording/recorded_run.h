// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"
#include "core/observe/description.h"
#include "core/observe/events.h"
#include "core/observe/snapshot.h"
#include "core/session/recording/recording_limits.h"
#include "core/session/recording/section_values.h"

#include <vector>

namespace vitrine::core {

class TimedGpu;
struct DrawStart;

/// A draw that is recorded, as the recorders of its sections see it.
struct RecordedRun {
    TimedGpu& gpu;
    const DrawStart& start;
    const RecordingLimits& limits;
    const std::vector<UnitDescription>& units;
    const std::vector<QueueDescription>& queues;
    const std::vector<UnitId>& processors; ///< by number
    const SectionValues& sections;         ///< those that have finished
    /// What the host did before the first cycle, and before there were recorders.
    const std::vector<HostWritten>& firstWrites;
    // Known when the run has ended:
    Cycle length = 0;
    const Snapshot* end = nullptr; ///< the machine then, without its buffers
};

} // namespace vitrine::core
