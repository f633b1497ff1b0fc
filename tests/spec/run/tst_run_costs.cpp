// SPDX-License-Identifier: Apache-2.0
// RUN-09: spans and costs of the draws of a frame.
#include "core/observe/draw_number.h"
#include "core/session/frame/frame_notes.h"
#include "core/session/frame/frame_stream.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

#include <algorithm>

using namespace vitrine;
using core::Cycle;
using test::SampleReplay;

namespace {

constexpr Cycle kBegin = 1000; ///< of the frame

/// Draws, clears and copies that begin and retire at these cycles of their frame, on a machine that consumes ten
/// hundredths a cycle and has consumed before.
class Stream {
public:
    Stream() : m_notes(kBegin) { consumeTo(0); }
    void begin(std::uint32_t draw, Cycle cycle)
    {
        consumeTo(cycle);
        m_notes.onCommandExecuted({kBegin + cycle, {}, draw, 0, 0});
        if (core::isTransfer(draw))
            m_notes.onTransferChanged({kBegin + cycle, {}, draw, 7, core::TransferStep::ClearStarted});
        else
            m_notes.onDrawStarted({kBegin + cycle, {}, draw, 7, 0});
    }
    void end(std::uint32_t draw, Cycle cycle)
    {
        consumeTo(cycle);
        if (core::isTransfer(draw))
            m_notes.onTransferChanged({kBegin + cycle, {}, draw, 7, core::TransferStep::ClearEnded});
        else
            m_notes.onDrawEnded({kBegin + cycle, {}, draw, 7, 0});
    }
    /// Of the frame's end.
    void command(Cycle cycle)
    {
        consumeTo(cycle);
        m_notes.onCommandExecuted({kBegin + cycle, {}, core::kNoDraw, 0, 0});
    }
    void drain(Cycle cycle)
    {
        consumeTo(cycle);
        m_notes.noteDrained(kBegin + cycle);
    }
    core::FrameRun finish(Cycle cycle)
    {
        consumeTo(cycle);
        return std::move(m_notes).take(kBegin + cycle);
    }

private:
    void consumeTo(Cycle cycle) { m_notes.noteEnergy(7'000 + 10 * cycle); }

    core::FrameNotes m_notes;
};

/// Cycles of a frame in which something was under way, counted one by one.
Cycle busyCycles(const core::FrameRun& run)
{
    std::vector<bool> busy(run.cycles, false);
    for (const auto* spans : {&run.draws, &run.transfers})
        for (const core::DrawSpan& span : *spans)
            std::fill(busy.begin() + static_cast<std::ptrdiff_t>(span.begin),
                      busy.begin() + static_cast<std::ptrdiff_t>(span.end), true);
    return static_cast<Cycle>(std::ranges::count(busy, true));
}

} // namespace

class RunCostsTest : public QObject {
    Q_OBJECT
private slots:
    /// The numbers of the specification.
    void RUN_09_costsOfSpansThatOverlap()
    {
        Stream stream;
        stream.begin(0, 0);
        stream.begin(1, 40);
        stream.begin(2, 80);
        stream.end(0, 100);
        stream.end(1, 110);
        stream.end(2, 150);
        const core::FrameRun run = stream.finish(150);
        QCOMPARE(run.draws.size(), std::size_t{3});
        constexpr Cycle kSpans[][2]{{0, 100}, {40, 110}, {80, 150}};
        constexpr Cycle kCosts[]{100, 10, 40};
        for (std::size_t i = 0; i < run.draws.size(); ++i) {
            QCOMPARE(run.draws[i].begin, kSpans[i][0]);
            QCOMPARE(run.draws[i].end, kSpans[i][1]);
            QCOMPARE(run.draws[i].cost, kCosts[i]);
            QCOMPARE(run.draws[i].energy, core::Energy{10 * kCosts[i]});
        }
        QCOMPARE(run.energy, core::Energy{1'500});
        QCOMPARE(run.cost(), Cycle{150});
        QCOMPARE(run.withoutDraw, Cycle{0});
        QCOMPARE(run.tail, Cycle{0});
    }

    /// A clear at 5 to 25, nothing up to 40, a draw from 40 to 60, and 30 cycles in which the frame ends.
    void RUN_09_whatIsOfNoDrawIsToldApart()
    {
        Stream stream;
        stream.begin(core::kFirstTransfer, 5);
        stream.end(core::kFirstTransfer, 25);
        stream.begin(0, 40);
        stream.end(0, 60);
        const core::FrameRun run = stream.finish(90);
        QCOMPARE(run.transfers.size(), std::size_t{1});
        QCOMPARE(run.transfers[0].cost, Cycle{20});
        QCOMPARE(run.draws[0].cost, Cycle{20});
        QCOMPARE(run.withoutDraw, Cycle{5 + 15});
        QCOMPARE(run.tail, Cycle{30});
        QCOMPARE(run.cycles, Cycle{90});
        QCOMPARE(run.transfers[0].energy, core::Energy{200});
        QCOMPARE(run.draws[0].energy, core::Energy{200});
        QCOMPARE(run.withoutDrawEnergy, core::Energy{200});
        QCOMPARE(run.tailEnergy, core::Energy{300});
    }

    /// A drawing of 2-D graphics is one draw: it costs what lies between its passes, too.
    void RUN_09_passesAreOneDraw()
    {
        Stream stream;
        stream.begin(core::numberOfPass(3, 0), 10);
        stream.end(core::numberOfPass(3, 0), 30);
        stream.begin(core::numberOfPass(3, 1), 40);
        stream.end(core::numberOfPass(3, 1), 70);
        const core::FrameRun run = stream.finish(70);
        QCOMPARE(run.draws.size(), std::size_t{1});
        QCOMPARE(run.draws[0].draw, 3u);
        QCOMPARE(run.draws[0].begin, Cycle{10});
        QCOMPARE(run.draws[0].cost, Cycle{60});
        QCOMPARE(run.draws[0].energy, core::Energy{600});
        QCOMPARE(run.withoutDraw, Cycle{10});
    }

    /// What retires with nothing behind it ends when the machine is drained, as it does alone; the drain of a command
    /// that comes behind it is not its own.
    void RUN_09_theLastOneEndsWithTheDrain()
    {
        Stream stream;
        stream.begin(0, 0);
        stream.end(0, 20);
        stream.drain(22);
        stream.begin(1, 25);
        stream.begin(2, 30);
        stream.end(1, 50);
        stream.end(2, 60);
        stream.command(61);
        stream.drain(64);
        const core::FrameRun run = stream.finish(70);
        QCOMPARE(run.draws.size(), std::size_t{3});
        constexpr Cycle kEnds[]{22, 50, 60}, kCosts[]{22, 25, 10};
        for (std::size_t i = 0; i < run.draws.size(); ++i) {
            QCOMPARE(run.draws[i].end, kEnds[i]);
            QCOMPARE(run.draws[i].cost, kCosts[i]);
            QCOMPARE(run.draws[i].energy, core::Energy{10 * kCosts[i]});
        }
        QCOMPARE(run.withoutDraw, Cycle{3});
        QCOMPARE(run.tail, Cycle{10});
        QCOMPARE(run.withoutDrawEnergy + run.tailEnergy, core::Energy{130});
    }

    void RUN_09_nothingDrawnIsIdleTail()
    {
        const core::FrameRun run = Stream().finish(12);
        QCOMPARE(run.tail, Cycle{12});
        QCOMPARE(run.cost() + run.withoutDraw, Cycle{0});
    }

    void RUN_09_costsWaitsAndTailAreTheFrame_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"lit-cube-shadow-map", "bypass-ten-draws", "smoke", "foliage", "disc", "overlay",
                                 "overdraw-eight-layers", "stencil-mirror", "effects"})
            QTest::newRow(name) << name;
    }

    void RUN_09_costsWaitsAndTailAreTheFrame()
    {
        QFETCH(QString, name);
        SampleReplay sample(name.toStdString());
        QVERIFY(sample.isOpen());
        for (const std::uint32_t draws : {1u, 4u, 16u}) {
            core::FrameStream stream(sample.capture(), sample.machine(), draws);
            const auto run = stream.run();
            QVERIFY(run);
            QVERIFY(!run->draws.empty());
            QCOMPARE(run->cost() + run->withoutDraw + run->tail, run->cycles);
            QCOMPARE(run->cost(), busyCycles(*run)); // spans follow each other without an older one that ends later
            QCOMPARE(run->failed.size(), std::size_t{0});
            core::Energy energy = run->withoutDrawEnergy + run->tailEnergy;
            for (const auto* spans : {&run->draws, &run->transfers})
                for (const core::DrawSpan& span : *spans) {
                    QVERIFY(span.energy > 0);
                    energy += span.energy;
                }
            QCOMPARE(energy, run->energy);
        }
    }
};

VITRINE_TEST(RunCostsTest)
#include "tst_run_costs.moc"
