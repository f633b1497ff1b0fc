// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/description.h"
#include "core/record/activity_history.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

/// Finds who blocks whom, for how long, and what the root cause is. It looks only at what units did and at the ends of
/// queues, so that it works for any unit.

namespace vitrine::core {

/// The recorded run that is asked about. Entries are by UnitId and QueueId, in the order of wiring.
struct StallSources {
    std::span<const UnitDescription> units;
    std::span<const QueueDescription> queues;
    std::function<const ActivityHistory&(UnitId)> activity;
};

/// One step of a chain: what a unit did, and the queue that it waited for.
struct StallLink {
    UnitId unit;
    /// A stalled unit is stalled because of the next link. A working unit is the root cause. An idle one is an arbiter
    /// that waits for the device in the next link, a unit that has nothing to pass on because of the next one, or the
    /// end of the chain, where nobody works.
    Activity activity = Activity::Idle;
    StallReason reason = StallReason::InputEmpty;
    QueueId queue; ///< the queue of a stalled unit: full (OutputFull), empty (InputEmpty), or the one that it named;
                   ///< none without a queue
    friend bool operator==(const StallLink&, const StallLink&) = default;
};

/// A chain from the blocked unit to its root cause, which is the unit that works at the end (“busy”). A chain has no
/// root cause where nobody works, where units wait for one another, or at the border of the machine.
struct StallChain {
    std::vector<StallLink> links;
    Cycle cycles = 0; ///< in the stretch that was asked about
    Cycle first = 0;  ///< the first one of these

    [[nodiscard]] const StallLink& root() const { return links.back(); }
};

struct StallReport {
    UnitId unit;
    Cycle from = 0;
    Cycle to = 0;
    Cycle stalled = 0;              ///< cycles from … to − 1 in which the unit was stalled
    Cycle notKept = 0;              ///< those of them that lie too far back to be explained: run them again
    std::vector<StallChain> chains; ///< the longest one is first; their cycles and notKept add up to `stalled`
};

/// What held `unit` up in cycles from … to − 1. When several units take from a queue, those that work are blamed first,
/// then those that are stalled themselves. When nobody takes because all tasks wait for devices, the device that works
/// is blamed, or who has it instead of them.
[[nodiscard]] StallReport attributeStalls(const StallSources& sources, UnitId unit, Cycle from, Cycle to);

/// What holds the unit up in one cycle. There are no links when it is not stalled.
[[nodiscard]] StallChain stallAt(const StallSources& sources, UnitId unit, Cycle cycle);

/// A row of the table of all units: `blocked` waited so long for `queue` because of `blocker`, and in the end because
/// of `root`.
struct BlockedPair {
    UnitId blocked;
    QueueId queue;
    StallReason reason = StallReason::InputEmpty;
    UnitId blocker; ///< the next unit in the chain; none when the chain ends with `blocked`
    UnitId root;
    Cycle cycles = 0;
};
/// The pairs with the longest waits first.
[[nodiscard]] std::vector<BlockedPair> blockedPairs(const StallSources& sources, Cycle from, Cycle to);

/// When a unit waits because what is behind a queue is taken: the words of the queue for that, “sp.1 is not collected”
/// (FSEG-11). Empty when the queue has none, or when the wait is of another kind.
[[nodiscard]] inline std::string takenText(StallReason reason, const QueueDescription& queue)
{
    return reason == StallReason::ResourceBusy ? queue.whenTaken : std::string();
}

/// The chain in words: “ain ← ftq full ← fsd ← sp.1 is not collected ← sp.1 busy”.
[[nodiscard]] std::string chainText(const StallChain& chain, const StallSources& sources);

} // namespace vitrine::core
