// SPDX-License-Identifier: Apache-2.0
#include "core/record/activity_recorder.h"
#include "core/record/occupancy_recorder.h"
#include "tests/kernel/toy_task_machine.h"

#include <QtTest>

using namespace vitrine::core;
using namespace vitrine::core::toy;

namespace {

/// What HET-09…HET-12 ask of a run: A = B = 10 cycles, latency 100, all tasks ready in cycle 0.
struct Run {
    Cycle total = 0; ///< the end of the last busy cycle
    Cycle busy = 0;
    std::vector<ActivityInterval> processor;
    std::uint32_t highWater = 0;
};

Run runTasks(std::uint32_t tasks, const TaskMachineConfig& config = {})
{
    TaskMachine toy(config);
    for (const Task& task : sendingTasks(tasks))
        toy.addFragmentTask(task);
    ActivityRecorder activity(toy.machine.snapshot());
    OccupancyRecorder occupancy(toy.machine.snapshot());
    const Subscription first = toy.machine.hub().subscribe(activity);
    const Subscription second = toy.machine.hub().subscribe(occupancy);
    const auto outcome = toy.machine.runUntil({});
    if (!outcome || *outcome != RunOutcome::Quiescent)
        return {};

    Run run;
    const UnitId processor = toy.processors[0]->id();
    run.processor = activity.intervals(processor);
    for (const ActivityInterval& interval : run.processor)
        if (interval.activity == Activity::Working)
            run.total = interval.to;
    run.busy = activity.totals(processor, run.total).working;
    run.highWater = occupancy.highWater(toy.pending.id());
    return run;
}

/// Notes in which order tasks were started, as letters by id.
class StartRecorder final : public Observer {
public:
    QByteArray order;
    void onItemGranted(const ItemGranted& event) override { order += " cfv"[event.item.value]; }
};

} // namespace

class LatencyHidingTest : public QObject {
    Q_OBJECT
private slots:
    void HET_07_freeProcessorChoosesByPolicy_data();
    void HET_07_freeProcessorChoosesByPolicy();
    void HET_09_swapOutFreesTheProcessorInTheNextCycle();
    void HET_10_totalCycles_data();
    void HET_10_totalCycles();
    void HET_10_utilizationOfFourTasks();
    void HET_12_depthOfThePendingQueue_data();
    void HET_12_depthOfThePendingQueue();
    void requestsWaitForTheDeviceInterval();
    void everyQueueHopCostsACycleWithLatencyTwo();
};

void LatencyHidingTest::HET_07_freeProcessorChoosesByPolicy_data()
{
    QTest::addColumn<int>("policy");
    QTest::addColumn<QByteArray>("order");
    QTest::newRow("completed_first") << int(Policy::CompletedFirst) << QByteArray("cfv");
    QTest::newRow("new_first") << int(Policy::NewFirst) << QByteArray("fvc");
    QTest::newRow("vertex_first") << int(Policy::VertexFirst) << QByteArray("vcf");
}

void LatencyHidingTest::HET_07_freeProcessorChoosesByPolicy()
{
    QFETCH(int, policy);
    QFETCH(QByteArray, order);
    TaskMachineConfig config;
    config.policy = static_cast<Policy>(policy);
    TaskMachine toy(config);
    StartRecorder starts;
    const Subscription subscription = toy.machine.hub().subscribe(starts);

    toy.addCompletedTask({{ItemId{1}, ItemId{}, 0}, 1, 1, true});
    toy.addFragmentTask({{ItemId{2}, ItemId{}, 0}, 1, 0, false});
    toy.addVertexTask({{ItemId{3}, ItemId{}, 0}, 1, 0, false});
    QVERIFY(toy.machine.runUntil({3}));
    QCOMPARE(starts.order, order);
}

void LatencyHidingTest::HET_09_swapOutFreesTheProcessorInTheNextCycle()
{
    const Run run = runTasks(2);
    // A works in cycles 0–9, B in 10–19 without a gap; from 20 to 110 there is nothing to do.
    const std::vector<ActivityInterval> expected{{0, 20, Activity::Working, {}, {}},
                                                 {20, 110, Activity::Idle, {}, {}},
                                                 {110, 130, Activity::Working, {}, {}},
                                                 {130, kNever, Activity::Idle, {}, {}}};
    QCOMPARE(run.processor, expected);
}

void LatencyHidingTest::HET_10_totalCycles_data()
{
    QTest::addColumn<unsigned>("tasks");
    QTest::addColumn<int>("policy");
    QTest::addColumn<unsigned>("total");
    QTest::addColumn<unsigned>("highWater");
    const int completedFirst = int(Policy::CompletedFirst);
    QTest::newRow("1") << 1u << completedFirst << 120u << 1u;
    QTest::newRow("2") << 2u << completedFirst << 130u << 2u;
    QTest::newRow("4") << 4u << completedFirst << 150u << 4u;
    QTest::newRow("8") << 8u << completedFirst << 190u << 8u;
    QTest::newRow("11") << 11u << completedFirst << 220u << 11u;
    QTest::newRow("12 completed_first") << 12u << completedFirst << 340u << 11u;
    QTest::newRow("12 new_first") << 12u << int(Policy::NewFirst) << 240u << 12u;
}

void LatencyHidingTest::HET_10_totalCycles()
{
    QFETCH(unsigned, tasks);
    QFETCH(int, policy);
    QFETCH(unsigned, total);
    QFETCH(unsigned, highWater);
    TaskMachineConfig config;
    config.policy = static_cast<Policy>(policy);
    const Run run = runTasks(tasks, config);
    QCOMPARE(run.total, Cycle{total});
    QCOMPARE(run.busy, Cycle{tasks * 20u});
    QCOMPARE(run.highWater, highWater);
}

void LatencyHidingTest::HET_10_utilizationOfFourTasks()
{
    const Run run = runTasks(4);
    QCOMPARE(run.busy, Cycle{80});
    QCOMPARE(run.total, Cycle{150}); // 80 / 150 = 53.3 %
}

void LatencyHidingTest::HET_12_depthOfThePendingQueue_data()
{
    QTest::addColumn<unsigned>("depth");
    QTest::addColumn<unsigned>("total");
    QTest::addColumn<unsigned>("highWater");
    QTest::newRow("4: three batches of 150") << 4u << 450u << 4u;
    QTest::newRow("6 is enough") << 6u << 340u << 6u;
    QTest::newRow("7") << 7u << 340u << 7u;
    QTest::newRow("64: high-water mark 11") << 64u << 340u << 11u;
}

void LatencyHidingTest::HET_12_depthOfThePendingQueue()
{
    QFETCH(unsigned, depth);
    QFETCH(unsigned, total);
    QFETCH(unsigned, highWater);
    TaskMachineConfig config;
    config.pendingDepth = depth;
    const Run run = runTasks(12, config);
    QCOMPARE(run.total, Cycle{total});
    QCOMPARE(run.highWater, highWater);
}

void LatencyHidingTest::requestsWaitForTheDeviceInterval()
{
    TaskMachineConfig config;
    config.device.interval = 64;
    // Requests reach the device in cycles 10 and 20; it takes them in 10 and 74, so the second resumes at 174.
    QCOMPARE(runTasks(2, config).total, Cycle{184});
}

void LatencyHidingTest::everyQueueHopCostsACycleWithLatencyTwo()
{
    TaskMachineConfig config;
    config.queueLatency = 2;
    // Task seen in 1, runs 1–10, request posted in 10 and seen in 12, result in 112, runs 112–121.
    QCOMPARE(runTasks(1, config).total, Cycle{122});
}

QTEST_GUILESS_MAIN(LatencyHidingTest)
#include "tst_latency_hiding.moc"
