// SPDX-License-Identifier: Apache-2.0
// HET-08…HET-13 and HET-24: what swapping tasks out hides, on the whole machine with its texture unit.
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/test_class.h"
#include "tests/spec/het/line_run.h"

#include <QtTest>

#include <algorithm>

using namespace vitrine::core;
using namespace vitrine::hettest;

namespace {

/// "TEX 3, FFS 2": the sub-queues of a queue with what is in them now.
QString partsOf(RecordedRun& run, const std::string& queue)
{
    const auto index = run.queue(queue).value - 1;
    const QueueSnapshot snapshot = run.gpu.machine().snapshot().queues[index];
    const auto groups = run.gpu.machine().queueDescriptions()[index].groups;
    QStringList parts;
    for (std::size_t i = 0; i < groups.size(); ++i)
        parts << QString("%1 %2").arg(QString::fromStdString(groups[i].name)).arg(snapshot.groups[i].occupancy);
    return parts.join(", ");
}

} // namespace

class HetLatencyTest : public QObject {
    Q_OBJECT
private slots:
    void HET_08_fullRequestQueueStallsTheProcessor();
    void HET_09_swapOutFreesTheProcessorInTheNextCycle_data() { addPresets(); }
    void HET_09_swapOutFreesTheProcessorInTheNextCycle();
    void HET_09_withoutAPendingSlotTheTaskWaitsInPlace();
    void HET_10_totalCycles_data();
    void HET_10_totalCycles();
    void HET_12_depthOfThePendingQueue_data();
    void HET_12_depthOfThePendingQueue();
    void HET_13_splittingChangesNothing_data();
    void HET_13_splittingChangesNothing();
    void HET_13_aSubQueuePerDevice();
    void HET_13_capacitiesOfSubQueues_data();
    void HET_13_capacitiesOfSubQueues();
    void HET_13_everyQueueHasAPartPerType();

private:
    static void addPresets()
    {
        QTest::addColumn<int>("preset");
        QTest::newRow("PAR") << int(Preset::Par);
        QTest::newRow("PROG (HET-24)") << int(Preset::Prog);
    }
};

void HetLatencyTest::HET_08_fullRequestQueueStallsTheProcessor()
{
    MachineConfig config = latencyConfig();
    config.queues->arqDepth = 1;
    config.devices->texLatency = 50;
    config.devices->devInterval = 64;
    const LineRun run = runLine(3, config);
    // A posts in 9, is routed in 10 and leaves ARQ with its result in phase 1 of 60. B posts in 19 and finds no room:
    // the processor waits until the edge of 60, when the post enters.
    const bool stalls = std::any_of(run.processor.begin(), run.processor.end(), [](const ActivityInterval& interval) {
        return interval.activity == Activity::Stalled && interval.reason == StallReason::OutputFull &&
               interval.from == 20 && interval.to == 60;
    });
    QVERIFY(stalls);
    QCOMPARE(run.busy, Cycle{60}); // Nothing is lost.
}

void HetLatencyTest::HET_09_swapOutFreesTheProcessorInTheNextCycle()
{
    QFETCH(int, preset);
    MachineConfig config = latencyConfig();
    config.preset = static_cast<Preset>(preset);
    const LineRun run = runLine(2, config);
    // From 20 to 110 it has nothing to run: it waits for the results of both, and has nothing to do only at the end.
    const std::vector<ActivityInterval> expected{{0, 20, Activity::Working, {}, {}},
                                                 {20, 110, Activity::Stalled, StallReason::ResourceBusy, run.pending},
                                                 {110, 130, Activity::Working, {}, {}},
                                                 {130, kNever, Activity::Idle, {}, {}}};
    QCOMPARE(run.processor, expected);
}

void HetLatencyTest::HET_09_withoutAPendingSlotTheTaskWaitsInPlace()
{
    MachineConfig config = latencyConfig();
    config.queues->apqReserve = 0;
    config.queues->apqDepth = 1;
    const LineRun run = runLine(2, config);
    // A parks in 9. B starts in 10 without a slot, sends in 19 and waits in place from 20 for its result of 120, while
    // A is completed in 110: B runs 120–130, then A 130–140.
    QCOMPARE(run.total, Cycle{140});
    QCOMPARE(run.busy, Cycle{40});
    QCOMPARE(run.highWater, 1u);
    QCOMPARE(run.processor[1].activity, Activity::Stalled);
    QCOMPARE(run.processor[1].reason, StallReason::ResourceBusy);
    QCOMPARE(run.processor[1].from, Cycle{20});
    QCOMPARE(run.processor[1].to, Cycle{120});
    QCOMPARE(run.blockedApqFull, 1u);
}

void HetLatencyTest::HET_10_totalCycles_data()
{
    QTest::addColumn<unsigned>("tasks");
    QTest::addColumn<int>("policy");
    QTest::addColumn<unsigned>("total");
    QTest::addColumn<unsigned>("highWater");
    QTest::addColumn<int>("preset");
    struct Row {
        unsigned tasks;
        SchedulingPolicy policy;
        unsigned total, highWater;
    };
    constexpr auto kCompleted = SchedulingPolicy::CompletedFirst;
    constexpr auto kNew = SchedulingPolicy::NewFirst;
    const std::vector<Row> rows{{1, kCompleted, 120, 1}, {2, kCompleted, 130, 2},   {4, kCompleted, 150, 4},
                                {8, kCompleted, 190, 8}, {11, kCompleted, 220, 11}, {12, kCompleted, 340, 11},
                                {1, kNew, 120, 1},       {2, kNew, 130, 2},         {4, kNew, 150, 4},
                                {8, kNew, 190, 8},       {11, kNew, 220, 11},       {12, kNew, 240, 12}};
    for (const Preset preset : {Preset::Par, Preset::Prog})
        for (const Row& row : rows)
            QTest::addRow("%u, policy %d, preset %d", row.tasks, int(row.policy), int(preset))
                << row.tasks << int(row.policy) << row.total << row.highWater << int(preset);
}

void HetLatencyTest::HET_10_totalCycles()
{
    QFETCH(unsigned, tasks);
    QFETCH(int, policy);
    QFETCH(unsigned, total);
    QFETCH(unsigned, highWater);
    QFETCH(int, preset);
    MachineConfig config = latencyConfig(static_cast<SchedulingPolicy>(policy));
    config.preset = static_cast<Preset>(preset);
    const LineRun run = runLine(tasks, config);
    QCOMPARE(run.total, Cycle{total});
    // Utilization: n = 4 is busy for 80 of 150 cycles, 53.3 %; n = 11 for all 220.
    QCOMPARE(run.busy, Cycle{tasks * 20u});
    QCOMPARE(run.highWater, highWater);
}

void HetLatencyTest::HET_12_depthOfThePendingQueue_data()
{
    QTest::addColumn<unsigned>("depth");
    QTest::addColumn<unsigned>("total");
    QTest::addColumn<unsigned>("highWater");
    QTest::newRow("4: three batches of 150") << 4u << 450u << 4u;
    QTest::newRow("6 is enough") << 6u << 340u << 6u;
    QTest::newRow("64: high-water mark 11") << 64u << 340u << 11u;
}

void HetLatencyTest::HET_12_depthOfThePendingQueue()
{
    QFETCH(unsigned, depth);
    QFETCH(unsigned, total);
    QFETCH(unsigned, highWater);
    MachineConfig config = latencyConfig();
    config.queues->apqDepth = depth;
    const LineRun run = runLine(12, config);
    QCOMPARE(run.total, Cycle{total});
    QCOMPARE(run.highWater, highWater);
    QCOMPARE(run.blockedApqFull, 0u);
}

void HetLatencyTest::HET_13_splittingChangesNothing_data()
{
    QTest::addColumn<int>("split");
    QTest::addColumn<std::vector<unsigned>>("groups"); ///< the first ones
    // Five tasks have been swapped out in cycle 50, and wait for TEX until 110.
    QTest::newRow("none") << int(QueueSplit::None) << std::vector<unsigned>{};
    QTest::newRow("byType") << int(QueueSplit::ByType) << std::vector<unsigned>{0, 5};
    QTest::newRow("byDevice") << int(QueueSplit::ByDevice) << std::vector<unsigned>{5, 0, 0};
}

void HetLatencyTest::HET_13_splittingChangesNothing()
{
    QFETCH(int, split);
    QFETCH(std::vector<unsigned>, groups);
    MachineConfig config = latencyConfig();
    config.queues->apqSplit = static_cast<QueueSplit>(split);
    const LineRun run = runLine(5, config);
    QVERIFY(run.picture == runLine(5, latencyConfig()).picture);
    QCOMPARE(run.total, Cycle{160}); // 100 + 10 · 5 + 10

    DrawBench bench({16, 4});
    auto draft = bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, {}}, {5.5f, 0.5f, 0, {}}}, sendingProgram());
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    RecordedRun machine(bench.memory, config);
    QVERIFY(machine.gpu.submit(draft.finished()));
    QVERIFY(machine.gpu.machine().runUntil({kNever, [&] { return machine.field("sp.0", "requests") == 5; }}));
    QVERIFY(machine.gpu.machine().runUntil({machine.gpu.machine().cycle() + 10}));
    const QueueSnapshot apq = machine.gpu.machine().snapshot().queues[machine.queue("apq").value - 1];
    const auto names = machine.gpu.machine().queueDescriptions()[machine.queue("apq").value - 1].groups;
    QCOMPARE(apq.occupancy, 5u);
    QCOMPARE(apq.groups.size(), names.size());
    unsigned sum = 0;
    for (const SubQueueSnapshot& group : apq.groups)
        sum += group.occupancy;
    QCOMPARE(sum, groups.empty() ? 0u : 5u);
    for (std::size_t i = 0; i < groups.size(); ++i)
        QCOMPARE(apq.groups[i].occupancy, groups[i]);
}

void HetLatencyTest::HET_13_aSubQueuePerDevice()
{
    // The left three of five fragments ask TEX, the right two FFS: one side each of a border between quads, since
    // helper lanes ask, too.
    const std::string program =
        ".fragment\n.temps 7\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n.literal 0.5 0 0 0\n"
        "MOV r2, v0\nMOV r3, v0\nMOV r4, v0\nMOV r5, v0\nCMP.LT r6, v0.x, c0.x\nIF r6.x\n"
        "SEND r0, d0:0:IMPLICIT, v0\nELSE\nSEND r0[2], ffs, r2[4]\nENDIF\nMOV o0, r0\nEND\n";
    DrawBench bench({16, 4});
    auto draft = bench.draft(Topology::Lines, {{1.5f, 0.5f, 0, {0, 0, 0, 0}}, {6.5f, 0.5f, 0, {1, 1, 1, 1}}}, program);
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    MachineConfig config = latencyConfig();
    config.devices->ffsLatency = 100;
    const auto pictureAfter = [&](const MachineConfig& machine) {
        Memory memory = bench.memory;
        TimedGpu gpu(memory, machine);
        CORE_CHECK(gpu.draw(draft.finished()).hasValue(), "the line is drawn");
        return std::pair(DrawBench::contents(memory, bench.targets), gpu.lastDraw().cycles);
    };
    const auto unsplit = pictureAfter(config);
    config.queues->apqSplit = QueueSplit::ByDevice;
    QVERIFY(pictureAfter(config) == unsplit);

    RecordedRun run(bench.memory, config);
    QVERIFY(run.gpu.submit(draft.finished()));
    QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.field("sp.0", "requests") == 5; }}));
    QVERIFY(run.gpu.machine().runUntil({run.gpu.machine().cycle() + 2})); // The last one is in APQ now.
    const auto index = run.queue("apq").value - 1;
    const QueueSnapshot apq = run.gpu.machine().snapshot().queues[index];
    const auto names = run.gpu.machine().queueDescriptions()[index].groups;
    QCOMPARE(names[0].name, std::string("TEX"));
    QCOMPARE(names[1].name, std::string("FFS"));
    QCOMPARE(apq.groups[0].occupancy, 3u);
    QCOMPARE(apq.groups[1].occupancy, 2u);
    QCOMPARE(apq.occupancy, 5u);
    // Each may ask both, and holds room for that.
    QCOMPARE(apq.groups[0].held, 5u);
    QCOMPARE(apq.groups[1].held, 5u);
    QCOMPARE(apq.groups[2].held, 0u);
    // Requests stay in ARQ up to their results, and tasks in FTQ up to their ends.
    QCOMPARE(partsOf(run, "arq"), QString("TEX 3, FFS 2, FFP 0"));
    QCOMPARE(partsOf(run, "ftq"), QString("no device 0, TEX 5, FFS 0, FFP 0"));

    // Of six entries two are for TEX and two for FFS: two tasks at a time.
    config.queues->apqDepth = 6;
    const auto narrow = pictureAfter(config);
    QVERIFY(narrow.first == unsplit.first);
    QVERIFY(narrow.second > unsplit.second);
}

void HetLatencyTest::HET_13_capacitiesOfSubQueues_data()
{
    QTest::addColumn<int>("split");
    QTest::addColumn<unsigned>("depth");
    QTest::addColumn<QString>("parts"); ///< which add up to the depth; the first ones take what is left over
    QTest::addColumn<unsigned>("total");
    constexpr int kNone = int(QueueSplit::None), kType = int(QueueSplit::ByType), kDevice = int(QueueSplit::ByDevice);
    // HET-12's twelve tasks, all fragments that ask TEX: 340 cycles with room for six or more. With room for five:
    // five run 0–50, wait for the first result of 110 and end in 160, five more in 320, and the last two in 450. With
    // room for four, three times 150.
    QTest::newRow("one queue") << kNone << 12u << QString() << 340u;
    QTest::newRow("thirds") << kDevice << 12u << QString("TEX 4, FFS 4, FFP 4") << 450u;
    QTest::newRow("thirds of 15") << kDevice << 15u << QString("TEX 5, FFS 5, FFP 5") << 450u;
    QTest::newRow("one left over") << kDevice << 16u << QString("TEX 6, FFS 5, FFP 5") << 340u;
    QTest::newRow("halves") << kType << 12u << QString("vertex 6, fragment 6") << 340u;
    QTest::newRow("one left over for vertices") << kType << 11u << QString("vertex 6, fragment 5") << 450u;
}

void HetLatencyTest::HET_13_capacitiesOfSubQueues()
{
    QFETCH(int, split);
    QFETCH(unsigned, depth);
    QFETCH(QString, parts);
    QFETCH(unsigned, total);
    MachineConfig config = latencyConfig();
    config.queues->apqDepth = depth;
    const LineRun unsplit = runLine(12, config);
    config.queues->apqSplit = static_cast<QueueSplit>(split);
    QVERIFY(checkConfig(config).hasValue());
    const LineRun run = runLine(12, config);
    QCOMPARE(run.total, Cycle{total});
    QCOMPARE(run.busy, Cycle{240});
    QCOMPARE(run.blockedApqFull, 0u);
    QVERIFY(run.picture == unsplit.picture);

    DrawBench bench({16, 4});
    RecordedRun machine(bench.memory, config);
    QStringList capacities;
    const auto queues = machine.gpu.machine().queueDescriptions();
    for (const auto& group : queues[machine.queue("apq").value - 1].groups)
        capacities << QString("%1 %2").arg(QString::fromStdString(group.name)).arg(group.capacity);
    QCOMPARE(capacities.join(", "), parts);
}

void HetLatencyTest::HET_13_everyQueueHasAPartPerType()
{
    DrawBench bench({16, 4});
    auto draft = bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, {}}, {5.5f, 0.5f, 0, {}}}, sendingProgram());
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    MachineConfig config = latencyConfig();
    config.queues->apqSplit = QueueSplit::ByType;
    RecordedRun run(bench.memory, config);
    QVERIFY(run.gpu.submit(draft.finished()));
    QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.counters("vtq").itemsIn == 1; }}));
    QCOMPARE(partsOf(run, "vtq"), QString("vertex 1"));
    QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.field("sp.0", "requests") == 5; }}));
    QVERIFY(run.gpu.machine().runUntil({run.gpu.machine().cycle() + 2}));
    QCOMPARE(partsOf(run, "ftq"), QString("fragment 5"));
    QCOMPARE(partsOf(run, "arq"), QString("vertex 0, fragment 5"));
    QCOMPARE(partsOf(run, "apq"), QString("vertex 0, fragment 5"));
}

VITRINE_TEST(HetLatencyTest, QCoreApplication)
#include "tst_het_latency.moc"
