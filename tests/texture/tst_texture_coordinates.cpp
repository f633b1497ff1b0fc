// SPDX-License-Identifier: Apache-2.0
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/texture/cube_face.h"
#include "core/texture/level_of_detail.h"
#include "core/texture/wrap.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace vitrine::core;

namespace {

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

struct NearestCase {
    Wrap wrap;
    float coordinate;
    int size, texel;
};

struct LinearCase {
    Wrap wrap;
    float coordinate;
    int size, first, second;
    float weight;
};

SamplerState samplerOf(Filter mag, Filter min, MipFilter mip)
{
    return {.magFilter = mag, .minFilter = min, .mipFilter = mip};
}

} // namespace

class TestTextureCoordinates : public QObject {
    Q_OBJECT
private slots:
    void nearestTexelsByWrap();
    void linearTexelsByWrap();
    void wildCoordinatesStayInside();
    void log2IsCloseEnough();
    void lambdaTakesTheLongerDerivative();
    void mipmapNearestSwitchesAboveHalf();
    void mipmapLinearSplitsLevels();
    void magnificationLimitDependsOnFilters();
    void lambdaBeyondTheLevelsIsClamped();
    void cubeFacesFollowTheTable();
    void cubeTiesGoToXThenY();
    void cubeDerivativesMatchDifferences();
};

void TestTextureCoordinates::nearestTexelsByWrap()
{
    const NearestCase cases[] = {
        {Wrap::Repeat, 0.0f, 4, 0},         {Wrap::Repeat, 0.25f, 4, 1},         {Wrap::Repeat, 0.9999f, 4, 3},
        {Wrap::Repeat, 1.0f, 4, 0},         {Wrap::Repeat, -0.25f, 4, 3},        {Wrap::Repeat, -0.26f, 4, 2},
        {Wrap::Repeat, 7.5f, 4, 2},         {Wrap::Repeat, -1e-9f, 4, 3},        {Wrap::Repeat, 0.34f, 3, 1},
        {Wrap::Repeat, 0.7f, 1, 0},         {Wrap::ClampToEdge, -5.0f, 4, 0},    {Wrap::ClampToEdge, 0.74f, 4, 2},
        {Wrap::ClampToEdge, 1.0f, 4, 3},    {Wrap::ClampToEdge, 1e30f, 4, 3},    {Wrap::MirroredRepeat, 0.3f, 4, 1},
        {Wrap::MirroredRepeat, 1.0f, 4, 3}, {Wrap::MirroredRepeat, 1.3f, 4, 2},  {Wrap::MirroredRepeat, -0.3f, 4, 1},
        {Wrap::MirroredRepeat, 2.1f, 4, 0}, {Wrap::MirroredRepeat, -1.1f, 4, 3}, {Wrap::MirroredRepeat, 1.999f, 5, 0},
    };
    for (const NearestCase& testCase : cases)
        QCOMPARE(nearestTexel(testCase.wrap, testCase.coordinate, testCase.size), testCase.texel);
}

void TestTextureCoordinates::linearTexelsByWrap()
{
    // u = s · size − ½; first = floor u, weight = its fraction.
    const LinearCase cases[] = {
        {Wrap::Repeat, 0.5f, 4, 1, 2, 0.5f},          {Wrap::Repeat, 0.0f, 4, 3, 0, 0.5f},
        {Wrap::Repeat, 0.125f, 4, 0, 1, 0.0f},        {Wrap::Repeat, 0.9375f, 4, 3, 0, 0.25f},
        {Wrap::Repeat, -0.1875f, 4, 2, 3, 0.75f},     {Wrap::Repeat, 0.25f, 1, 0, 0, 0.75f},
        {Wrap::ClampToEdge, 0.0f, 4, 0, 0, 0.5f},     {Wrap::ClampToEdge, 1.0f, 4, 3, 3, 0.5f},
        {Wrap::ClampToEdge, 0.4375f, 4, 1, 2, 0.25f}, {Wrap::ClampToEdge, 9.0f, 4, 3, 3, 0.5f},
        {Wrap::MirroredRepeat, 0.0f, 4, 0, 0, 0.5f},  {Wrap::MirroredRepeat, 1.0f, 4, 3, 3, 0.5f},
        {Wrap::MirroredRepeat, 1.25f, 4, 2, 3, 0.5f}, {Wrap::MirroredRepeat, -0.5f, 4, 1, 2, 0.5f},
    };
    for (const LinearCase& testCase : cases) {
        const TexelPair pair = linearTexels(testCase.wrap, testCase.coordinate, testCase.size);
        QCOMPARE(pair.first, testCase.first);
        QCOMPARE(pair.second, testCase.second);
        QCOMPARE(pair.weight, testCase.weight);
    }
}

void TestTextureCoordinates::wildCoordinatesStayInside()
{
    const float wild[] = {kNan,   -kNan,  kInfinity, -kInfinity,  3e38f,
                          -3e38f, 1e-45f, -1e-45f,   16777217.0f, 2147483648.0f};
    for (const Wrap wrap : {Wrap::Repeat, Wrap::ClampToEdge, Wrap::MirroredRepeat}) {
        for (const float coordinate : wild) {
            for (const int size : {1, 3, 16384}) {
                const int nearest = nearestTexel(wrap, coordinate, size);
                QVERIFY(nearest >= 0 && nearest < size);
                const TexelPair pair = linearTexels(wrap, coordinate, size);
                QVERIFY(pair.first >= 0 && pair.first < size && pair.second >= 0 && pair.second < size);
                QVERIFY(pair.weight >= 0.0f && pair.weight < 1.0f);
            }
        }
    }
    QCOMPARE(nearestTexel(Wrap::ClampToEdge, kNan, 8), 0);
    QCOMPARE(nearestTexel(Wrap::ClampToEdge, kInfinity, 8), 7);
}

void TestTextureCoordinates::log2IsCloseEnough()
{
    double worst = 0.0;
    for (double v = 1.0 / 65536.0; v < 65536.0; v *= 1.0001) {
        const auto single = static_cast<float>(v);
        worst = std::max(worst, std::abs(approximateLog2(single) - std::log2(static_cast<double>(single))));
    }
    QVERIFY2(worst < 1.0 / (1 << 20), qPrintable(QString::number(worst)));
    for (int exponent = -100; exponent <= 100; ++exponent)
        QCOMPARE(approximateLog2(std::ldexp(1.0f, exponent)), static_cast<float>(exponent));
    QCOMPARE(approximateLog2(0.0f), -127.0f);
    QCOMPARE(approximateLog2(kInfinity), 128.0f);
    QVERIFY(std::isnan(approximateLog2(kNan)));
}

void TestTextureCoordinates::lambdaTakesTheLongerDerivative()
{
    QCOMPARE(lambdaOfSquares(16.0f, 4.0f), 2.0f);
    QCOMPARE(lambdaOfSquares(0.25f, 64.0f), 3.0f);
}

void TestTextureCoordinates::mipmapNearestSwitchesAboveHalf()
{
    const SamplerState sampler = samplerOf(Filter::Linear, Filter::Linear, MipFilter::Nearest);
    const struct {
        float lambda;
        std::uint32_t level;
    } cases[] = {{0.1f, 0}, {0.5f, 0}, {0.51f, 1}, {1.5f, 1}, {1.51f, 2}, {2.5f, 2}, {2.51f, 3}, {99.0f, 3}};
    for (const auto& testCase : cases)
        QVERIFY(chooseLevels(sampler, 4, testCase.lambda) == (LevelChoice{Filter::Linear, testCase.level, 0.0f}));
}

void TestTextureCoordinates::mipmapLinearSplitsLevels()
{
    const SamplerState sampler = samplerOf(Filter::Linear, Filter::Linear, MipFilter::Linear);
    QVERIFY(chooseLevels(sampler, 4, 0.25f) == (LevelChoice{Filter::Linear, 0, 0.25f}));
    QVERIFY(chooseLevels(sampler, 4, 1.0f) == (LevelChoice{Filter::Linear, 1, 0.0f}));
    QVERIFY(chooseLevels(sampler, 4, 2.75f) == (LevelChoice{Filter::Linear, 2, 0.75f}));
}

void TestTextureCoordinates::magnificationLimitDependsOnFilters()
{
    // c = ½: linear above, nearest inside levels below (ES 2.0 §3.7.8).
    const SamplerState half = samplerOf(Filter::Linear, Filter::Nearest, MipFilter::Linear);
    QCOMPARE(chooseLevels(half, 4, 0.5f).filter, Filter::Linear);
    QCOMPARE(chooseLevels(half, 4, 0.5f).nextWeight, 0.0f);
    QCOMPARE(chooseLevels(half, 4, 0.625f).filter, Filter::Nearest);
    QCOMPARE(chooseLevels(half, 4, 0.625f).nextWeight, 0.625f);
    const SamplerState zero = samplerOf(Filter::Linear, Filter::Nearest, MipFilter::None);
    QCOMPARE(chooseLevels(zero, 1, 0.0f).filter, Filter::Linear);
    QCOMPARE(chooseLevels(zero, 1, 0.01f).filter, Filter::Nearest);
    const SamplerState sharp = samplerOf(Filter::Nearest, Filter::Nearest, MipFilter::Nearest);
    QCOMPARE(chooseLevels(sharp, 4, 0.6f).level, 1u);
    QCOMPARE(chooseLevels(sharp, 4, kNan).level, 0u);
}

void TestTextureCoordinates::lambdaBeyondTheLevelsIsClamped()
{
    const SamplerState sampler = samplerOf(Filter::Linear, Filter::Linear, MipFilter::Linear);
    for (const float lambda : {3.0f, 3.5f, 128.0f, kInfinity})
        QVERIFY(chooseLevels(sampler, 4, lambda) == (LevelChoice{Filter::Linear, 3, 0.0f}));
    QVERIFY(chooseLevels(sampler, 4, -kInfinity) == (LevelChoice{Filter::Linear, 0, 0.0f}));
    QVERIFY(chooseLevels(sampler, 1, 5.0f) == (LevelChoice{Filter::Linear, 0, 0.0f}));
}

void TestTextureCoordinates::cubeFacesFollowTheTable()
{
    // Table 3.21: s = ½ (sc / |ma| + 1), t = ½ (tc / |ma| + 1), with 1 and ½ as minor components on axis ±2.
    const struct {
        float x, y, z;
        CubeFace face;
        float s, t;
    } cases[] = {
        {2, 1, 0.5f, CubeFace::PositiveX, 0.375f, 0.25f},  // sc −rz, tc −ry
        {-2, 1, 0.5f, CubeFace::NegativeX, 0.625f, 0.25f}, // sc +rz, tc −ry
        {1, 2, 0.5f, CubeFace::PositiveY, 0.75f, 0.625f},  // sc +rx, tc +rz
        {1, -2, 0.5f, CubeFace::NegativeY, 0.75f, 0.375f}, // sc +rx, tc −rz
        {1, 0.5f, 2, CubeFace::PositiveZ, 0.75f, 0.375f},  // sc +rx, tc −ry
        {1, 0.5f, -2, CubeFace::NegativeZ, 0.25f, 0.375f}, // sc −rx, tc −ry
    };
    for (const auto& testCase : cases) {
        const CubeFace face = cubeFaceOf(testCase.x, testCase.y, testCase.z);
        QCOMPARE(face, testCase.face);
        const FacePoint point = projectOnFace(face, testCase.x, testCase.y, testCase.z);
        QCOMPARE(point.s, testCase.s);
        QCOMPARE(point.t, testCase.t);
    }
}

void TestTextureCoordinates::cubeTiesGoToXThenY()
{
    QCOMPARE(cubeFaceOf(1, 1, 1), CubeFace::PositiveX);
    QCOMPARE(cubeFaceOf(-1, 1, -1), CubeFace::NegativeX);
    QCOMPARE(cubeFaceOf(0.5f, -1, 1), CubeFace::NegativeY);
    QCOMPARE(cubeFaceOf(0.5f, 0.5f, -1), CubeFace::NegativeZ);
}

void TestTextureCoordinates::cubeDerivativesMatchDifferences()
{
    const Vec4 at{0.4f, -0.7f, 2.0f, 0.0f};
    const Vec4 step{0.001f, 0.002f, -0.003f, 0.0f};
    const FacePoint moved = projectOnFace(CubeFace::PositiveZ, at.x + step.x, at.y + step.y, at.z + step.z);
    const FacePoint start = projectOnFace(CubeFace::PositiveZ, at.x, at.y, at.z);
    const FacePoint derivative = projectDerivative(CubeFace::PositiveZ, at, step);
    QVERIFY(std::abs(derivative.s - (moved.s - start.s)) < 2e-6f);
    QVERIFY(std::abs(derivative.t - (moved.t - start.t)) < 2e-6f);
}

VITRINE_TEST(TestTextureCoordinates)
#include "tst_texture_coordinates.moc"
