// SPDX-License-Identifier: Apache-2.0
// VG2D-39 to VG2D-47 by the functions of VG/vitrine2d.h, on both machines.
#include "core/command/vector_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <cmath>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

VGuint red(int value)
{
    return static_cast<VGuint>(value) << 24 | 0xFF;
}

/// A drawing surface of opaque pixels whose reds the test sets and reads, from the lower left pixel on.
class CallBench : public ImageBench {
public:
    CallBench(VGint width, VGint height, const VectorConfig& knobs = {}) : ImageBench(width, height, {}, knobs) {}
    void setReds(const std::vector<int>& values)
    {
        for (std::size_t i = 0; i < values.size(); ++i)
            fill(static_cast<VGint>(i % color().width()), static_cast<VGint>(i / color().width()), 1, 1,
                 red(values[i]));
    }
    void fill(VGint x, VGint y, VGint width, VGint height, VGuint rgba)
    {
        vg().v2dColor(rgba);
        vg().v2dFillRectangle(x, y, width, height);
    }
    std::vector<int> reds()
    {
        std::vector<int> values;
        for (std::uint32_t y = 0; y < color().height(); ++y)
            for (std::uint32_t x = 0; x < color().width(); ++x)
                values.push_back(pixel(x, y)[0]);
        return values;
    }
    /// An image of one row of these reds.
    VGImage row(const std::vector<int>& values)
    {
        Words words;
        for (const int value : values)
            words.push_back(red(value));
        return picture(VG_sRGBA_8888, static_cast<VGint>(values.size()), words);
    }
};

} // namespace

class VectorBasicCallsTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_39_logicOperationsAreThoseOfOpenGl();
    void VG2D_40_rectanglesFansAndLines();
    void VG2D_40_theWayOfOpenVgIsNoMatter();
    void VG2D_14_theScissorApplies();
    void VG2D_41_stippledLines();
    void VG2D_42_copiesWithinTheSurface();
    void VG2D_42_whatTheSourceDoesNotHaveIsLeftOut();
    void VG2D_43_stretchedImages();
    void VG2D_43_gradients();
    void VG2D_44_rasterOperations();
    void VG2D_45_keys();
    void VG2D_45_bitsOutsideTheFormatAreMasked();
    void VG2D_46_palettes();
    void VG2D_47_glyphsAndBlending();
};

/// The four results of a bit: of s and d both 1, s alone, d alone, and none.
void VectorBasicCallsTest::VG2D_39_logicOperationsAreThoseOfOpenGl()
{
    constexpr int kSource = 0xCC, kDestination = 0xAA;
    const auto s = [](int value) { return value & 0xFF; };
    const int expected[16]{0x00,
                           s(kSource & kDestination),
                           s(kSource & ~kDestination),
                           kSource,
                           s(~kSource & kDestination),
                           kDestination,
                           kSource ^ kDestination,
                           kSource | kDestination,
                           s(~(kSource | kDestination)),
                           s(~(kSource ^ kDestination)),
                           s(~kDestination),
                           s(kSource | ~kDestination),
                           s(~kSource),
                           s(~kSource | kDestination),
                           s(~(kSource & kDestination)),
                           0xFF};
    CallBench bench(2, 1);
    for (int operation = 0; operation < 16; ++operation) {
        bench.vg().v2dLogicOperation(VG_FALSE, V2D_LOGIC_CLEAR);
        bench.setReds({kDestination, kDestination});
        bench.vg().v2dLogicOperation(VG_TRUE, static_cast<V2DLogicOperation>(operation));
        bench.fill(1, 0, 1, 1, red(kSource));
        QCOMPARE(bench.reds(), (std::vector<int>{kDestination, expected[operation]}));
    }
    bench.vg().v2dLogicOperation(VG_FALSE, V2D_LOGIC_CLEAR);
    bench.setReds({0xCC, 0xCC});
    bench.vg().v2dLogicOperation(VG_TRUE, V2D_LOGIC_XOR);
    bench.fill(0, 0, 1, 1, red(0xF0));
    QCOMPARE(bench.reds(), (std::vector<int>{0x3C, 0xCC}));
}

void VectorBasicCallsTest::VG2D_40_rectanglesFansAndLines()
{
    CallBench bench(16, 16);
    bench.fill(3, 5, 4, 3, 0x10203040);
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{12});
    QCOMPARE(bench.pixel(3, 5), (std::array<int, 4>{0x10, 0x20, 0x30, 0x40})); // as it is, not multiplied by alpha
    QCOMPARE(bench.pixel(6, 7), (std::array<int, 4>{0x10, 0x20, 0x30, 0x40}));
    QCOMPARE(bench.pixel(7, 7), (std::array<int, 4>{}));
    bench.fill(-2, 14, 5, 5, 0xFFFFFFFF); // 3 × 2 of it are there
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{6});
    static const std::array<VGfloat, 8> kSquare{8, 0, 16, 0, 16, 8, 8, 8};
    bench.vg().v2dFillFan(4, kSquare);
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{64});
    QCOMPARE(bench.lastDraw().primitives, std::uint64_t{2});
    bench.vg().v2dDrawLine(2, 12, 9, 12);
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{7});
    QCOMPARE(bench.pixel(2, 12)[0], 255);
    QCOMPARE(bench.pixel(9, 12)[0], 0);
    QCOMPARE(metered(bench.machines().passes.back(), bench.machines().memory()).instructions, std::uint64_t{0});
}

/// vg.basicPath is about what programs can do as well.
void VectorBasicCallsTest::VG2D_40_theWayOfOpenVgIsNoMatter()
{
    VectorConfig knobs;
    knobs.basicPath = BasicPath::Off;
    CallBench bench(16, 16, knobs);
    bench.fill(3, 5, 4, 3, 0x10203040);
    QVERIFY(bench.machines().passes.back().state->isBasic());
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{12});
}

void VectorBasicCallsTest::VG2D_14_theScissorApplies()
{
    CallBench bench(16, 16);
    const std::array<VGint, 8> regions{1, 1, 3, 2, 10, 10, 4, 4};
    bench.vg().setiv(VG_SCISSOR_RECTS, 8, regions);
    bench.vg().seti(VG_SCISSORING, VG_TRUE);
    bench.fill(0, 0, 12, 12, 0xFFFFFFFF);
    int written = 0;
    for (const int value : bench.reds())
        written += value == 255 ? 1 : 0;
    QCOMPARE(written, 3 * 2 + 2 * 2);
    QCOMPARE(bench.pixel(3, 2)[0], 255);
    QCOMPARE(bench.pixel(4, 2)[0], 0);
}

void VectorBasicCallsTest::VG2D_41_stippledLines()
{
    for (const bool isColumn : {false, true}) {
        CallBench bench(isColumn ? 4 : 48, isColumn ? 48 : 4);
        bench.vg().v2dColor(0xFFFFFFFF);
        bench.vg().v2dStipple(VG_TRUE, 0x00FF, 2);
        isColumn ? bench.vg().v2dDrawLine(1, 2, 1, 42) : bench.vg().v2dDrawLine(2, 1, 42, 1); // 40 pixels
        for (std::uint32_t s = 0; s < 40; ++s)
            QCOMPARE((isColumn ? bench.pixel(1, 2 + s) : bench.pixel(2 + s, 1))[0], s < 16 || s >= 32 ? 255 : 0);
    }
    CallBench bench(20, 1);
    bench.vg().v2dColor(0xFFFFFFFF);
    bench.vg().v2dStipple(VG_TRUE, 0x0002, 0); // as a factor of 1
    bench.vg().v2dDrawLine(0, 0, 20, 0);
    for (std::uint32_t s = 0; s < 20; ++s)
        QCOMPARE(bench.pixel(s, 0)[0], s % 16 == 1 ? 255 : 0);
    bench.vg().v2dFillRectangle(0, 0, 20, 1); // which no stipple concerns
    QCOMPARE(bench.lastDraw().samplesWritten, std::uint64_t{20});
}

void VectorBasicCallsTest::VG2D_42_copiesWithinTheSurface()
{
    const std::vector<int> before{1, 2, 3, 4, 5};
    CallBench row(5, 1), column(1, 5);
    row.setReds(before);
    row.vg().v2dCopy(VG_INVALID_HANDLE, 0, 0, 1, 0, 3, 1);
    QCOMPARE(row.reds(), (std::vector<int>{1, 1, 2, 3, 5}));
    row.setReds(before);
    row.vg().v2dCopy(VG_INVALID_HANDLE, 2, 0, 1, 0, 3, 1);
    QCOMPARE(row.reds(), (std::vector<int>{1, 3, 4, 5, 5}));
    column.setReds(before);
    column.vg().v2dCopy(VG_INVALID_HANDLE, 0, 0, 0, 1, 1, 3);
    QCOMPARE(column.reds(), (std::vector<int>{1, 1, 2, 3, 5}));
}

void VectorBasicCallsTest::VG2D_42_whatTheSourceDoesNotHaveIsLeftOut()
{
    CallBench bench(5, 1);
    bench.setReds({1, 2, 3, 4, 5});
    bench.vg().v2dCopy(VG_INVALID_HANDLE, 3, 0, 0, 0, 4, 1);
    QCOMPARE(bench.reds(), (std::vector<int>{4, 5, 3, 4, 5}));
    const VGImage parent = bench.row({10, 20, 30, 40});
    bench.vg().v2dCopy(parent, -1, 0, 0, 0, 3, 1);
    QCOMPARE(bench.reds(), (std::vector<int>{4, 10, 20, 4, 5}));
    const VGImage child = bench.vg().childImage(parent, 1, 0, 2, 1);
    bench.vg().v2dCopy(child, -1, 0, 0, 0, 4, 1); // of which 10 and 40 are its parent's
    QCOMPARE(bench.reds(), (std::vector<int>{4, 20, 30, 4, 5}));
}

void VectorBasicCallsTest::VG2D_43_stretchedImages()
{
    CallBench bench(8, 1);
    bench.vg().v2dStretch(bench.row({10, 11, 12, 13}), 0, 0, 4, 1, 0, 0, 8, 1);
    QCOMPARE(bench.reds(), (std::vector<int>{10, 10, 11, 11, 12, 12, 13, 13}));
    const VGImage six = bench.row({9, 20, 21, 22, 23, 24});
    bench.vg().v2dStretch(six, 1, 0, 5, 1, 2, 0, 3, 1);
    QCOMPARE(bench.reds(), (std::vector<int>{10, 10, 20, 22, 24, 12, 13, 13}));
}

void VectorBasicCallsTest::VG2D_43_gradients()
{
    CallBench bench(16, 16);
    const std::array<VGfloat, 4> start{0.1f, 0.0f, 1.0f, 1.0f}, dx{0.05f, 0.0f, -0.125f, 0.0f},
        dy{-0.02f, 0.125f, 0.0f, 0.0f};
    bench.vg().v2dGradientRectangle(4, 4, 8, 8, 4, start, dx, dy);
    const auto byte = [](double value) { return static_cast<int>(std::floor(value * 255.0 + 0.5)); };
    QCOMPARE(bench.pixel(7, 6), (std::array<int, 4>{byte(0.21), byte(0.25), byte(0.625), 255}));
    QCOMPARE(bench.pixel(4, 4), (std::array<int, 4>{byte(0.1), 0, 255, 255}));
    bench.vg().v2dColor(0x40506070);
    bench.vg().v2dGradientRectangle(4, 4, 8, 8, 1, start, dx, dy);
    QCOMPARE(bench.pixel(7, 6), (std::array<int, 4>{byte(0.21), 0x50, 0x60, 0x70}));
}

void VectorBasicCallsTest::VG2D_44_rasterOperations()
{
    const std::pair<VGuint, int> kCases[]{{0xCC, 0x3C}, {0xF0, 0x0F}, {0x5A, 0x5A}, {0x66, 0x69},
                                          {0x88, 0x14}, {0xEE, 0x7D}, {0x55, 0xAA}, {0xB8, 0x17}};
    for (const auto& [code, result] : kCases) {
        CallBench bench(3, 1);
        bench.setReds({0x55, 0x55, 0x55});
        bench.vg().v2dRasterOperation(VG_TRUE, code, red(0x0F));
        bench.fill(1, 0, 2, 1, red(0x3C));
        QCOMPARE(bench.reds(), (std::vector<int>{0x55, result, result}));
    }
}

void VectorBasicCallsTest::VG2D_45_keys()
{
    CallBench bench(4, 1);
    const VGImage source = bench.row({10, 200, 11, 200}); // A K B K
    bench.setReds({1, 2, 3, 4});
    bench.vg().v2dSourceKey(VG_TRUE, red(200));
    bench.vg().v2dCopy(source, 0, 0, 0, 0, 4, 1);
    QCOMPARE(bench.reds(), (std::vector<int>{10, 2, 11, 4}));
    bench.vg().v2dSourceKey(VG_FALSE, 0);
    bench.setReds({1, 2, 3, 4});
    bench.vg().v2dDestinationKey(VG_TRUE, red(2));
    bench.vg().v2dCopy(source, 0, 0, 0, 0, 4, 1);
    QCOMPARE(bench.reds(), (std::vector<int>{1, 200, 3, 4}));
    QVERIFY(!bench.system().takeFailure());
}

/// VG_sRGBX_8888 has no alpha: its pixels are opaque. VG_sRGB_565 has 5 bits of red: 200 is 24 of 31, which is 197; 16
/// and 33 are 2 and 4, and stay as they are.
void VectorBasicCallsTest::VG2D_45_bitsOutsideTheFormatAreMasked()
{
    const std::pair<VGImageFormat, VGuint> kCases[]{{VG_sRGBX_8888, 0xC8000012}, {VG_sRGB_565, 0xC80000FF}};
    for (const auto& [format, key] : kCases) {
        CallBench bench(4, 1);
        bench.setReds({1, 2, 3, 4});
        const VGImage source = bench.picture(format, 4, {red(16), red(200), red(33), red(200)});
        bench.vg().v2dSourceKey(VG_TRUE, key);
        bench.vg().v2dCopy(source, 0, 0, 0, 0, 4, 1);
        QCOMPARE(bench.reds(), (std::vector<int>{16, 2, 33, 4}));
        const auto warning = bench.system().takeFailure();
        QVERIFY(warning);
        QVERIFY2(warning->message.english().find("source key") != std::string::npos,
                 warning->message.english().c_str());
        bench.vg().v2dCopy(bench.row({200, 1, 1, 1}), 0, 0, 0, 0, 4, 1); // whose format has all bits
        QVERIFY(!bench.system().takeFailure());
    }
}

void VectorBasicCallsTest::VG2D_46_palettes()
{
    std::array<VGuint, 256> entries{};
    for (VGuint i = 0; i < 256; ++i)
        entries[i] = i << 24 | (255 - i) << 16 | i / 2 << 8 | 0xFF;
    CallBench bench(2, 1);
    const VGImage indices = bench.image(VG_sL_8, 2, 1);
    static const std::array<std::byte, 2> kIndices{std::byte{200}, std::byte{7}};
    bench.vg().imageSubData(indices, kIndices, 2, VG_sL_8, 0, 0, 2, 1);
    bench.vg().v2dPalette(V2D_PALETTE_256, entries);
    bench.vg().v2dCopy(indices, 0, 0, 0, 0, 2, 1);
    QCOMPARE(bench.pixel(0, 0), (std::array<int, 4>{200, 55, 100, 255}));
    bench.vg().v2dPalette(V2D_PALETTE_16X16, entries);
    bench.vg().v2dPaletteNumber(3);
    bench.vg().v2dStretch(indices, 1, 0, 1, 1, 0, 0, 2, 1);
    QCOMPARE(bench.pixel(0, 0), (std::array<int, 4>{55, 200, 27, 255})); // 3 · 16 + 7
    QCOMPARE(bench.pixel(1, 0), (std::array<int, 4>{55, 200, 27, 255}));
    bench.vg().v2dPalette(V2D_PALETTE_NONE, {});
    bench.vg().v2dCopy(indices, 0, 0, 0, 0, 2, 1);
    QCOMPARE(bench.reds(), (std::vector<int>{200, 7}));
}

void VectorBasicCallsTest::VG2D_47_glyphsAndBlending()
{
    CallBench bench(4, 1);
    bench.fill(0, 0, 4, 1, 0xFFFFFFFF);
    const VGImage glyph = bench.picture(VG_A_8, 2, {0x00000080, 0x000000FF});
    bench.vg().v2dColor(0x000000FF);
    bench.vg().v2dDrawGlyph(glyph, 1, 0);
    QCOMPARE(bench.reds(), (std::vector<int>{255, 127, 0, 255}));
    bench.vg().v2dDrawGlyph(glyph, 3, 0); // the second pixel lies outside
    QCOMPARE(bench.reds(), (std::vector<int>{255, 127, 0, 127}));
    bench.vg().v2dBlend(VG_TRUE);
    bench.fill(0, 0, 1, 1, 0x00000080);
    QCOMPARE(bench.pixel(0, 0), (std::array<int, 4>{127, 127, 127, 255}));
    bench.vg().v2dBlend(VG_FALSE);
    bench.fill(0, 0, 1, 1, 0x00000080);
    QCOMPARE(bench.pixel(0, 0), (std::array<int, 4>{0, 0, 0, 128}));
}

VITRINE_TEST(VectorBasicCallsTest)
#include "tst_vg2d_basic_calls.moc"
