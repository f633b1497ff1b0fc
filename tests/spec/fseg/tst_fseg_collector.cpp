// SPDX-License-Identifier: Apache-2.0
// FSEG-09, FSEG-10, FSEG-13: the order in which segments are collected, and the report.
#include "tests/harness/test_class.h"
#include "tests/spec/fseg/segment_bench.h"

#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace vitrine::core;
using namespace vitrine::fseg;
using Cycles = std::vector<Cycle>;

namespace {

/// A collector that is told of a segment whose only task is not the first of the stream.
void collectWithAGap()
{
    Machine machine;
    ContextRing contexts(4);
    auto& tasks = machine.addSharedQueue<ShaderTask>({"ftq", 4, 1});
    auto& segment = machine.addSharedQueue<ShaderTask>({"sp.0.segment", 4, 1});
    auto& finished = machine.addQueue<FinishedTask>({"sp.0.fragments", 4, 1});
    auto& closed = machine.addQueue<SegmentItem>({"fsd.closed", 4, 1});
    auto& order = machine.addQueue<TaskQuads>({"fsd.order", 4, 1});
    auto& ends = machine.addQueue<TaskQuads>({"fsd.ends", 4, 1});
    auto& freed = machine.addQueue<SegmentItem>({"fsc.freed", 4, 1});
    auto& quads = machine.addQueue<LateQuadItem>({"fsc.quads", 4, 1});
    machine.add<SegmentCollector>("fsc", SegmentCollector::Config{contexts, 1},
                                  SegmentCollector::Ports{{In<FinishedTask>(finished)},
                                                          closed,
                                                          order,
                                                          ends,
                                                          SharedIn<ShaderTask>(tasks),
                                                          {SharedIn<ShaderTask>(segment)},
                                                          quads,
                                                          freed});
    TaskQuads task;
    task.label.id = taskId(ShaderStage::Fragment, 1);
    task.quads[0].coverage = 1;
    task.count = 1;
    task.orderNumber = 1;
    order.push(task);
    SegmentItem item;
    item.label.id = ItemId{1};
    item.fragments = item.tasks = 1;
    closed.push(item);
    finished.push(FinishedTask{task.label, 1, 5});
    static_cast<void>(machine.runUntil({10}));
}

/// How a child ends, and what it says.
std::pair<int, QByteArray> deathOf(void (*work)())
{
    int ends[2] = {};
    if (pipe(ends) != 0)
        return {};
    const pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], 2);
        work();
        _exit(0);
    }
    close(ends[1]);
    QByteArray text;
    char piece[256];
    for (ssize_t size = read(ends[0], piece, sizeof piece); size > 0; size = read(ends[0], piece, sizeof piece))
        text.append(piece, size);
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    return {WIFSIGNALED(status) ? WTERMSIG(status) : 0, text};
}

} // namespace

class CollectorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void FSEG_09_segmentsAreCollectedInTheOrderOfOpening();
    void FSEG_09_aGapStopsTheReplay();
    void FSEG_10_aDeadlockNamesSegmentAndRequest();
    void FSEG_13_reportOfTheLoad();
    void FSEG_13_reportWithoutFragmentsIsEmpty();
};

void CollectorTest::FSEG_09_segmentsAreCollectedInTheOrderOfOpening()
{
    SegmentBenchConfig config;
    config.processors = 3;
    config.limits = {4, 512, 8, 1};
    // Quads of four on four ALUs, a cycle an instruction; closed in 3, 7 and 11, so done in 4 + 96, 8 + 42, 12 + 48.
    config.programs = {programOf(96), programOf(42), programOf(48)};
    const Script script{{0, 0, 0, 0xF}, {4, 1, 1, 0xF}, {8, 2, 2, 0xF}};
    SegmentBench bench(config, script + flushAt(12, 2));
    QVERIFY(bench.run());
    const auto& segments = bench.book.segments;
    QCOMPARE(segments.size(), std::size_t{3});
    QCOMPARE((Cycles{segments[0].done, segments[1].done, segments[2].done}), (Cycles{100, 50, 60}));
    QCOMPARE(segments[0].collected, (Cycles{100, 101, 102, 103}));
    QCOMPARE(segments[1].collected, (Cycles{104, 105, 106, 107}));
    QCOMPARE(segments[2].collected, (Cycles{108, 109, 110, 111}));
    const auto& collections = bench.collector->state().collections;
    QCOMPARE((Cycles{collections[0].waited, collections[1].waited, collections[2].waited}), (Cycles{0, 54, 48}));
    const SegmentStatistics statistics = bench.distributor->statistics();
    QCOMPARE(statistics.pipelines[1].waited, std::uint64_t{54});
    using Quads = QuadSink::Quads;
    QCOMPARE(bench.sink->received(), (std::vector<Quads>{{0, 0xF}, {2, 0xF}, {4, 0xF}, {0, 0}}));
}

void CollectorTest::FSEG_09_aGapStopsTheReplay()
{
    const auto [signal, text] = deathOf(collectWithAGap);
    QCOMPARE(signal, SIGABRT);
    QVERIFY2(text.contains("fragment 1 instead of 0 is next in the stream; segments in order: 0 on sp.0"), text);
}

void CollectorTest::FSEG_10_aDeadlockNamesSegmentAndRequest()
{
    SegmentBenchConfig config;
    config.limits = {4, 512, 8, 1};
    // There is nobody to answer in this machine.
    config.programs = {".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n"
                       "SEND r0, d0:0:IMPLICIT, v0\nMOV o0, r0\nEND\n"};
    SegmentBench bench(config, Script{{0, 0, 0, 0xF}} + flushAt(4));
    const auto outcome = bench.run();
    QVERIFY(!outcome);
    const QString message = QString::fromStdString(outcome.error().message);
    QVERIFY2(message.contains("DEADLOCK"), qPrintable(message));
    QVERIFY2(message.contains("fsc: segment 0 on sp.0 is not done: 0 of 1 tasks have ended"), qPrintable(message));
    QVERIFY2(message.contains("tscr: task 2 of segment 0 on sp.0 waits for request 1"), qPrintable(message));
    QVERIFY(bench.book.segments[0].collected.empty());
}

void CollectorTest::FSEG_13_reportOfTheLoad()
{
    SegmentBenchConfig config;
    config.processors = 3;
    config.limits = {4, 512, 8, 1};
    SegmentBench bench(config, fragmentsFrom(0, 10) + flushAt(10));
    QVERIFY(bench.run());
    SegmentStatistics statistics = bench.distributor->statistics();
    statistics.cycles = 40;
    const SegmentReport report = segmentReport(statistics, config.limits, 60);
    QCOMPARE(report.pipelines.size(), std::size_t{3});
    QCOMPARE(report.pipelines[0].fillPercent, 100.0);
    QCOMPARE(report.pipelines[1].fillPercent, 100.0);
    QCOMPARE(report.pipelines[2].fillPercent, 50.0);
    QCOMPARE(QString::number(report.averageFillPercent, 'f', 1), QString("83.3"));
    QCOMPARE(report.reasons, (CloseReasons{0, 2, 0, 0, 0, 0, 1, 0})); // slots 2, flush 1
    QCOMPARE(report.segments, std::uint64_t{3});
    QCOMPARE(report.fragments, std::uint64_t{10});
    // Ten tasks of five instructions.
    QCOMPARE(report.pipelines[0].load.busyCycles, std::uint64_t{20});
    QCOMPARE(report.pipelines[0].idleCycles, std::uint64_t{20});
    QCOMPARE(report.pipelines[2].load.busyCycles, std::uint64_t{10});
    QCOMPARE(report.busyPipelines, 50.0 / 40.0);
    QCOMPARE(report.speedUp, std::optional(1.5));
    QCOMPARE(QString::fromStdString(segmentReportCsv(report)),
             QString("pipeline,segments,fragments,busy_cycles,idle_cycles,waited_cycles,fill_percent,closed_slots,"
                     "closed_words,closed_prims,closed_programs,closed_timeout,closed_flush,closed_ftq_full\n"
                     "sp.0,1,4,20,20,0,100.0,1,0,0,0,0,0,0\n"
                     "sp.1,1,4,20,20,0,100.0,1,0,0,0,0,0,0\n"
                     "sp.2,1,2,10,30,11,50.0,0,0,0,0,0,1,0\n"
                     "total,3,10,50,70,11,83.3,2,0,0,0,0,1,0\n"));
}

void CollectorTest::FSEG_13_reportWithoutFragmentsIsEmpty()
{
    SegmentBench bench({}, flushAt(0));
    QVERIFY(bench.run());
    const SegmentReport report = segmentReport(bench.distributor->statistics(), {});
    QVERIFY(report.pipelines.empty());
    QCOMPARE(report.averageFillPercent, 0.0);
    QCOMPARE(segmentReport({}, {}).busyPipelines, 0.0);
}

VITRINE_TEST(CollectorTest, QCoreApplication)
#include "tst_fseg_collector.moc"
