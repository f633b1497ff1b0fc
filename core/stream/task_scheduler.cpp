// SPDX-License-Identifier: Apache-2.0
#include "core/stream/task_scheduler.h"

#include <utility>

namespace vitrine::core {

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
    const auto completed = [&] { return startCompleted(processor); };
    const auto fragment = [&] { return startNew(m_ports.fragmentTasks, processor); };
    const auto vertex = [&] { return startNew(m_ports.vertexTasks, processor); };
    switch (m_config.policy) {
    case SchedulingPolicy::CompletedFirst: static_cast<void>(completed() || fragment() || vertex()); break;
    case SchedulingPolicy::NewFirst: static_cast<void>(fragment() || vertex() || completed()); break;
    case SchedulingPolicy::VertexFirst: static_cast<void>(vertex() || completed() || fragment()); break;
    }
}

bool TaskScheduler::startCompleted(std::uint32_t processor)
{
    const auto* ready = m_ports.pending->oldest(EntryState::Ready);
    if (!ready)
        return false;
    m_state.running[processor] = ready->item.task;
    m_ports.pending->grant(ready->item.label.id, processor);
    return true;
}

bool TaskScheduler::startNew(SharedView<ShaderTask>& tasks, std::uint32_t processor)
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
    tasks->grant(task.label.id, processor);
    return true;
}

} // namespace vitrine::core
