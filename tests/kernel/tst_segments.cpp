// SPDX-License-Identifier: Apache-2.0
#include "core/record/activity_recorder.h"
#include "tests/kernel/toy_segments.h"

#include <QtTest>

using namespace vitrine::core;
using namespace vitrine::core::toy;

namespace {

/// Notes when segments closed and were done, and when each fragment was collected.
class SegmentRecorder final : public Observer {
public:
    explicit SegmentRecorder(const std::vector<QueueId>& shaded) : m_shaded(shaded) {}

    std::vector<Cycle> closed;
    std::vector<SegmentCloseReason> reasons;
    std::vector<Cycle> done; ///< by pipeline, of its first segment
    std::vector<Cycle> collected;
    std::vector<std::uint32_t> fragments;

    void onSegmentChanged(const SegmentChanged& event) override
    {
        if (event.step != SegmentStep::Closed)
            return;
        closed.push_back(event.cycle);
        reasons.push_back(event.reason);
    }
    void onItemPushed(const ItemPushed& event) override
    {
        done.resize(m_shaded.size(), kNever);
        for (std::size_t i = 0; i < m_shaded.size(); ++i)
            if (event.queue == m_shaded[i] && done[i] == kNever)
                done[i] = event.cycle;
    }
    void onPixelWritten(const PixelWritten& event) override
    {
        collected.push_back(event.cycle);
        fragments.push_back(event.fragment.value);
    }

private:
    std::vector<QueueId> m_shaded;
};

} // namespace

class SegmentTest : public QObject {
    Q_OBJECT
private slots:
    void FSEG_09_collectorFollowsTheOrderOfOpening();
    void FSEG_11_dispatchWaitsForAnUncollectedPipeline();
};

void SegmentTest::FSEG_09_collectorFollowsTheOrderOfOpening()
{
    // Segments of 4 close in cycles 3, 7, 11 and start one later: these programs are done in 100, 50, 60.
    SegmentMachine toy({{96, 42, 48}, 4, 12});
    SegmentRecorder segments(toy.shaded);
    const Subscription subscription = toy.machine.hub().subscribe(segments);
    QVERIFY(toy.machine.runUntil({}));

    QCOMPARE(segments.closed, (std::vector<Cycle>{3, 7, 11}));
    QCOMPARE(segments.done, (std::vector<Cycle>{100, 50, 60}));
    QCOMPARE(segments.collected, (std::vector<Cycle>{100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111}));
    QCOMPARE(segments.fragments, (std::vector<std::uint32_t>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
    const std::vector<Cycle> waits{segments.collected[0] - segments.done[0], segments.collected[4] - segments.done[1],
                                   segments.collected[8] - segments.done[2]};
    QCOMPARE(waits, (std::vector<Cycle>{0, 54, 48}));
}

void SegmentTest::FSEG_11_dispatchWaitsForAnUncollectedPipeline()
{
    SegmentMachine toy({{20, 20}, 4, 9});
    SegmentRecorder segments(toy.shaded);
    ActivityRecorder activity(toy.machine.snapshot());
    const Subscription first = toy.machine.hub().subscribe(segments);
    const Subscription second = toy.machine.hub().subscribe(activity);
    QVERIFY(toy.machine.runUntil({}));

    QCOMPARE(segments.closed, (std::vector<Cycle>{3, 7, 29}));
    QCOMPARE(segments.reasons.back(), SegmentCloseReason::Flush);
    QCOMPARE(segments.done[0], Cycle{24});
    QCOMPARE(std::vector<Cycle>(segments.collected.begin(), segments.collected.begin() + 4),
             (std::vector<Cycle>{24, 25, 26, 27}));
    // The last fragment is at the head from cycle 8 and goes in cycle 28: fsd.stall = 20.
    const auto& intervals = activity.intervals(toy.distributor);
    QCOMPARE(intervals[1].from, Cycle{8});
    QCOMPARE(intervals[1].to, Cycle{28});
    QCOMPARE(intervals[1].activity, Activity::Stalled);
    QCOMPARE(intervals[1].reason, StallReason::ResourceBusy);
    QCOMPARE(activity.totals(toy.distributor, toy.machine.cycle())
                 .stalled[static_cast<std::size_t>(StallReason::ResourceBusy)],
             Cycle{20});
}

QTEST_GUILESS_MAIN(SegmentTest)
#include "tst_segments.moc"
