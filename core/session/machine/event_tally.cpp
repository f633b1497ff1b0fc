// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/event_tally.h"

namespace vitrine::core {

EventCounts EventTally::counts() const
{
    EventCounts result;
    for (const Counted& counted : m_counted) {
        if (counted.count == 0)
            continue;
        EventText text = eventText(counted.example, m_units, m_queues);
        if (!text.name.empty())
            result[{std::move(text.place), std::move(text.name)}] += counted.count;
    }
    return result;
}

std::vector<Complaint> EventTally::complaints() const
{
    std::vector<Complaint> result;
    for (const Event& event : m_complaints)
        result.push_back({event, eventText(event, m_units, m_queues).place});
    return result;
}

} // namespace vitrine::core
