// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/primitive/pipeline_scene.h"

#include <QtTest>

#include <random>

using namespace vitrine::tests;

namespace {

/// How often each sample was covered.
class HitCounts {
public:
    HitCounts(int size, int samples) : m_size(size), m_samples(samples), m_hits(std::size_t(size * size * 4)) {}

    void add(const std::vector<Quad>& quads)
    {
        for (const Quad& quad : quads) {
            for (int bit = 0; bit < 16; ++bit) {
                if (quad.coverage >> bit & 1) {
                    const int x = quad.x + bit / 4 % 2;
                    const int y = quad.y + bit / 8;
                    ++m_hits.at(std::size_t((y * m_size + x) * 4 + bit % 4));
                }
            }
        }
    }
    [[nodiscard]] bool isEach(int count) const
    {
        for (std::size_t i = 0; i < m_hits.size(); ++i) {
            if (m_hits[i] != (static_cast<int>(i % 4) < m_samples ? count : 0))
                return false;
        }
        return true;
    }

private:
    int m_size;
    int m_samples;
    std::vector<int> m_hits;
};

double unit(std::mt19937& random)
{
    return random() / 4294967296.0;
}

/// A grid of vertices moved about, its border pulled out beyond the target; two triangles per cell.
bool coversOnce(int size, int samples, int cells, unsigned seed)
{
    std::mt19937 random(seed);
    const auto setup = makeSetupState(sceneState(size, samples), PixelFormat::None);
    const double step = double(size) / cells;
    std::vector<ShadedVertex> grid;
    for (int j = 0; j <= cells; ++j) {
        for (int i = 0; i <= cells; ++i) {
            const auto place = [&](int n) {
                if (n == 0 || n == cells)
                    return n == 0 ? -3.0 : size + 3.0;
                return (n + (unit(random) - 0.5) * 0.45) * step;
            };
            const double x = place(i);
            grid.push_back(windowVertex(size, x, place(j)));
        }
    }
    HitCounts hits(size, samples);
    for (int j = 0; j < cells; ++j) {
        for (int i = 0; i < cells; ++i) {
            const auto v = [&](int x, int y) { return grid[std::size_t((j + y) * (cells + 1) + i + x)]; };
            hits.add(drawTriangle(setup, {v(0, 0), v(1, 0), v(1, 1)}).quads);
            hits.add(drawTriangle(setup, {v(0, 0), v(0, 1), v(1, 1)}).quads);
        }
    }
    return hits.isEach(1);
}

/// A fan of triangles around a point with its rim far outside.
bool fanCoversOnce(int size, int samples, double reach, unsigned seed)
{
    std::mt19937 random(seed);
    const auto setup = makeSetupState(sceneState(size, samples), PixelFormat::None);
    const auto center = windowVertex(size, unit(random) * size, unit(random) * size);
    std::vector<ShadedVertex> rim;
    for (const auto& [sideX, sideY] : {std::pair{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}) {
        // Along each side of the square, in turning direction.
        double along = 0.0;
        for (int n = 0; n < 3; ++n) {
            const double x = sideX == sideY ? sideX + along * -sideX : sideX;
            const double y = sideX == sideY ? sideY : sideY + along * -sideY;
            rim.push_back(windowVertex(size, size / 2 + x * reach, size / 2 + y * reach));
            along += 0.3 + unit(random) * 0.5;
        }
    }
    HitCounts hits(size, samples);
    for (std::size_t i = 0; i < rim.size(); ++i)
        hits.add(drawTriangle(setup, {center, rim[i], rim[(i + 1) % rim.size()]}).quads);
    return hits.isEach(1);
}

} // namespace

class TestFillRule : public QObject {
    Q_OBJECT

private slots:
    void HET_05_sixFragmentsInThreeQuads()
    {
        // Origin top left, y down: the rows of memory are the rows of the specification's screen.
        DrawState state = sceneState(4);
        state.targets.yDown = true;
        const auto setup = makeSetupState(state, PixelFormat::None);
        const Drawn drawn = drawTriangle(setup, {windowVertex(4, 0, 0), windowVertex(4, 4, 0), windowVertex(4, 0, 4)});
        QVERIFY(drawn.pixels() == (Pixels{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {0, 2}}));
        const std::vector<Quad> expected{{0, 0, 0x1111}, {2, 0, 0x0001}, {0, 2, 0x0001}};
        QVERIFY(drawn.quads == expected);
    }

    void centersOnEdgesBelongToLeftAndTop()
    {
        // A square whose sides run through the centers of pixels 1 and 3: left column and, seen y up, the upper row.
        const auto a = windowVertex(8, 1.5, 1.5), b = windowVertex(8, 3.5, 1.5), c = windowVertex(8, 3.5, 3.5),
                   d = windowVertex(8, 1.5, 3.5);
        for (const bool isDown : {false, true}) {
            DrawState state = sceneState(8);
            state.targets.yDown = isDown;
            const auto setup = makeSetupState(state, PixelFormat::None);
            Pixels pixels = drawTriangle(setup, {a, b, c}).pixels();
            pixels.merge(drawTriangle(setup, {a, c, d}).pixels());
            const Pixels upper{{1, 2}, {2, 2}, {1, 3}, {2, 3}};
            const Pixels lower{{1, 1}, {2, 1}, {1, 2}, {2, 2}};
            QVERIFY(pixels == (isDown ? lower : upper));
        }
    }

    void alignedQuadCoversItsPixelsExactly()
    {
        const auto setup = makeSetupState(sceneState(32), PixelFormat::None);
        const auto a = windowVertex(32, 3, 5), b = windowVertex(32, 21, 5), c = windowVertex(32, 21, 18),
                   d = windowVertex(32, 3, 18);
        const Pixels first = drawTriangle(setup, {a, b, c}).pixels();
        const Pixels second = drawTriangle(setup, {a, c, d}).pixels();
        QCOMPARE(first.size() + second.size(), std::size_t{18 * 13});
        Pixels both = first;
        both.insert(second.begin(), second.end());
        QCOMPARE(both.size(), std::size_t{18 * 13});
        QVERIFY(both.contains({3, 5}) && both.contains({20, 17}));
    }

    void sharedEdgesCoverEachSampleOnce_data()
    {
        QTest::addColumn<int>("samples");
        QTest::addColumn<int>("cells");
        QTest::newRow("large cells") << 1 << 3;
        QTest::newRow("medium cells") << 1 << 16;
        QTest::newRow("cells below a pixel") << 1 << 100;
        QTest::newRow("four samples, large") << 4 << 5;
        QTest::newRow("four samples, tiny") << 4 << 90;
    }
    void sharedEdgesCoverEachSampleOnce()
    {
        QFETCH(int, samples);
        QFETCH(int, cells);
        for (unsigned seed = 1; seed <= 8; ++seed)
            QVERIFY2(coversOnce(64, samples, cells, seed), qPrintable(QString("seed %1").arg(seed)));
    }

    void hugeFansCoverEachSampleOnce()
    {
        for (unsigned seed = 1; seed <= 60; ++seed) {
            for (const double reach : {200.0, 5000.0, 32000.0}) {
                QVERIFY2(fanCoversOnce(64, 1, reach, seed), qPrintable(QString("seed %1").arg(seed)));
                QVERIFY2(fanCoversOnce(64, 4, reach, seed), qPrintable(QString("seed %1").arg(seed)));
            }
        }
    }

    void trianglesBeyondTheGuardBandStillCoverEverything()
    {
        const auto setup = makeSetupState(sceneState(64), PixelFormat::None);
        const Drawn drawn = drawTriangle(
            setup, {windowVertex(64, -1e9, -1e9), windowVertex(64, 3e9, -1e9), windowVertex(64, -1e9, 3e9)});
        HitCounts hits(64, 1);
        hits.add(drawn.quads);
        QVERIFY(hits.isEach(1));
    }

    void tilesComeInOrderAndKnowWhenTheyAreFull()
    {
        const auto setup = makeSetupState(sceneState(32), PixelFormat::None);
        const Drawn drawn =
            drawTriangle(setup, {windowVertex(32, -8, -8), windowVertex(32, 40, -8), windowVertex(32, -8, 40)});
        std::vector<TileWork> tiles;
        walkTiles(drawn.primitives.at(0), tiles);
        // The hypotenuse is x + y = 32: tile corners (x + 8, y + 8) up to there are inside.
        const std::vector<TileWork> expected{{0, 0, true},   {8, 0, true},  {16, 0, true},  {24, 0, false},
                                             {0, 8, true},   {8, 8, true},  {16, 8, false}, {0, 16, true},
                                             {8, 16, false}, {0, 24, false}};
        QVERIFY(tiles == expected);
        std::vector<Quad> quads;
        for (const TileWork& tile : tiles)
            rasterizeTile(drawn.primitives.at(0), tile, quads);
        QVERIFY(quads == drawn.quads);
        // 32 · 31 / 2 centers with x + y < 32; those with x + y = 32 lie on a right edge.
        QCOMPARE(drawn.pixels().size(), std::size_t{32 * 31 / 2});
    }

    void fourSamplesSitOnTheRotatedGrid()
    {
        // Left of x = 2.5: samples at 2 + 6/16 and 2 + 2/16, of pixel column 2.
        const auto setup = makeSetupState(sceneState(8, 4), PixelFormat::None);
        const Drawn drawn =
            drawTriangle(setup, {windowVertex(8, 2.5, -100), windowVertex(8, 2.5, 100), windowVertex(8, -200, 0)});
        for (const Quad& quad : drawn.quads) {
            if (quad.x == 2)
                QCOMPARE(quad.coverage, std::uint16_t{0x0505});
            if (quad.x == 0)
                QCOMPARE(quad.coverage, std::uint16_t{0xFFFF});
            QVERIFY(quad.x < 4);
        }
        QCOMPARE(drawn.quads.size(), std::size_t{8});
    }

    void coverageHelpers()
    {
        QCOMPARE(coveredPixels(0x0200), std::uint8_t{0x4});
        QCOMPARE(coveredPixels(0x8001), std::uint8_t{0x9});
        QCOMPARE(samplesOfPixels(0x9), std::uint16_t{0xF00F});
        QCOMPARE(samplesOfPixels(0x6), std::uint16_t{0x0FF0});
    }
};

VITRINE_TEST(TestFillRule)
#include "tst_fill_rule.moc"
