// SPDX-License-Identifier: Apache-2.0
// The rate knobs of 06: what units take in a cycle, and how long a look-up keeps the rasterizer (HIZ-24).
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/quad_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/session/comparison/comparison.h"
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

using namespace vitrine;
using namespace vitrine::core;
using namespace vitrine::gputest;
using vitrine::test::SampleReplay;

namespace {

Cycle workedBy(const gputest::RecordedRun& run, const std::string& unit)
{
    Cycle sum = 0;
    for (const ActivityInterval& interval : run.intervals(unit))
        if (interval.activity == Activity::Working)
            sum += interval.to - interval.from;
    return sum;
}

const UnitLoad& loadOf(const MachineFigures& figures, const std::string& path)
{
    return *std::ranges::find(figures.units, path, &UnitLoad::path);
}

} // namespace

class RunRatesTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_ratesOfQuads_data();
    void RUN_ratesOfQuads();
    void HIZ_24_entriesKeepTheRasterizer();
};

void RunRatesTest::RUN_ratesOfQuads_data()
{
    QTest::addColumn<std::uint32_t>("quads");
    QTest::addColumn<Cycle>("rasterizer");
    QTest::addColumn<Cycle>("tests");
    // A triangle over a tile of 8 × 8: taken, looked into, 16 quads. The tap takes them as they come, and the end.
    QTest::newRow("1") << 1u << Cycle{2 + 16} << Cycle{16 + 1};
    QTest::newRow("2") << 2u << Cycle{2 + 8} << Cycle{8 + 1};
    QTest::newRow("3") << 3u << Cycle{2 + 6} << Cycle{6 + 1};
    QTest::newRow("4") << 4u << Cycle{2 + 4} << Cycle{4 + 1};
}

void RunRatesTest::RUN_ratesOfQuads()
{
    QFETCH(std::uint32_t, quads);
    QFETCH(Cycle, rasterizer);
    QFETCH(Cycle, tests);
    DrawBench bench({8, 8});
    const auto draft = bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {16, 0, 0, {}}, {0, 16, 0, {}}}, kFlatProgram);
    MachineConfig config;
    config.timing = TimingModel::Ideal;
    config.bypass->bypassMode = BypassMode::Off;
    config.quads->rasQuadsPerCycle = config.quads->zstQuadsPerCycle = quads;
    gputest::RecordedRun run(bench.memory, config);
    QVERIFY(run.gpu.draw(draft.finished()));
    // The end of the draw takes the rasterizer a cycle more.
    QCOMPARE(workedBy(run, "ras"), rasterizer + 1);
    // The late tap: a fragment a cycle is collected, so that a quad comes every fourth.
    const Cycle late = 16 + 1;
    QVERIFY(workedBy(run, "zst") >= tests && workedBy(run, "zst") <= tests + late);
}

/// A look-up of a sample whose leaves are looked up in layer 2.
void RunRatesTest::HIZ_24_entriesKeepTheRasterizer()
{
    SampleReplay sample("foliage");
    QVERIFY(sample.isOpen());
    const auto with = [&](std::uint32_t cycles) {
        MachineConfig config = sample.machine();
        config.hiz->entryCycles = cycles;
        return ComparedConfig{std::to_string(cycles), config};
    };
    MachineConfig ideal = with(8).config;
    ideal.timing = TimingModel::Ideal;
    MachineConfig idealWithout = ideal;
    idealWithout.hiz->entryCycles = 0;
    const FrameEntry& frame = sample.capture().frames().front();
    const auto compared = compareMachines(sample.capture(), {frame.firstCallIndex, frame.endCallIndex + 1},
                                          {with(0), with(1), with(8), {"ideal", ideal}, {"ideal, 0", idealWithout}});
    QVERIFY(compared);
    std::vector<MachineFigures> figures;
    for (const ComparedMachine& machine : compared->machines) {
        QVERIFY(machine.notRunnable.empty() && !machine.difference);
        figures.push_back(machine.figures);
    }
    const Cycle without = loadOf(figures[0], "ras").working;
    const Cycle entries = loadOf(figures[1], "ras").working - without;
    const std::uint64_t lookUps = figures[0].hiz->lookUps;
    QVERIFY(lookUps > 0);
    QVERIFY(entries >= lookUps && entries <= 4 * lookUps); // hiz.maxEntries
    QCOMPARE(loadOf(figures[2], "ras").working - without, 8 * entries);
    QVERIFY(figures[1].cycles >= figures[0].cycles && figures[2].cycles > figures[0].cycles);
    QCOMPARE(figures[3].cycles, figures[4].cycles); // 0 in ideal timing
}

VITRINE_TEST(RunRatesTest)
#include "tst_run_rates.moc"
