// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <csignal>
#include <sys/types.h>

using vitrine::test::CliRun;
using vitrine::test::runCli;
using vitrine::test::sampleFile;

/// `vitrine-cli limits`.
class CliLimitsTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_11_changesStandInTheOrderOfTheirGain();
    void RUN_11_asText();
    void RUN_11_itCanBeInterrupted();
    void wrongOptions_data();
    void wrongOptions();
};

void CliLimitsTest::RUN_11_changesStandInTheOrderOfTheirGain()
{
    const QStringList machine{"--set", "dev.interval=2", "--set", "cu.quadsPerCycle=4"};
    const CliRun result =
        runCli(QStringList{"limits", sampleFile("triangle"), "--frame", "1", "--jobs", "2", "--json"} + machine);
    QCOMPARE(result.code, 0);
    const auto json = result.json();
    QCOMPARE(json["kind"], "limits");
    QCOMPARE(json["frame"], 1);
    QCOMPARE(json["knobs"]["dev.interval"], 2);
    const auto asItIs =
        runCli(QStringList{"run", sampleFile("triangle"), "--in-flight", "--frames", "1", "--json"} + machine).json();
    QCOMPARE(json["cycles"], asItIs["cycles"]);
    const auto& changes = json["changes"];
    QVERIFY(changes.size() > 20);
    bool isOverTheFirst = false;
    double last = changes[0]["cycles"];
    for (const auto& change : changes) {
        isOverTheFirst = isOverTheFirst || change.contains("not_runnable");
        QCOMPARE(change.contains("not_runnable"), isOverTheFirst);
        if (isOverTheFirst)
            continue;
        QVERIFY(change["cycles"].get<double>() >= last);
        last = change["cycles"];
        const double percent = 100.0 * last / json["cycles"].get<double>();
        QVERIFY(std::abs(change["percent"].get<double>() - percent) < 1e-9);
        QCOMPARE(change["image"], "equal");
    }
    const auto of = [&](const std::string& knob) {
        return *std::ranges::find_if(changes, [&](const auto& change) { return change["knob"] == knob; });
    };
    QCOMPARE(of("sp.count")["unit"], "SP");
    QCOMPARE(of("sp.count")["change"], "one more");
    QCOMPARE(of("dev.interval")["from"], "2");
    QCOMPARE(of("dev.interval")["to"], "1");
    QCOMPARE(of("cu.quadsPerCycle")["not_runnable"], "8 is outside of its range: 1–4");
    const auto changed = runCli(QStringList{"run", sampleFile("triangle"), "--in-flight", "--frames", "1", "--json"} +
                                machine + QStringList{"--set", "sp.count=3"})
                             .json();
    QCOMPARE(of("sp.count")["cycles"].get<int>(), changed["cycles"].get<int>() - asItIs["cycles"].get<int>());
}

void CliLimitsTest::RUN_11_asText()
{
    const CliRun result = runCli({"limits", sampleFile("triangle"), "--set", "cu.quadsPerCycle=4"});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.startsWith("frame 0: "), result.out); // without --frame
    QVERIFY2(result.out.contains(" cycles, energy (illustrative) "), result.out);
    QVERIFY2(result.out.contains("8  not runnable: 8 is outside of its range: 1–4\n"), result.out);
    QVERIFY2(result.error.isEmpty(), result.error);
}

void CliLimitsTest::RUN_11_itCanBeInterrupted()
{
    QProcess process;
    process.start(VITRINE_CLI, {"limits", sampleFile("doom"), "--frame", "1", "--jobs", "2"});
    QVERIFY(process.waitForStarted());
    // The second of the threads that run begins when Ctrl-C is caught, by a third.
    const QDir threads(QStringLiteral("/proc/%1/task").arg(process.processId()));
    QTRY_VERIFY(threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot).size() >= 3);
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(120'000));
    QCOMPARE(process.exitCode(), 130);
    const QByteArray error = process.readAllStandardError();
    QVERIFY2(error.contains("the search was cancelled"), error);
    QVERIFY(process.readAllStandardOutput().isEmpty());
}

void CliLimitsTest::wrongOptions_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("frame") << QStringList{"--frame", "99"} << QByteArray("there is no frame 99");
    QTest::newRow("jobs") << QStringList{"--jobs", "0"} << QByteArray("--jobs takes a number from 1 on");
    QTest::newRow("knob") << QStringList{"--set", "ftq.depth=0"} << QByteArray("ftq.depth: 1–1024");
    QTest::newRow("machine") << QStringList{"--machine", "huge"} << QByteArray("there is no machine huge");
}

void CliLimitsTest::wrongOptions()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, says);
    const CliRun result = runCli(QStringList{"limits", sampleFile("triangle")} + options);
    QCOMPARE(result.code, 2);
    QVERIFY2(result.error.contains(says), result.error);
}

VITRINE_TEST(CliLimitsTest, QCoreApplication)
#include "tst_cli_limits.moc"
