// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_wiring.h"

#include "core/depth_stencil/depth_stencil_unit.h"
#include "core/fixed_function/fixed_function_unit.h"
#include "core/fixed_function/unit_request.h"
#include "core/gpu/energy_cost.h"
#include "core/gpu/machine_links.h"
#include "core/gpu/machine_units.h"
#include "core/gpu/queue_views.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/sub_queues.h"
#include "core/memory/memory_unit.h"
#include "core/primitive/attribute_gradient_setup.h"
#include "core/raster/rasterizer.h"
#include "core/stream/fragment_collector.h"
#include "core/stream/segment_collector.h"
#include "core/stream/task_scheduler.h"
#include "core/texture/texture_unit.h"

#include <algorithm>
#include <string>
#include <utility>

namespace vitrine::core {

namespace {

/// HIZ takes one in every cycle.
constexpr std::uint32_t kEndsDepth = 2;

/// Groups of fragments before the fixed chain: one takes it as many cycles as it has fragments.
constexpr std::uint32_t kChainDepth = 16;

/// Beside a full queue: the post that waits for room in it, and the task being made.
constexpr std::uint32_t kPlacesBesideQueue = 2;

const QueueEventNames kTaskNames{"task.enqueue", "task.issue", "", "", "task.retire"};
/// Of segments: tasks are issued from their processor's own queue.
const QueueEventNames kStreamNames{"task.enqueue", "", "", "", "task.retire"};
const QueueEventNames kSegmentNames{"", "task.issue", "", "", ""};
const QueueEventNames kRequestNames{"req.post", "req.dispatch", "", "", "req.complete"};
const QueueEventNames kPendingNames{"", "task.resume", "task.swap", "task.ready", ""};

bool inSegments(const MachineConfig& config)
{
    return config.segMode == SegmentMode::Segment && !isSequential(config);
}

/// Project choice: as many tasks can wait for textures that are read before they run as FTQ has entries.
std::uint32_t awaitingTasks(const MachineConfig& config)
{
    return readsAhead(config) ? config.ftqDepth : 0;
}

/// Into so many a task may be cut (03-fragment-streams: at each border of a segment).
std::uint32_t partsOfTask(const MachineConfig& config)
{
    return inSegments(config) ? config.fragmentsPerTask : 1;
}

/// Tasks or groups of fragments that can be between the interpolator and who releases their registers.
std::uint32_t fragmentPlaces(const MachineConfig& config)
{
    const std::uint32_t depth = isSequential(config) ? kChainDepth : config.ftqDepth;
    return (depth + kPlacesBesideQueue + awaitingTasks(config)) * partsOfTask(config);
}

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

void attach(DevicePorts& devices, std::uint32_t port, Device& device, const std::string& path)
{
    const auto attached = devices.attach(port, path, device);
    CORE_CHECK(attached.hasValue(), "two devices on one port");
}

std::string processorPath(std::uint32_t processor)
{
    return "sp." + std::to_string(processor);
}

std::vector<In<FinishedTask>> endsOf(const std::vector<Queue<FinishedTask>*>& queues)
{
    std::vector<In<FinishedTask>> result;
    for (Queue<FinishedTask>* queue : queues)
        result.emplace_back(*queue);
    return result;
}

SharedQueue<ShaderTask>& addFragmentTasks(Machine& machine, const MachineConfig& config)
{
    const QueueEventNames& names = inSegments(config) ? kStreamNames : kTaskNames;
    const std::uint32_t hop = inSegments(config) ? config.hopCycles() : config.processorHopCycles();
    return machine.addSharedQueue<ShaderTask>(
        {"ftq", config.ftqDepth, hop, "fragment task", "", names, "fragment shader task queue"});
}

SharedQueue<RequestItem>& addRequests(Machine& machine, const MachineConfig& config)
{
    return machine.addSharedQueue<RequestItem>({"arq", config.arqDepth, config.processorHopCycles(), "request", "",
                                                kRequestNames, termsOf(config.preset).requests});
}

SharedQueue<PendingTask>& addPending(Machine& machine, const MachineConfig& config)
{
    return machine.addSharedQueue<PendingTask>({"apq", config.apqDepth, config.hopCycles(), "task", "", kPendingNames,
                                                termsOf(config.preset).pending, "tasks wait for a device"});
}

} // namespace

MachineWiring::Links MachineWiring::addLinks(Machine& machine, const MachineConfig& config)
{
    const std::uint32_t hop = config.hopCycles();
    const std::uint32_t toProcessor = config.processorHopCycles();
    const bool isChained = isSequential(config);
    Links links{
        machine.addQueue<BufferItem>({"ci.commands", 16, 1, "command buffer"}),
        machine.addSharedQueue<ShaderTask>(
            {"vtq", config.vtqDepth, toProcessor, "vertex task", "", kTaskNames, "vertex shader task queue"}),
        isChained ? nullptr : &addFragmentTasks(machine, config),
        isChained ? nullptr : &addRequests(machine, config),
        isChained ? nullptr : &addPending(machine, config),
        machine.addQueue<SetupItem>({"psr.primitives", 16, hop, "primitive"}),
        machine.addQueue<PrimitiveItem>({"ags.primitives", 16, hop, "primitive"}),
        machine.addQueue<QuadItem>({"ras.quads", 64, hop, "quad"}),
        machine.addQueue<QuadItem>({"zst.quads", 64, hop, "quad"}),
        isChained ? machine.addQueue<TaskQuads>({"ain.fragments", kChainDepth, hop, "group of fragments"})
                  : machine.addQueue<TaskQuads>(
                        {"ain.order", config.ftqDepth + awaitingTasks(config) + kStageDepth, hop, "fragment task"}),
        machine.addQueue<LateQuadItem>({isChained ? "ffpu.quads" : "fsc.quads", kStageDepth, hop, "shaded quad"}),
        machine.addQueue<ShadedQuadItem>({"zst.shaded", kStageDepth, hop, "shaded quad"}),
        machine.addQueue<DrawItem>({"cu.retired", kStageDepth, hop, "draw"}),
        config.hiz.enabled != 0 ? &machine.addQueue<DrawItem>({"zst.ended", kEndsDepth, 1, "draw"}) : nullptr,
        {},
        {},
        {}};
    for (std::uint32_t i = 0; i < config.spCount; ++i) {
        const std::string path = processorPath(i);
        links.vertices.push_back(
            &machine.addQueue<FinishedTask>({path + ".vertices", kStageDepth, toProcessor, "vertex task"}));
        if (!isChained)
            links.fragments.push_back(
                &machine.addQueue<FinishedTask>({path + ".fragments", kStageDepth, toProcessor, "fragment task"}));
    }
    if (inSegments(config))
        addSegmentLinks(machine, config, links);
    if (hasBypass(config))
        addBypassLinks(machine, config, links);
    links.drained = &machine.addLine<DrainLine>({"ci.drained", words("How often the machine has drained.")});
    for (std::uint32_t i = 0; i < config.spCount; ++i)
        links.power.push_back(&machine.addLine<ProcessorSwitches>(
            {processorPath(i) + ".power", words("What of a processor has power.")}));
    links.colorUpdaterPower = &machine.addLine<PowerLine>({"cu.power", words("Whether the color updater has power.")});
    if (readsAhead(config)) {
        links.taskLookups = &machine.addQueue<TaskLookup>({"ain.lookups", kStageDepth, hop, "initial request"});
        links.taskTexels = &machine.addQueue<TaskLookup>({"tex.initial", kStageDepth, hop, "texels of a task"});
    }
    return links;
}

/// Deep enough never to be full before what they are for is: a segment has at most a task per slot and per entry of
/// FTQ, and a processor one segment.
void MachineWiring::addSegmentLinks(Machine& machine, const MachineConfig& config, Links& links)
{
    const std::uint32_t hop = config.hopCycles();
    const std::uint32_t tasks = std::min(config.segLimits.fragments, config.ftqDepth);
    for (std::uint32_t i = 0; i < config.spCount; ++i)
        links.segments.push_back(&machine.addSharedQueue<ShaderTask>(
            {processorPath(i) + ".segment", tasks, config.processorHopCycles(), "fragment task", "", kSegmentNames, "",
             processorPath(i) + " is not collected"}));
    const std::uint32_t parts = std::min(config.ftqDepth * partsOfTask(config), config.spCount * tasks);
    links.dispatched = &machine.addQueue<TaskQuads>({"fsd.order", parts, hop, "fragment task"});
    links.ends = &machine.addQueue<TaskQuads>({"fsd.ends", kStageDepth, hop, "end of a draw"});
    const auto addTokens = [&](const char* path) {
        return &machine.addQueue<SegmentItem>({path, config.spCount + kStageDepth, hop, "segment"});
    };
    links.closed = addTokens("fsd.closed");
    links.started = addTokens("fsd.started");
    links.freed = addTokens("fsc.freed");
}

MachineWiring::MachineWiring(const MachineConfig& config, Memory& memory, const Options& options)
    : machine(options.clock), contexts{ContextRing(config.vtqDepth + kPlacesBesideQueue),
                                       ContextRing(fragmentPlaces(config))}
{
    Links links = addLinks(machine, config);
    commands = &links.commands;
    const Queue<TaskQuads>* order = links.dispatched ? links.dispatched : &links.order;
    fragmentPath = {&links.quads, order, &links.collected, {}, links.bypassed, links.combined, links.paired};
    taskPath = taskPathOf(links);
    const bool startsBypassed = options.startsBypassed && hasBypass(config);
    addFront(config, memory, links, startsBypassed);
    addProcessors(config, links);
    splitQueues(config, links);
    if (links.requests) {
        explainRequests(*links.requests, tables.programs, contexts);
        fragmentPath.requests = links.requests->id();
        addDevices(config, links);
    }
    addBack(config, memory, links);
    if (links.bypass)
        addBypass(config, links);
    addPower(config, links, startsBypassed);
}

void MachineWiring::splitQueues(const MachineConfig& config, Links& links)
{
    splitTasks(links.vertexTasks, ShaderStage::Vertex, config);
    if (!links.requests)
        return;
    splitTasks(*links.fragmentTasks, ShaderStage::Fragment, config);
    splitRequests(*links.requests, config);
    splitPending(*links.pending, config);
}

TaskPath MachineWiring::taskPathOf(const Links& links)
{
    TaskPath path;
    path.vertexTasks = &links.vertexTasks;
    if (links.fragmentTasks) {
        path.order = &links.order;
        path.quads = links.quads.id();
    }
    path.fragmentTasks = links.fragmentTasks;
    path.pending = links.pending;
    path.requests = links.requests;
    path.dispatched = links.dispatched;
    path.segments.assign(links.segments.begin(), links.segments.end());
    for (const auto* ends : {&links.vertices, &links.fragments})
        for (const Queue<FinishedTask>* queue : *ends)
            path.finished.push_back(queue->id());
    return path;
}

/// What makes work and gives it out.
void MachineWiring::addFront(const MachineConfig& config, Memory& memory, Links& links, bool startsBypassed)
{
    machine.add<MemoryUnit>("mem", memory);
    CommandInterface::Config commandConfig{config.verticesPerThread, tables.buffers, tables.draws, tables.programs,
                                           contexts.vertex};
    CommandInterface::Ports commandPorts{links.commands, SharedOut<ShaderTask>(links.vertexTasks), links.retired};
    if (links.bypass) {
        commandConfig.decisions = &tables.decisions;
        commandConfig.verticesPerThreadInBypass = verticesPerThreadInBypass(config);
        commandConfig.startsBypassed = startsBypassed;
        commandPorts.bypass = *links.bypass;
    }
    commandPorts.drained = *links.drained;
    commandInterface = &machine.add<CommandInterface>("ci", commandConfig, commandPorts);
    if (inSegments(config))
        addDistributor(config, links);
    addScheduler(config, links);
}

void MachineWiring::addScheduler(const MachineConfig& config, Links& links)
{
    const bool segments = inSegments(config);
    TaskScheduler::Ports ports{SharedView<ShaderTask>(links.vertexTasks), {}, {}, {}};
    if (links.requests) {
        ports.pending = SharedView<PendingTask>(*links.pending);
        ports.requests = SharedView<RequestItem>(*links.requests);
    }
    if (segments)
        ports.closed = *links.started;
    else if (links.fragmentTasks)
        ports.fragmentTasks = SharedView<ShaderTask>(*links.fragmentTasks);
    for (SharedQueue<ShaderTask>* segment : links.segments)
        ports.segments.emplace_back(*segment);
    ports.power = links.powerOfProcessors();
    ports.drained = *links.drained;
    machine.add<TaskScheduler>(ports.fragmentTasks.connected() ? "fsd" : "tscr",
                               TaskScheduler::Config{config.spCount, config.spEnabled, config.schedPolicy,
                                                     config.apqReserve != 0, config.segStart == SegmentStart::Close,
                                                     config.schedShare == SchedShare::Space, config.schedRatio},
                               std::move(ports));
}

void MachineWiring::addDistributor(const MachineConfig& config, Links& links)
{
    FragmentDistributor::Ports ports{SharedView<ShaderTask>(*links.fragmentTasks),
                                     links.order,
                                     *links.freed,
                                     {},
                                     *links.dispatched,
                                     *links.ends,
                                     *links.closed,
                                     *links.started,
                                     links.powerOfProcessors(),
                                     *links.drained};
    for (SharedQueue<ShaderTask>* segment : links.segments)
        ports.segments.emplace_back(*segment);
    const FragmentDistributor::Config distribution{config.spCount,    config.spEnabled, config.segLimits,
                                                   config.segTimeout, config.segOrder,  tables.programs,
                                                   contexts.fragment};
    distributor = &machine.add<FragmentDistributor>("fsd", distribution, std::move(ports));
}

/// The processors.
void MachineWiring::addProcessors(const MachineConfig& config, Links& links)
{
    for (std::uint32_t i = 0; i < config.spCount; ++i) {
        const ShaderProcessor::Config processor{i,
                                                config.spCount,
                                                config.aluLayout(),
                                                config.hopCycles() - 1,
                                                tables.programs,
                                                contexts,
                                                config.schedShare == SchedShare::Space,
                                                config.shaderClock};
        ShaderProcessor::Ports ports;
        ports.vertexTasks = SharedIn<ShaderTask>(links.vertexTasks, i);
        ports.vertices = *links.vertices[i];
        ports.power = *links.power[i];
        if (links.requests) {
            ports.fragmentTasks = SharedIn<ShaderTask>(links.tasksOf(i), i);
            ports.pending = SharedIn<PendingTask>(*links.pending, i);
            ports.requests = SharedOut<RequestItem>(*links.requests, i);
            ports.fragments = *links.fragments[i];
        }
        processors.push_back(&machine.add<ShaderProcessor>(processorPath(i), processor, ports));
    }
}

/// What answers requests, by port: through the arbiter, or without one the texture unit by itself (preset PROG).
void MachineWiring::addDevices(const MachineConfig& config, Links& links)
{
    const SharedView<RequestItem> requests(*links.requests);
    const SharedView<PendingTask> pending(*links.pending);
    // The way back is a hop.
    const TextureUnit::Config texture{config.texLatency + config.processorHopCycles() - 1,
                                      config.devInterval,
                                      tables.programs,
                                      tables.textures,
                                      contexts,
                                      config.texLatency - 1};
    TextureUnit::Ports ports;
    if (links.lookups) {
        ports.lookups = *links.lookups;
        ports.texels = *links.texels;
    }
    if (links.taskLookups) {
        ports.taskLookups = *links.taskLookups;
        ports.taskTexels = *links.taskTexels;
    }
    if (config.preset == Preset::Prog) {
        ports.requests = requests;
        ports.pending = pending;
        m_texture = &machine.add<TextureUnit>("tex", texture, ports);
        return;
    }
    DevicePorts devices;
    auto& textureUnit = machine.add<TextureUnit>("tex", texture, ports);
    m_texture = &textureUnit;
    attach(devices, kTexturePort, textureUnit, "tex");
    addFixedFunction(config, devices);
    machine.add<Arbiter>("arb", Arbiter::Config{config.arbWidth, config.arbMode, tables.programs, contexts},
                         Arbiter::Ports{requests, pending, std::move(devices)});
}

void MachineWiring::addFixedFunction(const MachineConfig& config, DevicePorts& devices)
{
    const std::shared_ptr<const ReachableUnits> units = reachableUnits(config);
    m_fixedUnits.resize(kPortCount);
    for (const auto& kind : units->catalog->kinds()) {
        if (!presentUnit(*units, kind->port))
            continue;
        std::string path = kind->name;
        std::transform(path.begin(), path.end(), path.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        auto& unit = machine.add<FixedFunctionUnit>(path, FixedFunctionUnit::Config{kind, unitTiming(config, *kind),
                                                                                    tables.programs, tables.parameters,
                                                                                    contexts, &unitReports});
        m_fixedUnits[kind->port] = &unit;
        attach(devices, kind->port, unit, path);
    }
}

/// From shaded vertices to pixels. Units at VTQ and FTQ beside the processors have the port behind theirs.
void MachineWiring::addBack(const MachineConfig& config, Memory& memory, Links& links)
{
    primitiveSetup = &machine.add<PrimitiveSetup>(
        "psr", PrimitiveSetup::Config{tables.draws, tables.programs, memory, contexts.vertex},
        PrimitiveSetup::Ports{endsOf(links.vertices), SharedIn<ShaderTask>(links.vertexTasks, config.spCount),
                              links.setup});
    machine.add<AttributeGradientSetup>("ags", AttributeGradientSetup::Config{tables.programs},
                                        AttributeGradientSetup::Ports{links.setup, links.primitives});
    if (links.ended)
        hiz = &machine.add<HierarchicalZ>("hiz", HierarchicalZ::Config{config.hiz, tables.draws, memory},
                                          HierarchicalZ::Ports{*links.ended});
    rasterizer = &machine.add<Rasterizer>(
        "ras", Rasterizer::Ports{links.primitives, links.quads, hiz ? TileQuery(*hiz) : TileQuery()});
    depthStencil = &machine.add<DepthStencilUnit>(
        "zst", DepthStencilUnit::Config{tables.draws, memory},
        DepthStencilUnit::Ports{links.quads, links.survivors, links.collected, links.shaded,
                                links.ended ? Out<DrawItem>(*links.ended) : Out<DrawItem>(),
                                links.combined ? In<LateQuadItem>(*links.combined) : In<LateQuadItem>()});
    addInterpolator(config, links);
    if (isSequential(config))
        addChain(config, links);
    else
        addCollector(config, memory, links);
    colorUpdater =
        &machine.add<ColorUpdater>("cu", ColorUpdater::Config{tables.draws, tables.colors, memory},
                                   ColorUpdater::Ports{links.shaded, links.retired, *links.colorUpdaterPower});
}

void MachineWiring::addInterpolator(const MachineConfig& config, Links& links)
{
    AttributeInterpolator::Ports ports{links.survivors, {}, links.order};
    if (links.fragmentTasks)
        ports.tasks = SharedOut<ShaderTask>(*links.fragmentTasks);
    if (links.bypassed)
        ports.bypassed = *links.bypassed;
    if (links.taskLookups) {
        ports.lookups = *links.taskLookups;
        ports.texels = *links.taskTexels;
    }
    interpolator = &machine.add<AttributeInterpolator>(
        "ain",
        AttributeInterpolator::Config{config.fragmentsPerTask, tables.programs, contexts.fragment, partsOfTask(config),
                                      links.bypassed ? &tables.plans : nullptr, awaitingTasks(config)},
        ports);
}

void MachineWiring::addChain(const MachineConfig& config, Links& links)
{
    FragmentChain::Config chain{{{{"ffs", kShadingPort, config.ffsLatency},
                                  {"ffp", kProceduralPort, config.ffpLatency},
                                  {"tex", kTexturePort, config.texLatency},
                                  {"ffb", kBlendingPort, config.ffbLatency}}},
                                config.devInterval,
                                reachableUnits(config),
                                tables.programs,
                                tables.textures,
                                tables.parameters,
                                contexts.fragment,
                                &unitReports};
    fragmentChain = &machine.add<FragmentChain>("ffpu", chain, FragmentChain::Ports{links.order, links.collected});
}

void MachineWiring::addCollector(const MachineConfig& config, Memory& memory, Links& links)
{
    const AuxiliaryBuffers auxiliary{&tables.draws, &memory};
    const SharedIn<ShaderTask> tasks(*links.fragmentTasks, config.spCount);
    if (!inSegments(config)) {
        machine.add<FragmentCollector>(
            "fsc", FragmentCollector::Config{contexts.fragment, auxiliary},
            FragmentCollector::Ports{endsOf(links.fragments), links.order, tasks, links.collected});
        return;
    }
    SegmentCollector::Ports ports{endsOf(links.fragments), *links.closed, *links.dispatched, *links.ends, tasks, {},
                                  links.collected,         *links.freed};
    for (SharedQueue<ShaderTask>* segment : links.segments)
        ports.segments.emplace_back(*segment, config.spCount);
    machine.add<SegmentCollector>("fsc", SegmentCollector::Config{contexts.fragment, config.spCount, auxiliary},
                                  std::move(ports));
}

} // namespace vitrine::core
