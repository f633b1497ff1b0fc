// SPDX-License-Identifier: Apache-2.0
#include <QtTest>

#include "tests/harness/test_class.h"
#include "tests/shader/shader_bench.h"

#include <limits>

using namespace vitrine::core;

namespace {

const std::string kRequestHead = ".fragment\n.temps 8\n.inputs 2\n.outputs 1\n.literal 1 2 3 4\n";

/// A whole answer of one register with the same value in every component and lane.
std::vector<float> flat(float value, std::uint32_t lanes = 4, std::uint32_t registers = 1)
{
    return std::vector<float>(std::size_t{4} * lanes * registers, value);
}

constexpr RunOptions kAtUse = {.sendMode = SendMode::StopAtUse};

} // namespace

class RequestsTest : public QObject {
    Q_OBJECT

private slots:
    void aRequestShowsItsArgumentsPerLane();
    void argumentsAreThoseOfTheMomentOfTheSend();
    void answersGoOnlyToTheLanesAndComponentsAsked();
    void dependentRequestsChain_HET11();
    void severalRequestsAreInFlightUntilTheFirstUse_HET11();
    void readingTwiceDoesNotPostTwice_HET11();
    void writingAnOutstandingRegisterWaits();
    void waitNeedsEveryAnswer();
    void theTaskDoesNotEndBeforeItsRequests();
    void resultsMayFillSeveralRegisters();
    void moreThanTheMostRequestsWait();
    void aCopyOfTheContextCarriesItsRequests();
    void aUnitGetsConsecutiveRegisters_HET08();
    void aSendWaitsForEveryInput_HET11();
    void eightInputsOfTwoRequestsStayApart();
};

void RequestsTest::aUnitGetsConsecutiveRegisters_HET08()
{
    ShaderBench bench(kRequestHead + "MOV r2, c0\nMOV r3, c0.w\nSEND r4[2], ffs, r2[2]\nMOV r2, c0.y\nMOV o0, r5");
    QCOMPARE(bench.run(), RunStatus::Request);
    QCOMPARE(bench.run(), RunStatus::Waiting); // r2 is another's by now.
    const DeviceRequest request = deviceRequest(bench.context, bench.program, 0);
    QCOMPARE(int(request.descriptor.device), 1);
    QCOMPARE(request.inputs().size(), std::size_t{2 * 4 * 4});
    const float expected[] = {1, 2, 3, 4, 4, 4, 4, 4};
    for (std::size_t row = 0; row < 8; ++row)
        for (std::size_t lane = 0; lane < 4; ++lane)
            QCOMPARE(request.inputs()[4 * row + lane], expected[row]);
    std::vector<float> answer = flat(0.5f, 4, 2);
    answer[16] = 0.25f; // r5.x of lane 0
    deliver(bench.context, bench.program, request.ticket, answer);
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0)[0], 0.25f);
    QCOMPARE(bench.output(3)[3], 0.5f);
}

void RequestsTest::aSendWaitsForEveryInput_HET11()
{
    // r4 is the last of three inputs, and not yet there.
    ShaderBench bench(kRequestHead + "SEND r4, d0:0:IMPLICIT, v0\nSEND r6, ffb, r2[3]\nMOV o0, r6");
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    QCOMPARE(bench.context.pending.size(), 1u);
    ShaderBench before(kRequestHead + "SEND r5, d0:0:IMPLICIT, v0\nSEND r6, ffb, r2[3]\nMOV o0, r6");
    QCOMPARE(before.run(kAtUse), RunStatus::Waiting);
    QCOMPARE(before.context.pending.size(), 2u);
}

void RequestsTest::eightInputsOfTwoRequestsStayApart()
{
    ShaderBench bench(".fragment\n.temps 12\n.outputs 1\n.literal 1 2 3 4\nMOV r7, c0\nSEND r8, d7, r0[8]\n"
                      "MOV r7, c0.w\nSEND r9, d7, r0[8]\nADD o0, r8, r9");
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    QCOMPARE(bench.program.argumentRows(), 32u);
    QCOMPARE(deviceRequest(bench.context, bench.program, 0).inputs()[4 * 28], 1.0f); // r7.x
    QCOMPARE(deviceRequest(bench.context, bench.program, 1).inputs()[4 * 28], 4.0f);
}

void RequestsTest::aRequestShowsItsArgumentsPerLane()
{
    ShaderBench bench(kRequestHead + "SEND r4, d2:3:GRADIENT, v0.yx, -v1, c0.w\nMOV o0, r4");
    bench.setInput(0, 0, {1, 2, 3, 4});
    bench.setInput(0, 1, {5, 6, 7, 8});
    bench.setInput(1, 0, {9, 10, 11, 12});
    QCOMPARE(bench.run(), RunStatus::Request);
    QCOMPARE(bench.context.pending.size(), 1u);
    const DeviceRequest request = deviceRequest(bench.context, bench.program, 0);
    QCOMPARE(request.descriptor.device, 2);
    QCOMPARE(request.descriptor.textureSlot, 3);
    QCOMPARE(request.descriptor.lodMode, LodMode::Gradient);
    QCOMPARE(request.stage, ShaderStage::Fragment);
    QCOMPARE(request.lanes, LaneMask{0xF});
    QCOMPARE(request.coordinate(0)[2], 7.0f);
    QCOMPARE(request.coordinate(1)[2], 3.0f);
    QCOMPARE(request.gradientX(0)[3], -12.0f);
    QCOMPARE(request.gradientY(1)[0], 4.0f);
    deliver(bench.context, bench.program, request.ticket, flat(0.5f));
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(2)[1], 0.5f);
}

void RequestsTest::argumentsAreThoseOfTheMomentOfTheSend()
{
    ShaderBench bench(kRequestHead + "MOV r0, c0\nSEND r4, d0:0:BIAS, r0, c0.y\nMOV r0, c0.w\nMOV o0, r4");
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    const DeviceRequest request = deviceRequest(bench.context, bench.program, 0);
    QCOMPARE(request.coordinate(0)[0], 1.0f);
    QCOMPARE(request.coordinate(1)[3], 2.0f);
    QCOMPARE(request.lod()[0], 2.0f);
    QCOMPARE(request.argument(2, 0)[0], 0.0f); // left out
    QCOMPARE(bench.context.pending[0].postedAt, 2u);
    QCOMPARE(bench.context.executedInstructions, 3u);
}

void RequestsTest::answersGoOnlyToTheLanesAndComponentsAsked()
{
    ShaderBench bench(kRequestHead + "MOV r4, c0\nIF v0.x\nSEND_SAT r4.xz, d0:0:IMPLICIT, v0\nENDIF\nMOV o0, r4");
    bench.setInput(0, 0, {1, 0, 0, 1});
    QCOMPARE(bench.run(), RunStatus::Request);
    QCOMPARE(bench.context.pending[0].lanes, LaneMask{0b1001});
    std::vector<float> answer = flat(7.0f);
    answer[3] = std::numeric_limits<float>::quiet_NaN();
    deliver(bench.context, bench.program, bench.context.pending[0].ticket, answer);
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(bench.output(0), (std::vector<float>{1, 1, 1, 0})); // saturated 7 and NaN in lanes 0 and 3
    QCOMPARE(bench.output(1), (std::vector<float>{2, 2, 2, 2}));
    QCOMPARE(bench.output(2), (std::vector<float>{1, 3, 3, 1}));
}

/// t = SEND(uv); c = SEND(t); out = c · 0.5: 0.8 · 0.8 · 0.5 = 0.32, and the task stops twice.
void RequestsTest::dependentRequestsChain_HET11()
{
    ShaderBench bench(kRequestHead + ".literal 0.5 0 0 0\nSEND r4, d0:0:IMPLICIT, v0\nSEND r5, d1:0:IMPLICIT, r4\n"
                                     "MUL o0, r5, c1.x");
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    QCOMPARE(bench.context.pending.size(), 1u);
    deliver(bench.context, bench.program, bench.context.pending[0].ticket, flat(0.8f));
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    QCOMPARE(bench.context.pending.size(), 1u);
    const DeviceRequest second = deviceRequest(bench.context, bench.program, 0);
    QCOMPARE(second.descriptor.device, 1);
    deliver(bench.context, bench.program, second.ticket, flat(0.8f * second.coordinate(0)[0]));
    QCOMPARE(bench.run(kAtUse), RunStatus::Finished);
    QCOMPARE(bench.output(0)[0], 0.32f);
}

void RequestsTest::severalRequestsAreInFlightUntilTheFirstUse_HET11()
{
    ShaderBench bench(kRequestHead +
                      "SEND r4, d0:0:IMPLICIT, v0\nSEND r5, d0:1:IMPLICIT, v0\nMOV r0, c0\nADD r0, r0, r5\n"
                      "ADD o0, r0, r4");
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    QCOMPARE(bench.context.executedInstructions, 3u);
    QCOMPARE(bench.context.pending.size(), 2u);
    const std::uint32_t first = bench.context.pending[0].ticket;
    const std::uint32_t second = bench.context.pending[1].ticket;
    QVERIFY(first != second);
    deliver(bench.context, bench.program, second, flat(10.0f));
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting); // at r4 now
    QCOMPARE(bench.context.executedInstructions, 4u);
    deliver(bench.context, bench.program, first, flat(100.0f));
    QCOMPARE(bench.run(kAtUse), RunStatus::Finished);
    QCOMPARE(bench.output(1)[3], 112.0f);
}

void RequestsTest::readingTwiceDoesNotPostTwice_HET11()
{
    ShaderBench bench(kRequestHead + "SEND r4, d0:0:IMPLICIT, v0\nMOV o0, r4\nADD o0, o0, r4");
    QCOMPARE(bench.run(), RunStatus::Request);
    QCOMPARE(bench.run(), RunStatus::Waiting);
    QCOMPARE(bench.run(), RunStatus::Waiting);
    QCOMPARE(bench.context.pending.size(), 1u);
    QCOMPARE(bench.context.executedInstructions, 1u);
}

void RequestsTest::writingAnOutstandingRegisterWaits()
{
    for (const char* text : {"MOV r4.w, c0", "SEND r4, d0:1:IMPLICIT, v0", "MOV r0, c[r4.x+0]", "IF r4.x\nENDIF"}) {
        ShaderBench bench(kRequestHead + "SEND r4.x, d0:0:IMPLICIT, v0\n" + text);
        QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
        QCOMPARE(bench.context.executedInstructions, 1u);
    }
}

void RequestsTest::waitNeedsEveryAnswer()
{
    ShaderBench bench(kRequestHead + "SEND r4, d0:0:IMPLICIT, v0\nSEND r5, d0:1:IMPLICIT, v0\nWAIT\nMOV o0, c0");
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    deliver(bench.context, bench.program, bench.context.pending[0].ticket, flat(1));
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    QCOMPARE(bench.context.executedInstructions, 2u);
    deliver(bench.context, bench.program, bench.context.pending[0].ticket, flat(1));
    QCOMPARE(bench.run(kAtUse), RunStatus::Finished);
}

void RequestsTest::theTaskDoesNotEndBeforeItsRequests()
{
    ShaderBench bench(kRequestHead + "SEND r4, d0:0:IMPLICIT, v0\nEND");
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    QVERIFY(bench.context.finished);
    deliver(bench.context, bench.program, bench.context.pending[0].ticket, flat(1));
    QCOMPARE(bench.run(kAtUse), RunStatus::Finished);
    QCOMPARE(bench.context.executedInstructions, 2u);
}

void RequestsTest::resultsMayFillSeveralRegisters()
{
    ShaderBench bench(kRequestHead + "SEND r4, d1:0:IMPLICIT:2, v0\nMOV r0, c0\nMOV o0, r5");
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    QCOMPARE(bench.context.executedInstructions, 2u);
    std::vector<float> answer = flat(1.0f, 4, 2);
    std::fill(answer.begin() + 16, answer.end(), 2.0f);
    deliver(bench.context, bench.program, bench.context.pending[0].ticket, answer);
    QCOMPARE(bench.run(kAtUse), RunStatus::Finished);
    QCOMPARE(bench.output(3)[0], 2.0f);
    QCOMPARE(bench.context.temp(4, 0)[0], 1.0f);
}

void RequestsTest::moreThanTheMostRequestsWait()
{
    std::string text = ".temps 9\n.inputs 1\n";
    for (int i = 0; i < 9; ++i)
        text += "SEND r" + std::to_string(i) + ", d0:0:IMPLICIT, v0\n";
    ShaderBench bench(text);
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting);
    QCOMPARE(bench.context.pending.size(), kMaxOutstandingRequests);
    deliver(bench.context, bench.program, bench.context.pending[3].ticket, flat(1));
    QCOMPARE(bench.run(kAtUse), RunStatus::Waiting); // the ninth is posted, the end waits for all
    QCOMPARE(bench.context.pending.size(), kMaxOutstandingRequests);
    QCOMPARE(bench.context.pending.back().slot, 3u);
}

void RequestsTest::aCopyOfTheContextCarriesItsRequests()
{
    ShaderBench bench(kRequestHead + "SEND r4, d0:0:IMPLICIT, c0\nMOV o0, r4");
    QCOMPARE(bench.run(), RunStatus::Request);
    ThreadContext copy = bench.context;
    deliver(bench.context, bench.program, bench.context.pending[0].ticket, flat(1));
    QCOMPARE(bench.run(), RunStatus::Finished);
    QCOMPARE(deviceRequest(copy, bench.program, 0).coordinate(3)[0], 4.0f);
    deliver(copy, bench.program, copy.pending[0].ticket, flat(2));
    QCOMPARE(run(copy, bench.program, {}), RunStatus::Finished);
    QCOMPARE(copy.output(0, 0)[0], 2.0f);
    QCOMPARE(bench.output(0)[0], 1.0f);
}

VITRINE_TEST(RequestsTest, QCoreApplication)
#include "tst_shader_requests.moc"
