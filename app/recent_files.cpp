// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace vitrine::app {

namespace {

const QString kKey = QStringLiteral("recentFiles");

} // namespace

QStringList RecentFiles::files() const
{
    return m_settings.value(kKey).toStringList().mid(0, kMaxFiles);
}

void RecentFiles::add(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList list = files();
    list.removeAll(absolute);
    list.prepend(absolute);
    m_settings.setValue(kKey, list.mid(0, kMaxFiles));
}

void RecentFiles::remove(const QString& path)
{
    QStringList list = files();
    list.removeAll(path);
    m_settings.setValue(kKey, list);
}

void RecentFiles::clear()
{
    m_settings.remove(kKey);
}

} // namespace vitrine::app
