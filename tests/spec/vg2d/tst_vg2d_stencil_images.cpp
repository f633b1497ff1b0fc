// SPDX-License-Identifier: Apache-2.0
// Images through which paint is applied (VG2D-33): the blender's form of each mode, and what is drawn.
#include "core/blend/blend_modes.h"
#include "core/blend/color_program.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/blend/vector_blend.h"
#include "core/command/vector_config.h"
#include "core/raster/quad.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <cmath>
#include <cstring>
#include <random>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

using Pixel = std::array<int, 4>;

VectorBlend stencilBlend(BlendMode mode)
{
    VectorBlend blend;
    blend.enabled = true;
    blend.mode = mode;
    blend.isStencil = true;
    return blend;
}

struct Tuples {
    Vec4 paint;       ///< with the image's alpha in its own
    Vec4 image;       ///< the colors alone
    Vec4 destination; ///< not premultiplied
};

/// The alpha of a mode, and c′ of one channel (VG2D-30 to VG2D-32).
double alphaOf(BlendMode mode, double s, double d)
{
    switch (mode) {
    case BlendMode::Src: return s;
    case BlendMode::SrcIn:
    case BlendMode::DstIn: return s * d;
    case BlendMode::Additive: return std::min(s + d, 1.0);
    default: return s + d * (1.0 - s);
    }
}
double colorOf(BlendMode mode, double source, double destination, double s, double d)
{
    const double S = s * source, D = d * destination;
    switch (mode) {
    case BlendMode::Src: return S;
    case BlendMode::SrcOver: return S + D * (1.0 - s);
    case BlendMode::DstOver: return S * (1.0 - d) + D;
    case BlendMode::SrcIn: return S * d;
    case BlendMode::DstIn: return D * s;
    case BlendMode::Multiply: return S * (1.0 - d) + D * (1.0 - s) + S * D;
    case BlendMode::Screen: return S + D - S * D;
    case BlendMode::Darken: return std::min(S + D * (1.0 - s), D + S * (1.0 - d));
    case BlendMode::Lighten: return std::max(S + D * (1.0 - s), D + S * (1.0 - d));
    case BlendMode::Additive: return std::min(S + D, 1.0);
    }
    return 0.0;
}

/// Eq. 9 to Eq. 11.
std::array<double, 4> stenciled(BlendMode mode, const Tuples& of)
{
    const double alpha = of.paint.w, old = of.destination.w;
    const double result = alphaOf(mode, alpha, old);
    std::array<double, 4> color{0.0, 0.0, 0.0, result};
    for (int i = 0; i < 3 && result > 0.0; ++i)
        color[static_cast<std::size_t>(i)] =
            colorOf(mode, of.paint[i], of.destination[i], alpha * of.image[i], old) / result;
    return color;
}

void compareColors(const Vec4& actual, const std::array<double, 4>& expected, double tolerance = 1e-6)
{
    for (int channel = 0; channel < 4; ++channel) {
        const double wanted = expected[static_cast<std::size_t>(channel)];
        QVERIFY2(std::abs(actual[channel] - wanted) <= tolerance,
                 qPrintable(QString("channel %1: %2, expected %3")
                                .arg(channel)
                                .arg(static_cast<double>(actual[channel]), 0, 'g', 9)
                                .arg(wanted, 0, 'g', 9)));
    }
}

/// One pixel of an Rgba8 surface.
std::uint32_t storedBy(ColorEngine engine, const VectorBlend& blend, const Tuples& of, std::uint32_t destination,
                       bool isWatched)
{
    struct Watch final : BlendStepWatch {
        void onBlendStep(std::uint32_t, std::uint32_t, std::uint8_t) override {}
    } watch;
    BlendState state;
    state.vector = blend;
    ColorEngineConfig config;
    config.engine = engine;
    const ColorProgram program = makeColorProgram(state, PixelFormat::Rgba8, config);
    ShadedQuad quad;
    quad.coverage = coverageBit(0, 0);
    quad.colors[0] = of.paint;
    quad.secondColors[0] = of.image;
    quad.pixelCoverage[0] = 200;
    Surface surface({PixelFormat::Rgba8, 2, 2, 1});
    std::memcpy(surface.pixelForWrite(0, 0), &destination, sizeof destination);
    pgpe::EngineCounts counts;
    blendByProgram(program, {&quad, 1}, surface, counts, isWatched ? &watch : nullptr);
    std::uint32_t stored = 0;
    std::memcpy(&stored, surface.pixel(0, 0), sizeof stored);
    return stored;
}

QString told(VectorBench& bench)
{
    const auto failure = bench.system().takeFailure();
    return failure ? QString::fromStdString(failure->message.english()) : QString();
}

/// Draws images as stencils.
class StencilBench : public ImageBench {
public:
    explicit StencilBench(VGint width = 1, VGint height = 1, DrawableConfig config = {}, const VectorConfig& knobs = {})
        : ImageBench(width, height, config, knobs)
    {
        vg().seti(VG_IMAGE_MODE, VG_DRAW_IMAGE_STENCIL);
    }
    void draw(VGImage image)
    {
        vg().drawImage(image);
        QCOMPARE(told(*this), QString());
    }
};

void compareNear(const Pixel& drawn, const Pixel& expected)
{
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY2(std::abs(drawn[i] - expected[i]) <= 1, qPrintable(QString("channel %1: %2").arg(i).arg(drawn[i])));
}

} // namespace

class VectorStencilImagesTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_33_theExamplesOfSrcOver();
    void VG2D_33_everyModeHasAStencilForm_data();
    void VG2D_33_everyModeHasAStencilForm();
    void VG2D_33_withoutAlphaNothingIsLeft();
    void VG2D_36_stencilFormsTakeTwoMoreInstructions();
    void VG2D_36_bothEnginesStoreTheSame();
    void VG2D_33_paintIsAppliedThroughAnImage();
    void VG2D_33_premultipliedAndLinearSurfaces();
    void VG2D_33_gradientsAreAppliedToo();
    void VG2D_33_colorsOfThePaintAreTransformed();
    void VG2D_33_masksAndSamplesWork();
    void VG2D_47_glyphsAreStencils();
};

/// Image (0.5, 1, 0) with alpha 0.8, paint (1, 0.5, 0.25) with alpha 0.5; then an opaque green one and black.
void VectorStencilImagesTest::VG2D_33_theExamplesOfSrcOver()
{
    const VectorBlend blend = stencilBlend(BlendMode::SrcOver);
    compareColors(vectorBlended(blend, {1.0f, 0.5f, 0.25f, 0.4f}, {0.2f, 0.6f, 1.0f, 0.5f}, 255, {0.5f, 1.0f, 0.0f}),
                  {0.4, 0.542857, 0.714286, 0.7});
    compareColors(vectorBlended(blend, {0.0f, 0.0f, 0.0f, 1.0f}, {0.2f, 0.4f, 0.6f, 1.0f}, 255, {0.0f, 1.0f, 0.0f}),
                  {0.2, 0.0, 0.6, 1.0});
}

void VectorStencilImagesTest::VG2D_33_everyModeHasAStencilForm_data()
{
    QTest::addColumn<int>("mode");
    for (int mode = 0; mode < kBlendModeCount; ++mode)
        QTest::newRow(std::string(blendModeName(static_cast<BlendMode>(mode))).c_str()) << mode;
}

void VectorStencilImagesTest::VG2D_33_everyModeHasAStencilForm()
{
    QFETCH(int, mode);
    const auto blendMode = static_cast<BlendMode>(mode);
    std::mt19937 random(33);
    std::uniform_real_distribution<float> number(0.0f, 1.0f);
    const auto color = [&] {
        return Vec4{number(random), number(random), number(random), 0.1f + 0.9f * number(random)};
    };
    for (int i = 0; i < 200; ++i) {
        const Tuples of{color(), color(), color()};
        const Vec4 blended = vectorBlended(stencilBlend(blendMode), of.paint, of.destination, 255, of.image);
        compareColors(blended, stenciled(blendMode, of), 1e-5);
    }
}

void VectorStencilImagesTest::VG2D_33_withoutAlphaNothingIsLeft()
{
    compareColors(vectorBlended(stencilBlend(BlendMode::SrcOver), {1.0f, 1.0f, 1.0f, 0.0f}, {1.0f, 1.0f, 1.0f, 0.0f},
                                255, {1.0f, 1.0f, 1.0f}),
                  {0.0, 0.0, 0.0, 0.0});
}

void VectorStencilImagesTest::VG2D_36_stencilFormsTakeTwoMoreInstructions()
{
    for (int mode = 0; mode < kBlendModeCount; ++mode)
        QCOMPARE(stencilSequence(static_cast<BlendMode>(mode)).size(),
                 blendSequence(static_cast<BlendMode>(mode)).size() + 2);
}

/// The pixel engine's program, and the code that stands for it, as the eight operations.
void VectorStencilImagesTest::VG2D_36_bothEnginesStoreTheSame()
{
    const Tuples of{{1.0f, 0.5f, 0.25f, 0.4f}, {0.5f, 1.0f, 0.1f, 0.7f}, {}};
    for (int mode = 0; mode < kBlendModeCount; ++mode)
        for (const ColorEncoding target : {ColorEncoding{}, {true, false}, {false, true}, {true, true}}) {
            VectorBlend blend = stencilBlend(static_cast<BlendMode>(mode));
            blend.target = target;
            constexpr std::uint32_t kStored = 0x80604020;
            const std::uint32_t stored = storedBy(ColorEngine::Opset8, blend, of, kStored, false);
            QCOMPARE(storedBy(ColorEngine::Opset8, blend, of, kStored, true), stored);
            QCOMPARE(storedBy(ColorEngine::Pgpe, blend, of, kStored, false), stored);
            QCOMPARE(storedBy(ColorEngine::Pgpe, blend, of, kStored, true), stored);
        }
}

void VectorStencilImagesTest::VG2D_33_paintIsAppliedThroughAnImage()
{
    StencilBench bench;
    bench.clear(0.2f, 0.4f, 0.6f);
    bench.paint(0, 0, 0);
    bench.draw(bench.picture(VG_sRGBA_8888, 1, {0x00FF00FF}));
    QCOMPARE(bench.pixel(0, 0), (Pixel{51, 0, 153, 255}));
    // (0.5, 1, 0) with alpha 0.8 over (0.2, 0.6, 1) with alpha 0.5, both as bytes: alpha 0.7, (0.4, 0.542857,
    // 0.714286).
    bench.clear(0.2f, 0.6f, 1.0f, 0.5f);
    bench.paint(1.0f, 0.5f, 0.25f, 0.5f);
    for (const VGImageFormat format : {VG_sRGBA_8888, VG_lRGBA_8888}) {
        bench.clear(0.2f, 0.6f, 1.0f, 0.5f);
        bench.draw(bench.picture(format, 1, {0x80FF00CC}, format)); // its numbers are alphas, whatever its space
        compareNear(bench.pixel(0, 0), {102, 138, 182, 179});
    }
}

/// The same on surfaces that keep premultiplied colors: (0.28, 0.38, 0.5); a linear one blends numbers of light: 0.2 of
/// sRGB is 0.0331 (8 of 255), 0.4 is 0.1329 (34), 0.6 is 0.3185 (81), and stays where the image is black.
void VectorStencilImagesTest::VG2D_33_premultipliedAndLinearSurfaces()
{
    StencilBench premultiplied(1, 1, {.isPremultiplied = true});
    premultiplied.clear(0.2f, 0.6f, 1.0f, 0.5f);
    premultiplied.paint(1.0f, 0.5f, 0.25f, 0.5f);
    premultiplied.draw(premultiplied.picture(VG_sRGBA_8888, 1, {0x80FF00CC}));
    compareNear(premultiplied.pixel(0, 0), {71, 97, 128, 179});
    StencilBench linear(1, 1, {.isLinear = true});
    linear.clear(0.2f, 0.4f, 0.6f);
    linear.paint(0, 0, 0);
    linear.draw(linear.picture(VG_sRGBA_8888, 1, {0x00FF00FF}));
    compareNear(linear.pixel(0, 0), {8, 0, 81, 255});
}

/// From black to white along ten pixels, through white.
void VectorStencilImagesTest::VG2D_33_gradientsAreAppliedToo()
{
    StencilBench bench(10, 1);
    const VGPaint paint = bench.vg().createPaint();
    bench.vg().setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_LINEAR_GRADIENT);
    const std::array<VGfloat, 4> line{0, 0, 10, 0};
    bench.vg().setParameterfv(paint, VG_PAINT_LINEAR_GRADIENT, 4, line);
    bench.vg().setPaint(paint, VG_FILL_PATH);
    bench.draw(bench.picture(VG_sRGBA_8888, 10, Words(10, 0xFFFFFFFF)));
    for (std::uint32_t x = 0; x < 10; ++x) {
        const auto gray = static_cast<int>(25.5 * (x + 0.5));
        compareNear(bench.pixel(x, 0), {gray, gray, gray, 255});
    }
}

/// OpenVG §13: 0.5 · 0.5 + 0.25 of the paint's red; the image stays as it is.
void VectorStencilImagesTest::VG2D_33_colorsOfThePaintAreTransformed()
{
    StencilBench bench;
    bench.vg().seti(VG_BLEND_MODE, VG_BLEND_SRC);
    const std::array<VGfloat, 8> values{0.5f, 1, 1, 1, 0.25f, 0, 0, 0};
    bench.vg().setfv(VG_COLOR_TRANSFORM_VALUES, 8, values);
    bench.vg().seti(VG_COLOR_TRANSFORM, VG_TRUE);
    bench.paint(0.5f, 1, 1);
    bench.draw(bench.picture(VG_sRGBA_8888, 1, {0xFFFF33FF}));
    compareNear(bench.pixel(0, 0), {128, 255, 51, 255});
}

/// Half of a pixel, or half of the mask, by either unit and with shaded samples: 0.5 · (51, 0, 153) + 0.5 of before, in
/// light where the surface is not linear, which is 51, 76 … of 102, and 153.
void VectorStencilImagesTest::VG2D_33_masksAndSamplesWork()
{
    VectorConfig byProcessor, bySample;
    byProcessor.maskUnit = MaskUnit::Processor;
    bySample.resolve = VectorResolve::Color;
    std::array<Pixel, 3> drawn{};
    const std::array<VectorConfig, 3> kKnobs{VectorConfig{}, byProcessor, bySample};
    for (std::size_t i = 0; i < kKnobs.size(); ++i) {
        StencilBench bench(2, 1, {}, kKnobs[i]);
        Context& vg = bench.vg();
        vg.seti(VG_RENDERING_QUALITY, VG_RENDERING_QUALITY_BETTER);
        bench.clear(0.2f, 0.4f, 0.6f);
        bench.paint(0, 0, 0);
        vg.mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 1, 0, 1, 1);
        vg.seti(VG_MASKING, VG_TRUE);
        vg.seti(VG_MATRIX_MODE, VG_MATRIX_IMAGE_USER_TO_SURFACE);
        vg.translate(0.5f, 0);
        bench.draw(bench.picture(VG_sRGBA_8888, 2, {0x00FF00FF, 0x00FF00FF}));
        QCOMPARE(bench.pixel(1, 0), (Pixel{51, 102, 153, 255}));
        drawn[i] = bench.pixel(0, 0);
        QVERIFY(drawn[i][0] == 51 && drawn[i][1] > 51 && drawn[i][1] < 90 && drawn[i][2] == 153);
    }
    QCOMPARE(drawn[1], drawn[0]);
    compareNear(drawn[2], drawn[0]);
}

/// An image of alpha alone is white: the paint's color, with the image's alpha.
void VectorStencilImagesTest::VG2D_47_glyphsAreStencils()
{
    StencilBench bench(2, 1);
    bench.clear(1, 1, 1);
    bench.paint(0, 0, 0);
    const VGFont font = bench.vg().createFont(1);
    const std::array<VGfloat, 2> zero{0, 0};
    bench.vg().setGlyphToImage(font, 1, bench.picture(VG_A_8, 2, {0x00000080, 0x000000FF}), zero, zero);
    bench.vg().drawGlyph(font, 1, VG_FILL_PATH, VG_FALSE);
    QCOMPARE(bench.surfaceReds(2), (std::vector<int>{127, 0}));
}

VITRINE_TEST(VectorStencilImagesTest)
#include "tst_vg2d_stencil_images.moc"
