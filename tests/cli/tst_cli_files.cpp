// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/store/store_fixtures.h"
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <unistd.h>

using namespace vitrine;
using test::CliRun;
using test::runCli;

/// What every subcommand does with the files that it is given: nothing that is read is written to, whatever its name;
/// and an output that can't be made is named for what it is, before anything is begun.
class CliFilesTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder = test::makeFolder();
    QString file(const QString& name) const { return m_folder.filePath(name); }
    QByteArray content(const QString& name) const
    {
        QFile source(name);
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile target(name);
        QVERIFY(target.open(QIODevice::WriteOnly));
        QCOMPARE(target.write(bytes), bytes.size());
    }
    /// The same file by each of the names that a file may have.
    QStringList namesOf(const QString& path) const
    {
        const QString name = QFileInfo(path).fileName();
        const QString link = file("link-" + name);
        const QString hard = file("hard-" + name);
        QFile::link(path, link);
        (void)!::link(path.toLocal8Bit().constData(), hard.toLocal8Bit().constData());
        QFile::link(m_folder.path(), file("folder"));
        return {path, name, "./" + name,           "../" + QFileInfo(m_folder.path()).fileName() + "/" + name,
                link, hard, file("folder/" + name)};
    }
    static CliRun runShell(const QString& script)
    {
        QProcess shell;
        shell.start("sh", {"-c", script});
        if (!shell.waitForFinished(120'000))
            return {};
        return {shell.exitCode(), shell.readAllStandardOutput(), shell.readAllStandardError()};
    }

private slots:
    void initTestCase();
    void nothingIsWrittenToWhatIsRead_data();
    void nothingIsWrittenToWhatIsRead();
    void standardOutputIsNoInput_data();
    void standardOutputIsNoInput();
    void aPlaceThatCannotBeWrittenIsNamed_data();
    void aPlaceThatCannotBeWrittenIsNamed();
    void aReadOnlyMountIsNamed();
    void aFullDiskIsNamed();
    void aSalvageThatFindsNothingExits3();
    void aPluginThatIsRefusedFailsTheList();
};

void CliFilesTest::initTestCase()
{
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
    QVERIFY(QDir::setCurrent(m_folder.path()));
    const QString sample = test::sampleFile("triangle");
    QVERIFY(QFile::copy(sample, file("cap.vitrine")));
    QVERIFY(QFile::setPermissions(file("cap.vitrine"), QFile::ReadOwner | QFile::WriteOwner));
    write(file("cap.vitrine-notes"), "{}");
    write(file("in.trace"), "no trace, but a file that is read\n");
    write(file("mine.json"), runCli({"machine", "show", "PAR", "--json"}).out);
    QVERIFY(QDir().mkpath(file("vitrine/machines")));
    write(file("vitrine/machines/named.json"), content(file("mine.json")));
    QVERIFY(QFile::copy("/bin/true", file("program")));
}

void CliFilesTest::nothingIsWrittenToWhatIsRead_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QString>("input");
    const auto row = [this](const char* name, const QStringList& command, const QString& input) {
        QTest::newRow(name) << command << file(input);
    };
    const QStringList render{"render", file("cap.vitrine"), "--frame", "0"};
    row("import", {"import", file("in.trace")}, "in.trace");
    row("salvage", {"salvage", file("cap.vitrine")}, "cap.vitrine");
    row("render", render, "cap.vitrine");
    row("render, notes", render, "cap.vitrine-notes");
    row("render, machine file", render + QStringList{"--machine", file("mine.json")}, "mine.json");
    row("render, machine by name", render + QStringList{"--machine", "named"}, "vitrine/machines/named.json");
    row("record, program", {"record", "--", file("program")}, "program");
    row("record, argument", {"record", "--", "/bin/true", file("in.trace")}, "in.trace");
}

void CliFilesTest::nothingIsWrittenToWhatIsRead()
{
    QFETCH(QStringList, command);
    QFETCH(QString, input);
    const QByteArray before = content(input);
    QVERIFY(!before.isEmpty());
    const bool isInFolder = QFileInfo(input).path() == m_folder.path();
    for (const QString& name : isInFolder ? namesOf(input) : QStringList{input}) {
        QStringList arguments = command;
        arguments.insert(1, name);
        arguments.insert(1, "-o");
        const CliRun result = runCli(arguments);
        QCOMPARE(result.code, 2);
        QVERIFY2(result.saysOneLine(name) && result.error.contains("which is read"), result.error);
        QCOMPARE(content(input), before);
        QVERIFY(!QFile::exists(name + ".partial") && !QFile::exists(name + ".salvage"));
    }
}

void CliFilesTest::standardOutputIsNoInput_data()
{
    QTest::addColumn<QString>("command");
    for (const char* command :
         {"info cap.vitrine", "calls cap.vitrine", "run cap.vitrine", "state cap.vitrine --draw 0",
          "verify cap.vitrine", "why cap.vitrine --draw 0 --pixel 1,1", "occupancy cap.vitrine --draw 0",
          "compare cap.vitrine --a PAR --b SEQ", "limits cap.vitrine", "why-not cap.vitrine --draw 0",
          "diff cap.vitrine"})
        QTest::newRow(command) << QString(command);
}

void CliFilesTest::standardOutputIsNoInput()
{
    QFETCH(QString, command);
    const QByteArray before = content(file("cap.vitrine"));
    const CliRun result = runShell(VITRINE_CLI " " + command + " >> hard-cap.vitrine");
    QCOMPARE(result.code, 2);
    QVERIFY2(result.saysOneLine("standard output"), result.error);
    QCOMPARE(content(file("cap.vitrine")), before);
}

void CliFilesTest::aPlaceThatCannotBeWrittenIsNamed_data()
{
    QTest::addColumn<QString>("output");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no folder") << file("no/such/out") << "there is no folder " + file("no/such").toUtf8();
    QTest::newRow("a file as folder") << file("mine.json/out") << file("mine.json").toUtf8() + " is no folder";
    QTest::newRow("a folder") << m_folder.path() << m_folder.path().toUtf8() + " is a folder";
    QTest::newRow("a device") << "/dev/null" << QByteArray("/dev/null is no ordinary file");
    QTest::newRow("long name") << file(QString(300, 'x')) << QByteArray("File name too long");
}

void CliFilesTest::aPlaceThatCannotBeWrittenIsNamed()
{
    QFETCH(QString, output);
    QFETCH(QByteArray, says);
    for (const QStringList& command : {QStringList{"record", "-o", output, "--", "touch", file("started")},
                                       {"import", file("in.trace"), "-o", output},
                                       {"salvage", file("cap.vitrine"), "-o", output}}) {
        const CliRun result = runCli(command);
        QCOMPARE(result.code, 2);
        QVERIFY2(result.saysOneLine(output) && result.error.contains(says), result.error);
    }
    QVERIFY(!QFile::exists(file("started")));
}

// Other file systems can be had in a mount namespace of one's own, where a user may have one.
void CliFilesTest::aReadOnlyMountIsNamed()
{
    if (runShell("unshare -rm true").code != 0)
        QSKIP("this user may not mount anything");
    QVERIFY(QDir().mkpath(file("mount")));
    const CliRun result = runShell("unshare -rm sh -c 'mount -t tmpfs -o ro none mount && exec " VITRINE_CLI
                                   " record -o mount/out.vitrine -- touch started'");
    QCOMPARE(result.code, 2);
    QVERIFY2(result.saysOneLine("mount/out.vitrine"), result.error);
    QVERIFY2(result.error.contains("the folder mount is on a file system that is read-only"), result.error);
    QVERIFY(!QFile::exists(file("started")));
}

void CliFilesTest::aFullDiskIsNamed()
{
    const CliRun limited = runShell("ulimit -f 100; exec " VITRINE_CLI " record -o out.vitrine -- touch started");
    QCOMPARE(limited.code, 2);
    QVERIFY2(limited.error.contains("it would pass the limit on the size of files"), limited.error);
    if (runShell("unshare -rm true").code != 0)
        QSKIP("this user may not mount anything");
    QVERIFY(QDir().mkpath(file("mount")));
    const CliRun full = runShell("unshare -rm sh -c 'mount -t tmpfs -o size=64k none mount && exec " VITRINE_CLI
                                 " record -o mount/out.vitrine -- touch started'");
    QCOMPARE(full.code, 2);
    QVERIFY2(full.error.contains("the disk of the folder mount is full"), full.error);
    QVERIFY(!QFile::exists(file("started")));
}

void CliFilesTest::aSalvageThatFindsNothingExits3()
{
    {
        auto writer = captures::CaptureWriter::create(file("empty.vitrine").toStdString());
        QVERIFY(writer.hasValue());
    } // as a recorder that is killed before its first commit
    const CliRun result = runCli({"salvage", file("empty.vitrine.partial"), "-o", file("saved.vitrine")});
    QCOMPARE(result.code, 3);
    QVERIFY2(result.error.contains("nothing can be salvaged"), result.error);
    QVERIFY(!QFile::exists(file("saved.vitrine")) && !QFile::exists(file("saved.vitrine.salvage")));
}

void CliFilesTest::aPluginThatIsRefusedFailsTheList()
{
    QVERIFY(QDir().mkpath(file("vitrine/plugins")));
    QCOMPARE(runCli({"plugin", "list"}).code, 0);
    write(file("vitrine/plugins/broken.so"), "no library\n");
    const CliRun text = runCli({"plugin", "list"});
    QCOMPARE(text.code, 1);
    QVERIFY2(text.out.startsWith("refused ") && text.error.contains("broken.so"), text.out + text.error);
    const CliRun json = runCli({"plugin", "list", "--json"});
    QCOMPARE(json.code, 1);
    QCOMPARE(QString::fromStdString(json.json()["plugins"][0]["state"]), QString("refused"));
}

VITRINE_TEST(CliFilesTest, QCoreApplication)
#include "tst_cli_files.moc"
