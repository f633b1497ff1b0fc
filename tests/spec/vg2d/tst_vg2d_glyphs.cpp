// SPDX-License-Identifier: Apache-2.0
// Text: glyphs as paths and images (OpenVG §11.5; VG2D-47).
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

using Pixel = std::array<int, 4>;
using Reds = std::vector<int>;
using Pair = std::array<VGfloat, 2>;

constexpr Pixel kNothing{0, 0, 0, 0};

/// With a font.
class GlyphBench : public ImageBench {
public:
    using ImageBench::ImageBench;

    VGFont font() const { return m_font; }
    void setPath(VGuint index, VGPath path, const Pair& origin, const Pair& escapement)
    {
        vg().setGlyphToPath(m_font, index, path, VG_FALSE, origin, escapement);
    }
    void setImage(VGuint index, VGImage image, const Pair& origin, const Pair& escapement)
    {
        vg().setGlyphToImage(m_font, index, image, origin, escapement);
    }
    void setOrigin(const Pair& origin) { vg().setfv(VG_GLYPH_ORIGIN, 2, origin); }
    Pair origin()
    {
        Pair origin{};
        vg().getfv(VG_GLYPH_ORIGIN, 2, origin);
        return origin;
    }
    void drawGlyph(VGuint index, VGbitfield modes = VG_FILL_PATH)
    {
        vg().drawGlyph(m_font, index, modes, VG_TRUE);
        QVERIFY(!system().takeFailure());
        QCOMPARE(vg().getError(), VG_NO_ERROR);
    }

private:
    VGFont m_font = vg().createFont(0);
};

} // namespace

class VectorGlyphsTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_47_aGlyphOfAlphaBlendsWithAColor();
    void VG2D_47_glyphsAreClippedToTheSurface();
    void pathsStandAtTheGlyphOrigin();
    void imagesStandAtTheGlyphOrigin();
    void theMatrixOfGlyphsCounts();
    void glyphsOfACallAreOneDrawing();
    void aLongLineOfTextIsOneDrawing();
    void modesChooseFillAndStroke();
    void mode0MovesTheOriginAlone();
    void whatAFontNeedsIsDrawnWithoutAHandle();
    void VG2D_16_glyphsAreMaskedAndScissored();
    void VG2D_29_imagesOfGlyphsTakeTheImageMode();
};

/// An image of alpha alone is white; multiplied by black with alpha 128 it leaves 127 of white.
void VectorGlyphsTest::VG2D_47_aGlyphOfAlphaBlendsWithAColor()
{
    GlyphBench bench(4, 1);
    bench.clear(1, 1, 1);
    bench.paint(0, 0, 0);
    bench.vg().seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_MULTIPLY);
    bench.setImage(7, bench.picture(VG_A_8, 2, {0x00000080, 0x000000FF}), {0, 0}, {2, 0});
    bench.setOrigin({1, 0});
    bench.drawGlyph(7);
    QCOMPARE(bench.surfaceReds(4), (Reds{255, 127, 0, 255}));
}

void VectorGlyphsTest::VG2D_47_glyphsAreClippedToTheSurface()
{
    GlyphBench bench(4, 1);
    bench.setImage(1, bench.picture(VG_sRGBA_8888, 3, redWords({10, 20, 30})), {0, 0}, {4, 0});
    bench.setOrigin({-2, 0});
    const std::array<VGuint, 2> text{1, 1};
    bench.vg().drawGlyphs(bench.font(), 2, text, {}, {}, VG_FILL_PATH, VG_FALSE);
    QCOMPARE(bench.surfaceReds(4), (Reds{30, 0, 10, 20}));
    QCOMPARE(bench.origin(), (Pair{6, 0}));
}

/// The glyph's own origin, (1, 2), comes to (5, 4): pixels (4, 2) to (5, 3).
void VectorGlyphsTest::pathsStandAtTheGlyphOrigin()
{
    GlyphBench bench(8, 8);
    bench.paint(1, 0, 0);
    bench.setPath(65, bench.rectangle(0, 0, 2, 2), {1, 2}, {2.5f, -1});
    bench.setOrigin({5, 4});
    bench.drawGlyph(65);
    int set = 0;
    for (std::uint32_t i = 0; i < 64; ++i)
        set += bench.pixel(i % 8, i / 8) == kNothing ? 0 : 1;
    QCOMPARE(set, 4);
    QCOMPARE(bench.pixel(4, 2), (Pixel{255, 0, 0, 255}));
    QCOMPARE(bench.pixel(5, 3), (Pixel{255, 0, 0, 255}));
    QCOMPARE(bench.origin(), (Pair{7.5f, 3}));
}

void VectorGlyphsTest::imagesStandAtTheGlyphOrigin()
{
    GlyphBench bench(8, 1);
    bench.setImage(65, bench.picture(VG_sRGBA_8888, 2, redWords({10, 20})), {1, 0}, {3, 0});
    bench.setOrigin({4, 0});
    bench.drawGlyph(65);
    QCOMPARE(bench.surfaceReds(8), (Reds{0, 0, 0, 10, 20, 0, 0, 0}));
}

/// Origins, escapements and adjustments are of user space, which is twice as large in x, and 1 further.
void VectorGlyphsTest::theMatrixOfGlyphsCounts()
{
    GlyphBench bench(16, 2);
    Context& vg = bench.vg();
    bench.paint(1, 0, 0);
    vg.seti(VG_MATRIX_MODE, VG_MATRIX_PATH_USER_TO_SURFACE);
    vg.translate(100, 100); // is not for glyphs
    vg.seti(VG_MATRIX_MODE, VG_MATRIX_GLYPH_USER_TO_SURFACE);
    vg.translate(1, 0);
    vg.scale(2, 1);
    bench.setPath(1, bench.rectangle(0, 0, 1, 1), {0, 0}, {2, 0});
    bench.setOrigin({1, 0});
    const std::array<VGuint, 2> text{1, 1};
    const std::array<VGfloat, 2> apart{1, 0}, higher{1, 5};
    vg.drawGlyphs(bench.font(), 2, text, apart, higher, VG_FILL_PATH, VG_FALSE);
    QCOMPARE(bench.surfaceReds(16), (Reds{0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
    QCOMPARE(bench.pixel(8, 1), kNothing);
    QCOMPARE(bench.pixel(9, 1), (Pixel{255, 0, 0, 255})); // (4, 1)
    QCOMPARE(bench.pixel(10, 1), (Pixel{255, 0, 0, 255}));
    QCOMPARE(bench.origin(), (Pair{6, 6}));
}

/// Passes of winding, coverage and color for each; the second lies on the first.
void VectorGlyphsTest::glyphsOfACallAreOneDrawing()
{
    GlyphBench bench(4, 1);
    bench.paint(1, 0, 0, 0.4f);
    bench.setPath(1, bench.rectangle(0, 0, 2, 1), {0, 0}, {1, 0});
    bench.beginDrawing();
    const std::array<VGuint, 2> text{1, 1};
    bench.vg().drawGlyphs(bench.font(), 2, text, {}, {}, VG_FILL_PATH, VG_FALSE);
    QCOMPARE(bench.pixel(0, 0)[3], 102);
    QCOMPARE(bench.pixel(1, 0)[3], 163); // 0.64
    QCOMPARE(bench.pixel(2, 0)[3], 102);
    QCOMPARE(bench.machines().passes.size(), std::size_t{6});
    for (std::size_t i = 0; i < 6; ++i)
        QCOMPARE(bench.machines().passes[i].drawSeq, numberOfPass(1, static_cast<std::uint32_t>(i)));
}

/// Of a hundred glyphs, a pixel each.
void VectorGlyphsTest::aLongLineOfTextIsOneDrawing()
{
    GlyphBench bench(100, 1);
    bench.paint(1, 0, 0);
    bench.setPath(1, bench.rectangle(0, 0, 1, 1), {0, 0}, {1, 0});
    const std::vector<VGuint> text(100, 1);
    bench.vg().drawGlyphs(bench.font(), 100, text, {}, {}, VG_FILL_PATH, VG_FALSE);
    QVERIFY(!bench.system().takeFailure());
    QCOMPARE(bench.surfaceReds(100), Reds(100, 255));
}

/// The stroke, 2 wide and without fill, leaves the middle free.
void VectorGlyphsTest::modesChooseFillAndStroke()
{
    const struct {
        VGbitfield modes;
        Pixel edge, middle;
    } kCases[] = {
        {VG_FILL_PATH, {255, 0, 0, 255}, {255, 0, 0, 255}},
        {VG_STROKE_PATH, {0, 0, 0, 255}, kNothing},
        {VG_FILL_PATH | VG_STROKE_PATH, {0, 0, 0, 255}, {255, 0, 0, 255}},
    };
    for (const auto& c : kCases) {
        GlyphBench bench(12, 12);
        bench.paint(1, 0, 0);
        bench.vg().setf(VG_STROKE_LINE_WIDTH, 2);
        bench.setPath(1, bench.rectangle(0, 0, 8, 8), {0, 0}, {8, 0});
        bench.setOrigin({2, 2});
        bench.drawGlyph(1, c.modes);
        QCOMPARE(bench.pixel(2, 6), c.edge);
        QCOMPARE(bench.pixel(6, 6), c.middle);
    }
}

void VectorGlyphsTest::mode0MovesTheOriginAlone()
{
    GlyphBench bench(4, 1);
    bench.setPath(1, bench.rectangle(0, 0, 4, 1), {0, 0}, {3, 4});
    bench.setImage(2, bench.picture(VG_sRGBA_8888, 1, {0xFFFFFFFF}), {0, 0}, {5, 6});
    bench.drawGlyph(1, 0);
    bench.drawGlyph(2, 0);
    QCOMPARE(bench.origin(), (Pair{8, 10}));
    QCOMPARE(bench.pixel(0, 0), kNothing);
    QVERIFY(bench.machines().passes.empty());
}

void VectorGlyphsTest::whatAFontNeedsIsDrawnWithoutAHandle()
{
    GlyphBench bench(4, 1);
    bench.paint(1, 0, 0);
    const VGPath path = bench.rectangle(0, 0, 1, 1);
    const VGImage image = bench.picture(VG_sRGBA_8888, 3, redWords({10, 20, 30}));
    const VGImage child = bench.vg().childImage(image, 1, 0, 1, 1);
    bench.setPath(1, path, {0, 0}, {1, 0});
    bench.setImage(2, child, {0, 0}, {1, 0});
    bench.vg().destroyPath(path);
    bench.vg().destroyImage(child);
    bench.vg().destroyImage(image);
    const std::array<VGuint, 3> text{1, 2, 1};
    bench.vg().drawGlyphs(bench.font(), 3, text, {}, {}, VG_FILL_PATH, VG_FALSE);
    QCOMPARE(bench.surfaceReds(4), (Reds{255, 20, 255, 0}));
}

void VectorGlyphsTest::VG2D_16_glyphsAreMaskedAndScissored()
{
    GlyphBench bench(4, 1);
    Context& vg = bench.vg();
    bench.paint(1, 0, 0);
    vg.mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 0, 2, 1);
    vg.seti(VG_MASKING, VG_TRUE);
    const std::array<VGint, 4> region{1, 0, 2, 1};
    vg.setiv(VG_SCISSOR_RECTS, 4, region);
    vg.seti(VG_SCISSORING, VG_TRUE);
    bench.setPath(1, bench.rectangle(0, 0, 1, 1), {0, 0}, {1, 0});
    bench.setImage(2, bench.picture(VG_sRGBA_8888, 1, redWords({20})), {0, 0}, {1, 0});
    const std::array<VGuint, 4> text{2, 1, 2, 1};
    vg.drawGlyphs(bench.font(), 4, text, {}, {}, VG_FILL_PATH, VG_FALSE);
    QCOMPARE(bench.surfaceReds(4), (Reds{0, 0, 20, 0}));
}

void VectorGlyphsTest::VG2D_29_imagesOfGlyphsTakeTheImageMode()
{
    GlyphBench bench(2, 1);
    bench.paint(0.5f, 0, 0);
    bench.vg().seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_MULTIPLY);
    const std::array<VGfloat, 8> values{1, 1, 1, 1, 0.2f, 0, 0, 0};
    bench.vg().setfv(VG_COLOR_TRANSFORM_VALUES, 8, values);
    bench.vg().seti(VG_COLOR_TRANSFORM, VG_TRUE);
    bench.setImage(1, bench.picture(VG_sRGBA_8888, 1, {0x660000FF}), {0, 0}, {1, 0});
    bench.drawGlyph(1);
    QCOMPARE(bench.pixel(0, 0), (Pixel{102, 0, 0, 255})); // 0.4 · 0.5 + 0.2
}

VITRINE_TEST(VectorGlyphsTest)
#include "tst_vg2d_glyphs.moc"
