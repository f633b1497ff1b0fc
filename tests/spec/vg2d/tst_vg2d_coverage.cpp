// SPDX-License-Identifier: Apache-2.0
#include "core/command/vector_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/vector_bench.h"

#include <limits>
#include <map>
#include <utility>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

class VectorCoverageTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_02_theStarIsPaintedWhereItIsCovered();
    void VG2D_07_windingsAreCountedInTheStencil();
    void VG2D_07_theSignCanBeReversed();
    void VG2D_08_theFillRuleDecidesWhatIsInside();
    void VG2D_10_countingTouchesNoColor();
    void VG2D_11_samplesLieWhereTheSpecificationHasThem();
    void VG2D_12_coverageIsTheShareOfSamples();
    void VG2D_13_halfOfAPixel();
    void VG2D_14_regionsAreCountedInTheScissorPlane();
    void VG2D_14_onePlaneServesWindingsAndScissors_data();
    void VG2D_14_onePlaneServesWindingsAndScissors();
    void VG2D_15_whatIsNotCoveredOrScissoredIsDropped();
    void VG2D_16_theMaskScalesCoverage();
    void VG2D_16_theMaskOfTheSurface();
    void VG2D_16_scissorRegionsBoundWhatIsRenderedToTheMask();
    void VG2D_16_aPathThatCanNotBeDrawnCoversNothingOfTheMask();
    void VG2D_16_masksAreCopiedPixelByPixel();
    void VG2D_04_piecesOfAStrokeNeverCancel();
    void VG2D_07_windingsOfAStrokeStopAt255();
    void VG2D_05_aSingularMatrixDrawsNothingAndSaysSo();
};

namespace {

/// Of the winding plane, right after the pass that counts.
std::map<int, int> windingsOf(VectorBench& bench)
{
    std::map<int, int> histogram;
    bench.machines().afterPass = [&](const DrawCommand& command) {
        if (command.state->vector.pass != VectorPass::Winding)
            return;
        for (std::uint32_t y = 0; y < 100; ++y)
            for (std::uint32_t x = 0; x < 100; ++x)
                ++histogram[bench.planeValue(command.state->targets.stencil, x, y)];
    };
    bench.fill(bench.star());
    return histogram;
}

} // namespace

void VectorCoverageTest::VG2D_07_windingsAreCountedInTheStencil()
{
    VectorBench bench;
    std::map<std::pair<int, int>, int> at;
    const std::array<std::pair<int, int>, 6> places{{{50, 50}, {50, 15}, {15, 40}, {70, 80}, {10, 10}, {50, 80}}};
    const std::map<int, int> histogram = windingsOf(bench);
    QCOMPARE(histogram, (std::map<int, int>{{0, 10000 - 2528}, {1, 1747}, {2, 781}}));
    bench.machines().afterPass = [&](const DrawCommand& command) {
        for (const auto& [x, y] : places)
            if (command.state->vector.pass == VectorPass::Winding)
                at[{x, y}] = bench.planeValue(command.state->targets.stencil, static_cast<std::uint32_t>(x),
                                              static_cast<std::uint32_t>(y));
    };
    bench.fill(bench.star());
    const std::array expected{2, 1, 1, 1, 0, 0};
    for (std::size_t i = 0; i < places.size(); ++i)
        QCOMPARE(at[places[i]], expected[i]);
}

void VectorCoverageTest::VG2D_07_theSignCanBeReversed()
{
    VectorConfig knobs;
    knobs.windingSign = WindingSign::CounterclockwisePlus;
    VectorBench bench(100, 100, {}, knobs);
    QCOMPARE(windingsOf(bench), (std::map<int, int>{{0, 10000 - 2528}, {255, 1747}, {254, 781}}));
}

void VectorCoverageTest::VG2D_10_countingTouchesNoColor()
{
    VectorBench bench;
    bench.clear(0.2f, 0.4f, 0.6f);
    const std::array<int, 4> before = bench.pixel(50, 50);
    std::array<int, 4> after{};
    bench.machines().afterPass = [&](const DrawCommand& command) {
        const DrawState& state = *command.state;
        if (state.vector.pass != VectorPass::Winding)
            return;
        after = bench.pixel(50, 50);
        QCOMPARE(state.raster.cull, CullMode::None);
        QCOMPARE(int{state.blend.colorMask}, 0);
        QVERIFY(!state.depthStencil.depthTest);
        QVERIFY(state.depthStencil.stencilTest);
        QCOMPARE(state.targets.stencil, bench.planes().windings[0]);
    };
    bench.paint(1, 0, 0);
    bench.fill(bench.star());
    QCOMPARE(after, before);
}

void VectorCoverageTest::VG2D_12_coverageIsTheShareOfSamples()
{
    const auto row = [](std::uint32_t samples) {
        std::vector<int> values;
        for (std::uint32_t inside = 0; inside <= samples; ++inside)
            values.push_back(coverageValue(inside, samples));
        return values;
    };
    QCOMPARE(row(1), (std::vector<int>{0, 255}));
    QCOMPARE(row(4), (std::vector<int>{0, 64, 128, 191, 255}));
    QCOMPARE(row(8), (std::vector<int>{0, 32, 64, 96, 128, 159, 191, 223, 255}));
    QCOMPARE(row(16).at(1), 16);
    QCOMPARE(row(16).at(5), 80);
    QCOMPARE(row(16).at(8), 128);
    QCOMPARE(row(16).at(9), 143);
}

/// With each number of samples; a linear surface mixes as it stores.
void VectorCoverageTest::VG2D_13_halfOfAPixel()
{
    DrawableConfig linear;
    linear.isLinear = true;
    for (const VectorSamples samples : {VectorSamples::TwoByTwo, VectorSamples::FourByTwo, VectorSamples::FourByFour}) {
        VectorConfig knobs;
        knobs.samples = samples;
        VectorBench bench(8, 8, linear, knobs);
        bench.clear(1, 1, 1);
        bench.paint(1, 0, 0);
        bench.fill(bench.rectangle(2, 2, 1.5f, 3));
        QCOMPARE(bench.planeValue(bench.planes().coverage, 2, 3), 255);
        QCOMPARE(bench.planeValue(bench.planes().coverage, 3, 3), 128);
        QCOMPARE(bench.pixel(2, 3), (std::array{255, 0, 0, 255}));
        QCOMPARE(bench.pixel(3, 3), (std::array{255, 127, 127, 255})); // 1 − 128 ÷ 255
        QCOMPARE(bench.pixel(4, 3), (std::array{255, 255, 255, 255}));
    }
}

void VectorCoverageTest::VG2D_14_regionsAreCountedInTheScissorPlane()
{
    VectorBench bench(10, 10);
    const std::array<VGint, 8> regions{0, 0, 6, 6, 4, 4, 6, 6};
    bench.vg().setiv(VG_SCISSOR_RECTS, 8, regions);
    bench.vg().seti(VG_SCISSORING, VG_TRUE);
    bench.paint(1, 1, 1);
    bench.fill(bench.rectangle(0, 0, 10, 10));
    QCOMPARE(bench.countSet(bench.planes().scissor), 68);
    QCOMPARE(bench.planeValue(bench.planes().scissor, 5, 5), 2);
    QCOMPARE(bench.planeValue(bench.planes().scissor, 0, 0), 1);
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{68});
    const std::size_t passes = bench.machines().passes.size();
    bench.fill(bench.rectangle(0, 0, 10, 10)); // the plane still holds them
    QCOMPARE(bench.machines().passes.size(), passes + 3);

    bench.vg().setiv(VG_SCISSOR_RECTS, 0, {}); // no region: nothing is drawn
    bench.fill(bench.rectangle(0, 0, 10, 10));
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{0});
}

void VectorCoverageTest::VG2D_14_onePlaneServesWindingsAndScissors_data()
{
    QTest::addColumn<VectorSamples>("samples");
    QTest::addColumn<int>("plane");
    QTest::newRow("1") << VectorSamples::One << 0;
    QTest::newRow("16") << VectorSamples::FourByFour << 3;
}

/// DEC-09: regions are counted behind each path, once its windings have become coverage.
void VectorCoverageTest::VG2D_14_onePlaneServesWindingsAndScissors()
{
    QFETCH(VectorSamples, samples);
    QFETCH(int, plane);
    VectorConfig knobs;
    knobs.samples = samples;
    knobs.scissorPlane = ScissorPlane::Single;
    VectorBench bench(10, 10, {}, knobs);
    bench.clear(0, 0, 0);
    const std::array<VGint, 8> regions{0, 0, 6, 6, 4, 4, 6, 6};
    bench.vg().setiv(VG_SCISSOR_RECTS, 8, regions);
    bench.vg().seti(VG_SCISSORING, VG_TRUE);
    bench.paint(1, 1, 1);
    const auto shared = [&] { return bench.planes().windings[static_cast<std::size_t>(plane)]; };
    std::vector<std::array<int, 3>> counted; // set, at 0,0 and at 5,5
    bench.machines().afterPass = [&](const DrawCommand& pass) {
        if (pass.state->vector.pass == VectorPass::Scissor)
            counted.push_back(
                {bench.countSet(shared()), bench.planeValue(shared(), 0, 0), bench.planeValue(shared(), 5, 5)});
    };
    const std::size_t passes = bench.machines().passes.size();
    for (int i = 0; i < 2; ++i) {
        bench.fill(bench.rectangle(0, 0, 10, 10));
        QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{68});
        QCOMPARE(bench.countSet(shared()), 0);
    }
    QCOMPARE(bench.machines().passes.size(), passes + 8);
    QCOMPARE(counted, (std::vector<std::array<int, 3>>{{68, 1, 2}, {68, 1, 2}}));
    QVERIFY(!bench.planes().scissor);
    QCOMPARE(bench.pixel(0, 9), (std::array{0, 0, 0, 255}));
    QCOMPARE(bench.pixel(9, 9), (std::array{255, 255, 255, 255}));
    VectorConfig shaded = knobs;
    shaded.basicPath = BasicPath::Off;
    bench.setKnobs(shaded);
    bench.clear(1, 0, 0); // without a path
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{68});
    QCOMPARE(bench.countSet(shared()), 0);
}

void VectorCoverageTest::VG2D_15_whatIsNotCoveredOrScissoredIsDropped()
{
    Surface coverage({PixelFormat::R8, 2, 2, 1}), scissor({PixelFormat::R8, 2, 2, 1});
    const std::array<std::array<int, 2>, 4> rows{{{0, 1}, {255, 0}, {64, 2}, {0, 0}}};
    for (std::uint32_t i = 0; i < 4; ++i) {
        *coverage.pixelForWrite(i % 2, i / 2) = static_cast<std::byte>(rows[i][0]);
        *scissor.pixelForWrite(i % 2, i / 2) = static_cast<std::byte>(rows[i][1]);
    }
    Quad quad;
    quad.coverage = 0x1111;
    CoverageCounts counts;
    coverQuad({nullptr, &coverage, &scissor, nullptr}, quad, counts);
    QCOMPARE(int{quad.coverage}, int{coverageBit(2, 0)});
    QCOMPARE(int{quad.pixelCoverage[2]}, 64);
    QCOMPARE(counts, (CoverageCounts{0, 4, 2, 1, 0, 1}));
}

void VectorCoverageTest::VG2D_16_theMaskScalesCoverage()
{
    QCOMPARE(int{maskedCoverage(128, 128)}, 64);
    QCOMPARE(int{maskedCoverage(255, 64)}, 64);
    QCOMPARE(int{maskedCoverage(1, 127)}, 0);
    QCOMPARE(int{maskedCoverage(1, 128)}, 1);
}

void VectorCoverageTest::VG2D_16_theMaskOfTheSurface()
{
    DrawableConfig linear;
    linear.isLinear = true;
    VectorBench bench(8, 8, linear);
    bench.vg().seti(VG_MASKING, VG_TRUE);
    bench.clear(0, 0, 0);
    bench.paint(1, 1, 1);
    bench.vg().mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 0, 4, 8);
    const VGMaskLayer layer = bench.vg().createMaskLayer(2, 2);
    bench.vg().fillMaskLayer(layer, 0, 0, 2, 2, 0.5f);
    bench.vg().mask(layer, VG_INTERSECT_MASK, 6, 6, 2, 2);
    bench.vg().mask(layer, VG_UNION_MASK, 0, 0, 2, 2);
    bench.vg().mask(layer, VG_SUBTRACT_MASK, 1, 0, 1, 1); // 128 · (1 − 128 ÷ 255)
    bench.fill(bench.rectangle(0, 0, 8, 8));
    QCOMPARE(bench.pixel(3, 3)[0], 0);
    QCOMPARE(bench.pixel(4, 4)[0], 255);
    QCOMPARE(bench.pixel(6, 6)[0], 128);
    QCOMPARE(bench.pixel(0, 0)[0], 128);
    QCOMPARE(bench.pixel(1, 0)[0], 64);
    bench.vg().renderToMask(bench.rectangle(2, 2, 4, 4), VG_FILL_PATH, VG_SET_MASK);
    bench.vg().renderToMask(bench.rectangle(4, 0, 4, 4), VG_FILL_PATH, VG_INTERSECT_MASK);
    bench.clear(0, 0, 0);
    bench.fill(bench.rectangle(0, 0, 8, 8));
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{4}); // x and y from 4 and 2 on, to 6 and 4
    QCOMPARE(bench.pixel(4, 2)[0], 255);
    QCOMPARE(bench.pixel(3, 2)[0], 0);
}

/// OpenVG §7.2: as if a layer were drawn, zero beyond the scissor regions, and vgMask called with it.
void VectorCoverageTest::VG2D_16_scissorRegionsBoundWhatIsRenderedToTheMask()
{
    struct Case {
        VGMaskOperation operation;
        int inPath, inBoth, inRegion, inNeither;
    };
    // The mask is 1 in the lower half (y < 4); the path has x < 4, the region is the middle (2 ≤ x, y < 6).
    for (const Case& c : {Case{VG_SET_MASK, 0, 255, 0, 0}, Case{VG_UNION_MASK, 255, 255, 255, 255},
                          Case{VG_INTERSECT_MASK, 0, 255, 0, 0}, Case{VG_SUBTRACT_MASK, 255, 0, 255, 255}}) {
        VectorBench bench(8, 8);
        bench.vg().mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 4, 8, 4);
        const std::array<VGint, 4> middle{2, 2, 4, 4};
        bench.vg().setiv(VG_SCISSOR_RECTS, 4, middle);
        bench.vg().seti(VG_SCISSORING, VG_TRUE);
        bench.vg().renderToMask(bench.rectangle(0, 0, 4, 8), VG_FILL_PATH, c.operation);
        const SurfaceId mask = bench.planes().mask;
        QCOMPARE(bench.planeValue(mask, 1, 3), c.inPath);
        QCOMPARE(bench.planeValue(mask, 3, 3), c.inBoth);
        QCOMPARE(bench.planeValue(mask, 5, 3), c.inRegion);
        QCOMPARE(bench.planeValue(mask, 6, 1), c.inNeither);
        const bool covers = c.operation == VG_SET_MASK || c.operation == VG_UNION_MASK;
        QCOMPARE(bench.planeValue(mask, 3, 5), covers ? 255 : 0);
        QCOMPARE(bench.planeValue(mask, 3, 6), 0);
    }
}

void VectorCoverageTest::VG2D_16_aPathThatCanNotBeDrawnCoversNothingOfTheMask()
{
    VectorBench bench(8, 8);
    const VGPath path = bench.rectangle(0, 0, 8, 8);
    bench.vg().scale(0, 1);
    for (const VGMaskOperation operation : {VG_UNION_MASK, VG_SUBTRACT_MASK, VG_INTERSECT_MASK, VG_SET_MASK}) {
        bench.vg().mask(VG_INVALID_HANDLE, VG_FILL_MASK, 0, 0, 8, 8);
        bench.vg().renderToMask(path, VG_FILL_PATH, operation);
        QVERIFY(bench.system().takeFailure());
        const bool isKept = operation == VG_UNION_MASK || operation == VG_SUBTRACT_MASK;
        QCOMPARE(bench.countSet(bench.planes().mask), isKept ? 64 : 0);
    }
}

/// Copies 3 × 2 pixels from (sx, sy) of the mask, where 16 are set, to (dx, dy) of a layer of zeros, and that one back.
void VectorCoverageTest::VG2D_16_masksAreCopiedPixelByPixel()
{
    struct Case {
        VGint dx, dy, sx, sy;
        int set;
    };
    constexpr VGint kFar = std::numeric_limits<VGint>::min();
    for (const Case& c : {Case{1, 1, 2, 2, 6},    // all of them set
                          Case{0, 0, 1, 1, 2},    // the last 2 of the second row
                          Case{2, 3, 2, 2, 2},    // the layer ends behind 2 columns and 1 row
                          Case{-1, 0, 2, 2, 4},   // and begins behind the first column
                          Case{0, -1, 5, 4, 1},   // set in the first column alone
                          Case{0, 0, 6, 5, 0},    // beside what is set
                          Case{kFar, 0, 2, 2, 0}, // beyond everything
                          Case{0, 0, kFar, 0, 0}}) {
        VectorBench bench(8, 8);
        const VGMaskLayer layer = bench.vg().createMaskLayer(4, 4);
        bench.vg().fillMaskLayer(layer, 0, 0, 4, 4, 0.0f);
        bench.vg().mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 0, 8, 8);
        bench.vg().mask(VG_INVALID_HANDLE, VG_FILL_MASK, 2, 2, 4, 4);
        bench.vg().copyMask(layer, c.dx, c.dy, c.sx, c.sy, 3, 2);
        bench.vg().mask(VG_INVALID_HANDLE, VG_CLEAR_MASK, 0, 0, 8, 8);
        bench.vg().mask(layer, VG_SET_MASK, 0, 0, 4, 4);
        QCOMPARE(bench.countSet(bench.planes().mask), c.set);
        const auto failure = bench.system().takeFailure();
        QVERIFY2(!failure, failure ? failure->message.english().c_str() : "");
    }
}

/// A line there and back: its pieces lie on each other.
void VectorCoverageTest::VG2D_04_piecesOfAStrokeNeverCancel()
{
    VectorBench bench(40, 20);
    bench.vg().setf(VG_STROKE_LINE_WIDTH, 4);
    const VGPath line = bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS}, {10, 10, 30, 10, 10, 10});
    bench.vg().drawPath(line, VG_STROKE_PATH);
    QCOMPARE(bench.planeValue(bench.planes().coverage, 20, 10), 255);
    QCOMPARE(bench.planeValue(bench.planes().coverage, 20, 8), 255);
    QCOMPARE(bench.planeValue(bench.planes().coverage, 20, 7), 0);
}

/// 300 lines on each other: windings of a stroke stop at 255, on both machines, which the bench compares.
void VectorCoverageTest::VG2D_07_windingsOfAStrokeStopAt255()
{
    VectorBench bench(40, 20);
    std::vector<VGfloat> points;
    const VGPath line = bench.path({VG_MOVE_TO_ABS}, {10, 10});
    const std::vector<VGubyte> commands(300, VG_LINE_TO_ABS);
    for (int i = 0; i < 300; ++i)
        points.insert(points.end(), {i % 2 == 0 ? 30.0f : 10.0f, 10.0f});
    bench.vg().appendPathData(line, 300, commands, std::as_bytes(std::span(points)));
    bench.vg().setf(VG_STROKE_LINE_WIDTH, 4);
    int most = 0;
    bench.machines().afterPass = [&](const DrawCommand& pass) {
        if (pass.state->vector.pass == VectorPass::Winding)
            most = bench.planeValue(pass.state->targets.stencil, 20, 10);
    };
    bench.vg().drawPath(line, VG_STROKE_PATH);
    QCOMPARE(most, 255);
    QCOMPARE(bench.planeValue(bench.planes().coverage, 20, 10), 255);
}

void VectorCoverageTest::VG2D_05_aSingularMatrixDrawsNothingAndSaysSo()
{
    VectorBench bench;
    bench.vg().scale(0, 1);
    bench.vg().drawPath(bench.star(), VG_FILL_PATH);
    const auto failure = bench.system().takeFailure();
    QVERIFY(failure.has_value());
    QCOMPARE(failure->message.english(), std::string("nothing is drawn: the matrix of the path has no inverse"));
    QVERIFY(bench.machines().passes.empty());
}

void VectorCoverageTest::VG2D_02_theStarIsPaintedWhereItIsCovered()
{
    VectorBench bench;
    bench.vg().seti(VG_FILL_RULE, VG_NON_ZERO);
    bench.clear(0, 0, 0, 0);
    bench.paint(1, 0, 0);
    bench.fill(bench.star());
    QCOMPARE(bench.countSet(bench.planes().coverage), 2528);
    QCOMPARE(bench.countSet(bench.planes().windings[0]), 0); // resolving cleared them
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{2528});
    QCOMPARE(bench.pixel(50, 50), (std::array{255, 0, 0, 255}));
    QCOMPARE(bench.pixel(10, 10), (std::array{0, 0, 0, 0}));
}

void VectorCoverageTest::VG2D_08_theFillRuleDecidesWhatIsInside()
{
    VectorBench bench;
    bench.paint(1, 1, 1);
    bench.vg().seti(VG_FILL_RULE, VG_EVEN_ODD);
    bench.fill(bench.star());
    QCOMPARE(bench.countSet(bench.planes().coverage), 1747);
    QCOMPARE(bench.pixel(50, 50), (std::array{0, 0, 0, 0}));
    QCOMPARE(bench.pixel(50, 15), (std::array{255, 255, 255, 255}));

    const auto inside = [](FillRule rule, int winding) { return isInside(rule, static_cast<std::uint8_t>(winding)); };
    const std::array windings{-7, -2, 0, 1, 2};
    const std::array nonZero{true, true, false, true, true}, evenOdd{true, false, false, true, false};
    for (std::size_t i = 0; i < windings.size(); ++i) {
        QCOMPARE(inside(FillRule::NonZero, windings[i]), nonZero[i]);
        QCOMPARE(inside(FillRule::EvenOdd, windings[i]), evenOdd[i]);
    }
}

void VectorCoverageTest::VG2D_11_samplesLieWhereTheSpecificationHasThem()
{
    const auto at = [](int samples, int sample, SamplePattern pattern) {
        const SamplePosition position = samplePosition(samples, sample, pattern);
        return std::array{position.x / 256.0, position.y / 256.0};
    };
    using Place = std::array<double, 2>;
    const std::array grid{Place{0.25, 0.25}, Place{0.75, 0.25}, Place{0.25, 0.75}, Place{0.75, 0.75}};
    const std::array rotated{Place{0.375, 0.125}, Place{0.875, 0.375}, Place{0.125, 0.625}, Place{0.625, 0.875}};
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(at(4, i, SamplePattern::Grid), grid[static_cast<std::size_t>(i)]);
        QCOMPARE(at(4, i, SamplePattern::Rotated), rotated[static_cast<std::size_t>(i)]);
    }
    QCOMPARE(at(8, 7, SamplePattern::Grid), (Place{7.0 / 8, 3.0 / 4}));
    QCOMPARE(at(8, 3, SamplePattern::Rotated), (Place{2.5 / 8, 3.5 / 8})); // π(3) = 2
    QCOMPARE(at(16, 5, SamplePattern::Grid), (Place{3.0 / 8, 3.0 / 8}));
    QCOMPARE(at(16, 1, SamplePattern::Rotated), (Place{8.5 / 16, 1.5 / 16})); // 0001 reversed is 1000
    QCOMPARE(at(16, 6, SamplePattern::Rotated), (Place{6.5 / 16, 6.5 / 16})); // 0110 reversed is 0110
    QCOMPARE(at(1, 0, SamplePattern::Grid), (Place{0.5, 0.5}));
}

VITRINE_TEST(VectorCoverageTest)
#include "tst_vg2d_coverage.moc"
