// SPDX-License-Identifier: Apache-2.0
// RUN-07 on samples: what was stopped goes on from there, and comes to the same.
#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/draw_start.h"
#include "core/session/feed/frame_start.h"
#include "core/session/frame/frame_starts.h"
#include "core/session/frame/frame_stream.h"
#include "core/session/machine/draw_explorer.h"
#include "core/session/machine/event_section.h"
#include "core/session/machine/frame_section.h"
#include "core/session/machine/frame_totals.h"
#include "core/session/machine/power_section.h"
#include "core/session/machine/recording_run.h"
#include "core/session/machine/task_section.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

using namespace vitrine;
using core::Cycle;
using core::DrawRecording;
using test::SampleReplay;

namespace {

using Recorded = std::shared_ptr<const DrawRecording>;

/// Stopped whenever it tells how far it is, which is every so many thousand cycles; then on. Nothing: it failed.
struct InPieces {
    Recorded recording;
    int stops = 0;
    bool hasToldForward = true; ///< no cycle was told twice
};

InPieces recordInPieces(core::RecordingRun& run)
{
    InPieces result;
    Cycle told = 0;
    while (true) {
        std::stop_source stop;
        auto recorded = run.run({stop.get_token(), [&](Cycle done, Cycle) {
                                     result.hasToldForward = result.hasToldForward && done > told;
                                     told = done;
                                     stop.request_stop();
                                 }});
        if (recorded) {
            result.recording = *std::move(recorded);
            return result;
        }
        if (recorded.error().kind != core::ErrorKind::Cancelled)
            return result;
        ++result.stops;
    }
}

/// The first thing in which they differ; empty: none.
QString differenceOf(const DrawRecording& a, const DrawRecording& b)
{
    if (a.length() != b.length() || a.isComplete() != b.isComplete() || a.failure() != b.failure())
        return QString("%1 cycles, %2 cycles").arg(a.length()).arg(b.length());
    for (const core::UnitDescription& unit : a.units()) {
        const auto inA = a.activity(unit.id).intervals(), inB = b.activity(unit.id).intervals();
        if (inA.size() != inB.size())
            return QString::fromStdString(unit.path);
        for (std::size_t i = 0; i < inA.size(); ++i)
            if (inA[i].from != inB[i].from || inA[i].activity != inB[i].activity)
                return QString("%1, interval %2").arg(QString::fromStdString(unit.path)).arg(i);
    }
    for (const core::QueueDescription& queue : a.queues()) {
        const auto inA = a.statistics(queue.id), inB = b.statistics(queue.id);
        if (inA.highWater != inB.highWater || inA.mean != inB.mean || inA.full != inB.full)
            return QString::fromStdString(queue.path);
    }
    if (a.section<core::EventSection>().counts != b.section<core::EventSection>().counts)
        return "events";
    if (a.section<core::TaskSection>().log.tasks().size() != b.section<core::TaskSection>().log.tasks().size())
        return "tasks";
    const auto &frameA = a.section<core::FrameSection>().run, &frameB = b.section<core::FrameSection>().run;
    if (frameA.has_value() != frameB.has_value())
        return "frame";
    if (!frameA)
        return {};
    if (frameA->energy != frameB->energy || frameA->draws.size() != frameB->draws.size() ||
        frameA->waits.size() != frameB->waits.size())
        return "frame";
    for (std::size_t i = 0; i < frameA->draws.size(); ++i)
        if (frameA->draws[i].begin != frameB->draws[i].begin || frameA->draws[i].end != frameB->draws[i].end)
            return QString("draw %1 of the frame").arg(i);
    return {};
}

std::string traceOf(const std::shared_ptr<const core::DrawStart>& start)
{
    auto replay = core::DrawReplay::begin(start, {.hashing = core::TraceHashing::On});
    return replay && (*replay)->seek(core::kNever) ? (*replay)->traceHash() : std::string();
}

} // namespace

class RunRecordingTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_07_aRecordingThatWasStoppedGoesOn_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("frame");
        QTest::newRow("waits for a texture") << "lit-cube-shadow-map" << 1;
        QTest::newRow("the program reads back") << "smoke" << 0;
        QTest::newRow("HIZ") << "foliage" << 0;
        QTest::newRow("passes of 2-D graphics") << "disc" << 0;
    }

    void RUN_07_aRecordingThatWasStoppedGoesOn()
    {
        QFETCH(QString, name);
        QFETCH(int, frame);
        SampleReplay sample(name.toStdString());
        QVERIFY(sample.isOpen());
        core::FrameStarts starts;
        const auto start = starts.take(sample.capture(), sample.machine(), static_cast<std::size_t>(frame));
        QVERIFY2(start.hasValue(), start ? "" : start.error().message.english().c_str());
        const auto whole = core::recordDraw(*start);
        QVERIFY(whole.hasValue());
        core::RecordingRun run(*start);
        const InPieces pieces = recordInPieces(run);
        QVERIFY(pieces.recording);
        QVERIFY2(pieces.stops > 0, qPrintable(QString("%1 cycles").arg((*whole)->length())));
        QVERIFY(pieces.hasToldForward);
        QCOMPARE(differenceOf(*pieces.recording, **whole), QString());
        QCOMPARE(run.work(), (*whole)->length()); // no cycle twice
        // What is looked into later is the same, too.
        const Cycle middle = (*whole)->length() / 2;
        auto explorer = core::DrawExplorer::open(pieces.recording);
        auto other = core::DrawExplorer::open(*whole);
        QVERIFY(explorer && other);
        const auto events = (*explorer)->eventsBetween(middle, middle + 100, 1000);
        const auto expected = (*other)->eventsBetween(middle, middle + 100, 1000);
        QVERIFY(events && expected);
        QCOMPARE(events->total, expected->total);
    }

    /// Each frame is recorded with all there is room for, and sums up to the same; the frames by themselves, to what a
    /// stream of them without recorders takes.
    void RUN_08_framesAToBAreTheirFrames()
    {
        SampleReplay sample("lit-cube-shadow-map");
        QVERIFY(sample.isOpen());
        core::FrameStarts starts;
        core::KnownFrames known;
        // Stopped behind the first one, whose figures are kept.
        std::stop_source stop;
        const auto cut = core::frameTotals(sample.capture(), sample.machine(), starts, 0, 2, known,
                                           {stop.get_token(), [&stop](std::uint64_t done, std::uint64_t total) {
                                                QCOMPARE(total, std::uint64_t{3});
                                                if (done == 1)
                                                    stop.request_stop();
                                            }});
        QVERIFY(!cut.hasValue());
        QCOMPARE(cut.error().kind, core::ErrorKind::Cancelled);
        QCOMPARE(known.size(), std::size_t{1});
        const auto all = core::frameTotals(sample.capture(), sample.machine(), starts, 0, 2, known);
        QVERIFY2(all.hasValue(), all ? "" : all.error().message.english().c_str());
        QCOMPARE(all->size(), std::size_t{3});
        core::FrameStream stream(sample.capture(), sample.machine(), sample.machine().commands->ciDraws);
        for (std::size_t frame = 0; frame < 3; ++frame) {
            const core::FrameTotals& totals = (*all)[frame];
            const auto ran = stream.run();
            QVERIFY(ran.hasValue());
            QCOMPARE(totals.run.frame, frame);
            QCOMPARE(totals.run.cycles, ran->cycles);
            QCOMPARE(totals.run.energy, ran->energy);
            QCOMPARE(totals.run.cost() + totals.run.withoutDraw + totals.run.tail, ran->cycles);
            QCOMPARE(totals.run.hostWrites.size(), ran->hostWrites.size());
            const auto start = starts.take(sample.capture(), sample.machine(), frame);
            const auto whole = core::recordDraw(*start);
            QVERIFY(whole.hasValue());
            core::Cycle working = 0, stalled = 0;
            for (const core::UnitId processor : (*whole)->processors()) {
                const core::ActivityTotals of = (*whole)->totals(processor);
                working += of.working;
                for (const core::Cycle cycles : of.stalled)
                    stalled += cycles;
            }
            QCOMPARE(totals.processors.working(), working);
            QCOMPARE(totals.processors.stalled(), stalled);
            QCOMPARE(totals.processors.all(), ran->cycles * (*whole)->processors().size());
            QCOMPARE(totals.work.size(), std::size_t{core::FrameTotals::kColumns});
        }
    }

    void RUN_07_aDrawAloneGoesOnLikewise()
    {
        SampleReplay sample("lit-cube-shadow-map");
        core::Replay& replay = sample.replay();
        std::uint64_t call = 0;
        for (const core::ActionEntry& action : sample.capture().actions())
            if (action.kind == core::ActionKind::Draw && action.draw == 4) // 30,000 cycles
                call = action.callIndex;
        QVERIFY(replay.seek(call));
        const auto start = replay.takeNextDraw(sample.machine());
        QVERIFY(start.hasValue());
        const auto whole = core::recordDraw(*start);
        QVERIFY(whole.hasValue());
        core::RecordingRun run(*start);
        const InPieces pieces = recordInPieces(run);
        QVERIFY(pieces.recording);
        QVERIFY2(pieces.stops > 0, qPrintable(QString("%1 cycles").arg((*whole)->length())));
        QCOMPARE(differenceOf(*pieces.recording, **whole), QString());
        QCOMPARE(run.work(), (*whole)->length());
    }

    /// The way to frame 2 is stopped behind frame 0, in frame 1: the next one begins at frame 1.
    void RUN_07_theWayToAFrameGoesOnFromTheLastWholeOne()
    {
        SampleReplay sample("lit-cube-shadow-map");
        QVERIFY(sample.isOpen());
        core::FrameStarts straight, stopped;
        const auto expected = straight.take(sample.capture(), sample.machine(), 2);
        QVERIFY(expected.hasValue());
        std::stop_source stop;
        const auto cut = stopped.take(sample.capture(), sample.machine(), 2, stop.get_token(),
                                      [&](std::uint64_t, std::uint64_t total) {
                                          QCOMPARE(total, std::uint64_t{2});
                                          stop.request_stop();
                                      });
        QVERIFY(!cut.hasValue());
        QCOMPARE(cut.error().kind, core::ErrorKind::Cancelled);
        std::vector<std::uint64_t> totals;
        const auto start = stopped.take(sample.capture(), sample.machine(), 2, {},
                                        [&](std::uint64_t, std::uint64_t total) { totals.push_back(total); });
        QVERIFY2(start.hasValue(), start ? "" : start.error().message.english().c_str());
        QCOMPARE(totals, std::vector<std::uint64_t>{1});
        QCOMPARE((*start)->frame->frame, std::size_t{2});
        const std::string trace = traceOf(*start);
        QVERIFY(!trace.empty());
        QCOMPARE(trace, traceOf(*expected));
    }
};

VITRINE_TEST(RunRecordingTest)
#include "tst_run_recording.moc"
