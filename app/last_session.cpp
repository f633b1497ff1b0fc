// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/last_session.h"

#include <QSettings>

#include <algorithm>

namespace vitrine::app {

namespace {

const QString kWanted = QStringLiteral("session/reopen");
const QString kReopening = QStringLiteral("session/reopening");
const QString kWindows = QStringLiteral("session/windows");
const QString kCapture = QStringLiteral("capture");
const QString kGeometry = QStringLiteral("geometry");

} // namespace

bool LastSession::isWanted() const
{
    return m_settings.value(kWanted, true).toBool();
}

void LastSession::setWanted(bool wanted)
{
    m_settings.setValue(kWanted, wanted);
}

QList<SessionEntry> LastSession::entries() const
{
    QList<SessionEntry> entries;
    const int count = std::min(m_settings.beginReadArray(kWindows), kMaxWindows);
    for (int i = 0; i < count; ++i) {
        m_settings.setArrayIndex(i);
        entries << SessionEntry{m_settings.value(kCapture).toString(), m_settings.value(kGeometry).toByteArray()};
    }
    m_settings.endArray();
    return entries;
}

void LastSession::save(const QList<SessionEntry>& entries)
{
    m_settings.remove(kWindows);
    m_settings.beginWriteArray(kWindows, static_cast<int>(entries.size()));
    for (int i = 0; i < entries.size(); ++i) {
        m_settings.setArrayIndex(i);
        m_settings.setValue(kCapture, entries[i].capture);
        m_settings.setValue(kGeometry, entries[i].geometry);
    }
    m_settings.endArray();
}

bool LastSession::hasFailed() const
{
    return m_settings.value(kReopening, false).toBool();
}

void LastSession::begin()
{
    m_settings.setValue(kReopening, true);
    m_settings.sync();
}

void LastSession::end()
{
    m_settings.remove(kReopening);
    m_settings.sync();
}

} // namespace vitrine::app
