// SPDX-License-Identifier: Apache-2.0
// DEC-29: stencil.windingBits. Windings are counted modulo 256, or modulo 65,536.
#include "core/command/vector_config.h"
#include "core/gpu/untimed_gpu.h"
#include "core/memory/surface_ops.h"
#include "core/session/overlay/vector_planes.h"
#include "core/session/pixel_history/pixel_cover.h"
#include "core/session/pixel_history/pixel_cover_text.h"
#include "core/session/vector_path/path_ray.h"
#include "core/session/vector_path/path_samples.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/drawn.h"

#include <cstring>
#include <map>
#include <numeric>
#include <string>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

VectorConfig knobsOf(std::uint32_t bits, WindingSign sign = WindingSign::ClockwisePlus)
{
    VectorConfig knobs;
    knobs.windingBits = bits;
    knobs.windingSign = sign;
    return knobs;
}

/// As it is stored.
int storedWinding(const Surface& plane, std::uint32_t x, std::uint32_t y)
{
    std::uint32_t stored = 0;
    std::memcpy(&stored, plane.pixel(x, y), bytesPerSample(plane.format()));
    return static_cast<int>(stored);
}

bool isWinding(const DrawCommand& pass)
{
    return pass.state->vector.pass == VectorPass::Winding;
}

/// Calls look(plane) behind each pass that counts.
template <typename Look>
void behindWindings(VectorBench& bench, Look look)
{
    bench.machines().afterPass = [&bench, look](const DrawCommand& pass) {
        if (isWinding(pass))
            look(bench.surface(pass.state->targets.stencil));
    };
}

/// Squares of 4 × 4 pixels on each other, from (2, 2) on. Each counts up.
VGPath squares(VectorBench& bench, int count)
{
    const VGPath path = bench.path({}, {});
    constexpr std::array<VGubyte, 5> kCommands{VG_MOVE_TO_ABS, VG_HLINE_TO_REL, VG_VLINE_TO_REL, VG_HLINE_TO_REL,
                                               VG_CLOSE_PATH};
    constexpr std::array<VGfloat, 5> kValues{2, 2, 4, 4, -4};
    for (int i = 0; i < count; ++i)
        bench.vg().appendPathData(path, kCommands.size(), kCommands, std::as_bytes(std::span(kValues)));
    return path;
}

/// What the timed machine tells of its stencils, in order.
class StencilEvents final : public Observer {
public:
    explicit StencilEvents(VectorBench& bench) : m_subscription(bench.machines().hub().subscribe(*this)) {}
    void onStencilChanged(const StencilChanged& event) override { all.push_back(event); }

    /// Of all events from `first` to before `end` those that have wrapped from 0 on, or to 0.
    [[nodiscard]] std::pair<int, int> wraps(std::size_t first, std::size_t end) const
    {
        std::pair<int, int> counts;
        for (std::size_t i = first; i < end; ++i)
            if (all[i].wrapped != 0)
                ++(all[i].after == 0 ? counts.second : counts.first);
        return counts;
    }

    std::vector<StencilChanged> all;

private:
    const Subscription m_subscription;
};

} // namespace

class VectorWindingBitsTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_07_theStarHasItsWindings_data();
    void VG2D_07_theStarHasItsWindings();
    void VG2D_07_wrapsOfTheStar_data();
    void VG2D_07_wrapsOfTheStar();
    void VG2D_07_256SquaresWrapIn8BitsAlone_data();
    void VG2D_07_256SquaresWrapIn8BitsAlone();
    void VG2D_07_aStrokeOf300PiecesStopsNowhere();
    void VG2D_07_windingsAreToldWithTheirSign_data();
    void VG2D_07_windingsAreToldWithTheirSign();
    void VG2D_07_raysAgreeWithTheMachine();
    void VG2D_07_trianglesCountAtTheirOwnPixels();
    void VG2D_12_picturesAreTheSame_data();
    void VG2D_12_picturesAreTheSame();
    void VG2D_12_coverageOfWideWindings();
    void DEC_29_anotherMachineMakesThePlaneAnew();
};

void VectorWindingBitsTest::VG2D_07_theStarHasItsWindings_data()
{
    QTest::addColumn<WindingSign>("sign");
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("two");
    QTest::newRow("clockwise") << WindingSign::ClockwisePlus << 1 << 2;
    QTest::newRow("counter-clockwise") << WindingSign::CounterclockwisePlus << 65535 << 65534;
}

void VectorWindingBitsTest::VG2D_07_theStarHasItsWindings()
{
    QFETCH(WindingSign, sign);
    QFETCH(int, one);
    QFETCH(int, two);
    VectorBench bench(100, 100, {}, knobsOf(16, sign));
    std::map<int, int> histogram;
    int middle = 0;
    behindWindings(bench, [&](const Surface& plane) {
        QCOMPARE(plane.bytesPerPixel(), 2u);
        for (std::uint32_t y = 0; y < 100; ++y)
            for (std::uint32_t x = 0; x < 100; ++x)
                ++histogram[storedWinding(plane, x, y)];
        middle = storedWinding(plane, 50, 50);
    });
    bench.vg().seti(VG_FILL_RULE, VG_NON_ZERO);
    bench.paint(1, 0, 0);
    bench.fill(bench.star());
    QCOMPARE(histogram, (std::map<int, int>{{0, 10000 - 2528}, {one, 1747}, {two, 781}}));
    QCOMPARE(middle, two);
    QCOMPARE(bench.countSet(bench.planes().coverage), 2528);
    const Surface& plane = bench.surface(bench.planes().windings[0]);
    QVERIFY(contentHash(plane) == contentHash(Surface(plane.description()))); // resolving cleared it
}

void VectorWindingBitsTest::VG2D_07_wrapsOfTheStar_data()
{
    QTest::addColumn<std::uint32_t>("bits");
    QTest::newRow("8 bits") << 8u;
    QTest::newRow("16 bits") << 16u;
}

/// The triangles change 2399, 1485 and 2395 samples. Triangle 2 takes 1 from 565 zeros, to which triangle 3 adds 1.
void VectorWindingBitsTest::VG2D_07_wrapsOfTheStar()
{
    QFETCH(std::uint32_t, bits);
    VectorBench bench(100, 100, {}, knobsOf(bits));
    const StencilEvents events(bench);
    bench.fill(bench.star());
    QCOMPARE(events.all.size(), std::size_t{2399 + 1485 + 2395});
    QCOMPARE(events.wraps(0, 2399), (std::pair{0, 0}));
    QCOMPARE(events.wraps(2399, 2399 + 1485), (std::pair{565, 0}));
    QCOMPARE(events.wraps(2399 + 1485, events.all.size()), (std::pair{0, 565}));
}

void VectorWindingBitsTest::VG2D_07_256SquaresWrapIn8BitsAlone_data()
{
    QTest::addColumn<std::uint32_t>("bits");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("stored");
    QTest::addColumn<bool>("nonZero");
    QTest::addColumn<bool>("evenOdd");
    QTest::newRow("8 bits, 255") << 8u << 255 << 255 << true << true;
    QTest::newRow("8 bits, 256") << 8u << 256 << 0 << false << false;
    QTest::newRow("8 bits, 257") << 8u << 257 << 1 << true << true;
    QTest::newRow("16 bits, 255") << 16u << 255 << 255 << true << true;
    QTest::newRow("16 bits, 256") << 16u << 256 << 256 << true << false;
    QTest::newRow("16 bits, 257") << 16u << 257 << 257 << true << true;
}

void VectorWindingBitsTest::VG2D_07_256SquaresWrapIn8BitsAlone()
{
    QFETCH(std::uint32_t, bits);
    QFETCH(int, count);
    QFETCH(int, stored);
    QFETCH(bool, nonZero);
    QFETCH(bool, evenOdd);
    VectorBench bench(8, 8, {}, knobsOf(bits));
    int winding = -1;
    behindWindings(bench, [&](const Surface& plane) { winding = storedWinding(plane, 3, 3); });
    const StencilEvents events(bench);
    bench.vg().seti(VG_FILL_RULE, VG_NON_ZERO);
    bench.fill(squares(bench, count));
    QCOMPARE(winding, stored);
    QCOMPARE(bench.countSet(bench.planes().coverage), nonZero ? 16 : 0);
    QCOMPARE(events.wraps(0, events.all.size()), (std::pair{0, bits == 8 && count > 255 ? 16 : 0}));
    bench.beginDrawing();
    bench.vg().seti(VG_FILL_RULE, VG_EVEN_ODD);
    bench.fill(squares(bench, count));
    QCOMPARE(bench.countSet(bench.planes().coverage), evenOdd ? 16 : 0);
}

/// With 8 bits they stop at 255.
void VectorWindingBitsTest::VG2D_07_aStrokeOf300PiecesStopsNowhere()
{
    VectorBench bench(40, 20, {}, knobsOf(16));
    const VGPath line = bench.path({VG_MOVE_TO_ABS}, {10, 10});
    const std::vector<VGubyte> commands(300, VG_LINE_TO_ABS);
    std::vector<VGfloat> points;
    for (int i = 0; i < 300; ++i)
        points.insert(points.end(), {i % 2 == 0 ? 30.0f : 10.0f, 10.0f});
    bench.vg().appendPathData(line, 300, commands, std::as_bytes(std::span(points)));
    bench.vg().setf(VG_STROKE_LINE_WIDTH, 4);
    int most = 0;
    behindWindings(bench, [&](const Surface& plane) { most = storedWinding(plane, 20, 10); });
    bench.vg().drawPath(line, VG_STROKE_PATH);
    QCOMPARE(most, 300);
    QCOMPARE(bench.planeValue(bench.planes().coverage, 20, 10), 255);
}

void VectorWindingBitsTest::VG2D_07_windingsAreToldWithTheirSign_data()
{
    VG2D_07_wrapsOfTheStar_data();
}

/// In the middle of the star, the reverse of VG2D-07's 2.
void VectorWindingBitsTest::VG2D_07_windingsAreToldWithTheirSign()
{
    QFETCH(std::uint32_t, bits);
    constexpr PixelPlace kMiddle{50, 50};
    VectorBench bench(100, 100, {}, knobsOf(bits, WindingSign::CounterclockwisePlus));
    VectorPlanes planes;
    bench.machines().afterPass = [&](const DrawCommand& pass) { planes.take(pass, bench.machines().memory()); };
    bench.vg().seti(VG_FILL_RULE, VG_NON_ZERO);
    bench.fill(bench.star());
    const auto windings = planes.windings(kMiddle.x, kMiddle.y);
    QVERIFY(windings);
    QCOMPARE(windings->values[0], std::int16_t{-2});

    const auto& passes = bench.machines().passes;
    const auto pass = std::ranges::find_if(passes, isWinding);
    QVERIFY(pass != passes.end());
    Memory memory = bench.machines().memory();
    UntimedGpu gpu(memory);
    PixelCover cover;
    cover.winding = *pixelWinding(gpu, *pass, kMiddle);
    QCOMPARE(cover.winding->windings[0], std::int16_t{-2});
    QCOMPARE(cover.winding->triangles.size(), std::size_t{2});
    QCOMPARE(int{cover.winding->triangles[0].down}, 1);
    QCOMPARE(windingText(cover).english(), std::string("path 1, non-zero: winding -2; inside"));
}

void VectorWindingBitsTest::VG2D_07_raysAgreeWithTheMachine()
{
    VectorConfig knobs = knobsOf(16, WindingSign::CounterclockwisePlus);
    knobs.samples = VectorSamples::TwoByTwo;
    VectorBench bench(100, 100, {}, knobs);
    bench.vg().seti(VG_FILL_RULE, VG_NON_ZERO);
    bench.fill(bench.star());
    const Drawn drawn(bench);
    const PathAnatomy star = drawn.path();
    QCOMPARE(star.windingsAt(50, 50), (std::vector<std::int16_t>(4, -2)));
    QCOMPARE(int{star.insideAt(50, 50)}, 0xF);
    for (std::uint32_t y = 0; y < 100; ++y)
        for (std::uint32_t x = 0; x < 100; ++x) {
            const std::vector<std::int16_t> windings = star.windingsAt(x, y);
            for (std::size_t sample = 0; sample < 4; ++sample) {
                const RayCount ray = castRay(star, star.samplePlaces[sample] + Point{double(x), double(y)});
                QCOMPARE(ray.inPlane(star), windings[sample]);
            }
        }
}

/// VG2D-07's counts; and where 300 triangles count, one does.
void VectorWindingBitsTest::VG2D_07_trianglesCountAtTheirOwnPixels()
{
    VectorBench bench(100, 100, {}, knobsOf(16));
    bench.fill(bench.star());
    const Drawn drawn(bench);
    const PathAnatomy star = drawn.path();
    const std::array<int, 3> pixels{2399, 1485, 2395};
    for (std::uint32_t i = 0; i < 3; ++i)
        QCOMPARE(static_cast<int>(countedPixels(drawn.start, star, std::vector{i})->size()), pixels[i]);
    VectorBench many(8, 8, {}, knobsOf(16));
    many.fill(squares(many, 300));
    const Drawn of300(many);
    const PathAnatomy path = of300.path();
    std::vector<std::uint32_t> all(path.triangles.size());
    std::iota(all.begin(), all.end(), 0u);
    const std::vector<CountedPixel> counted = *countedPixels(of300.start, path, all);
    QCOMPARE(counted.size(), std::size_t{16});
    QVERIFY(std::ranges::all_of(counted, [](const CountedPixel& pixel) { return pixel.up == 1 && pixel.down == 0; }));
    QCOMPARE(path.windingsAt(3, 3).front(), std::int16_t{300});
    QCOMPARE(castRay(path, {3.5, 3.5}).inPlane(path), std::int16_t{300});
}

void VectorWindingBitsTest::VG2D_12_picturesAreTheSame_data()
{
    QTest::addColumn<VectorSamples>("samples");
    QTest::newRow("1") << VectorSamples::One;
    QTest::newRow("4") << VectorSamples::TwoByTwo;
    QTest::newRow("8") << VectorSamples::FourByTwo;
    QTest::newRow("16") << VectorSamples::FourByFour;
}

/// The bench compares timed and untimed machine after each pass: windings, coverage, and colors.
void VectorWindingBitsTest::VG2D_12_picturesAreTheSame()
{
    QFETCH(VectorSamples, samples);
    const auto drawn = [&](std::uint32_t bits) {
        VectorConfig knobs = knobsOf(bits);
        knobs.samples = samples;
        VectorBench bench(100, 100, {}, knobs);
        bench.clear(1, 1, 1);
        bench.paint(1, 0, 0);
        bench.fill(bench.star());
        bench.beginDrawing();
        bench.paint(0, 0, 1, 0.5f);
        bench.vg().seti(VG_FILL_RULE, VG_EVEN_ODD);
        bench.vg().translate(3.3f, 1.7f);
        bench.vg().scale(1.1f, 0.6f);
        bench.fill(bench.star());
        bench.beginDrawing();
        bench.vg().setf(VG_STROKE_LINE_WIDTH, 5.5f);
        bench.vg().seti(VG_STROKE_JOIN_STYLE, VG_JOIN_ROUND);
        bench.vg().drawPath(bench.star(), VG_STROKE_PATH);
        return std::pair(contentHash(bench.color()), contentHash(bench.surface(bench.planes().coverage)));
    };
    QVERIFY(drawn(16) == drawn(8));
}

/// Of four samples the windings 0, 1, 256 and −1: three are not 0, two are odd. What was read is a byte of coverage and
/// 4 · 2 bytes of windings, which were written as well.
void VectorWindingBitsTest::VG2D_12_coverageOfWideWindings()
{
    constexpr std::array<std::uint16_t, 4> kWindings{0, 1, 256, 65535};
    for (const auto& [rule, expected] : {std::pair{FillRule::NonZero, 191}, {FillRule::EvenOdd, 128}})
        for (const bool isBox : {false, true}) {
            Surface winding({PixelFormat::Rg8, 2, 2, 4}), coverage({PixelFormat::R8, 2, 2, 1});
            std::memcpy(winding.pixelForWrite(1, 0), kWindings.data(), sizeof kWindings);
            const CoveragePlanes planes{&winding, &coverage};
            CoverageCounts counts;
            if (isBox) {
                resolveBox(rule, planes, {0, 0, 2, 2});
            } else {
                QCOMPARE(resolveCoverage(rule, planes, {0, 0, coverageBit(1, 0)}, counts), std::uint64_t{8 + 1 + 8});
                QCOMPARE(resolveCoverage(rule, planes, {0, 0, coverageBit(2, 0)}, counts), std::uint64_t{8 + 1});
            }
            QCOMPARE(std::to_integer<int>(*coverage.pixel(1, 0)), expected);
            QCOMPARE(std::to_integer<int>(*coverage.pixel(0, 1)), 0);
            QVERIFY(contentHash(winding) == contentHash(Surface(winding.description())));
        }
}

void VectorWindingBitsTest::DEC_29_anotherMachineMakesThePlaneAnew()
{
    VectorBench bench(8, 8, {}, knobsOf(8));
    bench.vg().seti(VG_FILL_RULE, VG_NON_ZERO);
    bench.fill(squares(bench, 256));
    QCOMPARE(bench.countSet(bench.planes().coverage), 0);
    bench.setKnobs(knobsOf(16));
    bench.beginDrawing();
    bench.fill(squares(bench, 256));
    QCOMPARE(bench.countSet(bench.planes().coverage), 16);
    bench.setKnobs(knobsOf(8));
    bench.beginDrawing();
    bench.fill(squares(bench, 256));
    QCOMPARE(bench.countSet(bench.planes().coverage), 0);
}

VITRINE_TEST(VectorWindingBitsTest)
#include "tst_vg2d_winding_bits.moc"
