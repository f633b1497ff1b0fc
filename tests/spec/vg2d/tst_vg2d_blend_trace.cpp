// SPDX-License-Identifier: Apache-2.0
// What views get of a pixel of 2-D graphics: the steps by which the color updater blends it, on both engines.
#include "core/blend/pgpe/engine_config.h"
#include "core/command/vector_config.h"
#include "core/gpu/machine_config.h"
#include "core/session/draw_start.h"
#include "core/session/pixel_engine/pixel_trace.h"
#include "core/session/pixel_engine/vector_listing.h"
#include "core/session/pixel_engine/vector_text.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/vector_bench.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

constexpr ColorEncoding kNonLinear{true, false}, kNonLinearPremultiplied{true, true}, kLinearPremultiplied{false, true};

VectorBlend sourceOver(const ColorEncoding& target)
{
    VectorBlend blend;
    blend.enabled = true;
    blend.target = target;
    blend.gammaPower = 2.2f;
    return blend;
}

PixelTrace traced(ColorEngine engine, const VectorBlend& blend, const Vec4& source, std::uint32_t stored,
                  std::uint8_t coverage)
{
    BlendState state;
    state.vector = blend;
    ColorEngineConfig config;
    config.engine = engine;
    BlendedSample sample;
    sample.source = source;
    sample.stored = stored;
    sample.coverage = coverage;
    return traceSample(makeColorProgram(state, PixelFormat::Rgba8, config), PixelFormat::Rgba8, sample);
}

/// The line of a number of VG2D-37, or of an opcode.
const ListedInstruction* lineOf(const PixelTrace& trace, int step, std::string_view opcode = {})
{
    const auto& lines = trace.program.instructions;
    const auto found = std::ranges::find_if(lines, [&](const ListedInstruction& line) {
        return opcode.empty() ? line.step == step : line.opcode == opcode;
    });
    return found == lines.end() ? nullptr : &*found;
}

/// The step that executed it; null: none did.
const PixelStep* stepOf(const PixelTrace& trace, int number, std::string_view opcode = {})
{
    const ListedInstruction* line = lineOf(trace, number, opcode);
    const auto found = std::ranges::find_if(
        trace.steps, [&](const PixelStep& step) { return &trace.program.instructions[step.instruction] == line; });
    return found == trace.steps.end() ? nullptr : &*found;
}

bool isNear(const Vec4& actual, const Vec4& expected)
{
    bool all = true;
    for (int channel = 0; channel < 4; ++channel)
        all = all && std::abs(actual[channel] - expected[channel]) < 2e-6f;
    if (!all)
        qWarning("(%g, %g, %g, %g)", static_cast<double>(actual.x), static_cast<double>(actual.y),
                 static_cast<double>(actual.z), static_cast<double>(actual.w));
    return all;
}

Vec4 gray(float value, float alpha = 1.0f)
{
    return {value, value, value, alpha};
}

/// "pre 10-, blend 40, coverage, …": the numbered lines with what is left out, and those that are no instructions.
std::string stepsOf(const PixelTrace& trace)
{
    std::string all;
    for (const ListedInstruction& line : trace.program.instructions) {
        if (line.step == 0 && line.kind == LineKind::Instruction)
            continue;
        all += all.empty() ? "" : " ";
        all += line.kind == LineKind::Fixed ? line.opcode : std::to_string(line.step);
        all += line.kind == LineKind::LeftOut ? "-" : "";
    }
    return all;
}

/// A context whose drawings can be run again, each by itself.
class TraceBench {
public:
    explicit TraceBench(const MachineConfig& machine = {}, const DrawableConfig& drawable = {})
        : bench(20, 20, drawable, *machine.vector, machine), m_machine(machine)
    {
        bench.clear(0, 0, 0);
        bench.beginDrawing();
    }

    /// Draws twice, the first time for the planes to be there, and takes the second from before its first pass.
    DrawStart drawn(const std::function<void()>& draw)
    {
        draw();
        bench.beginDrawing();
        Memory before = bench.machines().memory();
        bench.machines().passes.clear();
        draw();
        const auto& passes = bench.machines().passes;
        DrawStart start{m_machine, passes.back(), before};
        start.passesBefore.assign(passes.begin(), passes.end() - 1);
        return start;
    }

    VectorBench bench;

private:
    const MachineConfig m_machine;
};

} // namespace

class VectorBlendTraceTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_30_37_aHalfCoveredPixelInLinearLight_data();
    void VG2D_30_37_aHalfCoveredPixelInLinearLight();
    void VG2D_37_aPremultipliedPixelTakesNineSteps_data();
    void VG2D_37_aPremultipliedPixelTakesNineSteps();
    void VG2D_37_coverageAloneIsConvertedWhereColorsAreBlendedAsStored();
    void VG2D_21_entriesOfTablesAreTold();
    void VG2D_19_clampedColorsAreToldAndCounted();
    void VG2D_36_everyTraceEndsWithWhatTheMachineLeaves_data();
    void VG2D_36_everyTraceEndsWithWhatTheMachineLeaves();
    void VG2D_15_whatIsNotPaintedSaysWhy();
    void VG2D_16_coverageAndMaskAreToldApart();
};

namespace {

void addEngines()
{
    QTest::addColumn<int>("engine");
    QTest::newRow("opset8") << static_cast<int>(ColorEngine::Opset8);
    QTest::newRow("pgpe") << static_cast<int>(ColorEngine::Pgpe);
}

} // namespace

void VectorBlendTraceTest::VG2D_30_37_aHalfCoveredPixelInLinearLight_data()
{
    addEngines();
}

/// White over gray 128 of 255, covered by 128 of 255. With γ = 2.2 the gray is (128 ÷ 255)^2.2 = 0.219520 in linear
/// light, the mixture 0.501961 + 0.498039 · 0.219520 = 0.611291, and that 0.799539 as it is stored: 204.
void VectorBlendTraceTest::VG2D_30_37_aHalfCoveredPixelInLinearLight()
{
    QFETCH(int, engine);
    const PixelTrace trace =
        traced(static_cast<ColorEngine>(engine), sourceOver(kNonLinear), gray(1), 0xFF808080u, 128);
    QCOMPARE(stepsOf(trace), std::string("10- 20- 30 40 41 cover 50 60 70 80-"));
    QVERIFY(isNear(stepOf(trace, 30)->result, gray(0.219520f)));
    QVERIFY(isNear(stepOf(trace, 40)->result, gray(1)));
    QVERIFY(isNear(*stepOf(trace, 40)->second, gray(0.219520f)));
    QVERIFY(isNear(stepOf(trace, 41)->result, gray(1)));
    const PixelStep& cover = *stepOf(trace, 0, kCoverLine);
    QVERIFY(isNear(cover.operands[0], gray(1)) && isNear(cover.operands[1], gray(0.219520f)));
    QVERIFY(isNear(cover.factors[0].value, gray(0.501961f, 0.501961f)));
    QVERIFY(isNear(cover.result, gray(0.611291f)));
    QVERIFY(cover.lookUps.empty());
    QVERIFY(isNear(stepOf(trace, 70)->result, gray(0.799539f)));
    QCOMPARE(trace.wordAfter, 0xFFCCCCCCu);
    QCOMPARE(stepOf(trace, 10), static_cast<const PixelStep*>(nullptr));
    QCOMPARE(lineOf(trace, 10)->meaning,
             std::string_view("left out: the surface keeps colors that are not premultiplied"));
    QVERIFY(lineOf(trace, 41)->group == StepGroup::Blending);
    QCOMPARE(lineOf(trace, 41)->source, std::string("VG2D-36"));
    if (static_cast<ColorEngine>(engine) == ColorEngine::Opset8) {
        QCOMPARE(stepOf(trace, 41)->operands.size(), std::size_t{2});
        QCOMPARE(stepOf(trace, 41)->factors[1].name, std::string("(1-a.src)"));
        QVERIFY(isNear(stepOf(trace, 41)->factors[1].value, {}));
    }
}

void VectorBlendTraceTest::VG2D_37_aPremultipliedPixelTakesNineSteps_data()
{
    addEngines();
}

/// Stored 64 with α 128 is 0.5 with α 0.501961, and 0.217638 in linear light. Source 0.8 with α 0.6: 0.48 + 0.4 ·
/// 0.501961 · 0.217638 = 0.523698 with α 0.800784; that is 0.653982, non-linear 0.824454, and premultiplied 0.660210:
/// 168, 204.
void VectorBlendTraceTest::VG2D_37_aPremultipliedPixelTakesNineSteps()
{
    QFETCH(int, engine);
    const PixelTrace trace = traced(static_cast<ColorEngine>(engine), sourceOver(kNonLinearPremultiplied),
                                    gray(0.8f, 0.6f), 0x80404040u, 255);
    QCOMPARE(stepsOf(trace), std::string("clamp 10 20 30 40 41 cover 50 60 70 80"));
    QVERIFY(!trace.vector->isClamped);
    QVERIFY(isNear(stepOf(trace, 20)->result, gray(0.5f, 0.501961f)));
    QVERIFY(isNear(stepOf(trace, 30)->result, gray(0.217638f, 0.501961f)));
    QVERIFY(isNear(stepOf(trace, 41)->result, gray(0.523698f, 0.800784f)));
    QVERIFY(isNear(stepOf(trace, 60)->result, gray(0.653982f, 0.800784f)));
    QVERIFY(isNear(stepOf(trace, 70)->result, gray(0.824454f, 0.800784f)));
    QVERIFY(isNear(trace.vector->result, gray(0.660210f, 0.800784f)));
    QCOMPARE(trace.wordAfter, 0xCCA8A8A8u);
    const TableLookUp& reciprocal = stepOf(trace, 10)->lookUps.at(0);
    QVERIFY(reciprocal.table == LookUpTable::Rcp && reciprocal.channel == 'a');
    QCOMPARE(lookUpText(reciprocal, trace.program.vector->blend),
             std::string_view("RCP of a 0.501961: 1 ÷ v = 1.99219"));
}

/// The example of VG2D-37: 0.8 is 0.604020 in linear light, half of it 0.303194, and that 0.586420 as it is stored:
/// 150.
void VectorBlendTraceTest::VG2D_37_coverageAloneIsConvertedWhereColorsAreBlendedAsStored()
{
    VectorBlend blend = sourceOver(kNonLinear);
    blend.space = BlendSpace::Stored;
    blend.gammaPower = 0.0f;
    const PixelTrace trace = traced(ColorEngine::Opset8, blend, gray(1, 0.8f), 0xFF000000u, 128);
    QCOMPARE(stepsOf(trace), std::string("10- 20- 30- 40 41 cover 50 60 70- 80-"));
    QCOMPARE(lineOf(trace, 30)->meaning, std::string_view("left out: colors are blended as they are stored"));
    const CoverageMix& mix = trace.vector->mix;
    QVERIFY(mix.isConverted);
    QVERIFY(isNear(mix.conversions[0].to, gray(0.604020f)));
    QVERIFY(isNear(mix.conversions[1].to, gray(0)));
    QVERIFY(isNear(mix.conversions[2].from, gray(0.303194f)));
    QVERIFY(isNear(mix.result, gray(0.586420f)));
    QCOMPARE(trace.wordAfter, 0xFF969696u);
    const PixelStep& cover = *stepOf(trace, 0, kCoverLine);
    QCOMPARE(cover.lookUps.size(), std::size_t{9});
    QVERIFY(cover.lookUps[0].table == LookUpTable::Degamma && cover.lookUps[8].table == LookUpTable::Gamma);
    QCOMPARE(coverageSpaceText(*trace.program.vector), std::string_view("in linear light (blend.coverage=auto)"));
    QCOMPARE(spaceText(*trace.program.vector), std::string_view("as they are stored (blend.space=auto)"));
    const PixelTrace whole = traced(ColorEngine::Opset8, blend, gray(1, 0.8f), 0xFF000000u, 255);
    QVERIFY(!whole.vector->mix.isConverted);
    QCOMPARE(whole.wordAfter, 0xFFCCCCCCu);
}

/// Entry 128 of degamma is 56 ÷ 255 = 0.219608; 0.501961 + 0.498039 · 0.219608 = 0.611334 is looked up at 156, which is
/// 204 ÷ 255.
void VectorBlendTraceTest::VG2D_21_entriesOfTablesAreTold()
{
    VectorBlend blend = sourceOver(kNonLinear);
    blend.usesTables = true;
    for (const ColorEngine engine : {ColorEngine::Opset8, ColorEngine::Pgpe}) {
        const PixelTrace trace = traced(engine, blend, gray(1), 0xFF808080u, 128);
        const auto& there = stepOf(trace, 30)->lookUps;
        QCOMPARE(there.size(), std::size_t{3});
        QCOMPARE(there[1].channel, 'g');
        QCOMPARE(there[1].index, 128);
        QCOMPARE(there[1].value, 56.0f / 255.0f);
        QCOMPARE(lookUpText(there[1], blend), std::string_view("degamma of g 0.501961: entry 128 = 0.219608"));
        QCOMPARE(stepOf(trace, 50)->lookUps.at(0).index, 255);
        QCOMPARE(stepOf(trace, 70)->lookUps.at(2).index, 156);
        QCOMPARE(stepOf(trace, 70)->lookUps.at(2).value, 204.0f / 255.0f);
        QCOMPARE(trace.wordAfter, 0xFFCCCCCCu);
        for (const PixelStep& step : trace.steps)
            for (const TableLookUp& one : step.lookUps)
                QCOMPARE(one.value, tableValue(one.table, curveOf(blend), one.index));
    }
}

/// Red 200 with α 128 is read as 128.
void VectorBlendTraceTest::VG2D_19_clampedColorsAreToldAndCounted()
{
    const VectorBlend blend = sourceOver(kLinearPremultiplied);
    for (const ColorEngine engine : {ColorEngine::Opset8, ColorEngine::Pgpe}) {
        const PixelTrace trace = traced(engine, blend, {}, 0x804040C8u, 255);
        QVERIFY(trace.vector->isClamped);
        const float alpha = 128.0f / 255.0f;
        QVERIFY(isNear(stepOf(trace, 0, kClampLine)->result, {alpha, 64.0f / 255.0f, 64.0f / 255.0f, alpha}));
        QCOMPARE(clampText(trace),
                 std::string_view("premul.clamp: the stored color is more than its alpha, and read as "
                                  "(0.501961, 0.25098, 0.25098, 0.501961)"));
        QCOMPARE(trace.wordAfter, 0x80404080u);
    }
    BlendState state;
    state.vector = blend;
    ColorEngineConfig eightBits;
    eightBits.format = PgpeFormat::Fixed8;
    const ColorProgram program = makeColorProgram(state, PixelFormat::Rgba8, eightBits);
    Surface pixels({PixelFormat::Rgba8, 2, 2, 1});
    storeWord(pixels.pixelForWrite(0, 0), 4, 0x804040C8u);
    ShadedQuad quad;
    quad.coverage = 1;
    pgpe::EngineCounts counts;
    QCOMPARE(blendByProgram(program, {&quad, 1}, pixels, counts).clampedColors, std::uint64_t{1});
    QCOMPARE(blendByProgram(program, {&quad, 1}, pixels, counts).clampedColors, std::uint64_t{0}); // not any more
}

void VectorBlendTraceTest::VG2D_36_everyTraceEndsWithWhatTheMachineLeaves_data()
{
    QTest::addColumn<int>("engine");
    QTest::addColumn<int>("format");
    QTest::addColumn<bool>("premultiplied");
    for (const bool isPremultiplied : {false, true}) {
        const auto add = [&](const char* name, ColorEngine engine, PgpeFormat format) {
            QTest::addRow("%s%s", name, isPremultiplied ? ", premultiplied" : "")
                << static_cast<int>(engine) << static_cast<int>(format) << isPremultiplied;
        };
        add("opset8", ColorEngine::Opset8, PgpeFormat::Float32);
        add("pgpe", ColorEngine::Pgpe, PgpeFormat::Float32);
        add("pgpe of 8 bits", ColorEngine::Pgpe, PgpeFormat::Fixed8);
    }
}

void VectorBlendTraceTest::VG2D_36_everyTraceEndsWithWhatTheMachineLeaves()
{
    QFETCH(int, engine);
    QFETCH(int, format);
    QFETCH(bool, premultiplied);
    MachineConfig machine;
    machine.colorEngine->engine = static_cast<ColorEngine>(engine);
    machine.colorEngine->format = static_cast<PgpeFormat>(format);
    machine.vector->blendSpace = SpaceChoice::Linear;
    DrawableConfig drawable;
    drawable.isPremultiplied = premultiplied;
    TraceBench traces(machine, drawable);
    VectorBench& bench = traces.bench;
    bench.vg().seti(VG_RENDERING_QUALITY, VG_RENDERING_QUALITY_BETTER);
    bench.paint(0.9f, 0.5f, 0.1f, 0.7f);
    bench.clear(0.2f, 0.3f, 0.9f, 0.8f);
    bench.beginDrawing();
    const DrawStart draw = traces.drawn([&] {
        bench.fill(bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH}, {2, 2, 17, 5, 6, 18}));
    });
    int partly = 0, painted = 0;
    for (std::uint32_t y = 0; y < 20; ++y)
        for (std::uint32_t x = 0; x < 20; ++x) {
            const auto inspected = inspectPixel(draw, {.x = x, .y = y});
            QVERIFY2(inspected.hasValue(), inspected ? "" : inspected.error().message.english().c_str());
            QCOMPARE(inspected->trace.has_value(),
                     inspected->survey.cover && inspected->survey.cover->fate == CoverFate::Passed);
            if (!inspected->trace)
                continue;
            const PixelTrace& trace = *inspected->trace;
            ++painted;
            partly += trace.sample.coverage < 255 ? 1 : 0;
            QCOMPARE(trace.wordAfter, loadWord(bench.color().pixel(x, y), 4));
            QCOMPARE(trace.sample.coverage, inspected->survey.cover->weight);
        }
    QVERIFY(painted > 100 && partly > 20);
    QCOMPARE(static_cast<int>(inspectPixel(draw, {})->survey.samplesWritten), painted);
}

void VectorBlendTraceTest::VG2D_15_whatIsNotPaintedSaysWhy()
{
    TraceBench traces;
    VectorBench& bench = traces.bench;
    const std::array scissor{4, 4, 4, 8};
    bench.vg().seti(VG_SCISSORING, VG_TRUE);
    bench.vg().setiv(VG_SCISSOR_RECTS, 4, scissor);
    const DrawStart draw = traces.drawn([&] {
        bench.fill(bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH}, {2, 2, 14, 2, 2, 14}));
    });
    const auto why = [&](std::uint32_t x, std::uint32_t y) {
        const auto trace = tracePixel(draw, {.x = x, .y = y});
        const std::string words = trace ? "painted" : trace.error().message.english();
        return words.substr(words.find(": ") == std::string::npos ? 0 : words.find(": ") + 2);
    };
    QCOMPARE(why(5, 5), std::string("painted"));
    QCOMPARE(why(12, 12), std::string("the path does not cover it"));
    QCOMPARE(why(3, 3), std::string("it lies outside of the scissor"));
    QCOMPARE(why(18, 3), std::string("what it paints lies between 1,1 and 14,14"));
    const auto outside = inspectPixel(draw, {.x = 18, .y = 3});
    QVERIFY(!outside->survey.cover && !outside->trace);
}

/// A mask of 64 ÷ 255 leaves ⌊255 · 64 ÷ 255 + ½⌋ of whole coverage, and nothing of what it is 0 for.
void VectorBlendTraceTest::VG2D_16_coverageAndMaskAreToldApart()
{
    TraceBench traces;
    VectorBench& bench = traces.bench;
    bench.vg().mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 0, 10, 20);
    bench.beginDrawing();
    bench.vg().seti(VG_MASKING, VG_TRUE);
    const DrawStart draw = traces.drawn([&] { bench.fill(bench.rectangle(2, 2, 16, 16)); });
    const auto masked = inspectPixel(draw, {.x = 5, .y = 5});
    QVERIFY(!masked->trace && masked->survey.cover->fate == CoverFate::Masked);
    QVERIFY(QString::fromStdString(tracePixel(draw, {.x = 5, .y = 5}).error().message.english())
                .endsWith("of coverage 255 the mask with 0 leaves nothing"));
    const auto painted = inspectPixel(draw, {.x = 15, .y = 5});
    QCOMPARE(*painted->survey.cover, (CoveredPixel{CoverFate::Passed, 255, std::uint8_t{255}, 255, 2}));
    const std::vector<WeightLine> lines = weightLines({CoverFate::Passed, 163, std::uint8_t{64}, 41, 2});
    QCOMPARE(lines.size(), std::size_t{3});
    QCOMPARE(lines[2].how, std::string_view("⌊163 · 64 ÷ 255 + ½⌋ = 41")); // 40.91
}

VITRINE_TEST(VectorBlendTraceTest)
#include "tst_vg2d_blend_trace.moc"
