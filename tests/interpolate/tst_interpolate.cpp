// SPDX-License-Identifier: Apache-2.0
#include "core/interpolate/interpolate_ops.h"
#include "tests/harness/test_class.h"
#include "tests/primitive/pipeline_scene.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <random>

using namespace vitrine::tests;

namespace {

constexpr int kSize = 64;

ShadedVertex vertexWith(double x, double y, double w, const Vec4& varying, double z = 0.5)
{
    ShadedVertex vertex = windowVertex(kSize, x, y, z, w);
    vertex.varyings[0] = varying;
    vertex.varyings[1] = {1.0f, 0.1f, -3.7f, 1e6f};
    return vertex;
}

Primitive setUp(PrimitiveKind kind, const std::vector<ShadedVertex>& vertices, const DrawState& state)
{
    return drawOne(makeSetupState(state, PixelFormat::None), kind, vertices, 2).primitives.at(0);
}

/// The registers of a lone quad.
class QuadInputs {
public:
    QuadInputs(const Primitive& primitive, int x, int y, const FragmentInputs& inputs) : m_data(8 * 4 * 4, -99.0f)
    {
        const Quad quad{static_cast<std::uint16_t>(x), static_cast<std::uint16_t>(y), 1};
        interpolateQuad(primitive, quad, inputs, {m_data.data(), 4}, 0);
    }
    [[nodiscard]] float at(int reg, int component, int lane) const
    {
        return m_data[static_cast<std::size_t>((reg * 4 + component) * 4 + lane)];
    }

private:
    std::vector<float> m_data;
};

struct Corner {
    double x, y, w, value;
};

/// ES 2.0 §3.5.1 equation 3.4: f = Σ b f / w ÷ Σ b / w.
double perspective(const std::array<Corner, 3>& c, double x, double y)
{
    const auto area = [](double ax, double ay, double bx, double by, double cx, double cy) {
        return (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    };
    double numerator = 0.0;
    double denominator = 0.0;
    for (std::size_t i = 0; i < 3; ++i) {
        const Corner& p = c[(i + 1) % 3];
        const Corner& q = c[(i + 2) % 3];
        const double weight = area(x, y, p.x, p.y, q.x, q.y) / c[i].w;
        numerator += weight * c[i].value;
        denominator += weight;
    }
    return numerator / denominator;
}

bool isNear(double a, double b, double tolerance)
{
    return std::abs(a - b) <= tolerance;
}

const FragmentInputs kVaryings{2, -1, -1, -1};

} // namespace

class TestInterpolate : public QObject {
    Q_OBJECT

private slots:
    void affineByHand()
    {
        // f = (x, y) at the corners, w = 1 everywhere.
        const Primitive primitive = setUp(PrimitiveKind::Triangle,
                                          {vertexWith(0, 0, 1, {0, 0, 0, 0}), vertexWith(32, 0, 1, {32, 0, 0, 0}),
                                           vertexWith(0, 32, 1, {0, 32, 0, 0})},
                                          sceneState(kSize));
        const QuadInputs inputs(primitive, 6, 10, kVaryings);
        const std::array<Vec4, 4> expected{
            {{6.5f, 10.5f, 0, 0}, {7.5f, 10.5f, 0, 0}, {6.5f, 11.5f, 0, 0}, {7.5f, 11.5f, 0, 0}}};
        for (int lane = 0; lane < 4; ++lane) {
            for (int c = 0; c < 4; ++c)
                QVERIFY(isNear(inputs.at(0, c, lane), expected[std::size_t(lane)][c], 1e-5));
        }
    }

    void perspectiveByHand()
    {
        // Along the lower edge from w = 1 (f = 0) to w = 3 (f = 1): halfway f = (½ · 1 / 3) / (½ + ½ / 3) = ¼.
        const Primitive primitive =
            setUp(PrimitiveKind::Triangle,
                  {vertexWith(0.5, 8.5, 1, {0, 0, 0, 0}), vertexWith(32.5, 8.5, 3, {1, 0, 0, 0}),
                   vertexWith(0.5, 40.5, 1, {0, 0, 0, 0})},
                  sceneState(kSize));
        const QuadInputs inputs(primitive, 16, 8, {1, 4, -1, -1});
        QVERIFY(isNear(inputs.at(0, 0, 0), 0.25, 1e-7));
        // gl_FragCoord.w = 1/w = (1 + 1/3) / 2 there.
        QVERIFY(isNear(inputs.at(4, 3, 0), 2.0 / 3.0, 1e-7));
    }

    void perspectiveAgainstTheFormula()
    {
        std::mt19937 random(11);
        const auto fraction = [&] { return random() % 65536 / 65536.0; };
        for (int round = 0; round < 200; ++round) {
            // Corners on the subpixel grid, w over five orders of magnitude: a floor up to the horizon.
            std::array<Corner, 3> corners;
            std::vector<ShadedVertex> vertices;
            for (Corner& c : corners) {
                const int steps = static_cast<int>(random() % 18);
                c = {std::floor(fraction() * kSize * 256) / 256, std::floor(fraction() * kSize * 256) / 256,
                     std::ldexp(1.0, steps - 4), static_cast<float>(fraction() * 200 - 100)};
                vertices.push_back(vertexWith(c.x, c.y, c.w, {static_cast<float>(c.value), 0, 0, 0}));
            }
            const Drawn drawn =
                drawOne(makeSetupState(sceneState(kSize), PixelFormat::None), PrimitiveKind::Triangle, vertices, 2);
            for (const Quad& quad : drawn.quads) {
                const QuadInputs inputs(drawn.primitives[0], quad.x, quad.y, kVaryings);
                for (int lane = 0; lane < 4; ++lane) {
                    if ((quad.coverage >> (lane * 4) & 1) == 0)
                        continue;
                    const double expected = perspective(corners, quad.x + lane % 2 + 0.5, quad.y + lane / 2 + 0.5);
                    QVERIFY(isNear(inputs.at(0, 0, lane), expected, 5e-5));
                }
            }
        }
    }

    void equalVaryingsStayExact()
    {
        const Primitive primitive =
            setUp(PrimitiveKind::Triangle,
                  {vertexWith(1.3, 2.7, 0.37, {}), vertexWith(60.1, 5.9, 17.3, {}), vertexWith(9.7, 61.3, 3.1, {})},
                  sceneState(kSize));
        for (int y = 0; y < kSize; y += 2) {
            const QuadInputs inputs(primitive, y, y, kVaryings);
            for (int lane = 0; lane < 4; ++lane) {
                QCOMPARE(inputs.at(1, 0, lane), 1.0f);
                QCOMPARE(inputs.at(1, 1, lane), 0.1f);
                QCOMPARE(inputs.at(1, 2, lane), -3.7f);
                QCOMPARE(inputs.at(1, 3, lane), 1e6f);
            }
        }
    }

    void clippedTriangleInterpolatesLikeTheWhole()
    {
        // A floor that runs behind the eye. On the ray through a pixel, f = −z_eye of the floor point: with y_clip = −1
        // everywhere, y_ndc = −1 / w, and f = w, so f = −1 / y_ndc.
        std::vector<ShadedVertex> floor(3);
        const std::array<std::array<float, 2>, 3> points{{{-200, 100}, {200, 100}, {0, -100}}};
        for (std::size_t i = 0; i < 3; ++i) {
            const auto [x, w] = points[i];
            floor[i].clip = {x, -1.0f, w - 0.5f, w};
            floor[i].varyings[0] = {w, 0, 0, 0};
            floor[i].varyings[1] = {};
        }
        const Drawn drawn =
            drawOne(makeSetupState(sceneState(kSize), PixelFormat::None), PrimitiveKind::Triangle, floor, 2);
        QVERIFY(!drawn.primitives.empty());
        for (const Primitive& primitive : drawn.primitives) {
            std::vector<Quad> quads;
            rasterize(primitive, quads);
            for (const Quad& quad : quads) {
                const QuadInputs inputs(primitive, quad.x, quad.y, kVaryings);
                for (int lane = 0; lane < 4; ++lane) {
                    if ((quad.coverage >> (lane * 4) & 1) == 0)
                        continue;
                    const double y = (quad.y + lane / 2 + 0.5) / (kSize / 2) - 1.0;
                    // Clipped corners are snapped to 1/256 pixel, which tilts the plane by as much.
                    const double slope = 1.0 / (y * y) / (kSize / 2);
                    QVERIFY(isNear(inputs.at(0, 0, lane), -1.0 / y, slope / 64 + 1e-4));
                }
            }
        }
    }

    void fragCoordIsThePixelCenter()
    {
        const Primitive primitive =
            setUp(PrimitiveKind::Triangle,
                  {vertexWith(0, 0, 2, {}, 0.0), vertexWith(64, 0, 2, {}, 1.0), vertexWith(0, 64, 2, {}, 0.0)},
                  sceneState(kSize));
        const QuadInputs inputs(primitive, 30, 4, {0, 2, -1, -1});
        for (int lane = 0; lane < 4; ++lane) {
            QCOMPARE(inputs.at(2, 0, lane), 30.5f + static_cast<float>(lane % 2));
            QCOMPARE(inputs.at(2, 1, lane), 4.5f + static_cast<float>(lane / 2));
            QVERIFY(isNear(inputs.at(2, 2, lane), (30.5 + lane % 2) / 64, 1e-7));
            QCOMPARE(inputs.at(2, 3, lane), 0.5f);
        }
        QCOMPARE(inputs.at(0, 0, 0), -99.0f); // nothing else is touched
    }

    void frontFacingIsAllBitsOrNone()
    {
        const auto a = vertexWith(0, 0, 1, {}), b = vertexWith(64, 0, 1, {}), c = vertexWith(0, 64, 1, {});
        const FragmentInputs inputs{0, -1, 3, -1};
        const QuadInputs front(setUp(PrimitiveKind::Triangle, {a, b, c}, sceneState(kSize)), 2, 2, inputs);
        const QuadInputs back(setUp(PrimitiveKind::Triangle, {a, c, b}, sceneState(kSize)), 2, 2, inputs);
        for (int lane = 0; lane < 4; ++lane) {
            QCOMPARE(std::bit_cast<std::uint32_t>(front.at(3, 0, lane)), 0xFFFFFFFFu);
            QCOMPARE(std::bit_cast<std::uint32_t>(back.at(3, 0, lane)), 0u);
        }
    }

    void pointCoordStartsAtTheTopLeft()
    {
        ShadedVertex vertex = vertexWith(20, 20, 1, {7, 8, 9, 10});
        vertex.pointSize = 4;
        const Primitive primitive = setUp(PrimitiveKind::Point, {vertex}, sceneState(kSize));
        // ES 2.0 §3.3: s = ½ + (x + ½ − x_w) / size, t = ½ − (y + ½ − y_w) / size.
        const QuadInputs upper(primitive, 18, 20, {1, -1, -1, 5});
        QCOMPARE(upper.at(5, 0, 2), 0.125f); // pixel (18, 21): the upper left one
        QCOMPARE(upper.at(5, 1, 2), 0.125f);
        QCOMPARE(upper.at(5, 0, 1), 0.375f);
        QCOMPARE(upper.at(5, 1, 1), 0.375f);
        QCOMPARE(upper.at(0, 2, 3), 9.0f);
        const QuadInputs lower(primitive, 20, 18, {1, -1, -1, 5});
        QCOMPARE(lower.at(5, 0, 1), 0.875f);
        QCOMPARE(lower.at(5, 1, 1), 0.875f);
    }

    void linesInterpolateAlongTheirLength()
    {
        // From x = 8.5 (w = 1, f = 0) to 24.5 (w = 3, f = 1); halfway f = ¼ as on the triangle's edge.
        const Primitive primitive =
            setUp(PrimitiveKind::Line,
                  {vertexWith(8.5, 10.5, 1, {0, 0, 0, 0}), vertexWith(24.5, 10.5, 3, {1, 0, 0, 0})}, sceneState(kSize));
        QVERIFY(isNear(QuadInputs(primitive, 16, 10, kVaryings).at(0, 0, 0), 0.25, 1e-7));
        QVERIFY(isNear(QuadInputs(primitive, 8, 10, kVaryings).at(0, 0, 0), 0.0, 1e-7));
    }

    void wideLinesGiveAColumnOneValue()
    {
        DrawState state = sceneState(kSize);
        state.raster.lineWidth = 6.0f;
        const Primitive primitive =
            setUp(PrimitiveKind::Line,
                  {vertexWith(8.5, 10.5, 1, {0, 0, 0, 0}), vertexWith(24.5, 18.5, 1, {16, 0, 0, 0})}, state);
        for (int y = 8; y < 24; y += 2) {
            const QuadInputs inputs(primitive, 12, y, kVaryings);
            QVERIFY(isNear(inputs.at(0, 0, 0), 4.0, 1e-6));
            QVERIFY(isNear(inputs.at(0, 0, 3), 5.0, 1e-6));
        }
    }

    void aBatchGivesWhatEachQuadGivesAlone()
    {
        const Drawn drawn = drawOne(makeSetupState(sceneState(kSize), PixelFormat::None), PrimitiveKind::Triangle,
                                    {vertexWith(3.1, 2.2, 0.3, {1, 2, 3, 4}), vertexWith(61.7, 9.3, 9.1, {-5, 6, 7, 8}),
                                     vertexWith(20.9, 60.2, 2.2, {9, -1, 0.5f, 2})},
                                    2);
        const auto laneCount = static_cast<std::uint32_t>(drawn.quads.size() * 4);
        std::vector<float> batch(std::size_t{8} * 4 * laneCount);
        const LaneRegisters registers{batch.data(), laneCount};
        for (std::uint32_t i = 0; i < drawn.quads.size(); ++i)
            interpolateQuad(drawn.primitives[0], drawn.quads[i], kVaryings, registers, i * 4);
        for (std::uint32_t i = 0; i < drawn.quads.size(); ++i) {
            const QuadInputs alone(drawn.primitives[0], drawn.quads[i].x, drawn.quads[i].y, kVaryings);
            for (int lane = 0; lane < 4; ++lane)
                QCOMPARE(registers.component(0, 1)[i * 4 + std::uint32_t(lane)], alone.at(0, 1, lane));
        }
    }

    void cornersOfTilesAgreeWithTheVertices()
    {
        const Primitive primitive = setUp(
            PrimitiveKind::Triangle,
            {vertexWith(8, 8, 1, {1, 0, 0, 0}), vertexWith(40, 8, 4, {2, 0, 0, 0}), vertexWith(8, 40, 2, {3, 0, 0, 0})},
            sceneState(kSize));
        QVERIFY(isNear(varyingAt(primitive, 0, 8, 8).x, 1.0, 1e-6));
        QVERIFY(isNear(varyingAt(primitive, 0, 40, 8).x, 2.0, 1e-6));
        QVERIFY(isNear(varyingAt(primitive, 0, 8, 40).x, 3.0, 1e-6));
    }

    void copiesCarryTheUsedVaryings()
    {
        const Primitive primitive = setUp(
            PrimitiveKind::Triangle,
            {vertexWith(0, 0, 1, {1, 2, 3, 4}), vertexWith(64, 0, 1, {5, 6, 7, 8}), vertexWith(0, 64, 1, {0, 0, 0, 0})},
            sceneState(kSize));
        const Primitive copy = primitive;
        QCOMPARE(QuadInputs(copy, 10, 12, kVaryings).at(0, 3, 2), QuadInputs(primitive, 10, 12, kVaryings).at(0, 3, 2));
        QCOMPARE(copy.attributes.count, 2);
    }
};

VITRINE_TEST(TestInterpolate)
#include "tst_interpolate.moc"
