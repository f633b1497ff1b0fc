// SPDX-License-Identifier: Apache-2.0
#include "core/texture/texture_unit.h"

#include "core/base/check.h"
#include "core/shader/interpreter.h"
#include "core/texture/texture_answer.h"

#include <algorithm>
#include <utility>

namespace vitrine::core {

TextureUnit::TextureUnit(UnitContext context, const Config& config) : Unit(std::move(context)), m_config(config) {}

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

void TextureUnit::tick()
{
    if (idle())
        return stall(StallReason::InputEmpty);
    workUntil(m_state.inFlight.front().due);
}

void TextureUnit::deliver()
{
    while (!m_state.inFlight.empty() && m_state.inFlight.front().due <= now()) {
        answer(m_state.inFlight.front().request);
        m_state.inFlight.pop_front();
    }
    if (!m_state.inFlight.empty())
        deliverAt(m_state.inFlight.front().due);
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
    m_results->complete(item, m_room);
}

} // namespace vitrine::core
