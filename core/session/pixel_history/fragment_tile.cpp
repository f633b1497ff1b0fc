// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/fragment_tile.h"

#include "core/depth_stencil/depth_stencil_ops.h"

#include <algorithm>

namespace vitrine::core {

namespace {

std::array<double, 2> fractions(const ValueInterval& codes, std::uint32_t maxCode)
{
    const double max = maxCode;
    return {codes.min / max, codes.max / max};
}

FragmentTile tileOf(const TileNote& note, const DrawState& state, const Memory& memory)
{
    const TileVerdict& verdict = note.verdict;
    FragmentTile tile;
    tile.tile = verdict.tile;
    tile.tableRow = verdict.row;
    tile.result = verdict.result;
    tile.isTested = verdict.isTested;
    tile.coarse = verdict.coarse;
    tile.depthResult = verdict.depthResult;
    tile.stencilResult = verdict.stencilResult;
    if (state.depthStencil.depthTest && state.targets.depth) {
        const std::uint32_t maxCode = maxDepthCode(memory.surface(state.targets.depth).format());
        tile.incoming = fractions(verdict.incoming.codes, maxCode);
        tile.stored = fractions(verdict.depth.before, maxCode);
    }
    const ValueInterval& stencil = verdict.stencil.before;
    tile.stencil = {static_cast<std::uint8_t>(stencil.min), static_cast<std::uint8_t>(stencil.max)};
    tile.discard = verdict.discard;
    tile.textures = note.textures;
    return tile;
}

} // namespace

void addTiles(std::span<PixelEntry> entries, const DrawState& state, const Memory& memory,
              std::span<const TileNote> notes, const TileSetters& setters)
{
    for (PixelEntry& entry : entries) {
        const auto note = std::ranges::find(notes, entry.fragment->ids.primitive, &TileNote::primitive);
        if (note == notes.end())
            continue;
        FragmentTile& tile = entry.fragment->tile.emplace(tileOf(*note, state, memory));
        const bool isCulled = tile.result == TileResult::Cull;
        const bool isDiscarded = tile.result == TileResult::Terminate || entry.fate == PixelFate::Discarded;
        if (isCulled || (isDiscarded && state.depthStencil.depthTest && state.targets.depth)) {
            tile.bound = decidingBound(state.depthStencil.depthFunction, note->verdict);
            tile.setter = setters.of(tile.bound, notes.first(static_cast<std::size_t>(note - notes.begin())));
        }
        if (isCulled) {
            entry.fate = PixelFate::Culled;
        } else if (tile.result == TileResult::Terminate) {
            entry.fate = PixelFate::Terminated;
        } else {
            continue;
        }
        forgetItems(*entry.fragment);
    }
}

void forgetItems(FragmentEntry& fragment)
{
    fragment.ids = {.primitive = fragment.ids.primitive, .quad = 0, .task = 0, .shadedQuad = 0, .requests = {}};
    fragment.runs.clear();
    fragment.lane = 0;
    fragment.madeIn = 0;
    fragment.sealedIn.reset();
}

} // namespace vitrine::core
