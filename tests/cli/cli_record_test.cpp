// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace vitrine;
using test::CliRun;
using test::runCli;

/// vitrine-cli record as a script sees it.
class CliRecordTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString file(const QString& name) const { return m_folder.filePath(name); }
    static QStringList subject(const QStringList& arguments) { return QStringList{"--", VITRINE_SUBJECT} + arguments; }

private slots:
    void initTestCase() { QVERIFY(QDir::setCurrent(m_folder.path())); }

    void aRecordingIsSoundAndReplaysToWhatTheProgramSaw()
    {
        const CliRun result =
            runCli(QStringList{"record", "-o", file("a.vitrine"), "--json"} + subject({"scene", file("seen")}));
        QCOMPARE(result.code, 0);
        const auto json = result.json();
        QCOMPARE(QString::fromStdString(json["kind"]), QString("record"));
        QCOMPARE(json["captures"].size(), std::size_t{1});
        QCOMPARE(json["captures"][0]["frames"].get<int>(), 6);
        QCOMPARE(json["captures"][0]["draws"].get<int>(), 24);
        QVERIFY(json["captures"][0]["complete"].get<bool>());
        QCOMPARE(json["exit_status"].get<int>(), 0);
        const CliRun verified = runCli({"verify", "--replay", "--json", file("a.vitrine")});
        QCOMPARE(verified.code, 0);
        QCOMPARE(verified.json()["replay"]["frames_like_recorded"].get<int>(), 6);
    }

    void noCaptureIsReplacedUnasked()
    {
        const QStringList command = QStringList{"record"} + subject({"loop", file("status"), "2"});
        const QByteArray first = runCli(command).out;
        QVERIFY(first.startsWith("record_subject.vitrine: ") && first.endsWith(" calls, 2 frames, 2 draws\n"));
        QVERIFY(runCli(command).out.startsWith("record_subject-2.vitrine: "));
        QVERIFY(QFile::exists("record_subject.vitrine"));
        QVERIFY(QFile::exists("record_subject-2.vitrine"));
    }

    void framesAreThoseAskedFor()
    {
        const CliRun result = runCli(QStringList{"record", "-o", file("b.vitrine"), "--frames", "2-4", "--json"} +
                                     subject({"loop", file("status"), "0"}));
        QCOMPARE(result.code, 0);
        QCOMPARE(result.json()["captures"][0]["frames"].get<int>(), 3);
        QVERIFY(result.json()["stopped"].get<bool>());
    }

    void nothingRecordedExits3()
    {
        const CliRun result = runCli({"record", "-o", file("c.vitrine"), "--", "true"});
        QCOMPARE(result.code, 3);
        QVERIFY(result.saysOneLine("true"));
        QVERIFY(result.error.contains("nothing was recorded: the program never used the drop-in EGL"));
        QVERIFY(!QFile::exists(file("c.vitrine")));
    }

    void wrongUsageExits2()
    {
        QCOMPARE(runCli({"record"}).code, 2);
        QCOMPARE(runCli({"record", "--frames", "4-2", "--", "true"}).code, 2);
        QCOMPARE(runCli({"record", "--frames", "x", "--", "true"}).code, 2);
        QCOMPARE(runCli({"record", "--timed", "--pass-through", "--", "true"}).code, 2);
        QCOMPARE(runCli({"record", "-o", file("no/such/folder"), "--", "true"}).code, 2);
        const CliRun result = runCli({"record", "--", "/no/such/program"});
        QCOMPARE(result.code, 2);
        QVERIFY(result.saysOneLine("/no/such/program"));
    }

    void aFullDiskEndsTheCaptureAndNotTheProgram()
    {
        // A limit on the size of files stands for the disk.
        QProcess shell;
        shell.start("sh", {"-c", QString("trap '' XFSZ; ulimit -f 600; exec " VITRINE_CLI
                                         " record -o %1 -- " VITRINE_SUBJECT " loop %2 6000")
                                     .arg(file("full.vitrine"), file("full-status"))});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.exitCode(), 4);
        const QByteArray error = shell.readAllStandardError();
        QVERIFY2(error.contains("could not be written to its end, and can be salvaged"), error);
        QCOMPARE(error.count('\n'), 1);
        QFile status(file("full-status"));
        QVERIFY(status.open(QIODevice::ReadOnly));
        const QByteArray bytes = status.readAll();
        std::int32_t frames = 0;
        std::memcpy(&frames, bytes.constData() + 4, sizeof frames);
        QCOMPARE(frames, 6000);
        const CliRun salvaged = runCli({"salvage", file("full.vitrine.partial"), "-o", file("salvaged.vitrine")});
        QCOMPARE(salvaged.code, 0);
        QVERIFY(runCli({"info", "--json", file("salvaged.vitrine")}).json()["frames"].get<int>() > 10);
    }
};

QTEST_GUILESS_MAIN(CliRecordTest)
#include "cli_record_test.moc"
