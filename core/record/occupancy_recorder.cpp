// SPDX-License-Identifier: Apache-2.0
#include "core/record/occupancy_recorder.h"

namespace vitrine::core {

OccupancyRecorder::OccupancyRecorder(const Snapshot& start)
{
    for (const QueueSnapshot& queue : start.queues)
        m_queues.push_back({Series(start.cycle, queue.occupancy), {}});
}

std::uint32_t OccupancyRecorder::highWater(QueueId queue) const
{
    const Series& recorded = series(queue);
    return recorded.summarize(0, recorded.points().back().cycle + 1).max;
}

void OccupancyRecorder::onItemPushed(const ItemPushed& event)
{
    Recorded& queue = m_queues[event.queue.value - 1];
    ++queue.counters.itemsIn;
    queue.series.append(event.cycle, queue.series.last() + 1);
}

void OccupancyRecorder::onItemGranted(const ItemGranted& event)
{
    ++m_queues[event.queue.value - 1].counters.grants;
}

void OccupancyRecorder::onItemPopped(const ItemPopped& event)
{
    Recorded& queue = m_queues[event.queue.value - 1];
    ++queue.counters.itemsOut;
    queue.series.append(event.cycle, queue.series.last() - 1);
}

} // namespace vitrine::core
