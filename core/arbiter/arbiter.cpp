// SPDX-License-Identifier: Apache-2.0
#include "core/arbiter/arbiter.h"

#include "core/shader/interpreter.h"

#include <utility>

namespace vitrine::core {

namespace {
constexpr std::uint8_t kNoDeviceStatus = 1;
}

Arbiter::Arbiter(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
    for (Device* device : m_config.devices)
        if (device)
            device->connect(*this);
}

UnitDescription Arbiter::description() const
{
    UnitDescription description;
    description.kind = "ARB";
    description.seedTerm = "arbiter unit";
    description.help = "Routes device requests by their destination and returns the results.";
    description.counters = {{"routed", "requests", "Given to a device."}};
    return description;
}

void Arbiter::tick()
{
    std::uint32_t routed = 0;
    Cycle nextFree = 0;
    for (; routed < m_config.width; ++routed) {
        const auto* head = m_ports.requests->oldest(EntryState::Waiting);
        if (!head)
            break;
        Device* device = deviceFor(head->item);
        if (device && !device->canAccept()) {
            nextFree = device->nextFree();
            break;
        }
        route(head->item, device);
    }
    if (routed > 0)
        return;
    if (nextFree == 0)
        return stall(StallReason::InputEmpty, m_ports.requests);
    wakeAt(nextFree);
    stall(StallReason::ResourceBusy, m_ports.requests);
}

Device* Arbiter::deviceFor(const RequestItem& request) const
{
    return request.device < m_config.devices.size() ? m_config.devices[request.device] : nullptr;
}

void Arbiter::route(const RequestItem& request, Device* device)
{
    const RequestItem item = m_ports.requests->dispatch(request.label.id);
    ++m_state.routed;
    if (device)
        return device->accept(item);
    emit(RequestFailed{0, {}, item.label.draw, item.label.id, item.device, kNoDeviceStatus, 0});
    emit(ErrorReported{0, {}, item.label.draw, item.label.id.value, ErrorCode::NoDevice, 0});
    m_state.undirected.push_back(item);
    deliverAt(now() + 1);
}

void Arbiter::deliver()
{
    // The devices may have added to these in this very cycle.
    for (const Answered& answered : std::exchange(m_state.answered, {}))
        lookAgain(answered);
    answerUndirected();
}

void Arbiter::lookAgain(const Answered& answered)
{
    if (answered.cycle == now()) {
        m_state.answered.push_back(answered);
        return deliverAt(now() + 1);
    }
    const auto* entry = m_ports.pending->find(answered.task);
    if (entry && entry->state == EntryState::Waiting && !isWaitingStill(entry->item))
        m_ports.pending->ready(answered.task);
}

void Arbiter::answerUndirected()
{
    for (const RequestItem& request : std::exchange(m_state.undirected, {})) {
        const DecodedProgram& program = *m_config.programs.of(request.label.draw).of(request.stage).decoded;
        const ThreadContext& task = m_config.contexts.of(request.stage, request.label.parent);
        for (const PendingRequest& pending : task.pending) {
            if (pending.ticket != request.ticket)
                continue;
            const std::size_t rows = std::size_t{4} * program.code()[pending.instruction].send.resultRegisters;
            complete(request, std::vector<float>(rows * task.laneCount));
            break;
        }
    }
}

void Arbiter::complete(const RequestItem& request, std::span<const float> results)
{
    const DecodedProgram& program = *m_config.programs.of(request.label.draw).of(request.stage).decoded;
    const ItemId task = request.label.parent;
    vitrine::core::deliver(m_config.contexts.of(request.stage, task), program, request.ticket, results);
    m_ports.requests->retire(request.label.id);
    const auto* entry = m_ports.pending->find(task);
    if (!entry)
        return;
    if (entry->state != EntryState::Waiting) {
        // It runs, or it was swapped out in the cycle before and this takes effect a phase later only.
        m_state.answered.push_back({task, now()});
        deliverAt(now() + 1);
    } else if (!isWaitingStill(entry->item)) {
        m_ports.pending->ready(task);
    }
}

bool Arbiter::isWaitingStill(const PendingTask& pending) const
{
    const ItemLabel& label = pending.label;
    const DecodedProgram& program = *m_config.programs.of(label.draw).of(pending.task.stage).decoded;
    return isWaiting(m_config.contexts.of(pending.task.stage, label.id), program);
}

} // namespace vitrine::core
