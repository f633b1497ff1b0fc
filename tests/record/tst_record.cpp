// SPDX-License-Identifier: Apache-2.0
#include "core/observe/event_names.h"
#include "core/observe/observer_hub.h"
#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"
#include "core/record/series.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace vitrine::core;

class RecordTest : public QObject {
    Q_OBJECT
private slots:
    void summaryIsWeightedByTime();
    void lastValueOfACycleCounts();
    void pyramidAgreesWithAPlainWalk();
    void columnsCoverTheStretchOnce();
    void oldChangesBecomeSumsInBoundedMemory();
    void rewindForgetsWhatCameLater();
    void rewindBeyondWhatIsKeptStartsAgain();
    void rewindIntoTheOldestBlockKept();
    void occupancyAndHighWater();
    void stallsAreAttributedToReasonAndQueue();
    void blockersAreCountedBeyondWhatIsKept();
    void observersAreAskedForTheKindsThatTheyHandle();
    void eventsHaveTheirPublicNames();
};

void RecordTest::summaryIsWeightedByTime()
{
    Series series;
    series.append(10, 4);
    series.append(20, 1);
    QCOMPARE(series.summarize(0, 40), (SeriesSummary{0, 4, (4 * 10 + 1 * 20) / 40.0}));
    QCOMPARE(series.summarize(15, 25), (SeriesSummary{1, 4, (4 * 5 + 1 * 5) / 10.0}));
    QCOMPARE(series.summarize(20, 21), (SeriesSummary{1, 1, 1.0}));
    QCOMPARE(series.summarize(5, 5), SeriesSummary{});
    QCOMPARE(series.valueAt(9), 0u);
    QCOMPARE(series.valueAt(10), 4u);
}

void RecordTest::lastValueOfACycleCounts()
{
    Series series;
    series.append(5, 9);
    series.append(5, 2);
    QCOMPARE(series.points().size(), std::size_t{2});
    QCOMPARE(series.summarize(0, 10), (SeriesSummary{0, 2, 1.0}));
}

void RecordTest::pyramidAgreesWithAPlainWalk()
{
    // A change every second cycle, far more than two levels of the pyramid hold.
    Series series;
    const auto value = [](Cycle change) { return static_cast<std::uint32_t>(change * 7919 % 1009); };
    for (Cycle change = 0; change < 5000; ++change)
        series.append(change * 2, value(change));
    for (const auto& [from, to] : {std::pair<Cycle, Cycle>{0, 10000}, {1, 2}, {31, 8192}, {512, 1024}, {9999, 10000}}) {
        std::uint32_t min = ~0u;
        std::uint32_t max = 0;
        double sum = 0;
        for (Cycle cycle = from; cycle < to; ++cycle) {
            min = std::min(min, value(cycle / 2));
            max = std::max(max, value(cycle / 2));
            sum += value(cycle / 2);
        }
        const SeriesSummary summary = series.summarize(from, to);
        QCOMPARE(summary.min, min);
        QCOMPARE(summary.max, max);
        QCOMPARE(summary.mean, sum / static_cast<double>(to - from));
    }
}

void RecordTest::columnsCoverTheStretchOnce()
{
    Series series;
    series.append(3, 6);
    const auto columns = series.columns(0, 9, 3);
    QCOMPARE(columns.size(), std::size_t{3});
    QCOMPARE(columns[0], (SeriesSummary{0, 0, 0.0}));
    QCOMPARE(columns[1], (SeriesSummary{6, 6, 6.0}));
    QCOMPARE(columns[2], (SeriesSummary{6, 6, 6.0}));
    QCOMPARE(series.columns(0, 9, 1)[0].mean, 4.0);
    QCOMPARE(series.columns(2, 4, 8).size(), std::size_t{8}); // More columns than cycles.
}

void RecordTest::oldChangesBecomeSumsInBoundedMemory()
{
    // 0, 1, 2, 3, 0, … a cycle each: any 64 cycles sum up to 96.
    constexpr Cycle kCycles = 1'000'000;
    Series series(0, 0, {1024, 64});
    for (Cycle cycle = 1; cycle < kCycles; ++cycle)
        series.append(cycle, cycle % 4);
    QVERIFY(series.exactFrom() > kCycles - 4096);
    QVERIFY(series.points().size() < 4096);
    QCOMPARE(series.points().back(), (Series::Point{kCycles - 1, 3}));
    QCOMPARE(series.summarize(0, kCycles), (SeriesSummary{0, 3, 1.5}));
    QCOMPARE(series.summarize(kCycles - 8, kCycles - 4), (SeriesSummary{0, 3, 1.5}));
    QCOMPARE(series.summarize(kCycles - 1, kCycles), (SeriesSummary{3, 3, 3.0}));
    const SeriesSummary old = series.summarize(123, 300'123);
    QCOMPARE(old.min, 0u);
    QCOMPARE(old.max, 3u);
    QVERIFY(std::abs(old.mean - 1.5) < 0.001);
}

void RecordTest::rewindForgetsWhatCameLater()
{
    for (const Cycle back : {Cycle{1}, Cycle{63}, Cycle{64}, Cycle{65}, Cycle{5000}, Cycle{9999}}) {
        Series rewound;
        Series straight;
        for (Cycle cycle = 1; cycle < 10'000; ++cycle) {
            rewound.append(cycle, cycle * 7919 % 1009);
            if (cycle < back)
                straight.append(cycle, cycle * 7919 % 1009);
        }
        rewound.rewind(back);
        for (Cycle cycle = back; cycle < back + 300; ++cycle) {
            rewound.append(cycle, cycle % 5);
            straight.append(cycle, cycle % 5);
        }
        QCOMPARE(rewound.points(), straight.points());
        QCOMPARE(rewound.summarize(0, back + 300), straight.summarize(0, back + 300));
        QCOMPARE(rewound.columns(0, back + 300, 7), straight.columns(0, back + 300, 7));
    }
}

void RecordTest::rewindBeyondWhatIsKeptStartsAgain()
{
    Series series(0, 5, {1024, 64});
    for (Cycle cycle = 1; cycle < 20'000; ++cycle)
        series.append(cycle, cycle % 2);
    series.rewind(10);
    series.append(10, 7);
    QCOMPARE(series.start(), Cycle{10});
    QCOMPARE(series.summarize(0, 20), (SeriesSummary{7, 7, 7.0}));
}

void RecordTest::rewindIntoTheOldestBlockKept()
{
    // What was in force before that block is forgotten: from the cycle of the rewind on everything is right.
    Series series(0, 5, {1024, 64});
    for (Cycle cycle = 1; cycle < 20'000; ++cycle)
        series.append(cycle, cycle % 2);
    const Cycle back = series.exactFrom() + 10;
    series.rewind(back);
    for (Cycle cycle = back; cycle < back + 300; ++cycle)
        series.append(cycle, 7);
    QCOMPARE(series.summarize(back, back + 300), (SeriesSummary{7, 7, 7.0}));
    QCOMPARE(series.valueAt(back), 7u);
}

void RecordTest::occupancyAndHighWater()
{
    Snapshot start;
    start.cycle = 100;
    start.queues = {{QueueId{1}, 1, {}, {}, {}}};
    OccupancyRecorder recorder(start);
    const std::array changes{QueueChange{Change(101, 2), QueueId{1}}, QueueChange{Change(103, 1), QueueId{1}}};
    recorder.takeQueueChanges(changes);
    QCOMPARE(recorder.highWater(QueueId{1}), 2u);
    QCOMPARE(recorder.series(QueueId{1}).valueAt(102), 2u);
    QCOMPARE(recorder.series(QueueId{1}).valueAt(103), 1u);
}

void RecordTest::stallsAreAttributedToReasonAndQueue()
{
    Snapshot start;
    start.units.resize(1);
    ActivityRecorder recorder(start);
    const auto change = [&](Cycle cycle, Activity activity, StallReason reason, QueueId blocker) {
        const UnitChange told{Change(cycle, ActivityCode(activity, reason, blocker).bits), UnitId{1}};
        recorder.takeUnitChanges({&told, 1});
    };
    change(0, Activity::Working, {}, {});
    change(10, Activity::Stalled, StallReason::OutputFull, QueueId{2});
    change(14, Activity::Stalled, StallReason::Memory, {});
    change(15, Activity::Stalled, StallReason::OutputFull, QueueId{2});
    change(20, Activity::Idle, {}, {});
    const ActivityTotals totals = recorder.totals(UnitId{1}, 30);
    QCOMPARE(totals.working, Cycle{10});
    QCOMPARE(totals.stalled[static_cast<std::size_t>(StallReason::OutputFull)], Cycle{9});
    QCOMPARE(totals.stalled[static_cast<std::size_t>(StallReason::Memory)], Cycle{1});
    QCOMPARE(totals.stalledAll(), Cycle{10});
    QCOMPARE(totals.idle, Cycle{10});
    QCOMPARE(totals.blockers, (std::vector<ActivityTotals::Blocked>{{QueueId{2}, 9}}));
    QCOMPARE(recorder.history(UnitId{1}).sums(0, 20).working(), Cycle{10});
    QCOMPARE(recorder.totals(UnitId{1}, 12).stalledAll(), Cycle{2});
}

void RecordTest::blockersAreCountedBeyondWhatIsKept()
{
    // Working and waiting for queue 2 in turn, a cycle each.
    const std::uint32_t working = ActivityCode(Activity::Working, {}, {}).bits;
    const std::uint32_t waiting = ActivityCode(Activity::Stalled, StallReason::OutputFull, QueueId{2}).bits;
    ActivityHistory history(0, working, {1024, 64});
    for (Cycle cycle = 1; cycle < 20'000; ++cycle)
        history.note(Change(cycle, cycle % 2 == 0 ? working : waiting));
    QVERIFY(history.exactFrom() > 0);
    QCOMPARE(history.blockedBy(20'000), (std::vector<Cycle>{0, 0, 10'000}));
    QCOMPARE(history.sums(0, 20'000).working(), Cycle{10'000});
    QCOMPARE(history.sums(0, 20'000).stalled(StallReason::OutputFull), Cycle{10'000});
}

namespace {

class PixelCounter final : public Observer {
public:
    int pixels = 0;
    void onPixelWritten(const PixelWritten&) override { ++pixels; }
};

} // namespace

void RecordTest::observersAreAskedForTheKindsThatTheyHandle()
{
    ObserverHub hub;
    PixelCounter first;
    PixelCounter second;
    QVERIFY(hub.silent());
    Subscription one = hub.subscribe(first);
    {
        const Subscription two = hub.subscribe(second);
        QVERIFY(hub.wants<PixelWritten>());
        QVERIFY(!hub.wants<ItemPushed>());
        hub.publish(PixelWritten{});
    }
    QVERIFY(hub.wants<PixelWritten>());
    hub.publish(PixelWritten{});
    QCOMPARE(first.pixels, 2);
    QCOMPARE(second.pixels, 1);
    one = {};
    QVERIFY(hub.silent());
}

void RecordTest::eventsHaveTheirPublicNames()
{
    SegmentChanged segment{};
    segment.step = SegmentStep::Collected;
    QCOMPARE(eventName(segment), std::string_view("seg.collect"));
    StencilChanged stencil{};
    stencil.wrapped = 1;
    QCOMPARE(eventName(stencil), std::string_view("stencil.wrap"));
    QCOMPARE(eventName(ItemPushed{}), std::string_view());
    QCOMPARE(enumName(ErrorCode::OrphanResult), std::string_view("ORPHAN_RESULT"));
    QCOMPARE(enumName(ErrorCode::Deadlock), std::string_view("DEADLOCK"));
}

VITRINE_TEST(RecordTest, QCoreApplication)
#include "tst_record.moc"
