// SPDX-License-Identifier: Apache-2.0
#include "core/session/resources/frame_walk.h"

#include "core/api/replay/replayer.h"
#include "core/command/vertex_fetch_ops.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// Hears what the machine would be told. Draws that the machine refuses are refused here too.
class ListeningSink final : public CommandSink {
public:
    explicit ListeningSink(Memory& memory) : m_memory(memory) {}

    Result<void> draw(const DrawCommand& command) override
    {
        const std::uint32_t inputs = command.state->isBasic() ? 1 : command.state->program.vertex->inputCount;
        if (auto checked = checkVertexNumbers(command, inputs); !checked)
            return checked;
        lastDraw = command;
        return {};
    }
    void clear(const ClearCommand& command) override { lastClear = command; }
    void finish() override {}
    [[nodiscard]] Memory& memory() override { return m_memory; }

    std::optional<DrawCommand> lastDraw;
    std::optional<ClearCommand> lastClear;

private:
    Memory& m_memory;
};

constexpr std::uint64_t kReports = 200;

} // namespace

FrameRange frameRange(const CallSource& source, std::uint64_t position)
{
    const auto& frames = source.frames();
    const std::uint64_t call = position == 0 ? 0 : position - 1;
    const auto frame = std::ranges::lower_bound(frames, call, {}, &FrameEntry::endCallIndex);
    if (frame != frames.end())
        return {static_cast<std::uint64_t>(frame - frames.begin()), frame->firstCallIndex, frame->endCallIndex + 1};
    return {std::nullopt, frames.empty() ? 0 : frames.back().endCallIndex + 1, source.callCount()};
}

Result<void> walkFrame(Replay& replay, CallSource& source, const FrameRange& range,
                       const std::function<void(const FrameStep&)>& visit, const std::stop_token& stop,
                       const SeekProgress& progress)
{
    const auto visitAll = [&visit](const FrameStep& step) {
        visit(step);
        return true;
    };
    return walkFrameWhile(replay, source, range, visitAll, stop, progress);
}

Result<void> walkFrameWhile(Replay& replay, CallSource& source, const FrameRange& range,
                            const std::function<bool(const FrameStep&)>& visit, const std::stop_token& stop,
                            const SeekProgress& progress)
{
    if (auto moved = replay.seek(range.first, stop, progress); !moved)
        return moved;
    Memory memory = replay.memory();
    ListeningSink sink(memory);
    Replayer replayer = replay.replayerOn(sink);
    // Nobody but the recorded program, which has had its answers, asks these APIs for their errors.
    (void)replayer.takeApiError(); // of the calls before
    const std::uint64_t total = range.end - range.first;
    const std::uint64_t interval = std::max<std::uint64_t>(1, total / kReports);
    for (std::uint64_t i = range.first; i < range.end; ++i) {
        if (stop.stop_requested())
            return cancelled(textOf("the look through the frame"));
        const auto call = source.call(i);
        if (!call)
            return call.error();
        sink.lastDraw.reset();
        sink.lastClear.reset();
        const auto outcome = replayer.execute(*call);
        const bool isRefused = replayer.takeApiError();
        const bool isExecuted = outcome && !outcome->isSkipped;
        if (isExecuted && !visit({i, *call, replayer, sink.lastDraw ? &*sink.lastDraw : nullptr,
                                  sink.lastClear ? &*sink.lastClear : nullptr, isRefused}))
            return {};
        if (progress && (i - range.first) % interval == 0)
            progress(i - range.first, total);
    }
    return {};
}

} // namespace vitrine::core
