// SPDX-License-Identifier: Apache-2.0
// Instructions of the pixel engine, and programs that it refuses: BYP-20 … BYP-24.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/blend/pgpe/assembler.h"
#include "core/blend/pgpe/program_check.h"
#include "tests/harness/english.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/pixel_programs.h"

#include <QTest>

#include <random>

using namespace vitrine;
using namespace vitrine::core;
using byptest::pixelProgram;
using pgpe::ObjectFormat;

namespace {

pgpe::Instruction randomInstruction(std::mt19937& random)
{
    std::vector<pgpe::Opcode> opcodes;
    for (std::size_t code = 0; code < pgpe::kOpcodeCodes; ++code)
        if (!pgpe::opcodeInfo(static_cast<pgpe::Opcode>(code)).name.empty())
            opcodes.push_back(static_cast<pgpe::Opcode>(code));
    pgpe::Instruction instruction;
    instruction.opcode = opcodes[random() % opcodes.size()];
    instruction.saturate = random() % 2 != 0;
    instruction.mask = static_cast<std::uint8_t>(random() % 16);
    instruction.destination0 = static_cast<std::uint8_t>(random() % 32);
    instruction.destination1 = static_cast<std::uint8_t>(random() % 16);
    for (pgpe::Operand& source : instruction.sources)
        source = {static_cast<std::uint8_t>(random() % 64), static_cast<pgpe::Modifier>(random() % 4),
                  static_cast<pgpe::Component>(random() % pgpe::kComponentCount)};
    return instruction;
}

/// Why a text is not loaded; empty: it is.
std::string refusal(std::string_view text, ObjectFormat target = ObjectFormat::Rgba8,
                    PgpeFormat numbers = PgpeFormat::Float32)
{
    const auto program = pgpe::assemble(text);
    if (!program)
        return program.error().message;
    const auto checked = checkProgram(*program, pgpe::targetSurfaces(target), numbers);
    return checked ? "" : checked.error().message.english();
}

} // namespace

class BypPgpeProgramsTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_20_moreThan64InstructionsAreRefused();
    void BYP_21_unsupportedFormatsAreRefused();
    void BYP_22_encodingIsReadBack();
    void BYP_22_fieldsLieWhereTheyAreSaidTo();
    void BYP_22_whatDoesNotExistIsNotDecoded();
    void BYP_22_writesToConstantsAreRefused();
    void BYP_22_textIsReadBack();
    void BYP_22_faultsOfTextNameTheirLine();
    void BYP_23_codesAreThoseOfTheSpecification();
    void BYP_23_unbalancedBranchesAreRefused();
    void BYP_23_portsAndSurfacesAreChecked();
    void BYP_24_withoutEndThereIsAWarning();
    void BYP_24_bitsOfFloatsAreRefused();
    void BYP_25_invertedFloatsAreFlagged();
};

void BypPgpeProgramsTest::BYP_20_moreThan64InstructionsAreRefused()
{
    std::string text;
    for (int i = 0; i < 63; ++i)
        text += "MOV r0, r1\n";
    QCOMPARE(refusal(text + "END\n"), std::string());
    QCOMPARE(refusal(text + "MOV r0, r1\nEND\n"),
             std::string("the program has 65 instructions, and the engine holds 64"));
    QCOMPARE(refusal("; nothing\n"), std::string("the program has no instruction"));
}

void BypPgpeProgramsTest::BYP_21_unsupportedFormatsAreRefused()
{
    const std::string text = "IN r0, cc\nEND\n";
    QCOMPARE(refusal(text, ObjectFormat::D24S8, PgpeFormat::Float32), std::string());
    QCOMPARE(refusal(text, ObjectFormat::D24S8, PgpeFormat::Fixed10),
             std::string("line 1: cc holds D24S8, which the engine's numbers (10) can't"));
    QCOMPARE(refusal("IN r0, ain\nOUT mem, r0\nEND\n", ObjectFormat::D24S8, PgpeFormat::Float16),
             std::string("line 2: mem holds D24S8, which the engine's numbers (16f) can't"));
    QCOMPARE(refusal(text, ObjectFormat::Rgb565, PgpeFormat::Fixed8), std::string());
}

void BypPgpeProgramsTest::BYP_22_encodingIsReadBack()
{
    std::mt19937 random(22);
    std::vector<std::uint64_t> words;
    pgpe::Program program;
    for (int i = 0; i < 10000; ++i) {
        program.instructions.push_back(randomInstruction(random));
        words.push_back(encode(program.instructions.back()).value());
    }
    QVERIFY(pgpe::decodeProgram(words).value().instructions == program.instructions);
}

void BypPgpeProgramsTest::BYP_22_fieldsLieWhereTheyAreSaidTo()
{
    // DP2 is octal 14; r4 and, unused, r9; r0, -r1.r, |c2.a|, ~c31.s
    pgpe::Instruction instruction{pgpe::Opcode::Dp2, true, 0b0101, 4, 9, {}};
    instruction.sources = {pgpe::Operand{0},
                           {1, pgpe::Modifier::Negate, pgpe::Component::Red},
                           {34, pgpe::Modifier::Absolute, pgpe::Component::Alpha},
                           {63, pgpe::Modifier::Invert, pgpe::Component::Stencil}};
    const std::uint64_t word = 014ull | 1ull << 6 | 0b0101ull << 7 | 4ull << 11 | 9ull << 16 |
                               (1ull | 1ull << 6 | 1ull << 8) << 31 | (34ull | 2ull << 6 | 4ull << 8) << 42 |
                               (63ull | 3ull << 6 | 6ull << 8) << 53;
    QCOMPARE(encode(instruction).value(), word);
    QCOMPARE(instructionText(instruction), std::string("DP2.rb_SAT r4, r0, -r1.r, |c2.a|, ~c31.s"));
}

void BypPgpeProgramsTest::BYP_22_whatDoesNotExistIsNotDecoded()
{
    const auto fault = [](std::uint64_t word) {
        return pgpe::decodeProgram(std::array{std::uint64_t{0}, word}).error().message;
    };
    QCOMPARE(fault(006), std::string("line 2: opcode 6 does not exist"));
    QCOMPARE(fault(077), std::string("line 2: opcode 63 does not exist"));
    QCOMPARE(fault(004 | 7ull << 28), std::string("line 2: component 7 does not exist"));
}

void BypPgpeProgramsTest::BYP_22_writesToConstantsAreRefused()
{
    QCOMPARE(refusal("IN r0, ain\n\nMOV c2, r0\nEND\n"), std::string("line 3: MOV writes to the constant register c2"));
    QCOMPARE(refusal("DMUL r0, c1, r0, r1, r2, r3\nEND\n"),
             std::string("line 1: DMUL writes to the constant register c1"));
    QCOMPARE(refusal("IN c0, ain\n"), std::string("line 1: IN writes to the constant register c0"));
    QCOMPARE(refusal("DMUL r0, r16, r0, r1, r2, r3\nEND\n"),
             std::string("line 1: the second destination is one of r0 to r15"));
    // The assembler refuses it by itself; five bits name no constant; and a program that is loaded without a text has
    // its line, too.
    const auto refused = pgpe::assemble("END\nMOV c2, r0\n");
    QVERIFY(!refused);
    QCOMPARE(refused.error().message, std::string("line 2: MOV writes to the constant register c2"));
    pgpe::Program program = pixelProgram("END\nMOV r2, r0\n");
    program.lines.clear();
    program.instructions[1].destination0 = pgpe::kFirstConstant + 2;
    QVERIFY(!encode(program.instructions[1]));
    const auto checked = checkProgram(program, pgpe::targetSurfaces(ObjectFormat::Rgba8), PgpeFormat::Float32);
    QVERIFY(!checked);
    QCOMPARE(checked.error().message, refused.error().message);
    program.instructions[1] = {pgpe::Opcode::Mov, false, 0xF, 2, 0, {pgpe::Operand{64}}};
    QVERIFY(!encode(program.instructions[1])); // nor is there a register 64
}

void BypPgpeProgramsTest::BYP_22_textIsReadBack()
{
    const pgpe::Program program = pixelProgram(".const c2 0.5 -0.25 1 1e-10\n"
                                               "IN r0, tex[1]  ; the second color\n"
                                               "IN_SAT r1, cc\n"
                                               "DMUL.rgb r0, r1, r0, r0.a, r1, r1.a\n"
                                               "CMP.a_SAT r2, -r0, |c2.r|, ~r1, r31.z\n"
                                               "BIND cc, s2\nIF r0, c2.r\nKIL r0.a, c2.g\nELSE\nENDIF\n"
                                               "OUT.rgb cc+mem, r2\nEND\n");
    QCOMPARE(program.constants[2], (Vec4{0.5f, -0.25f, 1, 1e-10f}));
    QCOMPARE(program.instructions.size(), std::size_t{11});
    QCOMPARE(program.lineOf(0), 2u);
    const std::string text = disassemble(program);
    QVERIFY(text.find("CMP.a_SAT r2, -r0, |c2.r|, ~r1, r31.z\n") != std::string::npos);
    const pgpe::Program again = pixelProgram(text);
    QVERIFY(again.instructions == program.instructions);
    QVERIFY(again.constants == program.constants);
}

void BypPgpeProgramsTest::BYP_22_faultsOfTextNameTheirLine()
{
    QCOMPARE(refusal("END\nFROB r1\n"), std::string("line 2: 'FROB' is no instruction"));
    QCOMPARE(refusal("MOV r32, r0\n"), std::string("line 1: registers and constants are those from 0 to 31"));
    QCOMPARE(refusal("MOV r0\n"), std::string("line 1: an operand is missing"));
    QCOMPARE(refusal("MOV r0, r1, r2\n"), std::string("line 1: ', r2' is one part too many"));
    QCOMPARE(refusal("MOV r0, r1.q\n"), std::string("line 1: a component is r, g, b, a, z or s"));
    QCOMPARE(refusal("IN r0, dram\n"), std::string("line 1: ports are ain, tex, cc and mem"));
    QCOMPARE(refusal(".const c0 1 2 3\n"), std::string("line 1: a constant has four numbers"));
}

void BypPgpeProgramsTest::BYP_23_codesAreThoseOfTheSpecification()
{
    const std::vector<std::pair<int, std::string_view>> codes{
        {000, "END"}, {001, "IN"},  {002, "OUT"},  {003, "BIND"}, {004, "MOV"},    {005, "KIL"},  {010, "ADD"},
        {011, "SUB"}, {012, "MUL"}, {013, "DMUL"}, {014, "DP2"},  {015, "RCP"},    {016, "GDEC"}, {017, "GENC"},
        {020, "MIN"}, {021, "MAX"}, {022, "CMP"},  {030, "IF"},   {031, "ELSEIF"}, {032, "ELSE"}, {033, "ENDIF"},
        {040, "AND"}, {041, "OR"},  {042, "XOR"},  {043, "NOT"}};
    std::size_t named = 0;
    for (int code = 0; code < 64; ++code)
        named += pgpe::opcodeInfo(static_cast<pgpe::Opcode>(code)).name.empty() ? 0 : 1;
    QCOMPARE(named, codes.size());
    for (const auto& [code, name] : codes) {
        QCOMPARE(pgpe::opcodeInfo(static_cast<pgpe::Opcode>(code)).name, name);
        QVERIFY(!pgpe::opcodeInfo(static_cast<pgpe::Opcode>(code)).help.empty());
    }
}

void BypPgpeProgramsTest::BYP_23_unbalancedBranchesAreRefused()
{
    QCOMPARE(refusal("IF r0, r1\nELSEIF r1, r2\nELSE\nENDIF\nEND\n"), std::string());
    QCOMPARE(refusal("MOV r0, r1\nIF r0, r1\nIF r0, r1\nENDIF\nEND\n"), std::string("line 2: IF without ENDIF"));
    QCOMPARE(refusal("MOV r0, r1\nENDIF\nEND\n"), std::string("line 2: ENDIF without IF"));
    QCOMPARE(refusal("ELSE\nEND\n"), std::string("line 1: ELSE without IF"));
    QCOMPARE(refusal("IF r0, r1\nELSE\nELSEIF r0, r1\nENDIF\nEND\n"), std::string("line 3: ELSEIF after ELSE"));
    QCOMPARE(refusal("IF r0, r1\nELSE\nELSE\nENDIF\nEND\n"), std::string("line 3: ELSE after ELSE"));
}

void BypPgpeProgramsTest::BYP_23_portsAndSurfacesAreChecked()
{
    QCOMPARE(refusal("OUT ain, r0\nEND\n"), std::string("line 1: OUT writes to ain, which gives alone"));
    QCOMPARE(refusal("BIND cc, s7\nEND\n"), std::string("line 1: cc is bound to no surface"));
    pgpe::Program program;
    program.instructions.resize(1);
    program.instructions[0].opcode = pgpe::Opcode::Out;
    QCOMPARE(checkProgram(program, pgpe::targetSurfaces(ObjectFormat::Rgba8), {}).error().message,
             std::string("line 1: OUT writes to no port"));
    pgpe::SurfaceTable many = pgpe::targetSurfaces(ObjectFormat::Rgba8);
    many.formats.resize(9);
    QCOMPARE(checkProgram(program, many, {}).error().message,
             std::string("the program has 9 surfaces, and the engine binds 8"));
}

void BypPgpeProgramsTest::BYP_24_withoutEndThereIsAWarning()
{
    const auto check = checkProgram(pixelProgram("IN r0, ain\n\nOUT cc, r0\n"),
                                    pgpe::targetSurfaces(ObjectFormat::Rgba8), PgpeFormat::Float32);
    QVERIFY(check);
    QCOMPARE(vitrine::test::english(check->warnings),
             std::vector<std::string>{"the program has no END: it stops after its last instruction, line 3"});
    QVERIFY(checkProgram(pixelProgram("END\n"), pgpe::targetSurfaces(ObjectFormat::Rgba8), {})->warnings.empty());
}

void BypPgpeProgramsTest::BYP_24_bitsOfFloatsAreRefused()
{
    QCOMPARE(refusal("XOR r0, r1, r2\nEND\n", ObjectFormat::Rgba8), std::string());
    QCOMPARE(refusal("XOR r0, r1, r2\nEND\n", ObjectFormat::Rgba16f),
             std::string("line 1: XOR works on stored bits, and cc holds RGBA16F"));
    pgpe::SurfaceTable unbound = pgpe::targetSurfaces(ObjectFormat::Rgba8);
    unbound.ports.fill(7);
    QCOMPARE(checkProgram(pixelProgram("NOT r0, r1\nEND\n"), unbound, {}).error().message,
             std::string("line 1: NOT works on stored bits, and cc is bound to no surface"));
}

void BypPgpeProgramsTest::BYP_25_invertedFloatsAreFlagged()
{
    const pgpe::Program program = pixelProgram("MOV r0, r1\nADD r0, ~r1, r2\nEND\n");
    const auto surfaces = pgpe::targetSurfaces(ObjectFormat::Rgba8);
    QCOMPARE(checkProgram(program, surfaces, PgpeFormat::Float32)->unclampedInverts, std::vector<std::uint8_t>{1});
    QCOMPARE(checkProgram(program, surfaces, PgpeFormat::Float16)->unclampedInverts, std::vector<std::uint8_t>{1});
    QVERIFY(checkProgram(program, surfaces, PgpeFormat::Fixed8)->unclampedInverts.empty());
}

VITRINE_TEST(BypPgpeProgramsTest)
#include "tst_byp_pgpe_programs.moc"
