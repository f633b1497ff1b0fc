// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_wiring.h"

#include "core/depth_stencil/depth_stencil_unit.h"
#include "core/gpu/queue_views.h"
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

/// What the source document calls the shared queues: where all fragments are shaded by programs and texture is the only
/// device, those of the prior art (spec/00 §1, §3).
struct QueueTerms {
    const char* requests = "external device access queue";
    const char* pending = "external device access pending queue";
};

QueueTerms termsOf(Preset preset)
{
    return preset == Preset::Prog ? QueueTerms{"texture request queue", "texture pending task queue"} : QueueTerms{};
}

std::string processorPath(std::uint32_t processor)
{
    return "sp." + std::to_string(processor);
}

} // namespace

/// The queues between the units, in the order of the stream.
struct MachineWiring::Links {
    Queue<BufferItem>& commands;
    SharedQueue<ShaderTask>& vertexTasks;   ///< VTQ
    SharedQueue<ShaderTask>& fragmentTasks; ///< FTQ
    SharedQueue<RequestItem>& requests;     ///< ARQ
    SharedQueue<PendingTask>& pending;      ///< APQ
    Queue<SetupItem>& setup;
    Queue<PrimitiveItem>& primitives;
    Queue<QuadItem>& quads;
    Queue<QuadItem>& survivors;
    Queue<TaskQuads>& order;
    Queue<LateQuadItem>& collected;
    Queue<ShadedQuadItem>& shaded;
    Queue<DrawItem>& retired;
    std::vector<Queue<FinishedTask>*> vertices;  ///< by processor
    std::vector<Queue<FinishedTask>*> fragments; ///< by processor
};

MachineWiring::Links MachineWiring::addLinks(Machine& machine, const MachineConfig& config)
{
    const std::uint32_t hop = config.hopCycles();
    const QueueTerms terms = termsOf(config.preset);
    Links links{
        machine.addQueue<BufferItem>({"ci.commands", 16, 1, "command buffer"}),
        machine.addSharedQueue<ShaderTask>(
            {"vtq", config.vtqDepth, hop, "vertex task", "", kTaskNames, "vertex shader task queue"}),
        machine.addSharedQueue<ShaderTask>(
            {"ftq", config.ftqDepth, hop, "fragment task", "", kTaskNames, "fragment shader task queue"}),
        machine.addSharedQueue<RequestItem>(
            {"arq", config.arqDepth, hop, "request", "", kRequestNames, terms.requests}),
        machine.addSharedQueue<PendingTask>({"apq", config.apqDepth, hop, "task", "", kPendingNames, terms.pending}),
        machine.addQueue<SetupItem>({"psr.primitives", 16, hop, "primitive"}),
        machine.addQueue<PrimitiveItem>({"ags.primitives", 16, hop, "primitive"}),
        machine.addQueue<QuadItem>({"ras.quads", 64, hop, "quad"}),
        machine.addQueue<QuadItem>({"zst.quads", 64, hop, "quad"}),
        machine.addQueue<TaskQuads>({"ain.order", config.ftqDepth + kStageDepth, hop, "fragment task"}),
        machine.addQueue<LateQuadItem>({"fsc.quads", kStageDepth, hop, "shaded quad"}),
        machine.addQueue<ShadedQuadItem>({"zst.shaded", kStageDepth, hop, "shaded quad"}),
        machine.addQueue<DrawItem>({"cu.retired", kStageDepth, hop, "draw"}),
        {},
        {}};
    for (std::uint32_t i = 0; i < config.spCount; ++i) {
        const std::string path = processorPath(i);
        links.vertices.push_back(
            &machine.addQueue<FinishedTask>({path + ".vertices", kStageDepth, hop, "vertex task"}));
        links.fragments.push_back(
            &machine.addQueue<FinishedTask>({path + ".fragments", kStageDepth, hop, "fragment task"}));
    }
    return links;
}

MachineWiring::MachineWiring(const MachineConfig& config, Memory& memory, ClockOptions clock)
    : machine(clock), contexts{ContextRing(config.vtqDepth + kPlacesBesideQueue),
                               ContextRing(config.ftqDepth + kPlacesBesideQueue)}
{
    Links links = addLinks(machine, config);
    commands = &links.commands;
    explainRequests(links.requests, tables.programs, contexts);
    splitPending(links.pending, config.apqSplit);
    fragmentPath = {&links.quads, &links.order, &links.collected, links.requests.id()};
    addFront(config, memory, links);
    addProcessors(config, links);
    addDevices(config, links);
    addBack(config, memory, links);
}

/// What makes work and gives it out.
void MachineWiring::addFront(const MachineConfig& config, Memory& memory, Links& links)
{
    const TaskScheduler::Config scheduling{config.spCount, config.spEnabled, config.schedPolicy,
                                           config.apqReserve != 0};
    machine.add<MemoryUnit>("mem", memory);
    machine.add<CommandInterface>(
        "ci",
        CommandInterface::Config{config.verticesPerThread, tables.buffers, tables.draws, tables.programs,
                                 contexts.vertex},
        CommandInterface::Ports{links.commands, SharedOut<ShaderTask>(links.vertexTasks), links.retired});
    machine.add<TaskScheduler>(
        "fsd", scheduling,
        TaskScheduler::Ports{SharedView<ShaderTask>(links.vertexTasks), SharedView<ShaderTask>(links.fragmentTasks),
                             SharedView<PendingTask>(links.pending), SharedView<RequestItem>(links.requests)});
}

/// The processors.
void MachineWiring::addProcessors(const MachineConfig& config, Links& links)
{
    const std::uint32_t hop = config.hopCycles();
    for (std::uint32_t i = 0; i < config.spCount; ++i) {
        const ShaderProcessor::Config processor{i,       config.spCount,  config.alusPerProcessor(),
                                                hop - 1, tables.programs, contexts};
        processors.push_back(&machine.add<ShaderProcessor>(
            processorPath(i), processor,
            ShaderProcessor::Ports{SharedIn<ShaderTask>(links.vertexTasks, i),
                                   SharedIn<ShaderTask>(links.fragmentTasks, i),
                                   SharedIn<PendingTask>(links.pending, i), SharedOut<RequestItem>(links.requests, i),
                                   *links.vertices[i], *links.fragments[i]}));
    }
}

/// What answers requests, by port: through the arbiter, or without one the texture unit by itself (preset PROG).
void MachineWiring::addDevices(const MachineConfig& config, Links& links)
{
    const SharedView<RequestItem> requests(links.requests);
    const SharedView<PendingTask> pending(links.pending);
    // The way back is a hop.
    const TextureUnit::Config texture{config.texLatency + config.hopCycles() - 1, config.devInterval, tables.programs,
                                      tables.textures, contexts};
    if (config.preset == Preset::Prog) {
        machine.add<TextureUnit>("tex", texture, TextureUnit::Ports{requests, pending});
        return;
    }
    DevicePorts devices;
    const auto attach = [&](std::uint32_t port, Device& device, const std::string& path) {
        const auto attached = devices.attach(port, path, device);
        CORE_CHECK(attached.hasValue(), "two devices on one port");
    };
    attach(kTexturePort, machine.add<TextureUnit>("tex", texture), "tex");
    machine.add<Arbiter>("arb", Arbiter::Config{config.arbWidth, config.arbMode, devices, tables.programs, contexts},
                         Arbiter::Ports{requests, pending});
}

/// From shaded vertices to pixels. Units at VTQ and FTQ beside the processors have the port behind theirs.
void MachineWiring::addBack(const MachineConfig& config, Memory& memory, Links& links)
{
    const auto ends = [](const std::vector<Queue<FinishedTask>*>& queues) {
        std::vector<In<FinishedTask>> result;
        for (Queue<FinishedTask>* queue : queues)
            result.emplace_back(*queue);
        return result;
    };
    primitiveSetup = &machine.add<PrimitiveSetup>(
        "psr", PrimitiveSetup::Config{tables.draws, tables.programs, memory, contexts.vertex},
        PrimitiveSetup::Ports{ends(links.vertices), SharedIn<ShaderTask>(links.vertexTasks, config.spCount),
                              links.setup});
    machine.add<AttributeGradientSetup>("ags", AttributeGradientSetup::Config{tables.programs},
                                        AttributeGradientSetup::Ports{links.setup, links.primitives});
    machine.add<Rasterizer>("ras", Rasterizer::Ports{links.primitives, links.quads});
    machine.add<DepthStencilUnit>("zst", DepthStencilUnit::Config{tables.draws, memory},
                                  DepthStencilUnit::Ports{links.quads, links.survivors, links.collected, links.shaded});
    interpolator = &machine.add<AttributeInterpolator>(
        "ain", AttributeInterpolator::Config{config.fragmentsPerTask, tables.programs, contexts.fragment},
        AttributeInterpolator::Ports{links.survivors, SharedOut<ShaderTask>(links.fragmentTasks), links.order});
    machine.add<FragmentCollector>("fsc", FragmentCollector::Config{contexts.fragment},
                                   FragmentCollector::Ports{ends(links.fragments), links.order,
                                                            SharedIn<ShaderTask>(links.fragmentTasks, config.spCount),
                                                            links.collected});
    colorUpdater = &machine.add<ColorUpdater>("cu", ColorUpdater::Config{tables.draws, memory},
                                              ColorUpdater::Ports{links.shaded, links.retired});
}

} // namespace vitrine::core
