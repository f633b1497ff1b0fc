// SPDX-License-Identifier: Apache-2.0
// RUN-14: a draw costs the same wherever one looks, and whatever ran before.
#include "core/observe/observer_hub.h"
#include "core/session/comparison/comparison.h"
#include "core/session/draw_replay.h"
#include "core/session/frame/frame_stream.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/power_section.h"
#include "core/session/query/draw_costs.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

#include <limits>
#include <map>

using namespace vitrine;
using test::SampleReplay;

namespace {

struct Cost {
    core::Cycle cycles = 0;
    core::Energy energy = 0;
    friend bool operator==(const Cost&, const Cost&) = default;
};
/// By the draw's number in the capture.
using Costs = std::map<std::uint32_t, Cost>;

struct Frames {
    std::size_t first = 0, last = 0;
};

Frames allOf(SampleReplay& sample)
{
    return {0, sample.capture().frames().size() - 1};
}

/// `run`: the machine goes from draw to draw with its clock.
Costs inARun(SampleReplay& sample, const Frames& frames)
{
    core::Replay replay(sample.capture(), sample.machine(), core::Timing::Timed);
    const auto& entries = sample.capture().frames();
    Costs costs;
    if (!replay.seek(entries[frames.first].firstCallIndex) || !replay.seek(entries[frames.last].endCallIndex + 1))
        return costs;
    for (const core::DrawCounters& draw : replay.drawCounters())
        if (draw.cycles != 0)
            costs[draw.draw] = {draw.cycles, draw.energy};
    return costs;
}

/// `compare`: what comes before the frames is replayed without a clock.
Costs inAComparison(SampleReplay& sample, const Frames& frames)
{
    const auto& entries = sample.capture().frames();
    const core::ComparedRange range{entries[frames.first].firstCallIndex, entries[frames.last].endCallIndex + 1};
    const auto compared = core::compareMachines(sample.capture(), range, {{"", sample.machine()}});
    Costs costs;
    if (compared)
        for (const core::DrawFigures& draw : compared->machines[0].figures.perDraw)
            costs[draw.draw] = {draw.cycles, draw.energy};
    return costs;
}

/// The window: each draw is looked at by itself.
Costs alone(SampleReplay& sample)
{
    Costs costs;
    for (const core::ActionEntry& action : sample.capture().actions()) {
        if (action.kind != core::ActionKind::Draw || !sample.replay().seek(action.callIndex))
            continue;
        const auto recording = core::recordDraw(sample.replay(), sample.machine());
        if (recording)
            costs[action.draw] = {(*recording)->length(), (*recording)->section<core::PowerSection>().energy};
    }
    return costs;
}

/// The columns of Events: counted from wherever a stretch of calls begins, here before each draw.
Costs inStretches(SampleReplay& sample)
{
    Costs costs;
    for (const core::ActionEntry& action : sample.capture().actions()) {
        if (action.kind != core::ActionKind::Draw || !sample.replay().seek(action.callIndex))
            continue;
        const core::CostStretch stretch{action.callIndex + 1, std::numeric_limits<core::ReplayCost>::max()};
        const auto counted = core::countTimedDraws(sample.replay(), sample.machine(), sample.capture(), stretch, {});
        if (counted && counted->draws.size() == 1)
            costs[action.draw] = {counted->draws[0].cycles, counted->draws[0].energy};
    }
    return costs;
}

/// `run --in-flight` with ci.draws of 1: each frame is one run.
Costs inFlightOfOne(SampleReplay& sample)
{
    core::FrameStream stream(sample.capture(), sample.machine(), 1);
    Costs costs;
    for (std::size_t frame = 0; frame < sample.capture().frames().size(); ++frame)
        if (const auto run = stream.run())
            for (const core::DrawSpan& span : run->draws)
                costs[span.draw] = {span.cost, span.energy};
    return costs;
}

QByteArray text(const Costs& costs)
{
    QByteArray all;
    for (const auto& [draw, cost] : costs)
        all += QByteArray::number(draw) + ": " + QByteArray::number(qulonglong(cost.cycles)) + " cycles, energy " +
               QByteArray::number(qulonglong(cost.energy)) + '\n';
    return all;
}

} // namespace

class RunDrainedTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_14_aDrawCostsTheSameEverywhere_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"lit-cube-shadow-map", "bypass-ten-draws", "wood-and-marble-units", "archway", "star"})
            QTest::newRow(name) << name;
    }

    void RUN_14_aDrawCostsTheSameEverywhere()
    {
        QFETCH(QString, name);
        SampleReplay sample(name.toStdString());
        QVERIFY(sample.isOpen());
        const Costs expected = alone(sample);
        QVERIFY(!expected.empty());
        QCOMPARE(text(inARun(sample, allOf(sample))), text(expected));
        QCOMPARE(text(inAComparison(sample, allOf(sample))), text(expected));
        QCOMPARE(text(inStretches(sample)), text(expected));
        QCOMPARE(text(inFlightOfOne(sample)), text(expected));
        Costs frameByFrame;
        for (std::size_t frame = 0; frame < sample.capture().frames().size(); ++frame)
            frameByFrame.merge(inAComparison(sample, {frame, frame}));
        QCOMPARE(text(frameByFrame), text(expected));
    }

    // Draws 4 and 14 are the same, in frames 0 and 2.
    void RUN_14_theSameDrawInTwoFrames()
    {
        SampleReplay sample("lit-cube-shadow-map");
        QVERIFY(sample.isOpen());
        const Costs all = inARun(sample, allOf(sample));
        QVERIFY(all.contains(4) && all.contains(14));
        QCOMPARE(all.at(14), all.at(4));
        QCOMPARE(inARun(sample, {0, 0}).at(4), all.at(4));
        QCOMPARE(inARun(sample, {2, 2}).at(14), all.at(4));
    }

    // Draws that bypass the processors leave parts without power and fragments on the other way: not for the next
    // frame.
    void RUN_14_aFrameBeginsOnTheMachineAsReset()
    {
        SampleReplay sample("bypass-ten-draws");
        QVERIFY(sample.isOpen());
        const auto& entries = sample.capture().frames();
        QVERIFY(entries.size() >= 2);
        core::Replay replay(sample.capture(), sample.machine(), core::Timing::Timed);
        class Notes final : public core::Observer {
        public:
            std::size_t interrupts = 0;
            void onInterruptRaised(const core::InterruptRaised&) override { ++interrupts; }
        } notes;
        const core::Subscription subscription = replay.events()->subscribe(notes);
        QVERIFY(replay.seek(entries[1].endCallIndex + 1));
        QCOMPARE(notes.interrupts, std::size_t{2}); // RUN-01: a present raises one.
    }
};

VITRINE_TEST(RunDrainedTest)
#include "tst_run_drained.moc"
