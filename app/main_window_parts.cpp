// SPDX-License-Identifier: GPL-3.0-or-later
// How the window is put together (ui.md, "The window"); what it does is in main_window.cpp.
#include "app/main_window.h"

#include "app/banner.h"
#include "app/docks/docks.h"
#include "app/look_ahead_button.h"
#include "app/notes/note_taking.h"
#include "app/progress_area.h"
#include "app/samples.h"
#include "app/session/session.h"
#include "app/shell/clicker.h"
#include "app/shell/command_palette.h"
#include "app/shell/costliest_draw.h"
#include "app/shell/history_mouse.h"
#include "app/shell/in_frame.h"
#include "app/shell/key_map.h"
#include "app/shell/layout_menu.h"
#include "app/shell/layouts.h"
#include "app/shell/look_actions.h"
#include "app/shell/navigator.h"
#include "app/shell/palette_sources.h"
#include "app/shell/play_actions.h"
#include "app/shell/runs.h"
#include "app/shell/status_tips.h"
#include "app/shell/warning_notice.h"
#include "app/start/sample_table.h"
#include "app/start_page.h"
#include "app/tour/tour.h"
#include "views/base/desk.h"
#include "views/base/writes.h"
#include "views/docks/events/event_view.h"
#include "views/docks/power/energy_label.h"
#include "views/docks/search/search_view.h"
#include "views/framebuffer/framebuffer_view.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/play/machine_player.h"
#include "views/scrubber/scrubber.h"
#include "views/theme/elided_label.h"
#include "views/theme/local_action.h"
#include "views/theme/theme.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <map>

namespace vitrine::app {

namespace {

const QString kByCostKey = QStringLiteral("window/stripByCost");

} // namespace

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
    m_layouts = new Layouts(*this, *m_docks, m_settings);
    m_tour = new Tour({*this, *m_framebuffer, *m_docks, *m_layouts, *m_desk, m_session, m_settings}, this);
    m_noteTaking = std::make_unique<NoteTaking>(
        NoteTaking::Parts{*this, *m_desk, *m_docks, m_session, m_inspector, *m_scrubber, m_settings});
}

void MainWindow::makeMenus()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addAction(&m_actions[ActionId::NewWindow]);
    file->addAction(&m_actions[ActionId::Open]);
    file->addAction(&m_actions[ActionId::OpenInNewWindow]);
    m_recentMenu = file->addMenu(tr("Open recent"));
    file->addAction(&m_actions[ActionId::Record]);
    file->addAction(&m_actions[ActionId::Import]);
    file->addSeparator();
    file->addAction(&m_actions[ActionId::Close]);
    file->addAction(&m_actions[ActionId::CloseWindow]);
    file->addAction(&m_actions[ActionId::Quit]);
    menuBar()->addMenu(tr("&Edit"))->addActions(m_actions.inMenu(MenuId::Edit));
    QMenu* go = menuBar()->addMenu(tr("&Go"));
    go->addActions(m_actions.inMenu(MenuId::Go));
    go->addMenu(tr("Run"))->addActions(m_actions.inMenu(MenuId::Run));
    go->addMenu(tr("Bookmarks"))->addActions(m_noteTaking->actions().all());
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions(m_actions.inMenu(MenuId::View));
    view->addAction(&m_noteTaking->thumbnailsAction());
    view->addSeparator();
    view->addMenu(tr("Theme"))->addActions(m_actions.inMenu(MenuId::Theme));
    QMenu* docks = view->addMenu(tr("Docks"));
    for (QDockWidget* dock : m_docks->all())
        docks->addAction(dock->toggleViewAction());
    auto* layouts = new LayoutMenu(*m_layouts, m_actions, *menuBar()->addMenu(tr("&Layout")));
    connect(layouts, &LayoutMenu::said, this, &MainWindow::say);
    layouts->classroom().addSeparator();
    layouts->classroom().addActions((new Clicker({*this, m_actions, *m_navigator, *m_layouts}))->actions());
    menuBar()->addMenu(tr("&Help"))->addActions(m_actions.inMenu(MenuId::Help));
}

void MainWindow::adoptActions()
{
    for (QAction* action : m_noteTaking->actions().all())
        m_actions.adopt(*action);
    adoptActionsOf(*m_framebuffer, {QStringLiteral("framebuffer"), tr("Framebuffer")});
    for (QDockWidget* dock : m_docks->all()) {
        adoptShowing(*dock);
        adoptActionsOf(*dock);
    }
    connect(m_docks, &Docks::made, this, qOverload<QDockWidget&>(&MainWindow::adoptActionsOf));
    m_actions.setMaker([this] { m_docks->makeViews(); });
}

void MainWindow::adoptActionsOf(QDockWidget& dock)
{
    adoptActionsOf(*dock.widget(), {dock.objectName(), Docks::nameOf(dock), rankOf(dock)});
}

// Of parts of the window that name an action and say what it does, the user can find it and change its keys.
void MainWindow::adoptActionsOf(const QObject& owner, const WindowActions::Scope& scope)
{
    const auto isNamed = [](const QAction& action) {
        return !action.objectName().isEmpty() && !action.statusTip().isEmpty();
    };
    // Of a part that several docks have, the keys are the same in all of them; a table may be in any.
    const std::map<QString, WindowActions::Scope> parts{
        {views::kSourcePart, {views::kSourcePart, tr("Source"), scope.place}},
        {views::kFieldPart, {views::kFieldPart, tr("Fields"), scope.place}},
        {views::kTablePart, {{}, tr("Tables"), scope.place}},
        {views::kTimelinePart, {views::kTimelinePart, tr("Timelines"), scope.place}},
        {views::kScenePart, {views::kScenePart, tr("In 3-D"), scope.place}}};
    const WindowActions::Scope windows{.id = {}, .title = {}, .place = scope.place};
    for (QAction* action : owner.findChildren<QAction*>()) {
        const auto part = parts.find(action->property(views::kPart).toString());
        const bool isTheWindows = part == parts.end() && action->shortcutContext() == Qt::WindowShortcut;
        if (!isNamed(*action))
            continue;
        const auto& whose = part != parts.end() ? part->second : isTheWindows ? windows : scope;
        if (m_actions.adopt(*action, whose) && m_keys)
            m_keys->dress(*action);
    }
}

int MainWindow::rankOf(QDockWidget& dock) const
{
    return 1 + static_cast<int>(m_docks->all().indexOf(&dock)); // behind what there is from the start
}

void MainWindow::adoptShowing(QDockWidget& dock)
{
    auto* show = new QAction(QCoreApplication::translate("PaletteSources", "Show %1").arg(dock.windowTitle()), this);
    show->setObjectName(QStringLiteral("show-") + dock.objectName());
    show->setStatusTip(dock.toggleViewAction()->statusTip());
    show->setProperty(kShowsDock, dock.objectName());
    connect(show, &QAction::triggered, this, [this, &dock] {
        if (m_session.capture())
            m_docks->raise(dock);
    });
    addAction(show);
    m_actions.adopt(*show, {.id = {}, .title = {}, .place = rankOf(dock)});
}

void MainWindow::search()
{
    m_docks->raise(*m_docks->dock(QStringLiteral("search")));
    if (auto* view = qobject_cast<views::SearchView*>(m_docks->view(QStringLiteral("search"))))
        view->focusField();
}

void MainWindow::goToWrite(core::WriteDirection direction)
{
    const auto* selected = std::get_if<views::ResourceLink>(&m_desk->selection());
    if (!selected)
        return say(tr("Select a resource first: its writes are gone to"));
    views::goToWrite(*m_desk, m_navigator, {selected->id, m_desk->moment().position, direction});
}

void MainWindow::connectStartPage()
{
    connect(m_startPage, &StartPage::openRequested, this, &MainWindow::askForFile);
    connect(m_startPage, &StartPage::recordRequested, this, &MainWindow::showRecording);
    connect(m_startPage, &StartPage::importRequested, this, [this] { showImport(); });
    connect(m_startPage, &StartPage::tourRequested, this, &MainWindow::showTour);
    connect(m_startPage, &StartPage::fileRequested, this, [this](const QString& path) {
        m_tour->offer();
        open(path);
    });
    connect(m_startPage, &StartPage::removeRequested, this, [this](const QString& path) {
        m_recent.remove(path);
        refreshRecent();
    });
}

void MainWindow::showTour()
{
    const QString first = sampleCapture(QLatin1String(sampleTable().front().name));
    if (!m_session.capture() && first.isEmpty())
        return say(tr("The tour needs a capture: open one first"));
    m_tour->start();
    if (!m_session.capture())
        open(first);
}

void MainWindow::makePalette()
{
    m_palette->addSource([this] { return actionEntries(m_actions, *m_docks, m_layouts->isShown()); });
    m_palette->addSource([this] { return dockEntries(*m_docks, m_layouts->isShown()); });
    m_palette->addSource([this] { return layoutEntries(*m_layouts); });
    m_palette->addSource([this] { return machineEntries(*m_desk, m_layouts->isShown()); });
    m_palette->addSource(
        [this] { return captureEntries(m_recent.files(), [this](const QString& path) { open(path); }); });
}

void MainWindow::makeStatusBar()
{
    m_captureLabel = new views::ElidedLabel(this);
    m_captureLabel->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_captureLabel->setMinimumWidth(1); // a long name of a file is cut off rather than keeping the window wide
    m_positionLabel = new QLabel(this);
    m_positionLabel->setObjectName(QStringLiteral("positionLabel"));
    m_positionLabel->setAccessibleName(tr("Position"));
    auto* run = new QLabel(this);
    run->setObjectName(QStringLiteral("runLabel"));
    run->setAccessibleName(tr("What stopped the run"));
    run->setMinimumWidth(1); // in a narrow window it is cut off rather than keeping the window wide
    new Runs({m_actions, *m_navigator, m_session, *m_desk, *run}, this);
    auto* tip = new views::ElidedLabel(this);
    tip->setObjectName(QStringLiteral("statusTip"));
    tip->setMinimumWidth(1); // as the run
    new StatusTips(*this, *tip, *run);
    for (QLabel* label : {m_captureLabel, m_positionLabel, run})
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    statusBar()->addWidget(m_captureLabel);
    statusBar()->addWidget(m_positionLabel);
    statusBar()->addWidget(new views::EnergyLabel(*m_desk, this));
    statusBar()->addWidget(run, 1);
    statusBar()->addWidget(tip, 1);
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
    on(ActionId::Import, [this] { showImport(); });
    on(ActionId::Close, [this] { closeCapture(); });
    on(ActionId::NewWindow, [this] { emit windowRequested({}); });
    on(ActionId::OpenInNewWindow, [this] { askForFileForNewWindow(); });
    on(ActionId::CloseWindow, [this] { this->close(); });
    on(ActionId::Quit, [this] { emit quitRequested(); });
    on(ActionId::CopyValues, [this] { m_framebuffer->copyValues(); });
    on(ActionId::ExportPng, [this] { m_framebuffer->exportPng(); });
    on(ActionId::Filter, [this] { events().focusFilter(); });
    on(ActionId::Search, [this] { search(); });
    on(ActionId::NextDock, [this] { m_docks->focusNext(1, *m_framebuffer); });
    on(ActionId::PreviousDock, [this] { m_docks->focusNext(-1, *m_framebuffer); });
    on(ActionId::AllCalls, [this] { events().toggleAllCalls(); });
    on(ActionId::Color, [this] { m_framebuffer->setAttachment(Attachment::Color); });
    on(ActionId::Depth, [this] { m_framebuffer->setAttachment(Attachment::Depth); });
    on(ActionId::Stencil, [this] { m_framebuffer->setAttachment(Attachment::Stencil); });
    on(ActionId::ZoomIn, [this] { m_framebuffer->canvas().zoomIn(); });
    on(ActionId::ZoomOut, [this] { m_framebuffer->canvas().zoomOut(); });
    on(ActionId::Fit, [this] { m_framebuffer->canvas().fit(); });
    on(ActionId::OneToOne, [this] { m_framebuffer->canvas().setZoom(1.0); });
    on(ActionId::Palette, [this] { m_palette->ask(); });
    on(ActionId::Plugins, [this] { emit pluginsRequested(); });
    on(ActionId::Preferences, [this] { showPreferences(); });
    on(ActionId::HelpPage, [this] { showHelp(); });
    on(ActionId::Tour, [this] { showTour(); });
    on(ActionId::Keys, [this] { showKeys(); });
    on(ActionId::About, [this] { showAbout(); });
    m_actions[ActionId::Cancel].setEnabled(false);
    connectStrip();
    new LookActions(m_actions, m_preferences, this);
}

void MainWindow::connectStrip()
{
    QAction& byCost = m_actions[ActionId::StripByCost];
    byCost.setCheckable(true);
    byCost.setChecked(m_settings.value(kByCostKey, true).toBool());
    m_scrubber->setCosts(m_desk->costs());
    m_scrubber->setByCost(byCost.isChecked());
    connect(&byCost, &QAction::triggered, this, [this](bool isByCost) {
        m_settings.setValue(kByCostKey, isByCost);
        m_scrubber->setByCost(isByCost);
        if (isByCost)
            m_scrubber->countCycles();
    });
    m_scrubber->addActions({&byCost, &m_actions[ActionId::CostliestDraw]});
}

void MainWindow::connectGoActions()
{
    const auto on = [this](ActionId id, auto&& slot) { connect(&m_actions[id], &QAction::triggered, this, slot); };
    struct Step {
        ActionId id;
        StepKind kind;
        int count;
    };
    static constexpr Step kSteps[] = {
        {ActionId::NextAction, StepKind::Action, 1}, {ActionId::PreviousAction, StepKind::Action, -1},
        {ActionId::NextCall, StepKind::Call, 1},     {ActionId::PreviousCall, StepKind::Call, -1},
        {ActionId::NextFrame, StepKind::Frame, 1},   {ActionId::PreviousFrame, StepKind::Frame, -1},
        {ActionId::NextCycle, StepKind::Cycle, 1},   {ActionId::PreviousCycle, StepKind::Cycle, -1},
        {ActionId::NextEvent, StepKind::Event, 1},   {ActionId::PreviousEvent, StepKind::Event, -1},
    };
    for (const Step& step : kSteps)
        on(step.id, [this, step] { m_navigator->step(step.kind, step.count); });
    on(ActionId::FirstAction, [this] { m_navigator->goToFirstAction(); });
    on(ActionId::LastAction, [this] { m_navigator->goToLastAction(); });
    on(ActionId::EndOfFrame, [this] { m_navigator->goToEndOfFrame(); });
    on(ActionId::PreviousWrite, [this] { goToWrite(core::WriteDirection::Previous); });
    on(ActionId::NextWrite, [this] { goToWrite(core::WriteDirection::Next); });
    new HistoryMouse(*this, m_actions[ActionId::Back], m_actions[ActionId::Forward]);
    new CostliestDraw({m_actions[ActionId::CostliestDraw], *m_desk, *m_banner}, this);
    new WarningNotice({*m_desk, *m_docks, *m_layouts, *m_banner}, this);
    new PlayActions({m_actions, *m_desk, *m_docks}, this);
    new InFrame({m_actions[ActionId::InFrame], *m_desk, m_session, *m_navigator}, this);
    on(ActionId::GoTo, [this] { askForPlace(); });
    on(ActionId::Cancel, [this] { m_session.cancel(); });
    connect(&views::MachinePlayer::of(*m_desk), &views::MachinePlayer::changed, this,
            [this] { showBusy(m_session.busy()); });
}

void MainWindow::followLayout()
{
    const bool hasPicture = m_layouts->showsPicture();
    m_desk->setFewControls(m_layouts->isLarge());
    statusBar()->setHidden(m_layouts->isLarge());
    m_stack->setVisible(hasPicture);
    // Without the picture the docks have all the room, but for what the banner says above them.
    centralWidget()->setSizePolicy(QSizePolicy::Preferred, hasPicture ? QSizePolicy::Preferred : QSizePolicy::Maximum);
}

} // namespace vitrine::app
