// SPDX-License-Identifier: Apache-2.0
#include "core/session/machine/work_recorder.h"

#include "core/gpu/timed_gpu.h"

#include <utility>

namespace vitrine::core {

WorkRecorder::WorkRecorder(const TimedGpu& gpu, ShaderClock clock)
    : m_gpu(gpu), m_work(gpu.powerDomains(), clock), m_seen(gpu.processors().size())
{
    for (std::uint32_t processor = 0; processor < m_seen.size(); ++processor) {
        const ShaderProcessor::State& state = gpu.processors()[processor]->state();
        m_seen[processor] = {state.instructions, state.busyCycles, state.itemsDone, state.aluOperations};
    }
    const PowerDomains& domains = gpu.powerDomains();
    for (std::uint32_t domain = 0; domain < domains.size(); ++domain) {
        m_before.push_back(gpu.operations(domain));
        if (domains[domain].kind != PowerKind::Alu && domains[domain].kind != PowerKind::Group)
            m_looked.push_back(domain);
    }
}

void WorkRecorder::look(Cycle now)
{
    if (now == 0)
        return;
    for (std::uint32_t processor = 0; processor < m_seen.size(); ++processor)
        if (m_gpu.processors()[processor]->state().instructions != m_seen[processor].instructions)
            lookAt(processor, now - 1);
    for (const std::uint32_t domain : m_looked)
        takeOperations(domain, now - 1);
}

void WorkRecorder::takeOperations(std::uint32_t domain, Cycle cycle)
{
    m_work.addUpTo(domain, cycle, m_gpu.operations(domain) - m_before[domain]);
}

/// It began to execute in `cycle`: at most one task of each stage.
void WorkRecorder::lookAt(std::uint32_t processor, Cycle cycle)
{
    const ShaderProcessor::State& state = m_gpu.processors()[processor]->state();
    const AluMask vertexAlus = m_work.domains().layout().alus.group(0);
    const bool both =
        state.itemsDone[0] != m_seen[processor].items[0] && state.itemsDone[1] != m_seen[processor].items[1];
    Seen& seen = m_seen[processor];
    AluMask alus = 0;
    for (std::size_t alu = 0; alu < seen.aluOperations.size(); ++alu)
        if (std::exchange(seen.aluOperations[alu], state.aluOperations[alu]) != state.aluOperations[alu])
            alus |= AluMask{1} << alu;
    for (const ShaderStage stage : {ShaderStage::Vertex, ShaderStage::Fragment}) {
        const auto side = static_cast<std::size_t>(stage);
        const ThreadSlot& slot = state.threads[state.threads[0].task.stage == stage ? 0 : 1];
        const std::uint64_t items = state.itemsDone[side] - std::exchange(seen.items[side], state.itemsDone[side]);
        const Cycle cycles = state.busyCycles[side] - std::exchange(seen.cycles[side], state.busyCycles[side]);
        if (items == 0)
            continue;
        AluBurst burst;
        // Resuming comes before the first instruction.
        burst.from = slot.inBurst ? slot.burstEnd - cycles : cycle;
        burst.to = burst.from + cycles;
        burst.task = slot.task.label.id;
        burst.alus = !both ? alus : alus & (stage == ShaderStage::Vertex ? vertexAlus : ~vertexAlus);
        burst.instructions = static_cast<std::uint32_t>(items / slot.task.items);
        burst.processor = static_cast<std::uint16_t>(processor);
        burst.items = slot.task.items;
        burst.stage = stage;
        m_work.add(burst);
    }
    seen.instructions = state.instructions;
}

DrawWork WorkRecorder::takeWork(Cycle end)
{
    look(end);
    for (std::uint32_t domain = 0; domain < m_before.size() && end > 0; ++domain)
        takeOperations(domain, end - 1);
    m_work.setEnd(end);
    std::uint64_t crossings = 0;
    for (const ShaderProcessor* processor : m_gpu.processors())
        crossings += processor->state().clockCrossings;
    m_work.setCrossings(crossings);
    return std::move(m_work);
}

} // namespace vitrine::core
