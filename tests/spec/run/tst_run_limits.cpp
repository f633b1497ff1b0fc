// SPDX-License-Identifier: Apache-2.0
// RUN-11: what limits a frame, knob by knob.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/command_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/hiz/hiz_config.h"
#include "core/session/frame/frame_stream.h"
#include "core/session/limits/limits.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"
#include "tests/session/capture_bench.h"
#include "tests/spec/run/limit_scenes.h"

#include <QtTest>

#include <algorithm>
#include <map>

using namespace vitrine::core;
using vitrine::test::blendedScene;
using vitrine::test::CaptureBench;
using vitrine::test::LimitScene;
using vitrine::test::SampleReplay;
using vitrine::test::textureScene;

namespace {

CaptureBench captureOf(const LimitScene& scene)
{
    return CaptureBench([&](const QString& path) { return vitrine::test::writeCapture(path, scene.script); });
}

/// Of a machine, by their knobs.
std::map<std::string_view, LimitChange> changesOf(const MachineConfig& config)
{
    std::map<std::string_view, LimitChange> changes;
    for (const LimitChange& change : limitChanges(config))
        changes.emplace(change.knob, change);
    return changes;
}

/// As strings, for comparisons that tell.
std::vector<std::string> linesOf(const FrameLimits& limits)
{
    std::vector<std::string> lines{std::to_string(limits.cycles) + " " + std::to_string(limits.energy)};
    for (const LimitRow& row : limits.rows)
        lines.push_back(std::string(row.change.knob) + " " + row.change.from + " " + row.change.to + " " +
                        std::to_string(row.cycles) + " " + std::to_string(row.energy) + " " +
                        std::to_string(row.isImageEqual) + " " + row.notRunnable.english());
    return lines;
}

Result<FrameLimits> inTwoThreads(CallSource& source, const MachineConfig& config, std::size_t frame,
                                 std::vector<std::uint64_t>& counts)
{
    LimitsPace pace;
    pace.jobs = 2;
    pace.progress = [&](std::uint64_t done, std::uint64_t) { counts.push_back(done); };
    return findLimits(source, config, frame, pace);
}

/// The second frame, as `run --in-flight` would run it.
Result<FrameRun> runByHand(CallSource& source, const MachineConfig& config)
{
    FrameStream stream(source, config, config.commands->ciDraws);
    if (auto passed = stream.passTo(1); !passed)
        return passed.error();
    return stream.run();
}

} // namespace

class RunLimitsTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_11_aFrameThatWaitsForTexels();
    void RUN_11_aFrameOfBlendedQuads();
    void RUN_11_everyRowIsARunWithThatKnob();
    void RUN_11_theRowsDoNotDependOnThreads();
    void RUN_11_threadsShareNothing();
    void RUN_11_changesOfTheDefaultMachine();
    void RUN_11_everyNumberIsChanged();
    void RUN_11_knobsThatAMachineDoesNotObey();
    void RUN_11_outsideOfTheRange_data();
    void RUN_11_outsideOfTheRange();
    void RUN_11_itCanBeStopped();
    void RUN_11_thereIsNoSuchFrame();
};

// A task has the machine for itself: it waits its hundred cycles, and the next one begins. With two at a time it is
// half as long, which is more than half of the latency gives.
void RunLimitsTest::RUN_11_aFrameThatWaitsForTexels()
{
    const LimitScene scene = textureScene();
    const CaptureBench bench = captureOf(scene);
    const auto limits = findLimits(bench.source(), scene.machine, 0);
    QVERIFY2(limits.hasValue(), limits ? "" : limits.error().message.english().c_str());
    QVERIFY(limits->cycles > 32 * 100); // 32 quads
    QCOMPARE(limits->rows[0].change.knob, "apq.depth");
    QCOMPARE(limits->rows[0].change.to, "2");
    QCOMPARE(limits->rows[1].change.knob, "tex.latency");
    QVERIFY(limits->rows[1].cycles <= -32 * 50);
}

// 4 layers of 1,024 quads. Blending holds the engine for 6 clocks a quad (BYP-26), and its pixels come past the
// processors one a cycle, 4 a quad: that is what remains of the 6.
void RunLimitsTest::RUN_11_aFrameOfBlendedQuads()
{
    const LimitScene scene = blendedScene(64);
    const CaptureBench bench = captureOf(scene);
    const auto limits = findLimits(bench.source(), scene.machine, 0);
    QVERIFY2(limits.hasValue(), limits ? "" : limits.error().message.english().c_str());
    QCOMPARE(limits->rows[0].change.knob, "cu.quadsPerCycle");
    QVERIFY(limits->cycles >= 6 * 4096);
    QVERIFY(limits->rows[0].cycles <= -2 * 4096 + 10 && limits->rows[0].cycles >= -2 * 4096);
}

void RunLimitsTest::RUN_11_everyRowIsARunWithThatKnob()
{
    const LimitScene scene = textureScene();
    const CaptureBench bench = captureOf(scene);
    const auto limits = findLimits(bench.source(), scene.machine, 1);
    QVERIFY2(limits.hasValue(), limits ? "" : limits.error().message.english().c_str());
    const auto asItIs = runByHand(bench.source(), scene.machine);
    QVERIFY(asItIs);
    QCOMPARE(limits->cycles, asItIs->cycles);
    QCOMPARE(limits->energy, asItIs->energy);
    std::int64_t last = limits->rows[0].cycles;
    for (const LimitRow& row : limits->rows) {
        if (!row.notRunnable.empty())
            continue;
        MachineConfig machine = scene.machine;
        QVERIFY(setKnob(machine, row.change.knob, row.change.to));
        const auto run = runByHand(bench.source(), machine);
        QVERIFY(run);
        QCOMPARE(row.cycles, static_cast<std::int64_t>(run->cycles - asItIs->cycles));
        QCOMPARE(row.energy, static_cast<std::int64_t>(run->energy - asItIs->energy));
        QVERIFY2(row.isImageEqual, row.change.from.c_str()); // ONE-04
        QVERIFY(row.cycles >= last);
        last = row.cycles;
    }
}

void RunLimitsTest::RUN_11_theRowsDoNotDependOnThreads()
{
    const LimitScene scene = blendedScene(16);
    const CaptureBench bench = captureOf(scene);
    const auto one = findLimits(bench.source(), scene.machine, 0);
    std::vector<std::uint64_t> counts;
    const auto two = inTwoThreads(bench.source(), scene.machine, 0, counts);
    QVERIFY(one && two);
    QCOMPARE(linesOf(*two), linesOf(*one));
    QVERIFY(std::ranges::is_sorted(counts));
    const auto runnable =
        std::ranges::count_if(one->rows, [](const LimitRow& row) { return row.change.impossible.empty(); });
    QCOMPARE(counts.back(), static_cast<std::uint64_t>(runnable + 1)); // and the machine as it is
}

// Machines that begin with the same memory, textures and paths.
void RunLimitsTest::RUN_11_threadsShareNothing()
{
    std::vector<std::uint64_t> counts;
    const LimitScene scene = textureScene();
    const CaptureBench bench = captureOf(scene);
    const auto textures = inTwoThreads(bench.source(), scene.machine, 1, counts);
    QVERIFY(textures);
    QCOMPARE(linesOf(*textures), linesOf(*findLimits(bench.source(), scene.machine, 1)));
    SampleReplay star("star");
    QVERIFY(star.isOpen());
    const auto paths = inTwoThreads(star.capture(), star.machine(), 1, counts);
    QVERIFY(paths);
    QCOMPARE(linesOf(*paths), linesOf(*findLimits(star.capture(), star.machine(), 1)));
    QVERIFY(std::ranges::all_of(paths->rows, &LimitRow::isImageEqual)); // ONE-04
}

// By the defaults of spec/00 §4 and 06.
void RunLimitsTest::RUN_11_changesOfTheDefaultMachine()
{
    const std::map<std::string_view, std::array<std::string, 2>> expected{
        {"sp.count", {"2", "3"}},          {"sp.groups", {"2", "3"}},
        {"sp.alusPerGroup", {"2", "4"}},   {"sp.regBankWords", {"1024", "2048"}},
        {"ci.wordCycles", {"1", "0"}},     {"ci.draws", {"4", "8"}},
        {"vtq.depth", {"32", "64"}},       {"ftq.depth", {"64", "128"}},
        {"arq.depth", {"32", "64"}},       {"apq.depth", {"64", "128"}},
        {"arb.width", {"1", "2"}},         {"tex.latency", {"100", "50"}},
        {"ffs.latency", {"40", "20"}},     {"ffp.latency", {"20", "10"}},
        {"tex.itemsPerCycle", {"1", "2"}}, {"seg.slots", {"32", "64"}},
        {"seg.words", {"512", "1024"}},    {"seg.prims", {"8", "16"}},
        {"seg.programs", {"1", "2"}},      {"seg.timeout", {"32", "16"}},
        {"ras.quadsPerCycle", {"1", "2"}}, {"zst.quadsPerCycle", {"1", "2"}},
        {"cu.quadsPerCycle", {"1", "2"}},  {"clear.tilesPerCycle", {"16", "32"}},
        {"hiz.entryCycles", {"1", "0"}},   {"hiz.maxEntries", {"4", "8"}},
        {"power.wakeCycles", {"10", "5"}}, {"bypass.fifoBanks", {"1", "2"}},
        {"clk.shaderRatio", {"1", "2"}},
    };
    const auto changes = changesOf(MachineConfig{});
    for (const auto& [knob, values] : expected) {
        const auto change = changes.find(knob);
        QVERIFY2(change != changes.end(), knob.data());
        QCOMPARE(change->second.from, values[0]);
        QCOMPARE(change->second.to, values[1]);
        QCOMPARE(change->second.impossible.english(), "");
    }
    QCOMPARE(changes.at("tex.latency").unit, "TEX");
    QCOMPARE(changes.at("apq.depth").unit, "APQ");
}

// No knob that is a number is forgotten, and none of them may change a pixel.
void RunLimitsTest::RUN_11_everyNumberIsChanged()
{
    MachineConfig config;
    config.devices->devPresent = 0b1111;
    const auto changes = changesOf(config);
    for (const Knob& knob : knobs()) {
        const bool isNumber =
            knob.kind == KnobKind::Integer || knob.kind == KnobKind::NumberOrOff || knob.kind == KnobKind::List;
        if (isNumber)
            QVERIFY2(changes.contains(knob.name), knob.name.data());
        if (changes.contains(knob.name))
            QVERIFY2(!knob.mayChangePixels, knob.name.data());
    }
}

void RunLimitsTest::RUN_11_knobsThatAMachineDoesNotObey()
{
    const auto sequential = changesOf(presetConfig(Preset::Seq));
    for (const char* knob : {"ftq.depth", "arq.depth", "apq.depth", "arb.width", "seg.slots", "bypass.fifoBanks"})
        QVERIFY2(!sequential.contains(knob), knob);
    QVERIFY(sequential.contains("ffb.latency"));
    const auto programmable = changesOf(presetConfig(Preset::Prog));
    QVERIFY(!programmable.contains("ffs.latency") && !programmable.contains("arb.width"));
    QVERIFY(programmable.contains("tex.latency") && programmable.contains("dev.interval"));
    MachineConfig config;
    config.timing = TimingModel::Ideal;
    config.bypass->bypassMode = BypassMode::Off;
    config.hiz->enabled = 0;
    config.devices->devPresent = 0;
    const auto bare = changesOf(config);
    for (const char* knob : {"ci.wordCycles", "hiz.entryCycles", "hiz.maxEntries", "power.wakeCycles",
                             "bypass.fifoBanks", "vs.verticesPerThreadInBypass", "tex.latency", "dev.interval"})
        QVERIFY2(!bare.contains(knob), knob);
}

void RunLimitsTest::RUN_11_outsideOfTheRange_data()
{
    QTest::addColumn<QString>("knob");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("below") << "dev.interval"
                           << "1"
                           << "0 is outside of its range: 1–64";
    QTest::newRow("above") << "cu.quadsPerCycle"
                           << "3"
                           << "6 is outside of its range: 1–4";
    QTest::newRow("of some groups") << "sp.alusPerGroup"
                                    << "2,6"
                                    << "4,12 is outside of its range: 1–8, or one for each group: 2,4";
    QTest::newRow("words") << "clk.shaderRatio"
                           << "4"
                           << "8 is outside of its range: 1/4, 1/2, 1, 2, 4";
    QTest::newRow("nothing") << "ci.wordCycles"
                             << "0"
                             << "0 can't be halved";
    QTest::newRow("off") << "seg.timeout"
                         << "off"
                         << "off can't be halved";
    QTest::newRow("contradiction") << "bypass.fifoBanks"
                                   << "2"
                                   << "bypass.fifoBanks, sp.count: there are not as many register banks as that";
}

void RunLimitsTest::RUN_11_outsideOfTheRange()
{
    QFETCH(QString, knob);
    QFETCH(QString, value);
    QFETCH(QString, sentence);
    LimitScene scene = blendedScene(16);
    const std::string name = knob.toStdString();
    QVERIFY(setKnob(scene.machine, name, value.toStdString()));
    QCOMPARE(QString::fromStdString(changesOf(scene.machine).at(name).impossible), sentence);
    const CaptureBench bench = captureOf(scene);
    const auto limits = findLimits(bench.source(), scene.machine, 0);
    QVERIFY(limits);
    const auto row =
        std::ranges::find_if(limits->rows, [&](const LimitRow& other) { return other.change.knob == name; });
    QVERIFY(row != limits->rows.end());
    QCOMPARE(QString::fromStdString(row->notRunnable), sentence);
    // Behind all that has figures.
    QVERIFY(std::none_of(row, limits->rows.end(), [](const LimitRow& other) { return other.notRunnable.empty(); }));
}

void RunLimitsTest::RUN_11_itCanBeStopped()
{
    const LimitScene scene = textureScene();
    const CaptureBench bench = captureOf(scene);
    std::stop_source stop;
    LimitsPace pace;
    pace.stop = stop.get_token();
    std::uint64_t runs = 0;
    pace.progress = [&](std::uint64_t done, std::uint64_t) {
        runs = done;
        if (done == 2)
            stop.request_stop();
    };
    const auto limits = findLimits(bench.source(), scene.machine, 0, pace);
    QVERIFY(!limits);
    QVERIFY(limits.error().kind == ErrorKind::Cancelled);
    QCOMPARE(runs, std::uint64_t{2});
}

void RunLimitsTest::RUN_11_thereIsNoSuchFrame()
{
    const LimitScene scene = textureScene();
    const CaptureBench bench = captureOf(scene);
    const auto limits = findLimits(bench.source(), scene.machine, 2);
    QVERIFY(!limits);
    QCOMPARE(limits.error().message.english(), "there is no frame 2: the capture has 2");
}

VITRINE_TEST(RunLimitsTest)
#include "tst_run_limits.moc"
