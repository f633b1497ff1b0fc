// SPDX-License-Identifier: Apache-2.0
#include "core/stream/task_scheduler.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

auto TaskScheduler::orderOf(SchedulingPolicy policy) -> const WorkOrder&
{
    static constexpr WorkOrder kCompletedFirst{Work::Completed, Work::Fragment, Work::Vertex};
    static constexpr WorkOrder kNewFirst{Work::Fragment, Work::Vertex, Work::Completed};
    static constexpr WorkOrder kVertexFirst{Work::Vertex, Work::Completed, Work::Fragment};
    switch (policy) {
    case SchedulingPolicy::CompletedFirst: return kCompletedFirst;
    case SchedulingPolicy::NewFirst: return kNewFirst;
    case SchedulingPolicy::VertexFirst: break;
    }
    return kVertexFirst;
}

TaskScheduler::TaskScheduler(UnitContext context, Config config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
    m_state.running.resize(config.processors);
}

UnitDescription TaskScheduler::description() const
{
    UnitDescription description;
    description.kind = "FSD";
    description.seedTerm = "scheduling of tasks, distributor";
    description.help = "Gives vertex, fragment and completed tasks to free shader processors.";
    return description;
}

void TaskScheduler::schedule()
{
    for (std::uint32_t processor = 0; processor < m_config.processors; ++processor) {
        if ((m_config.enabled >> processor & 1) == 0)
            continue;
        if (!isFree(processor)) {
            reserveLate(processor);
            continue;
        }
        m_state.running[processor] = {};
        startNext(processor);
    }
}

bool TaskScheduler::isFree(std::uint32_t processor) const
{
    if (!m_ports.requests->canPost(processor))
        return false;
    const ShaderTask& task = m_state.running[processor];
    if (!task.label.id)
        return true;
    if (task.sends) {
        const auto* pending = m_ports.pending->find(task.label.id);
        if (pending && (pending->state == EntryState::Waiting || pending->state == EntryState::Ready))
            return true;
        if (pending && pending->state != EntryState::Reserved)
            return pending->port != processor;
    }
    const auto& tasks = task.stage == ShaderStage::Vertex ? m_ports.vertexTasks : m_ports.fragmentTasks;
    const auto* entry = tasks->find(task.label.id);
    return !entry || entry->state == EntryState::Done;
}

/// Only without reservation: a task that started without a slot gets one, so that it can be swapped out after all.
void TaskScheduler::reserveLate(std::uint32_t processor)
{
    const ShaderTask& task = m_state.running[processor];
    if (!m_config.reserves && task.sends && m_ports.pending->hasRoom() && !m_ports.pending->find(task.label.id))
        m_ports.pending->reserve({task.label, task});
}

void TaskScheduler::startNext(std::uint32_t processor)
{
    const WorkOrder& order = orderOf(m_config.policy);
    for (std::size_t rank = 0; rank < order.size(); ++rank)
        if (start(order[rank], processor, reasonFor(order, rank)))
            return;
}

bool TaskScheduler::isWaiting(Work work) const
{
    switch (work) {
    case Work::Completed: return m_ports.pending->oldest(EntryState::Ready) != nullptr;
    case Work::Fragment: return m_ports.fragmentTasks->oldest(EntryState::Waiting) != nullptr;
    case Work::Vertex: break;
    }
    return m_ports.vertexTasks->oldest(EntryState::Waiting) != nullptr;
}

/// Why the kind of that rank is taken when it is: what stands before it waits for a slot, if it waits at all.
GrantReason TaskScheduler::reasonFor(const WorkOrder& order, std::size_t rank) const
{
    const auto waits = [this](Work work) { return isWaiting(work); };
    const auto taken = order.begin() + static_cast<std::ptrdiff_t>(rank);
    if (std::any_of(order.begin(), taken, waits))
        return GrantReason::SlotMissing;
    return std::any_of(taken + 1, order.end(), waits) ? GrantReason::Policy : GrantReason::OnlyKind;
}

bool TaskScheduler::start(Work work, std::uint32_t processor, GrantReason reason)
{
    switch (work) {
    case Work::Completed: return startCompleted(processor, reason);
    case Work::Fragment: return startNew(m_ports.fragmentTasks, processor, reason);
    case Work::Vertex: break;
    }
    return startNew(m_ports.vertexTasks, processor, reason);
}

bool TaskScheduler::startCompleted(std::uint32_t processor, GrantReason reason)
{
    const auto* ready = m_ports.pending->oldest(EntryState::Ready);
    if (!ready)
        return false;
    m_state.running[processor] = ready->item.task;
    m_ports.pending->grant(ready->item.label.id, processor, reason);
    return true;
}

bool TaskScheduler::startNew(SharedView<ShaderTask>& tasks, std::uint32_t processor, GrantReason reason)
{
    const auto* waiting = tasks->oldest(EntryState::Waiting);
    if (!waiting)
        return false;
    const ShaderTask task = waiting->item;
    const bool hasRoom = m_ports.pending->hasRoom();
    if (task.sends && !hasRoom && m_config.reserves)
        return false;
    if (task.sends && hasRoom)
        m_ports.pending->reserve({task.label, task});
    m_state.running[processor] = task;
    tasks->grant(task.label.id, processor, reason);
    return true;
}

} // namespace vitrine::core
