// SPDX-License-Identifier: Apache-2.0
#include "core/record/activity_recorder.h"

#include <numeric>

namespace vitrine::core {

Cycle ActivityTotals::stalledAll() const
{
    return std::accumulate(stalled.begin(), stalled.end(), Cycle{0});
}

ActivityRecorder::ActivityRecorder(const Snapshot& start, const HistoryRoom& room)
{
    const HistoryRoom each{room.changes, room.nodes, &m_memory};
    for (const UnitSnapshot& unit : start.units) {
        const ActivityCode code(unit.activity, unit.reason, unit.blocker);
        m_units.push_back(std::make_unique<ActivityHistory>(start.cycle, code.bits, each));
    }
}

ActivityTotals ActivityRecorder::totals(UnitId unit, Cycle until) const
{
    const ActivityShares shares = history(unit).sums(0, until);
    ActivityTotals totals;
    totals.idle = shares.idle();
    totals.working = shares.working();
    for (std::size_t reason = 0; reason < totals.stalled.size(); ++reason)
        totals.stalled[reason] = shares.stalled(static_cast<StallReason>(reason));
    const std::vector<Cycle> blocked = history(unit).blockedBy(until);
    for (std::uint32_t queue = 0; queue < blocked.size(); ++queue)
        if (blocked[queue] > 0)
            totals.blockers.push_back({QueueId{queue}, blocked[queue]});
    return totals;
}

void ActivityRecorder::takeUnitChanges(std::span<const UnitChange> changes)
{
    for (const auto& [change, unit] : changes)
        m_units[unit.value - 1]->note(change);
}

void ActivityRecorder::rewind(Cycle cycle)
{
    for (const auto& unit : m_units)
        unit->rewind(cycle);
}

} // namespace vitrine::core
