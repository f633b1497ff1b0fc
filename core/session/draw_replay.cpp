// SPDX-License-Identifier: Apache-2.0
#include "core/session/draw_replay.h"

#include "core/api/replay/replayer.h"
#include "core/session/draw_recorder.h"
#include "core/session/state_size.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr ReplayCost kPerCycle = 500;
constexpr ReplayCost kPerCopy = 20'000;
constexpr ReplayCost kBytesPerNanosecond = 2;
constexpr Cycle kChunkCycles = Checkpoints::kShortest / kPerCycle; // between looks for a checkpoint

class DrawMoment final : public SavedMoment {
public:
    DrawMoment(Cycle cycle, TimedMoment machine, const Memory& memory)
        : SavedMoment(cycle, cycle * kPerCycle), m_machine(std::move(machine)), m_memory(memory)
    {
    }
    [[nodiscard]] const TimedMoment& machine() const { return m_machine; }
    [[nodiscard]] const Memory& memory() const { return m_memory; }

    [[nodiscard]] std::uint64_t bytesBeside(const SavedMoment* earlier) const override
    {
        const auto* other = static_cast<const DrawMoment*>(earlier);
        return sizeof *this + bytesOf(m_machine) + memoryBytesBeside(other ? &other->m_memory : nullptr, m_memory);
    }
    [[nodiscard]] ReplayCost copyCost() const override { return kPerCopy + bytesOf(m_machine) / kBytesPerNanosecond; }

private:
    const TimedMoment m_machine;
    const Memory m_memory;
};

TimedOptions withTraceHash()
{
    TimedOptions options;
    options.traceHash = true;
    return options;
}

SurfaceId targetOf(const RenderTargets& targets, Attachment attachment)
{
    switch (attachment) {
    case Attachment::Color: return targets.color;
    case Attachment::Depth: return targets.depth;
    case Attachment::Stencil: return targets.stencil;
    }
    return {};
}

} // namespace

Result<std::unique_ptr<DrawReplay>> DrawReplay::begin(const DrawBeginning& beginning, const CheckpointLimits& limits)
{
    DrawRecorder recorder(beginning.memory);
    Replayer replayer = beginning.replayer.cloneFor(recorder);
    if (const auto executed = replayer.execute(beginning.call); !executed)
        return executed.error();
    if (!recorder.recorded())
        return Error{"call " + std::to_string(beginning.call.number) + " draws nothing"};
    std::unique_ptr<DrawReplay> replay(
        new DrawReplay(beginning.config, recorder.memoryBefore(), *recorder.recorded(), limits));
    if (auto started = replay->start(); !started)
        return started.error();
    return replay;
}

DrawReplay::DrawReplay(const MachineConfig& config, Memory memory, DrawCommand command, const CheckpointLimits& limits)
    : m_memory(std::move(memory)), m_command(std::move(command)), m_gpu(m_memory, config, withTraceHash()),
      m_checkpoints(limits)
{
}

Result<void> DrawReplay::start()
{
    auto submitted = m_gpu.submit(m_command);
    consider(0);
    return submitted;
}

void DrawReplay::consider(Cycle target)
{
    const Cycle distance = target - std::min(target, m_cycle);
    const ReplayCost away = std::min<Cycle>(distance, Checkpoints::kLongest) * kPerCycle; // kNever is a target too
    if (!m_checkpoints.wants({m_cycle, m_cycle * kPerCycle, away, m_copyCost, false}))
        return;
    auto moment = std::make_shared<const DrawMoment>(m_cycle, m_gpu.moment(), m_memory);
    m_copyCost = moment->copyCost();
    m_checkpoints.add(std::move(moment));
}

Result<void> DrawReplay::restore(const SavedMoment& saved)
{
    const auto& moment = static_cast<const DrawMoment&>(saved);
    m_memory = moment.memory();
    m_gpu.restore(moment.machine());
    m_cycle = moment.position();
    m_passed = m_gpu.eventCount();
    m_isOnEvent = false;
    return m_gpu.bind(m_command);
}

Result<void> DrawReplay::goNearTo(Cycle cycle)
{
    const auto saved = m_checkpoints.nearest(cycle);
    return m_cycle > cycle || saved->position() > m_cycle ? restore(*saved) : Result<void>();
}

Result<void> DrawReplay::run(Cycle target, const std::function<bool()>& reached, const DrawPace& pace)
{
    const Cycle from = m_cycle;
    while (m_cycle < target) {
        const auto outcome = m_gpu.runUntil({std::min(target, m_cycle + kChunkCycles), reached}, pace.stop);
        const Cycle now = m_gpu.machine().cycle();
        m_work += now - m_cycle;
        m_cycle = now;
        m_passed = m_gpu.eventCount();
        m_isOnEvent = false;
        if (!outcome)
            return outcome.error();
        if (*outcome == RunOutcome::Stopped)
            return Error{"the replay was cancelled"};
        if (*outcome == RunOutcome::Quiescent)
            m_length = m_cycle;
        if (m_length == m_cycle || (reached && reached()))
            return {};
        consider(target);
        if (pace.progress && target != kNever)
            pace.progress(m_cycle - from, target - from);
    }
    return {};
}

Result<void> DrawReplay::seek(Cycle cycle, const DrawPace& pace)
{
    m_work = 0;
    consider(m_cycle); // somebody stood here, and may come back
    return moveTo(cycle, pace);
}

Result<void> DrawReplay::moveTo(Cycle cycle, const DrawPace& pace)
{
    cycle = std::min(cycle, m_length.value_or(kNever));
    if (cycle != kNever)
        m_checkpoints.setFocus(cycle, cycle * kPerCycle);
    if (auto near = goNearTo(cycle); !near)
        return near;
    auto moved = run(cycle, {}, pace);
    m_passed = m_gpu.eventCount();
    m_isOnEvent = false;
    return moved;
}

Result<std::optional<FoundEvent>> DrawReplay::nextEvent(const EventFilter& filter, const std::stop_token& stop)
{
    m_work = 0;
    consider(m_cycle);
    const Cursor here{m_cycle, m_passed, m_isOnEvent};
    // Of the cycle before, some events may lie ahead still.
    const Cycle from = m_passed < m_gpu.eventCount() ? m_cycle - 1 : m_cycle;
    if (auto moved = moveTo(from, {stop, {}}); !moved)
        return moved.error();
    EventSearch search(m_gpu, filter, EventSearch::Which::First, {here.passed});
    const Subscription subscription = m_gpu.hub().subscribe(search);
    if (auto ran = run(kNever, [&search] { return search.found().has_value(); }, {stop, {}}); !ran)
        return ran.error();
    if (!search.found())
        return backTo(here, stop);
    m_checkpoints.setFocus(m_cycle, m_cycle * kPerCycle);
    return standOn(*search.found());
}

Result<std::optional<FoundEvent>> DrawReplay::previousEvent(const EventFilter& filter, const std::stop_token& stop)
{
    m_work = 0;
    consider(m_cycle);
    const Cursor here{m_cycle, m_passed, m_isOnEvent};
    const std::uint64_t last = m_isOnEvent ? m_passed - 1 : m_passed;
    for (Cycle end = m_cycle; end > 0;) {
        const auto saved = m_checkpoints.nearest(end - 1);
        if (auto restored = restore(*saved); !restored)
            return restored.error();
        EventSearch search(m_gpu, filter, EventSearch::Which::Last, {0, last});
        {
            const Subscription subscription = m_gpu.hub().subscribe(search);
            if (auto ran = run(end, {}, {stop, {}}); !ran)
                return ran.error();
        }
        if (search.found()) {
            if (auto moved = moveTo(search.found()->cycle, {stop, {}}); !moved)
                return moved.error();
            return standOn(*search.found());
        }
        end = saved->position();
    }
    return backTo(here, stop);
}

Result<std::optional<FoundEvent>> DrawReplay::backTo(const Cursor& cursor, const std::stop_token& stop)
{
    if (auto moved = moveTo(cursor.cycle, {stop, {}}); !moved)
        return moved.error();
    m_passed = cursor.passed;
    m_isOnEvent = cursor.isOnEvent;
    return std::optional<FoundEvent>();
}

std::optional<FoundEvent> DrawReplay::standOn(const FoundEvent& event)
{
    m_passed = event.number;
    m_isOnEvent = true;
    return event;
}

std::shared_ptr<const Picture> DrawReplay::picture(Attachment attachment)
{
    const SurfaceId id = targetOf(m_command.state->targets, attachment);
    return m_pictures.take(id && m_memory.contains(id) ? &m_memory.surface(id) : nullptr, attachment);
}

StateNode DrawReplay::drawState()
{
    return m_trees.tree(m_command, m_memory);
}

std::string DrawReplay::traceHash() const
{
    return toHex(*m_gpu.traceHash());
}

} // namespace vitrine::core
