// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/docks/diagram/diagram_view.h"

#include "views/base/breakpoint_menu.h"
#include "views/base/item_tools.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/docks/diagram/diagram_text.h"
#include "views/kit/footer.h"
#include "views/kit/picture_export.h"
#include "views/kit/row_table.h"
#include "views/theme/counted.h"
#include "views/theme/elided_label.h"
#include "views/theme/key_text.h"
#include "views/theme/stack.h"
#include "views/theme/theme.h"
#include "views/theme/tools.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::views {

DiagramView::DiagramView(Desk& desk) : MachineView(desk)
{
    Pane& pane =
        setContent(makeContent(), tr("Step to a draw to see the machine at work: each draw is run on it once, and what "
                                     "its units and queues did is kept."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeHeader());
    layout->addWidget(&pane, 1);
    setFocusProxy(m_canvas);
}

QWidget* DiagramView::makeHeader()
{
    auto* header = new QWidget(this);
    QHBoxLayout* row = layOutHeader(*header);
    m_place = new ElidedLabel(header);
    row->addWidget(m_place, 1);
    const auto add = [&](const QString& text, const QString& name, const QString& sentence, auto run) {
        QToolButton* button = addTool(*header, name, sentence);
        button->setText(text);
        connect(button, &QToolButton::clicked, m_canvas, run);
    };
    add(QStringLiteral("−"), tr("Zoom out"), tr("Makes the diagram smaller ({key:diagram-zoom-out})."),
        &DiagramCanvas::zoomOut);
    add(QStringLiteral("+"), tr("Zoom in"), tr("Makes the diagram larger ({key:diagram-zoom-in}, Ctrl and the wheel)."),
        &DiagramCanvas::zoomIn);
    add(tr("Fit"), tr("Fit"), tr("Makes the whole machine visible ({key:diagram-fit})."), &DiagramCanvas::fit);
    m_asTable = addTool(*header, tr("Table"), tr("Shows units and queues as rows, with the same numbers."));
    m_asTable->setCheckable(true);
    connect(m_asTable, &QToolButton::toggled, this, &DiagramView::showSwitch);
    return header;
}

QWidget* DiagramView::makeContent()
{
    auto* content = new QWidget;
    m_canvas = new DiagramCanvas;
    m_table = new RowTable(desk(), QStringLiteral("diagram"), diagramColumns());
    m_table->setAccessibleName(tr("Units and queues of the machine"));
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_canvas);
    m_stack->addWidget(m_table);
    auto* footer = new Footer;
    m_sentence = new ElidedLabel;
    m_sentence->setAccessibleName(tr("What holds the selected unit up"));
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_legend = new DataLegend;
    m_legend->setStyles(allUnitStates);
    footer->add(m_sentence);
    footer->add(m_legend);
    auto* layout = stack(content);
    layout->addWidget(m_stack, 1);
    layout->addWidget(footer);
    connect(m_canvas, &DiagramCanvas::nodeClicked, this,
            [this](std::size_t node) { desk().select(selectionOf(m_canvas->content(), node)); });
    connect(m_canvas, &DiagramCanvas::nodeActivated, this, [this](std::size_t node) {
        desk().follow({.place = {}, .selection = selectionOf(m_canvas->content(), node), .dock = "units"});
    });
    connect(m_canvas, &DiagramCanvas::menuRequested, this, &DiagramView::showMenu);
    return content;
}

void DiagramView::showSwitch(bool isTable)
{
    m_stack->setCurrentWidget(isTable ? static_cast<QWidget*>(m_table) : m_canvas);
    setFocusProxy(m_stack->currentWidget());
    m_stack->currentWidget()->setFocus();
    if (recording())
        showCursor();
}

void DiagramView::showRecording()
{
    m_canvas->setRecording(recording());
    if (!recording()) {
        m_place->clear();
        m_table->setRows({});
        return;
    }
    m_legend->setStyles(hasBypass(*recording()) ? statesAndWays : allUnitStates);
    m_place->setToolTip(bypassSentences(*recording()));
}

void DiagramView::showCursor()
{
    showPlace();
    if (recordings().isCursorPlaced())
        showState(nullptr); // at once; of a long draw it is not exact
    askForMoment([this](const std::shared_ptr<const core::Snapshot>& moment) { showState(moment.get()); });
}

void DiagramView::showPlace()
{
    const QString place = recordings().isCursorPlaced() ? tr("Draw %1, at cycle %2 of %3, where most units work")
                                                        : tr("Draw %1, at cycle %2 of %3");
    QStringList told{
        place.arg(QString::number(recordings().draw()), grouped(recordings().cursor()), grouped(recording()->length())),
        bypassText(*recording())};
    told.removeAll(QString());
    m_place->setText(told.join(QStringLiteral(" · ")));
}

void DiagramView::showState(const core::Snapshot* moment)
{
    DiagramState state = diagramState(*recording(), recordings().cursor(), moment);
    core::StallChain chain;
    if (const core::UnitId unit = selectedUnit(*recording(), desk().selection()))
        chain = core::stallAt(recording()->stallSources(), unit, state.cycle);
    m_canvas->setState(std::move(state), std::move(chain));
    m_canvas->setSelected(nodeOf(m_canvas->content(), desk().selection()));
    if (m_asTable->isChecked())
        m_table->setRows(diagramRows(m_canvas->content()));
    showSentence();
}

void DiagramView::showSentence()
{
    const DiagramContent& content = m_canvas->content();
    const QString chain = chainText(content);
    const auto selected = m_canvas->selected();
    const QString text = !selected         ? tr("Select a unit to see what holds it up.")
                         : chain.isEmpty() ? nodeText(content, *selected)
                                           : chain;
    m_sentence->setText(text);
    m_sentence->setToolTip(text);
}

void DiagramView::showMenu(std::size_t node, const QPoint& globalPlace)
{
    const Link link{{}, selectionOf(m_canvas->content(), node)};
    desk().select(link.selection);
    QMenu menu;
    addLinkActions(menu, desk(), {{}, link.selection, "units"});
    addBreakpointMenu(menu, desk(), {link});
    menu.exec(globalPlace);
}

QList<Export> DiagramView::exports() const
{
    if (!recording())
        return {};
    m_table->setRows(diagramRows(m_canvas->content()));
    QList<Export> all = modelExports(*m_table->model(), QStringLiteral("diagram"));
    all << pictureExport([this] { return m_canvas->picture(); });
    return all;
}

void DiagramView::copy()
{
    if (!recording())
        return;
    m_table->setRows(diagramRows(m_canvas->content()));
    QApplication::clipboard()->setText(rowsAsText(*m_table));
}

} // namespace vitrine::views
