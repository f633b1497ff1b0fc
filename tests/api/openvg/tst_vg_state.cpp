// SPDX-License-Identifier: Apache-2.0
// Parameters of contexts and objects (OpenVG §5): defaults of tables 4, 8 and 10, conversions and errors.
#include "core/api/openvg/limits.h"
#include "tests/api/openvg/vg_bench.h"
#include "tests/harness/test_class.h"

#include <cstdint>
#include <limits>

using namespace vitrine::core::openvg;

namespace {

struct Default {
    VGParamType type;
    std::vector<VGfloat> values;
    bool isList = false;
};

const std::vector<Default> kDefaults = {
    {VG_MATRIX_MODE, {VG_MATRIX_PATH_USER_TO_SURFACE}},
    {VG_FILL_RULE, {VG_EVEN_ODD}},
    {VG_IMAGE_QUALITY, {VG_IMAGE_QUALITY_FASTER}},
    {VG_RENDERING_QUALITY, {VG_RENDERING_QUALITY_BETTER}},
    {VG_BLEND_MODE, {VG_BLEND_SRC_OVER}},
    {VG_IMAGE_MODE, {VG_DRAW_IMAGE_NORMAL}},
    {VG_SCISSOR_RECTS, {}, true},
    {VG_COLOR_TRANSFORM, {VG_FALSE}},
    {VG_COLOR_TRANSFORM_VALUES, {1, 1, 1, 1, 0, 0, 0, 0}, true},
    {VG_STROKE_LINE_WIDTH, {1}},
    {VG_STROKE_CAP_STYLE, {VG_CAP_BUTT}},
    {VG_STROKE_JOIN_STYLE, {VG_JOIN_MITER}},
    {VG_STROKE_MITER_LIMIT, {4}},
    {VG_STROKE_DASH_PATTERN, {}, true},
    {VG_STROKE_DASH_PHASE, {0}},
    {VG_STROKE_DASH_PHASE_RESET, {VG_FALSE}},
    {VG_TILE_FILL_COLOR, {0, 0, 0, 0}, true},
    {VG_CLEAR_COLOR, {0, 0, 0, 0}, true},
    {VG_GLYPH_ORIGIN, {0, 0}, true},
    {VG_MASKING, {VG_FALSE}},
    {VG_SCISSORING, {VG_FALSE}},
    {VG_PIXEL_LAYOUT, {VG_PIXEL_LAYOUT_UNKNOWN}},
    {VG_SCREEN_LAYOUT, {VG_PIXEL_LAYOUT_BGR_HORIZONTAL}}, // that of the surface below
    {VG_FILTER_FORMAT_LINEAR, {VG_FALSE}},
    {VG_FILTER_FORMAT_PREMULTIPLIED, {VG_FALSE}},
    {VG_FILTER_CHANNEL_MASK, {15}},
    // Limits: VG2D-14, VG2D-23 and what the specification asks for at least.
    {VG_MAX_SCISSOR_RECTS, {255}},
    {VG_MAX_DASH_COUNT, {256}},
    {VG_MAX_KERNEL_SIZE, {32}},
    {VG_MAX_SEPARABLE_KERNEL_SIZE, {131}},
    {VG_MAX_COLOR_RAMP_STOPS, {256}},
    {VG_MAX_GAUSSIAN_STD_DEVIATION, {16}},
    {VG_MAX_FLOAT, {std::numeric_limits<float>::max()}},
};

std::vector<VGfloat> valuesOf(Context& vg, VGParamType type)
{
    std::vector<VGfloat> values(static_cast<std::size_t>(vg.getVectorSize(type)), -99.0f);
    if (!values.empty())
        vg.getfv(type, static_cast<VGint>(values.size()), values);
    return values;
}

} // namespace

class TestVgState : public QObject {
    Q_OBJECT

private slots:
    void defaults()
    {
        DrawableConfig config{64, 48};
        config.layout = VG_PIXEL_LAYOUT_BGR_HORIZONTAL;
        VgBench bench(config);
        for (const Default& row : kDefaults) {
            const QByteArray name = QByteArray::number(row.type, 16);
            QVERIFY2(valuesOf(bench.vg(), row.type) == row.values, name);
            if (row.isList)
                continue;
            QVERIFY2(bench.vg().getf(row.type) == row.values[0], name);
            QCOMPARE(bench.error(), VG_NO_ERROR);
        }
        for (const VGParamType type : {VG_MAX_IMAGE_WIDTH, VG_MAX_IMAGE_HEIGHT})
            QVERIFY(bench.vg().geti(type) >= 256);
        for (const VGParamType type : {VG_MAX_IMAGE_PIXELS, VG_MAX_IMAGE_BYTES})
            QVERIFY(bench.vg().geti(type) >= 65536);
        // Every image that is neither too wide nor too high has few enough of both, 4 bytes a pixel (OpenVG §5.2.1).
        const std::int64_t pixels =
            std::int64_t{bench.vg().geti(VG_MAX_IMAGE_WIDTH)} * bench.vg().geti(VG_MAX_IMAGE_HEIGHT);
        QVERIFY(pixels <= bench.vg().geti(VG_MAX_IMAGE_PIXELS));
        QVERIFY(4 * pixels <= bench.vg().geti(VG_MAX_IMAGE_BYTES));
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    // Every parameter of the headers is one of the table.
    void everyParameterIsThere()
    {
        VgBench bench;
        int known = 0;
        for (VGint type = 0x1100; type < 0x1180; ++type) {
            bench.vg().getVectorSize(static_cast<VGParamType>(type));
            known += bench.error() == VG_NO_ERROR ? 1 : 0;
        }
        QCOMPARE(known, 37);
    }

    void integersOfFloats()
    {
        VgBench bench;
        const std::pair<VGfloat, VGint> kCases[] = {{2.9f, 2},
                                                    {-0.1f, -1},
                                                    {-7.0f, -7},
                                                    {3e9f, std::numeric_limits<VGint>::max()},
                                                    {-3e9f, std::numeric_limits<VGint>::min()},
                                                    {std::nanf(""), 0}};
        for (const auto& [value, expected] : kCases) {
            bench.vg().setf(VG_STROKE_LINE_WIDTH, value);
            QCOMPARE(bench.vg().geti(VG_STROKE_LINE_WIDTH), expected);
            bench.vg().setf(VG_FILTER_CHANNEL_MASK, value);
            QCOMPARE(bench.vg().geti(VG_FILTER_CHANNEL_MASK), expected);
        }
        bench.vg().seti(VG_STROKE_DASH_PHASE, 7);
        QCOMPARE(bench.vg().getf(VG_STROKE_DASH_PHASE), 7.0f);
        bench.vg().setf(VG_BLEND_MODE, 0x2003 + 0.5f);
        QCOMPARE(bench.vg().geti(VG_BLEND_MODE), VGint{VG_BLEND_SRC_IN});
        bench.vg().seti(VG_MASKING, -5); // what is not 0 is true
        QCOMPARE(bench.vg().geti(VG_MASKING), VGint{VG_TRUE});
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    // vgGet tells the original values, though less than 1 counts as 1.
    void originalValuesComeBack()
    {
        VgBench bench;
        bench.vg().setf(VG_STROKE_MITER_LIMIT, 0.25f);
        QCOMPARE(bench.vg().getf(VG_STROKE_MITER_LIMIT), 0.25f);
        const std::array<VGfloat, 4> color{2.0f, -1.0f, 0.5f, 7.0f};
        bench.vg().setfv(VG_CLEAR_COLOR, 4, color);
        QCOMPARE(valuesOf(bench.vg(), VG_CLEAR_COLOR), (std::vector<VGfloat>{2, -1, 0.5f, 7}));
    }

    void lists()
    {
        VgBench bench;
        Context& vg = bench.vg();
        const std::vector<VGfloat> dashes{1.5f, 2, 3};
        vg.setfv(VG_STROKE_DASH_PATTERN, 3, dashes);
        QCOMPARE(vg.getVectorSize(VG_STROKE_DASH_PATTERN), 3);
        std::array<VGint, 2> first{};
        vg.getiv(VG_STROKE_DASH_PATTERN, 2, first);
        QCOMPARE(first, (std::array<VGint, 2>{1, 2}));
        vg.setfv(VG_STROKE_DASH_PATTERN, 0, {});
        QCOMPARE(vg.getVectorSize(VG_STROKE_DASH_PATTERN), 0);
        // What is beyond the limit is dropped.
        const std::vector<VGint> many(4 * 300, 5);
        vg.setiv(VG_SCISSOR_RECTS, 4 * 300, many);
        QCOMPARE(vg.getVectorSize(VG_SCISSOR_RECTS), 4 * 255);
        const std::vector<VGfloat> long_(300, 1.0f);
        vg.setfv(VG_STROKE_DASH_PATTERN, 300, long_);
        QCOMPARE(vg.getVectorSize(VG_STROKE_DASH_PATTERN), 256);
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void readOnly()
    {
        VgBench bench;
        bench.vg().seti(VG_MAX_KERNEL_SIZE, 5);
        bench.vg().seti(VG_SCREEN_LAYOUT, VG_PIXEL_LAYOUT_RGB_VERTICAL);
        const VGPath path = bench.path();
        bench.vg().setParameterf(path, VG_PATH_SCALE, 5.0f);
        QCOMPARE(bench.error(), VG_NO_ERROR);
        QCOMPARE(bench.vg().geti(VG_MAX_KERNEL_SIZE), 32);
        QCOMPARE(bench.vg().geti(VG_SCREEN_LAYOUT), VGint{VG_PIXEL_LAYOUT_UNKNOWN});
        QCOMPARE(bench.vg().getParameterf(path, VG_PATH_SCALE), 1.0f);
    }

    void errors()
    {
        VgBench bench;
        static const std::array<VGfloat, 8> kFloats{};
        static std::array<VGfloat, 8> floats{};
        static const std::array<std::byte, 16> kBytes{};
        const std::span<const VGfloat> null;
        const std::span<const VGfloat> odd(reinterpret_cast<const VGfloat*>(kBytes.data() + 1), 2);
        const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
        checkErrors(
            bench,
            {
                {"no parameter", [](Context& vg) { vg.seti(static_cast<VGParamType>(0x1107), 1); }, illegal},
                {"list as one", [](Context& vg) { vg.setf(VG_CLEAR_COLOR, 1); }, illegal},
                {"one as list of 2", [](Context& vg) { vg.setfv(VG_STROKE_LINE_WIDTH, 2, kFloats); }, illegal},
                {"one as list of 1", [](Context& vg) { vg.setfv(VG_STROKE_LINE_WIDTH, 1, kFloats); }, VG_NO_ERROR},
                {"one as list of 0", [](Context& vg) { vg.setfv(VG_STROKE_LINE_WIDTH, 0, kFloats); }, illegal},
                {"wrong name", [](Context& vg) { vg.seti(VG_BLEND_MODE, 0x200A); }, illegal},
                {"wrong matrix", [](Context& vg) { vg.seti(VG_MATRIX_MODE, 0x13FF); }, illegal},
                {"two qualities", [](Context& vg) { vg.seti(VG_IMAGE_QUALITY, 3); }, illegal},
                {"wrong count", [](Context& vg) { vg.setfv(VG_CLEAR_COLOR, 3, kFloats); }, illegal},
                {"scissor of 5", [](Context& vg) { vg.setfv(VG_SCISSOR_RECTS, 5, kFloats); }, illegal},
                {"null", [=](Context& vg) { vg.setfv(VG_STROKE_DASH_PATTERN, 2, null); }, illegal},
                {"null of 0", [=](Context& vg) { vg.setfv(VG_STROKE_DASH_PATTERN, 0, null); }, VG_NO_ERROR},
                {"unaligned", [=](Context& vg) { vg.setfv(VG_STROKE_DASH_PATTERN, 2, odd); }, illegal},
                {"negative", [](Context& vg) { vg.setfv(VG_STROKE_DASH_PATTERN, -1, kFloats); }, illegal},
                {"get a list", [](Context& vg) { vg.geti(VG_SCISSOR_RECTS); }, illegal},
                {"get none", [](Context& vg) { vg.getfv(VG_CLEAR_COLOR, 0, floats); }, illegal},
                {"get too many", [](Context& vg) { vg.getfv(VG_CLEAR_COLOR, 5, floats); }, illegal},
                {"get of empty", [](Context& vg) { vg.getfv(VG_SCISSOR_RECTS, 1, floats); }, illegal},
                {"get to null", [](Context& vg) { vg.getfv(VG_CLEAR_COLOR, 4, {}); }, illegal},
                {"get fewer", [](Context& vg) { vg.getfv(VG_CLEAR_COLOR, 2, floats); }, VG_NO_ERROR},
                {"no object", [](Context& vg) { vg.setParameteri(kNoHandle, VG_PAINT_TYPE, 1); }, VG_BAD_HANDLE_ERROR},
                {"get of no object", [](Context& vg) { vg.getParameteri(0, VG_PAINT_TYPE); }, VG_BAD_HANDLE_ERROR},
            });
        // Faulty calls have changed nothing.
        QCOMPARE(bench.vg().geti(VG_BLEND_MODE), VGint{VG_BLEND_SRC_OVER});
    }

    void objectErrors()
    {
        VgBench bench;
        const VGPaint paint = bench.vg().createPaint();
        const VGPath path = bench.path();
        const VGMaskLayer layer = bench.vg().createMaskLayer(4, 4);
        static const std::array<VGfloat, 8> kFloats{};
        const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
        checkErrors(
            bench,
            {
                {"paint's of a path", [=](Context& vg) { vg.getParameteri(path, VG_PAINT_TYPE); }, illegal},
                {"of a layer", [=](Context& vg) { vg.getParameteri(layer, VG_PAINT_TYPE); }, illegal},
                {"wrong type", [=](Context& vg) { vg.setParameteri(paint, VG_PAINT_TYPE, 0x1B04); }, illegal},
                {"list as one", [=](Context& vg) { vg.setParameterf(paint, VG_PAINT_COLOR, 1); }, illegal},
                {"radial of 4", [=](Context& vg) { vg.setParameterfv(paint, VG_PAINT_RADIAL_GRADIENT, 4, kFloats); },
                 illegal},
                {"stop of 4", [=](Context& vg) { vg.setParameterfv(paint, VG_PAINT_COLOR_RAMP_STOPS, 4, kFloats); },
                 illegal},
                {"stop of 5", [=](Context& vg) { vg.setParameterfv(paint, VG_PAINT_COLOR_RAMP_STOPS, 5, kFloats); },
                 VG_NO_ERROR},
                {"no stop", [=](Context& vg) { vg.setParameterfv(paint, VG_PAINT_COLOR_RAMP_STOPS, 0, {}); },
                 VG_NO_ERROR},
                {"null", [=](Context& vg) { vg.setParameterfv(paint, VG_PAINT_COLOR, 4, {}); }, illegal},
            });
    }

    // Table 10.
    void defaultsOfPaints()
    {
        VgBench bench;
        const VGPaint paint = bench.vg().createPaint();
        const auto values = [&](VGint type) {
            std::vector<VGfloat> all(static_cast<std::size_t>(bench.vg().getParameterVectorSize(paint, type)));
            if (!all.empty())
                bench.vg().getParameterfv(paint, type, static_cast<VGint>(all.size()), all);
            return all;
        };
        QCOMPARE(values(VG_PAINT_TYPE), (std::vector<VGfloat>{VG_PAINT_TYPE_COLOR}));
        QCOMPARE(values(VG_PAINT_COLOR), (std::vector<VGfloat>{0, 0, 0, 1}));
        QCOMPARE(values(VG_PAINT_COLOR_RAMP_SPREAD_MODE), (std::vector<VGfloat>{VG_COLOR_RAMP_SPREAD_PAD}));
        QCOMPARE(values(VG_PAINT_COLOR_RAMP_STOPS), std::vector<VGfloat>());
        QCOMPARE(values(VG_PAINT_COLOR_RAMP_PREMULTIPLIED), (std::vector<VGfloat>{VG_TRUE}));
        QCOMPARE(values(VG_PAINT_LINEAR_GRADIENT), (std::vector<VGfloat>{0, 0, 1, 0}));
        QCOMPARE(values(VG_PAINT_RADIAL_GRADIENT), (std::vector<VGfloat>{0, 0, 0, 0, 1}));
        QCOMPARE(values(VG_PAINT_PATTERN_TILING_MODE), (std::vector<VGfloat>{VG_TILE_FILL}));
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    // OpenVG §4.1: the oldest error is told, once.
    void theOldestErrorIsKept()
    {
        VgBench bench;
        bench.vg().destroyPath(kNoHandle);
        bench.vg().seti(VG_BLEND_MODE, 0);
        QCOMPARE(bench.error(), VG_BAD_HANDLE_ERROR);
        QCOMPARE(bench.error(), VG_NO_ERROR);
    }

    void strings()
    {
        VgBench bench;
        QCOMPARE(bench.vg().getString(VG_VERSION), std::string_view("1.1"));
        QVERIFY(!bench.vg().getString(VG_VENDOR).empty());
        QVERIFY(bench.vg().getString(VG_EXTENSIONS).empty());
        QVERIFY(bench.vg().getString(static_cast<VGStringID>(0x2304)).empty());
        QCOMPARE(bench.error(), VG_NO_ERROR);
        QCOMPARE(bench.vg().hardwareQuery(VG_PATH_DATATYPE_QUERY, VG_PATH_DATATYPE_S_8), VG_HARDWARE_ACCELERATED);
        bench.vg().hardwareQuery(VG_IMAGE_FORMAT_QUERY, VG_lABGR_8888_PRE);
        QCOMPARE(bench.error(), VG_NO_ERROR);
        bench.vg().hardwareQuery(VG_PATH_DATATYPE_QUERY, 4);
        QCOMPARE(bench.error(), VG_ILLEGAL_ARGUMENT_ERROR);
    }
};

VITRINE_TEST(TestVgState)
#include "tst_vg_state.moc"
