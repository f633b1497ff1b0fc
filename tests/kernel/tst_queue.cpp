// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/queue.h"
#include "core/kernel/shared_queue.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::core;

namespace {

struct Item {
    ItemLabel label;
    static void visit(auto& visitor, auto& item) { visitor("label", item.label); }
};

Item item(std::uint32_t id)
{
    return {{ItemId{id}, ItemId{}, kNoDraw}};
}

/// Drives a queue through the phases of a cycle, without a machine.
struct Bench {
    KernelContext kernel;

    void commitAt(QueueBase& queue, Cycle cycle)
    {
        kernel.now = cycle;
        kernel.phase = Phase::Commit;
        if (queue.nextCommit() <= cycle)
            queue.commit();
        kernel.phase = Phase::Execute;
    }
};

enum class TickOrder { ProducerFirst, ConsumerFirst };

int itemsIn1000Cycles(std::uint32_t capacity, std::uint32_t latency, TickOrder order)
{
    Bench bench;
    Queue<Item> queue(bench.kernel, QueueId{1}, {"q", capacity, latency});
    int items = 0;
    const auto produce = [&] {
        if (queue.canPush())
            queue.push(item(1));
    };
    const auto consume = [&] {
        if (!queue.front())
            return;
        queue.pop();
        ++items;
    };
    for (Cycle cycle = 0; cycle < 1000; ++cycle) {
        bench.commitAt(queue, cycle);
        order == TickOrder::ProducerFirst ? produce() : consume();
        order == TickOrder::ProducerFirst ? consume() : produce();
    }
    return items;
}

} // namespace

class QueueTest : public QObject {
    Q_OBJECT
private slots:
    void throughput_data();
    void throughput();
    void pushedInACycleIsSeenAfterTheLatency();
    void roomFreedInACycleCanBeUsedInTheNext();
    void whatIsPutInFromOutsideIsSeenInTheNextCycle();
    void postsOfOneCycleEnterByPortNumber();
    void postWithoutRoomWaitsAndNothingIsLost();
    void roomForAPostIsThatBeforeTheCyclesRetirements();
    void entriesTakeUpRoomUntilRetired();
    void aDoneEntryKeepsItsRoomUntilRetired();
    void ofTwoGrantsInOneCycleEachProcessorSeesItsOwn();
    void sharedQueueWithLatencyTwoShowsPostsTwoCyclesLater();
};

void QueueTest::throughput_data()
{
    QTest::addColumn<unsigned>("capacity");
    QTest::addColumn<unsigned>("latency");
    QTest::addColumn<int>("items");
    QTest::newRow("1/1") << 1u << 1u << 500;
    QTest::newRow("2/1") << 2u << 1u << 999;
    QTest::newRow("2/2") << 2u << 2u << 666;
    QTest::newRow("3/2") << 3u << 2u << 998;
    QTest::newRow("4/4") << 4u << 4u << 797;
    QTest::newRow("5/4") << 5u << 4u << 996;
}

void QueueTest::throughput()
{
    QFETCH(unsigned, capacity);
    QFETCH(unsigned, latency);
    QFETCH(int, items);
    QCOMPARE(itemsIn1000Cycles(capacity, latency, TickOrder::ProducerFirst), items);
    QCOMPARE(itemsIn1000Cycles(capacity, latency, TickOrder::ConsumerFirst), items);
}

void QueueTest::pushedInACycleIsSeenAfterTheLatency()
{
    Bench bench;
    Queue<Item> queue(bench.kernel, QueueId{1}, {"q", 4, 3});
    bench.commitAt(queue, 10);
    queue.push(item(7));
    for (Cycle cycle = 10; cycle < 13; ++cycle) {
        bench.commitAt(queue, cycle);
        QVERIFY(!queue.front());
    }
    bench.commitAt(queue, 13);
    QVERIFY(queue.front());
    QCOMPARE(queue.front()->label.id.value, 7u);
}

void QueueTest::roomFreedInACycleCanBeUsedInTheNext()
{
    Bench bench;
    Queue<Item> queue(bench.kernel, QueueId{1}, {"q", 1, 1});
    bench.commitAt(queue, 0);
    queue.push(item(1));
    bench.commitAt(queue, 1);
    QCOMPARE(queue.occupancy(), 1u);
    queue.pop();
    QVERIFY(!queue.front());
    QVERIFY(!queue.canPush());
    bench.commitAt(queue, 2);
    QVERIFY(queue.canPush());
    QCOMPARE(queue.occupancy(), 0u);
}

void QueueTest::whatIsPutInFromOutsideIsSeenInTheNextCycle()
{
    Bench bench;
    Queue<Item> queue(bench.kernel, QueueId{1}, {"q", 1, 1});
    queue.push(item(1)); // Between cycles, before cycle 0.
    bench.commitAt(queue, 0);
    QVERIFY(queue.front());
}

void QueueTest::postsOfOneCycleEnterByPortNumber()
{
    Bench bench;
    SharedQueue<Item> queue(bench.kernel, QueueId{1}, {"arq", 4, 1});
    bench.commitAt(queue, 0);
    queue.post(2, item(22));
    queue.post(0, item(20));
    queue.post(1, item(21));
    QCOMPARE(queue.occupancy(), 0u);
    bench.commitAt(queue, 1);
    QCOMPARE(queue.occupancy(), 3u);
    for (std::uint32_t i = 0; i < 3; ++i)
        QCOMPARE(queue.entry(i).item.label.id.value, 20 + i);
}

void QueueTest::postWithoutRoomWaitsAndNothingIsLost()
{
    Bench bench;
    SharedQueue<Item> queue(bench.kernel, QueueId{1}, {"arq", 1, 1});
    bench.commitAt(queue, 0);
    queue.post(1, item(21));
    queue.post(0, item(20));
    bench.commitAt(queue, 1);
    QCOMPARE(queue.entry(0).item.label.id.value, 20u);
    QVERIFY(queue.canPost(0));
    QVERIFY(!queue.canPost(1)); // Stalls on its post.
    queue.retire(ItemId{20});
    queue.post(0, item(30)); // Later, so it does not overtake the post of port 1.
    bench.commitAt(queue, 2);
    QCOMPARE(queue.occupancy(), 0u);
    bench.commitAt(queue, 3);
    QCOMPARE(queue.entry(0).item.label.id.value, 21u);
    QVERIFY(queue.canPost(1));
    QVERIFY(!queue.canPost(0));
}

void QueueTest::roomForAPostIsThatBeforeTheCyclesRetirements()
{
    Bench bench;
    SharedQueue<Item> shared(bench.kernel, QueueId{1}, {"shared", 1, 1});
    Queue<Item> plain(bench.kernel, QueueId{2}, {"plain", 1, 1});
    std::vector<Cycle> sharedArrivals;
    std::vector<Cycle> plainArrivals;
    std::uint32_t next = 1;
    for (Cycle cycle = 0; cycle < 6; ++cycle) {
        bench.commitAt(shared, cycle);
        bench.commitAt(plain, cycle);
        if (shared.occupancy()) {
            sharedArrivals.push_back(cycle);
            shared.retire(shared.entry(0).item.label.id);
        }
        if (plain.front()) {
            plainArrivals.push_back(cycle);
            plain.pop();
        }
        if (shared.canPost(0))
            shared.post(0, item(next++));
        if (plain.canPush())
            plain.push(item(next++));
    }
    QCOMPARE(plainArrivals, (std::vector<Cycle>{1, 3, 5}));
    QCOMPARE(sharedArrivals, plainArrivals);
}

void QueueTest::entriesTakeUpRoomUntilRetired()
{
    Bench bench;
    SharedQueue<Item> queue(bench.kernel, QueueId{1}, {"ftq", 2, 1});
    bench.commitAt(queue, 0);
    queue.post(0, item(1));
    bench.commitAt(queue, 1);
    bench.kernel.phase = Phase::Schedule;
    queue.grant(ItemId{1}, 3);
    bench.kernel.phase = Phase::Execute;
    queue.take(3);
    QCOMPARE(queue.occupancy(), 1u);
    QVERIFY(!queue.granted(3));
    queue.retire(ItemId{1});
    QCOMPARE(queue.occupancy(), 1u);
    bench.commitAt(queue, 2);
    QCOMPARE(queue.occupancy(), 0u);
}

void QueueTest::aDoneEntryKeepsItsRoomUntilRetired()
{
    Bench bench;
    SharedQueue<Item> queue(bench.kernel, QueueId{1}, {"ftq", 1, 1});
    queue.post(0, item(1));
    bench.commitAt(queue, 0);
    bench.kernel.phase = Phase::Schedule;
    queue.grant(ItemId{1}, 0);
    bench.kernel.phase = Phase::Execute;
    queue.take(0);
    queue.finish(ItemId{1});
    QCOMPARE(queue.entry(0).state, EntryState::Active); // It takes effect at the edge.
    bench.commitAt(queue, 1);
    QCOMPARE(queue.entry(0).state, EntryState::Done);
    QVERIFY(!queue.hasRoom());
    queue.retire(ItemId{1});
    bench.commitAt(queue, 2);
    QVERIFY(queue.hasRoom());
}

void QueueTest::ofTwoGrantsInOneCycleEachProcessorSeesItsOwn()
{
    Bench bench;
    SharedQueue<Item> queue(bench.kernel, QueueId{1}, {"ftq", 4, 1});
    queue.post(0, item(1));
    queue.post(0, item(2));
    bench.commitAt(queue, 0);
    bench.kernel.phase = Phase::Schedule;
    queue.grant(ItemId{2}, 0);
    queue.grant(ItemId{1}, 1);
    bench.kernel.phase = Phase::Execute;
    QCOMPARE(queue.granted(0)->label.id.value, 2u);
    QCOMPARE(queue.granted(1)->label.id.value, 1u);
    QVERIFY(!queue.oldest(EntryState::Waiting));
}

void QueueTest::sharedQueueWithLatencyTwoShowsPostsTwoCyclesLater()
{
    Bench bench;
    SharedQueue<Item> queue(bench.kernel, QueueId{1}, {"arq", 4, 2});
    bench.commitAt(queue, 5);
    queue.post(0, item(1));
    bench.commitAt(queue, 6);
    QCOMPARE(queue.occupancy(), 1u);
    QVERIFY(!queue.oldest(EntryState::Waiting));
    QCOMPARE(queue.nextCommit(), Cycle{7});
    bench.commitAt(queue, 7);
    QVERIFY(queue.oldest(EntryState::Waiting));
}

VITRINE_TEST(QueueTest, QCoreApplication)
#include "tst_queue.moc"
