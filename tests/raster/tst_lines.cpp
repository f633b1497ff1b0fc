// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/primitive/pipeline_scene.h"
#include "tests/raster/diamond_exit.h"

#include <QtTest>

#include <random>

using namespace vitrine::tests;

namespace {

constexpr int kSize = 32;

Drawn drawLine(double x0, double y0, double x1, double y1, float width = 1.0f, int samples = 1)
{
    DrawState state = sceneState(kSize, samples);
    state.raster.lineWidth = width;
    return drawOne(makeSetupState(state, PixelFormat::None), PrimitiveKind::Line,
                   {windowVertex(kSize, x0, y0), windowVertex(kSize, x1, y1)});
}

/// In a viewport of half the target's size in its middle.
Drawn drawInMiddle(FixedPoint a, FixedPoint b, float width = 1.0f, int samples = 1)
{
    constexpr double kOffset = kSize / 4.0;
    DrawState state = sceneState(kSize, samples);
    state.raster.viewport = {kSize / 4, kSize / 4, kSize / 2, kSize / 2};
    state.raster.lineWidth = width;
    return drawOne(makeSetupState(state, PixelFormat::None), PrimitiveKind::Line,
                   {windowVertex(kSize / 2, a.x / 256.0 - kOffset, a.y / 256.0 - kOffset),
                    windowVertex(kSize / 2, b.x / 256.0 - kOffset, b.y / 256.0 - kOffset)});
}

Pixels inMiddle(const Pixels& pixels)
{
    const auto isInside = [](int at) { return at >= kSize / 4 && at < kSize / 4 * 3; };
    Pixels result;
    for (const auto& [x, y] : pixels)
        if (isInside(x) && isInside(y))
            result.insert({x, y});
    return result;
}

bool matchesDefinition(FixedPoint a, FixedPoint b)
{
    const Drawn drawn = drawLine(a.x / 256.0, a.y / 256.0, b.x / 256.0, b.y / 256.0);
    return drawn.pixels() == DiamondExit(a, b).pixels(kSize);
}

} // namespace

class TestLines : public QObject {
    Q_OBJECT

private slots:
    void octantsByHand_data()
    {
        // From the center of (10, 10) four steps along one axis and two along the other. Halfway crossings go by the
        // perturbation of ES 2.0 §3.4.1: both ends move by (−ε, −ε²). The end pixel isn't drawn.
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        QTest::addColumn<QVector<QPoint>>("pixels");
        const auto row = [](const char* name, double x, double y, const QVector<QPoint>& pixels) {
            QTest::newRow(name) << x << y << pixels;
        };
        row("right up", 14.5, 12.5, {{10, 10}, {11, 11}, {12, 11}, {13, 12}});
        row("right down", 14.5, 8.5, {{10, 10}, {11, 9}, {12, 9}, {13, 8}});
        row("left up", 6.5, 12.5, {{10, 10}, {9, 10}, {8, 11}, {7, 11}});
        row("left down", 6.5, 8.5, {{10, 10}, {9, 10}, {8, 9}, {7, 9}});
        row("up right", 12.5, 14.5, {{10, 10}, {10, 11}, {11, 12}, {11, 13}});
        row("up left", 8.5, 14.5, {{10, 10}, {9, 11}, {9, 12}, {8, 13}});
        row("down right", 12.5, 6.5, {{10, 10}, {10, 9}, {11, 8}, {11, 7}});
        row("down left", 8.5, 6.5, {{10, 10}, {9, 9}, {9, 8}, {8, 7}});
        row("right", 13.5, 10.5, {{10, 10}, {11, 10}, {12, 10}});
        row("left", 7.5, 10.5, {{10, 10}, {9, 10}, {8, 10}});
        row("up", 10.5, 13.5, {{10, 10}, {10, 11}, {10, 12}});
        row("down", 10.5, 7.5, {{10, 10}, {10, 9}, {10, 8}});
        row("diagonal", 13.5, 13.5, {{10, 10}, {11, 11}, {12, 12}});
        row("other diagonal", 7.5, 13.5, {{10, 10}, {9, 11}, {8, 12}});
    }
    void octantsByHand()
    {
        QFETCH(double, x);
        QFETCH(double, y);
        QFETCH(QVector<QPoint>, pixels);
        Pixels expected;
        for (const QPoint& pixel : pixels)
            expected.insert({pixel.x(), pixel.y()});
        QVERIFY(drawLine(10.5, 10.5, x, y).pixels() == expected);
    }

    void connectedStripDrawsNoPixelTwice()
    {
        const Pixels first = drawLine(2.5, 2.5, 9.5, 5.5).pixels();
        const Pixels second = drawLine(9.5, 5.5, 12.5, 20.5).pixels();
        Pixels both = first;
        both.insert(second.begin(), second.end());
        QCOMPARE(both.size(), first.size() + second.size());
        QVERIFY(second.contains({9, 5}) && !first.contains({9, 5}));
    }

    void aLineInsideOneDiamondDrawsNothing()
    {
        QVERIFY(drawLine(10.4, 10.5, 10.6, 10.5).quads.empty());
        QCOMPARE(drawLine(10.5, 10.5, 10.5, 10.5).counts.degenerate, 1u);
        QVERIFY(drawLine(10.4, 10.5, 11.05, 10.5).pixels() == (Pixels{{10, 10}}));
    }

    void everyLineFollowsTheDiamondExitRule()
    {
        std::mt19937 random(7);
        const auto coordinate = [&](unsigned mask) {
            return static_cast<std::int64_t>(4 * 256 + random() % (24 * 256)) & ~std::int64_t{mask};
        };
        // Coarser grids make ties frequent: ends on pixel corners, centers and diamond borders.
        for (const unsigned mask : {0u, 31u, 63u, 127u, 255u}) {
            for (int i = 0; i < 400; ++i) {
                const FixedPoint a{coordinate(mask), coordinate(mask)};
                const FixedPoint b{coordinate(mask), coordinate(mask)};
                QVERIFY2(matchesDefinition(a, b),
                         qPrintable(QString("(%1, %2) to (%3, %4) / 256").arg(a.x).arg(a.y).arg(b.x).arg(b.y)));
            }
        }
    }

    void shortLinesFollowTheDiamondExitRule()
    {
        for (std::int64_t start = 0; start < 81; ++start) {
            const FixedPoint a{2560 + start % 9 * 32, 2560 + start / 9 * 32};
            for (std::int64_t end = 0; end < 17 * 17; ++end) {
                const FixedPoint b{2432 + end % 17 * 32, 2432 + end / 17 * 32};
                QVERIFY2(matchesDefinition(a, b),
                         qPrintable(QString("(%1, %2) to (%3, %4) / 256").arg(a.x).arg(a.y).arg(b.x).arg(b.y)));
            }
        }
    }

    void linesBeyondTheViewportFollowTheSameRule()
    {
        // Ends up to 96 pixels outside of the viewport: the ends that count are the line's own (ES 2.0 §2.13).
        std::mt19937 random(9);
        const auto coordinate = [&](unsigned mask) {
            return (static_cast<std::int64_t>(random() % (192 * 256)) - 80 * 256) & ~std::int64_t{mask};
        };
        int visible = 0;
        for (int i = 0; i < 2000; ++i) {
            const unsigned mask = i % 2 == 0 ? 0u : 127u;
            const FixedPoint a{coordinate(mask), coordinate(mask)};
            const FixedPoint b{coordinate(mask), coordinate(mask)};
            const Pixels expected = inMiddle(DiamondExit(a, b).pixels(kSize));
            visible += expected.empty() ? 0 : 1;
            QVERIFY2(drawInMiddle(a, b).pixels() == expected,
                     qPrintable(QString("(%1, %2) to (%3, %4) / 256").arg(a.x).arg(a.y).arg(b.x).arg(b.y)));
        }
        QVERIFY(visible > 200);
    }

    void wideLinesOutsideTheViewportReachIntoIt()
    {
        // Width 8 at y = 6.75, the viewport from 8 to 24: rows 3 to 10, as the line of width 1 moves down by 3.5.
        // Beside it at x = 26.75: columns 23 to 30.
        const Drawn below = drawInMiddle({2688, 1728}, {3456, 1728}, 8.0f); // x from 10.5 to 13.5
        const Drawn right = drawInMiddle({6848, 5504}, {6848, 7552}, 8.0f); // y from 21.5 to 29.5
        Pixels expectedBelow;
        for (int x = 10; x < 13; ++x)
            for (int y = 8; y < 11; ++y)
                expectedBelow.insert({x, y});
        QVERIFY(below.pixels() == expectedBelow);
        QVERIFY(right.pixels() == (Pixels{{23, 21}, {23, 22}, {23, 23}}));
        // Multisampled: a rectangle from y = 2.75 to 10.75.
        QVERIFY(drawInMiddle({2560, 1728}, {3328, 1728}, 8.0f, 4).pixels() == expectedBelow);
    }

    void wideLinesAreColumns()
    {
        // Width 3: the line of width 1 moved down by one, then three pixels upwards.
        QVERIFY(drawLine(10.5, 10.5, 12.5, 10.5, 3.0f).pixels() ==
                (Pixels{{10, 9}, {10, 10}, {10, 11}, {11, 9}, {11, 10}, {11, 11}}));
        // Steep: rows. Width 2 starts half a pixel to the left; the tie goes to the lower pixel.
        QVERIFY(drawLine(10.5, 10.5, 10.5, 12.5, 2.0f).pixels() == (Pixels{{9, 10}, {10, 10}, {9, 11}, {10, 11}}));
        // 2.4 rounds to 2.
        QVERIFY(drawLine(10.5, 10.75, 12.5, 10.75, 2.4f).pixels() == (Pixels{{10, 10}, {10, 11}, {11, 10}, {11, 11}}));
    }

    void scissorCutsLinesWithoutMovingThem()
    {
        DrawState state = sceneState(kSize);
        state.raster.scissorEnabled = true;
        state.raster.scissor = {11, 0, 2, 32};
        const Drawn drawn = drawOne(makeSetupState(state, PixelFormat::None), PrimitiveKind::Line,
                                    {windowVertex(kSize, 10.5, 10.5), windowVertex(kSize, 14.5, 12.5)});
        QVERIFY(drawn.pixels() == (Pixels{{11, 11}, {12, 11}}));
    }

    void eachQuadComesOnce()
    {
        for (const auto& [x, y] : {std::pair{30.0, 17.0}, {17.0, 30.0}, {30.0, 1.0}, {1.0, 29.0}}) {
            const Drawn drawn = drawLine(15.2, 14.9, x, y, 5.0f);
            std::set<std::pair<int, int>> seen;
            for (const Quad& quad : drawn.quads)
                QVERIFY(seen.insert({quad.x, quad.y}).second);
            QVERIFY(!seen.empty());
        }
    }

    void multisampledLinesAreRectangles()
    {
        // One pixel high from x = 8 to 12, exactly over row 10: all four samples of four pixels.
        const Drawn drawn = drawLine(8, 10.5, 12, 10.5, 1.0f, 4);
        QVERIFY(drawn.pixels() == (Pixels{{8, 10}, {9, 10}, {10, 10}, {11, 10}}));
        for (const Quad& quad : drawn.quads)
            QCOMPARE(quad.coverage, std::uint16_t{0x00FF});
    }
};

VITRINE_TEST(TestLines)
#include "tst_lines.moc"
