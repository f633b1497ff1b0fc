// SPDX-License-Identifier: Apache-2.0
#include "core/blend/computation_unit.h"

#include "core/base/check.h"
#include "core/blend/computation_kind.h"
#include "core/fixed_function/built_in_units.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

ComputationUnit::ComputationUnit(UnitContext context, const Config& config) : Unit(std::move(context)), m_config(config)
{
}

UnitDescription ComputationUnit::description() const
{
    UnitDescription description;
    description.kind = std::string(kComputationUnit);
    description.seedTerm = "computation unit";
    description.help = words("Inverts, compresses and expands colors, for the color updater and for programs.");
    description.counters = {
        {"requests", words("requests"), words("Answered.")},
        {"items", words("items"), words("Fragments of these.")},
        {"updaterCycles", words("cycles"), words("The color updater had it, for pre- and post-formatting.")},
        {"conflicts", words("cycles"), words("A request of a program waited while the color updater had it.")}};
    return description;
}

void ComputationUnit::accept(const RequestItem& request)
{
    m_state.cyclesLeft = Cycle{request.items} * m_config.timing.interval;
    m_state.inFlight.push_back({request, now()});
    deliverAt(now() + 1); // Wakes the unit, which begins to be busy then.
}

Cycle ComputationUnit::answer(const ComputationUse& use)
{
    const Cycle from = std::max(now(), m_state.usedUntil);
    if (use.until <= from)
        return from;
    m_state.updaterCycles += use.until - from;
    return m_state.usedUntil = use.until;
}

void ComputationUnit::tick()
{
    if (idle())
        return stall(StallReason::InputEmpty);
    if (m_state.waited)
        return stall(StallReason::ResourceBusy);
    if (m_state.cyclesLeft == 0)
        workUntil(std::max(m_state.inFlight.front().due, now() + 1));
}

void ComputationUnit::deliver()
{
    lookBack();
    while (!m_state.inFlight.empty() && m_state.inFlight.front().due <= now()) {
        complete(m_state.inFlight.front().request);
        m_state.inFlight.pop_front();
    }
    if (m_state.cyclesLeft > 0)
        deliverAt(now() + 1);
    else if (!m_state.inFlight.empty())
        deliverAt(m_state.inFlight.front().due);
}

/// Who had the unit in the last cycle?
void ComputationUnit::lookBack()
{
    m_state.waited = m_state.cyclesLeft > 0 && now() <= m_state.usedUntil;
    m_state.conflicts += m_state.waited ? 1 : 0;
    if (m_state.waited || m_state.cyclesLeft == 0)
        return;
    if (m_state.cyclesLeft-- == m_config.timing.interval) // the first cycle of the last item
        m_state.inFlight.back().due = now() - 1 + m_config.timing.latency;
}

void ComputationUnit::complete(const RequestItem& item)
{
    const DeviceRequest request = requestOf(item);
    const std::size_t lanes = request.laneCount;
    m_room.assign(4 * lanes * request.descriptor.resultRegisters, 0.0f);
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        if ((request.lanes >> lane & 1) == 0)
            continue;
        const float* first = request.arguments + lane;
        const Vec4 color = computed({first[0], first[lanes], first[2 * lanes], first[3 * lanes]}, first[4 * lanes]);
        for (int c = 0; c < 4; ++c)
            m_room[static_cast<std::size_t>(c) * lanes + lane] = color[c];
    }
    ++m_state.requests;
    m_state.items += item.items;
    m_config.itemCost.tell(item.label.draw, item.items);
    m_results->complete(item, m_room);
}

DeviceRequest ComputationUnit::requestOf(const RequestItem& item) const
{
    const ThreadContext& task = m_config.contexts.of(item.stage, item.label.parent);
    const DecodedProgram& program = *m_config.programs.of(item.label.draw).of(item.stage).decoded;
    const auto pending = std::ranges::find(task.pending, item.ticket, &PendingRequest::ticket);
    CORE_CHECK(pending != task.pending.end(), "a request that its task knows nothing of");
    return deviceRequest(task, program, static_cast<std::size_t>(pending - task.pending.begin()));
}

void ComputationUnit::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
}

void ComputationUnit::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
