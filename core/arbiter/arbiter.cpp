// SPDX-License-Identifier: Apache-2.0
#include "core/arbiter/arbiter.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

Arbiter::Arbiter(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(std::move(ports)),
      m_returns(config.programs, config.contexts, m_ports.requests, m_ports.pending)
{
    m_state.ports.resize(m_ports.devices.size());
    for (std::size_t port = 0; port < m_ports.devices.size(); ++port)
        if (Device* device = m_ports.devices.on(port))
            device->connect(*this);
}

UnitDescription Arbiter::description() const
{
    UnitDescription description;
    description.kind = "ARB";
    description.seedTerm = "arbiter unit";
    description.help = words("Routes device requests by their destination and returns the results.");
    description.counters = {{"routed", words("requests"), words("Given to a device.")},
                            {"headStalls", words("cycles"), words("The oldest request waited for its device.")},
                            {"noDevice", words("requests"), words("Named a port where nobody is.")},
                            {"badShapes", words("results"), words("Had another number of registers than asked for.")},
                            {"orphans", words("results"), words("Nobody had asked for them.")}};
    return description;
}

void Arbiter::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
    visitor("returns", m_returns);
}

void Arbiter::tick()
{
    noteHead();
    std::uint32_t routed = 0;
    Choice choice = choose();
    for (; choice.request && routed < m_config.width; ++routed) {
        route(*choice.request, choice.overtakes);
        choice = choose();
    }
    if (routed > 0)
        return;
    if (choice.nextFree == kNever)
        return stall(StallReason::InputEmpty, m_ports.requests);
    wakeAt(choice.nextFree);
    stall(StallReason::ResourceBusy, m_ports.requests);
}

/// The first look at a request that can't go notes it; further ones change nothing, so that it may sleep meanwhile.
void Arbiter::noteHead()
{
    const Entry* head = m_ports.requests->oldest(EntryState::Waiting);
    const Device* device = head ? m_ports.devices.on(head->item.device) : nullptr;
    const ItemId waiting = device && !device->canAccept() ? head->item.label.id : ItemId{};
    HeadOfLine& blocked = m_state.blocked;
    if (waiting == blocked.request)
        return;
    if (blocked.request) {
        const Cycle cycles = now() - blocked.since;
        m_state.headStalls += cycles;
        m_state.ports[blocked.device].stalls += cycles;
        blocked = {};
    }
    if (!waiting)
        return;
    blocked = {waiting, head->item.device, now()};
    m_state.decisions.add({now(), waiting, head->item.device, ArbiterOutcome::Blocked});
}

auto Arbiter::choose() const -> Choice
{
    Choice choice;
    std::uint32_t refusing = 0; // ports whose device takes none
    for (const Entry* entry = m_ports.requests->oldest(EntryState::Waiting); entry;
         entry = m_ports.requests->nextOldest(*entry)) {
        const Device* device = m_ports.devices.on(entry->item.device);
        if (!device || device->canAccept()) {
            choice.request = entry;
            choice.overtakes = refusing != 0;
            return choice;
        }
        refusing |= 1u << entry->item.device;
        choice.nextFree = std::min(choice.nextFree, device->nextFree());
        if (m_config.mode == ArbiterMode::Fifo)
            return choice;
    }
    return choice;
}

void Arbiter::route(const Entry& request, bool overtakes)
{
    const RequestItem item = m_ports.requests->dispatch(request.item.label.id);
    Device* device = m_ports.devices.on(item.device);
    if (!device)
        return refuse(item);
    ++m_state.routed;
    ++m_state.ports[item.device].requests;
    m_state.decisions.add(
        {now(), item.label.id, item.device, overtakes ? ArbiterOutcome::Overtook : ArbiterOutcome::Dispatched});
    device->accept(item);
}

void Arbiter::refuse(const RequestItem& request)
{
    ++m_state.noDevice;
    m_state.decisions.add({now(), request.label.id, request.device, ArbiterOutcome::NoDevice});
    fail(request, RequestStatus::NoDevice, ErrorCode::NoDevice);
    m_returns.refuse(request);
    deliverAt(now() + 1);
}

void Arbiter::fail(const RequestItem& request, RequestStatus status, ErrorCode code)
{
    const ItemLabel& label = request.label;
    publish(RequestFailed{0, {}, label.draw, label.id, request.device, static_cast<std::uint8_t>(status), 0});
    publish(ErrorReported{0, {}, label.draw, label.id.value, code, 0});
}

void Arbiter::deliver()
{
    m_returns.deliver(now());
    if (m_returns.waits())
        deliverAt(now() + 1);
}

void Arbiter::complete(const RequestItem& request, std::span<const float> results)
{
    const auto outcome = m_returns.complete(request, results, now());
    if (m_returns.waits())
        deliverAt(now() + 1);
    if (outcome == RequestReturns::Outcome::Orphan) {
        ++m_state.orphans;
        return publish(ErrorReported{0, {}, request.label.draw, request.label.id.value, ErrorCode::OrphanResult, 0});
    }
    if (request.device < m_state.ports.size())
        ++m_state.ports[request.device].results;
    if (outcome != RequestReturns::Outcome::BadShape)
        return;
    ++m_state.badShapes;
    fail(request, RequestStatus::BadResultShape, ErrorCode::BadResultShape);
}

void Arbiter::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
