// SPDX-License-Identifier: Apache-2.0
// ONE-04: the clock and every knob change time alone.
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "core/stream/segment_limits.h"
#include "tests/gpu/random_scene.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

struct Outcome {
    std::vector<std::byte> buffers;
    std::vector<DrawCounters> counters;
    std::uint64_t cycles = 0;
};

Outcome draw(Gpu& gpu, const RandomScene& scene)
{
    Outcome result;
    for (const DrawCommand& command : scene.draws) {
        const auto drawn = gpu.draw(command);
        CORE_CHECK(drawn.hasValue(), drawn.hasValue() ? "" : drawn.error().message.english().c_str());
        result.counters.push_back(gpu.lastDraw());
        result.cycles += gpu.lastDraw().cycles;
    }
    result.buffers = DrawBench::contents(gpu.memory(), scene.bench.targets);
    return result;
}

Outcome drawUntimed(const RandomScene& scene)
{
    Memory memory = scene.bench.memory;
    UntimedGpu gpu(memory);
    return draw(gpu, scene);
}

Outcome drawTimed(const RandomScene& scene, const MachineConfig& config)
{
    Memory memory = scene.bench.memory;
    TimedGpu gpu(memory, config);
    return draw(gpu, scene);
}

/// RUN-02: with so many draws under way at once.
std::vector<std::byte> drawInFlight(const RandomScene& scene, const MachineConfig& config, std::uint32_t draws)
{
    Memory memory = scene.bench.memory;
    TimedGpu gpu(memory, config, {.draws = draws});
    for (const DrawCommand& command : scene.draws) {
        const auto drawn = gpu.draw(command);
        CORE_CHECK(drawn.hasValue(), drawn.hasValue() ? "" : drawn.error().message.english().c_str());
    }
    gpu.finish();
    CORE_CHECK(!gpu.takeFailure(), "the machine can't go on");
    return DrawBench::contents(memory, scene.bench.targets);
}

bool sameCounters(const Outcome& a, const Outcome& b)
{
    return std::equal(a.counters.begin(), a.counters.end(), b.counters.begin(), b.counters.end(),
                      [](const DrawCounters& x, const DrawCounters& y) {
                          return x.draw == y.draw && x.callNumber == y.callNumber && x.vertices == y.vertices &&
                                 x.primitives == y.primitives && x.fragments == y.fragments &&
                                 x.samplesWritten == y.samplesWritten;
                      });
}

struct Setting {
    const char* knob;
    const char* value;
};
using Settings = std::vector<Setting>;

MachineConfig configured(const Settings& settings)
{
    MachineConfig config;
    for (const Setting& setting : settings)
        CORE_CHECK(setKnob(config, setting.knob, setting.value).hasValue(), "a test sets a knob that is not there");
    return config;
}

constexpr std::array kSegmentLimits{SegmentLimits{1, 512, 8, 1}, SegmentLimits{3, 512, 8, 1},
                                    SegmentLimits{32, 48, 1, 1}, SegmentLimits{1024, 65536, 64, 4}};
const Settings kAllDepthsOne{{"vtq.depth", "1"}, {"ftq.depth", "1"}, {"arq.depth", "1"}, {"apq.depth", "1"}};

Settings with(Settings settings, const Settings& more)
{
    settings.insert(settings.end(), more.begin(), more.end());
    return settings;
}

} // namespace

class TimedEqualsUntimedTest : public QObject {
    Q_OBJECT
private slots:
    void randomScenes_data();
    void randomScenes();
    void ONE_04_knobsChangeTimeAlone_data();
    void ONE_04_knobsChangeTimeAlone();
    void ONE_04_segmentsChangeTimeAlone_data();
    void ONE_04_segmentsChangeTimeAlone();
    void ONE_04_theFixedChainDrawsTheSame();
};

void TimedEqualsUntimedTest::randomScenes_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 40; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void TimedEqualsUntimedTest::randomScenes()
{
    QFETCH(unsigned, seed);
    const RandomScene scene(seed);
    const Outcome untimed = drawUntimed(scene);
    const Outcome timed = drawTimed(scene, {});
    QVERIFY(timed.buffers == untimed.buffers);
    QVERIFY(sameCounters(timed, untimed));
    for (const std::uint32_t draws : {2u, 4u, 16u})
        QVERIFY(drawInFlight(scene, {}, draws) == untimed.buffers);
    QVERIFY(timed.cycles > 0);
    QVERIFY(untimed.buffers != DrawBench::contents(scene.bench.memory, scene.bench.targets));
}

void TimedEqualsUntimedTest::ONE_04_knobsChangeTimeAlone_data()
{
    QTest::addColumn<Settings>("settings");
    const auto row = [](const char* name, const Settings& settings) { QTest::newRow(name) << settings; };
    row("defaults", {});
    row("ideal", {{"timing", "ideal"}});
    row("one processor", {{"sp.count", "1"}});
    row("quads and items by four", {{"ras.quadsPerCycle", "4"},
                                    {"zst.quadsPerCycle", "4"},
                                    {"cu.quadsPerCycle", "4"},
                                    {"tex.itemsPerCycle", "4"},
                                    {"hiz.entryCycles", "8"}});
    row("sixteen processors", {{"sp.count", "16"}, {"sp.alusPerGroup", "8"}});
    row("64 processors", {{"sp.count", "64"}, {"seg.slots", "4"}});
    row("64 processors, the last enabled", {{"sp.count", "64"}, {"sp.enabled", "63"}});
    row("sub-queues by device", {{"apq.split", "byDevice"}, {"apq.depth", "3"}});
    row("sub-queues by type, in place", {{"apq.split", "byType"}, {"apq.depth", "2"}, {"apq.reserve", "off"}});
    row("some switched off", {{"sp.count", "4"}, {"sp.enabled", "1,3"}});
    row("latency 1", {{"tex.latency", "1"}, {"timing", "ideal"}});
    row("latency 1000, interval 64", {{"tex.latency", "1000"}, {"dev.interval", "64"}});
    row("all depths 1", kAllDepthsOne);
    row("all depths 1, four processors, no reservation",
        with(kAllDepthsOne, {{"sp.count", "4"}, {"apq.reserve", "off"}, {"timing", "ideal"}}));
    row("all depths 1, new first", with(kAllDepthsOne, {{"sched.policy", "new_first"}}));
    row("all depths 1, vertex first", with(kAllDepthsOne, {{"sched.policy", "vertex_first"}, {"sp.count", "3"}}));
    row("new first, few pending", {{"sched.policy", "new_first"}, {"apq.depth", "3"}});
    row("vertex first, few requests", {{"sched.policy", "vertex_first"}, {"arq.depth", "2"}, {"sp.count", "5"}});
    row("no reservation, few pending", {{"apq.reserve", "off"}, {"apq.depth", "2"}, {"sp.count", "4"}});
    row("tasks of one fragment", {{"fs.fragmentsPerTask", "1"}, {"sp.count", "3"}});
    row("tasks of sixteen fragments", {{"fs.fragmentsPerTask", "16"}, {"vs.verticesPerThread", "16"}});
    row("tasks of sixteen, all depths 1", with(kAllDepthsOne, {{"fs.fragmentsPerTask", "16"}}));
    row("one vertex a task", {{"vs.verticesPerThread", "1"}, {"vtq.depth", "2"}, {"arb.width", "4"}});
    row("no arbiter", {{"preset", "PROG"}, {"dev.interval", "7"}});
    row("no arbiter, all depths 1", with(kAllDepthsOne, {{"preset", "PROG"}}));
    row("bypass", {{"arb.mode", "bypass"}, {"arb.width", "2"}, {"dev.interval", "7"}, {"apq.split", "byDevice"}});
    const Settings prefetch{{"tex.initialPrefetch", "on"}};
    row("textures ahead", prefetch);
    row("textures ahead, all depths 1", with(kAllDepthsOne, prefetch));
    row("textures ahead, tasks of sixteen, slow",
        with(prefetch, {{"fs.fragmentsPerTask", "16"}, {"dev.interval", "7"}}));
    row("textures ahead, no arbiter", with(prefetch, {{"preset", "PROG"}, {"sp.count", "3"}, {"tex.latency", "1"}}));
    row("textures ahead, pull, nobody bypasses",
        with(prefetch, {{"seg.mode", "pull"}, {"bypass.mode", "off"}, {"fs.fragmentsPerTask", "1"}}));
}

void TimedEqualsUntimedTest::ONE_04_knobsChangeTimeAlone()
{
    QFETCH(Settings, settings);
    for (const unsigned seed : {3u, 8u, 15u, 101u}) {
        const RandomScene scene(seed, 4);
        const Outcome untimed = drawUntimed(scene);
        const Outcome timed = drawTimed(scene, configured(settings));
        QVERIFY2(timed.buffers == untimed.buffers, qPrintable(QString::number(seed)));
        QVERIFY2(drawInFlight(scene, configured(settings), 4) == untimed.buffers, qPrintable(QString::number(seed)));
        QVERIFY2(sameCounters(timed, untimed), qPrintable(QString::number(seed)));
    }
}

void TimedEqualsUntimedTest::ONE_04_segmentsChangeTimeAlone_data()
{
    QTest::addColumn<unsigned>("fragmentsPerTask");
    QTest::addColumn<unsigned>("processors");
    QTest::addColumn<SegmentLimits>("limits");
    for (const unsigned fragments : {1u, 4u, 16u})
        for (const unsigned processors : {1u, 2u, 3u, 4u})
            for (const SegmentLimits& limits : kSegmentLimits) {
                const auto [fragmentSlots, words, prims, programs] = limits;
                QTest::addRow("%u fragments a task, %u processors, segments of %u, %u, %u, %u", fragments, processors,
                              fragmentSlots, words, prims, programs)
                    << fragments << processors << limits;
            }
}

void TimedEqualsUntimedTest::ONE_04_segmentsChangeTimeAlone()
{
    QFETCH(unsigned, fragmentsPerTask);
    QFETCH(unsigned, processors);
    QFETCH(SegmentLimits, limits);
    std::uint32_t variant = fragmentsPerTask + processors + limits.prims;
    for (const unsigned seed : {3u, 8u, 101u, 102u, 103u}) {
        MachineConfig config;
        config.processors->fragmentsPerTask = fragmentsPerTask;
        config.processors->spCount = processors;
        config.segments->segLimits = limits;
        ++variant;
        config.segments->segTimeout = variant % 3 == 0 ? 0 : variant % 3 == 1 ? 1 : 32;
        config.segments->segOrder = static_cast<SegmentOrder>(variant / 2 % 2);
        config.segments->segStart = static_cast<SegmentStart>(variant % 2);
        config.queues->ftqDepth = variant % 5 == 0 ? 1 : variant % 5 == 1 ? 3 : 64;
        config.processors->schedPolicy = static_cast<SchedulingPolicy>(variant % 3);
        config.timing = static_cast<TimingModel>(variant / 2 % 2);
        config.queues->apqDepth = variant % 7 == 0 ? 1 : 64;
        config.queues->apqReserve = variant / 4 % 2;
        const RandomScene scene(seed, 4);
        const Outcome untimed = drawUntimed(scene);
        const Outcome timed = drawTimed(scene, config);
        QVERIFY2(timed.buffers == untimed.buffers, qPrintable(QString::number(seed)));
        QVERIFY2(sameCounters(timed, untimed), qPrintable(QString::number(seed)));
    }
}

/// On SEQ, with all units in the chain.
void TimedEqualsUntimedTest::ONE_04_theFixedChainDrawsTheSame()
{
    for (unsigned seed = 1; seed <= 40; ++seed) {
        MachineConfig config = presetConfig(Preset::Seq);
        config.processors->fragmentsPerTask = seed % 3 == 0 ? 1 : seed % 3 == 1 ? 4 : 16;
        config.timing = static_cast<TimingModel>(seed % 2);
        config.devices->devInterval = seed % 5 == 0 ? 3 : 1;
        config.devices->texLatency = seed % 7 == 0 ? 1 : 100;
        config.processors->spCount = 1 + seed % 4;
        const RandomScene scene(seed, 4, RandomScene::Units::AskedByFragments);
        Memory memory = scene.bench.memory;
        UntimedGpu gpu(memory, reachableUnits(config));
        const Outcome untimed = draw(gpu, scene);
        const Outcome timed = drawTimed(scene, config);
        QVERIFY2(timed.buffers == untimed.buffers, qPrintable(QString::number(seed)));
        QVERIFY2(sameCounters(timed, untimed), qPrintable(QString::number(seed)));
        QVERIFY(untimed.buffers != DrawBench::contents(scene.bench.memory, scene.bench.targets));
    }
}

VITRINE_TEST(TimedEqualsUntimedTest, QCoreApplication)
#include "tst_timed_equals_untimed.moc"
