// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_columns.h"

#include "views/docks/hiz/hiz_context.h"
#include "views/docks/hiz/hiz_text.h"
#include "views/theme/counted.h"

namespace vitrine::views {

namespace {

using core::HizTile;

RowCell none()
{
    return {.text = QStringLiteral("–"), .isCode = true};
}

using Bounds = core::HizMap::Tile;

RowCell valueCell(const HizFacts& facts, const HizTile& tile, std::uint32_t core::ValueInterval::*end)
{
    const Bounds* known = facts.boundsOf(tile);
    if (!known)
        return none();
    const std::uint32_t code = known->bounds.*end;
    return {.text = HizText::value(facts, code), .value = facts.valueOf(code), .isCode = true};
}

RowCell codeCell(const HizFacts& facts, const HizTile& tile, std::uint32_t core::ValueInterval::*end)
{
    const Bounds* known = facts.boundsOf(tile);
    return known ? numberCell(known->bounds.*end) : none();
}

QString shortName(const core::BoundSetter& setter)
{
    return setter.kind == core::BoundSetter::Kind::Before ? Hiz::tr("before the frame") : HizText::setter(setter);
}

/// Two that differ are both named, and lead nowhere: the card has them apart.
RowCell setByCell(const HizFacts& facts, const HizTile& tile)
{
    if (!facts.setters && !facts.isInFrame() && facts.boundsOf(tile))
        return {.text = QStringLiteral("…"), .toolTip = Hiz::tr("The frame is executed once more to find it.")};
    const std::vector<HizSetter> setters = facts.decidersOf(tile);
    if (setters.empty())
        return none();
    if (setters.size() == 1)
        return {.text = shortName(setters[0].setter), .link = HizText::setterLink(setters[0].setter)};
    QStringList parts;
    for (const HizSetter& one : setters)
        parts << QStringLiteral("%1 %2").arg(HizText::bound(*one.bound), shortName(one.setter));
    return {.text = parts.join(QStringLiteral(", "))};
}

RowCell rowCell(const HizFacts& facts, const HizTile& tile)
{
    const core::HizDrawCard::Tile* card = facts.cardOf(tile);
    return card && card->row > 0 ? numberCell(card->row) : none();
}

struct TileColumn {
    const char* name;
    const char* sentence;
    int width;
    RowCell (*cell)(const HizFacts&, const HizTile&);
};

const TileColumn kTileColumns[] = {
    {QT_TRANSLATE_NOOP("Hiz", "Column"), QT_TRANSLATE_NOOP("Hiz", "From the left, from 0."), 64,
     [](const HizFacts&, const HizTile& t) { return numberCell(t.column); }},
    {QT_TRANSLATE_NOOP("Hiz", "Row"), QT_TRANSLATE_NOOP("Hiz", "From the bottom, from 0."), 56,
     [](const HizFacts&, const HizTile& t) { return numberCell(t.row); }},
    {QT_TRANSLATE_NOOP("Hiz", "Least"), QT_TRANSLATE_NOOP("Hiz", "zmin: no sample of the tile lies before it."), 80,
     [](const HizFacts& f, const HizTile& t) { return valueCell(f, t, &core::ValueInterval::min); }},
    {QT_TRANSLATE_NOOP("Hiz", "Most"), QT_TRANSLATE_NOOP("Hiz", "zmax: no sample of the tile lies behind it."), 80,
     [](const HizFacts& f, const HizTile& t) { return valueCell(f, t, &core::ValueInterval::max); }},
    {QT_TRANSLATE_NOOP("Hiz", "Least, stored"), QT_TRANSLATE_NOOP("Hiz", "As the buffer stores it."), 96,
     [](const HizFacts& f, const HizTile& t) { return codeCell(f, t, &core::ValueInterval::min); }},
    {QT_TRANSLATE_NOOP("Hiz", "Most, stored"), QT_TRANSLATE_NOOP("Hiz", "As the buffer stores it."), 96,
     [](const HizFacts& f, const HizTile& t) { return codeCell(f, t, &core::ValueInterval::max); }},
    {QT_TRANSLATE_NOOP("Hiz", "Set by"),
     QT_TRANSLATE_NOOP("Hiz", "Who made the bounds what they are; of a culled tile the bound that decided."), 120,
     setByCell},
    {QT_TRANSLATE_NOOP("Hiz", "Verdict"), QT_TRANSLATE_NOOP("Hiz", "What became of the tile in the draw, at last."),
     104, [](const HizFacts& f, const HizTile& t) { return RowCell{.text = HizText::mark(f.markOf(t))}; }},
    {QT_TRANSLATE_NOOP("Hiz", "Table row"), QT_TRANSLATE_NOOP("Hiz", "The row of the decision table that was taken."),
     72, rowCell},
    {QT_TRANSLATE_NOOP("Hiz", "Update"), QT_TRANSLATE_NOOP("Hiz", "What the draw did to the bounds, at last."), 104,
     [](const HizFacts& f, const HizTile& t) { return RowCell{.text = HizText::update(f.updateOf(t))}; }},
};

using core::DecisionRow;

RowCell letter(bool isSet, const char* name)
{
    return {.text = isSet ? QString::fromLatin1(name) : QStringLiteral("·"), .isCode = true};
}

struct RowColumn {
    const char* name;
    const char* sentence;
    int width;
    RowCell (*cell)(const HizFacts&, const DecisionRow&);
};

const RowColumn kRowColumns[] = {
    {QT_TRANSLATE_NOOP("Hiz", "Tiles"), QT_TRANSLATE_NOOP("Hiz", "Of the draw that took this row; by primitives."), 56,
     [](const HizFacts& f, const DecisionRow& r) {
         return numberCell(f.recording() ? f.hiz().card.rows[r.row - 1u] : 0);
     }},
    {QT_TRANSLATE_NOOP("Hiz", "D"), QT_TRANSLATE_NOOP("Hiz", "The program writes depth."), 28,
     [](const HizFacts&, const DecisionRow& r) { return letter(r.writesDepth, "D"); }},
    {QT_TRANSLATE_NOOP("Hiz", "S"), QT_TRANSLATE_NOOP("Hiz", "The program has side effects."), 28,
     [](const HizFacts&, const DecisionRow& r) { return letter(r.hasSideEffects, "S"); }},
    {QT_TRANSLATE_NOOP("Hiz", "C"), QT_TRANSLATE_NOOP("Hiz", "Fragments may be discarded."), 28,
     [](const HizFacts&, const DecisionRow& r) { return letter(r.canDiscard, "C"); }},
    {QT_TRANSLATE_NOOP("Hiz", "Discard"), QT_TRANSLATE_NOOP("Hiz", "What is proven of the discard in the tile."), 96,
     [](const HizFacts&, const DecisionRow& r) { return RowCell{.text = HizRowText::proven(r)}; }},
    {QT_TRANSLATE_NOOP("Hiz", "Coarse test"), QT_TRANSLATE_NOOP("Hiz", "What the comparison of intervals says."), 80,
     [](const HizFacts&, const DecisionRow& r) { return RowCell{.text = HizRowText::coarse(r)}; }},
    {QT_TRANSLATE_NOOP("Hiz", "Result"), QT_TRANSLATE_NOOP("Hiz", "What is done with the tile."), 176,
     [](const HizFacts&, const DecisionRow& r) { return RowCell{.text = HizRowText::result(r)}; }},
    {QT_TRANSLATE_NOOP("Hiz", "Depth tap"), QT_TRANSLATE_NOOP("Hiz", "Where samples are tested and written."), 112,
     [](const HizFacts&, const DecisionRow& r) { return RowCell{.text = HizRowText::tap(r)}; }},
    {QT_TRANSLATE_NOOP("Hiz", "Shader runs"), QT_TRANSLATE_NOOP("Hiz", "Which fragments are shaded."), 80,
     [](const HizFacts&, const DecisionRow& r) { return RowCell{.text = HizRowText::runs(r)}; }},
    {QT_TRANSLATE_NOOP("Hiz", "Bounds"), QT_TRANSLATE_NOOP("Hiz", "How the bounds are brought up to date."), 96,
     [](const HizFacts&, const DecisionRow& r) { return RowCell{.text = HizText::update(r.update)}; }},
};

} // namespace

QList<FactColumn> hizTileColumns(const HizFacts& facts)
{
    QList<FactColumn> columns;
    for (const TileColumn& column : kTileColumns)
        columns.append({Hiz::tr(column.name), Hiz::tr(column.sentence), column.width,
                        [&facts, cell = column.cell](int row) { return cell(facts, facts.tileOf(row)); }});
    return columns;
}

QList<FactColumn> hizRowColumns(const HizFacts& facts, const int& taken)
{
    QList<FactColumn> columns;
    columns.append(
        {Hiz::tr("Row"), Hiz::tr("Of the decision table; ▶ the one of the selected tile."), 48, [&taken](int row) {
             RowCell cell = numberCell(static_cast<std::uint64_t>(row + 1));
             if (row + 1 == taken)
                 cell.text.prepend(QStringLiteral("▶ "));
             return cell;
         }});
    for (const RowColumn& column : kRowColumns)
        columns.append(
            {Hiz::tr(column.name), Hiz::tr(column.sentence), column.width, [&facts, cell = column.cell](int row) {
                 return cell(facts, core::kDecisionRows[static_cast<std::size_t>(row)]);
             }});
    return columns;
}

} // namespace vitrine::views
