// SPDX-License-Identifier: Apache-2.0
// What goes wrong in a draw, and how the machine is afterwards.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

const std::string kFaultHead = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n";
/// Pixels whose varying is over one half never come to an end.
const std::string kEndless = kFaultHead +
                             ".literal 0.5 0 0 0\nLOOP\nCMP.LT r0, v0.x, c0.x\nIF r0.x\nBRK\nENDIF\nENDLOOP\n"
                             "MOV o0, v0\nEND\n";

DrawCommand quadWith(const DrawBench& bench, const std::string& program, float left, float right)
{
    const Vec4 a{left, left, left, 1};
    const Vec4 b{right, right, right, 1};
    return bench.draft(Topology::TriangleStrip, {{0, 0, 0, a}, {16, 0, 0, b}, {0, 16, 0, a}, {16, 16, 0, b}}, program)
        .finished();
}

class StopAfterPixels final : public Observer {
public:
    StopAfterPixels(std::stop_source source, int pixels) : m_source(std::move(source)), m_left(pixels) {}
    void onPixelWritten(const PixelWritten&) override
    {
        if (--m_left == 0)
            m_source.request_stop();
    }

private:
    std::stop_source m_source;
    int m_left;
};

class ErrorNotes final : public Observer {
public:
    std::vector<ErrorCode> codes;
    std::uint32_t failedRequests = 0;
    void onErrorReported(const ErrorReported& event) override { codes.push_back(event.code); }
    void onRequestFailed(const RequestFailed&) override { ++failedRequests; }
};

} // namespace

class TimedFaultsTest : public QObject {
    Q_OBJECT
private slots:
    void anEndlessProgramIsAnErrorAsInUntimedRuns();
    void afterAFailedDrawTheNextOneIsAsEver();
    void aCancelledDrawKeepsWhatItHasDrawn();
    void HET_14_aRequestWithoutDeviceReadsZero();
    void invalidProgramsAreRefused();
    void ONE_10_aMachineWithoutProcessorsEndsInADeadlock();
};

void TimedFaultsTest::anEndlessProgramIsAnErrorAsInUntimedRuns()
{
    DrawBench bench({16, 16});
    const DrawCommand command = quadWith(bench, kEndless, 0.0f, 1.0f);
    TimedGpu timed(bench.memory, {});
    const auto result = timed.draw(command);
    QVERIFY(!result);
    Memory memory = bench.memory;
    UntimedGpu untimed(memory);
    const auto expected = untimed.draw(command);
    QVERIFY(!expected);
    QCOMPARE(QString::fromStdString(result.error().message), QString::fromStdString(expected.error().message));
}

void TimedFaultsTest::afterAFailedDrawTheNextOneIsAsEver()
{
    DrawBench bench({16, 16});
    Memory fresh = bench.memory;
    TimedGpu gpu(bench.memory, {});
    const DrawCommand endless = quadWith(bench, kEndless, 0.0f, 1.0f);
    QVERIFY(!gpu.draw(endless));
    QVERIFY(!gpu.draw(endless));
    QVERIFY(gpu.draw(quadWith(bench, kFlatProgram, 0.25f, 0.75f)));
    QCOMPARE(gpu.lastDraw().fragments, 256u);
    TimedGpu other(fresh, {});
    QVERIFY(other.draw(quadWith(bench, kFlatProgram, 0.25f, 0.75f)));
    QVERIFY(DrawBench::contents(bench.memory, bench.targets) == DrawBench::contents(fresh, bench.targets));
    QCOMPARE(gpu.lastDraw().cycles, other.lastDraw().cycles);
}

void TimedFaultsTest::aCancelledDrawKeepsWhatItHasDrawn()
{
    DrawBench bench({16, 16});
    const auto before = DrawBench::contents(bench.memory, bench.targets);
    TimedGpu gpu(bench.memory, {});
    std::stop_source source;
    StopAfterPixels stopper(source, 100);
    gpu.setStopToken(source.get_token());
    {
        const Subscription subscription = gpu.hub().subscribe(stopper);
        const auto result = gpu.draw(quadWith(bench, kFlatProgram, 1.0f, 1.0f));
        QVERIFY(!result);
        QVERIFY(result.error().message.english().find("cancelled") != std::string::npos);
    }
    const auto after = DrawBench::contents(bench.memory, bench.targets);
    QCOMPARE(gpu.lastDraw().samplesWritten, 100u); // Quads of four: the hundredth pixel ends one.
    QCOMPARE(std::count(after.begin(), after.end(), std::byte{0xFF}), std::ptrdiff_t{400});
    QVERIFY(before != after);
    gpu.setStopToken({});
    QVERIFY(gpu.draw(quadWith(bench, kFlatProgram, 1.0f, 1.0f)));
    QCOMPARE(gpu.lastDraw().samplesWritten, 256u);
}

void TimedFaultsTest::HET_14_aRequestWithoutDeviceReadsZero()
{
    DrawBench bench({16, 16});
    const std::string program =
        kFaultHead + ".literal 0.2 0.4 0.6 0.8\nSEND r0, d3:0:IMPLICIT, v0\nADD o0, r0, c0\nEND\n";
    const DrawCommand command = quadWith(bench, program, 0.0f, 1.0f);
    Memory memory = bench.memory;
    MachineConfig config;
    config.segments->segMode = SegmentMode::Pull; // No border of a segment cuts a quad in two.
    RecordedRun run(bench.memory, config);
    ErrorNotes notes;
    const Subscription subscription = run.gpu.hub().subscribe(notes);
    QVERIFY(run.gpu.draw(command));
    // 64 quads, and the 8 on the diagonal once more for the second triangle.
    QCOMPARE(notes.failedRequests, 72u);
    QCOMPARE(notes.codes.size(), std::size_t{72});
    QCOMPARE(notes.codes.front(), ErrorCode::NoDevice);
    const std::byte* pixel = run.memory.surface(bench.targets.color).pixel(5, 5);
    QCOMPARE(int(pixel[0]), 51); // floor(0.2 · 255 + ½)
    QCOMPARE(int(pixel[3]), 204);
    UntimedGpu untimed(memory);
    QVERIFY(untimed.draw(command));
    QVERIFY(DrawBench::contents(memory, bench.targets) == DrawBench::contents(run.memory, bench.targets));
}

void TimedFaultsTest::invalidProgramsAreRefused()
{
    DrawBench bench({16, 16});
    TimedGpu gpu(bench.memory, {});
    QVERIFY(!gpu.draw(quadWith(bench, ".fragment\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o7, v0\nEND\n", 0, 1)));
    QVERIFY(gpu.draw(quadWith(bench, kFlatProgram, 0, 1)));
}

void TimedFaultsTest::ONE_10_aMachineWithoutProcessorsEndsInADeadlock()
{
    DrawBench bench({16, 16});
    for (const SegmentMode mode : {SegmentMode::Segment, SegmentMode::Pull}) {
        MachineConfig config;
        config.processors->spEnabled = 0;
        config.segments->segMode = mode;
        TimedGpu gpu(bench.memory, config);
        const auto result = gpu.draw(quadWith(bench, kFlatProgram, 0, 1));
        QVERIFY(!result);
        const QString sentence = QString::fromStdString(result.error().message);
        QVERIFY2(sentence.contains("DEADLOCK"), qPrintable(sentence));
        // Whose fault it is.
        const QString scheduler = mode == SegmentMode::Segment ? "tscr" : "fsd";
        QVERIFY2(sentence.contains("; " + scheduler + ": no processor is enabled"), qPrintable(sentence));
        for (const QueueSnapshot& queue : gpu.machine().snapshot().queues)
            QCOMPARE(queue.occupancy, 0u);
    }
}

VITRINE_TEST(TimedFaultsTest, QCoreApplication)
#include "tst_timed_faults.moc"
