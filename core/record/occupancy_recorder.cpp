// SPDX-License-Identifier: Apache-2.0
#include "core/record/occupancy_recorder.h"

namespace vitrine::core {

OccupancyRecorder::OccupancyRecorder(const Snapshot& start, const HistoryRoom& room)
{
    const HistoryRoom each{room.changes, room.nodes, &m_memory};
    for (const QueueSnapshot& queue : start.queues)
        m_queues.push_back(std::make_unique<Series>(start.cycle, queue.occupancy, each));
}

std::uint32_t OccupancyRecorder::highWater(QueueId queue) const
{
    const Series& recorded = series(queue);
    return recorded.summarize(0, recorded.last().cycle() + 1).max;
}

void OccupancyRecorder::takeQueueChanges(std::span<const QueueChange> changes)
{
    for (const auto& [change, queue] : changes)
        m_queues[queue.value - 1]->note(change);
}

void OccupancyRecorder::rewind(Cycle cycle)
{
    for (const auto& queue : m_queues)
        queue->rewind(cycle);
}

} // namespace vitrine::core
