// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/task_section.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/task_recorder.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

namespace {

class TaskSectionRecorder final : public SectionRecorder {
public:
    explicit TaskSectionRecorder(const RecordedRun& run)
        : m_tasks(run.gpu.taskPath(), {run.limits.tasks, run.limits.requests}),
          m_subscription(run.gpu.hub().subscribe(m_tasks))
    {
    }

    SectionValue finish(const RecordedRun& run) override
    {
        TaskSection section{.log = m_tasks.takeLog(),
                            .processors = m_tasks.processors(),
                            .ports = m_tasks.ports(),
                            .pending = m_tasks.takePending(),
                            .completed = m_tasks.takeCompleted()};
        section.processors.resize(std::max(section.processors.size(), run.processors.size()));
        return SectionValue::of(std::move(section));
    }

private:
    TaskRecorder m_tasks;
    const Subscription m_subscription;
};

/// Stretches [from, to) in the order of time, without overlaps.
using Stretches = std::vector<std::pair<Cycle, Cycle>>;

Stretches joined(Stretches stretches)
{
    std::ranges::sort(stretches);
    Stretches result;
    for (const auto& [from, to] : stretches) {
        if (!result.empty() && from <= result.back().second)
            result.back().second = std::max(result.back().second, to);
        else
            result.emplace_back(from, to);
    }
    return result;
}

} // namespace

LatencyHiding latencyHiding(const DrawRecording& recording, Cycle from, Cycle to)
{
    to = std::min(to, recording.length());
    const TaskLog& log = recording.section<TaskSection>().log;
    Stretches waits;
    for (const TaskRecord* task : log.tasksBetween(from, to))
        for (const TaskLog::Wait& wait : log.waitsOf(*task))
            if (wait.from < to && wait.to > from)
                waits.emplace_back(std::max(wait.from, from), std::min(wait.to, to));
    LatencyHiding result;
    for (const auto& [begin, end] : joined(std::move(waits)))
        for (const UnitId processor : recording.processors()) {
            result.waited += end - begin;
            result.hidden += recording.activity(processor).sums(begin, end).working();
        }
    return result;
}

Result<std::shared_ptr<const TaskLog>> recordTasks(const DrawRecording& recording, Cycle from, Cycle to,
                                                   const DrawPace& pace)
{
    DrawReplayOptions options;
    options.limits.bytes = 0; // One run, from the start: nobody comes back.
    auto replay = DrawReplay::begin(recording.start(), options);
    if (!replay)
        return replay.error();
    const RecordingLimits limits;
    TaskRecorder recorder((*replay)->gpu().taskPath(), {limits.tasks, limits.requests, from, to});
    {
        const Subscription subscription = (*replay)->gpu().hub().subscribe(recorder);
        if (auto ran = (*replay)->seek(std::min(to, recording.length()), pace); !ran)
            return ran.error();
    }
    return std::make_shared<const TaskLog>(recorder.takeLog());
}

std::unique_ptr<SectionRecorder> beginTaskSection(const RecordedRun& run)
{
    return std::make_unique<TaskSectionRecorder>(run);
}

} // namespace vitrine::core
