// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core::gles2;

namespace {

/// Draws positions in pixels of an 8 × 8 window.
void draw(Scene& scene, GLenum mode, std::vector<float> pixels)
{
    for (float& coordinate : pixels)
        coordinate = coordinate / 4.0f - 1.0f;
    const auto* bytes = reinterpret_cast<const std::byte*>(pixels.data());
    scene->vertexAttribPointer(
        0, 2, GL_FLOAT, GL_FALSE, 0,
        {false, 0, std::make_shared<const std::vector<std::byte>>(bytes, bytes + pixels.size() * sizeof(float))});
    scene->enableVertexAttribArray(0);
    scene->drawArrays(mode, 0, static_cast<GLsizei>(pixels.size() / 2));
}

std::string shapeOf(GLenum mode, const std::vector<float>& pixels, float lineWidth = 1.0f)
{
    Scene scene(8, 8);
    scene.use(kWhiteFragment);
    scene->lineWidth(lineWidth);
    draw(scene, mode, pixels);
    return scene.shape();
}

} // namespace

class SpecPrimitivesTest : public QObject {
    Q_OBJECT

private slots:
    void linesLeaveOutTheirLastPixel()
    {
        // Diamond exit (ES 2.0 §3.4.1): a line from center to center fills all but the last pixel; pairs are separate.
        QCOMPARE(shapeOf(GL_LINES, {1.5f, 1.5f, 5.5f, 1.5f, 6.5f, 2.5f, 6.5f, 6.5f}), std::string("........\n"
                                                                                                  "........\n"
                                                                                                  "......#.\n"
                                                                                                  "......#.\n"
                                                                                                  "......#.\n"
                                                                                                  "......#.\n"
                                                                                                  ".####...\n"
                                                                                                  "........\n"));
    }
    void anOddVertexOfLinesIsLeftOver()
    {
        QCOMPARE(shapeOf(GL_LINES, {1.5f, 1.5f, 5.5f, 1.5f, 6.5f, 2.5f}), shapeOf(GL_LINES, {1.5f, 1.5f, 5.5f, 1.5f}));
    }
    void stripsJoinTheirLines()
    {
        QCOMPARE(shapeOf(GL_LINE_STRIP, {1.5f, 1.5f, 5.5f, 1.5f, 5.5f, 5.5f, 1.5f, 5.5f}), std::string("........\n"
                                                                                                       "........\n"
                                                                                                       "..####..\n"
                                                                                                       ".....#..\n"
                                                                                                       ".....#..\n"
                                                                                                       ".....#..\n"
                                                                                                       ".#####..\n"
                                                                                                       "........\n"));
    }
    void loopsCloseThemselves()
    {
        QCOMPARE(shapeOf(GL_LINE_LOOP, {1.5f, 1.5f, 5.5f, 1.5f, 5.5f, 5.5f, 1.5f, 5.5f}), std::string("........\n"
                                                                                                      "........\n"
                                                                                                      ".#####..\n"
                                                                                                      ".#...#..\n"
                                                                                                      ".#...#..\n"
                                                                                                      ".#...#..\n"
                                                                                                      ".#####..\n"
                                                                                                      "........\n"));
    }
    void wideLinesGrowAcrossTheirMajorAxis()
    {
        // §3.4.2.1: width 3 replicates each fragment in a column of 3 for x-major lines, centered.
        QCOMPARE(shapeOf(GL_LINES, {1.5f, 3.5f, 5.5f, 3.5f}, 3.0f), std::string("........\n"
                                                                                "........\n"
                                                                                "........\n"
                                                                                ".####...\n"
                                                                                ".####...\n"
                                                                                ".####...\n"
                                                                                "........\n"
                                                                                "........\n"));
        QCOMPARE(shapeOf(GL_LINES, {3.5f, 1.5f, 3.5f, 5.5f}, 3.0f), std::string("........\n"
                                                                                "........\n"
                                                                                "........\n"
                                                                                "..###...\n"
                                                                                "..###...\n"
                                                                                "..###...\n"
                                                                                "..###...\n"
                                                                                "........\n"));
    }
    void linesInterpolateAlongTheirLength()
    {
        Scene scene(8, 8);
        scene.use("precision highp float; varying vec4 v; void main() { gl_FragColor = v; }\n");
        scene.array(1, 1, {0.0f, 1.0f});
        draw(scene, GL_LINES, {0.0f, 2.5f, 8.0f, 2.5f});
        // The end, moved left by a hair, stays inside the diamond of pixel 7.
        QCOMPARE(scene.at(7, 2), kNothing);
        for (int x = 0; x < 7; ++x)
            QVERIFY2(isNear(scene.at(x, 2), {(2 * x + 1) * 255 / 16, 0, 0, 255}), toString(scene.at(x, 2)));
    }

    void pointsAreSquaresOfTheirSize()
    {
        Scene scene(8, 8);
        scene.use("attribute vec4 position; attribute float value;\n"
                  "void main() { gl_Position = position; gl_PointSize = value; }\n",
                  kWhiteFragment);
        // A square of side 1 around a center; of side 4 around a corner of pixels.
        scene.array(1, 1, {1.0f, 4.0f});
        draw(scene, GL_POINTS, {1.5f, 1.5f, 5.0f, 5.0f});
        QCOMPARE(scene.shape(), std::string("........\n"
                                            "...####.\n"
                                            "...####.\n"
                                            "...####.\n"
                                            "...####.\n"
                                            "........\n"
                                            ".#......\n"
                                            "........\n"));
    }
    void pointCoordGoesRightAndDown()
    {
        Scene scene(8, 8);
        scene.use("attribute vec4 position; void main() { gl_Position = position; gl_PointSize = 4.0; }\n",
                  "precision highp float; void main() { gl_FragColor = vec4(gl_PointCoord, 0.0, 1.0); }\n");
        draw(scene, GL_POINTS, {4.0f, 4.0f});
        // §3.3: s = ½ + (x + ½ − xw) / size, t = ½ − (y + ½ − yw) / size: ⅛, ⅜, ⅝, ⅞ of 255 are 32, 96, 159, 223.
        QVERIFY(isNear(scene.at(2, 2), {32, 223, 0, 255}));
        QVERIFY(isNear(scene.at(3, 4), {96, 96, 0, 255}));
        QVERIFY(isNear(scene.at(5, 5), {223, 32, 0, 255}));
    }
    void pointsShowWhatOfThemLiesInTheViewport()
    {
        Scene scene(8, 8);
        scene.use("attribute vec4 position; void main() { gl_Position = position; gl_PointSize = 4.0; }\n",
                  kWhiteFragment);
        draw(scene, GL_POINTS, {-0.5f, 4.0f}); // from −2.5 to 1.5: the square owns its left side only
        const std::string left = "........\n"
                                 "........\n"
                                 "#.......\n"
                                 "#.......\n"
                                 "#.......\n"
                                 "#.......\n"
                                 "........\n"
                                 "........\n";
        QCOMPARE(scene.shape(), left);
        scene.array(0, 3, {0.0f, 0.0f, 1.25f, 0.0f, 0.0f, -1.25f}); // beyond far, before near
        scene->drawArrays(GL_POINTS, 0, 2);
        QCOMPARE(scene.shape(), left);
    }
    void noFragmentOfPointsAndLinesLiesOutsideTheViewport()
    {
        Scene scene(8, 8);
        scene.use("attribute vec4 position; void main() { gl_Position = position; gl_PointSize = 100.0; }\n",
                  kWhiteFragment);
        const std::string inside = "........\n"
                                   "........\n"
                                   "..####..\n"
                                   "..####..\n"
                                   "..####..\n"
                                   "..####..\n"
                                   "........\n"
                                   "........\n";
        scene->viewport(2, 2, 4, 4);
        scene.array(0, 2, {0.0f, 3.0f}); // at (4, 10) in pixels
        scene->drawArrays(GL_POINTS, 0, 1);
        QCOMPARE(scene.shape(), inside);
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene->lineWidth(100.0f);
        scene.array(0, 2, {-5.0f, 3.0f, 5.0f, 3.0f});
        scene->drawArrays(GL_LINES, 0, 2);
        QCOMPARE(scene.shape(), inside);
    }

    void stripsAndFansKeepTheWindingOfTheirFirstTriangle_data()
    {
        QTest::addColumn<GLenum>("mode");
        QTest::addColumn<QList<float>>("corners");
        QTest::newRow("TRIANGLES") << GLenum{GL_TRIANGLES} << QList<float>{0, 0, 8, 0, 8, 8, 0, 0, 8, 8, 0, 8};
        QTest::newRow("TRIANGLE_STRIP") << GLenum{GL_TRIANGLE_STRIP} << QList<float>{0, 0, 8, 0, 0, 8, 8, 8};
        QTest::newRow("TRIANGLE_FAN") << GLenum{GL_TRIANGLE_FAN} << QList<float>{0, 0, 8, 0, 8, 8, 0, 8};
    }
    void stripsAndFansKeepTheWindingOfTheirFirstTriangle()
    {
        QFETCH(GLenum, mode);
        QFETCH(QList<float>, corners);
        const std::vector<float> pixels(corners.begin(), corners.end());
        const std::string full = shapeOf(GL_TRIANGLES, {0, 0, 16, 0, 0, 16});
        const auto culled = [&](GLenum face, GLenum front) {
            Scene scene(8, 8);
            scene.use(kWhiteFragment);
            scene->enable(GL_CULL_FACE);
            scene->cullFace(face);
            scene->frontFace(front);
            draw(scene, mode, pixels);
            return scene.shape();
        };
        const std::string empty = culled(GL_FRONT_AND_BACK, GL_CCW);
        QVERIFY(empty.find('#') == std::string::npos);
        QCOMPARE(culled(GL_BACK, GL_CCW), full);
        QCOMPARE(culled(GL_FRONT, GL_CCW), empty);
        QCOMPARE(culled(GL_BACK, GL_CW), empty);
        QCOMPARE(culled(GL_FRONT, GL_CW), full);
    }
    void frontFacingFollowsTheWinding()
    {
        Scene scene(8, 8);
        scene.use("void main() { gl_FragColor = gl_FrontFacing ? vec4(0.0, 1.0, 0.0, 1.0) : vec4(1.0, 0.0, 0.0, 1.0); "
                  "}\n");
        draw(scene, GL_TRIANGLES, {0, 0, 4, 0, 0, 16});
        draw(scene, GL_TRIANGLES, {8, 0, 4, 0, 8, 16});
        QCOMPARE(scene.at(0, 1), kGreen);
        QCOMPARE(scene.at(7, 1), kRed);
        scene->frontFace(GL_CW);
        draw(scene, GL_TRIANGLES, {0, 0, 4, 0, 0, 16});
        QCOMPARE(scene.at(0, 1), kRed);
    }
    void neighborsShareEveryPixelOfTheirEdgeOnce()
    {
        Scene scene(8, 8);
        scene.use("void main() { gl_FragColor = vec4(0.25); }\n");
        scene->enable(GL_BLEND);
        scene->blendFunc(GL_ONE, GL_ONE);
        draw(scene, GL_TRIANGLE_FAN, {3.3f, 4.7f, 0, 0, 8, 0, 8, 8, 0, 8, 0, 0});
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 8; ++x)
                QCOMPARE(scene.at(x, y), (Rgba{64, 64, 64, 64}));
    }

    void indicesOfEveryType_data()
    {
        QTest::addColumn<GLenum>("type");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("UNSIGNED_BYTE") << GLenum{GL_UNSIGNED_BYTE} << QByteArray("\x03\x01\x02", 3);
        QTest::newRow("UNSIGNED_SHORT") << GLenum{GL_UNSIGNED_SHORT} << QByteArray("\3\0\1\0\2\0", 6);
        QTest::newRow("UNSIGNED_INT") << GLenum{GL_UNSIGNED_INT} << QByteArray("\3\0\0\0\1\0\0\0\2\0\0\0", 12);
    }
    void indicesOfEveryType()
    {
        QFETCH(GLenum, type);
        QFETCH(QByteArray, bytes);
        Scene scene(8, 8);
        scene.use(kWhiteFragment);
        scene.array(0, 2, {9.0f, 9.0f, 1.0f, -1.0f, 1.0f, 1.0f, -1.0f, -1.0f});
        const auto data = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        scene->drawElements(GL_TRIANGLES, 3, type, {false, 0, data});
        QCOMPARE(scene->getError(), GLenum{GL_NO_ERROR});
        QCOMPARE(scene.at(6, 2), kWhite);
        QCOMPARE(scene.at(2, 6), kNothing);
    }
    void clippingKeepsWhatLiesInTheVolume()
    {
        // Half of the triangle lies behind the eye (w < 0): only the part in front shows.
        Scene scene(8, 8);
        scene.use(kWhiteFragment);
        scene.array(0, 4, {-0.5f, -1, 0, 1, 0.5f, -1, 0, 1, 0, 3, 0, -1});
        scene->drawArrays(GL_TRIANGLES, 0, 3);
        // Seen, it opens upwards: ±½ at the bottom, ±1 at the top; 2 + (y + ½) / 4 pixels to either side.
        QCOMPARE(scene.shape(), std::string("########\n"
                                            "########\n"
                                            ".######.\n"
                                            ".######.\n"
                                            ".######.\n"
                                            ".######.\n"
                                            "..####..\n"
                                            "..####..\n"));
        // Beyond the far plane nothing shows.
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene.everything(1.5f);
        QVERIFY(scene.shape().find('#') == std::string::npos);
    }
};

VITRINE_TEST(SpecPrimitivesTest, QCoreApplication)
#include "tst_spec_primitives.moc"
