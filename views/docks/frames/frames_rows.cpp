// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/frames/frames_rows.h"

#include "views/base/item_tools.h"
#include "views/docks/configuration/compared_range.h"
#include "views/machine/shown_cycle.h"
#include "views/theme/counted.h"
#include "views/theme/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace vitrine::views {

namespace {

/// Says what this file writes, in the user's language.
struct FramesText {
    Q_DECLARE_TR_FUNCTIONS(FramesText)
};

RowCell energyCell(core::Energy energy)
{
    return {.text = hundredthsText(energy), .value = QVariant::fromValue<qulonglong>(energy)};
}

RowCell shareCell(core::Cycle part, core::Cycle all)
{
    const double percent = all == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
    return {.text = QStringLiteral("%1 %").arg(percent, 0, 'f', 1), .value = percent, .isCode = true};
}

const core::ActionEntry* lastDrawOf(std::size_t frame, const EventIndex& index)
{
    const auto isIn = [frame](const core::ActionEntry& action) {
        return action.kind == core::ActionKind::Draw && action.frame == frame;
    };
    const auto last = std::find_if(index.actions.rbegin(), index.actions.rend(), isIn);
    return last == index.actions.rend() ? nullptr : &*last;
}

/// Into the frame's timeline, where its last draw has retired.
RowCell cyclesCell(const core::FrameTotals& totals, const EventIndex& index)
{
    RowCell cell = numberCell(totals.run.cycles);
    if (const core::ActionEntry* draw = lastDrawOf(totals.run.frame, index); draw && !totals.run.draws.empty())
        cell.link =
            Link{.place = DrawLink{draw->draw, totals.run.draws.back().end - 1, CycleAxis::Frame}, .selection = {}};
    return cell;
}

QString noteOf(const core::FrameTotals& totals)
{
    if (!totals.notRun.empty())
        return inWords(totals.notRun);
    if (!totals.failure.empty())
        return QString::fromStdString(totals.failure);
    const std::size_t failed = totals.run.failed.size();
    return failed == 0 ? QString()
                       : counted(failed, FramesText::tr("%1 draw failed"), FramesText::tr("%1 draws failed"));
}

struct FrameSums {
    core::Cycle cycles = 0, withoutDraw = 0, tail = 0;
    core::Energy energy = 0;
    std::size_t draws = 0, hostWrites = 0;
    core::ActivityShares processors;

    void add(const core::FrameTotals& totals)
    {
        cycles += totals.run.cycles;
        withoutDraw += totals.run.withoutDraw;
        tail += totals.run.tail;
        energy += totals.run.energy;
        draws += totals.run.draws.size();
        hostWrites += totals.run.hostWrites.size();
        processors.include(totals.processors);
    }
    [[nodiscard]] std::vector<RowCell> cells() const
    {
        const core::Cycle all = processors.all();
        return {numberCell(draws),
                numberCell(cycles),
                numberCell(withoutDraw),
                numberCell(tail),
                energyCell(energy),
                shareCell(processors.working(), all),
                shareCell(processors.stalled(), all),
                shareCell(processors.idle(), all),
                numberCell(hostWrites)};
    }
};

} // namespace

core::Cycle FramesFacts::cycles() const
{
    return beginOf(frames.size());
}

const core::FrameTotals& FramesFacts::costliest() const
{
    return *std::ranges::max_element(frames, {}, [](const core::FrameTotals& totals) { return totals.run.cycles; });
}

core::Cycle FramesFacts::beginOf(std::size_t place) const
{
    core::Cycle sum = 0;
    for (std::size_t i = 0; i < place; ++i)
        sum += frames[i].run.cycles;
    return sum;
}

std::size_t FramesFacts::placeAt(core::Cycle cycle) const
{
    std::size_t place = 0;
    for (core::Cycle end = frames[0].run.cycles; place + 1 < frames.size() && cycle >= end;)
        end += frames[++place].run.cycles;
    return place;
}

QStringList frameColumns()
{
    return {FramesText::tr("Frame"),
            FramesText::tr("Draws"),
            FramesText::tr("Cycles"),
            FramesText::tr("Waits without a draw"),
            FramesText::tr("Idle tail"),
            FramesText::tr("Energy (illustrative)"),
            FramesText::tr("Processors work"),
            FramesText::tr("wait"),
            FramesText::tr("idle"),
            FramesText::tr("Host writes"),
            FramesText::tr("Note")};
}

std::vector<Row> frameRows(const FramesFacts& facts)
{
    std::vector<Row> rows;
    FrameSums all;
    for (const core::FrameTotals& totals : facts.frames) {
        RowCell name{.text = frameText(totals.run.frame, *facts.index, nullptr)};
        name.link = linkToFrame(totals.run.frame, *facts.index);
        Row& row = rows.emplace_back();
        row.cells.push_back(std::move(name));
        FrameSums figures;
        figures.add(totals);
        all.add(totals);
        for (RowCell& cell : figures.cells())
            row.cells.push_back(totals.notRun.empty() ? std::move(cell) : RowCell{});
        if (totals.notRun.empty())
            row.cells[kFrameCyclesColumn] = cyclesCell(totals, *facts.index);
        RowCell note{.text = noteOf(totals)};
        note.isWrong = !totals.failure.empty() || !totals.run.failed.empty();
        row.cells.push_back(std::move(note));
    }
    Row& sum = rows.emplace_back();
    sum.cells.push_back({.text = FramesText::tr("all")});
    for (RowCell& cell : all.cells())
        sum.cells.push_back(std::move(cell));
    for (RowCell& cell : sum.cells)
        cell.isBold = true;
    return rows;
}

Link linkToFrame(std::size_t frame, const EventIndex& index)
{
    if (frame < index.frames.size())
        return {.place = FrameLink{frame}, .selection = {}};
    const core::ActionEntry* draw = lastDrawOf(frame, index);
    return draw ? Link{.place = DrawLink{draw->draw, {}}, .selection = {}} : Link{};
}

} // namespace vitrine::views
