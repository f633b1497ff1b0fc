// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/arbiter/request_report.h"

#include "views/base/desk.h"
#include "views/tracks/node_rows.h"

#include <QCoreApplication>

namespace vitrine::views {

namespace {

QString say(const char* text)
{
    return QCoreApplication::translate("Arbiter", text);
}

Row row(const char* name, RowCell value)
{
    Row result;
    result.cells.push_back({.text = say(name)});
    result.cells.push_back(std::move(value));
    return result;
}

Row inputRow(const ArbiterFacts& facts, const core::RequestRecord& request, const core::Snapshot* held)
{
    const char* const name = QT_TRANSLATE_NOOP("Arbiter", "Inputs");
    const core::QueueSnapshot* queue = queueIn(held, facts.path->requests);
    if (!queue)
        return row(name, {.text = say(QT_TRANSLATE_NOOP("Arbiter", "looking …"))});
    for (const core::ItemSnapshot& item : queue->items) {
        const core::StateNode* inputs = item.id == request.id ? nodeAt(&item.content, {"inputs"}) : nullptr;
        if (inputs)
            return nodeRow(*inputs, say(name));
    }
    return row(name, {.text = say(QT_TRANSLATE_NOOP("Arbiter", "not held any more"))});
}

/// What the device shows is of the newest request that it has got.
void addProbes(const ArbiterFacts& facts, const core::RequestRecord& request, const core::Snapshot* held,
               std::vector<Row>& rows)
{
    const core::DevicePort* device = facts.path->device(request.device);
    const core::StateNode* state = device ? stateIn(held, device->unit) : nullptr;
    const core::StateNode* probes = nodeAt(state, {"probes"});
    if (!probes || numberOf(nodeAt(state, {"newest", "id"})) != request.id.value)
        return;
    Row row = nodeRow(*probes, say(QT_TRANSLATE_NOOP("Arbiter", "Inside the device, by lane")));
    rows.push_back(std::move(row));
}

} // namespace

core::Cycle heldAt(const core::RequestRecord& request)
{
    return (request.dispatched == core::kNever ? request.posted : request.dispatched) + 1;
}

std::vector<Row> requestReport(const ArbiterFacts& facts, const core::RequestRecord& request,
                               const core::Snapshot* held)
{
    const std::uint32_t draw = facts.draw;
    const auto cycles = [](core::Cycle from, core::Cycle to) {
        return to == core::kNever ? RowCell{.text = QStringLiteral("–")} : numberCell(to - from);
    };
    std::vector<Row> rows;
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Request"), requestCell(draw, request.id)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Task"), taskCell(draw, request.task)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Processor"), processorCell(*facts.recording, request.processor)));
    RowCell device{.text = facts.deviceName(request.device)};
    if (facts.path->device(request.device))
        device.link = facts.deviceLink(request.device);
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Device"), device));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Items"), numberCell(request.items)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Posted in cycle"), cycleCell(draw, request.posted)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Routed in cycle"), cycleCell(draw, request.dispatched)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Result in cycle"), cycleCell(draw, request.completed)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Waited, cycles"), cycles(request.posted, request.dispatched)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Served, cycles"),
                       request.dispatched == core::kNever ? RowCell{.text = QStringLiteral("–")}
                                                          : cycles(request.dispatched, request.completed)));
    rows.push_back(row(QT_TRANSLATE_NOOP("Arbiter", "Overtook"), numberCell(request.overtaken)));
    rows.push_back(inputRow(facts, request, held));
    addProbes(facts, request, held, rows);
    return rows;
}

} // namespace vitrine::views
