// SPDX-License-Identifier: Apache-2.0
// Blending, raster operations and texture combining as programs of the pixel engine: BYP-24 and BYP-27.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/blend/blend_ops.h"
#include "core/blend/pgpe/blend_programs.h"
#include "core/blend/pgpe/combine_programs.h"
#include "core/blend/pgpe/engine.h"
#include "core/blend/pgpe/engine_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/near_values.h"
#include "tests/spec/byp/pixel_programs.h"

#include <QTest>

#include <bit>
#include <random>

using namespace vitrine;
using namespace vitrine::core;
using byptest::isNear;
using byptest::objectOf;
using pgpe::CombineSource;
using pgpe::ObjectFormat;
using pgpe::ObjectWord;
using pgpe::PixelObject;
using pgpe::StoredColor;

namespace {

class Random {
public:
    explicit Random(unsigned seed) : m_engine(seed) {}
    std::uint32_t below(std::uint32_t end) { return static_cast<std::uint32_t>(m_engine() % end); }
    Vec4 color() { return {channel(), channel(), channel(), channel()}; }

private:
    float channel() { return static_cast<float>(below(1u << 24)) / static_cast<float>((1u << 24) - 1); }

    std::mt19937 m_engine;
};

/// A program on pixels whose destination is of 32-bit floats, unless said.
class BlendBench {
public:
    explicit BlendBench(pgpe::Program program, ObjectFormat target = ObjectFormat::Rgba32f,
                        PgpeFormat numbers = PgpeFormat::Float32)
        : m_program(pgpe::loadProgram(std::move(program), pgpe::targetSurfaces(target), {.format = numbers}).value())
    {
    }

    Vec4 blended(const Vec4& source, const Vec4& destination)
    {
        run({pgpe::floatObject(source), {}, pgpe::floatObject(destination)});
        return readColor(ObjectFormat::Rgba32f, word(), PgpeFormat::Float32);
    }
    void run(const std::array<PixelObject, 3>& inputs) { runPixel(m_program, {inputs, {}}, m_run, m_counts); }
    [[nodiscard]] ObjectWord word() const { return m_run.outputs[pgpe::kTargetSurface].object.colors[0].word; }
    [[nodiscard]] Vec4 reg(std::size_t index) const { return m_run.registers[index].colors[0]; }
    [[nodiscard]] const pgpe::PixelRun& state() const { return m_run; }
    [[nodiscard]] const pgpe::LoadedProgram& program() const { return m_program; }

private:
    pgpe::LoadedProgram m_program;
    pgpe::PixelRun m_run;
    pgpe::EngineCounts m_counts;
};

std::string listing(const pgpe::Program& program)
{
    std::string text;
    for (const pgpe::Instruction& instruction : program.instructions)
        text += (text.empty() ? "" : "; ") + instructionText(instruction);
    return text;
}

BlendState blending(BlendFactor source, BlendFactor destination)
{
    BlendState state;
    state.enabled = true;
    state.sourceColor = state.sourceAlpha = source;
    state.destinationColor = state.destinationAlpha = destination;
    return state;
}

BlendState sourceOver()
{
    return blending(BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha);
}

PixelObject bytes(std::uint32_t word)
{
    return pgpe::makePixelObject(std::array{StoredColor{ObjectFormat::Rgba8, {word}}}).value();
}

} // namespace

class BypPgpeBlendingTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_24_blendModesEqualTheBlender();
    void BYP_24_factorsThatTakeAnInstruction();
    void BYP_24_VG2D_33_stencilInterpolation();
    void BYP_24_everyRasterOperation();
    void BYP_24_rasterOperationsOnOtherPatterns();
    void BYP_24_programsOfGl();
    void BYP_24_everyStateOfGlEqualsTheArithmetic();
    void BYP_24_integersBlendToTheNearestStep();
    void BYP_27_modulateThenSourceOver();
    void BYP_27_nearbyTexelsWithWeights();
    void BYP_27_functionsEqualThoseOfTheUnit();
    void BYP_27_stagesAndTexturesFollowOneAnother();
    void BYP_27_alphaTests();
    void BYP_27_combiningAndBlendingAreOneProgram();
};

void BypPgpeBlendingTest::BYP_24_blendModesEqualTheBlender()
{
    Random random(24);
    for (int mode = 0; mode < kBlendModeCount; ++mode) {
        BlendBench bench(pgpe::blendProgram(static_cast<BlendMode>(mode)));
        QVERIFY(bench.program().check.warnings.empty());
        for (int i = 0; i < 1000; ++i) {
            const Vec4 source = random.color(), destination = random.color();
            opset8::Registers registers;
            registers[opset8::Register::Src] = source;
            registers[opset8::Register::Dst] = destination;
            execute(blendSequence(static_cast<BlendMode>(mode)), registers);
            QVERIFY(isNear(bench.blended(source, destination), registers[opset8::Register::Dst]));
        }
    }
}

void BypPgpeBlendingTest::BYP_24_factorsThatTakeAnInstruction()
{
    // OUT = SRC ÷ a.src + DST · min(αs, 1 − αs)
    const opset8::Sequence sequence{{false, opset8::Operation::Add, opset8::Channels::Rgba, opset8::ResultPlace::Output,
                                     opset8::Factor::OverSrcAlpha, opset8::Register::Src,
                                     opset8::Factor::MinSrcAlphaOneMinusSrcAlpha, opset8::Register::Dst}};
    const pgpe::Program program = pgpe::programOf(sequence);
    QCOMPARE(listing(program), std::string("IN r0, ain; IN r1, cc; RCP r5, r0.a; MIN r6, r0.a, ~r0.a; "
                                           "DP2 r2, r0, r5, r1, r6; OUT cc, r2; END"));
    QVERIFY(isNear(BlendBench(program).blended({0.5f, 0.25f, 0, 0.75f}, {0, 1, 0.5f, 1}),
                   {0.5f / 0.75f, 0.25f / 0.75f + 0.25f, 0.125f, 1.25f}));
}

void BypPgpeBlendingTest::BYP_24_VG2D_33_stencilInterpolation()
{
    const auto blended = [](BlendMode mode, const Vec4& image, const Vec4& paint, const Vec4& destination) {
        BlendBench bench(pgpe::stencilProgram(mode));
        bench.run({pgpe::floatObject(paint), pgpe::floatObject(image), pgpe::floatObject(destination)});
        return readColor(ObjectFormat::Rgba32f, bench.word(), PgpeFormat::Float32);
    };
    QVERIFY(isNear(blended(BlendMode::SrcOver, {.5f, 1, 0, .8f}, {1, .5f, .25f, .5f}, {.2f, .6f, 1, .5f}),
                   {.4f, .542857f, .714286f, .7f}));
    QVERIFY(isNear(blended(BlendMode::SrcOver, {0, 1, 0, 1}, {0, 0, 0, 1}, {.2f, .4f, .6f, 1}), {.2f, 0, .6f, 1}));
    // SRC_IN: αtmp = .4 · .5; c′ = (.2, .2, 0) · .5
    QVERIFY(isNear(blended(BlendMode::SrcIn, {.5f, 1, 0, .8f}, {1, .5f, .25f, .5f}, {.2f, .6f, 1, .5f}),
                   {.5f, .5f, 0, .2f}));
    for (int mode = 0; mode < kBlendModeCount; ++mode) // αtmp = 0
        QCOMPARE(blended(static_cast<BlendMode>(mode), {1, 1, 1, 0}, {1, 1, 1, 1}, {1, 1, 1, 0}), (Vec4{0, 0, 0, 0}));
}

void BypPgpeBlendingTest::BYP_24_everyRasterOperation()
{
    constexpr std::uint32_t kPattern = 0xF0F0F0F0, kSource = 0xCCCCCCCC, kDestination = 0xAAAAAAAA;
    const Vec4 pattern = readColor(ObjectFormat::Rgba8, {kPattern}, PgpeFormat::Float32);
    for (const PgpeFormat numbers :
         {PgpeFormat::Fixed8, PgpeFormat::Fixed10, PgpeFormat::Float16, PgpeFormat::Float32}) {
        for (std::uint32_t code = 0; code < 256; ++code) {
            BlendBench bench(pgpe::ropProgram(static_cast<std::uint8_t>(code), pattern), ObjectFormat::Rgba8, numbers);
            bench.run({bytes(kSource), {}, bytes(kDestination)});
            QCOMPARE(bench.word(), (ObjectWord{code * 0x01010101u}));
        }
    }
}

void BypPgpeBlendingTest::BYP_24_rasterOperationsOnOtherPatterns()
{
    const Vec4 pattern = readColor(ObjectFormat::Rgba8, {0x0F0F0F0F}, PgpeFormat::Float32);
    const std::vector<std::pair<int, std::uint64_t>> expected{{0xCC, 0x3C}, {0xF0, 0x0F}, {0x5A, 0x5A}, {0x66, 0x69},
                                                              {0x88, 0x14}, {0xEE, 0x7D}, {0x55, 0xAA}, {0xB8, 0x17}};
    for (const auto& [code, result] : expected) {
        BlendBench bench(pgpe::ropProgram(static_cast<std::uint8_t>(code), pattern), ObjectFormat::Rgba8);
        bench.run({bytes(0x3C3C3C3C), {}, bytes(0x55555555)});
        QCOMPARE(bench.word().low & 0xFF, result);
    }
    const pgpe::Program refused = pgpe::ropProgram(0x66, pattern);
    QVERIFY(!pgpe::loadProgram(refused, pgpe::targetSurfaces(ObjectFormat::Rgba16f), {}));
}

void BypPgpeBlendingTest::BYP_24_programsOfGl()
{
    QCOMPARE(listing(pgpe::blendProgram(BlendState{})), std::string("IN r0, ain; OUT cc, r0; END"));
    QCOMPARE(listing(pgpe::blendProgram(sourceOver())),
             std::string("IN r0, ain; IN r1, cc; DP2 r2, r0, r0.a, r1, ~r0.a; OUT cc, r2; END"));
    BlendState state = blending(BlendFactor::SourceAlphaSaturate, BlendFactor::One);
    state.colorMask = 0b0111;
    QCOMPARE(listing(pgpe::blendProgram(state)),
             std::string("IN r0, ain; IN r1, cc; MIN.rgb r3, r0.a, ~r1.a; DP2.rgb r2, r0, r3, r1, c1; "
                         "DP2.a r2, r0, c1, r1, c1; OUT.rgb cc, r2; END"));
    // Nothing of the destination is read where nothing is needed.
    QCOMPARE(listing(pgpe::blendProgram(blending(BlendFactor::One, BlendFactor::Zero))),
             std::string("IN r0, ain; DP2 r2, r0, c1, c0, c0; OUT cc, r2; END"));
    state.colorMask = 0;
    QCOMPARE(listing(pgpe::blendProgram(state)), std::string("END"));
    state = sourceOver();
    state.colorEquation = state.alphaEquation = BlendEquation::ReverseSubtract;
    QCOMPARE(instructionText(pgpe::blendProgram(state).instructions[2]), std::string("DP2 r2, -r0, r0.a, r1, ~r0.a"));
}

/// All factors and equations: the same bits as core/blend/blend_math.
void BypPgpeBlendingTest::BYP_24_everyStateOfGlEqualsTheArithmetic()
{
    Random random(25);
    for (int sourceFactor = 0; sourceFactor < 15; ++sourceFactor) {
        for (int destinationFactor = 0; destinationFactor < 15; ++destinationFactor) {
            for (int equation = 0; equation < 25; ++equation) {
                BlendState state =
                    blending(static_cast<BlendFactor>(sourceFactor), static_cast<BlendFactor>(destinationFactor));
                if (random.below(2) == 0) {
                    state.sourceAlpha = static_cast<BlendFactor>(random.below(15));
                    state.destinationAlpha = static_cast<BlendFactor>(random.below(15));
                }
                state.colorEquation = static_cast<BlendEquation>(equation % 5);
                state.alphaEquation = static_cast<BlendEquation>(equation / 5);
                state.constant = random.color();
                const Vec4 source = random.color(), destination = random.color();
                const Vec4 expected = blendedColor(state, source, destination);
                const Vec4 result = BlendBench(pgpe::blendProgram(state)).blended(source, destination);
                for (int c = 0; c < 4; ++c)
                    QCOMPARE(std::bit_cast<std::uint32_t>(result[c]), std::bit_cast<std::uint32_t>(expected[c]));
            }
        }
    }
}

void BypPgpeBlendingTest::BYP_24_integersBlendToTheNearestStep()
{
    // ⌊(200 · 128 + 100 · 127) ÷ 255 + ½⌋ = ⌊150.696 + ½⌋ of red; α (128 · 128 + 255 · 127) ÷ 255 = 191.25
    BlendBench bench(pgpe::blendProgram(sourceOver()), ObjectFormat::Rgba8, PgpeFormat::Fixed8);
    bench.run({bytes(0x800000C8), {}, bytes(0xFF000064)});
    QCOMPARE(bench.word(), (ObjectWord{0xBF000096}));
}

void BypPgpeBlendingTest::BYP_27_modulateThenSourceOver()
{
    pgpe::TextureCombine combine;
    combine.stages = {{}};
    const std::array<PixelObject, 3> inputs{pgpe::floatObject({1, .5f, .25f, 1}), pgpe::floatObject({.5f, .5f, 1, .5f}),
                                            pgpe::floatObject({0, 0, 1, 1})};
    BlendBench combined(pgpe::combineProgram(combine));
    combined.run(inputs);
    QCOMPARE(combined.reg(pgpe::kSourceRegister), (Vec4{.5f, .25f, .25f, .5f}));
    BlendState over = sourceOver();
    over.sourceAlpha = BlendFactor::One; // SRC_OVER of colors that are not premultiplied
    BlendBench blended(pgpe::colorProgram(combine, over));
    blended.run(inputs);
    QCOMPARE(blended.reg(pgpe::kSourceRegister), (Vec4{.5f, .25f, .25f, .5f}));
    QCOMPARE(readColor(ObjectFormat::Rgba32f, blended.word(), PgpeFormat::Float32), (Vec4{.25f, .125f, .625f, 1}));
}

void BypPgpeBlendingTest::BYP_27_nearbyTexelsWithWeights()
{
    pgpe::TextureCombine combine;
    combine.stages = {{CombineFunction::Replace, {CombineSource::Texture0}}};
    combine.interpolatesTexels = true;
    const auto texel = [](float v) { return Vec4{v, v, v, 1}; };
    for (const float unit : {1.0f, 255.0f}) {
        BlendBench bench(pgpe::combineProgram(combine));
        bench.run({objectOf({{1, 1, 1, 1}, {.25f, .5f, 0, 0}}),
                   objectOf({texel(0), texel(100 / unit), texel(50 / unit), texel(150 / unit)}),
                   {}});
        QVERIFY(isNear(bench.reg(pgpe::kSourceRegister), texel(50 / unit)));
    }
}

void BypPgpeBlendingTest::BYP_27_functionsEqualThoseOfTheUnit()
{
    Random random(27);
    for (int function = 0; function <= static_cast<int>(CombineFunction::Blend); ++function) {
        pgpe::TextureCombine combine;
        combine.stages = {{static_cast<CombineFunction>(function),
                           {CombineSource::Primary, CombineSource::Texture0, CombineSource::Constant}}};
        for (int i = 0; i < 100; ++i) {
            const Vec4 primary = random.color(), texture = random.color();
            combine.constant = random.color();
            BlendBench bench(pgpe::combineProgram(combine));
            bench.run({pgpe::floatObject(primary), pgpe::floatObject(texture), {}});
            QVERIFY(
                isNear(bench.reg(pgpe::kSourceRegister), vitrine::core::combine(static_cast<CombineFunction>(function),
                                                                                {primary, texture, combine.constant})));
        }
    }
}

void BypPgpeBlendingTest::BYP_27_stagesAndTexturesFollowOneAnother()
{
    pgpe::TextureCombine combine;
    combine.stages = {{}, {CombineFunction::Add, {CombineSource::Previous, CombineSource::Texture1}}};
    BlendBench bench(pgpe::combineProgram(combine));
    bench.run({pgpe::floatObject({1, .5f, .25f, 1}), objectOf({{.5f, .5f, 1, .5f}, {.25f, 0, 1, 0}}), {}});
    QCOMPARE(bench.reg(pgpe::kSourceRegister), (Vec4{.75f, .25f, 1, .5f}));
    BlendBench none(pgpe::combineProgram({}));
    none.run({pgpe::floatObject({1, .5f, .25f, 1}), {}, {}});
    QCOMPARE(none.reg(pgpe::kSourceRegister), (Vec4{1, .5f, .25f, 1}));
}

void BypPgpeBlendingTest::BYP_27_alphaTests()
{
    // Which of .25, .5 and .75 pass against .5, by the function: Never, Less, Equal, LessEqual and so on.
    constexpr std::array<std::array<bool, 3>, 8> kPasses{{{false, false, false},
                                                          {true, false, false},
                                                          {false, true, false},
                                                          {true, true, false},
                                                          {false, false, true},
                                                          {true, false, true},
                                                          {false, true, true},
                                                          {true, true, true}}};
    for (std::size_t function = 0; function < 8; ++function) {
        pgpe::TextureCombine combine;
        combine.alphaTest = {static_cast<CompareFunction>(function), 0.5f};
        BlendBench bench(pgpe::combineProgram(combine));
        for (std::size_t i = 0; i < 3; ++i) {
            bench.run({pgpe::floatObject({1, 1, 1, 0.25f * static_cast<float>(i + 1)}), {}, {}});
            QCOMPARE(!bench.state().isDiscarded, kPasses[function][i]);
        }
    }
}

void BypPgpeBlendingTest::BYP_27_combiningAndBlendingAreOneProgram()
{
    pgpe::TextureCombine combine;
    combine.stages = {{}};
    QCOMPARE(listing(pgpe::colorProgram(combine, sourceOver())),
             std::string("IN r0, ain[0]; IN r4, tex[0]; MUL r0, r0, r4; IN r1, cc; "
                         "DP2 r2, r0, r0.a, r1, ~r0.a; OUT cc, r2; END"));
    combine.stages.assign(60, {});
    const auto refused =
        pgpe::loadProgram(pgpe::colorProgram(combine, sourceOver()), pgpe::targetSurfaces(ObjectFormat::Rgba8), {});
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, std::string("the program has 66 instructions, and the engine holds 64"));
}

VITRINE_TEST(BypPgpeBlendingTest)
#include "tst_byp_pgpe_blending.moc"
