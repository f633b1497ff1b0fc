// SPDX-License-Identifier: Apache-2.0
#include "core/texture/texture_unit.h"

#include "core/base/check.h"
#include "core/shader/interpreter.h"
#include "core/texture/texture_answer.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

TextureUnit::TextureUnit(UnitContext context, const Config& config, Ports ports)
    : Unit(std::move(context)), m_config(config), m_ports(ports)
{
    if (m_ports.requests.connected())
        m_returns.emplace(m_config.programs, m_config.contexts, m_ports.requests, m_ports.pending);
}

UnitDescription TextureUnit::description() const
{
    UnitDescription description;
    description.kind = "TEX";
    description.seedTerm = "texture sampling unit";
    description.help = "Answers the texture requests of the programs.";
    description.counters = {{"requests", "requests", "Answered."},
                            {"items", "items", "Fragments or vertices of these."}};
    return description;
}

void TextureUnit::accept(const RequestItem& request)
{
    const Cycle occupied = Cycle{request.items} * m_config.interval;
    m_state.nextFree = now() + occupied;
    m_state.inFlight.push_back({request, now(), now() + m_config.latency + occupied - m_config.interval});
    deliverAt(now() + 1); // Wakes the unit, which begins to be busy then.
}

void TextureUnit::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
    if (m_returns)
        visitor("returns", *m_returns);
}

void TextureUnit::tick()
{
    if (m_returns && takeRequest())
        return;
    const bool isAsked = m_returns && m_ports.requests->oldest(EntryState::Waiting);
    if (isAsked)
        wakeAt(m_state.nextFree);
    if (!m_state.inFlight.empty() && !idle())
        return workUntil(m_state.inFlight.front().due);
    stall(isAsked ? StallReason::ResourceBusy : StallReason::InputEmpty);
}

bool TextureUnit::takeRequest()
{
    const auto* head = m_ports.requests->oldest(EntryState::Waiting);
    if (!head || (head->item.device == 0 && !canAccept()))
        return false;
    const RequestItem request = m_ports.requests->dispatch(head->item.label.id);
    if (request.device == 0)
        accept(request);
    else
        refuse(request);
    return true;
}

/// HET-14 without an arbiter: zeros in the next cycle.
void TextureUnit::refuse(const RequestItem& request)
{
    const ItemLabel& label = request.label;
    emit(RequestFailed{
        0, {}, label.draw, label.id, request.device, static_cast<std::uint8_t>(RequestStatus::NoDevice), 0});
    emit(ErrorReported{0, {}, label.draw, label.id.value, ErrorCode::NoDevice, 0});
    m_returns->refuse(request);
    deliverAt(now() + 1);
}

void TextureUnit::deliver()
{
    if (m_returns)
        m_returns->deliver(now());
    while (!m_state.inFlight.empty() && m_state.inFlight.front().due <= now()) {
        answer(m_state.inFlight.front().request);
        m_state.inFlight.pop_front();
    }
    if (!m_state.inFlight.empty())
        deliverAt(m_state.inFlight.front().due);
    if (m_returns && m_returns->waits())
        deliverAt(now() + 1);
}

void TextureUnit::answer(const RequestItem& item)
{
    const ThreadContext& task = m_config.contexts.of(item.stage, item.label.parent);
    const DecodedProgram& program = *m_config.programs.of(item.label.draw).of(item.stage).decoded;
    const auto pending = std::find_if(task.pending.begin(), task.pending.end(),
                                      [&](const PendingRequest& request) { return request.ticket == item.ticket; });
    CORE_CHECK(pending != task.pending.end(), "a request that its task knows nothing of");
    const DeviceRequest request =
        deviceRequest(task, program, static_cast<std::size_t>(pending - task.pending.begin()));
    m_room.assign(std::size_t{4} * request.descriptor.resultRegisters * request.laneCount, 0.0f);
    answerTextureRequest(request, m_config.textures.of(item.label.draw).of(item.stage).texture(item.slot),
                         std::span(m_room).first(std::size_t{4} * request.laneCount));
    ++m_state.requests;
    m_state.items += item.items;
    complete(item);
}

void TextureUnit::complete(const RequestItem& request)
{
    if (!m_returns)
        return m_results->complete(request, m_room);
    m_returns->complete(request, m_room, now());
}

} // namespace vitrine::core
