// SPDX-License-Identifier: Apache-2.0
// Filters that look at one pixel, and what all filters do with formats and channels (VG2D-22, OpenVG §12).
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/presets.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <numeric>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

/// Column by column: red, green, blue and alpha of what is made of each, then what is added.
constexpr std::array<VGfloat, 20> kIdentity{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0};

using Table = std::array<VGubyte, 256>;

Table countedUp()
{
    Table table{};
    std::iota(table.begin(), table.end(), VGubyte{0});
    return table;
}

Table countedDown()
{
    Table table = countedUp();
    std::ranges::reverse(table);
    return table;
}

} // namespace

class VectorFiltersTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_22_invertingTables();
    void VG2D_22_tablesHaveTheirOwnFormat();
    void VG2D_22_oneTableForOneChannel();
    void VG2D_22_anImageOfOneChannelHasNoOther();
    void matrixMixesChannels();
    void colorsOutsideAreClamped();
    void colorsAreFilteredInLinearLight();
    void colorsAreFilteredPremultiplied();
    void theSmallerImageCounts();
    void sourcesMayBeGrayOrAlpha();
    void targetsMayKeepLess();
    void channelsThatAreMaskedStay();
    void channelsOfPremultipliedColorsStay();
    void grayTargetsHaveNoMask();
    void childrenOfOneImageMayBeFiltered();
    void aMachineWithoutTexturesRefuses();
};

void VectorFiltersTest::VG2D_22_invertingTables()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0x0A141EFF}), target = bench.image(VG_sRGBA_8888, 1, 1);
    const Table down = countedDown(), up = countedUp();
    bench.vg().lookup(target, source, down, down, down, up, VG_FALSE, VG_FALSE);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0xF5EBE1FF})); // (10, 20, 30, 255) → (245, 235, 225, 255)
}

/// What the tables give is linear: 64 / 255 is 137 of sRGB (VG2D-20), and of premultiplied colors none is above alpha.
void VectorFiltersTest::VG2D_22_tablesHaveTheirOwnFormat()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0x4000FF80}), target = bench.image(VG_sRGBA_8888, 1, 1);
    const Table up = countedUp();
    bench.vg().lookup(target, source, up, up, up, up, VG_TRUE, VG_FALSE);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0x8900FF80}));
    bench.vg().lookup(target, source, up, up, up, up, VG_FALSE, VG_TRUE);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0x8000FF80})); // 64 ÷ 128 and 128 ÷ 128
}

void VectorFiltersTest::VG2D_22_oneTableForOneChannel()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0x01020304}), target = bench.image(VG_sRGBA_8888, 1, 1);
    std::array<VGuint, 256> table{};
    for (VGuint i = 1; i <= 4; ++i)
        table[i] = 0x11223300u * i | 0xF0u | i;
    const std::pair<VGImageChannel, std::uint32_t> kCases[] = {
        {VG_RED, 0x112233F1}, {VG_GREEN, 0x224466F2}, {VG_BLUE, 0x336699F3}, {VG_ALPHA, 0x4488CCF4}};
    for (const auto& [channel, word] : kCases) {
        bench.vg().lookupSingle(target, source, table, channel, VG_FALSE, VG_FALSE);
        QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{word}));
    }
}

void VectorFiltersTest::VG2D_22_anImageOfOneChannelHasNoOther()
{
    ImageBench bench;
    std::array<VGuint, 256> table{};
    table[0x80] = 0x123456FF;
    const VGImage target = bench.image(VG_sRGBA_8888, 1, 1);
    for (const VGImageFormat format : {VG_A_8, VG_sL_8}) {
        const VGImage source = bench.picture(format, 1, {0x80808080});
        bench.vg().lookupSingle(target, source, table, VG_GREEN, VG_FALSE, VG_FALSE);
        QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0x123456FF}));
    }
}

/// Red and green change places, half of blue goes to alpha, and 51 is added to blue.
void VectorFiltersTest::matrixMixesChannels()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0x102040FF}), target = bench.image(VG_sRGBA_8888, 1, 1);
    const std::array<VGfloat, 20> matrix{0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0.5f, 0, 0, 0, 0, 0, 0, 0.2f, 0};
    bench.vg().colorMatrix(target, source, matrix);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0x20107320})); // 64 + 51 = 115
}

void VectorFiltersTest::colorsOutsideAreClamped()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0x8080FF40}), target = bench.image(VG_sRGBA_8888, 1, 1);
    std::array<VGfloat, 20> matrix = kIdentity;
    matrix[0] = 3;
    matrix[5] = -1;
    bench.vg().colorMatrix(target, source, matrix);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0xFF00FF40}));
    // Premultiplied ones end at alpha: 3 · 128 · 64 ÷ 255² is more than it, blue as much.
    bench.vg().seti(VG_FILTER_FORMAT_PREMULTIPLIED, VG_TRUE);
    bench.vg().colorMatrix(target, source, matrix);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0xFF00FF40}));
}

/// 0.5 of what is 188 in sRGB is 0.5 · 0.5029 in linear light: 137.
void VectorFiltersTest::colorsAreFilteredInLinearLight()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0xBCBCBCFF}), target = bench.image(VG_sRGBA_8888, 1, 1);
    std::array<VGfloat, 20> matrix = kIdentity;
    matrix[0] = 0.5f;
    bench.vg().colorMatrix(target, source, matrix);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0x5EBCBCFF}));
    bench.vg().seti(VG_FILTER_FORMAT_LINEAR, VG_TRUE);
    bench.vg().colorMatrix(target, source, matrix);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0x89BCBCFF}));
}

/// Alpha becomes 255, below which a color of 255 stays what it was; premultiplied with 51 it stays 51.
void VectorFiltersTest::colorsAreFilteredPremultiplied()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0xFF330033}), target = bench.image(VG_sRGBA_8888, 1, 1);
    std::array<VGfloat, 20> matrix = kIdentity;
    matrix[1] = 1; // red is green, too
    matrix[5] = 0;
    bench.vg().colorMatrix(target, source, matrix);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0xFFFF0033}));
    matrix[19] = 0.8f; // alpha 255
    bench.vg().colorMatrix(target, source, matrix);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0xFFFF00FF}));
    bench.vg().seti(VG_FILTER_FORMAT_PREMULTIPLIED, VG_TRUE);
    bench.vg().colorMatrix(target, source, matrix);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0x333300FF}));
}

void VectorFiltersTest::theSmallerImageCounts()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 3, redWords({1, 2, 3, 4, 5, 6})),
                  target = bench.picture(VG_sRGBA_8888, 2, redWords({9, 9, 9, 9, 9, 9}));
    bench.vg().colorMatrix(target, source, kIdentity);
    QCOMPARE(bench.reds(target), (std::vector<int>{1, 2, 4, 5, 9, 9}));
}

/// Gray is in all colors and opaque; alpha alone is white.
void VectorFiltersTest::sourcesMayBeGrayOrAlpha()
{
    ImageBench bench;
    const VGImage target = bench.image(VG_sRGBA_8888, 1, 1);
    bench.vg().colorMatrix(target, bench.picture(VG_sL_8, 1, {0x404040FF}), kIdentity);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0x404040FF}));
    bench.vg().colorMatrix(target, bench.picture(VG_A_8, 1, {0x00000040}), kIdentity);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0xFFFFFF40}));
}

/// The same numbers that copies leave (VG2D-19).
void VectorFiltersTest::targetsMayKeepLess()
{
    const std::pair<VGImageFormat, std::uint32_t> kCases[] = {
        {VG_sRGB_565, 0x341B},       {VG_sRGBA_4444, 0x38DA},        {VG_sL_8, 0x81}, {VG_lL_8, 0x38}, {VG_A_8, 0xAD},
        {VG_lRGBA_8888, 0x0939BEAD}, {VG_sRGBA_8888_PRE, 0x235898AD}};
    for (const auto& [format, word] : kCases) {
        ImageBench bench;
        const VGImage target = bench.image(format, 1, 1);
        bench.vg().colorMatrix(target, bench.picture(VG_sRGBA_8888, 1, {0x3482E0AD}), kIdentity);
        QCOMPARE(bench.words(target, format), (Words{word}));
    }
}

void VectorFiltersTest::channelsThatAreMaskedStay()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0x10203040}),
                  target = bench.picture(VG_sRGBA_8888, 1, {0xA1A2A3A4}),
                  opaque = bench.picture(VG_sRGBX_8888, 1, {0xA1A2A3FF});
    bench.vg().seti(VG_FILTER_CHANNEL_MASK, VG_GREEN | VG_ALPHA | 0x70);
    bench.vg().colorMatrix(target, source, kIdentity);
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0xA120A340}));
    bench.vg().colorMatrix(opaque, source, kIdentity); // which has no alpha to write
    QCOMPARE(bench.words(opaque, VG_sRGBA_8888), (Words{0xA120A3FF}));
}

/// 51 below alpha 102 is half of it, and so it stays: 128 below 255.
void VectorFiltersTest::channelsOfPremultipliedColorsStay()
{
    ImageBench bench;
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0x33333333 | 0xFF}),
                  target = bench.picture(VG_sRGBA_8888_PRE, 1, {0x33006666}, VG_sRGBA_8888_PRE);
    bench.vg().seti(VG_FILTER_CHANNEL_MASK, VG_GREEN | VG_ALPHA);
    bench.vg().colorMatrix(target, source, kIdentity);
    QCOMPARE(bench.words(target, VG_sRGBA_8888_PRE), (Words{0x8033FFFF}));
}

void VectorFiltersTest::grayTargetsHaveNoMask()
{
    ImageBench bench;
    const VGImage target = bench.image(VG_sL_8, 1, 1);
    bench.vg().seti(VG_FILTER_CHANNEL_MASK, VG_ALPHA);
    bench.vg().colorMatrix(target, bench.picture(VG_sRGBA_8888, 1, {0x404040FF}), kIdentity);
    QCOMPARE(bench.words(target, VG_sL_8), (Words{0x40}));
}

void VectorFiltersTest::childrenOfOneImageMayBeFiltered()
{
    ImageBench bench;
    const VGImage parent = bench.picture(VG_sRGBA_8888, 4, redWords({1, 2, 3, 4})),
                  source = bench.vg().childImage(parent, 1, 0, 1, 1),
                  target = bench.vg().childImage(parent, 3, 0, 1, 1);
    bench.vg().colorMatrix(target, source, kIdentity);
    QCOMPARE(bench.reds(parent), (std::vector<int>{1, 2, 3, 2}));
}

void VectorFiltersTest::aMachineWithoutTexturesRefuses()
{
    MachineConfig machine;
    machine.devices->devPresent &= ~1u;
    ImageBench bench(100, 100, {}, {}, machine);
    const VGImage source = bench.picture(VG_sRGBA_8888, 1, {0x10203040}),
                  target = bench.picture(VG_sRGBA_8888, 1, {0xA1A2A3A4});
    bench.vg().colorMatrix(target, source, kIdentity);
    const auto failure = bench.system().takeFailure();
    QVERIFY(failure);
    QCOMPARE(failure->message.english(),
             std::string("no image is filtered: filters read their source by the texture unit, which PAR lacks"));
    QVERIFY(bench.machines().passes.empty());
    QCOMPARE(bench.words(target, VG_sRGBA_8888), (Words{0xA1A2A3A4}));
}

VITRINE_TEST(VectorFiltersTest)
#include "tst_vg2d_filters.moc"
