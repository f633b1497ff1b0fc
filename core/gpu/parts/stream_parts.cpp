// SPDX-License-Identifier: Apache-2.0
// FSD and FSC.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"
#include "core/stream/fragment_collector.h"
#include "core/stream/segment_collector.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

const QueueEventNames kSegmentNames{"", "task.issue", "", "", ""};

Queue<SegmentItem>* addTokens(MachineBuilder& builder, const char* path)
{
    return builder.queue<SegmentItem>(path, builder.config.processors->spCount + kStageDepth, "segment");
}

/// Deep enough never to be full before what they are for is: a segment has at most a task per slot and per entry of
/// FTQ, and a processor one segment.
void addSegments(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    if (!isInSegments(config))
        return;
    const std::uint32_t tasks = std::min(config.segments->segLimits.fragments, config.queues->ftqDepth);
    for (std::uint32_t i = 0; i < config.processors->spCount; ++i)
        builder.links.segments.push_back(&builder.machine().addSharedQueue<ShaderTask>(
            {processorPath(i) + ".segment", tasks, config.processorHopCycles(), "fragment task", "", kSegmentNames, "",
             processorPath(i) + " is not collected"}));
    const std::uint32_t parts =
        std::min(config.queues->ftqDepth * partsOfTask(config), config.processors->spCount * tasks);
    builder.links.dispatched = builder.queue<TaskQuads>("fsd.order", parts, "fragment task");
    builder.links.ends = builder.queue<TaskQuads>("fsd.ends", kStageDepth, "end of a draw");
    builder.links.closed = addTokens(builder, "fsd.closed");
    builder.links.started = addTokens(builder, "fsd.started");
}

void addDistributor(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    const MachineLinks& links = builder.links;
    if (!isInSegments(config)) // The scheduler is FSD (DEC-01).
        return;
    const FragmentDistributor::Config distribution{config.processors->spCount, config.processors->spEnabled,
                                                   config.segments->segLimits, config.segments->segTimeout,
                                                   config.segments->segOrder,  builder.tables().programs,
                                                   builder.contexts().fragment};
    builder.wiring.distributor = &builder.machine().add<FragmentDistributor>(
        "fsd", distribution,
        FragmentDistributor::Ports{SharedView<ShaderTask>(*links.fragmentTasks), *links.order, *links.freed,
                                   endsOf<SharedOut<ShaderTask>>(links.segments), *links.dispatched, *links.ends,
                                   *links.closed, *links.started, endsOf<LineIn<ProcessorSwitches>>(links.power),
                                   *links.drained, *links.stream});
}

void addCollected(MachineBuilder& builder)
{
    builder.links.collected = builder.queue<LateQuadItem>("fsc.quads", kStageDepth, "shaded quad");
}

void addFreed(MachineBuilder& builder)
{
    if (isInSegments(builder.config))
        builder.links.freed = addTokens(builder, "fsc.freed");
}

void addCollector(MachineBuilder& builder)
{
    const MachineLinks& links = builder.links;
    const std::uint32_t processors = builder.config.processors->spCount;
    const AuxiliaryBuffers auxiliary{&builder.tables().draws, &builder.memory};
    const SharedIn<ShaderTask> tasks(*links.fragmentTasks, processors);
    if (!isInSegments(builder.config)) {
        builder.machine().add<FragmentCollector>(
            "fsc", FragmentCollector::Config{builder.contexts().fragment, auxiliary},
            FragmentCollector::Ports{endsOf<In<FinishedTask>>(links.fragments), *links.order, tasks, *links.collected});
        return;
    }
    SegmentCollector::Ports ports{endsOf<In<FinishedTask>>(links.fragments),
                                  *links.closed,
                                  *links.dispatched,
                                  *links.ends,
                                  tasks,
                                  {},
                                  *links.collected,
                                  *links.freed};
    for (SharedQueue<ShaderTask>* segment : links.segments)
        ports.segments.emplace_back(*segment, processors);
    builder.machine().add<SegmentCollector>(
        "fsc", SegmentCollector::Config{builder.contexts().fragment, processors, auxiliary}, std::move(ports));
}

} // namespace

Part distributorPart()
{
    return {.id = "FSD",
            .place = PartPlace{PipelineStage::Tasks, PipelineWork::Fragment},
            .isPresent = hasFragmentTasks,
            .links = {{160, addSegments}},
            .units = {{30, addDistributor}},
            .terms = {"", "", "distributor", "", ""}};
}

Part collectorPart()
{
    return {.id = "FSC",
            .place = PartPlace{PipelineStage::Primitives, PipelineWork::Fragment},
            .isPresent = hasFragmentTasks,
            .links = {{110, addCollected}, {170, addFreed}},
            .units = {{160, addCollector}},
            .terms = {"", "", "collector", "", ""}};
}

} // namespace vitrine::core
