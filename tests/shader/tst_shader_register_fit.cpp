// SPDX-License-Identifier: Apache-2.0
// DEC-34: programs larger than the machine's registers.
#include <QtTest>

#include "core/shader/program_validation.h"
#include "core/shader/register_fit.h"
#include "tests/harness/test_class.h"
#include "tests/shader/random_program.h"
#include "tests/shader/shader_bench.h"

#include <random>

using namespace vitrine::core;

namespace {

Program parsed(const std::string& text)
{
    auto program = assemble(text);
    if (!program)
        qFatal("%s", program.error().message.english().c_str());
    return *std::move(program);
}

/// The listing of a program made to fit, without its directives.
QString fittedText(const std::string& text, std::uint32_t limit)
{
    const auto fitted = fitRegisters(parsed(text), limit);
    if (!fitted)
        return QString::fromStdString(fitted.error().message);
    return QString::fromStdString(disassemble(fitted->program)).section("   0  ", 1);
}

using Bits = std::vector<std::uint32_t>;

/// Each answer depends on what all lanes of the quad asked, active or not.
void answer(ThreadContext& context, const DecodedProgram& program, std::size_t position)
{
    const DeviceRequest request = deviceRequest(context, program, position);
    const std::size_t rows = 4u * request.descriptor.resultRegisters;
    const std::size_t asked = request.descriptor.inputRegisters > 0 ? 4u * request.descriptor.inputRegisters : 4u;
    std::vector<float> results(rows * request.laneCount);
    for (std::size_t lane = 0; lane < request.laneCount; ++lane) {
        std::uint32_t mixed = 0;
        for (std::size_t row = 0; row < asked; ++row)
            for (std::size_t neighbor = 0; neighbor < 4; ++neighbor)
                mixed = mixed * 31 + bitsOf(request.arguments[row * request.laneCount + (lane & ~3u) + neighbor]);
        for (std::size_t row = 0; row < rows; ++row)
            results[row * request.laneCount + lane] = static_cast<float>((mixed >> row) % 64) / 8.0f - 4.0f;
    }
    deliver(context, program, request.ticket, results);
}

/// All that a run leaves: outputs, and who was discarded. `seed` chooses inputs and when requests are answered.
Bits resultOf(const Program& program, std::uint32_t seed, std::uint64_t& executed)
{
    const auto decoded = DecodedProgram::decode(program);
    if (!decoded)
        qFatal("%s", decoded.error().message.english().c_str());
    constexpr std::uint32_t kLanes = 8;
    std::mt19937 random(seed);
    ThreadContext context;
    for (RegisterChunk& chunk : context.registers)
        chunk.values.fill(1e30f);
    context.reset(*decoded, kLanes);
    for (std::uint32_t row = decoded->layout().inputRow; row < decoded->layout().outputRow; ++row)
        for (float& value : context.row(row))
            value = static_cast<float>(random() % 33) / 4.0f - 4.0f;
    const std::vector<Vec4> uniforms{{1, 2, 3, 4}, {-1, 0.5f, 0, 7}, {0.25f, -8, 3, 1}, {2, 2, -2, 0}};
    const auto mode = seed % 2 == 0 ? SendMode::StopAtSend : SendMode::StopAtUse;
    RunStatus status = RunStatus::Waiting;
    while ((status = run(context, *decoded, uniforms, {mode, 100'000})) == RunStatus::Waiting ||
           status == RunStatus::Request)
        answer(context, *decoded, 0);
    Bits bits{static_cast<std::uint32_t>(context.discarded), status == RunStatus::Finished ? 1u : 0u};
    for (std::uint32_t output = 0; output < program.outputCount; ++output)
        for (std::uint32_t component = 0; component < 4; ++component)
            for (const float value : context.output(output, component))
                bits.push_back(bitsOf(value));
    executed = context.executedInstructions;
    return bits;
}

} // namespace

class RegisterFitTest : public QObject {
    Q_OBJECT

private slots:
    void DEC_34_fillReachesInactiveLanesAndSpillDoesNot();
    void DEC_34_fillsAndSpillsNameMemoryThatThereIs();
    void DEC_34_aProgramThatFitsStaysAsItIs();
    void DEC_34_whatIsReadLastWaitsInMemory();
    void DEC_34_constantsAreComputedAgain();
    void DEC_34_whatIsLeftOfAConstantIsComputedBehindAWrite();
    void DEC_34_deadValuesAreNotStored();
    void DEC_34_whatLoopsUseStaysInRegisters();
    void DEC_34_neighborsFindWhatTheRegisterHeld();
    void DEC_34_consecutiveRegistersStayConsecutive();
    void DEC_34_refusals();
    void DEC_34_randomProgramsComputeTheSame();
};

void RegisterFitTest::DEC_34_fillReachesInactiveLanesAndSpillDoesNot()
{
    ShaderBench bench(".fragment\n.temps 2\n.inputs 1\n.outputs 2\n.locals 1\n"
                      "MOV r0, v0\n"
                      "SPILL l0, r0\n"
                      "IF v0.y\n"
                      "ADD r0, r0, r0\n"
                      "SPILL l0.x, r0\n" // of active lanes
                      "MOV r1, r0\n"
                      "FILL r1.x, l0\n" // in all lanes
                      "ENDIF\n"
                      "MOV o0, r1\n"
                      "FILL r1, l0\n"
                      "MOV o1, r1\n");
    bench.setInput(0, 0, {1, 2, 3, 4});
    bench.setInput(0, 1, {0, 1, 0, 1});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{1, 4, 3, 8})); // lanes 0 and 2 never wrote r1.x
    QCOMPARE(bench.output(1), (std::vector<float>{0, 2, 0, 2}));
    QCOMPARE(bench.output(0, 1), (std::vector<float>{1, 4, 3, 8}));
    QCOMPARE(bench.output(1, 1), (std::vector<float>{0, 1, 0, 1}));
}

void RegisterFitTest::DEC_34_fillsAndSpillsNameMemoryThatThereIs()
{
    const std::string head = ".fragment\n.temps 1\n.outputs 1\n.locals 2\n";
    QVERIFY(validate(parsed(head + "FILL r0, l1\nSPILL l1.xy, r0\n")));
    QVERIFY(!validate(parsed(head + "FILL r0, l2\n")));
    QVERIFY(!validate(parsed(head + "SPILL l-1, r0\n")));
    QVERIFY(!validate(parsed(head + "FILL_SAT r0, l1\n")));
    QVERIFY(!validate(parsed(head + "SPILL l0, r1\n")));
}

void RegisterFitTest::DEC_34_aProgramThatFitsStaysAsItIs()
{
    const Program program = parsed(".fragment\n.temps 3\n.inputs 1\n.outputs 1\nMOV r2, v0\nMOV o0, r2\nEND");
    const auto fitted = fitRegisters(program, 3);
    QVERIFY(fitted);
    QCOMPARE(disassemble(fitted->program), disassemble(program));
    QCOMPARE(fitted->growth, 1u);
}

void RegisterFitTest::DEC_34_whatIsReadLastWaitsInMemory()
{
    // r0 and r1 are read last; r0 gives way to r3 and comes back where r3 is dead.
    const std::string text = ".fragment\n.temps 4\n.inputs 4\n.outputs 2\n"
                             "SQRT r0, v0\nSQRT r1, v1\nSQRT r2, v2\nSQRT r3, v3\n"
                             "ADD o0, r3, r2\nADD o1, r1, r0\nEND";
    QCOMPARE(fittedText(text, 3), QString("SQRT r0, v0\n"
                                          "   1  SQRT r1, v1\n"
                                          "   2  SQRT r2, v2\n"
                                          "   3  SPILL l0, r0\n"
                                          "   4  SQRT r0, v3\n"
                                          "   5  ADD o0, r0, r2\n"
                                          "   6  FILL r0, l0\n"
                                          "   7  ADD o1, r1, r0\n"
                                          "   8  END\n"));
    const auto fitted = fitRegisters(parsed(text), 3);
    QCOMPARE(int(fitted->program.tempCount), 3);
    QCOMPARE(int(fitted->program.localCount), 1);
    QCOMPARE(fitted->growth, 2u); // 9 instructions for 7
}

void RegisterFitTest::DEC_34_constantsAreComputedAgain()
{
    QCOMPARE(fittedText(".fragment\n.temps 4\n.inputs 4\n.outputs 2\n.uniforms 1\n"
                        "MUL r0, v0, c0\nSQRT r1, v1\nSQRT r2, v2\nSQRT r3, v3\n"
                        "ADD o0, r3, r2\nADD o1, r1, r0\nEND",
                        3),
             QString("MUL r0, v0, c0\n"
                     "   1  SQRT r1, v1\n"
                     "   2  SQRT r2, v2\n"
                     "   3  SQRT r0, v3\n"
                     "   4  ADD o0, r0, r2\n"
                     "   5  MUL r0, v0, c0\n"
                     "   6  ADD o1, r1, r0\n"
                     "   7  END\n"));
}

void RegisterFitTest::DEC_34_whatIsLeftOfAConstantIsComputedBehindAWrite()
{
    // r0 was given up; its new w may come to lie upon a source, so x y z must not be there before.
    QCOMPARE(fittedText(".fragment\n.temps 4\n.inputs 4\n.outputs 2\n.uniforms 1\n"
                        "MUL r0, v0, c0\nSQRT r1, v1\nSQRT r2, v2\nSQRT r3, v3\n"
                        "ADD r0.w, r1, r2\nADD o0, r3, r1\nADD o1, r2, r0\nEND",
                        3),
             QString("MUL r0, v0, c0\n"
                     "   1  SQRT r1, v1\n"
                     "   2  SQRT r2, v2\n"
                     "   3  SQRT r0, v3\n"
                     "   4  SPILL l0, r2\n"
                     "   5  ADD r2.w, r1, r2\n"
                     "   6  MUL r2.xyz, v0, c0\n"
                     "   7  ADD o0, r0, r1\n"
                     "   8  FILL r0, l0\n"
                     "   9  ADD o1, r0, r2\n"
                     "  10  END\n"));
}

void RegisterFitTest::DEC_34_deadValuesAreNotStored()
{
    const QString text = fittedText(".fragment\n.temps 4\n.inputs 4\n.outputs 1\n"
                                    "SQRT r0, v0\nSQRT r1, r0\nSQRT r2, r1\nSQRT r3, r2\nMOV o0, r3\nEND",
                                    3);
    QVERIFY(!text.contains("SPILL"));
    QVERIFY(!text.contains("FILL"));
}

void RegisterFitTest::DEC_34_whatLoopsUseStaysInRegisters()
{
    // Inside of the loop r0 … r2 and r6 are busy; r3 … r5 only wait for its end.
    const QString text = fittedText(".fragment\n.temps 7\n.inputs 4\n.outputs 4\n.uniforms 1\n"
                                    "SQRT r0, v0\nSQRT r1, v1\nSQRT r2, v2\nSQRT r3, v3\nSQRT r4, v0\nSQRT r5, v1\n"
                                    "LOOP\n"
                                    "ADD r0, r0, r1\nMUL r2, r2, r0\nCMP.GT r6, r0, c0\nIF r6.x\nBRK\nENDIF\n"
                                    "ENDLOOP\n"
                                    "MOV o0, r2\nMOV o1, r3\nMOV o2, r4\nMOV o3, r5\nEND",
                                    6);
    const QString loop = text.section("LOOP", 1, 1);
    QVERIFY(text.contains("SPILL"));
    QVERIFY2(!loop.contains("SPILL") && !loop.contains("FILL"), qPrintable(text));
}

void RegisterFitTest::DEC_34_neighborsFindWhatTheRegisterHeld()
{
    // r0 is known to every lane before the branch; in it, lanes 1 and 3 ask for a derivative across inactive lanes.
    const std::string text = ".fragment\n.temps 5\n.inputs 4\n.outputs 2\n.derivatives\n"
                             "SQRT r0, v0\nSQRT r1, v1\nSQRT r2, v2\nSQRT r3, v3\n"
                             "ADD o1, r1, r2\nADD o1, r3, r1\n"
                             "IF v1.x\nADD r4, r1, r2\nADD r4, r4, r3\nDDX r4, r0\nMOV o0, r4\nENDIF\n"
                             "ADD o1, r1, r2\nEND";
    const auto fitted = fitRegisters(parsed(text), 3);
    QVERIFY(fitted);
    ShaderBench bench(disassemble(fitted->program));
    bench.setInput(0, 0, {1, 9, 25, 81}); // roots 1 3 5 9
    bench.setInput(1, 0, {0, 1, 0, 1});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{0, 2, 0, 4}));
}

void RegisterFitTest::DEC_34_consecutiveRegistersStayConsecutive()
{
    const std::string text = ".fragment\n.temps 8\n.inputs 4\n.outputs 2\n"
                             "SQRT r0, v0\nSQRT r4, v1\nSQRT r5, v2\nSQRT r6, v3\n"
                             "SEND r2[2], ffs, r4[3]\nADD o0, r2, r3\nADD o1, r0, r0\nEND";
    QCOMPARE(fittedText(text, 2), QString("the program can't do with fewer than 3 registers"));
    // Four roots and their four SPILLs come before; after the SEND registers 2 and 3 are empty.
    QCOMPARE(fittedText(text, 4).section("\n", -9), QString("   8  FILL r0, l1\n"
                                                            "   9  FILL r1, l2\n"
                                                            "  10  FILL r2, l3\n"
                                                            "  11  SEND r0[2], ffs, r0[3]\n"
                                                            "  12  ADD o0, r0, r1\n"
                                                            "  13  FILL r2, l0\n"
                                                            "  14  ADD o1, r2, r2\n"
                                                            "  15  END\n"));
}

void RegisterFitTest::DEC_34_refusals()
{
    const std::string head = ".fragment\n.temps 5\n.inputs 1\n.outputs 1\n";
    QCOMPARE(fittedText(head + "MOV o0, v0\nEND", 2), QString("the program can't do with fewer than 3 registers"));
    for (const char* text :
         {"CALL f\nEND\nf:\nRET", "JMP f\nf:\nEND", "IF v0.x\nEND\nENDIF\nEND", "SEND r0, d0:0:IMPLICIT:2, v0\nEND",
          ".locals 1\nFILL r0, l0\nEND", ".locals 1\nSPILL l0, r0\nEND"})
        QCOMPARE(fittedText(head + text, 4), QString("the program was not made by the compiler"));
}

void RegisterFitTest::DEC_34_randomProgramsComputeTheSame()
{
    constexpr std::uint16_t kTemps = 14;
    std::uint64_t before = 0, after = 0, put = 0;
    for (std::uint32_t seed = 1; seed <= 250; ++seed) {
        const Program program = randomProgram(seed, kTemps);
        QVERIFY(validate(program));
        for (std::uint32_t limit = 3; limit <= 12; limit += 1 + seed % 3) {
            const auto fitted = fitRegisters(program, limit);
            QVERIFY(fitted);
            QVERIFY(fitted->program.tempCount <= limit);
            QVERIFY(validate(fitted->program));
            const Bits wanted = resultOf(program, seed, before);
            QVERIFY2(resultOf(fitted->program, seed, after) == wanted,
                     qPrintable(QString("seed %1, %2 registers").arg(seed).arg(limit)));
            QVERIFY(after <= fitted->growth * before);
            put += after - before;
        }
    }
    QVERIFY(put > 0);
}

VITRINE_TEST(RegisterFitTest, QCoreApplication)
#include "tst_shader_register_fit.moc"
