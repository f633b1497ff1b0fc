// SPDX-License-Identifier: Apache-2.0
// The scenes of HIZ-17 and HIZ-25 draw by draw, inside the machine: entries, taps, discards that are skipped.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/comparison/machine_variants.h"
#include "core/session/draw_replay.h"
#include "core/session/draw_start.h"
#include "core/session/hiz/hiz_map.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/spec/hiz/discard_scenes.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>
#include <vector>

using namespace vitrine;
using core::KnobSetting;
using test::CaptureBench;

namespace {

/// What a draw left, and what its tiles and fragments came to.
struct DrawEnd {
    core::HizMap map;
    core::HierarchicalZ::Counters tiles;
    core::DepthStencilUnit::State tests;
    std::uint64_t fragments = 0, samplesWritten = 0, discardsSkipped = 0, bypassed = 0;
    std::uint64_t instructions = 0;      ///< of the processors, a task's once
    std::uint64_t kills = 0, texels = 0; ///< of the color updater: KIL and IN, where it combines
};

core::MachineConfig machineWith(const std::vector<KnobSetting>& settings)
{
    std::vector<KnobSetting> all{{"timing", "ideal"}, {"hiz.feedback", "off"}, {"bypass.mode", "off"}};
    all.insert(all.end(), settings.begin(), settings.end());
    return core::withSettings({}, all);
}

/// A number in the state of a unit.
std::uint64_t field(const core::DrawReplay& replay, const std::string& path, const std::string& name)
{
    const core::Snapshot snapshot = replay.snapshot();
    for (const core::UnitDescription& unit : replay.unitDescriptions())
        for (const core::StateNode& node : snapshot.units[unit.id.value - 1].state.children)
            if (unit.path == path && node.name == name)
                return std::get<std::uint64_t>(node.value);
    CORE_CHECK(false, "a unit has no such field");
    return 0;
}

const core::StateNode& childOf(const core::StateNode& node, const std::string& name)
{
    const auto found = std::ranges::find(node.children, name, &core::StateNode::name);
    CORE_CHECK(found != node.children.end(), "a state has no such part");
    return *found;
}

/// What the color updater's first phase executed of an instruction, over all pixels.
std::uint64_t combined(const core::DrawReplay& replay, core::pgpe::Opcode opcode)
{
    const core::Snapshot snapshot = replay.snapshot();
    for (const core::UnitDescription& unit : replay.unitDescriptions())
        if (unit.path == "cu.combine") {
            const core::StateNode& engine = childOf(snapshot.units[unit.id.value - 1].state, "engine");
            const core::StateNode& counts = childOf(engine, "opcodes").children[static_cast<std::size_t>(opcode)];
            return std::get<std::uint64_t>(counts.value);
        }
    CORE_CHECK(false, "the machine has no bypass");
    return 0;
}

DrawEnd drawn(const CaptureBench& bench, std::uint64_t draw, const core::MachineConfig& config)
{
    core::Replay replay(bench.source(), config, core::Timing::Untimed);
    CORE_CHECK(replay.seek(bench.afterDraw(draw) - 1).hasValue(), "the capture can be replayed");
    const auto start = replay.takeNextDraw();
    CORE_CHECK(start.hasValue(), "there is a draw");
    const auto inside = core::DrawReplay::begin(*start, {});
    CORE_CHECK(inside.hasValue() && (*inside)->seek(core::kNever).hasValue(), "the draw can be run");
    const core::TimedGpu& gpu = (*inside)->gpu();
    DrawEnd end;
    end.map = *core::hizMap((*inside)->gpu().memory(), (*start)->command.state->targets.depth);
    end.tiles = gpu.hiz()->counters();
    end.tests = gpu.depthStencil().state();
    end.fragments = field(**inside, "ain", "fragments");
    end.discardsSkipped = field(**inside, "ain", "discardsSkipped");
    end.samplesWritten = field(**inside, "cu", "samplesWritten");
    end.bypassed = field(**inside, "ain", "bypassed");
    end.instructions = field(**inside, "sp.0", "instructions") + field(**inside, "sp.1", "instructions");
    if (config.bypass->bypassMode != core::BypassMode::Off) {
        end.kills = combined(**inside, core::pgpe::Opcode::Kil);
        end.texels = combined(**inside, core::pgpe::Opcode::In);
    }
    return end;
}

/// The bounds of a tile, to a step of the depth format.
bool isEntry(const core::HizMap& map, std::size_t tile, double min, double max)
{
    const auto isClose = [&](std::uint32_t code, double depth) {
        return std::abs(map.fraction(code) - depth) <= 1.0 / map.maxCode;
    };
    return isClose(map.tiles[tile].bounds.min, min) && isClose(map.tiles[tile].bounds.max, max);
}

bool areAll(const core::HizMap& map, double min, double max)
{
    for (std::size_t tile = 0; tile < map.tiles.size(); ++tile)
        if (!isEntry(map, tile, min, max))
            return false;
    return map.tiles.size() == 64;
}

std::uint64_t row(const DrawEnd& end, std::size_t number)
{
    return end.tiles.rows[number - 1];
}

} // namespace

class HizScenesTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_09_aDiscardThatIsNotKnownUpdatesConservatively()
    {
        const CaptureBench bench([](const QString& path) { return test::writeSmokeScene(path), QString(); });
        const auto config = machineWith({{"hiz.layer2", "off"}}); // some tiles alone would be opaque
        const DrawEnd a = drawn(bench, 0, config);
        QVERIFY(areAll(a.map, 0.4, 1.0));
        QCOMPARE(row(a, 9), std::uint64_t{64});
        const DrawEnd b = drawn(bench, 1, config);
        QCOMPARE(b.tiles.culled, std::uint64_t{0});
        QCOMPARE(row(b, 10), std::uint64_t{64});
    }

    void HIZ_17_withoutLayersEntriesStayConservative()
    {
        const CaptureBench bench([](const QString& path) { return test::writeHiddenScene(path), QString(); });
        const auto off = machineWith({{"hiz.layer1", "off"}, {"hiz.layer2", "off"}});
        const DrawEnd a = drawn(bench, 0, off);
        QVERIFY(areAll(a.map, 0.4, 1.0));
        QCOMPARE(row(a, 9), std::uint64_t{64}); // passes: late, write only
        const DrawEnd b = drawn(bench, 1, off);
        QVERIFY(areAll(b.map, 0.4, 1.0));
        QCOMPARE(row(b, 10), std::uint64_t{64}); // ambiguous
        QCOMPARE(b.fragments, std::uint64_t{4096});
        QCOMPARE(b.tests.late, std::uint64_t{4096});
        QCOMPARE(b.tests.early, std::uint64_t{0});
        QCOMPARE(b.samplesWritten, std::uint64_t{0});
    }

    void HIZ_17_layer1TellsThatTheDrawIsOpaque()
    {
        const CaptureBench bench([](const QString& path) { return test::writeHiddenScene(path), QString(); });
        for (const char* layer2 : {"off", "on"}) {
            const auto on = machineWith({{"hiz.layer1", "on"}, {"hiz.layer2", layer2}});
            const DrawEnd a = drawn(bench, 0, on);
            QVERIFY(areAll(a.map, 0.4, 0.4));
            QCOMPARE(row(a, 5), std::uint64_t{64});
            QCOMPARE(a.discardsSkipped, std::uint64_t{4096});
            QCOMPARE(a.tests.early, std::uint64_t{4096});
            const DrawEnd b = drawn(bench, 1, on);
            QCOMPARE(row(b, 4), std::uint64_t{64});
            QCOMPARE(b.tiles.culled, std::uint64_t{64});
            QCOMPARE(b.fragments, std::uint64_t{0});
            QVERIFY(areAll(b.map, 0.4, 0.4));
        }
    }

    void HIZ_25_theTransparentTileEndsAndTheOpaqueOneIsUpdatedFully()
    {
        const CaptureBench bench([](const QString& path) { return test::writeHalvesScene(path), QString(); });
        const DrawEnd both = drawn(bench, 0, machineWith({}));
        QVERIFY(isEntry(both.map, 0, 1.0, 1.0));
        QVERIFY(isEntry(both.map, 1, 0.4, 0.4));
        QCOMPARE(row(both, 7), std::uint64_t{1});
        QCOMPARE(row(both, 5), std::uint64_t{1});
        QCOMPARE(both.fragments, std::uint64_t{64});
        const DrawEnd without = drawn(bench, 0, machineWith({{"hiz.layer2", "off"}}));
        QVERIFY(isEntry(without.map, 0, 0.4, 1.0));
        QVERIFY(isEntry(without.map, 1, 0.4, 1.0));
        QCOMPARE(without.fragments, std::uint64_t{128});
    }

    void HIZ_26_theOpaqueTilesDiscardsAreSkipped()
    {
        const CaptureBench bench([](const QString& path) { return test::writeHalvesScene(path), QString(); });
        const DrawEnd both = drawn(bench, 0, machineWith({}));
        QCOMPARE(both.discardsSkipped, std::uint64_t{64});
        QCOMPARE(both.samplesWritten, std::uint64_t{64});
    }

    void HIZ_26_aSkippedDiscardIsNoInstruction()
    {
        // 1,024 tasks of a quad each: one KIL less of every one.
        const CaptureBench bench([](const QString& path) { return test::writeHiddenScene(path), QString(); });
        const DrawEnd skipped = drawn(bench, 0, machineWith({}));
        const DrawEnd executed = drawn(bench, 0, machineWith({{"hiz.layer1", "off"}, {"hiz.layer2", "off"}}));
        QCOMPARE(skipped.discardsSkipped, std::uint64_t{4096});
        QCOMPARE(executed.instructions - skipped.instructions, std::uint64_t{4096 / 4});
    }

    void HIZ_26_theColorUpdaterSkipsDiscardsToo()
    {
        const CaptureBench bench([](const QString& path) { return test::writeHalvesScene(path), QString(); });
        const DrawEnd end = drawn(bench, 0, machineWith({{"bypass.mode", "auto"}}));
        QCOMPARE(end.bypassed, std::uint64_t{64}); // tile 1; tile 0 is terminated
        QCOMPARE(end.discardsSkipped, std::uint64_t{64});
        QVERIFY(end.texels >= 64); // it combines: the program is executed but for its KIL
        QCOMPARE(end.kills, std::uint64_t{0});
        QCOMPARE(end.samplesWritten, std::uint64_t{64});
    }

    /// Of a draw whose tiles are of both kinds the KIL is executed in those alone where something may be discarded.
    void HIZ_26_theColorUpdaterExecutesTheOthers()
    {
        const CaptureBench bench([](const QString& path) { return test::writeSmokeScene(path), QString(); });
        const DrawEnd end = drawn(bench, 0, machineWith({{"bypass.mode", "auto"}}));
        QCOMPARE(end.bypassed, std::uint64_t{4096});
        QCOMPARE(end.kills, end.bypassed - end.discardsSkipped);
        const DrawEnd off = drawn(bench, 0, machineWith({{"bypass.mode", "auto"}, {"hiz.layer2", "off"}}));
        QCOMPARE(off.discardsSkipped, std::uint64_t{0});
        QCOMPARE(off.kills, std::uint64_t{4096});
        QCOMPARE(off.samplesWritten, end.samplesWritten);
    }

    /// The hedges of the foliage: their last mip level is one texel of gray, which tiles near by never sample.
    void HIZ_23_mipMappedDrawsHaveVerdicts()
    {
        const CaptureBench bench([](const QString& path) {
            const QString sample = test::sampleFile("foliage");
            return QFile::copy(sample, path) ? QString() : QStringLiteral("the sample can't be copied");
        });
        std::uint64_t lookUps = 0;
        for (std::uint64_t draw = 2; draw < 6; ++draw) {
            const DrawEnd both = drawn(bench, draw, machineWith({}));
            lookUps += both.tiles.lookUps;
            QVERIFY(row(both, 5) + row(both, 6) > 0); // opaque
            QVERIFY(row(both, 7) > 0);                // transparent
            const DrawEnd without = drawn(bench, draw, machineWith({{"hiz.layer2", "off"}}));
            QCOMPARE(both.samplesWritten, without.samplesWritten);
            QVERIFY(both.fragments < without.fragments);
        }
        QCOMPARE(lookUps, std::uint64_t{1216});
    }

    /// HIZ-26, Bad: without classes the KIL is executed, and kills the left half.
    void HIZ_26_withoutClassesDiscardsAreExecuted()
    {
        const CaptureBench bench([](const QString& path) { return test::writeHalvesScene(path), QString(); });
        for (const KnobSetting missing : {KnobSetting{"hiz.levels", "none"}, KnobSetting{"hiz.layer2", "off"}}) {
            const DrawEnd end = drawn(bench, 0, machineWith({missing}));
            QCOMPARE(end.discardsSkipped, std::uint64_t{0});
            QCOMPARE(end.fragments, std::uint64_t{128});
            QCOMPARE(end.samplesWritten, std::uint64_t{64});
        }
    }
};

VITRINE_TEST(HizScenesTest)
#include "tst_hiz_scenes.moc"
