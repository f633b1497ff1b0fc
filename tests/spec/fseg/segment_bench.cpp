// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/fseg/segment_bench.h"

#include "tests/gpu/draw_bench.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::fseg {

namespace {

constexpr std::uint32_t kDepth = 64;

ProgramBinding bindingOf(const std::string& text)
{
    const auto program = gputest::assembled(text);
    auto decoded = std::make_shared<const DecodedProgram>(std::move(DecodedProgram::decode(*program)).value());
    const bool asksTexture = text.find("SEND") != std::string::npos;
    return {program, decoded, std::make_shared<const std::vector<Vec4>>(),
            static_cast<std::uint16_t>(asksTexture ? 1 : 0)};
}

} // namespace

Script fragmentsFrom(Cycle first, std::uint32_t count, std::uint32_t draw, std::uint32_t primitive)
{
    Script script;
    for (std::uint32_t i = 0; i < count; ++i)
        script.push_back({first + i, draw, primitive, 1});
    return script;
}

Script operator+(Script first, const Script& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

std::string programOf(std::uint32_t instructions, std::uint32_t temporaries)
{
    std::string text = ".fragment\n.temps " + std::to_string(temporaries) + "\n.inputs 1\n.outputs 1\n.varyings 1\n";
    for (std::uint32_t i = 1; i < instructions; ++i)
        text += "MOV o0, v0\n";
    return text + "END\n";
}

ScriptedProducer::ScriptedProducer(UnitContext context, Config config, Ports ports)
    : Unit(std::move(context)), m_config(std::move(config)), m_ports(ports)
{
}

void ScriptedProducer::begin()
{
    while (m_next < m_config.script.size() && m_config.script[m_next].arrival == 0)
        if (!send(m_config.script[m_next]))
            return;
}

void ScriptedProducer::tick()
{
    while (m_next < m_config.script.size()) {
        const ScriptedTask& next = m_config.script[m_next];
        if (next.arrival > now() + 1) {
            wakeAt(next.arrival - 1);
            return stall(StallReason::InputEmpty);
        }
        if (!send(next))
            return stall(StallReason::OutputFull, m_ports.tasks);
    }
    stall(StallReason::InputEmpty);
}

bool ScriptedProducer::send(const ScriptedTask& scripted)
{
    TaskQuads quads;
    quads.label.draw = scripted.draw;
    if (scripted.pixels != 0) {
        if (!m_ports.tasks.canPost())
            return false;
        constexpr std::uint32_t kNumbersPerTask = 4;
        quads.label.id = taskId(ShaderStage::Fragment, kNumbersPerTask * m_tasks);
        quads.primitive = m_config.primitive;
        quads.primitiveId = ItemId{scripted.primitive + 1};
        quads.quads[0] = {static_cast<std::uint16_t>(2 * m_tasks), 0,
                          static_cast<std::uint16_t>(samplesOfPixels(scripted.pixels) & 0x1111)};
        quads.count = 1;
        const ProgramBinding& program = m_config.programs.of(scripted.draw).fragment;
        m_config.contexts.acquire(quads.label.id, *program.decoded, 4, allLanes(4), scripted.pixels);
        ShaderTask task;
        task.label = quads.label;
        task.stage = ShaderStage::Fragment;
        task.items = static_cast<std::uint8_t>(std::popcount(scripted.pixels));
        task.devices = program.devices;
        m_ports.tasks.post(task);
        ++m_tasks;
    }
    m_ports.stream.push(quads);
    ++m_next;
    return true;
}

void QuadSink::tick()
{
    const LateQuadItem* item = m_quads.front();
    if (!item)
        return stall(StallReason::InputEmpty, m_quads);
    m_received.push_back({item->content.shaded.x, coveredPixels(item->content.shaded.coverage)});
    m_quads.pop();
}

void SegmentBook::onSegmentChanged(const SegmentChanged& event)
{
    if (event.segment >= segments.size())
        segments.resize(event.segment + 1);
    SegmentNotes& notes = segments[event.segment];
    notes.pipeline = event.pipeline;
    switch (event.step) {
    case SegmentStep::Opened: notes.opened = event.cycle; break;
    case SegmentStep::Added: notes.added.push_back(event.cycle); break;
    case SegmentStep::Closed:
        notes.closed = event.cycle;
        notes.reason = event.reason;
        break;
    case SegmentStep::Done: notes.done = event.cycle; break;
    case SegmentStep::Collected: notes.collected.push_back(event.cycle); break;
    }
}

std::vector<SegmentCloseReason> SegmentBook::reasons() const
{
    std::vector<SegmentCloseReason> result;
    for (const SegmentNotes& notes : segments)
        result.push_back(notes.reason);
    return result;
}

std::vector<std::uint32_t> SegmentBook::pipelines() const
{
    std::vector<std::uint32_t> result;
    for (const SegmentNotes& notes : segments)
        result.push_back(notes.pipeline);
    return result;
}

std::vector<std::uint32_t> SegmentBook::sizes() const
{
    std::vector<std::uint32_t> result;
    for (const SegmentNotes& notes : segments)
        result.push_back(static_cast<std::uint32_t>(notes.added.size()));
    return result;
}

std::vector<Cycle> SegmentBook::closed() const
{
    std::vector<Cycle> result;
    for (const SegmentNotes& notes : segments)
        result.push_back(notes.closed);
    return result;
}

void SegmentBench::bind(const SegmentBenchConfig& config)
{
    for (std::uint32_t draw = 0; draw < config.programs.size(); ++draw)
        m_programs.bind(draw, {bindingOf(".vertex\nEND\n"), bindingOf(config.programs[draw])});
}

SegmentBench::SegmentBench(const SegmentBenchConfig& config, const Script& script)
    : m_contexts{ContextRing(4), ContextRing(4 * (config.ftqDepth + 2))}, m_subscription(machine.hub().subscribe(book))
{
    bind(config);
    auto& vertexTasks = machine.addSharedQueue<ShaderTask>({"vtq", kDepth, 1});
    auto& tasks = machine.addSharedQueue<ShaderTask>({"ftq", config.ftqDepth, 1});
    auto& pending = machine.addSharedQueue<PendingTask>({"apq", kDepth, 1});
    auto& requests = machine.addSharedQueue<RequestItem>({"arq", kDepth, 1});
    auto& stream = machine.addQueue<TaskQuads>({"ain.order", 2 * kDepth, 1});
    auto& order = machine.addQueue<TaskQuads>({"fsd.order", 4 * kDepth, 1});
    auto& ends = machine.addQueue<TaskQuads>({"fsd.ends", 4, 1});
    auto& closed = machine.addQueue<SegmentItem>({"fsd.closed", 8, 1});
    auto& started = machine.addQueue<SegmentItem>({"fsd.started", 8, 1});
    auto& freed = machine.addQueue<SegmentItem>({"fsc.freed", 8, 1});
    auto& quads = machine.addQueue<LateQuadItem>({"fsc.quads", 4, 1});

    FragmentDistributor::Ports distribute{
        SharedView<ShaderTask>(tasks), stream, freed, {}, order, ends, closed, started};
    TaskScheduler::Ports schedule{SharedView<ShaderTask>(vertexTasks), {}, SharedView<PendingTask>(pending),
                                  SharedView<RequestItem>(requests),   {}, started};
    SegmentCollector::Ports collect{{}, closed, order, ends, SharedIn<ShaderTask>(tasks, config.processors),
                                    {}, quads,  freed};
    auto& producer = machine.add<ScriptedProducer>(
        "ain", ScriptedProducer::Config{script, m_programs, m_contexts.fragment, std::make_shared<const Primitive>()},
        ScriptedProducer::Ports{SharedOut<ShaderTask>(tasks), stream});
    for (std::uint32_t i = 0; i < config.processors; ++i) {
        const std::string path = "sp." + std::to_string(i);
        const auto& [slotCount, words, prims, programs] = config.limits;
        auto& segment = machine.addSharedQueue<ShaderTask>(
            {path + ".segment", slotCount, 1, "", "", {}, "", path + " is not collected"});
        auto& vertices = machine.addQueue<FinishedTask>({path + ".vertices", 4, 1});
        auto& fragments = machine.addQueue<FinishedTask>({path + ".fragments", 4, 1});
        auto& processor = machine.add<ShaderProcessor>(
            path, ShaderProcessor::Config{i, config.processors, AluLayout::alike(2, 2), 0, m_programs, m_contexts},
            ShaderProcessor::Ports{SharedIn<ShaderTask>(vertexTasks, i), SharedIn<ShaderTask>(segment, i),
                                   SharedIn<PendingTask>(pending, i), SharedOut<RequestItem>(requests, i), vertices,
                                   fragments});
        processors.push_back(processor.id());
        distribute.segments.emplace_back(segment);
        schedule.segments.emplace_back(segment);
        collect.finished.emplace_back(fragments);
        collect.segments.emplace_back(segment, config.processors);
    }
    distributor = &machine.add<FragmentDistributor>(
        "fsd",
        FragmentDistributor::Config{config.processors, config.enabled, config.limits, config.timeout, config.order,
                                    m_programs, m_contexts.fragment},
        distribute);
    machine.add<TaskScheduler>("tscr",
                               TaskScheduler::Config{config.processors, config.enabled,
                                                     SchedulingPolicy::CompletedFirst, true,
                                                     config.start == SegmentStart::Close},
                               schedule);
    collector = &machine.add<SegmentCollector>("fsc", SegmentCollector::Config{m_contexts.fragment, config.processors},
                                               collect);
    sink = &machine.add<QuadSink>("zst", In<LateQuadItem>(quads));
    producer.begin();
}

} // namespace vitrine::fseg
