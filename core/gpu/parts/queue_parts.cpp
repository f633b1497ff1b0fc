// SPDX-License-Identifier: Apache-2.0
// VTQ, FTQ, ARQ and APQ: the shared queues.
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"
#include "core/gpu/queue_views.h"
#include "core/gpu/sub_queues.h"

namespace vitrine::core {

namespace {

const QueueEventNames kTaskNames{"task.enqueue", "task.issue", "", "", "task.retire"};
/// Of segments: tasks are issued from their processor's own queue.
const QueueEventNames kStreamNames{"task.enqueue", "", "", "", "task.retire"};
const QueueEventNames kRequestNames{"req.post", "req.dispatch", "", "", "req.complete"};
const QueueEventNames kPendingNames{"", "task.resume", "task.swap", "task.ready", ""};

/// What the source document calls the shared queues: where all fragments are shaded by programs and texture is the only
/// device, those of the prior art (spec/00 §1, §3).
const char* termOf(const MachineConfig& config, const char* own, const char* ofPriorArt)
{
    return config.preset == Preset::Prog ? ofPriorArt : own;
}

void addVertexTasks(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    builder.links.vertexTasks =
        &builder.machine().addSharedQueue<ShaderTask>({"vtq", config.queues->vtqDepth, config.processorHopCycles(),
                                                       "vertex task", "", kTaskNames, "vertex shader task queue"});
}

void addFragmentTasks(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    const QueueEventNames& names = isInSegments(config) ? kStreamNames : kTaskNames;
    const std::uint32_t hop = isInSegments(config) ? config.hopCycles() : config.processorHopCycles();
    builder.links.fragmentTasks = &builder.machine().addSharedQueue<ShaderTask>(
        {"ftq", config.queues->ftqDepth, hop, "fragment task", "", names, "fragment shader task queue"});
}

void addRequestQueue(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    builder.links.requests = &builder.machine().addSharedQueue<RequestItem>(
        {"arq", config.queues->arqDepth, config.processorHopCycles(), "request", "", kRequestNames,
         termOf(config, "external device access queue", "texture request queue")});
}

void addPendingQueue(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    builder.links.pending = &builder.machine().addSharedQueue<PendingTask>(
        {"apq", config.queues->apqDepth, config.hopCycles(), "task", "", kPendingNames,
         termOf(config, "external device access pending queue", "texture pending task queue"),
         "tasks wait for a device"});
}

} // namespace

void splitQueues(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    splitTasks(*builder.links.vertexTasks, ShaderStage::Vertex, config);
    if (!builder.links.requests)
        return;
    splitTasks(*builder.links.fragmentTasks, ShaderStage::Fragment, config);
    splitRequests(*builder.links.requests, config);
    splitPending(*builder.links.pending, config);
    explainRequests(*builder.links.requests, builder.tables().programs, builder.contexts());
}

// Eight gates for a bit that is kept: a task is 64 bits, a request with its destination 48, a pending task 96.

Part vertexQueuePart()
{
    return {.id = "VTQ",
            .place = PartPlace{PipelineStage::Tasks, PipelineWork::Vertex},
            .gates = PartGates{"vtq", 512, [](const MachineConfig& config) { return config.queues->vtqDepth; }},
            .links = {{20, addVertexTasks}},
            .terms = {"vertex shader task queue", "", "", "", "vertex threads waiting in TSCR"}};
}

Part fragmentQueuePart()
{
    return {.id = "FTQ",
            .place = PartPlace{PipelineStage::Tasks, PipelineWork::Fragment},
            .isPresent = hasFragmentTasks,
            .gates = PartGates{"ftq", 512, [](const MachineConfig& config) { return config.queues->ftqDepth; }},
            .links = {{30, addFragmentTasks}},
            .terms = {"fragment shader task queue", "", "incoming fragment stream", "", "fragment threads"}};
}

Part requestQueuePart()
{
    return {.id = "ARQ",
            .place = PartPlace{PipelineStage::Devices, PipelineWork::Both},
            .isPresent = hasFragmentTasks,
            .gates = PartGates{"arq", 384, [](const MachineConfig& config) { return config.queues->arqDepth; }},
            .links = {{40, addRequestQueue}},
            .terms = {"external device access queue", "", "", "", "I/O bus requests"}};
}

Part pendingQueuePart()
{
    return {.id = "APQ",
            .place = PartPlace{PipelineStage::Devices, PipelineWork::Both},
            .isPresent = hasFragmentTasks,
            .gates = PartGates{"apq", 768, [](const MachineConfig& config) { return config.queues->apqDepth; }},
            .links = {{50, addPendingQueue}},
            .terms = {"pending queue", "", "", "sleeping threads", ""}};
}

} // namespace vitrine::core
