// SPDX-License-Identifier: Apache-2.0
// What a recording of one draw tells, against numbers worked out by hand.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/machine/busiest_cycle.h"
#include "core/session/machine/bypass_section.h"
#include "core/session/machine/event_section.h"
#include "core/session/machine/power_section.h"
#include "core/session/machine/segment_section.h"
#include "core/session/machine/task_section.h"
#include "core/session/machine/totals_section.h"
#include "tests/harness/test_class.h"
#include "tests/session/recording_bench.h"

#include <QtTest>

using namespace vitrine;
using namespace vitrine::test;
using core::Activity;
using core::Cycle;
using core::DrawRecording;
using core::TaskPhase;
using core::TaskRecord;
using core::TaskStepKind;

namespace {

std::vector<TaskRecord> fragmentTasks(const DrawRecording& recording)
{
    std::vector<TaskRecord> result;
    for (const TaskRecord& task : tasksOf(recording).tasks())
        if (task.stage == core::ShaderStage::Fragment)
            result.push_back(task);
    return result;
}

/// When the first fragment task begins to run: cycle 0 of the specification's numbers.
Cycle firstIssue(const DrawRecording& recording)
{
    Cycle first = core::kNever;
    for (const TaskRecord& task : fragmentTasks(recording))
        for (const core::TaskStep& step : tasksOf(recording).steps(task))
            if (step.kind == TaskStepKind::Issued)
                first = std::min(first, step.cycle);
    return first;
}

std::uint64_t countOf(const DrawRecording& recording, const char* place, const char* name)
{
    const auto found = recording.section<core::EventSection>().counts.find({place, name});
    return found == recording.section<core::EventSection>().counts.end() ? 0 : found->second;
}

} // namespace

class DrawRecordingTest : public QObject {
    Q_OBJECT
private slots:
    void HET_10_utilizationOfFourTasks();
    void HET_09_aTaskGoesThroughItsPhases();
    void HET_12_highWaterOfThePendingQueue();
    void HET_06_theChainLeadsFromTheInterpolatorToTheProcessor();
    void ONE_05_countsOfATriangle();
    void HET_10_whereAllTasksWaitTheDeviceIsTheCause();
    void theBusiestCycleIsTheFirstInWhichMostUnitsWork();
    void FSEG_03_segmentsOfATriangle();
    void FSEG_03_aTaskCutByABorderIsTwo();
    void BYP_10_pixelsInTheRegisterBank();
    void BYP_15_powerOfFourTasks();
};

/// The color alone: six pixels come into the bank one by one, and each is out again in the next cycle.
void DrawRecordingTest::BYP_10_pixelsInTheRegisterBank()
{
    core::MachineConfig config = idealMachine();
    config.bypass->bypassMode = core::BypassMode::Auto;
    const std::string color = ".fragment\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o0, v0\nEND\n";
    const auto recording = record(triangleStart(color, config));
    QVERIFY(recording && recording->isComplete());
    const auto& bypass = recording->section<core::BypassSection>();
    QVERIFY(bypass.isBypassed == true);
    QCOMPARE(bypass.reason, std::string("the draw needs no shading: the interpolated color alone"));
    QCOMPARE(bypass.depth, 146u); // 1024 words, 7 for a pixel.
    QCOMPARE(bypass.pushes, std::uint64_t{6});
    QCOMPARE(bypass.pops, std::uint64_t{6});
    QCOMPARE(bypass.stalled, Cycle{0});
    QCOMPARE(bypass.switches, 1u);
    QCOMPARE(bypass.occupancy->summarize(0, recording->length()).max, 1u);
    QVERIFY(fragmentTasks(*recording).empty());
    QCOMPARE(countOf(*recording, "rfb", "fifo.push"), std::uint64_t{6});
    QCOMPARE(countOf(*recording, "ci", "bypass.decide"), std::uint64_t{1});
    QCOMPARE(countOf(*recording, "ci", "drain"), std::uint64_t{1});

    const auto off = record(triangleStart(color, idealMachine()));
    QVERIFY(off && !off->section<core::BypassSection>().isBypassed);
}

/// n = 4, A = B = 10, L = 100: busy 80 of 150 cycles.
void DrawRecordingTest::HET_10_utilizationOfFourTasks()
{
    const auto recording = record(lineStart(4, latencyMachine()));
    QVERIFY(recording && recording->isComplete());
    const Cycle begin = firstIssue(*recording);
    const auto sp = recording->unitAt("sp.0");
    QCOMPARE(recording->activity(sp).sums(begin, begin + 150).working(), Cycle{80});
    QCOMPARE(recording->utilization(sp, begin, begin + 150), 80.0 / 150.0);
    // All four wait from 10, 20, 30 and 40 to 110 … 140; in 10 … 140 the processor works 30 + 30 cycles.
    const auto hiding = core::latencyHiding(*recording, begin, begin + 150);
    QCOMPARE(hiding.waited, Cycle{130});
    QCOMPARE(hiding.hidden, Cycle{60});
    // Three further requests wait when the first is answered.
    QCOMPARE(recording->section<core::TaskSection>().pending->valueAt(begin + 109), 4u);
    QCOMPARE(recording->section<core::TaskSection>().pending->valueAt(begin + 110), 3u);
    QCOMPARE(recording->section<core::TaskSection>().pending->summarize(begin, begin + 150).max, 4u);
    QCOMPARE(recording->section<core::TotalsSection>().swaps, std::uint64_t{4});
    QCOMPARE(recording->section<core::TotalsSection>().requests, std::uint64_t{4});
}

/// Two tasks, each 10 cycles, SEND (latency 100), 10 cycles: A runs 0–10, waits 10–110, runs 110–120; B ten later.
void DrawRecordingTest::HET_09_aTaskGoesThroughItsPhases()
{
    const auto recording = record(lineStart(2, latencyMachine()));
    QVERIFY(recording);
    const Cycle begin = firstIssue(*recording);
    const auto tasks = fragmentTasks(*recording);
    QCOMPARE(tasks.size(), std::size_t{2});
    const core::TaskLog& log = tasksOf(*recording);
    for (std::size_t i = 0; i < 2; ++i) {
        const Cycle late = 10 * i;
        const auto requests = log.requestsOf(tasks[i]);
        QCOMPARE(requests.size(), std::size_t{1});
        QCOMPARE(requests[0]->posted, begin + 10 + late); // executed in 9, in ARQ at the edge of 10
        QCOMPARE(requests[0]->dispatched, begin + 10 + late);
        QCOMPARE(requests[0]->completed, begin + 110 + late);
        QCOMPARE(requests[0]->task, tasks[i].id);
        const auto waits = log.waitsOf(tasks[i]);
        QCOMPARE(waits.size(), std::size_t{1});
        QCOMPARE(waits[0].request, requests[0]->id);
        QCOMPARE(waits[0].from, begin + 10 + late);
        QCOMPARE(waits[0].to, begin + 110 + late);
        QCOMPARE(log.times(tasks[i]).in(TaskPhase::Running), Cycle{20});
        QCOMPARE(log.times(tasks[i]).in(TaskPhase::Pending), Cycle{100});
        QCOMPARE(log.times(tasks[i]).in(TaskPhase::Completed), Cycle{0});
        QVERIFY(tasks[i].coversPixel(static_cast<std::uint32_t>(i), 0));
    }
    QCOMPARE(recording->section<core::TaskSection>().processors[0].completedTaken, std::uint64_t{2});
    QCOMPARE(recording->section<core::TaskSection>().processors[0].fragmentsTaken, std::uint64_t{2});
    QCOMPARE(recording->section<core::TaskSection>().ports[0].meanService(), 100.0);
    QCOMPARE(recording->section<core::TaskSection>().ports[0].mostInFlight, 2u);
}

/// n = 12, completed_first, depth 64: the high-water mark is 11.
void DrawRecordingTest::HET_12_highWaterOfThePendingQueue()
{
    const auto recording = record(lineStart(12, latencyMachine()));
    QVERIFY(recording);
    QCOMPARE(recording->statistics(recording->queueAt("apq")).highWater, 11u);
}

/// A queue of two, three quads and a program of 50 instructions. The tasks are made in cycles c, c + 1 and c + 2; the
/// third waits from c + 3 on. The first runs in c + 1 … c + 50, is collected in c + 51, and leaves its room at the edge
/// of c + 52 to a post of c + 53: fifty cycles.
void DrawRecordingTest::HET_06_theChainLeadsFromTheInterpolatorToTheProcessor()
{
    core::MachineConfig config = idealMachine();
    config.processors->spCount = 1;
    config.queues->ftqDepth = 2;
    const auto recording = record(triangleStart(plainProgram(50), config));
    QVERIFY(recording && recording->isComplete());
    const auto ain = recording->unitAt("ain");
    const auto report = recording->stalls(ain, 0, recording->length());
    QCOMPARE(report.stalled, Cycle{50});
    QCOMPARE(report.notKept, Cycle{0});
    QCOMPARE(report.chains.size(), std::size_t{1});
    QCOMPARE(report.chains[0].cycles, Cycle{50});
    QCOMPARE(QString::fromStdString(core::chainText(report.chains[0], recording->stallSources())),
             QString("ain ← ftq full ← sp.0 busy"));
}

void DrawRecordingTest::ONE_05_countsOfATriangle()
{
    const auto recording = record(triangleStart(texturedProgram(), idealMachine()));
    QVERIFY(recording);
    QCOMPARE(countOf(*recording, "ftq", "task.enqueue"), std::uint64_t{3});
    QCOMPARE(countOf(*recording, "arq", "req.post"), std::uint64_t{3});
    QCOMPARE(countOf(*recording, "arq", "req.dispatch"), std::uint64_t{3});
    QCOMPARE(countOf(*recording, "arq", "req.complete"), std::uint64_t{3});
    QCOMPARE(countOf(*recording, "ftq", "task.retire"), std::uint64_t{3});
    QCOMPARE(countOf(*recording, "vtq", "task.enqueue"), std::uint64_t{1});
    QCOMPARE(countOf(*recording, "vtq", "task.retire"), std::uint64_t{1});
    QCOMPARE(core::countsByName(recording->section<core::EventSection>().counts).at("task.enqueue"), std::uint64_t{4});
    QCOMPARE(countOf(*recording, "cu", "pixel.write"), std::uint64_t{6});
}

/// Room for one task in FTQ: the second waits in the interpolator while the first is swapped out for 100 cycles. Then
/// the processor waits, and it is TEX that all wait for.
void DrawRecordingTest::HET_10_whereAllTasksWaitTheDeviceIsTheCause()
{
    core::MachineConfig config = latencyMachine();
    config.queues->ftqDepth = 1;
    const auto recording = record(lineStart(3, config));
    QVERIFY(recording && recording->isComplete());
    const Cycle begin = firstIssue(*recording);
    const auto chain = core::stallAt(recording->stallSources(), recording->unitAt("ain"), begin + 50);
    QCOMPARE(QString::fromStdString(core::chainText(chain, recording->stallSources())),
             QString("ain ← ftq full ← sp.0 ← tasks wait for a device ← tex busy"));
    const auto pairs = core::blockedPairs(recording->stallSources(), 0, recording->length());
    const auto tex = recording->unitAt("tex");
    QVERIFY(std::ranges::any_of(pairs, [&](const core::BlockedPair& pair) {
        return pair.blocked == recording->unitAt("ain") && pair.root == tex && pair.cycles >= 90;
    }));
}

/// Counted cycle by cycle, from what each unit did from when to when.
void DrawRecordingTest::theBusiestCycleIsTheFirstInWhichMostUnitsWork()
{
    const auto recording = record(lineStart(3, latencyMachine()));
    QVERIFY(recording && recording->length() > 100 && recording->length() <= 512); // stretches of one cycle
    std::vector<int> working(recording->length());
    for (const core::UnitDescription& unit : recording->units())
        for (const core::ActivityInterval& interval : recording->activity(unit.id).intervals())
            for (Cycle cycle = interval.from; cycle < std::min(interval.to, recording->length()); ++cycle)
                working[cycle] += interval.activity == Activity::Working ? 1 : 0;
    Cycle busiest = 0;
    for (Cycle cycle = 1; cycle < recording->length(); ++cycle)
        if (working[cycle] > working[busiest])
            busiest = cycle;
    QVERIFY(working[busiest] >= 2 && working[recording->length() - 1] < working[busiest]);
    QCOMPARE(core::busiestCycle(*recording), busiest);
}

/// Quads of 4, 1 and 1 fragments, four slots a segment: the first is full with one task, the other two are flushed.
void DrawRecordingTest::FSEG_03_segmentsOfATriangle()
{
    core::MachineConfig config = idealMachine();
    config.segments->segMode = core::SegmentMode::Segment;
    config.segments->segLimits.fragments = 4;
    const auto recording = record(triangleStart(plainProgram(5), config));
    QVERIFY(recording && recording->isComplete());
    const auto& segments = recording->section<core::SegmentSection>().log.segments;
    QCOMPARE(segments.size(), std::size_t{2});
    QCOMPARE(segments[0].added, 4u);
    QCOMPARE(segments[0].reason, core::SegmentCloseReason::Slots);
    QCOMPARE(segments[1].added, 2u);
    QCOMPARE(segments[1].reason, core::SegmentCloseReason::Flush);
    const core::SegmentReport& report = recording->section<core::SegmentSection>().report;
    QCOMPARE(report.pipelines.size(), std::size_t{2});
    QCOMPARE(report.averageFillPercent, 75.0); // 6 of 8 slots
    QCOMPARE(report.reasons[static_cast<std::size_t>(core::SegmentCloseReason::Slots)], std::uint64_t{1});
    QCOMPARE(report.reasons[static_cast<std::size_t>(core::SegmentCloseReason::Flush)], std::uint64_t{1});
    for (std::size_t i = 0; i < 2; ++i) {
        QCOMPARE(segments[i].pipeline, static_cast<std::uint16_t>(i));
        QVERIFY(segments[i].opened <= segments[i].closed && segments[i].closed < segments[i].done);
        QVERIFY(segments[i].done <= segments[i].collected);
        QCOMPARE(segments[i].lastCollected - segments[i].collected, Cycle{segments[i].added - 1}); // one a cycle
        const core::PipelineReport& pipeline = report.pipelines[i];
        QCOMPARE(pipeline.load.segments, std::uint64_t{1});
        QCOMPARE(pipeline.load.fragments, std::uint64_t{segments[i].added});
        QCOMPARE(pipeline.load.waited, segments[i].collected - segments[i].done);
        QCOMPARE(pipeline.fillPercent, i == 0 ? 100.0 : 50.0);
    }
    const auto tasks = fragmentTasks(*recording);
    QCOMPARE(tasks.size(), std::size_t{3});
    const std::vector<std::uint32_t> expected{0, 1, 1};
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(tasks[i].segment, expected[i]);
        QCOMPARE(tasksOf(*recording).times(tasks[i]).in(TaskPhase::Running), Cycle{5}); // up to four on four ALUs
        QVERIFY(tasks[i].retired != core::kNever);
        QCOMPARE(tasks[i].primitive, 1u);
    }
}

/// Two slots a segment: the first quad is cut in two, lower pixels and upper ones.
void DrawRecordingTest::FSEG_03_aTaskCutByABorderIsTwo()
{
    core::MachineConfig config = idealMachine();
    config.segments->segMode = core::SegmentMode::Segment;
    config.segments->segLimits.fragments = 2;
    const auto recording = record(triangleStart(plainProgram(5), config));
    QVERIFY(recording && recording->isComplete());
    QCOMPARE(recording->section<core::SegmentSection>().log.segments.size(), std::size_t{3});
    for (const auto& segment : recording->section<core::SegmentSection>().log.segments) {
        QCOMPARE(segment.added, 2u);
        QCOMPARE(segment.reason, core::SegmentCloseReason::Slots);
    }
    const auto at = [&](std::uint32_t x, std::uint32_t y) { return tasksOf(*recording).tasksAt(x, y); };
    for (const auto& [x, y] : {std::pair{0u, 0u}, {1u, 0u}, {0u, 1u}, {1u, 1u}, {2u, 0u}, {0u, 2u}})
        QCOMPARE(at(x, y).size(), std::size_t{1});
    QCOMPARE(at(0, 0)[0], at(1, 0)[0]);
    QCOMPARE(at(0, 1)[0], at(1, 1)[0]);
    QVERIFY(at(0, 0)[0] != at(0, 1)[0]);
    QCOMPARE(at(0, 0)[0]->segment, 0u);
    QCOMPARE(at(0, 1)[0]->segment, 1u);
    QCOMPARE(at(2, 0)[0]->segment, 2u);
    QCOMPARE(at(0, 1)[0]->primitive, 1u);
    QCOMPARE(fragmentTasks(*recording).size(), std::size_t{4});
}

/// Four tasks of one fragment and 20 instructions on A0, each with one item of TEX; everything is on.
void DrawRecordingTest::BYP_15_powerOfFourTasks()
{
    const auto recording = record(lineStart(4, latencyMachine()));
    QVERIFY(recording && recording->isComplete());
    const auto& power = recording->section<core::PowerSection>();
    const auto domain = [&](const char* name) {
        for (const core::DomainPower& found : power.domains)
            if (found.name == name)
                return found;
        return core::DomainPower{};
    };
    const core::Energy length = 100 * recording->length(); // of a part that takes 1 a cycle, in hundredths
    QCOMPARE(domain("sp.0.A0").operations - domain("sp.0.A1").operations, std::uint64_t{80}); // Two vertices: one each.
    QCOMPARE(domain("sp.0.B1").operations, std::uint64_t{0});
    QCOMPARE(domain("sp.0.B1").energy.all(), length);
    QCOMPARE(domain("sp.0.A0").energy.all(), length + 400 * domain("sp.0.A0").operations);
    QCOMPARE(domain("sp.0.RFB-B").operations, std::uint64_t{80});
    QCOMPARE(domain("tex").operations, std::uint64_t{4});
    QCOMPARE(domain("cu").operations, std::uint64_t{4 * 3}); // IN, OUT, END
    core::Energy sum = 0;
    for (const core::DomainPower& found : power.domains)
        sum += found.energy.all();
    QCOMPARE(sum, power.energy);
    QVERIFY(QString::fromStdString(power.csv).section('\n', 0, 0).contains("illustrative"));
    QCOMPARE(power.intervals.size(), power.domains.size());
    for (const core::PowerInterval& interval : power.intervals) {
        QCOMPARE(interval.from, Cycle{0});
        QCOMPARE(interval.to, recording->length());
        QCOMPARE(core::powerStateName(interval.state), std::string_view("on"));
    }
    QVERIFY(power.isComplete && power.warnings.empty());
}

VITRINE_TEST(DrawRecordingTest, QCoreApplication)
#include "tst_draw_recording.moc"
