// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/session/machine/draw_recording.h"

namespace vitrine::core {

struct DrawRecording::Parts {
    std::shared_ptr<const DrawStart> start;
    std::shared_ptr<Checkpoints> checkpoints;
    RecordingLimits limits;
    Cycle length = 0;
    bool isComplete = false;
    std::string failure;
    std::vector<UnitDescription> units;
    std::vector<QueueDescription> queues;
    std::vector<UnitId> processors;
    std::vector<QueueCounters> queueCounters;
    std::vector<std::vector<SubQueueSnapshot>> subQueues; ///< by queue, as the draw left them
    std::unique_ptr<OccupancyRecorder> occupancy;
    std::unique_ptr<ActivityRecorder> activity;
    std::unique_ptr<Series> pendingTasks;
    std::unique_ptr<Series> completedTasks;
    TaskLog tasks;
    SegmentLog segments;
    SegmentReport segmentReport;
    std::vector<ProcessorTotals> processorTotals;
    std::vector<PortTotals> portTotals;
    DrawTotals totals;
    DrawPower power;
    DrawBypass bypass;
    DrawHiz hiz;
    EventCounts eventCounts;
    std::vector<Complaint> complaints;
};

} // namespace vitrine::core
