// SPDX-License-Identifier: Apache-2.0
#include "core/command/vector_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <string>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

class VectorImageCopiesTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_19_formatsHoldWhatTheReferenceHolds();
    void VG2D_19_copiesConvertLikeTheReference();
    void VG2D_19_everyQuotientIsRoundedRight();
    void VG2D_19_everyByteIsConvertedAsOnTheHost();
    void VG2D_19_childrenShareThePixels();
    void VG2D_19_clearsInTheFormatOfTheImage();
    void VG2D_42_copiesWithinAnImageMayOverlap();
    void VG2D_42_copiesWithinTheSurfaceMayOverlap();
    void VG2D_14_pixelsForTheSurfaceAreScissored();
    void setPixelsIsNeitherBlendedNorMasked();
    void writePixelsTakesRowsFromTheTop();
    void getPixelsReadsWhatWasDrawn();
};

/// Two pixels of the scene image_formats, and what the reference implementation gave for them: in the format itself,
/// and as VG_sRGBA_8888.
void VectorImageCopiesTest::VG2D_19_formatsHoldWhatTheReferenceHolds()
{
    const Words kSource{0x3482E0AD, 0x3A82E0C2};
    const struct {
        VGImageFormat format;
        Words own, plain;
    } kCases[] = {
        {VG_sRGBA_8888, {0x3482E0AD, 0x3A82E0C2}, {0x3482E0AD, 0x3A82E0C2}},
        {VG_sRGBA_8888_PRE, {0x235898AD, 0x2C63AAC2}, {0x3482E0AD, 0x3A82DFC2}},
        {VG_sRGB_565, {0x341B, 0x3C1B}, {0x3182DEFF, 0x3A82DEFF}},
        {VG_sRGBA_5551, {0x3437, 0x3C37}, {0x3184DEFF, 0x3A84DEFF}},
        {VG_sRGBA_4444, {0x38DA, 0x38DB}, {0x3388DDAA, 0x3388DDBB}},
        {VG_sL_8, {0x81, 0x82}, {0x818181FF, 0x828282FF}},
        {VG_lRGBA_8888, {0x0939BEAD, 0x0B39BEC2}, {0x3582E0AD, 0x3A82E0C2}},
        {VG_lRGBA_8888_PRE, {0x062781AD, 0x082B91C2}, {0x3483E0AD, 0x3982E0C2}},
        {VG_lL_8, {0x38, 0x39}, {0x818181FF, 0x828282FF}},
        {VG_A_8, {0xAD, 0xC2}, {0xFFFFFFAD, 0xFFFFFFC2}},
        {VG_sARGB_8888, {0xAD3482E0, 0xC23A82E0}, {0x3482E0AD, 0x3A82E0C2}},
        {VG_sARGB_1555, {0x9A1B, 0x9E1B}, {0x3184DEFF, 0x3A84DEFF}},
        {VG_sBGRA_8888_PRE, {0x985823AD, 0xAA632CC2}, {0x3482E0AD, 0x3A82DFC2}},
        {VG_sBGR_565, {0xDC06, 0xDC07}, {0x3182DEFF, 0x3A82DEFF}},
    };
    for (const auto& c : kCases) {
        ImageBench bench;
        const VGImage uploaded = bench.picture(c.format, 2, kSource);
        const std::string name = "format " + std::to_string(c.format);
        QVERIFY2(bench.words(uploaded, c.format) == c.own, name.c_str());
        QVERIFY2(bench.words(uploaded, VG_sRGBA_8888) == c.plain, name.c_str());
        // The machine makes the same of it as the host.
        const VGImage copied = bench.image(c.format, 2, 1);
        bench.vg().copyImage(copied, 0, 0, bench.picture(VG_sRGBA_8888, 2, kSource), 0, 0, 2, 1, VG_FALSE);
        QVERIFY2(bench.words(copied, c.format) == c.own, name.c_str());
        const VGImage plain = bench.image(VG_sRGBA_8888, 2, 1);
        bench.vg().copyImage(plain, 0, 0, uploaded, 0, 0, 2, 1, VG_FALSE);
        QVERIFY2(bench.words(plain, VG_sRGBA_8888) == c.plain, name.c_str());
    }
}

/// Of the scene format_table: 16 pixels in all of the reference's conversions from and to premultiplied ones.
void VectorImageCopiesTest::VG2D_19_copiesConvertLikeTheReference()
{
    const Words kSource{0x00000080, 0x110805FF, 0x11080580, 0x331911FF, 0x22110B80, 0x552A1CFF, 0x33191180, 0x773B27FF,
                        0x44221680, 0x994C33FF, 0x552A1C80, 0xBB5D3EFF, 0x66332280, 0xDD6E49FF, 0x773B2780, 0xFF7F55FF};
    const struct {
        VGImageFormat from, to;
        Words words;
    } kCases[] = {
        {VG_sRGBA_8888,
         VG_sRGBA_8888_PRE,
         {0x00000080, 0x110805FF, 0x09040380, 0x331911FF, 0x11090680, 0x552A1CFF, 0x1A0D0980, 0x773B27FF, 0x22110B80,
          0x994C33FF, 0x2B150E80, 0xBB5D3EFF, 0x331A1180, 0xDD6E49FF, 0x3C1E1480, 0xFF7F55FF}},
        {VG_sRGBA_8888,
         VG_lRGBA_8888,
         {0x00000080, 0x010100FF, 0x01010080, 0x080201FF, 0x04010180, 0x170603FF, 0x08020180, 0x2F0B05FF, 0x0F040280,
          0x511208FF, 0x17060380, 0x7F1C0CFF, 0x22080480, 0xB82811FF, 0x2F0B0580, 0xFF3617FF}},
        {VG_sRGBA_8888_PRE,
         VG_sRGBA_8888,
         {0x00000080, 0x110805FF, 0x22100A80, 0x331911FF, 0x44221680, 0x552A1CFF, 0x66322280, 0x773B27FF, 0x87442C80,
          0x994C33FF, 0xA9543880, 0xBB5D3EFF, 0xCB664480, 0xDD6E49FF, 0xED764E80, 0xFF7F55FF}},
        {VG_sRGBA_8888_PRE,
         VG_lRGBA_8888_PRE,
         {0x00000080, 0x010100FF, 0x02010080, 0x080201FF, 0x07020180, 0x170603FF, 0x11040280, 0x2F0B05FF, 0x1F070380,
          0x511208FF, 0x330B0580, 0x7F1C0CFF, 0x4D110780, 0xB82811FF, 0x6C170A80, 0xFF3617FF}},
        {VG_lRGBA_8888,
         VG_sRGBA_8888_PRE,
         {0x00000080, 0x493126FF, 0x25191380, 0x7B5849FF, 0x33251D80, 0x9C715DFF, 0x3E2C2580, 0xB6846DFF, 0x47332A80,
          0xCB947BFF, 0x4E392F80, 0xDEA387FF, 0x553E3380, 0xEFAF92FF, 0x5B423780, 0xFFBB9CFF}},
        {VG_lRGBA_8888_PRE,
         VG_sL_8,
         {0x00, 0x37, 0x4E, 0x60, 0x6E, 0x7A, 0x85, 0x8F, 0x98, 0xA1, 0xA8, 0xB0, 0xB7, 0xBE, 0xC4, 0xCA}},
        {VG_sRGBA_8888,
         VG_lL_8,
         {0x00, 0x01, 0x01, 0x04, 0x02, 0x09, 0x04, 0x12, 0x06, 0x1F, 0x09, 0x30, 0x0E, 0x45, 0x12, 0x5F}},
    };
    for (const auto& c : kCases) {
        ImageBench bench;
        const VGImage copied = bench.image(c.to, 16, 1);
        bench.vg().copyImage(copied, 0, 0, bench.picture(c.from, 16, kSource, c.from), 0, 0, 16, 1, VG_FALSE);
        const Words read = bench.words(copied, c.to);
        for (std::size_t i = 0; i < c.words.size(); ++i)
            QVERIFY2(
                read[i] == c.words[i],
                qPrintable(
                    QString("%1 to %2, pixel %3: 0x%4").arg(c.from).arg(c.to).arg(i).arg(read[i], 8, 16, QChar('0'))));
    }
}

/// All colors with all alphas: the nearest numbers, of two that are as near the larger one.
void VectorImageCopiesTest::VG2D_19_everyQuotientIsRoundedRight()
{
    ImageBench bench;
    Words plain, stored;
    for (std::uint32_t alpha = 0; alpha < 256; ++alpha)
        for (std::uint32_t color = 0; color < 256; ++color) {
            plain.push_back(color << 24 | alpha);
            stored.push_back(std::min(color, alpha) << 24 | alpha);
        }
    const VGImage premultiplied = bench.image(VG_sRGBA_8888_PRE, 256, 256),
                  divided = bench.image(VG_sRGBA_8888, 256, 256);
    bench.vg().copyImage(premultiplied, 0, 0, bench.picture(VG_sRGBA_8888, 256, plain), 0, 0, 256, 256, VG_FALSE);
    bench.vg().copyImage(divided, 0, 0, bench.picture(VG_sRGBA_8888_PRE, 256, stored, VG_sRGBA_8888_PRE), 0, 0, 256,
                         256, VG_FALSE);
    const Words products = bench.words(premultiplied, VG_sRGBA_8888_PRE);
    const Words quotients = bench.words(divided, VG_sRGBA_8888);
    for (std::uint32_t i = 0; i < plain.size(); ++i) {
        const std::uint32_t alpha = i / 256, color = i % 256, least = std::min(color, alpha);
        QCOMPARE(products[i], ((2 * color * alpha + 255) / 510) << 24 | alpha);
        QCOMPARE(quotients[i], (alpha == 0 ? 0 : (510 * least + alpha) / (2 * alpha)) << 24 | alpha);
    }
    // The host divides to the same.
    QVERIFY(bench.words(premultiplied, VG_sRGBA_8888) == [&] {
        Words back;
        for (const std::uint32_t word : products)
            back.push_back((word & 0xFF) == 0
                               ? 0
                               : (510 * (word >> 24) + (word & 0xFF)) / (2 * (word & 0xFF)) << 24 | (word & 0xFF));
        return back;
    }());
}

void VectorImageCopiesTest::VG2D_19_everyByteIsConvertedAsOnTheHost()
{
    const VGImageFormat kFormats[] = {VG_sRGBA_8888, VG_lRGBA_8888, VG_sL_8,       VG_lL_8,
                                      VG_sRGB_565,   VG_sRGBA_4444, VG_sRGBA_5551, VG_A_8};
    for (const VGImageFormat from : {VG_sRGBA_8888, VG_lRGBA_8888})
        for (const VGImageFormat to : kFormats) {
            ImageBench bench;
            Words source, wanted;
            for (std::uint32_t v = 0; v < 256; ++v) {
                source.push_back(v << 24 | v << 16 | v << 8 | v);
                wanted.push_back(encodedPixel(
                    to, convertedColor(decodedPixel(from, source.back()), encodingOf(from), encodingOf(to))));
            }
            const VGImage copied = bench.image(to, 256, 1);
            bench.vg().copyImage(copied, 0, 0, bench.picture(from, 256, source, from), 0, 0, 256, 1, VG_FALSE);
            const Words read = bench.words(copied, to);
            for (std::size_t v = 0; v < 256; ++v)
                QVERIFY2(read[v] == wanted[v], qPrintable(QString("%1 to %2: %3").arg(from).arg(to).arg(v)));
        }
}

void VectorImageCopiesTest::VG2D_19_childrenShareThePixels()
{
    ImageBench bench;
    Context& vg = bench.vg();
    const VGImage root = bench.picture(VG_sRGBA_8888, 4, Words(16, 0x010203FF));
    const VGImage child = vg.childImage(root, 1, 1, 3, 3), grandchild = vg.childImage(child, 1, 0, 1, 2);
    vg.destroyImage(child);
    const Words kNew{0x11111111, 0x22222222};
    vg.imageSubData(grandchild, std::as_bytes(std::span(kNew)), 4, VG_sRGBA_8888, 0, 0, 1, 2);
    Words wanted(16, 0x010203FF);
    wanted[1 * 4 + 2] = 0x11111111;
    wanted[2 * 4 + 2] = 0x22222222;
    QCOMPARE(bench.words(root, VG_sRGBA_8888), wanted);
    vg.destroyImage(root);
    QCOMPARE(bench.words(grandchild, VG_sRGBA_8888), kNew);
}

/// VG_CLEAR_COLOR is of sRGB: 0.5 of it is 0.2143 of linear light, 55 of 255.
void VectorImageCopiesTest::VG2D_19_clearsInTheFormatOfTheImage()
{
    ImageBench bench;
    const std::array<VGfloat, 4> color{0.5f, 1.0f, 0.0f, 0.2f};
    bench.vg().setfv(VG_CLEAR_COLOR, 4, color);
    const struct {
        VGImageFormat format;
        std::uint32_t cleared, before;
    } kCases[] = {{VG_sRGBA_8888, 0x80FF0033, 0},
                  {VG_lRGBA_8888, 0x37FF0033, 0},
                  {VG_sRGBA_8888_PRE, 0x1A330033, 0}, // 25.5 and 51 of 255
                  {VG_sRGBA_4444, 0x8F03, 0},         // 7.5 and 3 of 15
                  {VG_A_8, 0x33, 0}};
    for (const auto& c : kCases) {
        const VGImage image = bench.image(c.format, 3, 1), child = bench.vg().childImage(image, 1, 0, 1, 1);
        bench.vg().clearImage(child, -5, -5, 50, 50);
        const std::string name = "format " + std::to_string(c.format);
        QVERIFY2(bench.words(image, c.format) == (Words{c.before, c.cleared, c.before}), name.c_str());
    }
}

void VectorImageCopiesTest::VG2D_42_copiesWithinAnImageMayOverlap()
{
    for (const bool isColumn : {false, true}) {
        ImageBench bench;
        const VGint width = isColumn ? 1 : 5, height = isColumn ? 5 : 1;
        const auto copied = [&](VGint from, VGint to) {
            const VGImage image = bench.picture(VG_sRGBA_8888, width, redWords({1, 2, 3, 4, 5}));
            const VGImage related = bench.vg().childImage(image, 0, 0, width, height);
            bench.vg().copyImage(image, isColumn ? 0 : to, isColumn ? to : 0, related, isColumn ? 0 : from,
                                 isColumn ? from : 0, isColumn ? 1 : 3, isColumn ? 3 : 1, VG_FALSE);
            return bench.reds(image);
        };
        QCOMPARE(copied(0, 1), (std::vector<int>{1, 1, 2, 3, 5}));
        QCOMPARE(copied(2, 1), (std::vector<int>{1, 3, 4, 5, 5}));
    }
}

void VectorImageCopiesTest::VG2D_42_copiesWithinTheSurfaceMayOverlap()
{
    for (const bool isColumn : {false, true}) {
        ImageBench bench(8, 8);
        const VGImage row = bench.picture(VG_sRGBA_8888, isColumn ? 1 : 5, redWords({1, 2, 3, 4, 5}));
        const auto copied = [&](VGint from, VGint to) {
            bench.vg().setPixels(0, 0, row, 0, 0, 5, 5);
            bench.vg().copyPixels(isColumn ? 0 : to, isColumn ? to : 0, isColumn ? 0 : from, isColumn ? from : 0,
                                  isColumn ? 1 : 3, isColumn ? 3 : 1);
            return bench.surfaceReds(5, isColumn);
        };
        QCOMPARE(copied(0, 1), (std::vector<int>{1, 1, 2, 3, 5}));
        QCOMPARE(copied(2, 1), (std::vector<int>{1, 3, 4, 5, 5}));
    }
}

void VectorImageCopiesTest::VG2D_14_pixelsForTheSurfaceAreScissored()
{
    VectorConfig single;
    single.scissorPlane = ScissorPlane::Single;
    for (const VectorConfig& knobs : {VectorConfig{}, single}) {
        ImageBench bench(8, 1, DrawableConfig{}, knobs);
        Context& vg = bench.vg();
        const Words words = redWords({1, 2, 3, 4, 5, 6, 7, 8});
        const VGImage row = bench.picture(VG_sRGBA_8888, 8, words);
        const std::array<VGint, 8> kRegions{1, 0, 2, 1, 5, 0, 1, 1};
        vg.setiv(VG_SCISSOR_RECTS, 8, kRegions);
        vg.seti(VG_SCISSORING, VG_TRUE);
        vg.setPixels(0, 0, row, 0, 0, 8, 1);
        QCOMPARE(bench.surfaceReds(8), (std::vector<int>{0, 2, 3, 0, 0, 6, 0, 0}));
        vg.writePixels(std::as_bytes(std::span(words)), 32, VG_sRGBA_8888, 1, 0, 8, 1);
        QCOMPARE(bench.surfaceReds(8), (std::vector<int>{0, 1, 2, 0, 0, 5, 0, 0}));
        vg.copyPixels(0, 0, 1, 0, 7, 1);
        QCOMPARE(bench.surfaceReds(8), (std::vector<int>{0, 2, 0, 0, 0, 0, 0, 0}));
        vg.getPixels(row, 0, 0, 0, 0, 8, 1);
        QCOMPARE(bench.reds(row), (std::vector<int>{0, 2, 0, 0, 0, 0, 0, 0}));
        QVERIFY(!bench.system().takeFailure());
    }
}

void VectorImageCopiesTest::setPixelsIsNeitherBlendedNorMasked()
{
    ImageBench bench(2, 1);
    bench.clear(1, 1, 1);
    bench.vg().mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 0, 2, 1);
    bench.vg().seti(VG_MASKING, VG_TRUE);
    bench.vg().seti(VG_BLEND_MODE, VG_BLEND_DST_OVER);
    bench.vg().setPixels(0, 0, bench.picture(VG_lRGBA_8888, 1, {0x37FF0020}, VG_lRGBA_8888), 0, 0, 1, 1);
    // 55 of linear light is 0x80 of sRGB, which the surface has.
    QCOMPARE(bench.pixel(0, 0), (std::array{0x80, 0xFF, 0x00, 0x20}));
    QCOMPARE(bench.pixel(1, 0), (std::array{255, 255, 255, 255}));
}

void VectorImageCopiesTest::writePixelsTakesRowsFromTheTop()
{
    ImageBench bench(1, 4);
    const Words words = redWords({1, 2, 3});
    // The span begins with the last row, which is the lowest in memory.
    bench.vg().writePixels(std::as_bytes(std::span(words)), -4, VG_sRGBA_8888, 0, 2, 1, 3);
    QCOMPARE(bench.surfaceReds(4, true), (std::vector<int>{0, 0, 3, 2}));
    const std::array<VGubyte, 2> kNibbles{0x5A, 0xFF};
    bench.vg().writePixels(std::as_bytes(std::span(kNibbles)), 1, VG_A_4, 0, 0, 1, 2);
    QCOMPARE(bench.pixel(0, 0), (std::array{255, 255, 255, 0xAA}));
    QCOMPARE(bench.pixel(0, 1), (std::array{255, 255, 255, 0xFF}));
    // 565 takes the nearest numbers; the surface has them in eight bits.
    const std::array<std::uint16_t, 1> kWord{0x341B};
    bench.vg().writePixels(std::as_bytes(std::span(kWord)), 2, VG_sRGB_565, 0, 3, 1, 1);
    QCOMPARE(bench.pixel(0, 3), (std::array{0x31, 0x82, 0xDE, 0xFF}));
}

void VectorImageCopiesTest::getPixelsReadsWhatWasDrawn()
{
    ImageBench bench(8, 8, {.isLinear = true, .isPremultiplied = true});
    bench.clear(1.0f, 0.5f, 0.0f, 0.5f);
    const VGImage image = bench.image(VG_sRGBA_8888, 4, 4), child = bench.vg().childImage(image, 1, 1, 2, 2);
    bench.vg().getPixels(child, 1, 1, 6, 6, 8, 8);
    Words wanted(16, 0);
    // The surface holds 128 of alpha, and of linear light 128 of red and 27 of green: 54 when divided, which is 0x7F
    wanted[2 * 4 + 2] = 0xFF7F0080;
    QCOMPARE(bench.words(image, VG_sRGBA_8888), wanted);
}

VITRINE_TEST(VectorImageCopiesTest)
#include "tst_vg2d_image_copies.moc"
