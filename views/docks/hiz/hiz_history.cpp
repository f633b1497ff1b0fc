// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/hiz/hiz_history.h"

#include "views/base/call_of_draw.h"
#include "views/base/desk.h"
#include "views/docks/hiz/hiz_text.h"
#include "views/kit/row_table.h"
#include "views/theme/stack.h"

#include <iterator>

namespace vitrine::views {

namespace {

HizMark verdictMark(const core::TileVerdict& verdict)
{
    if (verdict.result == core::TileResult::Terminate)
        return HizMark::Terminated;
    if (!verdict.isTested)
        return HizMark::NotCompared;
    switch (verdict.coarse) {
    case core::CoarseResult::Fail: return HizMark::Culled;
    case core::CoarseResult::Pass: return HizMark::Passed;
    case core::CoarseResult::Ambiguous: break;
    }
    return HizMark::Ambiguous;
}

RowCell boundCell(std::uint32_t code, const core::TileHistory& history, bool isStencil)
{
    const double value = isStencil ? code : static_cast<double>(code) / history.maxCode;
    return {.text = isStencil ? QString::number(code) : QString::number(value, 'f', 6),
            .value = value,
            .isCode = true,
            .toolTip = HizHistory::tr("Stored: %1").arg(code)};
}

} // namespace

HizHistory::HizHistory(Desk& desk, QWidget* parent) : QWidget(parent), m_desk(desk)
{
    constexpr int kWidths[] = {128, 80, 80, 96, 48, 80};
    m_table = new RowTable(desk, QStringLiteral("hiz.history"),
                           {tr("Action"), tr("Least"), tr("Most"), tr("Verdict"), tr("Row"), tr("Primitives")}, nullptr,
                           kWidths);
    m_table->setAccessibleName(tr("History of the tile"));
    m_table->setRootIsDecorated(false);
    m_pane =
        new AskingPane(desk, m_table, tr("Cancelled. Select another tile to see what became of its bounds."), this);
    stack(this)->addWidget(m_pane);
    m_pane->showEmpty(tr("Select a tile to see what became of its bounds."));
}

std::optional<HizHistory::Subject> HizHistory::subjectOf(const HizFacts& facts, const core::HizTile& tile) const
{
    const auto& index = m_desk.moment().index;
    const auto call = index ? callOfDraw(*index, facts.draw()) : std::nullopt;
    if (!call)
        return std::nullopt;
    Subject subject{{tile, facts.isStencil(), *call + 1}, 0, facts.recording()};
    for (const core::FrameEntry& frame : index->frames)
        if (frame.firstCallIndex <= *call)
            subject.start = frame.firstCallIndex;
    return subject;
}

void HizHistory::show(const HizFacts& facts, std::optional<core::HizTile> tile)
{
    if (facts.isInFrame()) {
        m_subject.reset();
        m_pane->forget();
        m_table->setRows({});
        return m_pane->showEmpty(tr("A tile's history is told of draws alone, one behind another."),
                                 {tr("Show the draw alone"), tr("Shows draws alone in all docks about the machine."),
                                  [this] { m_desk.setInFrame(false); }});
    }
    const auto subject = tile ? subjectOf(facts, *tile) : std::nullopt;
    if (subject && m_subject == subject)
        return;
    m_subject = subject;
    m_isAsked = false;
    if (!m_subject) {
        m_pane->forget();
        m_table->setRows({});
        return m_pane->showEmpty(tr("Select a tile to see what became of its bounds."));
    }
    if (isVisible())
        ask();
}

void HizHistory::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_subject && !m_isAsked)
        ask();
}

void HizHistory::ask()
{
    m_isAsked = true;
    const core::HizTile& tile = m_subject->query.tile;
    const auto work = [query = m_subject->query](Inspection& inspection) {
        return core::tileHistory(inspection.replay, inspection.source, query, inspection.stop, inspection.progress);
    };
    m_pane->ask<core::TileHistory>(
        {.position = m_subject->start,
         .busy = tr("Following tile (%1, %2) through the frame").arg(tile.column).arg(tile.row),
         .work = work,
         .take = [this](const auto& history) { showHistory(*history); }});
}

void HizHistory::showHistory(const core::TileHistory& history)
{
    const bool isStencil = m_subject->query.isStencil;
    std::vector<Row> rows;
    const auto add = [&](RowCell action, const core::ValueInterval& bounds, const core::TileEvent* event) {
        Row row;
        row.cells = {std::move(action), boundCell(bounds.min, history, isStencil),
                     boundCell(bounds.max, history, isStencil)};
        const auto verdict = event ? event->last : std::nullopt;
        row.cells.push_back(verdict ? RowCell{.text = HizText::mark(verdictMark(*verdict))} : RowCell{});
        row.cells.push_back(verdict ? numberCell(verdict->row) : RowCell{});
        row.cells.push_back(event && event->judged > 0 ? numberCell(event->judged) : RowCell{});
        rows.push_back(std::move(row));
    };
    add({.text = tr("before the frame")}, history.first, nullptr);
    for (const core::TileEvent& event : history.events)
        add({.text = event.draw ? tr("draw %1").arg(*event.draw) : tr("clear"),
             .link = event.draw ? Link{.place = DrawLink{*event.draw, {}}, .selection = {}}
                                : Link{.place = PositionLink{event.callIndex + 1}, .selection = {}}},
            event.after, &event);
    m_table->setRows(std::move(rows));
    m_pane->showContent();
}

} // namespace vitrine::views
