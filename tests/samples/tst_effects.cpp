// SPDX-License-Identifier: Apache-2.0
// VG2D-18, VG2D-22, VG2D-24, VG2D-29, VG2D-39: what VG/vitrine2d.h adds beside what it draws.
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

#include <vector>

using namespace vitrine;
using test::Rgb;
using test::SampleReplay;

namespace {

constexpr std::uint64_t kPanelPixels = 64 * 64, kSpotPixels = 1605;

/// Pixel (x, y) of a panel, from its lower left one.
Rgb pixelOf(const core::Picture& picture, int column, int row, std::uint32_t x, std::uint32_t y)
{
    const auto left = static_cast<std::uint32_t>(16 + 75 * column), bottom = static_cast<std::uint32_t>(136 - 96 * row);
    const std::size_t first = (std::size_t{240 - 1 - (bottom + y)} * 320 + left + x) * 4;
    return {picture.rgba[first], picture.rgba[first + 1], picture.rgba[first + 2]};
}

} // namespace

class EffectsTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_39_theBasicPathWritesWhatIsLeft();
    void VG2D_39_colorsAreChanged();
    void VG2D_24_thePhotoIsSoftened();
};

void EffectsTest::VG2D_39_theBasicPathWritesWhatIsLeft()
{
    std::uint64_t inside = 0; // at least 128 of opacity, in the numbers of the spot
    for (int y = -32; y < 32; ++y)
        for (int x = -32; x < 32; ++x)
            inside += x * x + y * y < 512 ? 1 : 0;
    QCOMPARE(inside, kSpotPixels);
    SampleReplay sample("effects");
    QVERIFY(sample.isOpen());
    core::Replay replay(sample.capture(), sample.machine(), core::Timing::Timed);
    QVERIFY(replay.seek(sample.capture().frames()[0].endCallIndex));
    const auto draws = replay.drawCounters();
    std::vector<std::uint64_t> expected{320 * 240, kPanelPixels};
    expected.insert(expected.end(), 8, kPanelPixels / 8);
    expected.insert(expected.end(), {kSpotPixels, kPanelPixels - kSpotPixels});
    QCOMPARE(draws.size(), expected.size() + 5);
    for (std::size_t i = 0; i < draws.size(); ++i) {
        const bool isBasic = i < expected.size();
        QCOMPARE(draws[i].instructions == 0, isBasic);
        if (isBasic)
            QCOMPARE(draws[i].samplesWritten, expected[i]);
    }
}

/// The sun is (244, 238, 222); teal is (38, 166, 154).
void EffectsTest::VG2D_39_colorsAreChanged()
{
    SampleReplay sample("effects");
    QVERIFY(sample.isOpen());
    const core::Picture picture = sample.frame(0);
    QCOMPARE(pixelOf(picture, 0, 0, 36, 38).text(), QByteArray("11 17 33"));
    const Rgb cream{244, 238, 222};
    QVERIFY(pixelOf(picture, 1, 0, 36, 38).isNear(cream)); // fog of its own color
    QVERIFY(!pixelOf(picture, 1, 0, 5, 60).isNear(cream)); // an eighth of the sky is left
    QVERIFY(pixelOf(picture, 0, 1, 36, 38).isNear({141, 202, 188}));
    const Rgb night{24, 30, 42}, amber{247, 183, 49};
    QVERIFY(pixelOf(picture, 2, 0, 32, 32).isNear(amber) && pixelOf(picture, 2, 0, 0, 0).isNear(night));
    QVERIFY(pixelOf(picture, 3, 0, 32, 32).isNear(night) && pixelOf(picture, 3, 0, 0, 0).isNear(amber));
}

/// Where the sun is all around, and nowhere are pixels lost to a scale that is too large.
void EffectsTest::VG2D_24_thePhotoIsSoftened()
{
    SampleReplay sample("effects");
    QVERIFY(sample.isOpen());
    const core::Picture picture = sample.frame(0);
    for (int column = 1; column < 4; ++column)
        QVERIFY(pixelOf(picture, column, 1, 36, 38).isNear({244, 238, 222}));
}

VITRINE_TEST(EffectsTest)
#include "tst_effects.moc"
