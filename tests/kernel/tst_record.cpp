// SPDX-License-Identifier: Apache-2.0
#include "core/observe/event_names.h"
#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"
#include "core/record/series.h"

#include <QtTest>

using namespace vitrine::core;

class RecordTest : public QObject {
    Q_OBJECT
private slots:
    void summaryIsWeightedByTime();
    void lastValueOfACycleCounts();
    void pyramidAgreesWithAPlainWalk();
    void columnsCoverTheStretchOnce();
    void occupancyAndHighWater();
    void stallsAreAttributedToReasonAndQueue();
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

void RecordTest::occupancyAndHighWater()
{
    Snapshot start;
    start.cycle = 100;
    start.queues = {{QueueId{1}, 1, {}, {}}};
    OccupancyRecorder recorder(start);
    ChangeTrack& track = *recorder.queueTrack(QueueId{1});
    track.note(101, 2);
    track.note(103, 1);
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
        recorder.unitTrack(UnitId{1})->note(cycle, ActivityCode(activity, reason, blocker).bits);
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

QTEST_GUILESS_MAIN(RecordTest)
#include "tst_record.moc"
