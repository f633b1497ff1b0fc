// SPDX-License-Identifier: Apache-2.0
#include "core/session/frame_commands.h"

#include "core/api/replay/replayer.h"
#include "core/command/frame_end.h"
#include "core/command/transfer_words.h"
#include "core/command/transfer_work.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "core/observe/draw_number.h"
#include "core/session/replay.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace vitrine::core {

namespace {

/// Lets the machine draw, since later commands may depend on what was drawn (HIZ-19), and keeps the words.
class WordsSink final : public CommandSink {
public:
    explicit WordsSink(UntimedGpu& gpu) : m_gpu(gpu) {}

    Result<void> draw(const DrawCommand& command) override
    {
        if (command.words)
            keep(*command.words, command.callNumber, drawOf(command.drawSeq));
        return m_gpu.draw(command);
    }
    void clear(const ClearCommand& command) override
    {
        if (!isEmpty(command, memory()))
            keep(transferWords({kFirstTransfer + m_transfers++, command}));
        m_gpu.clear(command);
    }
    void copy(const CopyCommand& command) override
    {
        keep(transferWords({kFirstTransfer + m_transfers++, command}));
        m_gpu.copy(command);
    }
    void beforeHostWrite(const HostWrite& write) override
    {
        keep(hostWriteWords(write));
        m_gpu.beforeHostWrite(write);
    }
    void endFrame() override { keep(frameEndWords(kFrameInterrupt)); }
    void finish() override { m_gpu.finish(); }
    [[nodiscard]] Memory& memory() override { return m_gpu.memory(); }

    std::uint64_t callNumber = 0; ///< of the call that is executed
    std::vector<FrameCommand> commands;

private:
    /// Of no draw.
    void keep(const Blob& bytes) { keep({bytes, nullptr, nullptr, {}}, callNumber, {}); }
    void keep(const DrawWords& words, std::uint64_t call, std::optional<std::uint32_t> draw)
    {
        for (StreamCommand& command : commandStream(words))
            commands.push_back({std::move(command), call, draw});
    }

    UntimedGpu& m_gpu;
    std::uint32_t m_transfers = 0; ///< of the frame so far
};

} // namespace

Result<std::vector<FrameCommand>> frameCommands(const Replay& replay, CallSource& source, std::uint64_t end,
                                                const std::stop_token& stop)
{
    Memory memory = replay.memory();
    UntimedGpu gpu(memory, replay.units(), replay.colorEngine(), replay.hiz());
    gpu.setStopToken(stop);
    WordsSink sink(gpu);
    Replayer replayer = replay.replayerOn(sink);
    for (std::uint64_t position = replay.position(); position < std::min(end, source.callCount()); ++position) {
        const auto call = source.call(position);
        if (!call)
            return call.error();
        sink.callNumber = call->number;
        std::ignore = replayer.execute(*call); // what can't be replayed writes nothing
        if (stop.stop_requested())
            return cancelled(textOf("reading commands"));
    }
    return std::move(sink.commands);
}

} // namespace vitrine::core
