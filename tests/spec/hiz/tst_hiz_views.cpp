// SPDX-License-Identifier: Apache-2.0
// What views are given of HIZ (the See lines of HIZ-01, HIZ-03, HIZ-04, HIZ-11).
#include "core/session/hiz/hiz_map.h"
#include "core/session/hiz/hiz_recorder.h"
#include "tests/spec/hiz/hiz_bench.h"

#include <QtTest>

using namespace vitrine::hiz;

class HizViewsTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_01_boundsOfEveryTileAndWhoSetThem();
    void HIZ_11_theCardOfADraw();
};

void HizViewsTest::HIZ_01_boundsOfEveryTileAndWhoSetThem()
{
    HizBench bench(60, 48);
    bench.draw(bench.flat(0.4f));
    DrawBench::Draft corner = bench.flat(0.2f);
    corner.state.raster.scissorEnabled = true;
    corner.state.raster.scissor = {0, 0, 8, 8};
    bench.draw(corner);
    const auto map = hizMap(bench.memory(), corner.state.targets.depth);
    QVERIFY(map.has_value());
    QCOMPARE(map->tiles.size(), std::size_t{48});
    QVERIFY(isClose(map->at(0, 0).bounds, 0.2, 0.2));
    QVERIFY(isClose(map->at(7, 5).bounds, 0.4, 0.4));
    QVERIFY(map->at(0, 0).setBy == 1u);
    QVERIFY(map->at(7, 5).setBy == 0u);
    QVERIFY(std::abs(map->fraction(map->at(7, 5).bounds.max) - 0.4) < 1e-4);
    QVERIFY(!hizMap(bench.memory(), corner.state.targets.color));
    QVERIFY(!hizMap(bench.memory(), SurfaceId{99}));
}

void HizViewsTest::HIZ_11_theCardOfADraw()
{
    HizBench bench(16, 8);
    HizRecorder recorder;
    const Subscription subscription = bench.timed().hub().subscribe(recorder);
    bench.draw(bench.flat(0.4f));
    bench.draw(bench.triangle(0.3f, 0.5f)); // the left tile is ambiguous, the right one behind
    bench.draw(bench.flat(0.1f, {.writesDepth = true}));
    QVERIFY(recorder.card(3) == nullptr);
    const HizDrawCard& first = *recorder.card(0);
    QCOMPARE(first.passed, std::uint64_t{2});
    QCOMPARE(first.rows[2 - 1], std::uint64_t{2});
    QVERIFY(first.tiles.at({0, 1}).depth == UpdateKind::Full);
    const HizDrawCard& second = *recorder.card(1);
    QCOMPARE(second.judged, std::uint64_t{2});
    QCOMPARE(second.ambiguous, std::uint64_t{1});
    QCOMPARE(second.culled, std::uint64_t{1});
    QVERIFY(second.tiles.at({0, 1}).step == TileStep::Culled);
    QCOMPARE(second.tiles.at({0, 1}).row, std::uint8_t{1});
    QVERIFY(second.tiles.at({0, 1}).depth == UpdateKind::None);
    const HizDrawCard& third = *recorder.card(2);
    QCOMPARE(third.rows[15 - 1], std::uint64_t{2});
    QVERIFY(!third.tiles.at({0, 0}).step.has_value());
    QVERIFY(third.tiles.at({0, 0}).depth == UpdateKind::Unknown);
}

QTEST_GUILESS_MAIN(HizViewsTest)
#include "tst_hiz_views.moc"
