// SPDX-License-Identifier: Apache-2.0
// What made the colors of pixels of the samples `album`, `effects` and `star`: positions, texels and sums follow from
// what the files of the samples say.
#include "core/command/vector_config.h"
#include "core/session/call_source.h"
#include "core/session/shader_trace/shader_trace.h"
#include "core/session/vector_paint/filter_unit.h"
#include "core/session/vector_paint/paint_text.h"
#include "core/session/vector_paint/painted_pixel.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>
#include <VG/openvg.h>

#include <cmath>
#include <functional>

using namespace vitrine;
using core::Vec4;
using test::SampleReplay;

namespace {

const Vec4 kSun{244.0f / 255.0f, 238.0f / 255.0f, 222.0f / 255.0f, 1.0f};

using Change = std::function<void(core::Call&)>;

/// The calls of a capture, some of them with other arguments.
class ChangedCalls final : public core::CallSource {
public:
    ChangedCalls(core::CallSource& source, Change change) : m_source(source), m_change(std::move(change)) {}
    [[nodiscard]] std::uint64_t callCount() const override { return m_source.callCount(); }
    [[nodiscard]] core::Result<core::Call> call(std::uint64_t index) override
    {
        auto call = m_source.call(index);
        if (call && m_change)
            m_change(*call);
        return call;
    }
    [[nodiscard]] const std::vector<core::FrameEntry>& frames() const override { return m_source.frames(); }
    [[nodiscard]] const std::vector<core::ActionEntry>& actions() const override { return m_source.actions(); }

private:
    core::CallSource& m_source;
    const Change m_change;
};

/// Images may be interpolated.
void interpolate(core::Call& call)
{
    if (call.function == "vgCreateImage")
        call.arguments[3] = core::Value{std::int64_t{VG_IMAGE_QUALITY_FASTER}};
}

/// Beyond patterns there is a color.
void fillBeyond(core::Call& call)
{
    if (call.function == "vgSetParameteri" && call.arguments[1].asInteger() == VG_PAINT_PATTERN_TILING_MODE)
        call.arguments[2] = core::Value{std::int64_t{VG_TILE_FILL}};
}

/// On a machine with these knobs.
core::Result<core::PaintedPixel> paintedPixel(const std::string& name, const core::PaintQuery& query,
                                              const Change& change = {}, const core::VectorConfig& knobs = {})
{
    SampleReplay sample(name);
    ChangedCalls calls(sample.capture(), change);
    core::MachineConfig machine = sample.machine();
    machine.vector = knobs;
    core::Replay replay(calls, machine, core::Timing::Untimed);
    const auto call = core::callOfDraw(calls, query.draw);
    if (!call || !replay.seek(*call))
        return core::failure("the sample has no draw {}", query.draw);
    return core::paintedPixel(replay, calls, query);
}

bool isNear(float value, float wanted)
{
    return std::abs(value - wanted) < 1e-5f;
}
bool isNear(const Vec4& value, const Vec4& wanted)
{
    return isNear(value.x, wanted.x) && isNear(value.y, wanted.y) && isNear(value.z, wanted.z) &&
           isNear(value.w, wanted.w);
}
Vec4 times(float factor, const Vec4& value)
{
    return {factor * value.x, factor * value.y, factor * value.z, factor * value.w};
}

#define COMPARE_COLOR(value, wanted) QVERIFY2(isNear(value, wanted), core::tupleText(value).c_str())

} // namespace

class PaintedPixelsTest : public QObject {
    Q_OBJECT
private slots:
    /// The photo lies at 16, 144 of the window, pixel on pixel; the sun's middle is texel 40, 34.
    void VG2D_18_theTexelOfAnImage()
    {
        const auto painted = paintedPixel("album", {5, 16 + 40, 144 + 34});
        QVERIFY2(painted.hasValue(), painted ? "" : painted.error().message.english().c_str());
        QCOMPARE(painted->function, std::string("vgDrawImage"));
        QVERIFY(!painted->gradient && !painted->convolution);
        QCOMPARE(painted->images.size(), std::size_t{1});
        const core::ImageLookup& image = painted->images.front();
        QVERIFY(!image.isPattern);
        QCOMPARE(image.x, 40.5f);
        QCOMPARE(image.y, 34.5f);
        QVERIFY(!image.texels.empty());
        QCOMPARE(image.texels.front().x, 40);
        QCOMPARE(image.texels.front().y, 34);
        QCOMPARE(image.texels.front().weight, 1.0f); // in the middle of the texel
        COMPARE_COLOR(image.texels.front().color, kSun);
        COMPARE_COLOR(painted->color, kSun);
    }

    /// The negative is drawn 1.25 times as large from 160, 40 on: pixel 40, 30 of it lies at 40.5 ÷ 1.25 = 32.4 and
    /// 30.5 ÷ 1.25 = 24.4 of the image, 0.9 behind the centers of texels 31 and 23.
    void VG2D_18_weightsOfTexels()
    {
        const auto painted = paintedPixel("album", {9, 160 + 40, 40 + 30}, interpolate);
        QVERIFY(painted.hasValue());
        const core::ImageLookup& image = painted->images.front();
        QVERIFY(isNear(image.x, 32.4f) && isNear(image.y, 24.4f));
        QVERIFY(image.isInterpolated);
        QCOMPARE(image.texels.size(), std::size_t{4});
        const float weights[] = {0.1f * 0.1f, 0.9f * 0.1f, 0.1f * 0.9f, 0.9f * 0.9f};
        Vec4 sum;
        for (std::size_t i = 0; i < 4; ++i) {
            const core::PaintTexel& texel = image.texels[i];
            QCOMPARE(texel.x, 31 + static_cast<int>(i % 2));
            QCOMPARE(texel.y, 23 + static_cast<int>(i / 2));
            QVERIFY2(std::abs(texel.weight - weights[i]) < 1e-4f, std::to_string(texel.weight).c_str());
            for (int c = 0; c < 4; ++c)
                sum[c] += texel.weight * texel.color[c];
        }
        COMPARE_COLOR(image.color, sum);
    }

    /// The lower left pixel lies at 0.5 ÷ 1.25 = 0.4 of the image: beyond the edge the texels beside it go on.
    void VG2D_18_texelsAtTheEdgeCount()
    {
        const auto painted = paintedPixel("album", {9, 160, 40}, interpolate);
        QVERIFY(painted.hasValue());
        QCOMPARE(painted->images.front().texels.size(), std::size_t{4});
        for (const core::PaintTexel& texel : painted->images.front().texels) {
            QCOMPARE(texel.x, 0);
            QCOMPARE(texel.y, 0);
            QVERIFY(!texel.isFill);
        }
    }

    /// Of nothing by default, where the pattern of 64 pixels has ended.
    void VG2D_17_theFillColorBeyondAPattern()
    {
        const auto inside = paintedPixel("album", {13, 176 + 60, 136 + 10}, fillBeyond);
        QVERIFY(inside.hasValue());
        QVERIFY(!inside->images.front().texels.front().isFill);
        QCOMPARE(inside->images.front().texels.front().x, 60);
        const auto beyond = paintedPixel("album", {13, 176 + 70, 136 + 10}, fillBeyond);
        QVERIFY(beyond.hasValue());
        QVERIFY(beyond->images.front().texels.front().isFill);
        COMPARE_COLOR(beyond->color, Vec4{});
    }

    /// From 0 to 64 of the image, which lies at 16, 152: the pixel is at 31.5 of it.
    void VG2D_17_theIntervalOfAGradient()
    {
        const auto painted = paintedPixel("album", {11, 16 + 31, 152 + 10});
        QVERIFY(painted.hasValue());
        QVERIFY(painted->gradient && painted->images.size() == 1); // the image is multiplied by it
        const core::GradientPlace& gradient = *painted->gradient;
        QVERIFY(!gradient.isRadial);
        QVERIFY(gradient.g && isNear(*gradient.g, 31.5f / 64.0f));
        QVERIFY(gradient.width && isNear(*gradient.width, 1.0f / 64.0f));
        QVERIFY(gradient.spread == core::GradientSpread::Pad);
        QVERIFY(isNear(gradient.inRamp, 31.5f / 64.0f));
        QCOMPARE(gradient.stops.size(), std::size_t{2});
        QCOMPARE(gradient.interval, 0u);
        QCOMPARE(gradient.stops[1].offset, 1.0f);
        COMPARE_COLOR(gradient.stops[1].color, kSun);
    }

    /// DEC-22: FFP gives the place in the ramp.
    void VG2D_17_theIntervalOfAGradientOfFfp()
    {
        core::VectorConfig knobs;
        knobs.gradientUnit = core::GradientUnit::Procedural;
        const auto painted = paintedPixel("album", {11, 16 + 31, 152 + 10}, {}, knobs);
        QVERIFY(painted.hasValue());
        QVERIFY(painted->gradient && !painted->gradient->width);
        QVERIFY2(std::abs(painted->gradient->inRamp - 31.5f / 64.0f) < 1e-3f,
                 std::to_string(painted->gradient->inRamp).c_str());
    }

    /// The pattern begins at 176, 136, and its second tile is turned around: texel 57 is the 71st.
    void VG2D_17_reflectedTexelsOfAPattern()
    {
        const auto painted = paintedPixel("album", {13, 176 + 70, 136 + 10});
        QVERIFY(painted.hasValue());
        QCOMPARE(painted->images.size(), std::size_t{1});
        const core::ImageLookup& pattern = painted->images.front();
        QVERIFY(pattern.isPattern);
        QVERIFY(isNear(pattern.x, 70.5f) && isNear(pattern.y, 10.5f));
        QCOMPARE(pattern.texels.front().x, 57);
        QCOMPARE(pattern.texels.front().y, 10);
    }

    /// 0 −1 0/−1 5 −1/0 −1 0 over the sun, where all texels are the same.
    void VG2D_26_sectionsOfASharpenedPixel()
    {
        const auto painted = paintedPixel("album", {1, 40, 34});
        QVERIFY2(painted.hasValue(), painted ? "" : painted.error().message.english().c_str());
        QVERIFY(painted->convolution);
        const core::ConvolvedPixel& pixel = *painted->convolution;
        QCOMPARE(pixel.width, 3u);
        QCOMPARE(pixel.height, 3u);
        QCOMPARE(pixel.shiftX, 1.0f);
        QCOMPARE(pixel.taps.size(), std::size_t{9});
        QCOMPARE(pixel.sections.size(), std::size_t{4});
        const std::array<std::array<std::uint32_t, 4>, 4> sections{
            {{0, 0, 2, 2}, {2, 0, 1, 2}, {0, 2, 2, 1}, {2, 2, 1, 1}}};
        const float sums[] = {3.0f, -1.0f, -1.0f, 0.0f}, accumulated[] = {3.0f, 2.0f, 1.0f, 1.0f};
        for (std::size_t i = 0; i < 4; ++i) {
            const core::KernelSection& section = pixel.sections[i];
            QCOMPARE((std::array{section.i, section.j, section.width, section.height}), sections[i]);
            COMPARE_COLOR(section.result, times(sums[i], kSun));
            COMPARE_COLOR(section.sum, times(accumulated[i], kSun));
        }
        QCOMPARE(core::filterUnitText(pixel).english(), // VG2D-28
                 std::string("filter unit: texture fetch 9, coefficients 9, ALU 4, accumulate 4, scale and bias 1"));
        for (const core::KernelTap& tap : pixel.taps) {
            QCOMPARE(tap.x, 40 + static_cast<int>(tap.i) - 1);
            QCOMPARE(tap.y, 34 + static_cast<int>(tap.j) - 1);
            const bool isMiddle = tap.i == 1 && tap.j == 1, isBeside = (tap.i + tap.j) % 2 == 1;
            QCOMPARE(tap.coefficient, isMiddle ? 5.0f : isBeside ? -1.0f : 0.0f);
            COMPARE_COLOR(tap.color, kSun);
        }
        COMPARE_COLOR(pixel.sum, kSun);
        QCOMPARE(pixel.scale, 1.0f);
        QCOMPARE(pixel.bias, 0.0f);
        COMPARE_COLOR(pixel.filtered, kSun);
    }

    /// Draw 12 of `effects` mixes the photo with teal, (38, 166, 154), half and half.
    void VG2D_29_theBackgroundOfAnImage()
    {
        const auto painted = paintedPixel("effects", {12, 16 + 40, 40 + 34});
        QVERIFY2(painted.hasValue(), painted ? "" : painted.error().message.english().c_str());
        const core::ImageLookup& image = painted->images.at(0);
        QCOMPARE(image.x, 40.5f);
        QCOMPARE(image.y, 34.5f);
        COMPARE_COLOR(image.color, kSun);
        QVERIFY(image.background);
        QCOMPARE(image.background->share, 0.5f);
        const Vec4 teal{38.0f / 255.0f, 166.0f / 255.0f, 154.0f / 255.0f, 1.0f};
        COMPARE_COLOR(image.background->color, teal);
        COMPARE_COLOR(painted->color, (Vec4{141.0f / 255.0f, 202.0f / 255.0f, 188.0f / 255.0f, 1.0f}));
        QCOMPARE(core::backgroundText(*image.background).english().find("mixed: 0.5 of it"), std::size_t{0});
    }

    /// Draw 14 looks the photo up through 0 −1 0/−1 5 −1/0 −1 0, between texels through four times as many.
    void VG2D_18_theTapsOfAPattern()
    {
        for (const bool isInterpolated : {false, true}) {
            const auto painted =
                paintedPixel("effects", {14, 166 + 40, 40 + 34}, isInterpolated ? Change(interpolate) : Change());
            QVERIFY2(painted.hasValue(), painted ? "" : painted.error().message.english().c_str());
            const core::ImageLookup& pattern = painted->images.at(0);
            QVERIFY(pattern.isPattern && pattern.isInterpolated == isInterpolated && !pattern.background);
            QCOMPARE(pattern.texels.size(), std::size_t(isInterpolated ? 36 : 9));
            float sum = 0.0f;
            for (std::size_t i = 0; i < pattern.texels.size(); ++i) {
                const core::PaintTexel& texel = pattern.texels[i];
                sum += texel.weight;
                const bool isMiddle = texel.x == 40 && texel.y == 34;
                if (i < 9) // of the pixel itself, which the place is in the middle of
                    QCOMPARE(texel.weight, isMiddle ? 5.0f : (texel.x + texel.y) % 2 != 0 ? -1.0f : 0.0f);
            }
            QCOMPARE(sum, 1.0f);
            COMPARE_COLOR(painted->color, kSun);
        }
    }

    /// Draw 15 filters by 1 2 1/2 4 2/1 2 1, and the scale is not its argument.
    void VG2D_24_theAutomaticScale()
    {
        const auto painted = paintedPixel("effects", {15, 40, 34});
        QVERIFY2(painted.hasValue(), painted ? "" : painted.error().message.english().c_str());
        QVERIFY(painted->convolution && painted->convolution->isScaleAutomatic);
        QCOMPARE(painted->convolution->scale, 1.0f / 16.0f);
        COMPARE_COLOR(painted->color, kSun);
        QVERIFY(core::weightingText(*painted->convolution).english().find("automatic 0.0625") != std::string::npos);
        QVERIFY(!paintedPixel("album", {1, 40, 34})->convolution->isScaleAutomatic);
    }

    /// At the edge, VG_TILE_PAD takes the texel beside it.
    void VG2D_23_tapsBeyondTheEdge()
    {
        const auto painted = paintedPixel("album", {1, 0, 34});
        QVERIFY(painted.hasValue());
        for (const core::KernelTap& tap : painted->convolution->taps)
            QCOMPARE(tap.x, std::max(static_cast<int>(tap.i) - 1, 0));
    }

    /// σ = 2: the second pass, a column of an odd number of coefficients, around the pixel.
    void VG2D_25_theColumnOfABlur()
    {
        const auto painted = paintedPixel("album", {2, 40, 34});
        QVERIFY(painted.hasValue());
        const core::ConvolvedPixel& pixel = *painted->convolution;
        QCOMPARE(pixel.width, 1u);
        QCOMPARE(pixel.height % 2, 1u);
        QCOMPARE(pixel.taps.size(), std::size_t{pixel.height});
        QCOMPARE(pixel.taps[pixel.height / 2].y, 34);
        Vec4 sum;
        for (const core::KernelTap& tap : pixel.taps)
            for (int c = 0; c < 4; ++c)
                sum[c] += tap.product()[c];
        COMPARE_COLOR(pixel.sum, sum);
    }

    /// A color matrix has no kernel, and one texel.
    void otherFiltersHaveNoKernel()
    {
        const auto painted = paintedPixel("album", {3, 40, 34});
        QVERIFY(painted.hasValue());
        QVERIFY(!painted->convolution && !painted->gradient);
        QCOMPARE(painted->images.size(), std::size_t{1});
        QCOMPARE(painted->images[0].texels.front().x, 40);
        QCOMPARE(painted->images[0].texels.front().y, 34);
        COMPARE_COLOR(painted->images[0].color, kSun);
    }

    void whatIsNoPaintIsRefused()
    {
        const auto outside = paintedPixel("album", {5, 300, 10});
        QVERIFY(!outside);
        QVERIFY2(outside.error().message.english().starts_with("draw 5 has no fragment at pixel 300,10"),
                 outside.error().message.english().c_str());
        const auto gles = paintedPixel("triangle", {0, 160, 120});
        QVERIFY(!gles);
        QCOMPARE(gles.error().message.english(),
                 std::string("draw 0 is of OpenGL ES: its programs are those of the capture"));
    }
};

VITRINE_TEST(PaintedPixelsTest)
#include "tst_painted_pixels.moc"
