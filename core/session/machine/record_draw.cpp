// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_recording.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/draw_start.h"
#include "core/session/feed/frame_start.h"
#include "core/session/machine/draw_recording_parts.h"
#include "core/session/machine/section_table.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"
#include "core/session/replay.h"

namespace vitrine::core {

namespace {

/// The recorders of one run, and their subscriptions.
class Recorders {
public:
    Recorders(TimedGpu& gpu, DrawRecording::Parts& parts)
        : m_parts(parts), m_run{gpu,          *parts.start,     parts.limits,  parts.units,
                                parts.queues, parts.processors, parts.sections}
    {
        const Snapshot start = gpu.snapshotWithoutBuffers();
        parts.occupancy = std::make_unique<OccupancyRecorder>(start, parts.limits.room());
        parts.activity = std::make_unique<ActivityRecorder>(start, parts.limits.room());
        m_subscriptions.push_back(gpu.hub().subscribe(*parts.occupancy));
        m_subscriptions.push_back(gpu.hub().subscribe(*parts.activity));
        m_sections = beginSections(m_run);
    }

    /// Between cycles.
    void look(Cycle now)
    {
        for (const auto& section : m_sections)
            section->look(now);
    }

    void finish()
    {
        m_subscriptions.clear();
        const Snapshot end = m_run.gpu.snapshotWithoutBuffers();
        m_run.length = m_parts.length;
        m_run.end = &end;
        for (const auto& section : m_sections) {
            m_parts.sections.add(section->finish(m_run));
            if (m_parts.failure.empty())
                m_parts.failure = section->fault();
        }
        m_sections.clear();
        for (const QueueSnapshot& queue : end.queues) {
            m_parts.queueCounters.push_back(queue.counters);
            m_parts.subQueues.push_back(queue.groups);
        }
    }

private:
    DrawRecording::Parts& m_parts;
    RecordedRun m_run;
    std::vector<Subscription> m_subscriptions;
    std::vector<std::unique_ptr<SectionRecorder>> m_sections;
};

} // namespace

namespace {

struct Recorded {
    std::shared_ptr<const DrawRecording> recording;
    std::optional<TimedGpu::FailedDraw> failed; ///< that it ended with
};

Result<Recorded> recordOnce(const std::shared_ptr<const DrawStart>& start, const RecordingLimits& limits,
                            const DrawPace& pace)
{
    auto parts = std::make_unique<DrawRecording::Parts>();
    parts->start = start;
    parts->limits = limits;
    parts->checkpoints = std::make_shared<Checkpoints>(CheckpointLimits{.bytes = limits.checkpointBytes});
    DrawReplayOptions options;
    options.checkpoints = parts->checkpoints;
    auto replay = DrawReplay::begin(start, options);
    if (!replay)
        return replay.error();
    TimedGpu& gpu = (*replay)->gpu();
    parts->units = (*replay)->unitDescriptions();
    parts->queues = (*replay)->queueDescriptions();
    for (const UnitDescription& unit : parts->units)
        if (unit.kind == "SP")
            parts->processors.push_back(unit.id);
    Recorders recorders(gpu, *parts);
    const auto look = [&recorders, &gpu] {
        recorders.look(gpu.machine().cycle());
        return false;
    };
    const auto ran = (*replay)->runUntil(limits.cycles, look, pace);
    if (!ran && pace.stop.stop_requested())
        return ran.error();
    parts->length = (*replay)->cycle();
    parts->isComplete = (*replay)->atEnd();
    if (!ran)
        parts->failure = ran.error().message;
    recorders.finish();
    auto failed = ran ? std::nullopt : gpu.failedDraw();
    return Recorded{std::make_shared<const DrawRecording>(std::move(parts)), std::move(failed)};
}

/// The frame without that draw.
std::shared_ptr<const DrawStart> without(const DrawStart& start, TimedGpu::FailedDraw failed)
{
    auto frame = std::make_shared<FrameStart>(*start.frame);
    frame->refused.emplace(failed.draw, std::move(failed.error));
    auto rest = std::make_shared<DrawStart>(start);
    rest->frame = std::move(frame);
    return rest;
}

} // namespace

/// A draw in flight that fails has no effect, and the others run on (RUN-02).
Result<std::shared_ptr<const DrawRecording>> recordDraw(const std::shared_ptr<const DrawStart>& start,
                                                        const RecordingLimits& limits, const DrawPace& pace)
{
    std::shared_ptr<const DrawStart> run = start;
    while (true) {
        auto recorded = recordOnce(run, limits, pace);
        if (!recorded)
            return recorded.error();
        if (!start->frame || !recorded->failed)
            return std::move(recorded->recording);
        run = without(*run, *std::move(recorded->failed));
    }
}

Result<std::shared_ptr<const DrawRecording>> recordDraw(const Replay& replay, const MachineConfig& config,
                                                        const RecordingLimits& limits, const DrawPace& pace)
{
    const auto start = replay.takeNextDraw(config);
    if (!start)
        return start.error();
    return recordDraw(*start, limits, pace);
}

} // namespace vitrine::core
