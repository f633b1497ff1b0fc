// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/command/draw_state.h"
#include "core/command/register_image.h"
#include "core/gpu/machine_config.h"
#include "core/memory/memory.h"

#include <memory>
#include <optional>
#include <vector>

namespace vitrine::core {

class Replayer;
struct Call;
struct FrameStart;

/// A replay that stands right before the call of a draw.
struct DrawBeginning {
    const Replayer& replayer;
    const Memory& memory;
    const Call& call;
    const MachineConfig& config;
};

/// A draw alone, or its frame with draws in flight, apart from its replay: all that a machine needs to run it, any
/// number of times (RUN-07). Immutable: threads share it, and its buffers share their pages with those of the replay.
struct DrawStart {
    MachineConfig config;
    DrawCommand command; ///< of several passes the last one, which paints; of a frame its first draw
    Memory memory;       ///< the buffers as the draw, or the frame, finds them
    /// In its frame: fragments go the way that it has left, past the processors or over them (RUN-14).
    std::optional<DrawCommand> drawBefore = {};
    RegisterImage image = {};                     ///< what the frame's draws before it leave in the registers (RUN-01)
    std::vector<DrawCommand> passesBefore = {};   ///< of a drawing of 2-D graphics: those before `command` (VG2D-02)
    std::shared_ptr<const FrameStart> frame = {}; ///< null: the draw alone

    [[nodiscard]] bool isVector() const { return command.state->vector.pass != VectorPass::None; }
};

/// Fails when the call draws nothing. The replay stays where it is.
[[nodiscard]] Result<std::shared_ptr<const DrawStart>> takeDraw(const DrawBeginning& beginning);

} // namespace vitrine::core
