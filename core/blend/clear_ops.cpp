// SPDX-License-Identifier: Apache-2.0
#include "core/blend/clear_ops.h"

#include <algorithm>

namespace vitrine::core {

namespace {

PixelRect clearedRect(const ClearCommand& command)
{
    const std::int64_t width = command.targets.width, height = command.targets.height;
    if (!command.scissorEnabled)
        return {0, 0, command.targets.width, command.targets.height};
    const Rect& scissor = command.scissor;
    const std::int64_t left = std::clamp<std::int64_t>(scissor.x, 0, width);
    const std::int64_t bottom = std::clamp<std::int64_t>(scissor.y, 0, height);
    const std::int64_t right = std::clamp<std::int64_t>(std::int64_t{scissor.x} + scissor.width, left, width);
    const std::int64_t top = std::clamp<std::int64_t>(std::int64_t{scissor.y} + scissor.height, bottom, height);
    return {static_cast<std::uint32_t>(left), static_cast<std::uint32_t>(bottom),
            static_cast<std::uint32_t>(right - left), static_cast<std::uint32_t>(top - bottom)};
}

} // namespace

void executeClear(const ClearCommand& command, Memory& memory)
{
    const PixelRect rect = clearedRect(command);
    const RenderTargets& targets = command.targets;
    if (command.clearColor && targets.color)
        memory.surface(targets.color).fillColor(rect, command.color, command.colorMask);
    if (command.clearDepth && command.depthWrite && targets.depth)
        memory.surface(targets.depth).fillColor(rect, {command.depth, 0.0f, 0.0f, 0.0f});
    if (command.clearStencil && targets.stencil)
        memory.surface(targets.stencil).fill(rect, command.stencil, command.stencilWriteMask);
}

} // namespace vitrine::core
