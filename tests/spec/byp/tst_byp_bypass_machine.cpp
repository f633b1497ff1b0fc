// SPDX-License-Identifier: Apache-2.0
// Fragments that bypass the processors, on the whole machine: BYP-06 … BYP-12, BYP-16.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/blend/pgpe/engine_config.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "tests/gpu/random_scene.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/bypass_bench.h"

#include <QTest>

using namespace vitrine::core;
using namespace vitrine::byptest;

namespace {

std::string reasonOf(const BypassDecided& event)
{
    return reasonText(static_cast<BypassReason>(event.reason),
                      {static_cast<FragmentClass>(event.fragmentClass), static_cast<FragmentRule>(event.rule)});
}

} // namespace

class BypBypassMachineTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_06_decisionsAreInTheTrace();
    void BYP_06_offMeansNever();
    void BYP_07_forcedBypassOfFullShadingIsRefused();
    void BYP_08_sixPixelsGoPastTheProcessors_data();
    void BYP_08_sixPixelsGoPastTheProcessors();
    void BYP_08_alphaTestDiscards();
    void BYP_09_vertexThreadsHoldFewer();
    void BYP_10_depthCoversLatency_data();
    void BYP_10_depthCoversLatency();
    void BYP_10_entryLargerThanABankIsShaded();
    void BYP_11_texelsMayComeInAnyOrder();
    void BYP_11_vertexTexturesStillWork();
    void BYP_12_switchesBetweenDraws();
    void BYP_16_randomScenesAreTheSame_data();
    void BYP_16_randomScenesAreTheSame();
};

void BypBypassMachineTest::BYP_06_decisionsAreInTheTrace()
{
    DrawBench bench({8, 8});
    const std::vector<DrawCommand> draws{triangle(bench, kFlatProgram, 0), triangle(bench, kTextured, 1),
                                         triangle(bench, kDependent, 2)};
    NotedRun noted(bench.memory, withMode(BypassMode::Auto));
    for (const DrawCommand& command : draws)
        noted.draw(command);
    const auto& decisions = noted.notes.decisions;
    QCOMPARE(decisions.size(), std::size_t{3});
    for (std::uint32_t i = 0; i < 3; ++i) {
        QCOMPARE(decisions[i].draw, i);
        QCOMPARE(int(decisions[i].isBypassed), i < 2 ? 1 : 0);
    }
    QCOMPARE(reasonOf(decisions[0]), std::string("the draw needs no shading: the interpolated color alone"));
    QCOMPARE(reasonOf(decisions[2]), std::string("the draw needs full shading: dependent texture coordinates"));
}

void BypBypassMachineTest::BYP_06_offMeansNever()
{
    DrawBench bench({8, 8});
    const DrawCommand command = triangle(bench, kFlatProgram, 0);
    NotedRun noted(bench.memory, withMode(BypassMode::Off));
    noted.draw(command);
    QVERIFY(noted.notes.fifo.empty());
    QVERIFY(!noted.run.gpu.bypassBank());
}

void BypBypassMachineTest::BYP_07_forcedBypassOfFullShadingIsRefused()
{
    DrawBench bench({8, 8});
    const DrawCommand minimal = triangle(bench, kTextured, 0), dependent = triangle(bench, kDependent, 1);
    NotedRun noted(bench.memory, withMode(BypassMode::Force));
    noted.draw(minimal);
    const auto before = noted.picture(bench);
    const auto refused = noted.run.gpu.draw(dependent);
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, std::string("the draw needs full shading: dependent texture coordinates"));
    QCOMPARE(noted.notes.errors, std::vector<ErrorCode>{ErrorCode::NeedsFullShading});
    QVERIFY(noted.picture(bench) == before);
}

void BypBypassMachineTest::BYP_08_sixPixelsGoPastTheProcessors_data()
{
    QTest::addColumn<bool>("inSegments");
    QTest::addColumn<Preset>("preset");
    QTest::newRow("pull") << false << Preset::Par;
    QTest::newRow("segments") << true << Preset::Par;
    QTest::newRow("PROG") << false << Preset::Prog;
}

void BypBypassMachineTest::BYP_08_sixPixelsGoPastTheProcessors()
{
    QFETCH(bool, inSegments);
    QFETCH(Preset, preset);
    MachineConfig config = idealConfig();
    config.segments->segMode = inSegments ? SegmentMode::Segment : SegmentMode::Pull;
    config.preset = preset;
    DrawBench bench({4, 4});
    const DrawCommand command = smallTriangle(bench, kFlatProgram).finished();
    NotedRun bypassed(bench.memory, withMode(BypassMode::Auto, config));
    bypassed.draw(command);
    NotedRun shaded(bench.memory, withMode(BypassMode::Off, config));
    shaded.draw(command);
    QCOMPARE(bypassed.notes.count(FifoStep::Popped), std::size_t{6});
    QCOMPARE(bypassed.run.field("cu.combine", "pixels"), std::uint64_t{6});
    QVERIFY(bypassed.notes.fragmentsIssued.empty());
    QCOMPARE(bypassed.run.counters("ftq").itemsIn, std::uint64_t{0});
    QVERIFY(!shaded.notes.fragmentsIssued.empty());
    QCOMPARE(bypassed.run.gpu.lastDraw().fragments, std::uint64_t{6});
    QCOMPARE(bypassed.run.gpu.lastDraw().samplesWritten, std::uint64_t{6});
    QVERIFY(bypassed.picture(bench) == shaded.picture(bench));
}

void BypBypassMachineTest::BYP_08_alphaTestDiscards()
{
    // Alpha falls from 1 at the left to 0 at the right, over 8 pixels: 4 of 8 columns stay.
    DrawBench bench({.width = 8, .height = 8, .hasDepth = true});
    auto draft = bench.draft(Topology::TriangleStrip,
                             {{0, 0, 0.5f, {1, 0, 0, 1}},
                              {8, 0, 0.5f, {1, 0, 0, 0}},
                              {0, 8, 0.5f, {1, 0, 0, 1}},
                              {8, 8, 0.5f, {1, 0, 0, 0}}},
                             kAlphaTested);
    draft.state.depthStencil.depthTest = true;
    const DrawCommand command = draft.finished();
    NotedRun bypassed(bench.memory, withMode(BypassMode::Auto));
    bypassed.draw(command);
    QCOMPARE(bypassed.run.field("cu.combine", "discarded"), std::uint64_t{32});
    QCOMPARE(bypassed.run.gpu.lastDraw().samplesWritten, std::uint64_t{32});
    QVERIFY(bypassed.picture(bench) == pictureOf(bench, {command}, withMode(BypassMode::Off)));
    // A depth that the alpha test has killed is not written (DEC-12).
    const Surface& depth = bypassed.run.memory.surface(bench.targets.depth);
    QVERIFY(int(depth.pixel(1, 3)[2]) != 0xC0);
    QCOMPARE(int(depth.pixel(6, 3)[2]), 0xC0);
}

void BypBypassMachineTest::BYP_09_vertexThreadsHoldFewer()
{
    DrawBench bench({8, 8});
    std::vector<DrawBench::Vertex> vertices(9);
    const auto tasksOf = [&](const std::string& program, std::uint32_t perThread) {
        MachineConfig config = withMode(BypassMode::Auto);
        config.processors->verticesPerThreadInBypass = perThread;
        NotedRun noted(bench.memory, config);
        noted.draw(bench.draft(Topology::Triangles, vertices, program).finished());
        return noted.run.counters("vtq").itemsIn;
    };
    QCOMPARE(tasksOf(kFlatProgram, 2), std::uint64_t{5}); // 2, 2, 2, 2, 1
    QCOMPARE(tasksOf(kFlatProgram, 3), std::uint64_t{3});
    QCOMPARE(tasksOf(kDependent, 2), std::uint64_t{3}); // 4, 4, 1
}

void BypBypassMachineTest::BYP_10_depthCoversLatency_data()
{
    QTest::addColumn<unsigned>("depth");
    QTest::addColumn<unsigned>("lastPop");
    QTest::addColumn<unsigned>("stalls");
    QTest::newRow("8") << 8u << 263u << 144u;
    QTest::newRow("16") << 16u << 143u << 24u;
    QTest::newRow("20") << 20u << 119u << 0u;
    QTest::newRow("32") << 32u << 119u << 0u;
}

void BypBypassMachineTest::BYP_10_depthCoversLatency()
{
    QFETCH(unsigned, depth);
    QFETCH(unsigned, lastPop);
    QFETCH(unsigned, stalls);
    DrawBench bench({10, 10});
    auto draft = bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {20, 0, 0, {1, 1, 1, 1}}, {0, 20, 0, {}}}, kTextured);
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    MachineConfig config = withMode(BypassMode::Auto);
    config.devices->texLatency = 20;
    config.processors->regBankWords[1] = 7 * depth; // A pixel of one color takes 7 words.
    NotedRun noted(bench.memory, config);
    noted.draw(draft.finished());
    const auto& fifo = noted.notes.fifo;
    QCOMPARE(noted.notes.count(FifoStep::Pushed), std::size_t{100});
    QCOMPARE(noted.notes.count(FifoStep::Popped), std::size_t{100});
    QCOMPARE(fifo.front().step, FifoStep::Pushed);
    QCOMPARE(fifo.back().step, FifoStep::Popped);
    QCOMPARE(fifo.back().cycle - fifo.front().cycle, Cycle{lastPop});
    QCOMPARE(noted.run.gpu.bypassBank()->state().fifo.counts().stalls, std::uint64_t{stalls});
    QCOMPARE(noted.notes.count(FifoStep::Stalled) != 0, stalls != 0);
    QVERIFY(noted.run.gpu.bypassBank()->state().fifo.counts().highWater <= depth);
}

void BypBypassMachineTest::BYP_10_entryLargerThanABankIsShaded()
{
    DrawBench bench({8, 8});
    const DrawCommand command = triangle(bench, kFlatProgram, 0);
    MachineConfig config = withMode(BypassMode::Auto);
    config.processors->regBankWords[1] = 6; // A color alone takes 7; the program has no registers.
    NotedRun noted(bench.memory, config);
    noted.draw(command);
    QCOMPARE(noted.notes.warnings, std::vector<WarningCode>{WarningCode::BypassTooLarge});
    QVERIFY(noted.notes.fifo.empty());
    QVERIFY(!noted.notes.fragmentsIssued.empty());
}

void BypBypassMachineTest::BYP_11_texelsMayComeInAnyOrder()
{
    LoneBank bank(0x0111); // Pixels 0, 1 and 2.
    constexpr std::array<Cycle, 3> kLatencies{30, 10, 20};
    std::vector<std::pair<Cycle, std::uint32_t>> due;
    std::vector<std::uint32_t> consumed;
    for (Cycle cycle = 0; cycle < 60; ++cycle) {
        for (const auto& [when, pixel] : due)
            if (when == cycle)
                bank.texels.push({pixel, 0, {static_cast<float>(pixel), 0, 0, 1}, {{}, {}, 0}});
        for (; bank.pixels.front(); bank.pixels.pop()) {
            const PairedPixel& item = *bank.pixels.front();
            QCOMPARE(item.texels[0].x, static_cast<float>(item.pixel.orderNumber));
            consumed.push_back(item.pixel.orderNumber);
        }
        for (; bank.lookups.front(); bank.lookups.pop())
            due.emplace_back(cycle + kLatencies[bank.lookups.front()->orderNumber], bank.lookups.front()->orderNumber);
        QVERIFY(bank.machine.step());
    }
    QCOMPARE(due.size(), std::size_t{3});
    QCOMPARE(consumed, (std::vector<std::uint32_t>{0, 1, 2}));
}

void BypBypassMachineTest::BYP_11_vertexTexturesStillWork()
{
    DrawBench bench({8, 8});
    const std::string vertexProgram = ".vertex\n.temps 1\n.inputs 2\n.outputs 3\n.varyings 1\n.literal 0 0 0 0\n"
                                      "SEND r0, d0:0:EXPLICIT, v1, c0.x\nMOV o0, v0\nADD o2, v1, r0\nEND\n";
    auto draft =
        bench.draft(Topology::Triangles, {{0, 0, 0, {0, 0, 0, 0}}, {8, 0, 0, {1, 0, 0, 0}}, {0, 8, 0, {0, 1, 0, 0}}},
                    kTextured, vertexProgram);
    draft.state.vertexTextures[0] = draft.state.fragmentTextures[0] = bench.addTexture(3);
    const DrawCommand command = draft.finished();
    NotedRun noted(bench.memory, withMode(BypassMode::Auto));
    noted.draw(command);
    // Two threads of vertices ask once each; every pixel is looked up past the arbiter.
    QCOMPARE(noted.run.counters("arq").itemsIn, std::uint64_t{2});
    QCOMPARE(noted.run.field("tex", "items"), std::uint64_t{3});
    QCOMPARE(noted.run.field("tex", "lookups"), noted.run.gpu.lastDraw().fragments);
    QVERIFY(noted.picture(bench) == pictureOf(bench, {command}, withMode(BypassMode::Off)));
}

void BypBypassMachineTest::BYP_12_switchesBetweenDraws()
{
    DrawBench bench({8, 8});
    const std::vector<DrawCommand> draws{triangle(bench, kDependent, 0), triangle(bench, kTextured, 1),
                                         triangle(bench, kDependent, 2)};
    NotedRun noted(bench.memory, withMode(BypassMode::Auto));
    NotedRun off(bench.memory, withMode(BypassMode::Off));
    for (const DrawCommand& command : draws) {
        noted.draw(command);
        off.draw(command);
        QCOMPARE(noted.run.gpu.lastDraw().fragments, off.run.gpu.lastDraw().fragments);
        QCOMPARE(noted.run.gpu.lastDraw().samplesWritten, off.run.gpu.lastDraw().samplesWritten);
    }
    QCOMPARE(noted.notes.drains.size(), std::size_t{2});
    QCOMPARE(noted.notes.drains[0].draw, 1u);
    QCOMPARE(noted.notes.drains[1].draw, 2u);
    QVERIFY(noted.picture(bench) == off.picture(bench));
    // Handed over together, they are switched between as well.
    NotedRun together(bench.memory, withMode(BypassMode::Auto));
    for (const DrawCommand& command : draws)
        QVERIFY(together.run.gpu.submit(command));
    QVERIFY(together.run.gpu.runUntil({}, {}));
    QCOMPARE(together.notes.drains.size(), std::size_t{2});
    QVERIFY(together.picture(bench) == off.picture(bench));
}

void BypBypassMachineTest::BYP_16_randomScenesAreTheSame_data()
{
    QTest::addColumn<MachineConfig>("config");
    QTest::newRow("defaults") << MachineConfig{};
    QTest::newRow("ideal, pull") << idealConfig();
    MachineConfig small; // The bank is always full, and the texture unit busy.
    small.processors->regBankWords[1] = 64;
    small.devices->devInterval = 5;
    small.devices->texLatency = 1;
    QTest::newRow("small bank, slow textures") << small;
    MachineConfig prog = idealConfig();
    prog.preset = Preset::Prog;
    prog.processors->spCount = 3;
    prog.bypass->bypassFifoBanks = 3;
    QTest::newRow("PROG, three banks") << prog;
    MachineConfig space;
    space.processors->schedShare = SchedShare::Space;
    space.hiz->enabled = 0;
    QTest::newRow("space sharing, no HIZ") << space;
    MachineConfig coarse; // What is left to combine is shaded.
    coarse.colorEngine->format = PgpeFormat::Fixed8;
    QTest::newRow("coarse numbers") << coarse;
}

void BypBypassMachineTest::BYP_16_randomScenesAreTheSame()
{
    QFETCH(MachineConfig, config);
    std::uint64_t bypassed = 0;
    for (std::uint32_t seed = 300; seed < 324; ++seed) {
        const RandomScene scene(seed, 6);
        const auto off = pictureOf(scene.bench, scene.draws, withMode(BypassMode::Off, config));
        NotedRun noted(scene.bench.memory, withMode(BypassMode::Auto, config));
        for (const DrawCommand& command : scene.draws)
            noted.draw(command);
        QVERIFY2(noted.picture(scene.bench) == off, qPrintable(QString::number(seed)));
        bypassed += noted.run.field("cu.combine", "pixels");
    }
    QVERIFY(bypassed > 1000);
}

VITRINE_TEST(BypBypassMachineTest, QCoreApplication)
#include "tst_byp_bypass_machine.moc"
