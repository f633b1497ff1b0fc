// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/desktop_scheme.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace vitrine::app {

namespace {

// org.freedesktop.portal.Settings, version 1
const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kGroup = QStringLiteral("org.freedesktop.appearance");
const QString kSchemeKey = QStringLiteral("color-scheme");
constexpr uint kDark = 1;
constexpr uint kLight = 2;

} // namespace

DesktopScheme::DesktopScheme(const QDBusConnection& bus, QObject* parent) : QObject(parent), m_bus(bus)
{
    if (!m_bus.isConnected())
        return;
    m_bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                  SLOT(settingChanged(QString, QString, QDBusVariant)));
    ask();
}

QDBusConnection DesktopScheme::session()
{
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
        return QDBusConnection(QStringLiteral("none"));
    return QDBusConnection::sessionBus();
}

void DesktopScheme::ask()
{
    QDBusMessage question = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    question << kGroup << kSchemeKey;
    auto* waiting = new QDBusPendingCallWatcher(m_bus.asyncCall(question), this);
    connect(waiting, &QDBusPendingCallWatcher::finished, this, [this, waiting] {
        const QDBusPendingReply<QDBusVariant> answer = *waiting;
        waiting->deleteLater();
        if (answer.isValid())
            take(answer.value().variant());
    });
}

void DesktopScheme::settingChanged(const QString& group, const QString& key, const QDBusVariant& value)
{
    if (group == kGroup && key == kSchemeKey)
        take(value.variant());
}

void DesktopScheme::take(const QVariant& value)
{
    // Read wraps the value twice.
    const QVariant inner = value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    const uint scheme = inner.toUInt();
    const std::optional<bool> isDark =
        scheme == kDark || scheme == kLight ? std::optional<bool>(scheme == kDark) : std::nullopt;
    if (isDark == m_isDark)
        return;
    m_isDark = isDark;
    emit changed();
}

} // namespace vitrine::app
