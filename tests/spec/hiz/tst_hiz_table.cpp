// SPDX-License-Identifier: Apache-2.0
// HIZ-10 and HIZ-11: the twenty rows, on both machines.
#include "tests/spec/hiz/hiz_bench.h"

#include <QtTest>

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
};

using V = DiscardVerdict;

const std::array<TableRow, 20> kTable{{
    {1, false, false, false, V::Unknown, 0.6, 0.7, 0, 0.3, 0.5, Outcome::Culled},
    {2, false, false, false, V::Unknown, 0.1, 0.2, 64, 0.1, 0.2},
    {3, false, false, false, V::Unknown, 0.4, 0.45, 32, 0.3, 0.45},
    {4, false, false, true, V::Opaque, 0.6, 0.7, 0, 0.3, 0.5, Outcome::Culled},
    {5, false, false, true, V::Opaque, 0.1, 0.2, 64, 0.1, 0.2},
    {6, false, false, true, V::Opaque, 0.4, 0.45, 32, 0.3, 0.45},
    {7, false, false, true, V::Transparent, 0.4, 0.45, 0, 0.3, 0.5, Outcome::Terminated},
    {8, false, false, true, V::Unknown, 0.6, 0.7, 0, 0.3, 0.5, Outcome::Culled},
    {9, false, false, true, V::Unknown, 0.1, 0.2, 64, 0.1, 0.5},
    {10, false, false, true, V::Unknown, 0.4, 0.45, 64, 0.3, 0.5},
    {11, false, true, false, V::Unknown, 0.4, 0.45, 64, 0.3, 0.45},
    {12, false, true, true, V::Opaque, 0.4, 0.45, 64, 0.3, 0.45},
    {13, false, true, true, V::Transparent, 0.4, 0.45, 64, 0.3, 0.5},
    {14, false, true, true, V::Unknown, 0.4, 0.45, 64, 0.3, 0.5},
    {15, true, false, false, V::Unknown, 0.4, 0.45, 64, 0.0, 0.5},
    {16, true, false, true, V::Transparent, 0.4, 0.45, 0, 0.3, 0.5, Outcome::Terminated},
    {17, true, false, true, V::Opaque, 0.4, 0.45, 64, 0.0, 0.5},
    {18, true, true, false, V::Unknown, 0.4, 0.45, 64, 0.0, 0.5},
    {19, true, true, true, V::Transparent, 0.4, 0.45, 64, 0.3, 0.5},
    {20, true, true, true, V::Unknown, 0.4, 0.45, 64, 0.0, 0.5},
}};

/// One tile: columns 0 to 3 hold 0.3, the others 0.5.
void prepare(HizBench& bench)
{
    bench.clearDepth(0.3f);
    bench.clearDepth(0.5f, Rect{4, 0, 4, 8});
}

DrawBench::Draft draftOf(const HizBench& bench, const TableRow& row)
{
    const bool discardsAll = row.verdict == V::Transparent;
    return bench.triangle(static_cast<float>(row.left), static_cast<float>(row.right),
                          {row.d, row.s, row.c, discardsAll});
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
    config.hiz.enabled = 0;
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

QTEST_GUILESS_MAIN(HizTableTest)
#include "tst_hiz_table.moc"
