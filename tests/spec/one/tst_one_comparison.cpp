// SPDX-License-Identifier: Apache-2.0
// ONE-04 and ONE-08: one scene on many machines.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/hiz/hiz_config.h"
#include "core/memory/memory.h"
#include "core/session/comparison/comparison_table.h"
#include "core/session/comparison/machine_variants.h"
#include "core/session/replay.h"
#include "tests/harness/test_class.h"
#include "tests/spec/one/mixed_scene.h"

#include <QCryptographicHash>
#include <QtTest>

#include <array>
#include <latch>
#include <set>
#include <thread>

using namespace vitrine;
using core::Attachment;
using core::ComparedConfig;
using core::Comparison;
using core::MachineConfig;
using test::MixedScene;

namespace {

using Settings = std::vector<std::pair<const char*, const char*>>;

ComparedConfig machine(const std::string& name, const Settings& settings)
{
    MachineConfig config;
    for (const auto& [knob, value] : settings)
        CORE_CHECK(core::setKnob(config, knob, value).hasValue(), "a test sets a knob that is not there");
    return {name, config};
}

std::vector<ComparedConfig> twelveMachines()
{
    return {
        machine("default", {}),
        machine("depths 1", {{"vtq.depth", "1"}, {"ftq.depth", "1"}, {"arq.depth", "1"}, {"apq.depth", "1"}}),
        machine("quick devices", {{"tex.latency", "1"}, {"dev.interval", "1"}, {"timing", "ideal"}}),
        machine("slow devices", {{"tex.latency", "1000"}, {"dev.interval", "64"}}),
        machine("one processor", {{"sp.count", "1"}, {"sp.alusPerGroup", "1"}}),
        machine("as many processors as there can be", {{"sp.count", "64"}, {"sp.alusPerGroup", "8"}}),
        machine("unlike groups", {{"sp.groups", "3"}, {"sp.alusPerGroup", "1,2,4"}, {"fs.fragmentsPerTask", "16"}}),
        machine("small segments",
                {{"seg.mode", "segment"}, {"seg.slots", "4"}, {"seg.words", "64"}, {"seg.prims", "1"}}),
        machine("patient segments", {{"seg.mode", "segment"},
                                     {"seg.timeout", "off"},
                                     {"seg.order", "least_loaded"},
                                     {"seg.startAt", "arrival"},
                                     {"seg.programs", "4"}}),
        machine("new first", {{"sched.policy", "new_first"}, {"apq.reserve", "off"}, {"fs.fragmentsPerTask", "1"}}),
        machine("no hierarchy", {{"hiz.enabled", "off"}, {"histencil.enabled", "off"}, {"power.gating", "off"}}),
        machine(
            "wide arbiter",
            {{"arb.width", "4"}, {"arb.mode", "bypass"}, {"apq.split", "byDevice"}, {"sched.policy", "vertex_first"}}),
    };
}

/// Flips a channel of a pixel in the window's colors.
void spoil(core::Memory& memory, std::uint32_t x, std::uint32_t y)
{
    for (std::size_t i = 1; i <= memory.highestNumber(); ++i) {
        const core::SurfaceId id{static_cast<std::uint32_t>(i)};
        if (memory.contains(id) && memory.surface(id).width() == 64 &&
            memory.surface(id).format() == core::PixelFormat::Rgba8)
            *memory.surface(id).pixelForWrite(x, y) ^= std::byte{1};
    }
}

const core::ComparisonTable::Row* rowOf(const core::ComparisonTable& table, const std::string& name)
{
    for (const auto& row : table.rows)
        if (row.name() == name)
            return &row;
    return nullptr;
}

/// What a replay of the whole scene leaves behind.
struct Outcome {
    std::string trace;  ///< 128 bits, of every event
    QByteArray picture; ///< SHA-256 of the colors
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

Outcome replayed(const MixedScene& scene, const MachineConfig& config)
{
    const auto capture = scene.open();
    core::Replay replay(*capture, config, core::Timing::TimedAndHashed);
    CORE_CHECK(replay.seek(capture->callCount()).hasValue(), "the scene can be replayed");
    const core::Picture picture = replay.picture(Attachment::Color);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(picture.rgba.data(), static_cast<qsizetype>(picture.rgba.size())));
    return {replay.traceHash(), hash.result()};
}

/// One machine per configuration, each in a thread of its own, all at once.
std::vector<Outcome> replayedAtOnce(const MixedScene& scene, const std::vector<MachineConfig>& configs)
{
    std::vector<Outcome> outcomes(configs.size());
    std::latch start(static_cast<std::ptrdiff_t>(configs.size()));
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < configs.size(); ++i)
        threads.emplace_back([&, i] {
            start.arrive_and_wait();
            outcomes[i] = replayed(scene, configs[i]);
        });
    threads.clear();
    return outcomes;
}

} // namespace

class OneComparisonTest : public QObject {
    Q_OBJECT
    MixedScene m_scene;
    std::unique_ptr<captures::CaptureReader> m_capture;

    core::Result<Comparison> compare(const std::vector<ComparedConfig>& machines, const core::ComparisonPace& pace = {})
    {
        return core::compareMachines(*m_capture, {0, m_capture->callCount()}, machines, pace);
    }

private slots:
    void ONE_03_tenReplaysAreEqual();
    void ONE_03_eightMachinesInEightThreadsShareNothing();
    void initTestCase()
    {
        m_capture = m_scene.open();
        QVERIFY(m_capture);
        QCOMPARE(m_capture->frames().front().drawCount, test::kMixedDraws);
    }
    void ONE_04_twelveMachinesLeaveEqualBuffers();
    void ONE_04_aMismatchNamesPixelDrawAndEvents();
    void ONE_04_pixelsThatNobodyWroteHaveNoEvent();
    void ONE_08_tableHasARowPerFigure();
    void ONE_08_machinesThatCantRunSayWhy();
    void ONE_09_whatCountsNothingIsARow();
    void ONE_08_rangesOfDraws();
    void ONE_08_arrangementsDoNotMixInventions();
    void canBeCancelled();
};

void OneComparisonTest::ONE_04_twelveMachinesLeaveEqualBuffers()
{
    const auto comparison = compare(twelveMachines());
    QVERIFY(comparison.hasValue());
    QCOMPARE(comparison->machines.size(), std::size_t{12});
    for (std::size_t i = 0; i < 12; ++i) {
        const core::ComparedMachine& compared = comparison->machines[i];
        QVERIFY2(compared.notRunnable.empty(), compared.notRunnable.english().c_str());
        QVERIFY2(!compared.difference, compared.name.c_str());
        QCOMPARE(core::imageSentence(*comparison, i), std::string(i == 0 ? "reference" : "equal"));
        QCOMPARE(compared.figures.draws, std::uint64_t{test::kMixedDraws});
        QCOMPARE(compared.figures.fragmentsShaded, comparison->machines[0].figures.fragmentsShaded);
    }
    // Knobs do change time.
    QVERIFY(comparison->machines[3].figures.cycles > 10 * comparison->machines[2].figures.cycles);
}

void OneComparisonTest::ONE_04_aMismatchNamesPixelDrawAndEvents()
{
    core::ComparisonPace pace;
    pace.afterDraw = [](std::size_t number, std::uint32_t draw, core::Memory& memory) {
        if (number != 1 || draw != test::kSpriteDraw)
            return;
        spoil(memory, 20, 40);
        spoil(memory, 38, 17);
    };
    const auto comparison = compare({machine("a", {}), machine("b", {{"sp.count", "1"}}), machine("c", {})}, pace);
    QVERIFY(comparison.hasValue());
    const auto& difference = comparison->machines[1].difference;
    QVERIFY(difference.has_value());
    QCOMPARE(difference->attachment, Attachment::Color);
    QVERIFY((difference->pixel == core::PixelPlace{38, 17})); // the lower row comes first
    QCOMPARE(difference->draw, test::kSpriteDraw);
    const std::uint64_t position = test::positionOf(*m_capture, test::kSpriteDraw);
    QCOMPARE(difference->callNumber, m_capture->call(position)->number);
    QVERIFY(difference->eventNumbers[0] > 0 && difference->eventNumbers[1] > 0);
    QVERIFY(!comparison->machines[2].difference);
    const std::string sentence = core::imageSentence(*comparison, 1);
    QVERIFY2(sentence.starts_with("differ first in color at 38,17 after draw "), sentence.c_str());
}

void OneComparisonTest::ONE_04_pixelsThatNobodyWroteHaveNoEvent()
{
    core::ComparisonPace pace;
    pace.afterDraw = [](std::size_t number, std::uint32_t draw, core::Memory& memory) {
        if (number == 1 && draw == test::kSpriteDraw)
            spoil(memory, 63, 63);
    };
    const auto comparison = compare({machine("a", {}), machine("b", {})}, pace);
    QVERIFY(comparison.hasValue() && comparison->machines[1].difference);
    QCOMPARE(comparison->machines[1].difference->eventNumbers[0], std::uint64_t{0});
    QCOMPARE(comparison->machines[1].difference->eventNumbers[1], std::uint64_t{0});
}

void OneComparisonTest::ONE_08_tableHasARowPerFigure()
{
    const auto comparison = compare({machine("PAR", {}), machine("PROG", {{"preset", "PROG"}})});
    QVERIFY(comparison.hasValue());
    const core::ComparisonTable table = core::tableOf(*comparison);
    QCOMPARE(table.machines, (std::vector<std::string>{"PAR", "PROG"}));
    for (const char* name :
         {"images", "cycles", "draws", "instructions", "instructions per cycle", "fragment shader runs",
          "gate index (illustrative)", "energy (illustrative)", "requests TEX", "stalled sp.0", "high water apq"}) {
        QVERIFY2(rowOf(table, name), name);
        QCOMPARE(rowOf(table, name)->cells.size(), std::size_t{2});
    }
    QVERIFY(rowOf(table, "tiles culled"));
    QVERIFY(rowOf(table, "energy (illustrative)"));
    QCOMPARE(rowOf(table, "gate index (illustrative)")->cells, (std::vector<std::string>{"100", "85"}));
    QCOMPARE(rowOf(table, "images")->cells, (std::vector<std::string>{"reference", "equal"}));
    const core::MachineFigures& figures = comparison->machines[0].figures;
    QCOMPARE(figures.instructionsPerCycle, double(figures.instructions) / double(figures.cycles));
    QVERIFY(figures.instructions > 0);
    for (const core::QueueLoad& queue : figures.queues)
        QVERIFY2(queue.highWater <= queue.depth && queue.sizing.enough <= queue.depth, queue.path.c_str());
    for (const core::UnitLoad& unit : figures.units)
        QVERIFY2(unit.working + unit.stalledAll() <= figures.cycles, unit.path.c_str());
    QCOMPARE(comparison->machines[1].changedKnobs.front(), std::string("preset = PROG"));
}

/// Five draws, twice one after the other, and on eight machines in eight threads.
void OneComparisonTest::ONE_03_tenReplaysAreEqual()
{
    const MixedScene scene;
    std::vector<Outcome> outcomes{replayed(scene, {}), replayed(scene, {})};
    for (const Outcome& outcome : replayedAtOnce(scene, std::vector<MachineConfig>(8)))
        outcomes.push_back(outcome);
    QCOMPARE(outcomes.size(), std::size_t{10});
    QCOMPARE(outcomes[0].trace.size(), std::size_t{32});
    for (const Outcome& outcome : outcomes) {
        QCOMPARE(outcome.trace, outcomes[0].trace);
        QCOMPARE(outcome.picture.toHex(), outcomes[0].picture.toHex());
    }
}

/// Machines of which no two are alike: what one shared with another would show in its trace.
void OneComparisonTest::ONE_03_eightMachinesInEightThreadsShareNothing()
{
    const MixedScene scene;
    std::vector<MachineConfig> configs;
    std::set<std::string> traces;
    std::vector<Outcome> alone;
    for (std::uint32_t i = 0; i < 8; ++i) {
        MachineConfig& config = configs.emplace_back();
        config.processors->spCount = 1 + i;
        config.devices->texLatency = 50 + 10 * i;
        config.segments->segLimits.fragments = 32 + 4 * i;
        alone.push_back(replayed(scene, config));
        traces.insert(alone.back().trace);
    }
    QCOMPARE(traces.size(), std::size_t{8});
    QVERIFY(replayedAtOnce(scene, configs) == alone);
}

void OneComparisonTest::ONE_08_machinesThatCantRunSayWhy()
{
    const auto comparison = compare(
        {machine("contradicts itself", {{"preset", "SEQ"}, {"bypass.mode", "force"}}),
         machine("SEQ", {{"preset", "SEQ"}}), machine("default", {}), machine("no texture", {{"dev.present", "none"}}),
         machine("no processor", {{"sp.enabled", "none"}}), machine("one processor", {{"sp.count", "1"}})});
    QVERIFY(comparison.hasValue());
    const auto why = [&](std::size_t i) { return core::imageSentence(*comparison, i); };
    QCOMPARE(why(0), std::string("not runnable: preset, bypass.mode: SEQ has no bypass to force"));
    QVERIFY2(why(1).starts_with("not runnable: ") && why(1).find("SEQ") != std::string::npos, why(1).c_str());
    QCOMPARE(why(2), std::string("reference"));
    QCOMPARE(why(3), std::string("not runnable: draw 0 asks the device TEX, which it has not"));
    QVERIFY2(why(4).starts_with("not runnable: DEADLOCK"), why(4).c_str());
    QCOMPARE(why(5), std::string("equal"));
    QVERIFY(rowOf(core::tableOf(*comparison), "cycles")->cells[1].empty());
}

void OneComparisonTest::ONE_09_whatCountsNothingIsARow()
{
    core::Comparison comparison;
    comparison.machines.resize(2);
    QVERIFY(!rowOf(core::tableOf(comparison), "warnings"));
    comparison.machines[1].figures.warnings = {core::Text::verbatim("X does not tell its gates: they count as 0"),
                                               core::Text::verbatim("X does not tell its energy: it counts as 0")};
    const core::ComparisonTable table = core::tableOf(comparison);
    QVERIFY(rowOf(table, "warnings"));
    QCOMPARE(rowOf(table, "warnings")->cells,
             (std::vector<std::string>{"", "X does not tell its gates: they count as 0; X does not tell its energy: it "
                                           "counts as 0"}));
    QVERIFY(core::csvOf(table).find("warnings") != std::string::npos);
}

void OneComparisonTest::ONE_08_rangesOfDraws()
{
    const std::uint64_t sprite = test::positionOf(*m_capture, test::kSpriteDraw);
    const auto one = core::compareMachines(*m_capture, {sprite, sprite + 1}, {machine("a", {{"seg.mode", "pull"}})});
    QVERIFY(one.hasValue());
    QCOMPARE(one->machines[0].figures.draws, std::uint64_t{1});
    QCOMPARE(one->machines[0].figures.fragmentsShaded, std::uint64_t{32 * 32});
    const std::uint64_t quad = test::positionOf(*m_capture, test::kQuadDraw);
    const auto both = core::compareMachines(*m_capture, {sprite, quad + 1},
                                            {machine("a", {{"bypass.mode", "off"}}), machine("b", {})});
    QCOMPARE(both->machines[0].figures.fragmentsShaded, std::uint64_t{32 * 32 + 16 * 16});
    QCOMPARE(both->machines[1].figures.fragmentsShaded, std::uint64_t{32 * 32}); // the quad's color is interpolated
    // A request per quad that keeps a pixel: all 16 × 16 do, and the 16 on the diagonal belong to both triangles.
    const auto& devices = one->machines[0].figures.devices;
    const auto texture = std::find_if(devices.begin(), devices.end(), [](const auto& d) { return d.kind == "TEX"; });
    QVERIFY(texture != devices.end());
    QCOMPARE(texture->requests, std::uint64_t{16 * 16 + 16});
    QVERIFY(!core::compareMachines(*m_capture, {1, 0}, {machine("a", {})}));
}

void OneComparisonTest::canBeCancelled()
{
    std::stop_source stop;
    core::ComparisonPace pace;
    pace.stop = stop.get_token();
    std::uint64_t reports = 0;
    pace.progress = [&](std::uint64_t done, std::uint64_t total) {
        QVERIFY(done < total);
        if (++reports == 2)
            stop.request_stop();
    };
    const auto comparison = compare({machine("a", {})}, pace);
    QVERIFY(!comparison);
    QCOMPARE(reports, std::uint64_t{2});
}

/// As of presets: PAR has segments, SEQ and PROG pull; SEQ has no way past the processors.
void OneComparisonTest::ONE_08_arrangementsDoNotMixInventions()
{
    const auto presetMachine = [](core::Preset preset) {
        return ComparedConfig{std::string(core::presetName(preset)), core::presetConfig(preset)};
    };
    ComparedConfig prog = presetMachine(core::Preset::Prog), par = presetMachine(core::Preset::Par);
    core::makeInventionsEqual(std::array{core::ArrangedMachine{&prog}, core::ArrangedMachine{&par}});
    QCOMPARE(prog.name, std::string("PROG"));
    QCOMPARE(par.name, std::string("PAR seg.mode=pull"));
    QVERIFY(par.config.segments->segMode == core::SegmentMode::Pull &&
            prog.config.segments->segMode == core::SegmentMode::Pull);
    QVERIFY(par.config.bypass->bypassMode == prog.config.bypass->bypassMode);

    ComparedConfig seq = presetMachine(core::Preset::Seq), asked = presetMachine(core::Preset::Par);
    core::makeInventionsEqual(
        std::array{core::ArrangedMachine{&seq}, core::ArrangedMachine{&asked, {"seg.mode", "hiz.enabled"}}});
    QVERIFY(asked.config.segments->segMode == core::SegmentMode::Segment); // It was asked for.
    QVERIFY(asked.config.bypass->bypassMode == core::BypassMode::Off);
    QVERIFY(core::checkConfig(seq.config).hasValue() && core::checkConfig(asked.config).hasValue());

    // HIZ is as on the first.
    ComparedConfig without = presetMachine(core::Preset::Par), with = presetMachine(core::Preset::Par);
    QVERIFY(core::setKnob(without.config, "hiz.enabled", "off"));
    core::makeInventionsEqual(
        std::array{core::ArrangedMachine{&without, {"hiz.enabled"}}, core::ArrangedMachine{&with}});
    QVERIFY(with.config.hiz == *without.config.hiz);
    QCOMPARE(with.name, std::string("PAR hiz.enabled=off"));
}

VITRINE_TEST(OneComparisonTest, QCoreApplication)
#include "tst_one_comparison.moc"
