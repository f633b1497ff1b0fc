// SPDX-License-Identifier: Apache-2.0
// SP and its scheduler TSCR.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/parts/machine_builder.h"
#include "core/gpu/parts/part_rows.h"
#include "core/stream/task_scheduler.h"

namespace vitrine::core {

std::string processorPath(std::uint32_t processor)
{
    return "sp." + std::to_string(processor);
}

namespace {

void addResults(MachineBuilder& builder)
{
    const std::uint32_t hop = builder.config.processorHopCycles();
    Machine& machine = builder.machine();
    for (std::uint32_t i = 0; i < builder.config.processors->spCount; ++i) {
        const std::string path = processorPath(i);
        builder.links.vertices.push_back(
            &machine.addQueue<FinishedTask>({path + ".vertices", kStageDepth, hop, "vertex task"}));
        if (!isSequential(builder.config))
            builder.links.fragments.push_back(
                &machine.addQueue<FinishedTask>({path + ".fragments", kStageDepth, hop, "fragment task"}));
    }
}

void addProcessors(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    const MachineLinks& links = builder.links;
    for (std::uint32_t i = 0; i < config.processors->spCount; ++i) {
        const ShaderProcessor::Config processor{i,
                                                config.processors->spCount,
                                                config.processors->aluLayout(),
                                                config.hopCycles() - 1,
                                                builder.tables().programs,
                                                builder.contexts(),
                                                config.processors->schedShare == SchedShare::Space,
                                                config.processors->shaderClock,
                                                builder.costOf("ALU"),
                                                builder.costOf("RFB")};
        ShaderProcessor::Ports ports;
        ports.vertexTasks = SharedIn<ShaderTask>(*links.vertexTasks, i);
        ports.vertices = *links.vertices[i];
        ports.power = *links.power[i];
        if (links.requests) {
            ports.fragmentTasks = SharedIn<ShaderTask>(links.tasksOf(i), i);
            ports.pending = SharedIn<PendingTask>(*links.pending, i);
            ports.requests = SharedOut<RequestItem>(*links.requests, i);
            ports.fragments = *links.fragments[i];
        }
        builder.wiring.processors.push_back(
            &builder.machine().add<ShaderProcessor>(processorPath(i), processor, ports));
    }
}

void addScheduler(MachineBuilder& builder)
{
    const MachineConfig& config = builder.config;
    const MachineLinks& links = builder.links;
    TaskScheduler::Ports ports{SharedView<ShaderTask>(*links.vertexTasks), {}, {}, {}};
    if (links.requests) {
        ports.pending = SharedView<PendingTask>(*links.pending);
        ports.requests = SharedView<RequestItem>(*links.requests);
    }
    if (isInSegments(config))
        ports.closed = *links.started;
    else if (links.fragmentTasks)
        ports.fragmentTasks = SharedView<ShaderTask>(*links.fragmentTasks);
    ports.segments = endsOf<SharedView<ShaderTask>>(links.segments);
    ports.power = endsOf<LineIn<ProcessorSwitches>>(links.power);
    ports.drained = *links.drained;
    builder.machine().add<TaskScheduler>(
        ports.fragmentTasks.connected() ? "fsd" : "tscr",
        TaskScheduler::Config{config.processors->spCount, config.processors->spEnabled, config.processors->schedPolicy,
                              config.queues->apqReserve != 0, config.segments->segStart == SegmentStart::Close,
                              config.processors->schedShare == SchedShare::Space, config.processors->schedRatio},
        std::move(ports));
}

std::uint64_t instructionsOfItems(const MachineWiring& wiring, const PowerDomain& domain)
{
    return wiring.processors[domain.processor]->state().aluOperations[domain.number];
}

/// Of bank B, what it does as the FIFO in bypass as well (DEC-16).
std::uint64_t accessesOfBank(const MachineWiring& wiring, const PowerDomain& domain)
{
    const std::uint64_t ofItems = wiring.processors[domain.processor]->state().itemsDone[domain.number];
    const BypassBank* fifo = domain.number == 1 ? wiring.bypassBank : nullptr;
    const bool isFifo = fifo && domain.processor < fifo->state().accesses.size();
    return ofItems + (isFifo ? fifo->state().accesses[domain.processor] : 0);
}

} // namespace

Part processorPart()
{
    return {.id = "SP",
            .place = PartPlace{PipelineStage::Processors, PipelineWork::Both},
            .count = [](const MachineConfig& config) { return config.processors->spCount; },
            // A multiplier and an adder of 32 bits, four times.
            .gates = PartGates{"ALU", 20'000,
                               [](const MachineConfig& config) {
                                   return config.processors->spCount * config.processors->alusPerProcessor();
                               }},
            .energies = {{.kind = PowerKind::Alu, .row = {"ALU", 100, 30, 0, 400}, .operations = instructionsOfItems},
                         {.kind = PowerKind::PackingBuffer, .row = {"TPB", 50, 15, 0, 0}},
                         {.kind = PowerKind::InputBus, .row = {"IB", 50, 15, 0, 0}},
                         {.kind = PowerKind::RegisterBank, .row = {"RFB", 0, 0, 0, 100}, .operations = accessesOfBank}},
            .links = {{150, addResults}},
            .units = {{50, addProcessors}},
            .terms = {"shader processor", "vertex shader 124 and fragment shader 132", "fragment shader pipeline",
                      "execution units, shader core", "shader unit"}};
}

Part schedulerPart()
{
    return {.id = "TSCR",
            .place = PartPlace{PipelineStage::Tasks, PipelineWork::Vertex},
            .isOfProcessor = true,
            .units = {{40, addScheduler}},
            .terms = {"scheduling of tasks", "", "", "thread dispatcher", "thread scheduler and context register"}};
}

} // namespace vitrine::core
