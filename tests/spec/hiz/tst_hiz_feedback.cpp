// SPDX-License-Identifier: Apache-2.0
// HIZ-06, RUN-04: bounds that become those of the samples, and when.
#include "core/blend/pgpe/engine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/hiz/hiz_tiles.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/hiz_bench.h"

#include <QtTest>

using namespace vitrine::hiz;

namespace {

constexpr ProgramParts kCanDiscard{.canDiscard = true};

/// A draw whose feedback waits, with four under way.
struct Waiting {
    Waiting()
    {
        memory.setDrawsInFlight(4);
        CORE_CHECK(gpu.draw(bench.flat(0.4f, kCanDiscard).finished()).hasValue(), "a draw is refused");
    }
    HizBench bench{8, 8};
    Memory& memory = bench.memory();
    UntimedGpu gpu{memory, nullptr, ColorEngineConfig{}, HizConfig{}};
};

} // namespace

class HizFeedbackTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_06_feedbackMakesBoundsExact();
    void RUN_04_feedbackCountsDraws();
    void RUN_04_verdictsDoNotDependOnTime();
    void RUN_04_aClearDropsFeedback();
    void RUN_04_feedbackOfASurfaceThatIsGone();
};

void HizFeedbackTest::HIZ_06_feedbackMakesBoundsExact()
{
    HizBench off(8, 8), on(8, 8, with(idealConfig(), "hiz.feedback", "on"));
    off.draw(off.flat(0.4f, kCanDiscard));
    QVERIFY(isClose(off.entry(0), 0.4, 1.0));
    on.draw(on.flat(0.4f, kCanDiscard));
    QVERIFY(isClose(on.entry(0), 0.4, 0.4));
    QCOMPARE(on.counters().feedback, std::uint64_t{1});
    QCOMPARE(on.counters().droppedFeedback, std::uint64_t{0});
    on.draw(on.flat(0.6f));
    QCOMPARE(on.counters().culled, std::uint64_t{1});
}

void HizFeedbackTest::RUN_04_feedbackCountsDraws()
{
    HizBench bench(8, 8);
    Memory& memory = bench.memory();
    memory.setDrawsInFlight(2);
    HizTiles tiles(HizConfig{}, memory);
    const auto drawOf = [&](float depth, std::uint32_t place) {
        DrawCommand command;
        command.state = std::make_shared<const DrawState>(bench.flat(depth, kCanDiscard).state);
        command.drawSeq = place + 1;
        command.place = place;
        return command;
    };
    const auto judge = [&](const DrawCommand& command, double depth) {
        Primitive primitive;
        primitive.depth = {depth, 0, 0};
        primitive.bounds = {0, 0, 8, 8};
        tiles.judge(hizDraw(command, memory), primitive, 1, {0, 0, true});
        return std::vector(tiles.fedBack().begin(), tiles.fedBack().end());
    };
    const DrawCommand oldest = drawOf(0.4f, 0), younger = drawOf(0.3f, 1), third = drawOf(0.2f, 2);
    QVERIFY(judge(oldest, 0.4).empty());
    QVERIFY(judge(younger, 0.3).empty());
    const ValueInterval before = bench.entry(0);
    QVERIFY(isClose(before, 0.3, 1.0));
    // RUN-04: the feedback of draw 0 comes before the first tile of draw 2; draw 1 has changed the bounds.
    const auto dropped = judge(third, 0.2);
    QCOMPARE(dropped.size(), std::size_t{1});
    QCOMPARE(dropped.front().draw, oldest.drawSeq);
    QCOMPARE(dropped.front().change.kind, UpdateKind::None);
    QVERIFY(isClose(bench.entry(0), 0.2, 1.0));
    // At the end of the frame the rest: draw 2 has changed what draw 1 had, and its own counts. Nothing was written:
    // all samples hold 1.
    const auto rest = tiles.endFrame();
    QCOMPARE(rest.size(), std::size_t{2});
    QCOMPARE(rest[0].change.kind, UpdateKind::None);
    QCOMPARE(rest[1].change.kind, UpdateKind::Feedback);
    QVERIFY(isClose(bench.entry(0), 1.0, 1.0));
}

/// Draws of one tile each, behind one another, on machines of several latencies: HIZ tells the same of all tiles.
void HizFeedbackTest::RUN_04_verdictsDoNotDependOnTime()
{
    constexpr std::uint32_t kDraws = 7;
    std::vector<HierarchicalZ::Counters> all;
    std::vector<Hash128> bounds;
    for (const char* latency : {"1", "100", "1000"}) {
        const MachineConfig config = with(with(idealConfig(), "hiz.feedback", "on"),
                                          QStringList{QString("tex.latency=%1").arg(latency), "bypass.mode=off"});
        HizBench bench(8, 8, config);
        Memory memory = bench.memory();
        TimedGpu gpu(memory, config, {.draws = 3});
        for (std::uint32_t i = 0; i < kDraws; ++i) {
            DrawBench::Draft draft = bench.flat(0.8f - 0.1f * static_cast<float>(i % 4), kCanDiscard);
            draft.command.drawSeq = i;
            QVERIFY(gpu.draw(draft.finished()));
        }
        gpu.endFrame();
        QVERIFY(!gpu.takeFailure());
        all.push_back(gpu.hiz()->counters());
        bounds.push_back(memory.surface(bench.targets().depth).bounds()->contentHash());
    }
    for (std::size_t i = 1; i < all.size(); ++i) {
        QCOMPARE(all[i].culled, all[0].culled);
        QCOMPARE(all[i].ambiguous, all[0].ambiguous);
        QCOMPARE(all[i].feedback, all[0].feedback);
        QCOMPARE(all[i].droppedFeedback, all[0].droppedFeedback);
        QVERIFY(bounds[i] == bounds[0]);
    }
    QVERIFY(all[0].droppedFeedback > 0 && all[0].feedback > 0);
}

/// Between a draw and its turn.
void HizFeedbackTest::RUN_04_aClearDropsFeedback()
{
    Waiting waiting;
    auto& [bench, memory, gpu] = waiting;
    QCOMPARE(memory.stream().loose.size(), std::size_t{1});
    bench.clearDepth(0.9f);
    gpu.endFrame();
    QVERIFY(memory.stream().loose.empty());
    QVERIFY(isClose(bench.entry(0), 0.9, 0.9)); // and not what the draw's samples were
}

void HizFeedbackTest::RUN_04_feedbackOfASurfaceThatIsGone()
{
    Waiting waiting;
    auto& [bench, memory, gpu] = waiting;
    const SurfaceId depth = bench.targets().depth;
    memory.destroy(depth);
    QVERIFY(memory.stream().loose.empty());
    // Its number is used again when no draw of the frame can use it any more (RUN-13).
    const Surface::Description other{PixelFormat::Rgba8, 4, 4};
    QVERIFY(memory.create(other) != depth);
    gpu.endFrame();
    QCOMPARE(memory.create(other), depth);
}

VITRINE_TEST(HizFeedbackTest)
#include "tst_hiz_feedback.moc"
