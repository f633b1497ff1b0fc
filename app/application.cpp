// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/docks/docks.h"
#include "app/help/help_window.h"
#include "app/plugins/plugins_dialog.h"
#include "app/shell/key_map.h"
#include "app/shell/layouts.h"
#include "app/translation.h"
#include "views/base/desk.h"

#include <QApplication>
#include <QFileInfo>
#include <QPixmap>
#include <QTimer>

#include <algorithm>
#include <cstdio>

namespace vitrine::app {

namespace {

constexpr int kSettleMilliseconds = 500; // for the rows' texts, which come from a thread of their own
constexpr int kCascade = 32;

QString usersSettings()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("vitrine"), QStringLiteral("vitrine"))
        .fileName();
}

} // namespace

Application::Application(const QString& settingsFile)
    : m_settings(settingsFile.isEmpty() ? usersSettings() : settingsFile, QSettings::IniFormat),
      m_preferences(m_settings), m_dresser(*qApp, m_preferences), m_scheme(DesktopScheme::session()),
      m_lastSession(m_settings)
{
    connect(&m_scheme, &DesktopScheme::changed, &m_dresser, [this] { m_dresser.schemeChanged(m_scheme.isDark()); });
    connect(&m_plugins, &PluginKeeper::changed, this, &Application::pluginsChanged);
    // Under a style sheet, what is put into another widget is polished anew with all that is in it: the first window is
    // dressed when it is whole.
    const QString sheet = qApp->styleSheet();
    qApp->setStyleSheet({});
    addWorkspace();
    if (qApp->styleSheet().isEmpty()) // none has been asked for meanwhile
        qApp->setStyleSheet(sheet);
}

Application::~Application() = default;

QString Application::savedLanguage()
{
    return QSettings(usersSettings(), QSettings::IniFormat).value(QStringLiteral("language")).toString();
}

Workspace& Application::addWorkspace()
{
    Workspace& workspace = *m_workspaces.emplace_back(std::make_unique<Workspace>(m_settings, m_preferences));
    connect(&workspace.window, &MainWindow::windowRequested, this,
            [this](const QString& capture) { openWindow(capture); });
    connect(&workspace.window, &MainWindow::helpRequested, this, &Application::showHelp);
    workspace.session.setUnits(m_plugins.plugins().units);
    const auto setFaultPolicy = [this, &session = workspace.session] {
        session.setFaultPolicy(m_preferences.faultPolicy());
    };
    connect(&m_preferences, &Preferences::changed, &workspace.session, setFaultPolicy);
    setFaultPolicy();
    connect(&workspace.window, &MainWindow::pluginsRequested, this,
            [this, &workspace] { showPlugins(workspace.window); });
    connect(&workspace.window, &MainWindow::quitRequested, this, &Application::quit);
    connect(&workspace.window, &MainWindow::captureChanged, this, &Application::saveSession);
    connect(&workspace.window, &MainWindow::closed, this, [this, &workspace] { windowClosed(workspace); });
    MainWindow& window = workspace.window;
    m_dresser.watch(window);
    connect(&window.layouts(), &Layouts::changed, this, &Application::refreshSize);
    connect(&window.layouts(), &Layouts::aboutToArrange, this, &Application::refreshSize);
    connect(&window.keys(), &KeyMap::edited, this, [this, &window] {
        for (const auto& other : m_workspaces)
            if (&other->window != &window)
                other->window.keys().read();
        refreshHelp();
    });
    return workspace;
}

// One size for all windows: the larger one while any of them wants it.
void Application::refreshSize()
{
    m_dresser.setLarge(std::any_of(m_workspaces.begin(), m_workspaces.end(),
                                   [](const auto& workspace) { return workspace->window.layouts().isLarge(); }));
}

void Application::start(const CommandLine& commandLine)
{
    if (commandLine.appearance)
        m_preferences.setAppearanceOnce(*commandLine.appearance);
    window().show();
    if (!commandLine.screenshot.isEmpty())
        prepareScreenshot(commandLine.screenshot, !commandLine.captures.isEmpty());
    else
        askAboutPlugins();
    if (commandLine.captures.isEmpty() && commandLine.screenshot.isEmpty())
        return reopenLastSession();
    if (!commandLine.docks.isEmpty() || commandLine.pixel || commandLine.isInFrame)
        connect(
            &session(), &Session::stateChanged, this, [this, commandLine] { bringUp(commandLine); },
            Qt::SingleShotConnection);
    bool isFirst = true;
    for (const QString& capture : commandLine.captures) {
        if (std::exchange(isFirst, false))
            window().open(capture, commandLine.place);
        else
            openWindow(capture);
    }
}

Workspace& Application::openWindow(const QString& capture, const Place& place)
{
    const QPoint last = m_workspaces.back()->window.pos();
    Workspace& workspace = addWorkspace();
    workspace.window.move(last + QPoint(kCascade, kCascade));
    workspace.window.show();
    workspace.window.activateWindow();
    if (!capture.isEmpty())
        workspace.window.open(capture, place);
    return workspace;
}

void Application::reopenLastSession()
{
    if (!m_lastSession.isWanted())
        return;
    if (m_lastSession.hasFailed()) {
        m_lastSession.end();
        return window().say(tr("The captures of the last time are not opened by themselves, because the program did "
                               "not come through that. They are in the list of recent captures."));
    }
    bool isFirst = true;
    for (const SessionEntry& entry : m_lastSession.entries())
        reopen(entry, std::exchange(isFirst, false));
}

void Application::reopen(const SessionEntry& entry, bool isFirst)
{
    const bool isThere = !entry.capture.isEmpty() && QFileInfo::exists(entry.capture);
    if (!isThere && !isFirst)
        return;
    Workspace& workspace = isFirst ? *m_workspaces.front() : openWindow();
    workspace.window.restoreGeometry(entry.geometry);
    if (isThere)
        openAgain(workspace, entry.capture);
    else if (!entry.capture.isEmpty())
        workspace.window.say(tr("%1 was open the last time and is not there any more").arg(entry.capture));
}

void Application::openAgain(Workspace& workspace, const QString& capture)
{
    if (m_reopening++ == 0)
        m_lastSession.begin();
    const auto came = [this] {
        if (--m_reopening == 0)
            m_lastSession.end();
    };
    // Until there is a picture, so that what brings the program down while it is replayed counts as well.
    auto* waiting = new QObject(&workspace.window);
    const auto once = [came, waiting] {
        came();
        delete waiting;
    };
    connect(&workspace.session, &Session::stateChanged, waiting, once);
    connect(&workspace.session, &Session::openFailed, waiting, once);
    workspace.window.open(capture);
}

void Application::askAboutPlugins()
{
    if (const QStringList problems = m_plugins.problems(); !problems.isEmpty())
        window().say(problems.join(QStringLiteral("; ")));
    if (m_plugins.isAnyWaiting())
        showPlugins(window());
}

void Application::showPlugins(MainWindow& parent)
{
    auto* dialog = parent.findChild<PluginsDialog*>(QString(), Qt::FindDirectChildrenOnly);
    if (!dialog) {
        dialog = new PluginsDialog(m_plugins, &parent);
        connect(dialog, &PluginsDialog::helpRequested, this, [this] { showHelp(QStringLiteral("plugins")); });
    }
    dialog->open();
}

void Application::pluginsChanged()
{
    for (const auto& workspace : m_workspaces)
        workspace->session.setUnits(m_plugins.plugins().units);
}

void Application::showHelp(const QString& page)
{
    if (!m_help)
        m_help = std::make_unique<HelpWindow>(helpPages());
    refreshHelp();
    m_help->showPage(page);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
}

HelpPages Application::helpPages()
{
    window().docks().makeViews(); // the keys of all of them are told
    return {currentLanguage(), [this](const QString& action) {
                const auto* found = window().findChild<QAction*>(action);
                return found ? QKeySequence::listToString(found->shortcuts(), QKeySequence::NativeText) : QString();
            }};
}

void Application::refreshHelp()
{
    if (!m_help)
        return;
    const WindowActions& actions = window().actions();
    m_help->setPages(helpPages());
    m_help->setKeys({actions[ActionId::Back].shortcuts(), actions[ActionId::Forward].shortcuts(),
                     actions[ActionId::Filter].shortcuts()});
}

void Application::saveSession()
{
    if (m_isQuitting)
        return;
    QList<SessionEntry> entries;
    for (const auto& workspace : m_workspaces)
        entries << SessionEntry{workspace->window.capturePath(), workspace->window.saveGeometry()};
    m_lastSession.save(entries);
}

void Application::quit()
{
    saveSession();
    m_isQuitting = true;
    for (std::size_t i = m_workspaces.size(); i-- > 0;)
        m_workspaces[i]->window.close();
    if (m_help)
        m_help->close();
    m_isQuitting = false;
}

// The last window stays, hidden: Qt ends the program then, and the session remembers what it showed.
void Application::windowClosed(Workspace& workspace)
{
    if (m_isQuitting || m_workspaces.size() == 1)
        return saveSession();
    const auto found = std::find_if(m_workspaces.begin(), m_workspaces.end(),
                                    [&](const auto& one) { return one.get() == &workspace; });
    // Later: the window is still in its close event.
    QTimer::singleShot(0, this, [gone = std::shared_ptr<Workspace>(std::move(*found))] {});
    m_workspaces.erase(found);
    saveSession();
}

void Application::prepareScreenshot(const QString& path, bool hasCapture)
{
    const auto later = [this, path] {
        QTimer::singleShot(kSettleMilliseconds, this, [this, path] { takeScreenshot(path); });
    };
    connect(&session(), &Session::stateChanged, this, later, Qt::SingleShotConnection);
    connect(&session(), &Session::openFailed, this, later, Qt::SingleShotConnection);
    if (!hasCapture)
        later();
}

// When the first picture is there.
void Application::bringUp(const CommandLine& commandLine)
{
    window().desk().setInFrame(commandLine.isInFrame);
    for (const QString& id : commandLine.docks) {
        if (QDockWidget* dock = window().docks().dock(id))
            window().docks().raise(*dock);
        else
            window().say(tr("There is no dock %1").arg(id));
    }
    if (!commandLine.pixel)
        return;
    window().go(*commandLine.pixel);
    if (commandLine.docks.isEmpty())
        return;
    // As a click on the pixel's link would: a dock may show more of it than the selection alone says.
    const QByteArray last = commandLine.docks.last().toLatin1();
    const views::PixelLink pixel{static_cast<std::uint32_t>(commandLine.pixel->x()),
                                 static_cast<std::uint32_t>(commandLine.pixel->y())};
    window().desk().follow({.place = {}, .selection = pixel, .dock = last.constData()});
}

void Application::takeScreenshot(const QString& path)
{
    if (!m_workspaces.front()->inspector.isIdle())
        return QTimer::singleShot(kSettleMilliseconds, this, [this, path] { takeScreenshot(path); });
    const bool saved = window().grab().save(path, "PNG");
    if (!saved)
        std::fprintf(stderr, "vitrine: %s can't be written\n", qPrintable(path));
    QApplication::exit(saved ? 0 : 1);
}

} // namespace vitrine::app
