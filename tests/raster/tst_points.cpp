// SPDX-License-Identifier: Apache-2.0
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

    void squareReachesBeyondTheViewport()
    {
        DrawState state = sceneState(kSize);
        state.raster.viewport = {8, 8, 16, 16};
        ShadedVertex vertex; // the viewport's lower left corner
        vertex.clip = {-1, -1, 0, 1};
        vertex.pointSize = 2;
        const auto setup = makeSetupState(state, PixelFormat::None);
        QVERIFY(drawOne(setup, PrimitiveKind::Point, {vertex}).pixels() == (Pixels{{7, 7}, {8, 7}, {7, 8}, {8, 8}}));
    }

    void pointOfAnOutsideCenterIsGone()
    {
        ShadedVertex vertex = windowVertex(kSize, -0.5, 10);
        vertex.pointSize = 8;
        const Drawn drawn =
            drawOne(makeSetupState(sceneState(kSize), PixelFormat::None), PrimitiveKind::Point, {vertex});
        QCOMPARE(drawn.counts.outside, 1u);
        QVERIFY(drawn.quads.empty());
    }

    void multisampledSquareCoversSamples()
    {
        // From x = 10.5 to 12.5: samples 1 and 3 of column 10, all of 11, samples 0 and 2 of 12.
        const Drawn drawn = drawPoint(11.5, 21, 2, 4);
        std::vector<Quad> expected{{10, 20, 0xFAFA}, {12, 20, 0x0505}};
        QVERIFY(drawn.quads == expected);
    }
};

QTEST_APPLESS_MAIN(TestPoints)
#include "tst_points.moc"
