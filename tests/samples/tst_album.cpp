// SPDX-License-Identifier: Apache-2.0
// VG2D-26: what the file of the sample says of its first filter.
#include "core/observe/observer.h"
#include "core/observe/observer_hub.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

#include <map>

using namespace vitrine;
using test::SampleReplay;

namespace {

/// By draw, and by the taps of a section.
class Sections final : public core::Observer {
public:
    std::map<std::uint32_t, std::map<std::uint32_t, int>> told;
    void onConvolutionSectionDone(const core::ConvolutionSectionDone& event) override
    {
        ++told[event.draw][event.taps];
    }
};

} // namespace

class AlbumTest : public QObject {
    Q_OBJECT
private slots:
    // 64 × 64 pixels by 3 × 3 taps: one section of 2 × 2, two of 2, and one of 1 a pixel.
    void VG2D_26_sectionsOfTheSharpenedPhoto()
    {
        SampleReplay sample("album");
        QVERIFY(sample.isOpen());
        core::Replay replay(sample.capture(), sample.machine(), core::Timing::Timed);
        Sections sections;
        const core::Subscription subscription = replay.events()->subscribe(sections);
        QVERIFY(replay.seek(sample.capture().frames()[0].endCallIndex));
        QVERIFY(!sections.told.empty());
        QVERIFY(sections.told.begin()->second == (std::map<std::uint32_t, int>{{1, 4096}, {2, 8192}, {4, 4096}}));
    }

    // The photo itself, a pixel of the window for each of its own; the sun is (244, 238, 222), and the sharpened one is
    // as it was within it, where all of a kernel that sums to 1 is the same.
    void VG2D_23_whatIsFlatStaysAsItIs()
    {
        SampleReplay sample("album");
        QVERIFY(sample.isOpen());
        const std::uint32_t y = 240 - 1 - (144 + 34); // of the sun's middle, from the top
        for (const std::uint32_t left : {16u, 88u})
            QCOMPARE(sample.pixel(0, left + 40, y).text(), QByteArray("244 238 222"));
    }
};

VITRINE_TEST(AlbumTest)
#include "tst_album.moc"
