// SPDX-License-Identifier: Apache-2.0
#include "tests/desktop/external_tool.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QDirIterator>
#include <QImage>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>

using namespace vitrine::test;
using vitrine::test::sourceFile;

namespace {

QSet<QString> optionsIn(const QString& text)
{
    static const QRegularExpression kOption(QStringLiteral("--[a-z][a-z-]*"));
    QSet<QString> options;
    for (auto match = kOption.globalMatch(text); match.hasNext();)
        options.insert(match.next().captured());
    return options;
}

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

/// What `cmake --install` brings, in a folder of its own.
class InstallTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void treeIsComplete_data();
    void treeIsComplete();
    void treeIsReadableByAll();
    void iconsHaveTheSizeOfTheirFolder();
    void desktopFileOpensOurMimeType();
    void desktopFileIsValid();
    void metainfoIsValid();
    void metainfoNamesThisVersion();
    void manualPagesAreSound_data();
    void manualPagesAreSound();
    void manualNamesEveryOption_data();
    void manualNamesEveryOption();
    void recorderFindsTheInstalledLibraries();
    void thumbnailerReadsAnInstalledSample();

private:
    [[nodiscard]] QString at(const QString& path) const { return m_folder.filePath(path); }

    QTemporaryDir m_folder;
};

void InstallTest::initTestCase()
{
    const QStringList arguments{QStringLiteral("--install"), QStringLiteral(VITRINE_BUILD_DIR),
                                QStringLiteral("--prefix"), m_folder.path()};
    QCOMPARE(runTool(QStringLiteral(VITRINE_CMAKE), arguments).code, 0);
}

void InstallTest::treeIsComplete_data()
{
    QTest::addColumn<QString>("path");
    for (const char* path : {"bin/vitrine",
                             "bin/vitrine-cli",
                             "bin/vitrine-thumbnailer",
                             "include/vitrine/VG/openvg.h",
                             "include/vitrine/VG/vitrine2d.h",
                             "include/vitrine/kind_of.hpp",
                             "include/vitrine/unit.h",
                             "include/vitrine/unit.hpp",
                             "include/vitrine/values.hpp",
                             "lib/cmake/Vitrine/VitrineConfig.cmake",
                             "lib/cmake/Vitrine/VitrineConfigVersion.cmake",
                             "lib/vitrine/drop-in/libEGL.so.1",
                             "lib/vitrine/drop-in/libGLESv2.so.2",
                             "lib/vitrine/drop-in/libOpenVG.so.1",
                             "lib/vitrine/drop-in/libvitrine-drop-in.so",
                             "share/applications/org.vitrine.vitrine.desktop",
                             "share/doc/vitrine/changelog.Debian.gz",
                             "share/doc/vitrine/changelog.gz",
                             "share/doc/vitrine/copyright",
                             "share/doc/vitrine/examples/plugins/README.md",
                             "share/doc/vitrine/examples/plugins/fresnel/fresnel.cpp",
                             "share/doc/vitrine/examples/plugins/palette/palette.c",
                             "share/icons/hicolor/scalable/apps/org.vitrine.vitrine.svg",
                             "share/icons/hicolor/scalable/mimetypes/application-vnd.vitrine.capture+sqlite3.svg",
                             "share/man/man1/vitrine-cli.1.gz",
                             "share/man/man1/vitrine-thumbnailer.1.gz",
                             "share/man/man1/vitrine.1.gz",
                             "share/metainfo/org.vitrine.vitrine.metainfo.xml",
                             "share/mime/packages/org.vitrine.vitrine.xml",
                             "share/thumbnailers/vitrine.thumbnailer",
                             "share/vitrine/samples/doom.LICENSE",
                             "share/vitrine/samples/doom.vitrine",
                             "share/vitrine/samples/evergreen.LICENSE",
                             "share/vitrine/samples/evergreen.vitrine",
                             "share/vitrine/samples/feast.LICENSE",
                             "share/vitrine/samples/feast.vitrine",
                             "share/vitrine/samples/rim-and-palette.vitrine",
                             "share/vitrine/samples/samples.LICENSE",
                             "share/vitrine/samples/triangle.vitrine"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void InstallTest::treeIsComplete()
{
    QFETCH(const QString, path);
    const QFileInfo file(at(path));
    QVERIFY(file.isFile());
    QVERIFY(file.size() > 0);
    QCOMPARE(file.isExecutable(), path.startsWith(QLatin1String("bin/")));
}

void InstallTest::treeIsReadableByAll()
{
    QDirIterator entries(at(QStringLiteral("share")), QDir::AllEntries | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        entries.next();
        QVERIFY2(entries.fileInfo().permission(QFile::ReadOther), qPrintable(entries.filePath()));
    }
}

void InstallTest::iconsHaveTheSizeOfTheirFolder()
{
    for (const char* name : {"apps/org.vitrine.vitrine.png", "mimetypes/application-vnd.vitrine.capture+sqlite3.png"}) {
        for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
            const QImage icon(at(QStringLiteral("share/icons/hicolor/%1x%1/").arg(size) + QString::fromLatin1(name)));
            QCOMPARE(icon.size(), QSize(size, size));
            QCOMPARE(qAlpha(icon.pixel(0, 0)), 0);                 // the corners are round
            QCOMPARE(qAlpha(icon.pixel(size / 2, size / 2)), 255); // the cube
        }
    }
}

void InstallTest::desktopFileOpensOurMimeType()
{
    const QString text = textOf(at(QStringLiteral("share/applications/org.vitrine.vitrine.desktop")));
    QVERIFY(text.contains(QLatin1String("\nExec=vitrine %f\n")));
    QVERIFY(text.contains(QLatin1String("\nMimeType=application/vnd.vitrine.capture+sqlite3;\n")));
    QVERIFY(text.contains(QLatin1String("\nIcon=org.vitrine.vitrine\n")));
}

void InstallTest::desktopFileIsValid()
{
    NEEDS_TOOL("desktop-file-validate");
    const QString file = at(QStringLiteral("share/applications/org.vitrine.vitrine.desktop"));
    QCOMPARE(runTool(QStringLiteral("desktop-file-validate"), {file}).code, 0);
}

void InstallTest::metainfoIsValid()
{
    NEEDS_TOOL("appstreamcli");
    const QString file = at(QStringLiteral("share/metainfo/org.vitrine.vitrine.metainfo.xml"));
    const QStringList arguments{QStringLiteral("validate"), QStringLiteral("--no-net"), QStringLiteral("--pedantic"),
                                file};
    QCOMPARE(runTool(QStringLiteral("appstreamcli"), arguments).code, 0);
}

void InstallTest::metainfoNamesThisVersion()
{
    const QString text = textOf(at(QStringLiteral("share/metainfo/org.vitrine.vitrine.metainfo.xml")));
    QVERIFY(text.contains(QLatin1String("<release version=\"" VITRINE_VERSION "\"")));
}

void InstallTest::manualPagesAreSound_data()
{
    QTest::addColumn<QString>("program");
    for (const char* program : {"vitrine", "vitrine-cli", "vitrine-thumbnailer"})
        QTest::newRow(program) << QString::fromLatin1(program);
}

void InstallTest::manualPagesAreSound()
{
    NEEDS_TOOL("man");
    QFETCH(const QString, program);
    const ToolRun run = runTool(QStringLiteral("man"), {QStringLiteral("--warnings"), QStringLiteral("--local-file"),
                                                        at(QStringLiteral("share/man/man1/%1.1.gz").arg(program))});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.errors, QString());
}

void InstallTest::manualNamesEveryOption_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("command");
    QTest::newRow("vitrine") << "vitrine" << QStringList();
    const QString cli = QStringLiteral("vitrine-cli");
    QTest::newRow("vitrine-cli") << cli << QStringList();
    const ToolRun help = runTool(at(QStringLiteral("bin/vitrine-cli")), {QStringLiteral("--help")});
    static const QRegularExpression kCommand(QStringLiteral("^  ([a-z]+) {2,}"), QRegularExpression::MultilineOption);
    for (auto match = kCommand.globalMatch(help.output); match.hasNext();) {
        const QString command = match.next().captured(1);
        QTest::newRow(qPrintable(QStringLiteral("vitrine-cli ") + command)) << cli << QStringList{command};
    }
}

void InstallTest::manualNamesEveryOption()
{
    QFETCH(const QString, program);
    QFETCH(const QStringList, command);
    const ToolRun help = runTool(at(QStringLiteral("bin/") + program), command + QStringList{QStringLiteral("--help")});
    QCOMPARE(help.code, 0);
    // The one of the command line is made of the sections of its subcommands.
    const bool isMade = program == QLatin1String("vitrine-cli");
    QString manual = textOf(isMade ? QStringLiteral(VITRINE_BUILD_DIR "/app/cli/%1.1").arg(program)
                                   : sourceFile(QStringLiteral("app/desktop/%1.1").arg(program)));
    manual.remove(QLatin1Char('\\'));
    const QSet<QString> missing = optionsIn(help.output) - optionsIn(manual);
    QVERIFY2(missing.isEmpty(), qPrintable(missing.values().join(QLatin1Char(' '))));
    if (!command.isEmpty())
        QVERIFY(QRegularExpression(QStringLiteral("^\\.SS \"?%1\\b").arg(command.first()),
                                   QRegularExpression::MultilineOption)
                    .match(manual)
                    .hasMatch());
}

void InstallTest::recorderFindsTheInstalledLibraries()
{
    if (*VITRINE_SANITIZE)
        QSKIP("programs without sanitizers can't load libraries with them");
    // A program that draws nothing leaves no capture; without the libraries it would not even be started.
    const ToolRun run = runTool(at(QStringLiteral("bin/vitrine-cli")),
                                {QStringLiteral("record"), QStringLiteral("-o"), at(QStringLiteral("none.vitrine")),
                                 QStringLiteral("--"), QStringLiteral("/bin/sh"), QStringLiteral("-c"),
                                 QStringLiteral("echo \"libraries: $LD_LIBRARY_PATH\"")});
    const QString folder = QFileInfo(at(QStringLiteral("lib/vitrine/drop-in"))).canonicalFilePath();
    QVERIFY((run.output + run.errors).contains(QStringLiteral("libraries: ") + folder));
}

void InstallTest::thumbnailerReadsAnInstalledSample()
{
    const QString png = at(QStringLiteral("sample.png"));
    const ToolRun run = runTool(at(QStringLiteral("bin/vitrine-thumbnailer")),
                                {at(QStringLiteral("share/vitrine/samples/doom.vitrine")), png, QStringLiteral("128")});
    QCOMPARE(run.code, 0);
    QCOMPARE(QImage(png).width(), 128);
}

VITRINE_TEST(InstallTest, QCoreApplication)
#include "tst_install.moc"
