// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/queues/lanes.h"

#include "core/observe/activity_code.h"
#include "core/observe/events.h"
#include "core/session/machine/draw_share_section.h"
#include "core/session/machine/task_section.h"
#include "views/machine/activity_style.h"
#include "views/machine/node_lookup.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <algorithm>

namespace vitrine::views {

namespace {

constexpr int kHeadingHeight = 24;
constexpr int kUnitHeight = 22;
constexpr int kQueueHeight = 48;
constexpr int kStageHeight = 28;
constexpr int kSubHeight = 20;

QString shareName(std::uint32_t draw)
{
    return core::isTransfer(draw) ? Lanes::tr("clears, copies") : Lanes::tr("draw %1").arg(grouped(draw));
}

QString queueText(const core::DrawRecording& recording, core::QueueId id, core::Cycle cycle)
{
    const core::QueueDescription& queue = recording.queue(id);
    const core::Series& series = recording.occupancy(id);
    const QString name = text(queue.path);
    if (cycle < series.exactFrom()) {
        const auto summary = series.summarize(cycle, cycle + 1);
        return Lanes::tr("about %1 of %2 in %3; kept exactly from cycle %4 on")
            .arg(summary.mean, 0, 'f', 1)
            .arg(grouped(queue.capacity), name, grouped(series.exactFrom()));
    }
    const std::uint32_t now = series.valueAt(cycle);
    QString line = Lanes::tr("%1 of %2 in %3").arg(grouped(now), grouped(queue.capacity), name);
    if (const auto& tasks = recording.section<core::TaskSection>();
        holdsPendingTasks(queue) && cycle >= tasks.pending->exactFrom() && cycle >= tasks.completed->exactFrom()) {
        const std::uint32_t pending = tasks.pending->valueAt(cycle);
        const std::uint32_t completed = tasks.completed->valueAt(cycle);
        const std::uint32_t known = pending + completed;
        line += Lanes::tr(" · pending %1, completed %2, reserved %3")
                    .arg(grouped(pending), grouped(completed), grouped(now > known ? now - known : 0));
    }
    if (now >= queue.capacity)
        line += Lanes::tr(" · full");
    for (const auto& [draw, entries] : core::entriesByDraw(recording.section<core::DrawShareSection>(), id, cycle))
        line += QStringLiteral(" · %1: %2").arg(shareName(draw), grouped(entries));
    return line;
}

QString unitText(const core::DrawRecording& recording, core::UnitId id, core::Cycle cycle)
{
    const core::ActivityHistory& history = recording.activity(id);
    const QString name = text(recording.unit(id).path);
    if (cycle < history.exactFrom())
        return Lanes::tr("%1 is kept exactly from cycle %2 on").arg(name, grouped(history.exactFrom()));
    const core::ActivityCode code(history.valueAt(cycle));
    const core::Cycle next = history.nextChange(cycle);
    const QString until =
        next == core::kNever ? Lanes::tr("to the end") : Lanes::tr("up to cycle %1").arg(grouped(next - 1));
    QString line =
        QStringLiteral("%1 %2, %3").arg(name, unitStateStyle(unitState(code.activity(), code.reason())).name, until);
    if (code.activity() == core::Activity::Stalled)
        line += QStringLiteral(" · ") +
                QString::fromStdString(
                    core::chainText(core::stallAt(recording.stallSources(), id, cycle), recording.stallSources()));
    return line;
}

QString subQueueText(const Lane& lane, const core::DrawRecording& recording, const core::Snapshot* moment)
{
    const std::uint32_t capacity = recording.queue(lane.queue).groups[lane.group].capacity;
    const auto part = subQueueEntries(lane, moment);
    if (!part)
        return lane.name;
    QString line = capacity == 0
                       ? Lanes::tr("%1 in %2").arg(grouped(part->occupancy), lane.name)
                       : Lanes::tr("%1 of %2 in %3").arg(grouped(part->occupancy), grouped(capacity), lane.name);
    if (capacity != 0 && part->held > part->occupancy)
        line += Lanes::tr(" · room held for %1").arg(grouped(part->held));
    if (capacity != 0 && part->held >= capacity)
        line += Lanes::tr(" · full");
    return line;
}

void addQueues(std::vector<Lane>& lanes, const core::DrawRecording& recording, LaneSection section)
{
    for (const core::QueueId id : queuesInOrder(recording)) {
        const core::QueueDescription& queue = recording.queue(id);
        if (isMainQueue(queue) != (section == LaneSection::Queues))
            continue;
        lanes.push_back({LaneKind::Queue, section, {}, id, 0, text(queue.path), text(queue.seedTerm)});
        for (std::uint32_t group = 0; group < queue.groups.size(); ++group)
            lanes.push_back({LaneKind::SubQueue, section, {}, id, group, text(queue.groups[group].name), {}});
    }
}

} // namespace

int Lane::height() const
{
    switch (kind) {
    case LaneKind::Heading: return kHeadingHeight;
    case LaneKind::Unit: return kUnitHeight;
    case LaneKind::Queue: return section == LaneSection::Queues ? kQueueHeight : kStageHeight;
    case LaneKind::SubQueue: return kSubHeight;
    }
    return 0;
}

Selection Lane::selection(const core::DrawRecording& recording) const
{
    if (unit)
        return UnitLink{recording.unit(unit).path};
    if (queue)
        return QueueLink{recording.queue(queue).path};
    return {};
}

std::vector<Lane> lanesOf(const core::DrawRecording& recording, const std::set<LaneSection>& closed)
{
    std::vector<Lane> lanes;
    const auto head = [&](LaneSection section, const QString& name) {
        lanes.push_back({LaneKind::Heading, section, {}, {}, 0, name, {}});
        return !closed.contains(section);
    };
    if (head(LaneSection::Units, Lanes::tr("Units: what each does")))
        for (const core::UnitId id : unitsInOrder(recording)) {
            const core::UnitDescription& unit = recording.unit(id);
            lanes.push_back({LaneKind::Unit, LaneSection::Units, id, {}, 0, text(unit.path), text(unit.seedTerm)});
        }
    if (head(LaneSection::Queues, Lanes::tr("Queues: entries over time")))
        addQueues(lanes, recording, LaneSection::Queues);
    if (head(LaneSection::StageQueues, Lanes::tr("Queues between stages")))
        addQueues(lanes, recording, LaneSection::StageQueues);
    return lanes;
}

std::vector<core::UnitId> unitsInOrder(const core::DrawRecording& recording)
{
    std::vector<core::UnitId> order = recording.processors();
    for (const core::UnitDescription& unit : recording.units())
        if (std::find(order.begin(), order.end(), unit.id) == order.end())
            order.push_back(unit.id);
    return order;
}

std::vector<core::QueueId> queuesInOrder(const core::DrawRecording& recording)
{
    std::vector<core::QueueId> order;
    for (const bool isMain : {true, false})
        for (const core::QueueDescription& queue : recording.queues())
            if (isMainQueue(queue) == isMain)
                order.push_back(queue.id);
    return order;
}

bool isMainQueue(const core::QueueDescription& queue)
{
    return !queue.seedTerm.empty() || !queue.groups.empty();
}

bool holdsPendingTasks(const core::QueueDescription& queue)
{
    return !queue.names.parked.empty();
}

QString laneText(const Lane& lane, const core::DrawRecording& recording, core::Cycle cycle,
                 const core::Snapshot* moment)
{
    if (recording.length() == 0)
        return {};
    const core::Cycle known = std::min(cycle, recording.length() - 1);
    switch (lane.kind) {
    case LaneKind::Heading: return lane.name;
    case LaneKind::Unit: return unitText(recording, lane.unit, known);
    case LaneKind::Queue: return queueText(recording, lane.queue, known);
    case LaneKind::SubQueue: break;
    }
    return subQueueText(lane, recording, moment);
}

std::optional<core::SubQueueSnapshot> subQueueEntries(const Lane& lane, const core::Snapshot* moment)
{
    const core::QueueSnapshot* queue = queueIn(moment, lane.queue);
    return queue && lane.group < queue->groups.size() ? std::optional(queue->groups[lane.group]) : std::nullopt;
}

} // namespace vitrine::views
