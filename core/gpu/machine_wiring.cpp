// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_wiring.h"

#include "core/depth_stencil/depth_stencil_unit.h"
#include "core/memory/memory_unit.h"
#include "core/primitive/attribute_gradient_setup.h"
#include "core/raster/rasterizer.h"
#include "core/stream/fragment_collector.h"
#include "core/stream/task_scheduler.h"
#include "core/texture/texture_unit.h"

#include <string>

namespace vitrine::core {

namespace {

/// Full throughput in default timing: a hop of 2 cycles, and one more for the handshake.
constexpr std::uint32_t kStageDepth = 4;

/// Beside a full queue: the post that waits for room in it, and the task being made.
constexpr std::uint32_t kPlacesBesideQueue = 2;

const QueueEventNames kTaskNames{"task.enqueue", "task.issue", "", "", "task.retire"};
const QueueEventNames kRequestNames{"req.post", "req.dispatch", "", "", "req.complete"};
const QueueEventNames kPendingNames{"", "task.resume", "task.swap", "task.ready", ""};

std::string processorPath(std::uint32_t processor)
{
    return "sp." + std::to_string(processor);
}

} // namespace

MachineWiring::MachineWiring(const MachineConfig& config, Memory& memory, ClockOptions clock)
    : machine(clock), contexts{ContextRing(config.vtqDepth + kPlacesBesideQueue),
                               ContextRing(config.ftqDepth + kPlacesBesideQueue)}
{
    const std::uint32_t hop = config.hopCycles();
    const std::uint32_t count = config.spCount;

    // The queues, in the order of the stream.
    commands = &machine.addQueue<DrawItem>({"ci.commands", 16, 1, "draw"});
    auto& vtq = machine.addSharedQueue<ShaderTask>({"vtq", config.vtqDepth, hop, "vertex task", "", kTaskNames});
    auto& setup = machine.addQueue<SetupItem>({"psr.primitives", 16, hop, "primitive"});
    auto& primitives = machine.addQueue<PrimitiveItem>({"ags.primitives", 16, hop, "primitive"});
    auto& quads = machine.addQueue<QuadItem>({"ras.quads", 64, hop, "quad"});
    auto& survivors = machine.addQueue<QuadItem>({"zst.quads", 64, hop, "quad"});
    auto& order = machine.addQueue<TaskQuads>({"ain.order", config.ftqDepth + kStageDepth, hop, "fragment task"});
    auto& ftq = machine.addSharedQueue<ShaderTask>({"ftq", config.ftqDepth, hop, "fragment task", "", kTaskNames});
    auto& arq = machine.addSharedQueue<RequestItem>({"arq", config.arqDepth, hop, "request", "", kRequestNames});
    auto& apq = machine.addSharedQueue<PendingTask>({"apq", config.apqDepth, hop, "task", "", kPendingNames});
    auto& collected = machine.addQueue<LateQuadItem>({"fsc.quads", kStageDepth, hop, "shaded quad"});
    auto& shaded = machine.addQueue<ShadedQuadItem>({"zst.shaded", kStageDepth, hop, "shaded quad"});
    auto& retired = machine.addQueue<DrawItem>({"cu.retired", kStageDepth, hop, "draw"});

    // The units. Those at shared queues beside the processors have the port behind theirs.
    machine.add<MemoryUnit>("mem", memory);
    machine.add<CommandInterface>(
        "ci", CommandInterface::Config{config.verticesPerThread, tables.draws, tables.programs, contexts.vertex},
        CommandInterface::Ports{*commands, SharedOut<ShaderTask>(vtq), retired});
    machine.add<TaskScheduler>(
        "fsd", TaskScheduler::Config{count, config.spEnabled, config.schedPolicy, config.apqReserve != 0},
        TaskScheduler::Ports{SharedView<ShaderTask>(vtq), SharedView<ShaderTask>(ftq), SharedView<PendingTask>(apq),
                             SharedView<RequestItem>(arq)});
    PrimitiveSetup::Ports assembled{{}, SharedIn<ShaderTask>(vtq, count), setup};
    FragmentCollector::Ports collects{{}, order, SharedIn<ShaderTask>(ftq, count), collected};
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string path = processorPath(i);
        auto& vertices = machine.addQueue<FinishedTask>({path + ".vertices", kStageDepth, hop, "vertex task"});
        auto& fragments = machine.addQueue<FinishedTask>({path + ".fragments", kStageDepth, hop, "fragment task"});
        processors.push_back(&machine.add<ShaderProcessor>(
            path, ShaderProcessor::Config{i, count, config.alusPerProcessor(), hop - 1, tables.programs, contexts},
            ShaderProcessor::Ports{SharedIn<ShaderTask>(vtq, i), SharedIn<ShaderTask>(ftq, i),
                                   SharedIn<PendingTask>(apq, i), SharedOut<RequestItem>(arq, i), vertices,
                                   fragments}));
        assembled.finished.emplace_back(vertices);
        collects.finished.emplace_back(fragments);
    }
    // The way back through the arbiter is a hop.
    auto& tex = machine.add<TextureUnit>("tex", TextureUnit::Config{config.texLatency + hop - 1, config.devInterval,
                                                                    tables.programs, tables.textures, contexts});
    machine.add<Arbiter>("arb", Arbiter::Config{config.arbWidth, {&tex}, tables.programs, contexts},
                         Arbiter::Ports{SharedView<RequestItem>(arq), SharedView<PendingTask>(apq)});
    primitiveSetup = &machine.add<PrimitiveSetup>(
        "psr", PrimitiveSetup::Config{tables.draws, tables.programs, memory, contexts.vertex}, assembled);
    machine.add<AttributeGradientSetup>("ags", AttributeGradientSetup::Config{tables.programs},
                                        AttributeGradientSetup::Ports{setup, primitives});
    machine.add<Rasterizer>("ras", Rasterizer::Ports{primitives, quads});
    machine.add<DepthStencilUnit>("zst", DepthStencilUnit::Config{tables.draws, memory},
                                  DepthStencilUnit::Ports{quads, survivors, collected, shaded});
    interpolator = &machine.add<AttributeInterpolator>(
        "ain", AttributeInterpolator::Config{config.fragmentsPerTask, tables.programs, contexts.fragment},
        AttributeInterpolator::Ports{survivors, SharedOut<ShaderTask>(ftq), order});
    machine.add<FragmentCollector>("fsc", FragmentCollector::Config{contexts.fragment}, collects);
    colorUpdater = &machine.add<ColorUpdater>("cu", ColorUpdater::Config{tables.draws, memory},
                                              ColorUpdater::Ports{shaded, retired});
}

} // namespace vitrine::core
