// SPDX-License-Identifier: Apache-2.0
// Looks inside a recorded draw: the machine at a cycle, events of a window, searches both ways.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/draw_start.h"
#include "core/session/machine/event_counts.h"
#include "core/session/machine/totals_section.h"
#include "tests/gpu/draw_bench.h"
#include "tests/harness/test_class.h"
#include "tests/session/recording_bench.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/machine_tree.h"

#include <QtTest>

#include <map>
#include <random>
#include <set>
#include <thread>

using namespace vitrine;
using namespace vitrine::test;
using core::Cycle;
using core::DrawExplorer;
using core::DrawRecording;
using core::MomentCondition;
using core::TaskStepKind;
using Recording = std::shared_ptr<const DrawRecording>;

namespace {

/// HET-10 with six tasks: 170 cycles from the first issue on.
Recording recordingOfSixTasks()
{
    static const Recording recording = record(lineStart(6, latencyMachine()));
    return recording;
}

std::unique_ptr<DrawExplorer> explorerOf(const Recording& recording)
{
    auto explorer = DrawExplorer::open(recording);
    return explorer ? *std::move(explorer) : nullptr;
}

/// Every moment at which a condition comes true, by searching forward, and by searching backward.
std::vector<Cycle> forwardFrom0(DrawExplorer& explorer, const MomentCondition& condition)
{
    std::vector<Cycle> cycles;
    for (Cycle at = 0;;) {
        const auto found = explorer.find(condition, at, core::kNever);
        if (!found || !*found)
            return cycles;
        cycles.push_back(at = (*found)->cycle);
    }
}

std::vector<Cycle> backwardFromEnd(DrawExplorer& explorer, const MomentCondition& condition)
{
    std::vector<Cycle> cycles;
    for (Cycle at = explorer.recording().length(); at > 0;) {
        const auto found = explorer.find(condition, at, 0);
        if (!found || !*found)
            break;
        cycles.push_back(at = (*found)->cycle);
    }
    std::ranges::reverse(cycles);
    return cycles;
}

/// The cycles of a task's steps.
std::set<Cycle> stepsOf(const DrawRecording& recording, core::ItemId task)
{
    std::set<Cycle> cycles;
    for (const auto& step : tasksOf(recording).steps(*tasksOf(recording).task(task)))
        cycles.insert(step.cycle);
    return cycles;
}

core::ItemId firstFragmentTask(const DrawRecording& recording)
{
    for (const auto& task : tasksOf(recording).tasks())
        if (task.stage == core::ShaderStage::Fragment)
            return task.id;
    return {};
}

} // namespace

class DrawExplorerTest : public QObject {
    Q_OBJECT
private slots:
    void theMachineAtACycleIsThatOfAStraightRun();
    void occupancyOfTheMachineIsThatOfTheSeries();
    void ONE_05_eventsOfWindowsMakeUpTheWholeTrace();
    void ONE_05_whatIsNotKeptIsExecutedAgain();
    void ONE_06_searchesForwardAndBackwardFindTheSameMoments_data();
    void ONE_06_searchesForwardAndBackwardFindTheSameMoments();
    void ONE_06_aSearchFindsTheSwapsOfATask();
    void ONE_06_theLevelOfAQueueIsReachedOnceFromBelow();
    void ONE_06_runsBackToTheLastChangeOfAField();
    void aStopEndsASearch();
    void aDrawThatDeadlocksLeavesARecording();
    void HET_03_aMachineWithoutProcessorsStallsTheCommandInterface();
    void ONE_03_eightThreadsLookAtOneRecording();
};

void DrawExplorerTest::theMachineAtACycleIsThatOfAStraightRun()
{
    const auto explorer = explorerOf(recordingOfSixTasks());
    QVERIFY(explorer);
    std::mt19937 random(3);
    for (int i = 0; i < 20; ++i) {
        const Cycle cycle = random() % (recordingOfSixTasks()->length() + 1);
        const auto there = explorer->machineAt(cycle);
        QVERIFY(there);
        auto straight = core::DrawReplay::begin(recordingOfSixTasks()->start());
        QVERIFY(straight && (*straight)->seek(cycle));
        const auto& units = recordingOfSixTasks()->units();
        const auto& queues = recordingOfSixTasks()->queues();
        QVERIFY(core::machineTree(**there, units, queues) ==
                core::machineTree((*straight)->gpu().snapshotWithoutBuffers(), units, queues));
    }
}

void DrawExplorerTest::occupancyOfTheMachineIsThatOfTheSeries()
{
    const auto explorer = explorerOf(recordingOfSixTasks());
    for (Cycle cycle = 0; cycle < recordingOfSixTasks()->length(); cycle += 7) {
        const auto snapshot = explorer->machineAt(cycle + 1); // after the cycle's edge
        QVERIFY(snapshot);
        for (const auto& queue : (*snapshot)->queues)
            QCOMPARE(recordingOfSixTasks()->occupancy(queue.id).valueAt(cycle), queue.occupancy);
    }
}

void DrawExplorerTest::ONE_05_eventsOfWindowsMakeUpTheWholeTrace()
{
    const auto explorer = explorerOf(recordingOfSixTasks());
    const auto all = explorer->eventsBetween(0, core::kNever, 1'000'000);
    QVERIFY(all && !all->isCut());
    std::uint64_t parts = 0;
    for (Cycle from = 0; from < recordingOfSixTasks()->length(); from += 13) {
        const auto part = explorer->eventsBetween(from, from + 13, 1'000'000);
        QVERIFY(part);
        for (std::size_t i = 0; i < part->events.size(); ++i)
            QCOMPARE(part->events[i].index(), all->events[parts + i].index());
        parts += part->total;
    }
    QCOMPARE(parts, all->total);
    const auto cut = explorer->eventsBetween(0, core::kNever, 10);
    QVERIFY(cut && cut->isCut());
    QCOMPARE(cut->events.size(), std::size_t{10});
    QCOMPARE(cut->total, all->total);
    std::uint64_t swaps = 0;
    for (const core::Event& event : all->events)
        swaps +=
            core::eventText(event, recordingOfSixTasks()->units(), recordingOfSixTasks()->queues()).name == "task.swap"
                ? 1
                : 0;
    QCOMPARE(swaps, std::uint64_t{6});
}

void DrawExplorerTest::ONE_05_whatIsNotKeptIsExecutedAgain()
{
    core::RecordingLimits limits;
    limits.tasks = 3;
    limits.requests = 2;
    const auto recording = record(lineStart(6, latencyMachine()), limits);
    QVERIFY(recording);
    // Seven tasks: one of vertices, six of a fragment.
    QCOMPARE(tasksOf(*recording).tasks().size(), std::size_t{3});
    QCOMPARE(tasksOf(*recording).tasksNotKept(), std::uint64_t{4});
    QCOMPARE(tasksOf(*recording).requestsNotKept(), std::uint64_t{4});
    QCOMPARE(recording->section<core::TotalsSection>().requests, std::uint64_t{6}); // sums are exact even so
    const core::TaskRecord& last = tasksOf(*recordingOfSixTasks()).tasks().back();
    QVERIFY(!tasksOf(*recording).task(last.id));
    const auto again = core::recordTasks(*recording, last.retired - 1, last.retired);
    QVERIFY(again && (*again)->task(last.id));
    QCOMPARE((*again)->task(last.id)->enqueued, last.enqueued);
    QCOMPARE((*again)->requestsOf(*(*again)->task(last.id)).size(), std::size_t{1});
}

void DrawExplorerTest::ONE_06_searchesForwardAndBackwardFindTheSameMoments_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"event", "queue level", "pixel", "task", "queue change", "unit change", "field change"})
        QTest::newRow(name) << name;
}

void DrawExplorerTest::ONE_06_searchesForwardAndBackwardFindTheSameMoments()
{
    QFETCH(QString, name);
    const DrawRecording& recording = *recordingOfSixTasks();
    const auto sp = recording.unitAt("sp.0");
    const auto apq = recording.queueAt("apq");
    const std::map<QString, MomentCondition> conditions{
        {"event", core::AtEvent{{.kind = core::kEventNumber<core::ItemParked>}}},
        {"queue level", core::AtQueueLevel{apq, core::AtQueueLevel::Side::AtLeast, 3}},
        {"pixel", core::AtPixel{2, 0}},
        {"task", core::AtTask{firstFragmentTask(recording)}},
        {"queue change", core::AtQueueChange{apq}},
        {"unit change", core::AtUnitChange{sp}},
        {"field change", core::AtFieldChange{sp, "requests"}}};
    const auto explorer = explorerOf(recordingOfSixTasks());
    const auto& condition = conditions.at(name);
    const auto forward = forwardFrom0(*explorer, condition);
    QVERIFY(!forward.empty());
    auto backward = backwardFromEnd(*explorer, condition);
    if (forward.back() == recording.length()) // the moments before the end
        backward.push_back(recording.length());
    QCOMPARE(backward, forward);
}

/// A's steps take effect in these cycles; the machine shows them once the cycle has been executed.
void DrawExplorerTest::ONE_06_aSearchFindsTheSwapsOfATask()
{
    const auto explorer = explorerOf(recordingOfSixTasks());
    const core::ItemId task = firstFragmentTask(*recordingOfSixTasks());
    const auto found = forwardFrom0(*explorer, core::AtTask{task});
    for (const Cycle cycle : stepsOf(*recordingOfSixTasks(), task))
        QVERIFY2(std::ranges::find(found, cycle + 1) != found.end(), qPrintable(QString::number(cycle)));
}

void DrawExplorerTest::ONE_06_theLevelOfAQueueIsReachedOnceFromBelow()
{
    // APQ: a slot is reserved as each task begins, every 10 cycles, and is kept to its end: 1 … 6, then down.
    const auto explorer = explorerOf(recordingOfSixTasks());
    const auto apq = recordingOfSixTasks()->queueAt("apq");
    const auto up = forwardFrom0(*explorer, core::AtQueueLevel{apq, core::AtQueueLevel::Side::AtLeast, 4});
    QCOMPARE(up.size(), std::size_t{1});
    const auto down = forwardFrom0(*explorer, core::AtQueueLevel{apq, core::AtQueueLevel::Side::AtMost, 3});
    QCOMPARE(down.size(), std::size_t{1});
    QVERIFY(up[0] < down[0]);
    QCOMPARE(recordingOfSixTasks()->occupancy(apq).valueAt(up[0] - 1), 4u);
    QCOMPARE(recordingOfSixTasks()->occupancy(apq).valueAt(up[0] - 2), 3u);
}

void DrawExplorerTest::ONE_06_runsBackToTheLastChangeOfAField()
{
    const auto explorer = explorerOf(recordingOfSixTasks());
    const core::AtFieldChange requests{recordingOfSixTasks()->unitAt("sp.0"), "requests"};
    const auto last = explorer->find(requests, recordingOfSixTasks()->length(), 0);
    QVERIFY(last && *last);
    // The sixth SEND is executed in cycle 59 from the first issue, and in ARQ a cycle later.
    const core::RequestRecord& sixth = tasksOf(*recordingOfSixTasks()).requests().back();
    QCOMPARE((*last)->cycle, sixth.posted);
    const auto before = explorer->find(requests, (*last)->cycle, 0);
    QVERIFY(before && *before);
    QCOMPARE((*before)->cycle, (*last)->cycle - 10);
    const auto none = explorer->find(core::AtFieldChange{requests.unit, "noSuchField"}, 0, core::kNever);
    QVERIFY(none && !*none);
}

void DrawExplorerTest::aStopEndsASearch()
{
    const auto explorer = explorerOf(recordingOfSixTasks());
    std::stop_source stop;
    stop.request_stop();
    const core::AtUnitChange change{recordingOfSixTasks()->unitAt("sp.0")};
    QVERIFY(!explorer->find(change, 0, core::kNever, {stop.get_token(), {}}).hasValue());
    QVERIFY(!explorer->find(change, recordingOfSixTasks()->length(), 0, {stop.get_token(), {}}).hasValue());
    QVERIFY(explorer->find(change, 0, core::kNever).hasValue());
    QVERIFY(!core::recordDraw(recordingOfSixTasks()->start(), {}, {stop.get_token(), {}}).hasValue());
}

/// Without a processor nothing ever leaves VTQ: the watchdog ends the run, and what led there can be seen.
void DrawExplorerTest::aDrawThatDeadlocksLeavesARecording()
{
    core::MachineConfig config = idealMachine();
    config.processors->spEnabled = 0;
    const auto recording = record(triangleStart(plainProgram(2), config));
    QVERIFY(recording && !recording->isComplete());
    QVERIFY2(recording->failure().starts_with("DEADLOCK"), recording->failure().c_str());
    QCOMPARE(recording->statistics(recording->queueAt("vtq")).highWater, 1u);
    QCOMPARE(tasksOf(*recording).tasks().size(), std::size_t{1});
    QCOMPARE(tasksOf(*recording).tasks()[0].retired, core::kNever);
    const auto explorer = explorerOf(recording);
    QVERIFY(explorer->machineAt(50).hasValue());
}

/// HET-03: vtq.depth 4, 24 vertices at 4 a task: occupancy 4, high-water 4, CI stalled by one cycle more in each.
void DrawExplorerTest::HET_03_aMachineWithoutProcessorsStallsTheCommandInterface()
{
    core::MachineConfig config = idealMachine();
    config.processors->spEnabled = 0;
    config.queues->vtqDepth = 4;
    core::RecordingLimits limits;
    limits.cycles = 100;
    const auto start = trianglesStart(8, config);
    const auto recording = record(start, limits);
    QVERIFY(recording && !recording->isComplete() && recording->failure().empty());
    QCOMPARE(recording->length(), Cycle{100});
    QCOMPARE(recording->statistics(recording->queueAt("vtq")).highWater, 4u);
    const auto ci = recording->unitAt("ci");
    const Cycle stalled = recording->totals(ci).stalledAll();
    // A command a cycle, EXECUTE the last; five tasks in the cycles after it, of which the fifth waits to enter.
    QCOMPARE(stalled, 100 - (gputest::commandCount(start->command) + 5));
    const auto report = recording->stalls(ci, 0, 100);
    QCOMPARE(report.chains.size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(core::chainText(report.chains[0], recording->stallSources())).section(" ← ", 0, 1),
             QString("ci ← vtq full"));
}

void DrawExplorerTest::ONE_03_eightThreadsLookAtOneRecording()
{
    std::vector<std::string> hashes(8);
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < hashes.size(); ++i)
            threads.emplace_back([&hash = hashes[i]] {
                core::DrawReplayOptions options;
                options.hashing = core::TraceHashing::On;
                auto replay = core::DrawReplay::begin(recordingOfSixTasks()->start(), options);
                if (replay && (*replay)->seek(core::kNever))
                    hash = (*replay)->traceHash() + (*replay)->picture(core::Attachment::Color)->hash();
                const auto explorer = explorerOf(recordingOfSixTasks());
                if (!explorer || !explorer->machineAt(recordingOfSixTasks()->length() / 2))
                    hash.clear();
            });
    }
    for (const std::string& hash : hashes)
        QCOMPARE(hash, hashes[0]);
    QCOMPARE(hashes[0].size(), std::size_t{64});
}

VITRINE_TEST(DrawExplorerTest, QCoreApplication)
#include "tst_draw_explorer.moc"
