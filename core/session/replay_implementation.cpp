// SPDX-License-Identifier: Apache-2.0
#include "core/session/replay_implementation.h"

#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/untimed_gpu.h"
#include "core/observe/draw_number.h"
#include "core/observe/event_names.h"
#include "core/session/frame_place.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::uint64_t kReportsPerSeek = 200;

std::unique_ptr<Gpu> makeGpu(Memory& memory, const MachineConfig& config, Timing timing)
{
    if (timing == Timing::Untimed)
        return std::make_unique<UntimedGpu>(memory, reachableUnits(config), *config.colorEngine, *config.hiz);
    TimedOptions options;
    options.traceHash = timing == Timing::TimedAndHashed;
    options.meter = true;
    return std::make_unique<TimedGpu>(memory, config, options);
}

} // namespace

Replay::Implementation::Implementation(CallSource& calls, const MachineConfig& machine, Timing timing,
                                       std::shared_ptr<Checkpoints> shared)
    : source(calls), config(machine), gpu(makeGpu(memory, machine, timing)),
      timedGpu(timing != Timing::Untimed ? static_cast<TimedGpu*>(gpu.get()) : nullptr),
      untimedGpu(timedGpu ? nullptr : static_cast<UntimedGpu*>(gpu.get())), sink(*gpu),
      replayer(std::make_unique<Replayer>(sink, WindowSamples::Single, reachableUnits(machine), *machine.vector)),
      checkpoints(shared ? std::move(shared) : std::make_shared<Checkpoints>())
{
    consider(0);
}

std::shared_ptr<const MachineState> Replay::Implementation::save() const
{
    ReplayMarks saved = marks;
    saved.lastDraw = sink.lastDraw;
    if (timedGpu)
        saved.timed = timedGpu->moment();
    else
        saved.untimed = untimedGpu->unitMoment();
    return std::make_shared<const MachineState>(memory, *replayer, std::move(saved));
}

void Replay::Implementation::restore(const SavedMoment& saved)
{
    const auto& state = static_cast<const MachineState&>(saved);
    memory = state.memory();
    replayer = std::make_unique<Replayer>(sink, state.replayer());
    marks = state.marks();
    sink.lastDraw = marks.lastDraw;
    if (timedGpu)
        timedGpu->restore(*marks.timed);
    else
        untimedGpu->restoreUnits(*marks.untimed);
    isAfterClear = false;
    work.restored = true;
}

void Replay::Implementation::consider(ReplayCost distance)
{
    if (!checkpoints->wants({marks.position, marks.cost, distance, copyCost, isAfterClear}))
        return;
    auto state = save();
    copyCost = state->copyCost();
    checkpoints->add(std::move(state));
}

// Leaves the replay alone when it is nearer to the target than any saved moment.
void Replay::Implementation::goNearTo(std::uint64_t target)
{
    const auto saved = checkpoints->nearest(target);
    if (marks.position > target || saved->position() > marks.position)
        restore(*saved);
}

// The rest of a capture is taken to be as costly, call by call, as what was replayed up to here.
ReplayCost Replay::Implementation::distanceTo(std::uint64_t target) const
{
    const std::uint64_t calls = target - std::min(target, marks.position);
    return calls * (marks.cost / std::max<std::uint64_t>(1, marks.position));
}

Result<void> Replay::Implementation::executeNext(const std::stop_token& stop)
{
    const auto call = source.call(marks.position);
    if (!call)
        return call.error();
    const auto outcome = replayer->execute(*call);
    ++work.calls;
    if (!outcome && stop.stop_requested()) {
        // The draw may have been cut short: what it left behind is no moment of the capture.
        restore(*checkpoints->nearest(marks.position));
        (void)gpu->takeUnitReports();
        return cancelled();
    }
    troubles.note(source, marks.position, *call, outcome, gpu->takeUnitReports());
    if (!outcome)
        if (auto answered = answerFault(*call, outcome.error()); !answered)
            return answered;
    marks.presented = outcome ? outcome->presented : SurfaceId{};
    marks.lastCall = call->number;
    marks.cost += callCost(*call) + sink.takeCost();
    isAfterClear = call->function == "glClear";
    if (outcome && outcome->presented)
        tellFrameEnd();
    ++marks.position;
    return {};
}

/// Of the call at the position.
void Replay::Implementation::tellFrameEnd()
{
    if (!timedGpu)
        return;
    const auto& frames = source.frames();
    const auto frame = std::ranges::lower_bound(frames, marks.position, {}, &FrameEntry::endCallIndex);
    const std::uint32_t draw = sink.lastDraw ? drawOf(sink.lastDraw->drawSeq) : kNoDraw;
    if (frame != frames.end())
        timedGpu->hub().publish(
            FrameEnded{timedGpu->machine().cycle(), {}, draw, static_cast<std::uint32_t>(frame - frames.begin()), 0});
}

Result<void> Replay::Implementation::answerFault(const Call& call, const Error& failure)
{
    if (faultPolicy == FaultPolicy::Stop) {
        auto back = goBackTo(marks.position);
        return back ? Result<void>(failure) : back;
    }
    if (const auto code = errorCode(failure.kind); code && timedGpu)
        timedGpu->hub().publish(
            ErrorReported{timedGpu->machine().cycle(), {}, kNoDraw, static_cast<std::uint32_t>(call.number), *code, 0});
    return {};
}

/// What a draw that failed has drawn until then is no moment of the capture.
Result<void> Replay::Implementation::goBackTo(std::uint64_t position)
{
    const std::size_t counted = sink.counters.size();
    restore(*checkpoints->nearest(position));
    while (marks.position < position)
        if (auto executed = executeNext({}); !executed)
            return executed;
    sink.counters.resize(std::min(counted, sink.counters.size()));
    return {};
}

Result<void> Replay::Implementation::seek(std::uint64_t target, const std::stop_token& stop,
                                          const SeekProgress& progress)
{
    target = std::min(target, source.callCount());
    sink.counters.clear();
    work = {};
    if (target != marks.position)
        consider(0); // somebody stood here, and may come back
    goNearTo(target);
    gpu->setStopToken(stop);
    checkpoints->setFocus(target, marks.cost + distanceTo(target));
    const std::uint64_t start = marks.position;
    const std::uint64_t total = target - start;
    const std::uint64_t interval = std::max<std::uint64_t>(1, total / kReportsPerSeek);
    while (marks.position < target) {
        if (stop.stop_requested())
            return cancelled();
        if (auto executed = executeNext(stop); !executed)
            return executed;
        consider(distanceTo(target));
        if (progress && (marks.position - start) % interval == 0)
            progress(marks.position - start, total);
    }
    checkpoints->setFocus(target, marks.cost);
    return {};
}

Result<void> Replay::Implementation::lookAhead(const std::stop_token& stop, const SeekProgress& progress,
                                               const std::function<void()>& beforeCall)
{
    gpu->setStopToken(stop);
    const std::uint64_t total = source.callCount();
    const std::uint64_t interval = std::max<std::uint64_t>(1, total / kReportsPerSeek);
    std::uint64_t nextReport = 0;
    ReplayCost nextLook = 0;
    while (marks.position < total) {
        if (stop.stop_requested())
            return cancelled();
        if (marks.cost >= nextLook) {
            if (const auto covered = checkpoints->endOfCovered(marks.position); covered->position() > marks.position)
                restore(*covered);
            nextLook = marks.cost + Checkpoints::kShortest;
            if (marks.position >= total)
                break;
        }
        beforeCall();
        if (auto executed = executeNext(stop); !executed)
            return executed;
        sink.counters.clear();
        consider(checkpoints->distanceToFocus(marks.cost));
        if (marks.position >= nextReport) {
            progress(marks.position, total);
            nextReport = marks.position + interval;
        }
    }
    return {};
}

SurfaceId Replay::Implementation::surface(Attachment attachment)
{
    if (attachment == Attachment::Color && marks.presented)
        return marks.presented;
    const RenderTargets targets = replayer->visibleTargets();
    switch (attachment) {
    case Attachment::Color: return targets.color;
    case Attachment::Depth: return targets.depth;
    case Attachment::Stencil: return targets.stencil;
    }
    return {};
}

const Surface* Replay::Implementation::visible(Attachment attachment)
{
    const SurfaceId id = surface(attachment);
    return id && memory.contains(id) ? &memory.surface(id) : nullptr;
}

} // namespace vitrine::core
