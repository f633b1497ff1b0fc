// SPDX-License-Identifier: Apache-2.0
// Cycles and event counts of the whole machine, against the numbers of the specification.
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"

#include <QtTest>

#include <algorithm>
#include <array>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

const std::string kFlat = ".fragment\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o0, v0\nEND\n";
const std::string kTextured = ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\nSEND r0, "
                              "d0:0:IMPLICIT, v0\nMOV o0, r0\nEND\n";

/// Ten instructions up to and including the SEND, ten after it.
std::string tenAndTen()
{
    std::string text = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n";
    for (int i = 0; i < 9; ++i)
        text += "MOV r1, v0\n";
    text += "SEND r0, d0:0:IMPLICIT, v0\nMOV o0, r0\n";
    for (int i = 0; i < 8; ++i)
        text += "MOV r1, v0\n";
    return text + "END\n";
}

/// HET-05: the triangle (0,0), (4,0), (0,4) on 4 × 4 pixels, of 6 fragments in 3 quads.
DrawBench::Draft smallTriangle(const DrawBench& bench, const std::string& program)
{
    return bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {4, 0, 0, {}}, {0, 4, 0, {}}}, program);
}

MachineConfig idealConfig()
{
    MachineConfig config;
    config.timing = TimingModel::Ideal;
    return config;
}

/// The set-up of HET-07…HET-12: P = 1, tasks of one fragment, `seg.mode` pull.
MachineConfig latencyConfig(SchedulingPolicy policy = SchedulingPolicy::CompletedFirst)
{
    MachineConfig config = idealConfig();
    config.spCount = 1;
    config.fragmentsPerTask = 1;
    config.schedPolicy = policy;
    config.segMode = SegmentMode::Pull;
    return config;
}

class EventNotes final : public Observer {
public:
    explicit EventNotes(QueueId fragmentTasks) : m_fragmentTasks(fragmentTasks) {}
    Cycle firstIssue = kNever;
    std::vector<WarningReported> warnings;
    std::vector<std::pair<int, int>> pixels;
    std::uint32_t drawsStarted = 0;
    std::vector<Cycle> drawsEnded;
    Cycle lastPixel = 0;

    void onItemGranted(const ItemGranted& event) override
    {
        if (event.queue == m_fragmentTasks && firstIssue == kNever)
            firstIssue = event.cycle;
    }
    void onWarningReported(const WarningReported& event) override { warnings.push_back(event); }
    void onPixelWritten(const PixelWritten& event) override
    {
        pixels.emplace_back(event.x, event.y);
        lastPixel = event.cycle;
    }
    void onDrawStarted(const DrawStarted&) override { ++drawsStarted; }
    void onDrawEnded(const DrawEnded& event) override { drawsEnded.push_back(event.cycle); }

private:
    QueueId m_fragmentTasks;
};

/// A line of `tasks` pixels under the given program and machine, as SP 0 saw it from the first fragment task on.
struct LineRun {
    std::vector<ActivityInterval> processor; ///< from the first issue, counted from it
    Cycle total = 0;
    Cycle busy = 0;
    std::uint32_t highWater = 0;
};

LineRun runLine(std::uint32_t tasks, const MachineConfig& config)
{
    DrawBench bench({16, 4});
    auto draft = bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, {}}, {static_cast<float>(tasks) + 0.5f, 0.5f, 0, {}}},
                             tenAndTen());
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    RecordedRun run(bench.memory, config);
    EventNotes notes(run.queue("ftq"));
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    if (!run.gpu.draw(draft.finished()) || run.gpu.lastDraw().fragments != tasks)
        return {};
    LineRun result;
    for (ActivityInterval interval : run.intervals("sp.0")) {
        if (interval.from < notes.firstIssue)
            continue;
        interval.from -= notes.firstIssue;
        interval.to -= interval.to == kNever ? 0 : notes.firstIssue;
        result.processor.push_back(interval);
        if (interval.activity != Activity::Working)
            continue;
        result.total = interval.to;
        result.busy += interval.to - interval.from;
    }
    result.highWater = run.highWater("apq");
    return result;
}

} // namespace

class TimedMachineTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_05_eventCountsOfATriangle_data();
    void ONE_05_eventCountsOfATriangle();
    void HET_03_fullVertexQueueStallsTheCommandInterface();
    void HET_03_aDrawWithoutVerticesIsEmpty();
    void HET_04_unusedVerticesAreWarnedOf();
    void HET_05_fragmentsAndTasks_data();
    void HET_05_fragmentsAndTasks();
    void HET_06_fullFragmentQueueBlocksATaskInTheInterpolator();
    void HET_08_fullRequestQueueStallsTheProcessor();
    void HET_09_swapOutFreesTheProcessorInTheNextCycle();
    void HET_09_withoutAPendingSlotTheTaskWaitsInPlace();
    void HET_10_totalCycles_data();
    void HET_10_totalCycles();
    void HET_12_depthOfThePendingQueue_data();
    void HET_12_depthOfThePendingQueue();
    void costRuleRoundsUp_data();
    void costRuleRoundsUp();
    void deviceRuleCountsItems();
    void aDrawEndsBehindItsLastPixel();
};

void TimedMachineTest::ONE_05_eventCountsOfATriangle_data()
{
    QTest::addColumn<int>("timing");
    QTest::newRow("ideal") << int(TimingModel::Ideal);
    QTest::newRow("default") << int(TimingModel::Default);
}

void TimedMachineTest::ONE_05_eventCountsOfATriangle()
{
    QFETCH(int, timing);
    DrawBench bench({4, 4});
    auto draft = smallTriangle(bench, kTextured);
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    MachineConfig config;
    config.timing = static_cast<TimingModel>(timing);
    RecordedRun run(bench.memory, config);
    QVERIFY(run.gpu.draw(draft.finished()));
    QCOMPARE(run.counters("ftq").itemsIn, 3u);  // task.enqueue
    QCOMPARE(run.counters("arq").itemsIn, 3u);  // req.post
    QCOMPARE(run.counters("arq").grants, 3u);   // req.dispatch
    QCOMPARE(run.counters("arq").itemsOut, 3u); // req.complete
    QCOMPARE(run.counters("ftq").itemsOut, 3u); // task.retire
    QCOMPARE(run.counters("vtq").itemsIn, 1u);
    QCOMPARE(run.counters("vtq").itemsOut, 1u);
    QCOMPARE(run.gpu.lastDraw().fragments, 6u);
    for (const QueueDescription& queue : run.gpu.machine().queueDescriptions())
        QCOMPARE(run.occupancy(queue.path), 0u);
}

void TimedMachineTest::HET_03_fullVertexQueueStallsTheCommandInterface()
{
    DrawBench bench({4, 4});
    MachineConfig config = idealConfig();
    config.vtqDepth = 4;
    config.spEnabled = 0;
    RecordedRun run(bench.memory, config);
    const auto draft = bench.draft(Topology::Triangles, std::vector<DrawBench::Vertex>(24), kFlat);
    QVERIFY(run.gpu.submit(draft.finished()));
    QVERIFY(run.gpu.machine().runUntil({200}));
    QCOMPARE(run.occupancy("vtq"), 4u);
    QCOMPARE(run.highWater("vtq"), 4u);
    // Of six tasks one waits for room and one is not made yet.
    QCOMPARE(run.field("ci", "tasks"), 5u);
    QCOMPARE(run.field("ci", "next"), 20u);
    const ActivityInterval stall = run.lastInterval("ci");
    QCOMPARE(stall.activity, Activity::Stalled);
    QCOMPARE(stall.reason, StallReason::OutputFull);
    QCOMPARE(stall.blocker, run.queue("vtq"));
    QCOMPARE(stall.to, kNever);
}

void TimedMachineTest::HET_03_aDrawWithoutVerticesIsEmpty()
{
    DrawBench bench({4, 4});
    RecordedRun run(bench.memory, {});
    EventNotes notes(run.queue("ftq"));
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    QVERIFY(run.gpu.draw(bench.draft(Topology::Triangles, {}, kFlat).finished()));
    QCOMPARE(run.counters("vtq").itemsIn, 0u);
    QCOMPARE(notes.warnings.size(), std::size_t{1});
    QCOMPARE(notes.warnings[0].code, WarningCode::EmptyDraw);
    QCOMPARE(notes.drawsEnded.size(), std::size_t{1});
}

void TimedMachineTest::HET_04_unusedVerticesAreWarnedOf()
{
    DrawBench bench({4, 4});
    RecordedRun run(bench.memory, {});
    EventNotes notes(run.queue("ftq"));
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    const std::vector<DrawBench::Vertex> seven{{0, 0, 0, {}}, {4, 0, 0, {}}, {0, 4, 0, {}}, {4, 4, 0, {}},
                                               {4, 0, 0, {}}, {0, 4, 0, {}}, {9, 9, 0, {}}};
    QVERIFY(run.gpu.draw(bench.draft(Topology::Triangles, seven, kFlat).finished()));
    QCOMPARE(run.gpu.lastDraw().primitives, 2u);
    QCOMPARE(run.gpu.lastDraw().vertices, 7u);
    QCOMPARE(notes.warnings.size(), std::size_t{1});
    QCOMPARE(notes.warnings[0].code, WarningCode::UnusedVertices);
    QCOMPARE(notes.warnings[0].count, 1u);
}

void TimedMachineTest::HET_05_fragmentsAndTasks_data()
{
    QTest::addColumn<unsigned>("fragmentsPerTask");
    QTest::addColumn<unsigned>("tasks");
    QTest::newRow("1") << 1u << 6u;
    QTest::newRow("4") << 4u << 3u;
    QTest::newRow("16") << 16u << 1u;
}

void TimedMachineTest::HET_05_fragmentsAndTasks()
{
    QFETCH(unsigned, fragmentsPerTask);
    QFETCH(unsigned, tasks);
    DrawBench bench({4, 4});
    MachineConfig config;
    config.fragmentsPerTask = fragmentsPerTask;
    RecordedRun run(bench.memory, config);
    EventNotes notes(run.queue("ftq"));
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    QVERIFY(run.gpu.draw(smallTriangle(bench, kFlat).finished()));
    QCOMPARE(run.counters("ftq").itemsIn, std::uint64_t{tasks});
    QCOMPARE(run.gpu.lastDraw().fragments, 6u);
    std::sort(notes.pixels.begin(), notes.pixels.end());
    QCOMPARE(notes.pixels, (std::vector<std::pair<int, int>>{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 0}}));
}

void TimedMachineTest::HET_06_fullFragmentQueueBlocksATaskInTheInterpolator()
{
    DrawBench bench({4, 4});
    const DrawCommand command = smallTriangle(bench, kFlat).finished();
    MachineConfig config = idealConfig();
    config.ftqDepth = 2;
    MachineConfig disabled = config;
    disabled.spEnabled = 0;

    // Vertices are shaded by a machine with processors; the fragments arrive in one without.
    RecordedRun first(bench.memory, config);
    QVERIFY(first.gpu.submit(command));
    QVERIFY(first.gpu.machine().runUntil({kNever, [&] { return first.counters("vtq").itemsOut == 1; }}));
    QCOMPARE(first.occupancy("ftq"), 0u);
    RecordedRun second(bench.memory, disabled);
    QVERIFY(second.gpu.submit(command));
    second.gpu.machine().restore(first.gpu.machine().checkpoint());
    QVERIFY(second.gpu.machine().runUntil({first.gpu.machine().cycle() + 100}));
    QCOMPARE(second.occupancy("ftq"), 2u);
    QCOMPARE(second.field("ain", "tasks"), 3u); // The third waits for room.
    QCOMPARE(second.lastInterval("ain").activity, Activity::Stalled);
    QCOMPARE(second.lastInterval("ain").blocker, second.queue("ftq"));

    // With the processors on. Nothing happens in the queues that would wake the scheduler, so it may not sleep.
    RecordedRun third(bench.memory, config, {false, {}});
    QVERIFY(third.gpu.submit(command));
    third.gpu.machine().restore(second.gpu.machine().checkpoint());
    QVERIFY(third.gpu.machine().runUntil({kNever}));
    QCOMPARE(third.counters("ftq").itemsOut, 3u);
}

void TimedMachineTest::HET_08_fullRequestQueueStallsTheProcessor()
{
    MachineConfig config = latencyConfig();
    config.arqDepth = 1;
    config.texLatency = 50;
    config.devInterval = 64;
    const LineRun run = runLine(3, config);
    // A posts in 9, is routed in 10 and leaves ARQ with its result in 60. B posts in 19 and finds no room: the
    // processor waits until the edge of 61, when the post enters.
    const bool stalls = std::any_of(run.processor.begin(), run.processor.end(), [](const ActivityInterval& interval) {
        return interval.activity == Activity::Stalled && interval.reason == StallReason::OutputFull &&
               interval.from == 20 && interval.to == 61;
    });
    QVERIFY(stalls);
}

void TimedMachineTest::HET_09_swapOutFreesTheProcessorInTheNextCycle()
{
    const LineRun run = runLine(2, latencyConfig());
    const std::vector<ActivityInterval> expected{{0, 20, Activity::Working, {}, {}},
                                                 {20, 110, Activity::Idle, {}, {}},
                                                 {110, 130, Activity::Working, {}, {}},
                                                 {130, kNever, Activity::Idle, {}, {}}};
    QCOMPARE(run.processor, expected);
}

void TimedMachineTest::HET_09_withoutAPendingSlotTheTaskWaitsInPlace()
{
    MachineConfig config = latencyConfig();
    config.apqReserve = 0;
    config.apqDepth = 1;
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
}

void TimedMachineTest::HET_10_totalCycles_data()
{
    QTest::addColumn<unsigned>("tasks");
    QTest::addColumn<int>("policy");
    QTest::addColumn<unsigned>("total");
    QTest::addColumn<unsigned>("highWater");
    const int completedFirst = int(SchedulingPolicy::CompletedFirst);
    QTest::newRow("1") << 1u << completedFirst << 120u << 1u;
    QTest::newRow("2") << 2u << completedFirst << 130u << 2u;
    QTest::newRow("4") << 4u << completedFirst << 150u << 4u;
    QTest::newRow("8") << 8u << completedFirst << 190u << 8u;
    QTest::newRow("11") << 11u << completedFirst << 220u << 11u;
    QTest::newRow("12 completed_first") << 12u << completedFirst << 340u << 11u;
    QTest::newRow("12 new_first") << 12u << int(SchedulingPolicy::NewFirst) << 240u << 12u;
}

void TimedMachineTest::HET_10_totalCycles()
{
    QFETCH(unsigned, tasks);
    QFETCH(int, policy);
    QFETCH(unsigned, total);
    QFETCH(unsigned, highWater);
    const LineRun run = runLine(tasks, latencyConfig(static_cast<SchedulingPolicy>(policy)));
    QCOMPARE(run.total, Cycle{total});
    QCOMPARE(run.busy, Cycle{tasks * 20u});
    QCOMPARE(run.highWater, highWater);
}

void TimedMachineTest::HET_12_depthOfThePendingQueue_data()
{
    QTest::addColumn<unsigned>("depth");
    QTest::addColumn<unsigned>("total");
    QTest::addColumn<unsigned>("highWater");
    QTest::newRow("4: three batches of 150") << 4u << 450u << 4u;
    QTest::newRow("6 is enough") << 6u << 340u << 6u;
    QTest::newRow("64: high-water mark 11") << 64u << 340u << 11u;
}

void TimedMachineTest::HET_12_depthOfThePendingQueue()
{
    QFETCH(unsigned, depth);
    QFETCH(unsigned, total);
    QFETCH(unsigned, highWater);
    MachineConfig config = latencyConfig();
    config.apqDepth = depth;
    const LineRun run = runLine(12, config);
    QCOMPARE(run.total, Cycle{total});
    QCOMPARE(run.highWater, highWater);
}

void TimedMachineTest::costRuleRoundsUp_data()
{
    QTest::addColumn<unsigned>("groups");
    QTest::addColumn<unsigned>("alusPerGroup");
    QTest::addColumn<unsigned>("busy");
    // Three quads with 4, 1 and 1 fragments run two instructions each; the one vertex task has 3 vertices, 4
    // instructions.
    QTest::newRow("2 ALUs") << 2u << 1u << 4u * 2 + 2 * (2 + 1 + 1);
    QTest::newRow("3 ALUs") << 3u << 1u << 4u * 1 + 2 * (2 + 1 + 1);
    QTest::newRow("4 ALUs") << 2u << 2u << 4u * 1 + 2 * (1 + 1 + 1);
}

void TimedMachineTest::costRuleRoundsUp()
{
    QFETCH(unsigned, groups);
    QFETCH(unsigned, alusPerGroup);
    QFETCH(unsigned, busy);
    DrawBench bench({4, 4});
    MachineConfig config = idealConfig();
    config.spCount = 1;
    config.groups = groups;
    config.alusPerGroup = alusPerGroup;
    RecordedRun run(bench.memory, config);
    QVERIFY(run.gpu.draw(smallTriangle(bench, kFlat).finished()));
    Cycle working = 0;
    for (const ActivityInterval& interval : run.intervals("sp.0"))
        if (interval.activity == Activity::Working)
            working += interval.to - interval.from;
    QCOMPARE(working, Cycle{busy});
}

void TimedMachineTest::deviceRuleCountsItems()
{
    // One quad of four fragments: complete in d + latency + 3 · interval.
    DrawBench bench({4, 4});
    auto draft = bench.draft(Topology::Points, {{1, 1, 0, {}}}, kTextured,
                             ".vertex\n.inputs 2\n.outputs 3\n.varyings 1\n.writes_point_size\n.literal 2 0 0 0\n"
                             "MOV o0, v0\nMOV o1, c0\nMOV o2, v1\nEND\n");
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    MachineConfig config = idealConfig();
    config.spCount = 1;
    config.devInterval = 5;
    config.segMode = SegmentMode::Pull;
    RecordedRun run(bench.memory, config);
    EventNotes notes(run.queue("ftq"));
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    QVERIFY(run.gpu.draw(draft.finished()));
    QCOMPARE(run.gpu.lastDraw().fragments, 4u);
    // The SEND takes one cycle on four ALUs, is routed in the next; the MOV and the END follow the result.
    const Cycle complete = notes.firstIssue + 1 + 100 + 3 * 5;
    const auto& intervals = run.intervals("sp.0");
    const auto last = std::find_if(intervals.rbegin(), intervals.rend(), [](const ActivityInterval& interval) {
        return interval.activity == Activity::Working;
    });
    QCOMPARE(last->from, complete);
    QCOMPARE(last->to, complete + 2);
}

void TimedMachineTest::aDrawEndsBehindItsLastPixel()
{
    DrawBench bench({4, 4});
    RecordedRun run(bench.memory, {});
    EventNotes notes(run.queue("ftq"));
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    auto draft = smallTriangle(bench, kFlat);
    for (std::uint32_t draw = 0; draw < 3; ++draw) {
        draft.command.drawSeq = draw;
        QVERIFY(run.gpu.submit(draft.finished()));
    }
    QVERIFY(run.gpu.machine().runUntil({}));
    QCOMPARE(notes.drawsStarted, 3u);
    QCOMPARE(notes.drawsEnded.size(), std::size_t{3});
    QCOMPARE(notes.pixels.size(), std::size_t{18});
    QVERIFY(notes.lastPixel < notes.drawsEnded.back());
    QVERIFY(notes.drawsEnded[0] < notes.drawsEnded[1]);
}

QTEST_GUILESS_MAIN(TimedMachineTest)
#include "tst_timed_machine.moc"
