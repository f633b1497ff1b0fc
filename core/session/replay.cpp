// SPDX-License-Identifier: Apache-2.0
#include "core/session/replay.h"

#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/checkpoints.h"
#include "core/session/state_tree.h"
#include "core/session/tracking_sink.h"

#include <algorithm>

namespace vitrine::core {

namespace {

std::unique_ptr<Gpu> makeGpu(Memory& memory, const MachineConfig& config, Timing timing)
{
    if (timing == Timing::Untimed)
        return std::make_unique<UntimedGpu>(memory);
    TimedOptions options;
    options.traceHash = true;
    return std::make_unique<TimedGpu>(memory, config, options);
}

constexpr std::size_t kMaxWarnings = 10'000; // a capture in which every call fails must not fill the memory

Error cancelled()
{
    return Error{"the replay was cancelled"};
}

} // namespace

struct Replay::Implementation {
    Implementation(CallSource& calls, const MachineConfig& config, Timing timing)
        : source(calls), gpu(makeGpu(memory, config, timing)), sink(*gpu), replayer(std::make_unique<Replayer>(sink))
    {
        checkpoint();
    }

    Result<void> seek(std::uint64_t target, std::stop_token stop, const SeekProgress& progress);
    Result<void> executeNext(const std::stop_token& stop);
    void checkpoint();
    void goNearTo(std::uint64_t target);
    void restore(const Checkpoints::Saved& saved);
    SurfaceId surface(Attachment attachment);

    CallSource& source;
    Memory memory;
    std::unique_ptr<Gpu> gpu;
    TrackingSink sink;
    std::unique_ptr<Replayer> replayer;
    std::uint64_t position = 0;
    SurfaceId presented;
    Checkpoints checkpoints;
    std::map<std::uint64_t, std::string> warnings;
};

void Replay::Implementation::checkpoint()
{
    checkpoints.add(position, std::make_unique<MachineState>(memory, *replayer, ReplayMarks{sink.lastDraw, presented}));
}

// Leaves the replay alone when it is nearer to the target than any saved moment.
void Replay::Implementation::goNearTo(std::uint64_t target)
{
    const auto saved = checkpoints.nearest(target);
    if (position > target || saved.position > position)
        restore(saved);
}

void Replay::Implementation::restore(const Checkpoints::Saved& saved)
{
    memory = saved.state->memory();
    replayer = std::make_unique<Replayer>(saved.state->replayer().cloneFor(sink));
    sink.lastDraw = saved.state->marks().lastDraw;
    presented = saved.state->marks().presented;
    position = saved.position;
}

Result<void> Replay::Implementation::executeNext(const std::stop_token& stop)
{
    const auto call = source.call(position);
    if (!call)
        return call.error();
    const auto outcome = replayer->execute(*call);
    if (!outcome && stop.stop_requested()) {
        // The draw may have been cut short: what it left behind is no moment of the capture.
        restore(checkpoints.nearest(position));
        return cancelled();
    }
    presented = outcome ? outcome->presented : SurfaceId{};
    if (!outcome && warnings.size() < kMaxWarnings)
        warnings.emplace(call->number, outcome.error().message);
    ++position;
    return {};
}

Result<void> Replay::Implementation::seek(std::uint64_t target, std::stop_token stop, const SeekProgress& progress)
{
    target = std::min(target, source.callCount());
    sink.counters.clear();
    goNearTo(target);
    gpu->setStopToken(stop);
    const std::uint64_t start = position;
    const std::uint64_t total = target - start;
    const std::uint64_t interval = std::max<std::uint64_t>(1, total / 200);
    while (position < target) {
        if (stop.stop_requested())
            return cancelled();
        if (auto executed = executeNext(stop); !executed)
            return executed;
        if (checkpoints.wants(position))
            checkpoint();
        if (progress && (position - start) % interval == 0)
            progress(position - start, total);
    }
    return {};
}

SurfaceId Replay::Implementation::surface(Attachment attachment)
{
    if (attachment == Attachment::Color && presented)
        return presented;
    const RenderTargets targets = replayer->system().visibleTargets();
    switch (attachment) {
    case Attachment::Color: return targets.color;
    case Attachment::Depth: return targets.depth;
    case Attachment::Stencil: return targets.stencil;
    }
    return {};
}

Replay::Replay(CallSource& source, const MachineConfig& config, Timing timing)
    : m_implementation(std::make_unique<Implementation>(source, config, timing))
{
}
Replay::~Replay() = default;
Replay::Replay(Replay&&) noexcept = default;
Replay& Replay::operator=(Replay&&) noexcept = default;

Result<void> Replay::seek(std::uint64_t position, std::stop_token stop, const SeekProgress& progress)
{
    return m_implementation->seek(position, std::move(stop), progress);
}

std::uint64_t Replay::position() const
{
    return m_implementation->position;
}

Picture Replay::picture(Attachment attachment) const
{
    const SurfaceId id = m_implementation->surface(attachment);
    if (!id || !m_implementation->memory.contains(id))
        return Picture{attachment, PixelFormat::None, 0, 0, {}, {}, {}};
    return takePicture(m_implementation->memory.surface(id), attachment);
}

std::optional<StateNode> Replay::lastDrawState() const
{
    if (!m_implementation->sink.lastDraw)
        return std::nullopt;
    return drawStateTree(*m_implementation->sink.lastDraw, m_implementation->memory);
}

const std::vector<DrawCounters>& Replay::drawCounters() const
{
    return m_implementation->sink.counters;
}

const std::map<std::uint64_t, std::string>& Replay::warnings() const
{
    return m_implementation->warnings;
}

std::string Replay::traceHash() const
{
    const auto* timed = dynamic_cast<const TimedGpu*>(m_implementation->gpu.get());
    const auto hash = timed ? timed->traceHash() : std::nullopt;
    return hash ? toHex(*hash) : std::string();
}

} // namespace vitrine::core
