// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/call_source.h"
#include "core/session/hiz/bound_changes.h"
#include "core/session/pixel_history/pixel_history.h"
#include "core/session/replay.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

/// Tells for all tiles who set the bounds that a draw tests against. `why` tells the same for one pixel (HIZ-01,
/// HIZ-11).

namespace vitrine::core {

/// The setters of one tile.
struct TileBoundSetters {
    using Bounds = std::array<BoundSetter, kTileBounds>; ///< by TileBound
    struct Cull {
        TileBound bound = TileBound::DepthMax; ///< the bound that decided
        BoundSetter setter;                    ///< of that bound
    };
    Bounds before, after; ///< setters before and after the draw
    /// Why the draw's last primitive in the tile was culled. None when it was not culled, or when nothing passes its
    /// comparison.
    std::optional<Cull> cull;
};

struct DrawSetters {
    std::uint32_t columns = 0, rows = 0;
    std::vector<TileBoundSetters> tiles; ///< in rows from the lower left one; empty: there is no buffer with bounds

    /// The setters of a tile; null when there is no such tile.
    [[nodiscard]] const TileBoundSetters* at(const HizTile& tile) const
    {
        const bool isThere = tile.column < columns && tile.row < rows;
        return isThere ? &tiles[tile.row * columns + tile.column] : nullptr;
    }
};

/// The setters for the draw that the call before `position` makes. It executes the frame up to there once more, and
/// leaves `replay` at the start of the frame. Fails on a stop request, and when a call can't be read or reached.
[[nodiscard]] Result<DrawSetters> drawSetters(Replay& replay, CallSource& source, std::uint64_t position,
                                              const std::stop_token& stop = {}, const SeekProgress& progress = {});

} // namespace vitrine::core
