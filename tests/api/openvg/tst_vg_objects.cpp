// SPDX-License-Identifier: Apache-2.0
// Handles and lifetimes of objects, and what paths refuse (OpenVG §4, §8.6, §9.1, §10.3, §10.6, §11.4).
#include "tests/api/openvg/vg_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::openvg;

namespace {

constexpr std::array<VGfloat, 2> kZero{0, 0};

} // namespace

class TestVgObjects : public QObject {
    Q_OBJECT

private slots:
    void handlesAreNeverUsedAgain()
    {
        VgBench bench;
        const VGPath first = bench.path();
        bench.vg().destroyPath(first);
        const VGPaint second = bench.vg().createPaint();
        QVERIFY(first != second);
        bench.vg().destroyPaint(first); // A handle of another kind, and gone at that.
        QCOMPARE(bench.error(), VG_BAD_HANDLE_ERROR);
        bench.vg().destroyPath(second);
        QCOMPARE(bench.error(), VG_BAD_HANDLE_ERROR);
    }

    // Of a destroyed paint that is set the context goes on drawing (§9.1.1), live changes included.
    void paintsLiveWhileTheyAreSet()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGPaint paint = vg.createPaint();
        vg.setPaint(paint, VG_FILL_PATH | VG_STROKE_PATH);
        vg.setColor(paint, 0x00FF00FF);
        vg.destroyPaint(paint);
        vg.getColor(paint);
        QCOMPARE(bench.error(), VG_BAD_HANDLE_ERROR);
        QCOMPARE(vg.currentPaint(VG_FILL_PATH).color[1], 1.0f);
        QCOMPARE(vg.getPaint(VG_FILL_PATH), paint);
        vg.setPaint(VG_INVALID_HANDLE, VG_FILL_PATH);
        QCOMPARE(vg.shareGroup().paints.size(), std::size_t{1});
        QCOMPARE(vg.currentPaint(VG_FILL_PATH).color[1], 0.0f);
        vg.setPaint(VG_INVALID_HANDLE, VG_STROKE_PATH);
        QCOMPARE(vg.shareGroup().paints.size(), std::size_t{0});
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void settingAPaintAgainKeepsIt()
    {
        VgBench bench;
        const VGPaint paint = bench.vg().createPaint();
        bench.vg().setPaint(paint, VG_FILL_PATH);
        bench.vg().destroyPaint(paint);
        bench.vg().setPaint(paint, VG_FILL_PATH); // no longer a handle
        QCOMPARE(bench.error(), VG_BAD_HANDLE_ERROR);
        QCOMPARE(bench.vg().getPaint(VG_FILL_PATH), paint);
        const VGPaint other = bench.vg().createPaint();
        bench.vg().setPaint(other, VG_FILL_PATH);
        bench.vg().setPaint(other, VG_FILL_PATH);
        QCOMPARE(bench.vg().getPaint(VG_FILL_PATH), other);
        QCOMPARE(bench.vg().shareGroup().paints.size(), std::size_t{1});
    }

    // §10.6's example, step by step.
    void parents()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGImage a = bench.image(8, 8);
        const VGImage b = vg.childImage(a, 1, 1, 6, 6);
        const VGImage c = vg.childImage(b, 1, 1, 2, 2);
        QCOMPARE(vg.getParent(a), a);
        QCOMPARE(vg.getParent(b), a);
        QCOMPARE(vg.getParent(c), b);
        vg.destroyImage(b);
        QCOMPARE(vg.getParent(c), a);
        vg.destroyImage(a);
        QCOMPARE(vg.getParent(c), c);
        QCOMPARE(vg.shareGroup().images.size(), std::size_t{3}); // The child needs them.
        vg.destroyImage(c);
        QCOMPARE(vg.shareGroup().images.size(), std::size_t{0});
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void imagesLiveAsPatternsAndGlyphs()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGImage image = bench.image();
        const VGPaint paint = vg.createPaint();
        const VGFont font = vg.createFont(0);
        vg.paintPattern(paint, image);
        vg.setGlyphToImage(font, 5, image, kZero, kZero);
        vg.destroyImage(image);
        QCOMPARE(vg.shareGroup().images.size(), std::size_t{1});
        vg.destroyPaint(paint);
        QCOMPARE(vg.shareGroup().images.size(), std::size_t{1});
        vg.destroyFont(font);
        QCOMPARE(vg.shareGroup().images.size(), std::size_t{0});
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    // Their pixels go with the last that uses them, at once.
    void pixelsGoWithTheLastUse()
    {
        using Use = std::function<void(VgBench&, VGPaint, VGFont)>;
        const std::vector<Use> kLastUses{
            [](VgBench& bench, VGPaint paint, VGFont) { bench.vg().destroyPaint(paint); },
            [](VgBench& bench, VGPaint paint, VGFont) { bench.vg().paintPattern(paint, VG_INVALID_HANDLE); },
            [](VgBench& bench, VGPaint paint, VGFont) {
                bench.vg().setPaint(paint, VG_FILL_PATH);
                bench.vg().destroyPaint(paint);
                QCOMPARE(bench.target.images.size(), std::size_t{1}); // it is drawn with
                bench.vg().setPaint(VG_INVALID_HANDLE, VG_FILL_PATH);
            },
            [](VgBench& bench, VGPaint, VGFont font) { bench.vg().destroyFont(font); },
            [](VgBench& bench, VGPaint, VGFont font) { bench.vg().clearGlyph(font, 5); },
            [](VgBench& bench, VGPaint, VGFont font) {
                bench.vg().setGlyphToImage(font, 5, VG_INVALID_HANDLE, kZero, kZero);
            },
            [](VgBench& bench, VGPaint, VGFont font) {
                bench.vg().setGlyphToPath(font, 5, VG_INVALID_HANDLE, VG_FALSE, kZero, kZero);
            },
        };
        for (std::size_t i = 0; i < kLastUses.size(); ++i) {
            VgBench bench;
            const VGImage image = bench.image();
            const VGPaint paint = bench.vg().createPaint();
            const VGFont font = bench.vg().createFont(0);
            if (i < 3)
                bench.vg().paintPattern(paint, image);
            else
                bench.vg().setGlyphToImage(font, 5, image, kZero, kZero);
            bench.vg().destroyImage(image);
            QCOMPARE(bench.target.images.size(), std::size_t{1});
            kLastUses[i](bench, paint, font);
            QCOMPARE(bench.target.images.size(), std::size_t{0});
            QCOMPARE(bench.error(), VG_NO_ERROR);
        }
    }

    void pathsLiveAsGlyphs()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGFont font = vg.createFont(0);
        const VGPath path = bench.path({VG_MOVE_TO_ABS}, {1, 2}), other = bench.path();
        vg.setGlyphToPath(font, 1, path, VG_TRUE, kZero, kZero);
        vg.setGlyphToPath(font, 2, path, VG_TRUE, kZero, kZero);
        vg.destroyPath(path);
        QCOMPARE(vg.getParameteri(font, VG_FONT_NUM_GLYPHS), 2);
        vg.setGlyphToPath(font, 1, other, VG_FALSE, kZero, kZero);
        QCOMPARE(vg.getParameteri(font, VG_FONT_NUM_GLYPHS), 2);
        QCOMPARE(vg.shareGroup().paths.size(), std::size_t{2});
        vg.clearGlyph(font, 2);
        QCOMPARE(vg.shareGroup().paths.size(), std::size_t{1});
        QCOMPARE(vg.shareGroup().pathBytes, std::uint64_t{0});
        QCOMPARE(vg.getParameteri(font, VG_FONT_NUM_GLYPHS), 1);
        vg.clearGlyph(font, 2);
        QCOMPARE(bench.error(), VG_ILLEGAL_ARGUMENT_ERROR);
    }

    // Objects are those of all contexts that share them, and of no others.
    void sharing()
    {
        VgBench bench;
        const ContextId friend_ = bench.system.createContext(bench.id), stranger = bench.system.createContext();
        const VGPath path = bench.path();
        QCOMPARE(bench.system.context(friend_)->getPathCapabilities(path), VGbitfield{VG_PATH_CAPABILITY_ALL});
        bench.system.context(stranger)->getPathCapabilities(path);
        QCOMPARE(bench.system.context(stranger)->getError(), VG_BAD_HANDLE_ERROR);
        bench.system.makeCurrent(friend_, bench.drawable);
        bench.system.destroyContext(bench.id);
        QVERIFY(!bench.system.context(bench.id));
        QCOMPARE(bench.system.context(friend_)->getPathCapabilities(path), VGbitfield{VG_PATH_CAPABILITY_ALL});
        QVERIFY(!bench.system.createContext({99}));
    }

    void aCurrentContextIsDestroyedLater()
    {
        VgBench bench;
        bench.system.destroyContext(bench.id);
        QVERIFY(bench.system.current());
        QVERIFY(bench.system.makeCurrent({}, {}));
        QVERIFY(!bench.system.current());
        QVERIFY(!bench.system.context(bench.id));
        QVERIFY(!bench.system.makeCurrent(bench.id, bench.drawable));
    }

    // A clone goes on by itself.
    void clones()
    {
        VgBench bench;
        const VGPath path = bench.path({VG_MOVE_TO_ABS}, {1, 2});
        RecordingTarget other;
        System clone = bench.system.cloneFor(other);
        bench.append(path, {VG_LINE_TO_ABS}, {3, 4});
        bench.vg().seti(VG_FILL_RULE, VG_NON_ZERO);
        QCOMPARE(bench.vg().getParameteri(path, VG_PATH_NUM_SEGMENTS), 2);
        QCOMPARE(clone.current()->getParameteri(path, VG_PATH_NUM_SEGMENTS), 1);
        QCOMPARE(clone.current()->geti(VG_FILL_RULE), VGint{VG_EVEN_ODD});
        clone.current()->drawPath(path, VG_FILL_PATH);
        QCOMPARE(other.drawings.size(), std::size_t{1});
        QVERIFY(bench.target.drawings.empty());
    }

    void parametersOfPaths()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGPath path = vg.createPath(VG_PATH_FORMAT_STANDARD, VG_PATH_DATATYPE_S_16, 0.5f, -3.0f, 9, 9,
                                          VG_PATH_CAPABILITY_APPEND_TO | 0x10000);
        QCOMPARE(vg.getPathCapabilities(path), VGbitfield{VG_PATH_CAPABILITY_APPEND_TO});
        const std::vector<VGubyte> commands{VG_MOVE_TO_ABS, VG_HLINE_TO_REL, 1};
        const std::vector<std::int16_t> values{1, 2, 3};
        vg.appendPathData(path, 3, commands, std::as_bytes(std::span(values)));
        QCOMPARE(vg.getParameteri(path, VG_PATH_FORMAT), 0);
        QCOMPARE(vg.getParameteri(path, VG_PATH_DATATYPE), VGint{VG_PATH_DATATYPE_S_16});
        QCOMPARE(vg.getParameterf(path, VG_PATH_SCALE), 0.5f);
        QCOMPARE(vg.getParameterf(path, VG_PATH_BIAS), -3.0f);
        QCOMPARE(vg.getParameteri(path, VG_PATH_NUM_SEGMENTS), 3);
        QCOMPARE(vg.getParameteri(path, VG_PATH_NUM_COORDS), 3);
        vg.clearPath(path, VG_PATH_CAPABILITY_ALL);
        QCOMPARE(vg.getParameteri(path, VG_PATH_NUM_SEGMENTS), 0);
        QCOMPARE(vg.getParameterf(path, VG_PATH_SCALE), 0.5f);
        QCOMPARE(vg.getPathCapabilities(path), VGbitfield{VG_PATH_CAPABILITY_ALL});
        vg.removePathCapabilities(path, VG_PATH_CAPABILITY_MODIFY);
        QCOMPARE(vg.getPathCapabilities(path),
                 VGbitfield{VG_PATH_CAPABILITY_ALL} & ~VGbitfield{VG_PATH_CAPABILITY_MODIFY});
        QCOMPARE(vg.shareGroup().pathBytes, std::uint64_t{0});
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void errorsOfPaths()
    {
        VgBench bench;
        const VGPath path = bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS}, {0, 0, 1, 1}), unable = bench.path(0);
        static const std::vector<VGubyte> kLine{VG_LINE_TO_ABS}, kBad{26}, kReserved{VG_LINE_TO_ABS | 0x20};
        alignas(4) static const std::array<std::byte, 32> kData{};
        const std::span<const std::byte> data = kData, odd = data.subspan(1);
        const std::span<const VGubyte> noCommands;
        static std::array<VGfloat, 1> x, y;
        const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
        const auto create = [](VGint format, VGint datatype, VGfloat scale) {
            return
                [=](Context& vg) { vg.createPath(format, static_cast<VGPathDatatype>(datatype), scale, 0, 0, 0, 0); };
        };
        checkErrors(
            bench,
            {
                {"format", create(1, VG_PATH_DATATYPE_F, 1), VG_UNSUPPORTED_PATH_FORMAT_ERROR},
                {"datatype", create(0, 4, 1), illegal},
                {"scale 0", create(0, VG_PATH_DATATYPE_F, 0), illegal},
                {"scale of no number", create(0, VG_PATH_DATATYPE_F, std::nanf("")), illegal},
                {"clear", [](Context& vg) { vg.clearPath(kNoHandle, 0); }, VG_BAD_HANDLE_ERROR},
                {"append data", [=](Context& vg) { vg.appendPathData(kNoHandle, 1, kLine, data); },
                 VG_BAD_HANDLE_ERROR},
                {"unable", [=](Context& vg) { vg.appendPathData(unable, 1, kLine, data); }, VG_PATH_CAPABILITY_ERROR},
                {"no commands", [=](Context& vg) { vg.appendPathData(path, 1, noCommands, data); }, illegal},
                {"no data", [=](Context& vg) { vg.appendPathData(path, 1, kLine, {}); }, illegal},
                {"unaligned", [=](Context& vg) { vg.appendPathData(path, 1, kLine, odd); }, illegal},
                {"none", [=](Context& vg) { vg.appendPathData(path, 0, kLine, data); }, illegal},
                {"illegal command", [=](Context& vg) { vg.appendPathData(path, 1, kBad, data); }, illegal},
                {"reserved bits", [=](Context& vg) { vg.appendPathData(path, 1, kReserved, data); }, illegal},
                {"append", [=](Context& vg) { vg.appendPath(path, kNoHandle); }, VG_BAD_HANDLE_ERROR},
                {"append from", [=](Context& vg) { vg.appendPath(path, unable); }, VG_PATH_CAPABILITY_ERROR},
                {"append to", [=](Context& vg) { vg.appendPath(unable, path); }, VG_PATH_CAPABILITY_ERROR},
                {"modify", [=](Context& vg) { vg.modifyPathCoords(unable, 0, 1, data); }, VG_PATH_CAPABILITY_ERROR},
                {"modify beyond", [=](Context& vg) { vg.modifyPathCoords(path, 1, 2, data); }, illegal},
                {"modify before", [=](Context& vg) { vg.modifyPathCoords(path, -1, 1, data); }, illegal},
                {"modify far", [=](Context& vg) { vg.modifyPathCoords(path, 2147483647, 2147483647, data); }, illegal},
                {"transform", [=](Context& vg) { vg.transformPath(unable, path); }, VG_PATH_CAPABILITY_ERROR},
                {"interpolate", [=](Context& vg) { vg.interpolatePath(path, unable, path, 0); },
                 VG_PATH_CAPABILITY_ERROR},
                {"length", [=](Context& vg) { vg.pathLength(unable, 0, 1); }, VG_PATH_CAPABILITY_ERROR},
                {"length of none", [=](Context& vg) { vg.pathLength(path, 0, 0); }, illegal},
                {"length beyond", [=](Context& vg) { vg.pathLength(path, 2, 1); }, illegal},
                {"point", [=](Context& vg) { vg.pointAlongPath(unable, 0, 1, 0, x, y, {}, {}); },
                 VG_PATH_CAPABILITY_ERROR},
                {"tangent", [=](Context& vg) { vg.pointAlongPath(unable, 0, 1, 0, {}, {}, x, y); },
                 VG_PATH_CAPABILITY_ERROR},
                {"bounds", [=](Context& vg) { vg.pathBounds(path, x, y, x, {}); }, illegal},
                {"bounds of unable", [=](Context& vg) { vg.pathBounds(unable, x, y, x, y); }, VG_PATH_CAPABILITY_ERROR},
                {"transformed", [=](Context& vg) { vg.pathTransformedBounds(unable, x, y, x, y); },
                 VG_PATH_CAPABILITY_ERROR},
            });
        QCOMPARE(bench.vg().getParameteri(path, VG_PATH_NUM_SEGMENTS), 2);
    }

    void queriesOfPaths()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const VGPath path = bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_REL}, {1, 2, 3, 4});
        QCOMPARE(vg.pathLength(path, 0, 2), 5.0f);
        QCOMPARE(vg.pathLength(path, 0, 3), -1.0f);
        std::array<VGfloat, 1> x{-9}, y{-9}, tx{-9}, ty{-9};
        vg.pointAlongPath(path, 0, 2, 2.5f, x, y, tx, ty);
        QCOMPARE(bench.error(), VG_ILLEGAL_ARGUMENT_ERROR); // of the length that failed
        QCOMPARE(x[0], 2.5f);
        QCOMPARE(y[0], 4.0f);
        QCOMPARE(tx[0], 0.6f);
        QCOMPARE(ty[0], 0.8f);
        // One address without its partner is not written to.
        x[0] = tx[0] = -9;
        vg.pointAlongPath(path, 0, 2, 1, x, {}, tx, {});
        QCOMPARE(x[0], -9.0f);
        std::array<VGfloat, 1> width{}, height{};
        vg.pathBounds(path, x, y, width, height);
        QCOMPARE((std::array<VGfloat, 4>{x[0], y[0], width[0], height[0]}), (std::array<VGfloat, 4>{1, 2, 3, 4}));
        vg.scale(2, -1);
        vg.pathTransformedBounds(path, x, y, width, height);
        QCOMPARE((std::array<VGfloat, 4>{x[0], y[0], width[0], height[0]}), (std::array<VGfloat, 4>{2, -6, 6, 4}));
        vg.pathBounds(bench.path(), x, y, width, height);
        QCOMPARE((std::array<VGfloat, 4>{x[0], y[0], width[0], height[0]}), (std::array<VGfloat, 4>{0, 0, -1, -1}));
        // A path appended to itself, then transformed onto itself.
        vg.appendPath(path, path);
        vg.transformPath(path, path);
        QCOMPARE(vg.getParameteri(path, VG_PATH_NUM_SEGMENTS), 8);
        QCOMPARE(vg.interpolatePath(path, path, path, 0.5f), VG_TRUE);
        QCOMPARE(vg.getParameteri(path, VG_PATH_NUM_SEGMENTS), 16);
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void errorsOfPaintsAndImages()
    {
        VgBench bench;
        const VGPaint paint = bench.vg().createPaint();
        const VGImage image = bench.image(8, 4);
        const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
        const auto create = [](VGint format, VGint width, VGint height, VGbitfield quality) {
            return [=](Context& vg) { vg.createImage(static_cast<VGImageFormat>(format), width, height, quality); };
        };
        checkErrors(
            bench,
            {
                {"set no paint", [](Context& vg) { vg.setPaint(kNoHandle, VG_FILL_PATH); }, VG_BAD_HANDLE_ERROR},
                {"no mode", [=](Context& vg) { vg.setPaint(paint, 0); }, illegal},
                {"modes", [=](Context& vg) { vg.setPaint(paint, 4); }, illegal},
                {"get both", [](Context& vg) { vg.getPaint(static_cast<VGPaintMode>(3)); }, illegal},
                {"no pattern", [=](Context& vg) { vg.paintPattern(paint, kNoHandle); }, VG_BAD_HANDLE_ERROR},
                {"pattern of none", [=](Context& vg) { vg.paintPattern(kNoHandle, image); }, VG_BAD_HANDLE_ERROR},
                {"format", create(15, 1, 1, 1), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR},
                {"alpha first without alpha", create(3 | 64, 1, 1, 1), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR},
                {"reversed gray", create(VG_sL_8 | 128, 1, 1, 1), VG_UNSUPPORTED_IMAGE_FORMAT_ERROR},
                {"width", create(VG_A_8, 0, 1, 1), illegal},
                {"height", create(VG_A_8, 1, -1, 1), illegal},
                {"too wide", create(VG_A_8, 4097, 1, 1), illegal},
                {"too high", create(VG_A_8, 1, 4097, 1), illegal},
                {"largest", create(VG_sRGBA_8888, 4096, 4096, 1), VG_NO_ERROR},
                {"quality", create(VG_A_8, 1, 1, 8), illegal},
                {"no quality", create(VG_A_8, 1, 1, 0), illegal},
                {"child", [=](Context& vg) { vg.childImage(image, 0, 0, 9, 1); }, illegal},
                {"child beyond", [=](Context& vg) { vg.childImage(image, 8, 0, 1, 1); }, illegal},
                {"child far", [=](Context& vg) { vg.childImage(image, 1, 0, 2147483647, 1); }, illegal},
                {"child of none", [](Context& vg) { vg.childImage(kNoHandle, 0, 0, 1, 1); }, VG_BAD_HANDLE_ERROR},
                {"parent of none", [](Context& vg) { vg.getParent(kNoHandle); }, VG_BAD_HANDLE_ERROR},
            });
        int formats = 0;
        for (VGint format = -1; format < 300; ++format) {
            create(format, 1, 1, 1)(bench.vg());
            formats += bench.error() == VG_NO_ERROR ? 1 : 0;
        }
        QCOMPARE(formats, 15 + 8 + 9 + 8); // VGImageFormat
    }
};

VITRINE_TEST(TestVgObjects)
#include "tst_vg_objects.moc"
