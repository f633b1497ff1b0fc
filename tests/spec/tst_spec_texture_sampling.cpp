// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core::gles2;

namespace {

void setWrap(Scene& scene, GLenum wrap)
{
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, static_cast<GLint>(wrap));
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, static_cast<GLint>(wrap));
}

/// Levels of 4 × 4 (10), 2 × 2 (20) and 1 × 1 (30) luminance.
void makeSmallPyramid(Scene& scene, GLenum minFilter)
{
    scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 4, 4,
                    {10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10});
    scene->texImage2D(GL_TEXTURE_2D, 1, GL_LUMINANCE, 2, 2, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE,
                      bytesOf({20, 20, 20, 20}));
    scene->texImage2D(GL_TEXTURE_2D, 2, GL_LUMINANCE, 1, 1, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE, bytesOf({30}));
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, static_cast<GLint>(minFilter));
}

/// Red of a pyramid painted so that `texelsPerPixel` texels of level 0 lie in a pixel.
int sampledRed(GLenum minFilter, const std::string& texelsPerPixel, const std::string& bias = "")
{
    Scene scene;
    makeSmallPyramid(scene, minFilter);
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_REPEAT);
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_REPEAT);
    scene.paint("texture2D(s, gl_FragCoord.xy * " + texelsPerPixel + " / 4.0" + bias + ")", kSampler);
    return scene.at(8, 8).r;
}

} // namespace

class SpecTextureSamplingTest : public QObject {
    Q_OBJECT

private slots:
    void nearestTakesTheTexelThatTheCoordinateFallsIn()
    {
        Scene scene(8, 8);
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 2, 1, {50, 100});
        scene.paint("texture2D(s, gl_FragCoord.xy / 8.0)", kSampler);
        QCOMPARE(scene.at(3, 0).r, 50);
        QCOMPARE(scene.at(4, 0).r, 100);
    }
    void linearWeighsByDistanceFromTexelCenters()
    {
        Scene scene(8, 8);
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 2, 1, {0, 160});
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        scene.paint("texture2D(s, gl_FragCoord.xy / 8.0)", kSampler);
        // u = 2 s = (x + ½) / 4; the weight of the second texel is u − ½: ⅛, ⅜, ⅝, ⅞ for x = 2 … 5.
        QCOMPARE(scene.at(1, 0).r, 0);
        QCOMPARE(scene.at(2, 0).r, 20);
        QCOMPARE(scene.at(3, 0).r, 60);
        QCOMPARE(scene.at(4, 0).r, 100);
        QCOMPARE(scene.at(5, 0).r, 140);
        QCOMPARE(scene.at(6, 0).r, 160);
    }

    void wrapsOnSizesThatAreNoPowersOfTwo_data()
    {
        QTest::addColumn<GLenum>("wrap");
        QTest::addColumn<QList<int>>("expected");
        // Three texels 10, 20, 30; pixels at s = −1 + (x + ½) / 3 for x = 0 … 11: texels −3 … 8.
        QTest::newRow("REPEAT") << GLenum{GL_REPEAT} << QList<int>{10, 20, 30, 10, 20, 30, 10, 20, 30, 10, 20, 30};
        QTest::newRow("CLAMP_TO_EDGE") << GLenum{GL_CLAMP_TO_EDGE}
                                       << QList<int>{10, 10, 10, 10, 20, 30, 30, 30, 30, 30, 30, 30};
        QTest::newRow("MIRRORED_REPEAT") << GLenum{GL_MIRRORED_REPEAT}
                                         << QList<int>{30, 20, 10, 10, 20, 30, 30, 20, 10, 10, 20, 30};
    }
    void wrapsOnSizesThatAreNoPowersOfTwo()
    {
        QFETCH(GLenum, wrap);
        QFETCH(QList<int>, expected);
        Scene scene;
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 3, 1, {10, 20, 30});
        setWrap(scene, wrap);
        scene.paint("texture2D(s, vec2(gl_FragCoord.x / 3.0 - 1.0, 0.5))", kSampler);
        for (int x = 0; x < 12; ++x)
            QCOMPARE(scene.at(x, 4).r, expected[x]);
    }

    void levelsFollowTheScaleOfTheCoordinates_data()
    {
        QTest::addColumn<GLenum>("filter");
        QTest::addColumn<QString>("texelsPerPixel");
        QTest::addColumn<QString>("bias");
        QTest::addColumn<int>("red");
        const auto row = [](const char* name, GLenum filter, const char* scale, const char* bias, int red) {
            QTest::newRow(name) << filter << QString(scale) << QString(bias) << red;
        };
        // ES 2.0 §3.7.7: λ = log2(texels per pixel) + bias.
        row("one texel: level 0", GL_NEAREST_MIPMAP_NEAREST, "1.0", "", 10);
        row("two texels: level 1", GL_NEAREST_MIPMAP_NEAREST, "2.0", "", 20);
        row("four texels: level 2", GL_NEAREST_MIPMAP_NEAREST, "4.0", "", 30);
        row("no further than the last level", GL_NEAREST_MIPMAP_NEAREST, "64.0", "", 30);
        row("λ = 0.4 is nearest to level 0", GL_NEAREST_MIPMAP_NEAREST, "1.3195", "", 10);
        row("λ = 0.6 is nearest to level 1", GL_NEAREST_MIPMAP_NEAREST, "1.5157", "", 20);
        row("λ = 0.5 between the levels", GL_NEAREST_MIPMAP_LINEAR, "1.41421356", "", 15);
        row("λ = 1.5 between the levels", GL_LINEAR_MIPMAP_LINEAR, "2.82842712", "", 25);
        row("without mipmaps: level 0", GL_NEAREST, "4.0", "", 10);
        row("bias +1", GL_NEAREST_MIPMAP_NEAREST, "1.0", ", 1.0", 20);
        row("bias −1", GL_NEAREST_MIPMAP_NEAREST, "4.0", ", -1.0", 20);
        row("bias that leads to magnification", GL_NEAREST_MIPMAP_NEAREST, "2.0", ", -8.0", 10);
    }
    void levelsFollowTheScaleOfTheCoordinates()
    {
        QFETCH(GLenum, filter);
        QFETCH(QString, texelsPerPixel);
        QFETCH(QString, bias);
        QFETCH(int, red);
        QCOMPARE(sampledRed(filter, texelsPerPixel.toStdString(), bias.toStdString()), red);
    }
    void generatedLevelsAreMeansOfFourTexels()
    {
        Scene scene;
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 2, 2, {0, 40, 80, 120});
        scene->generateMipmap(GL_TEXTURE_2D);
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
        scene.paint("texture2D(s, gl_FragCoord.xy)", kSampler); // two texels per pixel: λ = 1
        QCOMPARE(scene.at(8, 8).r, 60);
    }

    void incompleteTexturesReadOpaqueBlack()
    {
        Scene scene;
        // A pyramid without its last level, under a filter that needs it (ES 2.0 §3.8.2).
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 2, 1, {200, 200});
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
        scene.paint("texture2D(s, vec2(0.5))", kSampler);
        QCOMPARE(scene.at(8, 8), kBlack);
        // A level of another size than the pyramid wants.
        scene->texImage2D(GL_TEXTURE_2D, 1, GL_LUMINANCE, 2, 1, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE, bytesOf({9, 9}));
        scene.everything();
        QCOMPARE(scene.at(8, 8), kBlack);
        // The right level makes it complete.
        scene->texImage2D(GL_TEXTURE_2D, 1, GL_LUMINANCE, 1, 1, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE, bytesOf({9}));
        scene.everything();
        QCOMPARE(scene.at(8, 8).r, 200);
    }
    void texturesWithoutImagesReadOpaqueBlack()
    {
        Scene scene;
        scene.paint("texture2D(s, vec2(0.5))", kSampler);
        QCOMPARE(scene.at(8, 8), kBlack);
        scene.paint("textureCube(s, vec3(1.0))", "uniform samplerCube s;");
        QCOMPARE(scene.at(8, 8), kBlack);
    }

    void cubeMapsTakeTheFaceOfTheLargestCoordinate_data()
    {
        QTest::addColumn<QString>("direction");
        QTest::addColumn<int>("red");
        // Face f holds texels 40 f + {10, 20, 30, 40}: (s, t) below (½, ½) is the first. ES 2.0 table 3.10, with
        // s = (sc / |ma| + 1) / 2. Directions point at the second texel: sc > 0, tc < 0.
        QTest::newRow("+x: sc = −z, tc = −y") << "vec3(1.0, 0.5, -0.5)" << 20;
        QTest::newRow("−x: sc = z, tc = −y") << "vec3(-1.0, 0.5, 0.5)" << 60;
        QTest::newRow("+y: sc = x, tc = z") << "vec3(0.5, 1.0, -0.5)" << 100;
        QTest::newRow("−y: sc = x, tc = −z") << "vec3(0.5, -1.0, 0.5)" << 140;
        QTest::newRow("+z: sc = x, tc = −y") << "vec3(0.5, 0.5, 1.0)" << 180;
        QTest::newRow("−z: sc = −x, tc = −y") << "vec3(-0.5, 0.5, -1.0)" << 220;
        QTest::newRow("the length does not matter") << "vec3(-5.0, 5.0, -10.0)" << 220;
    }
    void cubeMapsTakeTheFaceOfTheLargestCoordinate()
    {
        QFETCH(QString, direction);
        QFETCH(int, red);
        Scene scene;
        GLuint name = 0;
        scene->genTextures(1, {&name, 1});
        scene->bindTexture(GL_TEXTURE_CUBE_MAP, name);
        for (int face = 0; face < 6; ++face) {
            const int base = 40 * face;
            scene->texImage2D(
                GL_TEXTURE_CUBE_MAP_POSITIVE_X + static_cast<GLenum>(face), 0, GL_RGBA, 2, 2, 0, GL_RGBA,
                GL_UNSIGNED_BYTE,
                bytesOf({base + 10, 0, 0, 255, base + 20, 0, 0, 255, base + 30, 0, 0, 255, base + 40, 0, 0, 255}));
        }
        scene->texParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        scene->texParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        scene.paint("textureCube(s, " + direction.toStdString() + ")", "uniform samplerCube s;");
        QCOMPARE(scene.at(8, 8).r, red);
    }
    void cubeMapsWithoutAllFacesReadOpaqueBlack()
    {
        Scene scene;
        GLuint name = 0;
        scene->genTextures(1, {&name, 1});
        scene->bindTexture(GL_TEXTURE_CUBE_MAP, name);
        for (GLenum face = 0; face < 5; ++face)
            scene->texImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                              bytesOf({255, 255, 255, 255}));
        scene->texParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        scene.paint("textureCube(s, vec3(1.0, 0.0, 0.0))", "uniform samplerCube s;");
        QCOMPARE(scene.at(8, 8), kBlack);
    }

    void volumesAreSampledInThreeDimensions()
    {
        Scene scene(8, 8);
        GLuint name = 0;
        scene->genTextures(1, {&name, 1});
        scene->bindTexture(GL_TEXTURE_3D_OES, name);
        scene->pixelStorei(GL_UNPACK_ALIGNMENT, 1);
        scene->texImage3DOES(GL_TEXTURE_3D_OES, 0, GL_LUMINANCE, 1, 2, 2, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE,
                             bytesOf({0, 40, 80, 200}));
        scene->texParameteri(GL_TEXTURE_3D_OES, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        scene->texParameteri(GL_TEXTURE_3D_OES, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        scene->texParameteri(GL_TEXTURE_3D_OES, GL_TEXTURE_WRAP_R_OES, GL_CLAMP_TO_EDGE);
        constexpr std::string_view kVolume = "uniform mediump sampler3D s;";
        scene.paint("texture3D(s, vec3(0.5, gl_FragCoord.y / 8.0, gl_FragCoord.x / 8.0))", kVolume);
        QCOMPARE(scene.at(1, 1).r, 0);
        QCOMPARE(scene.at(1, 6).r, 40);
        QCOMPARE(scene.at(6, 1).r, 80);
        QCOMPARE(scene.at(6, 6).r, 200);
        // r is clamped, and linear filtering mixes the slices: (0.25, r = 0.5) halfway between 0 and 80.
        scene->texParameteri(GL_TEXTURE_3D_OES, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        scene.paint("texture3D(s, vec3(0.5, 0.25, gl_FragCoord.x / 4.0 - 0.125))", kVolume);
        QCOMPARE(scene.at(2, 0).r, 40);
        QCOMPARE(scene.at(7, 0).r, 80);
    }

    void projectiveLookupsDivide()
    {
        Scene scene;
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 2, 1, {50, 100});
        scene.paint("texture2DProj(s, vec3(3.0, 1.0, 4.0))", kSampler);
        QCOMPARE(scene.at(8, 8).r, 100);
        scene.paint("texture2DProj(s, vec4(1.0, 1.0, 9.0, 4.0))", kSampler);
        QCOMPARE(scene.at(8, 8).r, 50);
    }
    void vertexShadersFetchTheLevelTheyName()
    {
        Scene scene;
        makeSmallPyramid(scene, GL_NEAREST_MIPMAP_NEAREST);
        scene.use("attribute vec4 position; uniform sampler2D s; varying vec4 c;\n"
                  "void main() { gl_Position = position; c = vec4(texture2D(s, vec2(0.5)).r,\n"
                  " texture2DLod(s, vec2(0.5), 1.0).r, texture2DLod(s, vec2(0.5), 2.0).r, 1.0); }\n",
                  "precision highp float; varying vec4 c; void main() { gl_FragColor = c; }\n");
        scene.everything();
        QCOMPARE(scene.at(8, 8), (Rgba{10, 20, 30, 255}));
    }
    void samplersReadTheUnitsOfTheirUniforms()
    {
        Scene scene;
        scene->activeTexture(GL_TEXTURE0 + 100);
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 1, 1, {33});
        scene->activeTexture(GL_TEXTURE0 + 3);
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 1, 1, {44});
        scene.use("precision highp float; uniform sampler2D a[2]; void main() {\n"
                  " gl_FragColor = vec4(texture2D(a[0], vec2(0.5)).r, texture2D(a[1], vec2(0.5)).r, 0.0, 1.0); }\n");
        const GLint units[] = {100, 3};
        scene->uniform1iv(scene.uniform("a"), 2, units);
        scene.everything();
        QCOMPARE(scene.at(8, 8), (Rgba{33, 44, 0, 255}));
    }
};

VITRINE_TEST(SpecTextureSamplingTest, QCoreApplication)
#include "tst_spec_texture_sampling.moc"
