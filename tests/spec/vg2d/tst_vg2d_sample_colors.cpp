// SPDX-License-Identifier: Apache-2.0
// VG2D-13, the other way: aa.resolve=color keeps a bit a sample, shades samples, and combines their colors.
#include "core/command/vector_config.h"
#include "core/memory/surface_ops.h"
#include "core/session/overlay/vector_planes.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/vector_bench.h"

#include <cstring>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

VectorConfig knobsWith(VectorResolve resolve, VectorSamples samples = VectorSamples::TwoByTwo)
{
    VectorConfig knobs;
    knobs.resolve = resolve;
    knobs.samples = samples;
    knobs.pattern = PatternChoice::Grid;
    return knobs;
}

/// From black at 0 to white at the end, as the fill paint.
void paintGradient(VectorBench& bench, VGfloat end)
{
    const VGPaint paint = bench.vg().createPaint();
    const std::array<VGfloat, 4> ends{0, 0, end, 0};
    const std::array<VGfloat, 10> stops{0, 0, 0, 0, 1, 1, 1, 1, 1, 1};
    bench.vg().setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_LINEAR_GRADIENT);
    bench.vg().setParameterfv(paint, VG_PAINT_LINEAR_GRADIENT, 4, ends);
    bench.vg().setParameterfv(paint, VG_PAINT_COLOR_RAMP_STOPS, 10, stops);
    bench.vg().setPaint(paint, VG_FILL_PATH);
}

/// A star with a half-transparent color, masked and scissored.
Hash128 pictureOf(const VectorConfig& knobs, DrawableConfig surface)
{
    MachineConfig machine;
    machine.vector = knobs;
    VectorBench bench(32, 32, surface, knobs, machine);
    Context& vg = bench.vg();
    bench.clear(1, 1, 1);
    const VGMaskLayer layer = vg.createMaskLayer(32, 7);
    vg.fillMaskLayer(layer, 0, 0, 32, 7, 0.3f);
    vg.mask(layer, VG_INTERSECT_MASK, 0, 12, 32, 7);
    vg.seti(VG_MASKING, VG_TRUE);
    const std::array<VGint, 4> region{3, 3, 26, 24};
    vg.setiv(VG_SCISSOR_RECTS, 4, region);
    vg.seti(VG_SCISSORING, VG_TRUE);
    bench.paint(0.2f, 0.4f, 0, 0.7f);
    bench.fill(
        bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS, VG_CLOSE_PATH},
                   {16, 1, 26, 31, 1, 12, 31, 12, 6, 31}));
    return contentHash(bench.color());
}

} // namespace

class VectorSampleColorsTest : public QObject {
    Q_OBJECT
private slots:
    /// 2 of 4 samples, red over white: half of each, which bytes can't hold to less than 1 ÷ 255.
    void VG2D_13_halfOfAPixel()
    {
        DrawableConfig linear;
        linear.isLinear = true;
        VectorBench bench(8, 8, linear, knobsWith(VectorResolve::Color));
        bench.clear(1, 1, 1);
        bench.paint(1, 0, 0);
        bench.fill(bench.rectangle(2, 2, 1.5f, 3));
        QCOMPARE(bench.pixel(2, 3), (std::array{255, 0, 0, 255}));
        QCOMPARE(bench.pixel(4, 3), (std::array{255, 255, 255, 255}));
        const std::array<int, 4> half = bench.pixel(3, 3);
        QCOMPARE(half[0], 255);
        QVERIFY2(std::abs(half[1] - 127.5) < 1.0, qPrintable(QString::number(half[1])));
        QCOMPARE(half[2], half[1]);
    }

    /// The left samples of a 2×2 grid lie at ¼ of a pixel: of a gradient over 8 pixels they have 3.25 ÷ 8, where the
    /// center has 3.5 ÷ 8. What is inside whole has the color of its center in both ways.
    void VG2D_13_theColorIsThatOfTheSamplesInside_data()
    {
        QTest::addColumn<VectorResolve>("resolve");
        QTest::addColumn<int>("half");
        QTest::newRow("color") << VectorResolve::Color << 52;       // 3.25 ÷ 8 · 128 ÷ 255 · 255
        QTest::newRow("coverage") << VectorResolve::Coverage << 56; // 3.5 ÷ 8 · 128 ÷ 255 · 255
    }
    void VG2D_13_theColorIsThatOfTheSamplesInside()
    {
        QFETCH(VectorResolve, resolve);
        QFETCH(int, half);
        VectorConfig knobs = knobsWith(resolve);
        knobs.blendCoverage = SpaceChoice::Stored;
        VectorBench bench(8, 8, {}, knobs);
        bench.clear(0, 0, 0);
        paintGradient(bench, 8);
        bench.fill(bench.rectangle(2, 2, 1.5f, 3));
        QCOMPARE(bench.pixel(2, 3)[0], 80); // 2.5 ÷ 8 of 255
        QCOMPARE(bench.pixel(3, 3)[0], half);
    }

    /// Bit 0 is sample 0; the grid counts from the lower left.
    void VG2D_13_thePlaneKeepsABitASample()
    {
        VectorBench bench(8, 8, {}, knobsWith(VectorResolve::Color));
        bench.paint(1, 1, 1);
        bench.fill(bench.rectangle(2, 2, 1.5f, 2.5f));
        const auto bits = [&](std::uint32_t x, std::uint32_t y) {
            std::uint16_t word = 0;
            std::memcpy(&word, bench.surface(bench.planes().insides).pixel(x, y), sizeof word);
            return int{word};
        };
        QCOMPARE(bits(2, 3), 0b1111);
        QCOMPARE(bits(3, 3), 0b0101); // left
        QCOMPARE(bits(2, 4), 0b0011); // below
        QCOMPARE(bits(3, 4), 0b0001);
        QCOMPARE(bits(4, 4), 0);
        VectorPlanes planes;
        planes.take(bench.machines().passes.back(), bench.machines().memory());
        QCOMPARE(planes.valueOf(planes.coverage, 3, 3), std::optional<std::uint8_t>(128)); // VG2D-12
        QCOMPARE(planes.valueOf(planes.coverage, 3, 4), std::optional<std::uint8_t>(64));
        QVERIFY(planes.cover(4, 4) == CoverValue::None && planes.cover(3, 4) == CoverValue::Painted);
        QVERIFY(!bench.planes().coverage);
    }

    /// Where all samples have one color, it is the coverage that counts, and both ways are the same; timed and untimed
    /// machine are compared by the bench.
    void VG2D_13_aSolidColorIsTheSameInBothWays_data()
    {
        QTest::addColumn<VectorSamples>("samples");
        QTest::newRow("1") << VectorSamples::One;
        QTest::newRow("4") << VectorSamples::TwoByTwo;
        QTest::newRow("8") << VectorSamples::FourByTwo;
        QTest::newRow("16") << VectorSamples::FourByFour;
    }
    void VG2D_13_aSolidColorIsTheSameInBothWays()
    {
        QFETCH(VectorSamples, samples);
        for (const bool isPremultiplied : {false, true}) {
            DrawableConfig surface;
            surface.isPremultiplied = isPremultiplied;
            VectorConfig knobs = knobsWith(VectorResolve::Coverage, samples);
            const Hash128 expected = pictureOf(knobs, surface);
            knobs.resolve = VectorResolve::Color;
            QVERIFY(pictureOf(knobs, surface) == expected);
            knobs.scissorPlane = ScissorPlane::Single;
            knobs.windingBits = 16;
            QVERIFY(pictureOf(knobs, surface) == expected);
        }
    }
};

VITRINE_TEST(VectorSampleColorsTest, QCoreApplication)
#include "tst_vg2d_sample_colors.moc"
