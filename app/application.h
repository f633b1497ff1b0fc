// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/command_line.h"
#include "app/main_window.h"
#include "app/session/call_texts.h"
#include "app/session/inspector_thread.h"
#include "app/session/session.h"
#include "app/shell/dresser.h"
#include "app/shell/preferences.h"

#include <QSettings>

namespace vitrine::app {

/// The one composition root: makes the parts, gives each what it needs, and owns them.
class Application {
public:
    /// Needs a QApplication, which it dresses. Settings are the user's unless a file is named.
    explicit Application(const QString& settingsFile = {});

    void start(const CommandLine& commandLine);

    [[nodiscard]] MainWindow& window() { return m_window; }
    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] Dresser& dresser() { return m_dresser; }

private:
    void takeScreenshot(const QString& path);

    QSettings m_settings;
    Preferences m_preferences;
    Dresser m_dresser; // before the window: its widgets are born dressed
    Session m_session;
    CallTexts m_texts;
    InspectorThread m_inspector;
    MainWindow m_window;
};

} // namespace vitrine::app
