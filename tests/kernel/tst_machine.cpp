// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/machine.h"
#include "core/record/trace_hasher.h"
#include "tests/harness/test_class.h"
#include "tests/kernel/toy_task_machine.h"

#include <QtTest>

#include <deque>

using namespace vitrine::core;
using namespace vitrine::core::toy;

namespace {

struct Token {
    ItemLabel label;
    static void visit(auto& visitor, auto& token) { visitor("label", token.label); }
};

/// Waits for an item from its neighbor before it would send one: two of them wait for each other for ever.
class Waiter final : public Unit {
public:
    struct Ports {
        In<Token> in;
        Out<Token> out;
        static void visit(auto& visitor, auto& ports)
        {
            visitor("in", ports.in);
            visitor("out", ports.out);
        }
    };
    Waiter(UnitContext context, Ports ports) : Unit(std::move(context)), m_ports(ports) {}
    void tick() override
    {
        if (!m_ports.in.front())
            return stall(StallReason::InputEmpty);
        m_ports.out.push(*m_ports.in.front());
        m_ports.in.pop();
    }
    [[nodiscard]] bool idle() const override { return false; }
    [[nodiscard]] UnitDescription description() const override { return {}; }
    void visitState(StateVisitor&) override {}
    void visitPorts(PortVisitor& visitor) override { Ports::visit(visitor, m_ports); }

private:
    Ports m_ports;
};

Result<RunOutcome> runTwoWaiters(ClockOptions options, Cycle& end)
{
    Machine machine(options);
    auto& there = machine.addQueue<Token>({"there", 2});
    auto& back = machine.addQueue<Token>({"back", 2});
    machine.add<Waiter>("left", Waiter::Ports{back, there});
    machine.add<Waiter>("right", Waiter::Ports{there, back});
    const auto outcome = machine.runUntil({});
    end = machine.cycle();
    return outcome;
}

class Listener final : public Observer {
public:
    explicit Listener(std::deque<int>& calls, int number) : m_calls(calls), m_number(number) {}
    void onItemPushed(const ItemPushed&) override { m_calls.push_back(m_number); }

private:
    std::deque<int>& m_calls;
    int m_number;
};

class ActivityLog final : public Observer {
public:
    std::vector<UnitActivityChanged> changes;
    void onUnitActivityChanged(const UnitActivityChanged& event) override { changes.push_back(event); }
};

} // namespace

class MachineTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_10_deadlockNamesTheWaitForChain();
    void runEndsWhenNothingCanHappenAnyMore();
    void runEndsBeforeTheCycleAskedFor();
    void runEndsWhenThePredicateHolds();
    void runEndsWhenStopped();
    void observersAreCalledInTheOrderOfSubscription();
    void activityIsToldOnlyWhenItChanges();
    void allTasksComeOutInStreamOrder();
    void everyQueueHopCostsACycleWithLatencyTwo();
    void unitsAndQueuesDescribeThemselves();
    void snapshotShowsQueuesAndStates();
};

void MachineTest::ONE_10_deadlockNamesTheWaitForChain()
{
    for (const bool sleeping : {true, false}) {
        Cycle end = 0;
        const auto outcome = runTwoWaiters({sleeping, {}}, end);
        QVERIFY(!outcome);
        QCOMPARE(end, Cycle{100'001}); // Cycle 0 counts as the last with progress.
        QCOMPARE(QString::fromStdString(outcome.error().message),
                 QString("DEADLOCK in cycle 100001, no unit made progress for 100000 cycles: "
                         "left waits for an item in back, right waits for an item in there, left again"));
    }
}

void MachineTest::runEndsWhenNothingCanHappenAnyMore()
{
    TaskMachine toy({});
    toy.addFragmentTask(sendingTasks(1).front());
    const auto outcome = toy.machine.runUntil({});
    QVERIFY(outcome && *outcome == RunOutcome::Quiescent);
    // Retired at the edge of 120; the collector takes the result in 120; 122 is the first cycle after a quiet one.
    QCOMPARE(toy.machine.cycle(), Cycle{122});
    QVERIFY(toy.machine.quiescent());
    toy.addFragmentTask(sendingTasks(2).back());
    QVERIFY(toy.machine.runUntil({}));
    QCOMPARE(toy.collector->state().nextId, 3u);
}

void MachineTest::runEndsBeforeTheCycleAskedFor()
{
    TaskMachine toy({});
    toy.addFragmentTask(sendingTasks(1).front());
    for (const Cycle cycle : {5u, 5u, 60u, 61u}) { // 60 lies in a stretch that the clock jumps over.
        const auto outcome = toy.machine.runUntil({cycle});
        QVERIFY(outcome && *outcome == RunOutcome::GoalReached);
        QCOMPARE(toy.machine.cycle(), cycle);
    }
    QVERIFY(toy.machine.step());
    QCOMPARE(toy.machine.cycle(), Cycle{62});
}

void MachineTest::runEndsWhenThePredicateHolds()
{
    TaskMachine toy({});
    toy.addFragmentTask(sendingTasks(1).front());
    const auto outcome = toy.machine.runUntil({kNever, [&] { return toy.requests.occupancy() == 1; }});
    QVERIFY(outcome && *outcome == RunOutcome::GoalReached);
    QCOMPARE(toy.machine.cycle(), Cycle{11}); // Posted in 9, in the queue from 10 on, seen after cycle 10.
}

void MachineTest::runEndsWhenStopped()
{
    TaskMachine toy({});
    toy.addFragmentTask(sendingTasks(1).front());
    std::stop_source stop;
    stop.request_stop();
    const auto outcome = toy.machine.runUntil({}, stop.get_token());
    QVERIFY(outcome && *outcome == RunOutcome::Stopped);
    QCOMPARE(toy.machine.cycle(), Cycle{0});
}

void MachineTest::observersAreCalledInTheOrderOfSubscription()
{
    TaskMachine toy({});
    std::deque<int> calls;
    Listener one(calls, 1);
    Listener two(calls, 2);
    Listener three(calls, 3);
    QVERIFY(toy.machine.hub().silent());
    const Subscription first = toy.machine.hub().subscribe(one);
    Subscription second = toy.machine.hub().subscribe(two);
    const Subscription third = toy.machine.hub().subscribe(three);
    toy.addFragmentTask(sendingTasks(1).front());
    QVERIFY(toy.machine.step());
    QCOMPARE(calls, (std::deque<int>{1, 2, 3, 1, 2, 3})); // In FTQ, and the room reserved in APQ.
    calls.clear();
    second = {};
    toy.addFragmentTask(sendingTasks(2).back());
    QVERIFY(toy.machine.step());
    QCOMPARE(calls, (std::deque<int>{1, 3}));
}

void MachineTest::activityIsToldOnlyWhenItChanges()
{
    TaskMachine toy({});
    ActivityLog log;
    const Subscription subscription = toy.machine.hub().subscribe(log);
    toy.addFragmentTask(sendingTasks(1).front());
    QVERIFY(toy.machine.runUntil({}));
    std::vector<Cycle> processor;
    for (const UnitActivityChanged& change : log.changes)
        if (change.unit == toy.processors[0]->id())
            processor.push_back(change.cycle);
    QCOMPARE(processor, (std::vector<Cycle>{0, 10, 110, 120}));
}

void MachineTest::allTasksComeOutInStreamOrder()
{
    TaskMachineConfig config;
    config.processors = 3;
    config.requestDepth = 1;
    config.pendingDepth = 2;
    config.streamed = sendingTasks(50, 3, 2);
    TaskMachine toy(config);
    QVERIFY(toy.machine.runUntil({}));
    std::uint64_t checksum = 0;
    for (std::uint32_t id = 1; id <= 50; ++id)
        checksum = checksum * 31 + id * 3 + 1;
    QCOMPARE(toy.collector->state().nextId, 51u);
    QCOMPARE(toy.collector->state().checksum, checksum);
}

void MachineTest::everyQueueHopCostsACycleWithLatencyTwo()
{
    TaskMachineConfig config;
    config.queueLatency = 2;
    TaskMachine toy(config);
    ActivityLog log;
    const Subscription subscription = toy.machine.hub().subscribe(log);
    toy.addFragmentTask(sendingTasks(1).front());
    QVERIFY(toy.machine.runUntil({}));
    std::vector<Cycle> processor;
    for (const UnitActivityChanged& change : log.changes)
        if (change.unit == toy.processors[0]->id())
            processor.push_back(change.cycle);
    // Task seen in 1, runs 1–10, request posted in 10 and seen in 12, result in 112, runs 112–121.
    QCOMPARE(processor, (std::vector<Cycle>{1, 11, 112, 122}));
}

void MachineTest::unitsAndQueuesDescribeThemselves()
{
    TaskMachine toy({});
    const auto units = toy.machine.unitDescriptions();
    const auto queues = toy.machine.queueDescriptions();
    const UnitDescription& processor = units[toy.processors[0]->id().value - 1];
    QCOMPARE(QString::fromStdString(processor.path), QString("sp.0"));
    QCOMPARE(QString::fromStdString(processor.kind), QString("SP"));
    QCOMPARE(processor.ports.size(), std::size_t{4});
    QCOMPARE(QString::fromStdString(processor.ports[2].queuePath), QString("arq"));
    QVERIFY(processor.ports[2].direction == PortDirection::Out);
    QCOMPARE(QString::fromStdString(processor.fields[1].name + ' ' + processor.fields[1].kind),
             QString("running bool"));

    const QueueDescription& requests = queues[toy.requests.id().value - 1];
    QCOMPARE(QString::fromStdString(requests.names.granted), QString("req.dispatch"));
    QCOMPARE(requests.capacity, 32u);
    QCOMPARE(requests.producers, std::vector<UnitId>{toy.processors[0]->id()});
}

void MachineTest::snapshotShowsQueuesAndStates()
{
    TaskMachine toy({});
    for (const Task& task : sendingTasks(2))
        toy.addFragmentTask(task);
    QVERIFY(toy.machine.runUntil({15}));
    const Snapshot snapshot = toy.machine.snapshot();
    QCOMPARE(snapshot.cycle, Cycle{15});
    const QueueSnapshot& pending = snapshot.queues[toy.pending.id().value - 1];
    QCOMPARE(pending.occupancy, 2u);
    QCOMPARE(QString::fromStdString(pending.items[0].state), QString("waiting"));
    QCOMPARE(QString::fromStdString(pending.items[1].state), QString("reserved"));
    const UnitSnapshot& processor = snapshot.units[toy.processors[0]->id().value - 1];
    QVERIFY(processor.activity == Activity::Working);
    QCOMPARE(QString::fromStdString(processor.state.children[0].name), QString("task"));
    QVERIFY(std::get<bool>(processor.state.children[1].value));
}

VITRINE_TEST(MachineTest, QCoreApplication)
#include "tst_machine.moc"
