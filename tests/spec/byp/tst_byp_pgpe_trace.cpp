// SPDX-License-Identifier: Apache-2.0
// What views get of the pixel engine: a draw's program, and one of its pixels step by step (BYP-20, BYP-22).
#include "core/blend/pgpe/engine_config.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/reachable_units.h"
#include "core/gpu/untimed_gpu.h"
#include "core/hiz/hiz_config.h"
#include "core/session/draw_start.h"
#include "core/session/pixel_engine/pixel_trace.h"
#include "tests/gpu/random_scene.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

const std::string kFlat = ".fragment\n.temps 1\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o0, v0\nEND\n";

/// Two triangles over the lower left of 8 × 8 black pixels, SRC_OVER: red, then green, both half transparent.
DrawStart twoTriangles(const MachineConfig& config = {})
{
    DrawBench bench({8, 8});
    bench.memory.surface(bench.targets.color).fill({0, 0, 8, 8}, 0xFF000000u, ~0u);
    const Vec4 red{1, 0, 0, 0.5f}, green{0, 1, 0, 0.5f};
    DrawBench::Draft draft = bench.draft(
        Topology::Triangles,
        {{0, 0, 0, red}, {8, 0, 0, red}, {0, 8, 0, red}, {0, 0, 0, green}, {4, 0, 0, green}, {0, 4, 0, green}}, kFlat);
    draft.state.blend.enabled = true;
    draft.state.blend.sourceColor = draft.state.blend.sourceAlpha = BlendFactor::SourceAlpha;
    draft.state.blend.destinationColor = draft.state.blend.destinationAlpha = BlendFactor::OneMinusSourceAlpha;
    return {config, draft.finished(), bench.memory};
}

std::uint32_t wordAfterDrawing(const DrawStart& draw, std::uint32_t x, std::uint32_t y, std::uint32_t sample)
{
    Memory memory = draw.memory;
    UntimedGpu gpu(memory, reachableUnits(draw.config), *draw.config.colorEngine, *draw.config.hiz);
    CORE_CHECK(gpu.draw(draw.command).hasValue(), "a draw of the test fails");
    const Surface& target = memory.surface(draw.command.state->targets.color);
    const std::size_t bytes = bytesPerSample(target.format());
    return loadWord(target.pixel(x, y) + sample * bytes, bytes);
}

std::vector<std::string> textsOf(const PixelProgram& program)
{
    std::vector<std::string> texts;
    for (const ListedInstruction& instruction : program.instructions)
        texts.push_back(instruction.text);
    return texts;
}

} // namespace

class BypPgpeTraceTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_22_aDrawsProgramIsListed();
    void BYP_20_aPixelStepByStep();
    void theLastFragmentIsTakenUnlessAsked();
    void theEightOperationsStepByStep();
    void whatADrawBlendsAroundAPixelIsTold();
    void BYP_26_bothSettingsOfEachKnobAreCounted();
    void BYP_28_objectsAreToldAsTheyLieAtThePorts();
    void everyTraceEndsWithWhatTheMachineLeaves_data();
    void everyTraceEndsWithWhatTheMachineLeaves();
    void whatCantBeTracedIsASentence();
};

void BypPgpeTraceTest::BYP_22_aDrawsProgramIsListed()
{
    const auto program = programOfDraw(twoTriangles());
    QVERIFY(program.hasValue());
    QCOMPARE(textsOf(*program),
             (std::vector<std::string>{"IN r0, ain", "IN r1, cc", "DP2 r2, r0, r0.a, r1, ~r0.a", "OUT cc, r2", "END"}));
    QCOMPARE(program->target, std::string("RGBA8"));
    QVERIFY(program->warnings.empty() && program->constants.empty());
    QVERIFY(program->instructions[2].invertsUnclamped && !program->instructions[1].invertsUnclamped);
    QCOMPARE(program->instructions[1].conversions, 1u);
    QVERIFY(program->instructions[1].aluOwner == pgpe::AluOwner::Input);
    QVERIFY(program->instructions[3].aluOwner == pgpe::AluOwner::Output);
    QCOMPARE(program->instructions[2].transfers, 10u); // Four operands and a result, twice.
    QCOMPARE(program->perSample.executed, std::uint64_t{5});
    DrawStart constant = twoTriangles();
    DrawState state = *constant.command.state;
    state.blend.sourceColor = state.blend.sourceAlpha = BlendFactor::ConstantColor;
    state.blend.constant = {0.25f, 0.5f, 2, 1};
    constant.command.state = std::make_shared<const DrawState>(state);
    QCOMPARE(programOfDraw(constant)->constants, (std::vector<PixelRegister>{{"c2", {0.25f, 0.5f, 1, 1}}}));
}

void BypPgpeTraceTest::BYP_20_aPixelStepByStep()
{
    const auto trace = tracePixel(twoTriangles(), {.x = 5, .y = 1});
    QVERIFY(trace.hasValue());
    QCOMPARE(trace->sample.source, (Vec4{1, 0, 0, 0.5f}));
    QCOMPARE(trace->sample.stored, 0xFF000000u);
    QCOMPARE(trace->sample.primitive, 1u);
    QCOMPARE(trace->steps.size(), std::size_t{5});
    QCOMPARE(trace->steps[0].registers, (std::vector<PixelRegister>{{"r0", {1, 0, 0, 0.5f}}, {"r1", {}}, {"r2", {}}}));
    QCOMPARE(trace->steps[1].registers[1].value, (Vec4{0, 0, 0, 1}));
    QCOMPARE(trace->steps[2].operands,
             (std::vector<Vec4>{{1, 0, 0, 0.5f}, {0.5f, 0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}, {0.5f, 0.5f, 0.5f, 0.5f}}));
    QCOMPARE(trace->steps[2].result, (Vec4{0.5f, 0, 0, 0.75f}));
    QCOMPARE(trace->wordAfter, 0xBF000080u);
    QCOMPARE(trace->colorAfter.x, 128.0f / 255.0f);
}

void BypPgpeTraceTest::theLastFragmentIsTakenUnlessAsked()
{
    const DrawStart draw = twoTriangles();
    const auto last = tracePixel(draw, {.x = 1, .y = 1});
    QCOMPARE(last->sample.primitive, 2u);
    QCOMPARE(last->sample.fragments, 2u);
    QCOMPARE(last->sample.stored, 0xBF000080u); // What the first left.
    QCOMPARE(last->wordAfter, wordAfterDrawing(draw, 1, 1, 0));
    const auto first = tracePixel(draw, {.x = 1, .y = 1, .primitive = 1});
    QCOMPARE(first->sample.stored, 0xFF000000u);
    QCOMPARE(first->wordAfter, 0xBF000080u);
}

void BypPgpeTraceTest::theEightOperationsStepByStep()
{
    MachineConfig config;
    config.colorEngine->engine = ColorEngine::Opset8;
    const auto trace = tracePixel(twoTriangles(config), {.x = 5, .y = 1});
    QVERIFY(trace.hasValue());
    QCOMPARE(textsOf(trace->program), std::vector<std::string>{"op0 RGBA OUT = SRC*a.src + DST*(1-a.src)"});
    QCOMPARE(trace->steps.size(), std::size_t{1});
    QCOMPARE(trace->steps[0].operands, (std::vector<Vec4>{{1, 0, 0, 0.5f}, {0, 0, 0, 1}}));
    QCOMPARE(trace->steps[0].result, (Vec4{0.5f, 0, 0, 0.75f}));
    QCOMPARE(trace->steps[0].factors, (std::vector<PixelRegister>{{"a.src", {0.5f, 0.5f, 0.5f, 0.5f}},
                                                                  {"(1-a.src)", {0.5f, 0.5f, 0.5f, 0.5f}}}));
    QCOMPARE(trace->steps[0].registers.back(), (PixelRegister{"OUT", {0.5f, 0, 0, 0.75f}}));
    QCOMPARE(trace->wordAfter, 0xBF000080u);
}

/// Of 8 × 8 pixels x + y < 8 covers the centers of 28, x + y < 4 those of 6 once more.
void BypPgpeTraceTest::whatADrawBlendsAroundAPixelIsTold()
{
    const auto survey = surveyPixel(twoTriangles(), {.x = 1, .y = 1});
    QVERIFY(survey.hasValue());
    QCOMPARE(survey->fragments, (std::vector<PixelFragment>{{1, 1}, {2, 1}}));
    QCOMPARE(survey->targetSamples, 1u);
    QCOMPARE(survey->samplesWritten, std::uint64_t{28 + 6});
    QVERIFY(survey->previous && survey->previous->x == 0 && survey->previous->y == 1);
    QVERIFY(survey->next && survey->next->x == 2 && survey->next->y == 1);
    const auto outside = surveyPixel(twoTriangles(), {.x = 7, .y = 7});
    QVERIFY(outside.hasValue() && !outside->sample && outside->fragments.empty() && !outside->next);
    QVERIFY(outside->previous && outside->previous->x == 0 && outside->previous->y == 6);
    const auto first = surveyPixel(twoTriangles(), {.x = 0, .y = 0});
    QVERIFY(!first->previous && first->next && first->next->x == 1 && first->next->y == 0);
}

/// IN, IN, DP2, OUT, END in 32-bit floats: the target's IN and OUT convert, DP2 computes, each in a clock or in two;
/// values are 1, 1, 5 and 1.
void BypPgpeTraceTest::BYP_26_bothSettingsOfEachKnobAreCounted()
{
    QCOMPARE(programOfDraw(twoTriangles())->styles, (StyleCosts{3, 6, 16, 8}));
}

void BypPgpeTraceTest::BYP_28_objectsAreToldAsTheyLieAtThePorts()
{
    const auto trace = tracePixel(twoTriangles(), {.x = 5, .y = 1});
    QCOMPARE(trace->inputs.size(), std::size_t{3});
    QCOMPARE(trace->inputs[0].port, std::string("ain"));
    QCOMPARE(trace->inputs[0].object, pgpe::floatObject({1, 0, 0, 0.5f}));
    QCOMPARE(trace->inputs[1].object.colorCount, std::uint8_t{0}); // Fragments were shaded: no texture comes.
    QCOMPARE(trace->inputs[2].port, std::string("cc"));
    QCOMPARE(trace->inputs[2].object.colors[0], (pgpe::StoredColor{pgpe::ObjectFormat::Rgba8, {0xFF000000u}}));
    QCOMPARE(trace->outputs.size(), std::size_t{1});
    QCOMPARE(trace->outputs[0].object.colors[0], (pgpe::StoredColor{pgpe::ObjectFormat::Rgba8, {0xBF000080u}}));
    QCOMPARE(trace->counts.executed, std::uint64_t{5});
}

void BypPgpeTraceTest::everyTraceEndsWithWhatTheMachineLeaves_data()
{
    QTest::addColumn<unsigned>("seed");
    QTest::addColumn<int>("numbers");
    for (unsigned seed = 1; seed <= 4; ++seed)
        for (int numbers = 0; numbers < 4; ++numbers)
            QTest::addRow("%u, %d", seed, numbers) << seed << numbers;
}

/// Of scenes with one and four samples, on formats that dither and on others.
void BypPgpeTraceTest::everyTraceEndsWithWhatTheMachineLeaves()
{
    QFETCH(unsigned, seed);
    QFETCH(int, numbers);
    const RandomScene scene(seed);
    int traced = 0;
    for (std::uint32_t i = 0; i < 300; ++i) {
        DrawStart draw{{}, scene.draws[i % scene.draws.size()], scene.bench.memory};
        draw.config.colorEngine->engine = i < 150 ? ColorEngine::Pgpe : ColorEngine::Opset8;
        draw.config.colorEngine->format = static_cast<PgpeFormat>(numbers);
        const std::uint32_t place = i / 6 % 25;
        const PixelTraceQuery query{
            .x = place % 5 * 3, .y = place / 5 * 3, .sample = scene.bench.targets.samples == 4 ? place % 4 : 0};
        const auto trace = tracePixel(draw, query);
        if (!trace)
            continue;
        ++traced;
        QCOMPARE(trace->wordAfter, wordAfterDrawing(draw, query.x, query.y, query.sample));
    }
    QVERIFY(traced > 0);
}

void BypPgpeTraceTest::whatCantBeTracedIsASentence()
{
    DrawStart draw = twoTriangles();
    const auto why = [&draw](const PixelTraceQuery& query) { return tracePixel(draw, query).error().message; };
    QCOMPARE(why({.x = 7, .y = 7}), std::string("draw 0 writes no color to pixel 7,7"));
    QCOMPARE(why({.x = 5, .y = 1, .primitive = 2}), std::string("primitive 2 of draw 0 writes no color to pixel 5,1"));
    QCOMPARE(why({.x = 1u << 20, .y = 1}), std::string("draw 0 writes no color to pixel 1048576,1"));
    QCOMPARE(why({.x = 1, .y = 1, .sample = 1}), std::string("draw 0 writes no color to sample 1 of pixel 1,1"));
    DrawState state = *draw.command.state;
    state.targets.color = {};
    draw.command.state = std::make_shared<const DrawState>(state);
    QCOMPARE(why({.x = 1, .y = 1}), std::string("draw 0 has no color buffer"));
    QCOMPARE(programOfDraw(draw).error().message, std::string("draw 0 has no color buffer"));
}

VITRINE_TEST(BypPgpeTraceTest, QCoreApplication)
#include "tst_byp_pgpe_trace.moc"
