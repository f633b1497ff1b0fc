// SPDX-License-Identifier: Apache-2.0
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/memory/memory.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <optional>
#include <random>
#include <thread>

using namespace vitrine::core;

namespace {

Surface rgba(std::uint32_t width, std::uint32_t height, std::uint32_t samples = 1)
{
    return Surface({PixelFormat::Rgba8, width, height, samples});
}

std::uint32_t wordAt(const Surface& surface, std::uint32_t x, std::uint32_t y, std::uint32_t sample = 0)
{
    const std::size_t bytes = bytesPerSample(surface.format());
    return loadWord(surface.pixel(x, y) + sample * bytes, bytes);
}

void setWord(Surface& surface, std::uint32_t x, std::uint32_t y, std::uint32_t word)
{
    storeWord(surface.pixelForWrite(x, y), bytesPerSample(surface.format()), word);
}

} // namespace

class TestSurface : public QObject {
    Q_OBJECT
private slots:
    void startsAsZeros();
    void pixelsOfATileRowAreAdjacent();
    void rectanglesComeBackAsWritten();
    void zeroSizesAreLegal();
    void writingACopyLeavesTheOriginal_ONE06();
    void writingTheOriginalLeavesACopy_ONE06();
    void chainsOfCopiesKeepTheirOwnContents_ONE06();
    void onlyWrittenTilesAreDuplicated();
    void randomCopiesAgreeWithPlainArrays();
    void copiesMayBeWrittenInThreads();
    void oneCheckpointMayBeCopiedByThreads();
    void fillsExactlyTheRectangle();
    void fillsOnlyMaskedChannels();
    void fillsOnlyMaskedBits();
    void fillCoversEverySample();
    void filledTilesShareOnePageUntilWritten();
    void fillIsCutToTheSurface();
    void aTileIsNotedClearUntilItIsWritten();
    void copiesDoNotKnowOfClearTiles();
    void memoryReusesTheLowestNumber();
    void memoryCopiesAreCheckpoints_ONE06();
};

void TestSurface::startsAsZeros()
{
    const Surface surface = rgba(20, 17);
    for (std::uint32_t y = 0; y < 17; ++y) {
        for (std::uint32_t x = 0; x < 20; ++x)
            QCOMPARE(wordAt(surface, x, y), 0u);
    }
    QCOMPARE(surface.tileCount(), std::size_t{4});
}

void TestSurface::pixelsOfATileRowAreAdjacent()
{
    const Surface one = rgba(40, 40);
    QCOMPARE(one.pixel(31, 3) - one.pixel(16, 3), std::ptrdiff_t{15 * 4});
    QCOMPARE(one.pixel(16, 4) - one.pixel(16, 3), std::ptrdiff_t{16 * 4});
    QCOMPARE(one.tile(1, 0), one.pixel(16, 0));
    const Surface four = rgba(40, 40, 4);
    QCOMPARE(four.pixel(1, 0) - four.pixel(0, 0), std::ptrdiff_t{16});
}

void TestSurface::rectanglesComeBackAsWritten()
{
    Surface surface({PixelFormat::Rgb8, 50, 40, 1});
    std::vector<std::byte> bytes(35 * 20 * 3);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::byte>(i * 7 + i / 251);
    surface.writeRect(10, 15, 35, 20, bytes);
    QCOMPARE(surface.readRect(10, 15, 35, 20), bytes);
    // Pixel (10 + 6, 15 + 1) is pixel 6 of the second row given: it starts at byte (35 + 6) · 3.
    QCOMPARE(surface.pixel(16, 16)[0], bytes[41 * 3]);
    QCOMPARE(surface.pixel(16, 16)[2], bytes[41 * 3 + 2]);
    QCOMPARE(wordAt(surface, 9, 15), 0u);
    QCOMPARE(wordAt(surface, 45, 15), 0u);
    QCOMPARE(wordAt(surface, 10, 14), 0u);
    QCOMPARE(wordAt(surface, 10, 35), 0u);
}

void TestSurface::zeroSizesAreLegal()
{
    Surface flat = rgba(0, 10);
    Surface copy = flat;
    copy.writeRect(0, 0, 0, 10, {});
    copy.fill({0, 0, 5, 5}, 1, ~0u);
    QVERIFY(copy.readRect(0, 0, 0, 10).empty());
    QCOMPARE(rgba(10, 0).tileCount(), std::size_t{0});
    QCOMPARE(rgba(0, 0).tileCount(), std::size_t{0});
}

void TestSurface::writingACopyLeavesTheOriginal_ONE06()
{
    Surface original = rgba(16, 16);
    setWord(original, 3, 4, 0x11);
    Surface copy = original;
    setWord(copy, 3, 4, 0x22);
    QCOMPARE(wordAt(original, 3, 4), 0x11u);
    QCOMPARE(wordAt(copy, 3, 4), 0x22u);
}

void TestSurface::writingTheOriginalLeavesACopy_ONE06()
{
    Surface original = rgba(16, 16);
    setWord(original, 3, 4, 0x11); // the page is its own now, and must stop being so by the copy
    const Surface copy = original;
    setWord(original, 3, 4, 0x22);
    QCOMPARE(wordAt(copy, 3, 4), 0x11u);
    QCOMPARE(wordAt(original, 3, 4), 0x22u);
}

void TestSurface::chainsOfCopiesKeepTheirOwnContents_ONE06()
{
    Surface first = rgba(16, 16);
    setWord(first, 0, 0, 1);
    std::optional<Surface> second = first;
    setWord(*second, 0, 0, 2);
    Surface third = *second;
    setWord(*second, 1, 0, 20);
    Surface fourth = third;
    setWord(third, 0, 0, 3);
    second.reset();
    setWord(fourth, 0, 0, 4);
    first = fourth;
    setWord(fourth, 0, 0, 5);
    QCOMPARE(wordAt(first, 0, 0), 4u);
    QCOMPARE(wordAt(third, 0, 0), 3u);
    QCOMPARE(wordAt(third, 1, 0), 0u);
    QCOMPARE(wordAt(fourth, 0, 0), 5u);
    Surface moved = std::move(fourth);
    setWord(moved, 0, 0, 6);
    QCOMPARE(wordAt(moved, 0, 0), 6u);
    QCOMPARE(wordAt(first, 0, 0), 4u);
}

void TestSurface::onlyWrittenTilesAreDuplicated()
{
    Surface original = rgba(48, 16);
    Surface copy = original;
    setWord(copy, 17, 0, 1);
    QVERIFY(copy.sharesTile(original, 0, 0));
    QVERIFY(!copy.sharesTile(original, 1, 0));
    QVERIFY(copy.sharesTile(original, 2, 0));
    const std::byte* page = copy.tile(1, 0);
    setWord(copy, 18, 1, 1);
    QCOMPARE(copy.tile(1, 0), page);
}

void TestSurface::randomCopiesAgreeWithPlainArrays()
{
    std::mt19937 random(3);
    const auto pick = [&random](std::uint32_t count) { return static_cast<std::uint32_t>(random() % count); };
    std::vector<Surface> surfaces(5, rgba(40, 20));
    std::vector<std::vector<std::uint32_t>> plain(5, std::vector<std::uint32_t>(800));
    for (int step = 0; step < 20000; ++step) {
        const std::uint32_t at = pick(5), x = pick(40), y = pick(20);
        if (pick(12) == 0) {
            const std::uint32_t from = pick(5);
            surfaces[at] = Surface(surfaces[from]);
            plain[at] = std::vector<std::uint32_t>(plain[from]);
        } else {
            setWord(surfaces[at], x, y, static_cast<std::uint32_t>(step));
            plain[at][y * 40 + x] = static_cast<std::uint32_t>(step);
        }
        const std::uint32_t seen = pick(5), seenX = pick(40), seenY = pick(20);
        QCOMPARE(wordAt(surfaces[seen], seenX, seenY), plain[seen][seenY * 40 + seenX]);
    }
}

void TestSurface::copiesMayBeWrittenInThreads()
{
    Surface original = rgba(64, 64);
    setWord(original, 5, 5, 99);
    std::vector<Surface> copies(3, original);
    const auto work = [](Surface& surface, std::uint32_t value) {
        for (std::uint32_t turn = 0; turn < 50; ++turn) {
            const Surface checkpoint = surface;
            for (std::uint32_t x = 0; x < 64; ++x)
                setWord(surface, x, turn, value + turn);
            if (wordAt(checkpoint, 0, turn) == value + turn)
                return;
        }
    };
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < copies.size(); ++i)
            threads.emplace_back(work, std::ref(copies[i]), static_cast<std::uint32_t>(1000 * (i + 1)));
        work(original, 7000);
    }
    QCOMPARE(wordAt(original, 63, 49), 7049u);
    QCOMPARE(wordAt(copies[0], 63, 49), 1049u);
    QCOMPARE(wordAt(copies[2], 63, 49), 3049u);
    QCOMPARE(wordAt(copies[2], 63, 50), 0u);
}

void TestSurface::oneCheckpointMayBeCopiedByThreads()
{
    Surface live = rgba(64, 64);
    setWord(live, 1, 1, 42);
    const Surface checkpoint = live;
    std::vector<std::uint32_t> seen(2);
    const auto restore = [&checkpoint](std::uint32_t& result) {
        for (std::uint32_t turn = 0; turn < 200; ++turn) {
            Surface restored = checkpoint;
            result = wordAt(restored, 1, 1);
            setWord(restored, 1, 1, turn);
        }
    };
    {
        std::jthread first(restore, std::ref(seen[0])), second(restore, std::ref(seen[1]));
    }
    QCOMPARE(seen, (std::vector<std::uint32_t>{42, 42}));
    QCOMPARE(wordAt(checkpoint, 1, 1), 42u);
}

void TestSurface::fillsExactlyTheRectangle()
{
    Surface surface = rgba(50, 50);
    surface.fill({10, 7, 30, 33}, 0xAABBCCDD, ~0u); // covers whole tiles and parts of others
    for (std::uint32_t y = 0; y < 50; ++y) {
        for (std::uint32_t x = 0; x < 50; ++x) {
            const bool isInside = x >= 10 && x < 40 && y >= 7 && y < 40;
            QCOMPARE(wordAt(surface, x, y), isInside ? 0xAABBCCDDu : 0u);
        }
    }
}

void TestSurface::fillsOnlyMaskedChannels()
{
    Surface surface = rgba(20, 20);
    surface.fillColor({0, 0, 20, 20}, {1, 1, 1, 1});
    surface.fillColor({0, 0, 20, 20}, {0, 0.2f, 0, 0}, 0b0110);
    QCOMPARE(wordAt(surface, 0, 0), 0xFF0033FFu);
    QCOMPARE(wordAt(surface, 19, 19), 0xFF0033FFu);
    Surface coarse({PixelFormat::Rgb565, 3, 3, 1});
    coarse.fillColor({0, 0, 3, 3}, {1, 1, 1, 1}, 0b0001);
    QCOMPARE(wordAt(coarse, 2, 2), 0xF800u);
    coarse.fillColor({0, 0, 3, 3}, {0, 0, 0, 0}, 0b1000); // no alpha is stored
    QCOMPARE(wordAt(coarse, 2, 2), 0xF800u);
}

void TestSurface::fillsOnlyMaskedBits()
{
    Surface stencil({PixelFormat::Stencil8, 17, 1, 1});
    stencil.fill({0, 0, 17, 1}, 0x5A, 0xFF);
    stencil.fill({0, 0, 17, 1}, 0xFF, 0x0F);
    QCOMPARE(wordAt(stencil, 16, 0), 0x5Fu);
}

void TestSurface::fillCoversEverySample()
{
    Surface surface = rgba(20, 20, 4);
    surface.fillColor({0, 0, 20, 20}, {1, 0, 0, 1});
    surface.fillColor({1, 1, 1, 1}, {0, 1, 0, 1});
    for (std::uint32_t sample = 0; sample < 4; ++sample) {
        QCOMPARE(wordAt(surface, 19, 19, sample), 0xFF0000FFu);
        QCOMPARE(wordAt(surface, 1, 1, sample), 0xFF00FF00u);
        QCOMPARE(wordAt(surface, 2, 1, sample), 0xFF0000FFu);
    }
}

void TestSurface::filledTilesShareOnePageUntilWritten()
{
    Surface surface = rgba(64, 20);
    setWord(surface, 0, 0, 5);
    const Surface before = surface;
    surface.fill({0, 0, 64, 20}, 7, ~0u);
    QCOMPARE(surface.tile(0, 0), surface.tile(3, 1));
    setWord(surface, 0, 0, 8);
    QCOMPARE(wordAt(surface, 16, 0), 7u);
    QCOMPARE(wordAt(surface, 1, 0), 7u);
    QCOMPARE(wordAt(surface, 0, 0), 8u);
    QCOMPARE(wordAt(before, 0, 0), 5u);
    surface.fill({0, 0, 64, 20}, 9, ~0u);
    QCOMPARE(wordAt(surface, 0, 0), 9u);
}

void TestSurface::fillIsCutToTheSurface()
{
    Surface surface = rgba(5, 5);
    surface.fill({3, 3, ~0u, ~0u}, 1, ~0u);
    surface.fill({9, 9, 4, 4}, 2, ~0u);
    QCOMPARE(wordAt(surface, 4, 4), 1u);
    QCOMPARE(wordAt(surface, 2, 4), 0u);
}

void TestSurface::aTileIsNotedClearUntilItIsWritten()
{
    Surface surface({PixelFormat::R8, 32, 16, 1}); // two tiles
    *surface.pixelForWrite(3, 5) = std::byte{0};
    surface.noteClear(0, 0);
    QVERIFY(surface.isNotedClear(0, 0));
    QVERIFY(!surface.isNotedClear(1, 0));
    *surface.pixelForWrite(15, 15) = std::byte{7};
    QVERIFY(!surface.isNotedClear(0, 0));
    QCOMPARE(*surface.pixel(15, 15), std::byte{7});

    *surface.pixelForWrite(15, 15) = std::byte{0};
    surface.noteClear(0, 0);
    surface.fill({0, 0, 32, 16}, 9, 0xFF);
    QVERIFY(!surface.isNotedClear(0, 0));
    QCOMPARE(*surface.pixel(0, 0), std::byte{9});
}

void TestSurface::copiesDoNotKnowOfClearTiles()
{
    Surface surface({PixelFormat::R8, 16, 16, 1});
    *surface.pixelForWrite(0, 0) = std::byte{0};
    surface.noteClear(0, 0);
    Surface copy = surface;
    QVERIFY(!copy.isNotedClear(0, 0));
    copy.noteClear(0, 0); // of a page that both have
    *copy.pixelForWrite(1, 0) = std::byte{5};
    QCOMPARE(*surface.pixel(1, 0), std::byte{0});
    QCOMPARE(*copy.pixel(1, 0), std::byte{5});
}

void TestSurface::memoryReusesTheLowestNumber()
{
    Memory memory;
    const Surface::Description small{PixelFormat::R8, 1, 1, 1};
    QCOMPARE(memory.create(small).value, 1u);
    QCOMPARE(memory.create(small).value, 2u);
    QCOMPARE(memory.create(small).value, 3u);
    memory.destroy(SurfaceId{2});
    memory.destroy(SurfaceId{1});
    QVERIFY(!memory.contains(SurfaceId{1}));
    QVERIFY(!memory.contains(SurfaceId{0}));
    QVERIFY(!memory.contains(SurfaceId{4}));
    QCOMPARE(memory.create(small).value, 1u);
    QCOMPARE(memory.create(small).value, 2u);
    QCOMPARE(memory.create(small).value, 4u);
}

void TestSurface::memoryCopiesAreCheckpoints_ONE06()
{
    Memory memory;
    const SurfaceId id = memory.create({PixelFormat::Rgba8, 4, 4, 1});
    setWord(memory.surface(id), 0, 0, 1);
    const Memory checkpoint = memory;
    setWord(memory.surface(id), 0, 0, 2);
    memory.destroy(id);
    QCOMPARE(wordAt(checkpoint.surface(id), 0, 0), 1u);
    memory = checkpoint;
    QCOMPARE(wordAt(memory.surface(id), 0, 0), 1u);
}

VITRINE_TEST(TestSurface)
#include "tst_surface.moc"
