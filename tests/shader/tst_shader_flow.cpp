// SPDX-License-Identifier: Apache-2.0
#include <QtTest>

#include "tests/harness/test_class.h"
#include "tests/shader/shader_bench.h"

using namespace vitrine::core;

namespace {

const std::string kFlowHead = ".fragment\n.temps 4\n.inputs 1\n.outputs 1\n.literal 1 2 3 4\n.literal 10 100 0 0\n";

} // namespace

class FlowTest : public QObject {
    Q_OBJECT

private slots:
    void bothBranchesOfADivergentIfRun();
    void HIZ_32_anIfOfTwoLanesWritesTwo();
    void aBranchThatNobodyTakesIsSkipped();
    void nestedIfsJoinAgain();
    void everyLaneCountsItsOwnTurns();
    void breakAndContinueInsideOfNestedIfs();
    void innerBreakLeavesOnlyTheInnerLoop();
    void earlyReturnsWaitAtTheEndOfTheFunction();
    void returnInsideALoopOfAFunction();
    void returnOutsideOfAFunctionEndsTheLane();
    void jumpsMoveTheWholeTask();
    void discardedLanesStayAsHelpersForDerivatives();
    void theTaskEndsWhenAllCoveredLanesAreDiscarded();
    void deadLanesCannotKeepALoopAlive();
    void discardedLanesCannotKeepALoopAlive();
    void anEndlessLoopExhaustsTheBudgetAndCanGoOn();
    void endlessRecursionIsAnError();
    void singleStepsGiveTheSameAsOneRun();
    void aReusedContextStartsCleanAndDoesNotAllocate();
    void noTaskSeesWhatTheOneBeforeLeft();
};

void FlowTest::bothBranchesOfADivergentIfRun()
{
    ShaderBench bench(kFlowHead + "CMP.LT r0.x, v0, c0.z\nIF r0.x\nMOV o0.x, c0.x\nELSE\nMOV o0.x, c0.y\nENDIF\n"
                                  "ADD r1.x, v0, c0.x\nMOV o0.y, r1.x");
    bench.setInput(0, 0, {1, 5, 2, 9});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{1, 2, 1, 2}));
    QCOMPARE(bench.output(1), (std::vector<float>{2, 6, 3, 10}));
    QVERIFY(bench.context.flow.empty());
}

void FlowTest::HIZ_32_anIfOfTwoLanesWritesTwo()
{
    ShaderBench bench(kFlowHead +
                      "MOV r0.x, c1.x\nCMP.LT r1.x, v0, c0.z\nIF r1.x\nMOV r0.x, c0.x\nENDIF\nMOV o0.x, r0.x");
    bench.setInput(0, 0, {1, 5, 2, 9}); // lanes 0 and 2 are below 3
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{1, 10, 1, 10}));
}

void FlowTest::aBranchThatNobodyTakesIsSkipped()
{
    ShaderBench bench(kFlowHead + "IF v0.x\nMOV o0.x, c0.x\nMOV o0.x, c0.x\nMOV o0.x, c0.x\nENDIF\nEND");
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.context.executedInstructions, 3u); // IF, ENDIF, END
    QCOMPARE(bench.output(0)[0], 0.0f);
}

void FlowTest::nestedIfsJoinAgain()
{
    ShaderBench bench(kFlowHead +
                      "IF v0.x\nIF v0.y\nADD o0.x, o0, c0.x\nELSE\nADD o0.x, o0, c0.y\nENDIF\n"
                      "ADD o0.x, o0, c1.x\nELSE\nIF v0.y\nADD o0.x, o0, c0.w\nENDIF\nENDIF\nADD o0.x, o0, c1.y");
    bench.setInput(0, 0, {1, 1, 0, 0});
    bench.setInput(0, 1, {1, 0, 1, 0});
    bench.run();
    QCOMPARE(bench.output(0), (std::vector<float>{111, 112, 104, 100}));
}

void FlowTest::everyLaneCountsItsOwnTurns()
{
    ShaderBench bench(kFlowHead + "MOV r0.x, c1.z\nLOOP\nCMP.GE r1.x, r0, v0\nIF r1.x\nBRK\nENDIF\nADD r0.x, r0, c0.x\n"
                                  "ENDLOOP\nMOV o0.x, r0",
                      8);
    bench.setInput(0, 0, {0, 3, 1, 7, 2, 2, 5, 0});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{0, 3, 1, 7, 2, 2, 5, 0}));
}

/// for (i = 1; i <= 4; ++i) { if (i == skip) continue; else if (i > stop) break; sum += i; }
void FlowTest::breakAndContinueInsideOfNestedIfs()
{
    ShaderBench bench(kFlowHead +
                      "MOV r0.x, c1.z\nMOV r2.x, c1.z\nLOOP\nADD r0.x, r0, c0.x\n"
                      "CMP.GT r1.x, r0, c0.w\nIF r1.x\nBRK\nENDIF\n"
                      "CMP.EQ r1.x, r0, v0.x\nCMP.GT r1.y, r0.x, v0.y\n"
                      "IF r1.x\nCONT\nELSE\nIF r1.y\nBRK\nENDIF\nENDIF\nADD r2.x, r2, r0\nENDLOOP\nMOV o0.x, r2");
    bench.setInput(0, 0, {0, 2, 3, 1}); // skip
    bench.setInput(0, 1, {9, 9, 3, 1}); // stop
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{10, 8, 3, 0}));
}

void FlowTest::innerBreakLeavesOnlyTheInnerLoop()
{
    ShaderBench bench(kFlowHead +
                      "MOV r0.x, c1.z\nLOOP\nCMP.GE r1.x, r0, c0.y\nIF r1.x\nBRK\nENDIF\nADD r0.x, r0, c0.x\n"
                      "LOOP\nIF v0.x\nADD o0.x, o0, c0.x\nBRK\nENDIF\nADD o0.x, o0, c1.x\nBRK\nENDLOOP\n"
                      "ADD o0.x, o0, c1.y\nENDLOOP");
    bench.setInput(0, 0, {1, 0, 1, 0});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{202, 220, 202, 220}));
}

void FlowTest::earlyReturnsWaitAtTheEndOfTheFunction()
{
    ShaderBench bench(kFlowHead + "CALL f\nADD o0.x, o0, c1.y\nCALL f\nEND\n"
                                  "f:\nIF v0.x\nADD o0.x, o0, c0.x\nRET\nENDIF\nADD o0.x, o0, c0.y\nRET");
    bench.setInput(0, 0, {1, 0, 0, 1});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{102, 104, 104, 102}));
}

void FlowTest::returnInsideALoopOfAFunction()
{
    ShaderBench bench(kFlowHead +
                      "MOV r0.x, c1.z\nIF v0.y\nCALL count\nENDIF\nADD o0.x, r0, c1.y\nEND\n"
                      "count:\nLOOP\nCMP.GE r1.x, r0, v0\nIF r1.x\nRET\nENDIF\nADD r0.x, r0, c0.x\nENDLOOP");
    bench.setInput(0, 0, {2, 5, 0, 3});
    bench.setInput(0, 1, {1, 1, 1, 0});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{102, 105, 100, 100}));
}

void FlowTest::returnOutsideOfAFunctionEndsTheLane()
{
    ShaderBench bench(kFlowHead + "MOV o0.x, c0.x\nIF v0.x\nRET\nENDIF\nMOV o0.x, c0.y");
    bench.setInput(0, 0, {1, 0, 1, 0});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{1, 2, 1, 2}));
}

void FlowTest::jumpsMoveTheWholeTask()
{
    ShaderBench bench(kFlowHead + "JMP on\nMOV o0.x, c0.x\non:\nMOV o0.y, c0.x\nEND");
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0)[0], 0.0f);
    QCOMPARE(bench.output(1)[0], 1.0f);
    QCOMPARE(bench.context.executedInstructions, 3u);
}

void FlowTest::discardedLanesStayAsHelpersForDerivatives()
{
    ShaderBench bench(kFlowHead + "KIL v0.y\nMUL r0.x, v0, c0.y\nDDX o0.x, r0");
    bench.setInput(0, 0, {1, 4, 10, 30});
    bench.setInput(0, 1, {0, 1, 0, 0});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.context.discarded, LaneMask{0b0010});
    QCOMPARE(bench.context.survivors(), LaneMask{0b1101});
    QCOMPARE(bench.output(0), (std::vector<float>{6, 6, 40, 40}));
}

void FlowTest::theTaskEndsWhenAllCoveredLanesAreDiscarded()
{
    ShaderBench bench(kFlowHead + "KIL v0.y\nLOOP\nENDLOOP");
    bench.context.reset(bench.program, 4, 0xF, 0b0011);
    bench.setInput(0, 1, {1, 1, 0, 0});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.context.executedInstructions, 1u);
    QCOMPARE(bench.context.survivors(), LaneMask{0});
}

void FlowTest::deadLanesCannotKeepALoopAlive()
{
    ShaderBench bench(kFlowHead + "LOOP\nIF v0.x\nBRK\nENDIF\nENDLOOP\nMOV o0.x, c0.x");
    bench.context.reset(bench.program, 4, 0b0011, 0b0011);
    bench.setInput(0, 0, {1, 1, 0, 0});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0)[1], 1.0f);
}

void FlowTest::discardedLanesCannotKeepALoopAlive()
{
    // Lanes 4 to 7 would never end: they leave after the turn in which the last of them was discarded. Lanes 0 and 1
    // stay while lane 2 needs them.
    ShaderBench bench(kFlowHead + "LOOP\nADD r0.x, r0, c0.x\nKIL v0.y\nCMP.GE r1.x, r0, v0\nIF r1.x\nBRK\nENDIF\n"
                                  "ENDLOOP\nMOV o0.x, r0.x");
    bench.context.reset(bench.program, 8);
    bench.setInput(0, 0, {9, 9, 3, 1, 9, 9, 9, 9});
    bench.setInput(0, 1, {1, 1, 0, 0, 1, 1, 1, 1});
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.context.discarded, LaneMask{0b1111'0011});
    QCOMPARE(bench.output(0), (std::vector<float>{3, 3, 3, 1, 1, 1, 1, 1}));
}

void FlowTest::anEndlessLoopExhaustsTheBudgetAndCanGoOn()
{
    ShaderBench bench(kFlowHead + "LOOP\nADD r0.x, r0, c0.x\nENDLOOP");
    QCOMPARE(bench.run({.budget = 1001}), RunStatus::BudgetExhausted);
    QCOMPARE(bench.context.executedInstructions, 1001u);
    QCOMPARE(bench.context.temp(0, 0)[0], 500.0f);
    QCOMPARE(bench.run({.budget = 1000}), RunStatus::BudgetExhausted);
    QCOMPARE(bench.context.temp(0, 0)[0], 1000.0f);
}

void FlowTest::endlessRecursionIsAnError()
{
    ShaderBench bench(kFlowHead + "f:\nCALL f");
    QCOMPARE(bench.run(), RunStatus::FlowTooDeep);
}

void FlowTest::singleStepsGiveTheSameAsOneRun()
{
    const std::string text = kFlowHead + "LOOP\nCMP.GE r1.x, r0, v0\nIF r1.x\nBRK\nENDIF\nADD r0.x, r0, c0.x\nENDLOOP\n"
                                         "MUL o0, r0.x, c0\nEND";
    ShaderBench whole(text);
    ShaderBench stepped(text);
    for (ShaderBench* bench : {&whole, &stepped})
        bench->setInput(0, 0, {1, 2, 3, 4});
    QCOMPARE(whole.run(), RunStatus::Finished);
    std::uint64_t steps = 1;
    while (step(stepped.context, stepped.program, {}) == RunStatus::BudgetExhausted) {
        const ThreadContext copy = stepped.context; // a copy is a snapshot
        stepped.context = copy;
        ++steps;
    }
    QCOMPARE(steps, whole.context.executedInstructions);
    for (std::uint32_t c = 0; c < 4; ++c)
        QCOMPARE(stepped.output(c), whole.output(c));
}

void FlowTest::aReusedContextStartsCleanAndDoesNotAllocate()
{
    ShaderBench bench(kFlowHead + "IF v0.x\nMOV r0.x, c0.x\nENDIF\nMOV o0.x, r0", 64);
    bench.setInput(0, 0, {1});
    bench.run();
    QCOMPARE(bench.output(0)[7], 1.0f);
    const RegisterChunk* memory = bench.context.registers.data();
    bench.context.reset(bench.program, 4);
    QCOMPARE(bench.context.registers.data(), memory);
    bench.setInput(0, 0, {0});
    bench.run();
    QCOMPARE(bench.output(0)[0], 0.0f);
}

void FlowTest::noTaskSeesWhatTheOneBeforeLeft()
{
    const char* const programs[] = {
        "MOV o0, r1",                                  // never written
        "MOV r1.x, c0\nMOV o0, r1",                    // written in part
        "MOV o0, c[r1.y+1]",                           // as an index
        "IF v0.x\nMOV r1, c0\nENDIF\nMOV o0, r1",      // written in a branch
        "IF v0.y\nEND\nENDIF\nMOV r1, c0\nDDX o0, r1", // read from a lane that is gone
        "LOOP\nADD r1, r1, c0\nCMP.GT r0.x, r1, c0.w\nIF r0.x\nBRK\nENDIF\nENDLOOP\nMOV o0, r1",
        "CALL f\nEND\nf:\nADD o0, r1, c0\nRET",
    };
    for (const char* text : programs) {
        ShaderBench bench(kFlowHead + text, 8);
        bench.setInput(0, 1, {1, 0});
        bench.run();
        const std::vector<float> expected = bench.output(1);
        for (std::uint32_t row = bench.program.layout().outputRow; row < bench.program.layout().rowCount; ++row)
            for (float& value : bench.context.row(row))
                value = fromBits(0x40490FDBu);
        bench.context.reset(bench.program, 8);
        bench.run();
        QCOMPARE(bench.output(1), expected);
    }
}

VITRINE_TEST(FlowTest, QCoreApplication)
#include "tst_shader_flow.moc"
