// SPDX-License-Identifier: Apache-2.0
// BYP-17 and BYP-18: primitive setup and rejection, attribute gradients and interpolation.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/untimed_gpu.h"
#include "core/interpolate/interpolate_ops.h"
#include "core/observe/event_names.h"
#include "core/primitive/window_vertex.h"
#include "tests/gpu/draw_bench.h"
#include "tests/gpu/recorded_run.h"
#include "tests/harness/test_class.h"
#include "tests/primitive/pipeline_scene.h"
#include "tests/spec/byp/near_values.h"

#include <QtTest>

#include <limits>
#include <utility>

using namespace vitrine::tests;
using namespace vitrine::gputest;
using vitrine::byptest::isNear;

namespace {

constexpr int kSize = 16;

/// e(x, y) in pixels, without the fill rule: that takes one of the smallest units from edges that do not own their
/// line.
std::int64_t edgeAt(const EdgeFunction& edge, double x, double y)
{
    const auto fixed = [](double pixels) { return static_cast<std::int64_t>(pixels * kSubpixels); };
    return (edge.at(fixed(x), fixed(y)) + 1) / (kSubpixels * kSubpixels);
}

ShadedVertex clipVertex(const Vec4& clip)
{
    ShadedVertex vertex;
    vertex.clip = clip;
    return vertex;
}

ShadedVertex valueAt(double x, double y, float value)
{
    ShadedVertex vertex = windowVertex(kSize, x, y);
    vertex.varyings[0] = {value, 0, 0, 0};
    return vertex;
}

SetupState squareSetup()
{
    return makeSetupState(sceneState(kSize), PixelFormat::None);
}

class Warnings final : public Observer {
public:
    std::vector<std::string> names;
    std::uint32_t fragments = 0;
    void onWarningReported(const WarningReported& event) override
    {
        names.emplace_back(enumName(event.code));
        if (event.code == WarningCode::AttributeOverflow)
            fragments += event.count;
    }
};

} // namespace

class BypSetupTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_17_theViewportPlacesClipCoordinates();
    void BYP_17_edgeCoefficientsAndArea();
    void BYP_17_aVertexBehindTheNearPlaneLeavesTwoTriangles();
    void BYP_17_rejected_data();
    void BYP_17_rejected();
    void BYP_18_gradientsAndAPixelOfThem();
    void BYP_18_attributesOverWAreLinear();
    void BYP_18_fragmentsWithOverflowsAreDropped_data();
    void BYP_18_fragmentsWithOverflowsAreDropped();
    void BYP_18_valuesThatWereNoNumbersStay();
};

void BypSetupTest::BYP_17_theViewportPlacesClipCoordinates()
{
    DrawState state;
    state.targets.width = 640;
    state.targets.height = 480;
    state.raster.viewport = {0, 0, 640, 480};
    const SetupState setup = makeSetupState(state, PixelFormat::None);
    const auto center = toWindow(setup, {0, 0, 0, 1});
    QVERIFY(center.has_value());
    QCOMPARE(center->x, std::int64_t{320} * kSubpixels);
    QCOMPARE(center->y, std::int64_t{240} * kSubpixels);
    QCOMPARE(center->z, 0.5);
    // x/w = ½ and y/w = −½ with w = 2: three quarters to the right, one quarter up, as memory has its rows.
    const auto other = toWindow(setup, {1, -1, 2, 2});
    QCOMPARE(other->exactX, 480.0 * kSubpixels);
    QCOMPARE(other->exactY, 120.0 * kSubpixels);
    QCOMPARE(other->z, 1.0);
    QCOMPARE(other->reciprocalW, 0.5);
}

void BypSetupTest::BYP_17_edgeCoefficientsAndArea()
{
    const Drawn drawn =
        drawTriangle(squareSetup(), {windowVertex(kSize, 0, 0), windowVertex(kSize, 4, 0), windowVertex(kSize, 0, 4)});
    const Primitive& triangle = drawn.primitives.at(0);
    QCOMPARE(triangle.area2, std::int64_t{16} << 16);
    // Edges are numbered by the corner opposite to them: (0,0)→(4,0) is opposite to the third.
    struct Expected {
        std::size_t edge;
        std::int64_t a, b, c, atPoint;
    };
    for (const Expected& expected : {Expected{2, 0, 4, 0, 2}, {0, -4, -4, 16, 8}, {1, 4, 0, 0, 6}}) {
        const EdgeFunction& edge = triangle.edges[expected.edge];
        QCOMPARE(edge.a, expected.a * kSubpixels);
        QCOMPARE(edge.b, expected.b * kSubpixels);
        QCOMPARE(edgeAt(edge, 0, 0), expected.c);
        QCOMPARE(edgeAt(edge, 1.5, 0.5), expected.atPoint);
    }
}

void BypSetupTest::BYP_17_aVertexBehindTheNearPlaneLeavesTwoTriangles()
{
    const std::vector<ShadedVertex> vertices{clipVertex({-0.5f, -0.5f, 0, 1}), clipVertex({0.5f, -0.5f, 0, 1}),
                                             clipVertex({0, 0.5f, -2, 1})};
    const Drawn drawn = drawTriangle(squareSetup(), vertices);
    QCOMPARE(drawn.counts.drawn, 2u);
    QVERIFY(!drawn.quads.empty());
}

void BypSetupTest::BYP_17_rejected_data()
{
    QTest::addColumn<QString>("reason");
    for (const char* reason : {"w is 0", "area is 0", "back face", "beyond the viewport", "beyond the scissor"})
        QTest::newRow(reason) << QString(reason);
}

void BypSetupTest::BYP_17_rejected()
{
    QFETCH(QString, reason);
    DrawState state = sceneState(kSize);
    std::vector<ShadedVertex> vertices{windowVertex(kSize, 1, 1), windowVertex(kSize, 9, 1), windowVertex(kSize, 1, 9)};
    if (reason == "w is 0")
        vertices = {clipVertex({-1, -1, 0, 0}), clipVertex({1, -1, 0, 0}), clipVertex({0, 1, 0, 0})};
    else if (reason == "area is 0")
        vertices[2] = windowVertex(kSize, 5, 1);
    else if (reason == "back face")
        std::swap(vertices[1], vertices[2]);
    else if (reason == "beyond the viewport")
        state.raster.viewport = {12, 12, 4, 4};
    state.raster.cull = CullMode::Back;
    state.raster.scissorEnabled = reason == "beyond the scissor";
    state.raster.scissor = {10, 10, 6, 6};
    if (reason == "beyond the viewport")
        for (ShadedVertex& vertex : vertices)
            vertex.clip.x -= 8;
    const Drawn drawn = drawTriangle(makeSetupState(state, PixelFormat::None), vertices);
    QVERIFY(drawn.primitives.empty());
    QVERIFY(drawn.quads.empty());
    QCOMPARE(drawn.counts.drawn, 0u);
    QCOMPARE(drawn.counts.degenerate, reason == "area is 0" ? 1u : 0u);
    QCOMPARE(drawn.counts.culled, reason == "back face" ? 1u : 0u);
    QCOMPARE(enumName(WarningCode::DegeneratePrimitive), std::string_view("degenerate"));
}

void BypSetupTest::BYP_18_gradientsAndAPixelOfThem()
{
    const Primitive primitive =
        drawOne(squareSetup(), PrimitiveKind::Triangle, {valueAt(0, 0, 0), valueAt(10, 0, 10), valueAt(0, 10, 20)}, 1)
            .primitives.at(0);
    const Plane gradient = primitive.attributes.overW(0, 0); // w is 1 everywhere.
    QVERIFY(isNear(gradient.dx, 1));
    QVERIFY(isNear(gradient.dy, 2));
    QVERIFY(isNear(primitive.attributes.reciprocalW().dx, 0));
    // Pixel (2, 3) is the third of the quad at (2, 2).
    std::array<float, 16> lanes{};
    interpolateQuad(primitive, {2, 2, 0xFFFF}, {1, -1, -1, -1}, {lanes.data(), 4}, 0);
    QVERIFY(isNear(lanes[2], 9.5f));
    QVERIFY(isNear(varyingAt(primitive, 0, 2.5, 3.5).x, 9.5));
}

void BypSetupTest::BYP_18_attributesOverWAreLinear()
{
    // From w = 1, f = 0 to w = 3, f = 1 over 8 pixels: f/w goes from 0 to ⅓, 1/w from 1 to ⅓; halfway f is ¼.
    std::vector<ShadedVertex> vertices{windowVertex(kSize, 0.5, 0.5, 0.5, 1), windowVertex(kSize, 8.5, 0.5, 0.5, 3),
                                       windowVertex(kSize, 0.5, 8.5, 0.5, 1)};
    vertices[1].varyings[0] = {1, 0, 0, 0};
    const Primitive primitive = drawOne(squareSetup(), PrimitiveKind::Triangle, vertices, 1).primitives.at(0);
    QVERIFY(isNear(primitive.attributes.overW(0, 0).dx, 1.0 / 24));
    QVERIFY(isNear(primitive.attributes.reciprocalW().dx, -2.0 / 24));
    QVERIFY(isNear(varyingAt(primitive, 0, 4.5, 0.5).x, 0.25));
}

void BypSetupTest::BYP_18_fragmentsWithOverflowsAreDropped_data()
{
    QTest::addColumn<unsigned>("fragmentsPerTask");
    for (const unsigned fragments : {1u, 4u, 16u})
        QTest::addRow("%u fragments a task", fragments) << fragments;
}

void BypSetupTest::BYP_18_fragmentsWithOverflowsAreDropped()
{
    QFETCH(unsigned, fragmentsPerTask);
    // The attribute goes from 3·10³⁸ to −3·10³⁸: the change is no float. The next triangle of the draw is as it was.
    constexpr float kLarge = 3e38f;
    DrawBench bench({8, 8});
    const auto draft = bench.draft(Topology::Triangles,
                                   {{0, 0, 0, {kLarge, 0, 0, 1}},
                                    {4, 0, 0, {-kLarge, 0, 0, 1}},
                                    {0, 4, 0, {kLarge, 0, 0, 1}},
                                    {8, 8, 0, {1, 1, 1, 1}},
                                    {4, 8, 0, {1, 1, 1, 1}},
                                    {8, 4, 0, {1, 1, 1, 1}}},
                                   ".fragment\n.inputs 1\n.outputs 1\n.varyings 1\nMOV o0, v0\nEND\n");
    MachineConfig config;
    config.processors->fragmentsPerTask = fragmentsPerTask;
    RecordedRun timed(bench.memory, config);
    Warnings warnings;
    const Subscription subscription = timed.gpu.hub().subscribe(warnings);
    QVERIFY(timed.gpu.draw(draft.finished()));
    QCOMPARE(warnings.fragments, 6u); // As HET-05 counts them.
    QCOMPARE(warnings.names.front(), std::string("attribute overflow"));
    const std::uint64_t left = timed.gpu.lastDraw().fragments;

    Memory memory = bench.memory;
    UntimedGpu untimed(memory);
    QVERIFY(untimed.draw(draft.finished()));
    QCOMPARE(untimed.lastDraw().fragments, left);
    QVERIFY(left > 0);
    QVERIFY(DrawBench::contents(memory, bench.targets) == DrawBench::contents(timed.memory, bench.targets));
    QCOMPARE(int(memory.surface(bench.targets.color).pixel(7, 7)[0]), 255);
}

void BypSetupTest::BYP_18_valuesThatWereNoNumbersStay()
{
    // A vertex program may write what is no number into a varying that nobody reads: that is no overflow.
    constexpr float kInfinite = std::numeric_limits<float>::infinity();
    const Primitive primitive = drawOne(squareSetup(), PrimitiveKind::Triangle,
                                        {valueAt(0, 0, 0), valueAt(10, 0, kInfinite), valueAt(0, 10, 20)}, 1)
                                    .primitives.at(0);
    QVERIFY(!primitive.attributes.overflows);
}

VITRINE_TEST(BypSetupTest)
#include "tst_byp_setup.moc"
