// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/draw_recording.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/draw_start.h"
#include "core/session/feed/frame_start.h"
#include "core/session/machine/draw_recording_parts.h"
#include "core/session/machine/recording_run.h"
#include "core/session/machine/section_table.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"
#include "core/session/replay.h"

namespace vitrine::core {

/// The recorders of one run, and their subscriptions.
class RecordingRun::Recorders {
public:
    Recorders(TimedGpu& gpu, DrawRecording::Parts& parts, const std::vector<HostWritten>& firstWrites)
        : m_parts(parts), m_run{gpu,          *parts.start,     parts.limits,   parts.units,
                                parts.queues, parts.processors, parts.sections, firstWrites}
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

namespace {

class HostWrites final : public Observer {
public:
    void onHostWritten(const HostWritten& event) override { writes.push_back(event); }
    std::vector<HostWritten> writes;
};

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

/// One run of the machine from the first cycle to the last, however often it is stopped on the way.
class RecordingRun::Attempt {
public:
    Attempt(std::unique_ptr<DrawRecording::Parts> parts, std::unique_ptr<DrawReplay> replay,
            std::vector<HostWritten> firstWrites)
        : m_parts(std::move(parts)), m_replay(std::move(replay)), m_firstWrites(std::move(firstWrites))
    {
        m_parts->units = m_replay->unitDescriptions();
        m_parts->queues = m_replay->queueDescriptions();
        for (const UnitDescription& unit : m_parts->units)
            if (unit.kind == "SP")
                m_parts->processors.push_back(unit.id);
        m_recorders.emplace(m_replay->gpu(), *m_parts, m_firstWrites);
    }

    static Result<std::unique_ptr<Attempt>> begin(const std::shared_ptr<const DrawStart>& start,
                                                  const RecordingLimits& limits)
    {
        auto parts = std::make_unique<DrawRecording::Parts>();
        parts->start = start;
        parts->limits = limits;
        parts->checkpoints = std::make_shared<Checkpoints>(CheckpointLimits{.bytes = limits.checkpointBytes});
        DrawReplayOptions options;
        options.checkpoints = parts->checkpoints;
        HostWrites first;
        options.first = &first;
        auto replay = DrawReplay::begin(start, options);
        if (!replay)
            return replay.error();
        return std::make_unique<Attempt>(std::move(parts), *std::move(replay), std::move(first.writes));
    }

    struct Recorded {
        std::shared_ptr<const DrawRecording> recording;
        std::optional<TimedGpu::FailedDraw> failed; ///< that it ended with
    };
    Result<Recorded> run(const DrawPace& pace)
    {
        TimedGpu& gpu = m_replay->gpu();
        const auto look = [&] {
            m_recorders->look(gpu.machine().cycle());
            return false;
        };
        DrawPace fromHere = pace;
        if (pace.progress)
            fromHere.progress = [begin = m_replay->cycle(), &pace](Cycle done, Cycle total) {
                pace.progress(begin + done, total == 0 ? 0 : begin + total);
            };
        const auto ran = m_replay->runUntil(m_parts->limits.cycles, look, fromHere);
        if (!ran && pace.stop.stop_requested())
            return ran.error();
        m_parts->length = m_replay->cycle();
        m_parts->isComplete = m_replay->atEnd();
        if (!ran)
            m_parts->failure = ran.error().message;
        m_recorders->finish();
        auto failed = ran ? std::nullopt : gpu.failedDraw();
        return Recorded{std::make_shared<const DrawRecording>(std::move(m_parts)), std::move(failed)};
    }

    [[nodiscard]] Cycle work() const { return m_replay->lastWork(); }

private:
    std::unique_ptr<DrawRecording::Parts> m_parts;
    std::unique_ptr<DrawReplay> m_replay;
    std::vector<HostWritten> m_firstWrites;
    std::optional<Recorders> m_recorders; ///< last: it looks at both
};

RecordingRun::RecordingRun(std::shared_ptr<const DrawStart> start, const RecordingLimits& limits)
    : m_start(std::move(start)), m_limits(limits)
{
}

RecordingRun::~RecordingRun() = default;

/// A draw in flight that fails has no effect, and the others run on (RUN-02).
Result<std::shared_ptr<const DrawRecording>> RecordingRun::run(const DrawPace& pace)
{
    while (true) {
        if (!m_attempt) {
            auto begun = Attempt::begin(m_start, m_limits);
            if (!begun)
                return begun.error();
            m_attempt = *std::move(begun);
        }
        auto recorded = m_attempt->run(pace);
        if (!recorded)
            return recorded.error();
        m_workBefore += m_attempt->work();
        m_attempt.reset();
        if (!m_start->frame || !recorded->failed)
            return std::move(recorded->recording);
        m_start = without(*m_start, *std::move(recorded->failed));
    }
}

Cycle RecordingRun::work() const
{
    return m_workBefore + (m_attempt ? m_attempt->work() : 0);
}

Result<std::shared_ptr<const DrawRecording>> recordDraw(const std::shared_ptr<const DrawStart>& start,
                                                        const RecordingLimits& limits, const DrawPace& pace)
{
    return RecordingRun(start, limits).run(pace);
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
