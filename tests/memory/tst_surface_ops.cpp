// SPDX-License-Identifier: Apache-2.0
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/memory/surface_ops.h"
#include "tests/harness/test_class.h"

#include <QTest>

using namespace vitrine::core;

namespace {

std::vector<std::byte> bytesOf(std::initializer_list<int> values)
{
    std::vector<std::byte> bytes;
    for (const int value : values)
        bytes.push_back(static_cast<std::byte>(value));
    return bytes;
}

void setSamples(Surface& surface, std::uint32_t x, std::uint32_t y, std::array<std::uint32_t, 4> words)
{
    const std::size_t bytes = bytesPerSample(surface.format());
    for (std::size_t i = 0; i < 4; ++i)
        storeWord(surface.pixelForWrite(x, y) + i * bytes, bytes, words[i]);
}

} // namespace

class TestSurfaceOps : public QObject {
    Q_OBJECT
private slots:
    void hashIsOfBytesInRowOrder();
    void hashIgnoresHowPagesAreShared();
    void resolveAveragesEachChannel();
    void resolveAveragesPackedChannelsApart();
    void resolveTakesOneSampleOfDepth();
    void picturesHaveTheFirstLineOnTop();
    void depthAndStencilPictures();
};

void TestSurfaceOps::hashIsOfBytesInRowOrder()
{
    // XXH3-128 of no input, from the xxHash specification's test vectors.
    const Hash128 empty = contentHash(Surface({PixelFormat::R8, 0, 0, 1}));
    QCOMPARE(empty.high, 0x99aa06d3014798d8u);
    QCOMPARE(empty.low, 0x6001c324468d497fu);

    std::vector<std::byte> bytes(1800);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::byte>(i * i);
    Surface wide({PixelFormat::Rgb8, 30, 20, 1}), flat({PixelFormat::R8, 1800, 1, 1});
    wide.writeRect(0, 0, 30, 20, bytes);
    flat.writeRect(0, 0, 1800, 1, bytes);
    QVERIFY(contentHash(wide) == contentHash(flat));
    *flat.pixelForWrite(1799, 0) ^= std::byte{1};
    QVERIFY(contentHash(wide) != contentHash(flat));
}

void TestSurfaceOps::hashIgnoresHowPagesAreShared()
{
    Surface filled({PixelFormat::Rgba8, 20, 20, 1}), written = filled;
    filled.fill({0, 0, 20, 20}, 0x01020304, ~0u);
    for (std::uint32_t y = 0; y < 20; ++y) {
        for (std::uint32_t x = 0; x < 20; ++x)
            storeWord(written.pixelForWrite(x, y), 4, 0x01020304);
    }
    QVERIFY(contentHash(filled) == contentHash(written));
}

void TestSurfaceOps::resolveAveragesEachChannel()
{
    Surface surface({PixelFormat::Rgba8, 2, 1, 4});
    // Red 255 0 0 0 → 63.75 → 64; green 1 0 0 0 → 0.25 → 0; blue 1 1 0 0 → 0.5 → 1; alpha 255 ×4.
    setSamples(surface, 1, 0, {0xFF0101FF, 0xFF010000, 0xFF000000, 0xFF000000});
    const Surface flat = resolved(surface);
    QCOMPARE(flat.samples(), 1u);
    QCOMPARE(loadWord(flat.pixel(1, 0), 4), 0xFF010040u);
    QCOMPARE(loadWord(flat.pixel(0, 0), 4), 0u);
}

void TestSurfaceOps::resolveAveragesPackedChannelsApart()
{
    Surface surface({PixelFormat::Rgb565, 1, 1, 4});
    // Red 31 31 0 0 → 15.5 → 16; green 63 0 0 0 → 15.75 → 16; blue 1 0 0 0 → 0.25 → 0.
    setSamples(surface, 0, 0, {0xFFE1, 0xF800, 0, 0});
    QCOMPARE(loadWord(resolved(surface).pixel(0, 0), 2), 16u << 11 | 16u << 5);
}

void TestSurfaceOps::resolveTakesOneSampleOfDepth()
{
    Surface surface({PixelFormat::Depth24, 1, 1, 4});
    setSamples(surface, 0, 0, {100, 200, 300, 400});
    QCOMPARE(loadWord(resolved(surface).pixel(0, 0), 4), 100u);
}

void TestSurfaceOps::picturesHaveTheFirstLineOnTop()
{
    Surface surface({PixelFormat::Rgb8, 2, 2, 1});
    surface.writeRect(0, 0, 2, 2, bytesOf({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
    QCOMPARE(toRgba8TopDown(surface), bytesOf({7, 8, 9, 255, 10, 11, 12, 255, 1, 2, 3, 255, 4, 5, 6, 255}));
    Surface bgra({PixelFormat::Bgra8, 1, 1, 1});
    bgra.writeRect(0, 0, 1, 1, bytesOf({1, 2, 3, 4}));
    QCOMPARE(toRgba8TopDown(bgra), bytesOf({3, 2, 1, 4}));
    Surface coarse({PixelFormat::Rgb565, 1, 1, 1});
    coarse.writeRect(0, 0, 1, 1, bytesOf({0x10, 0x80})); // red 16, blue 16 of 31: 131.6
    QCOMPARE(toRgba8TopDown(coarse), bytesOf({132, 0, 132, 255}));
    Surface wide({PixelFormat::Luminance8, 33, 1, 1});
    *wide.pixelForWrite(32, 0) = std::byte{9};
    const std::vector<std::byte> picture = toRgba8TopDown(wide);
    QCOMPARE(picture.size(), std::size_t{33 * 4});
    QCOMPARE(picture[32 * 4 + 2], std::byte{9});
}

void TestSurfaceOps::depthAndStencilPictures()
{
    Surface depth({PixelFormat::Depth24, 1, 3, 1});
    storeWord(depth.pixelForWrite(0, 0), 4, 0xFFFFFF);
    storeWord(depth.pixelForWrite(0, 1), 4, 0x800000); // 0.50000003 · 65535 = 32767.502
    QCOMPARE(toGray16TopDown(depth), (std::vector<std::uint16_t>{0, 32768, 65535}));
    Surface stencil({PixelFormat::Stencil8, 2, 1, 4});
    stencil.fill({0, 0, 1, 1}, 0xAB, 0xFF);
    QCOMPARE(toGray8TopDown(stencil), (std::vector<std::uint8_t>{0xAB, 0}));
}

VITRINE_TEST(TestSurfaceOps)
#include "tst_surface_ops.moc"
