// SPDX-License-Identifier: Apache-2.0
// What the dock of HiZ shows of bounds and verdicts that are given by hand.
#include "core/session/draw_start.h"
#include "core/session/hiz/hiz_section.h"
#include "core/session/machine/draw_recording_parts.h"
#include "tests/harness/test_class.h"
#include "views/docks/hiz/hiz_flow.h"
#include "views/docks/hiz/hiz_shape.h"
#include "views/docks/hiz/hiz_style.h"
#include "views/docks/hiz/hiz_text.h"

#include <QtTest>

using namespace vitrine;
using core::HizTile;
using core::TileStep;
using views::HizFacts;
using views::HizLook;
using views::HizMark;
using views::HizShape;
using views::HizStep;

namespace {

/// Depths are stored as 0 … 100. Tiles of 8 pixels, row by row, with what is known of them.
struct Scene {
    std::uint32_t columns = 2, rows = 1;
    std::vector<core::ValueInterval> bounds;
    core::HizDrawCard card;
    std::size_t broken = SIZE_MAX; ///< a tile that does not bound its samples; none

    [[nodiscard]] HizFacts facts() const
    {
        core::HizMap map{8, columns, rows, 100, {}};
        for (const core::ValueInterval& known : bounds)
            map.tiles.push_back({known, {}, map.tiles.size() == broken});
        core::DrawState state;
        state.targets.width = columns * 8;
        state.targets.height = rows * 8;
        auto start = std::make_shared<core::DrawStart>();
        start->command.state = std::make_shared<const core::DrawState>(state);
        auto parts = std::make_unique<core::DrawRecording::Parts>();
        parts->start = start;
        core::HizSection hiz;
        hiz.card = card;
        hiz.depth = {map, map};
        parts->sections.add(core::SectionValue::of(std::move(hiz)));
        return {std::make_shared<const core::DrawRecording>(std::move(parts)), 7};
    }
};

core::HizDrawCard::Tile judged(std::uint8_t row, std::optional<TileStep> step)
{
    core::HizDrawCard::Tile tile;
    tile.row = row;
    tile.step = step;
    return tile;
}

bool isNear(const QVector3D& a, const QVector3D& b)
{
    return (a - b).length() < 1e-5f;
}

} // namespace

class TestHizShape final : public QObject {
    Q_OBJECT

private slots:
    /// 16 × 8 pixels are 2 × 1 in the scene, a tile 1 × 1 with an inset of 0.03. Of depths from 0.25 to 1 in 0.8:
    /// 0.75 lies at 0.8 · (1 − 0.5 / 0.75) = 0.266667.
    void HIZ_01_aBoxReachesFromZminToZmax()
    {
        const HizFacts facts = Scene{2, 1, {{25, 75}, {100, 100}}, {}}.facts();
        const HizShape shape = views::makeHizShape(facts);
        QCOMPARE(shape.range, (views::HizRange{0.25, 1.0}));
        QVERIFY(isNear(shape.tiles[0].low, {-0.97f, 0.2666667f, -0.47f}));
        QVERIFY(isNear(shape.tiles[0].high, {-0.03f, 0.8f, 0.47f}));
        QVERIFY(isNear(shape.tiles[1].low, {0.03f, 0, -0.47f}));
        QVERIFY(isNear(shape.tiles[1].high, {0.97f, 0, 0.47f}));
        HizFacts whole = facts;
        whole.look.scale = HizLook::Scale::Whole;
        // 0.25 of the way down from 0.8.
        QVERIFY(isNear(views::makeHizShape(whole).tiles[0].high, {-0.03f, 0.6f, 0.47f}));
    }

    /// Rows count from below: the upper one is farther away.
    void rowsGoAway()
    {
        const HizShape shape = views::makeHizShape(Scene{1, 2, {{0, 0}, {100, 100}}, {}}.facts());
        QVERIFY(shape.tiles[0].center().z() > 0);
        QVERIFY(shape.tiles[1].center().z() < 0);
        QVERIFY(shape.tiles[0].center().y() > shape.tiles[1].center().y()); // nearer is higher
    }

    /// A box has six faces of two triangles and twelve edges; a flat one a face and four; an untouched tile four edges.
    void cornersFollowTheVerdicts()
    {
        Scene scene{3, 1, {{25, 75}, {50, 50}, {10, 90}}, {}};
        scene.card.tiles[{0, 0}] = judged(3, TileStep::Ambiguous);
        scene.card.tiles[{0, 1}] = judged(7, TileStep::Terminated);
        scene.card.judged = 2;
        HizFacts facts = scene.facts();
        auto corners = views::makeHizCorners(facts, views::makeHizShape(facts));
        QCOMPARE(corners.faces.size(), std::size_t{36 + 6});
        QCOMPARE(corners.edges.size(), std::size_t{24 + 8 + 8});
        // Yellow; then purple, of which alpha 0 makes hatching.
        QCOMPARE(QColor::fromRgbF(corners.faces[0].red, corners.faces[0].green, corners.faces[0].blue),
                 QColor(0xf0, 0xe4, 0x42));
        QCOMPARE(corners.faces[0].alpha, 1.0f);
        QCOMPARE(QColor::fromRgbF(corners.faces[36].red, corners.faces[36].green, corners.faces[36].blue),
                 QColor(0xcc, 0x79, 0xa7));
        QCOMPARE(corners.faces[36].alpha, 0.0f);
        facts.look.by = HizLook::By::Least; // then every tile has a color
        corners = views::makeHizCorners(facts, views::makeHizShape(facts));
        QCOMPARE(corners.faces.size(), std::size_t{36 + 6 + 36});
    }

    void aFrameOfAThousandPixelsIsOneGeometry()
    {
        Scene scene{128, 128, std::vector<core::ValueInterval>(16384, {25, 75}), {}};
        scene.bounds[0] = {0, 100};
        for (std::uint16_t row = 0; row < 128; ++row)
            for (std::uint16_t column = 0; column < 128; ++column)
                scene.card.tiles[{row, column}] = judged(2, TileStep::Passed);
        const HizFacts facts = scene.facts();
        const HizShape shape = views::makeHizShape(facts);
        QCOMPARE(shape.tiles.size(), std::size_t{16384});
        const auto corners = views::makeHizCorners(facts, shape);
        QCOMPARE(corners.faces.size(), std::size_t{16384 * 36});
        QVERIFY(corners.edges.empty()); // they would hide the faces
    }

    void aRayPicksTheNearestBoxOrTheFloor()
    {
        const HizFacts facts = Scene{2, 1, {{0, 100}, {100, 100}}, {}}.facts(); // 0.8 high, and flat
        const HizShape shape = views::makeHizShape(facts);
        views::SceneCamera camera;
        camera.lookFrom(0, 90);
        camera.fit(shape.box, {400, 200});
        const auto at = [&](double x, double y) { return views::pickTile(facts, shape, camera, {x, y}, {400, 200}); };
        QVERIFY(at(120, 100) == (HizTile{0, 0}));
        QVERIFY(at(280, 100) == (HizTile{1, 0}));
        QVERIFY(!at(2, 2)); // 1 / 1.12 of the view is taken
        // From the right the tall box stands behind the flat one, over which the ray goes.
        camera.lookFrom(90, 0);
        camera.fit(shape.box, {400, 200});
        QVERIFY(at(200, 80) == (HizTile{0, 0}));
    }

    void HIZ_03_verdictsHaveMarks()
    {
        Scene scene{3, 2, std::vector<core::ValueInterval>(6, {0, 100}), {}};
        scene.card.tiles[{0, 0}] = judged(1, TileStep::Culled);
        scene.card.tiles[{0, 1}] = judged(2, TileStep::Passed);
        scene.card.tiles[{0, 2}] = judged(7, TileStep::Terminated);
        scene.card.tiles[{1, 0}] = judged(15, std::nullopt); // writes depth
        scene.card.tiles[{1, 1}] = judged(0, std::nullopt);  // bounds alone
        const HizFacts facts = scene.facts();
        const HizMark expected[] = {HizMark::Culled,      HizMark::Passed,    HizMark::Terminated,
                                    HizMark::NotCompared, HizMark::Untouched, HizMark::Untouched};
        for (int tile = 0; tile < 6; ++tile)
            QCOMPARE(facts.markOf(facts.tileOf(tile)), expected[tile]);
    }

    void HIZ_28_aTileThatBreaksItsBoundsIsMarked()
    {
        Scene scene{2, 1, {{0, 100}, {0, 100}}, {}};
        scene.card.tiles[{0, 1}] = judged(2, TileStep::Passed);
        QCOMPARE(scene.facts().brokenTiles(), std::size_t{0});
        QVERIFY(!views::HizText::totals(scene.facts()).contains("fault"));
        scene.broken = 1;
        const HizFacts facts = scene.facts();
        QCOMPARE(facts.markOf({0, 0}), HizMark::Untouched);
        QCOMPARE(facts.markOf({1, 0}), HizMark::Broken); // whatever was found there
        QCOMPARE(views::hizMarkStyle(HizMark::Broken).letter, QString("!"));
        QVERIFY(views::HizText::totals(facts).contains("1 tile does not bound its samples: a fault of the machine"));
    }

    void HIZ_11_everyRowHasItsWay()
    {
        using S = HizStep;
        const auto path = [](int row) {
            return views::hizFlowPath(core::kDecisionRows[static_cast<std::size_t>(row - 1)], false);
        };
        using Path = std::vector<HizStep>;
        const Path start{S::Transparent, S::WritesDepth, S::SideEffects, S::Compare};
        const auto from = [&](Path more) {
            Path all = start;
            all.insert(all.end(), more.begin(), more.end());
            return all;
        };
        for (const int row : {1, 4, 8})
            QCOMPARE(path(row), from({S::Cull}));
        for (const int row : {2, 3, 5, 6})
            QCOMPARE(path(row), from({S::MayDiscard, S::TestEarly, S::Update}));
        for (const int row : {9, 10})
            QCOMPARE(path(row), from({S::MayDiscard, S::TestLate, S::Update}));
        for (const int row : {7, 13, 16, 19})
            QCOMPARE(path(row), (Path{S::Transparent, S::Terminate}));
        for (const int row : {11, 12, 14})
            QCOMPARE(path(row), (Path{S::Transparent, S::WritesDepth, S::SideEffects, S::ShadeAll, S::Update}));
        for (const int row : {15, 17, 18, 20})
            QCOMPARE(path(row), (Path{S::Transparent, S::WritesDepth, S::ShadeUnknown, S::Update}));
        QCOMPARE(views::hizFlowPath(core::kDecisionRows[2], true).back(), S::FeedBack);
        for (int row = 1; row <= 20; ++row) { // every step follows the one before by an arrow
            const Path way = path(row);
            const auto lit = std::ranges::count_if(
                views::hizFlowArrows(), [&](const views::HizFlowArrow& arrow) { return views::isOnPath(way, arrow); });
            QCOMPARE(static_cast<std::size_t>(lit), way.size() - 1);
        }
    }
};

VITRINE_TEST(TestHizShape, QApplication)
#include "tst_hiz_shape.moc"
