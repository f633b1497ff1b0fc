// SPDX-License-Identifier: Apache-2.0
// Fragments that bypass the processors, on the whole machine: BYP-06 … BYP-12, BYP-14 … BYP-16.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "tests/gpu/random_scene.h"
#include "tests/spec/het/line_run.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace vitrine::core;
using namespace vitrine::hettest;

namespace {

const std::string kHead = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n.literal 0.5 0.25 0 1\n";
const std::string kTextured = kHead + ".derivatives\nSEND r0, d0:0:IMPLICIT, v0.xy\nMUL o0, r0, v0\nEND\n";
const std::string kAlphaTested = kHead + ".can_discard\nCMP.LT r0.x, v0.w, c0.x\nKIL r0.x\nMOV o0, v0\nEND\n";
const std::string kDependent =
    kHead + ".derivatives\nSEND r0, d0:0:IMPLICIT, v0.xy\nSEND r1, d0:0:IMPLICIT, r0.xy\nMOV o0, r1\nEND\n";

/// What the trace tells of the bypass.
class BypassNotes final : public Observer {
public:
    explicit BypassNotes(const TaskPath& path) : m_path(path) {}

    std::vector<BypassDecided> decisions;
    std::vector<FifoChanged> fifo;
    std::vector<Drained> drains;
    std::vector<PowerChanged> power;
    std::vector<WarningCode> warnings;
    std::vector<ErrorCode> errors;
    std::vector<Cycle> fragmentsIssued;

    void onBypassDecided(const BypassDecided& event) override { decisions.push_back(event); }
    void onFifoChanged(const FifoChanged& event) override { fifo.push_back(event); }
    void onDrained(const Drained& event) override { drains.push_back(event); }
    void onPowerChanged(const PowerChanged& event) override { power.push_back(event); }
    void onWarningReported(const WarningReported& event) override { warnings.push_back(event.code); }
    void onErrorReported(const ErrorReported& event) override { errors.push_back(event.code); }
    void onItemGranted(const ItemGranted& event) override
    {
        const auto is = [&](const auto* queue) { return queue->id() == event.queue; };
        if (is(m_path.fragmentTasks) || std::any_of(m_path.segments.begin(), m_path.segments.end(), is))
            fragmentsIssued.push_back(event.cycle);
    }
    [[nodiscard]] std::size_t count(FifoStep step) const
    {
        return static_cast<std::size_t>(
            std::count_if(fifo.begin(), fifo.end(), [step](const FifoChanged& event) { return event.step == step; }));
    }

private:
    TaskPath m_path;
};

/// A machine that is looked at.
struct NotedRun {
    NotedRun(const Memory& memory, const MachineConfig& config) : run(memory, config), notes(run.gpu.taskPath())
    {
        subscription.emplace(run.gpu.hub().subscribe(notes));
    }
    RecordedRun run;
    BypassNotes notes;
    std::optional<Subscription> subscription;

    void draw(const DrawCommand& command)
    {
        const auto drawn = run.gpu.draw(command);
        CORE_CHECK(drawn.hasValue(), drawn.hasValue() ? "" : drawn.error().message.c_str());
    }
    [[nodiscard]] std::vector<std::byte> picture(const DrawBench& bench) const
    {
        return DrawBench::contents(run.memory, bench.targets);
    }
    [[nodiscard]] std::vector<std::string> changedTo(PowerState state) const
    {
        std::vector<std::string> names;
        for (const PowerChanged& event : notes.power)
            if (event.state == static_cast<std::uint32_t>(state))
                names.push_back(run.gpu.powerDomains()[event.domain].name);
        std::sort(names.begin(), names.end());
        return names;
    }
};

MachineConfig withMode(BypassMode mode, MachineConfig config = idealConfig())
{
    config.bypassMode = mode;
    return config;
}

/// Triangle number `draw` of a picture of 8 × 8, with a texture.
DrawCommand triangle(DrawBench& bench, const std::string& program, std::uint32_t draw)
{
    const float at = static_cast<float>(draw % 6);
    const Vec4 color{at / 6, 1 - at / 6, 0.5f, 0.75f};
    auto draft =
        bench.draft(Topology::Triangles, {{at, 0, 0, color}, {8, at, 0, {0.25f, 0, 1, 1}}, {0, 8, 0, color}}, program);
    draft.state.fragmentTextures[0] = bench.addTexture(draw);
    draft.command.drawSeq = draw;
    return draft.finished();
}

std::vector<std::byte> pictureOf(const DrawBench& bench, const std::vector<DrawCommand>& draws,
                                 const MachineConfig& config)
{
    Memory memory = bench.memory;
    TimedGpu gpu(memory, config);
    for (const DrawCommand& command : draws)
        CORE_CHECK(gpu.draw(command).hasValue(), "a draw of the scene is drawn");
    return DrawBench::contents(memory, bench.targets);
}

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
    void BYP_09_tooFewAlusAreWarnedOf();
    void BYP_10_depthCoversLatency_data();
    void BYP_10_depthCoversLatency();
    void BYP_10_entryLargerThanABankIsShaded();
    void BYP_11_texelsMayComeInAnyOrder();
    void BYP_11_vertexTexturesStillWork();
    void BYP_12_switchesBetweenDraws();
    void BYP_14_defaultGating();
    void BYP_15_fragmentsWaitForPower();
    void BYP_16_tenMinimalDrawsAreTheSame();
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
    config.segMode = inSegments ? SegmentMode::Segment : SegmentMode::Pull;
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
        config.verticesPerThreadInBypass = perThread;
        NotedRun noted(bench.memory, config);
        noted.draw(bench.draft(Topology::Triangles, vertices, program).finished());
        return noted.run.counters("vtq").itemsIn;
    };
    QCOMPARE(tasksOf(kFlatProgram, 2), std::uint64_t{5}); // 2, 2, 2, 2, 1
    QCOMPARE(tasksOf(kFlatProgram, 3), std::uint64_t{3});
    QCOMPARE(tasksOf(kDependent, 2), std::uint64_t{3}); // 4, 4, 1
}

void BypBypassMachineTest::BYP_09_tooFewAlusAreWarnedOf()
{
    DrawBench bench({8, 8});
    const DrawCommand command = triangle(bench, kFlatProgram, 0);
    const auto warningsOf = [&](WorkRatio ratio, PowerGating gating) {
        MachineConfig config = withMode(BypassMode::Auto);
        config.schedRatio = ratio;
        config.powerGating = gating;
        NotedRun noted(bench.memory, config);
        noted.draw(command);
        return noted.notes.warnings;
    };
    // 2:1 needs three ALUs of four, and group A has two.
    QCOMPARE(warningsOf({2, 1}, PowerGating::Group), std::vector<WarningCode>{WarningCode::BelowVertexRate});
    QCOMPARE(warningsOf({2, 1}, PowerGating::Alu), std::vector<WarningCode>{});
    QCOMPARE(warningsOf({1, 1}, PowerGating::Group), std::vector<WarningCode>{});
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
    config.texLatency = 20;
    config.regBankWords[1] = 7 * depth; // A pixel of one color takes 7 words.
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
    config.regBankWords[1] = 6; // A color alone takes 7; the program has no registers.
    NotedRun noted(bench.memory, config);
    noted.draw(command);
    QCOMPARE(noted.notes.warnings, std::vector<WarningCode>{WarningCode::BypassTooLarge});
    QVERIFY(noted.notes.fifo.empty());
    QVERIFY(!noted.notes.fragmentsIssued.empty());
}

void BypBypassMachineTest::BYP_11_texelsMayComeInAnyOrder()
{
    PerDraw<BypassPlan> plans;
    plans.bind(0, {.fifoDepth = 8});
    Machine machine;
    auto& quads = machine.addQueue<BypassQuad>({"quads", 4, 1});
    auto& lookups = machine.addQueue<InitialRequest>({"lookups", 4, 1});
    auto& texels = machine.addQueue<BypassTexel>({"texels", 4, 1});
    auto& pixels = machine.addQueue<PairedPixel>({"pixels", 4, 1});
    machine.add<BypassBank>("rfb", BypassBank::Config{plans, 1}, BypassBank::Ports{quads, lookups, texels, pixels});
    BypassQuad quad;
    quad.label = {ItemId{7}, ItemId{1}, 0};
    quad.primitive = std::make_shared<const Primitive>();
    quad.quad.coverage = 0x0111; // Pixels 0, 1 and 2.
    quad.colorCount = quad.lookupCount = 1;
    quads.push(quad);
    constexpr std::array<Cycle, 3> kLatencies{30, 10, 20};
    std::vector<std::pair<Cycle, std::uint32_t>> due;
    std::vector<std::uint32_t> consumed;
    for (Cycle cycle = 0; cycle < 60; ++cycle) {
        for (const auto& [when, pixel] : due)
            if (when == cycle)
                texels.push({pixel, 0, {static_cast<float>(pixel), 0, 0, 1}, {}});
        for (; pixels.front(); pixels.pop()) {
            const PairedPixel& item = *pixels.front();
            QCOMPARE(item.texels[0].x, static_cast<float>(item.pixel.orderNumber));
            consumed.push_back(item.pixel.orderNumber);
        }
        for (; lookups.front(); lookups.pop())
            due.emplace_back(cycle + kLatencies[lookups.front()->orderNumber], lookups.front()->orderNumber);
        QVERIFY(machine.step());
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

void BypBypassMachineTest::BYP_14_defaultGating()
{
    DrawBench bench({8, 8});
    const DrawCommand command = triangle(bench, kFlatProgram, 0);
    const auto offOf = [&](PowerGating gating, WorkRatio ratio) {
        MachineConfig config = withMode(BypassMode::Auto);
        config.spCount = 2;
        config.powerGating = gating;
        config.schedRatio = ratio;
        NotedRun noted(bench.memory, config);
        noted.draw(command);
        return noted.changedTo(PowerState::Off);
    };
    using Names = std::vector<std::string>;
    QCOMPARE(offOf(PowerGating::Group, {1, 1}),
             (Names{"sp.0.AG-B", "sp.0.IB-B", "sp.0.TPB-B", "sp.1.AG-B", "sp.1.IB-B", "sp.1.RFB-B", "sp.1.TPB-B"}));
    QCOMPARE(offOf(PowerGating::Alu, {2, 1}),
             (Names{"sp.0.B1", "sp.0.IB-B", "sp.0.TPB-B", "sp.1.B1", "sp.1.IB-B", "sp.1.RFB-B", "sp.1.TPB-B"}));
    QCOMPARE(offOf(PowerGating::Off, {1, 1}), Names{});
}

void BypBypassMachineTest::BYP_15_fragmentsWaitForPower()
{
    DrawBench bench({8, 8});
    const std::vector<DrawCommand> draws{triangle(bench, kFlatProgram, 0), triangle(bench, kDependent, 1)};
    MachineConfig config = withMode(BypassMode::Auto);
    config.powerWakeCycles = 200; // Longer than the draw's way to its first fragment.
    NotedRun noted(bench.memory, config);
    for (const DrawCommand& command : draws)
        noted.draw(command);
    QCOMPARE(noted.notes.drains.size(), std::size_t{2});
    QVERIFY(!noted.notes.fragmentsIssued.empty());
    QVERIFY(noted.notes.fragmentsIssued.front() >= noted.notes.drains[1].cycle + 200);
    QCOMPARE(noted.changedTo(PowerState::Off), noted.changedTo(PowerState::On));
    QVERIFY(noted.picture(bench) == pictureOf(bench, draws, withMode(BypassMode::Off)));
}

void BypBypassMachineTest::BYP_16_tenMinimalDrawsAreTheSame()
{
    DrawBench bench({8, 8});
    std::vector<DrawCommand> draws;
    for (std::uint32_t draw = 0; draw < 10; ++draw)
        draws.push_back(triangle(bench, draw % 2 == 0 ? kTextured : kAlphaTested, draw));
    const auto expected = pictureOf(bench, draws, withMode(BypassMode::Off));
    for (const PowerGating gating : {PowerGating::Off, PowerGating::Group, PowerGating::Alu})
        for (const BypassMode mode : {BypassMode::Off, BypassMode::Auto}) {
            MachineConfig config = withMode(mode, MachineConfig{});
            config.powerGating = gating;
            QVERIFY(pictureOf(bench, draws, config) == expected);
        }
}

void BypBypassMachineTest::BYP_16_randomScenesAreTheSame_data()
{
    QTest::addColumn<MachineConfig>("config");
    QTest::newRow("defaults") << MachineConfig{};
    QTest::newRow("ideal, pull") << idealConfig();
    MachineConfig small; // The bank is always full, and the texture unit busy.
    small.regBankWords[1] = 64;
    small.devInterval = 5;
    small.texLatency = 1;
    QTest::newRow("small bank, slow textures") << small;
    MachineConfig prog = idealConfig();
    prog.preset = Preset::Prog;
    prog.spCount = 3;
    prog.bypassFifoBanks = 3;
    QTest::newRow("PROG, three banks") << prog;
    MachineConfig space;
    space.schedShare = SchedShare::Space;
    space.hiz.enabled = 0;
    QTest::newRow("space sharing, no HIZ") << space;
    MachineConfig coarse; // What is left to combine is shaded.
    coarse.colorEngine.format = PgpeFormat::Fixed8;
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

QTEST_GUILESS_MAIN(BypBypassMachineTest)
#include "tst_byp_bypass_machine.moc"
