// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

using Reds = std::vector<int>;

/// Fills with patterns.
class PatternBench : public ImageBench {
public:
    using ImageBench::ImageBench;

    /// The image may lose its handle.
    VGPaint setPattern(VGImage image, VGTilingMode tiling)
    {
        const VGPaint paint = vg().createPaint();
        vg().setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_PATTERN);
        vg().setParameteri(paint, VG_PAINT_PATTERN_TILING_MODE, tiling);
        vg().paintPattern(paint, image);
        vg().setPaint(paint, VG_FILL_PATH | VG_STROKE_PATH);
        vg().destroyImage(image);
        return paint;
    }
    void setQuality(VGImageQuality quality) { vg().seti(VG_IMAGE_QUALITY, quality); }
    void placePaint(VGfloat x, VGfloat y, VGfloat scaleX = 1.0f)
    {
        vg().seti(VG_MATRIX_MODE, VG_MATRIX_FILL_PAINT_TO_USER);
        vg().loadIdentity();
        vg().translate(x, y);
        vg().scale(scaleX, 1);
    }
    void fillAll()
    {
        fill(rectangle(0, 0, static_cast<VGfloat>(color().width()), static_cast<VGfloat>(color().height())));
    }
};

constexpr std::array<VGfloat, 4> kFill{0.2f, 0.0f, 0.0f, 1.0f}; // red is 51 of 255

} // namespace

class VectorPatternsTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_18_takesTheNearestPixelOrInterpolates();
    void VG2D_17_goesOnByTiles_data();
    void VG2D_17_goesOnByTiles();
    void VG2D_17_filledTilesAreInterpolatedAtTheirEdges();
    void VG2D_17_patternsOfChildrenTileThemAlone();
    void VG2D_18_aSingularPaintMatrixDrawsNothing();
    void VG2D_19_patternsAreConvertedToTheSpaceOfTheSurface();
};

/// [0, 100] repeated: nearest at x = 0.75 is 0, at 1.25 it is 100; between them there is 50 at 1.
void VectorPatternsTest::VG2D_18_takesTheNearestPixelOrInterpolates()
{
    PatternBench bench(6, 1);
    bench.setPattern(bench.picture(VG_sRGBA_8888, 2, redWords({0, 100})), VG_TILE_REPEAT);
    bench.placePaint(0, 0, 2); // pixel centers at 0.25, 0.75, 1.25 …
    bench.setQuality(VG_IMAGE_QUALITY_NONANTIALIASED);
    bench.fillAll();
    QCOMPARE(bench.surfaceReds(6), (Reds{0, 0, 100, 100, 0, 0}));
    bench.placePaint(0.5f, 0, 2); // at 0, 0.5, 1 …
    bench.setQuality(VG_IMAGE_QUALITY_FASTER);
    bench.fillAll();
    QCOMPARE(bench.surfaceReds(6), (Reds{50, 0, 50, 100, 50, 0}));
}

void VectorPatternsTest::VG2D_17_goesOnByTiles_data()
{
    QTest::addColumn<int>("tiling");
    QTest::addColumn<Reds>("reds");
    QTest::newRow("fill") << int{VG_TILE_FILL} << Reds{51, 51, 51, 51, 10, 20, 30, 51, 51, 51, 51};
    QTest::newRow("pad") << int{VG_TILE_PAD} << Reds{10, 10, 10, 10, 10, 20, 30, 30, 30, 30, 30};
    QTest::newRow("repeat") << int{VG_TILE_REPEAT} << Reds{30, 10, 20, 30, 10, 20, 30, 10, 20, 30, 10};
    QTest::newRow("reflect") << int{VG_TILE_REFLECT} << Reds{30, 30, 20, 10, 10, 20, 30, 30, 20, 10, 10};
}

/// Three pixels, from pixel 4 of the surface on, in a row and in a column.
void VectorPatternsTest::VG2D_17_goesOnByTiles()
{
    QFETCH(int, tiling);
    QFETCH(Reds, reds);
    for (const VGImageQuality quality : {VG_IMAGE_QUALITY_NONANTIALIASED, VG_IMAGE_QUALITY_BETTER})
        for (const bool isColumn : {false, true}) {
            PatternBench bench(isColumn ? 1 : 11, isColumn ? 11 : 1);
            bench.vg().setfv(VG_TILE_FILL_COLOR, 4, kFill);
            bench.setQuality(quality);
            bench.setPattern(bench.picture(VG_sRGBA_8888, isColumn ? 1 : 3, redWords({10, 20, 30})),
                             static_cast<VGTilingMode>(tiling));
            bench.placePaint(isColumn ? 0 : 4, isColumn ? 4 : 0);
            bench.fillAll();
            QCOMPARE(bench.surfaceReds(11, isColumn), reds);
        }
}

/// Halfway between the fill color, which is 128 of alpha, and a pixel of the pattern: premultiplied ones count.
void VectorPatternsTest::VG2D_17_filledTilesAreInterpolatedAtTheirEdges()
{
    PatternBench bench(4, 1);
    const std::array<VGfloat, 4> nothing{0.0f, 1.0f, 0.0f, 0.0f};
    bench.vg().setfv(VG_TILE_FILL_COLOR, 4, nothing);
    bench.vg().seti(VG_BLEND_MODE, VG_BLEND_SRC);
    bench.setPattern(bench.picture(VG_sRGBA_8888, 1, {0x640000FF}), VG_TILE_FILL);
    bench.placePaint(1.5f, 0);
    bench.fillAll();
    QCOMPARE(bench.pixel(0, 0), (std::array{0, 0, 0, 0}));
    QCOMPARE(bench.pixel(1, 0), (std::array{100, 0, 0, 128}));
    QCOMPARE(bench.pixel(2, 0), (std::array{100, 0, 0, 128}));
    QCOMPARE(bench.pixel(3, 0), (std::array{0, 0, 0, 0}));
}

void VectorPatternsTest::VG2D_17_patternsOfChildrenTileThemAlone()
{
    PatternBench bench(5, 1);
    const VGImage image = bench.picture(VG_sRGBA_8888, 4, redWords({200, 10, 30, 200}));
    bench.setPattern(bench.vg().childImage(image, 1, 0, 2, 1), VG_TILE_REPEAT);
    bench.vg().destroyImage(image);
    bench.fillAll();
    QCOMPARE(bench.surfaceReds(5), (Reds{10, 30, 10, 30, 10}));
}

void VectorPatternsTest::VG2D_18_aSingularPaintMatrixDrawsNothing()
{
    PatternBench bench(2, 1);
    bench.setPattern(bench.picture(VG_sRGBA_8888, 1, redWords({200})), VG_TILE_PAD);
    bench.placePaint(0, 0, 0);
    bench.vg().drawPath(bench.rectangle(0, 0, 2, 1), VG_FILL_PATH);
    QCOMPARE(bench.system().takeFailure()->message.english(),
             std::string("nothing is drawn: the matrix of the paint has no inverse"));
    QCOMPARE(bench.surfaceReds(2), (Reds{0, 0}));
}

/// 55 of linear light is 128 of sRGB, as is the fill color beside it.
void VectorPatternsTest::VG2D_19_patternsAreConvertedToTheSpaceOfTheSurface()
{
    PatternBench bench(2, 1);
    const std::array<VGfloat, 4> gray{128.0f / 255.0f, 0.0f, 0.0f, 1.0f};
    bench.vg().setfv(VG_TILE_FILL_COLOR, 4, gray);
    bench.setPattern(bench.picture(VG_lRGBA_8888, 1, {0x373737FF}, VG_lRGBA_8888), VG_TILE_FILL);
    bench.fillAll();
    QCOMPARE(bench.surfaceReds(2), (Reds{128, 128}));
}

VITRINE_TEST(VectorPatternsTest)
#include "tst_vg2d_patterns.moc"
