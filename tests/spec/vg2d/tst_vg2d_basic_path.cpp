// SPDX-License-Identifier: Apache-2.0
// VG2D-40 to VG2D-47: the basic 2-D path, which goes past the processors, on both machines.
#include "core/api/openvg/machine/basic_pass.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/blend/raster_operation.h"
#include "core/gpu/presets.h"
#include "core/session/overlay/vector_planes.h"
#include "core/session/pixel_history/pixel_basic.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <cmath>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

/// A word of a surface of Rgba8: red in the lowest byte.
std::uint32_t rgba(std::uint32_t red, std::uint32_t green, std::uint32_t blue, std::uint32_t alpha = 255)
{
    return red | green << 8 | blue << 16 | alpha << 24;
}

BasicDraw rectangleOf(const openvg::PixelRect& rect)
{
    BasicDraw basic;
    basic.rect = rect;
    return basic;
}

BasicDraw fill(const openvg::PixelRect& rect, double gray)
{
    BasicDraw basic = rectangleOf(rect);
    basic.constant = {gray, gray, gray, 1.0};
    return basic;
}

/// A drawing surface whose pixels the test sets, and reads as red values.
class BasicBench : public ImageBench {
public:
    explicit BasicBench(VGint width, VGint height, const MachineConfig& machine = {})
        : ImageBench(width, height, {}, {}, machine)
    {
    }
    /// From the lower left pixel on, opaque.
    void setReds(const std::vector<int>& values)
    {
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto x = static_cast<VGint>(i % color().width()), y = static_cast<VGint>(i / color().width());
            BasicDraw pixel = rectangleOf({x, y, 1, 1});
            pixel.constant = {values[i] / 255.0, 0.0, 0.0, 1.0};
            draw(pixel);
        }
    }
    std::vector<int> reds()
    {
        std::vector<int> values;
        for (std::uint32_t y = 0; y < color().height(); ++y)
            for (std::uint32_t x = 0; x < color().width(); ++x)
                values.push_back(pixel(x, y)[0]);
        return values;
    }
    std::uint32_t word(std::uint32_t x, std::uint32_t y)
    {
        const auto value = pixel(x, y);
        return rgba(static_cast<std::uint32_t>(value[0]), static_cast<std::uint32_t>(value[1]),
                    static_cast<std::uint32_t>(value[2]), static_cast<std::uint32_t>(value[3]));
    }
    /// Of the surface itself.
    void copy(const openvg::PixelRect& from, VGint x, VGint y)
    {
        BasicDraw basic = rectangleOf({x, y, from.width, from.height});
        basic.input = MuxInput::Cache;
        basic.source.rect = from;
        draw(basic);
    }
    DrawCounters timedAgain(const MachineConfig& machine = {})
    {
        return metered(machines().passes.back(), machines().memory(), machine);
    }
};

} // namespace

class VectorBasicPathTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_40_aConstantRectangleNeedsNoProcessor();
    void VG2D_40_fansAndLinesAreDrawn();
    void VG2D_40_withoutASourceTheDrawIsRefused();
    void VG2D_40_everyArrangementHasThePath();
    void VG2D_41_aStippleIsAMaskAlongTheLine();
    void VG2D_41_aFactorOf0IsTakenAs1();
    void VG2D_42_overlappingCopiesReadWhatWasThere();
    void VG2D_42_aSourceOutsideIsSkippedAndCounted();
    void VG2D_43_stretchedPixelsAreThoseOfTheFormula();
    void VG2D_43_gradientsAddUp();
    void VG2D_44_aRasterOperationIsATableOfBits();
    void VG2D_45_sourceKeysAreNotWritten();
    void VG2D_45_onlyDestinationKeysAreWritten();
    void VG2D_46_palettesNameColors();
    void VG2D_47_glyphsBlendAConstantByAlpha();
    void VG2D_40_whyAPixelIsAsItIs();
    void VG2D_45_theOverlayTellsWhatIsLeftOut();
};

void VectorBasicPathTest::VG2D_40_aConstantRectangleNeedsNoProcessor()
{
    BasicBench bench(16, 16);
    bench.draw(fill({3, 5, 4, 3}, 1.0));
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{12});
    int written = 0;
    for (const int red : bench.reds())
        written += red == 255 ? 1 : 0;
    QCOMPARE(written, 12);
    const DrawCounters cost = bench.timedAgain();
    QCOMPARE(cost.samplesWritten, std::uint64_t{12});
    QCOMPARE(cost.fragments, std::uint64_t{12});
    QCOMPARE(cost.fragmentsShaded, std::uint64_t{0});
    QCOMPARE(cost.instructions, std::uint64_t{0});
    QCOMPARE(cost.requests[0], 0u); // of TEX
    QCOMPARE(cost.processing, std::uint64_t{0});
}

/// A triangle with its right angle in the lower left corner covers the pixels whose center lies below its longest side:
/// of 4 × 4 ones 4 + 3 + 2 + 1 less the four on the side, which the fill rule gives to the other triangle, or to this
/// one.
void VectorBasicPathTest::VG2D_40_fansAndLinesAreDrawn()
{
    BasicBench bench(16, 16);
    BasicDraw fan = fill({}, 1.0);
    fan.shape = BasicDraw::Shape::Fan;
    fan.points = {{0, 0}, {8, 0}, {8, 8}, {0, 8}}; // two triangles, which share an edge
    bench.draw(fan);
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{64});
    QCOMPARE(bench.lastDraw().primitives, std::uint64_t{2});
    BasicDraw line = fill({}, 1.0);
    line.shape = BasicDraw::Shape::Line;
    line.points = {{2.5, 12.5}, {9.5, 12.5}};
    bench.draw(line);
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{7});
    QCOMPARE(bench.timedAgain().instructions, std::uint64_t{0});
}

void VectorBasicPathTest::VG2D_40_withoutASourceTheDrawIsRefused()
{
    BasicDraw copy = rectangleOf({0, 0, 4, 4});
    copy.input = MuxInput::Cache;
    copy.source.rect = {0, 0, 4, 4};
    Memory memory;
    const SurfaceId target = memory.create({PixelFormat::Rgba8, 8, 8, 1});
    const auto passes = basicPasses(copy, {target, {8, 8}}, {{}, {0, 0, 4, 4}});
    QCOMPARE(passes.size(), std::size_t{1});
    const auto drawn = UntimedGpu(memory).draw(passes.front());
    QVERIFY(!drawn);
    QVERIFY2(drawn.error().message.english().find("NO_SOURCE") != std::string::npos,
             drawn.error().message.english().c_str());
}

void VectorBasicPathTest::VG2D_40_everyArrangementHasThePath()
{
    for (const Preset preset : {Preset::Par, Preset::Prog, Preset::Seq}) {
        const MachineConfig machine = presetConfig(preset);
        BasicBench bench(16, 16);
        bench.draw(fill({3, 5, 4, 3}, 1.0));
        const DrawCounters cost = bench.timedAgain(machine);
        QCOMPARE(cost.samplesWritten, std::uint64_t{12});
        QCOMPARE(cost.instructions, std::uint64_t{0});
        QVERIFY(cost.cycles > 0);
    }
}

void VectorBasicPathTest::VG2D_41_aStippleIsAMaskAlongTheLine()
{
    BasicBench bench(48, 4);
    BasicDraw line = fill({}, 1.0);
    line.shape = BasicDraw::Shape::Line;
    line.points = {{2.5, 1.5}, {42.5, 1.5}}; // 40 pixels
    line.stipple = 0x00FF;
    line.stippleFactor = 2;
    bench.draw(line);
    for (std::uint32_t s = 0; s < 40; ++s)
        QCOMPARE(bench.pixel(2 + s, 1)[0], s < 16 || s >= 32 ? 255 : 0);
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{24});
    // From the other end the first pixels are those on the right.
    BasicBench reversed(48, 4);
    line.points = {{41.5, 1.5}, {1.5, 1.5}};
    reversed.draw(line);
    for (std::uint32_t s = 0; s < 40; ++s)
        QCOMPARE(reversed.pixel(41 - s, 1)[0], s < 16 || s >= 32 ? 255 : 0);
}

void VectorBasicPathTest::VG2D_41_aFactorOf0IsTakenAs1()
{
    BasicState state;
    state.stipplePattern = 0x0002;
    state.stippleFactor = 0;
    for (const std::int64_t s : {0, 1, 2, 17})
        QCOMPARE(isDrawn(state, s << 32), s % 16 == 1);
    QVERIFY(isDrawn(state, -(std::int64_t{15} << 32))); // −15 mod 16
}

void VectorBasicPathTest::VG2D_42_overlappingCopiesReadWhatWasThere()
{
    const std::vector<int> before{1, 2, 3, 4, 5};
    BasicBench right(5, 1), left(5, 1), column(1, 5), diagonal(3, 3);
    right.setReds(before);
    right.copy({0, 0, 3, 1}, 1, 0);
    QCOMPARE(right.reds(), (std::vector<int>{1, 1, 2, 3, 5}));
    left.setReds(before);
    left.copy({2, 0, 3, 1}, 1, 0);
    QCOMPARE(left.reds(), (std::vector<int>{1, 3, 4, 5, 5}));
    column.setReds(before);
    column.copy({0, 0, 1, 3}, 0, 1);
    QCOMPARE(column.reds(), (std::vector<int>{1, 1, 2, 3, 5}));
    // Every direction, over tiles and quads: as if by way of a third place.
    for (const auto& [dx, dy] : {std::pair{1, 1}, {-1, 1}, {1, -1}, {-1, -1}, {3, -2}, {-5, 4}, {0, 1}, {9, 0}}) {
        BasicBench bench(24, 20);
        std::vector<int> values;
        for (int i = 0; i < 24 * 20; ++i)
            values.push_back(i % 251);
        bench.setReds(values);
        bench.copy({6, 5, 12, 10}, 6 + dx, 5 + dy);
        std::vector<int> expected = values;
        for (int y = 5; y < 15; ++y)
            for (int x = 6; x < 18; ++x)
                if (const int tx = x + dx, ty = y + dy; tx >= 0 && ty >= 0 && tx < 24 && ty < 20)
                    expected[static_cast<std::size_t>(24 * ty + tx)] = values[static_cast<std::size_t>(24 * y + x)];
        QCOMPARE(bench.reds(), expected);
    }
}

void VectorBasicPathTest::VG2D_42_aSourceOutsideIsSkippedAndCounted()
{
    BasicBench bench(5, 1);
    bench.setReds({1, 2, 3, 4, 5});
    bench.copy({3, 0, 4, 1}, 0, 0); // of which 5 and 6 are not there
    QCOMPARE(bench.reds(), (std::vector<int>{4, 5, 3, 4, 5}));
    Memory memory = bench.machines().memory();
    BasicState state = bench.machines().passes.back().state->basic;
    MuxCounts counts;
    BasicQuad quad = basicQuad(state, {2, 0, coverageBit(0, 0)});
    QCOMPARE(muxColors(state, quad, memory, counts).coverage, std::uint16_t{0});
    QCOMPARE(counts.outside, std::uint64_t{1});
}

void VectorBasicPathTest::VG2D_43_stretchedPixelsAreThoseOfTheFormula()
{
    for (const auto& [from, to] : {std::pair{4, 8}, {5, 3}, {3, 7}, {7, 3}, {6, 4}, {1, 13}}) {
        BasicBench bench(16, 1);
        std::vector<int> values(16, 99);
        for (int i = 0; i < from; ++i)
            values[static_cast<std::size_t>(i)] = 10 + i;
        bench.setReds(values);
        const VGImage source = bench.image(VG_sRGBA_8888, from, 1);
        bench.vg().getPixels(source, 0, 0, 0, 0, from, 1);
        BasicDraw stretched = rectangleOf({1, 0, to, 1});
        stretched.input = MuxInput::Cache;
        stretched.source = bench.area(source);
        bench.draw(stretched);
        const std::vector<int> reds = bench.reds();
        for (int x = 0; x < to; ++x)
            QCOMPARE(reds[static_cast<std::size_t>(x + 1)], 10 + (2 * x + 1) * from / (2 * to));
    }
}

void VectorBasicPathTest::VG2D_43_gradientsAddUp()
{
    BasicAdder adder;
    adder.start = static_cast<std::uint64_t>(std::llround(0.1 * kAdderOne));
    adder.dx = static_cast<std::uint64_t>(std::llround(0.05 * kAdderOne));
    adder.dy = static_cast<std::uint64_t>(std::llround(-0.02 * kAdderOne));
    QVERIFY(std::abs(static_cast<double>(adder.at(3, 2)) / kAdderOne - 0.21) < 1e-6);
    BasicBench bench(16, 16);
    BasicDraw gradient = rectangleOf({4, 4, 8, 8});
    gradient.input = MuxInput::Gradient;
    gradient.gradient = {{{0.1, 0.05, -0.02}, {0.0, 0.0, 0.125}, {1.0, -0.125, 0.0}, {1.0, 0.0, 0.0}}};
    bench.draw(gradient);
    const auto byte = [](double value) { return static_cast<int>(std::floor(value * 255.0 + 0.5)); };
    QCOMPARE(bench.pixel(7, 6), (std::array<int, 4>{byte(0.21), byte(0.25), byte(0.625), 255}));
    QCOMPARE(bench.pixel(4, 4), (std::array<int, 4>{byte(0.1), 0, 255, 255}));
}

void VectorBasicPathTest::VG2D_44_aRasterOperationIsATableOfBits()
{
    for (unsigned code = 0; code < 256; ++code)
        QCOMPARE(combinedBits(static_cast<std::uint8_t>(code), 0xF0, 0xCC, 0xAA) & 0xFF, std::uint32_t{code});
    const std::pair<int, int> kCases[]{{0xCC, 0x3C}, {0xF0, 0x0F}, {0x5A, 0x5A}, {0x66, 0x69},
                                       {0x88, 0x14}, {0xEE, 0x7D}, {0x55, 0xAA}, {0xB8, 0x17}};
    for (const ColorEngine engine : {ColorEngine::Pgpe, ColorEngine::Opset8}) {
        MachineConfig machine;
        machine.colorEngine->engine = engine;
        for (const auto& [code, result] : kCases) {
            BasicBench bench(4, 1, machine);
            bench.setReds({0x55, 0x55, 0x55, 0x55}); // D
            BasicDraw operation = rectangleOf({1, 0, 2, 1});
            operation.constant = {0x3C / 255.0, 0.0, 0.0, 1.0}; // S
            operation.pattern = 0x0F;                           // P
            operation.rasterCode = static_cast<std::uint8_t>(code);
            bench.draw(operation);
            QCOMPARE(bench.reds(), (std::vector<int>{0x55, result, result, 0x55}));
        }
    }
}

void VectorBasicPathTest::VG2D_45_sourceKeysAreNotWritten()
{
    BasicBench bench(4, 2);
    bench.setReds({10, 200, 11, 200, 1, 2, 3, 4}); // A K B K, and what is there
    BasicDraw copy = rectangleOf({0, 1, 4, 1});
    copy.input = MuxInput::Cache;
    copy.source.rect = {0, 0, 4, 1};
    copy.sourceKey = rgba(200, 0, 0);
    bench.draw(copy);
    QCOMPARE(bench.reds(), (std::vector<int>{10, 200, 11, 200, 10, 2, 11, 4}));
}

void VectorBasicPathTest::VG2D_45_onlyDestinationKeysAreWritten()
{
    BasicBench bench(4, 2);
    bench.setReds({10, 11, 12, 13, 1, 2, 3, 4});
    BasicDraw copy = rectangleOf({0, 1, 4, 1});
    copy.input = MuxInput::Cache;
    copy.source.rect = {0, 0, 4, 1};
    copy.destinationKey = rgba(2, 0, 0);
    bench.draw(copy);
    QCOMPARE(bench.reds(), (std::vector<int>{10, 11, 12, 13, 1, 11, 3, 4}));
}

void VectorBasicPathTest::VG2D_46_palettesNameColors()
{
    auto entries = std::make_shared<std::vector<std::byte>>();
    for (std::uint32_t i = 0; i < kPaletteEntries; ++i)
        for (const std::uint32_t value : {i, 255 - i, i / 2, 255u})
            entries->push_back(static_cast<std::byte>(value));
    BasicBench bench(2, 2);
    bench.setReds({200, 7});
    BasicDraw copy = rectangleOf({0, 1, 2, 1});
    copy.input = MuxInput::Cache;
    copy.source.rect = {0, 0, 2, 1};
    copy.paletteEntries = entries;
    copy.palette = PaletteMode::One;
    bench.draw(copy);
    QCOMPARE(bench.word(0, 1), rgba(200, 55, 100));
    copy.palette = PaletteMode::Sixteen;
    copy.paletteNumber = 3;
    bench.draw(copy);
    QCOMPARE(bench.word(1, 1), rgba(55, 200, 27)); // index 7
}

void VectorBasicPathTest::VG2D_47_glyphsBlendAConstantByAlpha()
{
    BasicBench bench(4, 1);
    bench.draw(fill({0, 0, 4, 1}, 1.0));
    const VGImage glyph = bench.picture(VG_A_8, 2, {0x00000080, 0x00000000});
    BasicDraw text = rectangleOf({3, 0, 2, 1}); // the second pixel of which is outside of the surface
    text.input = MuxInput::Cache;
    text.source = bench.area(glyph);
    text.constant = {0.0, 0.0, 0.0, 1.0};
    text.isGlyph = text.isBlended = true;
    bench.draw(text);
    QCOMPARE(bench.reds(), (std::vector<int>{255, 255, 255, 127}));
}

/// What is told of a pixel is read from the draw as it is executed for it.
void VectorBasicPathTest::VG2D_40_whyAPixelIsAsItIs()
{
    BasicBench bench(8, 2);
    bench.setReds({0, 200, 7, 0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0});
    auto entries = std::make_shared<std::vector<std::byte>>(4 * kPaletteEntries, std::byte{255});
    (*entries)[4 * 55] = std::byte{20}; // red of the entry of palette 3 that index 7 names
    BasicDraw copy = rectangleOf({2, 1, 4, 1});
    copy.input = MuxInput::Cache;
    copy.source.rect = {0, 0, 4, 1};
    copy.sourceKey = rgba(200, 0, 0);
    copy.palette = PaletteMode::Sixteen;
    copy.paletteNumber = 3;
    copy.paletteEntries = entries;
    Memory before = bench.machines().memory();
    bench.draw(copy);
    const DrawCommand& command = bench.machines().passes.back();
    const auto ask = [&](std::uint32_t x, std::uint32_t y) {
        Memory memory = before;
        UntimedGpu gpu(memory);
        return *pixelBasic(gpu, command, {x, y});
    };
    const auto written = ask(4, 1), keyed = ask(3, 1);
    QVERIFY(written && keyed && !ask(6, 1) && !ask(4, 0));
    QVERIFY(written->fate == BasicFate::Written);
    QCOMPARE(written->values[0], 2.5);
    QCOMPARE(written->pixel.sourceX, std::int64_t{2});
    QCOMPARE(written->pixel.stored, rgba(7, 0, 0));
    QCOMPARE(*written->pixel.entry, 55u);
    QCOMPARE(written->before, rgba(0, 0, 0));
    QCOMPARE(written->after, rgba(20, 255, 255));
    QVERIFY(keyed->fate == BasicFate::Keyed);
    QCOMPARE(keyed->before, keyed->after);
    QCOMPARE(QString::fromStdString(verdictText(*keyed).english()), QString("left out: its source is the source key"));
}

void VectorBasicPathTest::VG2D_45_theOverlayTellsWhatIsLeftOut()
{
    BasicBench bench(4, 2);
    bench.setReds({10, 200, 11, 200, 1, 2, 3, 4});
    BasicDraw copy = rectangleOf({0, 1, 4, 1});
    copy.input = MuxInput::Cache;
    copy.source.rect = {0, 0, 4, 1};
    copy.sourceKey = rgba(200, 0, 0);
    Memory memory = bench.machines().memory();
    bench.draw(copy);
    UntimedGpu gpu(memory);
    BasicCovers covers;
    gpu.watchBasic(&covers);
    const DrawCommand& command = bench.machines().passes.back();
    QVERIFY(gpu.draw(command).hasValue());
    VectorPlanes planes;
    planes.take(command, covers);
    QVERIFY(planes.cover(0, 1) == CoverValue::Painted && planes.cover(2, 1) == CoverValue::Painted);
    QVERIFY(planes.cover(1, 1) == CoverValue::LeftOut && planes.cover(3, 1) == CoverValue::LeftOut);
    QVERIFY(planes.cover(0, 0) == CoverValue::None);
}

VITRINE_TEST(VectorBasicPathTest)
#include "tst_vg2d_basic_path.moc"
