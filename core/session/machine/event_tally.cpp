// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/event_tally.h"

#include <algorithm>

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

void EventTally::note(const SegmentChanged& event)
{
    std::vector<SegmentRecord>& segments = m_segments.segments;
    if (event.segment >= m_mostSegments) {
        m_segments.notKept += event.step == SegmentStep::Opened ? 1 : 0;
        return;
    }
    while (segments.size() <= event.segment)
        segments.push_back({static_cast<std::uint32_t>(segments.size())});
    SegmentRecord& segment = segments[event.segment];
    segment.draw = event.draw;
    segment.pipeline = event.pipeline;
    switch (event.step) {
    case SegmentStep::Opened: segment.opened = event.cycle; break;
    case SegmentStep::Added:
        ++segment.added;
        segment.lastAdded = event.cycle;
        break;
    case SegmentStep::Closed:
        segment.closed = event.cycle;
        segment.reason = event.reason;
        break;
    case SegmentStep::Done: segment.done = event.cycle; break;
    case SegmentStep::Collected:
        segment.collected = std::min(segment.collected, event.cycle);
        segment.lastCollected = event.cycle;
        ++segment.taken;
        break;
    }
}

} // namespace vitrine::core
