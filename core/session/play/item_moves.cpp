// SPDX-License-Identifier: Apache-2.0
#include "core/session/play/item_moves.h"

#include "core/session/machine/task_log.h"
#include "core/session/machine/task_section.h"

#include <algorithm>

namespace vitrine::core {

namespace {

UnitId only(const std::vector<UnitId>& units)
{
    return units.size() == 1 ? units.front() : UnitId{};
}

/// The one, if it is at that end of the queue.
UnitId among(const std::vector<UnitId>& units, UnitId one)
{
    return std::ranges::find(units, one) == units.end() ? only(units) : one;
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
            return among(producers, processorOf(request->processor));
    return only(producers);
}

UnitId ItemMoves::parkerOf(const ItemParked& event) const
{
    const QueueDescription& queue = m_recording.queue(event.queue);
    if (const TaskRecord* task = m_log.task(event.item))
        for (const TaskStep& step : m_log.steps(*task))
            if (step.kind == TaskStepKind::SwappedOut && step.cycle == event.cycle)
                return processorOf(step.processor);
    return only(queue.producers);
}

UnitId ItemMoves::takerOf(const ItemGranted& event) const
{
    const auto& consumers = m_recording.queue(event.queue).consumers;
    if (m_path && event.queue == m_path->requests)
        return among(consumers, m_path->hasArbiter ? m_path->router : deviceOf(m_log.request(event.item)));
    return among(consumers, processorOf(event.port));
}

/// An entry that was granted has been on its way before.
UnitId ItemMoves::takerOf(const ItemPopped& event) const
{
    const QueueDescription& queue = m_recording.queue(event.queue);
    return queue.names.granted.empty() ? only(queue.consumers) : UnitId{};
}

UnitId ItemMoves::deviceOf(const RequestRecord* request) const
{
    const DevicePort* device = request ? m_path->device(request->device) : nullptr;
    return device ? device->unit : UnitId{};
}

UnitId ItemMoves::processorOf(std::uint32_t number) const
{
    const auto& processors = m_recording.processors();
    return number < processors.size() ? processors[number] : UnitId{};
}

} // namespace vitrine::core
