// SPDX-License-Identifier: Apache-2.0
#include "app/shell/desktop_scheme.h"
#include "tests/harness/test_class.h"

#include <QDBusMessage>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace vitrine;

namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kGroup = QStringLiteral("org.freedesktop.appearance");
const QString kKey = QStringLiteral("color-scheme");

} // namespace

/// Answers as the portal of a desktop does.
class Portal final : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    uint scheme = 0;

public slots:
    QDBusVariant Read(const QString& group, const QString& key) const
    {
        const bool isKnown = group == kGroup && key == kKey;
        return QDBusVariant(QVariant::fromValue(QDBusVariant(isKnown ? QVariant(scheme) : QVariant())));
    }

signals:
    void SettingChanged(const QString& group, const QString& key, const QDBusVariant& value);
};

// 0: no wish, 1: dark, 2: light (org.freedesktop.appearance).
class TestDesktopScheme final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable("dbus-daemon").isEmpty())
            QSKIP("there is no dbus-daemon to play a desktop with");
        m_daemon.start("dbus-daemon", {"--session", "--nofork", "--print-address"});
        QVERIFY(m_daemon.waitForStarted() && m_daemon.waitForReadyRead());
        const QString address = QString::fromUtf8(m_daemon.readLine()).trimmed();
        m_desktop = QDBusConnection::connectToBus(address, "desktop");
        m_program = QDBusConnection::connectToBus(address, "program");
        QVERIFY(m_desktop.isConnected() && m_program.isConnected());
        QVERIFY(m_desktop.registerService(kService));
        QVERIFY(m_desktop.registerObject(kPath, &m_portal,
                                         QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals));
    }
    void cleanupTestCase()
    {
        m_daemon.kill();
        m_daemon.waitForFinished();
    }

    void theWishIsAskedFor()
    {
        m_portal.scheme = 1;
        const app::DesktopScheme dark(m_program);
        QTRY_COMPARE(dark.isDark(), std::optional(true));
        m_portal.scheme = 2;
        const app::DesktopScheme light(m_program);
        QTRY_COMPARE(light.isDark(), std::optional(false));
    }

    void aChangeIsHeard()
    {
        m_portal.scheme = 2;
        const app::DesktopScheme scheme(m_program);
        QTRY_COMPARE(scheme.isDark(), std::optional(false));
        emit m_portal.SettingChanged(kGroup, "accent-color", QDBusVariant(1u)); // of no interest
        emit m_portal.SettingChanged(kGroup, kKey, QDBusVariant(1u));
        QTRY_COMPARE(scheme.isDark(), std::optional(true));
        emit m_portal.SettingChanged(kGroup, kKey, QDBusVariant(0u));
        QTRY_COMPARE(scheme.isDark(), std::optional<bool>());
    }

    void withoutADesktopThereIsNoWish()
    {
        const app::DesktopScheme scheme(QDBusConnection("none"));
        QVERIFY(!scheme.isDark());
    }

private:
    QProcess m_daemon;
    QDBusConnection m_desktop{"none"};
    QDBusConnection m_program{"none"};
    Portal m_portal;
};

VITRINE_TEST(TestDesktopScheme, QApplication)
#include "tst_desktop_scheme.moc"
