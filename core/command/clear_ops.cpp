// SPDX-License-Identifier: Apache-2.0
#include "core/command/clear_ops.h"

#include "core/memory/sample_codec.h"

#include <algorithm>

namespace vitrine::core {

namespace {

ClearedTarget clearedTarget(SurfaceId surface, const Memory& memory, std::uint32_t word, std::uint32_t mask)
{
    const std::uint32_t stored = channelMaskBits(memory.surface(surface).format(), 0xF);
    if ((mask & stored) == 0)
        return {};
    return {surface, word, mask & stored, (mask & stored) == stored};
}

} // namespace

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

ClearedTargets clearedTargets(const ClearCommand& command, const Memory& memory)
{
    const RenderTargets& targets = command.targets;
    const auto formatOf = [&memory](SurfaceId surface) { return memory.surface(surface).format(); };
    ClearedTargets cleared;
    if (command.clearColor && targets.color)
        cleared.color = clearedTarget(targets.color, memory, encodedWord(formatOf(targets.color), command.color),
                                      channelMaskBits(formatOf(targets.color), command.colorMask));
    if (command.clearDepth && command.depthWrite && targets.depth)
        cleared.depth = clearedTarget(targets.depth, memory,
                                      encodedWord(formatOf(targets.depth), {command.depth, 0.0f, 0.0f, 0.0f}),
                                      channelMaskBits(formatOf(targets.depth), 0xF));
    if (command.clearStencil && targets.stencil)
        cleared.stencil = clearedTarget(targets.stencil, memory, command.stencil, command.stencilWriteMask);
    return cleared;
}

void clearColors(const ClearCommand& command, Memory& memory)
{
    if (const ClearedTarget color = clearedTargets(command, memory).color; color.surface)
        memory.surface(color.surface).fillSamples(clearedRect(command), color.word, color.mask);
}

void clearDepthsAndStencils(const ClearCommand& command, Memory& memory)
{
    const ClearedTargets cleared = clearedTargets(command, memory);
    for (const ClearedTarget& target : {cleared.depth, cleared.stencil})
        if (target.surface)
            memory.surface(target.surface).fillSamples(clearedRect(command), target.word, target.mask);
}

void clearBounds(const ClearCommand& command, Memory& memory)
{
    const ClearedTargets cleared = clearedTargets(command, memory);
    for (const ClearedTarget& target : {cleared.depth, cleared.stencil})
        if (target.surface)
            memory.surface(target.surface).fillBounds(clearedRect(command), target.word, target.mask);
}

void executeClear(const ClearCommand& command, Memory& memory)
{
    clearBounds(command, memory);
    clearDepthsAndStencils(command, memory);
    clearColors(command, memory);
}

} // namespace vitrine::core
