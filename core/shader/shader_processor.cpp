// SPDX-License-Identifier: Apache-2.0
#include "core/shader/shader_processor.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace vitrine::core {

ShaderProcessor::ShaderProcessor(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
}

UnitDescription ShaderProcessor::description() const
{
    UnitDescription description;
    description.kind = "SP";
    description.seedTerm = "shader processor";
    description.help = "Runs vertex and fragment tasks, and swaps out those that wait for a device.";
    description.counters = {{"instructions", "instructions", "Executed, each once per task."},
                            {"requests", "requests", "SENDs posted."},
                            {"blockedApqFull", "tasks", "Waited in place, because APQ had no slot for them."}};
    return description;
}

void ShaderProcessor::tick()
{
    if (asksDevices() && !m_ports.requests.canPost())
        return stall(StallReason::OutputFull, m_ports.requests);
    if (m_state.faulted || (!m_state.running && !startGranted()))
        return stall(StallReason::InputEmpty);
    if (!m_state.inBurst) {
        if (mustWait()) {
            // Nothing wakes a task that waits in place, so it looks for itself.
            if (swapOut())
                return;
            wakeAt(now() + 1);
            return stall(StallReason::ResourceBusy, m_ports.pending);
        }
        beginBurst();
    }
    if (now() + 1 < m_state.burstEnd)
        return workUntil(m_state.burstEnd - 1);
    endBurst();
}

bool ShaderProcessor::startGranted()
{
    const bool resumes = asksDevices() && m_ports.pending.granted();
    if (resumes)
        m_state.task = m_ports.pending.take().task;
    else if (asksDevices() && m_ports.fragmentTasks.granted())
        m_state.task = m_ports.fragmentTasks.take();
    else if (m_ports.vertexTasks.granted())
        m_state.task = m_ports.vertexTasks.take();
    else
        return false;
    m_state.running = true;
    m_state.inBurst = false;
    m_state.switchCycles = resumes ? m_config.switchCycles : 0;
    return true;
}

ThreadContext& ShaderProcessor::context()
{
    return m_config.contexts.of(m_state.task.stage, m_state.task.label.id);
}

const ProgramBinding& ShaderProcessor::binding() const
{
    return m_config.programs.of(m_state.task.label.draw).of(m_state.task.stage);
}

bool ShaderProcessor::mustWait()
{
    const ThreadContext& task = context();
    return !task.pending.empty() && isWaiting(task, *binding().decoded);
}

/// Executes the instructions at once; only their time is spread over cycles.
void ShaderProcessor::beginBurst()
{
    ThreadContext& task = context();
    const ProgramBinding& program = binding();
    const std::uint64_t before = task.executedInstructions;
    // One budget for the whole task: an endless loop around a texture access has to end, too.
    const RunOptions options{SendMode::StopAtSend, program.budget - before};
    m_state.ending = run(task, *program.decoded, *program.constants, options);
    const std::uint64_t executed = task.executedInstructions - before;
    const std::uint32_t cyclesEach = (m_state.task.items + m_config.alus - 1) / m_config.alus;
    m_state.instructions += executed;
    m_state.busyCycles[static_cast<std::size_t>(m_state.task.stage)] += executed * cyclesEach;
    m_state.burstEnd = now() + executed * cyclesEach + std::exchange(m_state.switchCycles, 0);
    m_state.inBurst = true;
}

void ShaderProcessor::endBurst()
{
    switch (m_state.ending) {
    case RunStatus::Finished: return retire();
    case RunStatus::Request: postRequest(); break;
    case RunStatus::Waiting: break;
    case RunStatus::BudgetExhausted:
    case RunStatus::FlowTooDeep:
        m_state.faulted = true;
        m_state.faultStage = m_state.task.stage;
        return;
    }
    m_state.inBurst = false;
    if (mustWait() && !swapOut())
        ++m_state.blockedApqFull;
}

void ShaderProcessor::postRequest()
{
    const ThreadContext& task = context();
    const DeviceRequest request = deviceRequest(task, *binding().decoded, task.pending.size() - 1);
    RequestItem item;
    const std::uint32_t number = m_state.requests++ * m_config.processors + m_config.number + 1;
    item.label = {ItemId{number}, m_state.task.label.id, m_state.task.label.draw};
    item.stage = m_state.task.stage;
    item.device = request.descriptor.device;
    item.slot = request.descriptor.textureSlot;
    item.items = static_cast<std::uint8_t>(std::max(1, std::popcount(request.lanes & task.covered)));
    item.ticket = request.ticket;
    m_ports.requests.post(item);
}

/// False when there is no slot in APQ, which happens with `apq.reserve` off only.
bool ShaderProcessor::swapOut()
{
    if (!m_ports.pending.holds(m_state.task.label.id))
        return false;
    const PendingRequest& oldest = context().pending.front();
    m_ports.pending.held(m_state.task.label.id).device = binding().decoded->code()[oldest.instruction].send.device;
    m_ports.pending.park(m_state.task.label.id);
    m_state.running = false;
    return true;
}

void ShaderProcessor::retire()
{
    const ItemId task = m_state.task.label.id;
    const bool isVertex = m_state.task.stage == ShaderStage::Vertex;
    Out<FinishedTask>& results = isVertex ? m_ports.vertices : m_ports.fragments;
    if (!results.canPush())
        return stall(StallReason::OutputFull, results);
    results.push(FinishedTask{m_state.task.label, m_state.task.items,
                              m_state.busyCycles[static_cast<std::size_t>(m_state.task.stage)]});
    (isVertex ? m_ports.vertexTasks : m_ports.fragmentTasks).finish(task);
    if (m_state.task.sends && m_ports.pending.holds(task))
        m_ports.pending.retire(task);
    m_state.running = false;
    m_state.inBurst = false;
}

} // namespace vitrine::core
