// SPDX-License-Identifier: Apache-2.0
#include "tests/spec/byp/processor_bench.h"

#include "core/base/check.h"

#include <memory>
#include <utility>

namespace vitrine::byptest {

namespace {

ProgramBinding binding(const char* text)
{
    const auto program = gputest::assembled(text);
    auto decoded = std::make_shared<const DecodedProgram>(std::move(DecodedProgram::decode(*program)).value());
    return {program, decoded, std::make_shared<const std::vector<Vec4>>(), false};
}

} // namespace

ProcessorBench::ProcessorBench(const ProcessorBenchConfig& config)
    : m_vertexTasks(m_machine.addSharedQueue<ShaderTask>({"vtq", kRoom, 1})),
      m_fragmentTasks(m_machine.addSharedQueue<ShaderTask>({"ftq", kRoom, 1})),
      m_pending(m_machine.addSharedQueue<PendingTask>({"apq", kRoom, 1})),
      m_requests(m_machine.addSharedQueue<RequestItem>({"arq", kRoom, 1})),
      m_vertices(m_machine.addQueue<FinishedTask>({"sp.0.vertices", kRoom, 1})),
      m_fragments(m_machine.addQueue<FinishedTask>({"sp.0.fragments", kRoom, 1})),
      m_power(m_machine.addLine<ProcessorSwitches>({"sp.0.power"})), m_subscription(m_machine.hub().subscribe(m_notes))
{
    m_machine.add<TaskScheduler>(
        "fsd", TaskScheduler::Config{1, ~0u, config.policy, true, true, config.sharesSpace, config.ratio},
        TaskScheduler::Ports{SharedView<ShaderTask>(m_vertexTasks),
                             SharedView<ShaderTask>(m_fragmentTasks),
                             SharedView<PendingTask>(m_pending),
                             SharedView<RequestItem>(m_requests),
                             {},
                             {},
                             {m_power}});
    m_processor = &m_machine.add<ShaderProcessor>(
        "sp.0", ShaderProcessor::Config{0, 1, config.alus, 0, m_programs, m_contexts, config.sharesSpace, config.clock},
        ShaderProcessor::Ports{SharedIn<ShaderTask>(m_vertexTasks), SharedIn<ShaderTask>(m_fragmentTasks),
                               SharedIn<PendingTask>(m_pending), SharedOut<RequestItem>(m_requests), m_vertices,
                               m_fragments, m_power});
    m_programs.bind(0, {binding(".vertex\nEND\n"), binding(".fragment\nEND\n")});
}

void ProcessorBench::add(ShaderStage stage, std::uint8_t items)
{
    const bool isVertex = stage == ShaderStage::Vertex;
    std::uint32_t& added = m_added[static_cast<std::size_t>(stage)];
    ShaderTask task;
    task.label = {taskId(stage, added), ItemId{}, 0};
    task.stage = stage;
    task.items = items;
    ContextRing& ring = isVertex ? m_contexts.vertex : m_contexts.fragment;
    const LaneMask lanes = (LaneMask{1} << items) - 1;
    ring.acquire(task.label.id, *m_programs.of(0).of(stage).decoded, 16, lanes, lanes);
    // As if so many ports had posted one each: they enter at the next edge.
    (isVertex ? m_vertexTasks : m_fragmentTasks).post(added, task);
    ++added;
}

void ProcessorBench::run(int cycles)
{
    CORE_CHECK(m_machine.runUntil({m_machine.cycle() + static_cast<Cycle>(cycles)}).hasValue(), "the bench runs on");
}

} // namespace vitrine::byptest
