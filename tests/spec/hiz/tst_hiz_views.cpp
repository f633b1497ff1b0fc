// SPDX-License-Identifier: Apache-2.0
// What views are given of HIZ (the See lines of HIZ-01, HIZ-03, HIZ-04, HIZ-11).
#include "core/session/hiz/hiz_map.h"
#include "core/session/hiz/hiz_recorder.h"
#include "core/session/machine/draw_recording.h"
#include "tests/spec/hiz/hiz_bench.h"

#include <QtTest>

using namespace vitrine::hiz;

class HizViewsTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_01_boundsOfEveryTileAndWhoSetThem();
    void HIZ_11_theCardOfADraw();
    void HIZ_02_whatWasComparedInEachTile();
    void HIZ_04_aRecordingHasTheBoundsBeforeAndAfter();
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

void HizViewsTest::HIZ_02_whatWasComparedInEachTile()
{
    HizBench bench(16, 8);
    HizRecorder recorder([&bench] { return bench.timed().hiz()->verdicts(); });
    const Subscription subscription = bench.timed().hub().subscribe(recorder);
    bench.draw(bench.flat(0.4f));
    bench.draw(bench.triangle(0.3f, 0.5f)); // 0.3 … 0.4 in the left tile, 0.4 … 0.5 in the right one
    const HizDrawCard& card = *recorder.card(1);
    QCOMPARE(card.tests.size(), std::size_t{2});
    const auto& right = card.tiles.at({0, 1}).tests;
    QCOMPARE(right.size(), std::size_t{1});
    const TileVerdict& behind = card.tests[right[0]];
    QVERIFY(behind.tile == (HizTile{1, 0}));
    QVERIFY(isClose(behind.incoming.codes, 0.4, 0.5));
    QVERIFY(isClose(behind.depth.before, 0.4, 0.4));
    QVERIFY(behind.coarse == CoarseResult::Fail && behind.isFull);
    QCOMPARE(behind.row, std::uint8_t{1});
    const TileVerdict& before = card.tests[card.tiles.at({0, 0}).tests[0]];
    QVERIFY(isClose(before.incoming.codes, 0.3, 0.4));
    QVERIFY(isClose(before.depth.after, 0.3, 0.4));
    QCOMPARE(before.primitive, behind.primitive); // one triangle
    HizRecorder small([&bench] { return bench.timed().hiz()->verdicts(); }, 1);
    const Subscription another = bench.timed().hub().subscribe(small);
    bench.draw(bench.flat(0.1f));
    QCOMPARE(small.card(2)->tests.size(), std::size_t{1});
    QCOMPARE(small.card(2)->testsNotKept, std::uint64_t{1});
}

void HizViewsTest::HIZ_04_aRecordingHasTheBoundsBeforeAndAfter()
{
    HizBench bench(16, 8);
    bench.draw(bench.flat(0.6f));
    DrawCommand command = bench.triangle(0.3f, 0.5f).finished();
    command.drawSeq = 1;
    const auto recorded =
        recordDraw(std::make_shared<const DrawStart>(DrawStart{idealConfig(), command, bench.memory()}));
    QVERIFY(recorded);
    const DrawHiz& hiz = (*recorded)->hiz();
    QVERIFY(hiz.depth.before && hiz.depth.after && hiz.stencil.before);
    QVERIFY(isClose(hiz.depth.before->at(1, 0).bounds, 0.6, 0.6));
    QVERIFY(isClose(hiz.depth.after->at(0, 0).bounds, 0.3, 0.4));
    QVERIFY(isClose(hiz.depth.after->at(1, 0).bounds, 0.4, 0.5));
    QVERIFY(hiz.depth.before->at(1, 0).setBy == 0u);
    QVERIFY(hiz.depth.after->at(1, 0).setBy == 1u);
    QVERIFY(hiz.program == ProgramTraits{});
    QCOMPARE(hiz.card.passed, std::uint64_t{2});
    QCOMPARE(hiz.card.tests.size(), std::size_t{2});
    QCOMPARE(hiz.shaderRunsSaved, std::uint64_t{0});

    command = bench.flat(0.7f).finished(); // behind
    command.drawSeq = 1;
    const auto hidden =
        recordDraw(std::make_shared<const DrawStart>(DrawStart{idealConfig(), command, bench.memory()}));
    QVERIFY(hidden);
    QCOMPARE((*hidden)->hiz().card.culled, std::uint64_t{2});
    QCOMPARE((*hidden)->hiz().shaderRunsSaved, std::uint64_t{128}); // 16 × 8 pixels
}

QTEST_GUILESS_MAIN(HizViewsTest)
#include "tst_hiz_views.moc"
