// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/timeline/frame_rows.h"

#include "core/session/machine/power_section.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <algorithm>

namespace vitrine::views {

namespace {

RowCell energyCell(core::Energy energy)
{
    return {.text = energyText(energy), .value = QVariant::fromValue<qulonglong>(energy)};
}

RowCell cycleOf(const FrameFacts& facts, core::Cycle cycle)
{
    RowCell cell = numberCell(cycle);
    cell.link = linkToCycle(facts.power.draw, cycle);
    return cell;
}

RowCell bold(RowCell cell)
{
    cell.isBold = true;
    return cell;
}

Row sumRow(const QString& name, std::vector<RowCell> cells)
{
    Row row;
    row.cells.push_back(bold({.text = name}));
    for (RowCell& cell : cells)
        row.cells.push_back(bold(std::move(cell)));
    return row;
}

} // namespace

QStringList thingColumns()
{
    return {FrameText::tr("Draw, clear, copy"),
            FrameText::tr("Cost in the cycles shown"),
            FrameText::tr("Cost"),
            FrameText::tr("First cycle"),
            FrameText::tr("End"),
            FrameText::tr("Span"),
            FrameText::tr("Energy in its cost (illustrative)")};
}

std::vector<Row> thingRows(const FrameFacts& facts, const FrameStretch& stretch)
{
    std::vector<Row> rows;
    core::Cycle inStretch = 0, all = 0;
    core::Energy inCosts = 0;
    for (const FrameThing& thing : facts.things) {
        if (!thing.isCost())
            continue;
        const core::Cycle cost = thing.costIn(stretch.from, stretch.to);
        inStretch += cost;
        all += thing.cost();
        inCosts += thing.energy;
        Row row;
        RowCell name{.text = thing.name};
        if (thing.kind == FrameThing::Kind::Draw)
            name.link = Link{.place = DrawLink{thing.number, {}}, .selection = {}};
        row.cells = {std::move(name),
                     numberCell(cost),
                     numberCell(thing.cost()),
                     cycleOf(facts, thing.begin),
                     cycleOf(facts, thing.end > 0 ? thing.end - 1 : 0),
                     numberCell(thing.span()),
                     energyCell(thing.energy)};
        rows.push_back(std::move(row));
    }
    const core::Cycle length = facts.queues.recording->length();
    const core::Energy total = facts.power.power().energy;
    rows.push_back({{{.text = FrameText::tr("waits without a draw, and idle tail")},
                     numberCell(stretch.cycles() - inStretch),
                     numberCell(length - all),
                     {},
                     {},
                     {},
                     energyCell(total - inCosts)}});
    rows.push_back(sumRow(FrameText::tr("all"),
                          {numberCell(stretch.cycles()), numberCell(length), {}, {}, {}, energyCell(total)}));
    return rows;
}

QStringList waitColumns()
{
    return {FrameText::tr("Who waits"), FrameText::tr("Cycles"), FrameText::tr("First cycle"), FrameText::tr("Why")};
}

std::vector<Row> waitRows(const FrameFacts& facts)
{
    std::vector<Row> rows;
    for (const FrameThing& thing : facts.things)
        if (thing.isWait())
            rows.push_back({{{.text = thing.name},
                             numberCell(thing.span()),
                             cycleOf(facts, thing.begin),
                             {.text = thing.reason}}});
    return rows;
}

QStringList hostWriteColumns()
{
    return {FrameText::tr("What the host does"), FrameText::tr("Before cycle"), FrameText::tr("By call")};
}

std::vector<Row> hostWriteRows(const FrameFacts& facts)
{
    std::vector<Row> rows;
    for (const core::FrameHostWrite& write : facts.hostWrites()) {
        RowCell call = numberCell(write.call);
        call.link = Link{.place = CallLink{write.call}, .selection = {}};
        rows.push_back({{{.text = hostWriteText(write)}, cycleOf(facts, write.cycle), std::move(call)}});
    }
    return rows;
}

QStringList shareColumns()
{
    QStringList columns{FrameText::tr("Unit"), FrameText::tr("Working"), FrameText::tr("Idle"),
                        FrameText::tr("Stalled")};
    for (int reason = 0; reason < core::kStallReasonCount; ++reason)
        columns << stallReasonName(static_cast<core::StallReason>(reason));
    return columns << FrameText::tr("Cycles");
}

std::vector<Row> shareRows(const FrameFacts& facts, const FrameStretch& stretch)
{
    const core::DrawRecording& recording = *facts.queues.recording;
    std::vector<Row> rows;
    for (const core::UnitId id : unitsInOrder(recording)) {
        const core::ActivityShares shares = recording.activity(id).sums(stretch.from, stretch.to);
        const core::UnitDescription& unit = recording.unit(id);
        Row row;
        row.cells = {{.text = text(unit.path),
                      .link = Link{.place = {}, .selection = UnitLink{unit.path}},
                      .isCode = true,
                      .toolTip = inWords(unit.help)},
                     numberCell(shares.working()),
                     numberCell(shares.idle()),
                     numberCell(shares.stalled())};
        for (int reason = 0; reason < core::kStallReasonCount; ++reason)
            row.cells.push_back(numberCell(shares.stalled(static_cast<core::StallReason>(reason))));
        row.cells.push_back(numberCell(shares.all()));
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList stretchEnergyColumns()
{
    return {FrameText::tr("Part"), FrameText::tr("Energy (illustrative)"), FrameText::tr("Standing"),
            FrameText::tr("Operating")};
}

std::vector<Row> stretchEnergyRows(const FrameFacts& facts, const FrameStretch& stretch)
{
    const core::PowerSection& power = facts.power.power();
    std::vector<Row> rows;
    core::Energy standing = 0, operating = 0;
    for (std::uint32_t domain = 0; domain < power.domains.size(); ++domain) {
        const core::StretchEnergy energy = power.energyIn(domain, stretch.from, stretch.to);
        standing += energy.all() - energy.operating;
        operating += energy.operating;
        Row row;
        row.cells = {{.text = QString::fromStdString(power.domains[domain].name), .isCode = true},
                     energyCell(energy.all()),
                     energyCell(energy.all() - energy.operating),
                     energyCell(energy.operating)};
        rows.push_back(std::move(row));
    }
    rows.push_back(
        sumRow(FrameText::tr("all"), {energyCell(standing + operating), energyCell(standing), energyCell(operating)}));
    return rows;
}

} // namespace vitrine::views
