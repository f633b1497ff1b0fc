// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/record/recorder/recorder_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <csignal>
#include <random>
#include <thread>

using namespace vitrine;
using namespace vitrine::testing;
using captures::CaptureReader;
using captures::Recording;
using captures::RecordingOutcome;

namespace {

/// Of this process, which is the recorder; in kilobytes.
std::int64_t residentMemory()
{
    QFile file("/proc/self/statm");
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * (sysconf(_SC_PAGESIZE) / 1024);
}

} // namespace

class TestRecorderEndurance : public QObject {
    Q_OBJECT

private slots:
    void tenThousandFramesTakeBoundedMemory()
    {
        const RecorderBench bench;
        const auto options = bench.options({"loop", bench.path("status"), "10000"});
        auto recording = Recording::start(options);
        QVERIFY(recording.hasValue());
        QTRY_VERIFY_WITH_TIMEOUT((*recording)->progress().frames > 1000, 60'000);
        const std::int64_t early = residentMemory();
        const RecordingOutcome outcome = (*recording)->wait();
        QCOMPARE(outcome.captures.size(), std::size_t{1});
        QCOMPARE(outcome.captures[0].counts.frames, std::uint64_t{10'000});
        QVERIFY2(residentMemory() - early < 48 * 1024, "the recorder grows with the recording");
        const std::int32_t program = statusOf(bench.path("status"), StatusField::PeakKilobytes);
        QVERIFY(program > 0);
        QVERIFY2(program < 200 * 1024, "the program grows with the recording");
        auto capture = CaptureReader::open(options.output);
        QVERIFY(capture.hasValue());
        QCOMPARE((*capture)->frames().size(), std::size_t{10'000});
        QVERIFY(!(*(*capture)->reference(9999)).checksum.empty());
    }

    void everyFrameThatWasPresentedSurvivesAKillAtAnyMoment()
    {
        constexpr int kRounds = 100;
        std::mt19937 random(19);
        std::uniform_int_distribution<int> microseconds(0, 25'000);
        int withFrames = 0;
        for (int round = 0; round < kRounds; ++round) {
            const RecorderBench bench;
            const std::string status = bench.path("status");
            const auto options = bench.options({"loop", status, "0"});
            auto recording = Recording::start(options);
            QVERIFY(recording.hasValue());
            while (statusOf(status, StatusField::ProcessId) == 0) // it lives
                std::this_thread::yield();
            if (round % 4 != 0) { // else: while it sets itself up
                while (statusOf(status, StatusField::Frames) == 0)
                    std::this_thread::yield();
            }
            // The moment is what this test is about, not something that it waits for.
            std::this_thread::sleep_for(std::chrono::microseconds(microseconds(random)));
            ::kill(statusOf(status, StatusField::ProcessId), SIGKILL);
            const RecordingOutcome outcome = (*recording)->wait();
            QCOMPARE(outcome.signal, std::optional(SIGKILL));
            const auto presented = static_cast<std::uint64_t>(statusOf(status, StatusField::Frames));
            if (presented == 0)
                continue;
            ++withFrames;
            QCOMPARE(outcome.captures.size(), std::size_t{1});
            QVERIFY(outcome.captures[0].counts.frames >= presented);
            QVERIFY(replayed(options.output).size() >= presented);
        }
        QVERIFY(withFrames >= kRounds * 3 / 4);
    }
};

VITRINE_TEST(TestRecorderEndurance, QCoreApplication)
#include "tst_recorder_endurance.moc"
