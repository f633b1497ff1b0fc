// SPDX-License-Identifier: Apache-2.0
#include <QtTest>

#include "core/shader/opcode_class.h"
#include "core/shader/opcode_info.h"
#include "tests/harness/test_class.h"
#include "tests/shader/shader_bench.h"

#include <limits>

using namespace vitrine::core;

namespace {

constexpr float kDenormal = 1e-45f;

std::uint32_t f(float value)
{
    return bitsOf(value);
}

constexpr std::uint32_t i(std::int32_t value)
{
    return static_cast<std::uint32_t>(value);
}

constexpr std::uint32_t kTrue = ~0u;
constexpr std::int32_t kIntMin = std::numeric_limits<std::int32_t>::min();
constexpr std::int32_t kIntMax = std::numeric_limits<std::int32_t>::max();

} // namespace

class OpcodesTest : public QObject {
    Q_OBJECT

private slots:
    void oneComponent_data();
    void oneComponent();
    void everyNaNOfArithmeticIsThePositiveQuietOne();
    void dotProductsFillEveryWrittenComponent();
    void swizzlesReadTheOldValueOfTheirOwnDestination();
    void writeMaskKeepsTheOtherComponents();
    void saturationClampsAndTurnsNaNIntoZero();
    void signsApplyToEveryKindOfSource();
    void relativeConstantsAreClampedToTheFile();
    void localMemoryIsPerLaneAndBoundsSafe();
    void derivativesAreDifferencesInsideTheQuad();
    void depthAndAuxiliaryAreKept();
    void HIZ_32_bitsSixToFourChooseTheClass();
    void HIZ_32_codesWithoutAClassAreIllegal();
};

/// Lanes 0 … 3 all compute `instruction` on x of three inputs.
void OpcodesTest::oneComponent_data()
{
    QTest::addColumn<QString>("instruction");
    QTest::addColumn<quint32>("a");
    QTest::addColumn<quint32>("b");
    QTest::addColumn<quint32>("c");
    QTest::addColumn<quint32>("expected");
    int row = 0;
    const auto add = [&row](const char* text, std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t e) {
        QTest::addRow("%d %s", row++, text) << QString(text) << a << b << c << e;
    };
    add("MOV o0.x, v0", 0x7FA00001u, 0, 0, 0x7FA00001u); // a signaling NaN passes untouched
    add("CMP.LT o0.x, v0, v1", f(1), f(2), 0, kTrue);
    add("CMP.LT o0.x, v0, v1", f(kNaN), f(2), 0, 0);
    add("CMP.LE o0.x, v0, v1", f(2), f(2), 0, kTrue);
    add("CMP.EQ o0.x, v0, v1", f(0.0f), f(-0.0f), 0, kTrue);
    add("CMP.EQ o0.x, v0, v1", f(kNaN), f(kNaN), 0, 0);
    add("CMP.NE o0.x, v0, v1", f(kNaN), f(kNaN), 0, kTrue);
    add("CMP.GE o0.x, v0, v1", f(kInf), f(3), 0, kTrue);
    add("CMP.GT o0.x, v0, v1", f(3), f(3), 0, 0);
    add("ICMP.LT o0.x, v0, v1", i(-1), i(0), 0, kTrue);
    add("ICMP.LE o0.x, v0, v1", i(1), i(0), 0, 0);
    add("ICMP.LE o0.x, v0, v1", i(5), i(5), 0, kTrue);
    add("ICMP.EQ o0.x, v0, v1", i(-7), i(-7), 0, kTrue);
    add("ICMP.NE o0.x, v0, v1", i(-7), i(-7), 0, 0);
    add("ICMP.GE o0.x, v0, v1", i(kIntMin), i(kIntMax), 0, 0);
    add("ICMP.GE o0.x, v0, v1", i(4), i(4), 0, kTrue);
    add("ICMP.GT o0.x, v0, v1", i(kIntMax), i(kIntMin), 0, kTrue);
    add("SEL o0.x, v0, v1, v2", kTrue, f(1), f(2), f(1));
    add("SEL o0.x, v0, v1, v2", 0, f(1), f(2), f(2));
    add("FTOI o0.x, v0", f(-2.9f), 0, 0, i(-2));
    add("FTOI o0.x, v0", f(2.9f), 0, 0, i(2));
    add("FTOI o0.x, v0", f(2147483520.0f), 0, 0, i(2147483520));
    add("FTOI o0.x, v0", f(2147483648.0f), 0, 0, i(kIntMax));
    add("FTOI o0.x, v0", f(-2147483648.0f), 0, 0, i(kIntMin));
    add("FTOI o0.x, v0", f(kInf), 0, 0, i(kIntMax));
    add("FTOI o0.x, v0", f(-kInf), 0, 0, i(kIntMin));
    add("FTOI o0.x, v0", f(kNaN), 0, 0, i(0));
    add("ITOF o0.x, v0", i(-3), 0, 0, f(-3));
    add("ITOF o0.x, v0", i(16777217), 0, 0, f(16777216.0f)); // halfway: to even
    add("ITOF o0.x, v0", i(kIntMax), 0, 0, f(2147483648.0f));
    add("AND o0.x, v0, v1", 0xFF00FF00u, 0x0FF00FF0u, 0, 0x0F000F00u);
    add("OR o0.x, v0, v1", 0xFF00FF00u, 0x0FF00FF0u, 0, 0xFFF0FFF0u);
    add("XOR o0.x, v0, v1", 0xFF00FF00u, 0x0FF00FF0u, 0, 0xF0F0F0F0u);
    add("NOT o0.x, v0", 0xFF00FF00u, 0, 0, 0x00FF00FFu);
    add("ADD o0.x, v0, v1", f(1.5f), f(2.25f), 0, f(3.75f));
    add("ADD o0.x, v0, v1", f(kDenormal), f(kDenormal), 0, 2u); // DEC-35: denormals are kept
    add("MUL o0.x, v0, v1", f(3.4e38f), f(10), 0, f(kInf));
    add("MUL o0.x, v0, v1", f(0x1p-75f), f(0x1p-74f), 0, 1u);
    // (1 + 2⁻¹²)² = 1 + 2⁻¹¹ + 2⁻²⁴ rounds to 1 + 2⁻¹¹; fused, the sum would be 2⁻²⁴.
    add("MAD o0.x, v0, v1, v2", f(1 + 0x1p-12f), f(1 + 0x1p-12f), f(-(1 + 0x1p-11f)), f(0));
    add("MIN o0.x, v0, v1", f(1), f(2), 0, f(1));
    add("MIN o0.x, v0, v1", f(2), f(1), 0, f(1));
    add("MIN o0.x, v0, v1", f(kNaN), f(2), 0, f(2));
    add("MIN o0.x, v0, v1", f(2), f(kNaN), 0, f(2));
    add("MAX o0.x, v0, v1", f(1), f(2), 0, f(2));
    add("MAX o0.x, v0, v1", f(kNaN), f(-2), 0, f(-2));
    add("MAX o0.x, v0, v1", f(-2), f(kNaN), 0, f(-2));
    add("MAX o0.x, v0, v1", f(kInf), f(kNaN), 0, f(kInf));
    add("RCP o0.x, v0", f(4), 0, 0, f(0.25f));
    add("RCP o0.x, v0", f(-0.0f), 0, 0, f(-kInf));
    add("RCP o0.x, v0", f(3), 0, 0, 0x3EAAAAABu);
    add("RSQ o0.x, v0", f(4), 0, 0, f(0.5f));
    add("RSQ o0.x, v0", f(0), 0, 0, f(kInf));
    add("RSQ o0.x, v0", f(-1), 0, 0, f(kNaN));
    add("FRC o0.x, v0", f(2.75f), 0, 0, f(0.75f));
    add("FRC o0.x, v0", f(-0.25f), 0, 0, f(0.75f));
    add("FLR o0.x, v0", f(-0.25f), 0, 0, f(-1));
    add("FLR o0.x, v0", f(-0.0f), 0, 0, f(-0.0f));
    add("FLR o0.x, v0", f(1e30f), 0, 0, f(1e30f));
    add("FLR o0.x, v0", f(kInf), 0, 0, f(kInf));
    add("ABS o0.x, v0", f(-3.5f), 0, 0, f(3.5f));
    add("IADD o0.x, v0, v1", i(kIntMax), i(1), 0, i(kIntMin));
    add("IMUL o0.x, v0, v1", i(-3), i(7), 0, i(-21));
    add("IMUL o0.x, v0, v1", i(65536), i(65536), 0, 0);
    add("IDIV o0.x, v0, v1", i(-7), i(2), 0, i(-3));
    add("IDIV o0.x, v0, v1", i(7), i(0), 0, 0);
    add("IDIV o0.x, v0, v1", i(kIntMin), i(-1), 0, i(kIntMin));
    add("IMOD o0.x, v0, v1", i(-7), i(2), 0, i(-1));
    add("IMOD o0.x, v0, v1", i(7), i(0), 0, 0);
    add("IMOD o0.x, v0, v1", i(kIntMin), i(-1), 0, 0);
    add("INEG o0.x, v0", i(5), 0, 0, i(-5));
    add("INEG o0.x, v0", i(kIntMin), 0, 0, i(kIntMin));
    add("DIV o0.x, v0, v1", f(1), f(3), 0, 0x3EAAAAABu);
    add("DIV o0.x, v0, v1", f(1), f(0), 0, f(kInf));
    add("DIV o0.x, v0, v1", f(0), f(0), 0, f(kNaN));
    add("SQRT o0.x, v0", f(2), 0, 0, 0x3FB504F3u);
    add("SQRT o0.x, v0", f(-1), 0, 0, f(kNaN));
    add("CEIL o0.x, v0", f(1.25f), 0, 0, f(2));
    add("CEIL o0.x, v0", f(-0.5f), 0, 0, f(-0.0f));
    add("SIGN o0.x, v0", f(-9), 0, 0, f(-1));
    add("SIGN o0.x, v0", f(kDenormal), 0, 0, f(1));
    add("SIGN o0.x, v0", f(-0.0f), 0, 0, f(0));
    add("SIGN o0.x, v0", f(kNaN), 0, 0, f(0));
    add("EXP2 o0.x, v0", f(-3), 0, 0, f(0.125f));
    add("LOG2 o0.x, v0", f(8), 0, 0, f(3));
    add("POW o0.x, v0, v1", f(3), f(4), 0, f(81));
    add("ATAN2 o0.x, v0, v1", f(1), f(-1), 0, 0x4016CBE4u); // 3π/4
}

void OpcodesTest::oneComponent()
{
    QFETCH(QString, instruction);
    QFETCH(quint32, a);
    QFETCH(quint32, b);
    QFETCH(quint32, c);
    QFETCH(quint32, expected);
    for (std::uint32_t lanes : {4u, 12u, 64u}) {
        ShaderBench bench(".inputs 3\n.outputs 1\n" + instruction.toStdString() + "\nEND", lanes);
        bench.setInput(0, 0, {fromBits(a)});
        bench.setInput(1, 0, {fromBits(b)});
        bench.setInput(2, 0, {fromBits(c)});
        QCOMPARE(bench.run(), RunStatus::Finished);
        QCOMPARE(bench.context.executedInstructions, 2u);
        for (float value : bench.output(0))
            QCOMPARE(bitsOf(value), expected);
    }
}

void OpcodesTest::everyNaNOfArithmeticIsThePositiveQuietOne()
{
    for (const char* text : {"ADD o0, v0, -v0", "MUL o0, v0, v1", "DIV o0, v1, v1", "MAD o0, v0, v1, v2",
                             "DP2 o0, v0, v1", "SIN o0, v0", "FRC o0, v0", "RSQ o0, -v0", "ADD o0, v2, v1"}) {
        ShaderBench bench(std::string(".inputs 3\n.outputs 1\n") + text);
        for (std::uint32_t c = 0; c < 4; ++c) {
            bench.setInput(0, c, {kInf});
            bench.setInput(2, c, {fromBits(0xFFC12345u)});
        }
        bench.run();
        QCOMPARE(bitsOf(bench.output(3)[2]), 0x7FC00000u);
    }
}

void OpcodesTest::dotProductsFillEveryWrittenComponent()
{
    ShaderBench bench(".inputs 2\n.outputs 3\nDP2 o0, v0, v1\nDP3 o1.yw, v0, v1\nDP4 o2.x, v0, v1.wzyx");
    for (std::uint32_t c = 0; c < 4; ++c) {
        bench.setInput(0, c, {static_cast<float>(c + 1)});  // 1 2 3 4
        bench.setInput(1, c, {static_cast<float>(10 * c)}); // 0 10 20 30
    }
    bench.run();
    QCOMPARE(bench.output(0, 0)[1], 20.0f);
    QCOMPARE(bench.output(3, 0)[3], 20.0f);
    QCOMPARE(bench.output(0, 1)[0], 0.0f);
    QCOMPARE(bench.output(1, 1)[0], 80.0f);
    QCOMPARE(bench.output(3, 1)[0], 80.0f);
    QCOMPARE(bench.output(0, 2)[0], 100.0f); // 1·30 + 2·20 + 3·10 + 4·0
}

void OpcodesTest::swizzlesReadTheOldValueOfTheirOwnDestination()
{
    ShaderBench bench(
        ".temps 1\n.inputs 1\n.outputs 1\nMOV r0, v0\nMOV r0, r0.yxwz\nADD r0.yzw, r0.x, r0.y\nMOV o0, r0");
    for (std::uint32_t c = 0; c < 4; ++c)
        bench.setInput(0, c, {static_cast<float>(1 << c)}); // 1 2 4 8
    bench.run();
    QCOMPARE(bench.output(0)[0], 2.0f);
    QCOMPARE(bench.output(1)[0], 3.0f);
    QCOMPARE(bench.output(2)[0], 3.0f);
    QCOMPARE(bench.output(3)[0], 3.0f);
}

void OpcodesTest::writeMaskKeepsTheOtherComponents()
{
    ShaderBench bench(".outputs 1\n.literal 1 2 3 4\nMOV o0, c0\nMOV o0.yw, c0.x");
    bench.run();
    QCOMPARE(bench.output(0)[0], 1.0f);
    QCOMPARE(bench.output(1)[0], 1.0f);
    QCOMPARE(bench.output(2)[0], 3.0f);
    QCOMPARE(bench.output(3)[0], 1.0f);
}

void OpcodesTest::saturationClampsAndTurnsNaNIntoZero()
{
    ShaderBench bench(".inputs 1\n.outputs 1\nMOV_SAT o0, v0");
    bench.setInput(0, 0, {-1.0f, 0.5f, 7.0f, kNaN});
    bench.run();
    QCOMPARE(bench.output(0), (std::vector<float>{0.0f, 0.5f, 1.0f, 0.0f}));
}

void OpcodesTest::signsApplyToEveryKindOfSource()
{
    ShaderBench bench(".temps 1\n.inputs 1\n.outputs 4\n.uniforms 1\n.literal -3 0 0 0\n"
                      "ADD o0.x, -|v0|, c0.y\nMOV o1.x, |c1|\nMOV o2.x, -c0.z\nMOV r0.x, c0.y\nMOV o3.x, -|c[r0.x+1]|");
    bench.uniforms = {{0.0f, 0.0f, 5.0f, 0.0f}};
    bench.setInput(0, 0, {-2.0f, 2.0f, 4.0f, -8.0f});
    bench.run();
    QCOMPARE(bench.output(0), (std::vector<float>{-2.0f, -2.0f, -4.0f, -8.0f}));
    QCOMPARE(bench.output(0, 1)[0], 3.0f);
    QCOMPARE(bench.output(0, 2)[0], -5.0f);
    QCOMPARE(bench.output(0, 3)[0], -3.0f);
}

void OpcodesTest::relativeConstantsAreClampedToTheFile()
{
    ShaderBench bench(".temps 1\n.inputs 1\n.outputs 1\n.uniforms 2\n.literal 30 0 0 0\n"
                      "MOV r0.y, v0.x\nMOV o0.x, c[r0.y+1].x");
    bench.uniforms = {{10, 0, 0, 0}, {20, 0, 0, 0}};
    bench.setInput(0, 0, {fromBits(i(-1)), fromBits(i(0)), fromBits(i(kIntMax)), fromBits(i(kIntMin))});
    bench.run();
    QCOMPARE(bench.output(0), (std::vector<float>{10, 20, 30, 10}));
}

void OpcodesTest::localMemoryIsPerLaneAndBoundsSafe()
{
    ShaderBench bench(".temps 1\n.inputs 2\n.outputs 2\n.locals 2\n"
                      "STL l1.xz, v0.x, v1\nLDL o0, l1, v0.x\nLDL o1, l0, v0.y");
    bench.setInput(0, 0, {fromBits(i(0)), fromBits(i(-1)), fromBits(i(1)), fromBits(i(kIntMax))});
    for (std::uint32_t c = 0; c < 4; ++c)
        bench.setInput(1, c, {static_cast<float>(c + 5)}); // 5 6 7 8
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0, 0), (std::vector<float>{5, 5, 0, 0}));
    QCOMPARE(bench.output(1, 0), (std::vector<float>{0, 0, 0, 0}));
    QCOMPARE(bench.output(2, 0), (std::vector<float>{7, 7, 0, 0}));
    QCOMPARE(bench.output(0, 1), (std::vector<float>{0, 5, 0, 0})); // l0: only lane 1 wrote there
}

void OpcodesTest::derivativesAreDifferencesInsideTheQuad()
{
    ShaderBench bench(".inputs 1\n.outputs 2\nDDX o0, v0\nDDY o1, v0", 8);
    bench.setInput(0, 0, {1, 3, 10, 50, 0, 0, 0, 7});
    bench.run();
    QCOMPARE(bench.output(0, 0), (std::vector<float>{2, 2, 40, 40, 0, 0, 7, 7}));
    QCOMPARE(bench.output(0, 1), (std::vector<float>{9, 47, 9, 47, 0, 7, 0, 7}));
}

void OpcodesTest::depthAndAuxiliaryAreKept()
{
    ShaderBench bench(".fragment\n.inputs 1\n.outputs 1\nIF v0.y\nODEP v0.x\nSTOUT v0.x\nENDIF");
    bench.setInput(0, 0, {1, 2, 3, 4});
    bench.setInput(0, 1, {1, 0, 1, 0});
    bench.run();
    QCOMPARE(bench.context.depth()[0], 1.0f);
    QCOMPARE(bench.context.depth()[1], 0.0f);
    QCOMPARE(bench.context.auxiliary(3)[2], 3.0f);
    QCOMPARE(bench.context.stored, LaneMask{0b0101});
}

void OpcodesTest::HIZ_32_bitsSixToFourChooseTheClass()
{
    const auto classOf = [](unsigned code) { return opcodeClass(static_cast<Opcode>(code)); };
    QCOMPARE(classOf(0x01), OpcodeClass::Move);
    QCOMPARE(classOf(0x12), OpcodeClass::Logic);
    QCOMPARE(classOf(0x20), OpcodeClass::Flow);
    QCOMPARE(classOf(0x31), OpcodeClass::Misc);
    QCOMPARE(classOf(0x40), OpcodeClass::ComponentMath);
    QCOMPARE(classOf(0x52), OpcodeClass::VectorMath);
    QCOMPARE(static_cast<int>(Opcode::Cmp), 0x01); // the codes mean what spec/00 §6 says
    QCOMPARE(static_cast<int>(Opcode::Xor), 0x12);
    QCOMPARE(static_cast<int>(Opcode::Jmp), 0x20);
    QCOMPARE(static_cast<int>(Opcode::Send), 0x31);
    QCOMPARE(static_cast<int>(Opcode::Add), 0x40);
    QCOMPARE(static_cast<int>(Opcode::Dp4), 0x52);
}

/// Class 6 holds the transcendental functions 60–6C; nothing else of it is an instruction, and nothing of class 7.
void OpcodesTest::HIZ_32_codesWithoutAClassAreIllegal()
{
    for (unsigned code = 0x60; code <= 0x6C; ++code) {
        QCOMPARE(opcodeClass(static_cast<Opcode>(code)), OpcodeClass::Transcendental);
        QVERIFY(!opcodeInfo(static_cast<Opcode>(code)).name.empty());
    }
    for (unsigned code = 0x6D; code <= 0x7F; ++code) {
        Program program = *assemble(".temps 1\nMOV r0, r0\nEND");
        program.instructions[0].opcode = static_cast<Opcode>(code);
        const auto decoded = DecodedProgram::decode(program);
        QVERIFY(!decoded.hasValue());
        QVERIFY2(decoded.error().message.english().find("illegal instruction") != std::string::npos,
                 decoded.error().message.english().c_str());
    }
}

VITRINE_TEST(OpcodesTest, QCoreApplication)
#include "tst_shader_opcodes.moc"
