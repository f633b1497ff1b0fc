// SPDX-License-Identifier: Apache-2.0
#include "core/stream/task_scheduler.h"

#include <string>
#include <utility>

namespace vitrine::core {

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
    description.kind = inSegments() ? "TSCR" : "FSD";
    description.seedTerm = inSegments() ? "scheduling of tasks" : "scheduling of tasks, distributor";
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
    const auto completed = [&] { return startCompleted(processor); };
    const auto fragment = [&] { return startFragments(processor); };
    const auto vertex = [&] {
        return startNew(m_ports.vertexTasks, m_ports.vertexTasks->oldest(EntryState::Waiting), processor);
    };
    switch (m_config.policy) {
    case SchedulingPolicy::CompletedFirst: static_cast<void>(completed() || fragment() || vertex()); break;
    case SchedulingPolicy::NewFirst: static_cast<void>(fragment() || vertex() || completed()); break;
    case SchedulingPolicy::VertexFirst: static_cast<void>(vertex() || completed() || fragment()); break;
    }
}

bool TaskScheduler::startCompleted(std::uint32_t processor)
{
    const auto isOwn = [&](const PendingTask& pending) { return pending.task.processor == processor; };
    const auto* ready =
        inSegments() ? m_ports.pending->oldest(EntryState::Ready, isOwn) : m_ports.pending->oldest(EntryState::Ready);
    if (!ready)
        return false;
    m_state.running[processor] = ready->item.task;
    m_ports.pending->grant(ready->item.label.id, processor);
    return true;
}

bool TaskScheduler::startFragments(std::uint32_t processor)
{
    const SharedView<ShaderTask>& tasks = fragmentTasks(processor);
    const auto* waiting = tasks->oldest(EntryState::Waiting);
    const bool mayStart =
        !inSegments() || !m_config.startsAtClose || (waiting && waiting->item.segment < m_state.closed[processor]);
    return mayStart && startNew(tasks, waiting, processor);
}

bool TaskScheduler::startNew(const SharedView<ShaderTask>& tasks, const SharedQueue<ShaderTask>::Entry* waiting,
                             std::uint32_t processor)
{
    if (!waiting)
        return false;
    ShaderTask task = waiting->item;
    const bool hasRoom = m_ports.pending->hasRoom();
    if (task.sends && !hasRoom && m_config.reserves)
        return false;
    if (inSegments())
        task.processor = static_cast<std::uint8_t>(processor);
    if (task.sends && hasRoom)
        m_ports.pending->reserve({task.label, task});
    m_state.running[processor] = task;
    tasks->grant(task.label.id, processor);
    return true;
}

/// The oldest request that a task of a segment waits for: what a deadlock hangs on.
std::string TaskScheduler::waitNote() const
{
    const auto* waiting = m_ports.pending->oldest(EntryState::Waiting);
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
