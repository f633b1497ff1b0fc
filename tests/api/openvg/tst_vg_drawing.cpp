// SPDX-License-Identifier: Apache-2.0
// What calls want of the machine (OpenVG §7, §8.8; VG2D-02, VG2D-14, VG2D-16), and what is not carried out yet.
#include "tests/api/openvg/paths.h"
#include "tests/api/openvg/vg_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::openvg;

namespace {

VGPath triangle(VgBench& bench)
{
    return bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH}, {0, 0, 10, 0, 0, 10});
}

} // namespace

class TestVgDrawing : public QObject {
    Q_OBJECT

private slots:
    // First filled, then stroked; each with its own paint, matrix and rule.
    void VG2D_02_fillThenStroke()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGPath path = triangle(bench);
        const VGPaint fill = vg.createPaint(), stroke = vg.createPaint();
        vg.setColor(fill, 0xFF0000FF);
        vg.setColor(stroke, 0x0000FF80);
        vg.setPaint(fill, VG_FILL_PATH);
        vg.setPaint(stroke, VG_STROKE_PATH);
        vg.seti(VG_FILL_RULE, VG_EVEN_ODD);
        vg.seti(VG_BLEND_MODE, VG_BLEND_MULTIPLY);
        vg.seti(VG_MATRIX_MODE, VG_MATRIX_STROKE_PAINT_TO_USER);
        vg.scale(4, 4);
        vg.drawPath(path, VG_FILL_PATH | VG_STROKE_PATH);
        QCOMPARE(bench.target.drawings.size(), std::size_t{2});
        const auto& filled = bench.target.at<PathDraw>(0);
        QVERIFY(!filled.coverage.isStroke);
        QCOMPARE(filled.coverage.path, path);
        QCOMPARE(filled.coverage.fillRule, VG_EVEN_ODD);
        QCOMPARE(filled.paint.color, (Color{1, 0, 0, 1}));
        QCOMPARE(filled.blendMode, VG_BLEND_MULTIPLY);
        QCOMPARE(filled.coverage.geometry->triangleCount(), std::size_t{1});
        QCOMPARE(filled.coverage.box.maximum, (Point{10, 10}));
        QCOMPARE(filled.surfaceToPaint, Matrix{});
        const auto& stroked = bench.target.at<PathDraw>(1);
        QVERIFY(stroked.coverage.isStroke);
        QCOMPARE(stroked.coverage.fillRule, VG_NON_ZERO);
        QCOMPARE(stroked.paint.color[2], 1.0);
        QCOMPARE(stroked.surfaceToPaint.sx, 0.25);
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    // A draw keeps the path as it was, whatever becomes of it.
    void drawsKeepTheirPath()
    {
        VgBench bench;
        const VGPath path = triangle(bench);
        bench.vg().drawPath(path, VG_FILL_PATH);
        bench.vg().clearPath(path, VG_PATH_CAPABILITY_ALL);
        bench.vg().destroyPath(path);
        QCOMPARE(bench.target.at<PathDraw>(0).coverage.data->commands().size(), std::size_t{4});
    }

    // What is made of a path is kept for the next draw, but not beyond an edit, another matrix or another style.
    void VG2D_03_fansFollowWhatTheyAreMadeFrom()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGPath path = bench.path({VG_MOVE_TO_ABS, VG_QUAD_TO_ABS}, {0, 0, 50, 100, 100, 0});
        std::size_t drawn = 0;
        const auto vertices = [&](VGbitfield mode) {
            vg.drawPath(path, mode);
            return bench.target.at<PathDraw>(drawn++).coverage.geometry->vertices;
        };
        const auto filled = vertices(VG_FILL_PATH);
        QCOMPARE(vertices(VG_FILL_PATH), filled);
        const std::array<VGfloat, 4> straight{50, 0, 100, 0};
        vg.modifyPathCoords(path, 1, 1, std::as_bytes(std::span(straight)));
        QVERIFY(vertices(VG_FILL_PATH) != filled); // its curve is a line now
        const std::array<VGfloat, 4> curved{50, 100, 100, 0};
        vg.modifyPathCoords(path, 1, 1, std::as_bytes(std::span(curved)));
        QCOMPARE(vertices(VG_FILL_PATH), filled);
        const auto stroked = vertices(VG_STROKE_PATH);
        vg.setf(VG_STROKE_LINE_WIDTH, 4);
        QVERIFY(vertices(VG_STROKE_PATH) != stroked);
        vg.scale(4, 4); // √(800 · 4) = 56.6 edges in place of 28.3
        QCOMPARE(vertices(VG_FILL_PATH).size(), std::size_t{58});
    }

    void VG2D_03_toleranceOfTheSystem()
    {
        VgBench bench;
        const VGPath path = bench.path({VG_MOVE_TO_ABS, VG_QUAD_TO_ABS}, {0, 0, 50, 100, 100, 0});
        bench.system.setTolerance(0.25);
        bench.vg().drawPath(path, VG_FILL_PATH);
        QCOMPARE(bench.target.at<PathDraw>(0).coverage.geometry->vertices.size(), std::size_t{16});
        bench.system.setTolerance(1.0 / 16.0); // √(200 · 4) = 28.3
        bench.vg().drawPath(path, VG_FILL_PATH);
        QCOMPARE(bench.target.at<PathDraw>(1).coverage.geometry->vertices.size(), std::size_t{30});
    }

    void VG2D_04_strokeStyle()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGPath path = bench.path({VG_MOVE_TO_ABS, VG_HLINE_TO_ABS}, {0, 0, 100});
        vg.setf(VG_STROKE_LINE_WIDTH, 4);
        vg.seti(VG_STROKE_CAP_STYLE, VG_CAP_SQUARE);
        const std::array<VGfloat, 3> dashes{10, 20, 5};
        vg.setfv(VG_STROKE_DASH_PATTERN, 3, dashes);
        vg.setf(VG_STROKE_DASH_PHASE, 5);
        vg.drawPath(path, VG_STROKE_PATH); // on at 0–5, 25–35, 55–65, 85–95
        const auto& geometry = *bench.target.at<PathDraw>(0).coverage.geometry;
        QCOMPARE(geometry.fans.size(), std::size_t{4 + 8});
        QCOMPARE(bench.target.at<PathDraw>(0).coverage.box.minimum, (Point{-2, -2}));
        QCOMPARE(bench.target.at<PathDraw>(0).coverage.box.maximum, (Point{97, 2}));
    }

    void VG2D_05_singularMatrix()
    {
        VgBench bench;
        const VGPath path = triangle(bench);
        bench.vg().scale(1, 0);
        bench.vg().drawPath(path, VG_FILL_PATH);
        const auto& draw = bench.target.at<PathDraw>(0);
        QCOMPARE(draw.coverage.geometry->note, FanNote::SingularMatrix);
        QVERIFY(draw.coverage.box.isEmpty());
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void VG2D_18_singularPaintMatrix()
    {
        VgBench bench;
        const VGPath path = triangle(bench);
        bench.vg().seti(VG_MATRIX_MODE, VG_MATRIX_FILL_PAINT_TO_USER);
        bench.vg().scale(0, 0);
        bench.vg().drawPath(path, VG_FILL_PATH);
        QCOMPARE(bench.target.at<PathDraw>(0).coverage.geometry->note, FanNote::SingularPaintMatrix);
        QVERIFY(bench.target.at<PathDraw>(0).coverage.geometry->fans.empty());
    }

    // Off: nothing is said. On: rectangles without extent are ignored, and none means that nothing is drawn.
    void VG2D_14_scissor()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGPath path = triangle(bench);
        const std::array<VGint, 12> rects{0, 0, 6, 6, 1, 1, 0, 5, 4, 4, 6, 6};
        vg.setiv(VG_SCISSOR_RECTS, 12, rects);
        vg.drawPath(path, VG_FILL_PATH);
        QVERIFY(!bench.target.at<PathDraw>(0).coverage.scissor);
        vg.seti(VG_SCISSORING, VG_TRUE);
        vg.drawPath(path, VG_FILL_PATH);
        QCOMPARE(*bench.target.at<PathDraw>(1).coverage.scissor,
                 (std::vector<vitrine::core::openvg::PixelRect>{{0, 0, 6, 6}, {4, 4, 6, 6}}));
        vg.setiv(VG_SCISSOR_RECTS, 0, {});
        vg.clear(0, 0, 10, 10);
        QVERIFY(bench.target.at<ClearDraw>(2).scissor->empty());
    }

    // OpenVG §13.1: scales are clamped to ±127, biases to ±1.
    void colorTransform()
    {
        VgBench bench;
        const VGPath path = triangle(bench);
        const std::array<VGfloat, 8> values{1000, -1000, 2, 0.5f, 3, -3, 0.25f, 0};
        bench.vg().setfv(VG_COLOR_TRANSFORM_VALUES, 8, values);
        bench.vg().drawPath(path, VG_FILL_PATH);
        QVERIFY(!bench.target.at<PathDraw>(0).colorTransform);
        bench.vg().seti(VG_COLOR_TRANSFORM, VG_TRUE);
        bench.vg().drawPath(path, VG_FILL_PATH);
        const ColorTransform transform = *bench.target.at<PathDraw>(1).colorTransform;
        QCOMPARE(transform.scale, (std::array<double, 4>{127, -127, 2, 0.5}));
        QCOMPARE(transform.bias, (std::array<double, 4>{1, -1, 0.25, 0}));
    }

    void clear()
    {
        VgBench bench;
        const std::array<VGfloat, 4> color{2, -1, 0.5f, 1};
        bench.vg().setfv(VG_CLEAR_COLOR, 4, color);
        bench.vg().clear(-3, 4, 5, 6);
        const auto& clear = bench.target.at<ClearDraw>(0);
        QCOMPARE(clear.rect, (vitrine::core::openvg::PixelRect{-3, 4, 5, 6}));
        QCOMPARE(clear.color, (Color{1, 0, 0.5, 1}));
        bench.vg().clear(0, 0, 0, 1);
        QCOMPARE(bench.error(), VG_ILLEGAL_ARGUMENT_ERROR);
    }

    void VG2D_16_masks()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGPath path = triangle(bench);
        const VGMaskLayer layer = vg.createMaskLayer(20, 10);
        QCOMPARE(bench.target.at<MaskLayerChange>(0).width, 20);
        vg.fillMaskLayer(layer, 1, 2, 19, 8, 0.5f);
        QCOMPARE(bench.target.at<MaskLayerFill>(1).value, 0.5);
        vg.copyMask(layer, 1, 2, 3, 4, 5, 6);
        QCOMPARE(bench.target.at<MaskCopy>(2).from, (vitrine::core::openvg::PixelRect{3, 4, 5, 6}));
        vg.mask(layer, VG_INTERSECT_MASK, 1, 2, 3, 4);
        QCOMPARE(bench.target.at<MaskDraw>(3).layer.handle, layer);
        vg.mask(kNoHandle, VG_FILL_MASK, 0, 0, 64, 48); // The handle does not matter.
        QCOMPARE(bench.target.at<MaskDraw>(4).operation, VG_FILL_MASK);
        vg.renderToMask(path, VG_FILL_PATH | VG_STROKE_PATH, VG_UNION_MASK);
        QVERIFY(!bench.target.at<PathMaskDraw>(5).coverage->isStroke);
        QVERIFY(bench.target.at<PathMaskDraw>(6).coverage->isStroke);
        vg.renderToMask(path, VG_FILL_PATH, VG_CLEAR_MASK);
        QVERIFY(!bench.target.at<PathMaskDraw>(7).coverage);
        vg.seti(VG_MASKING, VG_TRUE);
        vg.drawPath(path, VG_FILL_PATH);
        QVERIFY(bench.target.at<PathDraw>(8).isMasked);
        vg.destroyMaskLayer(layer);
        QCOMPARE(bench.target.at<MaskLayerChange>(9).width, 0);
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    // Without a mask calls about it have no effect, and drawing is as if it were full (OpenVG §7.2).
    void VG2D_16_surfaceWithoutMask()
    {
        DrawableConfig config{64, 48};
        config.maskBits = 0;
        VgBench bench(config);
        Context& vg = bench.vg();
        QCOMPARE(vg.createMaskLayer(4, 4), VGMaskLayer{VG_INVALID_HANDLE});
        vg.mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 0, 4, 4);
        vg.renderToMask(triangle(bench), VG_FILL_PATH, VG_SET_MASK);
        QVERIFY(bench.target.drawings.empty());
        vg.seti(VG_MASKING, VG_TRUE);
        vg.drawPath(triangle(bench), VG_FILL_PATH);
        QVERIFY(!bench.target.at<PathDraw>(0).isMasked);
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void errorsOfDrawing()
    {
        VgBench bench;
        const VGPath path = triangle(bench);
        const VGMaskLayer layer = bench.vg().createMaskLayer(4, 4);
        const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
        const auto fill = [layer](VGint x, VGint width, VGfloat value) {
            return [=](Context& vg) { vg.fillMaskLayer(layer, x, 0, width, 4, value); };
        };
        const auto operation = static_cast<VGMaskOperation>(0x1506);
        checkErrors(
            bench,
            {
                {"draw none", [](Context& vg) { vg.drawPath(kNoHandle, VG_FILL_PATH); }, VG_BAD_HANDLE_ERROR},
                {"no mode", [=](Context& vg) { vg.drawPath(path, 0); }, illegal},
                {"modes", [=](Context& vg) { vg.drawPath(path, 5); }, illegal},
                {"mask of none", [](Context& vg) { vg.mask(kNoHandle, VG_SET_MASK, 0, 0, 1, 1); }, VG_BAD_HANDLE_ERROR},
                {"operation", [=](Context& vg) { vg.mask(layer, operation, 0, 0, 1, 1); }, illegal},
                {"mask width", [=](Context& vg) { vg.mask(layer, VG_SET_MASK, 0, 0, 0, 1); }, illegal},
                {"render none", [](Context& vg) { vg.renderToMask(kNoHandle, 1, VG_SET_MASK); }, VG_BAD_HANDLE_ERROR},
                {"render mode", [=](Context& vg) { vg.renderToMask(path, 0, VG_SET_MASK); }, illegal},
                {"render operation", [=](Context& vg) { vg.renderToMask(path, 1, operation); }, illegal},
                {"layer", [](Context& vg) { vg.createMaskLayer(0, 5); }, illegal},
                {"large layer", [](Context& vg) { vg.createMaskLayer(4097, 5); }, illegal},
                {"no layer", [](Context& vg) { vg.destroyMaskLayer(kNoHandle); }, VG_BAD_HANDLE_ERROR},
                {"value", fill(0, 4, 1.5f), illegal},
                {"value below", fill(0, 4, -0.1f), illegal},
                {"x", fill(-1, 4, 1), illegal},
                {"beyond", fill(1, 4, 1), illegal},
                {"far", fill(1, 2147483647, 1), illegal},
                {"fill none", [](Context& vg) { vg.fillMaskLayer(kNoHandle, 0, 0, 1, 1, 1); }, VG_BAD_HANDLE_ERROR},
                {"copy none", [](Context& vg) { vg.copyMask(kNoHandle, 0, 0, 0, 0, 1, 1); }, VG_BAD_HANDLE_ERROR},
                {"copy nothing", [=](Context& vg) { vg.copyMask(layer, 0, 0, 0, 0, 1, 0); }, illegal},
            });
        QCOMPARE(bench.target.drawings.size(), std::size_t{1}); // the layer alone
    }

    // Without a surface nothing is drawn, and calls fail as ever.
    void withoutASurface()
    {
        VgBench bench;
        const VGPath path = triangle(bench);
        bench.system.makeCurrent(bench.id, {});
        bench.vg().drawPath(path, VG_FILL_PATH);
        bench.vg().clear(0, 0, 1, 1);
        QVERIFY(bench.target.drawings.empty());
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void whatTheMachineCanNotDoIsTold()
    {
        VgBench bench;
        bench.target.failure = "no";
        bench.vg().drawPath(triangle(bench), VG_FILL_PATH);
        QCOMPARE(bench.system.takeFailure()->message, std::string_view("no"));
        QVERIFY(!bench.system.takeFailure());
        bench.vg().finish();
        QCOMPARE(bench.target.finishes, 1);
    }

    // Right arguments draw, wrong ones are errors and do not.
    void filters()
    {
        VgBench bench;
        const VGImage image = bench.image(), other = bench.image();
        const VGImage child = bench.vg().childImage(image, 0, 0, 4, 4),
                      beside = bench.vg().childImage(image, 4, 0, 4, 4);
        static const std::array<VGfloat, 20> kFloats{};
        static const std::array<VGshort, 9> kKernel{};
        static const std::array<VGubyte, 256> kTable{};
        static const std::array<VGuint, 256> kColors{};
        const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
        const struct {
            const char* name;
            std::function<void(Context&)> right;
            std::function<void(Context&)> wrong;
            VGErrorCode error;
        } kCases[] = {
            {"vgColorMatrix", [=](Context& vg) { vg.colorMatrix(image, other, kFloats); },
             [=](Context& vg) { vg.colorMatrix(image, child, kFloats); }, illegal},
            {"vgConvolve", [=](Context& vg) { vg.convolve(child, beside, 3, 3, 0, 0, kKernel, 1, 0, VG_TILE_PAD); },
             [=](Context& vg) { vg.convolve(image, other, 33, 3, 0, 0, kKernel, 1, 0, VG_TILE_PAD); }, illegal},
            {"vgSeparableConvolve",
             [=](Context& vg) { vg.separableConvolve(image, other, 9, 9, 0, 0, kKernel, kKernel, 1, 0, VG_TILE_FILL); },
             [=](Context& vg) {
                 vg.separableConvolve(image, other, 132, 9, 0, 0, kKernel, kKernel, 1, 0, VG_TILE_FILL);
             },
             illegal},
            {"vgGaussianBlur", [=](Context& vg) { vg.gaussianBlur(image, other, 16, 0.5f, VG_TILE_REFLECT); },
             [=](Context& vg) { vg.gaussianBlur(image, other, 16.5f, 0.5f, VG_TILE_REFLECT); }, illegal},
            {"vgLookup",
             [=](Context& vg) { vg.lookup(image, other, kTable, kTable, kTable, kTable, VG_TRUE, VG_TRUE); },
             [=](Context& vg) { vg.lookup(image, other, kTable, {}, kTable, kTable, VG_TRUE, VG_TRUE); }, illegal},
            {"vgLookupSingle", [=](Context& vg) { vg.lookupSingle(image, other, kColors, VG_RED, VG_TRUE, VG_TRUE); },
             [=](Context& vg) {
                 vg.lookupSingle(image, other, kColors, static_cast<VGImageChannel>(3), VG_TRUE, VG_TRUE);
             },
             illegal},
        };
        std::size_t drawn = 0;
        for (const auto& c : kCases) {
            c.right(bench.vg());
            QVERIFY2(bench.error() == VG_NO_ERROR && !bench.system.takeFailure(), c.name);
            QVERIFY2(bench.target.drawings.size() == ++drawn, c.name);
            QVERIFY2(std::holds_alternative<ImageFilter>(bench.target.drawings.back()), c.name);
            c.wrong(bench.vg());
            QVERIFY2(bench.error() == c.error, c.name);
            QVERIFY2(bench.target.drawings.size() == drawn && !bench.system.takeFailure(), c.name);
        }
    }

    // A pattern without an image is a color (OpenVG §9.4).
    void patternWithoutImage()
    {
        VgBench bench;
        const VGPaint paint = bench.vg().createPaint();
        bench.vg().setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_PATTERN);
        bench.vg().setColor(paint, 0x00FF00FF);
        bench.vg().setPaint(paint, VG_FILL_PATH);
        bench.vg().drawPath(triangle(bench), VG_FILL_PATH);
        QCOMPARE(bench.target.at<PathDraw>(0).paint.kind, PaintKind::Solid);
        QCOMPARE(bench.target.at<PathDraw>(0).paint.color, (Color{0, 1, 0, 1}));
    }

    // Origins move by escapements and adjustments, drawn or not (OpenVG §11.5).
    void glyphs()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGFont font = vg.createFont(2);
        const std::array<VGfloat, 2> zero{0, 0}, first{10, 1}, second{20, 2};
        vg.setGlyphToPath(font, 65, triangle(bench), VG_FALSE, zero, first);
        vg.setGlyphToPath(font, 66, VG_INVALID_HANDLE, VG_FALSE, zero, second);
        const std::array<VGfloat, 2> start{100, 200};
        vg.setfv(VG_GLYPH_ORIGIN, 2, start);
        vg.drawGlyph(font, 65, 0, VG_FALSE);
        QVERIFY(!bench.system.takeFailure());
        const std::array<VGuint, 3> text{65, 66, 65};
        const std::array<VGfloat, 3> kerning{1, 2, 3};
        QVERIFY(bench.target.drawings.empty());
        vg.drawGlyphs(font, 3, text, kerning, {}, VG_FILL_PATH | VG_STROKE_PATH, VG_FALSE);
        QVERIFY(!bench.system.takeFailure());
        QCOMPARE(bench.target.drawings.size(), std::size_t{4}); // 66 has nothing to draw
        QVERIFY(!bench.target.at<PathDraw>(2).coverage.isStroke && bench.target.at<PathDraw>(3).coverage.isStroke);
        QCOMPARE(bench.target.at<PathDraw>(2).coverage.userToSurface.tx, 110.0 + 11.0 + 22.0);
        std::array<VGfloat, 2> origin{};
        vg.getfv(VG_GLYPH_ORIGIN, 2, origin);
        QCOMPARE(origin, (std::array<VGfloat, 2>{100 + 10 + 40 + 6, 200 + 1 + 4}));
        static const std::array<VGuint, 2> kUnknown{65, 67};
        const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
        checkErrors(
            bench,
            {{"no font", [](Context& c) { c.drawGlyph(kNoHandle, 65, 0, VG_FALSE); }, VG_BAD_HANDLE_ERROR},
             {"no glyph", [=](Context& c) { c.drawGlyph(font, 67, 0, VG_FALSE); }, illegal},
             {"modes", [=](Context& c) { c.drawGlyph(font, 65, 4, VG_FALSE); }, illegal},
             {"one unknown", [=](Context& c) { c.drawGlyphs(font, 2, kUnknown, {}, {}, 0, VG_FALSE); }, illegal},
             {"none", [=](Context& c) { c.drawGlyphs(font, 0, kUnknown, {}, {}, 0, VG_FALSE); }, illegal},
             {"null", [=](Context& c) { c.drawGlyphs(font, 1, {}, {}, {}, 0, VG_FALSE); }, illegal},
             {"no origin", [=](Context& c) { c.setGlyphToPath(font, 1, 0, VG_FALSE, {}, zero); }, illegal},
             {"no path", [=](Context& c) { c.setGlyphToPath(font, 1, kNoHandle, VG_FALSE, zero, zero); },
              VG_BAD_HANDLE_ERROR},
             {"no image", [=](Context& c) { c.setGlyphToImage(font, 1, kNoHandle, zero, zero); }, VG_BAD_HANDLE_ERROR},
             {"hint", [](Context& c) { c.createFont(-1); }, illegal}});
        vg.getfv(VG_GLYPH_ORIGIN, 2, origin);
        QCOMPARE(origin[0], 156.0f);
    }
};

VITRINE_TEST(TestVgDrawing)
#include "tst_vg_drawing.moc"
