// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QSettings;

namespace vitrine::app {

/// The captures opened last, newest first, each once; kept in the settings.
class RecentFiles {
public:
    static constexpr int kMaxFiles = 10;

    explicit RecentFiles(QSettings& settings) : m_settings(settings) {}

    [[nodiscard]] QStringList files() const;
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

private:
    QSettings& m_settings;
};

} // namespace vitrine::app
