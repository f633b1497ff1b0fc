// SPDX-License-Identifier: Apache-2.0
#include "core/command/vector_config.h"
#include "core/session/vector_path/path_pixel.h"
#include "core/session/vector_path/path_ray.h"
#include "core/session/vector_path/path_samples.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/drawn.h"

#include <bit>
#include <cmath>
#include <numbers>
#include <string>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

/// "1 2": by segment.
template <typename Count>
std::string counts(const PathAnatomy& anatomy, Count PathSegment::*count)
{
    std::string text;
    for (const PathSegment& segment : anatomy.segments)
        text += (text.empty() ? "" : " ") + std::to_string(segment.*count);
    return text;
}

/// Where the ray and the machine differ, of all samples.
int differences(const PathAnatomy& anatomy)
{
    int count = 0;
    for (std::uint32_t y = 0; y < anatomy.height; ++y)
        for (std::uint32_t x = 0; x < anatomy.width; ++x) {
            const std::vector<std::int16_t> windings = anatomy.windingsAt(x, y);
            for (std::size_t sample = 0; sample < windings.size(); ++sample) {
                const Point at = anatomy.samplePlaces[sample] + Point{double(x), double(y)};
                count += castRay(anatomy, at).inPlane(anatomy) != windings[sample] ? 1 : 0;
            }
        }
    return count;
}

/// A leaf of two cubics, which crosses itself nowhere, and an arc that goes around it.
VGPath curves(VectorBench& bench)
{
    return bench.path({VG_MOVE_TO_ABS, VG_CUBIC_TO_ABS, VG_SCUBIC_TO_REL, VG_CLOSE_PATH, VG_MOVE_TO_ABS,
                       VG_SCCWARC_TO_REL, VG_CLOSE_PATH},
                      {20, 20, 30, 60, 60, 70, 80, 80, -40, -50, -60, -60, 10, 50, 30, 20, 15, 70, 10});
}

} // namespace

class VectorPathTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_06_theStarIsAFanOfThreeTriangles();
    void VG2D_03_segmentsTellIntoHowManyEdgesTheyWereDivided();
    void VG2D_03_aSegmentThatLeavesNoTraceHasNoEdges();
    void VG2D_03_aFanThatGoesOnHasNoEdgesOfItsOwn();
    void VG2D_05_segmentsAndVerticesAreOnTheSurface();
    void VG2D_04_piecesOfAStrokeBelongToSegments();
    void VG2D_07_trianglesCountAtTheirOwnPixels();
    void VG2D_07_aPixelKnowsItsTriangles();
    void VG2D_09_aRayCountsTheEdgesOfTheStar();
    void VG2D_09_raysAgreeWithTheMachineAtAllSamples_data();
    void VG2D_09_raysAgreeWithTheMachineAtAllSamples();
    void VG2D_02_aDrawHasAsManyPathsAsItCounts();
};

void VectorPathTest::VG2D_06_theStarIsAFanOfThreeTriangles()
{
    VectorBench bench;
    bench.fill(bench.star());
    const PathAnatomy star = Drawn(bench).path();
    QCOMPARE(star.fans, (std::vector<Fan>{{0, 5, FanKind::Fill}}));
    QCOMPARE(star.vertices, (std::vector<Point>{{50, 5}, {78, 91}, {5, 38}, {95, 38}, {22, 91}}));
    QCOMPARE(star.triangles.size(), std::size_t{3});
    const std::array areas{4794.0, -2970.0, 4794.0};
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(star.triangles[i].doubleArea, areas[i]);
        QCOMPARE(star.triangles[i].isUp, areas[i] > 0.0);
        QCOMPARE(star.triangles[i].segment, static_cast<std::uint32_t>(i + 2)); // of the edge (Vk, Vk+1)
    }
    QCOMPARE(counts(star, &PathSegment::edges), std::string("0 1 1 1 1 1"));
    QCOMPARE(counts(star, &PathSegment::triangles), std::string("0 0 1 1 1 0"));
    QVERIFY(!star.isStroke && star.samplePlaces.size() == 1);
}

/// For the tolerance of OpenVG contexts, 1/16: M = |(100, −100)| = 141.4, so n = ⌈√(0.75 · 141.4 · 16)⌉ = ⌈41.2⌉ = 42;
/// the quadratic has |P0 − 2P1 + P2| = 200, so n = ⌈√(200 · 16 / 4)⌉ = ⌈28.3⌉ = 29.
void VectorPathTest::VG2D_03_segmentsTellIntoHowManyEdgesTheyWereDivided()
{
    VectorBench bench;
    bench.fill(bench.path({VG_MOVE_TO_ABS, VG_CUBIC_TO_ABS, VG_CLOSE_PATH, VG_MOVE_TO_ABS, VG_QUAD_TO_ABS},
                          {0, 0, 0, 100, 100, 100, 100, 0, 0, 0, 50, 100, 100, 0}));
    const PathAnatomy path = Drawn(bench).path();
    QCOMPARE(counts(path, &PathSegment::edges), std::string("0 42 1 0 29"));
    QCOMPARE(counts(path, &PathSegment::triangles), std::string("0 41 0 0 28"));
    QCOMPARE(path.fans.size(), std::size_t{2});
    QCOMPARE(path.edges.size(), std::size_t{42 + 1 + 29 + 1});
    QCOMPARE(path.edges[42].segment, std::optional(2u));
    QVERIFY(!path.edges.back().segment); // nothing closes the second one
    QCOMPARE(path.segments[1].line.size(), std::size_t{43});
    QCOMPARE(path.segments[1].line[21], (Point{50, 75})); // the middle of the curve
    QCOMPARE(path.vertices[21], (Point{50, 75}));
}

void VectorPathTest::VG2D_03_aSegmentThatLeavesNoTraceHasNoEdges()
{
    VectorBench bench;
    bench.fill(bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_MOVE_TO_ABS, VG_LINE_TO_REL, VG_HLINE_TO_REL,
                           VG_LINE_TO_ABS, VG_CLOSE_PATH},
                          {10, 10, 20, 20, 30, 30, 0, 40, 40, 30, 30}));
    const PathAnatomy path = Drawn(bench).path();
    QCOMPARE(counts(path, &PathSegment::edges), std::string("0 0 0 1 1 1 0")); // the last ends where it begins
    QCOMPARE(std::string(pathCommandName(path.segments[4].command)), std::string("VG_HLINE_TO_REL"));
    QCOMPARE(path.segments[4].given, (std::vector<double>{40.0}));
}

/// A circle of 70,000 lines: 65,535 edges in the first fan, whose V0 and last vertex begin the second.
void VectorPathTest::VG2D_03_aFanThatGoesOnHasNoEdgesOfItsOwn()
{
    constexpr int kLines = 70'000;
    std::vector<VGubyte> commands{VG_MOVE_TO_ABS};
    std::vector<VGfloat> values{90.0f, 50.0f};
    for (int line = 1; line < kLines; ++line) {
        const double angle = 2.0 * std::numbers::pi * line / kLines;
        commands.push_back(VG_LINE_TO_ABS);
        values.push_back(static_cast<VGfloat>(50.0 + 40.0 * std::cos(angle)));
        values.push_back(static_cast<VGfloat>(50.0 + 40.0 * std::sin(angle)));
    }
    commands.push_back(VG_CLOSE_PATH);
    VectorBench bench;
    const VGPath circle = bench.path({}, {});
    bench.vg().appendPathData(circle, static_cast<VGint>(commands.size()), commands, std::as_bytes(std::span(values)));
    bench.fill(circle);
    const PathAnatomy path = Drawn(bench).path();
    QCOMPARE(path.fans.size(), std::size_t{2});
    QCOMPARE(path.edges.size(), std::size_t{kLines});
    QCOMPARE(path.triangles.size(), std::size_t{kLines - 2});
    QVERIFY(std::ranges::all_of(path.segments, [](const PathSegment& segment) {
        return segment.edges == (segment.kind == SegmentKind::Move ? 0 : 1);
    }));
    QCOMPARE(castRay(path, {50.5, 50.5}).crossings.size(), std::size_t{1});
    QCOMPARE(path.windingsAt(50, 50).front(), std::int16_t{1});
}

void VectorPathTest::VG2D_05_segmentsAndVerticesAreOnTheSurface()
{
    VectorBench bench;
    bench.vg().translate(5.0f, -2.0f);
    bench.vg().scale(2.0f, 2.0f);
    bench.fill(bench.path({VG_MOVE_TO_ABS, VG_QUAD_TO_REL, VG_CLOSE_PATH}, {3, 4, 10, 20, 20, 0}));
    const PathAnatomy path = Drawn(bench).path();
    QCOMPARE(path.segments[1].start, (Point{11, 6}));
    QCOMPARE(path.segments[1].control1, (Point{31, 46}));
    QCOMPARE(path.segments[1].end, (Point{51, 6}));
    QCOMPARE(path.vertices.front(), (Point{11, 6}));
    QCOMPARE(path.vertices.back(), (Point{51, 6}));
}

void VectorPathTest::VG2D_04_piecesOfAStrokeBelongToSegments()
{
    VectorBench bench;
    bench.vg().setf(VG_STROKE_LINE_WIDTH, 4.0f);
    bench.vg().seti(VG_STROKE_JOIN_STYLE, VG_JOIN_BEVEL);
    bench.vg().seti(VG_STROKE_CAP_STYLE, VG_CAP_SQUARE);
    bench.vg().drawPath(bench.path({VG_MOVE_TO_ABS, VG_HLINE_TO_REL, VG_VLINE_TO_REL}, {10, 10, 10, 10}),
                        VG_STROKE_PATH);
    const PathAnatomy path = Drawn(bench).path();
    QVERIFY(path.isStroke);
    QCOMPARE(counts(path, &PathSegment::bodies), std::string("0 1 1"));
    std::uint32_t joins = 0, caps = 0, triangles = 0;
    for (const PathSegment& segment : path.segments) {
        joins += segment.joins;
        caps += segment.caps;
        triangles += segment.triangles;
    }
    QCOMPARE(joins, 1u);
    QCOMPARE(caps, 2u);
    QCOMPARE(std::size_t{triangles}, path.triangles.size());
    QVERIFY(std::ranges::all_of(path.triangles, &PathTriangle::isUp));
    QCOMPARE(path.segments[1].line, (std::vector<Point>{{10, 10}, {20, 10}}));
}

/// VG2D-07's counts, at a sample a pixel.
void VectorPathTest::VG2D_07_trianglesCountAtTheirOwnPixels()
{
    VectorBench bench;
    bench.fill(bench.star());
    const Drawn drawn(bench);
    const PathAnatomy star = drawn.path();
    const std::array<std::size_t, 3> pixels{2399, 1485, 2395};
    for (std::uint32_t i = 0; i < 3; ++i) {
        const auto counted = *countedPixels(drawn.start, star, std::vector{i});
        QCOMPARE(counted.size(), pixels[i]);
        QVERIFY(std::ranges::all_of(counted, [i](const CountedPixel& pixel) {
            return pixel.up == (i == 1 ? 0 : 1) && pixel.down == (i == 1 ? 1 : 0);
        }));
    }
    std::size_t samples = 0;
    const std::vector<CountedPixel> both = *countedPixels(drawn.start, star, std::vector{0u, 1u});
    for (const CountedPixel& pixel : both)
        samples += static_cast<std::size_t>(std::popcount(pixel.up) + std::popcount(pixel.down));
    QCOMPARE(samples, std::size_t{2399 + 1485});
}

/// What counts up and down at a pixel makes its windings, sample by sample.
void VectorPathTest::VG2D_07_aPixelKnowsItsTriangles()
{
    VectorConfig knobs;
    knobs.samples = VectorSamples::FourByFour;
    VectorBench bench(100, 100, {}, knobs);
    bench.fill(bench.star());
    const Drawn drawn(bench);
    const PathAnatomy star = drawn.path();
    QCOMPARE(*trianglesAt(drawn.start, star, 50, 50), (std::vector<PathPixelTriangle>{{0, 0xFFFF}, {2, 0xFFFF}}));
    QVERIFY(trianglesAt(drawn.start, star, 10, 10)->empty());
    for (const auto& [x, y] : {std::pair{50u, 15u}, {22u, 38u}, {61u, 38u}, {5u, 38u}, {78u, 90u}}) {
        std::vector<std::int16_t> sums(16);
        const std::vector<PathPixelTriangle> triangles = *trianglesAt(drawn.start, star, x, y);
        for (const PathPixelTriangle& one : triangles)
            for (std::size_t sample = 0; sample < 16; ++sample)
                if (one.samples >> sample & 1u)
                    star.triangles[one.triangle].isUp ? ++sums[sample] : --sums[sample];
        QCOMPARE(sums, star.windingsAt(x, y));
    }
}

void VectorPathTest::VG2D_09_aRayCountsTheEdgesOfTheStar()
{
    VectorBench bench;
    bench.fill(bench.star());
    const PathAnatomy star = Drawn(bench).path();
    QCOMPARE(castRay(star, {50.5, 50.5}).winding, 2);
    QCOMPARE(castRay(star, {50.5, 15.5}).winding, 1);
    const RayCount outside = castRay(star, {10.5, 10.5});
    QCOMPARE(outside.winding, 0);
    QCOMPARE(outside.crossings.size(), std::size_t{2});
    QVERIFY(outside.crossings[0].x < outside.crossings[1].x);
    QCOMPARE(outside.crossings[0].count, -outside.crossings[1].count);
    // Through the vertex (95, 38), where two edges meet: of the half-open ones none is counted twice.
    QCOMPARE(castRay(star, {50.0, 38.0}).winding, star.windingsAt(49, 38).front());
}

void VectorPathTest::VG2D_09_raysAgreeWithTheMachineAtAllSamples_data()
{
    QTest::addColumn<int>("drawing");
    QTest::addColumn<bool>("isReversed");
    QTest::newRow("star") << 0 << false;
    QTest::newRow("star, reversed") << 0 << true;
    QTest::newRow("curves") << 1 << false;
    QTest::newRow("stroke") << 2 << false;
    QTest::newRow("mirrored stroke") << 3 << false;
}

void VectorPathTest::VG2D_09_raysAgreeWithTheMachineAtAllSamples()
{
    QFETCH(int, drawing);
    QFETCH(bool, isReversed);
    VectorConfig knobs;
    knobs.samples = drawing == 0 ? VectorSamples::One : VectorSamples::FourByTwo;
    knobs.windingSign = isReversed ? WindingSign::CounterclockwisePlus : WindingSign::ClockwisePlus;
    VectorBench bench(100, 100, {}, knobs);
    bench.vg().setf(VG_STROKE_LINE_WIDTH, 7.0f);
    bench.vg().seti(VG_STROKE_JOIN_STYLE, VG_JOIN_ROUND);
    if (drawing == 3) {
        bench.vg().translate(100.0f, 0.0f);
        bench.vg().scale(-1.0f, 1.0f);
    }
    bench.vg().drawPath(drawing == 0 ? bench.star() : curves(bench), drawing < 2 ? VG_FILL_PATH : VG_STROKE_PATH);
    const PathAnatomy path = Drawn(bench).path();
    QCOMPARE(differences(path), 0);
    const std::int16_t middle = path.windingsAt(50, 50).front();
    QVERIFY(drawing != 0 || middle == (isReversed ? -2 : 2));
}

void VectorPathTest::VG2D_02_aDrawHasAsManyPathsAsItCounts()
{
    VectorBench bench;
    bench.vg().drawPath(bench.star(), VG_FILL_PATH | VG_STROKE_PATH);
    const Drawn both(bench);
    QCOMPARE(pathsOf(both.start), 2u);
    QVERIFY(!both.path(0).isStroke && both.path(1).isStroke);
    QCOMPARE(both.path(1).total, 2u);
    QVERIFY(!pathAnatomy(both.start, 2)->has_value());

    VectorBench masked;
    masked.vg().renderToMask(masked.star(), VG_FILL_PATH, VG_INTERSECT_MASK);
    QCOMPARE(pathsOf(Drawn(masked).start), 1u);
    QCOMPARE(Drawn(masked).path().triangles.size(), std::size_t{3});

    VectorBench empty;
    empty.clear(1, 1, 1);
    QCOMPARE(pathsOf(Drawn(empty).start), 0u);
    QVERIFY(!pathAnatomy(Drawn(empty).start)->has_value());
}

VITRINE_TEST(VectorPathTest)
#include "tst_vg2d_path.moc"
