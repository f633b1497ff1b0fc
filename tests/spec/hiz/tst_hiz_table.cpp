// SPDX-License-Identifier: Apache-2.0
// HIZ-10 and HIZ-11: the twenty rows, on both machines.
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/hiz_bench.h"

#include <QtTest>

#include <algorithm>

using namespace vitrine::hiz;

namespace {

enum class Outcome { Culled, Terminated, Shaded };

struct TableRow {
    int number;
    bool d, s, c;
    DiscardVerdict verdict;
    double left, right; ///< depths of the triangle at the tile's borders
    std::uint64_t runs;
    double min, max; ///< the entry afterwards
    Outcome outcome = Outcome::Shaded;
    // The tap: samples that it handles, and how many of them it compares; pixels that are written, and where they are;
    // fragments whose discard is skipped.
    DepthTap tap = DepthTap::None;
    std::uint64_t compared = 0;
    std::uint64_t written = 0;
    std::uint64_t skipped = 0;
};

using V = DiscardVerdict;
constexpr auto kCulled = Outcome::Culled, kTerminated = Outcome::Terminated, kShaded = Outcome::Shaded;
constexpr auto kNone = DepthTap::None, kEarly = DepthTap::Early, kLate = DepthTap::Late;

const std::array<TableRow, 20> kTable{{
    {1, false, false, false, V::Unknown, 0.6, 0.7, 0, 0.3, 0.5, kCulled},
    {2, false, false, false, V::Unknown, 0.1, 0.2, 64, 0.1, 0.2, kShaded, kEarly, 0, 64},
    {3, false, false, false, V::Unknown, 0.4, 0.45, 32, 0.3, 0.45, kShaded, kEarly, 64, 32},
    {4, false, false, true, V::Opaque, 0.6, 0.7, 0, 0.3, 0.5, kCulled},
    {5, false, false, true, V::Opaque, 0.1, 0.2, 64, 0.1, 0.2, kShaded, kEarly, 0, 64, 64},
    {6, false, false, true, V::Opaque, 0.4, 0.45, 32, 0.3, 0.45, kShaded, kEarly, 64, 32, 32},
    {7, false, false, true, V::Transparent, 0.4, 0.45, 0, 0.3, 0.5, kTerminated},
    {8, false, false, true, V::Unknown, 0.6, 0.7, 0, 0.3, 0.5, kCulled},
    {9, false, false, true, V::Unknown, 0.1, 0.2, 64, 0.1, 0.5, kShaded, kLate, 0, 64},
    {10, false, false, true, V::Unknown, 0.4, 0.45, 64, 0.3, 0.5, kShaded, kLate, 64, 32},
    {11, false, true, false, V::Unknown, 0.4, 0.45, 64, 0.3, 0.45, kShaded, kLate, 64, 32},
    {12, false, true, true, V::Opaque, 0.4, 0.45, 64, 0.3, 0.45, kShaded, kLate, 64, 32, 64},
    {13, false, true, true, V::Transparent, 0.4, 0.45, 64, 0.3, 0.5, kShaded},
    {14, false, true, true, V::Unknown, 0.4, 0.45, 64, 0.3, 0.5, kShaded, kLate, 64, 32},
    {15, true, false, false, V::Unknown, 0.4, 0.45, 64, 0.0, 0.5, kShaded, kLate, 64, 64},
    {16, true, false, true, V::Transparent, 0.4, 0.45, 0, 0.3, 0.5, kTerminated},
    {17, true, false, true, V::Opaque, 0.4, 0.45, 64, 0.0, 0.5, kShaded, kLate, 64, 64},
    {18, true, true, false, V::Unknown, 0.4, 0.45, 64, 0.0, 0.5, kShaded, kLate, 64, 64},
    {19, true, true, true, V::Transparent, 0.4, 0.45, 64, 0.3, 0.5, kShaded},
    {20, true, true, true, V::Unknown, 0.4, 0.45, 64, 0.0, 0.5, kShaded, kLate, 64, 64},
}};

/// One tile: columns 0 to 3 hold 0.3, the others 0.5.
void prepare(HizBench& bench)
{
    bench.clearDepth(0.3f);
    bench.clearDepth(0.5f, Rect{4, 0, 4, 8});
}

/// A program of the machine's own instructions: no shader of ES 2.0 has side effects, and none of its depth is known to
/// HIZ as rows 11 to 20 want it.
DrawBench::Draft draftOf(const HizBench& bench, const TableRow& row)
{
    const bool discardsAll = row.verdict == V::Transparent;
    return bench.triangle(static_cast<float>(row.left), static_cast<float>(row.right),
                          {.writesDepth = row.d,
                           .hasSideEffects = row.s,
                           .canDiscard = row.c,
                           .discardsAll = discardsAll,
                           .stored = "0 1 0 0"});
}

/// The depth that a pixel of column x has afterwards. What is written goes from left to right, or is the program's own
/// 0.1; 32 pixels are those of columns 4 to 7, which held 0.5.
double depthAfter(const TableRow& row, std::uint32_t x)
{
    if (row.written == 0 || (row.written == 32 && x < 4))
        return x < 4 ? 0.3 : 0.5;
    return row.d ? 0.1 : row.left + (row.right - row.left) * (x + 0.5) / 8;
}

} // namespace

class HizTableTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_11_everyRow_data() { addRows(); }
    void HIZ_11_everyRow();
    void HIZ_11_everyRowLeavesThePictureOfAMachineWithoutHiz_data() { addRows(); }
    void HIZ_11_everyRowLeavesThePictureOfAMachineWithoutHiz();
    void HIZ_11_aDepthFailThatWritesIsNotCulled();
    void HIZ_11_everyRowHasItsTapWritesAndSkips_data() { addRows(); }
    void HIZ_11_everyRowHasItsTapWritesAndSkips();
    void HIZ_11_noOtherRowSkipsTheDiscard_data();
    void HIZ_11_noOtherRowSkipsTheDiscard();
    void HIZ_10_proofsOfTilesCountLikeThoseOfTheDraw_data() { addRows(); }
    void HIZ_10_proofsOfTilesCountLikeThoseOfTheDraw();

private:
    static void addRows()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < kTable.size(); ++i)
            QTest::addRow("row %d", kTable[i].number) << static_cast<int>(i);
    }
    static const TableRow& row()
    {
        QFETCH(int, index);
        return kTable[static_cast<std::size_t>(index)];
    }
    static void check(const HizBench& bench, const TableRow& row)
    {
        QCOMPARE(bench.counters().rows[static_cast<std::size_t>(row.number - 1)], std::uint64_t{1});
        QCOMPARE(bench.runs(), row.runs);
        QVERIFY(isClose(bench.entry(0), row.min, row.max));
        QCOMPARE(bench.counters().culled, std::uint64_t{row.outcome == Outcome::Culled ? 1u : 0u});
        QCOMPARE(bench.counters().terminated, std::uint64_t{row.outcome == Outcome::Terminated ? 1u : 0u});
        const bool isDropped = row.outcome != Outcome::Shaded;
        QCOMPARE(bench.counters().shaderRunsSaved, std::uint64_t{isDropped ? 64u : 0u});
    }
};

void HizTableTest::HIZ_11_everyRow()
{
    HizBench bench(8, 8);
    prepare(bench);
    DrawBench::Draft draft = draftOf(bench, row());
    draft.state.discard.byIntervals = row().verdict;
    bench.draw(draft);
    check(bench, row());
}

void HizTableTest::HIZ_11_everyRowLeavesThePictureOfAMachineWithoutHiz()
{
    MachineConfig config = idealConfig();
    config.hiz->enabled = 0;
    HizBench with(8, 8), without(8, 8, config);
    QVERIFY(without.timed().hiz() == nullptr);
    for (HizBench* bench : {&with, &without}) {
        prepare(*bench);
        DrawBench::Draft draft = draftOf(*bench, row());
        draft.state.discard.byIntervals = row().verdict;
        bench->draw(draft);
    }
    QVERIFY(with.colors() == without.colors());
    for (std::uint32_t x = 0; x < 8; ++x)
        QCOMPARE(with.depthAt(x, x), without.depthAt(x, x));
}

void HizTableTest::HIZ_11_everyRowHasItsTapWritesAndSkips()
{
    HizBench bench(8, 8);
    prepare(bench);
    bench.addAuxiliary(1);
    DrawBench::Draft draft = draftOf(bench, row());
    draft.state.discard.byIntervals = row().verdict;
    bench.bindTo(draft);
    bench.draw(draft);
    const std::uint64_t handled = row().tap == kNone ? 0 : 64;
    QCOMPARE(bench.tests().early, row().tap == kEarly ? handled : 0);
    QCOMPARE(bench.tests().late, row().tap == kLate ? handled : 0);
    QCOMPARE(bench.tests().skippedByPass, handled - row().compared);
    QCOMPARE(bench.counters().early, std::uint64_t{row().tap == kEarly ? 1u : 0u});
    QCOMPARE(bench.counters().late, std::uint64_t{row().tap == kLate ? 1u : 0u});
    QCOMPARE(bench.number("ain", "discardsSkipped"), row().skipped);
    QCOMPARE(bench.number("cu", "samplesWritten"), row().written);
    QCOMPARE(bench.auxiliary(), std::vector<std::uint32_t>{row().s ? 64u : 0u}); // once by each, whatever becomes of it
    for (std::uint32_t x = 0; x < 8; ++x)
        for (std::uint32_t y = 0; y < 8; ++y) {
            const std::uint32_t depth = bench.depthAt(x, y), wanted = code(depthAfter(row(), x));
            QVERIFY2(std::max(depth, wanted) - std::min(depth, wanted) <= 1,
                     qPrintable(QString("%1,%2").arg(x).arg(y)));
        }
}

void HizTableTest::HIZ_11_noOtherRowSkipsTheDiscard_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<quint64>("written"); ///< of 64: those that the coarse or late test lets pass
    QTest::newRow("row 5") << 5 << quint64{64};
    QTest::newRow("row 6") << 6 << quint64{32};
    QTest::newRow("row 12") << 12 << quint64{32};
    QTest::newRow("row 17") << 17 << quint64{0};
    QTest::newRow("row 20") << 20 << quint64{0};
}

/// All fragments are killed by a program that is said to kill none: the proof is a lie, so that it shows whether the
/// KIL is executed. (The untimed machine executes it always, so that this one is alone.)
void HizTableTest::HIZ_11_noOtherRowSkipsTheDiscard()
{
    QFETCH(int, number);
    QFETCH(quint64, written);
    const TableRow& row = kTable[static_cast<std::size_t>(number - 1)];
    HizBench bench(8, 8);
    prepare(bench);
    DrawBench::Draft draft =
        bench.triangle(static_cast<float>(row.left), static_cast<float>(row.right), {row.d, row.s, true, true});
    draft.state.discard.byIntervals = V::Opaque;
    QVERIFY(bench.timed().draw(draft.finished()).hasValue());
    QCOMPARE(bench.counters().rows[static_cast<std::size_t>(number - 1)], std::uint64_t{1});
    QCOMPARE(bench.number("cu", "samplesWritten"), written);
}

void HizTableTest::HIZ_11_aDepthFailThatWritesIsNotCulled()
{
    HizBench bench(8, 8);
    prepare(bench);
    DrawBench::Draft draft = draftOf(bench, kTable[0]);
    draft.state.depthStencil.stencilTest = true;
    draft.state.depthStencil.front.depthFail = StencilOperation::Increment;
    draft.state.depthStencil.back = draft.state.depthStencil.front;
    bench.draw(draft);
    QCOMPARE(bench.counters().culled, std::uint64_t{0});
    QCOMPARE(bench.runs(), std::uint64_t{0});
    for (std::uint32_t y = 0; y < 8; ++y)
        for (std::uint32_t x = 0; x < 8; ++x)
            QCOMPARE(bench.stencilAt(x, y), 1u);
    QVERIFY(isClose(bench.entry(0), 0.3, 0.5));
}

void HizTableTest::HIZ_10_proofsOfTilesCountLikeThoseOfTheDraw()
{
    HizBench bench(8, 8);
    prepare(bench);
    DrawBench::Draft draft = draftOf(bench, row());
    draft.state.discard.tiles = std::make_shared<const FakeJudge>([](const PixelBounds& tile) {
        return tile == PixelBounds{0, 0, 8, 8} ? row().verdict : DiscardVerdict::Unknown;
    });
    bench.draw(draft);
    check(bench, row());
    QCOMPARE(bench.counters().lookUps, std::uint64_t{row().c ? 1u : 0u});
}

VITRINE_TEST(HizTableTest, QCoreApplication)
#include "tst_hiz_table.moc"
