// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/scene.h"

using namespace vitrine::core::gles2;

namespace {

/// An ETC1 block on a 4 × 4 texture, painted over a 4 × 4 window: pixel (x, y) shows texel (x, y).
std::vector<Rgba> decoded(std::initializer_list<int> block)
{
    Scene scene(4, 4);
    GLuint name = 0;
    scene->genTextures(1, {&name, 1});
    scene->bindTexture(GL_TEXTURE_2D, name);
    scene->compressedTexImage2D(GL_TEXTURE_2D, 0, GL_ETC1_RGB8_OES, 4, 4, 0, 8, bytesOf(block));
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    scene->texParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    scene.paint("texture2D(s, gl_FragCoord.xy / 4.0)", kSampler);
    std::vector<Rgba> texels;
    for (int y = 0; y < 4; ++y)
        for (int x = 0; x < 4; ++x)
            texels.push_back(scene.at(x, y));
    return texels;
}

Rgba gray(int level)
{
    return {level, level, level, 255};
}

} // namespace

class SpecTextureFormatsTest : public QObject {
    Q_OBJECT

private slots:
    void etc1IndividualModeSideBySide()
    {
        // Base colors (0x88, 0x44, 0x00) and (0x22, 0xFF, 0x11); tables 0 and 7; no flip; every pixel index 0: + small.
        const auto texels = decoded({0x82, 0x4F, 0x01, 0 << 5 | 7 << 2, 0, 0, 0, 0});
        for (std::size_t i = 0; i < 16; ++i) {
            const Rgba left{0x88 + 2, 0x44 + 2, 2, 255};
            const Rgba right{0x22 + 47, 255, 0x11 + 47, 255};
            QCOMPARE(texels[i], i % 4 < 2 ? left : right);
        }
    }
    void etc1IndividualModeFlippedLiesOneAboveTheOther()
    {
        const auto texels = decoded({0x82, 0x4F, 0x01, 0 << 5 | 7 << 2 | 1, 0, 0, 0, 0});
        for (std::size_t i = 0; i < 16; ++i) {
            const Rgba first{0x88 + 2, 0x44 + 2, 2, 255};
            const Rgba second{0x22 + 47, 255, 0x11 + 47, 255};
            QCOMPARE(texels[i], i / 4 < 2 ? first : second);
        }
    }
    void etc1DifferentialModeAddsASignedThreeBitDifference()
    {
        // Red 16 + 3 = 19, green 16 − 4 = 12, blue 0 + 0; five bits b become b << 3 | b >> 2. Tables 1: 5, 17.
        const auto texels = decoded({16 << 3 | 3, 16 << 3 | 4, 0, 1 << 5 | 1 << 2 | 2, 0, 0, 0, 0});
        for (std::size_t i = 0; i < 16; ++i)
            QCOMPARE(texels[i], i % 4 < 2 ? (Rgba{132 + 5, 132 + 5, 5, 255}) : (Rgba{156 + 5, 99 + 5, 5, 255}));
    }
    void etc1DifferentialModeFlipped()
    {
        const auto texels = decoded({16 << 3 | 3, 16 << 3 | 4, 0, 1 << 5 | 1 << 2 | 2 | 1, 0, 0, 0, 0});
        for (std::size_t i = 0; i < 16; ++i)
            QCOMPARE(texels[i], i / 4 < 2 ? (Rgba{132 + 5, 132 + 5, 5, 255}) : (Rgba{156 + 5, 99 + 5, 5, 255}));
    }
    void etc1PixelIndicesGoColumnByColumnAndSelectModifiers()
    {
        // Gray 0x88 everywhere, tables 3: 13, 42. Texels a = (0, 0), b = (0, 1), e = (1, 0), f = (1, 1), p = (3, 3) are
        // bits 0, 1, 4, 5, 15. High bits: e, f, p; low bits: b, f. Values: a 0 +13, b 1 +42, e 2 −13, f 3 −42, p 2 −13.
        const auto texels = decoded({0x88, 0x88, 0x88, 3 << 5 | 3 << 2, 0x80, 0x30, 0x00, 0x22});
        QCOMPARE(texels[0], gray(136 + 13));
        QCOMPARE(texels[4], gray(136 + 42));
        QCOMPARE(texels[1], gray(136 - 13));
        QCOMPARE(texels[5], gray(136 - 42));
        QCOMPARE(texels[15], gray(136 - 13));
        QCOMPARE(texels[10], gray(136 + 13));
    }
    void etc1ColorsAreClampedToTheByte()
    {
        // Base 255 + 47 stays 255; base 0 − 183 stays 0 (all indices 3).
        QCOMPARE(decoded({0xF0, 0xF0, 0xF0, 7 << 5 | 7 << 2, 0, 0, 0, 0})[0], kWhite);
        QCOMPARE(decoded({0xF0, 0xF0, 0xF0, 7 << 5 | 7 << 2, 0xFF, 0xFF, 0xFF, 0xFF})[3], kBlack);
    }

    void channelsOfEveryFormat_data()
    {
        QTest::addColumn<GLenum>("format");
        QTest::addColumn<GLenum>("type");
        QTest::addColumn<QList<int>>("bytes");
        QTest::addColumn<QList<int>>("expected");
        const auto row = [](const char* name, GLenum format, GLenum type, QList<int> bytes, QList<int> expected) {
            QTest::newRow(name) << format << type << bytes << expected;
        };
        // ES 2.0 table 3.12: which channels a base format fills; §3.6.2 figure 3.6: packed types, first component in
        // the highest bits; n bits c stand for c / (2^n − 1). The words are little-endian.
        row("RGBA 8888", GL_RGBA, GL_UNSIGNED_BYTE, {10, 20, 30, 40}, {10, 20, 30, 40});
        row("RGB 888", GL_RGB, GL_UNSIGNED_BYTE, {10, 20, 30}, {10, 20, 30, 255});
        row("BGRA 8888", GL_BGRA_EXT, GL_UNSIGNED_BYTE, {10, 20, 30, 40}, {30, 20, 10, 40});
        row("RED", GL_RED_EXT, GL_UNSIGNED_BYTE, {77}, {77, 0, 0, 255});
        row("RG", GL_RG_EXT, GL_UNSIGNED_BYTE, {77, 99}, {77, 99, 0, 255});
        row("ALPHA", GL_ALPHA, GL_UNSIGNED_BYTE, {77}, {0, 0, 0, 77});
        row("LUMINANCE", GL_LUMINANCE, GL_UNSIGNED_BYTE, {77}, {77, 77, 77, 255});
        row("LUMINANCE_ALPHA", GL_LUMINANCE_ALPHA, GL_UNSIGNED_BYTE, {77, 99}, {77, 77, 77, 99});
        // 11001 100001 00111: 25/31, 33/63, 7/31 of 255 are 205.65, 133.57, 57.58.
        row("565", GL_RGB, GL_UNSIGNED_SHORT_5_6_5, {0b00100111, 0b11001100}, {206, 134, 58, 255});
        // 4-bit values are multiples of 17.
        row("4444", GL_RGBA, GL_UNSIGNED_SHORT_4_4_4_4, {0x7B, 0x3A}, {0x33, 0xAA, 0x77, 0xBB});
        // 10000 00001 11111 0: 16/31 is 131.61, 1/31 is 8.23.
        row("5551", GL_RGBA, GL_UNSIGNED_SHORT_5_5_5_1, {0b01111110, 0b10000000}, {132, 8, 255, 0});
        row("5551 opaque", GL_RGBA, GL_UNSIGNED_SHORT_5_5_5_1, {0b00000001, 0b00000000}, {0, 0, 0, 255});
        // OES_depth_texture: depth is sampled as luminance. 0x8000 / 0xFFFF of 255 is 127.502.
        // OES_texture_half_float: 0x3800 is ½, and what is beyond 0 … 1 is only clamped on its way to the framebuffer.
        row("RGBA half", GL_RGBA, GL_HALF_FLOAT_OES, {0x00, 0x38, 0x00, 0x3C, 0x00, 0xC0, 0x00, 0x40},
            {128, 255, 0, 255});
        row("DEPTH 16", GL_DEPTH_COMPONENT, GL_UNSIGNED_SHORT, {0x00, 0x80}, {128, 128, 128, 255});
        row("DEPTH 32", GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, {0, 0, 0, 0x33}, {51, 51, 51, 255});
        row("DEPTH_STENCIL", GL_DEPTH_STENCIL_OES, GL_UNSIGNED_INT_24_8_OES, {9, 0, 0, 0x33}, {51, 51, 51, 255});
    }
    void channelsOfEveryFormat()
    {
        QFETCH(GLenum, format);
        QFETCH(GLenum, type);
        QFETCH(QList<int>, bytes);
        QFETCH(QList<int>, expected);
        Scene scene;
        scene.texture2D(format, type, 1, 1, {});
        std::vector<std::byte> texel;
        for (const int byte : bytes)
            texel.push_back(static_cast<std::byte>(byte));
        scene->texImage2D(GL_TEXTURE_2D, 0, static_cast<GLint>(format), 1, 1, 0, format, type, texel);
        scene.paint("texture2D(s, vec2(0.5))", kSampler);
        QCOMPARE(scene->getError(), GLenum{GL_NO_ERROR});
        QCOMPARE(scene.at(8, 8), (Rgba{expected[0], expected[1], expected[2], expected[3]}));
    }

    void subImagesReplaceOnlyTheirTexels()
    {
        Scene scene(4, 4);
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 4, 4, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});
        scene->texSubImage2D(GL_TEXTURE_2D, 0, 1, 2, 2, 1, GL_LUMINANCE, GL_UNSIGNED_BYTE, bytesOf({100, 101}));
        scene.paint("texture2D(s, gl_FragCoord.xy / 4.0)", kSampler);
        QCOMPARE(scene.at(0, 2).r, 9);
        QCOMPARE(scene.at(1, 2).r, 100);
        QCOMPARE(scene.at(2, 2).r, 101);
        QCOMPARE(scene.at(3, 2).r, 12);
        QCOMPARE(scene.at(1, 1).r, 6);
        QCOMPARE(scene.at(1, 3).r, 14);
    }
    void unpackAlignmentAndRowLengthAndSkipsFindTheTexels()
    {
        Scene scene(2, 2);
        scene.texture2D(GL_LUMINANCE, GL_UNSIGNED_BYTE, 2, 2, {});
        // Rows of 3 texels padded to 4 bytes; skip a row and a texel (EXT_unpack_subimage).
        scene->pixelStorei(GL_UNPACK_ALIGNMENT, 4);
        scene->pixelStorei(GL_UNPACK_ROW_LENGTH_EXT, 3);
        scene->pixelStorei(GL_UNPACK_SKIP_ROWS_EXT, 1);
        scene->pixelStorei(GL_UNPACK_SKIP_PIXELS_EXT, 1);
        scene->texImage2D(GL_TEXTURE_2D, 0, GL_LUMINANCE, 2, 2, 0, GL_LUMINANCE, GL_UNSIGNED_BYTE,
                          bytesOf({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
        scene.paint("texture2D(s, gl_FragCoord.xy / 2.0)", kSampler);
        QCOMPARE(scene.at(0, 0).r, 6);
        QCOMPARE(scene.at(1, 0).r, 7);
        QCOMPARE(scene.at(0, 1).r, 10);
        QCOMPARE(scene.at(1, 1).r, 11);
    }
};

VITRINE_TEST(SpecTextureFormatsTest, QCoreApplication)
#include "tst_spec_texture_formats.moc"
