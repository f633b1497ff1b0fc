// SPDX-License-Identifier: Apache-2.0
// What views are given of HIZ (the See lines of HIZ-01, HIZ-03, HIZ-04, HIZ-11).
#include "core/gpu/machine_config.h"
#include "core/kernel/machine.h"
#include "core/session/draw_start.h"
#include "core/session/hiz/hiz_map.h"
#include "core/session/hiz/hiz_recorder.h"
#include "core/session/hiz/hiz_section.h"
#include "core/session/machine/draw_recording.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/hiz_bench.h"

#include <QtTest>

#include <algorithm>
#include <limits>

using namespace vitrine::hiz;

namespace {

/// By the order of the events.
class UnorderedTiles final : public Observer {
public:
    std::vector<std::pair<std::uint16_t, bool>> tested; ///< column, and whether its depths are no numbers

    void onTileJudged(const TileJudged& event) override
    {
        if (event.step == TileStep::Tested)
            tested.emplace_back(event.x, event.isUnordered != 0);
    }
};

/// What hiz.before and hiz.after told of the bounds of depth, as depths.
class BoundsTold final : public Observer {
public:
    struct Change {
        double before[2] = {}, after[2] = {};
    };
    std::vector<Change> changes;

    void onHizUpdated(const HizUpdated& event) override { m_isDepth = event.isStencil == 0; }
    void onHizBefore(const HizBefore& event) override
    {
        if (m_isDepth)
            changes.push_back({{event.least / kMost, event.greatest / kMost}, {}});
    }
    void onHizAfter(const HizAfter& event) override
    {
        if (!m_isDepth)
            return;
        changes.back().after[0] = event.least / kMost;
        changes.back().after[1] = event.greatest / kMost;
    }

private:
    static constexpr double kMost = 0xFFFF; // the bench's depths have 16 bits
    bool m_isDepth = false;
};

bool isNear(const CornerDepths& corners, const CornerDepths& expected)
{
    return std::ranges::equal(corners, expected, [](double a, double b) { return std::abs(a - b) < 1e-4; });
}

} // namespace

class HizViewsTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_01_boundsOfEveryTileAndWhoSetThem();
    void HIZ_11_theCardOfADraw();
    void HIZ_02_whatWasComparedInEachTile();
    void HIZ_02_theCornersOfWhatWasCompared();
    void HIZ_02_depthsThatAreNoNumbersAreTold();
    void HIZ_04_aRecordingHasTheBoundsBeforeAndAfter();
    void HIZ_04_updatesTellTheBoundsBeforeAndAfter();
    void HIZ_28_aViolationNamesTileDrawAndRow();
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

void HizViewsTest::HIZ_02_theCornersOfWhatWasCompared()
{
    HizBench bench(16, 8);
    HizRecorder recorder([&bench] { return bench.timed().hiz()->verdicts(); });
    const Subscription subscription = bench.timed().hub().subscribe(recorder);
    bench.draw(bench.triangle(0.3f, 0.5f)); // 0.4 between the tiles
    const HizDrawCard& card = *recorder.card(0);
    const auto cornersOf = [&card](std::uint16_t column) {
        return card.tests[card.tiles.at({0, column}).tests[0]].incoming.corners.value();
    };
    QVERIFY(isNear(cornersOf(0), {0.3, 0.4, 0.3, 0.4})); // lower left, lower right, upper left, upper right
    QVERIFY(isNear(cornersOf(1), {0.4, 0.5, 0.4, 0.5}));
    Primitive line;
    line.kind = PrimitiveKind::Line;
    line.depthRange = {0.2, 0.3};
    QVERIFY(!depthInterval(line, {0, 0, 8, 8}, 100).corners);
    QVERIFY((depthInterval(line, {0, 0, 8, 8}, 100).codes == ValueInterval{20, 30}));
}

/// Setup lets no such plane through: the unit is given one.
void HizViewsTest::HIZ_02_depthsThatAreNoNumbersAreTold()
{
    HizBench bench(16, 8);
    StateVersions versions;
    PerDraw<DrawCommand> draws{versions};
    draws.bind(0, bench.flat(0.2f).finished());
    Machine machine;
    auto& ended = machine.addQueue<DrawItem>({"ended", 4, 1});
    HierarchicalZ& hiz = machine.add<HierarchicalZ>(
        "hiz", HierarchicalZ::Config{*idealConfig().hiz, draws, bench.memory()}, HierarchicalZ::Ports{ended});
    HizRecorder recorder([&hiz] { return hiz.verdicts(); });
    UnorderedTiles tiles;
    const Subscription subscriptions[] = {machine.hub().subscribe(recorder), machine.hub().subscribe(tiles)};
    auto primitive = std::make_shared<Primitive>();
    primitive->kind = PrimitiveKind::Triangle;
    primitive->bounds = {0, 0, 16, 8};
    primitive->depth = {0.2, 0, 0};
    const auto judge = [&](std::uint32_t number, std::int32_t x) {
        const PrimitiveItem item{{.id = ItemId{number}, .parent = {}, .draw = 0}, primitive};
        (void)hiz.answer({item, {x, 0, true}});
    };
    judge(1, 0);
    primitive->depth.dx = std::numeric_limits<double>::quiet_NaN();
    judge(2, 8);
    QVERIFY((tiles.tested == std::vector<std::pair<std::uint16_t, bool>>{{0, false}, {1, true}}));
    const TileVerdict& verdict = recorder.card(0)->tests.at(1);
    QVERIFY(!verdict.incoming.isOrdered);
    QVERIFY((verdict.incoming.codes == ValueInterval{0, 0xFFFF}));
    QVERIFY(verdict.coarse == CoarseResult::Ambiguous); // against depth 1, by LESS
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
    const auto& hiz = (*recorded)->section<HizSection>();
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
    QCOMPARE((*hidden)->section<HizSection>().card.culled, std::uint64_t{2});
    QCOMPARE((*hidden)->section<HizSection>().shaderRunsSaved, std::uint64_t{128}); // 16 × 8 pixels
}

/// From [1, 1] with LESS: a full tile of depth 0.4 leaves [0.4, 0.4], then one of 0.2 leaves [0.2, 0.2].
void HizViewsTest::HIZ_04_updatesTellTheBoundsBeforeAndAfter()
{
    HizBench bench(8, 8);
    BoundsTold told;
    const Subscription subscription = bench.timed().hub().subscribe(told);
    bench.draw(bench.flat(0.4f));
    bench.draw(bench.flat(0.2f));
    QVERIFY(told.changes.size() >= 2);
    const BoundsTold::Change& first = told.changes.front();
    const BoundsTold::Change& last = told.changes.back();
    const auto isAt = [](double found, double wanted) { return std::abs(found - wanted) < 1e-4; };
    QVERIFY(isAt(first.before[0], 1) && isAt(first.before[1], 1));
    QVERIFY(isAt(last.after[0], 0.2) && isAt(last.after[1], 0.2));
    for (std::size_t i = 1; i < told.changes.size(); ++i)
        for (const std::size_t end : {0u, 1u})
            QVERIFY(told.changes[i].before[end] == told.changes[i - 1].after[end]);
}

/// Bounds that a machine without a fault could not have: the samples of the right tile hold 0.6.
void HizViewsTest::HIZ_28_aViolationNamesTileDrawAndRow()
{
    HizBench bench(16, 8);
    bench.draw(bench.flat(0.6f));
    DrawCommand command = bench.flat(0.7f).finished(); // culled in both tiles: row 1 of the table
    command.drawSeq = 5;
    Memory memory = bench.memory();
    const auto record = [&] {
        return recordDraw(std::make_shared<const DrawStart>(DrawStart{idealConfig(), command, memory}));
    };
    const auto sound = record();
    QVERIFY(sound && (*sound)->failure().empty());
    memory.surface(command.state->targets.depth).bounds()->set(1, {{code(0.2), code(0.3)}, 1});
    const auto broken = record();
    QVERIFY(broken);
    QCOMPARE((*broken)->failure(),
             std::string("after draw 5 a depth sample of tile (1,0) lies outside of the tile's bounds; row 1 of the "
                         "decision table was taken there"));
    QVERIFY((*broken)->section<HizSection>().depth.after->at(1, 0).isBroken &&
            !(*broken)->section<HizSection>().depth.after->at(0, 0).isBroken);
}

VITRINE_TEST(HizViewsTest, QCoreApplication)
#include "tst_hiz_views.moc"
