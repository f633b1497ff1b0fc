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

/// Who set the bounds of all tiles that a draw tests against, as `why` names them for one pixel (HIZ-01, HIZ-11).

namespace vitrine::core {

/// Of a tile.
struct TileBoundSetters {
    using Bounds = std::array<BoundSetter, kTileBounds>; ///< by TileBound
    struct Cull {
        TileBound bound = TileBound::DepthMax; ///< that decided
        BoundSetter setter;                    ///< of it
    };
    Bounds before, after; ///< the draw
    /// Of the draw's last primitive there; none: it was not culled, or by a comparison that nothing passes.
    std::optional<Cull> cull;
};

struct DrawSetters {
    std::uint32_t columns = 0, rows = 0;
    std::vector<TileBoundSetters> tiles; ///< in rows from the lower left one; none: no buffer with bounds

    /// Null: there is no such tile.
    [[nodiscard]] const TileBoundSetters* at(const HizTile& tile) const
    {
        const bool isThere = tile.column < columns && tile.row < rows;
        return isThere ? &tiles[tile.row * columns + tile.column] : nullptr;
    }
};

/// Of the draw that the call before `position` makes. Executes its frame up to there once more, from the start, where
/// `replay` is left. Fails on a stop request, and when a call can't be read or reached.
[[nodiscard]] Result<DrawSetters> drawSetters(Replay& replay, CallSource& source, std::uint64_t position,
                                              std::stop_token stop = {}, const SeekProgress& progress = {});

} // namespace vitrine::core
