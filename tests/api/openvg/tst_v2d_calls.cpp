// SPDX-License-Identifier: Apache-2.0
// VG/vitrine2d.h: what its functions hand to the machine, their errors, and whose state it is that they set. The pixels
// are those of tests/spec/vg2d.
#include "core/api/openvg/image_formats.h"
#include "tests/api/openvg/vg_bench.h"
#include "tests/harness/test_class.h"

#include <limits>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

using Area = vitrine::core::openvg::PixelRect;

constexpr VGint kHighest = std::numeric_limits<VGint>::max(), kLowest = std::numeric_limits<VGint>::min();

const std::array<VGuint, 256> kEntries = [] {
    std::array<VGuint, 256> entries{};
    for (VGuint i = 0; i < 256; ++i)
        entries[i] = i << 24 | 0x00010203;
    return entries;
}();

const BasicDraw& lastOf(const VgBench& bench)
{
    return std::get<BasicDraw>(bench.target.drawings.back());
}

} // namespace

class TestV2dCalls : public QObject {
    Q_OBJECT

private slots:
    void defaultsAreThoseOfTheHeader();
    void stateGoesWithEveryDrawing();
    void stateBelongsToContexts();
    void whatIsDisabledIsGone();
    void theLastOperationCounts();
    void palettesAreReadAtTheCall();
    void theScissorApplies();
    void cutsWhatChildrenDoNotHave();
    void VG2D_42_otherSourcesAreLeftToTheMachine();
    void gradientsAreBounded();
    void withoutASurfaceNothingIsDrawn();
    void colorTablesAreReadAtTheCall();
    void VG2D_29_imagesTakeTheBackground();
    void VG2D_18_patternsTakeTheKernel();
    void VG2D_24_filtersTakeTheAutomaticScale();
    void errorsOfState();
    void errorsOfFurtherState();
    void errorsOfShapes();
    void errorsOfSources();
};

void TestV2dCalls::defaultsAreThoseOfTheHeader()
{
    VgBench bench;
    bench.vg().v2dDrawLine(1, 2, 3, 4);
    const BasicDraw& line = lastOf(bench);
    QCOMPARE(line.constant, (Color{0, 0, 0, 1}));
    QVERIFY(!line.isBlended && !line.stipple && !line.rasterCode && !line.destinationKey && !line.scissor);
    QVERIFY(!line.fog.enabled && !line.alphaTest.enabled);
    QCOMPARE(line.points.size(), std::size_t{2});
    QCOMPARE(line.points[0].x, 1.5);
    QCOMPARE(line.points[1].y, 4.5);
    bench.vg().v2dCopy(bench.image(), 0, 0, 5, 6, 8, 8);
    const BasicDraw& copy = lastOf(bench);
    QVERIFY(!copy.sourceKey && copy.palette == PaletteMode::None && !copy.isGlyph && !copy.isBlended);
    QVERIFY(!copy.colorTable);
    QCOMPARE(copy.rect, (Area{5, 6, 8, 8}));
}

void TestV2dCalls::stateGoesWithEveryDrawing()
{
    VgBench bench;
    Context& vg = bench.vg();
    vg.v2dColor(0xFF330066);
    vg.v2dBlend(VG_TRUE);
    vg.v2dRasterOperation(VG_TRUE, 0xB8, 0x01020304);
    vg.v2dDestinationKey(VG_TRUE, 0x11223344);
    vg.v2dSourceKey(VG_TRUE, 0xA1A2A3A4);
    vg.v2dStipple(VG_TRUE, 0xF00F, 3);
    vg.v2dColorTable(VG_TRUE, kEntries);
    vg.v2dFog(VG_TRUE, 0.25f, 0xFF330066);
    vg.v2dAlphaTest(VG_TRUE, V2D_COMPARE_GREATER_EQUAL, 51);
    static const std::array<VGfloat, 6> kPoints{0, 0, 8, 0, 8, 8};
    const VGImage image = bench.image();
    vg.v2dFillRectangle(1, 2, 3, 4);
    vg.v2dFillFan(3, kPoints);
    vg.v2dDrawLine(0, 0, 5, 5);
    vg.v2dGradientRectangle(0, 0, 2, 2, 1, kPoints, kPoints, kPoints);
    vg.v2dCopy(VG_INVALID_HANDLE, 0, 0, 1, 1, 2, 2);
    vg.v2dStretch(image, 0, 0, 4, 4, 1, 1, 2, 2);
    vg.v2dDrawGlyph(image, 1, 2);
    QCOMPARE(bench.error(), VG_NO_ERROR);
    QCOMPARE(bench.target.drawings.size(), std::size_t{7});
    for (std::size_t i = 0; i < 7; ++i) {
        const auto& command = bench.target.at<BasicDraw>(i);
        QCOMPARE(command.constant, (Color{1.0, 0.2, 0.0, 0.4}));
        QVERIFY(command.isBlended);
        QCOMPARE(command.rasterCode, std::optional<std::uint8_t>(0xB8));
        QCOMPARE(command.pattern, 0x04030201u); // as it is stored: red is the lowest byte
        QCOMPARE(command.destinationKey, std::optional<std::uint32_t>(0x44332211));
        QCOMPARE(command.stipple.has_value(), i == 2);
        QCOMPARE(command.sourceKey.has_value(), i == 4 || i == 5);
        QCOMPARE(command.colorTable != nullptr, i == 4 || i == 5);
        QVERIFY((command.fog == BasicFog{true, 0.25f, {1.0f, 0.2f, 0.0f, 0.4f}}));
        QVERIFY((command.alphaTest == BasicAlphaTest{true, CompareFunction::GreaterEqual, 0.2f}));
    }
    QCOMPARE(bench.target.at<BasicDraw>(2).stipple, std::optional<std::uint16_t>(0xF00F));
    QCOMPARE(bench.target.at<BasicDraw>(2).stippleFactor, 3u);
    QCOMPARE(bench.target.at<BasicDraw>(4).sourceKey, std::optional<std::uint32_t>(0xA4A3A2A1));
    QVERIFY(bench.target.at<BasicDraw>(6).isGlyph);
    QCOMPARE(bench.target.at<BasicDraw>(6).rect, (Area{1, 2, 8, 8}));
}

void TestV2dCalls::stateBelongsToContexts()
{
    VgBench bench;
    bench.vg().v2dColor(0xFFFFFFFF);
    bench.vg().v2dBlend(VG_TRUE);
    bench.vg().v2dPalette(V2D_PALETTE_256, kEntries);
    const ContextId other = bench.system.createContext(bench.id); // shares images
    bench.system.makeCurrent(other, bench.drawable);
    bench.system.context(other)->v2dFillRectangle(0, 0, 1, 1);
    QCOMPARE(lastOf(bench).constant, (Color{0, 0, 0, 1}));
    QVERIFY(!lastOf(bench).isBlended);
    bench.system.context(other)->v2dCopy(bench.image(), 0, 0, 0, 0, 1, 1);
    QVERIFY(lastOf(bench).palette == PaletteMode::None);
    bench.system.makeCurrent(bench.id, bench.drawable);
    bench.vg().v2dFillRectangle(0, 0, 1, 1);
    QCOMPARE(lastOf(bench).constant, (Color{1, 1, 1, 1}));
    QVERIFY(lastOf(bench).isBlended);
}

void TestV2dCalls::whatIsDisabledIsGone()
{
    VgBench bench;
    Context& vg = bench.vg();
    for (const VGboolean enabled : {VG_TRUE, VG_FALSE}) {
        vg.v2dBlend(enabled);
        vg.v2dStipple(enabled, 1, 1);
        vg.v2dRasterOperation(enabled, 1, 1);
        vg.v2dSourceKey(enabled, 1);
        vg.v2dDestinationKey(enabled, 1);
        vg.v2dFog(enabled, 0.5f, 1);
        vg.v2dAlphaTest(enabled, V2D_COMPARE_NEVER, 0);
        vg.v2dColorTable(enabled, kEntries);
        vg.v2dDrawLine(0, 0, 5, 0);
        const BasicDraw& line = lastOf(bench);
        for (const bool is : {line.isBlended, line.stipple.has_value(), line.rasterCode.has_value(),
                              line.destinationKey.has_value(), line.fog.enabled, line.alphaTest.enabled})
            QCOMPARE(is, enabled == VG_TRUE);
        vg.v2dCopy(VG_INVALID_HANDLE, 0, 0, 1, 1, 2, 2);
        QCOMPARE(lastOf(bench).sourceKey.has_value(), enabled == VG_TRUE);
        QCOMPARE(lastOf(bench).colorTable != nullptr, enabled == VG_TRUE);
    }
}

void TestV2dCalls::theLastOperationCounts()
{
    VgBench bench;
    Context& vg = bench.vg();
    const auto code = [&] {
        vg.v2dFillRectangle(0, 0, 1, 1);
        return lastOf(bench).rasterCode;
    };
    vg.v2dRasterOperation(VG_TRUE, 0xB8, 0x00000001);
    vg.v2dLogicOperation(VG_TRUE, V2D_LOGIC_XOR);
    QCOMPARE(code(), std::optional<std::uint8_t>(0x66));
    vg.v2dRasterOperation(VG_TRUE, 0xF0, 0x00000002);
    QCOMPARE(code(), std::optional<std::uint8_t>(0xF0));
    QCOMPARE(lastOf(bench).pattern, 0x02000000u);
    vg.v2dLogicOperation(VG_FALSE, V2D_LOGIC_XOR);
    QVERIFY(!code());
}

void TestV2dCalls::palettesAreReadAtTheCall()
{
    VgBench bench;
    Context& vg = bench.vg();
    std::array<VGuint, 256> entries = kEntries;
    vg.v2dPalette(V2D_PALETTE_16X16, entries);
    vg.v2dPaletteNumber(15);
    entries.fill(0);
    vg.v2dStretch(bench.image(), 0, 0, 8, 8, 0, 0, 4, 4);
    const BasicDraw stretched = lastOf(bench);
    QVERIFY(stretched.palette == PaletteMode::Sixteen);
    QCOMPARE(int{stretched.paletteNumber}, 15);
    QCOMPARE(stretched.paletteEntries->size(), std::size_t{4 * 256});
    const std::array<int, 4> kLast{255, 1, 2, 3}; // red, green, blue and alpha
    for (std::size_t i = 0; i < 4; ++i)
        QCOMPARE(std::to_integer<int>((*stretched.paletteEntries)[4 * 255 + i]), kLast[i]);
    vg.v2dPalette(V2D_PALETTE_NONE, {});
    QCOMPARE(bench.error(), VG_NO_ERROR);
    vg.v2dStretch(bench.image(), 0, 0, 8, 8, 0, 0, 4, 4);
    QVERIFY(lastOf(bench).palette == PaletteMode::None && !lastOf(bench).paletteEntries);
    vg.v2dPalette(V2D_PALETTE_256, std::span(kEntries).first(2)); // the rest reads as zeros
    vg.v2dCopy(VG_INVALID_HANDLE, 0, 0, 0, 0, 1, 1);
    QCOMPARE(std::to_integer<int>((*lastOf(bench).paletteEntries)[4 * 1]), 1);
    QCOMPARE(std::to_integer<int>((*lastOf(bench).paletteEntries)[4 * 2]), 0);
}

void TestV2dCalls::theScissorApplies()
{
    VgBench bench;
    static const std::array<VGint, 4> kRegion{1, 2, 3, 4};
    bench.vg().setiv(VG_SCISSOR_RECTS, 4, kRegion);
    bench.vg().seti(VG_SCISSORING, VG_TRUE);
    bench.vg().v2dFillRectangle(0, 0, 64, 48);
    QCOMPARE(lastOf(bench).scissor->at(0), (Area{1, 2, 3, 4}));
    bench.vg().v2dDrawGlyph(bench.image(), 0, 0);
    QCOMPARE(lastOf(bench).scissor->size(), std::size_t{1});
}

// Beside a child the pixels are its parent's, which the program did not name.
void TestV2dCalls::cutsWhatChildrenDoNotHave()
{
    VgBench bench;
    const VGImage parent = bench.image();
    const VGImage child = bench.vg().childImage(parent, 2, 3, 4, 4);
    bench.vg().v2dCopy(child, -1, 2, 10, 20, 6, 6);
    QCOMPARE(lastOf(bench).source.image.handle, parent);
    QCOMPARE(lastOf(bench).source.rect, (Area{2, 5, 4, 2}));
    QCOMPARE(lastOf(bench).rect, (Area{11, 20, 4, 2}));
    bench.vg().v2dStretch(child, 1, 1, 3, 3, 0, 0, 9, 9);
    QCOMPARE(lastOf(bench).source.rect, (Area{3, 4, 3, 3}));
    bench.vg().v2dDrawGlyph(child, 7, 8);
    QCOMPARE(lastOf(bench).source.rect, (Area{2, 3, 4, 4}));
    QCOMPARE(lastOf(bench).rect, (Area{7, 8, 4, 4}));
    const std::size_t drawn = bench.target.drawings.size();
    for (const VGint far : {kLowest, -6, 4, kHighest})
        bench.vg().v2dCopy(child, far, 0, 0, 0, 6, 6);
    QCOMPARE(bench.target.drawings.size(), drawn);
    QCOMPARE(bench.error(), VG_NO_ERROR);
}

void TestV2dCalls::VG2D_42_otherSourcesAreLeftToTheMachine()
{
    VgBench bench;
    bench.vg().v2dCopy(bench.image(), -5, 2, 10, 20, 6, 60);
    QCOMPARE(lastOf(bench).source.rect, (Area{-5, 2, 6, 60}));
    bench.vg().v2dCopy(VG_INVALID_HANDLE, 60, 2, 10, 20, 6, 60);
    QCOMPARE(lastOf(bench).source.image, ImageId{});
    QCOMPARE(lastOf(bench).source.rect, (Area{60, 2, 6, 60}));
}

void TestV2dCalls::gradientsAreBounded()
{
    VgBench bench;
    static const std::array<VGfloat, 2> kStart{0.25f, 1e30f}, kStep{std::numeric_limits<VGfloat>::quiet_NaN(), -1e9f};
    bench.vg().v2dColor(0x00330066);
    bench.vg().v2dGradientRectangle(kLowest, 0, 8, kHighest, 2, kStart, kStep, kStep);
    const auto& gradient = lastOf(bench).gradient;
    QCOMPARE(gradient[0].start, 0.25);
    QCOMPARE(gradient[0].dx, 0.0); // what is no number is 0 (OpenVG §3.2)
    QCOMPARE(gradient[1].start, 16384.0);
    QCOMPARE(gradient[1].dy, -16384.0);
    QCOMPARE(gradient[2].start, 0.0);
    QCOMPARE(gradient[3].start, 0.4); // of the color
    QCOMPARE(gradient[3].dx, 0.0);
}

void TestV2dCalls::withoutASurfaceNothingIsDrawn()
{
    VgBench bench;
    bench.system.makeCurrent(bench.id, {});
    bench.vg().v2dFillRectangle(0, 0, 1, 1);
    bench.vg().v2dCopy(VG_INVALID_HANDLE, 0, 0, 1, 1, 1, 1);
    QVERIFY(bench.target.drawings.empty());
    QCOMPARE(bench.error(), VG_NO_ERROR);
}

void TestV2dCalls::colorTablesAreReadAtTheCall()
{
    VgBench bench;
    std::array<VGuint, 256> entries = kEntries;
    bench.vg().v2dColorTable(VG_TRUE, entries);
    entries[200] = 0;
    bench.vg().v2dCopy(bench.image(), 0, 0, 0, 0, 1, 1);
    const auto& table = *lastOf(bench).colorTable;
    QCOMPARE(table.size(), std::size_t{1024});
    QCOMPARE(std::to_integer<int>(table[4 * 200]), 200);
    QCOMPARE(std::to_integer<int>(table[4 * 200 + 3]), 3);
}

void TestV2dCalls::VG2D_29_imagesTakeTheBackground()
{
    VgBench bench;
    const VGImage image = bench.image();
    bench.vg().drawImage(image);
    QVERIFY(!bench.target.at<PathDraw>(0).image->background);
    bench.vg().v2dBackground(VG_TRUE, 0.25f, 0xFF330066);
    bench.vg().drawImage(image);
    const auto& background = bench.target.at<PathDraw>(1).image->background;
    QVERIFY(background);
    QCOMPARE(background->share, 0.25);
    QCOMPARE(background->color, (Color{1.0, 0.2, 0.0, 0.4}));
    const ContextId other = bench.system.createContext(bench.id);
    bench.system.makeCurrent(other, bench.drawable);
    bench.system.context(other)->drawImage(image);
    QVERIFY(!bench.target.at<PathDraw>(2).image->background);
}

void TestV2dCalls::VG2D_18_patternsTakeTheKernel()
{
    VgBench bench;
    Context& vg = bench.vg();
    const VGPaint paint = vg.createPaint();
    vg.setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_PATTERN);
    vg.paintPattern(paint, bench.image());
    vg.setPaint(paint, VG_FILL_PATH);
    std::array<VGshort, 6> kernel{1, 2, 3, -4, 5, -6};
    vg.v2dPatternKernel(VG_TRUE, 2, 3, 0.5f, std::numeric_limits<VGfloat>::quiet_NaN(), kernel, 0.25f, -0.5f);
    kernel[0] = 7; // it was read at the call
    const VGPath path = bench.path({VG_MOVE_TO_ABS, VG_LINE_TO_ABS, VG_LINE_TO_ABS}, {0, 0, 8, 0, 8, 8});
    const auto drawn = [&]() -> const DrawnImage& {
        vg.drawPath(path, VG_FILL_PATH);
        return *std::get<PathDraw>(bench.target.drawings.back()).image;
    };
    const ScaledKernel& scaled = *drawn().kernel;
    QVERIFY((scaled.kernel == Kernel{2, 3, {1, 2, 3, -4, 5, -6}, 0.5, 0.0}));
    QCOMPARE(scaled.scale, 0.25);
    QCOMPARE(scaled.bias, -0.5);
    vg.v2dAutomaticScale(VG_TRUE);
    QCOMPARE(drawn().kernel->scale, 1.0);
    vg.drawImage(bench.image());
    QVERIFY(!std::get<PathDraw>(bench.target.drawings.back()).image->kernel); // which is no paint
    vg.v2dPatternKernel(VG_FALSE, -1, 99, 0, 0, {}, 0, 0);
    QCOMPARE(bench.error(), VG_NO_ERROR);
    QVERIFY(!drawn().kernel);
}

void TestV2dCalls::VG2D_24_filtersTakeTheAutomaticScale()
{
    VgBench bench;
    Context& vg = bench.vg();
    const VGImage from = bench.image(), to = bench.image();
    static const std::array<VGshort, 3> kRow{1, 2, 1}, kDifference{-1, 0, 1};
    const auto scale = [&](std::span<const VGshort> kernel) {
        vg.convolve(to, from, 3, 1, 1, 0, kernel, 9.0f, 0.0f, VG_TILE_PAD);
        const auto& filter = std::get<ImageFilter>(bench.target.drawings.back());
        return std::get<Convolution>(filter.kind).weighting.scale;
    };
    QCOMPARE(scale(kRow), 9.0);
    vg.v2dAutomaticScale(VG_TRUE);
    QCOMPARE(scale(kRow), 0.25);
    QVERIFY(!bench.system.takeFailure());
    QCOMPARE(scale(kDifference), 1.0);
    QVERIFY(bench.system.takeFailure());
    vg.separableConvolve(to, from, 3, 3, 1, 1, kRow, kRow, 9.0f, 0.0f, VG_TILE_PAD);
    const auto& filter = std::get<ImageFilter>(bench.target.drawings.back());
    QCOMPARE(std::get<SeparableConvolution>(filter.kind).weighting.scale, 1.0 / 16.0);
    vg.v2dAutomaticScale(VG_FALSE);
    QCOMPARE(scale(kDifference), 9.0);
    QCOMPARE(bench.error(), VG_NO_ERROR);
}

void TestV2dCalls::errorsOfFurtherState()
{
    VgBench bench;
    const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
    alignas(4) static const std::array<std::byte, 2048> kBytes{};
    const std::span<const VGuint> oddWords(reinterpret_cast<const VGuint*>(kBytes.data() + 1), 256);
    const std::span<const VGshort> oddShorts(reinterpret_cast<const VGshort*>(kBytes.data() + 1), 9);
    static const std::array<VGshort, 9> kKernel{};
    constexpr VGfloat kNone = std::numeric_limits<VGfloat>::quiet_NaN();
    const auto kernel = [](VGint width, VGint height, std::span<const VGshort> coefficients) {
        return [=](Context& vg) { vg.v2dPatternKernel(VG_TRUE, width, height, 0, 0, coefficients, 1, 0); };
    };
    checkErrors(bench, {{"table", [=](Context& vg) { vg.v2dColorTable(VG_TRUE, oddWords); }, illegal},
                        {"less fog than none", [](Context& vg) { vg.v2dFog(VG_TRUE, -0.1f, 0); }, illegal},
                        {"more color than all", [](Context& vg) { vg.v2dFog(VG_FALSE, 1.1f, 0); }, illegal},
                        {"fog of no number", [](Context& vg) { vg.v2dFog(VG_TRUE, kNone, 0); }, illegal},
                        {"function", [](Context& vg) { vg.v2dAlphaTest(VG_TRUE, V2DCompareFunction(8), 0); }, illegal},
                        {"reference", [](Context& vg) { vg.v2dAlphaTest(VG_TRUE, V2D_COMPARE_LESS, 256); }, illegal},
                        {"negative share", [](Context& vg) { vg.v2dBackground(VG_TRUE, -0.1f, 0); }, illegal},
                        {"large share", [](Context& vg) { vg.v2dBackground(VG_FALSE, 1.1f, 0); }, illegal},
                        {"no share", [](Context& vg) { vg.v2dBackground(VG_TRUE, kNone, 0); }, illegal},
                        {"no width", kernel(0, 1, kKernel), illegal},
                        {"33 columns", kernel(33, 1, kKernel), illegal},
                        {"-1 rows", kernel(1, -1, kKernel), illegal},
                        {"33 rows", kernel(1, 33, kKernel), illegal},
                        {"no kernel", kernel(3, 3, {}), illegal},
                        {"odd kernel", kernel(3, 3, oddShorts), illegal}});
    const BasicSettings& basic = bench.vg().state().basic; // nothing was changed
    QVERIFY(!basic.colorTable && !basic.fog.enabled && !basic.alphaTest.enabled);
    QVERIFY(!basic.background && !basic.patternKernel);
    bench.vg().v2dFog(VG_TRUE, 0.0f, 0);
    bench.vg().v2dFog(VG_TRUE, 1.0f, 0);
    bench.vg().v2dBackground(VG_TRUE, 0.0f, 0);
    bench.vg().v2dBackground(VG_TRUE, 1.0f, 0);
    bench.vg().v2dColorTable(VG_TRUE, {}); // a warning
    QCOMPARE(bench.error(), VG_NO_ERROR);
}

void TestV2dCalls::errorsOfState()
{
    VgBench bench;
    const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
    alignas(4) static const std::array<std::byte, 2048> kBytes{};
    const std::span<const VGuint> odd(reinterpret_cast<const VGuint*>(kBytes.data() + 1), 256);
    checkErrors(
        bench,
        {{"17 bits", [](Context& vg) { vg.v2dStipple(VG_TRUE, 0x10000, 1); }, illegal},
         {"17 bits, disabled", [](Context& vg) { vg.v2dStipple(VG_FALSE, 0x10000, 1); }, illegal},
         {"code", [](Context& vg) { vg.v2dRasterOperation(VG_TRUE, 256, 0); }, illegal},
         {"operation", [](Context& vg) { vg.v2dLogicOperation(VG_TRUE, static_cast<V2DLogicOperation>(16)); }, illegal},
         {"mode", [](Context& vg) { vg.v2dPalette(static_cast<V2DPaletteMode>(3), kEntries); }, illegal},
         {"no entries", [](Context& vg) { vg.v2dPalette(V2D_PALETTE_256, {}); }, illegal},
         {"entries", [=](Context& vg) { vg.v2dPalette(V2D_PALETTE_16X16, odd); }, illegal},
         {"palette", [](Context& vg) { vg.v2dPaletteNumber(16); }, illegal}});
    bench.vg().v2dDrawLine(0, 0, 5, 5); // nothing was changed
    QVERIFY(!lastOf(bench).stipple && !lastOf(bench).rasterCode);
    bench.vg().v2dCopy(bench.image(), 0, 0, 0, 0, 1, 1);
    QVERIFY(lastOf(bench).palette == PaletteMode::None);
    QCOMPARE(int{lastOf(bench).paletteNumber}, 0);
}

void TestV2dCalls::errorsOfShapes()
{
    VgBench bench;
    const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR;
    static const std::array<VGfloat, 8> kFloats{};
    checkErrors(
        bench,
        {{"no width", [](Context& vg) { vg.v2dFillRectangle(0, 0, 0, 1); }, illegal},
         {"no height", [](Context& vg) { vg.v2dFillRectangle(0, 0, 1, -1); }, illegal},
         {"two points", [](Context& vg) { vg.v2dFillFan(2, kFloats); }, illegal},
         {"no points", [](Context& vg) { vg.v2dFillFan(3, {}); }, illegal},
         {"far", [](Context& vg) { vg.v2dDrawLine(0, 32768, 1, 1); }, illegal},
         {"farther", [](Context& vg) { vg.v2dDrawLine(0, 0, 1, kLowest); }, illegal},
         {"components", [](Context& vg) { vg.v2dGradientRectangle(0, 0, 1, 1, 5, kFloats, kFloats, kFloats); },
          illegal},
         {"component", [](Context& vg) { vg.v2dGradientRectangle(0, 0, 1, 1, 0, kFloats, kFloats, kFloats); }, illegal},
         {"no gradient", [](Context& vg) { vg.v2dGradientRectangle(0, 0, 0, 1, 4, kFloats, kFloats, kFloats); },
          illegal},
         {"no start", [](Context& vg) { vg.v2dGradientRectangle(0, 0, 1, 1, 4, {}, kFloats, kFloats); }, illegal},
         {"no dx", [](Context& vg) { vg.v2dGradientRectangle(0, 0, 1, 1, 4, kFloats, {}, kFloats); }, illegal},
         {"no dy", [](Context& vg) { vg.v2dGradientRectangle(0, 0, 1, 1, 4, kFloats, kFloats, {}); }, illegal}});
    QVERIFY(bench.target.drawings.empty());
}

void TestV2dCalls::errorsOfSources()
{
    VgBench bench;
    const VGImage image = bench.image();
    const VGFont font = bench.vg().createFont(0);
    const auto illegal = VG_ILLEGAL_ARGUMENT_ERROR, bad = VG_BAD_HANDLE_ERROR;
    checkErrors(bench,
                {{"copy what", [=](Context& vg) { vg.v2dCopy(font, 0, 0, 0, 0, 1, 1); }, bad},
                 {"copy nothing", [=](Context& vg) { vg.v2dCopy(image, 0, 0, 0, 0, 1, 0); }, illegal},
                 {"the surface", [](Context& vg) { vg.v2dStretch(0, 0, 0, 1, 1, 0, 0, 1, 1); }, bad},
                 {"of nothing", [=](Context& vg) { vg.v2dStretch(image, 0, 0, 0, 1, 0, 0, 1, 1); }, illegal},
                 {"to nothing", [=](Context& vg) { vg.v2dStretch(image, 0, 0, 1, 1, 0, 0, 1, -1); }, illegal},
                 {"beyond", [=](Context& vg) { vg.v2dStretch(image, 4, 0, 5, 1, 0, 0, 1, 1); }, illegal},
                 {"before", [=](Context& vg) { vg.v2dStretch(image, 0, -1, 5, 2, 0, 0, 1, 1); }, illegal},
                 {"far", [=](Context& vg) { vg.v2dStretch(image, kHighest, 0, kHighest, 1, 0, 0, 1, 1); }, illegal},
                 {"no glyph", [](Context& vg) { vg.v2dDrawGlyph(kNoHandle, 0, 0); }, bad}});
    QVERIFY(bench.target.drawings.empty());
}

VITRINE_TEST(TestV2dCalls)
#include "tst_v2d_calls.moc"
