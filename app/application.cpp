// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/shell/layouts.h"

#include <QApplication>
#include <QPixmap>
#include <QTimer>

#include <cstdio>

namespace vitrine::app {

namespace {

constexpr int kSettleMilliseconds = 500; // for the rows' texts, which come from a thread of their own

QString usersSettings()
{
    return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("vitrine"), QStringLiteral("vitrine"))
        .fileName();
}

} // namespace

Application::Application(const QString& settingsFile)
    : m_settings(settingsFile.isEmpty() ? usersSettings() : settingsFile, QSettings::IniFormat),
      m_preferences(m_settings), m_dresser(*qApp, m_preferences),
      m_window({m_session, m_texts, m_inspector, m_settings, m_preferences})
{
    m_dresser.watch(m_window);
    QObject::connect(&m_window.layouts(), &Layouts::changed, &m_dresser,
                     [this] { m_dresser.setLarge(m_window.layouts().isLarge()); });
}

void Application::start(const CommandLine& commandLine)
{
    if (commandLine.appearance)
        m_preferences.setAppearanceOnce(*commandLine.appearance);
    m_window.show();
    if (!commandLine.screenshot.isEmpty()) {
        const auto later = [this, path = commandLine.screenshot] {
            QTimer::singleShot(kSettleMilliseconds, &m_window, [this, path] { takeScreenshot(path); });
        };
        QObject::connect(&m_session, &Session::stateChanged, &m_window, later, Qt::SingleShotConnection);
        QObject::connect(&m_session, &Session::openFailed, &m_window, later, Qt::SingleShotConnection);
        if (commandLine.capture.isEmpty())
            later();
    }
    if (!commandLine.capture.isEmpty())
        m_window.open(commandLine.capture, commandLine.place);
}

void Application::takeScreenshot(const QString& path)
{
    const bool saved = m_window.grab().save(path, "PNG");
    if (!saved)
        std::fprintf(stderr, "vitrine: %s can't be written\n", qPrintable(path));
    QApplication::exit(saved ? 0 : 1);
}

} // namespace vitrine::app
