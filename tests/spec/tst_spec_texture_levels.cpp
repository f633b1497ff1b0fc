// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core::gles2;

namespace {

constexpr std::string_view kLodSampler = "uniform mediump sampler2D s;";

/// Levels of 8 × 8 down to 1 × 1 that hold 10, 20, 30, 40 everywhere; repeating.
void makePyramid(Scene& scene, GLenum minFilter, GLenum magFilter = GL_NEAREST)
{
    scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 8, 8, {});
    for (int level = 0; level < 4; ++level) {
        const int size = 8 >> level;
        const std::vector<std::byte> texels(static_cast<std::size_t>(size * size),
                                            static_cast<std::byte>(10 * (level + 1)));
        scene->texImage2D(GL_TEXTURE_2D, level, GL_LUMINANCE, size, size, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE, texels);
    }
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, static_cast<GLint>(minFilter));
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, static_cast<GLint>(magFilter));
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_REPEAT);
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_REPEAT);
}

/// The fragment shader's extension line comes first, so these can't use Scene::paint().
int redOfLod(Scene& scene, const std::string& expression)
{
    scene.use("#extension GL_EXT_shader_texture_lod : require\nprecision highp float; " + std::string(kLodSampler) +
              "void main() { gl_FragColor = " + expression + "; }\n");
    scene.everything();
    return scene.at(8, 8).r;
}

} // namespace

class SpecTextureLevelsTest : public QObject {
    Q_OBJECT

private slots:
    void theLargerOfBothAxesDecides()
    {
        Scene scene;
        makePyramid(scene, GL_NEAREST_MIPMAP_NEAREST);
        scene.paint("texture2D(s, gl_FragCoord.xy * vec2(1.0, 4.0) / 8.0)", kSampler);
        QCOMPARE(scene.at(8, 8).r, 30);
        scene.paint("texture2D(s, gl_FragCoord.xy * vec2(2.0, 0.0) / 8.0)", kSampler);
        QCOMPARE(scene.at(8, 8).r, 20);
    }
    void magnificationBeginsLaterWhenOnlyItIsLinear()
    {
        // ES 2.0 §3.7.8: c = ½ when the magnification filter is LINEAR and the other NEAREST_MIPMAP_…
        Scene scene;
        makePyramid(scene, GL_NEAREST_MIPMAP_LINEAR, GL_LINEAR);
        scene.paint("texture2D(s, gl_FragCoord.xy * 1.3195 / 8.0)", kSampler); // λ = 0.4: magnified
        QCOMPARE(scene.at(8, 8).r, 10);
        scene.paint("texture2D(s, gl_FragCoord.xy * 1.5157 / 8.0)", kSampler); // λ = 0.6: minified
        QCOMPARE(scene.at(8, 8).r, 16);
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST); // c = 0
        scene.paint("texture2D(s, gl_FragCoord.xy * 1.3195 / 8.0)", kSampler);
        QCOMPARE(scene.at(8, 8).r, 14);
    }
    void explicitLevelsInFragmentShaders()
    {
        Scene scene;
        makePyramid(scene, GL_NEAREST_MIPMAP_LINEAR);
        QCOMPARE(redOfLod(scene, "texture2DLodEXT(s, vec2(0.5), 2.0)"), 30);
        QCOMPARE(redOfLod(scene, "texture2DLodEXT(s, vec2(0.5), 0.5)"), 15);
        QCOMPARE(redOfLod(scene, "texture2DLodEXT(s, vec2(0.5), -3.0)"), 10);
        QCOMPARE(redOfLod(scene, "texture2DLodEXT(s, vec2(0.5), 99.0)"), 40);
        QCOMPARE(redOfLod(scene, "texture2DProjLodEXT(s, vec3(0.5, 0.5, 2.0), 1.0)"), 20);
    }
    void explicitGradients()
    {
        Scene scene;
        makePyramid(scene, GL_NEAREST_MIPMAP_NEAREST);
        QCOMPARE(redOfLod(scene, "texture2DGradEXT(s, vec2(0.5), vec2(0.125, 0.0), vec2(0.0, 0.5))"), 30);
        QCOMPARE(redOfLod(scene, "texture2DGradEXT(s, vec2(0.5), vec2(0.25, 0.0), vec2(0.0))"), 20);
    }
    void coordinatesThatAreComputedHaveLevelsToo()
    {
        Scene scene;
        makePyramid(scene, GL_NEAREST_MIPMAP_NEAREST);
        scene.use("precision highp float; uniform sampler2D s; vec4 look(vec2 p) { return texture2D(s, p / 8.0); }\n"
                  "void main() { vec2 p = gl_FragCoord.xy; gl_FragColor = vec4(look(p).r, look(p * 2.0).r,\n"
                  " look(p * 4.0).r, look(p * 8.0).r); }\n");
        scene.everything();
        QCOMPARE(scene.at(8, 8), (Rgba{10, 20, 30, 40}));
    }
    void linearFilteringWrapsAround()
    {
        Scene scene(8, 8);
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 4, 1, {0, 0, 0, 160});
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_REPEAT);
        // s = 0: halfway between the last texel and the first.
        scene.paint("texture2D(s, vec2(0.0, 0.5))", kSampler);
        QCOMPARE(scene.at(4, 4).r, 80);
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        scene.everything();
        QCOMPARE(scene.at(4, 4).r, 0);
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_MIRRORED_REPEAT);
        scene.paint("texture2D(s, vec2(1.0, 0.5))", kSampler); // mirrored at the last texel
        QCOMPARE(scene.at(4, 4).r, 160);
        scene.paint("texture2D(s, vec2(2.0, 0.5))", kSampler);
        QCOMPARE(scene.at(4, 4).r, 0);
    }
    void trilinearFilteringMixesFilteredLevels()
    {
        Scene scene;
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 2, 2, {0, 100, 0, 100});
        scene->texImage2D(GL_TEXTURE_2D, 1, GL_LUMINANCE, 1, 1, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE, bytesOf({200}));
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
        // Level 0 at s = ½ is 50; a quarter of the way to level 1: 50 + 150 / 4 = 87.5.
        QCOMPARE(redOfLod(scene, "texture2DLodEXT(s, vec2(0.5), 0.25) + vec4(0.002)"), 88);
    }
    void generatedPyramidsOfOddSizes()
    {
        Scene scene;
        const std::vector<std::byte> gray(5 * 3, std::byte{77});
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 5, 3, {});
        scene->texImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE, 5, 3, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE, gray);
        scene->generateMipmap(GL_TEXTURE_2D);
        scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR_MIPMAP_LINEAR);
        for (const char* level : {"0.0", "1.0", "1.5", "2.0"})
            QCOMPARE(redOfLod(scene, "texture2DLodEXT(s, vec2(0.5), " + std::string(level) + ")"), 77);
    }
    void cubeMapsHaveLevels()
    {
        Scene scene;
        GLuint name = 0;
        scene->genTextures(1, {&name, 1});
        scene->bindTexture(GL_TEXTURE_CUBE_MAP, name);
        for (GLenum face = 0; face < 6; ++face) {
            const GLenum target = GL_TEXTURE_CUBE_MAP_POSITIVE_X + face;
            const std::vector<std::byte> large(16, std::byte{10});
            scene->pixelStorei(GL_UNPACK_ALIGNMENT, 1);
            scene->texImage2D(target, 0, GL_LUMINANCE, 4, 4, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE, large);
        }
        scene->generateMipmap(GL_TEXTURE_CUBE_MAP);
        for (GLenum face = 0; face < 6; ++face)
            scene->texImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 1, GL_LUMINANCE, 2, 2, 0, GL_LUMINANCE,
                              GL_UNSIGNED_BYTE, bytesOf({20, 20, 20, 20}));
        scene->texParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
        scene->texParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        // A face is 4 texels over 2 units: y and z grow by ½ per texel. Looking along +x from pixel (8, 8).
        const auto look = [&](const char* step) {
            scene.paint("textureCube(s, vec3(1.0, (gl_FragCoord.xy - 8.0) * " + std::string(step) + "))",
                        "uniform samplerCube s;");
            return scene.at(8, 8).r;
        };
        QCOMPARE(look("0.5"), 10);
        QCOMPARE(look("1.0"), 20);
        QCOMPARE(look("0.1"), 10);
    }
    void facesTakeCopiesAndSubImages()
    {
        Scene scene;
        GLuint name = 0;
        scene->genTextures(1, {&name, 1});
        scene->bindTexture(GL_TEXTURE_CUBE_MAP, name);
        scene->texParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        scene->clearColor(0.0f, 1.0f, 0.0f, 1.0f);
        scene->clear(GL_COLOR_BUFFER_BIT);
        for (GLenum face = 0; face < 6; ++face)
            scene->copyTexImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, GL_RGBA, 0, 0, 1, 1, 0);
        scene->texSubImage2D(GL_TEXTURE_CUBE_MAP_NEGATIVE_Z, 0, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE,
                             bytesOf({255, 0, 0, 255}));
        scene.paint("textureCube(s, vec3(0.0, 0.0, -1.0))", "uniform samplerCube s;");
        QCOMPARE(scene.at(8, 8), kRed);
        scene.paint("textureCube(s, vec3(0.0, 0.0, 1.0))", "uniform samplerCube s;");
        QCOMPARE(scene.at(8, 8), kGreen);
    }
    void volumesTakeCopiesAndHaveLevels()
    {
        Scene scene;
        GLuint name = 0;
        scene->genTextures(1, {&name, 1});
        scene->bindTexture(GL_TEXTURE_3D_OES, name);
        scene->texImage3DOES(GL_TEXTURE_3D_OES, 0, GL_RGBA, 2, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, {});
        scene->texImage3DOES(GL_TEXTURE_3D_OES, 1, GL_RGBA, 1, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                             bytesOf({70, 0, 0, 255}));
        scene->texParameteri(GL_TEXTURE_3D_OES, GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_NEAREST);
        scene->texParameteri(GL_TEXTURE_3D_OES, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        scene->clearColor(0.0f, 1.0f, 0.0f, 1.0f);
        scene->clear(GL_COLOR_BUFFER_BIT);
        scene->copyTexSubImage3DOES(GL_TEXTURE_3D_OES, 0, 1, 0, 1, 3, 3, 1, 2);
        const auto look = [&](const char* where) {
            scene.paint("texture3D(s, " + std::string(where) + ")", "uniform mediump sampler3D s;");
            return scene.at(8, 8);
        };
        QCOMPARE(look("vec3(0.75, 0.25, 0.75)"), kGreen);
        QCOMPARE(look("vec3(0.25, 0.25, 0.75)"), kNothing);
        QCOMPARE(look("vec3(0.75, 0.75, 0.25)"), kNothing);
        QCOMPARE(look("vec3(gl_FragCoord.x, 0.5, 0.5)"), (Rgba{70, 0, 0, 255}));
    }
};

VITRINE_TEST(SpecTextureLevelsTest, QCoreApplication)
#include "tst_spec_texture_levels.moc"
