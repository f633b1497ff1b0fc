// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/help/help_pages.h"
#include "app/last_session.h"
#include "app/plugins/plugin_keeper.h"
#include "app/shell/desktop_scheme.h"
#include "app/shell/dresser.h"
#include "app/shell/preferences.h"
#include "app/workspace.h"

#include <QObject>
#include <QSettings>

#include <memory>
#include <vector>

namespace vitrine::app {

class HelpWindow;
class PluginsDialog;

/// The one composition root: makes the parts, gives each what it needs, and owns them. A window for each capture.
class Application final : public QObject {
    Q_OBJECT

public:
    /// Needs a QApplication, which it dresses. Settings are the user's unless a file is named.
    explicit Application(const QString& settingsFile = {});
    ~Application() override;

    /// "": the desktop's. Known before there is an application.
    [[nodiscard]] static QString savedLanguage();

    /// Opens what the command line names, or what was open the last time.
    void start(const CommandLine& commandLine);
    /// One more window, with a capture unless the path is empty.
    Workspace& openWindow(const QString& capture = {}, const Place& place = {});
    /// Closes all windows; they open again at the next start.
    void quit();

    /// The first window that is open; there always is one.
    [[nodiscard]] MainWindow& window() { return m_workspaces.front()->window; }
    [[nodiscard]] Session& session() { return m_workspaces.front()->session; }
    [[nodiscard]] Dresser& dresser() { return m_dresser; }
    [[nodiscard]] HelpWindow* help() const { return m_help.get(); } ///< null until asked for

private:
    Workspace& addWorkspace();
    void reopenLastSession();
    void reopen(const SessionEntry& entry, bool isFirst);
    void openAgain(Workspace& workspace, const QString& capture);
    void showPlugins(MainWindow& parent);
    void pluginsChanged();
    /// The user decides about each once.
    void askAboutPlugins();
    void showHelp(const QString& page);
    void refreshHelp();
    [[nodiscard]] HelpPages helpPages();
    void refreshSize();
    void saveSession();
    void windowClosed(Workspace& workspace);
    void prepareScreenshot(const QString& path, bool hasCapture);
    void bringUp(const CommandLine& commandLine);
    void takeScreenshot(const QString& path);

    QSettings m_settings;
    Preferences m_preferences;
    Dresser m_dresser; // before the windows, which ask for its colors and sizes
    DesktopScheme m_scheme;
    LastSession m_lastSession;
    PluginKeeper m_plugins;
    std::vector<std::unique_ptr<Workspace>> m_workspaces;
    std::unique_ptr<HelpWindow> m_help; ///< made when first asked for
    int m_reopening = 0;                ///< captures of the last session that show nothing yet
    bool m_isQuitting = false;
};

} // namespace vitrine::app
