// SPDX-License-Identifier: Apache-2.0
#include "core/hiz/tile_traffic.h"

#include <bit>

namespace vitrine::core {

namespace {

constexpr std::uint32_t kClassesOfByte = 4;

std::uint64_t bytesOf(const Surface* surface, bool isRead, const BoundsChange& change)
{
    const TileBounds* bounds = surface ? surface->bounds() : nullptr;
    const std::uint64_t times = (isRead ? 1u : 0u) + (change.kind == UpdateKind::None ? 0u : 1u);
    return bounds ? times * bytesOfEntry(*bounds) : 0;
}

} // namespace

std::uint32_t bytesOfEntry(const TileBounds& bounds)
{
    return 2 * ((static_cast<std::uint32_t>(std::bit_width(bounds.maxCode())) + 7) / 8);
}

std::uint64_t bytesMoved(const HizDraw& draw, const TileVerdict& verdict)
{
    return bytesOf(draw.depth, verdict.isTested, verdict.depth) +
           bytesOf(draw.stencil, verdict.isTested, verdict.stencil) +
           (verdict.lookUp.entries + kClassesOfByte - 1) / kClassesOfByte;
}

} // namespace vitrine::core
