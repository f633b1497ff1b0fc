// SPDX-License-Identifier: Apache-2.0
#include "core/session/replay.h"

#include "core/blend/pgpe/engine_config.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/session/draw_replay.h"
#include "core/session/draw_start.h"
#include "core/session/replay_implementation.h"

namespace vitrine::core {

Replay::Replay(CallSource& source, const MachineConfig& config, Timing timing, std::shared_ptr<Checkpoints> checkpoints)
    : m_implementation(std::make_unique<Implementation>(source, config, timing, std::move(checkpoints)))
{
}
Replay::~Replay() = default;
Replay::Replay(Replay&&) noexcept = default;
Replay& Replay::operator=(Replay&&) noexcept = default;

void Replay::setFaultPolicy(FaultPolicy policy)
{
    m_implementation->faultPolicy = policy;
}

Result<void> Replay::seek(std::uint64_t position, const std::stop_token& stop, const SeekProgress& progress)
{
    return m_implementation->seek(position, stop, progress);
}

Result<void> Replay::lookAhead(const std::stop_token& stop, const SeekProgress& progress,
                               const std::function<void()>& beforeCall)
{
    return m_implementation->lookAhead(stop, progress, beforeCall);
}

std::uint64_t Replay::position() const
{
    return m_implementation->marks.position;
}

std::uint64_t Replay::lastCallNumber() const
{
    return m_implementation->marks.lastCall;
}

const Checkpoints& Replay::checkpoints() const
{
    return *m_implementation->checkpoints;
}

const SeekWork& Replay::lastSeek() const
{
    return m_implementation->work;
}

Picture Replay::picture(Attachment attachment) const
{
    const Surface* surface = m_implementation->visible(attachment);
    return surface ? takePicture(*surface, attachment) : Picture{attachment, PixelFormat::None, 0, 0, {}, {}, {}};
}

std::shared_ptr<const Picture> Replay::sharedPicture(Attachment attachment)
{
    return m_implementation->pictures.take(m_implementation->visible(attachment), attachment);
}

ObserverHub* Replay::events()
{
    return m_implementation->timedGpu ? &m_implementation->timedGpu->hub() : nullptr;
}

std::optional<StateNode> Replay::lastDrawState() const
{
    if (!m_implementation->sink.lastDraw)
        return std::nullopt;
    return m_implementation->stateTrees.tree(*m_implementation->sink.lastDraw, m_implementation->memory, *units());
}

const std::optional<DrawCommand>& Replay::lastDraw() const
{
    return m_implementation->sink.lastDraw;
}

Result<std::unique_ptr<DrawReplay>> Replay::enterDraw(const CheckpointLimits& limits) const
{
    const auto draw = takeNextDraw();
    if (!draw)
        return draw.error();
    DrawReplayOptions options;
    options.limits = limits;
    return DrawReplay::begin(*draw, options);
}

Result<std::shared_ptr<const DrawStart>> Replay::takeNextDraw() const
{
    return takeNextDraw(m_implementation->config);
}

Result<std::shared_ptr<const DrawStart>> Replay::takeNextDraw(const MachineConfig& config) const
{
    if (position() >= m_implementation->source.callCount())
        return failure("there is no call after the last");
    const auto call = m_implementation->source.call(position());
    if (!call)
        return call.error();
    return takeDraw({*m_implementation->replayer, m_implementation->memory, *call, config});
}

const Memory& Replay::memory() const
{
    return m_implementation->memory;
}

const ColorEngineConfig& Replay::colorEngine() const
{
    return *m_implementation->config.colorEngine;
}

const HizConfig& Replay::hiz() const
{
    return *m_implementation->config.hiz;
}

const std::shared_ptr<const ReachableUnits>& Replay::units() const
{
    return m_implementation->replayer->system().units();
}

const Replayer& Replay::replayer() const
{
    return *m_implementation->replayer;
}

Replayer Replay::replayerOn(CommandSink& sink) const
{
    return m_implementation->replayer->cloneFor(sink);
}

SurfaceId Replay::presented() const
{
    return m_implementation->marks.presented;
}

const std::vector<DrawCounters>& Replay::drawCounters() const
{
    return m_implementation->sink.counters;
}

const CallTroubles& Replay::troubles() const
{
    return m_implementation->troubles;
}

std::string Replay::traceHash() const
{
    const TimedGpu* timed = m_implementation->timedGpu;
    const auto hash = timed ? timed->traceHash() : std::nullopt;
    return hash ? toHex(*hash) : std::string();
}

} // namespace vitrine::core
