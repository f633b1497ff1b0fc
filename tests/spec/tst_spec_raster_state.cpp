// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

#include <algorithm>
#include <limits>

using namespace vitrine::core::gles2;

namespace {

constexpr std::string_view kSizedPoint = "attribute vec4 position; attribute float value;\n"
                                         "void main() { gl_Position = position; gl_PointSize = value; }\n";
constexpr std::string_view kFacing = "void main() { gl_FragColor = gl_FrontFacing ? vec4(0.0, 1.0, 0.0, 1.0) : "
                                     "vec4(1.0, 0.0, 0.0, 1.0); }\n";

int countLit(Scene& scene)
{
    const std::string shape = scene.shape();
    return static_cast<int>(std::count(shape.begin(), shape.end(), '#'));
}

} // namespace

class SpecRasterStateTest : public QObject {
    Q_OBJECT

private slots:
    void pointsAndLinesFaceTheFrontAndAreNotCulled()
    {
        Scene scene;
        scene.use(kSizedPoint, kFacing);
        scene->enable(GL_CULL_FACE);
        scene->cullFace(GL_FRONT_AND_BACK);
        scene->vertexAttrib1f(1, 4.0f);
        scene.array(0, 2, {-0.5f, -0.5f, 0.9f, 0.3125f, -0.9f, 0.3125f});
        scene->drawArrays(GL_POINTS, 0, 1);
        scene->drawArrays(GL_LINES, 1, 2);
        QCOMPARE(scene.at(4, 4), kGreen);
        QCOMPARE(scene.at(8, 10), kGreen);
    }
    void pointsAndLinesUseTheFrontStencil()
    {
        Scene scene;
        scene.use(kSizedPoint, kWhiteFragment);
        scene->clear(GL_STENCIL_BUFFER_BIT);
        scene->enable(GL_STENCIL_TEST);
        scene->stencilFuncSeparate(GL_BACK, GL_ALWAYS, 0, 0xFF);
        scene->stencilFuncSeparate(GL_FRONT, GL_NEVER, 0, 0xFF);
        scene->vertexAttrib1f(1, 4.0f);
        scene.array(0, 2, {-0.5f, -0.5f, 0.9f, 0.3125f, -0.9f, 0.3125f});
        scene->drawArrays(GL_POINTS, 0, 1);
        scene->drawArrays(GL_LINES, 1, 2);
        QCOMPARE(countLit(scene), 0);
    }
    void polygonOffsetLeavesPointsAndLinesAlone()
    {
        Scene scene;
        scene.use(kSizedPoint, kWhiteFragment);
        scene->clearDepthf(0.5f);
        scene->clear(GL_DEPTH_BUFFER_BIT);
        scene->enable(GL_DEPTH_TEST);
        scene->enable(GL_POLYGON_OFFSET_FILL);
        scene->polygonOffset(-100.0f, -1e6f);
        scene->vertexAttrib1f(1, 4.0f);
        scene.array(0, 3, {-0.5f, -0.5f, 0.1f, 0.9f, 0.3125f, 0.1f, -0.9f, 0.3125f, 0.1f});
        scene->drawArrays(GL_POINTS, 0, 1);
        scene->drawArrays(GL_LINES, 1, 2);
        QCOMPARE(countLit(scene), 0);
    }
    void clipControlMirrorsAndKeepsFaces()
    {
        Scene scene;
        scene.use(kFacing);
        scene->enable(GL_CULL_FACE);
        scene->clipControlEXT(GL_UPPER_LEFT_EXT, GL_NEGATIVE_ONE_TO_ONE_EXT);
        scene.rect(0, 0, 4, 4);
        QCOMPARE(scene.at(2, 13), kGreen);
        QCOMPARE(scene.at(2, 2), kNothing);
    }
    void clipControlShowsDepthsFromZero()
    {
        Scene scene;
        scene.use(kWhiteFragment);
        scene->clearDepthf(0.4f);
        scene->clear(GL_DEPTH_BUFFER_BIT);
        scene->enable(GL_DEPTH_TEST);
        scene->clipControlEXT(GL_LOWER_LEFT_EXT, GL_ZERO_TO_ONE_EXT);
        scene.rect(0, 0, 4, 4, 0.3f);  // is depth 0.3
        scene.rect(4, 0, 8, 4, -0.1f); // in front of what is shown
        scene.rect(8, 0, 12, 4, 0.5f); // is depth 0.5
        QCOMPARE(scene.at(2, 2), kWhite);
        QCOMPARE(scene.at(6, 2), kNothing);
        QCOMPARE(scene.at(10, 2), kNothing);
    }
    void pointSizesAreAtLeastOne()
    {
        Scene scene(8, 8);
        scene.use(kSizedPoint, kWhiteFragment);
        scene.array(1, 1, {0.0f, -5.0f, 0.25f});
        scene.array(0, 2, {-0.625f, -0.625f, 0.125f, 0.125f, 0.625f, 0.625f});
        scene->drawArrays(GL_POINTS, 0, 3);
        QCOMPARE(countLit(scene), 3);
    }
    void lineWidthsRoundToWholePixels_data()
    {
        QTest::addColumn<float>("width");
        QTest::addColumn<int>("pixels");
        // §3.4.2.1: rounded to the nearest integer, 0 is 1. A line of 4 columns.
        QTest::newRow("0.25") << 0.25f << 4;
        QTest::newRow("1.4") << 1.4f << 4;
        QTest::newRow("1.6") << 1.6f << 8;
        QTest::newRow("3") << 3.0f << 12;
        QTest::newRow("4") << 4.0f << 16;
    }
    void lineWidthsRoundToWholePixels()
    {
        QFETCH(float, width);
        QFETCH(int, pixels);
        Scene scene(8, 8);
        scene.use(kWhiteFragment);
        scene->lineWidth(width);
        scene.array(0, 2, {-0.625f, 0.125f, 0.375f, 0.125f}); // from x = 1.5 to 5.5
        scene->drawArrays(GL_LINES, 0, 2);
        QCOMPARE(countLit(scene), pixels);
    }
    void multisampledLinesAreRectangles()
    {
        Scene scene(8, 8, {8, 8, 8, 8, 0, 0, 4});
        scene.use(kWhiteFragment);
        scene->lineWidth(2.0f);
        scene.array(0, 2, {-0.5f, 0.0f, 0.5f, 0.0f}); // x from 2 to 6, y from 3 to 5: whole pixels
        scene->drawArrays(GL_LINES, 0, 2);
        QCOMPARE(scene.shape(), std::string("........\n"
                                            "........\n"
                                            "........\n"
                                            "..####..\n"
                                            "..####..\n"
                                            "........\n"
                                            "........\n"
                                            "........\n"));
        QCOMPARE(scene.at(3, 3), kWhite);
    }
    void viewportsMayLieOutsideInPart()
    {
        Scene scene(8, 8);
        scene.use("precision highp float; varying vec4 v; void main() { gl_FragColor = v; }\n");
        scene->viewport(-8, -8, 16, 16);
        scene.array(1, 2, {0, 0, 1, 0, 0, 1, 1, 1});
        scene.everything();
        // The window shows the upper right quarter: ½ … 1.
        QVERIFY(isNear(scene.at(0, 0), {(8 * 2 + 1) * 255 / 32, (8 * 2 + 1) * 255 / 32, 0, 255}));
        QVERIFY(isNear(scene.at(7, 3), {(15 * 2 + 1) * 255 / 32, (11 * 2 + 1) * 255 / 32, 0, 255}));
    }
    void emptyViewportsShowNothing()
    {
        Scene scene(8, 8);
        scene.use(kWhiteFragment);
        scene->viewport(0, 0, 0, 8);
        scene.everything();
        scene->viewport(100, 100, 8, 8);
        scene.everything();
        QCOMPARE(countLit(scene), 0);
    }
    void linesAreCutAtTheVolume()
    {
        Scene scene(8, 8);
        scene.use("precision highp float; varying vec4 v; void main() { gl_FragColor = v; }\n");
        scene->viewport(2, 2, 4, 4);
        scene.array(1, 1, {0.0f, 1.0f});
        scene.array(0, 2, {-3.0f, 0.25f, 3.0f, 0.25f}); // row 2 + 2.5; from x = −2 to 10
        scene->drawArrays(GL_LINES, 0, 2);
        // Cut at x = 2 and x = 6, borders of pixels, which the diamond rule moves left by a hair.
        QCOMPARE(scene.at(0, 4), kNothing);
        QCOMPARE(scene.at(6, 4), kNothing);
        for (int x = 2; x < 5; ++x) // (x + ½ + 2) / 12
            QVERIFY(isNear(scene.at(x, 4), {(2 * x + 5) * 255 / 24, 0, 0, 255}));
    }
    void positionsThatAreNoNumbersDoNoHarm()
    {
        Scene scene(8, 8);
        scene.use(kWhiteFragment);
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const float infinity = std::numeric_limits<float>::infinity();
        scene.array(0, 4,
                    {nan, 0, 0, 1, 1, nan, 0, 1, 0, 0, nan, 1, infinity, 0, 0, 1, 0, -infinity, 0, 1, 0, 0, 0, 0});
        for (const GLenum mode : {GL_POINTS, GL_LINES, GL_LINE_LOOP, GL_TRIANGLES, GL_TRIANGLE_FAN})
            scene->drawArrays(mode, 0, 6);
        scene.everything();
        QCOMPARE(scene.at(4, 4), kWhite);
    }
    void hugeTrianglesCoverTheWindow()
    {
        Scene scene(8, 8);
        scene.use(kWhiteFragment);
        scene.array(0, 2, {-1e6f, -1e6f, 3e6f, -1e6f, -1e6f, 3e6f});
        scene->drawArrays(GL_TRIANGLES, 0, 3);
        QCOMPARE(countLit(scene), 64);
    }
    void degenerateTrianglesShowNothing()
    {
        Scene scene(8, 8);
        scene.use(kWhiteFragment);
        scene.array(0, 2, {-1, -1, 0, 0, 1, 1, 0.5f, 0.5f, 0.5f, 0.5f, -1, 0});
        scene->drawArrays(GL_TRIANGLES, 0, 6);
        QCOMPARE(countLit(scene), 0);
    }
};

VITRINE_TEST(SpecRasterStateTest, QCoreApplication)
#include "tst_spec_raster_state.moc"
