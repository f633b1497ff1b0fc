// SPDX-License-Identifier: Apache-2.0
// VG2D-39 to VG2D-47: what is drawn without a shader, and that none is needed for it.
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

#include <numeric>
#include <vector>

using namespace vitrine;
using test::SampleReplay;

namespace {

constexpr std::uint64_t kPanel = 64 * 64, kQuarter = 32 * 32, kSprite = 68, kGlyph = 14 * 14;

/// Of each draw of the frame, in its order.
std::vector<std::uint64_t> pixelsOfDraws()
{
    std::vector<std::uint64_t> pixels{320 * 240, kPanel, 40 * 40,
                                      32 * 32, // a fan of 32 rows, each of 32 pixels
                                      kPanel,    kPanel, 48 * 48, 48 * 48, kPanel};
    // Lines of 64 pixels: 16 bits of a pattern in 16, 32, 48 or 64 pixels. 0xFE10 has 8, and in pixels 48 to 63 of a
    // factor of 3 its bits 0 to 5 come again, of which one is set.
    for (const std::uint64_t drawn : {64, 32, 32, 32, 16, 32, 3 * 8 + 3, 32, 32})
        pixels.push_back(drawn);
    pixels.insert(pixels.end(), {kPanel, kQuarter, kQuarter, kQuarter, kQuarter});
    pixels.insert(pixels.end(), {kPanel, kSprite, 4 * kSprite, 9 * kSprite});
    pixels.insert(pixels.end(), {kPanel, 24 * 64, 64 * 24, 2 * 24 * 64 - 24 * 24});
    pixels.insert(pixels.end(), {kPanel, kQuarter, kQuarter, kQuarter, kQuarter});
    pixels.push_back(kPanel);
    pixels.insert(pixels.end(), 12, kGlyph);
    pixels.insert(pixels.end(), {kPanel, 32 * 40, 32 * 40, 32 * 40});
    return pixels;
}

} // namespace

class BlitterTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_40_everyDrawWritesItsPixelsWithoutAnInstruction();
    void VG2D_42_thePhotoIsScrolled();
    void VG2D_45_keysAreNotDrawn();
};

void BlitterTest::VG2D_40_everyDrawWritesItsPixelsWithoutAnInstruction()
{
    SampleReplay sample("blitter");
    QVERIFY(sample.isOpen());
    const std::vector<std::uint64_t> expected = pixelsOfDraws();
    QCOMPARE(expected.size(), std::size_t{53});
    QCOMPARE(std::accumulate(expected.begin(), expected.end(), std::uint64_t{0}), std::uint64_t{146'195});
    core::Replay replay(sample.capture(), sample.machine(), core::Timing::Timed);
    QVERIFY(replay.seek(sample.capture().frames()[0].endCallIndex));
    const auto draws = replay.drawCounters();
    QCOMPARE(draws.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        QCOMPARE(draws[i].samplesWritten, expected[i]);
        QCOMPARE(draws[i].instructions, std::uint64_t{0});
        QCOMPARE(draws[i].fragmentsShaded, std::uint64_t{0});
    }
}

/// 48 × 48 pixels by (16, 16), then as many by (−8, −8). The sun's pixel (36, 38) comes to (52, 54) and (44, 46).
void BlitterTest::VG2D_42_thePhotoIsScrolled()
{
    SampleReplay sample("blitter");
    QVERIFY(sample.isOpen());
    const core::Picture picture = sample.frame(0);
    const auto at = [&picture](std::uint32_t x, std::uint32_t y) { // of the panel, from its lower left pixel
        const std::size_t first = (std::size_t{240 - 1 - (164 + y)} * 320 + 166 + x) * 4;
        return test::Rgb{picture.rgba[first], picture.rgba[first + 1], picture.rgba[first + 2]}.text();
    };
    QCOMPARE(at(44, 46), QByteArray("244 238 222"));
    QCOMPARE(at(52, 54), QByteArray("244 238 222")); // behind what was copied the second time
    QCOMPARE(at(40, 34), QByteArray("38 166 154"));  // where the sun's middle was: the left hill, from (32, 26)
    QCOMPARE(at(63, 0), QByteArray("24 30 42"));     // the right hill, where it was
}

void BlitterTest::VG2D_45_keysAreNotDrawn()
{
    SampleReplay sample("blitter");
    QVERIFY(sample.isOpen());
    const core::Picture picture = sample.frame(0);
    const auto isKey = [&picture](std::uint32_t x, std::uint32_t y) {
        const std::uint8_t* pixel = &picture.rgba[(std::size_t{y} * 320 + x) * 4];
        return pixel[0] == 255 && pixel[1] == 0 && pixel[2] == 255;
    };
    std::uint32_t keys = 0;
    for (std::uint32_t y = 0; y < 240; ++y)
        for (std::uint32_t x = 0; x < 320; ++x)
            keys += isKey(x, y) ? 1 : 0;
    // The sprite that is stretched to 64 × 64 without a key alone has them: of its 12 × 12 pixels all but 68.
    QVERIFY(keys > 0);
    for (std::uint32_t y = 0; y < 240; ++y)
        for (std::uint32_t x = 0; x < 320; ++x)
            QVERIFY(!isKey(x, y) || (x >= 241 && x < 241 + 64 && y >= 12 && y < 12 + 64));
}

VITRINE_TEST(BlitterTest)
#include "tst_blitter.moc"
