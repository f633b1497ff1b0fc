// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/recorder/recorder_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <csignal>

using namespace vitrine;
using namespace vitrine::testing;
using captures::CaptureReader;
using captures::CaptureState;
using captures::RecordingOutcome;

namespace {

std::string lastFunctionOf(const std::filesystem::path& capture)
{
    auto reader = CaptureReader::open(capture);
    if (!reader || (*reader)->callCount() == 0)
        return {};
    const auto call = (*reader)->call((*reader)->callCount() - 1);
    return call ? call->function : std::string();
}

} // namespace

/// "The stream broke off" is not "the program ended": what programs do to descriptors, processes and themselves.
class TestRecorderTrouble : public QObject {
    Q_OBJECT

private slots:
    void noFrameIsLostWhateverBecomesOfTheConnection_data()
    {
        QTest::addColumn<QString>("trouble");
        QTest::addColumn<int>("frames");
        for (const char* name : {"none", "close-loop", "close-from", "close-range", "dup2", "few-files", "daemon",
                                 "daemon-closing", "forks"})
            QTest::newRow(name) << name << 6;
        QTest::newRow("close-twice") << "close-twice" << 7;
        QTest::newRow("daemon-early") << "daemon-early" << 7;
    }

    void noFrameIsLostWhateverBecomesOfTheConnection()
    {
        QFETCH(QString, trouble);
        QFETCH(int, frames);
        const RecorderBench bench;
        const auto undisturbed = [&] {
            auto options = bench.options({"end", "none", std::to_string(frames)});
            options.output = bench.path("undisturbed.vitrine");
            QTest::qVerify(bench.record(options).captures.size() == 1, "", "", __FILE__, __LINE__);
            return replayed(options.output);
        }();
        const RecordingOutcome outcome =
            bench.record(bench.options({"trouble", trouble.toStdString(), bench.path("file")}));
        QCOMPARE(outcome.problem, std::string());
        QVERIFY2(outcome.losses.empty(), outcome.losses.empty() ? "" : outcome.losses[0].c_str());
        QCOMPARE(outcome.exitStatus, std::optional(0));
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QVERIFY2(outcome.captures[0].problem.empty(), outcome.captures[0].problem.c_str());
        QVERIFY(!outcome.captures[0].isCutOff);
        QCOMPARE(outcome.captures[0].counts.frames, static_cast<std::uint64_t>(frames));
        const auto pictures = replayed(outcome.captures[0].path);
        QCOMPARE(pictures.size(), static_cast<std::size_t>(frames));
        for (std::size_t i = 0; i < pictures.size(); ++i)
            QCOMPARE(pictures[i].hash(), undisturbed[i].hash());
        QVERIFY(contents(bench.path("file")).empty()); // what the program put in our place is its own
    }

    void aStreamThatBrokeOffIsNamedAndCounted()
    {
        const RecorderBench bench;
        const RecordingOutcome outcome = bench.record(bench.options({"trouble", "unreachable", bench.path("file")}));
        QCOMPARE(outcome.exitStatus, std::optional(0));
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QVERIFY(outcome.captures[0].isCutOff);
        QCOMPARE(outcome.captures[0].counts.frames, std::uint64_t{2}); // of the second, what was not sent yet was kept
        const QString problem = QString::fromStdString(outcome.captures[0].problem);
        QVERIFY2(problem.startsWith("the connection to the program broke off after 2 frames: ") &&
                     problem.endsWith(" calls and 4 frames after it are missing"),
                 qPrintable(problem));
        auto capture = CaptureReader::open(outcome.captures[0].path);
        QVERIFY(capture.hasValue());
        QVERIFY((*capture)->summary().state == CaptureState::CutOff);
    }

    void framesOfAChildBesideItsParentAreMissed()
    {
        const RecorderBench bench;
        const RecordingOutcome outcome = bench.record(bench.options({"trouble", "child-draws", bench.path("file")}));
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QVERIFY(!outcome.captures[0].isCutOff);
        QCOMPARE(outcome.captures[0].counts.frames, std::uint64_t{6});
        QCOMPARE(outcome.losses.size(), std::size_t{1});
        QVERIFY2(outcome.losses[0].find("the 2 frames that it presented are in no capture") != std::string::npos,
                 outcome.losses[0].c_str());
    }

    void callsAfterTheLastFrameAreKeptHoweverTheProgramEnds_data()
    {
        QTest::addColumn<QString>("end");
        QTest::addColumn<int>("frames");
        QTest::addColumn<int>("exitStatus");
        QTest::addColumn<int>("signal");
        for (const int frames : {0, 3}) {
            const auto row = [&](const char* end, int exitStatus, int signal) {
                QTest::addRow("%s after %d", end, frames) << end << frames << exitStatus << signal;
            };
            row("abort", -1, SIGABRT);
            row("kill", -1, SIGKILL);
            row("_exit", 7, -1);
            row("exec", 5, -1);
        }
    }

    void callsAfterTheLastFrameAreKeptHoweverTheProgramEnds()
    {
        QFETCH(QString, end);
        QFETCH(int, frames);
        QFETCH(int, exitStatus);
        QFETCH(int, signal);
        const RecorderBench bench;
        const RecordingOutcome outcome =
            bench.record(bench.options({"end", end.toStdString(), std::to_string(frames)}));
        QCOMPARE(outcome.signal.value_or(-1), signal); // first, as it tells more where it is another one
        QCOMPARE(outcome.exitStatus.value_or(-1), exitStatus);
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QVERIFY(!outcome.captures[0].isCutOff);
        QCOMPARE(outcome.captures[0].counts.frames, static_cast<std::uint64_t>(frames));
        QCOMPARE(QString::fromStdString(lastFunctionOf(outcome.captures[0].path)), QString("glClear"));
        if (frames > 0)
            QCOMPARE(outcome.captures[0].callsSinceFrame, std::uint64_t{2});
        else
            QCOMPARE(outcome.captures[0].callsSinceFrame, outcome.captures[0].counts.calls);
    }

    void anEnvironmentThatTheProgramClearsIsKnown()
    {
        const RecorderBench bench;
        const RecordingOutcome outcome = bench.record(bench.options({"bare", "3"}));
        QCOMPARE(outcome.problem, std::string());
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QCOMPARE(outcome.captures[0].counts.frames, std::uint64_t{3});
    }

    void aProgramThatDrawsInTheBackgroundIsWaitedFor()
    {
        const RecorderBench bench;
        auto options = bench.options({});
        options.command = {"sh", "-c", "setsid " VITRINE_SUBJECT " loop " + bench.path("status") + " 4 & exit 3"};
        const RecordingOutcome outcome = bench.record(options);
        QCOMPARE(outcome.exitStatus, std::optional(3));
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QCOMPARE(outcome.captures[0].counts.frames, std::uint64_t{4});
    }

    void aLimitOnFilesDoesNotEndTheProgram()
    {
        // Smaller than the memory that a program shares with its recorder.
        const RecorderBench bench;
        auto options = bench.options({});
        options.command = {"sh", "-c", "ulimit -f 1; exec " VITRINE_SUBJECT " end _exit 3"};
        const RecordingOutcome outcome = bench.record(options);
        QCOMPARE(outcome.exitStatus, std::optional(7));
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QCOMPARE(outcome.captures[0].counts.frames, std::uint64_t{3});
        QCOMPARE(outcome.captures[0].callsSinceFrame, std::uint64_t{2});
    }
};

VITRINE_TEST(TestRecorderTrouble, QCoreApplication)
#include "tst_recorder_trouble.moc"
