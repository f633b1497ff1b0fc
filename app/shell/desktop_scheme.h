// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>

#include <optional>

namespace vitrine::app {

/// Whether the desktop wants dark or light programs, asked of its portal, and whenever it changes its mind. Qt 6.4 only
/// knows palettes, which many desktops leave light.
class DesktopScheme final : public QObject {
    Q_OBJECT

public:
    /// Nothing is asked without a connection.
    explicit DesktopScheme(const QDBusConnection& bus, QObject* parent = nullptr);

    /// The user's session, if there is one that can be reached without starting anything.
    [[nodiscard]] static QDBusConnection session();

    /// Nothing: the desktop has no wish, or has not answered yet.
    [[nodiscard]] std::optional<bool> isDark() const { return m_isDark; }

signals:
    void changed();

private slots:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void ask();
    void take(const QVariant& value);

    QDBusConnection m_bus;
    std::optional<bool> m_isDark;
};

} // namespace vitrine::app
