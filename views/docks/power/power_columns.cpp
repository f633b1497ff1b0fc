// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/power/power_columns.h"

#include "views/docks/power/power_context.h"
#include "views/docks/power/power_switches.h"
#include "views/theme/counted.h"

namespace vitrine::views {

namespace {

double inUnits(core::Energy energy)
{
    return static_cast<double>(energy) / static_cast<double>(core::kEnergyUnit);
}

RowCell energy(core::Energy value)
{
    return {.text = energyText(value), .value = inUnits(value), .isCode = true};
}

RowCell percent(core::Energy part, core::Energy all)
{
    const double share = all > 0 ? 100 * inUnits(part) / inUnits(all) : 0;
    return {.text = QString::number(share, 'f', 1), .value = share, .isCode = true};
}

struct PowerColumn {
    const char* name;
    const char* sentence;
    int width;
    RowCell (*cell)(const PowerFacts&, std::uint32_t domain);
};

const PowerColumn kColumns[] = {
    {QT_TRANSLATE_NOOP("Power", "Part"), QT_TRANSLATE_NOOP("Power", "What can be without power by itself."), 104,
     [](const PowerFacts& f, std::uint32_t d) {
         return RowCell{.text = QString::fromStdString(f.domain(d).name),
                        .link = Link{.place = {}, .selection = f.selectionOf(d)},
                        .toolTip = partText(f.domain(d))};
     }},
    {QT_TRANSLATE_NOOP("Power", "State at the cursor"), QT_TRANSLATE_NOOP("Power", "Whether it has power there."), 136,
     [](const PowerFacts& f, std::uint32_t d) { return RowCell{.text = stateText(f.power().stateAt(d, f.cycle()))}; }},
    {QT_TRANSLATE_NOOP("Power", "Switched"),
     QT_TRANSLATE_NOOP("Power",
                       "By you, to one state throughout, or by the machine. Right click on a part to switch it."),
     112, [](const PowerFacts& f, std::uint32_t d) { return RowCell{.text = chosenText(f, d)}; }},
    {QT_TRANSLATE_NOOP("Power", "On (cycles)"), QT_TRANSLATE_NOOP("Power", "Cycles with full power, waking included."),
     88, [](const PowerFacts& f, std::uint32_t d) { return numberCell(f.domain(d).on); }},
    {QT_TRANSLATE_NOOP("Power", "Waking (cycles)"),
     QT_TRANSLATE_NOOP("Power", "Of the cycles on: those in which it did not work yet."), 128,
     [](const PowerFacts& f, std::uint32_t d) { return numberCell(f.domain(d).waking); }},
    {QT_TRANSLATE_NOOP("Power", "Reduced (cycles)"),
     QT_TRANSLATE_NOOP("Power", "Cycles in which it kept what it holds and did no work."), 136,
     [](const PowerFacts& f, std::uint32_t d) { return numberCell(f.domain(d).reduced); }},
    {QT_TRANSLATE_NOOP("Power", "Off (cycles)"), QT_TRANSLATE_NOOP("Power", "Cycles without power."), 88,
     [](const PowerFacts& f, std::uint32_t d) { return numberCell(f.domain(d).off); }},
    {QT_TRANSLATE_NOOP("Power", "Operations"),
     QT_TRANSLATE_NOOP("Power",
                       "Of an ALU and a register bank an instruction of one item, of a bank that is a FIFO a pixel in "
                       "or out, of the color updater an instruction of its engine, of a device an item of a request, "
                       "of RAS a step, of HIZ a tile, of ZST a sample, of memory a byte."),
     88, [](const PowerFacts& f, std::uint32_t d) { return numberCell(f.domain(d).operations); }},
    {QT_TRANSLATE_NOOP("Power", "Standing (illustrative)"), QT_TRANSLATE_NOOP("Power", "Energy of its cycles."), 176,
     [](const PowerFacts& f, std::uint32_t d) { return energy(f.domain(d).energy.standing); }},
    {QT_TRANSLATE_NOOP("Power", "Operating (illustrative)"), QT_TRANSLATE_NOOP("Power", "Energy of its operations."),
     184, [](const PowerFacts& f, std::uint32_t d) { return energy(f.domain(d).energy.operating); }},
    {QT_TRANSLATE_NOOP("Power", "Energy (illustrative)"), QT_TRANSLATE_NOOP("Power", "Of the whole draw."), 168,
     [](const PowerFacts& f, std::uint32_t d) { return energy(f.domain(d).energy.all()); }},
    {QT_TRANSLATE_NOOP("Power", "Share %"), QT_TRANSLATE_NOOP("Power", "Of the energy of all parts."), 72,
     [](const PowerFacts& f, std::uint32_t d) { return percent(f.domain(d).energy.all(), f.power().energy); }},
    {QT_TRANSLATE_NOOP("Power", "Up to the cursor (illustrative)"),
     QT_TRANSLATE_NOOP("Power", "Energy from the beginning of the draw up to the cursor."), 160,
     [](const PowerFacts& f, std::uint32_t d) { return energy(f.power().energyIn(d, 0, f.cursor).all()); }},
};

} // namespace

QList<FactColumn> powerColumns(const PowerFacts& facts)
{
    QList<FactColumn> columns;
    for (const PowerColumn& column : kColumns)
        columns.append(
            {Power::tr(column.name), Power::tr(column.sentence), column.width,
             [&facts, cell = column.cell](int row) { return cell(facts, static_cast<std::uint32_t>(row)); }});
    return columns;
}

} // namespace vitrine::views
