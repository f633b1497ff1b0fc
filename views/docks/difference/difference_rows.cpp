// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/difference/difference_rows.h"

#include "views/docks/configuration/measure_cells.h"
#include "views/docks/difference/difference_context.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

namespace vitrine::views {

namespace {

enum class Kind : std::uint8_t { Cycles, Energy };

RowCell amountCell(quint64 number, Kind kind)
{
    if (kind == Kind::Cycles)
        return numberCell(number);
    return {.text = hundredthsText(number),
            .value = static_cast<double>(number) / static_cast<double>(core::kEnergyUnit),
            .isCode = true};
}

RowCell changeOf(const core::TwoNumbers& numbers, Kind kind)
{
    const double unit = kind == Kind::Cycles ? 1 : static_cast<double>(core::kEnergyUnit);
    RowCell cell = changeCell(static_cast<double>(numbers.change()) / unit, static_cast<double>(numbers.of[0]) / unit);
    cell.isFaint = numbers.change() == 0;
    return cell;
}

/// `isThere`: on either side; where it is not, there is no number.
Row numbersRow(RowCell name, const core::TwoNumbers& numbers, Kind kind, const std::array<bool, 2>& isThere)
{
    Row row;
    row.cells.push_back(std::move(name));
    for (std::size_t i = 0; i < 2; ++i)
        row.cells.push_back(isThere[i] ? amountCell(numbers.of[i], kind) : RowCell());
    row.cells.push_back(changeOf(numbers, kind));
    return row;
}

/// The sums stand in the row of the heading.
Row group(const QString& heading, Kind kind, const auto& things, const auto& numbersOf, const auto& nameOf,
          const auto& isThere)
{
    core::TwoNumbers sum;
    std::vector<Row> rows;
    for (const auto& thing : things) {
        sum += numbersOf(thing);
        rows.push_back(numbersRow(nameOf(thing), numbersOf(thing), kind, isThere(thing)));
    }
    RowCell name{heading};
    name.isBold = true;
    Row row = numbersRow(std::move(name), sum, kind, {true, true});
    for (RowCell& cell : row.cells)
        cell.isBold = true;
    row.children = std::move(rows);
    return row;
}

RowCell drawCell(const core::DrawDifference& row)
{
    RowCell cell{drawName(row)};
    if (row.draw[0])
        cell.link = Link{.place = DrawLink{row.draw[0]->draw, {}}, .selection = {}};
    if (row.decidesOtherwise)
        cell.toolTip = Differences::tr("A decision falls otherwise in this draw.");
    cell.isChanged = row.decidesOtherwise;
    cell.told = cell.toolTip;
    return cell;
}

RowCell unitCell(const core::UnitDifference& unit)
{
    RowCell cell{.text = text(unit.path), .isCode = true};
    if (unit.isThere[0])
        cell.link = Link{.place = {}, .selection = UnitLink{unit.path}};
    return cell;
}

} // namespace

QStringList differenceColumns()
{
    return {Differences::tr("What"), Differences::tr("This run"), Differences::tr("The other"),
            Differences::tr("Difference")};
}

QString drawName(const core::DrawDifference& row)
{
    if (!row.draw[0])
        return Differences::tr("Draw %1 of the other").arg(row.draw[1]->draw);
    if (row.draw[1] && row.draw[1]->draw != row.draw[0]->draw)
        return Differences::tr("Draw %1, %2 of the other").arg(row.draw[0]->draw).arg(row.draw[1]->draw);
    return Differences::tr("Draw %1").arg(row.draw[0]->draw);
}

std::vector<Row> differenceRows(const core::RunDifference& difference)
{
    const auto hasDraw = [](const core::DrawDifference& row) {
        return std::array{row.draw[0].has_value(), row.draw[1].has_value()};
    };
    const auto isThere = [](const auto& thing) { return thing.isThere; };
    const auto partCell = [](const core::PartDifference& part) {
        return RowCell{.text = text(part.name), .isCode = true};
    };
    using core::DrawDifference;
    using core::PartDifference;
    using core::UnitDifference;
    return {group(
                Differences::tr("Cycles of draws"), Kind::Cycles, difference.draws,
                [](const DrawDifference& row) { return row.cycles; }, drawCell, hasDraw),
            group(
                Differences::tr("Busy cycles of units"), Kind::Cycles, difference.units,
                [](const UnitDifference& unit) { return unit.busy; }, unitCell, isThere),
            group(
                Differences::tr("Stalled cycles of units"), Kind::Cycles, difference.units,
                [](const UnitDifference& unit) { return unit.stalled; }, unitCell, isThere),
            group(
                Differences::tr("Energy of draws (illustrative)"), Kind::Energy, difference.draws,
                [](const DrawDifference& row) { return row.energy; }, drawCell, hasDraw),
            group(
                Differences::tr("Energy of parts (illustrative)"), Kind::Energy, difference.parts,
                [](const PartDifference& part) { return part.energy; }, partCell, isThere)};
}

} // namespace vitrine::views
