// SPDX-License-Identifier: Apache-2.0
// What VG/vitrine2d.h adds to drawings and filters of OpenVG, on both machines (VG2D-18, VG2D-24, VG2D-27, VG2D-29).
#include "core/command/vector_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <cmath>
#include <map>
#include <string>
#include <utility>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

using Pixel = std::array<int, 4>;
using Reds = std::vector<int>;
using Coefficients = std::vector<VGshort>;

/// A surface of one row.
class FurtherBench : public ImageBench {
public:
    explicit FurtherBench(VGint width, const VectorConfig& knobs = {}) : ImageBench(width, 1, {}, knobs)
    {
        vg().seti(VG_BLEND_MODE, VG_BLEND_SRC);
        vg().seti(VG_IMAGE_QUALITY, VG_IMAGE_QUALITY_NONANTIALIASED);
    }
    /// A pixel of an image over a background.
    Pixel mixed(VGuint image, VGfloat share, VGuint background, VGImageFormat format = VG_sRGBA_8888)
    {
        vg().v2dBackground(VG_TRUE, share, background);
        vg().drawImage(picture(format, 1, {image}, format));
        return pixel(0, 0);
    }
    void setPattern(VGImage image, VGTilingMode tiling = VG_TILE_PAD)
    {
        const VGPaint paint = vg().createPaint();
        vg().setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_PATTERN);
        vg().setParameteri(paint, VG_PAINT_PATTERN_TILING_MODE, tiling);
        vg().paintPattern(paint, image);
        vg().setPaint(paint, VG_FILL_PATH);
    }
    void movePaint(VGfloat x)
    {
        vg().seti(VG_MATRIX_MODE, VG_MATRIX_FILL_PAINT_TO_USER);
        vg().loadIdentity();
        vg().translate(x, 0);
    }
    /// Of a row of the kernel.
    void setKernel(const Coefficients& kernel, VGfloat shift, VGfloat scale, VGfloat bias = 0.0f)
    {
        vg().v2dPatternKernel(VG_TRUE, static_cast<VGint>(kernel.size()), 1, shift, 0, kernel, scale, bias);
    }
    Reds filled()
    {
        fill(rectangle(0, 0, static_cast<VGfloat>(color().width()), 1));
        return surfaceReds(color().width());
    }
    std::string told()
    {
        const auto failure = system().takeFailure();
        return failure ? failure->message.english() : std::string();
    }
};

/// The rows 1 2 3, 4 5 6 and 7 8 9 of reds.
class GridBench : public ImageBench {
public:
    GridBench() : ImageBench(4, 4) {}
    /// The pixel in the middle after a kernel around it, which is given a scale that is not its own.
    int middle(const Coefficients& kernel)
    {
        vg().convolve(target, source, 3, 3, 1, 1, kernel, 3.0f, 0.0f, VG_TILE_PAD);
        return reds(target)[4];
    }
    const VGImage source = picture(VG_sRGBA_8888, 3, redWords({1, 2, 3, 4, 5, 6, 7, 8, 9}));
    const VGImage target = image(VG_sRGBA_8888, 3, 3);
};

/// How often conv.section told of a section of so many taps.
class Sections final : public Observer {
public:
    explicit Sections(VectorBench& bench) : m_subscription(bench.machines().hub().subscribe(*this)) {}
    void onConvolutionSectionDone(const ConvolutionSectionDone& event) override { ++told[{event.section, event.taps}]; }
    std::map<std::pair<std::uint32_t, std::uint32_t>, int> told;

private:
    const Subscription m_subscription;
};

VectorConfig withMode(ConvolutionMode mode, KernelFlip flip = KernelFlip::Auto)
{
    VectorConfig knobs;
    knobs.convolution = mode;
    knobs.kernelFlip = flip;
    return knobs;
}

VectorConfig shadingSamples()
{
    VectorConfig knobs;
    knobs.resolve = VectorResolve::Color;
    return knobs;
}

const Words kPowers = redWords({8, 16, 32, 64, 128});
const std::string kNoSum = "the coefficients of a kernel add up to 0: it is scaled by 1, and not by 1 ÷ their sum";

} // namespace

class VectorFurtherCallsTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_29_mixesWithABackground();
    void VG2D_29_theBackgroundIsOfTheColorSpaceOfTheImage();
    void VG2D_29_mixesBeforeThePaintCounts();
    void VG2D_29_paintsHaveNoBackground();
    void VG2D_24_theScaleIsThatOfTheSum();
    void VG2D_24_separableKernels();
    void VG2D_24_aSumOfZero();
    void VG2D_18_patternsThroughAKernel();
    void VG2D_18_kernelsOfPatternsAreFlippedForOpenVG();
    void VG2D_18_kernelsGoOnByTiles();
    void VG2D_18_kernelsWeighPremultipliedColors();
    void VG2D_18_kernelsOfTwoDimensions();
    void VG2D_18_betweenPixelsAKernelIsInterpolated();
    void VG2D_18_imagesArePaintedByAKernelOfThePattern();
    void VG2D_18_samplesAreShadedThroughKernels();
    void VG2D_24_kernelsOfPatternsToo();
    void VG2D_26_kernelsOfPatternsHaveSections();
    void VG2D_27_shiftsThatAreNoWholeNumbers();
};

/// t = 0.25, image 0.8 and background 0.4 give 0.5. Then halves of 100 and 200, and of alphas of 255 and 129.
void VectorFurtherCallsTest::VG2D_29_mixesWithABackground()
{
    FurtherBench bench(1);
    const Pixel half = bench.mixed(0xCC0000FF, 0.25f, 0x660000FF);
    QVERIFY(half[0] == 127 || half[0] == 128); // 127.5
    QCOMPARE(bench.mixed(0x640A00FF, 0.5f, 0xC8140081), (Pixel{150, 15, 0, 192}));
    QCOMPARE(bench.mixed(0x640A00FF, 1.0f, 0xC8140081), (Pixel{100, 10, 0, 255}));
    QCOMPARE(bench.mixed(0x640A00FF, 0.0f, 0xC8140081), (Pixel{200, 20, 0, 129}));
    bench.vg().v2dBackground(VG_FALSE, 0.0f, 0);
    bench.vg().drawImage(bench.picture(VG_sRGBA_8888, 1, {0x640A00FF}));
    QCOMPARE(bench.pixel(0, 0), (Pixel{100, 10, 0, 255}));
    QCOMPARE(bench.told(), std::string());
    FurtherBench samples(1, shadingSamples());
    QCOMPARE(samples.mixed(0x640000FF, 0.5f, 0xC80000FF), (Pixel{150, 0, 0, 255}));
    samples.vg().seti(VG_IMAGE_QUALITY, VG_IMAGE_QUALITY_FASTER);
    QCOMPARE(samples.mixed(0x640000FF, 0.5f, 0xC80000FF), (Pixel{150, 0, 0, 255}));
}

/// Of a linear image: 55 of 255 is 128 of sRGB. Half of 200 of light and half of 55 is 127.5, which is 188 of sRGB.
void VectorFurtherCallsTest::VG2D_29_theBackgroundIsOfTheColorSpaceOfTheImage()
{
    FurtherBench bench(1);
    QCOMPARE(bench.mixed(0xC80000FF, 0.0f, 0x800000FF, VG_lRGBA_8888), (Pixel{128, 0, 0, 255}));
    const int half = bench.mixed(0xC80000FF, 0.5f, 0x800000FF, VG_lRGBA_8888)[0];
    QVERIFY(half >= 187 && half <= 188);
    QCOMPARE(bench.mixed(0x40000080, 0.0f, 0x640000FF, VG_sRGBA_8888_PRE), (Pixel{100, 0, 0, 255}));
}

/// Multiplied by half the color, or a stencil for it.
void VectorFurtherCallsTest::VG2D_29_mixesBeforeThePaintCounts()
{
    FurtherBench bench(1);
    bench.paint(0.5f, 1, 1);
    bench.vg().seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_MULTIPLY);
    QCOMPARE(bench.mixed(0x640000FF, 0.5f, 0xC80000FF)[0], 75);
    // Black paint through half of white, over (51, 102, 153): 0.2 · 0.5, and the others as they are.
    bench.paint(0, 0, 0);
    bench.clear(0.2f, 0.4f, 0.6f);
    bench.vg().seti(VG_BLEND_MODE, VG_BLEND_SRC_OVER);
    bench.vg().seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_STENCIL);
    const Pixel stenciled = bench.mixed(0xFF0000FF, 0.5f, 0x000000FF);
    QVERIFY(std::abs(stenciled[0] - 25) <= 1); // 25.5
    QCOMPARE(stenciled[1], 102);
    QCOMPARE(stenciled[2], 153);
}

void VectorFurtherCallsTest::VG2D_29_paintsHaveNoBackground()
{
    FurtherBench bench(1);
    bench.vg().v2dBackground(VG_TRUE, 0.0f, 0xFF0000FF);
    bench.setPattern(bench.picture(VG_sRGBA_8888, 1, redWords({100})));
    QCOMPARE(bench.filled(), (Reds{100}));
    // Nor has the pattern beside an image: 255 · 100.
    bench.vg().seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_MULTIPLY);
    QCOMPARE(bench.mixed(0x000000FF, 0.0f, 0xFF0000FF)[0], 100);
}

/// 1 2 1/2 4 2/1 2 1 has S = 1/16, and gives 5.
void VectorFurtherCallsTest::VG2D_24_theScaleIsThatOfTheSum()
{
    GridBench bench;
    const Coefficients kernel{1, 2, 1, 2, 4, 2, 1, 2, 1};
    bench.vg().v2dAutomaticScale(VG_TRUE);
    QCOMPARE(bench.middle(kernel), 5);
    QVERIFY(!bench.system().takeFailure());
    bench.vg().v2dAutomaticScale(VG_FALSE);
    QCOMPARE(bench.middle(kernel), 240); // 80 · 3
}

void VectorFurtherCallsTest::VG2D_24_separableKernels()
{
    GridBench bench;
    const Coefficients row{1, 2, 1};
    bench.vg().v2dAutomaticScale(VG_TRUE);
    bench.vg().separableConvolve(bench.target, bench.source, 3, 3, 1, 1, row, row, 7.0f, 0.0f, VG_TILE_PAD);
    QCOMPARE(bench.reds(bench.target)[4], 5);
    const Coefficients difference{-1, 0, 1};
    bench.vg().separableConvolve(bench.target, bench.source, 3, 3, 1, 1, difference, row, 7.0f, 0.6f, VG_TILE_PAD);
    QCOMPARE(bench.system().takeFailure()->message.english(), kNoSum);
    // By S = 1: the columns differ by 2, four times; OpenVG turns kernels around.
    QCOMPARE(bench.reds(bench.target)[4], 153 - 8);
}

/// 8 below 2: S = 1 gives 6.
void VectorFurtherCallsTest::VG2D_24_aSumOfZero()
{
    GridBench bench;
    bench.vg().v2dAutomaticScale(VG_TRUE);
    QCOMPARE(bench.middle({0, 0, 0, 1, 0, -1, 0, 0, 0}), 6);
    QCOMPARE(bench.system().takeFailure()->message.english(), kNoSum);
    QVERIFY(bench.vg().getError() == VG_NO_ERROR);
}

/// By 1 2 1, and a quarter: (8 + 16 + 16) ÷ 4 at the edge, (8 + 32 + 32) ÷ 4 beside it.
void VectorFurtherCallsTest::VG2D_18_patternsThroughAKernel()
{
    FurtherBench bench(5);
    bench.setPattern(bench.picture(VG_sRGBA_8888, 5, kPowers));
    bench.setKernel({1, 2, 1}, 1, 0.25f);
    QCOMPARE(bench.filled(), (Reds{10, 18, 36, 72, 112}));
    bench.setKernel({1, 2, 1}, 1, 0.25f, 10.0f / 255.0f);
    QCOMPARE(bench.filled(), (Reds{20, 28, 46, 82, 122}));
    bench.setKernel({4}, 0, 1);
    QCOMPARE(bench.filled(), (Reds{32, 64, 128, 255, 255})); // no more than 1
    bench.vg().v2dPatternKernel(VG_FALSE, 0, 0, 0, 0, {}, 0, 0);
    QCOMPARE(bench.filled(), (Reds{8, 16, 32, 64, 128}));
}

/// The first coefficient is for the right neighbor, or for the left one with conv.flip=off.
void VectorFurtherCallsTest::VG2D_18_kernelsOfPatternsAreFlippedForOpenVG()
{
    const std::pair<KernelFlip, Reds> kCases[]{{KernelFlip::Auto, {16, 32, 64, 128, 128}},
                                               {KernelFlip::Off, {8, 8, 16, 32, 64}}};
    for (const auto& [flip, reds] : kCases) {
        FurtherBench bench(5, withMode(ConvolutionMode::Snapped, flip));
        bench.setPattern(bench.picture(VG_sRGBA_8888, 5, kPowers));
        bench.setKernel({1, 0, 0}, 1, 1);
        QCOMPARE(bench.filled(), reds);
    }
}

/// The left neighbor.
void VectorFurtherCallsTest::VG2D_18_kernelsGoOnByTiles()
{
    const std::pair<VGTilingMode, int> kCases[]{
        {VG_TILE_FILL, 51}, {VG_TILE_PAD, 8}, {VG_TILE_REPEAT, 128}, {VG_TILE_REFLECT, 8}};
    for (const auto& [tiling, first] : kCases) {
        FurtherBench bench(5);
        const std::array<VGfloat, 4> fill{0.2f, 0, 0, 1};
        bench.vg().setfv(VG_TILE_FILL_COLOR, 4, fill);
        bench.setPattern(bench.picture(VG_sRGBA_8888, 5, kPowers), tiling);
        bench.setKernel({0, 0, 1}, 1, 1);
        QCOMPARE(bench.filled(), (Reds{first, 8, 16, 32, 64}));
    }
}

/// Three quarters of an opaque 200 and a quarter of nothing: 200 with an alpha of 191.25.
void VectorFurtherCallsTest::VG2D_18_kernelsWeighPremultipliedColors()
{
    FurtherBench bench(1);
    bench.setPattern(bench.picture(VG_sRGBA_8888, 2, {0xC80000FF, 0x00000000}));
    bench.setKernel({1, 3}, 0, 0.25f);
    bench.filled();
    QCOMPARE(bench.pixel(0, 0), (Pixel{200, 0, 0, 191}));
}

void VectorFurtherCallsTest::VG2D_18_kernelsOfTwoDimensions()
{
    ImageBench bench(3, 3);
    const VGPaint paint = bench.vg().createPaint();
    bench.vg().setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_PATTERN);
    bench.vg().paintPattern(paint, bench.picture(VG_sRGBA_8888, 3, redWords({1, 2, 3, 4, 5, 6, 7, 8, 9})));
    bench.vg().setPaint(paint, VG_FILL_PATH);
    const auto middle = [&bench](const Coefficients& kernel, VGfloat scale) {
        bench.vg().v2dPatternKernel(VG_TRUE, 3, 3, 1, 1, kernel, scale, 0);
        bench.fill(bench.rectangle(0, 0, 3, 3));
        return bench.pixel(1, 1)[0];
    };
    QCOMPARE(middle({1, 2, 1, 2, 4, 2, 1, 2, 1}, 1.0f / 16.0f), 5);
    QCOMPARE(middle({0, 3, 6, 1, 4, 7, 2, 5, 8}, 1), 120); // k(i, j) = i + 3j, turned around (VG2D-23)
}

/// Half a pixel to the left: means of 8 and 10, 10 and 18, 18 and 36, 36 and 72, 72 and 112.
void VectorFurtherCallsTest::VG2D_18_betweenPixelsAKernelIsInterpolated()
{
    FurtherBench bench(5);
    bench.setPattern(bench.picture(VG_sRGBA_8888, 5, kPowers));
    bench.setKernel({1, 2, 1}, 1, 0.25f);
    bench.movePaint(0.5f);
    bench.vg().seti(VG_IMAGE_QUALITY, VG_IMAGE_QUALITY_FASTER);
    QCOMPARE(bench.filled(), (Reds{9, 14, 27, 54, 92}));
    bench.vg().seti(VG_IMAGE_QUALITY, VG_IMAGE_QUALITY_NONANTIALIASED);
    bench.movePaint(0.25f);
    QCOMPARE(bench.filled(), (Reds{10, 18, 36, 72, 112}));
}

void VectorFurtherCallsTest::VG2D_18_imagesArePaintedByAKernelOfThePattern()
{
    FurtherBench bench(5);
    bench.setPattern(bench.picture(VG_sRGBA_8888, 5, kPowers));
    bench.setKernel({1, 2, 1}, 1, 0.25f);
    bench.vg().seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_MULTIPLY);
    bench.vg().drawImage(bench.picture(VG_sRGBA_8888, 5, redWords({255, 255, 255, 255, 255})));
    QCOMPARE(bench.told(), std::string());
    QCOMPARE(bench.surfaceReds(5), (Reds{10, 18, 36, 72, 112}));
}

void VectorFurtherCallsTest::VG2D_18_samplesAreShadedThroughKernels()
{
    FurtherBench bench(5, shadingSamples());
    bench.setPattern(bench.picture(VG_sRGBA_8888, 5, kPowers));
    bench.setKernel({1, 2, 1}, 1, 0.25f);
    QCOMPARE(bench.filled(), (Reds{10, 18, 36, 72, 112}));
}

void VectorFurtherCallsTest::VG2D_24_kernelsOfPatternsToo()
{
    FurtherBench bench(5);
    bench.setPattern(bench.picture(VG_sRGBA_8888, 5, kPowers));
    bench.setKernel({1, 2, 1}, 1, 7);
    bench.vg().v2dAutomaticScale(VG_TRUE);
    QCOMPARE(bench.filled(), (Reds{10, 18, 36, 72, 112}));
    bench.setKernel({-1, 0, 1}, 1, 7, 1); // the left neighbor, less the right one
    bench.vg().drawPath(bench.rectangle(0, 0, 5, 1), VG_FILL_PATH);
    QCOMPARE(bench.told(), kNoSum);
    QCOMPARE(bench.surfaceReds(5), (Reds{247, 231, 207, 159, 191}));
}

/// One of two taps, and one of one, for each of five pixels.
void VectorFurtherCallsTest::VG2D_26_kernelsOfPatternsHaveSections()
{
    FurtherBench bench(5);
    bench.setPattern(bench.picture(VG_sRGBA_8888, 5, kPowers));
    bench.setKernel({1, 2, 1}, 1, 0.25f);
    Sections sections(bench);
    bench.filled();
    QCOMPARE(sections.told, (decltype(sections.told){{{0, 2}, 5}, {{1, 1}, 5}}));
}

/// Of a shift of ½ each pixel has the mean of two coefficients with conv.mode=1; snapped ones of mode 0 are its own and
/// its right neighbor's. Coefficients 1 3/5 7 at (0.25, 0.5) are 3.5.
void VectorFurtherCallsTest::VG2D_27_shiftsThatAreNoWholeNumbers()
{
    const std::pair<ConvolutionMode, Reds> kCases[]{{ConvolutionMode::Interpolated, {8, 16, 32, 64}},
                                                    {ConvolutionMode::Snapped, {20, 40, 80, 160}}};
    for (const auto& [mode, reds] : kCases) {
        FurtherBench bench(4, withMode(mode));
        bench.setPattern(bench.picture(VG_sRGBA_8888, 5, kPowers));
        bench.setKernel({1, 3}, 0.5f, 0.5f);
        QCOMPARE(bench.filled(), reds);
    }
    FurtherBench bench(1, withMode(ConvolutionMode::Interpolated, KernelFlip::Off));
    bench.setPattern(bench.picture(VG_sRGBA_8888, 1, redWords({10})));
    const Coefficients kernel{1, 5, 3, 7};
    bench.vg().v2dPatternKernel(VG_TRUE, 2, 2, 0.25f, 0.5f, kernel, 1, 0);
    QCOMPARE(bench.filled(), (Reds{35}));
}

VITRINE_TEST(VectorFurtherCallsTest)
#include "tst_vg2d_further_calls.moc"
