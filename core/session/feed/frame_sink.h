// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/gpu.h"
#include "core/observe/draw_number.h"
#include "core/session/frame/frame_run.h"

#include <map>
#include <optional>
#include <vector>

namespace vitrine::core {

/// Hands commands to a machine, but for draws that would not come to an end.
class FrameSink final : public CommandSink {
public:
    /// `machine` is changed at will, and must not be null when a command comes.
    explicit FrameSink(Gpu* machine = nullptr) : gpu(machine) {}

    Result<void> draw(const DrawCommand& command) override
    {
        const auto known = refused.find(command.drawSeq);
        auto drawn = known != refused.end() ? Result<void>(known->second) : gpu->draw(command);
        const std::uint32_t number = drawOf(command.drawSeq);
        if (!drawn && (failed.empty() || failed.back().draw != number)) // one of its passes is enough
            failed.push_back({number, command.callNumber, drawn.error().message});
        if (drawn)
            last = command;
        if (drawn && command.state->targets.color)
            seen = command.state->targets;
        return drawn;
    }
    void announce(const DrawCommand& next) override { gpu->announce(next); }
    [[nodiscard]] bool readsWords() const override { return gpu->readsWords(); }
    void clear(const ClearCommand& command) override { gpu->clear(command); }
    void copy(const CopyCommand& command) override { gpu->copy(command); }
    void endFrame() override { gpu->endFrame(); }
    void finish() override { gpu->finish(); }
    void beforeHostRead(SurfaceId surface) override { gpu->beforeHostRead(surface); }
    void beforeHostWrite(const HostWrite& write) override { gpu->beforeHostWrite(write); }
    [[nodiscard]] Memory& memory() override { return gpu->memory(); }

    Gpu* gpu;
    std::map<std::uint32_t, Error> refused; ///< by draw
    std::vector<FailedDraw> failed;         ///< since the list was last cleared
    std::optional<DrawCommand> last;        ///< that was handed on
    std::optional<RenderTargets> seen;      ///< of the last one with a color buffer
};

} // namespace vitrine::core
