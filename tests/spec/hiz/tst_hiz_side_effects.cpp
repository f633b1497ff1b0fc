// SPDX-License-Identifier: Apache-2.0
// HIZ-08 (and HIZ-05 of it): programs that write to an auxiliary buffer.
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/hiz_bench.h"

#include <QtTest>

using namespace vitrine::hiz;

class HizSideEffectsTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_05_sideEffectsAreTestedLate();
    void HIZ_08_programWithSideEffectsRunsWhereDepthFails_data();
    void HIZ_08_programWithSideEffectsRunsWhereDepthFails();
    void HIZ_08_whatLiesOutsideOfTheAuxiliaryBufferIsDropped_data();
    void HIZ_08_whatLiesOutsideOfTheAuxiliaryBufferIsDropped();
    void HIZ_08_discardedPixelsHaveWritten();
};

void HizSideEffectsTest::HIZ_05_sideEffectsAreTestedLate()
{
    HizBench bench(8, 8);
    bench.draw(bench.flat(0.4f, {.hasSideEffects = true}));
    QCOMPARE(bench.runs(), std::uint64_t{64});
    QCOMPARE(bench.tests().late, std::uint64_t{64});
    QCOMPARE(bench.tests().early, std::uint64_t{0});
}

void HizSideEffectsTest::HIZ_08_programWithSideEffectsRunsWhereDepthFails_data()
{
    QTest::addColumn<QStringList>("knobs");
    QTest::newRow("segments") << QStringList{};
    QTest::newRow("PROG") << QStringList{"preset=PROG"};
    QTest::newRow("tasks of one pixel") << QStringList{"fs.fragmentsPerTask=1", "sp.count=4"};
}

void HizSideEffectsTest::HIZ_08_programWithSideEffectsRunsWhereDepthFails()
{
    QFETCH(QStringList, knobs);
    HizBench bench(8, 8, with(idealConfig(), knobs));
    bench.clearDepth(0.3f);
    bench.clearDepth(0.5f, Rect{4, 0, 4, 8});
    bench.addAuxiliary(4);
    const std::vector<std::byte> before = bench.colors();
    DrawBench::Draft draft = bench.triangle(0.6f, 0.7f, {.hasSideEffects = true, .stored = "2 1 0 0"});
    bench.bindTo(draft);
    bench.draw(draft);
    QCOMPARE(bench.runs(), std::uint64_t{64});
    QCOMPARE(bench.auxiliary(), (std::vector<std::uint32_t>{0, 0, 64, 0})); // counter++ by every pixel
    QVERIFY(bench.colors() == before);
    QVERIFY(isClose(bench.entry(0), 0.3, 0.5));
    QCOMPARE(bench.number("fsc", "auxiliary", "writes"), std::uint64_t{64});
    QCOMPARE(bench.number("fsc", "auxiliary", "dropped"), std::uint64_t{0});
    bench.draw(draft); // and goes on from there
    QCOMPARE(bench.auxiliary(), (std::vector<std::uint32_t>{0, 0, 128, 0}));
}

void HizSideEffectsTest::HIZ_08_whatLiesOutsideOfTheAuxiliaryBufferIsDropped_data()
{
    QTest::addColumn<std::string>("stored"); ///< address, amount
    QTest::addColumn<bool>("isBound");
    QTest::addColumn<std::vector<std::uint32_t>>("words");
    const std::vector<std::uint32_t> nothing{0, 0, 0, 0};
    QTest::newRow("behind its last word") << std::string("4 1 0 0") << true << nothing;
    QTest::newRow("before its first") << std::string("-1 1 0 0") << true << nothing;
    QTest::newRow("at the end of the world") << std::string("1e30 1 0 0") << true << nothing;
    QTest::newRow("more than a word holds") << std::string("0 1e10 0 0") << true << nothing;
    QTest::newRow("no buffer") << std::string("0 1 0 0") << false << nothing;
    QTest::newRow("its last word") << std::string("3.9 1 0 0") << true << std::vector<std::uint32_t>{0, 0, 0, 64};
    QTest::newRow("less than nothing") << std::string("0 -2 0 0") << true
                                       << std::vector<std::uint32_t>{0xFFFFFF80, 0, 0, 0}; // 2³² − 128
}

void HizSideEffectsTest::HIZ_08_whatLiesOutsideOfTheAuxiliaryBufferIsDropped()
{
    QFETCH(std::string, stored);
    QFETCH(bool, isBound);
    QFETCH(std::vector<std::uint32_t>, words);
    HizBench bench(8, 8);
    bench.addAuxiliary(4);
    DrawBench::Draft draft = bench.flat(0.4f, {.hasSideEffects = true, .stored = stored.c_str()});
    if (isBound)
        bench.bindTo(draft);
    bench.draw(draft);
    const bool isDropped = words == std::vector<std::uint32_t>(4);
    QCOMPARE(bench.auxiliary(), words);
    QCOMPARE(bench.number("fsc", "auxiliary", "writes"), std::uint64_t{isDropped ? 0u : 64u});
    QCOMPARE(bench.number("fsc", "auxiliary", "dropped"), std::uint64_t{isDropped ? 64u : 0u});
    QCOMPARE(bench.depthAt(3, 3), code(0.4)); // the rest of the draw has taken effect
}

void HizSideEffectsTest::HIZ_08_discardedPixelsHaveWritten()
{
    HizBench bench(8, 8);
    bench.addAuxiliary(1);
    DrawBench::Draft draft =
        bench.flat(0.4f, {.hasSideEffects = true, .canDiscard = true, .discardsAll = true, .stored = "0 3 0 0"});
    bench.bindTo(draft);
    bench.draw(draft);
    QCOMPARE(bench.auxiliary(), (std::vector<std::uint32_t>{3 * 64}));
    QCOMPARE(bench.depthAt(3, 3), code(1.0));
}

VITRINE_TEST(HizSideEffectsTest, QCoreApplication)
#include "tst_hiz_side_effects.moc"
