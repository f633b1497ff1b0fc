// SPDX-License-Identifier: Apache-2.0
// HIZ-13, HIZ-14, HIZ-16, HIZ-18: what a texture's channels lie between, and what that proves of a discard.
#include "core/opacity/discard_condition.h"
#include "core/opacity/texture_scan.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/opacity_bench.h"

#include <QtTest>

#include <limits>

using namespace vitrine::hiz;

namespace {

std::vector<float> ones(std::size_t count)
{
    return std::vector<float>(count, 1.0f);
}

TermTruth less(float low, float high, float threshold)
{
    return termTruth(between(low, high), Condition::Less, threshold);
}

} // namespace

class OpacityBoundsTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_13_allAlphaOneSetsTheBit();
    void HIZ_13_oneTexelOf254ClearsTheBit();
    void HIZ_13_formatsWithoutAlphaHaveTheBit();
    void HIZ_13_mipmapsCount();
    void HIZ_13_nanMakesAChannelUnknownForEveryComparison_data();
    void HIZ_13_nanMakesAChannelUnknownForEveryComparison();
    void HIZ_13_whatIsNoFiniteNumberHasNoInterval();
    void HIZ_13_incompleteTexturesHaveNoBit();
    void HIZ_14_intervalOfThreeAlphas();
    void HIZ_14_borderColorIsIncluded();
    void HIZ_16_termsAgainstBounds_data();
    void HIZ_16_termsAgainstBounds();
    void HIZ_16_nanThresholdIsUnknown();
    void HIZ_16_combinations();
    void HIZ_16_alphaToCoverage();
    void HIZ_18_everyChannelHasItsInterval();
    void HIZ_18_swizzleAndMissingChannels();
};

void OpacityBoundsTest::HIZ_13_allAlphaOneSetsTheBit()
{
    Memory memory;
    const SurfaceId image = makeAlphas(memory, 4, 4, ones(16));
    const TextureOpacity scanned = scanTexture(viewOf({image}), memory);
    QVERIFY(scanned.bounds[kAlphaChannel].isAllOnes);
    QVERIFY(!scanned.bounds[kRedChannel].isAllOnes);
    QCOMPARE(scanned.bytes, std::uint64_t{64});
}

void OpacityBoundsTest::HIZ_13_oneTexelOf254ClearsTheBit()
{
    Memory memory;
    std::vector<float> alphas = ones(16);
    alphas[9] = 254.0f / 255.0f;
    const SurfaceId image = makeAlphas(memory, 4, 4, alphas);
    QVERIFY(!scanTexture(viewOf({image}), memory).bounds[kAlphaChannel].isAllOnes);
    const std::array<std::byte, 4> restored{std::byte{0}, std::byte{0}, std::byte{0}, std::byte{255}};
    memory.surface(image).writeRect(1, 2, 1, 1, restored);
    QVERIFY(scanTexture(viewOf({image}), memory).bounds[kAlphaChannel].isAllOnes);
}

void OpacityBoundsTest::HIZ_13_formatsWithoutAlphaHaveTheBit()
{
    Memory memory;
    const std::vector<Vec4> colors(16, Vec4{0.2f, 0.4f, 0.6f, 0.0f});
    for (const PixelFormat format : {PixelFormat::Rgb8, PixelFormat::Rgb565, PixelFormat::Luminance8})
        QVERIFY(scanTexture(viewOf({makeImage(memory, format, 4, 4, colors)}), memory).bounds[kAlphaChannel].isAllOnes);
}

void OpacityBoundsTest::HIZ_13_mipmapsCount()
{
    Memory memory;
    const SurfaceId base = makeAlphas(memory, 2, 2, ones(4));
    const SurfaceId opaque = makeAlphas(memory, 1, 1, {1.0f}), dim = makeAlphas(memory, 1, 1, {254.0f / 255.0f});
    QVERIFY(scanTexture(viewOf({base, opaque}), memory).bounds[kAlphaChannel].isAllOnes);
    QVERIFY(!scanTexture(viewOf({base, dim}), memory).bounds[kAlphaChannel].isAllOnes);
}

void OpacityBoundsTest::HIZ_13_nanMakesAChannelUnknownForEveryComparison_data()
{
    QTest::addColumn<int>("channel");
    QTest::addColumn<int>("place"); ///< of four texels; 4: in mip level 1
    for (int channel = 0; channel < 4; ++channel)
        for (int place = 0; place <= 4; ++place)
            QTest::addRow("channel %d, texel %d", channel, place) << channel << place;
}

void OpacityBoundsTest::HIZ_13_nanMakesAChannelUnknownForEveryComparison()
{
    QFETCH(int, channel);
    QFETCH(int, place);
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN(), kInfinity = std::numeric_limits<float>::infinity();
    std::vector<Vec4> base(4, Vec4{1, 1, 1, 1}), half(1, Vec4{1, 1, 1, 1});
    (place < 4 ? base[static_cast<std::size_t>(place)] : half[0])[channel] = kNan;
    Memory memory;
    const TextureView view = viewOf(
        {makeImage(memory, PixelFormat::Rgba16f, 2, 2, base), makeImage(memory, PixelFormat::Rgba16f, 1, 1, half)});
    const TextureBounds bounds = scanTexture(view, memory).bounds;
    for (int other = 0; other < 4; ++other)
        QCOMPARE(bounds[static_cast<std::size_t>(other)].isAllOnes, other != channel);
    const ChannelBounds& unknown = bounds[static_cast<std::size_t>(channel)];
    QVERIFY(!unknown.isKnown);
    // A NaN fails v ≤ 1 and passes !(v ≥ 0): whatever interval stood in for it, some comparison would be wrong.
    using enum Condition;
    for (const Condition condition : {Less, LessEqual, Equal, NotEqual, GreaterEqual, Greater})
        for (const float threshold : {-kInfinity, -1.0f, 0.0f, 0.5f, 1.0f, 2.0f, kInfinity}) {
            const TermTruth truth = termTruth(unknown, condition, threshold);
            QCOMPARE(truth, TermTruth::Unknown);
            QCOMPARE(negated(truth), TermTruth::Unknown);
        }
    QCOMPARE(alphaToCoverageTruth(unknown), TermTruth::Unknown);
    // And so is all that it is joined with.
    QVERIFY(!hull(unknown, between(1.0f, 1.0f)).isKnown && !hull(between(1.0f, 1.0f), unknown).isKnown);
    QVERIFY(!withBorder(bounds, {1, 1, 1, 1})[static_cast<std::size_t>(channel)].isKnown);
    QVERIFY(!bitAlone(unknown).isKnown);
}

void OpacityBoundsTest::HIZ_13_whatIsNoFiniteNumberHasNoInterval()
{
    constexpr float kNan = std::numeric_limits<float>::quiet_NaN(), kInfinity = std::numeric_limits<float>::infinity();
    for (const float odd : {kNan, kInfinity, -kInfinity}) {
        QVERIFY(!between(odd, 1.0f).isKnown);
        QVERIFY(!between(0.0f, odd).isKnown);
        QVERIFY(!between(odd, odd).isKnown);
    }
}

void OpacityBoundsTest::HIZ_13_incompleteTexturesHaveNoBit()
{
    Memory memory;
    TextureView view = viewOf({makeAlphas(memory, 4, 4, ones(16))});
    view.complete = false;
    const TextureOpacity scanned = scanTexture(view, memory);
    QVERIFY(!scanned.bounds[kAlphaChannel].isAllOnes);
    QCOMPARE(scanned.pyramid.levelCount(), std::size_t{0});
}

void OpacityBoundsTest::HIZ_14_intervalOfThreeAlphas()
{
    Memory memory;
    const std::vector<Vec4> colors{{0, 0, 0, 0.7f}, {0, 0, 0, 0.85f}, {0, 0, 0, 1.0f}};
    const SurfaceId image = makeImage(memory, PixelFormat::Rgba16f, 3, 1, colors);
    const ChannelBounds alpha = scanTexture(viewOf({image}), memory).bounds[kAlphaChannel];
    QVERIFY(qAbs(alpha.low - 0.7f) < 1e-3f && alpha.high == 1.0f);
    QCOMPARE(termTruth(alpha, Condition::Less, 0.5f), TermTruth::Impossible);
    QCOMPARE(termTruth(bitAlone(alpha), Condition::Less, 0.5f), TermTruth::Unknown);
}

void OpacityBoundsTest::HIZ_14_borderColorIsIncluded()
{
    TextureBounds bounds;
    bounds[kAlphaChannel] = between(0.7f, 1.0f);
    QVERIFY(lieBetween(withBorder(bounds, {0.0f, 0.0f, 0.0f, 0.25f})[kAlphaChannel], 0.25f, 1.0f));
}

void OpacityBoundsTest::HIZ_16_termsAgainstBounds_data()
{
    QTest::addColumn<float>("low");
    QTest::addColumn<float>("high");
    QTest::addColumn<int>("condition");
    QTest::addColumn<float>("threshold");
    QTest::addColumn<int>("truth");
    const auto row = [](const char* name, float low, float high, Condition condition, float threshold,
                        TermTruth truth) {
        QTest::newRow(name) << low << high << static_cast<int>(condition) << threshold << static_cast<int>(truth);
    };
    using enum TermTruth;
    row("[1,1] v<1", 1.0f, 1.0f, Condition::Less, 1.0f, Impossible);
    row("[1,1] v<1.01", 1.0f, 1.0f, Condition::Less, 1.01f, Certain);
    row("[.7,1] v<.5", 0.7f, 1.0f, Condition::Less, 0.5f, Impossible);
    row("[.2,1] v<.5", 0.2f, 1.0f, Condition::Less, 0.5f, Unknown);
    row("[0,0] v<=0", 0.0f, 0.0f, Condition::LessEqual, 0.0f, Certain);
    row("[0,1] v<0", 0.0f, 1.0f, Condition::Less, 0.0f, Impossible);
    row("[.5,1] v<=.5", 0.5f, 1.0f, Condition::LessEqual, 0.5f, Unknown);
    row("[.6,1] v<=.5", 0.6f, 1.0f, Condition::LessEqual, 0.5f, Impossible);
    row("[0,.5] v>.5", 0.0f, 0.5f, Condition::Greater, 0.5f, Impossible);
    row("[.6,1] v>.5", 0.6f, 1.0f, Condition::Greater, 0.5f, Certain);
    row("[.5,1] v>.5", 0.5f, 1.0f, Condition::Greater, 0.5f, Unknown);
    row("[0,.4] v>=.5", 0.0f, 0.4f, Condition::GreaterEqual, 0.5f, Impossible);
    row("[.5,1] v>=.5", 0.5f, 1.0f, Condition::GreaterEqual, 0.5f, Certain);
    row("[.2,.3] v=.5", 0.2f, 0.3f, Condition::Equal, 0.5f, Impossible);
    row("[.5,.5] v=.5", 0.5f, 0.5f, Condition::Equal, 0.5f, Certain);
    row("[.2,.8] v=.5", 0.2f, 0.8f, Condition::Equal, 0.5f, Unknown);
    row("[.5,.5] v!=.5", 0.5f, 0.5f, Condition::NotEqual, 0.5f, Impossible);
    row("[.2,.3] v!=.5", 0.2f, 0.3f, Condition::NotEqual, 0.5f, Certain);
    row("[.2,.8] v!=.5", 0.2f, 0.8f, Condition::NotEqual, 0.5f, Unknown);
}

void OpacityBoundsTest::HIZ_16_termsAgainstBounds()
{
    QFETCH(float, low);
    QFETCH(float, high);
    QFETCH(int, condition);
    QFETCH(float, threshold);
    QFETCH(int, truth);
    QCOMPARE(static_cast<int>(termTruth(between(low, high), static_cast<Condition>(condition), threshold)), truth);
}

void OpacityBoundsTest::HIZ_16_nanThresholdIsUnknown()
{
    QCOMPARE(less(1.0f, 1.0f, std::numeric_limits<float>::quiet_NaN()), TermTruth::Unknown);
}

void OpacityBoundsTest::HIZ_16_combinations()
{
    using enum TermTruth;
    QCOMPARE(both(Impossible, Unknown), Impossible);
    QCOMPARE(both(Certain, Unknown), Unknown);
    QCOMPARE(both(Certain, Certain), Certain);
    QCOMPARE(either(Certain, Unknown), Certain);
    QCOMPARE(either(Impossible, Unknown), Unknown);
    QCOMPARE(either(Impossible, Impossible), Impossible);
}

void OpacityBoundsTest::HIZ_16_alphaToCoverage()
{
    QCOMPARE(alphaToCoverageTruth(between(1.0f, 1.0f)), TermTruth::Impossible);
    QCOMPARE(alphaToCoverageTruth(between(0.0f, 0.0f)), TermTruth::Certain);
    QCOMPARE(alphaToCoverageTruth(between(0.0f, 1.0f)), TermTruth::Unknown);
}

void OpacityBoundsTest::HIZ_18_everyChannelHasItsInterval()
{
    Memory memory;
    const std::vector<Vec4> colors{{0.5f, 0, 1, 1}, {0.75f, 0, 1, 1}, {0.875f, 0, 1, 1}};
    const SurfaceId image = makeImage(memory, PixelFormat::Rgba16f, 3, 1, colors);
    const TextureBounds bounds = scanTexture(viewOf({image}), memory).bounds;
    QVERIFY(lieBetween(bounds[kRedChannel], 0.5f, 0.875f));
    QCOMPARE(termTruth(bounds[kRedChannel], Condition::Less, 0.4f), TermTruth::Impossible);
    QVERIFY(bounds[2].isAllOnes);
}

void OpacityBoundsTest::HIZ_18_swizzleAndMissingChannels()
{
    TextureBounds bounds;
    bounds[kRedChannel] = between(0.5f, 0.9f);
    bounds[kAlphaChannel] = between(1.0f, 1.0f);
    QVERIFY(lieBetween(swizzled(bounds, {3, 1, 2, 3})[kRedChannel], 1.0f, 1.0f));
    Memory memory;
    const std::vector<Vec4> colors(4, Vec4{0.0f, 0.0f, 0.0f, 1.0f});
    const SurfaceId alphaOnly = makeImage(memory, PixelFormat::Alpha8, 2, 2, colors);
    QVERIFY(lieBetween(scanTexture(viewOf({alphaOnly}), memory).bounds[kRedChannel], 0.0f, 0.0f));
    const SurfaceId redOnly = makeImage(memory, PixelFormat::R8, 2, 2, colors);
    QVERIFY(lieBetween(scanTexture(viewOf({redOnly}), memory).bounds[kAlphaChannel], 1.0f, 1.0f));
}

VITRINE_TEST(OpacityBoundsTest)
#include "tst_opacity_bounds.moc"
