// SPDX-License-Identifier: Apache-2.0
#include "core/stream/task_scheduler.h"

#include <algorithm>
#include <string>
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
    : Unit(std::move(context)), m_config(config), m_ports(std::move(ports))
{
    m_state.running.resize(config.processors);
    if (inSegments())
        m_state.closed.resize(config.processors);
}

UnitDescription TaskScheduler::description() const
{
    UnitDescription description;
    description.kind = isDistributor() ? "FSD" : "TSCR";
    description.seedTerm = isDistributor() ? "scheduling of tasks, distributor" : "scheduling of tasks";
    description.help = "Gives vertex, fragment and completed tasks to free shader processors.";
    return description;
}

void TaskScheduler::schedule()
{
    noteClosed();
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

void TaskScheduler::noteClosed()
{
    if (!m_ports.closed.connected())
        return;
    for (; const SegmentItem* segment = m_ports.closed.front(); m_ports.closed.pop())
        m_state.closed[segment->pipeline] = segment->number() + 1;
}

bool TaskScheduler::isFree(std::uint32_t processor) const
{
    if (servesDevices() && !m_ports.requests->canPost(processor))
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
    const auto& tasks = task.stage == ShaderStage::Vertex ? m_ports.vertexTasks : fragmentTasks(processor);
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
        if (start(order[rank], processor, reasonFor(order, rank, processor)))
            return;
}

bool TaskScheduler::isWaiting(Work work, std::uint32_t processor) const
{
    switch (work) {
    case Work::Completed: return completedFor(processor) != nullptr;
    case Work::Fragment: return fragmentFor(processor) != nullptr;
    case Work::Vertex: break;
    }
    return vertexFor() != nullptr;
}

/// Why the kind of that rank is taken when it is: what stands before it waits for a slot, if it waits at all.
GrantReason TaskScheduler::reasonFor(const WorkOrder& order, std::size_t rank, std::uint32_t processor) const
{
    const auto waits = [&](Work work) { return isWaiting(work, processor); };
    const auto taken = order.begin() + static_cast<std::ptrdiff_t>(rank);
    if (std::any_of(order.begin(), taken, waits))
        return GrantReason::SlotMissing;
    return std::any_of(taken + 1, order.end(), waits) ? GrantReason::Policy : GrantReason::OnlyKind;
}

const SharedQueue<PendingTask>::Entry* TaskScheduler::completedFor(std::uint32_t processor) const
{
    if (!servesDevices())
        return nullptr;
    const auto isOwn = [&](const PendingTask& pending) { return pending.task.processor == processor; };
    return inSegments() ? m_ports.pending->oldest(EntryState::Ready, isOwn)
                        : m_ports.pending->oldest(EntryState::Ready);
}

const SharedQueue<ShaderTask>::Entry* TaskScheduler::fragmentFor(std::uint32_t processor) const
{
    if (!inSegments() && !isDistributor())
        return nullptr;
    const auto* waiting = fragmentTasks(processor)->oldest(EntryState::Waiting);
    const bool mayStart =
        !inSegments() || !m_config.startsAtClose || (waiting && waiting->item.segment < m_state.closed[processor]);
    return mayStart ? waiting : nullptr;
}

const SharedQueue<ShaderTask>::Entry* TaskScheduler::vertexFor() const
{
    return m_ports.vertexTasks->oldest(EntryState::Waiting);
}

bool TaskScheduler::start(Work work, std::uint32_t processor, GrantReason reason)
{
    switch (work) {
    case Work::Completed: return startCompleted(processor, reason);
    case Work::Fragment: return startNew(fragmentTasks(processor), fragmentFor(processor), processor, reason);
    case Work::Vertex: break;
    }
    return startNew(m_ports.vertexTasks, vertexFor(), processor, reason);
}

bool TaskScheduler::startCompleted(std::uint32_t processor, GrantReason reason)
{
    const auto* ready = completedFor(processor);
    if (!ready)
        return false;
    m_state.running[processor] = ready->item.task;
    m_ports.pending->grant(ready->item.label.id, processor, reason);
    return true;
}

bool TaskScheduler::startNew(const SharedView<ShaderTask>& tasks, const SharedQueue<ShaderTask>::Entry* waiting,
                             std::uint32_t processor, GrantReason reason)
{
    if (!waiting)
        return false;
    ShaderTask task = waiting->item;
    const bool hasRoom = servesDevices() && m_ports.pending->hasRoom();
    if (task.sends && !hasRoom && m_config.reserves)
        return false;
    if (inSegments())
        task.processor = static_cast<std::uint8_t>(processor);
    if (task.sends && hasRoom)
        m_ports.pending->reserve({task.label, task});
    m_state.running[processor] = task;
    tasks->grant(task.label.id, processor, reason);
    return true;
}

/// The oldest request that a task of a segment waits for: what a deadlock hangs on.
std::string TaskScheduler::waitNote() const
{
    const auto* waiting = servesDevices() ? m_ports.pending->oldest(EntryState::Waiting) : nullptr;
    if (!waiting)
        return {};
    const ShaderTask& task = waiting->item.task;
    std::string note = "task " + std::to_string(task.label.id.value);
    if (inSegments() && task.stage == ShaderStage::Fragment)
        note += " of segment " + std::to_string(task.segment) + " on sp." + std::to_string(task.processor);
    for (std::size_t i = 0; i < m_ports.requests->size(); ++i) {
        const RequestItem& request = m_ports.requests->entry(i).item;
        if (request.label.parent == task.label.id)
            return note + " waits for request " + std::to_string(request.label.id.value);
    }
    return note + " waits for a request";
}

} // namespace vitrine::core
