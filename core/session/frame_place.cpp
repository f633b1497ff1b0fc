// SPDX-License-Identifier: Apache-2.0
#include "core/session/frame_place.h"

#include "core/api/replay/replayer.h"
#include "core/gpu/untimed_gpu.h"

#include <algorithm>

namespace vitrine::core {

std::uint64_t startOfFrame(const CallSource& source, std::uint64_t position)
{
    std::uint64_t start = 0;
    for (const FrameEntry& frame : source.frames()) {
        if (frame.endCallIndex + 1 >= position)
            return std::min(frame.firstCallIndex, position);
        start = frame.endCallIndex + 1;
    }
    return std::min(start, position);
}

RenderTargets targetsAt(const Replay& replay)
{
    Memory memory = replay.memory();
    UntimedGpu gpu(memory);
    Replayer replayer = replay.replayerOn(gpu);
    const gles2::Window* window = replayer.window();
    if (window && (!replayer.hasBoundFramebuffer() || replay.presented() == window->resolved.color))
        return window->targets;
    return replayer.visibleTargets();
}

bool concerns(const RenderTargets& ours, const RenderTargets& targets)
{
    if (ours.color)
        return targets.color == ours.color;
    return (ours.depth && targets.depth == ours.depth) || (ours.stencil && targets.stencil == ours.stencil);
}

std::optional<std::uint32_t> drawAt(const CallSource& source, std::uint64_t callIndex)
{
    const auto& actions = source.actions();
    const auto found = std::ranges::lower_bound(actions, callIndex, {}, &ActionEntry::callIndex);
    const bool isDraw = found != actions.end() && found->callIndex == callIndex && found->kind == ActionKind::Draw;
    return isDraw ? std::optional(found->draw) : std::nullopt;
}

} // namespace vitrine::core
