// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/harness/places.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <filesystem>

namespace vitrine::test {

/// The sample that the plugins of the sources draw.
inline const QString kPluginSample = test::sampleFile("rim-and-palette");

[[nodiscard]] inline bool writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Settings and data of a user who has none; the test's own process and those that it starts see them.
class PluginFolders {
public:
    PluginFolders()
    {
        qputenv("XDG_CONFIG_HOME", config().toUtf8());
        qputenv("XDG_DATA_HOME", data().toUtf8());
        qputenv("VITRINE_TEST_LOADED", mark().toUtf8());
        QDir().mkpath(plugins());
    }
    ~PluginFolders()
    {
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "VITRINE_TEST_LOADED"})
            qunsetenv(name);
    }
    PluginFolders(const PluginFolders&) = delete;
    PluginFolders& operator=(const PluginFolders&) = delete;

    [[nodiscard]] QString config() const { return m_folder.filePath(QStringLiteral("config")); }
    [[nodiscard]] QString data() const { return m_folder.filePath(QStringLiteral("data")); }
    [[nodiscard]] QString plugins() const { return data() + QStringLiteral("/vitrine/plugins"); }
    [[nodiscard]] QString settings() const { return config() + QStringLiteral("/vitrine/plugins.json"); }
    [[nodiscard]] QString mark() const { return m_folder.filePath(QStringLiteral("loaded")); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    /// Whether the code of a bad plugin has run since the last question.
    [[nodiscard]] bool hasRun() const { return QFile::remove(mark()); }
    /// Puts a copy among the user's plugins.
    QString install(const QString& library, const QString& name) const
    {
        const QString to = plugins() + QLatin1Char('/') + name;
        QFile::remove(to);
        QFile::copy(library, to);
        return to;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace vitrine::test
