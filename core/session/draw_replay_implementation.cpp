// SPDX-License-Identifier: Apache-2.0
#include "core/session/draw_replay_implementation.h"

#include "core/gpu/reachable_units.h"
#include "core/session/draw_start.h"
#include "core/session/feed/frame_feed.h"
#include "core/session/feed/pass_feed.h"
#include "core/session/state_size.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr ReplayCost kPerCycle = 500;
constexpr ReplayCost kPerCopy = 20'000;
constexpr ReplayCost kBytesPerNanosecond = 2;
constexpr Cycle kShortestChunk = Checkpoints::kShortest / kPerCycle; // between looks for a checkpoint
constexpr Cycle kLongestChunk = 4096;
/// However large the machine is: a step back runs 512 cycles at most (RUN-07).
constexpr ReplayCost kMostCopyCost = (512 - 2 * kShortestChunk) * kPerCycle / Checkpoints::kCopiesPerStretch;
constexpr Cycle kReportCycles = 16'384;

/// Looks for a checkpoint are as far apart as the target is near: wanted stretches grow with the distance.
Cycle chunkOf(Cycle distance)
{
    return std::clamp(distance / 64, kShortestChunk, kLongestChunk);
}

class DrawMoment final : public SavedMoment {
public:
    DrawMoment(Cycle cycle, TimedMoment machine, const Memory& memory, std::shared_ptr<const RunFeed::Moment> feed)
        : SavedMoment(cycle, cycle * kPerCycle), m_machine(std::move(machine)), m_memory(memory),
          m_feed(std::move(feed))
    {
    }
    [[nodiscard]] const TimedMoment& machine() const { return m_machine; }
    [[nodiscard]] const Memory& memory() const { return m_memory; }
    [[nodiscard]] const RunFeed::Moment& feed() const { return *m_feed; }

    [[nodiscard]] std::uint64_t bytesBeside(const SavedMoment* earlier) const override
    {
        const auto* other = static_cast<const DrawMoment*>(earlier);
        return sizeof *this + bytesOf(m_machine) + memoryBytesBeside(other ? &other->m_memory : nullptr, m_memory) +
               m_feed->bytesBeside(other ? other->m_feed.get() : nullptr);
    }
    [[nodiscard]] ReplayCost copyCost() const override { return kPerCopy + bytesOf(m_machine) / kBytesPerNanosecond; }

private:
    const TimedMoment m_machine;
    const Memory m_memory;
    const std::shared_ptr<const RunFeed::Moment> m_feed;
};

TimedOptions timedOptions(const DrawStart& start, TraceHashing hashing)
{
    TimedOptions options = start.frame ? TimedOptions{.draws = start.frame->draws}
                                       : optionsAfter(start.drawBefore, start.image, start.config);
    options.runsFrames = options.isAwaitedLater = start.frame != nullptr;
    options.traceHash = hashing == TraceHashing::On;
    return options;
}

std::unique_ptr<RunFeed> makeFeed(const DrawStart& start, TimedGpu& gpu)
{
    if (start.frame)
        return std::make_unique<FrameFeed>(gpu, start.frame, start.command);
    std::vector<DrawCommand> passes = start.passesBefore;
    passes.push_back(start.command);
    return std::make_unique<PassFeed>(gpu, std::move(passes));
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

DrawReplay::Implementation::Implementation(const DrawStart& start, const DrawReplayOptions& options)
    : memory(start.memory), units(reachableUnits(start.config)),
      gpu(memory, start.config, timedOptions(start, options.hashing)), feed(makeFeed(start, gpu)),
      checkpoints(options.checkpoints ? options.checkpoints : std::make_shared<Checkpoints>(options.limits)),
      length(options.length)
{
}

Result<void> DrawReplay::Implementation::start()
{
    auto before = std::make_shared<const DrawMoment>(0, gpu.moment(), memory, feed->moment());
    auto first = feed->give();
    if (feed->moment())
        consider(0);
    else // The host stands in the midst of a call already.
        checkpoints->add(std::move(before));
    return first;
}

void DrawReplay::Implementation::consider(Cycle target)
{
    const Cycle distance = target - std::min(target, here.cycle);
    const ReplayCost away = std::min<Cycle>(distance, Checkpoints::kLongest) * kPerCycle; // kNever is a target too
    if (!checkpoints->wants({here.cycle, here.cycle * kPerCycle, away, std::min(copyCost, kMostCopyCost), false}))
        return;
    auto given = feed->moment();
    if (!given)
        return;
    auto moment = std::make_shared<const DrawMoment>(here.cycle, gpu.moment(), memory, std::move(given));
    copyCost = moment->copyCost();
    checkpoints->add(std::move(moment));
}

Result<void> DrawReplay::Implementation::restore(const SavedMoment& saved)
{
    const auto& moment = static_cast<const DrawMoment&>(saved);
    feed->leave();
    memory = moment.memory();
    gpu.restore(moment.machine());
    here.cycle = moment.position();
    standAfterAllTold();
    if (auto restored = feed->restore(moment.feed()); !restored)
        return restored;
    return here.cycle == 0 && feed->hasArrived() ? feed->give() : Result<void>(); // what start() has kept
}

Result<void> DrawReplay::Implementation::goNearTo(Cycle cycle)
{
    const auto saved = checkpoints->nearest(cycle);
    return here.cycle > cycle || saved->position() > here.cycle ? restore(*saved) : Result<void>();
}

Result<void> DrawReplay::Implementation::run(Cycle target, const std::function<bool()>& reached, const DrawPace& pace)
{
    const Cycle from = here.cycle;
    const auto isThere = [&] {
        const bool isReached = reached && reached(); // asked in every cycle, whatever the feed says
        return feed->hasArrived() || isReached;
    };
    Cycle nextReport = from + kReportCycles;
    while (here.cycle < target) {
        const Cycle end = std::min(target, here.cycle + chunkOf(target - here.cycle));
        const auto outcome = gpu.runUntil({end, isThere}, pace.stop);
        const Cycle now = gpu.machine().cycle();
        work += now - here.cycle;
        here.cycle = now;
        standAfterAllTold();
        if (!outcome)
            return outcome.error();
        if (*outcome == RunOutcome::Stopped)
            return cancelled();
        if (feed->hasArrived())
            if (auto given = feed->give(); !given)
                return given;
        if (feed->isOver())
            length = here.cycle;
        if ((reached && reached()) || length == here.cycle)
            return {};
        consider(target);
        if (pace.progress && here.cycle >= nextReport) {
            pace.progress(here.cycle - from, target == kNever ? 0 : target - from);
            nextReport = here.cycle + kReportCycles;
        }
    }
    return {};
}

Result<void> DrawReplay::Implementation::seek(Cycle cycle, const DrawPace& pace)
{
    work = 0;
    consider(here.cycle); // somebody stood here, and may come back
    return moveTo(cycle, pace);
}

Result<void> DrawReplay::Implementation::moveTo(Cycle cycle, const DrawPace& pace)
{
    cycle = std::min(cycle, length.value_or(kNever));
    if (cycle != kNever)
        checkpoints->setFocus(cycle, cycle * kPerCycle);
    if (auto near = goNearTo(cycle); !near)
        return near;
    auto moved = run(cycle, {}, pace);
    standAfterAllTold();
    return moved;
}

Result<std::optional<FoundEvent>> DrawReplay::Implementation::nextEvent(const EventFilter& filter,
                                                                        const std::stop_token& stop)
{
    work = 0;
    consider(here.cycle);
    const Cursor start = here;
    // Of the cycle before, some events may lie ahead still.
    const Cycle from = here.event ? here.cycle - 1 : here.cycle;
    if (auto moved = moveTo(from, {stop, {}}); !moved)
        return moved.error();
    EventSearch search(gpu, filter, EventSearch::Which::First, {.first = {from, start.event.value_or(0) + 1}});
    const Subscription subscription = gpu.hub().subscribe(search);
    if (auto ran = run(kNever, [&search] { return search.found().has_value(); }, {stop, {}}); !ran)
        return ran.error();
    if (!search.found())
        return backTo(start, stop);
    checkpoints->setFocus(here.cycle, here.cycle * kPerCycle);
    return standOn(*search.found());
}

Result<std::optional<FoundEvent>> DrawReplay::Implementation::previousEvent(const EventFilter& filter,
                                                                            const std::stop_token& stop)
{
    work = 0;
    consider(here.cycle);
    const Cursor start = here;
    const EventSearch::Place last =
        start.event ? EventSearch::Place{start.cycle - 1, *start.event} : EventSearch::Place{start.cycle, 0};
    for (Cycle end = here.cycle; end > 0;) {
        const auto saved = checkpoints->nearest(end - 1);
        if (auto restored = restore(*saved); !restored)
            return restored.error();
        EventSearch search(gpu, filter, EventSearch::Which::Last, {.end = last});
        {
            const Subscription subscription = gpu.hub().subscribe(search);
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
    return backTo(start, stop);
}

Result<std::optional<FoundEvent>> DrawReplay::Implementation::backTo(const Cursor& cursor, const std::stop_token& stop)
{
    if (auto moved = moveTo(cursor.cycle, {stop, {}}); !moved)
        return moved.error();
    here = cursor;
    return std::optional<FoundEvent>();
}

std::optional<FoundEvent> DrawReplay::Implementation::standOn(const FoundEvent& event)
{
    here.event = event.number;
    return event;
}

std::shared_ptr<const Picture> DrawReplay::Implementation::picture(Attachment attachment)
{
    const SurfaceId id = targetOf(feed->targets(), attachment);
    return pictures.take(id && memory.contains(id) ? &memory.surface(id) : nullptr, attachment);
}

} // namespace vitrine::core
