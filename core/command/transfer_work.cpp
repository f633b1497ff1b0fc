// SPDX-License-Identifier: Apache-2.0
#include "core/command/transfer_work.h"

#include "core/command/clear_ops.h"

#include <algorithm>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kColorTile = 8; ///< pixels along the side of a tile of the color cache; project choice

/// Pixels from `begin` to `end` along one axis.
struct Stretch {
    std::uint32_t begin = 0, end = 0;
    [[nodiscard]] std::uint64_t pixels() const { return end - begin; }
    [[nodiscard]] std::uint64_t quads() const { return end > begin ? (end + 1) / 2 - begin / 2 : 0; }
    /// What of it is whole tiles: the last one may be cut by the surface's edge.
    [[nodiscard]] Stretch wholeTiles(std::uint32_t tile, std::uint32_t size) const
    {
        const std::uint32_t first = (begin + tile - 1) / tile * tile;
        const std::uint32_t last = end == size ? end : end / tile * tile;
        return last > first ? Stretch{first, last} : Stretch{};
    }
    [[nodiscard]] std::uint64_t tiles(std::uint32_t tile) const { return (end - begin + tile - 1) / tile; }
};

struct Count {
    std::uint64_t tiles = 0; ///< by mark
    std::uint64_t quads = 0;
    std::uint64_t bytes = 0; ///< that these move: read as well where bits stay
};

/// `tile`: the side of tiles that can be marked; 0: none can.
Count countOf(const ClearedTarget& target, const PixelRect& rect, const Memory& memory, std::uint32_t tile)
{
    if (!target.surface || rect.width == 0 || rect.height == 0)
        return {};
    const Surface& surface = memory.surface(target.surface);
    const Stretch across{rect.x, rect.x + rect.width}, up{rect.y, rect.y + rect.height};
    const std::uint64_t bytesPerPixel = surface.samples() * bytesPerSample(surface.format());
    const std::uint64_t quads = across.quads() * up.quads(), pixels = across.pixels() * up.pixels();
    if (!target.isWhole)
        return {0, quads, 2 * pixels * bytesPerPixel};
    if (tile == 0)
        return {0, quads, pixels * bytesPerPixel};
    const Stretch right = across.wholeTiles(tile, surface.width()), top = up.wholeTiles(tile, surface.height());
    return {right.tiles(tile) * top.tiles(tile), quads - right.quads() * top.quads(),
            (pixels - right.pixels() * top.pixels()) * bytesPerPixel};
}

std::uint32_t boundedTile(const ClearedTarget& target, const Memory& memory)
{
    const TileBounds* bounds = target.surface ? memory.surface(target.surface).bounds() : nullptr;
    return bounds ? bounds->tileSize() : 0;
}

Cycle cyclesOf(std::uint64_t work, std::uint32_t perCycle)
{
    return (work + perCycle - 1) / perCycle;
}

TransferWork workOf(const ClearCommand& command, const Memory& memory, const TransferRates& rates)
{
    const PixelRect rect = clearedRect(command);
    const ClearedTargets cleared = clearedTargets(command, memory);
    const Count color = countOf(cleared.color, rect, memory, kColorTile);
    const Count depth = countOf(cleared.depth, rect, memory, boundedTile(cleared.depth, memory));
    const Count stencil = countOf(cleared.stencil, rect, memory, boundedTile(cleared.stencil, memory));
    TransferWork work;
    work.clear = command;
    work.marks = {depth.tiles, stencil.tiles};
    work.hiz = cyclesOf(std::max(depth.tiles, stencil.tiles), rates.tilesPerCycle);
    work.zst = cyclesOf(std::max(depth.quads, stencil.quads), rates.zstQuadsPerCycle);
    work.cu = cyclesOf(color.tiles, rates.tilesPerCycle) + cyclesOf(color.quads, rates.cuQuadsPerCycle);
    work.zstBytes = depth.bytes + stencil.bytes;
    work.cuBytes = color.bytes;
    return work;
}

TransferWork workOf(const CopyCommand& command, const Memory& memory, const TransferRates& rates)
{
    const Stretch across{command.toX, command.toX + command.width}, up{command.toY, command.toY + command.height};
    const std::uint64_t pixels = across.pixels() * up.pixels();
    TransferWork work;
    work.copy = command;
    work.cu = std::max(cyclesOf(pixels, rates.texItemsPerCycle),
                       cyclesOf(across.quads() * up.quads(), rates.cuQuadsPerCycle));
    work.cuBytes = pixels * (bytesPerSample(memory.surface(command.from).format()) +
                             bytesPerSample(memory.surface(command.to).format()));
    return work;
}

} // namespace

TransferWork transferWork(const TransferCommand& command, const Memory& memory, const TransferRates& rates)
{
    return std::visit([&](const auto& held) { return workOf(held, memory, rates); }, command);
}

bool canTransfer(const TransferCommand& command, const Memory& memory)
{
    const auto isKnown = [&memory](SurfaceId surface) { return !surface || memory.contains(surface); };
    if (const auto* clear = std::get_if<ClearCommand>(&command))
        return isKnown(clear->targets.color) && isKnown(clear->targets.depth) && isKnown(clear->targets.stencil);
    const auto& copy = std::get<CopyCommand>(command);
    const auto holds = [&](SurfaceId id, std::uint32_t x, std::uint32_t y) {
        if (!memory.contains(id) || memory.surface(id).samples() != 1)
            return false;
        const Surface& surface = memory.surface(id);
        return std::uint64_t{x} + copy.width <= surface.width() && std::uint64_t{y} + copy.height <= surface.height();
    };
    return holds(copy.from, copy.fromX, copy.fromY) && holds(copy.to, copy.toX, copy.toY);
}

bool isEmpty(const ClearCommand& command, const Memory& memory)
{
    const PixelRect rect = clearedRect(command);
    const ClearedTargets cleared = clearedTargets(command, memory);
    return rect.width == 0 || rect.height == 0 ||
           !(cleared.color.surface || cleared.depth.surface || cleared.stencil.surface);
}

} // namespace vitrine::core
