// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/primitive/pipeline_scene.h"

#include <QtTest>

#include <limits>

using namespace vitrine::tests;

namespace {

constexpr int kSize = 32;

Drawn drawPoint(double x, double y, float size, int samples = 1)
{
    ShadedVertex vertex = windowVertex(kSize, x, y);
    vertex.pointSize = size;
    return drawOne(makeSetupState(sceneState(kSize, samples), PixelFormat::None), PrimitiveKind::Point, {vertex});
}

} // namespace

class TestPoints : public QObject {
    Q_OBJECT

private slots:
    void sizeOneIsThePixelAround()
    {
        QVERIFY(drawPoint(10.5, 20.5, 1).pixels() == (Pixels{{10, 20}}));
        QVERIFY(drawPoint(10.9, 20.1, 1).pixels() == (Pixels{{10, 20}}));
        // On a pixel corner the four centers lie on the square's corners: the upper left one owns its sides.
        QVERIFY(drawPoint(10, 20, 1).pixels() == (Pixels{{9, 20}}));
    }

    void squareOfTheGivenSize()
    {
        QVERIFY(drawPoint(10, 20, 2).pixels() == (Pixels{{9, 19}, {10, 19}, {9, 20}, {10, 20}}));
        QCOMPARE(drawPoint(10.5, 20.5, 5).pixels().size(), std::size_t{25});
        QCOMPARE(drawPoint(10.3, 20.8, 7).pixels().size(), std::size_t{49});
    }

    void sizesOutsideTheRangeAreClamped()
    {
        for (const float size : {0.0f, -4.0f, 0.25f, std::numeric_limits<float>::quiet_NaN()})
            QVERIFY(drawPoint(10.5, 20.5, size).pixels() == (Pixels{{10, 20}}));
        QCOMPARE(drawPoint(10.5, 20.5, 1e30f).pixels().size(), std::size_t{kSize * kSize});
    }

    void partsInTheViewportAreDrawnWhereverTheCenterIs()
    {
        // A viewport of 16 pixels in the middle, and a point of 5.5 pixels on a grid far beyond it: its square covers
        // the pixels whose centers are in it, its left and its top side being its own (ES 2.0 §2.13, §3.3).
        DrawState state = sceneState(kSize);
        state.raster.viewport = {8, 8, 16, 16};
        const auto setup = makeSetupState(state, PixelFormat::None);
        for (double y = 2; y < 30; y += 0.75) {
            for (double x = 2; x < 30; x += 0.75) {
                ShadedVertex vertex = windowVertex(16, x - 8, y - 8);
                vertex.pointSize = 5.5f;
                Pixels expected;
                for (int row = 8; row < 24; ++row)
                    for (int column = 8; column < 24; ++column)
                        if (column + 0.5 >= x - 2.75 && column + 0.5 < x + 2.75 && row + 0.5 > y - 2.75 &&
                            row + 0.5 <= y + 2.75)
                            expected.insert({column, row});
                const Drawn drawn = drawOne(setup, PrimitiveKind::Point, {vertex});
                QVERIFY2(drawn.pixels() == expected, qPrintable(QString("%1, %2").arg(x).arg(y)));
            }
        }
    }

    void coordinatesAreTheSquaresWhereverTheCenterIs()
    {
        // 8 pixels around (−1, 33): what is left of gl_PointCoord starts at s = 5/8, and t counts from above.
        ShadedVertex vertex = windowVertex(kSize, -1, 33);
        vertex.pointSize = 8;
        const Drawn drawn =
            drawOne(makeSetupState(sceneState(kSize), PixelFormat::None), PrimitiveKind::Point, {vertex});
        const Primitive& point = drawn.primitives.at(0);
        QVERIFY(point.bounds == (PixelBounds{0, 29, 3, 32}));
        QCOMPARE(point.pointS.at(0.5 - 0.5 - point.referenceX, 0), (0.5 - -5.0) / 8);
        QCOMPARE(point.pointT.at(0, 30.5 - 0.5 - point.referenceY), (37.0 - 30.5) / 8);
    }

    void multisampledSquareCoversSamples()
    {
        // From x = 10.5 to 12.5: samples 1 and 3 of column 10, all of 11, samples 0 and 2 of 12.
        const Drawn drawn = drawPoint(11.5, 21, 2, 4);
        std::vector<Quad> expected{{10, 20, 0xFAFA}, {12, 20, 0x0505}};
        QVERIFY(drawn.quads == expected);
    }
};

VITRINE_TEST(TestPoints)
#include "tst_points.moc"
