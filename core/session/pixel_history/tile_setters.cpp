// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_history/tile_setters.h"

namespace vitrine::core {

namespace {

enum class Bound : std::uint8_t { DepthMin, DepthMax, Stencil };

/// Which bound stands against a primitive that lies wholly outside of it.
Bound boundOf(CompareFunction function, const TileVerdict& verdict)
{
    if (verdict.stencilResult == CoarseResult::Fail)
        return Bound::Stencil;
    switch (function) {
    case CompareFunction::Greater:
    case CompareFunction::GreaterEqual: return Bound::DepthMin;
    case CompareFunction::Equal:
        return verdict.incoming.codes.max < verdict.depth.before.min ? Bound::DepthMin : Bound::DepthMax;
    default: return Bound::DepthMax;
    }
}

bool hasChanged(Bound bound, const TileVerdict& verdict)
{
    switch (bound) {
    case Bound::DepthMin: return verdict.depth.before.min != verdict.depth.after.min;
    case Bound::DepthMax: return verdict.depth.before.max != verdict.depth.after.max;
    case Bound::Stencil: break;
    }
    return verdict.stencil.before != verdict.stencil.after;
}

} // namespace

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
    m_setters = {before(m_bounds.depth), before(m_bounds.depth), before(m_bounds.stencil)};
}

void TileSetters::look(const Memory& memory)
{
    const Bounds old = m_bounds;
    m_bounds = {entryIn(memory, m_targets.depth), entryIn(memory, m_targets.stencil)};
    if (!m_hasBegun)
        return begin();
    const auto note = [this](bool isSet, BoundSetter& setter) {
        if (isSet)
            setter = m_next;
    };
    const bool hasDepth = old.depth && m_bounds.depth;
    note(m_nextSetsDepth || (hasDepth && old.depth->bounds.min != m_bounds.depth->bounds.min), m_setters.depthMin);
    note(m_nextSetsDepth || (hasDepth && old.depth->bounds.max != m_bounds.depth->bounds.max), m_setters.depthMax);
    const bool hasStencil = old.stencil && m_bounds.stencil;
    note(m_nextSetsStencil || (hasStencil && old.stencil->bounds != m_bounds.stencil->bounds), m_setters.stencil);
    m_nextSetsDepth = m_nextSetsStencil = false;
}

void TileSetters::follow(const BoundSetter& setter, bool setsDepth, bool setsStencil)
{
    m_next = setter;
    m_nextSetsDepth = setsDepth;
    m_nextSetsStencil = setsStencil;
}

BoundSetter TileSetters::ofCull(CompareFunction depthFunction, std::span<const TileNote> notes) const
{
    const Bound bound = boundOf(depthFunction, notes.back().verdict);
    for (std::size_t i = notes.size() - 1; i-- > 0;) {
        if (!hasChanged(bound, notes[i].verdict))
            continue;
        BoundSetter setter = m_next;
        setter.primitive = notes[i].primitive;
        return setter;
    }
    switch (bound) {
    case Bound::DepthMin: return m_setters.depthMin;
    case Bound::DepthMax: return m_setters.depthMax;
    case Bound::Stencil: break;
    }
    return m_setters.stencil;
}

} // namespace vitrine::core
