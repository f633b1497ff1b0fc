// SPDX-License-Identifier: Apache-2.0
// FSEG-01, FSEG-02, FSEG-10 and HET-07 on the whole machine.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"
#include "tests/harness/test_class.h"
#include "tests/spec/fseg/segment_bench.h"

#include <QtTest>

#include <set>

using namespace vitrine::core;
using namespace vitrine::gputest;
using vitrine::fseg::SegmentBook;

namespace {

const std::string kFlat = ".fragment\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o0, v0\nEND\n";
const std::string kTextured = ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\nSEND r0, "
                              "d0:0:IMPLICIT, v0\nMOV o0, r0\nEND\n";

std::string pointsOf(int size)
{
    return ".vertex\n.inputs 2\n.outputs 3\n.varyings 1\n.writes_point_size\n.literal " + std::to_string(size) +
           " 0 0 0\nMOV o0, v0\nMOV o1, c0\nMOV o2, v1\nEND\n";
}

MachineConfig idealSegments(std::uint32_t processors, std::uint32_t slotCount)
{
    MachineConfig config;
    config.bypass->bypassMode = BypassMode::Off; // Fragments have segments.
    config.timing = TimingModel::Ideal;
    config.processors->spCount = processors;
    config.segments->segLimits = {slotCount, 512, 8, 1};
    return config;
}

/// On which processors tasks were started and resumed.
class TaskPlaces final : public Observer {
public:
    explicit TaskPlaces(RecordedRun& run, std::uint32_t processors) : m_pending(run.queue("apq"))
    {
        for (std::uint32_t i = 0; i < processors; ++i)
            m_segments.push_back(run.queue("sp." + std::to_string(i) + ".segment"));
    }
    std::map<std::uint32_t, std::uint32_t> started;
    std::size_t resumed = 0;
    bool elsewhere = false;

    void onItemGranted(const ItemGranted& event) override
    {
        if (std::find(m_segments.begin(), m_segments.end(), event.queue) != m_segments.end())
            started[event.item.value] = event.port;
        if (event.queue != m_pending)
            return;
        ++resumed;
        elsewhere = elsewhere || started.at(event.item.value) != event.port;
    }

private:
    QueueId m_pending;
    std::vector<QueueId> m_segments;
};

} // namespace

class SegmentMachineTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void FSEG_01_oneDistributorManyPipelinesOneCollector();
    void FSEG_01_noPipelineIsAKnobError();
    void FSEG_02_aDeletedProgramLivesOnInItsSegments();
    void FSEG_08_anUnknownPolicyIsAKnobError();
    void FSEG_10_nothingIsCollectedBeforeItsSegmentIsDone();
    void HET_06_aFullQueueOfFragmentTasksStallsTheInterpolator();
    void HET_07_completedTasksResumeOnTheirOwnProcessor();
};

void SegmentMachineTest::FSEG_01_oneDistributorManyPipelinesOneCollector()
{
    DrawBench bench({16, 16});
    RecordedRun run(bench.memory, idealSegments(4, 16));
    SegmentBook book;
    const Subscription subscription = run.gpu.hub().subscribe(book);
    QVERIFY(run.gpu.draw(bench.draft(Topology::Points, {{8, 8, 0, {}}}, kFlat, pointsOf(8)).finished()));
    QCOMPARE(run.gpu.lastDraw().fragments, 64u);
    QCOMPARE(book.pipelines(), (std::vector<std::uint32_t>{0, 1, 2, 3}));
    QCOMPARE(book.sizes(), std::vector<std::uint32_t>(4, 16));
    const SegmentStatistics statistics = run.gpu.segmentStatistics();
    QCOMPARE(statistics.pipelines.size(), std::size_t{4});
    for (const PipelineLoad& load : statistics.pipelines)
        QCOMPARE(load.fragments, std::uint64_t{16});
    std::multiset<std::string> kinds;
    for (const UnitDescription& unit : run.gpu.machine().unitDescriptions())
        kinds.insert(unit.kind);
    QCOMPARE(kinds.count("FSD"), std::size_t{1});
    QCOMPARE(kinds.count("SP"), std::size_t{4});
    QCOMPARE(kinds.count("FSC"), std::size_t{1});
}

void SegmentMachineTest::FSEG_01_noPipelineIsAKnobError()
{
    MachineConfig config;
    const auto result = setKnob(config, "sp.count", "0");
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().message), QString("sp.count: 1–64"));
    QCOMPARE(config.processors->spCount, 2u);
}

void SegmentMachineTest::FSEG_02_aDeletedProgramLivesOnInItsSegments()
{
    DrawBench bench({16, 16});
    RecordedRun run(bench.memory, idealSegments(2, 16));
    std::weak_ptr<const Program> program;
    {
        auto draft = bench.draft(Topology::Points, {{8, 8, 0, {1, 1, 1, 1}}}, kFlat, pointsOf(8));
        program = draft.state.program.fragment;
        QVERIFY(run.gpu.submit(draft.finished()));
    }
    QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.occupancy("sp.0.segment") > 0; }}));
    QVERIFY(!program.expired());
    QVERIFY(run.gpu.machine().runUntil({}));
    const std::byte* pixel = run.memory.surface(bench.targets.color).pixel(8, 8);
    QCOMPARE(int(pixel[0]), 255);
}

void SegmentMachineTest::FSEG_08_anUnknownPolicyIsAKnobError()
{
    MachineConfig config;
    const auto result = setKnob(config, "seg.order", "fastest");
    QVERIFY(!result);
    QCOMPARE(QString::fromStdString(result.error().message), QString("seg.order: round_robin, least_loaded"));
    QVERIFY(config.segments->segOrder == SegmentOrder::RoundRobin);
}

void SegmentMachineTest::FSEG_10_nothingIsCollectedBeforeItsSegmentIsDone()
{
    DrawBench bench({16, 16});
    MachineConfig config = idealSegments(2, 4);
    config.devices->texLatency = 500;
    RecordedRun run(bench.memory, config);
    SegmentBook book;
    const Subscription subscription = run.gpu.hub().subscribe(book);
    // Two points of four fragments; only the first asks for a texel.
    const std::string program = ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\nMOV r0, v0\n"
                                "IF v0.x\nSEND r0, d0:0:IMPLICIT, v0\nENDIF\nMOV o0, r0\nEND\n";
    auto draft = bench.draft(Topology::Points, {{3, 3, 0, {1, 0, 0, 0}}, {9, 9, 0, {}}}, program, pointsOf(2));
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    QVERIFY(run.gpu.draw(draft.finished()));
    QCOMPARE(book.sizes(), (std::vector<std::uint32_t>{4, 4}));
    QCOMPARE(book.pipelines(), (std::vector<std::uint32_t>{0, 1}));
    // MOV, IF and SEND; 500 cycles and three more items; MOV and END.
    QCOMPARE(book.segments[0].done, book.segments[0].closed + 1 + 3 + 503 + 2);
    QVERIFY(book.segments[1].done < book.segments[0].done);
    QCOMPARE(book.segments[0].collected.front(), book.segments[0].done);
    QVERIFY(book.segments[1].collected.front() > book.segments[0].collected.back());
}

void SegmentMachineTest::HET_06_aFullQueueOfFragmentTasksStallsTheInterpolator()
{
    DrawBench bench({4, 4});
    MachineConfig config = idealSegments(1, 4);
    config.queues->ftqDepth = 2;
    config.devices->texLatency = 1000;
    auto draft = bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {4, 0, 0, {}}, {0, 4, 0, {}}}, kTextured);
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    RecordedRun run(bench.memory, config);
    QVERIFY(run.gpu.submit(draft.finished()));
    QVERIFY(run.gpu.machine().runUntil({500}));
    QCOMPARE(run.occupancy("ftq"), 2u);
    QCOMPARE(run.field("ain", "tasks"), 3u); // The third waits for room.
    QCOMPARE(run.lastInterval("ain").activity, Activity::Stalled);
    QCOMPARE(run.lastInterval("ain").blocker, run.queue("ftq"));
    QCOMPARE(run.lastInterval("fsd").reason, StallReason::ResourceBusy);
    QVERIFY(run.gpu.machine().runUntil({}));
    QCOMPARE(run.counters("ftq").itemsOut, 3u);
}

void SegmentMachineTest::HET_07_completedTasksResumeOnTheirOwnProcessor()
{
    DrawBench bench({16, 16});
    auto draft = bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {16, 0, 0, {}}, {0, 16, 0, {}}}, kTextured);
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    RecordedRun run(bench.memory, idealSegments(3, 10));
    TaskPlaces places(run, 3);
    const Subscription subscription = run.gpu.hub().subscribe(places);
    QVERIFY(run.gpu.draw(draft.finished()));
    QVERIFY(places.started.size() > 36); // Quads, and those that were cut.
    QCOMPARE(places.resumed, places.started.size());
    QVERIFY(!places.elsewhere);
}

VITRINE_TEST(SegmentMachineTest, QCoreApplication)
#include "tst_fseg_machine.moc"
