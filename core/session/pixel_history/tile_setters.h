// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/memory.h"
#include "core/session/pixel_history/tile_notes.h"

#include <span>

namespace vitrine::core {

/// Who set the bounds of the tile that a pixel lies in, command by command: what differs between two looks at the
/// buffers was changed by the command in between.
class TileSetters {
public:
    TileSetters(const RenderTargets& targets, const PixelPlace& place) : m_targets(targets), m_place(place) {}

    /// Before a command: whatever has changed is the last one's doing.
    void look(const Memory& memory);
    /// The command that is executed next. One that sets all of the tile is told so: it may leave bounds as they were.
    void follow(const BoundSetter& setter, bool setsDepth = false, bool setsStencil = false);

    /// Of the bound that has culled the last of `notes`, which are one draw's in the tile, after a look before it.
    [[nodiscard]] BoundSetter ofCull(CompareFunction depthFunction, std::span<const TileNote> notes) const;

private:
    struct Bounds {
        std::optional<TileEntry> depth, stencil;
    };
    struct Setters {
        BoundSetter depthMin, depthMax, stencil;
    };
    [[nodiscard]] std::optional<TileEntry> entryIn(const Memory& memory, SurfaceId surface) const;
    void begin();

    const RenderTargets m_targets;
    const PixelPlace m_place;
    bool m_hasBegun = false;
    Bounds m_bounds;
    Setters m_setters;
    BoundSetter m_next;
    bool m_nextSetsDepth = false, m_nextSetsStencil = false;
};

} // namespace vitrine::core
