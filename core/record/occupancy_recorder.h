// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/snapshot.h"
#include "core/record/log_memory.h"
#include "core/record/series.h"

#include <memory>
#include <vector>

namespace vitrine::core {

/// Keeps how full every queue was over time. It is up to date when no run is under way. What went through a queue, the
/// queue counts itself (QueueSnapshot::counters).
class OccupancyRecorder final : public ChangeRecorder {
public:
    /// Begins with the queues as they are in `start`. `room` tells how much is kept of each; its memory is not used.
    explicit OccupancyRecorder(const Snapshot& start, const HistoryRoom& room = {});

    [[nodiscard]] const Series& series(QueueId queue) const { return *m_queues[queue.value - 1]; }
    /// The highest fill in any cycle so far: this depth would have been enough (HET-12).
    [[nodiscard]] std::uint32_t highWater(QueueId queue) const;

    void takeQueueChanges(std::span<const QueueChange> changes) override;
    void rewind(Cycle cycle) override;

private:
    LogMemory m_memory; ///< memory of the histories
    std::vector<std::unique_ptr<Series>> m_queues;
};

} // namespace vitrine::core
