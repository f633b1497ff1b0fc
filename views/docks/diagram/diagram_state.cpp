// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_state.h"

#include "core/record/stall_attribution.h"
#include "views/machine/shown_cycle.h"

#include <algorithm>

namespace vitrine::views {

DiagramState diagramState(const core::DrawRecording& recording, core::Cycle cursor, const core::Snapshot* moment)
{
    DiagramState state;
    state.cycle = shownCycle(std::min(cursor, recording.length()));
    state.draws.resize(recording.queues().size());
    const bool isSame = moment && moment->units.size() == recording.units().size() &&
                        moment->queues.size() == recording.queues().size();
    if (isSame) {
        for (const core::UnitSnapshot& unit : moment->units)
            state.units.emplace_back(unit.activity, unit.reason, unit.blocker);
        for (const core::QueueSnapshot& queue : moment->queues) {
            state.occupancies.push_back(queue.occupancy);
            for (const core::ItemSnapshot& item : queue.items)
                state.draws[queue.id.value - 1].push_back(item.draw);
        }
        return state;
    }
    for (const core::UnitDescription& unit : recording.units())
        state.units.emplace_back(recording.activity(unit.id).valueAt(state.cycle));
    for (const core::QueueDescription& queue : recording.queues())
        state.occupancies.push_back(recording.occupancy(queue.id).valueAt(state.cycle));
    return state;
}

core::UnitId selectedUnit(const core::DrawRecording& recording, const Selection& selection)
{
    const auto* link = std::get_if<UnitLink>(&selection);
    return link ? recording.unitAt(link->path) : core::UnitId{};
}

core::QueueId selectedQueue(const core::DrawRecording& recording, const Selection& selection)
{
    const auto* link = std::get_if<QueueLink>(&selection);
    return link ? recording.queueAt(link->path) : core::QueueId{};
}

UnitState unitState(const core::ActivityCode& code)
{
    return unitState(code.activity(), code.reason());
}

QString activityText(const core::DrawRecording& recording, const core::ActivityCode& code)
{
    const QString name = code.activity() == core::Activity::Stalled ? stallReasonName(code.reason())
                                                                    : unitStateStyle(unitState(code)).name;
    if (code.activity() != core::Activity::Stalled || !code.blocker())
        return name;
    const core::QueueDescription& queue = recording.queue(code.blocker());
    const std::string taken = core::takenText(code.reason(), queue);
    return QStringLiteral("%1 ← %2").arg(name, QString::fromStdString(taken.empty() ? queue.path : taken));
}

} // namespace vitrine::views
