// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core::gles2;

class SpecRenderTargetsTest : public QObject {
    Q_OBJECT

private slots:
    void colorsAreStoredInTheBitsOfTheTarget_data()
    {
        QTest::addColumn<GLenum>("format");
        QTest::addColumn<GLenum>("type");
        QTest::addColumn<QList<int>>("expected");
        // The color (0.2, 0.6, 0.8, 0.75) to n bits: floor(c (2^n − 1) + ½), and back to 8 bits.
        QTest::newRow("RGBA8") << GLenum{GL_RGBA} << GLenum{GL_UNSIGNED_BYTE} << QList<int>{51, 153, 204, 191};
        QTest::newRow("RGB8") << GLenum{GL_RGB} << GLenum{GL_UNSIGNED_BYTE} << QList<int>{51, 153, 204, 255};
        // 6/31 = 49.4, 38/63 = 153.8, 25/31 = 205.6
        QTest::newRow("565") << GLenum{GL_RGB} << GLenum{GL_UNSIGNED_SHORT_5_6_5} << QList<int>{49, 154, 206, 255};
        // 3, 9, 12, 11 times 17
        QTest::newRow("4444") << GLenum{GL_RGBA} << GLenum{GL_UNSIGNED_SHORT_4_4_4_4} << QList<int>{51, 153, 204, 187};
        // 6/31, 19/31 = 156.3, 25/31, 1
        QTest::newRow("5551") << GLenum{GL_RGBA} << GLenum{GL_UNSIGNED_SHORT_5_5_5_1} << QList<int>{49, 156, 206, 255};
    }
    void colorsAreStoredInTheBitsOfTheTarget()
    {
        QFETCH(GLenum, format);
        QFETCH(GLenum, type);
        QFETCH(QList<int>, expected);
        Scene scene;
        const GLuint texture = scene.texture2D(format, type, 16, 16, {});
        scene.framebuffer(texture);
        QCOMPARE(scene->checkFramebufferStatus(GL_FRAMEBUFFER), GLenum{GL_FRAMEBUFFER_COMPLETE});
        scene->disable(GL_DITHER);
        scene.paint("vec4(0.2, 0.6, 0.8, 0.75)");
        QCOMPARE(scene.at(8, 8), (Rgba{expected[0], expected[1], expected[2], expected[3]}));
    }
    void ditheringLeavesEightBitsAlone()
    {
        Scene scene;
        scene->enable(GL_DITHER);
        scene.paint("vec4(76.4 / 255.0)");
        for (int y = 0; y < 4; ++y)
            for (int x = 0; x < 4; ++x)
                QCOMPARE(scene.at(x, y).r, 76);
    }
    void drawingGoesToTheTextureAndNotToTheWindow()
    {
        Scene scene;
        const GLuint texture = scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 16, 16, {});
        scene.framebuffer(texture);
        scene.paint("vec4(gl_FragCoord.xy / 16.0, 0.0, 1.0)");
        scene->bindFramebuffer(GL_FRAMEBUFFER, 0);
        QCOMPARE(scene.at(8, 8), kNothing);
        scene.paint("texture2D(s, gl_FragCoord.xy / 16.0)", kSampler);
        // Row 0 of the target is row 0 of the texture: (x + ½) 255 / 16 rounded.
        QCOMPARE(scene.at(0, 0), (Rgba{8, 8, 0, 255}));
        QCOMPARE(scene.at(15, 3), (Rgba{247, 56, 0, 255}));
    }
    void everyCubeFaceIsATarget()
    {
        Scene scene;
        GLuint cube = 0;
        scene->genTextures(1, {&cube, 1});
        scene->bindTexture(GL_TEXTURE_CUBE_MAP, cube);
        for (GLenum face = 0; face < 6; ++face)
            scene->texImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, GL_RGBA, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                              {});
        scene->texParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        for (GLenum face = 0; face < 6; ++face) {
            scene.framebuffer(cube, GL_TEXTURE_CUBE_MAP_POSITIVE_X + face);
            scene->clearColor(static_cast<float>(face + 1) * 10.0f / 255.0f, 0.0f, 0.0f, 1.0f);
            scene->clear(GL_COLOR_BUFFER_BIT);
        }
        scene->bindFramebuffer(GL_FRAMEBUFFER, 0);
        const char* directions[] = {"1.0, 0.0, 0.0",  "-1.0, 0.0, 0.0", "0.0, 1.0, 0.0",
                                    "0.0, -1.0, 0.0", "0.0, 0.0, 1.0",  "0.0, 0.0, -1.0"};
        for (int face = 0; face < 6; ++face) {
            scene.paint(std::string("textureCube(s, vec3(") + directions[face] + "))", "uniform samplerCube s;");
            QCOMPARE(scene.at(8, 8).r, 10 * (face + 1));
        }
    }
    void slicesOfVolumesAreTargets()
    {
        Scene scene;
        GLuint volume = 0;
        scene->genTextures(1, {&volume, 1});
        scene->bindTexture(GL_TEXTURE_3D_OES, volume);
        scene->texImage3DOES(GL_TEXTURE_3D_OES, 0, GL_RGBA, 16, 16, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
        scene->texParameteri(GL_TEXTURE_3D_OES, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        scene->texParameteri(GL_TEXTURE_3D_OES, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        GLuint framebuffer = 0;
        scene->genFramebuffers(1, {&framebuffer, 1});
        scene->bindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        for (int slice = 0; slice < 4; ++slice) {
            scene->framebufferTexture3DOES(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_3D_OES, volume, 0, slice);
            QCOMPARE(scene->checkFramebufferStatus(GL_FRAMEBUFFER), GLenum{GL_FRAMEBUFFER_COMPLETE});
            scene->clearColor(static_cast<float>(slice + 1) / 255.0f, 0.0f, 0.0f, 1.0f);
            scene->clear(GL_COLOR_BUFFER_BIT);
            scene.paint("vec4(" + std::to_string(10 * (slice + 1)) + ".0 / 255.0, 0.0, 0.0, 1.0)");
            QCOMPARE(scene.at(3, 3).r, 10 * (slice + 1));
        }
        // What the texture is given otherwise shows in the target too.
        scene->texSubImage3DOES(GL_TEXTURE_3D_OES, 0, 5, 5, 3, 1, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE,
                                bytesOf({9, 8, 7, 6}));
        QCOMPARE(scene.at(5, 5), (Rgba{9, 8, 7, 6}));
        scene->bindFramebuffer(GL_FRAMEBUFFER, 0);
        scene.paint("texture3D(s, vec3(0.5, 0.5, gl_FragCoord.x / 16.0))", "uniform mediump sampler3D s;");
        for (int slice = 0; slice < 4; ++slice)
            QCOMPARE(scene.at(4 * slice + 1, 8).r, 10 * (slice + 1));
    }
    void everyLevelIsATarget()
    {
        Scene scene; // OES_fbo_render_mipmap
        const GLuint texture = scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 4, 4, {});
        scene->texImage2D(GL_TEXTURE_2D, 1, GL_RGBA, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
        scene->texImage2D(GL_TEXTURE_2D, 2, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
        scene.framebuffer(texture);
        for (int level = 0; level < 3; ++level) {
            scene->framebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, level);
            QCOMPARE(scene->getError(), GLenum{GL_NO_ERROR});
            QCOMPARE(scene->checkFramebufferStatus(GL_FRAMEBUFFER), GLenum{GL_FRAMEBUFFER_COMPLETE});
            scene->clearColor(static_cast<float>(level + 1) * 10.0f / 255.0f, 0.0f, 0.0f, 1.0f);
            scene->clear(GL_COLOR_BUFFER_BIT);
        }
        scene->bindFramebuffer(GL_FRAMEBUFFER, 0);
        for (int level = 0; level < 3; ++level) {
            scene.paint("texture2D(s, gl_FragCoord.xy / 4.0, " + std::to_string(level) + ".0)", kSampler);
            QCOMPARE(scene.at(8, 8).r, 10 * (level + 1));
        }
    }
    void depthTexturesKeepWhatWasDrawn()
    {
        Scene scene;
        const GLuint color = scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 16, 16, {});
        const GLuint depth = scene.texture2D(GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, 16, 16, {});
        scene.framebuffer(color);
        scene->framebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth, 0);
        QCOMPARE(scene->checkFramebufferStatus(GL_FRAMEBUFFER), GLenum{GL_FRAMEBUFFER_COMPLETE});
        scene->clear(GL_DEPTH_BUFFER_BIT);
        scene->enable(GL_DEPTH_TEST);
        scene.use("void main() { gl_FragColor = vec4(1.0); }\n");
        scene.rect(0, 0, 8, 16, -0.5f); // window depth ¼
        scene->bindFramebuffer(GL_FRAMEBUFFER, 0);
        scene->disable(GL_DEPTH_TEST);
        scene.paint("texture2D(s, gl_FragCoord.xy / 16.0)", kSampler);
        QCOMPARE(scene.at(4, 8), (Rgba{64, 64, 64, 255}));
        QCOMPARE(scene.at(12, 8), kWhite);
    }
    void pingPongBetweenTwoTexturesAccumulates()
    {
        Scene scene;
        const GLuint textures[] = {scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 16, 16, {}),
                                   scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 16, 16, {})};
        const GLuint framebuffers[] = {scene.framebuffer(textures[0]), scene.framebuffer(textures[1])};
        scene.use("precision highp float; uniform sampler2D s; void main() {\n"
                  " gl_FragColor = texture2D(s, gl_FragCoord.xy / 16.0) + vec4(10.0 / 255.0, 0.0, 0.0, 1.0); }\n");
        for (int pass = 0; pass < 9; ++pass) {
            scene->bindFramebuffer(GL_FRAMEBUFFER, framebuffers[pass % 2]);
            scene->bindTexture(GL_TEXTURE_2D, textures[1 - pass % 2]);
            scene.everything();
        }
        QCOMPARE(scene.at(5, 5).r, 90);
        scene->bindFramebuffer(GL_FRAMEBUFFER, framebuffers[1]);
        QCOMPARE(scene.at(5, 5).r, 80);
    }
    void contextsOfAShareGroupSeeTheSameTextures()
    {
        Scene scene;
        const GLuint texture = scene.texture2D(GL_RGBA, GL_UNSIGNED_BYTE, 16, 16, {});
        scene.makeCurrent(scene.system().createContext({}, scene.contextId()));
        scene.framebuffer(texture);
        scene->clearColor(0.0f, 1.0f, 0.0f, 1.0f);
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene->finish();
        scene.makeCurrent(scene.contextId());
        scene.paint("texture2D(s, vec2(0.5))", kSampler);
        QCOMPARE(scene.at(8, 8), kGreen);
        scene.makeCurrent(scene.system().createContext({}));
        QCOMPARE(scene->isTexture(texture), GLboolean{GL_FALSE});
    }
};

VITRINE_TEST(SpecRenderTargetsTest, QCoreApplication)
#include "tst_spec_render_targets.moc"
