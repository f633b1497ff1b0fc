// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/observe/observer.h"
#include "core/observe/snapshot.h"
#include "core/record/series.h"

#include <array>
#include <vector>

namespace vitrine::core {

/// What a unit did from one cycle up to, and without, another.
struct ActivityInterval {
    Cycle from = 0;
    Cycle to = kNever; ///< kNever: still going on
    Activity activity = Activity::Idle;
    StallReason reason = StallReason::InputEmpty;
    QueueId blocker;
    friend bool operator==(const ActivityInterval&, const ActivityInterval&) = default;
};

/// Cycles of one unit by what it did, and of its stalls by reason and by the queue waited for.
struct ActivityTotals {
    struct Blocked {
        QueueId queue;
        Cycle cycles;
        friend bool operator==(const Blocked&, const Blocked&) = default;
    };
    Cycle idle = 0;
    Cycle working = 0;
    std::array<Cycle, kStallReasonCount> stalled{};
    std::vector<Blocked> blockers; ///< by queue; stalls that named none are not in it

    [[nodiscard]] Cycle stalledAll() const;
};

/// Keeps the activity of every unit as intervals, and sums it up.
class ActivityRecorder final : public Observer {
public:
    /// Begins with the units as they are in `start`.
    explicit ActivityRecorder(const Snapshot& start);

    /// In order of time, without gaps; the last is still going on.
    [[nodiscard]] const std::vector<ActivityInterval>& intervals(UnitId unit) const;
    /// Of the recorded cycles before `until`.
    [[nodiscard]] ActivityTotals totals(UnitId unit, Cycle until) const;
    /// 1 while the unit works, else 0: its mean over a stretch is the utilization.
    [[nodiscard]] const Series& working(UnitId unit) const { return m_units[unit.value - 1].working; }
    /// 1 while the unit is stalled, else 0.
    [[nodiscard]] const Series& stalled(UnitId unit) const { return m_units[unit.value - 1].stalled; }

    void onUnitActivityChanged(const UnitActivityChanged& event) override;

private:
    struct Recorded {
        std::vector<ActivityInterval> intervals;
        Series working;
        Series stalled;
    };
    std::vector<Recorded> m_units;
};

} // namespace vitrine::core
