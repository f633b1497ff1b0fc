// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/observe/snapshot.h"
#include "core/session/draw_pace.h"
#include "core/session/play/item_moves.h"

#include <cstdint>
#include <memory>
#include <vector>

/// What Play shows of a recorded machine. Everything is run again: no recording holds it for every cycle.

namespace vitrine::core {

class DrawExplorer;

struct PlayFrame {
    Cycle cycle = 0; ///< cycles executed
    std::shared_ptr<const Snapshot> machine;
    std::vector<ItemMove> moves; ///< in the cycle that comes next, in the order of the trace, as far as asked for
};

/// Of the moves of a cycle at most so many are told: more could not be seen.
inline constexpr std::size_t kMostMoves = 1024;

/// The machine behind `cycle` cycles. Costs least when `cycle` follows soon behind that of the question before.
[[nodiscard]] Result<PlayFrame> playFrame(DrawExplorer& explorer, Cycle cycle, bool withMoves,
                                          const DrawPace& pace = {});

/// What went through a queue between two moments.
struct QueueFlow {
    std::uint64_t in = 0;
    std::uint64_t out = 0;
    std::uint64_t grants = 0; ///< of a shared queue: to who works on an entry, which keeps its place meanwhile
    friend bool operator==(const QueueFlow&, const QueueFlow&) = default;
};
/// By queue; the moments in any order. Of machines with other queues: nothing flows.
[[nodiscard]] std::vector<QueueFlow> flowsBetween(const Snapshot& a, const Snapshot& b);

} // namespace vitrine::core
