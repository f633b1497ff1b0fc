// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is put together (ui.md, "The window"); what it does is in main_window.cpp.
#include "app/main_window.h"

#include "app/banner.h"
#include "app/docks/docks.h"
#include "app/look_ahead_button.h"
#include "app/notes/note_taking.h"
#include "app/progress_area.h"
#include "app/session/session.h"
#include "app/start_page.h"
#include "views/events/event_view.h"
#include "views/framebuffer/framebuffer_view.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/scrubber/scrubber.h"
#include "views/theme/theme.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace vitrine::app {

void MainWindow::makeCentral()
{
    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_banner);
    layout->addWidget(m_stack, 1);
    m_stack->addWidget(m_startPage);
    m_stack->addWidget(m_framebuffer);
    setCentralWidget(central);
}

void MainWindow::makeDocks()
{
    setDockNestingEnabled(true);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_docks = new Docks(*this, *m_desk);
    QDockWidget* events = m_docks->dock(QStringLiteral("events"));
    QDockWidget* state = m_docks->dock(QStringLiteral("state"));
    QDockWidget* log = m_docks->dock(QStringLiteral("log"));
    resizeDocks({events, state}, {340, 380}, Qt::Horizontal);
    resizeDocks({log}, {120}, Qt::Vertical);
    m_noteTaking =
        std::make_unique<NoteTaking>(NoteTaking::Parts{*this, *m_desk, *m_docks, m_session, m_inspector, *m_scrubber, m_settings});
}

void MainWindow::makeToolBars()
{
    m_toolBar = addToolBar(tr("Steps"));
    m_toolBar->setObjectName(QStringLiteral("steps"));
    m_toolBar->setMovable(false);
    m_toolBar->setIconSize(QSize(16, 16));
    m_toolBar->addAction(&m_actions[ActionId::Open]);
    m_toolBar->addAction(&m_actions[ActionId::Record]);
    m_toolBar->addSeparator();
    for (const ActionId id : {ActionId::FirstAction, ActionId::PreviousFrame, ActionId::PreviousAction})
        m_toolBar->addAction(&m_actions[id]);
    m_placeButton = new QToolButton(m_toolBar);
    m_placeButton->setObjectName(QStringLiteral("placeButton"));
    m_placeButton->setMinimumWidth(136);
    m_placeButton->setFont(views::monospaceFont());
    m_placeButton->setToolTip(m_actions[ActionId::GoTo].toolTip());
    connect(m_placeButton, &QToolButton::clicked, &m_actions[ActionId::GoTo], &QAction::trigger);
    m_toolBar->addWidget(m_placeButton);
    for (const ActionId id : {ActionId::NextAction, ActionId::NextFrame, ActionId::LastAction})
        m_toolBar->addAction(&m_actions[id]);
    m_toolBar->addSeparator();
    m_toolBar->addAction(&m_actions[ActionId::GoTo]);
    m_toolBar->addAction(&m_actions[ActionId::Keys]);

    addToolBarBreak();
    m_scrubberBar = addToolBar(tr("Draws of the frame"));
    m_scrubberBar->setObjectName(QStringLiteral("scrubber"));
    m_scrubberBar->setMovable(false);
    m_scrubberBar->setStyleSheet(QStringLiteral("QToolBar { padding: 0; border-bottom: 1px solid palette(mid); }"));
    m_scrubberBar->layout()->setContentsMargins(0, 0, 0, 0);
    m_scrubber->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_scrubberBar->addWidget(m_scrubber);
}

void MainWindow::makeMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addAction(&m_actions[ActionId::Open]);
    m_recentMenu = file->addMenu(tr("Open recent"));
    file->addAction(&m_actions[ActionId::Record]);
    file->addSeparator();
    file->addAction(&m_actions[ActionId::Close]);
    file->addAction(&m_actions[ActionId::Quit]);
    menuBar()->addMenu(tr("&Edit"))->addActions(m_actions.inMenu(MenuId::Edit));
    QMenu* go = menuBar()->addMenu(tr("&Go"));
    go->addActions(m_actions.inMenu(MenuId::Go));
    go->addMenu(tr("Bookmarks"))->addActions(m_noteTaking->actions().all());
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions(m_actions.inMenu(MenuId::View));
    view->addAction(&m_noteTaking->thumbnailsAction());
    view->addSeparator();
    for (QDockWidget* dock : m_docks->all())
        view->addAction(dock->toggleViewAction());
    menuBar()->addMenu(tr("&Help"))->addActions(m_actions.inMenu(MenuId::Help));
}

void MainWindow::makeStatusBar()
{
    m_captureLabel = new QLabel(this);
    m_positionLabel = new QLabel(this);
    m_positionLabel->setObjectName(QStringLiteral("positionLabel"));
    m_positionLabel->setAccessibleName(tr("Position"));
    statusBar()->addWidget(m_captureLabel);
    statusBar()->addWidget(m_positionLabel, 1);
    statusBar()->addPermanentWidget(m_lookAhead);
    statusBar()->addPermanentWidget(m_progress);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::connectActions()
{
    const auto on = [this](ActionId id, auto&& slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    using core::Attachment;
    on(ActionId::Open, [this] { askForFile(); });
    on(ActionId::Record, [this] { showRecording(); });
    on(ActionId::Close, [this] { closeCapture(); });
    on(ActionId::Quit, [this] { close(); });
    on(ActionId::CopyValues, [this] { m_framebuffer->copyValues(); });
    on(ActionId::ExportPng, [this] { m_framebuffer->exportPng(); });
    on(ActionId::Filter, [this] { events().focusFilter(); });
    on(ActionId::AllCalls, [this] { events().toggleAllCalls(); });
    on(ActionId::Color, [this] { m_framebuffer->setAttachment(Attachment::Color); });
    on(ActionId::Depth, [this] { m_framebuffer->setAttachment(Attachment::Depth); });
    on(ActionId::Stencil, [this] { m_framebuffer->setAttachment(Attachment::Stencil); });
    on(ActionId::ZoomIn, [this] { m_framebuffer->canvas().zoomIn(); });
    on(ActionId::ZoomOut, [this] { m_framebuffer->canvas().zoomOut(); });
    on(ActionId::Fit, [this] { m_framebuffer->canvas().fit(); });
    on(ActionId::OneToOne, [this] { m_framebuffer->canvas().setZoom(1.0); });
    on(ActionId::Keys, [this] { showKeys(); });
    on(ActionId::About, [this] { showAbout(); });
    m_actions[ActionId::Cancel].setEnabled(false);
}

void MainWindow::connectGoActions()
{
    const auto on = [this](ActionId id, auto&& slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    on(ActionId::NextAction, [this] { m_session.step(StepKind::Action, 1); });
    on(ActionId::PreviousAction, [this] { m_session.step(StepKind::Action, -1); });
    on(ActionId::NextCall, [this] { m_session.step(StepKind::Call, 1); });
    on(ActionId::PreviousCall, [this] { m_session.step(StepKind::Call, -1); });
    on(ActionId::NextFrame, [this] { m_session.step(StepKind::Frame, 1); });
    on(ActionId::PreviousFrame, [this] { m_session.step(StepKind::Frame, -1); });
    on(ActionId::NextCycle, [this] { m_session.step(StepKind::Cycle, 1); });
    on(ActionId::PreviousCycle, [this] { m_session.step(StepKind::Cycle, -1); });
    on(ActionId::NextEvent, [this] { m_session.step(StepKind::Event, 1); });
    on(ActionId::PreviousEvent, [this] { m_session.step(StepKind::Event, -1); });
    on(ActionId::GoTo, [this] { askForPlace(); });
    on(ActionId::Cancel, [this] { m_session.cancel(); });
    const auto goTo = [this](std::uint64_t position) { m_session.go({Place::Kind::Position, position}); };
    on(ActionId::FirstAction, [this, goTo] { goTo(firstAction(m_session.capture()->index)); });
    on(ActionId::LastAction, [this, goTo] { goTo(lastAction(m_session.capture()->index)); });
    on(ActionId::EndOfFrame, [this, goTo] {
        if (m_session.state())
            goTo(endOfFrame(m_session.capture()->index, m_session.state()->position));
    });
}

} // namespace vitrine::app
