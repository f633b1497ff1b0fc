// SPDX-License-Identifier: Apache-2.0
// The four properties, of the whole machine: several draws wait in it, so that it works through them by itself.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/gpu/timed_gpu.h"
#include "tests/gpu/random_scene.h"
#include "tests/harness/test_class.h"
#include "tests/properties/gpu_subject.h"

#include <QtTest>

#include <random>

using namespace vitrine;
using namespace vitrine::core;
using namespace vitrine::properties;

namespace {

SubjectFactory drawing(unsigned seed, const MachineConfig& config)
{
    using Units = gputest::RandomScene::Units;
    const Units units = config.preset == Preset::Seq ? Units::AskedByFragments : Units::Unused;
    const auto scene = std::make_shared<const gputest::RandomScene>(seed, 3, units);
    return [scene, config](ClockOptions clock) { return std::make_unique<GpuSubject>(scene, config, clock); };
}

struct Row {
    const char* name;
    SubjectFactory make;
};

std::vector<Row> subjects()
{
    MachineConfig ideal;
    ideal.timing = TimingModel::Ideal;
    ideal.devices->texLatency = 1;
    MachineConfig tight; // Every queue runs full.
    tight.queues->vtqDepth = tight.queues->ftqDepth = tight.queues->arqDepth = tight.queues->apqDepth = 1;
    tight.processors->spCount = 3;
    MachineConfig inPlace; // Tasks wait in place, and get a slot late.
    inPlace.queues->apqReserve = 0;
    inPlace.queues->apqDepth = 1;
    inPlace.processors->spCount = 4;
    inPlace.processors->schedPolicy = SchedulingPolicy::NewFirst;
    MachineConfig wide;
    wide.processors->fragmentsPerTask = 16;
    wide.processors->verticesPerThread = 16;
    wide.processors->spCount = 8;
    wide.processors->schedPolicy = SchedulingPolicy::VertexFirst;
    wide.devices->devInterval = 7;
    MachineConfig narrow;
    narrow.processors->fragmentsPerTask = 1;
    narrow.queues->arqDepth = 2;
    MachineConfig parts = tight; // Sub-queues run full, of two entries for TEX and one for others.
    parts.queues->apqDepth = 4;
    parts.queues->apqSplit = QueueSplit::ByDevice;
    MachineConfig partsInPlace = inPlace;
    partsInPlace.queues->apqDepth = 2;
    partsInPlace.queues->apqSplit = QueueSplit::ByType;
    MachineConfig many; // As many processors as there can be.
    many.processors->spCount = kMostProcessors;
    many.segments->segLimits.fragments = 4;
    MachineConfig pull = tight;
    pull.segments->segMode = SegmentMode::Pull;
    MachineConfig cut; // Segments cut tasks, and draws follow each other in one.
    cut.processors->fragmentsPerTask = 16;
    cut.segments->segLimits = {5, 512, 2, 4};
    cut.processors->spCount = 3;
    cut.segments->segTimeout = 0;
    cut.segments->segOrder = SegmentOrder::LeastLoaded;
    MachineConfig arriving = cut;
    arriving.segments->segStart = SegmentStart::Arrival;
    arriving.segments->segTimeout = 1;
    arriving.timing = TimingModel::Ideal;
    MachineConfig direct = pull; // Without an arbiter, and TEX busy at times.
    direct.preset = Preset::Prog;
    direct.queues->arqDepth = 8;
    direct.devices->devInterval = 9;
    MachineConfig bypass;
    bypass.devices->arbMode = ArbiterMode::Bypass;
    bypass.devices->arbWidth = 4;
    bypass.devices->devInterval = 9;
    bypass.processors->spCount = 4;
    MachineConfig past; // The bank is full, and vertices ask for texels, too.
    past.processors->regBankWords[1] = 64;
    past.devices->devInterval = 3;
    past.power->powerWakeCycles = 30;
    MachineConfig pastIdeal = past;
    pastIdeal.timing = TimingModel::Ideal;
    pastIdeal.preset = Preset::Prog;
    pastIdeal.segments->segMode = SegmentMode::Pull;
    pastIdeal.bypass->bypassFifoBanks = 2;
    MachineConfig ahead = tight; // Textures are read before programs run, with hardly any room.
    ahead.bypass->bypassMode = BypassMode::Off;
    ahead.devices->texInitialPrefetch = 1;
    MachineConfig wideAhead = cut;
    wideAhead.devices->texInitialPrefetch = 1;
    wideAhead.devices->devInterval = 7;
    MachineConfig chain = presetConfig(Preset::Seq);
    MachineConfig slowChain = chain;
    slowChain.processors->fragmentsPerTask = 16;
    slowChain.devices->devInterval = 7;
    slowChain.queues->vtqDepth = 1;
    slowChain.timing = TimingModel::Ideal;
    MachineConfig narrowChain = chain;
    narrowChain.processors->fragmentsPerTask = 1;
    narrowChain.devices->ffsLatency = narrowChain.devices->ffpLatency = narrowChain.devices->ffbLatency =
        narrowChain.devices->texLatency = 1;
    return {{"fixed chain", drawing(6, chain)},
            {"slow fixed chain", drawing(7, slowChain)},
            {"short fixed chain", drawing(8, narrowChain)},
            {"pull", drawing(6, pull)},
            {"PROG", drawing(4, direct)},
            {"PROG, ideal timing", drawing(9,
                                           [&] {
                                               MachineConfig config = direct;
                                               config.timing = TimingModel::Ideal;
                                               config.devices->texLatency = 3;
                                               return config;
                                           }())},
            {"arb.mode bypass", drawing(5, bypass)},
            {"past the processors", drawing(12, past)},
            {"past the processors, PROG, ideal timing", drawing(14, pastIdeal)},
            {"textures ahead, all depths 1", drawing(5, ahead)},
            {"textures ahead, segments of five", drawing(4, wideAhead)},
            {"segments of five", drawing(4, cut)},
            {"tasks start as they arrive", drawing(5, arriving)},
            {"defaults", drawing(4, {})},
            {"ideal timing", drawing(5, ideal)},
            {"all depths 1", drawing(6, tight)},
            {"sub-queues by device", drawing(6, parts)},
            {"sub-queues by type, waiting in place", drawing(9, partsInPlace)},
            {"64 processors", drawing(7, many)},
            {"64 processors, pull", drawing(7,
                                            [&] {
                                                MachineConfig config = many;
                                                config.segments->segMode = SegmentMode::Pull;
                                                return config;
                                            }())},
            {"waiting in place", drawing(9, inPlace)},
            {"wide tasks", drawing(7, wide)},
            {"tasks of one fragment", drawing(8, narrow)}};
}

} // namespace

class GpuPropertiesTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_03_twoRunsAreEqual_data() { addSubjects(); }
    void ONE_03_twoRunsAreEqual();
    void tickOrderDoesNotMatter_data() { addSubjects(); }
    void tickOrderDoesNotMatter();
    void observersChangeNothing_data() { addSubjects(); }
    void observersChangeNothing();
    void resumingFromACheckpointChangesNothing_data() { addSubjects(); }
    void resumingFromACheckpointChangesNothing();
    void chunksOfSevenCyclesChangeNothing_data() { addSubjects(); }
    void chunksOfSevenCyclesChangeNothing();

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

void GpuPropertiesTest::ONE_03_twoRunsAreEqual()
{
    const SubjectFactory make = subject();
    const Trace first = run(make);
    QVERIFY(first.eventCount > 100);
    QVERIFY(run(make) == first);
}

void GpuPropertiesTest::tickOrderDoesNotMatter()
{
    const SubjectFactory make = subject();
    const Trace expected = run(make);
    for (const std::uint64_t seed : {1u, 2u, 3u, 4u}) {
        QVERIFY(run(make, {true, seed}) == expected);
        QVERIFY(run(make, {false, seed}) == expected);
    }
    QVERIFY(run(make, {false, {}}) == expected);
}

void GpuPropertiesTest::observersChangeNothing()
{
    const SubjectFactory make = subject();
    const Hash128 unobserved = stateWithObservers(make, 0);
    for (const int observers : {1, 2, 3})
        QVERIFY(stateWithObservers(make, observers) == unobserved);
}

void GpuPropertiesTest::resumingFromACheckpointChangesNothing()
{
    const SubjectFactory make = subject();
    const Trace expected = run(make);
    std::mt19937 random(20);
    for (int i = 0; i < 12; ++i) {
        const Cycle at = random() % expected.cycles;
        QVERIFY2(runResumed(make, at) == expected, qPrintable(QString::number(at)));
        QVERIFY2(runRewound(make, at) == expected, qPrintable(QString::number(at)));
    }
}

void GpuPropertiesTest::chunksOfSevenCyclesChangeNothing()
{
    const SubjectFactory make = subject();
    QVERIFY(runInChunks(make, 7) == run(make));
}

VITRINE_TEST(GpuPropertiesTest, QCoreApplication)
#include "tst_gpu_properties.moc"
