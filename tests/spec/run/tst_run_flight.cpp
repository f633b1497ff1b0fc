// SPDX-License-Identifier: Apache-2.0
// RUN-02: draws under way side by side, made by hand.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "tests/gpu/draw_bench.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <functional>
#include <thread>

using namespace vitrine::core;
using namespace vitrine::gputest;

namespace {

constexpr std::uint32_t kDraws = 16;

/// Draws of six pixels each, one beside the other.
std::vector<DrawCommand> smallDraws(DrawBench& bench, bool isTextured)
{
    const auto texture = isTextured ? bench.addTexture(7) : nullptr;
    std::vector<DrawCommand> draws;
    for (std::uint32_t i = 0; i < kDraws; ++i) {
        const float x = static_cast<float>(4 * (i % 4)), y = static_cast<float>(4 * (i / 4));
        const Vec4 shade{static_cast<float>(i) / kDraws, 0.25f, 0.5f, 1.0f};
        DrawBench::Draft draft =
            bench.draft(Topology::Triangles, {{x, y, 0, shade}, {x + 4, y, 0, shade}, {x, y + 4, 0, shade}},
                        isTextured ? kTexturedProgram : kFlatProgram);
        draft.state.fragmentTextures[0] = texture;
        draft.command.drawSeq = i;
        draws.push_back(draft.finished());
        draws.back().drawSeq = i;
    }
    return draws;
}

struct Run {
    Cycle cycles = 0;
    std::vector<std::byte> image;
    Hash128 trace;
};

Run run(const DrawBench& bench, const std::vector<DrawCommand>& draws, const MachineConfig& config, std::uint32_t limit)
{
    Memory memory = bench.memory;
    TimedGpu gpu(memory, config, {.traceHash = true, .draws = limit});
    for (const DrawCommand& draw : draws)
        if (auto drawn = gpu.draw(draw); !drawn) {
            qWarning("%s", drawn.error().message.english().c_str());
            return {};
        }
    gpu.finish();
    return {gpu.machine().cycle(), DrawBench::contents(memory, bench.targets), *gpu.traceHash()};
}

std::vector<std::byte> untimedImage(const DrawBench& bench, const std::vector<DrawCommand>& draws,
                                    const MachineConfig& config)
{
    Memory memory = bench.memory;
    UntimedGpu gpu(memory, nullptr, *config.colorEngine, *config.hiz);
    for (const DrawCommand& draw : draws)
        if (!gpu.draw(draw))
            return {};
    return DrawBench::contents(memory, bench.targets);
}

MachineConfig idealMachine(BypassMode mode)
{
    MachineConfig config;
    config.timing = TimingModel::Ideal;
    config.bypass->bypassMode = mode;
    return config;
}

} // namespace

class RunFlightTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_02_sixteenSmallDraws_data();
    void RUN_02_sixteenSmallDraws();
    void RUN_02_aTraceIsTheSameEachTime();
    void RUN_05_segmentsAcrossDraws_data();
    void RUN_05_segmentsAcrossDraws();
};

void RunFlightTest::RUN_02_sixteenSmallDraws_data()
{
    QTest::addColumn<bool>("isTextured");
    QTest::addColumn<bool>("isBypassed");
    QTest::newRow("untextured in bypass") << false << true;
    QTest::newRow("textured in bypass") << true << true;
    QTest::newRow("untextured, shaded") << false << false;
    QTest::newRow("textured, shaded") << true << false;
}

void RunFlightTest::RUN_02_sixteenSmallDraws()
{
    QFETCH(bool, isTextured);
    QFETCH(bool, isBypassed);
    DrawBench bench({16, 16});
    const auto draws = smallDraws(bench, isTextured);
    const MachineConfig config = idealMachine(isBypassed ? BypassMode::Auto : BypassMode::Off);
    const Run one = run(bench, draws, config, 1), four = run(bench, draws, config, 4);
    const Run sixteen = run(bench, draws, config, 16);
    const auto expected = untimedImage(bench, draws, config);
    QVERIFY(!expected.empty());
    for (const Run* each : {&one, &four, &sixteen})
        QVERIFY(each->image == expected);
    QVERIFY2(2 * four.cycles <= one.cycles,
             qPrintable(QString("%1 of %2").arg(qulonglong(four.cycles)).arg(qulonglong(one.cycles))));
    QVERIFY2(100 * sixteen.cycles <= 102 * four.cycles,
             qPrintable(QString("%1 and %2").arg(qulonglong(sixteen.cycles)).arg(qulonglong(four.cycles))));
}

void RunFlightTest::RUN_02_aTraceIsTheSameEachTime()
{
    DrawBench bench({16, 16});
    const auto draws = smallDraws(bench, true);
    const MachineConfig config = idealMachine(BypassMode::Off);
    const Run first = run(bench, draws, config, 4);
    for (int again = 0; again < 4; ++again)
        QVERIFY(run(bench, draws, config, 4).trace == first.trace);
    std::vector<Run> runs(8);
    {
        std::vector<std::jthread> threads;
        for (Run& one : runs)
            threads.emplace_back([&] { one = run(bench, draws, config, 4); });
    }
    for (const Run& one : runs)
        QVERIFY(one.trace == first.trace);
}

void RunFlightTest::RUN_05_segmentsAcrossDraws_data()
{
    using Reasons = std::vector<SegmentCloseReason>;
    QTest::addColumn<bool>("isSame");
    QTest::addColumn<std::uint32_t>("programs");
    QTest::addColumn<Reasons>("closed");
    const Reasons flush{SegmentCloseReason::Flush};
    QTest::newRow("two programs, room for one")
        << false << 1u << Reasons{SegmentCloseReason::Programs, SegmentCloseReason::Flush};
    QTest::newRow("two programs, room for two") << false << 2u << flush;
    QTest::newRow("one program, room for one") << true << 1u << flush;
    QTest::newRow("one program, room for two") << true << 2u << flush;
}

/// Two draws of eight fragments, segments of 32 that no time closes.
void RunFlightTest::RUN_05_segmentsAcrossDraws()
{
    QFETCH(bool, isSame);
    QFETCH(std::uint32_t, programs);
    using Reasons = std::vector<SegmentCloseReason>;
    QFETCH(Reasons, closed);
    DrawBench bench({16, 16});
    const auto eight = [&](float x) {
        return bench.draft(Topology::TriangleStrip,
                           {{x, 0, 0, {}}, {x + 4, 0, 0, {}}, {x, 2, 0, {}}, {x + 4, 2, 0, {}}}, kFlatProgram);
    };
    const DrawBench::Draft first = eight(0);
    DrawBench::Draft second = eight(4);
    if (isSame)
        second.state.program = first.state.program;
    std::vector<DrawCommand> draws{first.finished(), second.finished()};
    draws[1].drawSeq = 1;
    MachineConfig config = idealMachine(BypassMode::Off);
    config.segments->segTimeout = 0;
    config.segments->segLimits.fragments = 32;
    config.segments->segLimits.programs = programs;
    class Notes final : public Observer {
    public:
        Reasons closed;
        void onSegmentChanged(const SegmentChanged& event) override
        {
            if (event.step == SegmentStep::Closed)
                closed.push_back(event.reason);
        }
    } notes;
    Memory memory = bench.memory;
    TimedGpu gpu(memory, config, {.draws = 4});
    const Subscription subscription = gpu.hub().subscribe(notes);
    for (const DrawCommand& draw : draws)
        QVERIFY(gpu.draw(draw));
    gpu.finish();
    QVERIFY(!gpu.takeFailure());
    QVERIFY(notes.closed == closed);
    QVERIFY(DrawBench::contents(memory, bench.targets) == untimedImage(bench, draws, config));
}

VITRINE_TEST(RunFlightTest)
#include "tst_run_flight.moc"
