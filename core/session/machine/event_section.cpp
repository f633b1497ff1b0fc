// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/event_section.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/machine/event_tally.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

namespace vitrine::core {

namespace {

class EventSectionRecorder final : public SectionRecorder {
public:
    explicit EventSectionRecorder(const RecordedRun& run)
        : m_tally(run.units, run.queues), m_subscription(run.gpu.hub().subscribe(m_tally))
    {
    }

    SectionValue finish(const RecordedRun&) override
    {
        return SectionValue::of(EventSection{.counts = m_tally.counts(), .complaints = m_tally.complaints()});
    }

private:
    EventTally m_tally;
    const Subscription m_subscription;
};

} // namespace

std::unique_ptr<SectionRecorder> beginEventSection(const RecordedRun& run)
{
    return std::make_unique<EventSectionRecorder>(run);
}

} // namespace vitrine::core
