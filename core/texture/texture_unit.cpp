// SPDX-License-Identifier: Apache-2.0
#include "core/texture/texture_unit.h"

#include "core/base/check.h"
#include "core/shader/initial_sends.h"
#include "core/texture/texture_answer.h"

#include <algorithm>
#include <array>
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
    description.help = words("Answers the texture requests of the programs.");
    description.counters = {
        {"requests", words("requests"), words("Answered.")},
        {"items", words("items"), words("Fragments or vertices of these.")},
        {"lookups", words("look-ups"), words("Answered before a program asked: of a texture for a fragment.")},
        {"bytesMoved", words("bytes"), words("Of texels, read.")}};
    return description;
}

/// How long so many items occupy the unit.
Cycle TextureUnit::cyclesFor(std::uint32_t items) const
{
    return Cycle{(items + m_config.itemsPerCycle - 1) / m_config.itemsPerCycle} * m_config.interval;
}

void TextureUnit::accept(const RequestItem& request)
{
    const Cycle occupied = cyclesFor(request.items);
    m_state.nextFree = now() + occupied;
    m_state.inFlight.push_back({request, now(), now() + m_config.latency + occupied - m_config.interval});
    deliverAt(now() + 1); // Wakes the unit, which begins to be busy then.
    enterImages(request);
}

void TextureUnit::enterImages(const RequestItem& request)
{
    const std::uint32_t draw = request.label.draw;
    const bool isOfImage =
        request.stage == ShaderStage::Fragment && (m_config.textures.of(draw).images >> request.slot & 1) != 0;
    if (isOfImage && m_state.entered.enter(draw, VectorStage::Image))
        publish(stageEntered(draw, VectorStage::Image));
}

void TextureUnit::visitState(StateVisitor& visitor)
{
    State::visit(visitor, m_state);
    if (m_returns)
        visitor("returns", *m_returns);
}

void TextureUnit::tick()
{
    const bool tookLookup = takeLookups();
    if ((m_returns && takeRequest()) || tookLookup)
        return;
    const bool isAsked = m_returns && m_ports.requests->oldest(EntryState::Waiting);
    if (isAsked)
        wakeAt(m_state.nextFree);
    if (nextDue() != kNever && !idle())
        return workUntil(std::max(nextDue(), now() + 1));
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
    publish(RequestFailed{
        0, {}, label.draw, label.id, request.device, static_cast<std::uint8_t>(RequestStatus::NoDevice), 0});
    publish(ErrorReported{0, {}, label.draw, label.id.value, ErrorCode::NoDevice, 0});
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
    startLookups();
    answerLookups();
    if (nextDue() != kNever)
        deliverAt(std::max(nextDue(), now() + 1));
    if (m_returns && m_returns->waits())
        deliverAt(now() + 1);
}

/// Of what is in flight; a look-up that waits for its turn asks in each cycle.
Cycle TextureUnit::nextDue() const
{
    const Cycle lookups = std::min(m_state.pixels.nextDue(now()), m_state.tasks.nextDue(now()));
    return m_state.inFlight.empty() ? lookups : std::min(lookups, m_state.inFlight.front().due);
}

bool TextureUnit::takeLookups()
{
    const bool tookPixel = m_state.pixels.take(m_ports.lookups);
    const bool tookTask = m_state.tasks.take(m_ports.taskLookups);
    if (tookPixel || tookTask)
        deliverAt(now() + 1);
    return tookPixel || tookTask;
}

/// Looks back at the last cycle: if no request has taken the unit in it, a look-up had it.
void TextureUnit::startLookups()
{
    const Cycle turn = now() - 1, latency = m_config.lookupLatency;
    if (m_state.pixels.next && m_state.nextFree <= turn) {
        m_state.nextFree = turn + m_config.interval;
        m_state.pixels.start(turn + latency);
    }
    if (m_state.tasks.next && m_state.nextFree <= turn) {
        const Cycle occupied = cyclesFor(m_state.tasks.next->items);
        m_state.nextFree = turn + occupied;
        m_state.tasks.start(turn + latency + occupied - m_config.interval);
    }
}

void TextureUnit::answerLookups()
{
    auto& pixels = m_state.pixels.inFlight;
    for (; !pixels.empty() && pixels.front().due <= now() && m_ports.texels.canPush(); pixels.pop_front()) {
        const InitialRequest& request = pixels.front().request;
        m_ports.texels.push({request.orderNumber, request.lookup, texelOf(request), request.label});
        ++m_state.lookups;
        m_config.itemCost.tell(request.label.draw, 1);
    }
    auto& tasks = m_state.tasks.inFlight;
    for (; !tasks.empty() && tasks.front().due <= now() && m_ports.taskTexels.canPush(); tasks.pop_front()) {
        const TaskLookup& lookup = tasks.front().request;
        answer(lookup);
        m_state.lookups += lookup.items;
        m_config.itemCost.tell(lookup.label.draw, lookup.items);
        m_ports.taskTexels.push(lookup);
    }
}

void TextureUnit::answer(const TaskLookup& lookup)
{
    const ProgramBinding& program = m_config.programs.of(lookup.label.draw).fragment;
    ThreadContext& task = m_config.contexts.fragment.of(lookup.label.parent);
    const DeviceRequest request = initialRequest(task, *program.program, program.initialSends[lookup.number], m_room);
    const PreparedTexture* texture = m_config.textures.of(lookup.label.draw).fragment.texture(lookup.slot);
    answerTextureRequest(request, texture, task.initial(lookup.number));
    countBytes(lookup.label.draw, bytesOfTexels(request, texture));
}

Vec4 TextureUnit::texelOf(const InitialRequest& request)
{
    constexpr std::uint32_t kLanes = 4;
    const PreparedTexture* texture = m_config.textures.of(request.label.draw).fragment.texture(request.slot);
    if (!texture)
        return {0.0f, 0.0f, 0.0f, 1.0f};
    const std::uint64_t mask = std::uint64_t{1} << request.lane;
    SampleRequest sample;
    sample.laneCount = kLanes;
    sample.laneMask = {&mask, 1};
    for (std::size_t component = 0; component < sample.coordinates.size(); ++component)
        sample.coordinates[component] = request.coordinates[component].data();
    std::array<std::array<float, kLanes>, 4> rows{};
    SampleResult result;
    for (std::size_t channel = 0; channel < rows.size(); ++channel)
        result.channels[channel] = rows[channel].data();
    texture->sample(sample, result);
    countBytes(request.label.draw, bytesOfTexels(*texture, sample));
    return {rows[0][request.lane], rows[1][request.lane], rows[2][request.lane], rows[3][request.lane]};
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
    const PreparedTexture* texture = m_config.textures.of(item.label.draw).of(item.stage).texture(item.slot);
    answerTextureRequest(request, texture, std::span(m_room).first(std::size_t{4} * request.laneCount));
    countBytes(item.label.draw, bytesOfTexels(request, texture));
    ++m_state.requests;
    m_state.items += item.items;
    m_config.itemCost.tell(item.label.draw, item.items);
    complete(item);
}

void TextureUnit::countBytes(std::uint32_t draw, std::uint64_t bytes)
{
    m_state.bytesMoved += bytes;
    m_config.bytes.tell(draw, bytes);
}

void TextureUnit::complete(const RequestItem& request)
{
    if (!m_returns)
        return m_results->complete(request, m_room);
    m_returns->complete(request, m_room, now());
}

void TextureUnit::visitPorts(PortVisitor& visitor)
{
    Ports::visit(visitor, m_ports);
}

} // namespace vitrine::core
