// SPDX-License-Identifier: Apache-2.0
// FSEG-02 … FSEG-04, FSEG-07, FSEG-08, FSEG-11: what the distributor does in which cycle.
#include "core/record/activity_recorder.h"
#include "core/record/stall_attribution.h"
#include "tests/harness/test_class.h"
#include "tests/spec/fseg/segment_bench.h"

#include <QtTest>

#include <numeric>

using namespace vitrine::core;
using namespace vitrine::fseg;
using Reason = SegmentCloseReason;
using Reasons = std::vector<SegmentCloseReason>;
using Numbers = std::vector<std::uint32_t>;
using Cycles = std::vector<Cycle>;

namespace {

/// T = 20 for four tasks of one fragment.
const std::string kFive = programOf(5);

std::vector<QuadSink::Quads> singles(std::uint16_t count)
{
    std::vector<QuadSink::Quads> result;
    for (std::uint16_t i = 0; i < count; ++i)
        result.push_back({static_cast<std::uint16_t>(2 * i), 1});
    result.push_back({0, 0});
    return result;
}

/// The cycles in which a processor works, half-open.
std::pair<Cycle, Cycle> working(const ActivityRecorder& activity, UnitId unit)
{
    std::pair<Cycle, Cycle> result{kNever, 0};
    for (const ActivityInterval& interval : activity.intervals(unit)) {
        if (interval.activity != Activity::Working)
            continue;
        result.first = std::min(result.first, interval.from);
        result.second = interval.to;
    }
    return result;
}

} // namespace

class DistributorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void FSEG_02_aSegmentHasOneProgram();
    void FSEG_02_moreProgramsByKnob();
    void FSEG_03_dispatchesUntilFull();
    void FSEG_04_closesAfterTimeout();
    void FSEG_04_withoutTimeoutTheSegmentStaysOpen();
    void FSEG_04_aFragmentInTheCycleOfTheTimeoutJoins();
    void FSEG_04_anEmptySegmentNeverTimesOut();
    void FSEG_04_aFullQueueOfDispatchedTasksClosesTheSegment();
    void FSEG_07_theFragmentThatDoesNotFitOpensTheNext();
    void FSEG_07_aTaskIsCutAtTheBorder();
    void FSEG_08_roundRobin();
    void FSEG_08_leastLoadedTakesTheFreeOneWithTheFewestCycles();
    void FSEG_08_processorsThatAreOffAreLeftOut();
    void FSEG_11_dispatchWaitsForAnUncollectedProcessor();
    void FSEG_11_whoTakesAnyWaitsForTheOldestSegment();
    void FSEG_11_theStallReachesTheProducer();
    void tasksStartAsTheyArriveIfTheyMay();
};

void DistributorTest::FSEG_02_aSegmentHasOneProgram()
{
    SegmentBenchConfig config;
    config.limits = {8, 512, 8, 1};
    config.programs = {kFive, programOf(5, 1)};
    // Draw 1 follows in the cycle in which draw 0 has ended, so that the end is no flush.
    SegmentBench bench(config, fragmentsFrom(0, 4, 0) + flushAt(4, 0) + fragmentsFrom(4, 4, 1, 1) + flushAt(8, 1));
    ActivityRecorder activity(bench.machine.snapshot());
    const Subscription subscription = bench.machine.hub().subscribe(activity);
    QVERIFY(bench.run());
    QCOMPARE(bench.book.sizes(), (Numbers{4, 4}));
    QCOMPARE(bench.book.pipelines(), (Numbers{0, 1}));
    QCOMPARE(bench.book.reasons(), (Reasons{Reason::Programs, Reason::Flush}));
    QCOMPARE(bench.book.closed(), (Cycles{4, 8}));
    // Both active in cycles 9–24.
    QCOMPARE(working(activity, bench.processors[0]), (std::pair<Cycle, Cycle>{5, 25}));
    QCOMPARE(working(activity, bench.processors[1]), (std::pair<Cycle, Cycle>{9, 29}));
}

void DistributorTest::FSEG_02_moreProgramsByKnob()
{
    SegmentBenchConfig config;
    config.limits = {8, 512, 8, 2};
    config.programs = {kFive, programOf(5, 1), kFive};
    SegmentBench bench(config, fragmentsFrom(0, 2, 0, 0) + flushAt(2, 0) + fragmentsFrom(2, 2, 1, 1) + flushAt(4, 1) +
                                   fragmentsFrom(4, 2, 2, 2) + flushAt(6, 2));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.sizes(), (Numbers{4, 2}));
    QCOMPARE(bench.book.reasons(), (Reasons{Reason::Programs, Reason::Flush}));
    // The ends of the draws stay where they are in the stream.
    using Quads = QuadSink::Quads;
    QCOMPARE(bench.sink->received(),
             (std::vector<Quads>{{0, 1}, {2, 1}, {0, 0}, {4, 1}, {6, 1}, {0, 0}, {8, 1}, {10, 1}, {0, 0}}));
}

void DistributorTest::FSEG_03_dispatchesUntilFull()
{
    SegmentBenchConfig config;
    config.processors = 3;
    config.limits = {4, 512, 8, 1};
    SegmentBench bench(config, fragmentsFrom(0, 10) + flushAt(10));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.sizes(), (Numbers{4, 4, 2}));
    QCOMPARE(bench.book.pipelines(), (Numbers{0, 1, 2}));
    QCOMPARE(bench.book.reasons(), (Reasons{Reason::Slots, Reason::Slots, Reason::Flush}));
    QCOMPARE(bench.book.closed(), (Cycles{3, 7, 10})); // The last slot closes, a flush a cycle later.
    QCOMPARE(bench.sink->received(), singles(10));
}

void DistributorTest::FSEG_04_closesAfterTimeout()
{
    SegmentBenchConfig config;
    config.limits = {16, 512, 8, 1};
    SegmentBench bench(config, fragmentsFrom(0, 5) + fragmentsFrom(105, 1) + flushAt(106));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.sizes(), (Numbers{5, 1}));
    QCOMPARE(bench.book.closed(), (Cycles{36, 106}));
    QCOMPARE(bench.book.reasons(), (Reasons{Reason::Timeout, Reason::Flush}));
    QCOMPARE(bench.book.pipelines(), (Numbers{0, 1}));
    QCOMPARE(bench.book.segments[1].added, (Cycles{105}));
    const auto& reasons = bench.distributor->statistics().pipelines[0].reasons;
    QCOMPARE(reasons[static_cast<std::size_t>(Reason::Timeout)], std::uint64_t{1});
}

void DistributorTest::FSEG_04_withoutTimeoutTheSegmentStaysOpen()
{
    SegmentBenchConfig config;
    config.limits = {16, 512, 8, 1};
    config.timeout = 0;
    SegmentBench bench(config, fragmentsFrom(0, 5) + fragmentsFrom(105, 1) + flushAt(106));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.sizes(), (Numbers{6}));
    QCOMPARE(bench.book.pipelines(), (Numbers{0}));
    QCOMPARE(bench.book.closed(), (Cycles{106}));
}

void DistributorTest::FSEG_04_aFragmentInTheCycleOfTheTimeoutJoins()
{
    SegmentBenchConfig config;
    config.limits = {16, 512, 8, 1};
    SegmentBench bench(config, fragmentsFrom(0, 5) + fragmentsFrom(36, 1));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.sizes(), (Numbers{6}));
    QCOMPARE(bench.book.closed(), (Cycles{68})); // 32 cycles after the fragment of cycle 36.
}

void DistributorTest::FSEG_04_anEmptySegmentNeverTimesOut()
{
    SegmentBenchConfig config;
    config.limits = {4, 512, 8, 1};
    SegmentBench bench(config, fragmentsFrom(0, 4) + fragmentsFrom(1100, 1) + flushAt(1101));
    QVERIFY(bench.run(1100));
    QCOMPARE(bench.book.closed(), (Cycles{3}));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.closed(), (Cycles{3, 1101}));
}

void DistributorTest::FSEG_04_aFullQueueOfDispatchedTasksClosesTheSegment()
{
    SegmentBenchConfig config;
    config.limits = {16, 512, 8, 1};
    config.timeout = 0;
    config.ftqDepth = 1;
    Script script;
    for (int i = 0; i < 8; ++i)
        script.push_back({0, 0, 0, 0xF});
    SegmentBench bench(config, script + flushAt(0));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.reasons(), Reasons(8, Reason::QueueFull));
    QCOMPARE(bench.book.sizes(), Numbers(8, 4));
    QCOMPARE(bench.book.pipelines(), (Numbers{0, 1, 0, 1, 0, 1, 0, 1}));
    // A quad is dispatched in four cycles, and its last fragment leaves the queue full.
    QCOMPARE(bench.book.segments[0].closed, Cycle{3});
    QCOMPARE(bench.sink->received().size(), std::size_t{9});
}

void DistributorTest::FSEG_07_theFragmentThatDoesNotFitOpensTheNext()
{
    SegmentBenchConfig config;
    config.limits = {8, 64, 2, 1};
    config.programs = {programOf(5, 1)};
    SegmentBench bench(config,
                       fragmentsFrom(0, 5, 0, 0) + fragmentsFrom(5, 1, 0, 1) + fragmentsFrom(6, 1, 0, 2) + flushAt(7));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.sizes(), (Numbers{6, 1}));
    QCOMPARE(bench.book.pipelines(), (Numbers{0, 1}));
    QCOMPARE(bench.book.reasons(), (Reasons{Reason::Primitives, Reason::Flush}));
    QCOMPARE(bench.book.segments[0].closed, Cycle{6});
    QCOMPARE(bench.book.segments[1].added, (Cycles{6})); // In the cycle of its arrival.
    QCOMPARE(bench.sink->received(), singles(7));
}

void DistributorTest::FSEG_07_aTaskIsCutAtTheBorder()
{
    SegmentBenchConfig config;
    config.processors = 3;
    config.limits = {3, 512, 8, 1};
    SegmentBench bench(config, Script{{0, 0, 0, 0xF}, {1, 0, 0, 0xD}} + flushAt(2));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.sizes(), (Numbers{3, 3, 1}));
    QCOMPARE(bench.book.closed(), (Cycles{2, 5, 7}));
    using Quads = QuadSink::Quads;
    // Quad 0 as pixels 0–2 and 3, quad 1 (without pixel 1) as 0, 2 and 3.
    QCOMPARE(bench.sink->received(), (std::vector<Quads>{{0, 0b0111}, {0, 0b1000}, {2, 0b0101}, {2, 0b1000}, {0, 0}}));
    // Tasks of 3, 1, 2 and 1 fragments take a cycle an instruction each on four ALUs.
    QCOMPARE(bench.book.segments[0].done, Cycle{2 + 1 + 5});
    QCOMPARE(bench.book.segments[1].done, Cycle{5 + 1 + 10});
    QCOMPARE(bench.book.segments[2].done, Cycle{7 + 1 + 5});
}

void DistributorTest::FSEG_08_roundRobin()
{
    SegmentBenchConfig config;
    config.processors = 3;
    config.limits = {4, 512, 8, 1};
    SegmentBench bench(config, fragmentsFrom(0, 24) + flushAt(24));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.pipelines(), (Numbers{0, 1, 2, 0, 1, 2}));
    QCOMPARE(bench.book.reasons(), Reasons(6, Reason::Slots));
    const auto& selections = bench.distributor->state().selections;
    QVERIFY(std::equal(selections.begin(), selections.begin() + 6, std::array{0, 1, 2, 0, 1, 2}.begin()));
}

void DistributorTest::FSEG_08_leastLoadedTakesTheFreeOneWithTheFewestCycles()
{
    SegmentBenchConfig config;
    config.limits = {4, 512, 8, 1};
    config.order = SegmentOrder::LeastLoaded;
    config.programs = {programOf(10), programOf(2)};
    // Both free: the lowest number. Then SP 0 is busy, so SP 1. Collected by cycle 200, they have executed 40 and 8
    // cycles: SP 1 again, and once more (16). The last finds SP 1 with a segment, so SP 0 it is; none free: it waits.
    SegmentBench bench(config, fragmentsFrom(0, 4, 0) + fragmentsFrom(4, 4, 1, 1) + fragmentsFrom(200, 4, 1, 2) +
                                   fragmentsFrom(300, 4, 1, 3) + fragmentsFrom(304, 8, 1, 4) + flushAt(312, 1));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.pipelines(), (Numbers{0, 1, 1, 1, 0, 1}));
    QCOMPARE(bench.distributor->statistics().pipelines[0].busyCycles, std::uint64_t{48});
    QCOMPARE(bench.distributor->statistics().pipelines[1].busyCycles, std::uint64_t{32});
    QVERIFY(bench.distributor->state().stall > 0);
}

void DistributorTest::FSEG_08_processorsThatAreOffAreLeftOut()
{
    SegmentBenchConfig config;
    config.processors = 4;
    config.enabled = 0b1010;
    config.limits = {4, 512, 8, 1};
    SegmentBench bench(config, fragmentsFrom(0, 12) + flushAt(12));
    QVERIFY(bench.run());
    QCOMPARE(bench.book.pipelines(), (Numbers{1, 3, 1}));
}

void DistributorTest::FSEG_11_dispatchWaitsForAnUncollectedProcessor()
{
    SegmentBenchConfig config;
    config.limits = {4, 512, 8, 1};
    SegmentBench bench(config, fragmentsFrom(0, 9) + flushAt(9));
    ActivityRecorder activity(bench.machine.snapshot());
    const Subscription subscription = bench.machine.hub().subscribe(activity);
    QVERIFY(bench.run());
    const SegmentNotes& first = bench.book.segments[0];
    QCOMPARE(first.closed, Cycle{3});
    QCOMPARE(first.done, Cycle{24});
    QCOMPARE(first.collected, (Cycles{24, 25, 26, 27}));
    QCOMPARE(bench.book.segments[2].added, (Cycles{28}));
    QCOMPARE(bench.distributor->state().stall, std::uint64_t{20});
    QCOMPARE(bench.distributor->statistics().stalledCycles, std::uint64_t{20});
    const auto stalled = activity.totals(bench.distributor->id(), bench.machine.cycle()).stalled;
    QCOMPARE(stalled[static_cast<std::size_t>(StallReason::ResourceBusy)], Cycle{20});
    QCOMPARE(bench.sink->received(), singles(9));
    // Whom it waits for, and why that one is not free: its tasks run up to 24, and it is collected from then on.
    const auto units = bench.machine.unitDescriptions();
    const auto queues = bench.machine.queueDescriptions();
    const StallSources sources{units, queues, [&](UnitId unit) -> const auto& {return activity.history(unit);
}
}
;
const auto chainIn = [&](Cycle cycle) {
    return QString::fromStdString(chainText(stallAt(sources, bench.distributor->id(), cycle), sources));
};
QCOMPARE(chainIn(8), QString("fsd ← sp.0 is not collected ← sp.0 busy"));
QCOMPARE(chainIn(20), QString("fsd ← sp.0 is not collected ← sp.0 busy"));
QCOMPARE(chainIn(26), QString("fsd ← sp.0 is not collected ← fsc busy"));
}

/// Of three processors of which any would do, the one with the oldest segment is collected first.
void DistributorTest::FSEG_11_whoTakesAnyWaitsForTheOldestSegment()
{
    SegmentBenchConfig config;
    config.processors = 3;
    config.order = SegmentOrder::LeastLoaded;
    config.limits = {1, 512, 8, 1};
    SegmentBench bench(config, fragmentsFrom(0, 5) + flushAt(5));
    QVERIFY(bench.run(5)); // Three segments of five cycles each run from 1, 2 and 3 on; the fourth fragment waits.
    const Snapshot now = bench.machine.snapshot();
    const UnitSnapshot& distributor = now.units[bench.distributor->id().value - 1];
    QCOMPARE(distributor.reason, StallReason::ResourceBusy);
    QVERIFY(bool(distributor.blocker));
    QCOMPARE(bench.machine.queueDescriptions()[distributor.blocker.value - 1].path,
             "sp." + std::to_string(bench.book.pipelines().front()) + ".segment");
}

void DistributorTest::FSEG_11_theStallReachesTheProducer()
{
    SegmentBenchConfig config;
    config.limits = {1, 512, 8, 1};
    config.ftqDepth = 2;
    SegmentBench bench(config, fragmentsFrom(0, 6) + flushAt(6));
    QVERIFY(bench.run(5));
    const Snapshot now = bench.machine.snapshot();
    QCOMPARE(now.units[0].activity, Activity::Stalled); // ain
    QCOMPARE(now.units[0].reason, StallReason::OutputFull);
    QVERIFY(bench.run());
    QCOMPARE(bench.sink->received(), singles(6));
}

void DistributorTest::tasksStartAsTheyArriveIfTheyMay()
{
    SegmentBenchConfig config;
    config.limits = {8, 512, 8, 1};
    for (const bool arrival : {false, true}) {
        config.start = arrival ? SegmentStart::Arrival : SegmentStart::Close;
        SegmentBench bench(config, fragmentsFrom(0, 4) + flushAt(4));
        QVERIFY(bench.run());
        // Twenty cycles from 5, behind the closing cycle, or from 1, behind the first dispatch.
        QCOMPARE(bench.book.segments[0].done, Cycle{arrival ? 21u : 25u});
    }
}

VITRINE_TEST(DistributorTest, QCoreApplication)
#include "tst_fseg_distributor.moc"
