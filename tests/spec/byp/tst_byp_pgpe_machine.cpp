// SPDX-License-Identifier: Apache-2.0
// The color updater of a machine, and its twin without a clock: engines, knobs, events and counters (BYP-20 … BYP-26).
#include "core/blend/color_updater.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/blend/pgpe/fragment_lowering.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "core/hiz/hiz_config.h"
#include "core/kernel/machine.h"
#include "core/stream/pixel_combiner.h"
#include "tests/gpu/random_scene.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <functional>
#include <random>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

constexpr unsigned kScenes = 12; // Of both formats and both numbers of samples.

/// A scene whose draws blend in all ways.
RandomScene blendingScene(unsigned seed)
{
    RandomScene scene(seed);
    std::mt19937 random(seed);
    const auto level = [&] { return static_cast<float>(random() % 256) / 255.0f; };
    for (DrawCommand& command : scene.draws) {
        auto state = std::make_shared<DrawState>(*command.state);
        BlendState& blend = state->blend;
        blend.enabled = random() % 4 != 0;
        for (BlendFactor* factor :
             {&blend.sourceColor, &blend.destinationColor, &blend.sourceAlpha, &blend.destinationAlpha})
            *factor = static_cast<BlendFactor>(random() % 15);
        blend.colorEquation = static_cast<BlendEquation>(random() % 5);
        blend.alphaEquation = static_cast<BlendEquation>(random() % 5);
        blend.constant = {level(), level(), level(), level()};
        blend.colorMask = static_cast<std::uint8_t>(random() % 3 == 0 ? random() % 16 : 0xF);
        blend.dither = random() % 2 == 0;
        command.state = std::move(state);
    }
    return scene;
}

/// Listens to steps of blending.
class StepCounter final : public Observer {
public:
    void onBlendStepExecuted(const BlendStepExecuted& event) override
    {
        ++counts[static_cast<std::size_t>(event.engine)];
        last = event;
    }
    std::array<std::uint64_t, 2> counts{};
    BlendStepExecuted last{};
};

enum class Watching : std::uint8_t { Nobody, Somebody };

struct Outcome {
    std::vector<std::byte> buffers;
    std::uint64_t cycles = 0;
    StateNode engine; ///< the color updater's counts
    std::array<std::uint64_t, 2> steps{};

    [[nodiscard]] std::uint64_t count(std::string_view name) const
    {
        for (const StateNode& node : engine.children)
            if (node.name == name)
                return std::get<std::uint64_t>(node.value);
        qFatal("the engine counts no such thing");
    }
    [[nodiscard]] std::uint64_t element(std::string_view name, std::size_t index) const
    {
        for (const StateNode& node : engine.children)
            if (node.name == name)
                return std::get<std::uint64_t>(node.children.at(index).value);
        qFatal("the engine counts no such thing");
    }
};

StateNode engineOf(TimedGpu& gpu)
{
    UnitId updater;
    for (const UnitDescription& unit : gpu.machine().unitDescriptions())
        if (unit.path == "cu")
            updater = unit.id;
    const Snapshot snapshot = gpu.machine().snapshot();
    for (const StateNode& node : snapshot.units[updater.value - 1].state.children)
        if (node.name == "engine")
            return node;
    return {};
}

MachineConfig with(const ColorEngineConfig& engine)
{
    MachineConfig config;
    config.bypass->bypassMode = BypassMode::Off; // What passes the processors combines in 32-bit floats alone.
    config.colorEngine = engine;
    return config;
}

Outcome drawTimed(const RandomScene& scene, const ColorEngineConfig& engine, Watching watching = Watching::Nobody)
{
    Memory memory = scene.bench.memory;
    TimedGpu gpu(memory, with(engine));
    StepCounter counter;
    std::optional<Subscription> subscription;
    if (watching == Watching::Somebody)
        subscription = gpu.hub().subscribe(counter);
    Outcome outcome;
    for (const DrawCommand& command : scene.draws) {
        const auto drawn = gpu.draw(command);
        CORE_CHECK(drawn.hasValue(), "a random scene can't be drawn");
        outcome.cycles += gpu.lastDraw().cycles;
    }
    outcome.buffers = DrawBench::contents(memory, scene.bench.targets);
    outcome.engine = engineOf(gpu);
    outcome.steps = counter.counts;
    return outcome;
}

std::vector<std::byte> drawUntimed(const RandomScene& scene, const ColorEngineConfig& engine = {})
{
    Memory memory = scene.bench.memory;
    UntimedGpu gpu(memory, nullptr, engine, HizConfig{});
    for (const DrawCommand& command : scene.draws)
        CORE_CHECK(gpu.draw(command).hasValue(), "a random scene can't be drawn");
    return DrawBench::contents(memory, scene.bench.targets);
}

/// One triangle of four pixels' quads over a picture, blended SRC_OVER.
RandomScene oneBlendedTriangle()
{
    RandomScene scene(2, 0);
    scene.bench = DrawBench({8, 8});
    const std::string flat = ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o0, v0\nEND\n";
    DrawBench::Draft draft =
        scene.bench.draft(Topology::Triangles,
                          {{0, 0, 0, {1, 0, 0, 0.5f}}, {4, 0, 0, {1, 0, 0, 0.5f}}, {0, 4, 0, {1, 0, 0, 0.5f}}}, flat);
    draft.state.blend.enabled = true;
    draft.state.blend.sourceColor = draft.state.blend.sourceAlpha = BlendFactor::SourceAlpha;
    draft.state.blend.destinationColor = draft.state.blend.destinationAlpha = BlendFactor::OneMinusSourceAlpha;
    scene.draws.push_back(draft.finished());
    return scene;
}

/// Runs until four things are done, and tells the cycles from each to the next; fewer when the machine stops.
std::vector<Cycle> betweenFour(Machine& machine, const std::function<std::uint64_t()>& done)
{
    std::vector<Cycle> gaps;
    Cycle before = 0;
    for (std::uint64_t count = 1; count <= 4; ++count) {
        if (!machine.runUntil({.reached = [&] { return done() == count; }}))
            break;
        if (count > 1)
            gaps.push_back(machine.cycle() - before);
        before = machine.cycle();
    }
    return gaps;
}

} // namespace

class BypPgpeMachineTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_24_enginesLeaveTheSameBits_data();
    void BYP_24_enginesLeaveTheSameBits();
    void BYP_21_timedEqualsUntimedInAllNumbers_data();
    void BYP_21_timedEqualsUntimedInAllNumbers();
    void BYP_21_numbersChangePixels();
    void BYP_20_stepsAreEvents();
    void BYP_26_clocksAndTransfersAreCounted();
    void BYP_26_aProgramHoldsTheEngine_data();
    void BYP_26_aProgramHoldsTheEngine();
    void BYP_26_aProgramHoldsTheCombiner();
};

void BypPgpeMachineTest::BYP_24_enginesLeaveTheSameBits_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= kScenes; ++seed)
        QTest::addRow("%u", seed) << seed;
}

/// Lanes and quads of the fast path, the pixel engine step by step and the eight operations: the same.
void BypPgpeMachineTest::BYP_24_enginesLeaveTheSameBits()
{
    QFETCH(unsigned, seed);
    const RandomScene scene = blendingScene(seed);
    const std::vector<std::byte> expected = drawUntimed(scene);
    for (const ColorEngine engine : {ColorEngine::Pgpe, ColorEngine::Opset8}) {
        const Outcome quick = drawTimed(scene, {.engine = engine});
        const Outcome watched = drawTimed(scene, {.engine = engine}, Watching::Somebody);
        QVERIFY(quick.buffers == expected);
        QVERIFY(watched.buffers == expected);
        QVERIFY(drawUntimed(scene, {.engine = engine}) == expected);
        QVERIFY(watched.engine == quick.engine); // Counted alike whether anybody watches.
        QCOMPARE(watched.cycles, quick.cycles);
        const auto mine =
            static_cast<std::size_t>(engine == ColorEngine::Pgpe ? BlendEngine::Pgpe : BlendEngine::Blender);
        QCOMPARE(watched.steps[mine], quick.count("executed"));
        QCOMPARE(watched.steps[1 - mine], std::uint64_t{0});
        QVERIFY(quick.count("executed") > 0);
    }
}

void BypPgpeMachineTest::BYP_21_timedEqualsUntimedInAllNumbers_data()
{
    QTest::addColumn<int>("numbers");
    QTest::addColumn<unsigned>("seed");
    for (int numbers = 0; numbers < 3; ++numbers)
        for (unsigned seed = 1; seed <= kScenes; ++seed)
            QTest::addRow("%d, %u", numbers, seed) << numbers << seed;
}

void BypPgpeMachineTest::BYP_21_timedEqualsUntimedInAllNumbers()
{
    QFETCH(int, numbers);
    QFETCH(unsigned, seed);
    const RandomScene scene = blendingScene(seed);
    const ColorEngineConfig engine{.format = static_cast<PgpeFormat>(numbers)};
    const Outcome timed = drawTimed(scene, engine);
    QVERIFY(timed.buffers == drawUntimed(scene, engine));
    QVERIFY(timed.buffers == drawTimed(scene, engine, Watching::Somebody).buffers);
    // How its ALUs are fed changes counts alone; co-issue changes time as well.
    ColorEngineConfig other = engine;
    other.aluPath = PgpeAluPath::Direct;
    const Outcome fed = drawTimed(scene, other);
    QVERIFY(fed.buffers == timed.buffers);
    QCOMPARE(fed.cycles, timed.cycles);
    QCOMPARE(2 * fed.count("transfers"), timed.count("transfers"));
    other.coIssue = false;
    QVERIFY(drawTimed(scene, other).buffers == timed.buffers);
}

void BypPgpeMachineTest::BYP_21_numbersChangePixels()
{
    int differing = 0;
    for (unsigned seed = 1; seed <= kScenes; ++seed) {
        const RandomScene scene = blendingScene(seed);
        differing += drawUntimed(scene, {.format = PgpeFormat::Fixed8}) == drawUntimed(scene) ? 0 : 1;
        // The knob is of the pixel engine: the eight operations know nothing of it.
        QVERIFY(drawUntimed(scene, {.engine = ColorEngine::Opset8, .format = PgpeFormat::Fixed8}) ==
                drawUntimed(scene));
    }
    QVERIFY(differing > 0);
}

void BypPgpeMachineTest::BYP_20_stepsAreEvents()
{
    const RandomScene scene = oneBlendedTriangle();
    // Pixel centers below x + y = 4, the line itself not: 3 + 2 + 1. IN, IN, DP2, OUT and END of each.
    const Outcome pgpe = drawTimed(scene, {}, Watching::Somebody);
    QCOMPARE(pgpe.steps[static_cast<std::size_t>(BlendEngine::Pgpe)], std::uint64_t{6 * 5});
    QCOMPARE(pgpe.element("opcodes", 014), std::uint64_t{6});
    QCOMPARE(pgpe.element("opcodes", 001), std::uint64_t{12});
    const Outcome operations = drawTimed(scene, {.engine = ColorEngine::Opset8}, Watching::Somebody);
    QCOMPARE(operations.steps[static_cast<std::size_t>(BlendEngine::Blender)], std::uint64_t{6});
    QCOMPARE(operations.element("opcodes", 0), std::uint64_t{6});
}

void BypPgpeMachineTest::BYP_26_clocksAndTransfersAreCounted()
{
    const RandomScene scene = oneBlendedTriangle();
    const auto clocks = [](const Outcome& outcome, pgpe::AluOwner owner) {
        return outcome.element("aluClocks", static_cast<std::size_t>(owner));
    };
    const Outcome together = drawTimed(scene, {});
    QCOMPARE(clocks(together, pgpe::AluOwner::Execution), std::uint64_t{6});
    QCOMPARE(clocks(together, pgpe::AluOwner::Input), std::uint64_t{6}); // The destination alone is converted.
    QCOMPARE(clocks(together, pgpe::AluOwner::Output), std::uint64_t{6});
    QCOMPARE(together.count("conversions"), std::uint64_t{12});
    QCOMPARE(together.count("transfers"),
             std::uint64_t{6 * 2 * (2 + 5 + 1)}); // Two IN, four operands and a result, OUT.
    const Outcome apart = drawTimed(scene, {.aluPath = PgpeAluPath::Direct, .coIssue = false});
    QCOMPARE(clocks(apart, pgpe::AluOwner::Execution), std::uint64_t{12});
    QCOMPARE(apart.count("transfers"), std::uint64_t{6 * (2 + 5 + 1)});
    QVERIFY(apart.cycles > together.cycles);
}

void BypPgpeMachineTest::BYP_26_aProgramHoldsTheEngine_data()
{
    QTest::addColumn<bool>("isPgpe");
    QTest::addColumn<bool>("coIssue");
    QTest::addColumn<std::uint32_t>("samples");
    QTest::addColumn<Cycle>("cycles");
    // Of the destination's conversion, DP2, and the result's conversion a clock each; two where colors and alphas go
    // one after the other. All four samples of a pixel are blended.
    QTest::newRow("co-issue") << true << true << 1u << Cycle{3};
    QTest::newRow("one part at a time") << true << false << 1u << Cycle{6};
    QTest::newRow("four samples") << true << true << 4u << Cycle{12};
    QTest::newRow("eight operations") << false << true << 1u << Cycle{1};
}

/// Quads that all wait already: each comes as many cycles behind the one before as the engine needs for that.
void BypPgpeMachineTest::BYP_26_aProgramHoldsTheEngine()
{
    QFETCH(bool, isPgpe);
    QFETCH(bool, coIssue);
    QFETCH(std::uint32_t, samples);
    QFETCH(Cycle, cycles);
    ColorEngineConfig engine{.engine = isPgpe ? ColorEngine::Pgpe : ColorEngine::Opset8};
    engine.coIssue = coIssue;
    DrawBench bench({8, 8, samples});
    auto draft = bench.draft(Topology::Points, {}, kFlatProgram);
    BlendState& blend = draft.state.blend;
    blend.enabled = true;
    blend.sourceColor = blend.sourceAlpha = blend.destinationColor = blend.destinationAlpha = BlendFactor::One;
    StateVersions versions;
    PerDraw<DrawCommand> draws{versions};
    draws.bind(0, draft.finished());
    PerDraw<ColorProgram> programs{versions};
    programs.bind(0, makeColorProgram(blend, PixelFormat::Rgba8, engine));
    PerDraw<TransferWork> transfers{versions};
    Machine machine;
    auto& quads = machine.addQueue<ShadedQuadItem>({"quads", 4, 1});
    auto& retired = machine.addQueue<DrawItem>({"retired", 4, 1});
    const ColorUpdater& updater = machine.add<ColorUpdater>(
        "cu", ColorUpdater::Config{draws, programs, bench.memory, 1, transfers}, ColorUpdater::Ports{quads, retired});
    for (std::uint16_t x = 0; x < 8; x += 2) {
        ShadedQuadItem item;
        item.label.draw = 0;
        item.shaded = {x, 0, static_cast<std::uint16_t>(samples == 1 ? 0x1111 : 0xFFFF), {}};
        quads.push(item);
    }
    QCOMPARE(betweenFour(machine, [&updater] { return updater.state().quads; }), std::vector<Cycle>(3, cycles));
}

/// Four arithmetic instructions on all channels, of a pixel each time.
void BypPgpeMachineTest::BYP_26_aProgramHoldsTheCombiner()
{
    for (const bool coIssue : {true, false}) {
        ColorEngineConfig engine;
        engine.coIssue = coIssue;
        const auto program =
            assembled(".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\n.literal 0.5 0.25 1 2\n"
                      "ADD r0, v0, c0\nMUL r0, r0, c0\nMAX r0, r0, c0\nMUL o0, r0, v0\nEND\n");
        const pgpe::FragmentLowering lowering = pgpe::lowerFragment(*program);
        QVERIFY(lowering.need.fragmentClass != FragmentClass::Full);
        StateVersions versions;
        PerDraw<BypassPlan> plans{versions};
        plans.bind(0, makeBypassPlan(lowering, program->literals, engine, 16));
        Machine machine;
        auto& pixels = machine.addQueue<PairedPixel>({"pixels", 4, 1});
        auto& quads = machine.addQueue<LateQuadItem>({"quads", 8, 1});
        auto& power = machine.addLine<PowerLine>({"power", words("On.")});
        const PixelCombiner& combiner = machine.add<PixelCombiner>("combine", PixelCombiner::Config{plans},
                                                                   PixelCombiner::Ports{pixels, quads, power});
        for (std::uint32_t i = 0; i < 4; ++i) {
            PairedPixel item;
            item.label.draw = 0;
            item.isPixel = true;
            item.pixel.x = static_cast<std::uint16_t>(i);
            item.pixel.mask = 1;
            item.pixel.colorCount = 1;
            item.pixel.colors[0] = {1, 0.5f, 0.25f, 1};
            pixels.push(item);
        }
        QCOMPARE(betweenFour(machine, [&combiner] { return combiner.state().pixels; }),
                 std::vector<Cycle>(3, coIssue ? 4 : 8));
    }
}

VITRINE_TEST(BypPgpeMachineTest, QCoreApplication)
#include "tst_byp_pgpe_machine.moc"
