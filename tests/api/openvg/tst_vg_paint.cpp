// SPDX-License-Identifier: Apache-2.0
// Paints as they are drawn with (VG2D-17; OpenVG §9).
#include "core/api/openvg/paint.h"
#include "tests/api/openvg/paths.h"
#include "tests/api/openvg/vg_bench.h"
#include "tests/harness/test_class.h"

using namespace vitrine::core::openvg;

namespace {

RadialGradient radial(std::array<VGfloat, 5> values)
{
    Paint paint;
    paint.type = VG_PAINT_TYPE_RADIAL_GRADIENT;
    paint.radialGradient = values;
    return sourceOf(paint).radial;
}

std::vector<double> offsetsOf(const ColorRamp& ramp)
{
    std::vector<double> offsets;
    for (const RampStop& stop : ramp)
        offsets.push_back(stop.offset);
    return offsets;
}

const ColorRamp kBlackToWhite{{0.0, {0, 0, 0, 1}}, {1.0, {1, 1, 1, 1}}};

} // namespace

class TestVgPaint : public QObject {
    Q_OBJECT

private slots:
    // The numbers of the requirement.
    void VG2D_17_gradients()
    {
        QCOMPARE(valueAt(LinearGradient{{0, 0}, {10, 0}}, {2.5, 99}), 0.25);
        QCOMPARE(valueAt(radial({0, 0, 0, 0, 10}), {3, 4}), 0.5);
        QCOMPARE(valueAt(radial({0, 0, 5, 0, 10}), {10, 0}), 1.0);
        QVERIFY(near(valueAt(radial({0, 0, 5, 0, 10}), {0, 0}), 1.0 / 3.0, 1e-12));
    }

    void VG2D_17_spread()
    {
        QCOMPARE(spread(VG_COLOR_RAMP_SPREAD_PAD, 1.25), 1.0);
        QCOMPARE(spread(VG_COLOR_RAMP_SPREAD_REPEAT, 1.25), 0.25);
        QCOMPARE(spread(VG_COLOR_RAMP_SPREAD_REFLECT, 1.25), 0.75);
        QCOMPARE(spread(VG_COLOR_RAMP_SPREAD_PAD, -0.25), 0.0);
        QCOMPARE(spread(VG_COLOR_RAMP_SPREAD_REPEAT, -0.25), 0.75);
        QCOMPARE(spread(VG_COLOR_RAMP_SPREAD_REFLECT, -0.25), 0.25);
        QVERIFY(near(spread(VG_COLOR_RAMP_SPREAD_REPEAT, -5.6), 0.4)); // OpenVG §9.3.3
        QVERIFY(near(spread(VG_COLOR_RAMP_SPREAD_REFLECT, 2.4), 0.4));
    }

    // Without extent the value is 1: the last color, with repeat the first.
    void VG2D_17_degenerateGradients()
    {
        QCOMPARE(valueAt(LinearGradient{{3, 3}, {3, 3}}, {9, 9}), 1.0);
        QCOMPARE(valueAt(radial({0, 0, 0, 0, 0}), {9, 9}), 1.0);
        QCOMPARE(valueAt(radial({0, 0, 0, 0, -1}), {9, 9}), 1.0);
        QCOMPARE(colorAt(kBlackToWhite, spread(VG_COLOR_RAMP_SPREAD_PAD, 1.0))[0], 1.0);
        QCOMPARE(colorAt(kBlackToWhite, spread(VG_COLOR_RAMP_SPREAD_REFLECT, 1.0))[0], 1.0);
        QCOMPARE(colorAt(kBlackToWhite, spread(VG_COLOR_RAMP_SPREAD_REPEAT, 1.0))[0], 0.0);
    }

    // A focus outside moves to 0.999 radii from the center.
    void VG2D_17_focus()
    {
        QVERIFY(near(radial({1, 2, 1 + 30, 2 + 40, 10}).focus, {1 + 5.994, 2 + 7.992}, 1e-9));
        QVERIFY(near(radial({0, 0, 10, 0, 10}).focus, {9.99, 0}, 1e-9));
        QCOMPARE(radial({0, 0, 9.5, 0, 10}).focus, (Point{9.5, 0}));
        // On the circle's other side it is still 1.
        QVERIFY(near(valueAt(radial({0, 0, 99, 0, 10}), {-10, 0}), 1.0, 1e-9));
    }

    void VG2D_17_noStops()
    {
        QCOMPARE(rampOf({}, true), kBlackToWhite);
        const std::vector<VGfloat> outside{-0.5f, 1, 0, 0, 1, 1.5f, 0, 1, 0, 1};
        QCOMPARE(rampOf(outside, true), kBlackToWhite);
        // Out of order: all of them are ignored.
        const std::vector<VGfloat> unordered{0.6f, 1, 0, 0, 1, 0.5f, 0, 1, 0, 1, 0.9f, 0, 0, 1, 1};
        QCOMPARE(rampOf(unordered, true), kBlackToWhite);
    }

    void VG2D_17_impliedStops()
    {
        const std::vector<VGfloat> middle{0.25f, 1, 0.5f, 0, 1, 0.75f, 0, 1, 2, 1};
        const ColorRamp ramp = rampOf(middle, false);
        QCOMPARE(offsetsOf(ramp), (std::vector<double>{0, 0.25, 0.75, 1}));
        QCOMPARE(ramp[0].color, (Color{1, 0.5, 0, 1}));
        QCOMPARE(ramp[3].color, (Color{0, 1, 1, 1})); // 2 is too much
        QCOMPARE(colorAt(ramp, 0.5), (Color{0.5, 0.75, 0.5, 1}));
        QCOMPARE(colorAt(ramp, 0.1), (Color{1, 0.5, 0, 1}));
        QCOMPARE(colorAt(ramp, 1.0), (Color{0, 1, 1, 1}));
    }

    // At several stops of one offset it is the last one's color; just before, the first one's.
    void VG2D_17_steps()
    {
        const std::vector<VGfloat> stops{0, 0, 0,    0, 1, 0.5f, 1, 0, 0, 1, 0.5f, 0, 1,
                                         0, 1, 0.5f, 0, 0, 1,    1, 1, 1, 1, 1,    1};
        const ColorRamp ramp = rampOf(stops, false);
        QCOMPARE(colorAt(ramp, 0.5), (Color{0, 0, 1, 1}));
        QVERIFY(near(colorAt(ramp, 0.499999)[0], 1.0, 1e-5));
        QCOMPARE(colorAt(ramp, 0.75), (Color{0.5, 0.5, 1, 1}));
    }

    void VG2D_17_premultipliedRamp()
    {
        const std::vector<VGfloat> stops{0, 1, 0, 0, 1, 1, 0, 1, 0, 0};
        QCOMPARE(colorAt(rampOf(stops, true), 0.5), (Color{0.5, 0, 0, 0.5}));
        QCOMPARE(colorAt(rampOf(stops, false), 0.5), (Color{0.5, 0.5, 0, 0.5}));
    }

    // vgSetColor and vgGetColor (OpenVG §9.2).
    void packedColors()
    {
        VgBench bench;
        const VGPaint paint = bench.vg().createPaint();
        bench.vg().setColor(paint, 0xFF8000C0);
        std::array<VGfloat, 4> color{};
        bench.vg().getParameterfv(paint, VG_PAINT_COLOR, 4, color);
        QCOMPARE(color, (std::array<VGfloat, 4>{1.0f, 128 / 255.0f, 0.0f, 192 / 255.0f}));
        QCOMPARE(bench.vg().getColor(paint), 0xFF8000C0u);
        const std::array<VGfloat, 4> wild{2.0f, -1.0f, std::nanf(""), 0.5f};
        bench.vg().setParameterfv(paint, VG_PAINT_COLOR, 4, wild);
        QCOMPARE(bench.vg().getColor(paint), 0xFF000080u);
        bench.vg().getColor(kNoHandle);
        QCOMPARE(bench.error(), VG_BAD_HANDLE_ERROR);
    }
};

VITRINE_TEST(TestVgPaint)
#include "tst_vg_paint.moc"
