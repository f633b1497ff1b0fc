// SPDX-License-Identifier: Apache-2.0
#include "tests/desktop/external_tool.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QTemporaryDir>

using namespace vitrine::test;

/// The Debian package of this build.
class PackageTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void fieldsSayWhatItIs_data();
    void fieldsSayWhatItIs();
    void librariesItNeedsAreItsDependencies();
    void everythingLiesBelowUsr();
    void programsOfThePackageRun();
    void lintianFindsNoError();

private:
    [[nodiscard]] QString field(const QString& name) const
    {
        return runTool(QStringLiteral("dpkg-deb"), {QStringLiteral("--field"), m_package, name}).output.trimmed();
    }

    QTemporaryDir m_folder;
    QString m_package;
};

void PackageTest::initTestCase()
{
    if (*VITRINE_SANITIZE)
        QSKIP("nobody makes a package of a build with sanitizers");
    NEEDS_TOOL("dpkg-deb");
    NEEDS_TOOL("dpkg-shlibdeps");
    const QStringList arguments{QStringLiteral("--config"), QStringLiteral(VITRINE_BUILD_DIR "/CPackConfig.cmake"),
                                QStringLiteral("-B"), m_folder.path()};
    QCOMPARE(runTool(QStringLiteral(VITRINE_CPACK), arguments).code, 0);
    const QStringList packages = QDir(m_folder.path()).entryList({QStringLiteral("*.deb")});
    QCOMPARE(packages.size(), 1);
    m_package = m_folder.filePath(packages.first());
}

void PackageTest::fieldsSayWhatItIs_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::newRow("package") << "Package"
                             << "vitrine";
    QTest::newRow("version") << "Version" << VITRINE_VERSION "-1";
    QTest::newRow("section") << "Section"
                             << "devel";
    QTest::newRow("maintainer") << "Maintainer"
                                << "Vitrine developers <vitrine@localhost.invalid>";
}

void PackageTest::fieldsSayWhatItIs()
{
    QFETCH(const QString, name);
    QFETCH(const QString, value);
    QCOMPARE(field(name), value);
}

void PackageTest::librariesItNeedsAreItsDependencies()
{
    const QString dependencies = field(QStringLiteral("Depends"));
    for (const char* library : {"libc6 ", "libqt6widgets6 ", "libsqlite3-0 ", "libpng16-16 ", "libxcb1 ",
                                "qml6-module-qtquick", "qml6-module-quick3d"})
        QVERIFY2(dependencies.contains(QLatin1String(library)), library);
}

void PackageTest::everythingLiesBelowUsr()
{
    const ToolRun run = runTool(QStringLiteral("dpkg-deb"), {QStringLiteral("--contents"), m_package});
    QCOMPARE(run.code, 0);
    int files = 0;
    for (const QString& line : run.output.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        QVERIFY2(line.contains(QLatin1String(" ./usr/")) || line.endsWith(QLatin1String(" ./")), qPrintable(line));
        QVERIFY2(line.contains(QLatin1String(" root/root ")), qPrintable(line));
        files += line.startsWith(QLatin1Char('-'));
    }
    QVERIFY(files > 30);
}

void PackageTest::programsOfThePackageRun()
{
    const QString root = m_folder.filePath(QStringLiteral("root"));
    QCOMPARE(runTool(QStringLiteral("dpkg-deb"), {QStringLiteral("--extract"), m_package, root}).code, 0);
    const ToolRun run = runTool(root + QStringLiteral("/usr/bin/vitrine-cli"), {QStringLiteral("--version")});
    QCOMPARE(run.output, QStringLiteral("vitrine-cli " VITRINE_VERSION "\n"));
    const ToolRun window =
        runTool(QStringLiteral("env"), {QStringLiteral("--unset=DISPLAY"), QStringLiteral("--unset=WAYLAND_DISPLAY"),
                                        root + QStringLiteral("/usr/bin/vitrine"), QStringLiteral("--version")});
    QCOMPARE(window.output, QStringLiteral("vitrine " VITRINE_VERSION "\n")); // nobody needs a screen to read it
}

void PackageTest::lintianFindsNoError()
{
    NEEDS_TOOL("lintian");
    const ToolRun run = runTool(QStringLiteral("lintian"), {QStringLiteral("--allow-root"), QStringLiteral("--fail-on"),
                                                            QStringLiteral("error"), m_package});
    QCOMPARE(run.code, 0);
}

VITRINE_TEST(PackageTest, QCoreApplication)
#include "tst_package.moc"
