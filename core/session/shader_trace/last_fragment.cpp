// SPDX-License-Identifier: Apache-2.0
#include "core/session/shader_trace/last_fragment.h"

#include "core/api/replay/replayer.h"
#include "core/gpu/untimed_gpu.h"
#include "core/hiz/hiz_config.h"
#include "core/session/frame_place.h"
#include "core/session/replay.h"

#include <optional>

namespace vitrine::core {

namespace {

/// Executes commands and notes which primitive has a fragment shaded at a pixel of one framebuffer.
class FragmentSink final : public CommandSink, public TaskWatch {
public:
    FragmentSink(const Replay& replay, const RenderTargets& targets, const LastFragmentQuery& query,
                 std::stop_token stop)
        : m_memory(replay.memory()), m_gpu(m_memory, replay.units(), replay.colorEngine(), kWithoutHiz),
          m_targets(targets), m_query(query)
    {
        m_gpu.setStopToken(std::move(stop));
        m_gpu.watchTasks(this);
    }

    Result<void> draw(const DrawCommand& command) override
    {
        m_isConcerned = concerns(m_targets, command.state->targets);
        return m_gpu.draw(command);
    }
    void clear(const ClearCommand& command) override { m_gpu.clear(command); }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    LaneRecorder* beginVertices(std::span<const std::uint32_t>) override { return nullptr; }
    LaneRecorder* beginFragments(std::span<const Quad> quads, std::span<const std::uint32_t> primitives) override
    {
        const unsigned lane = (m_query.x & 1) + 2 * (m_query.y & 1);
        for (std::size_t i = 0; m_isConcerned && i < quads.size(); ++i)
            if (quads[i].x == (m_query.x & ~1u) && quads[i].y == (m_query.y & ~1u) &&
                (coveredPixels(quads[i].coverage) >> lane & 1) != 0)
                m_primitive = primitives[i];
        return nullptr;
    }

    /// Of the call that has just been executed.
    [[nodiscard]] std::optional<std::uint32_t> takePrimitive() { return std::exchange(m_primitive, std::nullopt); }

private:
    Memory m_memory;
    UntimedGpu m_gpu;
    const RenderTargets m_targets;
    const LastFragmentQuery m_query;
    bool m_isConcerned = false;
    std::optional<std::uint32_t> m_primitive;
};

} // namespace

Result<ShadedFragment> lastFragment(Replay& replay, CallSource& source, const LastFragmentQuery& query,
                                    const std::stop_token& stop, const SeekProgress& progress)
{
    if (auto arrived = replay.seek(query.position, stop, progress); !arrived)
        return arrived.error();
    const RenderTargets targets = targetsAt(replay);
    const std::uint64_t start = startOfFrame(source, query.position);
    if (auto arrived = replay.seek(start, stop, progress); !arrived)
        return arrived.error();
    FragmentSink sink(replay, targets, query, stop);
    Replayer replayer = replay.replayerOn(sink);
    std::optional<ShadedFragment> found;
    for (std::uint64_t index = start; index < query.position; ++index) {
        const auto call = source.call(index);
        if (!call)
            return call.error();
        // A call that can't be executed is skipped, as the replay skips it.
        if (!replayer.execute(*call) && stop.stop_requested())
            return cancelled();
        const auto primitive = sink.takePrimitive();
        const auto draw = primitive ? drawAt(source, index) : std::nullopt;
        if (draw)
            found = ShadedFragment{*draw, *primitive};
        if (progress)
            progress(index + 1 - start, query.position - start);
    }
    if (!found)
        return failure("no draw of this frame has shaded a fragment at pixel {},{}", query.x, query.y);
    return *found;
}

} // namespace vitrine::core
