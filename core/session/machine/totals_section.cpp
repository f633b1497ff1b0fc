// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/totals_section.h"

#include "core/observe/state_reading.h"
#include "core/session/machine/task_section.h"
#include "core/session/recording/recorded_run.h"
#include "core/session/recording/section_recorder.h"
#include "core/shader/processor_fields.h"

namespace vitrine::core {

namespace {

class TotalsRecorder final : public SectionRecorder {
public:
    SectionValue finish(const RecordedRun& run) override
    {
        TotalsSection totals{.cycles = run.length};
        for (const UnitId processor : run.processors)
            totals.instructions +=
                read(&run.end->units[processor.value - 1].state, ProcessorFields::kInstructions).value_or(0);
        const auto& tasks = run.sections.get<TaskSection>();
        for (const PortTotals& port : tasks.ports)
            totals.requests += port.posted;
        for (const ProcessorTotals& processor : tasks.processors) {
            totals.vertexTasks += processor.verticesTaken;
            totals.fragmentTasks += processor.fragmentsTaken;
            totals.swaps += processor.swaps;
        }
        return SectionValue::of(totals);
    }
};

} // namespace

std::unique_ptr<SectionRecorder> beginTotalsSection(const RecordedRun&)
{
    return std::make_unique<TotalsRecorder>();
}

} // namespace vitrine::core
