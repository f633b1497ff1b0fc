// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/main_window.h"

#include "app/banner.h"
#include "app/docks/docks.h"
#include "app/go_to_dialog.h"
#include "app/import/import_dialog.h"
#include "app/key_list_dialog.h"
#include "app/look_ahead_button.h"
#include "app/notes/note_taking.h"
#include "app/progress_area.h"
#include "app/record/record_dialog.h"
#include "app/salvaging.h"
#include "app/samples.h"
#include "app/session/call_texts.h"
#include "app/session/inspector_thread.h"
#include "app/session/session.h"
#include "app/shell/command_palette.h"
#include "app/shell/key_map.h"
#include "app/shell/layouts.h"
#include "app/shell/navigator.h"
#include "app/shell/preferences_dialog.h"
#include "app/shell/tool_bars.h"
#include "app/start_page.h"
#include "app/tour/tour.h"
#include "captures/machines/machine_folder.h"
#include "captures/store/capture_reader.h"
#include "views/base/capture_opener.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/base/notes.h"
#include "views/docks/events/event_view.h"
#include "views/docks/state/state_view.h"
#include "views/framebuffer/framebuffer_view.h"
#include "views/play/machine_player.h"
#include "views/scrubber/scrubber.h"
#include "views/theme/counted.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>

namespace vitrine::app {

namespace {

const QString kGeometryKey = QStringLiteral("window/geometry");
const QString kFolderKey = QStringLiteral("lastFolder");

constexpr int kPlaceMilliseconds = 1000;
constexpr QSize kUsualSize{1440, 900};

// Beside the settings, which hold the list of recent files.
QString placesFile(const QSettings& settings)
{
    return QFileInfo(settings.fileName()).dir().filePath(QStringLiteral("places.json"));
}

core::Result<std::unique_ptr<core::CallSource>> openCapture(const std::string& path)
{
    auto reader = captures::CaptureReader::open(path);
    if (!reader)
        return reader.error();
    return std::unique_ptr<core::CallSource>(std::move(*reader));
}

QStringList droppedFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

// Shares the owner: the part lives as long as the whole.
std::shared_ptr<const views::EventIndex> indexOf(const std::shared_ptr<const CaptureFacts>& capture)
{
    return {capture, &capture->index};
}

views::Moment momentOf(const SessionState& state)
{
    return {indexOf(state.capture), state.position, state.action, state.pictures,
            state.drawState,        state.warnings, state.inside, state.capture->machine};
}

} // namespace

MainWindow::MainWindow(const Helpers& helpers)
    : m_session(helpers.session), m_texts(helpers.texts), m_inspector(helpers.inspector), m_settings(helpers.settings),
      m_preferences(helpers.preferences), m_machines(captures::usersMachines()), m_notes(new views::Notes(this)),
      m_desk(new views::Desk({m_inspector, *m_notes, m_texts, m_machines, m_settings}, this)), m_recent(m_settings),
      m_lastPlaces(placesFile(m_settings)), m_actions(*this), m_navigator(new Navigator(m_session, *m_desk, this)),
      m_framebuffer(new views::FramebufferView(*m_desk)), m_scrubber(new views::Scrubber(this)),
      m_banner(new Banner(this)), m_salvaging(new Salvaging(*this)), m_startPage(new StartPage(this)),
      m_progress(new ProgressArea(this)), m_lookAhead(new LookAheadButton(this)), m_stack(new QStackedWidget(this)),
      m_palette(new CommandPalette(m_settings, this))
{
    setWindowTitle(tr("Vitrine"));
    setAcceptDrops(true);
    new views::CaptureOpener(*m_desk, openCapture);
    resize(kUsualSize.boundedTo(screen()->availableSize()));
    makeCentral();
    makeDocks();
    m_toolBars = new ToolBars(*this, {m_actions, *m_navigator, *m_desk, *m_scrubber});
    makeMenus();
    makePalette();
    makeStatusBar();
    connectActions();
    connectGoActions();
    connectViews();
    connectStartPage();
    connectSession();
    m_startPage->setSamples(sampleCaptures());
    restoreGeometry(m_settings.value(kGeometryKey).toByteArray());
    refreshRecent();
    showWorkspace(false);
    adoptActions();
    m_keys = new KeyMap(m_actions, m_settings, this);
    m_startProblem = m_keys->takeProblem();
    sayToo(m_startProblem);
}

MainWindow::~MainWindow() = default;

void MainWindow::open(const QString& path, Place place)
{
    if (ImportDialog::takes(path))
        return showImport(path);
    rememberPlace();
    m_asked = path;
    if (place == Place())
        place = m_lastPlaces.placeIn(path).value_or(place);
    m_session.open(std::filesystem::path(path.toStdU16String()), place);
}

void MainWindow::go(const Destination& destination)
{
    if (const auto* place = std::get_if<Place>(&destination))
        return m_navigator->jump(*place);
    const QPoint pixel = std::get<QPoint>(destination);
    if (!m_framebuffer->pickGl(pixel.x(), pixel.y()))
        say(tr("There is no pixel %1,%2 in the picture that is shown").arg(pixel.x()).arg(pixel.y()));
}

views::EventView& MainWindow::events() const
{
    return *qobject_cast<views::EventView*>(m_docks->view(QStringLiteral("events")));
}

views::StateView& MainWindow::state() const
{
    return *qobject_cast<views::StateView*>(m_docks->view(QStringLiteral("state")));
}

void MainWindow::follow(const views::Link& link)
{
    m_navigator->follow(link);
    const QString wanted = QLatin1String(link.dock);
    if (wanted.isEmpty() && link.selection == views::Selection())
        return;
    if (QDockWidget* dock = wanted.isEmpty() ? m_docks->dockFor(link.selection) : m_docks->dock(wanted))
        m_docks->raise(*dock);
}

void MainWindow::connectSession()
{
    connect(&m_session, &Session::captureOpened, this, &MainWindow::showCapture);
    connect(&m_session, &Session::stateChanged, this, &MainWindow::showState);
    connect(&m_session, &Session::busyChanged, this, &MainWindow::showBusy);
    connect(&m_session, &Session::progressed, m_progress, &ProgressArea::setProgress);
    connect(&m_session, &Session::moveFailed, this, &MainWindow::say);
    connect(&m_session, &Session::machineRefused, this, &MainWindow::say);
    connect(&m_session, &Session::damageFound, this, &MainWindow::showDamage);
    connect(&m_session, &Session::lookedAhead, m_lookAhead, &LookAheadButton::setProgress);
    connect(m_lookAhead, &QToolButton::clicked, &m_session, &Session::endLookAhead);
    connect(&m_placeTimer, &QTimer::timeout, this, &MainWindow::rememberPlace);
    m_placeTimer.setSingleShot(true);
    m_placeTimer.setInterval(kPlaceMilliseconds);
    connect(&m_session, &Session::openFailed, this, [this](const QString& sentence) {
        m_banner->show(sentence, m_salvaging->waysOut(m_asked) +
                                     QList<views::WayOut>{{tr("Open another…"), tr("Asks for a capture, and opens it."),
                                                           [this] { askForFile(); }}});
    });
    connect(m_salvaging, &Salvaging::said, this, &MainWindow::say);
    connect(m_salvaging, &Salvaging::salvaged, this, [this](const QString& path) { open(path); });
}

void MainWindow::connectViews()
{
    connect(m_desk, &views::Desk::followed, this, &MainWindow::follow);
    connect(m_desk, &views::Desk::said, this, &MainWindow::say);
    connect(m_desk, &views::Desk::unsaid, m_banner, &Banner::withdraw);
    connect(m_desk, &views::Desk::machineWished, &m_session, &Session::useMachine);
    connect(m_desk, &views::Desk::dragged, m_navigator, qOverload<const views::Link&>(&Navigator::drag));
    connect(m_scrubber, &views::Scrubber::goRequested, m_navigator, qOverload<std::uint64_t>(&Navigator::drag));
    connect(m_palette, &CommandPalette::placeRequested, this, &MainWindow::go);
    connect(m_layouts, &Layouts::problemFound, this, &MainWindow::sayToo);
    connect(m_layouts, &Layouts::aboutToArrange, this, &MainWindow::followLayout);
    connect(m_layouts, &Layouts::changed, this, &MainWindow::followLayout);
    connect(m_progress, &ProgressArea::cancelRequested, &m_session, &Session::cancel);
}

void MainWindow::showCapture()
{
    const auto capture = m_session.capture();
    const QString path = QString::fromStdU16String(capture->path.u16string());
    const views::SharedMachine before = m_desk->moment().machine;
    const bool isOtherMachine = windowFilePath() == path && before && *before != *capture->machine;
    if (!isOtherMachine)
        m_navigator->captureChanged();
    m_banner->hide();
    m_damage.clear();
    sayToo(std::exchange(m_startProblem, {}));
    m_lookAhead->hide();
    m_recent.add(path);
    refreshRecent();
    setWindowTitle(tr("%1 – %2 – Vitrine").arg(QFileInfo(path).fileName(), views::machineText(*capture->machine)));
    setWindowFilePath(path);
    m_texts.setCapture(capture);
    m_inspector.setCapture(capture);
    views::Moment moment;
    moment.index = indexOf(capture);
    moment.machine = capture->machine;
    m_desk->setMoment(std::move(moment));
    m_scrubber->setIndex(indexOf(capture));
    const auto& counts = capture->summary.counts;
    using views::counted;
    m_captureLabel->setText(QStringList{
        QFileInfo(path).fileName(), counted(counts.frames, tr("%1 frame"), tr("%1 frames")),
        counted(counts.draws, tr("%1 draw"), tr("%1 draws")), counted(counts.calls, tr("%1 call"), tr("%1 calls"))}
                                .join(QStringLiteral(" · ")));
    if (capture->summary.state == captures::CaptureState::CutOff)
        say(tr("Parts of this capture are missing. The log names them."));
    showWorkspace(true);
    if (!isOtherMachine)
        events().setFocus();
    emit captureChanged();
}

void MainWindow::showState()
{
    const auto state = m_session.state();
    m_placeTimer.start();
    m_desk->setMoment(momentOf(*state));
    m_scrubber->setPosition(state->shownPosition());
    m_positionLabel->setText(positionText(*state));
    const auto& index = state->capture->index;
    const bool isDraw = state->action && index.actions[*state->action].kind == core::ActionKind::Draw;
    const quint64 draws = state->capture->summary.counts.draws;
    m_toolBars->setPlace(isDraw ? tr("draw %1 / %2").arg(index.actions[*state->action].draw).arg(draws)
                                : tr("– / %1 draws").arg(draws));
}

void MainWindow::showBusy(bool busy)
{
    m_progress->setBusy(busy);
    m_actions[ActionId::Cancel].setEnabled(busy || views::MachinePlayer::of(*m_desk).isPlaying());
}

void MainWindow::say(const QString& sentence)
{
    // What is damaged stays to be read when something fails by it, whichever of both is known first.
    const bool isDamageSaid = !m_damage.isEmpty() && m_banner->sentence().startsWith(m_damage);
    m_banner->show(isDamageSaid ? m_damage : sentence, waysOutOfDamage());
    if (isDamageSaid)
        sayToo(sentence);
}

void MainWindow::sayToo(const QString& sentence)
{
    m_banner->showToo(sentence);
}

void MainWindow::showDamage(const QString& sentence)
{
    m_damage = tr("This capture is damaged: %1. What can still be read is shown.").arg(sentence);
    if (const auto& state = m_session.state())
        m_desk->setMoment(momentOf(*state)); // the log tells of it as well
    const QString before = m_banner->sentence();
    m_banner->show(m_damage, waysOutOfDamage());
    sayToo(before);
}

QList<views::WayOut> MainWindow::waysOutOfDamage()
{
    return m_damage.isEmpty() ? QList<views::WayOut>() : m_salvaging->waysOut(capturePath());
}

void MainWindow::rememberPlace()
{
    m_placeTimer.stop();
    const auto& state = m_session.state();
    if (!state)
        return;
    m_lastPlaces.remember(QString::fromStdU16String(state->capture->path.u16string()), placeOf(*state));
}

void MainWindow::closeCapture()
{
    rememberPlace();
    m_tour->end();
    m_lookAhead->hide();
    m_session.close();
    m_navigator->captureChanged();
    m_texts.setCapture(nullptr);
    m_inspector.setCapture(nullptr);
    m_desk->setMoment({});
    m_scrubber->setIndex(nullptr);
    m_banner->hide();
    m_damage.clear();
    setWindowTitle(tr("Vitrine"));
    setWindowFilePath({});
    refreshRecent();
    showWorkspace(false);
    emit captureChanged();
}

void MainWindow::showWorkspace(bool shown)
{
    m_actions.setCaptureOpen(shown);
    if (shown && !m_layouts->isShown())
        m_toolBars->setShown(true); // the layout may hide some again
    m_layouts->setShown(shown);
    m_stack->setCurrentWidget(shown ? static_cast<QWidget*>(m_framebuffer) : m_startPage);
    for (QDockWidget* dock : m_docks->all())
        dock->toggleViewAction()->setEnabled(shown);
    if (!shown) {
        m_toolBars->setShown(false);
        m_captureLabel->setText(tr("No capture is open"));
        m_positionLabel->clear();
    }
}

void MainWindow::refreshRecent()
{
    const QStringList files = m_recent.files();
    m_startPage->setRecentFiles(files);
    m_recentMenu->clear();
    for (const QString& path : files) {
        QAction* action = m_recentMenu->addAction(QFileInfo(path).fileName(), this, [this, path] { open(path); });
        const bool isThere = QFileInfo::exists(path);
        action->setEnabled(isThere);
        action->setToolTip(isThere ? path : tr("%1 is not there any more").arg(path));
        if (!isThere)
            action->setText(tr("%1 (missing)").arg(action->text()));
    }
    m_recentMenu->addSeparator();
    m_recentMenu->addAction(tr("Clear list"), this, [this] {
        m_recent.clear();
        refreshRecent();
    });
    m_recentMenu->setEnabled(!files.isEmpty());
    m_recentMenu->setToolTipsVisible(true);
}

void MainWindow::askForFile()
{
    if (const QString path = chosenFile(); !path.isEmpty())
        open(path);
}

void MainWindow::askForFileForNewWindow()
{
    if (const QString path = chosenFile(); !path.isEmpty())
        emit windowRequested(path);
}

QString MainWindow::chosenFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a capture"), m_settings.value(kFolderKey).toString(),
        tr("Captures (*.vitrine);;Drawings and traces to import (*.svg *.trace);;All files (*)"));
    if (!path.isEmpty())
        m_settings.setValue(kFolderKey, QFileInfo(path).absolutePath());
    return path;
}

QString MainWindow::capturePath() const
{
    const auto& capture = m_session.capture();
    return capture ? QFileInfo(QString::fromStdU16String(capture->path.u16string())).absoluteFilePath() : QString();
}

void MainWindow::askForPlace()
{
    GoToDialog dialog(this);
    if (dialog.exec() == QDialog::Accepted && dialog.destination())
        go(*dialog.destination());
}

void MainWindow::showRecording()
{
    if (!m_recording) {
        m_recording = new RecordDialog(m_settings, this);
        connect(m_recording, &RecordDialog::recorded, this, [this](const QString& path) { open(path); });
    }
    m_recording->show();
    m_recording->raise();
    m_recording->activateWindow();
}

void MainWindow::showImport(const QString& path)
{
    if (!m_import) {
        m_import = new ImportDialog(m_settings, this);
        connect(m_import, &ImportDialog::imported, this, [this](const QString& capture) { open(capture); });
    }
    if (!path.isEmpty())
        m_import->setFile(path);
    m_import->show();
    m_import->raise();
    m_import->activateWindow();
}

void MainWindow::showKeys()
{
    if (!m_keyList)
        m_keyList = new KeyListDialog(*m_keys, m_actions, this);
    m_keyList->open();
}

void MainWindow::showPreferences()
{
    if (!m_preferencesDialog)
        m_preferencesDialog = new PreferencesDialog({m_preferences, *m_keys, m_actions}, this);
    m_preferencesDialog->open();
}

void MainWindow::showHelp()
{
    const QWidget* focused = QApplication::focusWidget();
    QString id;
    for (const QDockWidget* dock : m_docks->all())
        if (focused && (dock == focused || dock->isAncestorOf(focused)))
            id = dock->objectName();
    if (m_framebuffer->isAncestorOf(focused))
        id = QStringLiteral("framebuffer");
    else if (m_scrubber == focused)
        id = QStringLiteral("stepping");
    emit helpRequested(id);
}

void MainWindow::showAbout()
{
    QMessageBox::about(this, tr("About Vitrine"),
                       tr("<h3>Vitrine %1</h3><p>A debugger for GPUs: replays captures of OpenGL ES 2.0 programs on a "
                          "complete model of a mobile GPU.</p><p>GPL-3.0-or-later; the model is Apache-2.0.</p>")
                           .arg(QStringLiteral(VITRINE_VERSION)));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QStringList files = droppedFiles(event->mimeData());
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    // Later, so that the program dragged from does not wait for us.
    QTimer::singleShot(0, this, [this, files] {
        open(files.first());
        for (const QString& path : files.mid(1))
            emit windowRequested(path);
    });
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    rememberPlace();
    m_settings.setValue(kGeometryKey, saveGeometry());
    m_layouts->store();
    event->accept();
    emit closed();
}

} // namespace vitrine::app
