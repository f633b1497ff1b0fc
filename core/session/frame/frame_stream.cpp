// SPDX-License-Identifier: Apache-2.0
#include "core/session/frame/frame_stream.h"

#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/session/draw_recorder.h"
#include "core/session/draw_start.h"
#include "core/session/feed/frame_start.h"
#include "core/session/frame/frame_notes.h"

#include <utility>

namespace vitrine::core {

namespace {

/// Of a frame's calls; nothing: none draws.
std::optional<DrawCommand> firstDraw(const FrameStart& frame)
{
    DrawRecorder recorder(frame.host->memory);
    Replayer replayer = frame.host->replayer.cloneFor(recorder);
    for (const Call& call : frame.calls) {
        static_cast<void>(replayer.execute(call));
        if (recorder.recorded())
            break;
    }
    return recorder.recorded();
}

} // namespace

/// All that a frame begins with.
struct FrameStream::Start {
    Memory memory;
    Replayer replayer;
    TimedMoment machine;
    std::uint64_t position = 0;
};

FrameStream::FrameStream(CallSource& source, const MachineConfig& config, std::uint32_t draws, bool hashesTrace)
    : m_source(source), m_config(std::make_shared<const MachineConfig>(config)),
      m_untimed(m_memory, reachableUnits(config), *config.colorEngine, *config.hiz),
      m_timed(m_memory, config, {.traceHash = hashesTrace, .draws = draws, .runsFrames = true}), m_sink(&m_untimed),
      m_replayer(std::make_unique<Replayer>(m_sink, WindowSamples::Single, reachableUnits(config), *config.vector))
{
}

FrameStream::FrameStream(const FrameStream& passed, CallSource& source, const MachineConfig& config)
    : m_source(source), m_config(std::make_shared<const MachineConfig>(config)), m_memory(passed.m_memory),
      m_untimed(m_memory, reachableUnits(config), *config.colorEngine, *config.hiz),
      m_timed(m_memory, config, {.draws = passed.m_memory.stream().draws, .runsFrames = true}), m_sink(&m_untimed),
      m_replayer(std::make_unique<Replayer>(m_sink, *passed.m_replayer)), m_troubles(passed.m_troubles),
      m_faultPolicy(passed.m_faultPolicy), m_shown(passed.m_shown), m_frame(passed.m_frame),
      m_position(passed.m_position)
{
    m_sink.refused = passed.m_sink.refused;
}

FrameStart FrameStream::place()
{
    return {.frame = m_frame,
            .draws = m_memory.stream().draws,
            .host = std::make_shared<const FrozenHost>(m_memory, *m_replayer),
            .calls = {},
            .refused = m_sink.refused};
}

std::shared_ptr<const FrameStart> FrameStream::takePlace()
{
    return std::make_shared<const FrameStart>(place());
}

Result<std::shared_ptr<const DrawStart>> FrameStream::takeFrame()
{
    auto frame = std::make_shared<FrameStart>(place());
    for (std::uint64_t i = m_position; i <= endOf(m_frame); ++i) {
        auto call = m_source.call(i);
        if (!call)
            return call.error();
        frame->calls.push_back(*std::move(call));
    }
    const auto first = firstDraw(*frame);
    if (!first)
        return failure("frame {} draws nothing", m_frame);
    return std::make_shared<const DrawStart>(
        DrawStart{.config = *m_config, .command = *first, .memory = m_memory, .frame = std::move(frame)});
}

FrameStream::FrameStream(const FrameStart& start, CallSource& source, const MachineConfig& config)
    : m_source(source), m_config(std::make_shared<const MachineConfig>(config)), m_memory(start.host->memory),
      m_untimed(m_memory, reachableUnits(config), *config.colorEngine, *config.hiz),
      m_timed(m_memory, config, {.draws = start.draws, .runsFrames = true}), m_sink(&m_untimed),
      m_replayer(std::make_unique<Replayer>(m_sink, start.host->replayer)), m_frame(start.frame)
{
    m_position = m_frame == 0 ? 0 : endOf(m_frame - 1) + 1;
    m_sink.refused = start.refused;
}

std::size_t FrameStream::frameCount() const
{
    const std::size_t presented = m_source.frames().size();
    const auto& actions = m_source.actions();
    const bool goesOn = !actions.empty() && (presented == 0 || actions.back().callIndex > endOf(presented - 1));
    return presented + (goesOn ? 1 : 0);
}

/// Of the frame's last call.
std::uint64_t FrameStream::endOf(std::size_t frame) const
{
    const auto& frames = m_source.frames();
    return frame < frames.size() ? frames[frame].endCallIndex : m_source.callCount() - 1;
}

Result<void> FrameStream::passTo(std::size_t frame, const std::stop_token& stop)
{
    m_sink.gpu = &m_untimed;
    m_untimed.setStopToken(stop);
    for (; m_frame < frame; ++m_frame)
        if (auto executed = execute(stop); !executed)
            return executed;
    return {};
}

Result<FrameRun> FrameStream::run(const std::stop_token& stop)
{
    m_sink.gpu = &m_timed;
    m_timed.setStopToken(stop);
    const Start start{m_memory, m_replayer->cloneFor(m_sink), m_timed.moment(), m_position};
    while (true) {
        auto ran = runOnce(stop);
        auto failed = ran ? std::nullopt : m_timed.failedDraw();
        if (!failed) {
            m_frame += ran ? 1 : 0;
            return ran;
        }
        m_sink.refused.emplace(failed->draw, std::move(failed->error));
        static_cast<void>(m_timed.takeFailure());
        m_memory = start.memory;
        m_replayer = std::make_unique<Replayer>(m_sink, start.replayer);
        m_timed.restore(start.machine);
        m_position = start.position;
    }
}

/// Runs the machine as it does by itself, and looks at its energy where draws begin and retire.
MachineRunner FrameStream::runnerWith(FrameNotes& notes, const std::stop_token& stop)
{
    return [this, &notes, &stop](const std::function<bool()>& reached) -> Result<void> {
        const auto looked = [&] {
            notes.look(m_timed);
            return reached && reached();
        };
        const auto outcome = m_timed.runUntil({.reached = looked}, stop);
        if (!outcome)
            return outcome.error();
        return *outcome == RunOutcome::Stopped ? Result<void>(cancelled()) : Result<void>();
    };
}

Result<FrameRun> FrameStream::runOnce(const std::stop_token& stop)
{
    const Cycle begin = m_timed.machine().cycle();
    m_sink.failed.clear();
    FrameNotes notes(begin, &m_timed.operationsOfDraws());
    notes.noteEnergy(m_timed.consumedEnergy());
    {
        const Subscription subscription = m_timed.hub().subscribe(notes);
        m_timed.setRunner(runnerWith(notes, stop));
        auto executed = execute(stop);
        if (executed)
            m_timed.finish();
        m_timed.setRunner({});
        if (!executed)
            return executed.error();
        if (auto failure = m_timed.takeFailure())
            return *std::move(failure);
    }
    notes.noteEnergy(m_timed.consumedEnergy());
    FrameRun run = std::move(notes).take(m_timed.machine().cycle());
    run.frame = m_frame;
    run.shown = m_shown;
    run.failed = m_sink.failed;
    return run;
}

Result<void> FrameStream::execute(const std::stop_token& stop)
{
    m_shown = {};
    for (const std::uint64_t end = endOf(m_frame); m_position <= end; ++m_position) {
        if (stop.stop_requested())
            return cancelled();
        const auto call = m_source.call(m_position);
        if (!call)
            return call.error();
        const auto outcome = m_replayer->execute(*call);
        if (stop.stop_requested())
            return cancelled();
        if (auto failed = m_timed.failedDraw())
            return std::move(failed->error);
        if (auto failure = m_timed.takeFailure())
            return *std::move(failure);
        if (outcome && outcome->presented)
            m_shown = outcome->presented;
        m_troubles.note(m_source, m_position, *call, outcome, m_sink.gpu->takeUnitReports());
        if (!outcome && m_faultPolicy == FaultPolicy::Stop)
            return outcome.error();
    }
    return {};
}

} // namespace vitrine::core
