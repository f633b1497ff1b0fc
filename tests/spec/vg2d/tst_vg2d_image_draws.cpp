// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <string>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

using Pixel = std::array<int, 4>;

void setImageMatrix(Context& vg, const std::array<VGfloat, 9>& columns)
{
    vg.seti(VG_MATRIX_MODE, VG_MATRIX_IMAGE_USER_TO_SURFACE);
    vg.loadMatrix(columns);
}

void placeImage(Context& vg, VGfloat x, VGfloat y, VGfloat scale = 1.0f)
{
    setImageMatrix(vg, {scale, 0, 0, 0, scale, 0, x, y, 1});
}

void setImageQuality(Context& vg, VGImageQuality quality)
{
    vg.seti(VG_IMAGE_QUALITY, quality);
}

/// A paint that repeats an image from the corner of the user space on.
void setPattern(Context& vg, VGImage image)
{
    const VGPaint paint = vg.createPaint();
    vg.setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_PATTERN);
    vg.setParameteri(paint, VG_PAINT_PATTERN_TILING_MODE, VG_TILE_REPEAT);
    vg.paintPattern(paint, image);
    vg.setPaint(paint, VG_FILL_PATH);
}

QString told(VectorBench& bench)
{
    const auto failure = bench.system().takeFailure();
    return failure ? QString::fromStdString(failure->message.english()) : QString();
}

} // namespace

class VectorImageDrawsTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_29_anImageIsCopiedWhereItsPixelsFallOnThoseOfTheSurface();
    void VG2D_29_multipliesByAColor();
    void VG2D_29_multipliesByAGradient();
    void VG2D_29_multipliesByAPattern();
    void VG2D_33_aPatternIsPaintedThroughAStencil();
    void VG2D_29_aSingularMatrixSkipsTheImage();
    void VG2D_29_drawsInPerspective();
    void VG2D_29_drawsNothingThatPassesThroughInfinity();
    void VG2D_18_takesTheNearestPixelOrInterpolates();
    void VG2D_18_interpolatesPremultipliedColors();
    void VG2D_18_theImageLimitsTheQuality();
    void VG2D_18_childrenDoNotReadTheirNeighbors();
    void VG2D_19_convertsToTheSpaceOfTheSurface();
    void VG2D_30_imagesBlendAsPathsDo_data();
    void VG2D_30_imagesBlendAsPathsDo();
    void VG2D_16_imagesAreMaskedAndScissored();
    void VG2D_16_imagesAreMasks();
    void colorsAreTransformedBehindThePaint();
};

void VectorImageDrawsTest::VG2D_29_anImageIsCopiedWhereItsPixelsFallOnThoseOfTheSurface()
{
    for (const VGImageQuality quality : {VG_IMAGE_QUALITY_NONANTIALIASED, VG_IMAGE_QUALITY_BETTER})
        for (const VGRenderingQuality rendering : {VG_RENDERING_QUALITY_NONANTIALIASED, VG_RENDERING_QUALITY_BETTER}) {
            ImageBench bench(8, 8);
            bench.clear(1, 1, 1);
            setImageQuality(bench.vg(), quality);
            bench.vg().seti(VG_RENDERING_QUALITY, rendering);
            placeImage(bench.vg(), 3, 2);
            bench.vg().drawImage(bench.picture(VG_sRGBA_8888, 2, {0x010203FF, 0x040506FF, 0x0708FFFF, 0x00000000}));
            QCOMPARE(told(bench), QString());
            QCOMPARE(bench.pixel(3, 2), (Pixel{1, 2, 3, 255}));
            QCOMPARE(bench.pixel(4, 2), (Pixel{4, 5, 6, 255}));
            QCOMPARE(bench.pixel(3, 3), (Pixel{7, 8, 255, 255}));
            for (const auto& [x, y] : {std::pair{4, 3}, {2, 2}, {5, 2}, {3, 1}, {3, 4}})
                QCOMPARE(bench.pixel(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y)),
                         (Pixel{255, 255, 255, 255}));
        }
}

/// Image (0.5, 1, 0, 0.8) and paint (1, 0.5, 0.25, 0.5) give (0.5, 0.5, 0, 0.4).
void VectorImageDrawsTest::VG2D_29_multipliesByAColor()
{
    ImageBench bench(2, 2);
    bench.vg().seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_MULTIPLY);
    bench.vg().seti(VG_BLEND_MODE, VG_BLEND_SRC);
    bench.paint(1.0f, 0.5f, 0.25f, 0.5f);
    bench.vg().drawImage(bench.picture(VG_sRGBA_8888, 1, {0x80FF00CC}));
    const Pixel product = bench.pixel(0, 0);
    QCOMPARE((std::array{product[0], product[2], product[3]}), (std::array{128, 0, 102}));
    QVERIFY(product[1] == 127 || product[1] == 128); // 127.5
    QCOMPARE(bench.pixel(1, 1), (Pixel{0, 0, 0, 0}));
    // A linear image takes the paint's numbers for linear ones (OpenVG §10.8): 0.5 of light is 0.735206 of sRGB
    // (VG2D-20), 187.48 of 255.
    bench.vg().drawImage(bench.picture(VG_lRGBA_8888, 1, {0xFFFF00CC}, VG_lRGBA_8888));
    QCOMPARE(bench.pixel(0, 0), (Pixel{255, 187, 0, 102}));
}

/// From black to white along the image's x; the paint lies in the user space of the image.
void VectorImageDrawsTest::VG2D_29_multipliesByAGradient()
{
    ImageBench bench(16, 4);
    Context& vg = bench.vg();
    const VGPaint paint = vg.createPaint();
    vg.setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_LINEAR_GRADIENT);
    const std::array<VGfloat, 4> line{0, 0, 10, 0};
    vg.setParameterfv(paint, VG_PAINT_LINEAR_GRADIENT, 4, line);
    vg.setPaint(paint, VG_FILL_PATH);
    vg.seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_MULTIPLY);
    placeImage(vg, 3, 0);
    vg.drawImage(bench.picture(VG_sRGBA_8888, 10, Words(10, 0xFF0080FF)));
    for (std::uint32_t x = 0; x < 10; ++x) {
        const double g = (x + 0.5) / 10.0;
        const auto wanted = [g](double color) { return static_cast<int>(color * g + 0.5); };
        const Pixel drawn = bench.pixel(3 + x, 0);
        QVERIFY(std::abs(drawn[0] - wanted(255)) <= 1 && drawn[1] == 0 && std::abs(drawn[2] - wanted(128)) <= 1);
        QCOMPARE(drawn[3], 255);
    }
}

/// The pattern lies in the user space of the image, two pixels wide; 128 · 200 ÷ 255 = 100.4, 64 · 51 ÷ 255 = 12.8.
void VectorImageDrawsTest::VG2D_29_multipliesByAPattern()
{
    ImageBench bench(8, 4);
    Context& vg = bench.vg();
    setImageQuality(vg, VG_IMAGE_QUALITY_NONANTIALIASED);
    vg.seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_MULTIPLY);
    vg.seti(VG_BLEND_MODE, VG_BLEND_SRC);
    setPattern(vg, bench.picture(VG_sRGBA_8888, 2, {0xC86433FF, 0xFFFFFF80}));
    placeImage(vg, 3, 0);
    vg.drawImage(bench.picture(VG_sRGBA_8888, 3, {0x80FF40FF, 0x8040FFFF, 0xFFFFFFFF}));
    QCOMPARE(told(bench), QString());
    QCOMPARE(bench.pixel(2, 0), (Pixel{0, 0, 0, 0}));
    QCOMPARE(bench.pixel(3, 0), (Pixel{100, 100, 13, 255}));
    QCOMPARE(bench.pixel(4, 0), (Pixel{128, 64, 255, 128}));
    QCOMPARE(bench.pixel(5, 0), (Pixel{200, 100, 51, 255})); // the pattern's first pixel again
    // The numbers of a linear pattern count as they are, like those of every other paint (OpenVG §10.8).
    setPattern(vg, bench.picture(VG_lRGBA_8888, 1, {0xC86433FF}, VG_lRGBA_8888));
    vg.drawImage(bench.picture(VG_sRGBA_8888, 1, {0x80FF40FF}));
    QCOMPARE(bench.pixel(3, 0), (Pixel{100, 100, 13, 255}));
}

/// The opaque case of the specification, with the black of a pattern: over (.2, .4, .6) an image (0, 1, 0) leaves
/// (.2, 0, .6).
void VectorImageDrawsTest::VG2D_33_aPatternIsPaintedThroughAStencil()
{
    ImageBench bench(4, 4);
    Context& vg = bench.vg();
    bench.clear(0.2f, 0.4f, 0.6f);
    vg.seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_STENCIL);
    setPattern(vg, bench.picture(VG_sRGBA_8888, 1, {0x000000FF}));
    vg.drawImage(bench.picture(VG_sRGBA_8888, 1, {0x00FF00FF}));
    QCOMPARE(told(bench), QString());
    QCOMPARE(bench.pixel(0, 0), (Pixel{51, 0, 153, 255}));
    QCOMPARE(bench.pixel(1, 1), (Pixel{51, 102, 153, 255}));
    // A linear one is transformed in its own space, and then converted: 64 · 2 ÷ 255 = 0.50196 of light, of which
    // 1.0556 · 0.50196^(1 ÷ 2.4) − 0.0556 = 0.73650 (VG2D-20), 187.8 of 255.
    vg.seti(VG_COLOR_TRANSFORM, VG_TRUE);
    const std::array<VGfloat, 8> doubled{2, 2, 2, 1, 0, 0, 0, 0};
    vg.setfv(VG_COLOR_TRANSFORM_VALUES, 8, doubled);
    setPattern(vg, bench.picture(VG_lRGBA_8888, 1, {0x400000FF}, VG_lRGBA_8888));
    vg.drawImage(bench.picture(VG_sRGBA_8888, 1, {0xFFFFFFFF}));
    QCOMPARE(bench.pixel(0, 0), (Pixel{188, 0, 0, 255}));
}

void VectorImageDrawsTest::VG2D_29_aSingularMatrixSkipsTheImage()
{
    ImageBench bench(4, 4);
    const VGImage image = bench.picture(VG_sRGBA_8888, 1, {0xFFFFFFFF});
    for (const std::array<VGfloat, 9>& matrix :
         {std::array<VGfloat, 9>{1, 2, 0, 2, 4, 0, 0, 0, 1}, {1, 1, 1, 1, 1, 1, 1, 1, 1}}) {
        setImageMatrix(bench.vg(), matrix);
        bench.vg().drawImage(image);
        QCOMPARE(told(bench), QString("the image is skipped: its matrix has no inverse"));
        QCOMPARE(bench.vg().getError(), VG_NO_ERROR);
        QCOMPARE(bench.pixel(0, 0), (Pixel{0, 0, 0, 0}));
    }
}

/// X = x ÷ (1 + x/8), so that x = X ÷ (1 − X/8): pixel centers 0.5 … 3.5 lie at 0.53, 1.85, 3.64 and 6.22 of the image,
/// which ends at 4. Paint does not count there.
void VectorImageDrawsTest::VG2D_29_drawsInPerspective()
{
    ImageBench bench(8, 8);
    setImageQuality(bench.vg(), VG_IMAGE_QUALITY_NONANTIALIASED);
    bench.paint(0, 0, 0);
    Words words;
    for (std::uint32_t i = 0; i < 64; ++i)
        words.push_back((10 * (i % 8) + 1) << 24 | 0xFF);
    for (const VGImageMode mode : {VG_DRAW_IMAGE_NORMAL, VG_DRAW_IMAGE_MULTIPLY, VG_DRAW_IMAGE_STENCIL}) {
        bench.clear(0, 0, 0, 0);
        bench.vg().seti(VG_IMAGE_MODE, mode);
        setImageMatrix(bench.vg(), {1, 0, 0.125f, 0, 1, 0, 0, 0, 1});
        bench.vg().drawImage(bench.picture(VG_sRGBA_8888, 8, words));
        QCOMPARE(told(bench), QString());
        QCOMPARE(bench.surfaceReds(8), (std::vector<int>{1, 11, 31, 61, 0, 0, 0, 0}));
    }
}

void VectorImageDrawsTest::VG2D_29_drawsNothingThatPassesThroughInfinity()
{
    ImageBench bench(8, 8);
    setImageMatrix(bench.vg(), {1, 0, -0.25f, 0, 1, 0, 0, 0, 1}); // w is −1 at x = 8
    bench.vg().drawImage(bench.picture(VG_sRGBA_8888, 8, Words(64, 0xFFFFFFFF)));
    QCOMPARE(told(bench), QString());
    for (std::uint32_t x = 0; x < 8; ++x)
        QCOMPARE(bench.pixel(x, x), (Pixel{0, 0, 0, 0}));
}

/// [0, 100]: nearest at x = 0.75 is 0, at 1.25 it is 100; between them there is 50 at 1.
void VectorImageDrawsTest::VG2D_18_takesTheNearestPixelOrInterpolates()
{
    ImageBench bench(6, 1);
    const VGImage image = bench.picture(VG_sRGBA_8888, 2, redWords({0, 100}));
    setImageMatrix(bench.vg(), {2, 0, 0, 0, 1, 0, 1, 0, 1}); // pixel centers at 0.25, 0.75, 1.25 and 1.75
    setImageQuality(bench.vg(), VG_IMAGE_QUALITY_NONANTIALIASED);
    bench.vg().drawImage(image);
    QCOMPARE(bench.surfaceReds(6), (std::vector<int>{0, 0, 0, 100, 100, 0}));
    setImageQuality(bench.vg(), VG_IMAGE_QUALITY_FASTER);
    bench.vg().drawImage(image);
    QCOMPARE(bench.surfaceReds(6), (std::vector<int>{0, 0, 25, 75, 100, 0}));
    bench.clear(0, 0, 0, 0);
    setImageMatrix(bench.vg(), {2, 0, 0, 0, 1, 0, 0.5f, 0, 1}); // at 0, 0.5, 1, 1.5 and 2, which is the edge
    bench.vg().drawImage(image);
    QCOMPARE(bench.surfaceReds(4), (std::vector<int>{0, 0, 50, 100}));
}

/// Half red, and half of nothing, whose color does not matter.
void VectorImageDrawsTest::VG2D_18_interpolatesPremultipliedColors()
{
    for (const VGImageFormat format : {VG_sRGBA_8888, VG_sRGBA_8888_PRE}) {
        ImageBench bench(6, 1);
        bench.vg().seti(VG_BLEND_MODE, VG_BLEND_SRC);
        setImageMatrix(bench.vg(), {2, 0, 0, 0, 1, 0, 0.5f, 0, 1});
        bench.vg().drawImage(bench.picture(format, 2, {0xFF0000FF, 0x00FFFF00}));
        QCOMPARE(bench.pixel(2, 0), (Pixel{255, 0, 0, 128}));
    }
}

void VectorImageDrawsTest::VG2D_18_theImageLimitsTheQuality()
{
    const struct {
        VGbitfield allowed;
        VGImageQuality setting;
        int red;
    } kCases[] = {
        {VG_IMAGE_QUALITY_NONANTIALIASED, VG_IMAGE_QUALITY_BETTER, 100},
        {VG_IMAGE_QUALITY_FASTER, VG_IMAGE_QUALITY_NONANTIALIASED, 100},
        {VG_IMAGE_QUALITY_BETTER, VG_IMAGE_QUALITY_FASTER, 100},
        {VG_IMAGE_QUALITY_FASTER, VG_IMAGE_QUALITY_BETTER, 50},
    };
    for (const auto& c : kCases) {
        ImageBench bench(4, 1);
        const Words words = redWords({0, 100});
        const VGImage image = bench.vg().createImage(VG_sRGBA_8888, 2, 1, c.allowed);
        bench.vg().imageSubData(image, std::as_bytes(std::span(words)), 8, VG_sRGBA_8888, 0, 0, 2, 1);
        setImageQuality(bench.vg(), c.setting);
        setImageMatrix(bench.vg(), {2, 0, 0, 0, 1, 0, 0.5f, 0, 1});
        bench.vg().drawImage(image);
        QCOMPARE(bench.pixel(2, 0)[0], c.red);
    }
}

void VectorImageDrawsTest::VG2D_18_childrenDoNotReadTheirNeighbors()
{
    ImageBench bench(4, 1);
    const VGImage image = bench.picture(VG_sRGBA_8888, 4, redWords({200, 10, 30, 200}));
    setImageMatrix(bench.vg(), {2, 0, 0, 0, 1, 0, 0, 0, 1}); // pixel centers at 0.25 … 1.75 of the child
    bench.vg().drawImage(bench.vg().childImage(image, 1, 0, 2, 1));
    QCOMPARE(bench.surfaceReds(4), (std::vector<int>{10, 15, 25, 30}));
}

/// 55 of linear light is 128 of sRGB.
void VectorImageDrawsTest::VG2D_19_convertsToTheSpaceOfTheSurface()
{
    ImageBench bench(2, 1);
    bench.vg().drawImage(bench.picture(VG_lRGBA_8888, 1, {0x37FF00FF}, VG_lRGBA_8888));
    QCOMPARE(bench.pixel(0, 0), (Pixel{128, 255, 0, 255}));
    ImageBench linear(2, 1, {.isLinear = true});
    linear.vg().drawImage(linear.picture(VG_sRGBA_8888, 1, {0x80FF00FF}));
    QCOMPARE(linear.pixel(0, 0), (Pixel{55, 255, 0, 255}));
    linear.vg().drawImage(linear.picture(VG_lRGBA_8888, 1, {0x12345678}, VG_lRGBA_8888));
    linear.vg().seti(VG_BLEND_MODE, VG_BLEND_SRC);
    linear.vg().drawImage(linear.picture(VG_lRGBA_8888, 1, {0x12345678}, VG_lRGBA_8888));
    QCOMPARE(linear.pixel(0, 0), (Pixel{0x12, 0x34, 0x56, 0x78}));
}

void VectorImageDrawsTest::VG2D_30_imagesBlendAsPathsDo_data()
{
    QTest::addColumn<int>("mode");
    for (int mode = VG_BLEND_SRC; mode <= VG_BLEND_ADDITIVE; ++mode)
        QTest::addRow("mode %x", mode) << mode;
}

/// An image of one color is as a rectangle with that paint, on edges too.
void VectorImageDrawsTest::VG2D_30_imagesBlendAsPathsDo()
{
    QFETCH(int, mode);
    const auto drawn = [&](bool isImage) {
        ImageBench bench(6, 4);
        bench.clear(0.2f, 0.6f, 1.0f, 0.5f);
        bench.vg().seti(VG_BLEND_MODE, mode);
        bench.vg().seti(VG_RENDERING_QUALITY, VG_RENDERING_QUALITY_BETTER);
        if (isImage) {
            placeImage(bench.vg(), 1.25f, 0.5f);
            bench.vg().drawImage(bench.picture(VG_sRGBA_8888, 3, Words(6, 0xCC663380)));
        } else {
            bench.paint(0.8f, 0.4f, 0.2f, 128.0f / 255.0f);
            bench.fill(bench.rectangle(1.25f, 0.5f, 3, 2));
        }
        std::vector<Pixel> pixels;
        for (std::uint32_t i = 0; i < 24; ++i)
            pixels.push_back(bench.pixel(i % 6, i / 6));
        return pixels;
    };
    QCOMPARE(drawn(true), drawn(false));
}

void VectorImageDrawsTest::VG2D_16_imagesAreMaskedAndScissored()
{
    ImageBench bench(4, 1);
    Context& vg = bench.vg();
    vg.mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 0, 2, 1);
    vg.seti(VG_MASKING, VG_TRUE);
    const std::array<VGint, 4> region{1, 0, 2, 1};
    vg.setiv(VG_SCISSOR_RECTS, 4, region);
    vg.seti(VG_SCISSORING, VG_TRUE);
    vg.drawImage(bench.picture(VG_sRGBA_8888, 4, redWords({1, 2, 3, 4})));
    QCOMPARE(bench.surfaceReds(4), (std::vector<int>{0, 0, 3, 0}));
}

/// OpenVG §7.2: alpha, or else red or gray as it is stored; the mask is cut to the image.
void VectorImageDrawsTest::VG2D_16_imagesAreMasks()
{
    const struct {
        VGImageFormat format;
        Words words;
        std::vector<int> mask;
    } kCases[] = {
        {VG_sRGBA_8888, {0xFFFFFF00, 0x12345640, 0x000000FF}, {0, 64, 255}},
        {VG_A_8, {0xFFFFFF00, 0x12345640, 0x000000FF}, {0, 64, 255}},
        {VG_sRGBX_8888, {0xFFFFFF00, 0x12345640, 0x000000FF}, {255, 18, 0}},
        {VG_sL_8, {0xFFFFFFFF, 0x404040FF, 0x000000FF}, {255, 64, 0}},
        {VG_BW_1, {0xFFFFFFFF, 0x404040FF, 0x000000FF}, {255, 0, 0}},
    };
    for (const auto& c : kCases) {
        ImageBench bench(6, 2);
        const VGImage image = bench.picture(c.format, 3, c.words);
        bench.vg().mask(image, VG_SET_MASK, 2, 1, 50, 50);
        const SurfaceId mask = bench.planes().mask;
        const std::string name = "format " + std::to_string(c.format);
        for (std::uint32_t x = 0; x < 3; ++x)
            QVERIFY2(bench.planeValue(mask, 2 + x, 1) == c.mask[x], name.c_str());
        QCOMPARE(bench.planeValue(mask, 2, 0), 255);
        QCOMPARE(bench.planeValue(mask, 1, 1), 255);
        QCOMPARE(bench.planeValue(mask, 5, 1), 255);
        // 64 of 255 times 64 is 16.06.
        bench.vg().mask(bench.vg().childImage(image, 1, 0, 1, 1), VG_INTERSECT_MASK, 3, 1, 1, 1);
        QCOMPARE(bench.planeValue(mask, 3, 1), (c.mask[1] * c.mask[1] + 127) / 255);
    }
}

/// OpenVG §13.1: 0.5 · 2 − 0.25 of red, which the paint has halved.
void VectorImageDrawsTest::colorsAreTransformedBehindThePaint()
{
    ImageBench bench(2, 1);
    const std::array<VGfloat, 8> values{2, 1, 1, 1, -0.25f, 0.5f, 0, 0};
    bench.vg().setfv(VG_COLOR_TRANSFORM_VALUES, 8, values);
    bench.vg().seti(VG_COLOR_TRANSFORM, VG_TRUE);
    bench.vg().seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_MULTIPLY);
    bench.paint(0.5f, 1.0f, 1.0f);
    bench.vg().drawImage(bench.picture(VG_sRGBA_8888, 1, {0xFFFF33FF}));
    QCOMPARE(bench.pixel(0, 0), (Pixel{191, 255, 51, 255})); // 191.25
    bench.vg().seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_NORMAL);
    bench.vg().drawImage(bench.picture(VG_sRGBA_8888_PRE, 1, {0x330033FF}));
    QCOMPARE(bench.pixel(0, 0), (Pixel{38, 128, 51, 255})); // 38.25 and 127.5
    // What is transparent has no color (DEC-30), at any quality.
    bench.vg().seti(VG_BLEND_MODE, VG_BLEND_SRC);
    const std::array<VGfloat, 8> opaque{1, 1, 1, 1, 0, 0, 0, 1};
    bench.vg().setfv(VG_COLOR_TRANSFORM_VALUES, 8, opaque);
    for (const VGImageQuality quality : {VG_IMAGE_QUALITY_NONANTIALIASED, VG_IMAGE_QUALITY_FASTER}) {
        setImageQuality(bench.vg(), quality);
        bench.vg().drawImage(bench.picture(VG_sRGBA_8888, 1, {0xFF336600}));
        QCOMPARE(bench.pixel(0, 0), (Pixel{0, 0, 0, 255}));
    }
}

VITRINE_TEST(VectorImageDrawsTest)
#include "tst_vg2d_image_draws.moc"
