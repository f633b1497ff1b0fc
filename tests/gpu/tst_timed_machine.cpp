// SPDX-License-Identifier: Apache-2.0
// Cycles and event counts of the whole machine, against the numbers of the specification.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>
#include <array>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

const std::string kTextured = ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\nSEND r0, "
                              "d0:0:IMPLICIT, v0\nMOV o0, r0\nEND\n";

MachineConfig idealConfig()
{
    MachineConfig config;
    config.timing = TimingModel::Ideal;
    config.bypass->bypassMode = BypassMode::Off; // Fragments have threads.
    return config;
}

class EventNotes final : public Observer {
public:
    explicit EventNotes(QueueId fragmentTasks) : m_fragmentTasks(fragmentTasks) {}
    Cycle firstIssue = kNever;
    std::vector<std::pair<int, int>> pixels;
    std::uint32_t drawsStarted = 0;
    std::vector<Cycle> drawsEnded;
    Cycle lastPixel = 0;

    void onItemGranted(const ItemGranted& event) override
    {
        if (event.queue == m_fragmentTasks && firstIssue == kNever)
            firstIssue = event.cycle;
    }
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

} // namespace

class TimedMachineTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_05_eventCountsOfATriangle_data();
    void ONE_05_eventCountsOfATriangle();
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
    MachineConfig config = idealConfig();
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
    config.processors->spCount = 1;
    config.processors->groups = groups;
    config.processors->alusPerGroup = alusPerGroup;
    RecordedRun run(bench.memory, config);
    QVERIFY(run.gpu.draw(smallTriangle(bench, kFlatProgram).finished()));
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
    config.processors->spCount = 1;
    config.devices->devInterval = 5;
    config.segments->segMode = SegmentMode::Pull;
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
    auto draft = smallTriangle(bench, kFlatProgram);
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

VITRINE_TEST(TimedMachineTest, QCoreApplication)
#include "tst_timed_machine.moc"
