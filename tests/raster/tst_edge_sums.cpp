// SPDX-License-Identifier: Apache-2.0
// VG2D-07, VG2D-09: sums along edges are what the rasterizer finds triangle by triangle.
#include "core/raster/edge_sums.h"
#include "core/raster/raster_ops.h"
#include "tests/harness/test_class.h"
#include "tests/primitive/pipeline_scene.h"

#include <QtTest>

#include <algorithm>
#include <random>
#include <set>

using namespace vitrine::tests;

namespace {

constexpr int kSize = 40;
/// Not at the border: triangles reach beyond it on all sides.
constexpr PixelBounds kBox{5, 3, 33, 38};

struct Triangle {
    std::array<FixedPoint, 3> corners;
    int amount = 1;
};

std::int64_t doubleArea(const std::array<FixedPoint, 3>& p)
{
    return (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[2].x - p[0].x) * (p[1].y - p[0].y);
}

/// By sample, modulo 256.
using Samples = std::vector<std::uint8_t>;

void add(Samples& plane, int samples, std::uint32_t x, std::uint32_t y, int sample, int amount)
{
    std::uint8_t& value = plane.at((std::size_t{y} * kSize + x) * std::size_t(samples) + std::size_t(sample));
    value = static_cast<std::uint8_t>(value + amount);
}

Samples rasterized(const std::vector<Triangle>& triangles, int samples, SamplePattern pattern)
{
    Samples plane(std::size_t(kSize * kSize * samples));
    DrawState state = sceneState(kSize, samples);
    state.targets.yDown = true;
    state.vector.pattern = pattern;
    SetupState setup = makeSetupState(state, PixelFormat::None);
    setup.viewport = kBox;
    for (const Triangle& triangle : triangles) {
        std::array<ShadedVertex, 3> vertices;
        for (std::size_t i = 0; i < 3; ++i)
            vertices[i] = windowVertex(kSize, double(triangle.corners[i].x) / kSubpixels,
                                       double(triangle.corners[i].y) / kSubpixels);
        Primitive primitive;
        if (setupTriangle(setup, {&vertices[0], &vertices[1], &vertices[2]}, primitive) != SetupOutcome::Drawn)
            continue;
        std::vector<Quad> quads;
        rasterize(primitive, quads);
        const int amount = doubleArea(triangle.corners) > 0 ? triangle.amount : -triangle.amount;
        for (const Quad& quad : quads)
            for (int bit = 0; bit < 16; ++bit)
                if (quad.coverage >> bit & 1)
                    add(plane, samples, quad.x + bit / 4 % 2u, quad.y + bit / 8u, 4 * quad.group + bit % 4, amount);
    }
    return plane;
}

template <int kSamples>
Samples summed(const std::vector<Triangle>& triangles, SamplePattern pattern)
{
    Samples plane(std::size_t(kSize * kSize * kSamples));
    EdgeSums sums;
    sums.begin(kBox, kSamples, pattern);
    for (const Triangle& triangle : triangles)
        sums.addTriangle(triangle.corners, triangle.amount);
    sums.forEachRun<kSamples>([&](std::uint32_t x, std::uint32_t y, std::uint32_t pixels, const auto& run) {
        for (std::uint32_t i = 0; i < pixels; ++i)
            for (int sample = 0; sample < kSamples; ++sample)
                add(plane, kSamples, x + i, y, sample, run[std::size_t(sample)]);
    });
    return plane;
}

bool agree(const std::vector<Triangle>& triangles)
{
    for (const SamplePattern pattern : {SamplePattern::Grid, SamplePattern::Rotated})
        if (summed<1>(triangles, pattern) != rasterized(triangles, 1, pattern) ||
            summed<4>(triangles, pattern) != rasterized(triangles, 4, pattern) ||
            summed<8>(triangles, pattern) != rasterized(triangles, 8, pattern) ||
            summed<16>(triangles, pattern) != rasterized(triangles, 16, pattern))
            return false;
    return true;
}

/// `grid`: places are multiples of it, in 1/256 pixel; with 8 and more of them many lie on edges of others, and samples
/// on edges.
FixedPoint anyPoint(std::mt19937& random, std::int64_t grid)
{
    const auto place = [&] {
        return std::int64_t(random() % std::uint32_t(56 * kSubpixels / grid)) * grid - 8 * kSubpixels;
    };
    const std::int64_t x = place();
    return {x, place()};
}

} // namespace

class EdgeSumsTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_07_trianglesAddUp_data();
    void VG2D_07_trianglesAddUp();
    void VG2D_07_fansAddUp();
    void VG2D_09_whatLiesOnEdgesCountsOnce();
    void batchesAreSummedByThemselves();
};

void EdgeSumsTest::VG2D_07_trianglesAddUp_data()
{
    QTest::addColumn<int>("grid");
    QTest::newRow("anywhere") << 1;
    QTest::newRow("on samples") << 8;
    QTest::newRow("on centers and corners") << 128;
}

void EdgeSumsTest::VG2D_07_trianglesAddUp()
{
    QFETCH(int, grid);
    std::mt19937 random(7);
    for (int turn = 0; turn < 60; ++turn) {
        std::vector<Triangle> triangles(1 + turn % 5);
        for (Triangle& triangle : triangles) {
            for (FixedPoint& corner : triangle.corners)
                corner = anyPoint(random, grid);
            triangle.amount = random() % 2 ? 1 : -1;
        }
        QVERIFY2(agree(triangles), QByteArray::number(turn));
    }
}

/// Neighbors of a fan have an edge in common, there and back.
void EdgeSumsTest::VG2D_07_fansAddUp()
{
    std::mt19937 random(8);
    for (int turn = 0; turn < 40; ++turn) {
        std::vector<Triangle> fan;
        const FixedPoint first = anyPoint(random, 16);
        FixedPoint last = anyPoint(random, 16);
        for (int i = 0; i < 12; ++i) {
            const FixedPoint next = anyPoint(random, 16);
            fan.push_back({{first, last, next}});
            last = next;
        }
        QVERIFY2(agree(fan), QByteArray::number(turn));
    }
}

/// Two triangles make a square of 10 × 10 pixels, whose corners lie on centers: each of its centers is in one of them.
void EdgeSumsTest::VG2D_09_whatLiesOnEdgesCountsOnce()
{
    constexpr std::int64_t kLow = 10 * kSubpixels + 128, kHigh = 20 * kSubpixels + 128;
    const FixedPoint a{kLow, kLow}, b{kHigh, kLow}, c{kHigh, kHigh}, d{kLow, kHigh};
    const Samples plane = summed<1>({{{a, b, c}}, {{a, c, d}}}, SamplePattern::Grid);
    for (int y = 0; y < kSize; ++y)
        for (int x = 0; x < kSize; ++x)
            QCOMPARE(int(plane[std::size_t(y * kSize + x)]), x >= 10 && x < 20 && y >= 10 && y < 20 ? 1 : 0);
}

/// 65,836 times the same triangle is 300 modulo 65,536, and 65,500 and 336 in two batches.
void EdgeSumsTest::batchesAreSummedByThemselves()
{
    const std::array<FixedPoint, 3> corners{{{2560, 2560}, {5120, 2560}, {2560, 5120}}};
    EdgeSums sums;
    sums.begin(kBox, 1, SamplePattern::Grid);
    for (int i = 0; i < 65'836; ++i) {
        sums.addTriangle(corners, 1);
        if (i == 65'499)
            sums.endBatch();
    }
    std::set<int> found;
    sums.forEachRun<1>([&](std::uint32_t, std::uint32_t, std::uint32_t, const auto& run) { found.insert(run[0]); });
    QCOMPARE(found, (std::set<int>{336, 65'500}));
    sums.begin(kBox, 1, SamplePattern::Grid);
    for (int i = 0; i < 65'836; ++i)
        sums.addTriangle(corners, 1);
    found.clear();
    sums.forEachRun<1>([&](std::uint32_t, std::uint32_t, std::uint32_t, const auto& run) { found.insert(run[0]); });
    QCOMPARE(found, std::set<int>{300});
}

VITRINE_TEST(EdgeSumsTest, QCoreApplication)
#include "tst_edge_sums.moc"
