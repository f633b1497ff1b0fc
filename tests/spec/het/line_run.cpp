// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/het/line_run.h"

#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"

#include <algorithm>

namespace vitrine::hettest {

namespace {

class FirstIssue final : public Observer {
public:
    explicit FirstIssue(QueueId fragmentTasks) : m_fragmentTasks(fragmentTasks) {}
    Cycle cycle = kNever;
    void onItemGranted(const ItemGranted& event) override
    {
        if (event.queue == m_fragmentTasks)
            cycle = std::min(cycle, event.cycle);
    }

private:
    QueueId m_fragmentTasks;
};

} // namespace

MachineConfig idealConfig()
{
    MachineConfig config;
    config.timing = TimingModel::Ideal;
    config.segments->segMode = SegmentMode::Pull;
    config.bypass->bypassMode = BypassMode::Off; // Fragments have threads.
    return config;
}

MachineConfig latencyConfig(SchedulingPolicy policy)
{
    MachineConfig config = idealConfig();
    config.processors->spCount = 1;
    config.processors->fragmentsPerTask = 1;
    config.processors->schedPolicy = policy;
    return config;
}

std::string sendingProgram(int before, int after)
{
    std::string text = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n";
    for (int i = 0; i < before - 1; ++i)
        text += "MOV r1, v0\n";
    text += "SEND r0, d0:0:IMPLICIT, v0\nMOV o0, r0\n";
    for (int i = 0; i < after - 2; ++i)
        text += "MOV r1, v0\n";
    return text + "END\n";
}

LineRun runLine(std::uint32_t tasks, const MachineConfig& config)
{
    DrawBench bench({16, 4});
    auto draft = bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, {}}, {static_cast<float>(tasks) + 0.5f, 0.5f, 0, {}}},
                             sendingProgram());
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    RecordedRun run(bench.memory, config);
    FirstIssue first(run.queue("ftq"));
    const Subscription subscription = run.gpu.hub().subscribe(first);
    if (!run.gpu.draw(draft.finished()) || run.gpu.lastDraw().fragments != tasks)
        return {};
    LineRun result;
    result.pending = run.queue("apq");
    for (ActivityInterval interval : run.intervals("sp.0")) {
        if (interval.from < first.cycle)
            continue;
        interval.from -= first.cycle;
        interval.to -= interval.to == kNever ? 0 : first.cycle;
        result.processor.push_back(interval);
        if (interval.activity != Activity::Working)
            continue;
        result.total = interval.to;
        result.busy += interval.to - interval.from;
    }
    result.highWater = run.counters("apq").highWater;
    result.blockedApqFull = run.field("sp.0", "blockedApqFull");
    result.picture = DrawBench::contents(run.memory, bench.targets);
    return result;
}

} // namespace vitrine::hettest
