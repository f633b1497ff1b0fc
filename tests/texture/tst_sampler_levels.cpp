// SPDX-License-Identifier: Apache-2.0
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "tests/harness/test_class.h"
#include "tests/texture/sampler_fixture.h"

#include <QTest>

#include <cmath>

using namespace vitrine::core;

namespace {

/// 16 × 16 … 1 × 1 of one gray each: level n holds 50 n.
TextureView grayLevels(SamplerFixture& fixture, MipFilter mipFilter, TextureKind kind = TextureKind::Texture2D)
{
    TextureView view = fixture.view(Filter::Linear, Wrap::Repeat, {}, kind);
    view.sampler.mipFilter = mipFilter;
    view.levelCount = 5;
    for (int face = 0; face < (kind == TextureKind::Cube ? 6 : 1); ++face) {
        for (std::uint32_t level = 0; level < 5; ++level) {
            const std::uint32_t size = 16u >> level;
            const std::vector<int> bytes(std::size_t{size} * size, static_cast<int>(50 * level));
            view.levels.push_back(fixture.addLevel(PixelFormat::Luminance8, size, size, bytes));
        }
    }
    return view;
}

/// A quad at (0.1, 0.2) with the given steps to the right and upwards.
Lanes quad(float dsdx, float dtdx, float dsdy, float dtdy)
{
    const float s = 0.1f, t = 0.2f;
    return Lanes({{s, t, 0}, {s + dsdx, t + dtdx, 0}, {s + dsdy, t + dtdy, 0}, {s + dsdx + dsdy, t + dtdx + dtdy, 0}});
}

float grayOf(const Vec4& color)
{
    return color.x * 255.0f;
}

bool isNear(float a, float b)
{
    return std::abs(a - b) < 0.01f;
}

} // namespace

class TestSamplerLevels : public QObject {
    Q_OBJECT
private slots:
    void implicitLevelComesFromTheQuad();
    void lengthsAreEuclidean();
    void nearestMipmapTakesOneLevel();
    void biasAddsToTheQuadsLevel();
    void biasMayDifferInTheQuad();
    void verticesReadLevelZero();
    void explicitLevelPerLane();
    void gradientsPerLane();
    void cubeDerivativesAreProjected();
    void cubeLevelIsThatOfTheLanesOwnFace();
    void depthCountsInThreeDimensions();
    void maskedNeighborsStillGiveDerivatives();
};

void TestSamplerLevels::implicitLevelComesFromTheQuad()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Linear);
    // A step of k / 16 is k texels: λ = log2 k.
    QVERIFY(isNear(grayOf(quad(2 / 16.0f, 0, 0, 1 / 16.0f).read(view, fixture.memory)[0]), 50.0f));
    QVERIFY(isNear(grayOf(quad(1 / 16.0f, 0, 0, 4 / 16.0f).read(view, fixture.memory)[3]), 100.0f));
    QVERIFY(isNear(grayOf(quad(0.5f / 16.0f, 0, 0, 0.5f / 16.0f).read(view, fixture.memory)[0]), 0.0f));
    const float sqrt2 = std::sqrt(2.0f);
    QVERIFY(isNear(grayOf(quad(2 * sqrt2 / 16.0f, 0, 0, 0).read(view, fixture.memory)[2]), 75.0f));
    QVERIFY(isNear(grayOf(quad(100.0f, 0, 0, 0).read(view, fixture.memory)[2]), 200.0f));
}

void TestSamplerLevels::lengthsAreEuclidean()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Linear);
    // (2.4, 3.2) texels are 4 long: λ = 2.
    QVERIFY(isNear(grayOf(quad(2.4f / 16, 3.2f / 16, 0, 0).read(view, fixture.memory)[0]), 100.0f));
    QVERIFY(isNear(grayOf(quad(0, 0, -2.4f / 16, 3.2f / 16).read(view, fixture.memory)[0]), 100.0f));
}

void TestSamplerLevels::nearestMipmapTakesOneLevel()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Nearest);
    QVERIFY(isNear(grayOf(quad(1.4f / 16, 0, 0, 0).read(view, fixture.memory)[0]), 0.0f));   // λ 0.485
    QVERIFY(isNear(grayOf(quad(1.45f / 16, 0, 0, 0).read(view, fixture.memory)[0]), 50.0f)); // λ 0.536
}

void TestSamplerLevels::biasAddsToTheQuadsLevel()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Linear);
    Lanes lanes = quad(2 / 16.0f, 0, 0, 0);
    lanes.mode = LodMode::Bias;
    lanes.lod.assign(4, 1.5f);
    QVERIFY(isNear(grayOf(lanes.read(view, fixture.memory)[1]), 125.0f));
}

void TestSamplerLevels::biasMayDifferInTheQuad()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Linear);
    Lanes lanes = quad(2 / 16.0f, 0, 0, 0);
    lanes.mode = LodMode::Bias;
    lanes.lod = {0.0f, -1.0f, 1.0f, 99.0f};
    const std::vector<Vec4> colors = lanes.read(view, fixture.memory);
    const float expected[] = {50, 0, 100, 200};
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(isNear(grayOf(colors[i]), expected[i]));
}

void TestSamplerLevels::verticesReadLevelZero()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Linear);
    Lanes lanes = quad(0.5f, 0.5f, 0, 0);
    lanes.areQuads = false;
    QVERIFY(isNear(grayOf(lanes.read(view, fixture.memory)[0]), 0.0f));
    lanes.mode = LodMode::Bias;
    lanes.lod.assign(4, 2.0f);
    QVERIFY(isNear(grayOf(lanes.read(view, fixture.memory)[0]), 100.0f));
}

void TestSamplerLevels::explicitLevelPerLane()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Linear);
    Lanes lanes = quad(0, 0, 0, 0);
    lanes.mode = LodMode::Explicit;
    lanes.lod = {0.5f, 3.0f, -4.0f, std::nanf("")};
    const std::vector<Vec4> colors = lanes.read(view, fixture.memory);
    const float expected[] = {25, 150, 0, 0};
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(isNear(grayOf(colors[i]), expected[i]));
}

void TestSamplerLevels::gradientsPerLane()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Linear);
    Lanes lanes = quad(0, 0, 0, 0);
    lanes.mode = LodMode::Gradient;
    lanes.gradientX = {std::vector<float>{2 / 16.0f, 0, 0, 0}, std::vector<float>(4), std::vector<float>(4)};
    lanes.gradientY = {std::vector<float>(4), std::vector<float>{0, 4 / 16.0f, 8 / 16.0f, 0}, std::vector<float>(4)};
    const std::vector<Vec4> colors = lanes.read(view, fixture.memory);
    const float expected[] = {50, 100, 150, 0};
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(isNear(grayOf(colors[i]), expected[i]));
}

void TestSamplerLevels::cubeDerivativesAreProjected()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Linear, TextureKind::Cube);
    // On +z at z = 2, x + 1 moves s by ¼, which is 4 texels: λ = 2. For that lane 1, which points at +x, counts as on
    // +z.
    Lanes lanes({{1.5f, 0, 2}, {2.5f, 0, 2}, {1.5f, 0.1f, 2}, {2.5f, 0.1f, 2}});
    const std::vector<Vec4> colors = lanes.read(view, fixture.memory);
    QVERIFY(isNear(grayOf(colors[0]), 100.0f));
    QVERIFY(isNear(grayOf(colors[2]), 100.0f));
    lanes.mode = LodMode::Gradient;
    lanes.gradientX = {std::vector<float>{1, 0, 1, 0}, std::vector<float>(4), std::vector<float>(4)};
    lanes.gradientY = {std::vector<float>(4), std::vector<float>(4), std::vector<float>(4)};
    QVERIFY(isNear(grayOf(lanes.read(view, fixture.memory)[0]), 100.0f));
}

void TestSamplerLevels::cubeLevelIsThatOfTheLanesOwnFace()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Nearest, TextureKind::Cube);
    // A face drawn as one pixel: lane 1 in the middle of +x, the others beyond its edges. One pixel is the whole face,
    // 16 texels: λ = 4. On +z, where lane 0 points, lane 1 would be infinitely far away.
    Lanes lanes({{1, 0, 2}, {1, 0, 0}, {1, 2, 2.5f}, {1, 2, 0}});
    QVERIFY(isNear(grayOf(lanes.read(view, fixture.memory)[1]), 200.0f));
}

void TestSamplerLevels::depthCountsInThreeDimensions()
{
    SamplerFixture fixture;
    TextureView view = fixture.view(Filter::Linear, Wrap::Repeat, {}, TextureKind::Texture3D);
    view.sampler.mipFilter = MipFilter::Linear;
    view.levelCount = 4;
    view.depth = 8;
    for (std::uint32_t level = 0; level < 4; ++level) {
        const std::uint32_t size = 8u >> level, across = std::max(1u, 2u >> level);
        view.levels.push_back(fixture.addLevel(PixelFormat::Luminance8, across, across * size,
                                               std::vector<int>(across * across * size, static_cast<int>(50 * level))));
    }
    const float step = 4.0f / 8.0f; // of 8 slices: λ = 2
    QVERIFY(isNear(grayOf(Lanes({{0, 0, 0}, {0, 0, step}, {0, 0, 0}, {0, 0, step}}).read(view, fixture.memory)[0]),
                   100.0f));
}

void TestSamplerLevels::maskedNeighborsStillGiveDerivatives()
{
    SamplerFixture fixture;
    const TextureView view = grayLevels(fixture, MipFilter::Linear);
    Lanes lanes = quad(2 / 16.0f, 0, 0, 0);
    lanes.mask = {0b1000};
    QVERIFY(isNear(grayOf(lanes.read(view, fixture.memory)[3]), 50.0f));
}

VITRINE_TEST(TestSamplerLevels)
#include "tst_sampler_levels.moc"
