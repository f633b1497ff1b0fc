// SPDX-License-Identifier: Apache-2.0
#include "tests/harness/test_class.h"
#include "tests/primitive/pipeline_scene.h"

#include <QtTest>

#include <bit>
#include <random>

using namespace vitrine::tests;

namespace {

constexpr int kSize = 64;

/// Counter-clockwise as seen with y up.
std::vector<ShadedVertex> counterClockwise(double z0 = 0.5, double z1 = 0.5, double z2 = 0.5)
{
    return {windowVertex(kSize, 8, 8, z0), windowVertex(kSize, 24, 8, z1), windowVertex(kSize, 8, 24, z2)};
}

std::vector<ShadedVertex> clockwise()
{
    const auto v = counterClockwise();
    return {v[0], v[2], v[1]};
}

/// Depth of the triangle's plane at a window position.
double depthAt(const Primitive& primitive, double x, double y)
{
    return primitive.depth.at(x - primitive.referenceX - 0.5, y - primitive.referenceY - 0.5);
}

bool isClose(double a, double b)
{
    return a - b < 1e-9 && b - a < 1e-9;
}

} // namespace

class TestSetup : public QObject {
    Q_OBJECT

private slots:
    void facingFollowsWindingAndFrontFace()
    {
        DrawState state = sceneState(kSize);
        auto setup = makeSetupState(state, PixelFormat::None);
        QVERIFY(drawTriangle(setup, counterClockwise()).primitives.at(0).frontFacing);
        QVERIFY(!drawTriangle(setup, clockwise()).primitives.at(0).frontFacing);
        QCOMPARE(drawTriangle(setup, counterClockwise()).primitives.at(0).area2, std::int64_t{256} << 16);
        QCOMPARE(drawTriangle(setup, clockwise()).primitives.at(0).area2, -(std::int64_t{256} << 16));
        state.raster.frontIsCounterClockwise = false;
        setup = makeSetupState(state, PixelFormat::None);
        QVERIFY(!drawTriangle(setup, counterClockwise()).primitives.at(0).frontFacing);
        QVERIFY(drawTriangle(setup, clockwise()).primitives.at(0).frontFacing);
    }

    void cullingByFace_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<bool>("front");
        QTest::addColumn<bool>("back");
        QTest::newRow("none") << int(CullMode::None) << true << true;
        QTest::newRow("front") << int(CullMode::Front) << false << true;
        QTest::newRow("back") << int(CullMode::Back) << true << false;
        QTest::newRow("both") << int(CullMode::FrontAndBack) << false << false;
    }
    void cullingByFace()
    {
        QFETCH(int, mode);
        QFETCH(bool, front);
        QFETCH(bool, back);
        DrawState state = sceneState(kSize);
        state.raster.cull = static_cast<CullMode>(mode);
        const auto setup = makeSetupState(state, PixelFormat::None);
        const Drawn ccw = drawTriangle(setup, counterClockwise());
        QCOMPARE(ccw.counts.drawn, front ? 1u : 0u);
        QCOMPARE(ccw.counts.culled, front ? 0u : 1u);
        QCOMPARE(drawTriangle(setup, clockwise()).counts.drawn, back ? 1u : 0u);
        // Points and lines have no face.
        QCOMPARE(drawOne(setup, PrimitiveKind::Point, {windowVertex(kSize, 9.5, 9.5)}).counts.drawn, 1u);
    }

    void bothWindingsCoverTheSame()
    {
        const auto setup = makeSetupState(sceneState(kSize), PixelFormat::None);
        QVERIFY(drawTriangle(setup, counterClockwise()).quads == drawTriangle(setup, clockwise()).quads);
        QVERIFY(!drawTriangle(setup, clockwise()).quads.empty());
    }

    void HET_05_degenerateTrianglesDrawNothing()
    {
        const auto setup = makeSetupState(sceneState(kSize), PixelFormat::None);
        const auto a = windowVertex(kSize, 8, 8), b = windowVertex(kSize, 16, 16), c = windowVertex(kSize, 24, 24);
        const Drawn line = drawTriangle(setup, {a, b, c});
        QCOMPARE(line.counts.degenerate, 1u);
        QVERIFY(line.quads.empty());
        QCOMPARE(drawTriangle(setup, {a, a, c}).counts.degenerate, 1u);
    }

    void viewportPlacesAndDepthRangeScales()
    {
        DrawState state = sceneState(kSize);
        state.raster.viewport = {16, 32, 32, 16};
        state.raster.depthNear = 0.25f;
        state.raster.depthFar = 0.75f;
        ShadedVertex a, b, c;
        a.clip = {-1, -1, -1, 1}; // lower left of the viewport, near
        b.clip = {2, -2, 2, 2};   // lower right, far, w = 2
        c.clip = {-1, 1, 0, 1};   // upper left, middle
        const auto setup = makeSetupState(state, PixelFormat::None);
        const Drawn drawn = drawTriangle(setup, {a, b, c});
        const Primitive& p = drawn.primitives.at(0);
        QCOMPARE(p.area2, std::int64_t{32} * 16 << 16);
        QVERIFY(isClose(depthAt(p, 16, 32), 0.25));
        QVERIFY(isClose(depthAt(p, 48, 32), 0.75));
        QVERIFY(isClose(depthAt(p, 16, 48), 0.5));
        QVERIFY(isClose(depthAt(p, 32, 40), 0.625)); // middle of the hypotenuse
    }

    void clipControlMirrorsAndTakesDepthsFromZero()
    {
        DrawState state = sceneState(kSize);
        state.raster.viewport = {16, 32, 32, 16};
        state.raster.depthNear = 0.25f;
        state.raster.depthFar = 0.75f;
        state.raster.clipOrigin = ClipOrigin::UpperLeft;
        state.raster.clipDepth = ClipDepth::ZeroToOne;
        ShadedVertex a, b, c;
        a.clip = {-1, -1, 0, 1};   // upper left of the viewport, near
        b.clip = {2, -2, 2, 2};    // upper right, far, w = 2
        c.clip = {-1, 1, 0.5f, 1}; // lower left, middle
        const Drawn drawn = drawTriangle(makeSetupState(state, PixelFormat::None), {a, b, c});
        const Primitive& p = drawn.primitives.at(0);
        QCOMPARE(p.area2, -(std::int64_t{32} * 16 << 16)); // clockwise in the window …
        QVERIFY(p.frontFacing);                            // … and still its front
        QVERIFY(isClose(depthAt(p, 16, 48), 0.25));
        QVERIFY(isClose(depthAt(p, 48, 48), 0.75));
        QVERIFY(isClose(depthAt(p, 16, 32), 0.5));
    }

    void reversedDepthRangeIsAllowed()
    {
        DrawState state = sceneState(kSize);
        state.raster.depthNear = 1.0f;
        state.raster.depthFar = 0.0f;
        const auto setup = makeSetupState(state, PixelFormat::None);
        const Drawn drawn = drawTriangle(setup, counterClockwise(0.25, 0.25, 0.25));
        QVERIFY(isClose(depthAt(drawn.primitives.at(0), 10, 10), 0.75));
    }

    void polygonOffsetIsSlopeAndUnits()
    {
        // z rises by 0.25 over 16 pixels in x and falls by 0.125 over 16 in y: the larger slope is 1/64.
        DrawState state = sceneState(kSize);
        state.raster.polygonOffsetEnabled = true;
        state.raster.polygonOffsetFactor = 2.0f;
        state.raster.polygonOffsetUnits = 3.0f;
        const auto vertices = counterClockwise(0.5, 0.75, 0.375);
        const auto d16 = drawTriangle(makeSetupState(state, PixelFormat::Depth16), vertices);
        QVERIFY(isClose(depthAt(d16.primitives.at(0), 8, 8), 0.5 + 2.0 / 64 + 3.0 / 65535));
        const auto d24 = drawTriangle(makeSetupState(state, PixelFormat::Depth24), vertices);
        QVERIFY(isClose(depthAt(d24.primitives.at(0), 8, 8), 0.5 + 2.0 / 64 + 3.0 / 16777215));
        state.raster.polygonOffsetFactor = -2.0f;
        state.raster.polygonOffsetUnits = 0.0f;
        const auto nearer = drawTriangle(makeSetupState(state, PixelFormat::Depth24), vertices);
        QVERIFY(isClose(depthAt(nearer.primitives.at(0), 8, 8), 0.5 - 2.0 / 64));
        state.raster.polygonOffsetEnabled = false;
        const auto off = drawTriangle(makeSetupState(state, PixelFormat::Depth24), vertices);
        QVERIFY(isClose(depthAt(off.primitives.at(0), 8, 8), 0.5));
    }

    void scissorViewportAndTargetBoundTheTriangle()
    {
        // Covers the whole plane around; only the rectangles cut it.
        const std::vector<ShadedVertex> large{windowVertex(kSize, -500, -500), windowVertex(kSize, 900, -500),
                                              windowVertex(kSize, -500, 900)};
        DrawState state = sceneState(kSize);
        state.raster.scissorEnabled = true;
        state.raster.scissor = {10, 20, 3, 2};
        Pixels expected;
        for (int y = 20; y < 22; ++y) {
            for (int x = 10; x < 13; ++x)
                expected.insert({x, y});
        }
        QVERIFY(drawTriangle(makeSetupState(state, PixelFormat::None), large).pixels() == expected);
        state.raster.scissor = {-10, 62, 11, 100};
        QVERIFY(drawTriangle(makeSetupState(state, PixelFormat::None), large).pixels() == (Pixels{{0, 62}, {0, 63}}));
        state.raster.scissor = {5, 5, 0, 10};
        const Drawn nothing = drawTriangle(makeSetupState(state, PixelFormat::None), large);
        QVERIFY(nothing.quads.empty());
        QCOMPARE(nothing.counts.outside, 1u);
        state.raster.scissor = {2147483647, 2147483647, 2147483647, 2147483647};
        QVERIFY(drawTriangle(makeSetupState(state, PixelFormat::None), large).quads.empty());
        // The guard band must not let a triangle out of its viewport.
        state = sceneState(kSize);
        state.raster.viewport = {4, 4, 2, 1};
        std::vector<ShadedVertex> wide(3);
        wide[0].clip = {-20, -20, 0, 1};
        wide[1].clip = {60, -20, 0, 1};
        wide[2].clip = {-20, 60, 0, 1};
        QVERIFY(drawTriangle(makeSetupState(state, PixelFormat::None), wide).pixels() == (Pixels{{4, 4}, {5, 4}}));
    }

    void anyBitPatternsStayInsideTheTarget()
    {
        std::mt19937 random(3);
        // Mostly ordinary numbers with some of every kind: huge, tiny, infinite, not a number.
        const auto number = [&] {
            const auto bits = static_cast<std::uint32_t>(random());
            return random() % 4 == 0 ? std::bit_cast<float>(bits) : static_cast<float>(bits % 4096) / 1024.0f - 2.0f;
        };
        for (int round = 0; round < 30000; ++round) {
            DrawState state = sceneState(kSize, round % 2 == 0 ? 1 : 4);
            state.raster.lineWidth = number();
            state.raster.polygonOffsetEnabled = true;
            state.raster.polygonOffsetFactor = number();
            state.raster.polygonOffsetUnits = number();
            std::vector<ShadedVertex> vertices(3);
            for (ShadedVertex& vertex : vertices) {
                vertex.clip = {number(), number(), number(), number()};
                vertex.pointSize = number() * 4;
                vertex.varyings[0] = {number(), number(), number(), number()};
            }
            const auto setup = makeSetupState(state, PixelFormat::Depth24);
            for (const auto kind : {PrimitiveKind::Point, PrimitiveKind::Line, PrimitiveKind::Triangle}) {
                const Drawn drawn = drawOne(setup, kind, vertices, 1);
                for (const Quad& quad : drawn.quads)
                    QVERIFY(quad.x < kSize && quad.y < kSize && quad.x % 2 == 0 && quad.y % 2 == 0);
                for (const Primitive& primitive : drawn.primitives)
                    QVERIFY(primitive.depthRange.min <= primitive.depthRange.max);
            }
        }
    }

    void farAwayViewportDrawsNothing()
    {
        DrawState state = sceneState(kSize);
        state.raster.viewport = {2000000000, -2000000000, 64, 64};
        const auto setup = makeSetupState(state, PixelFormat::None);
        QVERIFY(drawTriangle(setup, counterClockwise()).quads.empty());
        QVERIFY(
            drawOne(setup, PrimitiveKind::Line, {windowVertex(kSize, 0, 0), windowVertex(kSize, 60, 9)}).quads.empty());
        QVERIFY(drawOne(setup, PrimitiveKind::Point, {windowVertex(kSize, 9, 9)}).quads.empty());
    }
};

VITRINE_TEST(TestSetup)
#include "tst_setup.moc"
