// SPDX-License-Identifier: Apache-2.0
#include "core/record/activity_recorder.h"

#include <algorithm>
#include <numeric>

namespace vitrine::core {

namespace {

void addStall(ActivityTotals& totals, const ActivityInterval& interval, Cycle cycles)
{
    totals.stalled[static_cast<std::size_t>(interval.reason)] += cycles;
    if (!interval.blocker)
        return;
    auto& blockers = totals.blockers;
    const auto place = std::lower_bound(blockers.begin(), blockers.end(), interval.blocker,
                                        [](const auto& blocked, QueueId queue) { return blocked.queue < queue; });
    if (place != blockers.end() && place->queue == interval.blocker)
        place->cycles += cycles;
    else
        blockers.insert(place, {interval.blocker, cycles});
}

} // namespace

Cycle ActivityTotals::stalledAll() const
{
    return std::accumulate(stalled.begin(), stalled.end(), Cycle{0});
}

ActivityRecorder::ActivityRecorder(const Snapshot& start)
{
    for (const UnitSnapshot& unit : start.units) {
        const ActivityInterval first{start.cycle, kNever, unit.activity, unit.reason, unit.blocker};
        m_units.push_back({{first},
                           Series(start.cycle, unit.activity == Activity::Working),
                           Series(start.cycle, unit.activity == Activity::Stalled)});
    }
}

const std::vector<ActivityInterval>& ActivityRecorder::intervals(UnitId unit) const
{
    return m_units[unit.value - 1].intervals;
}

ActivityTotals ActivityRecorder::totals(UnitId unit, Cycle until) const
{
    ActivityTotals totals;
    for (const ActivityInterval& interval : intervals(unit)) {
        if (interval.from >= until)
            break;
        const Cycle cycles = std::min(interval.to, until) - interval.from;
        switch (interval.activity) {
        case Activity::Idle: totals.idle += cycles; break;
        case Activity::Working: totals.working += cycles; break;
        case Activity::Stalled: addStall(totals, interval, cycles); break;
        }
    }
    return totals;
}

void ActivityRecorder::onUnitActivityChanged(const UnitActivityChanged& event)
{
    Recorded& unit = m_units[event.unit.value - 1];
    ActivityInterval& latest = unit.intervals.back();
    latest.to = event.cycle;
    if (latest.from == latest.to) // Begun in this very cycle: it never was.
        unit.intervals.pop_back();
    unit.intervals.push_back({event.cycle, kNever, event.activity, event.reason, event.blocker});
    unit.working.append(event.cycle, event.activity == Activity::Working);
    unit.stalled.append(event.cycle, event.activity == Activity::Stalled);
}

} // namespace vitrine::core
