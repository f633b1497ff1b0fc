// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/segment_section.h"

#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/draw_start.h"
#include "core/session/machine/segment_recorder.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

namespace vitrine::core {

namespace {

class SegmentSectionRecorder final : public SectionRecorder {
public:
    explicit SegmentSectionRecorder(const RecordedRun& run)
        : m_before(run.gpu.segmentStatistics()), m_segments(run.limits.segments),
          m_subscription(run.gpu.hub().subscribe(m_segments))
    {
    }

    SectionValue finish(const RecordedRun& run) override
    {
        const SegmentStatistics statistics = run.gpu.segmentStatistics().since(m_before);
        return SectionValue::of(SegmentSection{
            .log = m_segments.takeLog(), .report = segmentReport(statistics, run.start.config.segments->segLimits)});
    }

private:
    const SegmentStatistics m_before;
    SegmentRecorder m_segments;
    const Subscription m_subscription;
};

} // namespace

std::unique_ptr<SectionRecorder> beginSegmentSection(const RecordedRun& run)
{
    return std::make_unique<SegmentSectionRecorder>(run);
}

} // namespace vitrine::core
