// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/record/series.h"
#include "core/session/draw_pace.h"
#include "core/session/machine/task_log.h"
#include "core/session/machine/task_totals.h"

#include <memory>
#include <vector>

namespace vitrine::core {

class DrawRecording;
class SectionRecorder;
struct RecordedRun;

/// The tasks and requests of a draw.
struct TaskSection {
    TaskLog log;
    /// Where each processor took its work from (HET-07), by processor number.
    std::vector<ProcessorTotals> processors;
    /// By arbiter port, up to the highest port that got a request.
    std::vector<PortTotals> ports;
    /// Entries of APQ that wait for a device, and that wait for a processor (HET-10), over time; never null. The rest
    /// of its occupancy is reserved for tasks that run.
    std::unique_ptr<Series> pending, completed;
};

/// How well waits were hidden (HET-10), summed over the processors: in how many cycles a task waited for a device, and
/// in how many of these the processor worked. Only tasks that were kept count.
struct LatencyHiding {
    Cycle waited = 0;
    Cycle hidden = 0;
    [[nodiscard]] double share() const
    {
        return waited == 0 ? 1.0 : static_cast<double>(hidden) / static_cast<double>(waited);
    }
};
/// In the cycles from … to − 1.
[[nodiscard]] LatencyHiding latencyHiding(const DrawRecording& recording, Cycle from, Cycle to);

/// The tasks that were in the machine in the cycles from … to − 1, with all of their requests. It runs the draw again
/// up to `to`, for draws with more tasks than were kept.
[[nodiscard]] Result<std::shared_ptr<const TaskLog>> recordTasks(const DrawRecording& recording, Cycle from, Cycle to,
                                                                 const DrawPace& pace = {});

[[nodiscard]] std::unique_ptr<SectionRecorder> beginTaskSection(const RecordedRun& run);

} // namespace vitrine::core
