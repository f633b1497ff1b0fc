// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_view.h"

#include "views/base/breakpoint_menu.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/docks/diagram/diagram_text.h"
#include "views/kit/row_table.h"
#include "views/machine/machine_page.h"
#include "views/play/machine_player.h"
#include "views/play/play_bar.h"
#include "views/theme/counted.h"
#include "views/theme/stack.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <utility>

namespace vitrine::views {

DiagramView::DiagramView(Desk& desk)
    : MachineView(desk), m_player(MachinePlayer::of(desk)), m_playBar(new PlayBar(m_player)),
      m_canvas(new DiagramCanvas),
      m_page(new MachinePage(
          desk, {QStringLiteral("diagram"), tr("Shows units and queues as rows, with the same numbers.")}, m_canvas)),
      m_table(m_page->addTable(QStringLiteral("diagram"), tr("Units and queues of the machine"),
                               QStringLiteral("diagram"), diagramColumns()))
{
    addTools();
    placePlayBar(desk.hasFewControls());
    connect(&desk, &Desk::fewControlsChanged, this, &DiagramView::placePlayBar);
    connect(&m_player, &MachinePlayer::framed, this, &DiagramView::showFrame);
    m_page->readout().setAccessibleName(tr("What holds the selected unit up"));
    m_page->setLegend(allUnitStates);
    m_page->setPicture([this] { return m_canvas->picture(); });
    stack(this)->addWidget(&setContent(m_page, tr("Step to a draw to see the machine at work: each draw is run on it "
                                                  "once, and what its units and queues did is kept.")));
    setFocusProxy(m_page);
    connect(&desk, &Desk::fewControlsChanged, this, [this] {
        if (!recording())
            return;
        showPlace();
        showSentence();
    });
    connect(m_canvas, &DiagramCanvas::nodeClicked, this,
            [this](std::size_t node) { this->desk().select(selectionOf(m_canvas->content(), node)); });
    connect(m_canvas, &DiagramCanvas::nodeActivated, this, [this](std::size_t node) {
        this->desk().follow({.place = {}, .selection = selectionOf(m_canvas->content(), node), .dock = "units"});
    });
    connect(m_canvas, &DiagramCanvas::menuRequested, this, &DiagramView::showMenu);
}

/// A row of its own, or, where others are shown the machine, in the room that the tools of the header leave.
void DiagramView::placePlayBar(bool isInHeader)
{
    if (isInHeader)
        m_page->addToHeader(m_playBar);
    else
        m_page->addBelowHeader(m_playBar);
    m_playBar->show();
}

void DiagramView::addTools()
{
    const auto add = [this](const QString& text, const QString& name, const QString& sentence, auto run) {
        QToolButton* button = m_page->addTool(name, sentence);
        button->setText(text);
        m_page->setDispensable(*button);
        connect(button, &QToolButton::clicked, m_canvas, run);
    };
    add(QStringLiteral("−"), tr("Zoom out"), tr("Makes the diagram smaller ({key:diagram-zoom-out})."),
        &DiagramCanvas::zoomOut);
    add(QStringLiteral("+"), tr("Zoom in"), tr("Makes the diagram larger ({key:diagram-zoom-in}, Ctrl and the wheel)."),
        &DiagramCanvas::zoomIn);
    auto* lines = m_page->addSwitch(
        tr("Lines"),
        tr("Shows also what is no part of the flow: who looks at a queue, who is told that work is done, and power."),
        false);
    lines->setObjectName(QStringLiteral("diagramLines"));
    m_page->setDispensable(*lines);
    connect(lines, &QToolButton::toggled, m_canvas, &DiagramCanvas::showLines);
    add(tr("Fit"), tr("Fit"), tr("Makes the whole machine visible ({key:diagram-fit})."), &DiagramCanvas::fit);
}

void DiagramView::showRecording()
{
    m_canvas->setRecording(recording());
    if (!recording()) {
        m_page->setSummary({});
        m_table->setRows({});
        return;
    }
    m_page->setLegend(hasBypass(*recording()) ? statesAndWays : allUnitStates);
}

void DiagramView::showFrame()
{
    if (!recording() || !isVisible())
        return;
    const core::PlayFrame* frame = m_player.frame();
    if (frame && frame->cycle != std::exchange(m_frame, frame->cycle)) {
        showPlace();
        showMachine(frame->machine.get());
    }
    if (!frame)
        m_frame.reset();
    m_canvas->setMotion({m_player.moves(), m_player.motion(), m_player.flows(), m_player.flowCycles()});
}

void DiagramView::showCursor()
{
    if (m_player.frame() && !m_page->areTablesShown())
        return; // it shows more than the cursor's places
    showPlace();
    if (recordings().isCursorPlaced())
        showState(nullptr); // at once; of a long draw it is not exact
    askForMoment([this](const std::shared_ptr<const core::Snapshot>& moment) { showState(moment.get()); });
}

void DiagramView::showPlace()
{
    const bool isInFrame = recordings().isInFrame();
    const bool isBrief = desk().hasFewControls(); // one line, as the picture has the room
    const QString place = isInFrame                       ? tr("Frame %1, draws in flight, at cycle %2 of %3")
                          : isBrief                       ? tr("Draw %1, alone, at cycle %2 of %3")
                          : recordings().isCursorPlaced() ? tr("Draw %1, at cycle %2 of %3, where most units work")
                                                          : tr("Draw %1, at cycle %2 of %3");
    const std::uint32_t number = isInFrame ? recordings().frame() : recordings().draw();
    QStringList told{
        place.arg(QString::number(number), grouped(recordings().cursor()), grouped(recording()->length()))};
    if (!isBrief)
        told << bypassText(*recording());
    told.removeAll(QString());
    m_page->setSummary(told.join(QStringLiteral(" · ")), bypassSentences(*recording()));
}

void DiagramView::showState(const core::Snapshot* moment)
{
    showMachine(moment);
    m_table->setRows(diagramRows(m_canvas->content()));
}

void DiagramView::showMachine(const core::Snapshot* moment)
{
    DiagramState state = diagramState(*recording(), recordings().cursor(), moment);
    state.firstDraw = recordings().draw();
    core::StallChain chain;
    if (const core::UnitId unit = selectedUnit(*recording(), desk().selection()))
        chain = core::stallAt(recording()->stallSources(), unit, state.cycle);
    m_canvas->setState(std::move(state), std::move(chain));
    m_canvas->setSelected(nodeOf(m_canvas->content(), desk().selection()));
    showSentence();
}

void DiagramView::showSentence()
{
    const DiagramContent& content = m_canvas->content();
    const QString chain = chainText(content);
    const auto selected = m_canvas->selected();
    m_page->readout().setVisible(selected || !desk().hasFewControls());
    m_page->readout().setText(!selected         ? tr("Select a unit to see what holds it up.")
                              : chain.isEmpty() ? nodeText(content, *selected)
                                                : chain);
}

void DiagramView::showMenu(std::size_t node, const QPoint& globalPlace)
{
    const Link link{{}, selectionOf(m_canvas->content(), node)};
    desk().select(link.selection);
    QMenu menu;
    addLinkActions(menu, desk(), {{}, link.selection, "units"});
    addBreakpointMenu(menu, desk(), {link});
    if (canFold(m_canvas->content().graph, node)) {
        menu.addSeparator();
        menu.addAction(m_canvas->isFolded(node) ? tr("Draw each by itself") : tr("Draw all as one"), m_canvas,
                       [this, node] { m_canvas->toggleFold(node); });
    }
    menu.exec(globalPlace);
}

QList<Export> DiagramView::exports() const
{
    if (!recording())
        return {};
    return m_page->exports(*m_table) << Export{QStringLiteral("SVG"), QStringLiteral("svg"),
                                               [this] { return m_canvas->drawing(); }};
}

void DiagramView::copy()
{
    if (recording())
        QApplication::clipboard()->setText(rowsAsText(*m_table));
}

} // namespace vitrine::views
