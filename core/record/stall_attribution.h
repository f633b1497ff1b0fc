// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/description.h"
#include "core/record/activity_history.h"

#include <functional>
#include <span>
#include <string>
#include <vector>

/// Who blocks whom, for how long, up to the root cause: worked out from what units did and from the ends of queues
/// alone, so that it holds for any unit.

namespace vitrine::core {

/// The recorded run that is asked about; by UnitId and QueueId in the order of wiring.
struct StallSources {
    std::span<const UnitDescription> units;
    std::span<const QueueDescription> queues;
    std::function<const ActivityHistory&(UnitId)> activity;
};

/// One step of a chain: what a unit did, and the queue that it waited for.
struct StallLink {
    UnitId unit;
    /// Stalled: because of the next link. Working: the root cause. Idle: an arbiter that waits for the device in the
    /// next link; a unit that has nothing to pass on because of the next one; or the end, where nobody works.
    Activity activity = Activity::Idle;
    StallReason reason = StallReason::InputEmpty;
    QueueId queue; ///< of a stalled unit: full (OutputFull), empty (InputEmpty), or what it named; none without
    friend bool operator==(const StallLink&, const StallLink&) = default;
};

/// From the blocked unit to the root cause: whoever is at work at the end (“busy”). The trace ends without one where
/// nobody works, with a wait for itself, or at the border of the machine.
struct StallChain {
    std::vector<StallLink> links;
    Cycle cycles = 0; ///< of the stretch asked about
    Cycle first = 0;  ///< the first of them

    [[nodiscard]] const StallLink& root() const { return links.back(); }
};

struct StallReport {
    UnitId unit;
    Cycle from = 0;
    Cycle to = 0;
    Cycle stalled = 0;              ///< cycles from … to − 1 in which the unit was stalled
    Cycle notKept = 0;              ///< of these, so many lie too far back to be explained: re-run them
    std::vector<StallChain> chains; ///< the longest first; their cycles and notKept add up to `stalled`
};

/// What held `unit` up in cycles from … to − 1. A queue with several takers is blamed on those at work first, then on
/// those that are stalled themselves; when nobody takes because all tasks wait for devices, on the device at work.
[[nodiscard]] StallReport attributeStalls(const StallSources& sources, UnitId unit, Cycle from, Cycle to);

/// What holds the unit up in one cycle; no links when it is not stalled.
[[nodiscard]] StallChain stallAt(const StallSources& sources, UnitId unit, Cycle cycle);

/// A row of the table of all units: `blocked` waited so long for `queue` because of `blocker`, and in the end of
/// `root`.
struct BlockedPair {
    UnitId blocked;
    QueueId queue;
    StallReason reason = StallReason::InputEmpty;
    UnitId blocker; ///< the next unit of the chain; none when the chain ends with `blocked`
    UnitId root;
    Cycle cycles = 0;
};
/// The longest first.
[[nodiscard]] std::vector<BlockedPair> blockedPairs(const StallSources& sources, Cycle from, Cycle to);

/// Why a unit waits that finds taken what is behind a queue, in that queue's words: “sp.1 is not collected” (FSEG-11).
/// Empty: it has none, or the wait is of another kind.
[[nodiscard]] inline std::string takenText(StallReason reason, const QueueDescription& queue)
{
    return reason == StallReason::ResourceBusy ? queue.whenTaken : std::string();
}

/// “ain ← ftq full ← fsd ← sp.1 is not collected ← sp.1 busy”
[[nodiscard]] std::string chainText(const StallChain& chain, const StallSources& sources);

} // namespace vitrine::core
