// SPDX-License-Identifier: Apache-2.0
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/texture/mipmap_ops.h"
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

/// Level 0 with these bytes and empty levels below it; `height` and `depth` are those of a slice and their number.
std::vector<SurfaceId> chain(Memory& memory, PixelFormat format, std::array<std::uint32_t, 3> extent,
                             const std::vector<std::byte>& bytes)
{
    auto [width, height, depth] = extent;
    std::vector<SurfaceId> levels;
    for (std::uint32_t level = 0; level < fullLevelCount(extent[0], extent[1], extent[2]); ++level) {
        levels.push_back(memory.create({format, width, height * depth, 1}));
        width = std::max(1u, width / 2);
        height = std::max(1u, height / 2);
        depth = std::max(1u, depth / 2);
    }
    memory.surface(levels[0]).writeRect(0, 0, extent[0], extent[1] * extent[2], bytes);
    return levels;
}

std::vector<std::byte> contentsOf(const Memory& memory, SurfaceId id)
{
    const Surface& surface = memory.surface(id);
    return surface.readRect(0, 0, surface.width(), surface.height());
}

} // namespace

class TestMipmap : public QObject {
    Q_OBJECT
private slots:
    void countsLevelsToOneTexel();
    void averagesBoxesOfFour();
    void eachChannelAndPackedFormat();
    void oddExtentsWeighByArea();
    void thinTexturesHalveOneAxis();
    void slicesAreAveragedToo();
};

void TestMipmap::countsLevelsToOneTexel()
{
    QCOMPARE(fullLevelCount(1, 1), 1u);
    QCOMPARE(fullLevelCount(4, 1), 3u);
    QCOMPARE(fullLevelCount(5, 7), 3u);
    QCOMPARE(fullLevelCount(256, 512), 10u);
    QCOMPARE(fullLevelCount(2, 2, 9), 4u);
}

void TestMipmap::averagesBoxesOfFour()
{
    Memory memory;
    const auto levels = chain(memory, PixelFormat::Luminance8, {4, 2, 1}, bytesOf({0, 1, 10, 20, 0, 1, 30, 41}));
    generateMipmap(memory, levels);
    // (0 + 1 + 0 + 1) / 4 = 0.5 → 1; (10 + 20 + 30 + 41) / 4 = 25.25 → 25; then (1 + 25) / 2 = 13.
    QCOMPARE(contentsOf(memory, levels[1]), bytesOf({1, 25}));
    QCOMPARE(contentsOf(memory, levels[2]), bytesOf({13}));
}

void TestMipmap::eachChannelAndPackedFormat()
{
    Memory memory;
    const auto color = chain(memory, PixelFormat::Rgba8, {2, 1, 1}, bytesOf({0, 100, 255, 7, 255, 50, 255, 8}));
    generateMipmap(memory, color);
    QCOMPARE(contentsOf(memory, color[1]), bytesOf({128, 75, 255, 8}));
    // 565: red 31 and 0 → 15.5 → 16; green 0; blue 1 and 2 → 1.5 → 2: 0x8002.
    const auto packed = chain(memory, PixelFormat::Rgb565, {2, 1, 1}, bytesOf({0x01, 0xF8, 0x02, 0x00}));
    generateMipmap(memory, packed);
    QCOMPARE(contentsOf(memory, packed[1]), bytesOf({0x02, 0x80}));
}

void TestMipmap::oddExtentsWeighByArea()
{
    Memory memory;
    const auto three = chain(memory, PixelFormat::Alpha8, {3, 1, 1}, bytesOf({30, 60, 120}));
    generateMipmap(memory, three);
    QCOMPARE(contentsOf(memory, three[1]), bytesOf({70}));
    // 5 → 2: each covers 2½ texels: (2·10 + 2·20 + 1·30) / 5 = 18, (1·30 + 2·40 + 2·50) / 5 = 42.
    const auto five = chain(memory, PixelFormat::Alpha8, {5, 1, 1}, bytesOf({10, 20, 30, 40, 50}));
    generateMipmap(memory, five);
    QCOMPARE(contentsOf(memory, five[1]), bytesOf({18, 42}));
    QCOMPARE(contentsOf(memory, five[2]), bytesOf({30}));
}

void TestMipmap::thinTexturesHalveOneAxis()
{
    Memory memory;
    const auto levels = chain(memory, PixelFormat::R8, {1, 4, 1}, bytesOf({0, 10, 20, 40}));
    generateMipmap(memory, levels);
    QCOMPARE(contentsOf(memory, levels[1]), bytesOf({5, 30}));
    QCOMPARE(contentsOf(memory, levels[2]), bytesOf({18}));
}

void TestMipmap::slicesAreAveragedToo()
{
    Memory memory;
    // Four slices of 2 × 1.
    const auto levels = chain(memory, PixelFormat::R8, {2, 1, 4}, bytesOf({0, 4, 8, 12, 100, 104, 108, 112}));
    generateMipmap(memory, levels, 4);
    QCOMPARE(contentsOf(memory, levels[1]), bytesOf({6, 106}));
    QCOMPARE(contentsOf(memory, levels[2]), bytesOf({56}));
}

VITRINE_TEST(TestMipmap)
#include "tst_mipmap.moc"
