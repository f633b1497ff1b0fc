// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/frame_section.h"

#include "core/gpu/timed_gpu.h"
#include "core/observe/draw_number.h"
#include "core/session/draw_start.h"
#include "core/session/feed/frame_start.h"
#include "core/session/frame/frame_notes.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

class FrameRecorder final : public SectionRecorder {
public:
    explicit FrameRecorder(const RecordedRun& run) : m_gpu(run.gpu), m_isOfFrame(run.start.frame != nullptr)
    {
        if (!m_isOfFrame)
            return;
        m_notes.noteEnergy(m_gpu.consumedEnergy());
        for (const HostWritten& write : run.firstWrites)
            m_notes.onHostWritten(write);
        m_subscription.emplace(run.gpu.hub().subscribe(m_notes));
    }

    void look(Cycle) override
    {
        if (m_isOfFrame)
            m_notes.look(m_gpu);
    }

    SectionValue finish(const RecordedRun& run) override
    {
        FrameSection section;
        if (const FrameStart* start = run.start.frame.get()) {
            m_notes.noteEnergy(m_gpu.consumedEnergy());
            FrameRun frame = std::move(m_notes).take(run.length);
            frame.frame = start->frame;
            for (const auto& [number, error] : start->refused)
                if (frame.failed.empty() || frame.failed.back().draw != drawOf(number))
                    frame.failed.push_back({drawOf(number), 0, error.message});
            section.run = std::move(frame);
        }
        return SectionValue::of(std::move(section));
    }

private:
    TimedGpu& m_gpu;
    const bool m_isOfFrame;
    FrameNotes m_notes{0, m_isOfFrame ? &m_gpu.operationsOfDraws() : nullptr};
    std::optional<Subscription> m_subscription;
};

} // namespace

const DrawSpan* FrameSection::spanOf(std::uint64_t call) const
{
    if (!run)
        return nullptr;
    const auto span = std::ranges::find(run->draws, static_cast<std::uint32_t>(call), &DrawSpan::call);
    return span == run->draws.end() ? nullptr : &*span;
}

std::unique_ptr<SectionRecorder> beginFrameSection(const RecordedRun& run)
{
    return std::make_unique<FrameRecorder>(run);
}

} // namespace vitrine::core
