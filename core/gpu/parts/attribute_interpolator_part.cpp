// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"

namespace vitrine::core {

namespace {

void addFragments(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    builder.links.order =
        isSequential(config)
            ? builder.queue<TaskQuads>("ain.fragments", kChainDepth, "group of fragments")
            : builder.queue<TaskQuads>("ain.order", config.queues->ftqDepth + awaitingTasks(config) + kStageDepth,
                                       "fragment task");
}

void addBypassed(MachineBuilder& builder)
{
    if (hasBypass(builder.config))
        builder.links.bypassed = builder.queue<BypassQuad>("ain.bypass", kStageDepth, "quad");
}

void addTaskLookups(MachineBuilder& builder)
{
    if (readsAhead(builder.config))
        builder.links.taskLookups = builder.queue<TaskLookup>("ain.lookups", kStageDepth, "initial request");
}

void addInterpolator(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    const MachineLinks& links = builder.links;
    AttributeInterpolator::Ports ports{*links.survivors, {}, *links.order};
    ports.tasks = endOf<SharedOut<ShaderTask>>(links.fragmentTasks);
    ports.bypassed = endOf<Out<BypassQuad>>(links.bypassed);
    ports.lookups = endOf<Out<TaskLookup>>(links.taskLookups);
    ports.texels = endOf<In<TaskLookup>>(links.taskTexels);
    builder.wiring.interpolator = &builder.machine().add<AttributeInterpolator>(
        "ain",
        AttributeInterpolator::Config{config.processors->fragmentsPerTask, builder.tables().programs,
                                      builder.contexts().fragment, partsOfTask(config),
                                      links.bypassed ? &builder.tables().plans : nullptr, awaitingTasks(config),
                                      &builder.tables().draws},
        ports);
}

} // namespace

Part attributeInterpolatorPart()
{
    return {.id = "AIN",
            .place = PartPlace{PipelineStage::Interpolation, PipelineWork::Fragment},
            .links = {{100, addFragments}, {190, addBypassed}, {240, addTaskLookups}},
            .units = {{140, addInterpolator}},
            .terms = {"part of the rasterizer", "", "", "", "attribute interpolator"}};
}

} // namespace vitrine::core
