// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/segments/segment_columns.h"

#include "core/observe/link_fields.h"
#include "core/stream/segment_fields.h"
#include "views/base/desk.h"
#include "views/docks/segments/segment_context.h"
#include "views/machine/cycle_cell.h"
#include "views/machine/pass_text.h"
#include "views/theme/counted.h"

#include <algorithm>

namespace vitrine::views {

namespace {

RowCell percent(double value)
{
    return {.text = QString::number(value, 'f', 1), .value = value, .isCode = true};
}

RowCell pipeline(const SegmentFacts& facts, std::uint16_t pipeline)
{
    const QString name = facts.pipelineName(pipeline);
    return {.text = name, .link = Link{.place = {}, .selection = UnitLink{name.toStdString()}}};
}

RowCell segmentLink(const SegmentFacts& facts, std::uint32_t segment)
{
    return {.text = QString::number(segment),
            .value = segment,
            .link = Link{.place = {}, .selection = SegmentLink{facts.draw, segment}},
            .isCode = true};
}

using Record = core::SegmentRecord;

struct SegmentColumn {
    const char* name;
    const char* sentence;
    int width;
    RowCell (*cell)(const SegmentFacts&, const Record&);
};

const SegmentColumn kSegmentColumns[] = {
    {QT_TRANSLATE_NOOP("Segments", "Segment"), QT_TRANSLATE_NOOP("Segments", "In the order of opening, from 0."), 72,
     [](const SegmentFacts& f, const Record& s) { return segmentLink(f, s.id); }},
    {QT_TRANSLATE_NOOP("Segments", "Pipeline"), QT_TRANSLATE_NOOP("Segments", "The processor that runs it."), 72,
     [](const SegmentFacts& f, const Record& s) { return pipeline(f, s.pipeline); }},
    {QT_TRANSLATE_NOOP("Segments", "Draw"),
     QT_TRANSLATE_NOOP("Segments", "Whose program and state it has; of a 2-D drawing with the pass."), 88,
     [](const SegmentFacts& f, const Record& s) {
         RowCell cell = drawCell(*f.recording, s.draw, s.pass);
         cell.link = Link{.place = DrawLink{s.draw, {}}, .selection = {}};
         return cell;
     }},
    {QT_TRANSLATE_NOOP("Segments", "Fragments"), QT_TRANSLATE_NOOP("Segments", "Dispatched to it."), 80,
     [](const SegmentFacts&, const Record& s) { return numberCell(s.added); }},
    {QT_TRANSLATE_NOOP("Segments", "Fill %"), QT_TRANSLATE_NOOP("Segments", "Of its slots."), 64,
     [](const SegmentFacts& f, const Record& s) { return percent(f.fillPercent(s)); }},
    {QT_TRANSLATE_NOOP("Segments", "Closed because"), QT_TRANSLATE_NOOP("Segments", "Why nothing more was added."), 168,
     [](const SegmentFacts&, const Record& s) { return RowCell{.text = reasonText(s.reason)}; }},
    {QT_TRANSLATE_NOOP("Segments", "Selected"),
     QT_TRANSLATE_NOOP("Segments", "The cycle in which it was opened with its first fragment."), 80,
     [](const SegmentFacts& f, const Record& s) { return cycleCell(f.draw, s.opened); }},
    {QT_TRANSLATE_NOOP("Segments", "Closed"), QT_TRANSLATE_NOOP("Segments", "The cycle in which it was closed."), 80,
     [](const SegmentFacts& f, const Record& s) { return cycleCell(f.draw, s.closed); }},
    {QT_TRANSLATE_NOOP("Segments", "Done"),
     QT_TRANSLATE_NOOP("Segments", "The cycle in which its pipeline signaled completion."), 80,
     [](const SegmentFacts& f, const Record& s) { return cycleCell(f.draw, s.done); }},
    {QT_TRANSLATE_NOOP("Segments", "Collect"),
     QT_TRANSLATE_NOOP("Segments", "The cycle in which the collector took its first fragment."), 80,
     [](const SegmentFacts& f, const Record& s) { return cycleCell(f.draw, s.collected); }},
    {QT_TRANSLATE_NOOP("Segments", "Last collected"),
     QT_TRANSLATE_NOOP("Segments", "The cycle in which the collector took its last fragment."), 96,
     [](const SegmentFacts& f, const Record& s) { return cycleCell(f.draw, s.lastCollected); }},
    {QT_TRANSLATE_NOOP("Segments", "Run"), QT_TRANSLATE_NOOP("Segments", "Cycles from closing to completion."), 64,
     [](const SegmentFacts&, const Record& s) { return cycleCell(cyclesBetween(s.closed, s.done)); }},
    {QT_TRANSLATE_NOOP("Segments", "Head-of-line wait"),
     QT_TRANSLATE_NOOP("Segments", "Cycles from completion until its turn came."), 120,
     [](const SegmentFacts&, const Record& s) { return cycleCell(cyclesBetween(s.done, s.collected)); }},
};

struct PipelineColumn {
    const char* name;
    const char* sentence;
    int width;
    RowCell (*cell)(const SegmentFacts&, std::uint16_t);
};

core::ActivityTotals totals(const SegmentFacts& facts, std::uint16_t pipeline)
{
    return facts.recording->totals(facts.recording->processors()[pipeline]);
}

const PipelineColumn kPipelineColumns[] = {
    {QT_TRANSLATE_NOOP("Segments", "Pipeline"), QT_TRANSLATE_NOOP("Segments", "A processor."), 72,
     [](const SegmentFacts& f, std::uint16_t p) { return pipeline(f, p); }},
    {QT_TRANSLATE_NOOP("Segments", "Segments"), QT_TRANSLATE_NOOP("Segments", "That were closed."), 80,
     [](const SegmentFacts& f, std::uint16_t p) { return numberCell(f.report(p).load.segments); }},
    {QT_TRANSLATE_NOOP("Segments", "Fragments"), QT_TRANSLATE_NOOP("Segments", "Of these segments."), 80,
     [](const SegmentFacts& f, std::uint16_t p) { return numberCell(f.report(p).load.fragments); }},
    {QT_TRANSLATE_NOOP("Segments", "Fill %"), QT_TRANSLATE_NOOP("Segments", "Of the slots, on average."), 64,
     [](const SegmentFacts& f, std::uint16_t p) { return percent(f.report(p).fillPercent); }},
    {QT_TRANSLATE_NOOP("Segments", "Close reasons"),
     QT_TRANSLATE_NOOP("Segments", "S slots, W words, P primitives, V program or state version, T time-out, F flush, "
                                   "Q fragment queue full."),
     144,
     [](const SegmentFacts& f, std::uint16_t p) { return RowCell{.text = reasonsText(f.report(p).load.reasons)}; }},
    {QT_TRANSLATE_NOOP("Segments", "Head-of-line wait"),
     QT_TRANSLATE_NOOP("Segments", "Cycles that its finished segments waited for older ones."), 120,
     [](const SegmentFacts& f, std::uint16_t p) { return numberCell(f.report(p).load.waited); }},
    {QT_TRANSLATE_NOOP("Segments", "Busy"),
     QT_TRANSLATE_NOOP("Segments", "Cycles of the draw in which it worked, also on vertices."), 72,
     [](const SegmentFacts& f, std::uint16_t p) { return numberCell(totals(f, p).working); }},
    {QT_TRANSLATE_NOOP("Segments", "Stalled"), QT_TRANSLATE_NOOP("Segments", "Cycles in which it could not go on."), 72,
     [](const SegmentFacts& f, std::uint16_t p) { return numberCell(totals(f, p).stalledAll()); }},
    {QT_TRANSLATE_NOOP("Segments", "Idle"), QT_TRANSLATE_NOOP("Segments", "Cycles in which it had nothing to do."), 72,
     [](const SegmentFacts& f, std::uint16_t p) { return numberCell(totals(f, p).idle); }},
};

RowCell amounts(const SegmentFacts& facts, int row, core::ListField field)
{
    const core::StateNode* list = read(decisionAt(facts, row), field);
    QStringList parts;
    for (std::size_t i = 0; list && i < list->children.size(); ++i)
        parts << grouped(numberOf(&list->children[i]).value_or(0));
    return {.text = parts.join(QStringLiteral(" · ")), .isCode = true};
}

RowCell verdict(const SegmentFacts& facts, int row)
{
    const core::StateNode* decision = decisionAt(facts, row);
    if (read(decision, core::DecisionFields::kFits))
        return {.text = Segments::tr("fits")};
    const auto limit = read(decision, core::DecisionFields::kLimit).value_or(0);
    return {.text = reasonText(static_cast<core::SegmentCloseReason>(std::min<std::uint64_t>(limit, 7)))};
}

} // namespace

QList<FactColumn> segmentColumns(const SegmentFacts& facts)
{
    QList<FactColumn> columns;
    for (const SegmentColumn& column : kSegmentColumns)
        columns.append({Segments::tr(column.name), Segments::tr(column.sentence), column.width,
                        [&facts, cell = column.cell](int row) {
                            return cell(facts, facts.segments()[static_cast<std::size_t>(row)]);
                        }});
    return columns;
}

QList<FactColumn> pipelineColumns(const SegmentFacts& facts)
{
    QList<FactColumn> columns;
    for (const PipelineColumn& column : kPipelineColumns)
        columns.append(
            {Segments::tr(column.name), Segments::tr(column.sentence), column.width,
             [&facts, cell = column.cell](int row) { return cell(facts, static_cast<std::uint16_t>(row)); }});
    return columns;
}

QList<FactColumn> decisionColumns(const SegmentFacts& facts)
{
    const auto count = [&facts](int row, core::NumberField field) {
        return read(decisionAt(facts, row), field).value_or(0);
    };
    return {
        {Segments::tr("Fragment"), Segments::tr("Its place in the stream, from 0."), 88,
         [count](int row) { return numberCell(count(row, core::DecisionFields::kFragment)); }},
        {Segments::tr("Segment"), Segments::tr("Whether it fits into this one."), 80,
         [count, &facts](int row) {
             return segmentLink(facts, static_cast<std::uint32_t>(count(row, core::LinkFields::kSegment)));
         }},
        {Segments::tr("Needs"), Segments::tr("Slots · words · primitives · programs that it takes."), 128,
         [&facts](int row) { return amounts(facts, row, core::DecisionFields::kNeed); }},
        {Segments::tr("Available"), Segments::tr("Slots · words · primitives · programs that were left."), 144,
         [&facts](int row) { return amounts(facts, row, core::DecisionFields::kAvailable); }},
        {Segments::tr("Decision"), Segments::tr("Fits, or the first resource of which there was too little."), 80,
         [&facts](int row) { return verdict(facts, row); }},
    };
}

int decisionCount(const SegmentFacts& facts)
{
    const core::StateNode* state = stateIn(facts.moment.get(), facts.distributor);
    const core::StateNode* kept = read(state, core::DistributorFields::kDecisions);
    return kept ? static_cast<int>(std::min<std::uint64_t>(
                      read(state, core::DistributorFields::kDecisionCount).value_or(0), kept->children.size()))
                : 0;
}

// The distributor keeps decision n at n % 16.
const core::StateNode* decisionAt(const SegmentFacts& facts, int row)
{
    const core::StateNode* state = stateIn(facts.moment.get(), facts.distributor);
    const core::StateNode* kept = read(state, core::DistributorFields::kDecisions);
    const auto total = read(state, core::DistributorFields::kDecisionCount).value_or(0);
    if (!kept || row < 0 || row >= decisionCount(facts))
        return nullptr;
    return &kept->children[(total - 1 - static_cast<std::uint64_t>(row)) % kept->children.size()];
}

} // namespace vitrine::views
