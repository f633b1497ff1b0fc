// SPDX-License-Identifier: Apache-2.0
#include "core/session/play/item_moves.h"

#include "core/session/machine/task_log.h"
#include "core/session/machine/task_section.h"
#include "core/session/machine/unit_lookup.h"

#include <algorithm>

namespace vitrine::core {

namespace {

/// The one, if it is at that end of the queue.
UnitId among(const std::vector<UnitId>& units, UnitId one)
{
    return std::ranges::find(units, one) == units.end() ? onlyOf(units) : one;
}

} // namespace

ItemMoves::ItemMoves(const DrawRecording& recording)
    : m_recording(recording), m_log(recording.section<TaskSection>().log), m_path(requestPath(recording))
{
}

std::optional<ItemMove> ItemMoves::of(const Event& event) const
{
    if (const auto* pushed = std::get_if<ItemPushed>(&event))
        return ItemMove{pushed->queue, fillerOf(*pushed), pushed->draw, pushed->item, true};
    if (const auto* parked = std::get_if<ItemParked>(&event))
        return ItemMove{parked->queue, parkerOf(*parked), parked->draw, parked->item, true};
    if (const auto* granted = std::get_if<ItemGranted>(&event))
        return ItemMove{granted->queue, takerOf(*granted), granted->draw, granted->item, false};
    if (const auto* popped = std::get_if<ItemPopped>(&event))
        return ItemMove{popped->queue, takerOf(*popped), popped->draw, popped->item, false};
    return std::nullopt;
}

UnitId ItemMoves::fillerOf(const ItemPushed& event) const
{
    const auto& producers = m_recording.queue(event.queue).producers;
    if (m_path && event.queue == m_path->requests)
        if (const RequestRecord* request = m_log.request(event.item); request && request->processor != kNoProcessor)
            return among(producers, processorOf(m_recording, request->processor));
    return onlyOf(producers);
}

UnitId ItemMoves::parkerOf(const ItemParked& event) const
{
    const QueueDescription& queue = m_recording.queue(event.queue);
    if (const TaskRecord* task = m_log.task(event.item))
        for (const TaskStep& step : m_log.steps(*task))
            if (step.kind == TaskStepKind::SwappedOut && step.cycle == event.cycle)
                return processorOf(m_recording, step.processor);
    return onlyOf(queue.producers);
}

UnitId ItemMoves::takerOf(const ItemGranted& event) const
{
    const auto& consumers = m_recording.queue(event.queue).consumers;
    if (m_path && event.queue == m_path->requests)
        return among(consumers, m_path->hasArbiter ? m_path->router : deviceOf(m_path, m_log.request(event.item)));
    return among(consumers, processorOf(m_recording, event.port));
}

/// An entry that was granted has been on its way before.
UnitId ItemMoves::takerOf(const ItemPopped& event) const
{
    const QueueDescription& queue = m_recording.queue(event.queue);
    return queue.names.granted.empty() ? onlyOf(queue.consumers) : UnitId{};
}

} // namespace vitrine::core
