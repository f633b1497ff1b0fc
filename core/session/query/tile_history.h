// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/hiz/tile_verdict.h"
#include "core/memory/tile_bounds.h"
#include "core/session/call_source.h"
#include "core/session/replay.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

/// What became of a tile's bounds, draw by draw (HIZ-01). It is recorded while the machine executes the calls.

namespace vitrine::core {

struct TileHistoryQuery {
    HizTile tile;
    bool isStencil = false; ///< bounds of the stencil buffer; else of the depth buffer
    std::uint64_t end = 0;  ///< position behind the last call to look at, which draws
};

/// A draw or a clear for which HIZ judged the tile, or which changed its bounds.
struct TileEvent {
    std::uint64_t callIndex = 0;
    std::optional<std::uint32_t> draw; ///< counted over the capture; none: a clear
    ValueInterval before, after;       ///< as stored: 0 … maxCode
    std::uint32_t judged = 0;          ///< for how many primitives HIZ judged the tile
    std::optional<TileVerdict> last;   ///< the last verdict of these
};

struct TileHistory {
    std::uint32_t maxCode = 0;
    ValueInterval first;           ///< bounds before all events
    std::vector<TileEvent> events; ///< in the order of the calls
};

/// The history from where `replay` stands, which stays there, to `end`. It is about the buffer that the last draw
/// before `end` tests against. Fails with a sentence when there is no draw, when it has no such buffer or the machine
/// no HIZ, when there is no such tile, and on a stop request.
[[nodiscard]] Result<TileHistory> tileHistory(const Replay& replay, CallSource& source, const TileHistoryQuery& query,
                                              const std::stop_token& stop = {}, const SeekProgress& progress = {});

} // namespace vitrine::core
