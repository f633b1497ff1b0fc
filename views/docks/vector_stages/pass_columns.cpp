// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/vector_stages/pass_columns.h"

#include "views/docks/vector_stages/vector_context.h"
#include "views/machine/cycle_cell.h"
#include "views/machine/pass_text.h"

namespace vitrine::views {

namespace {

using core::VectorPass;
using core::VectorPassCounts;
using Row = VectorFacts::Row;

RowCell nameCell(const VectorFacts& facts, const Row& row)
{
    switch (row.kind) {
    case Row::Kind::Between:
        return {.text = VectorStages::tr("Between"),
                .toolTip =
                    VectorStages::tr("Cycles in which no pass of the drawing was in the machine: commands are read."),
                .isFaint = true};
    case Row::Kind::Total:
        return {.text = VectorStages::tr("Total"),
                .toolTip = VectorStages::tr("Of the whole draw: the sum of the rows above."),
                .isBold = true};
    case Row::Kind::Pass: break;
    }
    const core::RecordedPass& pass = *facts.passOf(row);
    return {.text = passName(pass.kind),
            .toolTip = passSentence(pass.kind),
            .isFaint = !pass.first,
            .isCurrent = facts.section().passAt(facts.cycle()) == row.place};
}

RowCell firstCell(const VectorFacts& facts, const Row& row)
{
    const core::RecordedPass* pass = facts.passOf(row);
    if (!pass)
        return {};
    return pass->first ? cycleCell(facts.draw, *pass->first)
                       : RowCell{.text = QStringLiteral("–"),
                                 .toolTip = VectorStages::tr("The recording ends before it."),
                                 .isFaint = true};
}

RowCell shareCell(const VectorFacts& facts, const Row& row)
{
    const double percent = 100 * facts.shareOf(row);
    return {.text = QStringLiteral("%1 %").arg(percent, 0, 'f', 1), .value = percent, .isCode = true};
}

/// Whether the passes of a kind count it: others leave the cell empty.
using CountedBy = bool (*)(VectorPass);
bool byAll(VectorPass)
{
    return true;
}
bool byPlanes(VectorPass pass)
{
    return pass == VectorPass::Scissor || pass == VectorPass::Winding;
}
bool byResolve(VectorPass pass)
{
    return pass == VectorPass::Resolve;
}
bool byCover(VectorPass pass)
{
    return pass == VectorPass::Cover;
}

bool byColors(VectorPass pass)
{
    return pass == VectorPass::Cover || pass == VectorPass::Basic;
}

struct CountColumn {
    const char* name;
    const char* sentence;
    int width;
    std::uint64_t VectorPassCounts::*count;
    CountedBy isCounted;
};

const CountColumn kCounts[] = {
    {QT_TRANSLATE_NOOP("VectorStages", "Stencil writes"),
     QT_TRANSLATE_NOOP("VectorStages", "Samples that were counted up or down in the plane of windings or of the "
                                       "scissor."),
     66, &VectorPassCounts::stencilWrites, byPlanes},
    {QT_TRANSLATE_NOOP("VectorStages", "Pixels in"),
     QT_TRANSLATE_NOOP("VectorStages", "Pixels of the box that is painted: dropped ones and passed ones."), 62,
     &VectorPassCounts::boxed, byColors},
    {QT_TRANSLATE_NOOP("VectorStages", "Uncovered"),
     QT_TRANSLATE_NOOP("VectorStages", "Dropped, because the path does not cover them."), 62,
     &VectorPassCounts::uncovered, byCover},
    {QT_TRANSLATE_NOOP("VectorStages", "Scissored"),
     QT_TRANSLATE_NOOP("VectorStages", "Dropped, because they lie outside of the scissor's regions."), 62,
     &VectorPassCounts::scissored, byCover},
    {QT_TRANSLATE_NOOP("VectorStages", "Masked"),
     QT_TRANSLATE_NOOP("VectorStages", "Dropped, because the mask leaves nothing of their coverage. With "
                                       "vg.maskUnit=sp the shader discards them: they pass here, but are not written."),
     58, &VectorPassCounts::masked, byCover},
    {QT_TRANSLATE_NOOP("VectorStages", "Passed"),
     QT_TRANSLATE_NOOP("VectorStages", "What is left of the pixels that came in: to be painted."), 62,
     &VectorPassCounts::passed, byColors},
    {QT_TRANSLATE_NOOP("VectorStages", "Written"),
     QT_TRANSLATE_NOOP("VectorStages", "Pixels of the color buffer that were written."), 62, &VectorPassCounts::written,
     byColors},
    {QT_TRANSLATE_NOOP("VectorStages", "Clamped"),
     QT_TRANSLATE_NOOP("VectorStages", "Of these, read with more color than alpha although they are premultiplied: "
                                       "taken as no more than alpha (premul.clamp)."),
     66, &VectorPassCounts::clamped, byCover},
    {QT_TRANSLATE_NOOP("VectorStages", "Conflicts"),
     QT_TRANSLATE_NOOP("VectorStages",
                       "Cycles in which a fragment program waited for the computation unit, because the "
                       "color updater had it (cu.sharedCompute)."),
     66, &VectorPassCounts::conflicts, byCover},
    {QT_TRANSLATE_NOOP("VectorStages", "Resolved"),
     QT_TRANSLATE_NOOP("VectorStages", "Pixels of the path's box whose windings have become coverage."), 62,
     &VectorPassCounts::resolved, byResolve},
    {QT_TRANSLATE_NOOP("VectorStages", "Triangles"),
     QT_TRANSLATE_NOOP("VectorStages", "That were set up. A box is one, of which the viewport leaves the box."), 58,
     &VectorPassCounts::primitives, byAll},
};

RowCell countCell(const VectorFacts& facts, const Row& row, const CountColumn& column)
{
    const core::RecordedPass* pass = facts.passOf(row);
    if (row.kind == Row::Kind::Between || (pass && !column.isCounted(pass->kind)))
        return {};
    if (!facts.isCountKnown(column.count))
        return {.text = QStringLiteral("–"),
                .toolTip =
                    VectorStages::tr("Other draws are under way beside this one, and the unit that counts this "
                                     "does not tell them apart: where the draw is alone the number stands here."),
                .isFaint = true};
    RowCell cell = numberCell(row.counts.*column.count);
    cell.isBold = !pass;
    return cell;
}

} // namespace

QList<FactColumn> passColumns(const VectorFacts& facts)
{
    QList<FactColumn> columns{
        {VectorStages::tr("Pass"), VectorStages::tr("What is done, in this order; each is a draw of the machine."), 84,
         [&facts](int row) { return nameCell(facts, facts.row(row)); }},
        {VectorStages::tr("Cycles"),
         VectorStages::tr("From when it was taken up, and the passes before it had left, until all of it had left."),
         66, [&facts](int row) { return numberCell(facts.row(row).cycles); }, true},
        {VectorStages::tr("Share"), VectorStages::tr("Of the cycles of the draw."), 66,
         [&facts](int row) { return shareCell(facts, facts.row(row)); }, true},
    };
    for (const CountColumn& column : kCounts)
        columns << FactColumn{VectorStages::tr(column.name), VectorStages::tr(column.sentence), column.width,
                              [&facts, &column](int row) { return countCell(facts, facts.row(row), column); }, true};
    columns << FactColumn{VectorStages::tr("From"), VectorStages::tr("The cycle in which the pass was taken up."), 64,
                          [&facts](int row) { return firstCell(facts, facts.row(row)); }, true};
    return columns;
}

} // namespace vitrine::views
