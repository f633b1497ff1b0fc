// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/snapshot.h"
#include "core/record/activity_history.h"
#include "core/record/log_memory.h"

#include <array>
#include <memory>
#include <vector>

namespace vitrine::core {

/// The cycles of one unit by what it did, and its stalls by reason and by the queue that it waited for.
struct ActivityTotals {
    struct Blocked {
        QueueId queue;
        Cycle cycles;
        friend bool operator==(const Blocked&, const Blocked&) = default;
    };
    Cycle idle = 0;
    Cycle working = 0;
    std::array<Cycle, kStallReasonCount> stalled{};
    std::vector<Blocked> blockers; ///< by queue; stalls for which the unit named no queue are not in it

    [[nodiscard]] Cycle stalledAll() const;
};

/// Keeps the activity of every unit as intervals, and sums it up. It is up to date when no run is under way.
class ActivityRecorder final : public ChangeRecorder {
public:
    /// Begins with the units as they are in `start`. `room` tells how much is kept of each; its memory is not used.
    explicit ActivityRecorder(const Snapshot& start, const HistoryRoom& room = {});

    [[nodiscard]] const ActivityHistory& history(UnitId unit) const { return *m_units[unit.value - 1]; }
    /// Intervals in order of time, without gaps; the last one is still going on. Of very many, the latest are kept.
    [[nodiscard]] std::vector<ActivityInterval> intervals(UnitId unit) const { return history(unit).intervals(); }
    /// Totals of the recorded cycles before `until`.
    [[nodiscard]] ActivityTotals totals(UnitId unit, Cycle until) const;

    void takeUnitChanges(std::span<const UnitChange> changes) override;
    void rewind(Cycle cycle) override;

private:
    LogMemory m_memory; ///< memory of the histories
    std::vector<std::unique_ptr<ActivityHistory>> m_units;
};

} // namespace vitrine::core
