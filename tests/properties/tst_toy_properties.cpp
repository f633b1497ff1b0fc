// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/kernel/toy_segments.h"
#include "tests/kernel/toy_task_machine.h"
#include "tests/properties/machine_properties.h"

#include <QtTest>

#include <random>

using namespace vitrine;
using namespace vitrine::core;
using namespace vitrine::properties;

namespace {

template <typename Toy>
struct ToySubject final : Subject {
    template <typename Config>
    ToySubject(const Config& config, ClockOptions options) : toy(config, options)
    {
    }
    Machine& machine() override { return toy.machine; }
    Toy toy;
};

SubjectFactory tasks(toy::TaskMachineConfig config, std::uint32_t count)
{
    std::mt19937 random(count);
    config.streamed = toy::sendingTasks(count);
    for (toy::Task& task : config.streamed) {
        task.cyclesBefore = 1 + random() % 12;
        task.cyclesAfter = 1 + random() % 12;
        task.sends = random() % 4 != 0;
    }
    return [config](ClockOptions options) { return std::make_unique<ToySubject<toy::TaskMachine>>(config, options); };
}

SubjectFactory segments(const toy::SegmentMachineConfig& config)
{
    return
        [config](ClockOptions options) { return std::make_unique<ToySubject<toy::SegmentMachine>>(config, options); };
}

struct Row {
    const char* name;
    SubjectFactory make;
};

std::vector<Row> subjects()
{
    toy::TaskMachineConfig roomy;
    roomy.processors = 4;
    toy::TaskMachineConfig tight; // Every queue runs full, and processors stall on their posts.
    tight.processors = 3;
    tight.fragmentDepth = 4;
    tight.requestDepth = 1;
    tight.pendingDepth = 3;
    tight.device = {40, 7};
    toy::TaskMachineConfig slow; // `default` timing
    slow.processors = 2;
    slow.queueLatency = 2;
    slow.policy = toy::Policy::NewFirst;
    return {{"one processor", tasks({}, 40)},
            {"four processors", tasks(roomy, 120)},
            {"three processors, tight queues", tasks(tight, 90)},
            {"two processors, latency 2", tasks(slow, 60)},
            {"segments", segments({{96, 42, 48}, 4, 50})}};
}

} // namespace

class ToyPropertiesTest : public QObject {
    Q_OBJECT
private slots:
    void tickOrderDoesNotMatter_data() { addSubjects(); }
    void tickOrderDoesNotMatter();
    void sleepingCanNotBeToldFromTicking_data() { addSubjects(); }
    void sleepingCanNotBeToldFromTicking();
    void observersChangeNothing_data() { addSubjects(); }
    void observersChangeNothing();
    void resumingFromACheckpointChangesNothing_data() { addSubjects(); }
    void resumingFromACheckpointChangesNothing();
    void chunksOfSevenCyclesChangeNothing_data() { addSubjects(); }
    void chunksOfSevenCyclesChangeNothing();
    void theTraceHashSeesASmallChange();

private:
    static void addSubjects()
    {
        QTest::addColumn<int>("index");
        const auto rows = subjects();
        for (std::size_t i = 0; i < rows.size(); ++i)
            QTest::newRow(rows[i].name) << static_cast<int>(i);
    }
    static SubjectFactory subject()
    {
        QFETCH(int, index);
        return subjects()[static_cast<std::size_t>(index)].make;
    }
};

void ToyPropertiesTest::tickOrderDoesNotMatter()
{
    const SubjectFactory make = subject();
    const Trace expected = run(make);
    QVERIFY(expected.eventCount > 100);
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u}) {
        QVERIFY(run(make, {true, seed}) == expected);
        QVERIFY(run(make, {false, seed}) == expected);
    }
}

void ToyPropertiesTest::sleepingCanNotBeToldFromTicking()
{
    const SubjectFactory make = subject();
    QVERIFY(run(make, {false, {}}) == run(make));
}

void ToyPropertiesTest::observersChangeNothing()
{
    const SubjectFactory make = subject();
    const Hash128 unobserved = stateWithObservers(make, 0);
    for (const int observers : {1, 2, 3, 7})
        QVERIFY(stateWithObservers(make, observers) == unobserved);
}

void ToyPropertiesTest::resumingFromACheckpointChangesNothing()
{
    const SubjectFactory make = subject();
    const Trace expected = run(make);
    std::mt19937 random(20);
    for (int i = 0; i < 20; ++i) {
        const Cycle at = random() % expected.cycles;
        QVERIFY2(runResumed(make, at) == expected, qPrintable(QString::number(at)));
        QVERIFY2(runRewound(make, at) == expected, qPrintable(QString::number(at)));
    }
}

void ToyPropertiesTest::chunksOfSevenCyclesChangeNothing()
{
    const SubjectFactory make = subject();
    QVERIFY(runInChunks(make, 7) == run(make));
    QVERIFY(runInChunks(make, 1) == run(make));
}

void ToyPropertiesTest::theTraceHashSeesASmallChange()
{
    toy::TaskMachineConfig slower;
    slower.device.latency = 101;
    QVERIFY(!(run(tasks(slower, 40)).events == run(tasks({}, 40)).events));
}

VITRINE_TEST(ToyPropertiesTest, QCoreApplication)
#include "tst_toy_properties.moc"
