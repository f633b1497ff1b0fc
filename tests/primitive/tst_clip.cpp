// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/primitive/pipeline_scene.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace vitrine::tests;

namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr ClipVolume kWide{32.0f, 32.0f};

ShadedVertex at(float x, float y, float z, float w, float varying = 0.0f)
{
    ShadedVertex vertex;
    vertex.clip = {x, y, z, w};
    vertex.varyings[0] = {varying, 1.0f, 0.0f, 0.0f};
    return vertex;
}

struct Clipped {
    ClipOutcome outcome;
    ClippedPolygon polygon;
};

Clipped clip(const ShadedVertex& a, const ShadedVertex& b, const ShadedVertex& c, const ClipVolume& volume = kWide)
{
    Clipped result{};
    result.outcome = clipTriangle({&a, &b, &c}, volume, 1, result.polygon);
    return result;
}

} // namespace

class TestClip : public QObject {
    Q_OBJECT

private slots:
    void insideAndGuardBandStayWhole()
    {
        QCOMPARE(clip(at(0, 0, 0, 1), at(1, 0, 0, 1), at(0, 1, 1, 1)).outcome, ClipOutcome::Inside);
        QCOMPARE(clip(at(-30, 0, 0, 1), at(30, 0, 0, 1), at(0, 30, 0, 1)).outcome, ClipOutcome::Inside);
    }

    void whollyBeyondOnePlaneIsOutside()
    {
        QCOMPARE(clip(at(2, 0, 0, 1), at(3, 0, 0, 1), at(2, 1, 0, 1)).outcome, ClipOutcome::Outside);
        QCOMPARE(clip(at(0, 0, 2, 1), at(1, 0, 2, 1), at(0, 1, 2, 1)).outcome, ClipOutcome::Outside);
        QCOMPARE(clip(at(0, 0, 0, -1), at(1, 0, 0, -1), at(0, 1, 0, -1)).outcome, ClipOutcome::Outside);
    }

    void nearPlaneCutsOneCornerIntoAQuad()
    {
        // Only the last vertex is in front of the near plane z = −w; both edges to it are cut halfway.
        const auto result = clip(at(0, 0, 0, 1, 0), at(1, 0, 0, 1, 4), at(0, 1, -2, 1, 8));
        QCOMPARE(result.outcome, ClipOutcome::Clipped);
        QCOMPARE(result.polygon.count, 4);
        const auto& v = result.polygon.vertices;
        QVERIFY(v[0].clip == (Vec4{0, 0, 0, 1}));
        QVERIFY(v[1].clip == (Vec4{1, 0, 0, 1}));
        QVERIFY(v[2].clip == (Vec4{0.5f, 0.5f, -1, 1}));
        QVERIFY(v[3].clip == (Vec4{0, 0.5f, -1, 1}));
        QCOMPARE(v[2].varyings[0].x, 6.0f);
        QCOMPARE(v[3].varyings[0].x, 4.0f);
        QCOMPARE(v[2].varyings[0].y, 1.0f);
    }

    void zeroToOneCutsAtDepthZero()
    {
        // The last vertex is as far in front of the near plane z = 0 as the others are behind it.
        const ClipVolume volume{32.0f, 32.0f, ClipDepth::ZeroToOne};
        const auto result = clip(at(0, 0, 1, 1, 0), at(1, 0, 1, 1, 4), at(0, 1, -1, 1, 8), volume);
        QCOMPARE(result.outcome, ClipOutcome::Clipped);
        QCOMPARE(result.polygon.count, 4);
        QVERIFY(result.polygon.vertices[2].clip == (Vec4{0.5f, 0.5f, 0, 1}));
        QVERIFY(result.polygon.vertices[3].clip == (Vec4{0, 0.5f, 0, 1}));
        QCOMPARE(clipPoint(at(0, 0, -0.5f, 1), volume), ClipOutcome::Outside);
        QCOMPARE(clipPoint(at(0, 0, -0.5f, 1), kWide), ClipOutcome::Inside);
        const ShadedVertex front = at(0, 0, -1, 1), back = at(0, 0, 1, 1);
        std::array<ShadedVertex, 2> out;
        QCOMPARE(clipLine({&front, &back}, volume, 0, out), ClipOutcome::Clipped);
        QVERIFY(out[0].clip == (Vec4{0, 0, 0, 1}));
    }

    void crossingWZeroLeavesOnlyPositiveW()
    {
        // A floor from far in front of the eye to behind it: w goes from 4 to −4, z = w − 1 (near plane at w = ½).
        const auto result = clip(at(-4, -1, 3, 4), at(4, -1, 3, 4), at(0, -1, -5, -4));
        QCOMPARE(result.outcome, ClipOutcome::Clipped);
        QCOMPARE(result.polygon.count, 4);
        for (int i = 0; i < 4; ++i) {
            const Vec4& p = result.polygon.vertices[static_cast<std::size_t>(i)].clip;
            QVERIFY(p.w >= 0.5f - 1e-6f);
            QVERIFY(p.z >= -p.w - 1e-6f && p.z <= p.w + 1e-6f);
        }
    }

    void hugeCoordinatesAreCutAtTheGuardBand()
    {
        const auto result = clip(at(-1e30f, -1e30f, 0, 1), at(1e30f, -1e30f, 0, 1), at(0, 1e30f, 0, 1));
        QCOMPARE(result.outcome, ClipOutcome::Clipped);
        for (int i = 0; i < result.polygon.count; ++i) {
            const Vec4& p = result.polygon.vertices[static_cast<std::size_t>(i)].clip;
            QVERIFY(std::abs(p.x) <= 32.001f && std::abs(p.y) <= 32.001f);
        }
        const auto largest = std::numeric_limits<float>::max();
        const auto extreme = clip(at(-largest, -largest, 0, 1), at(largest, -largest, 0, 1), at(0, largest, 0, 1));
        QCOMPARE(extreme.outcome, ClipOutcome::Clipped);
    }

    void neighborsGetTheSameVertexOnTheirSharedEdge()
    {
        const ShadedVertex a = at(0.3f, 0.1f, 0.2f, 1.1f), b = at(-0.7f, 0.9f, -3.1f, 0.7f);
        const auto left = clip(a, b, at(-1, 0, 0, 1));
        const auto right = clip(b, a, at(1, 0, 0, 1));
        int shared = 0;
        for (int i = 0; i < left.polygon.count; ++i) {
            for (int k = 0; k < right.polygon.count; ++k)
                shared += left.polygon.vertices[static_cast<std::size_t>(i)].clip ==
                          right.polygon.vertices[static_cast<std::size_t>(k)].clip;
        }
        QCOMPARE(shared, 2); // a, and the cut of edge a–b
    }

    void HET_05_badVerticesAreDropped()
    {
        for (const float bad : {kNan, kInf, -kInf}) {
            QCOMPARE(clip(at(bad, 0, 0, 1), at(1, 0, 0, 1), at(0, 1, 0, 1)).outcome, ClipOutcome::BadVertex);
            QCOMPARE(clip(at(0, 0, 0, 1), at(1, 0, 0, bad), at(0, 1, 0, 1)).outcome, ClipOutcome::BadVertex);
            QCOMPARE(clipPoint(at(0, bad, 0, 1), kWide), ClipOutcome::BadVertex);
        }
        const Drawn drawn = drawTriangle(makeSetupState(sceneState(64), PixelFormat::None),
                                         {at(0, 0, 0, 1), at(1, kNan, 0, 1), at(0, 1, 0, 1)});
        QCOMPARE(drawn.counts, (SetupCounts{.badVertex = 1}));
        const Drawn zeros = drawTriangle(makeSetupState(sceneState(64), PixelFormat::None),
                                         {at(0, 0, 0, 0), at(0, 0, 0, 0), at(0, 0, 0, 0)});
        QCOMPARE(zeros.counts, (SetupCounts{.badVertex = 1}));
    }

    void pointsAreDiscardedByNearAndFarAlone()
    {
        // ES 2.0 §2.13. Beyond the guard band no part of the largest point is left to see.
        for (const float x : {-30.0f, -1.001f, 0.0f, 1.0f, 30.0f}) {
            QCOMPARE(clipPoint(at(x, -x, 1, 1), kWide), ClipOutcome::Inside);
            QCOMPARE(clipPoint(at(x, 2, -1.001f, 1), kWide), ClipOutcome::Outside);
            QCOMPARE(clipPoint(at(x, 0, 1.001f, 1), kWide), ClipOutcome::Outside);
            QCOMPARE(clipPoint(at(x, 0, 0, -1), kWide), ClipOutcome::Outside);
        }
        QCOMPARE(clipPoint(at(33, 0, 0, 1), kWide), ClipOutcome::Outside);
        QCOMPARE(clipPoint(at(1, 0, 0, 0), kWide), ClipOutcome::Outside); // infinitely far to the right
    }

    void linesAreCutInDepthAndAtTheGuardBand()
    {
        const ShadedVertex a = at(-3, 0, -3, 1, 0), b = at(1, 0, 1, 1, 8);
        std::array<ShadedVertex, 2> out;
        QCOMPARE(clipLine({&a, &b}, kWide, 1, out), ClipOutcome::Clipped); // halfway, at the near plane
        QVERIFY(out[0].clip == (Vec4{-1, 0, -1, 1}));
        QCOMPARE(out[0].varyings[0].x, 4.0f);
        QVERIFY(out[1].clip == b.clip);
        QCOMPARE(out[1].varyings[0].x, 8.0f);
        const ShadedVertex left = at(-3, 0, 0, 1), top = at(0, 3, 0, 1), far = at(-64, 0, 0, 1, 8);
        QCOMPARE(clipLine({&left, &top}, kWide, 0, out), ClipOutcome::Inside); // wide ones may reach in by the corner
        QCOMPARE(clipLine({&left, &left}, kWide, 0, out), ClipOutcome::Inside);
        QCOMPARE(clipLine({&far, &far}, kWide, 0, out), ClipOutcome::Outside);
        const ShadedVertex middle = at(0, 0, 0, 1, 0);
        QCOMPARE(clipLine({&middle, &far}, kWide, 1, out), ClipOutcome::Clipped);
        QVERIFY(out[1].clip == (Vec4{-32, 0, 0, 1}));
        QCOMPARE(out[1].varyings[0].x, 4.0f);
        const ShadedVertex bad = at(0, kNan, 0, 1);
        QCOMPARE(clipLine({&a, &bad}, kWide, 0, out), ClipOutcome::BadVertex);
    }

    void lineThroughTheEyeKeepsItsFrontPart()
    {
        // From w = 1 to w = −1 with z = 0: what is left ends where −w ≤ z, at w = 0 at the latest.
        const ShadedVertex a = at(0, 0, 0, 1), b = at(0, 0, -2, -1);
        std::array<ShadedVertex, 2> out;
        QCOMPARE(clipLine({&a, &b}, kWide, 0, out), ClipOutcome::Clipped);
        // z = −2t meets −w = −1 + 2t at t = ¼.
        QVERIFY(out[1].clip == (Vec4{0, 0, -0.5f, 0.5f}));
    }
};

namespace QTest {
template <>
char* toString(const SetupCounts& c)
{
    return qstrdup(qPrintable(QString("drawn %1 culled %2 degenerate %3 outside %4 bad %5")
                                  .arg(c.drawn)
                                  .arg(c.culled)
                                  .arg(c.degenerate)
                                  .arg(c.outside)
                                  .arg(c.badVertex)));
}
} // namespace QTest

VITRINE_TEST(TestClip)
#include "tst_clip.moc"
