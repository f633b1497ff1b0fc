// SPDX-License-Identifier: Apache-2.0
// HET-07 on the scheduler and a processor alone.
#include "core/kernel/machine.h"
#include "core/shader/shader_processor.h"
#include "core/stream/task_scheduler.h"
#include "tests/gpu/draw_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

class StartNotes final : public Observer {
public:
    QByteArray order;
    std::vector<GrantReason> reasons;
    void onItemGranted(const ItemGranted& event) override
    {
        order += m_names.value(event.item.value);
        reasons.push_back(event.reason);
    }

private:
    QMap<std::uint32_t, char> m_names{{taskId(ShaderStage::Vertex, 0).value, 'v'},
                                      {taskId(ShaderStage::Fragment, 0).value, 'f'},
                                      {taskId(ShaderStage::Fragment, 1).value, 'c'}};
};

/// VTQ = {v1}, FTQ = {f1}, APQ completed = {c1}, one processor; every task runs for one cycle.
struct SchedulerBench {
    SchedulerBench(SchedulingPolicy policy, std::uint32_t enabled)
        : vertexTasks(queue<ShaderTask>("vtq")), fragmentTasks(queue<ShaderTask>("ftq")),
          pending(queue<PendingTask>("apq")), requests(queue<RequestItem>("arq"))
    {
        auto& vertices = machine.addQueue<FinishedTask>({"vertices", 4, 1});
        auto& fragments = machine.addQueue<FinishedTask>({"fragments", 4, 1});
        machine.add<TaskScheduler>(
            "fsd", TaskScheduler::Config{1, enabled, policy, true},
            TaskScheduler::Ports{SharedView<ShaderTask>(vertexTasks), SharedView<ShaderTask>(fragmentTasks),
                                 SharedView<PendingTask>(pending), SharedView<RequestItem>(requests)});
        machine.add<ShaderProcessor>(
            "sp.0", ShaderProcessor::Config{0, 1, AluLayout::alike(2, 2), 0, programs, contexts},
            ShaderProcessor::Ports{SharedIn<ShaderTask>(vertexTasks), SharedIn<ShaderTask>(fragmentTasks),
                                   SharedIn<PendingTask>(pending), SharedOut<RequestItem>(requests), vertices,
                                   fragments});
        programs.bind(0, {binding(".vertex\nEND\n"), binding(".fragment\nEND\n")});
        vertexTask = task(ShaderStage::Vertex, 0);
        fragmentTask = task(ShaderStage::Fragment, 0);
        completedTask = task(ShaderStage::Fragment, 1);
    }

    ProgramBinding binding(const char* text)
    {
        const auto program = assembled(text);
        auto decoded = std::make_shared<const DecodedProgram>(std::move(DecodedProgram::decode(*program)).value());
        return {program, decoded, std::make_shared<const std::vector<Vec4>>(), false};
    }
    ShaderTask task(ShaderStage stage, std::uint32_t sequence)
    {
        ShaderTask result;
        result.label = {taskId(stage, sequence), ItemId{}, 0};
        result.stage = stage;
        result.items = 1;
        ContextRing& ring = stage == ShaderStage::Vertex ? contexts.vertex : contexts.fragment;
        ring.acquire(result.label.id, *programs.of(0).of(stage).decoded, 4, 1, 1);
        return result;
    }
    template <typename T>
    SharedQueue<T>& queue(const char* path)
    {
        return machine.addSharedQueue<T>({path, 4, 1});
    }

    Machine machine;
    StateVersions versions;
    PerDraw<ProgramBindings> programs{versions};
    TaskContexts contexts{ContextRing(4), ContextRing(4)};
    SharedQueue<ShaderTask>& vertexTasks;
    SharedQueue<ShaderTask>& fragmentTasks;
    SharedQueue<PendingTask>& pending;
    SharedQueue<RequestItem>& requests;
    ShaderTask vertexTask, fragmentTask, completedTask;
};

} // namespace

class TaskSchedulerTest : public QObject {
    Q_OBJECT
private slots:
    void HET_07_aFreeProcessorChoosesByPolicy_data();
    void HET_07_aFreeProcessorChoosesByPolicy();
    void HET_07_withoutAPendingSlotAnotherKindIsChosen();
};

void TaskSchedulerTest::HET_07_aFreeProcessorChoosesByPolicy_data()
{
    QTest::addColumn<int>("policy");
    QTest::addColumn<QByteArray>("order");
    QTest::newRow("completed_first") << int(SchedulingPolicy::CompletedFirst) << QByteArray("cfv");
    QTest::newRow("new_first") << int(SchedulingPolicy::NewFirst) << QByteArray("fvc");
    QTest::newRow("vertex_first") << int(SchedulingPolicy::VertexFirst) << QByteArray("vcf");
}

void TaskSchedulerTest::HET_07_aFreeProcessorChoosesByPolicy()
{
    QFETCH(int, policy);
    QFETCH(QByteArray, order);
    // A machine whose processor is off takes in the task that has been started before.
    SchedulerBench before(static_cast<SchedulingPolicy>(policy), 0);
    before.fragmentTasks.post(0, before.completedTask);
    QVERIFY(before.machine.runUntil({1}));
    before.fragmentTasks.dispatch(before.completedTask.label.id);

    SchedulerBench bench(static_cast<SchedulingPolicy>(policy), 1);
    bench.machine.restore(before.machine.checkpoint());
    bench.pending.reserve({bench.completedTask.label, bench.completedTask}, 0);
    bench.pending.ready(bench.completedTask.label.id);
    bench.vertexTasks.post(0, bench.vertexTask);
    bench.fragmentTasks.post(0, bench.fragmentTask);
    StartNotes starts;
    const Subscription subscription = bench.machine.hub().subscribe(starts);
    QVERIFY(bench.machine.runUntil({4}));
    QCOMPARE(starts.order, order);
    const std::vector<GrantReason> reasons{GrantReason::Policy, GrantReason::Policy, GrantReason::OnlyKind};
    QCOMPARE(starts.reasons, reasons);
}

void TaskSchedulerTest::HET_07_withoutAPendingSlotAnotherKindIsChosen()
{
    SchedulerBench bench(SchedulingPolicy::NewFirst, 1);
    for (std::uint32_t i = 0; i < bench.pending.capacity(); ++i)
        bench.pending.reserve({{ItemId{100 + i}, {}, 0}, {}}, 0);
    bench.fragmentTask.devices = 1;
    bench.vertexTasks.post(0, bench.vertexTask);
    bench.fragmentTasks.post(0, bench.fragmentTask);
    StartNotes starts;
    const Subscription subscription = bench.machine.hub().subscribe(starts);
    QVERIFY(bench.machine.runUntil({4}));
    QCOMPARE(starts.order, QByteArray("v"));
    QCOMPARE(starts.reasons, std::vector<GrantReason>{GrantReason::SlotMissing});
    QCOMPARE(bench.pending.counters().highWater, 4u);
}

VITRINE_TEST(TaskSchedulerTest, QCoreApplication)
#include "tst_task_scheduler.moc"
