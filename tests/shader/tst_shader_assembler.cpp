// SPDX-License-Identifier: Apache-2.0
#include <QtTest>

#include "core/shader/opcode_info.h"
#include "core/shader/program_validation.h"
#include "tests/harness/test_class.h"
#include "tests/shader/shader_bench.h"

#include <random>

using namespace vitrine::core;

namespace {

Source randomSource(std::mt19937& random)
{
    Source source;
    source.file = static_cast<RegisterFile>(1 + random() % 4);
    source.swizzle = static_cast<std::uint8_t>(random());
    source.negate = random() % 2 != 0;
    source.absolute = random() % 2 != 0;
    source.index = static_cast<std::uint16_t>(random());
    if (source.file == RegisterFile::Constant && random() % 2 != 0) {
        source.relative = true;
        source.addressTemp = static_cast<std::uint16_t>(random() % 100);
        source.addressComponent = static_cast<std::uint8_t>(random() % 4);
    }
    return source;
}

/// Any instruction that can be written down; fields without meaning for its opcode keep their defaults.
Instruction randomInstruction(std::mt19937& random)
{
    Instruction instruction;
    do
        instruction.opcode = static_cast<Opcode>(random() % 128);
    while (opcodeInfo(instruction.opcode).name.empty());
    const OpcodeInfo& info = opcodeInfo(instruction.opcode);
    const bool local = namesLocal(instruction.opcode);
    for (std::size_t i = 0; i < info.sourceCount; ++i)
        instruction.sources[i] = randomSource(random);
    if (info.usesCondition)
        instruction.condition = static_cast<Condition>(random() % 6);
    if (info.usesImmediate)
        instruction.immediate = static_cast<std::int32_t>(local ? random() : random() >> 1);
    if (info.writesDestination) {
        instruction.destination.file = random() % 2 != 0 ? RegisterFile::Temp : RegisterFile::Output;
        instruction.destination.index = static_cast<std::uint16_t>(random());
        instruction.destination.saturate = random() % 2 != 0;
    }
    if (info.writesDestination || writesLocal(instruction.opcode))
        instruction.destination.writeMask = static_cast<std::uint8_t>(random() % 16);
    if (instruction.opcode == Opcode::Send) {
        instruction.send = {static_cast<std::uint8_t>(random()), static_cast<std::uint8_t>(random()),
                            static_cast<LodMode>(random() % 4), static_cast<std::uint8_t>(1 + random() % 3)};
        if (random() % 2 != 0)
            instruction.sources[1 + random() % 2] = {};
    }
    instruction.sourceLine = random() % 2 != 0 ? static_cast<std::uint32_t>(random()) : 0;
    return instruction;
}

} // namespace

class AssemblerTest : public QObject {
    Q_OBJECT

private slots:
    void listingsReadAsIsaPromises();
    void sendsToUnitsNameTheirRegisters();
    void anyProgramSurvivesTheRoundTrip();
    void partnersAreFoundFromTheNesting();
    void faultyTextIsRefusedWithItsLine_data();
    void faultyTextIsRefusedWithItsLine();
    void faultyProgramsAreRefused_data();
    void faultyProgramsAreRefused();
    void randomTextNeverCrashes();
    void randomProgramsNeverCrash();
};

void AssemblerTest::listingsReadAsIsaPromises()
{
    Instruction mad;
    mad.opcode = Opcode::Mad;
    mad.destination = {RegisterFile::Temp, 0x7, false, 3};
    mad.sources[0] = {.file = RegisterFile::Temp, .swizzle = 0x24, .index = 1}; // x y z x
    mad.sources[1] = {.file = RegisterFile::Constant, .swizzle = 0x00, .index = 4};
    mad.sources[2] = {.file = RegisterFile::Temp, .negate = true, .index = 2};
    mad.sourceLine = 17;
    Program program;
    program.tempCount = 4;
    program.instructions = {mad, {}};
    QCOMPARE(QString::fromStdString(disassemble(program)), ".vertex\n.temps 4\n"
                                                           "   0  MAD r3.xyz, r1.xyzx, c4.x, -r2   ; line 17\n"
                                                           "   1  END\n");
}

void AssemblerTest::sendsToUnitsNameTheirRegisters()
{
    const auto program =
        assemble(".temps 12\n.inputs 5\nSEND r4[2], ffs, r8[4]\nSEND_SAT r2.xy, ffp, r1\nSEND r0[3].w, d5, r3[8]\n"
                 "SEND r4[2], ffs, v1[4]");
    QVERIFY(program.hasValue());
    const Instruction& first = program->instructions[0];
    QCOMPARE(int(first.send.device), 1);
    QCOMPARE(int(first.send.inputRegisters), 4);
    QCOMPARE(int(first.send.resultRegisters), 2);
    QCOMPARE(int(first.sources[0].index), 8);
    QCOMPARE(int(program->instructions[1].send.device), 2);
    QCOMPARE(int(program->instructions[1].send.inputRegisters), 1);
    QCOMPARE(program->instructions[3].sources[0].file, RegisterFile::Input);
    QVERIFY(validate(*program));
    QCOMPARE(QString::fromStdString(disassemble(*program)), ".vertex\n.temps 12\n.inputs 5\n"
                                                            "   0  SEND r4[2], ffs, r8[4]\n"
                                                            "   1  SEND_SAT r2.xy, ffp, r1\n"
                                                            "   2  SEND r0[3].w, d5, r3[8]\n"
                                                            "   3  SEND r4[2], ffs, v1[4]\n");
    auto beyond = *program;
    beyond.inputCount = 4; // v1 … v4 are asked for
    QVERIFY(!validate(beyond));
}

void AssemblerTest::anyProgramSurvivesTheRoundTrip()
{
    std::mt19937 random(1);
    for (int turn = 0; turn < 200; ++turn) {
        Program program;
        program.stage = random() % 2 != 0 ? ShaderStage::Fragment : ShaderStage::Vertex;
        program.tempCount = static_cast<std::uint16_t>(random());
        program.localCount = static_cast<std::uint16_t>(random() % 3);
        program.fragCoordInput = static_cast<std::int16_t>(random() % 3) - 1;
        program.canDiscard = random() % 2 != 0;
        program.usesDerivatives = random() % 2 != 0;
        program.literals = {{1.5f, -0.0f, fromBits(0x7FC00001u), fromBits(static_cast<std::uint32_t>(random()))}};
        for (int i = 0; i < 20; ++i)
            program.instructions.push_back(randomInstruction(random));
        // An explicit partner, so that the flow is left as it is.
        Instruction loop;
        loop.opcode = Opcode::Loop;
        loop.immediate = 99;
        program.instructions.push_back(loop);
        const std::string text = disassemble(program);
        const auto again = assemble(text);
        if (!again)
            qInfo("%s", again.error().message.english().c_str());
        QVERIFY(again.hasValue());
        QCOMPARE(QString::fromStdString(disassemble(*again)), QString::fromStdString(text));
        QCOMPARE(again->instructions.size(), program.instructions.size());
        QCOMPARE(again->tempCount, program.tempCount);
        QCOMPARE(again->fragCoordInput, program.fragCoordInput);
        QCOMPARE(bitsOf(again->literals[0].w), bitsOf(program.literals[0].w));
        for (std::size_t i = 0; i < program.instructions.size(); ++i) {
            const Instruction& a = program.instructions[i];
            const Instruction& b = again->instructions[i];
            QVERIFY(a.opcode == b.opcode && a.immediate == b.immediate && a.sourceLine == b.sourceLine);
            QVERIFY(a.destination.writeMask == b.destination.writeMask && a.send.device == b.send.device);
            QVERIFY(a.sources[0].swizzle == b.sources[0].swizzle && a.sources[1].index == b.sources[1].index);
        }
    }
}

void AssemblerTest::partnersAreFoundFromTheNesting()
{
    const Program program = std::move(assemble("LOOP\nIF v0\nBRK\nELSE\nCONT\nENDIF\nENDLOOP\nIF v0\nENDIF")).value();
    const int expected[] = {6, 3, 6, 5, 6, 0, 0, 8, 0};
    for (std::size_t i = 0; i < 9; ++i)
        QCOMPARE(program.instructions[i].immediate, expected[i]);
}

void AssemblerTest::faultyTextIsRefusedWithItsLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    QTest::newRow("unknown instruction") << "END\nFOO r1"
                                         << "Line 2: 'FOO'";
    QTest::newRow("missing operand") << "ADD r0, r1"
                                     << "Line 1: an operand is missing";
    QTest::newRow("extra operand") << "MOV r0, r1, r2"
                                   << "one operand too many";
    QTest::newRow("constant as destination") << "MOV c0, r1"
                                             << "no temp or output";
    QTest::newRow("number out of range") << "MOV r70000, r1"
                                         << "out of range";
    QTest::newRow("bad swizzle") << "MOV r0, r1.xq"
                                 << "swizzle";
    QTest::newRow("bad condition") << "CMP.XX r0, r1, r2"
                                   << "comparison";
    QTest::newRow("unknown label") << "JMP nowhere"
                                   << "no label 'nowhere'";
    QTest::newRow("unknown directive") << ".colour 3"
                                       << "directive '.colour'";
    QTest::newRow("short literal") << ".literal 1 2 3"
                                   << "directive '.literal'";
    QTest::newRow("unknown device") << "SEND r0, ffx, r1"
                                    << "d0 … d255, ffs, ffp or ffb";
    QTest::newRow("TEX with registers") << "SEND r0, d0, r1[2]"
                                        << "':' is missing";
    QTest::newRow("open if") << "IF v0.x"
                             << "never closed";
}

void AssemblerTest::faultyTextIsRefusedWithItsLine()
{
    QFETCH(QString, text);
    QFETCH(QString, part);
    const auto program = assemble(text.toStdString());
    QVERIFY(!program.hasValue());
    QVERIFY2(QString::fromStdString(program.error().message).contains(part), program.error().message.english().c_str());
}

void AssemblerTest::faultyProgramsAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("part");
    const QString head = ".temps 2\n.inputs 1\n.outputs 1\n.uniforms 2\n";
    const auto add = [&head](const char* name, const char* text, const char* part) {
        QTest::newRow(name) << head + text << QString(part);
    };
    add("temp outside", "MOV r0, r2", "Instruction 0 (MOV) reads a register outside");
    add("constant outside", "END\nMOV r0, c2", "Instruction 1 (MOV) reads a register outside");
    add("output outside", "MOV o1, v0", "writes a register outside");
    add("address outside", "MOV r0, c[r2.x+0]", "takes its index");
    add("results outside", "SEND r1, d0:0:BIAS:2, v0", "writes a register outside");
    add("inputs outside", "SEND r0, ffs, r1[2]", "Instruction 0 (SEND) reads a register outside");
    add("too many inputs", "SEND r0, ffs, r1[9]", "gives more than eight registers");
    add("partner of if", "IF v0.x, @2\nENDIF\nEND", "Instruction 0 (IF) does not name its partner");
    add("else without if", "ELSE @1\nENDIF", "has no IF");
    add("crossed", "LOOP @2\nIF v0.x, @3\nENDLOOP\nENDIF", "has no LOOP");
    add("break outside", "BRK @0", "outside of every LOOP");
    add("jump out", "JMP @7", "leads out of the program");
    add("jump into a block", "JMP @2\nIF v0.x\nMOV o0, v0\nENDIF", "leads into another block");
    add("call into a block", "CALL @2\nLOOP\nMOV o0, v0\nENDLOOP", "leads into another block");
}

void AssemblerTest::faultyProgramsAreRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, part);
    const auto program = assemble(text.toStdString());
    const auto decoded = program ? DecodedProgram::decode(*program) : Result<DecodedProgram>(program.error());
    QVERIFY(!decoded.hasValue());
    QVERIFY2(QString::fromStdString(decoded.error().message).contains(part), decoded.error().message.english().c_str());
}

void AssemblerTest::randomTextNeverCrashes()
{
    std::mt19937 random(2);
    const std::string good =
        disassemble(*assemble(".temps 4\n.literal 1 2 3 4\nMAD_SAT r3.xyz, -|r1.xyzx|, c[r0.x+1], _\n"
                              "CMP.LT r0, r1, r2\nSEND r0, d0:1:BIAS, r1, r2\nIF r0\nENDIF"));
    for (int turn = 0; turn < 5000; ++turn) {
        std::string text = good;
        for (int i = 0; i < 3; ++i)
            text[random() % text.size()] = static_cast<char>(random() % 128);
        if (auto program = assemble(text))
            (void)validate(*program);
    }
}

void AssemblerTest::randomProgramsNeverCrash()
{
    std::mt19937 random(3);
    int ran = 0;
    for (int turn = 0; turn < 3000; ++turn) {
        Program program;
        program.tempCount = program.inputCount = program.outputCount = program.localCount = 3;
        program.literals.resize(3);
        for (int i = 0; i < 12; ++i) {
            Instruction instruction = randomInstruction(random);
            for (Source& source : instruction.sources) {
                source.index %= 4;
                source.addressTemp %= 4;
            }
            instruction.destination.index %= 3;
            instruction.send.resultRegisters = 1;
            instruction.immediate &= 15;
            if (random() % 40 != 0 && (instruction.opcode == Opcode::Else || instruction.opcode == Opcode::EndIf))
                continue;
            program.instructions.push_back(instruction);
        }
        for (std::size_t i = 0; i < program.instructions.size(); ++i)
            for (Source& source : program.instructions[i].sources)
                source.index %= 3;
        (void)linkFlow(program);
        auto decoded = DecodedProgram::decode(program);
        if (!decoded)
            continue;
        ++ran;
        ThreadContext context;
        context.reset(*decoded, 8);
        for (int answers = 0; answers < 20; ++answers) {
            if (run(context, *decoded, {}, {.budget = 200}) == RunStatus::Finished || context.pending.empty())
                break;
            deliver(context, *decoded, context.pending[0].ticket, std::vector<float>(32, 1.0f));
        }
    }
    QVERIFY(ran > 20);
}

VITRINE_TEST(AssemblerTest, QCoreApplication)
#include "tst_shader_assembler.moc"
