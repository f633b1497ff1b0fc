// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/command/draw_state.h"
#include "core/memory/memory.h"
#include "core/session/hiz/bound_changes.h"
#include "core/session/pixel_history/tile_notes.h"

#include <array>
#include <span>

namespace vitrine::core {

/// Follows who sets the bounds of the tile that a pixel lies in, command by command. A bound that differs between two
/// looks at the buffers was changed by the command in between.
class TileSetters {
public:
    TileSetters(const RenderTargets& targets, const PixelPlace& place, std::uint32_t tileSize)
        : m_targets(targets), m_place(place), m_tileSize(tileSize)
    {
    }

    /// Looks at the bounds before a command. Whatever has changed is the work of the command before it.
    void look(const Memory& memory);
    /// Tells the command that is executed next. A clear of the whole tile sets its bounds even when their values stay
    /// the same.
    void followDraw(const BoundSetter& setter) { m_next = setter; }
    void followClear(const BoundSetter& setter, const ClearCommand& command);

    /// The setter of a bound at the last look; with `inDraw`, its setter within the draw that was told since.
    [[nodiscard]] BoundSetter of(TileBound bound, const BoundChanges& inDraw = {}) const;
    /// The setter of a bound as a primitive of the draw meets it. `before` are the notes on the draw's earlier
    /// primitives in the tile.
    [[nodiscard]] BoundSetter of(TileBound bound, std::span<const TileNote> before) const;

private:
    struct Bounds {
        std::optional<TileEntry> depth, stencil;
    };
    [[nodiscard]] std::optional<TileEntry> entryIn(const Memory& memory, SurfaceId surface) const;
    [[nodiscard]] bool coversTile(const ClearCommand& command) const;
    [[nodiscard]] BoundSetter& setterOf(TileBound bound) { return m_setters[static_cast<std::size_t>(bound)]; }
    void begin();

    RenderTargets m_targets;
    PixelPlace m_place;
    std::uint32_t m_tileSize;
    bool m_hasBegun = false;
    Bounds m_bounds;
    std::array<BoundSetter, kTileBounds> m_setters;
    BoundSetter m_next;
    bool m_nextSetsDepth = false, m_nextSetsStencil = false;
};

} // namespace vitrine::core
