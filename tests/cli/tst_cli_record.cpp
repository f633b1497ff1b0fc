// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

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

    /// As record_subject has written them.
    static int framesOf(const QString& statusFile)
    {
        QFile status(statusFile);
        std::int32_t frames = 0;
        if (const QByteArray bytes = status.open(QIODevice::ReadOnly) ? status.readAll() : QByteArray();
            bytes.size() >= 8)
            std::memcpy(&frames, bytes.constData() + 4, sizeof frames);
        return frames;
    }

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

    void whatIsMissingFailsTheRecording()
    {
        const CliRun result = runCli(QStringList{"record", "-o", file("broken.vitrine"), "--json"} +
                                     subject({"trouble", "unreachable", ""}));
        QCOMPARE(result.code, 1);
        QVERIFY2(result.saysOneLine(file("broken.vitrine")), result.error);
        QVERIFY2(result.error.contains("the connection to the program broke off after 2 frames: ") &&
                     result.error.contains(" and 4 frames after it are missing (the program ended with exit status 0)"),
                 result.error);
        const auto json = result.json();
        QCOMPARE(json["complete"].get<bool>(), false);
        QCOMPARE(json["captures"][0]["complete"].get<bool>(), false);
        QCOMPARE(json["captures"][0]["frames"].get<int>(), 2);
        QCOMPARE(runCli({"info", "--json", file("broken.vitrine")}).json()["complete"].get<bool>(), false);
    }

    void aProgramThatEndsBadlyIsToldAndWhatItDrewIsKept()
    {
        const CliRun result =
            runCli(QStringList{"record", "-o", file("abort.vitrine")} + subject({"end", "abort", "0"}));
        QCOMPARE(result.code, 0);
        QVERIFY2(result.error.contains("the program ended with signal 6 (Aborted), after ") &&
                     result.error.endsWith(" calls, before it presented a frame\n"),
                 result.error);
        QVERIFY2(result.out.endsWith(" calls, 0 frames, 0 draws\n"), result.out);
        const CliRun later =
            runCli(QStringList{"record", "-o", file("later.vitrine")} + subject({"end", "abort", "3"}));
        QVERIFY2(later.error.contains("the program ended with signal 6 (Aborted), after frame 2 and 2 calls\n"),
                 later.error);
    }

    void signalsFinishTheCaptureHoweverManyThereAre_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGHUP") << SIGHUP;
        QTest::newRow("SIGINT") << SIGINT;
    }

    void signalsFinishTheCaptureHoweverManyThereAre()
    {
        QFETCH(int, signal);
        const QString name = file(QString("signal-%1").arg(signal));
        QProcess recorder;
        recorder.start(VITRINE_CLI, QStringList{"record", "-o", name + ".vitrine"} + subject({"loop", name, "0"}));
        QTRY_VERIFY_WITH_TIMEOUT(framesOf(name) > 2, 60'000);
        for (int i = 0; i < 3; ++i)
            ::kill(static_cast<pid_t>(recorder.processId()), signal);
        QVERIFY(recorder.waitForFinished(60'000));
        QCOMPARE(recorder.exitStatus(), QProcess::NormalExit);
        QCOMPARE(recorder.exitCode(), 0);
        QVERIFY(!QFile::exists(name + ".vitrine.partial"));
        const auto info = runCli({"info", "--json", name + ".vitrine"}).json();
        QVERIFY(info["complete"].get<bool>());
        QVERIFY(info["frames"].get<int>() >= framesOf(name));
    }

    void aSignalThatIsIgnoredStaysSo()
    {
        const QString name = file("nohup");
        QProcess recorder;
        recorder.start("sh", {"-c", QString("trap '' HUP; exec " VITRINE_CLI " record -o %1.vitrine -- " VITRINE_SUBJECT
                                            " loop %1 0")
                                        .arg(name)});
        QTRY_VERIFY_WITH_TIMEOUT(framesOf(name) > 2, 60'000);
        ::kill(static_cast<pid_t>(recorder.processId()), SIGHUP);
        const int frames = framesOf(name);
        QTRY_VERIFY_WITH_TIMEOUT(framesOf(name) > frames + 50, 60'000);
        ::kill(static_cast<pid_t>(recorder.processId()), SIGTERM);
        QVERIFY(recorder.waitForFinished(60'000));
        QCOMPARE(recorder.exitCode(), 0);
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
        QCOMPARE(framesOf(file("full-status")), 6000);
        const CliRun salvaged = runCli({"salvage", file("full.vitrine.partial"), "-o", file("salvaged.vitrine")});
        QCOMPARE(salvaged.code, 0);
        QVERIFY(runCli({"info", "--json", file("salvaged.vitrine")}).json()["frames"].get<int>() > 10);
    }
};

VITRINE_TEST(CliRecordTest, QCoreApplication)
#include "tst_cli_record.moc"
