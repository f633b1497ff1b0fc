// SPDX-License-Identifier: Apache-2.0
// The blender of eight operations: the numbers of VG2D-30 … VG2D-36, and ES 2.0's blending by it.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/blend/blend_modes.h"
#include "core/blend/blend_ops.h"
#include "core/blend/opset8_blending.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <random>

using namespace vitrine::core;
using namespace vitrine::core::opset8;

namespace {

using Operated = opset8::Instruction; // core has one of shaders, too

constexpr double kTolerance = 1e-6;

bool isNear(float value, double expected)
{
    return std::abs(static_cast<double>(value) - expected) <= kTolerance;
}

bool isNear(const Vec4& value, std::array<double, 4> expected)
{
    return isNear(value.x, expected[0]) && isNear(value.y, expected[1]) && isNear(value.z, expected[2]) &&
           isNear(value.w, expected[3]);
}

/// T1 of the specification.
const Vec4 kSource{0.8f, 0.4f, 0.2f, 0.5f};
const Vec4 kDestination{0.2f, 0.6f, 1.0f, 0.5f};

/// What a mode leaves in DST, premultiplied.
Vec4 blended(BlendMode mode, const Vec4& source, const Vec4& destination)
{
    Registers registers;
    registers[Register::Src] = source;
    registers[Register::Dst] = destination;
    execute(blendSequence(mode), registers);
    return registers[Register::Dst];
}

Vec4 onT1(BlendMode mode)
{
    return unpremultiplied(blended(mode, kSource, kDestination));
}

/// One channel of Table 1 and Eq. 4–8, premultiplied, in double precision.
double formula(BlendMode mode, double s, double as, double d, double ad)
{
    switch (mode) {
    case BlendMode::Src: return s;
    case BlendMode::SrcOver: return s + d * (1 - as);
    case BlendMode::DstOver: return s * (1 - ad) + d;
    case BlendMode::SrcIn: return s * ad;
    case BlendMode::DstIn: return d * as;
    case BlendMode::Multiply: return s * (1 - ad) + d * (1 - as) + s * d;
    case BlendMode::Screen: return s + d - s * d;
    case BlendMode::Darken: return std::min(s + d * (1 - as), d + s * (1 - ad));
    case BlendMode::Lighten: return std::max(s + d * (1 - as), d + s * (1 - ad));
    case BlendMode::Additive: return std::min(s + d, 1.0);
    }
    return 0;
}

double alphaFormula(BlendMode mode, double as, double ad)
{
    return mode > BlendMode::DstIn && mode < BlendMode::Additive ? as + ad * (1 - as) : formula(mode, as, as, ad, ad);
}

BlendMode modeAt(int index)
{
    return static_cast<BlendMode>(index);
}

/// Of the operations' own test: the flat operands .6, .5 and the factors .5, .4.
struct Flat {
    Registers registers;
    Operated instruction;

    explicit Flat(Operation operation)
    {
        registers[Register::Src] = {0.6f, 0.6f, 0.6f, 0.5f};
        registers[Register::Dst] = {0.5f, 0.5f, 0.5f, 0.4f};
        instruction = {false,         operation,        Channels::Rgb, ResultPlace::Tmp, Factor::SrcAlpha,
                       Register::Src, Factor::DstAlpha, Register::Dst};
    }
    float result()
    {
        execute(instruction, registers);
        return registers[Register::Tmp].x;
    }
};

} // namespace

class TestOpset8 : public QObject {
    Q_OBJECT
private slots:
    void VG2D_30_porterDuffModes();
    void VG2D_30_coverageInterpolates();
    void VG2D_30_noAlphaGivesNoColor();
    void VG2D_31_additionalModes();
    void VG2D_32_additiveModeIsClamped();
    void VG2D_34_valuesOfTheOperations();
    void VG2D_34_gammaOfOpenVg();
    void VG2D_34_operationsAboveSevenAreRefused();
    void VG2D_35_encodingIsReadBack();
    void VG2D_35_reservedCodesAreRefused();
    void VG2D_35_smallerOfAlphaAndItsComplement();
    void VG2D_36_lengthsOfTheSequences();
    void VG2D_36_randomTuplesEqualTheFormulas();
    void VG2D_36_unwrittenTmpIsToldAndZero();
    void everyStateOfGlEqualsTheArithmetic();
    void textNamesOperandsAndFactors();
};

void TestOpset8::VG2D_30_porterDuffModes()
{
    QVERIFY(isNear(onT1(BlendMode::Src), {.8, .4, .2, .5}));
    QVERIFY(isNear(onT1(BlendMode::SrcOver), {.6, .466667, .466667, .75}));
    QVERIFY(isNear(onT1(BlendMode::DstOver), {.4, .533333, .733333, .75}));
    QVERIFY(isNear(onT1(BlendMode::SrcIn), {.8, .4, .2, .25}));
    QVERIFY(isNear(onT1(BlendMode::DstIn), {.2, .6, 1, .25}));
}

void TestOpset8::VG2D_30_coverageInterpolates()
{
    const Vec4 old = premultiplied(kDestination);
    const auto covered = [&old](BlendMode mode) {
        return unpremultiplied(withCoverage(blended(mode, kSource, kDestination), old, 128));
    };
    QVERIFY(isNear(covered(BlendMode::Src), {.501176, .499608, .598431, .5}));
    QVERIFY(isNear(covered(BlendMode::SrcOver), {.440752, .519749, .678997, .625490}));
}

void TestOpset8::VG2D_30_noAlphaGivesNoColor()
{
    for (int mode = 0; mode < kBlendModeCount; ++mode)
        QCOMPARE(unpremultiplied(blended(modeAt(mode), {.8f, .4f, .2f, 0}, {.2f, .6f, 1, 0})), (Vec4{0, 0, 0, 0}));
}

void TestOpset8::VG2D_31_additionalModes()
{
    QVERIFY(isNear(onT1(BlendMode::Multiply), {.386667, .413333, .466667, .75}));
    QVERIFY(isNear(onT1(BlendMode::Screen), {.613333, .586667, .733333, .75}));
    QVERIFY(isNear(onT1(BlendMode::Darken), {.4, .466667, .466667, .75}));
    QVERIFY(isNear(onT1(BlendMode::Lighten), {.6, .533333, .733333, .75}));
}

void TestOpset8::VG2D_32_additiveModeIsClamped()
{
    QVERIFY(isNear(onT1(BlendMode::Additive), {.5, .5, .6, 1}));
    QCOMPARE(blended(BlendMode::Additive, {.8f, .8f, .8f, 1}, {.8f, .8f, .8f, 1}), (Vec4{1, 1, 1, 1}));
}

void TestOpset8::VG2D_34_valuesOfTheOperations()
{
    QVERIFY(isNear(Flat(Operation::Add).result(), .5));
    QVERIFY(isNear(Flat(Operation::Subtract).result(), .1));
    QVERIFY(isNear(Flat(Operation::Min).result(), .5));
    QVERIFY(isNear(Flat(Operation::Max).result(), .6));
    QVERIFY(isNear(Flat(Operation::Rcp).result(), 1.666667));
    Flat both(Operation::Multiply);
    both.instruction.result = ResultPlace::SrcAndDst;
    execute(both.instruction, both.registers);
    QVERIFY(isNear(both.registers[Register::Src], {.3, .3, .3, .5}));
    QVERIFY(isNear(both.registers[Register::Dst], {.2, .2, .2, .4}));
    for (const auto& [operation, expected] : {std::pair(Operation::Degamma, .217638), {Operation::Gamma, .729740}}) {
        Flat curve(operation);
        curve.registers[Register::Src] = {.5f, .5f, .5f, 1};
        QVERIFY(isNear(curve.result(), expected));
    }
    Flat none(Operation::Rcp);
    none.registers[Register::Src] = {0, 0, 0, 0};
    QCOMPARE(none.result(), 0.0f); // DEC-30
}

void TestOpset8::VG2D_34_gammaOfOpenVg()
{
    const GammaCurve vg{0};
    QVERIFY(isNear(gammaCompressed(vg, .5f), .735206));
    QVERIFY(isNear(gammaExpanded(vg, .5f), .214304));
    QVERIFY(isNear(gammaCompressed(vg, .001f), .01292));
    QCOMPARE(gammaExpanded(vg, -1.0f), 0.0f);
    QVERIFY(isNear(gammaCompressed({}, 3.0f), 1.0));
    // Colors of a pixel at once, on both sides of where the curve becomes a line.
    for (const GammaCurve& curve : {vg, GammaCurve{2.2}, GammaCurve{0, true}}) {
        const Vec4 color{.0f, .003f, .7f, 5.0f};
        const Vec4 compressed = gammaCompressed(curve, color), expanded = gammaExpanded(curve, color);
        for (int channel = 0; channel < 3; ++channel) {
            QCOMPARE(compressed[channel], gammaCompressed(curve, color[channel]));
            QCOMPARE(expanded[channel], gammaExpanded(curve, color[channel]));
        }
        QCOMPARE(compressed.w, 5.0f);
        QCOMPARE(expanded.w, 5.0f);
    }
}

void TestOpset8::VG2D_34_operationsAboveSevenAreRefused()
{
    const std::uint32_t fine = encode({});
    for (std::uint32_t operation = 8; operation < 16; ++operation) {
        const auto refused = load(std::array{fine, fine | operation << 1});
        QVERIFY(!refused);
        QCOMPARE(refused.error().message,
                 "instruction 2: operation " + std::to_string(operation) + " is none of 0 to 7");
    }
}

void TestOpset8::VG2D_35_encodingIsReadBack()
{
    std::mt19937 random(35);
    std::vector<std::uint32_t> words;
    Sequence program;
    while (program.size() < 200) {
        Operated instruction;
        instruction.saturate = random() % 2 != 0;
        instruction.operation = static_cast<Operation>(random() % kOperationCount);
        instruction.channels = static_cast<Channels>(1 + random() % 3);
        instruction.result = instruction.operation == Operation::Multiply
                                 ? ResultPlace::SrcAndDst
                                 : std::array{ResultPlace::Src, ResultPlace::Src2, ResultPlace::Dst, ResultPlace::Tmp,
                                              ResultPlace::Output}[random() % 5];
        instruction.sourceFactor = static_cast<Factor>(random() % kFactorCount);
        instruction.source = static_cast<Register>(random() % kRegisterCount);
        instruction.destinationFactor = static_cast<Factor>(random() % kFactorCount);
        instruction.destination = static_cast<Register>(random() % kRegisterCount);
        program.push_back(instruction);
        words.push_back(encode(instruction));
    }
    QVERIFY(load(words).value() == program);
}

void TestOpset8::VG2D_35_reservedCodesAreRefused()
{
    const std::uint32_t fine = encode({});
    const auto refusal = [](std::uint32_t word) { return decode(word).error().message; };
    QCOMPARE(refusal(fine | 4u << 15), std::string("a reserved register is named"));
    QCOMPARE(refusal(fine | 7u << 23), std::string("a reserved register is named"));
    QCOMPARE(refusal(fine | 7u << 7), std::string("the result goes to a reserved place"));
    QCOMPARE(refusal(fine | 31u << 10), std::string("a reserved factor is named"));
    QCOMPARE(refusal(fine & ~(3u << 5)), std::string("no channel is named"));
    QCOMPARE(refusal(fine | 1u << 26), std::string("bits beyond the fields of a blending instruction are set"));
    QCOMPARE(refusal(fine | 4u << 1), std::string("operation 4, and no other, has two results"));
}

void TestOpset8::VG2D_35_smallerOfAlphaAndItsComplement()
{
    Registers registers;
    registers[Register::Src].w = .7f;
    QVERIFY(isNear(factorValue(Factor::MinSrcAlphaOneMinusSrcAlpha, registers, 0), .3));
    registers[Register::Src].w = .2f;
    QVERIFY(isNear(factorValue(Factor::MinSrcAlphaOneMinusSrcAlpha, registers, 3), .2));
    registers.constant = {.25f, 0, 0, .5f};
    QCOMPARE(factorValue(Factor::OverConstColor, registers, 0), 4.0f);
    QCOMPARE(factorValue(Factor::OneMinusConstAlpha, registers, 0), .5f);
}

void TestOpset8::VG2D_36_lengthsOfTheSequences()
{
    const std::array<std::size_t, kBlendModeCount> lengths{2, 2, 2, 2, 2, 4, 2, 4, 4, 2};
    for (int mode = 0; mode < kBlendModeCount; ++mode) {
        const Sequence sequence = blendSequence(modeAt(mode));
        QCOMPARE(sequence.size(), lengths[static_cast<std::size_t>(mode)]);
        QCOMPARE(instructionText(sequence[0]), std::string("op4 RGB SRC,DST = SRC*a.src, DST*a.dst"));
        QVERIFY(readsOfUnwrittenTmp(sequence).empty());
    }
}

void TestOpset8::VG2D_36_randomTuplesEqualTheFormulas()
{
    std::mt19937 random(36);
    std::uniform_real_distribution<float> channel(0.0f, 1.0f);
    const auto tuple = [&] { return Vec4{channel(random), channel(random), channel(random), channel(random)}; };
    for (int i = 0; i < 1000; ++i) {
        const Vec4 s = tuple(), d = tuple();
        for (int mode = 0; mode < kBlendModeCount; ++mode) {
            const Vec4 result = blended(modeAt(mode), s, d);
            for (int c = 0; c < 3; ++c)
                QVERIFY(isNear(result[c], formula(modeAt(mode), double{s[c]} * s.w, s.w, double{d[c]} * d.w, d.w)));
            QVERIFY(isNear(result.w, alphaFormula(modeAt(mode), s.w, d.w)));
        }
    }
}

void TestOpset8::VG2D_36_unwrittenTmpIsToldAndZero()
{
    const Operated readsTmp{false,       Operation::Add, Channels::Rgba, ResultPlace::Dst,
                            Factor::One, Register::Tmp,  Factor::One,    Register::Dst};
    Operated writesTmp = readsTmp;
    writesTmp.source = Register::Src;
    writesTmp.result = ResultPlace::Tmp;
    writesTmp.channels = Channels::Rgb;
    QCOMPARE(readsOfUnwrittenTmp(Sequence{writesTmp, readsTmp}), (std::vector<std::size_t>{1})); // Its alpha.
    writesTmp.channels = Channels::Rgba;
    QVERIFY(readsOfUnwrittenTmp(Sequence{writesTmp, readsTmp}).empty());
    Registers registers;
    registers[Register::Dst] = kDestination;
    execute(readsTmp, registers);
    QCOMPARE(registers[Register::Dst], kDestination);
}

/// All factors and equations, for color and alpha: the same bits.
void TestOpset8::everyStateOfGlEqualsTheArithmetic()
{
    std::mt19937 random(20);
    std::uniform_real_distribution<float> channel(0.0f, 1.0f);
    const auto color = [&] { return Vec4{channel(random), channel(random), channel(random), channel(random)}; };
    BlendState state;
    state.enabled = true;
    for (int sourceFactor = 0; sourceFactor < 15; ++sourceFactor) {
        for (int destinationFactor = 0; destinationFactor < 15; ++destinationFactor) {
            for (int equation = 0; equation < 25; ++equation) {
                state.sourceColor = static_cast<BlendFactor>(sourceFactor);
                state.destinationColor = static_cast<BlendFactor>(destinationFactor);
                state.colorEquation = static_cast<BlendEquation>(equation % 5);
                state.sourceAlpha = random() % 2 == 0 ? state.sourceColor : static_cast<BlendFactor>(random() % 15);
                state.destinationAlpha =
                    random() % 2 == 0 ? state.destinationColor : static_cast<BlendFactor>(random() % 15);
                state.alphaEquation = static_cast<BlendEquation>(equation / 5);
                state.constant = color();
                const Vec4 source = color(), destination = color();
                const Vec4 expected = blendedColor(state, source, destination);
                const Vec4 result = blendedByOperations(state, blendSequence(state), source, destination);
                for (int c = 0; c < 4; ++c)
                    QCOMPARE(std::bit_cast<std::uint32_t>(result[c]), std::bit_cast<std::uint32_t>(expected[c]));
            }
        }
    }
}

void TestOpset8::textNamesOperandsAndFactors()
{
    const Sequence over = blendSequence(BlendMode::SrcOver);
    QCOMPARE(instructionText(over[1]), std::string("op0 RGBA DST = SRC*1 + DST*(1-a.src)"));
    QCOMPARE(instructionText(blendSequence(BlendMode::Additive)[1]), std::string("op0 RGBA sat DST = SRC*1 + DST*1"));
    QCOMPARE(instructionText(blendSequence(BlendMode::Darken)[3]), std::string("op2 RGBA DST = min{TMP, SRC2}"));
}

VITRINE_TEST(TestOpset8)
#include "tst_opset8.moc"
