// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"
#include "core/session/checkpoints.h"
#include "core/session/draw_start.h"
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
    SectionValues sections;
};

} // namespace vitrine::core
