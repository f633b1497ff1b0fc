// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/arbiter/arbiter_columns.h"

#include "views/base/desk.h"
#include "views/docks/arbiter/arbiter_context.h"
#include "views/machine/pass_text.h"
#include "views/theme/counted.h"

namespace vitrine::views {

namespace {

using Record = core::RequestRecord;
using RecordCell = RowCell (*)(const ArbiterFacts&, const Record&);

struct RequestColumn {
    const char* name;
    const char* sentence;
    int width;
    RecordCell cell;
};

RowCell waitCell(core::Cycle from, core::Cycle to)
{
    return from == core::kNever || to == core::kNever ? RowCell{.text = QStringLiteral("–"), .isCode = true}
                                                      : numberCell(to - from);
}

const RequestColumn kRequestColumns[] = {
    {QT_TRANSLATE_NOOP("Arbiter", "Routed"),
     QT_TRANSLATE_NOOP("Arbiter", "The cycle in which it was given to its device."), 84,
     [](const ArbiterFacts& f, const Record& r) { return cycleCell(f.draw, r.dispatched); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Request"), QT_TRANSLATE_NOOP("Arbiter", "Its number in this draw."), 72,
     [](const ArbiterFacts& f, const Record& r) { return requestCell(f.draw, r.id); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Task"), QT_TRANSLATE_NOOP("Arbiter", "The task whose program asked."), 64,
     [](const ArbiterFacts& f, const Record& r) { return taskCell(f.draw, r.task); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Processor"), QT_TRANSLATE_NOOP("Arbiter", "Where that task ran when it asked."), 84,
     [](const ArbiterFacts& f, const Record& r) { return processorCell(*f.recording, r.processor); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Device"), QT_TRANSLATE_NOOP("Arbiter", "Its destination."), 72,
     [](const ArbiterFacts& f, const Record& r) {
         const Link link = f.deviceLink(r.device);
         const bool isThere = link.selection != Selection();
         return RowCell{.text = f.deviceName(r.device), .link = isThere ? std::optional(link) : std::nullopt};
     }},
    {QT_TRANSLATE_NOOP("Arbiter", "Items"), QT_TRANSLATE_NOOP("Arbiter", "Fragments or vertices that it asks for."), 56,
     [](const ArbiterFacts&, const Record& r) { return numberCell(r.items); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Waited"),
     QT_TRANSLATE_NOOP("Arbiter", "Cycles in the request queue before it was routed."), 72,
     [](const ArbiterFacts&, const Record& r) { return waitCell(r.posted, r.dispatched); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Served"), QT_TRANSLATE_NOOP("Arbiter", "Cycles from routing to the result."), 72,
     [](const ArbiterFacts&, const Record& r) { return waitCell(r.dispatched, r.completed); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Result"),
     QT_TRANSLATE_NOOP("Arbiter", "The cycle in which the result was there; – if it was not when the recording ended."),
     84, [](const ArbiterFacts& f, const Record& r) { return cycleCell(f.draw, r.completed); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Status"), QT_TRANSLATE_NOOP("Arbiter", "How it was answered."), 96,
     [](const ArbiterFacts&, const Record& r) {
         return RowCell{.text = r.completed == core::kNever ? QStringLiteral("–") : statusText(r.status)};
     }},
    {QT_TRANSLATE_NOOP("Arbiter", "Out of order"),
     QT_TRANSLATE_NOOP("Arbiter", "Older requests whose results came later: this one overtook so many."), 96,
     [](const ArbiterFacts&, const Record& r) {
         return r.overtaken == 0
                    ? RowCell{.text = QString(), .value = 0}
                    : RowCell{.text = Arbiter::tr("O · overtook %1").arg(r.overtaken), .value = r.overtaken};
     }},
    {QT_TRANSLATE_NOOP("Arbiter", "Draw"),
     QT_TRANSLATE_NOOP("Arbiter", "Whose task asked; of a 2-D drawing with the pass."), 88,
     [](const ArbiterFacts& f, const Record& r) { return drawCell(*f.recording, r.draw, r.pass); }},
};

template <typename Find>
QList<FactColumn> columnsOf(const ArbiterFacts& facts, Find find)
{
    QList<FactColumn> columns;
    for (const RequestColumn& column : kRequestColumns)
        columns.append({Arbiter::tr(column.name), Arbiter::tr(column.sentence), column.width,
                        [&facts, find, cell = column.cell](int row) { return cell(facts, find(row)); }});
    return columns;
}

struct PortColumn {
    const char* name;
    const char* sentence;
    RowCell (*cell)(const core::PortTotals&);
};

const PortColumn kPortColumns[] = {
    {QT_TRANSLATE_NOOP("Arbiter", "Requests"),
     QT_TRANSLATE_NOOP("Arbiter", "Posted for this device in the whole draw."),
     [](const core::PortTotals& t) { return numberCell(t.posted); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Results"), QT_TRANSLATE_NOOP("Arbiter", "Answered in the whole draw."),
     [](const core::PortTotals& t) { return numberCell(t.completed); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Failed"),
     QT_TRANSLATE_NOOP("Arbiter", "Of the answers, those with a status other than ok."),
     [](const core::PortTotals& t) { return numberCell(t.failed); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Items"),
     QT_TRANSLATE_NOOP("Arbiter", "Fragments or vertices of the requests that were routed."),
     [](const core::PortTotals& t) { return numberCell(t.items); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Waited"),
     QT_TRANSLATE_NOOP("Arbiter", "Cycles in the request queue before routing, of all requests."),
     [](const core::PortTotals& t) { return numberCell(t.waited); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Served"),
     QT_TRANSLATE_NOOP("Arbiter", "Cycles from routing to the result, of all requests."),
     [](const core::PortTotals& t) { return numberCell(t.served); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Mean service"), QT_TRANSLATE_NOOP("Arbiter", "Cycles served per result."),
     [](const core::PortTotals& t) {
         return RowCell{.text = QString::number(t.meanService(), 'f', 1), .value = t.meanService(), .isCode = true};
     }},
    {QT_TRANSLATE_NOOP("Arbiter", "Most in flight"),
     QT_TRANSLATE_NOOP("Arbiter", "Requests that the device worked on at the same time, at most."),
     [](const core::PortTotals& t) { return numberCell(t.mostInFlight); }},
    {QT_TRANSLATE_NOOP("Arbiter", "Overtakes"),
     QT_TRANSLATE_NOOP("Arbiter", "Results that overtook the one of an older request."),
     [](const core::PortTotals& t) { return numberCell(t.overtaking); }},
};

struct NowColumn {
    const char* name;
    const char* sentence;
    std::uint64_t ArbiterFacts::PortCounts::*count;
};

constexpr NowColumn kNowColumns[] = {
    {QT_TRANSLATE_NOOP("Arbiter", "Requests up to the cursor"),
     QT_TRANSLATE_NOOP("Arbiter", "Routed until the cursor."), &ArbiterFacts::PortCounts::requests},
    {QT_TRANSLATE_NOOP("Arbiter", "Results up to the cursor"),
     QT_TRANSLATE_NOOP("Arbiter", "Answered until the cursor."), &ArbiterFacts::PortCounts::results},
    {QT_TRANSLATE_NOOP("Arbiter", "In flight at the cursor"),
     QT_TRANSLATE_NOOP("Arbiter", "In the device at the cursor."), &ArbiterFacts::PortCounts::inFlight},
    {QT_TRANSLATE_NOOP("Arbiter", "Head-of-line stalls up to the cursor"),
     QT_TRANSLATE_NOOP("Arbiter", "Cycles until the cursor in which the oldest request waited for this device."),
     &ArbiterFacts::PortCounts::stalls},
};

RowCell nowCell(const ArbiterFacts& facts, int row, std::uint64_t ArbiterFacts::PortCounts::*count)
{
    const auto counts = facts.countsNow(facts.path->devices[static_cast<std::size_t>(row)]);
    return counts ? numberCell((*counts).*count) : RowCell{.text = QStringLiteral("–"), .isCode = true};
}

} // namespace

QList<FactColumn> portColumns(const ArbiterFacts& facts)
{
    const auto device = [&facts](int row) -> const core::DevicePort& {
        return facts.path->devices[static_cast<std::size_t>(row)];
    };
    QList<FactColumn> columns;
    columns.append({Arbiter::tr("Port"), Arbiter::tr("What requests name as their destination."), 48,
                    [device](int row) { return numberCell(device(row).port); }});
    columns.append({Arbiter::tr("Device"), Arbiter::tr("Who answers there."), 64, [device, &facts](int row) {
                        return RowCell{.text = facts.deviceName(device(row).port),
                                       .link = facts.deviceLink(device(row).port)};
                    }});
    for (const PortColumn& column : kPortColumns)
        columns.append(
            {Arbiter::tr(column.name), Arbiter::tr(column.sentence), 88,
             [device, &facts, cell = column.cell](int row) { return cell(facts.totals(device(row).port)); }});
    for (const NowColumn& column : kNowColumns)
        columns.append({Arbiter::tr(column.name), Arbiter::tr(column.sentence), 168,
                        [&facts, count = column.count](int row) { return nowCell(facts, row, count); }});
    columns.append({Arbiter::tr("Latency"), Arbiter::tr("Cycles from routing to the result of one item."), 72,
                    [device](int row) { return numberCell(device(row).latency); }});
    columns.append({Arbiter::tr("Interval"), Arbiter::tr("Cycles that each item occupies the device for."), 72,
                    [device](int row) { return numberCell(device(row).interval); }});
    return columns;
}

QList<FactColumn> decisionColumns(const ArbiterFacts& facts)
{
    return columnsOf(facts,
                     [&facts](int row) -> const Record& { return *facts.decisions[static_cast<std::size_t>(row)]; });
}

QList<FactColumn> requestColumns(const ArbiterFacts& facts)
{
    return columnsOf(
        facts, [&facts](int row) -> const Record& { return facts.tasks().requests()[static_cast<std::size_t>(row)]; });
}

} // namespace vitrine::views
