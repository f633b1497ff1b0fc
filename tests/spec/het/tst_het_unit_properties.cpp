// SPDX-License-Identifier: Apache-2.0
// Machines whose programs ask fixed-function units: the same bits as without a clock, and the four properties, with
// checkpoints that fall into requests in flight.
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "tests/gpu/random_scene.h"
#include "tests/harness/test_class.h"
#include "tests/properties/gpu_subject.h"

#include <QtTest>

#include <map>
#include <random>
#include <string>

using namespace vitrine;
using namespace vitrine::core;
using namespace vitrine::properties;
using gputest::DrawBench;
using gputest::RandomScene;

namespace {

constexpr auto kAsked = RandomScene::Units::Asked;

SubjectFactory drawing(unsigned seed, const MachineConfig& config)
{
    const auto scene = std::make_shared<const RandomScene>(seed, 3, kAsked);
    return [scene, config](ClockOptions clock) { return std::make_unique<GpuSubject>(scene, config, clock); };
}

MachineConfig withAllUnits()
{
    MachineConfig config;
    config.devices->devPresent = 0b1111;
    return config;
}

std::vector<std::pair<const char*, MachineConfig>> configs()
{
    MachineConfig ideal = withAllUnits();
    ideal.timing = TimingModel::Ideal;
    ideal.segments->segMode = SegmentMode::Pull;
    ideal.devices->ffsLatency = ideal.devices->ffpLatency = ideal.devices->ffbLatency = 1;
    MachineConfig tight = withAllUnits();
    tight.queues->vtqDepth = tight.queues->ftqDepth = tight.queues->arqDepth = tight.queues->apqDepth = 1;
    tight.processors->spCount = 3;
    MachineConfig wide = withAllUnits();
    wide.processors->fragmentsPerTask = 16;
    wide.processors->verticesPerThread = 16;
    wide.devices->devInterval = 7;
    wide.devices->arbWidth = 4;
    MachineConfig narrow = withAllUnits();
    narrow.processors->fragmentsPerTask = 1;
    narrow.segments->segMode = SegmentMode::Pull;
    narrow.devices->ffsLatency = 300;
    MachineConfig some; // Without FFB: it reads 0.
    some.devices->devPresent = 0b0111;
    return {{"all units", withAllUnits()}, {"ideal", ideal},   {"all depths 1", tight},
            {"wide tasks", wide},          {"narrow", narrow}, {"without FFB", some}};
}

void countRequests(const Machine& machine, std::map<std::string, std::uint64_t>& counts)
{
    const Snapshot snapshot = machine.snapshot();
    for (const UnitDescription& unit : machine.unitDescriptions())
        for (const StateNode& node : snapshot.units[unit.id.value - 1].state.children)
            if (node.name == "requests" && unit.kind.starts_with("FF"))
                counts[unit.path] += std::get<std::uint64_t>(node.value);
}

} // namespace

class HetUnitPropertiesTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_04_sameBitsAsWithoutClock_data() { addRows(); }
    void ONE_04_sameBitsAsWithoutClock();
    void tickOrderAndSleepChangeNothing_data() { addRows(); }
    void tickOrderAndSleepChangeNothing();
    void checkpointsWithRequestsInFlightChangeNothing_data() { addRows(); }
    void checkpointsWithRequestsInFlightChangeNothing();

private:
    static void addRows()
    {
        QTest::addColumn<int>("index");
        const auto all = configs();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].first) << static_cast<int>(i);
    }
    static MachineConfig config()
    {
        QFETCH(int, index);
        return configs()[static_cast<std::size_t>(index)].second;
    }
    static unsigned seed()
    {
        QFETCH(int, index);
        return 30 + static_cast<unsigned>(index);
    }
};

void HetUnitPropertiesTest::ONE_04_sameBitsAsWithoutClock()
{
    const MachineConfig machine = config();
    std::map<std::string, std::uint64_t> requests;
    for (unsigned turn = 0; turn < 6; ++turn) {
        const RandomScene scene(seed() + 10 * turn, 6, kAsked);
        Memory timedMemory = scene.bench.memory;
        Memory untimedMemory = scene.bench.memory;
        TimedGpu timed(timedMemory, machine);
        UntimedGpu untimed(untimedMemory, reachableUnits(machine));
        for (const DrawCommand& command : scene.draws) {
            const auto drawn = timed.draw(command);
            QVERIFY2(drawn.hasValue(), drawn ? "" : drawn.error().message.english().c_str());
            QVERIFY(untimed.draw(command));
        }
        QVERIFY(DrawBench::contents(timedMemory, scene.bench.targets) ==
                DrawBench::contents(untimedMemory, scene.bench.targets));
        countRequests(timed.machine(), requests);
    }
    QVERIFY(requests["ffs"] > 0);
    QVERIFY(requests["ffp"] > 0);
    QCOMPARE(requests["ffb"] > 0, (machine.devices->devPresent & 0b1000) != 0);
}

void HetUnitPropertiesTest::tickOrderAndSleepChangeNothing()
{
    const SubjectFactory make = drawing(seed(), config());
    const Trace expected = run(make);
    QVERIFY(expected.eventCount > 100);
    for (const std::uint64_t shuffle : {1u, 2u}) {
        QVERIFY(run(make, {true, shuffle}) == expected);
        QVERIFY(run(make, {false, shuffle}) == expected);
    }
    QVERIFY(runInChunks(make, 7) == expected);
    QVERIFY(stateWithObservers(make, 2) == stateWithObservers(make, 0));
}

void HetUnitPropertiesTest::checkpointsWithRequestsInFlightChangeNothing()
{
    const SubjectFactory make = drawing(seed(), config());
    const Trace expected = run(make);
    std::mt19937 random(seed());
    for (int i = 0; i < 10; ++i) {
        const Cycle at = random() % expected.cycles;
        QVERIFY2(runResumed(make, at) == expected, qPrintable(QString::number(at)));
        QVERIFY2(runRewound(make, at) == expected, qPrintable(QString::number(at)));
    }
}

VITRINE_TEST(HetUnitPropertiesTest, QCoreApplication)
#include "tst_het_unit_properties.moc"
