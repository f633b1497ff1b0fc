// SPDX-License-Identifier: Apache-2.0
#include "core/stream/fragment_collector.h"

#include "core/stream/shaded_quad_ops.h"

#include <utility>

namespace vitrine::core {

FragmentCollector::FragmentCollector(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(std::move(ports))
{
    m_state.finished.resize(m_config.contexts.places());
}

UnitDescription FragmentCollector::description() const
{
    UnitDescription description;
    description.kind = "FSC";
    description.seedTerm = "collector";
    description.help = words("Brings shaded fragments back into the order of the stream.");
    description.counters = {{"quads", words("quads"), words("Sent on.")}};
    AuxiliaryStore::describe(description.counters);
    return description;
}

void FragmentCollector::tick()
{
    const bool noted = noteFinished();
    const TaskQuads* next = m_ports.order.front();
    const bool isDue = next && (!next->primitive || finished(next->label.id));
    if (isDue && m_ports.quads.canPush())
        return sendQuad(*next);
    if (noted)
        return;
    if (isDue)
        return stall(StallReason::OutputFull, m_ports.quads);
    stall(m_state.held > 0 ? StallReason::Ordering : StallReason::InputEmpty, m_ports.order);
}

bool FragmentCollector::noteFinished()
{
    bool noted = false;
    for (In<FinishedTask>& port : m_ports.finished) {
        for (; const FinishedTask* task = port.front(); port.pop()) {
            finished(task->label.id) = 1;
            ++m_state.held;
            noted = true;
        }
    }
    return noted;
}

std::uint8_t& FragmentCollector::finished(ItemId task)
{
    return m_state.finished[taskSequence(task) % m_state.finished.size()];
}

void FragmentCollector::sendQuad(const TaskQuads& task)
{
    const ItemId id = task.label.id;
    LateQuadItem item;
    item.label = {ItemId{++m_state.quads}, id, task.label.draw};
    item.content.label = item.label;
    item.content.endsDraw = !task.primitive;
    item.isFence = task.isFence;
    if (task.primitive) {
        const std::uint8_t index = m_state.nextQuad++;
        item.primitive = task.primitive;
        item.orders = task.quads[index].orders;
        const ThreadContext& context = m_config.contexts.of(id);
        item.content.shaded = readShadedQuad(context, 4u * index, task.quads[index]);
        m_state.auxiliary.store(context, 4u * index, task.quads[index], task.label.draw, m_config.auxiliary);
    }
    const bool isLast = m_state.nextQuad == task.count;
    if (item.content.endsDraw || item.content.shaded.coverage != 0)
        m_ports.quads.push(std::move(item));
    if (!isLast)
        return;
    m_state.nextQuad = 0;
    if (task.primitive) {
        m_config.contexts.release(id);
        m_ports.tasks.retire(id);
        finished(id) = 0;
        --m_state.held;
    }
    m_ports.order.pop();
}

void FragmentCollector::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void FragmentCollector::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
