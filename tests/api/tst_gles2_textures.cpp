// SPDX-License-Identifier: Apache-2.0
#include "core/api/gles2/block_images.h"
#include "core/api/gles2/texture_images.h"
#include "tests/api/gles2_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::gles2;
using vitrine::core::SurfaceId;
using vitrine::core::TextureView;

namespace {

std::vector<std::byte> levelBytes(Bench& bench, GLuint name, int level = 0, int face = 0)
{
    const TextureLevel& image = *bench.gl().shareGroup().textures.findByName(name)->level(face, level);
    return bench.sink.surfaces.surface(image.surface).readRect(0, 0, image.width, image.height * image.depth);
}

std::shared_ptr<const TextureView> view(Bench& bench, GLuint name)
{
    Texture texture = *bench.gl().shareGroup().textures.findByName(name);
    return viewOf(texture);
}

void image2D(Bench& bench, GLint level, GLsizei width, GLsizei height, GLenum type = GL_UNSIGNED_BYTE)
{
    bench.gl().texImage2D(GL_TEXTURE_2D, level, GL_RGBA, width, height, 0, GL_RGBA, type, {});
}

void filter(Bench& bench, GLenum min, GLenum target = GL_TEXTURE_2D)
{
    bench.gl().texParameteri(target, GL_TEXTURE_MIN_FILTER, static_cast<GLint>(min));
}

} // namespace

class Gles2TexturesTest : public QObject {
    Q_OBJECT

private slots:
    void parametersStartAsTable612Says()
    {
        Bench bench;
        bench.texture();
        const std::pair<GLenum, GLint> expected[] = {{GL_TEXTURE_MIN_FILTER, GL_NEAREST_MIPMAP_LINEAR},
                                                     {GL_TEXTURE_MAG_FILTER, GL_LINEAR},
                                                     {GL_TEXTURE_WRAP_S, GL_REPEAT},
                                                     {GL_TEXTURE_WRAP_T, GL_REPEAT},
                                                     {GL_TEXTURE_WRAP_R_OES, GL_REPEAT}};
        for (const auto& [pname, value] : expected) {
            GLint got = 0;
            bench.gl().getTexParameteriv(GL_TEXTURE_2D, pname, {&got, 1});
            QCOMPARE(got, value);
        }
        bench.texture(GL_TEXTURE_EXTERNAL_OES);
        GLfloat wrap = 0.0f;
        bench.gl().getTexParameterfv(GL_TEXTURE_EXTERNAL_OES, GL_TEXTURE_WRAP_S, {&wrap, 1});
        QCOMPARE(wrap, GLfloat(GL_CLAMP_TO_EDGE));
    }

    void aTextureKeepsTheTargetOfItsFirstBinding()
    {
        Bench bench;
        const GLuint name = bench.texture(GL_TEXTURE_CUBE_MAP);
        QCOMPARE(bench.integer(GL_TEXTURE_BINDING_CUBE_MAP), GLint(name));
        bench.gl().bindTexture(GL_TEXTURE_2D, name);
        QCOMPARE(bench.gl().getError(), GLenum{GL_INVALID_OPERATION});
        QCOMPARE(bench.integer(GL_TEXTURE_BINDING_2D), 0);
    }

    void anisotropyIsStateOfItsTexture()
    {
        Bench bench; // EXT_texture_filter_anisotropic
        bench.texture();
        float value = 0.0f;
        bench.gl().getTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT, {&value, 1});
        QCOMPARE(value, 1.0f);
        bench.gl().texParameterf(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT, 2.5f);
        bench.gl().getTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT, {&value, 1});
        QCOMPARE(value, 2.5f);
        bench.gl().texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT, 4);
        GLint integer = 0;
        bench.gl().getTexParameteriv(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT, {&integer, 1});
        QCOMPARE(integer, 4);
        QCOMPARE(bench.gl().getError(), GLenum{GL_NO_ERROR});
        bench.gl().texParameterf(GL_TEXTURE_2D, GL_TEXTURE_MAX_ANISOTROPY_EXT, 0.5f);
        QCOMPARE(bench.gl().getError(), GLenum{GL_INVALID_VALUE});
        QCOMPARE(bench.integer(GL_MAX_TEXTURE_MAX_ANISOTROPY_EXT), 16);
    }

    void deletingUnbindsFromEveryUnit()
    {
        Bench bench;
        const GLuint name = bench.texture();
        bench.gl().activeTexture(GL_TEXTURE5);
        bench.gl().bindTexture(GL_TEXTURE_2D, name);
        bench.gl().deleteTextures(1, {&name, 1});
        QCOMPARE(bench.integer(GL_TEXTURE_BINDING_2D), 0);
        bench.gl().activeTexture(GL_TEXTURE0);
        QCOMPARE(bench.integer(GL_TEXTURE_BINDING_2D), 0);
        QCOMPARE(bench.gl().isTexture(name), GLboolean{GL_FALSE});
    }

    void aLevelSpecifiedAgainFreesItsSurface()
    {
        Bench bench;
        const GLuint name = bench.texture();
        image2D(bench, 0, 4, 4);
        const SurfaceId first = bench.gl().shareGroup().textures.findByName(name)->level(0, 0)->surface;
        image2D(bench, 0, 8, 8);
        const SurfaceId second = bench.gl().shareGroup().textures.findByName(name)->level(0, 0)->surface;
        QCOMPARE(bench.sink.surfaces.surface(second).width(), 8u);
        bench.gl().deleteTextures(1, {&name, 1});
        QVERIFY(!bench.sink.surfaces.contains(second) && !bench.sink.surfaces.contains(first));
    }

    // Completeness (ES 2.0 §3.8.2) in two dimensions.
    void mipmapsMustReachOneByOne()
    {
        Bench bench;
        const GLuint name = bench.texture();
        QVERIFY(!view(bench, name)->complete); // no image at all
        image2D(bench, 0, 5, 2);               // OES_texture_npot: 5×2, 2×1, 1×1
        QVERIFY(!view(bench, name)->complete);
        filter(bench, GL_LINEAR);
        QVERIFY(view(bench, name)->complete);
        QCOMPARE(view(bench, name)->levelCount, 1u);
        filter(bench, GL_LINEAR_MIPMAP_NEAREST);
        image2D(bench, 1, 2, 1);
        QVERIFY(!view(bench, name)->complete);
        image2D(bench, 2, 1, 1);
        QVERIFY(view(bench, name)->complete);
        QCOMPARE(view(bench, name)->levels.size(), std::size_t{3});
        image2D(bench, 1, 2, 1, GL_UNSIGNED_SHORT_4_4_4_4); // another type
        QVERIFY(!view(bench, name)->complete);
        image2D(bench, 1, 2, 2); // another size
        QVERIFY(!view(bench, name)->complete);
        image2D(bench, 0, 0, 0);
        filter(bench, GL_NEAREST);
        QVERIFY(!view(bench, name)->complete);
    }

    void cubeMapsNeedSixEqualSquares()
    {
        Bench bench;
        const GLuint name = bench.texture(GL_TEXTURE_CUBE_MAP);
        filter(bench, GL_NEAREST, GL_TEXTURE_CUBE_MAP);
        const auto face = [&](unsigned i, GLsizei size) {
            bench.gl().texImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + i, 0, GL_RGB, size, size, 0, GL_RGB,
                                  GL_UNSIGNED_BYTE, {});
        };
        for (unsigned i = 0; i < 5; ++i)
            face(i, 4);
        QVERIFY(!view(bench, name)->complete);
        face(5, 2);
        QVERIFY(!view(bench, name)->complete);
        bench.gl().generateMipmap(GL_TEXTURE_CUBE_MAP);
        QCOMPARE(bench.gl().getError(), GLenum{GL_INVALID_OPERATION});
        face(5, 4);
        QVERIFY(view(bench, name)->complete);
        bench.gl().generateMipmap(GL_TEXTURE_CUBE_MAP);
        filter(bench, GL_NEAREST_MIPMAP_NEAREST, GL_TEXTURE_CUBE_MAP);
        QVERIFY(view(bench, name)->complete);
        QCOMPARE(view(bench, name)->levels.size(), std::size_t{18});
    }

    void threeDimensionalSlicesAreStacked()
    {
        Bench bench;
        const GLuint name = bench.texture(GL_TEXTURE_3D_OES);
        Context& gl = bench.gl();
        gl.pixelStorei(GL_UNPACK_ALIGNMENT, 1);
        gl.texImage3DOES(GL_TEXTURE_3D_OES, 0, GL_ALPHA, 1, 2, 3, 0, GL_ALPHA, GL_UNSIGNED_BYTE,
                         bytesOf({1, 2, 3, 4, 5, 6}));
        gl.texSubImage3DOES(GL_TEXTURE_3D_OES, 0, 0, 1, 1, 1, 1, 2, GL_ALPHA, GL_UNSIGNED_BYTE, bytesOf({9, 8}));
        QCOMPARE(gl.getError(), GLenum{GL_NO_ERROR});
        QVERIFY(levelBytes(bench, name) == bytesOf({1, 2, 3, 9, 5, 8}));
        filter(bench, GL_LINEAR, GL_TEXTURE_3D_OES);
        QCOMPARE(view(bench, name)->depth, 3u);
    }

    void mipmapsAreBoxFiltered()
    {
        Bench bench;
        const GLuint name = bench.texture();
        Context& gl = bench.gl();
        gl.pixelStorei(GL_UNPACK_ALIGNMENT, 1);
        gl.texImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE, 4, 2, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE,
                      bytesOf({0, 4, 100, 100, 8, 12, 100, 104}));
        gl.generateMipmap(GL_TEXTURE_2D);
        QVERIFY(levelBytes(bench, name, 1) == bytesOf({6, 101})); // means of 2 × 2
        QVERIFY(levelBytes(bench, name, 2) == bytesOf({54}));     // 53.5, halves up
        // Three pixels become one: each counts a third.
        gl.texImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE, 3, 1, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE, bytesOf({30, 60, 90}));
        gl.generateMipmap(GL_TEXTURE_2D);
        QVERIFY(levelBytes(bench, name, 1) == bytesOf({60}));
    }

    void etc1IsDecodedAsTheExtensionDefines()
    {
        // Individual mode, halves side by side: left base 0x11·(1,2,3), table 0; right base 0x11·(8,8,8), table 7.
        // Pixel indices all 0 (+2 left, +47 right), except the first pixel: index 3 (−8).
        const auto block = bytesOf({0x18, 0x28, 0x38, 0b000'111'0'0, 0x00, 0x01, 0x00, 0x01});
        const auto decode = [](std::span<const std::byte> bytes) {
            return decodeBlocks(*findBlockFormat(GL_ETC1_RGB8_OES), bytes, 4, 4);
        };
        const auto pixels = decode(block);
        const auto color = [&](std::size_t i) {
            return std::array{int(pixels[i * 3]), int(pixels[i * 3 + 1]), int(pixels[i * 3 + 2])};
        };
        QVERIFY((color(0) == std::array{17 - 8, 34 - 8, 51 - 8}));
        QVERIFY((color(1) == std::array{19, 36, 53}));
        QVERIFY((color(2) == std::array{183, 183, 183}));
        // Differential mode, flipped: base (31,0,16) → (255,0,132); delta (−1,+1,0) → (30,1,16) → (247,8,132).
        const auto differential = decode(bytesOf({0xFF, 0x01, 0x80, 0b000'000'1'1, 0, 0, 0, 0}));
        QCOMPARE(int(differential[0]), 255); // 255 + 2 is clamped
        QCOMPARE(int(differential[2]), 134);
        QCOMPARE(int(differential[2 * 4 * 3]), 249); // third row: the lower half
        QCOMPARE(int(differential[2 * 4 * 3 + 1]), 10);
    }

    void dxt1IsDecodedAsTheExtensionDefines()
    {
        // Colors 0xF800 and 0x001F: red above blue, so four opaque colors. Codes 0, 1, 2, 3 in the first row.
        const auto decode = [](GLenum format, std::span<const std::byte> bytes, std::uint32_t size) {
            return decodeBlocks(*findBlockFormat(format), bytes, size, size);
        };
        const auto four = bytesOf({0x00, 0xF8, 0x1F, 0x00, 0b11'10'01'00, 0, 0, 0});
        const auto opaque = decode(GL_COMPRESSED_RGBA_S3TC_DXT1_EXT, four, 4);
        QVERIFY(std::equal(opaque.begin(), opaque.begin() + 16,
                           bytesOf({255, 0, 0, 255, 0, 0, 255, 255, 170, 0, 85, 255, 85, 0, 170, 255}).begin()));
        // The other way round: code 2 is the mean, and code 3 transparent black, or black without alpha.
        const auto three = bytesOf({0x1F, 0x00, 0x00, 0xF8, 0b11'10'01'00, 0, 0, 0});
        const auto holed = decode(GL_COMPRESSED_RGBA_S3TC_DXT1_EXT, three, 4);
        QVERIFY(std::equal(holed.begin(), holed.begin() + 16,
                           bytesOf({0, 0, 255, 255, 255, 0, 0, 255, 128, 0, 128, 255, 0, 0, 0, 0}).begin()));
        const auto black = decode(GL_COMPRESSED_RGB_S3TC_DXT1_EXT, three, 4);
        QVERIFY(std::equal(black.begin(), black.begin() + 12,
                           bytesOf({0, 0, 255, 255, 0, 0, 128, 0, 128, 0, 0, 0}).begin()));
        // A 5 × 5 image has four blocks; its last pixel is the first of the last block, which is missing here.
        QCOMPARE(blockImageBytes(5, 5), std::uint64_t{32});
        const auto odd = decode(GL_COMPRESSED_RGB_S3TC_DXT1_EXT, four, 5);
        QCOMPARE(odd.size(), std::size_t{75});
        QCOMPARE(int(odd[72]), 0);
    }

    void dxt1ImagesMayBeReplacedInWholeBlocks()
    {
        Bench bench;
        const GLuint name = bench.texture();
        Context& gl = bench.gl();
        constexpr GLenum kDxt1 = GL_COMPRESSED_RGB_S3TC_DXT1_EXT;
        const std::vector<std::byte> data(32);
        const auto red = bytesOf({0x00, 0xF8, 0x00, 0x00, 0, 0, 0, 0});
        gl.compressedTexImage2D(GL_TEXTURE_2D, 0, kDxt1, 6, 6, 0, 32, data);
        gl.compressedTexSubImage2D(GL_TEXTURE_2D, 0, 4, 4, 2, 2, kDxt1, 8, red); // up to the edge
        QCOMPARE(gl.getError(), GLenum{GL_NO_ERROR});
        const auto pixels = levelBytes(bench, name);
        QCOMPARE(int(pixels[(4 * 6 + 4) * 3]), 255);
        QCOMPARE(int(pixels[(4 * 6 + 3) * 3]), 0);
        const auto replace = [&](GLint x, GLsizei width, GLenum format, GLsizei bytes) {
            return [=, &data](Context& c) {
                c.compressedTexSubImage2D(GL_TEXTURE_2D, 0, x, 0, width, 4, format, bytes, data);
            };
        };
        checkErrors(bench, {{"offset", replace(2, 4, kDxt1, 8), GL_INVALID_OPERATION},
                            {"part of a block", replace(0, 2, kDxt1, 8), GL_INVALID_OPERATION},
                            {"other format", replace(0, 4, GL_COMPRESSED_RGBA_S3TC_DXT1_EXT, 8), GL_INVALID_OPERATION},
                            {"size", replace(0, 4, kDxt1, 16), GL_INVALID_VALUE},
                            {"outside", replace(4, 4, kDxt1, 8), GL_INVALID_VALUE}});
        gl.compressedTexImage2D(GL_TEXTURE_2D, 0, kDxt1, 0, 0, 0, 0, {});
        checkErrors(bench, {{"mipmaps of an empty compressed image",
                             [](Context& c) { c.generateMipmap(GL_TEXTURE_2D); }, GL_INVALID_OPERATION}});
    }

    void etc1ImagesAreSpecifiedAsAWhole()
    {
        Bench bench;
        const GLuint name = bench.texture();
        Context& gl = bench.gl();
        std::vector<std::byte> data(16);
        gl.compressedTexImage2D(GL_TEXTURE_2D, 0, GL_ETC1_RGB8_OES, 5, 4, 0, 16, data);
        QCOMPARE(gl.getError(), GLenum{GL_NO_ERROR});
        QCOMPARE(levelBytes(bench, name).size(), std::size_t{5 * 4 * 3});
        checkErrors(
            bench,
            {
                {"size",
                 [&](Context& c) { c.compressedTexImage2D(GL_TEXTURE_2D, 0, GL_ETC1_RGB8_OES, 4, 4, 0, 16, data); },
                 GL_INVALID_VALUE},
                {"format", [&](Context& c) { c.compressedTexImage2D(GL_TEXTURE_2D, 0, GL_RGB, 4, 4, 0, 8, data); },
                 GL_INVALID_ENUM},
                {"compressed sub",
                 [&](Context& c) {
                     c.compressedTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 4, 4, GL_ETC1_RGB8_OES, 8, data);
                 },
                 GL_INVALID_OPERATION},
                {"sub",
                 [&](Context& c) { c.texSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGB, GL_UNSIGNED_BYTE, data); },
                 GL_INVALID_OPERATION},
                {"mipmap", [](Context& c) { c.generateMipmap(GL_TEXTURE_2D); }, GL_INVALID_OPERATION},
            });
    }

    void faultyArgumentsLeaveTheirErrors()
    {
        Bench bench;
        bench.texture();
        image2D(bench, 0, 4, 4);
        const auto image = [](GLenum target, GLint level, GLint internal, GLsizei width, GLsizei height, GLint border,
                              GLenum format, GLenum type) {
            return
                [=](Context& gl) { gl.texImage2D(target, level, internal, width, height, border, format, type, {}); };
        };
        const auto sub = [](GLint level, GLint x, GLsizei width, GLenum format, GLenum type) {
            return [=](Context& gl) { gl.texSubImage2D(GL_TEXTURE_2D, level, x, 0, width, 1, format, type, {}); };
        };
        constexpr GLenum k2D = GL_TEXTURE_2D;
        constexpr GLenum kUb = GL_UNSIGNED_BYTE;
        checkErrors(
            bench,
            {
                {"gen", [](Context& gl) { gl.genTextures(-1, {}); }, GL_INVALID_VALUE},
                {"bind", [](Context& gl) { gl.bindTexture(GL_TEXTURE0, 0); }, GL_INVALID_ENUM},
                {"target", image(GL_TEXTURE_CUBE_MAP, 0, GL_RGBA, 1, 1, 0, GL_RGBA, kUb), GL_INVALID_ENUM},
                {"level", image(k2D, -1, GL_RGBA, 1, 1, 0, GL_RGBA, kUb), GL_INVALID_VALUE},
                {"deep level", image(k2D, 15, GL_RGBA, 1, 1, 0, GL_RGBA, kUb), GL_INVALID_VALUE},
                {"width", image(k2D, 0, GL_RGBA, -1, 1, 0, GL_RGBA, kUb), GL_INVALID_VALUE},
                {"too wide", image(k2D, 0, GL_RGBA, 16385, 1, 0, GL_RGBA, kUb), GL_INVALID_VALUE},
                {"too wide for level", image(k2D, 1, GL_RGBA, 8193, 1, 0, GL_RGBA, kUb), GL_INVALID_VALUE},
                {"border", image(k2D, 0, GL_RGBA, 1, 1, 1, GL_RGBA, kUb), GL_INVALID_VALUE},
                {"cube", image(GL_TEXTURE_CUBE_MAP_NEGATIVE_Z, 0, GL_RGBA, 2, 1, 0, GL_RGBA, kUb), GL_INVALID_VALUE},
                {"internal format", image(k2D, 0, 4, 1, 1, 0, GL_RGBA, kUb), GL_INVALID_VALUE},
                {"format", image(k2D, 0, GL_RGBA, 1, 1, 0, GL_FLOAT, kUb), GL_INVALID_ENUM},
                {"type", image(k2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_FLOAT), GL_INVALID_ENUM},
                {"mismatch", image(k2D, 0, GL_RGBA, 1, 1, 0, GL_RGB, kUb), GL_INVALID_OPERATION},
                {"combination", image(k2D, 0, GL_RGB, 1, 1, 0, GL_RGB, GL_UNSIGNED_SHORT_4_4_4_4),
                 GL_INVALID_OPERATION},
                {"sub level", sub(1, 0, 1, GL_RGBA, kUb), GL_INVALID_OPERATION},
                {"sub outside", sub(0, 3, 2, GL_RGBA, kUb), GL_INVALID_VALUE},
                {"sub negative", sub(0, -1, 1, GL_RGBA, kUb), GL_INVALID_VALUE},
                {"sub format", sub(0, 0, 1, GL_RGB, kUb), GL_INVALID_OPERATION},
                {"sub unknown", sub(0, 0, 1, GL_FLOAT, kUb), GL_INVALID_ENUM},
                {"parameter", [](Context& gl) { gl.texParameteri(k2D, GL_TEXTURE_BINDING_2D, 0); }, GL_INVALID_ENUM},
                {"filter", [](Context& gl) { gl.texParameteri(k2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR_MIPMAP_LINEAR); },
                 GL_INVALID_ENUM},
                {"wrap", [](Context& gl) { gl.texParameterf(k2D, GL_TEXTURE_WRAP_S, -2.0f); }, GL_INVALID_ENUM},
                {"external wrap",
                 [](Context& gl) { gl.texParameteri(GL_TEXTURE_EXTERNAL_OES, GL_TEXTURE_WRAP_S, GL_REPEAT); },
                 GL_INVALID_ENUM},
                {"get", [](Context& gl) { gl.getTexParameteriv(k2D, GL_VIEWPORT, {}); }, GL_INVALID_ENUM},
                {"mipmap", [](Context& gl) { gl.generateMipmap(GL_RGBA); }, GL_INVALID_ENUM},
                {"3D", [](Context& gl) { gl.texImage3DOES(k2D, 0, GL_RGBA, 1, 1, 1, 0, GL_RGBA, kUb, {}); },
                 GL_INVALID_ENUM},
                {"memory",
                 [](Context& gl) {
                     for (unsigned i = 0; i < 6; ++i)
                         gl.texImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + i, 0, GL_RGBA, 16384, 16384, 0, GL_RGBA, kUb,
                                       {});
                 },
                 GL_OUT_OF_MEMORY},
            });
    }

    void copiesConvertTheFramebuffer()
    {
        Bench bench;
        Context& gl = bench.gl();
        gl.clearColor(0.2f, 0.4f, 0.6f, 0.8f); // 51, 102, 153, 204
        gl.clear(GL_COLOR_BUFFER_BIT);
        const GLuint name = bench.texture();
        gl.copyTexImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE_ALPHA, 62, 0, 3, 1, 0);
        QVERIFY(levelBytes(bench, name) == bytesOf({51, 204, 51, 204, 0, 0})); // the third lies outside
        gl.texImage2D(GL_TEXTURE_2D, 0, GL_RGB, 2, 1, 0, GL_RGB, GL_UNSIGNED_BYTE, {});
        gl.copyTexSubImage2D(GL_TEXTURE_2D, 0, 1, 0, 0, 0, 1, 1);
        QVERIFY(levelBytes(bench, name) == bytesOf({0, 0, 0, 51, 102, 153}));
        checkErrors(bench,
                    {
                        {"format", [](Context& c) { c.copyTexImage2D(GL_TEXTURE_2D, 0, GL_FLOAT, 0, 0, 1, 1, 0); },
                         GL_INVALID_ENUM},
                        {"size", [](Context& c) { c.copyTexImage2D(GL_TEXTURE_2D, 0, GL_RGB, 0, 0, -1, 1, 0); },
                         GL_INVALID_VALUE},
                        {"outside", [](Context& c) { c.copyTexSubImage2D(GL_TEXTURE_2D, 0, 1, 0, 0, 0, 2, 1); },
                         GL_INVALID_VALUE},
                        {"level", [](Context& c) { c.copyTexSubImage2D(GL_TEXTURE_2D, 3, 0, 0, 0, 0, 1, 1); },
                         GL_INVALID_OPERATION},
                    });
        Bench opaque({8, 8, 8, 0, 0, 0, 0});
        opaque.texture();
        opaque.gl().copyTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 0, 0, 1, 1, 0);
        QCOMPARE(opaque.gl().getError(), GLenum{GL_INVALID_OPERATION}); // there is no alpha to copy
    }
};

VITRINE_TEST(Gles2TexturesTest)
#include "tst_gles2_textures.moc"
