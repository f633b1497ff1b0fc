// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/machine_config.h"
#include "core/session/draw_start.h"
#include "core/session/machine/draw_recording.h"

#include "core/gpu/energy_cost.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/machine/draw_recording_parts.h"
#include "core/session/machine/event_tally.h"
#include "core/session/machine/task_recorder.h"
#include "core/session/machine/work_recorder.h"
#include "core/session/replay.h"

#include <fmt/format.h>

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::size_t kNodes = std::size_t{1} << 12; // of each level: what is not exact is some pixels wide

std::vector<std::uint32_t> statesAtTheStart(const TimedGpu& gpu)
{
    std::vector<std::uint32_t> numbers;
    for (const PowerState state : gpu.powerManager().states())
        numbers.push_back(static_cast<std::uint32_t>(state));
    return numbers;
}

EnergyTable standardTable(MachineConfig config)
{
    config.energies = illustrativeEnergies();
    return energyTable(config);
}

/// The recorders of one run, and their subscriptions.
class Recorders {
public:
    Recorders(DrawReplay& replay, DrawRecording::Parts& parts)
        : m_parts(parts), m_tasks(replay.gpu().taskPath(), {parts.limits.tasks, parts.limits.requests}),
          m_tally(parts.units, parts.queues, parts.limits.segments), m_gpu(replay.gpu()),
          m_power(0, statesAtTheStart(m_gpu)), m_bypass({.changes = parts.limits.changes, .nodes = kNodes}),
          m_hiz([this] { return m_gpu.hiz()->verdicts(); }), m_work(m_gpu, parts.start->config.shaderClock),
          m_before(m_gpu.segmentStatistics()), m_runsSavedBefore(runsSaved())
    {
        const Snapshot start = replay.gpu().snapshotWithoutBuffers();
        const HistoryRoom room{.changes = parts.limits.changes, .nodes = kNodes};
        parts.occupancy = std::make_unique<OccupancyRecorder>(start, room);
        parts.activity = std::make_unique<ActivityRecorder>(start, room);
        ObserverHub& hub = replay.gpu().hub();
        m_subscriptions.push_back(hub.subscribe(*parts.occupancy));
        m_subscriptions.push_back(hub.subscribe(*parts.activity));
        m_subscriptions.push_back(hub.subscribe(m_tasks));
        m_subscriptions.push_back(hub.subscribe(m_tally));
        m_subscriptions.push_back(hub.subscribe(m_power));
        m_subscriptions.push_back(hub.subscribe(m_bypass));
        m_subscriptions.push_back(hub.subscribe(m_hiz));
        replay.gpu().watchTiles(&m_lookUps);
    }

    /// Between cycles.
    void look(Cycle now) { m_work.look(now); }

    void finish(TimedGpu& gpu)
    {
        m_subscriptions.clear();
        gpu.watchTiles(nullptr);
        m_parts.tasks = m_tasks.takeLog();
        m_parts.pendingTasks = m_tasks.takePending();
        m_parts.completedTasks = m_tasks.takeCompleted();
        m_parts.processorTotals = m_tasks.processors();
        m_parts.processorTotals.resize(std::max(m_parts.processorTotals.size(), m_parts.processors.size()));
        m_parts.portTotals = m_tasks.ports();
        m_parts.segments = m_tally.takeSegments();
        m_parts.segmentReport =
            segmentReport(m_gpu.segmentStatistics().since(m_before), m_parts.start->config.segLimits);
        m_parts.eventCounts = m_tally.counts();
        m_parts.complaints = m_tally.complaints();
        m_parts.power =
            drawPower(energyTable(m_parts.start->config), m_power, m_work.takeWork(m_parts.length), m_parts.length);
        m_parts.power.standardTable = standardTable(m_parts.start->config);
        m_parts.bypass = m_bypass.take(m_gpu);
        if (const HizDrawCard* card = m_hiz.card(m_parts.start->command.drawSeq))
            m_parts.hiz.card = *card;
        m_parts.hiz.lookUps = m_lookUps.takeLog();
        m_parts.hiz.shaderRunsSaved = runsSaved() - m_runsSavedBefore;
    }

private:
    [[nodiscard]] std::uint64_t runsSaved() const { return m_gpu.hiz() ? m_gpu.hiz()->counters().shaderRunsSaved : 0; }

    DrawRecording::Parts& m_parts;
    TaskRecorder m_tasks;
    EventTally m_tally;
    const TimedGpu& m_gpu;
    PowerRecorder m_power;
    BypassRecorder m_bypass;
    HizRecorder m_hiz;
    LookUpRecorder m_lookUps{m_parts.start->config.hiz};
    WorkRecorder m_work;
    const SegmentStatistics m_before;
    const std::uint64_t m_runsSavedBefore;
    std::vector<Subscription> m_subscriptions;
};

std::uint64_t numberIn(const StateNode& state, std::string_view name)
{
    for (const StateNode& node : state.children)
        if (const auto* number = node.name == name ? std::get_if<std::uint64_t>(&node.value) : nullptr)
            return *number;
    return 0;
}

DrawHiz::Surface boundsOf(SurfaceId surface, const Memory& before, const Memory& after)
{
    if (!surface)
        return {};
    DrawHiz::Surface bounds{hizMap(before, surface), hizMap(after, surface)};
    if (bounds.after)
        checkBounds(*bounds.after, after.surface(surface));
    return bounds;
}

/// HIZ-28: empty while every tile bounds its samples, as it must.
std::string brokenBounds(const char* buffer, const std::optional<HizMap>& map, const DrawRecording::Parts& parts)
{
    if (!map)
        return {};
    const auto broken = std::ranges::find_if(map->tiles, &HizMap::Tile::isBroken);
    if (broken == map->tiles.end())
        return {};
    const auto tile = static_cast<std::uint32_t>(broken - map->tiles.begin());
    const std::uint32_t column = tile % map->columns, row = tile / map->columns;
    const auto card = parts.hiz.card.tiles.find({static_cast<std::uint16_t>(row), static_cast<std::uint16_t>(column)});
    return fmt::format("after draw {} a {} sample of tile ({},{}) lies outside of the tile's bounds; row {} of the "
                       "decision table was taken there",
                       parts.start->command.drawSeq, buffer, column, row,
                       card == parts.hiz.card.tiles.end() ? 0 : card->second.row);
}

void sumUp(const Snapshot& end, DrawRecording::Parts& parts)
{
    for (const QueueSnapshot& queue : end.queues) {
        parts.queueCounters.push_back(queue.counters);
        parts.subQueues.push_back(queue.groups);
    }
    parts.totals.cycles = parts.length;
    for (const UnitId processor : parts.processors)
        parts.totals.instructions += numberIn(end.units[processor.value - 1].state, "instructions");
    for (const PortTotals& port : parts.portTotals)
        parts.totals.requests += port.posted;
    for (const ProcessorTotals& processor : parts.processorTotals) {
        parts.totals.vertexTasks += processor.verticesTaken;
        parts.totals.fragmentTasks += processor.fragmentsTaken;
        parts.totals.swaps += processor.swaps;
    }
}

} // namespace

Result<std::shared_ptr<const DrawRecording>> recordDraw(const std::shared_ptr<const DrawStart>& start,
                                                        const RecordingLimits& limits, const DrawPace& pace)
{
    auto parts = std::make_unique<DrawRecording::Parts>();
    parts->start = start;
    parts->limits = limits;
    parts->checkpoints = std::make_shared<Checkpoints>(CheckpointLimits{.bytes = limits.checkpointBytes});
    DrawReplayOptions options;
    options.checkpoints = parts->checkpoints;
    auto replay = DrawReplay::begin(start, options);
    if (!replay)
        return replay.error();
    parts->units = (*replay)->unitDescriptions();
    parts->queues = (*replay)->queueDescriptions();
    for (const UnitDescription& unit : parts->units)
        if (unit.kind == "SP")
            parts->processors.push_back(unit.id);
    Recorders recorders(**replay, *parts);
    const auto lookAtWork = [&recorders, &gpu = (*replay)->gpu()] {
        recorders.look(gpu.machine().cycle());
        return false;
    };
    const auto ran = (*replay)->runUntil(limits.cycles, lookAtWork, pace);
    if (!ran && pace.stop.stop_requested())
        return ran.error();
    parts->length = (*replay)->cycle();
    parts->isComplete = (*replay)->atEnd();
    if (!ran)
        parts->failure = ran.error().message;
    recorders.finish((*replay)->gpu());
    const DrawState& state = *start->command.state;
    const RenderTargets& targets = state.targets;
    const Memory& left = (*replay)->gpu().memory();
    parts->hiz.program = programTraits(state);
    parts->hiz.wholeDraw = state.discard.wholeDraw(start->config.hiz.proofs);
    parts->hiz.depth = boundsOf(targets.depth, start->memory, left);
    parts->hiz.stencil = boundsOf(targets.stencil, start->memory, left);
    if (parts->failure.empty())
        parts->failure = brokenBounds("depth", parts->hiz.depth.after, *parts);
    if (parts->failure.empty())
        parts->failure = brokenBounds("stencil", parts->hiz.stencil.after, *parts);
    sumUp((*replay)->gpu().snapshotWithoutBuffers(), *parts);
    return std::make_shared<const DrawRecording>(std::move(parts));
}

Result<std::shared_ptr<const DrawRecording>> recordDraw(const Replay& replay, const MachineConfig& config,
                                                        const RecordingLimits& limits, const DrawPace& pace)
{
    const auto start = replay.takeNextDraw(config);
    if (!start)
        return start.error();
    return recordDraw(*start, limits, pace);
}

Result<std::shared_ptr<const TaskLog>> recordTasks(const DrawRecording& recording, Cycle from, Cycle to,
                                                   const DrawPace& pace)
{
    DrawReplayOptions options;
    options.limits.bytes = 0; // One run, from the start: nobody comes back.
    auto replay = DrawReplay::begin(recording.start(), options);
    if (!replay)
        return replay.error();
    const RecordingLimits limits;
    TaskRecorder recorder((*replay)->gpu().taskPath(), {limits.tasks, limits.requests, from, to});
    {
        const Subscription subscription = (*replay)->gpu().hub().subscribe(recorder);
        if (auto ran = (*replay)->seek(std::min(to, recording.length()), pace); !ran)
            return ran.error();
    }
    return std::make_shared<const TaskLog>(recorder.takeLog());
}

} // namespace vitrine::core
