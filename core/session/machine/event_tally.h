// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/event_names.h"
#include "core/observe/observer.h"
#include "core/session/machine/event_counts.h"

#include <array>
#include <vector>

namespace vitrine::core {

/// Counts every event but changes of activity. It also keeps the errors and warnings of units.
class EventTally final : public Observer {
public:
    static constexpr std::size_t kMostComplaints = 1000;

    EventTally(const std::vector<UnitDescription>& units, const std::vector<QueueDescription>& queues)
        : m_units(units), m_queues(queues)
    {
    }

    [[nodiscard]] EventCounts counts() const;
    [[nodiscard]] std::vector<Complaint> complaints() const;

#define VITRINE_TALLY_EVENT(Type, ...)                                                                                 \
    void on##Type(const Type& event) override                                                                          \
    {                                                                                                                  \
        take(event);                                                                                                   \
    }
    VITRINE_EVENTS(VITRINE_TALLY_EVENT)
#undef VITRINE_TALLY_EVENT

private:
    struct Counted {
        std::uint64_t count = 0;
        Event example; ///< its name is made from this one
    };

    template <typename EventType>
    void take(const EventType& event)
    {
        if constexpr (std::is_same_v<EventType, UnitActivityChanged>) {
            return;
        } else {
            std::size_t place = 0;
            if constexpr (requires { event.queue; })
                place = event.queue.value;
            else
                place = event.unit.value;
            Counted& counted = at(place, kEventNumber<EventType>, eventVariant(event) & 7);
            if (counted.count++ == 0)
                counted.example = event;
            if constexpr (std::is_same_v<EventType, ErrorReported> || std::is_same_v<EventType, WarningReported> ||
                          std::is_same_v<EventType, RequestFailed>)
                if (m_complaints.size() < kMostComplaints)
                    m_complaints.push_back(event);
        }
    }
    Counted& at(std::size_t place, std::size_t kind, std::size_t variant)
    {
        const std::size_t index = (place * kEventKinds + kind) * 8 + variant;
        if (m_counted.size() <= index)
            m_counted.resize(index + 1);
        return m_counted[index];
    }

    const std::vector<UnitDescription>& m_units;
    const std::vector<QueueDescription>& m_queues;
    std::vector<Counted> m_counted;
    std::vector<Event> m_complaints;
};

} // namespace vitrine::core
