// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/cycle.h"
#include "core/base/ids.h"
#include "core/observe/events.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

/// The state of a machine at one moment as plain values. Views get it from another thread as shared_ptr<const
/// Snapshot>.

namespace vitrine::core {

/// A named value, which is a leaf, a group or a list. Groups and lists have children; the elements of a list have no
/// name.
struct StateNode {
    using Value = std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string>;
    std::string name;
    Value value;
    std::vector<StateNode> children;
    bool isList = false;

    friend bool operator==(const StateNode&, const StateNode&) = default;
};

struct UnitSnapshot {
    UnitId id;
    Activity activity = Activity::Idle;
    StallReason reason = StallReason::InputEmpty;
    QueueId blocker;
    StateNode state;
};

struct ItemSnapshot {
    ItemId id;
    ItemId parent;
    std::uint32_t draw = kNoDraw;
    std::string state; ///< waiting, ready, active …; empty in a plain queue
    std::uint32_t port = 0;
    StateNode content;
    std::uint32_t group = 0; ///< its sub-queue, when the queue is split
};

/// What went through a queue since the machine was reset.
struct QueueCounters {
    std::uint64_t itemsIn = 0;
    std::uint64_t itemsOut = 0;
    std::uint64_t grants = 0;
    std::uint32_t highWater = 0; ///< the most entries at any time: this depth would have been enough (HET-12)
    friend bool operator==(const QueueCounters&, const QueueCounters&) = default;
};

/// A sub-queue at that moment (HET-13).
struct SubQueueSnapshot {
    std::uint32_t occupancy = 0; ///< entries that are in it now
    std::uint32_t held = 0;      ///< room that is taken, by these and by entries that may yet have to wait in it
    std::uint32_t highWater = 0; ///< the most room that was taken at any time
    friend bool operator==(const SubQueueSnapshot&, const SubQueueSnapshot&) = default;
};

struct QueueSnapshot {
    QueueId id;
    std::uint32_t occupancy = 0;
    std::vector<ItemSnapshot> items; ///< the oldest one is first
    QueueCounters counters;
    std::vector<SubQueueSnapshot> groups; ///< their occupancies add up to `occupancy`; none when the queue is not split
};

struct LineSnapshot {
    std::string path;
    StateNode value;
};

struct Snapshot {
    Cycle cycle = 0; ///< the cycle that comes next
    std::vector<UnitSnapshot> units;
    std::vector<QueueSnapshot> queues;
    std::vector<LineSnapshot> lines;
};

} // namespace vitrine::core
