// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/instruction_section.h"
#include "core/session/machine/task_section.h"

#include <QtTest>

namespace vitrine::test {

/// In which processors are stalled because an output is full.
inline core::Cycle fullCycles(const core::DrawRecording& recording)
{
    core::Cycle full = 0;
    for (const core::UnitId processor : recording.processors())
        full += recording.totals(processor).stalled[static_cast<std::size_t>(core::StallReason::OutputFull)];
    return full;
}

/// That the cycles counted by instruction are those that processors and tasks tell of themselves. The draw ran to its
/// end, and all of its tasks were kept.
inline void checkInstructionSums(const core::DrawRecording& recording)
{
    using core::Cycle;
    using core::TaskCost;
    using core::TaskPhase;
    core::InstructionTimes sum;
    for (const core::ProgramTimes& program : recording.section<core::InstructionSection>().programs)
        sum += program.sum();

    core::TaskTimes phases;
    Cycle lives = 0;
    const core::TaskLog& log = recording.section<core::TaskSection>().log;
    QCOMPARE(log.tasksNotKept(), std::uint64_t{0});
    for (const core::TaskRecord& task : log.tasks()) {
        lives += task.retired - task.enqueued;
        const core::TaskTimes times = log.times(task);
        for (std::size_t i = 0; i < phases.cycles.size(); ++i)
            phases.cycles[i] += times.cycles[i];
    }
    QCOMPARE(sum.all(), lives);
    QCOMPARE(sum.in(TaskCost::Queued), phases.in(TaskPhase::Queued) + phases.in(TaskPhase::InSegment));
    QCOMPARE(sum.in(TaskCost::Turn), phases.in(TaskPhase::Completed));
    QCOMPARE(sum.in(TaskCost::Order), phases.in(TaskPhase::Finished));
    QCOMPARE(sum.in(TaskCost::Issued) + sum.in(TaskCost::Handling) + sum.in(TaskCost::Device) + sum.in(TaskCost::Room),
             phases.in(TaskPhase::Running) + phases.in(TaskPhase::Pending));

    Cycle working = 0;
    for (const core::UnitId processor : recording.processors())
        working += recording.totals(processor).working;
    if (recording.config().processors->schedShare == core::SchedShare::Time) {
        QCOMPARE(sum.in(TaskCost::Issued) + sum.in(TaskCost::Handling), working);
        QCOMPARE(sum.in(TaskCost::Room), fullCycles(recording));
    }
}

} // namespace vitrine::test
