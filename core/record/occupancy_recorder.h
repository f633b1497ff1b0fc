// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer.h"
#include "core/observe/snapshot.h"
#include "core/record/series.h"

#include <vector>

namespace vitrine::core {

/// Keeps how full every queue is over time, and what went through it.
class OccupancyRecorder final : public Observer {
public:
    struct Counters {
        std::uint64_t itemsIn = 0;
        std::uint64_t itemsOut = 0;
        std::uint64_t grants = 0;
    };

    /// Begins with the queues as they are in `start`.
    explicit OccupancyRecorder(const Snapshot& start);

    [[nodiscard]] const Series& series(QueueId queue) const { return m_queues[queue.value - 1].series; }
    [[nodiscard]] const Counters& counters(QueueId queue) const { return m_queues[queue.value - 1].counters; }
    /// The highest fill in a cycle so far: the depth that would have been enough (HET-12).
    [[nodiscard]] std::uint32_t highWater(QueueId queue) const;

    void onItemPushed(const ItemPushed& event) override;
    void onItemGranted(const ItemGranted& event) override;
    void onItemPopped(const ItemPopped& event) override;

private:
    struct Recorded {
        Series series;
        Counters counters;
    };
    std::vector<Recorded> m_queues;
};

} // namespace vitrine::core
