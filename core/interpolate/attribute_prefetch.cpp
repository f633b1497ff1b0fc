// SPDX-License-Identifier: Apache-2.0
// Tasks whose textures are read before their programs run: how the interpolator asks for them (BYP-11).
#include "core/interpolate/attribute_interpolator.h"

#include <algorithm>

namespace vitrine::core {

bool AttributeInterpolator::moveAwaiting()
{
    const bool took = takeTexels();
    const bool sent = sendLookup();
    const bool posted = postAwaiting();
    return took || sent || posted;
}

bool AttributeInterpolator::takeTexels()
{
    const TaskLookup* read = m_ports.texels.front();
    if (!read)
        return false;
    const auto task = std::ranges::find(m_state.awaiting, read->label.parent,
                                        [](const AwaitingTask& awaiting) { return awaiting.task.label.id; });
    if (task != m_state.awaiting.end())
        ++task->answered;
    m_ports.texels.pop();
    return true;
}

bool AttributeInterpolator::sendLookup()
{
    const auto next = std::ranges::find_if(
        m_state.awaiting, [](const AwaitingTask& awaiting) { return awaiting.asked < awaiting.lookups; });
    if (next == m_state.awaiting.end() || !m_ports.lookups.canPush())
        return false;
    const ProgramBinding& program = m_config.programs.of(next->task.label.draw).fragment;
    TaskLookup lookup;
    lookup.label = {ItemId{++m_state.lookups}, next->task.label.id, next->task.label.draw};
    lookup.number = next->asked++;
    lookup.slot = program.program->instructions[program.initialSends[lookup.number]].send.textureSlot;
    lookup.items = next->task.items;
    m_ports.lookups.push(lookup);
    return true;
}

bool AttributeInterpolator::postAwaiting()
{
    if (m_state.awaiting.empty() || m_state.awaiting.front().answered < m_state.awaiting.front().lookups ||
        !m_ports.tasks.canPost())
        return false;
    m_ports.tasks.post(m_state.awaiting.front().task);
    m_state.awaiting.pop_front();
    return true;
}

/// The first task waits for its texels, or for room in FTQ.
void AttributeInterpolator::stallForAwaiting()
{
    if (m_state.awaiting.front().answered < m_state.awaiting.front().lookups)
        return stall(StallReason::ResourceBusy, m_ports.texels);
    stall(StallReason::OutputFull, m_ports.tasks);
}

std::string AttributeInterpolator::waitNote() const
{
    if (m_state.awaiting.empty())
        return {};
    const AwaitingTask& first = m_state.awaiting.front();
    if (first.answered == first.lookups)
        return {};
    return "task " + std::to_string(first.task.label.id.value) + " waits for " +
           std::to_string(first.lookups - first.answered) + " of its textures";
}

} // namespace vitrine::core
