// SPDX-License-Identifier: Apache-2.0
// vgReadPixels: what stands on a surface, in the formats of OpenVG §10.2.
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/vector_bench.h"

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

/// The pixel at (0, 0), with the format's bits.
std::uint32_t read(VectorBench& bench, VGImageFormat format)
{
    std::array<std::uint32_t, 4> memory{};
    bench.vg().readPixels(std::as_writable_bytes(std::span(memory)), 4, format, 0, 0, 1, 1);
    return memory[0];
}

} // namespace

class VectorPixelsTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_19_everyFormatHasItsPlaces();
    void VG2D_19_colorsAreMultipliedByAlpha();
    void VG2D_20_colorsBecomeLinear();
    void rowsMayGoDownInMemory();
    void whatLiesOutsideStaysAsItIs();
};

void VectorPixelsTest::VG2D_19_everyFormatHasItsPlaces()
{
    VectorBench bench(4, 4);
    bench.clear(1, 128 / 255.0f, 64 / 255.0f);
    QCOMPARE(read(bench, VG_sRGBA_8888), 0xFF8040FFu);
    QCOMPARE(read(bench, VG_sRGBX_8888), 0xFF8040FFu);
    QCOMPARE(read(bench, VG_sARGB_8888), 0xFFFF8040u);
    QCOMPARE(read(bench, VG_sBGRA_8888), 0x4080FFFFu);
    QCOMPARE(read(bench, VG_sABGR_8888), 0xFF4080FFu);
    QCOMPARE(read(bench, VG_sRGB_565), 31u << 11 | 32u << 5 | 8u); // 128 · 63 ÷ 255 = 31.6, 64 · 31 ÷ 255 = 7.8
    QCOMPARE(read(bench, VG_sBGR_565), 8u << 11 | 32u << 5 | 31u);
    QCOMPARE(read(bench, VG_sRGBA_5551), 31u << 11 | 16u << 6 | 8u << 1 | 1u); // 128 · 31 ÷ 255 = 15.6
    QCOMPARE(read(bench, VG_sARGB_1555), 1u << 15 | 31u << 10 | 16u << 5 | 8u);
    QCOMPARE(read(bench, VG_sRGBA_4444), 0xF84Fu);
    QCOMPARE(read(bench, VG_A_8), 255u);
    QCOMPARE(read(bench, VG_A_4), 15u);
    QCOMPARE(read(bench, VG_A_1), 1u);
    QCOMPARE(read(bench, VG_BW_1), 0u); // its luminance is less than a half
}

void VectorPixelsTest::VG2D_19_colorsAreMultipliedByAlpha()
{
    VectorBench bench(4, 4);
    bench.clear(1, 128 / 255.0f, 0, 128 / 255.0f);
    QCOMPARE(read(bench, VG_sRGBA_8888), 0xFF800080u);
    QCOMPARE(read(bench, VG_sRGBA_8888_PRE), 0x80400080u); // 128 · 128 ÷ 255 = 64.3
}

void VectorPixelsTest::VG2D_20_colorsBecomeLinear()
{
    VectorBench bench(4, 4);
    bench.clear(1, 128 / 255.0f, 64 / 255.0f);
    QCOMPARE(read(bench, VG_lRGBA_8888), 0xFF370DFFu); // 55.1 and 13.1
    QCOMPARE(read(bench, VG_lL_8), 95u);               // 0.2126 R + 0.7152 G + 0.0722 B in light: 94.6
    QCOMPARE(read(bench, VG_sL_8), 164u);
}

void VectorPixelsTest::rowsMayGoDownInMemory()
{
    VectorBench bench(4, 4);
    bench.clear(0, 0, 0);
    bench.paint(1, 1, 1);
    bench.fill(bench.rectangle(0, 0, 4, 1)); // the bottom row
    std::array<std::uint32_t, 8> memory{};
    const auto bytes = std::as_writable_bytes(std::span(memory));
    bench.vg().readPixels(bytes, 16, VG_sRGBA_8888, 0, 0, 4, 2);
    QCOMPARE(memory[0], 0xFFFFFFFFu);
    QCOMPARE(memory[4], 0x000000FFu);
    bench.vg().readPixels(bytes, -16, VG_sRGBA_8888, 0, 0, 4, 2);
    QCOMPARE(memory[0], 0x000000FFu);
    QCOMPARE(memory[4], 0xFFFFFFFFu);
}

void VectorPixelsTest::whatLiesOutsideStaysAsItIs()
{
    VectorBench bench(4, 4);
    bench.clear(1, 1, 1);
    std::array<std::uint32_t, 9> memory{};
    memory.fill(7);
    bench.vg().readPixels(std::as_writable_bytes(std::span(memory)), 12, VG_sRGBA_8888, 2, 3, 3, 3);
    const std::array<std::uint32_t, 9> expected{0xFFFFFFFFu, 0xFFFFFFFFu, 7, 7, 7, 7, 7, 7, 7};
    QCOMPARE(memory, expected);
}

VITRINE_TEST(VectorPixelsTest)
#include "tst_vg2d_pixels.moc"
