// SPDX-License-Identifier: Apache-2.0
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/blend/blend_ops.h"
#include "core/blend/color_program.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/memory/sample_codec.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace vitrine::core;

namespace {

using Rgba = std::array<double, 4>;

std::uint32_t wordAt(const Surface& surface, std::uint32_t x, std::uint32_t y, std::uint32_t sample = 0)
{
    const std::size_t bytes = bytesPerSample(surface.format());
    return loadWord(surface.pixel(x, y) + sample * bytes, bytes);
}

ShadedQuad quadOf(const Vec4& color, std::uint16_t coverage = 0x1111, std::uint16_t x = 0, std::uint16_t y = 0)
{
    return {x, y, coverage, {color, color, color, color}};
}

BlendState blending(BlendFactor source, BlendFactor destination)
{
    BlendState state;
    state.enabled = true;
    state.sourceColor = state.sourceAlpha = source;
    state.destinationColor = state.destinationAlpha = destination;
    return state;
}

BlendState sourceOver()
{
    return blending(BlendFactor::SourceAlpha, BlendFactor::OneMinusSourceAlpha);
}

/// Table 4.2 of ES 2.0: the factor of channel `i` (3 = alpha).
double factorInDouble(BlendFactor factor, int i, const Rgba& s, const Rgba& d, const Rgba& c)
{
    const auto at = static_cast<std::size_t>(i);
    const double table[] = {0,
                            1,
                            s[at],
                            1 - s[at],
                            s[3],
                            1 - s[3],
                            d[3],
                            1 - d[3],
                            d[at],
                            1 - d[at],
                            i == 3 ? 1 : std::min(s[3], 1 - d[3]),
                            c[at],
                            1 - c[at],
                            c[3],
                            1 - c[3]};
    return table[static_cast<int>(factor)];
}

double combinedInDouble(BlendEquation equation, double s, double sf, double d, double df)
{
    const double table[] = {s * sf + d * df, s * sf - d * df, d * df - s * sf, std::min(s, d), std::max(s, d)};
    return table[static_cast<int>(equation)];
}

Rgba doubles(const Vec4& v)
{
    return {v.x, v.y, v.z, v.w};
}

} // namespace

class TestBlend : public QObject {
    Q_OBJECT
private slots:
    void redThenHalfGreenIsBrownish_HET22();
    void fragmentsOutsideAreCountedNotWritten_HET22();
    void floatsAreStoredAsTheyCome_VG2D_23();
    void laterQuadsSeeEarlierOnes_HET22();
    void factorsAndEquationsMatchTheTable();
    void resultsAreClampedAndRounded();
    void sourcesAreClampedFirst();
    void destinationAlphaIsOneWithoutAlpha();
    void colorMaskKeepsChannels();
    void fastPathsEqualTheGeneralPath();
    void coverageSelectsPixels();
    void samplesBlendOneByOne();
    void ditherTouchesCoarseChannelsOnly();
    void ditherOffRoundsToTheNearest();
};

void TestBlend::redThenHalfGreenIsBrownish_HET22()
{
    Surface target({PixelFormat::Rgba8, 2, 2, 1});
    target.fillColor({0, 0, 2, 2}, {0, 0, 0, 1});
    const ShadedQuad quads[] = {quadOf({1, 0, 0, 1}), quadOf({0, 1, 0, 0.5f})};
    // Alpha with the color factors: 0.5 · 0.5 + 1 · 0.5 = 0.75; SRC_OVER of the spec keeps it at 1 by One for alpha.
    BlendState state = sourceOver();
    state.sourceAlpha = BlendFactor::One;
    const BlendCounts counts = blendQuads(state, quads, target);
    QCOMPARE(wordAt(target, 1, 1), 0xFF008080u); // (128, 128, 0, 255)
    QCOMPARE(counts.samplesWritten, std::uint64_t{8});
    Surface plain({PixelFormat::Rgba8, 2, 2, 1});
    blendQuads(sourceOver(), quads, plain);
    QCOMPARE(wordAt(plain, 0, 0), 0xBF008080u); // alpha 0.75 · 255 = 191.25
}

void TestBlend::fragmentsOutsideAreCountedNotWritten_HET22()
{
    Surface target({PixelFormat::Rgba8, 3, 3, 1});
    const ShadedQuad quads[] = {quadOf({1, 1, 1, 1}, 0x1111, 2, 2), quadOf({1, 1, 1, 1}, 0x1111, 60000, 4)};
    const BlendCounts counts = blendQuads({}, quads, target);
    QVERIFY(counts == (BlendCounts{1, 7}));
    QCOMPARE(wordAt(target, 2, 2), 0xFFFFFFFFu);
    QCOMPARE(wordAt(target, 1, 1), 0u);
}

void TestBlend::floatsAreStoredAsTheyCome_VG2D_23()
{
    const ShadedQuad quads[] = {quadOf({-1.5f, 1e-6f, 300, 2}, 0x1111, 2, 2)};
    for (const ColorEngine engine : {ColorEngine::Opset8, ColorEngine::Pgpe}) {
        Surface target({PixelFormat::Rgba32f, 3, 3, 1});
        pgpe::EngineCounts engineCounts;
        const ColorProgram program = makeColorProgram({}, PixelFormat::Rgba32f, {.engine = engine});
        QVERIFY(blendByProgram(program, quads, target, engineCounts) == (BlendCounts{1, 3}));
        QVERIFY(decodeSample(PixelFormat::Rgba32f, target.pixel(2, 2)) == (Vec4{-1.5f, 1e-6f, 300, 2}));
        QVERIFY(decodeSample(PixelFormat::Rgba32f, target.pixel(1, 1)) == Vec4{});
        QCOMPARE(program.bytesPerSample, 16u);
        QCOMPARE(engineCounts.executed, std::uint64_t{0});
    }
}

void TestBlend::laterQuadsSeeEarlierOnes_HET22()
{
    Surface target({PixelFormat::Rgba8, 2, 2, 1});
    const std::vector<ShadedQuad> quads(3, quadOf({0.2f, 0, 0, 0}));
    blendQuads(blending(BlendFactor::One, BlendFactor::One), quads, target);
    QCOMPARE(wordAt(target, 0, 0), 153u); // 3 · 51
}

void TestBlend::factorsAndEquationsMatchTheTable()
{
    const Vec4 source{0.75f, 0.1f, 0.9f, 0.3f}, destination{0.2f, 0.6f, 1.0f, 0.8f}, constant{0.4f, 0.7f, 0.05f, 0.35f};
    for (int sf = 0; sf < 15; ++sf) {
        for (int df = 0; df < 15; ++df) {
            for (int equation = 0; equation < 5; ++equation) {
                BlendState state = blending(static_cast<BlendFactor>(sf), static_cast<BlendFactor>(df));
                state.sourceAlpha = static_cast<BlendFactor>((sf + 4) % 15);
                state.destinationAlpha = static_cast<BlendFactor>((df + 7) % 15);
                state.colorEquation = static_cast<BlendEquation>(equation);
                state.alphaEquation = static_cast<BlendEquation>((equation + 1) % 5);
                state.constant = constant;
                const Vec4 result = blendedColor(state, source, destination);
                const Rgba s = doubles(source), d = doubles(destination), c = doubles(constant);
                for (int i = 0; i < 4; ++i) {
                    const auto at = static_cast<std::size_t>(i);
                    const double sourceFactor =
                        factorInDouble(i == 3 ? state.sourceAlpha : state.sourceColor, i, s, d, c);
                    const double otherFactor =
                        factorInDouble(i == 3 ? state.destinationAlpha : state.destinationColor, i, s, d, c);
                    const BlendEquation used = i == 3 ? state.alphaEquation : state.colorEquation;
                    const double expected = combinedInDouble(used, s[at], sourceFactor, d[at], otherFactor);
                    QVERIFY(std::abs(result[i] - expected) < 1e-6);
                }
            }
        }
    }
}

void TestBlend::resultsAreClampedAndRounded()
{
    Surface target({PixelFormat::Rgba8, 2, 2, 1});
    target.fill({0, 0, 2, 2}, 0xC8C8C8C8, ~0u); // 200
    const ShadedQuad quads[] = {quadOf({0.5f, 0.1f, 0, 1})};
    blendQuads(blending(BlendFactor::One, BlendFactor::One), quads, target);
    QCOMPARE(wordAt(target, 0, 0), 0xFFC8E2FFu); // 327.5, 225.5 → 226, 200, 455
    BlendState subtract = blending(BlendFactor::One, BlendFactor::One);
    subtract.colorEquation = subtract.alphaEquation = BlendEquation::Subtract;
    blendQuads(subtract, quads, target);
    QCOMPARE(wordAt(target, 0, 0), 0u);
}

void TestBlend::sourcesAreClampedFirst()
{
    Surface target({PixelFormat::Rgba8, 2, 2, 1});
    target.fill({0, 0, 2, 2}, 0xFFFFFFFF, ~0u);
    const float nan = std::numeric_limits<float>::quiet_NaN();
    // Unclamped, 3 − 1 and −2 − 1 would come out as 1 and 0, too; reverse subtraction tells: 1 − 1 = 0, 1 − 0 = 1.
    BlendState state = blending(BlendFactor::One, BlendFactor::One);
    state.colorEquation = state.alphaEquation = BlendEquation::ReverseSubtract;
    const ShadedQuad quads[] = {quadOf({3, -2, nan, 0.2f})};
    blendQuads(state, quads, target);
    QCOMPARE(wordAt(target, 0, 0), 0xCCFFFF00u);
    // The constant color, too: −5 counts as 0 and 5 as 1.
    BlendState constant = blending(BlendFactor::ConstantColor, BlendFactor::Zero);
    constant.constant = {5, -5, 0.2f, 1};
    const ShadedQuad white[] = {quadOf({0.2f, 1, 1, 1})};
    blendQuads(constant, white, target);
    QCOMPARE(wordAt(target, 0, 0), 0xFF330033u);
}

void TestBlend::destinationAlphaIsOneWithoutAlpha()
{
    for (const PixelFormat format : {PixelFormat::Rgb8, PixelFormat::Rgb565}) {
        Surface target({format, 2, 2, 1});
        const ShadedQuad quads[] = {quadOf({1, 0, 1, 0.25f})};
        BlendState state = blending(BlendFactor::DestinationAlpha, BlendFactor::Zero);
        state.dither = false;
        blendQuads(state, quads, target);
        QCOMPARE(wordAt(target, 0, 0), format == PixelFormat::Rgb8 ? 0xFF00FFu : 0xF81Fu);
        blendQuads(blending(BlendFactor::OneMinusDestinationAlpha, BlendFactor::Zero), quads, target);
        QCOMPARE(wordAt(target, 0, 0), 0u);
    }
}

void TestBlend::colorMaskKeepsChannels()
{
    Surface target({PixelFormat::Rgba8, 2, 2, 1});
    target.fill({0, 0, 2, 2}, 0x11223344, ~0u);
    BlendState state;
    state.colorMask = 0b1010; // green and alpha
    const ShadedQuad quads[] = {quadOf({1, 1, 1, 1})};
    blendQuads(state, quads, target);
    QCOMPARE(wordAt(target, 0, 0), 0xFF22FF44u);
    state.colorMask = 0;
    const ShadedQuad black[] = {quadOf({0, 0, 0, 0})};
    blendQuads(state, black, target);
    QCOMPARE(wordAt(target, 0, 0), 0xFF22FF44u);
}

/// Bgra8 takes the general path, Rgba8 the fast ones; with red and blue exchanged the pictures are the same.
void TestBlend::fastPathsEqualTheGeneralPath()
{
    BlendState off;
    const BlendState states[] = {off, sourceOver(), blending(BlendFactor::One, BlendFactor::OneMinusSourceAlpha)};
    std::mt19937 random(17);
    std::uniform_real_distribution<float> channel(-0.1f, 1.1f);
    for (const BlendState& state : states) {
        for (const std::uint32_t samples : {1u, 4u}) {
            Surface fast({PixelFormat::Rgba8, 32, 32, samples}), general({PixelFormat::Bgra8, 32, 32, samples});
            std::vector<ShadedQuad> quads(6000);
            for (ShadedQuad& quad : quads) {
                quad.x = static_cast<std::uint16_t>(random() % 16 * 2);
                quad.y = static_cast<std::uint16_t>(random() % 16 * 2);
                quad.coverage = static_cast<std::uint16_t>(random());
                for (Vec4& color : quad.colors)
                    color = {channel(random), channel(random), channel(random), channel(random)};
            }
            QVERIFY(blendQuads(state, quads, fast) == blendQuads(state, quads, general));
            for (std::uint32_t i = 0; i < 32 * 32 * samples; ++i) {
                const std::uint32_t a = wordAt(fast, i / samples % 32, i / samples / 32, i % samples);
                const std::uint32_t b = wordAt(general, i / samples % 32, i / samples / 32, i % samples);
                QCOMPARE(a, (b & 0xFF00FF00u) | (b >> 16 & 0xFF) | (b & 0xFF) << 16);
            }
        }
    }
}

void TestBlend::coverageSelectsPixels()
{
    Surface target({PixelFormat::Luminance8, 4, 4, 1});
    const ShadedQuad quads[] = {
        {2, 0, 0xFE1E, {Vec4{1, 0, 0, 0}, Vec4{0.2f, 0, 0, 0}, Vec4{0.4f, 0, 0, 0}, Vec4{0.6f, 0, 0, 0}}}};
    // Only sample 0 counts: pixel 1 (nibble 1) has it; pixel 0 (E), 2 (E) don't, pixel 3 (F) does.
    QCOMPARE(blendQuads({}, quads, target).samplesWritten, std::uint64_t{2});
    QCOMPARE(wordAt(target, 2, 0), 0u);
    QCOMPARE(wordAt(target, 3, 0), 51u);
    QCOMPARE(wordAt(target, 2, 1), 0u);
    QCOMPARE(wordAt(target, 3, 1), 153u);
}

void TestBlend::samplesBlendOneByOne()
{
    Surface target({PixelFormat::Rgba8, 2, 2, 4});
    const ShadedQuad quads[] = {quadOf({0.2f, 0, 0, 1}, 0x0003), quadOf({0.4f, 0, 0, 1}, 0x0006)};
    QCOMPARE(blendQuads(blending(BlendFactor::One, BlendFactor::One), quads, target).samplesWritten, std::uint64_t{4});
    QCOMPARE(wordAt(target, 0, 0, 0), 0xFF000033u);
    QCOMPARE(wordAt(target, 0, 0, 1), 0xFF000099u);
    QCOMPARE(wordAt(target, 0, 0, 2), 0xFF000066u);
    QCOMPARE(wordAt(target, 0, 0, 3), 0u);
    QCOMPARE(wordAt(target, 1, 0, 0), 0u);
}

void TestBlend::ditherTouchesCoarseChannelsOnly()
{
    Surface target({PixelFormat::Rgba4444, 4, 4, 1});
    for (std::uint16_t y = 0; y < 4; y += 2) {
        for (std::uint16_t x = 0; x < 4; x += 2) {
            const ShadedQuad quads[] = {quadOf({0.5f, 0, 1, 1}, 0x1111, x, y)};
            blendQuads({}, quads, target);
        }
    }
    // 0.5 · 15 = 7.5: up to 8 where (M + ½) / 16 ≥ ½, which is M ≥ 8.
    const int pattern[4][4] = {{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}};
    for (std::uint32_t y = 0; y < 4; ++y) {
        for (std::uint32_t x = 0; x < 4; ++x)
            QCOMPARE(wordAt(target, x, y), pattern[y][x] >= 8 ? 0x80FFu : 0x70FFu);
    }
    Surface fine({PixelFormat::Rgb8, 2, 2, 1});
    const ShadedQuad quads[] = {quadOf({0.5f, 0.5f, 0.5f, 1})};
    blendQuads({}, quads, fine);
    QCOMPARE(wordAt(fine, 0, 0), 0x808080u);
    QCOMPARE(wordAt(fine, 1, 0), 0x808080u);
}

void TestBlend::ditherOffRoundsToTheNearest()
{
    Surface target({PixelFormat::Rgb565, 2, 2, 1});
    BlendState state;
    state.dither = false;
    const ShadedQuad quads[] = {quadOf({0.5f, 0.5f, 0.49f, 1})}; // 15.5 → 16, 31.5 → 32, 15.19 → 15
    blendQuads(state, quads, target);
    for (std::uint32_t x = 0; x < 2; ++x)
        QCOMPARE(wordAt(target, x, 1), 16u << 11 | 32u << 5 | 15u);
}

VITRINE_TEST(TestBlend)
#include "tst_blend.moc"
