// SPDX-License-Identifier: Apache-2.0
#include "core/session/overlay/overlay.h"

#include "core/api/replay/replayer.h"
#include "core/gpu/untimed_gpu.h"
#include "core/session/frame_place.h"
#include "core/session/overlay/overlay_recorder.h"
#include "core/session/replay.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

constexpr std::uint64_t kMostReports = 200;

/// Executes commands, and has those that aim at the framebuffer written down.
class OverlaySink final : public CommandSink {
public:
    OverlaySink(const Replay& replay, const RenderTargets& targets, Overlay& overlay, std::stop_token stop)
        : m_memory(replay.memory()), m_targets(targets), m_overlay(overlay), m_recorder(overlay),
          m_gpu(m_memory, replay.units(), replay.colorEngine(), replay.hiz())
    {
        m_gpu.setStopToken(std::move(stop));
    }

    /// What is submitted from now on comes from this call.
    void beginCall(std::optional<std::uint32_t> draw)
    {
        m_draw = draw;
        m_planes = {};
        m_covers.forget();
    }
    [[nodiscard]] bool isFull() const { return m_recorder.isFull(); }

    Result<void> draw(const DrawCommand& command) override
    {
        const bool isWatched = m_draw && concerns(m_targets, command.state->targets);
        m_gpu.watchQuads(isWatched ? &m_recorder : nullptr);
        if (isWatched)
            m_recorder.begin(*command.state, *m_draw);
        m_gpu.watchBasic(isWatched ? &m_covers : nullptr);
        auto drawn = m_gpu.draw(command);
        takePlanes(command, isWatched);
        return drawn;
    }
    void clear(const ClearCommand& command) override
    {
        if (m_overlay.query.scope == OverlayScope::Pass && beginsPass(command)) {
            m_recorder.forget();
            m_overlay.clearedBy = command.callNumber;
        }
        m_gpu.clear(command);
    }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

private:
    /// What the call's passes lead to is what the one that paints the framebuffer has.
    void takePlanes(const DrawCommand& command, bool isAimed)
    {
        if (!m_draw || command.state->vector.pass == VectorPass::None)
            return;
        if (command.state->isBasic())
            m_planes.take(command, m_covers);
        else
            m_planes.take(command, m_memory);
        if (isAimed)
            m_overlay.planes = std::make_shared<const VectorPlanes>(m_planes);
    }
    [[nodiscard]] bool beginsPass(const ClearCommand& command) const
    {
        const bool clearsColor = command.clearColor && command.colorMask != 0;
        return concerns(m_targets, command.targets) &&
               (m_targets.color ? clearsColor : command.clearDepth || command.clearStencil);
    }

    Memory m_memory;
    const RenderTargets m_targets;
    Overlay& m_overlay;
    OverlayRecorder m_recorder;
    UntimedGpu m_gpu;
    std::optional<std::uint32_t> m_draw;
    VectorPlanes m_planes; ///< of the call so far
    BasicCovers m_covers;
};

struct CallRange {
    std::uint64_t first = 0, end = 0;
};

/// The last draw, clear or copy before the position, if that is a draw; else nothing.
CallRange lastDraw(const CallSource& source, std::uint64_t position)
{
    const auto& actions = source.actions();
    auto action = std::ranges::lower_bound(actions, position, {}, &ActionEntry::callIndex);
    while (action != actions.begin()) {
        --action;
        if (action->kind == ActionKind::Draw)
            return {action->callIndex, action->callIndex + 1};
        if (action->kind == ActionKind::Clear || action->kind == ActionKind::Copy)
            break;
    }
    return {position, position};
}

CallRange rangeOf(const CallSource& source, const OverlayQuery& query)
{
    if (query.scope == OverlayScope::Draw)
        return lastDraw(source, query.position);
    return {startOfFrame(source, query.position), query.position};
}

Result<void> run(CallSource& source, Replayer& replayer, OverlaySink& sink, const CallRange& range,
                 const std::stop_token& stop, const SeekProgress& progress)
{
    const std::uint64_t total = range.end - range.first;
    const std::uint64_t stride = std::max<std::uint64_t>(1, total / kMostReports);
    for (std::uint64_t index = range.first; index < range.end; ++index) {
        const auto call = source.call(index);
        if (!call)
            return call.error();
        sink.beginCall(drawAt(source, index));
        static_cast<void>(replayer.execute(*call)); // calls that fail in the program fail here, too
        if (stop.stop_requested())
            return cancelled();
        if (sink.isFull())
            return failure("more pixels are touched than an overlay can hold: look at a smaller range of draws");
        const std::uint64_t done = index + 1 - range.first;
        if (progress && (done % stride == 0 || done == total))
            progress(done, total);
    }
    return {};
}

} // namespace

Result<Overlay> overlay(Replay& replay, CallSource& source, const OverlayQuery& asked, const std::stop_token& stop,
                        const SeekProgress& progress)
{
    Overlay result;
    result.query = {std::min(asked.position, source.callCount()), asked.scope};
    if (auto arrived = replay.seek(result.query.position, stop); !arrived)
        return arrived.error();
    const RenderTargets targets = targetsAt(replay);
    if (!targets.color && !targets.depth && !targets.stencil)
        return failure("no framebuffer is bound that could be looked at");
    const CallRange range = rangeOf(source, result.query);
    if (auto back = replay.seek(range.first, stop); !back)
        return back.error();
    result.firstPosition = range.first;
    result.samples = targets.samples;
    result.pixels = OverlayPixels(targets.width, targets.height);
    OverlaySink sink(replay, targets, result, stop);
    Replayer replayer = replay.replayerOn(sink);
    if (auto executed = run(source, replayer, sink, range, stop, progress); !executed)
        return executed.error();
    return result;
}

} // namespace vitrine::core
