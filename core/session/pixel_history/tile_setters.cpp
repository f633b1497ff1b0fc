// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/tile_setters.h"

#include <algorithm>

namespace vitrine::core {

std::optional<TileEntry> TileSetters::entryIn(const Memory& memory, SurfaceId surface) const
{
    const TileBounds* bounds = memory.contains(surface) ? memory.surface(surface).bounds() : nullptr;
    const bool isInside =
        bounds && m_place.x / bounds->tileSize() < bounds->columns() && m_place.y / bounds->tileSize() < bounds->rows();
    return isInside ? std::optional(bounds->entry(bounds->tileAt(m_place.x, m_place.y))) : std::nullopt;
}

/// Of what was there when the frame began, the entries themselves know who came last.
void TileSetters::begin()
{
    m_hasBegun = true;
    const auto before = [](const std::optional<TileEntry>& entry) {
        BoundSetter setter;
        if (entry && entry->setBy != 0)
            setter.draw = entry->setBy - 1;
        return setter;
    };
    setterOf(TileBound::DepthMin) = setterOf(TileBound::DepthMax) = before(m_bounds.depth);
    setterOf(TileBound::Stencil) = before(m_bounds.stencil);
}

void TileSetters::look(const Memory& memory)
{
    const Bounds old = m_bounds;
    m_bounds = {entryIn(memory, m_targets.depth), entryIn(memory, m_targets.stencil)};
    if (!m_hasBegun)
        return begin();
    const auto note = [this](bool isSet, TileBound bound) {
        if (isSet)
            setterOf(bound) = m_next;
    };
    const bool hasDepth = old.depth && m_bounds.depth;
    note(m_nextSetsDepth || (hasDepth && old.depth->bounds.min != m_bounds.depth->bounds.min), TileBound::DepthMin);
    note(m_nextSetsDepth || (hasDepth && old.depth->bounds.max != m_bounds.depth->bounds.max), TileBound::DepthMax);
    const bool hasStencil = old.stencil && m_bounds.stencil;
    note(m_nextSetsStencil || (hasStencil && old.stencil->bounds != m_bounds.stencil->bounds), TileBound::Stencil);
    m_nextSetsDepth = m_nextSetsStencil = false;
}

bool TileSetters::coversTile(const ClearCommand& command) const
{
    const HizTile tile = tileAt(m_place, m_tileSize);
    const PixelPlace first{tile.column * m_tileSize, tile.row * m_tileSize};
    const PixelPlace last{std::min(first.x + m_tileSize, m_targets.width) - 1,
                          std::min(first.y + m_tileSize, m_targets.height) - 1};
    return !command.scissorEnabled || (contains(command.scissor, first) && contains(command.scissor, last));
}

void TileSetters::followClear(const BoundSetter& setter, const ClearCommand& command)
{
    const bool setsTile = coversTile(command);
    m_next = setter;
    m_nextSetsDepth = setsTile && command.clearDepth && command.depthWrite;
    m_nextSetsStencil = setsTile && command.clearStencil;
}

BoundSetter TileSetters::of(TileBound bound, const BoundChanges& inDraw) const
{
    const std::uint32_t primitive = inDraw.primitiveOf(bound);
    BoundSetter setter = primitive != 0 ? m_next : m_setters[static_cast<std::size_t>(bound)];
    setter.primitive = primitive;
    return setter;
}

BoundSetter TileSetters::of(TileBound bound, std::span<const TileNote> before) const
{
    BoundChanges changes;
    for (const TileNote& note : before)
        changes.add(note.verdict);
    return of(bound, changes);
}

} // namespace vitrine::core
