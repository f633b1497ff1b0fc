// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/description.h"
#include "core/observe/event_list.h"

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine::core {

/// The public name of an event, which it has itself or from its queue (spec/00 §9), and the path of the unit or queue
/// that emits it.
struct EventText {
    std::string name;  ///< `task.enqueue`, `z.test` …; empty: the event has no public name
    std::string place; ///< path of the unit or queue: `ftq`, `zst`
};
[[nodiscard]] EventText eventText(const Event& event, std::span<const UnitDescription> units,
                                  std::span<const QueueDescription> queues);

/// The name of a queue's event, by the names that the queue has. Empty when the event is not public, or not a queue's.
[[nodiscard]] std::string_view queueEventName(const Event& event, const QueueEventNames& names);

/// How often each event of a draw was emitted, by place and name: {"ftq", "task.enqueue"} → 3.
using EventCounts = std::map<std::pair<std::string, std::string>, std::uint64_t>;

/// The counts summed over all places: {"task.enqueue"} → 4.
[[nodiscard]] std::map<std::string, std::uint64_t> countsByName(const EventCounts& counts);

/// An error or a warning that a unit has reported.
struct Complaint {
    Event event; ///< ErrorReported, WarningReported or RequestFailed
    std::string place;
};

} // namespace vitrine::core
