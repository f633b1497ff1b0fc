// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/segment_recorder.h"

#include "core/observe/draw_number.h"

#include <algorithm>

namespace vitrine::core {

void SegmentRecorder::onSegmentChanged(const SegmentChanged& event)
{
    std::vector<SegmentRecord>& segments = m_log.segments;
    if (event.segment >= m_mostSegments) {
        m_log.notKept += event.step == SegmentStep::Opened ? 1 : 0;
        return;
    }
    while (segments.size() <= event.segment)
        segments.push_back({static_cast<std::uint32_t>(segments.size())});
    SegmentRecord& segment = segments[event.segment];
    segment.draw = drawOf(event.draw);
    segment.pass = static_cast<std::uint16_t>(passOf(event.draw));
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
