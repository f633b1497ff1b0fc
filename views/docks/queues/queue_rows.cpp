// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/queues/queue_rows.h"

#include "core/session/machine/task_section.h"
#include "views/base/moment.h"
#include "views/docks/queues/lanes.h"
#include "views/machine/activity_style.h"
#include "views/machine/node_lookup.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace vitrine::views {

namespace {

struct QueueRows {
    Q_DECLARE_TR_FUNCTIONS(QueueRows)
};

RowCell number(quint64 value)
{
    return {.text = grouped(value), .value = value};
}

RowCell decimal(double value, int digits)
{
    return {.text = QString::number(value, 'f', digits), .value = value};
}

RowCell unitCell(const core::DrawRecording& recording, core::UnitId id)
{
    if (!id)
        return {.text = QStringLiteral("–")};
    const core::UnitDescription& unit = recording.unit(id);
    return {.text = text(unit.path), .link = Link{{}, UnitLink{unit.path}}, .toolTip = inWords(unit.help)};
}

RowCell queueCell(const core::DrawRecording& recording, core::QueueId id)
{
    if (!id)
        return {.text = QStringLiteral("–")};
    const core::QueueDescription& queue = recording.queue(id);
    return {.text = text(queue.path), .link = Link{{}, QueueLink{queue.path}}, .toolTip = inWords(queue.help)};
}

std::vector<Row> partRows(const core::DrawRecording& recording, core::QueueId id, const core::Snapshot* moment)
{
    std::vector<Row> rows;
    const auto& groups = recording.queue(id).groups;
    for (std::uint32_t group = 0; group < groups.size(); ++group) {
        const Lane lane{LaneKind::SubQueue, LaneSection::Queues, {}, id, group, text(groups[group].name), {}};
        const auto now = subQueueEntries(lane, moment);
        const std::uint32_t most = recording.subQueues(id)[group].highWater;
        Row row;
        row.cells = {{.text = lane.name}, {.text = QueueRows::tr("part of %1").arg(text(recording.queue(id).path))}};
        row.cells.push_back(now ? number(now->occupancy) : RowCell{QStringLiteral("–")});
        row.cells.push_back(groups[group].capacity != 0 ? number(groups[group].capacity) : RowCell{});
        row.cells.push_back(number(most));
        row.cells.push_back(groups[group].capacity != 0 ? number(std::max<std::uint32_t>(most, 1)) : RowCell{});
        rows.push_back(std::move(row));
    }
    return rows;
}

RowCell nowCell(core::QueueId id, const core::Snapshot* moment)
{
    const core::QueueSnapshot* queue = queueIn(moment, id);
    return queue ? number(queue->occupancy) : RowCell{QStringLiteral("–")};
}

} // namespace

QStringList queueColumns()
{
    return {QueueRows::tr("Queue"),     QueueRows::tr("Term"),        QueueRows::tr("At the cursor"),
            QueueRows::tr("Capacity"),  QueueRows::tr("Most"),        QueueRows::tr("Would have been enough"),
            QueueRows::tr("Mean"),      QueueRows::tr("Full cycles"), QueueRows::tr("Items in"),
            QueueRows::tr("Items out"), QueueRows::tr("Grants")};
}

std::vector<Row> queueRows(const core::DrawRecording& recording, const core::Snapshot* moment)
{
    std::vector<Row> rows;
    for (const core::QueueId id : queuesInOrder(recording)) {
        const core::QueueDescription& queue = recording.queue(id);
        const auto statistics = recording.statistics(id);
        Row row;
        row.cells = {queueCell(recording, id),
                     {.text = text(queue.seedTerm)},
                     nowCell(id, moment),
                     number(queue.capacity),
                     number(statistics.highWater),
                     number(std::max<std::uint32_t>(statistics.highWater, 1)),
                     decimal(statistics.mean, 2),
                     number(statistics.full),
                     number(statistics.counters.itemsIn),
                     number(statistics.counters.itemsOut),
                     number(statistics.counters.grants)};
        row.children = partRows(recording, id, moment);
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList unitColumns()
{
    QStringList columns{QueueRows::tr("Unit"),    QueueRows::tr("Term"), QueueRows::tr("Utilization, %"),
                        QueueRows::tr("Working"), QueueRows::tr("Idle"), QueueRows::tr("Stalled")};
    for (int reason = 0; reason < core::kStallReasonCount; ++reason)
        columns << stallReasonName(static_cast<core::StallReason>(reason));
    return columns << QueueRows::tr("Completed tasks taken") << QueueRows::tr("Fragment tasks taken")
                   << QueueRows::tr("Vertex tasks taken") << QueueRows::tr("Swaps") << QueueRows::tr("Requests")
                   << QueueRows::tr("Tasks finished");
}

std::vector<Row> unitRows(const core::DrawRecording& recording)
{
    std::vector<Row> rows;
    const auto& processors = recording.processors();
    for (const core::UnitId id : unitsInOrder(recording)) {
        const core::ActivityTotals totals = recording.totals(id);
        Row row;
        row.cells = {unitCell(recording, id),
                     {.text = text(recording.unit(id).seedTerm)},
                     decimal(100 * recording.utilization(id, 0, recording.length()), 1),
                     number(totals.working),
                     number(totals.idle),
                     number(totals.stalledAll())};
        for (int reason = 0; reason < core::kStallReasonCount; ++reason)
            row.cells.push_back(number(totals.stalled[static_cast<std::size_t>(reason)]));
        const auto place =
            static_cast<std::size_t>(std::find(processors.begin(), processors.end(), id) - processors.begin());
        if (const auto& all = recording.section<core::TaskSection>().processors; place < all.size()) {
            const core::ProcessorTotals& tasks = all[place];
            for (const std::uint64_t value : {tasks.completedTaken, tasks.fragmentsTaken, tasks.verticesTaken,
                                              tasks.swaps, tasks.requests, tasks.finished})
                row.cells.push_back(number(value));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList blockedColumns()
{
    return {QueueRows::tr("Cycles"), QueueRows::tr("Waits"), QueueRows::tr("Reason"),
            QueueRows::tr("Queue"),  QueueRows::tr("For"),   QueueRows::tr("In the end because of")};
}

std::vector<Row> blockedRows(const core::DrawRecording& recording, core::Cycle from, core::Cycle to)
{
    std::vector<Row> rows;
    for (const core::BlockedPair& pair : core::blockedPairs(recording.stallSources(), from, to))
        rows.push_back({{number(pair.cycles),
                         unitCell(recording, pair.blocked),
                         {.text = stallReasonName(pair.reason)},
                         queueCell(recording, pair.queue),
                         unitCell(recording, pair.blocker),
                         unitCell(recording, pair.root)}});
    return rows;
}

} // namespace vitrine::views
