// SPDX-License-Identifier: Apache-2.0
// What decides whether fragments bypass the processors, and what stands in for the processors then: BYP-06 … BYP-12.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/blend/pgpe/fragment_lowering.h"
#include "core/command/bypass_decision.h"
#include "core/command/bypass_switch.h"
#include "core/driver/glsl/glsl_compiler.h"
#include "core/stream/bypass_fifo.h"
#include "core/stream/bypass_vertices.h"
#include "core/stream/texture_pairing.h"
#include "tests/gpu/draw_bench.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <optional>

using namespace vitrine;
using namespace vitrine::core;

namespace {

constexpr FragmentNeed kNone{FragmentClass::None, FragmentRule::InterpolatedColor};
constexpr FragmentNeed kMinimal{FragmentClass::Minimal, FragmentRule::Combining};
constexpr FragmentNeed full(FragmentRule rule)
{
    return {FragmentClass::Full, rule};
}

FragmentNeed needOf(const Program& program)
{
    return pgpe::lowerFragment(program).need;
}

Program fragmentProgram(const std::string& text)
{
    return *gputest::assembled(".fragment\n.outputs 1\n" + text);
}

/// Of a fragment program of eight inputs, four temporaries and two uniforms.
FragmentNeed needOfText(const std::string& text)
{
    return needOf(fragmentProgram(".temps 4\n.inputs 8\n.uniforms 2\n" + text));
}

/// Of the body of main().
FragmentNeed needOfGlsl(const std::string& body)
{
    const std::string varyings = "precision highp float; varying vec4 color; varying vec2 place; varying vec2 second;";
    const std::string vertex = varyings + "attribute vec4 a; void main() { gl_Position = a; color = a; place = a.xy;"
                                          "second = a.zw; }";
    const std::string fragment =
        varyings + "uniform sampler2D one, two, three; uniform float limit; void main() { " + body + " }";
    const LinkResult linked =
        linkProgram(compileShader(ShaderStage::Vertex, vertex), compileShader(ShaderStage::Fragment, fragment), {});
    if (!linked.program)
        qFatal("%s", linked.log.c_str());
    return needOf(*linked.program->fragment);
}

BypassDecision decided(BypassMode mode, FragmentNeed need, std::uint32_t fifoDepth = 1)
{
    const auto decision = decideBypass({need, mode, true, true, fifoDepth});
    if (!decision)
        qFatal("%s", decision.error().message.english().c_str());
    return *decision;
}

struct FifoRun {
    std::uint64_t lastPop = 0, stalls = 0;
    friend bool operator==(const FifoRun&, const FifoRun&) = default;
};

/// A pixel each cycle that finds room; its texel arrives `latency` cycles later.
FifoRun fifoRun(std::uint32_t pixels, std::uint64_t latency, std::uint32_t depth)
{
    BypassFifo fifo;
    fifo.resize(depth);
    std::vector<std::uint64_t> arrivals;
    FifoRun run;
    for (std::uint64_t cycle = 0; fifo.counts().pops < pixels; ++cycle) {
        if (const BypassPixel* front = fifo.front(); front && arrivals[front->orderNumber] <= cycle) {
            fifo.pop();
            run.lastPop = cycle;
        }
        const auto next = static_cast<std::uint32_t>(arrivals.size());
        if (next < pixels && fifo.push({.orderNumber = next, .lookups = 1}))
            arrivals.push_back(cycle + latency);
    }
    run.stalls = fifo.counts().stalls;
    return run;
}

} // namespace

class BypBypassTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_06_configurationDecides();
    void BYP_06_missingConfigurationIsRefused();
    void BYP_06_fixedFragmentStageIsNotBypassed();
    void BYP_06_coarseEngineDoesNotCombine();
    void BYP_07_programsAreClassified();
    void BYP_07_shadersAreClassified();
    void BYP_07_eachRuleDecides();
    void BYP_07_theInstructionThatDecides();
    void BYP_07_engineLimitsDecide();
    void BYP_07_forcedBypassOfFullShadingIsRefused();
    void BYP_09_alusThatAreNeeded();
    void BYP_09_verticesPerUnitTime();
    void BYP_10_depthCoversLatency();
    void BYP_10_entryLargerThanABankIsShaded();
    void BYP_11_texelsArePairedWithTheirPixels();
    void BYP_12_switchWaitsForTheDrain();
};

void BypBypassTest::BYP_06_configurationDecides()
{
    const FragmentNeed fullNeed = full(FragmentRule::Branches);
    QVERIFY(decided(BypassMode::Auto, kNone).isBypassed);
    QVERIFY(decided(BypassMode::Auto, kMinimal).isBypassed);
    QVERIFY(!decided(BypassMode::Auto, fullNeed).isBypassed);
    QVERIFY(decided(BypassMode::Force, kNone).isBypassed);
    QVERIFY(decided(BypassMode::Force, kMinimal).isBypassed);
    QVERIFY(!decided(BypassMode::Off, kNone).isBypassed);
    QVERIFY(!decided(BypassMode::Off, kMinimal).isBypassed);
    QVERIFY(!decided(BypassMode::Off, fullNeed).isBypassed);
    QCOMPARE(decided(BypassMode::Auto, kNone).reason,
             std::string("the draw needs no shading: the interpolated color alone"));
    QCOMPARE(decided(BypassMode::Auto, kMinimal).reason,
             std::string("the draw needs minimal shading: textures and colors that the color updater can combine"));
    QCOMPARE(decided(BypassMode::Auto, fullNeed).reason,
             std::string("the draw needs full shading: branches, loops or calls"));
    QCOMPARE(decided(BypassMode::Off, kNone).reason, std::string("bypass.mode is off"));
}

void BypBypassTest::BYP_06_missingConfigurationIsRefused()
{
    for (const BypassMode mode : {BypassMode::Off, BypassMode::Auto, BypassMode::Force}) {
        const auto decision = decideBypass({std::nullopt, mode, true, true, 1});
        QVERIFY(!decision);
        QCOMPARE(decision.error().message,
                 std::string("the draw refers to a configuration of its fragments that is missing"));
    }
}

void BypBypassTest::BYP_06_fixedFragmentStageIsNotBypassed()
{
    const auto decision = decideBypass({kNone, BypassMode::Auto, true, false, 1});
    QVERIFY(decision);
    QVERIFY(!decision->isBypassed);
    QCOMPARE(decision->reason, std::string("the fragment stage is fixed: there are no fragment threads to bypass"));
}

void BypBypassTest::BYP_06_coarseEngineDoesNotCombine()
{
    QVERIFY(decideBypass({kNone, BypassMode::Auto, false, true, 1})->isBypassed);
    const auto shaded = decideBypass({kMinimal, BypassMode::Auto, false, true, 1});
    QVERIFY(!shaded->isBypassed);
    QCOMPARE(shaded->reason,
             std::string("the draw needs full shading: a color updater that combines in 32-bit floats"));
    QVERIFY(!decideBypass({kMinimal, BypassMode::Force, false, true, 1}));
}

void BypBypassTest::BYP_07_programsAreClassified()
{
    QCOMPARE(needOfText("MOV o0, v0\nEND\n"), kNone);
    QCOMPARE(needOfText("SEND r0, d0:0:IMPLICIT, v1.xy\nMUL o0, r0, v0\nEND\n"), kMinimal);
    QCOMPARE(needOfText("SEND r0, d0:1:IMPLICIT, v1.xy\nSEND r1, d0:0:IMPLICIT, r0\nMOV o0, r1\nEND\n"),
             full(FragmentRule::DependentCoordinates));
    QCOMPARE(needOfText("SEND r0, ffs, v0[1]\nMOV o0, r0\nEND\n"), full(FragmentRule::FixedFunctionUnit));
    QCOMPARE(needOfText("SEND r0, d0:0:IMPLICIT, v1.xy\nSEND r1, d0:1:IMPLICIT, v1.xy\nSEND r2, d0:2:IMPLICIT, "
                        "v1.xy\nMAD o0, r0, r1, r2\nEND\n"),
             full(FragmentRule::ManyTextures));
    QCOMPARE(ruleText(FragmentRule::DependentCoordinates), std::string_view("dependent texture coordinates"));
}

void BypBypassTest::BYP_07_shadersAreClassified()
{
    QCOMPARE(needOfGlsl("gl_FragColor = color;"), kNone);
    QCOMPARE(needOfGlsl("gl_FragColor = texture2D(one, place) * color;"), kMinimal);
    QCOMPARE(needOfGlsl("gl_FragColor = texture2D(one, place) * texture2D(two, second) + color;"), kMinimal);
    QCOMPARE(needOfGlsl("vec4 c = texture2D(one, place); if (c.a < limit) discard; gl_FragColor = c;"), kMinimal);
    QCOMPARE(needOfGlsl("vec4 c = texture2D(one, place); if (c.a < 0.5) discard; gl_FragColor = c * color;"), kMinimal);
    QCOMPARE(needOfGlsl("gl_FragColor = texture2D(one, texture2D(two, place).xy);"),
             full(FragmentRule::DependentCoordinates));
    QCOMPARE(needOfGlsl("gl_FragColor = texture2D(one, place) * texture2D(two, place) * texture2D(three, second);"),
             full(FragmentRule::ManyTextures));
    QCOMPARE(needOfGlsl("gl_FragColor = color; if (color.a < limit && color.r < limit) discard;").fragmentClass,
             FragmentClass::Full);
    QCOMPARE(needOfGlsl("gl_FragColor = sin(color);"), full(FragmentRule::Operation));
}

void BypBypassTest::BYP_07_eachRuleDecides()
{
    const std::string color = "MOV o0, v0\n";
    QCOMPARE(needOfText("IF v0.x\n" + color + "ENDIF\nEND\n"), full(FragmentRule::Branches));
    QCOMPARE(needOfText(color + "ODEP v0.z\nEND\n"), full(FragmentRule::WritesDepth));
    QCOMPARE(needOfText(color + "STOUT v0\nEND\n"), full(FragmentRule::SideEffects));
    QCOMPARE(needOfText("KIL v0.x\n" + color + "END\n"), full(FragmentRule::NoAlphaTest));
    QCOMPARE(needOfText("CMP.LT r0.x, v0, v1\nKIL r0.x\n" + color + "END\n"), full(FragmentRule::NoAlphaTest));
    QCOMPARE(needOfText("CMP.LT r0.x, v0.w, c0.x\nKIL r0.x\nKIL r0.x\n" + color + "END\n"),
             full(FragmentRule::NoAlphaTest));
    QCOMPARE(needOfText("CMP.LT r0.x, v0.w, c0.x\nKIL r0.x\nMOV o0, r0.x\nEND\n"), full(FragmentRule::NoAlphaTest));
    QCOMPARE(needOfText("CMP.LT r0.x, v0.w, c0.x\nKIL r0.x\n" + color + "END\n"), kMinimal);
    QCOMPARE(needOfText("SEND r0, d0:0:BIAS, v1.xy, c0.x\nMOV o0, r0\nEND\n"), full(FragmentRule::ComputedLevel));
    QCOMPARE(needOfText("SEND r0, d0:0:IMPLICIT, -v1.xy\nMOV o0, r0\nEND\n"), full(FragmentRule::DependentCoordinates));
    QCOMPARE(needOfText("MOV o0, c[r0.x+0]\nEND\n"), full(FragmentRule::IndexedConstants));
    QCOMPARE(needOfText("RCP o0, v0\nEND\n"), full(FragmentRule::Operation));
    QCOMPARE(needOf(Program{}), full(FragmentRule::NoProgram));
}

void BypBypassTest::BYP_07_theInstructionThatDecides()
{
    const auto placeIn = [](const std::string& text) {
        return pgpe::lowerFragment(fragmentProgram(".temps 4\n.inputs 8\n.uniforms 2\n" + text)).refusedAt;
    };
    const std::string color = "MOV o0, v0\n";
    using Place = std::optional<std::size_t>;
    QCOMPARE(placeIn(color + "END\n"), Place());
    QCOMPARE(placeIn("SEND r0, d0:0:IMPLICIT, v1.xy\nMUL o0, r0, v0\nEND\n"), Place());
    QCOMPARE(placeIn(color + "IF v0.x\n" + color + "ENDIF\nEND\n"), Place(1));
    QCOMPARE(placeIn(color + "ODEP v0.z\nEND\n"), Place(1));
    QCOMPARE(placeIn("MOV r1, v1\nKIL v0.x\n" + color + "END\n"), Place(1));
    const std::string lookUp = "SEND r0, d0:0:IMPLICIT, v1.xy\n";
    QCOMPARE(placeIn(lookUp + "SEND r1, d0:1:IMPLICIT, r0.xy\nMUL o0, r0, r1\nEND\n"), Place(1));
    QCOMPARE(placeIn(lookUp + lookUp + lookUp + "MOV o0, r0\nEND\n"), Place(2)); // the third texture
    QCOMPARE(placeIn("ADD r0, v0, v0\nRCP o0, r0\nEND\n"), Place(1));            // by the engine's operations
}

void BypBypassTest::BYP_07_engineLimitsDecide()
{
    // An input, moves of what it became, and the result: 16 instructions, then 17.
    std::string text = "ADD r0, v0, v0\n";
    for (int i = 0; i < 13; ++i)
        text += "ADD r0, r0, r0\n";
    QCOMPARE(needOfText(text + "MOV o0, r0\nEND\n"), kMinimal);
    QCOMPARE(needOfText(text + "ADD r0, r0, r0\nMOV o0, r0\nEND\n"), full(FragmentRule::ManyInstructions));
    const std::string four = "ADD r0, v0, v1\nADD r0, r0, v2\nADD r0, r0, v3\n";
    QCOMPARE(needOfText(four + "MOV o0, r0\nEND\n"), kMinimal);
    QCOMPARE(needOfText(four + "ADD o0, r0, v4\nEND\n"), full(FragmentRule::ManyValues));
    const auto withTemps = [](const std::string& temps) {
        return needOf(fragmentProgram(".temps " + temps + "\n.inputs 1\nADD o0, v0, v0\nEND\n"));
    };
    QCOMPARE(withTemps("26"), kMinimal);
    QCOMPARE(withTemps("27"), full(FragmentRule::ManyRegisters));
    // Three constants in each of nine instructions are 27, and there is room for 25.
    std::string constants = ".temps 1\n.inputs 1\n.uniforms 27\n";
    for (int i = 0; i < 9; ++i)
        constants += "MAD r0, c" + std::to_string(3 * i) + ", c" + std::to_string(3 * i + 1) + ", c" +
                     std::to_string(3 * i + 2) + "\n";
    QCOMPARE(needOf(fragmentProgram(constants + "MOV o0, r0\nEND\n")), full(FragmentRule::ManyConstants));
}

void BypBypassTest::BYP_07_forcedBypassOfFullShadingIsRefused()
{
    const auto decision = decideBypass({full(FragmentRule::DependentCoordinates), BypassMode::Force, true, true, 1});
    QVERIFY(!decision);
    QCOMPARE(decision.error().message, std::string("the draw needs full shading: dependent texture coordinates"));
}

void BypBypassTest::BYP_09_alusThatAreNeeded()
{
    QCOMPARE(alusNeeded(4, {1, 4}), 1u);
    QCOMPARE(alusNeeded(4, {1, 2}), 2u);
    QCOMPARE(alusNeeded(4, {1, 1}), 2u);
    QCOMPARE(alusNeeded(4, {2, 1}), 3u);
}

void BypBypassTest::BYP_09_verticesPerUnitTime()
{
    QCOMPARE(verticesPerUnit(4, {1, 1}), 4u);
    const BypassVertices even = bypassVertices(4, 2, {1, 1});
    QCOMPARE(even.threads, (std::vector<std::uint32_t>{2, 2}));
    QCOMPARE(even.perUnit, 4u);
    QVERIFY(!even.isBelow);

    QCOMPARE(verticesPerUnit(4, {2, 1}), 8u);
    const BypassVertices enough = bypassVertices(4, 3, {2, 1});
    QCOMPARE(enough.threads, (std::vector<std::uint32_t>{3, 3, 2}));
    QCOMPARE(enough.perUnit, 8u);
    QVERIFY(!enough.isBelow);

    const BypassVertices groupA = bypassVertices(4, 2, {2, 1});
    QCOMPARE(groupA.threads, (std::vector<std::uint32_t>{2, 2, 2}));
    QCOMPARE(groupA.perUnit, 6u);
    QVERIFY(groupA.isBelow);
}

void BypBypassTest::BYP_10_depthCoversLatency()
{
    QCOMPARE(fifoRun(100, 20, 8), (FifoRun{263, 144}));
    QCOMPARE(fifoRun(100, 20, 16), (FifoRun{143, 24}));
    QCOMPARE(fifoRun(100, 20, 20), (FifoRun{119, 0}));
    QCOMPARE(fifoRun(100, 20, 32), (FifoRun{119, 0}));
}

void BypBypassTest::BYP_10_entryLargerThanABankIsShaded()
{
    // A pixel of one color takes 7 words: 146 of them in 1024 words, 9 in 64; one of 4 colors 19.
    QCOMPARE(wordsOfBypassPixel(1), 7u);
    QCOMPARE(bypassFifoDepth(1024, 1, 7), 146u);
    QCOMPARE(bypassFifoDepth(1024, 2, 7), 292u);
    QCOMPARE(bypassFifoDepth(64, 1, 7), 9u);
    QCOMPARE(bypassFifoDepth(64, 1, 19), 3u);
    QCOMPARE(bypassFifoDepth(64, 2, 65), 0u);
    for (const BypassMode mode : {BypassMode::Auto, BypassMode::Force}) {
        const BypassDecision decision = decided(mode, kMinimal, 0);
        QVERIFY(!decision.isBypassed);
        QVERIFY(decision.isWarning);
        QCOMPARE(decision.reason,
                 std::string("a pixel of the draw is larger than a register bank, so the draw is shaded"));
    }
    QVERIFY(!decided(BypassMode::Auto, kMinimal, 1).isWarning);
}

void BypBypassTest::BYP_11_texelsArePairedWithTheirPixels()
{
    constexpr std::array<std::uint64_t, 3> kLatencies{30, 10, 20};
    BypassFifo fifo;
    fifo.resize(3);
    TexturePairing pairing;
    std::vector<std::uint32_t> consumed;
    std::vector<std::uint64_t> cycles;
    for (std::uint32_t i = 0; i < 3; ++i)
        QVERIFY(fifo.push({.orderNumber = i, .lookups = 1}));
    for (std::uint64_t cycle = 0; cycle < 40; ++cycle) {
        for (std::uint32_t i = 0; i < 3; ++i)
            if (kLatencies[i] == cycle)
                pairing.arrive({i, 0, {static_cast<float>(i), 0.0f, 0.0f, 1.0f}});
        while (fifo.front()) {
            const auto texels = pairing.take(*fifo.front());
            if (!texels)
                break;
            QCOMPARE((*texels)[0].x, static_cast<float>(fifo.front()->orderNumber));
            consumed.push_back(fifo.front()->orderNumber);
            cycles.push_back(cycle);
            fifo.pop();
        }
        if (cycle == 25)
            QVERIFY(consumed.empty()); // the texels of 1 and 2 wait
    }
    QCOMPARE(consumed, (std::vector<std::uint32_t>{0, 1, 2}));
    QCOMPARE(cycles, (std::vector<std::uint64_t>{30, 30, 30}));
    for (std::uint32_t i = 0; i < 3; ++i)
        QVERIFY(!pairing.take({.orderNumber = i, .lookups = 1})); // none is left
}

void BypBypassTest::BYP_12_switchWaitsForTheDrain()
{
    BypassSwitch bypass;
    QVERIFY(bypass.mayStart(false, false, 0)); // full: nothing is to change
    for (Cycle cycle = 10; cycle < 15; ++cycle)
        QVERIFY(!bypass.mayStart(true, false, cycle)); // minimal: fragments are in flight
    QVERIFY(!bypass.isBypassed());
    QVERIFY(bypass.mayStart(true, true, 15));
    QVERIFY(bypass.isBypassed());
    QCOMPARE(bypass.lastDrain(), 5u);
    QVERIFY(bypass.mayStart(true, false, 20));
    QVERIFY(!bypass.mayStart(false, false, 30)); // full again: the FIFO holds pixels
    QVERIFY(bypass.mayStart(false, true, 31));
    QVERIFY(!bypass.isBypassed());
    QCOMPARE(bypass.switches(), 2u);
    QCOMPARE(bypass.drainCycles(), 6u);
}

VITRINE_TEST(BypBypassTest)
#include "tst_byp_bypass.moc"
