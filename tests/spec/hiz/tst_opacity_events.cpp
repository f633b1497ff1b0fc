// SPDX-License-Identifier: Apache-2.0
// HIZ-13, HIZ-22: the draw that needs a texture's opacity first tells that it was looked through.
#include "core/opacity/class_pyramid.h"
#include "core/session/draw_replay.h"
#include "core/session/draw_start.h"
#include "tests/harness/test_class.h"
#include "tests/session/capture_bench.h"
#include "tests/spec/hiz/discard_scenes.h"

#include <QTest>

#include <vector>

using namespace vitrine;
using core::TextureScanned;
using core::TextureScanStep;
using test::CaptureBench;

namespace {

/// Of a draw, in their order.
std::vector<TextureScanned> scansOf(const CaptureBench& bench, std::uint64_t draw)
{
    std::vector<TextureScanned> scans;
    core::Replay replay = bench.replay();
    if (!replay.seek(bench.afterDraw(draw) - 1))
        return scans;
    const auto start = replay.takeNextDraw();
    if (!start)
        return scans;
    auto inside = core::DrawReplay::begin(*start, {});
    const core::EventFilter filter{.kind = core::kEventNumber<TextureScanned>};
    for (;;) {
        const auto found = (*inside)->nextEvent(filter);
        if (!found || !*found)
            return scans;
        scans.push_back(std::get<TextureScanned>((*found)->event));
    }
}

constexpr std::uint16_t kAlphaBit = 8;

} // namespace

class OpacityEventsTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_13_theFirstDrawThatReadsATextureTells()
    {
        const CaptureBench bench([](const QString& path) { return test::writeHiddenScene(path), QString(); });
        QVERIFY(bench.isReady());
        const auto scans = scansOf(bench, 0); // 4 × 4 texels of black with alpha 1
        QCOMPARE(scans.size(), std::size_t{2});
        QCOMPARE(scans[0].step, TextureScanStep::Scanned);
        QCOMPARE(scans[0].draw, 0u);
        QCOMPARE(scans[0].result, kAlphaBit);
        QCOMPARE(scans[1].step, TextureScanStep::Classified);
        QCOMPARE(scans[1].level, std::uint8_t{3}); // 4 × 4, 2 × 2, 1
        QCOMPARE(scans[1].result, static_cast<std::uint16_t>(core::OpacityClass::Opaque));
        QCOMPARE(scans[1].texture, scans[0].texture);
        QVERIFY(scansOf(bench, 1).empty()); // nothing was written to it since
    }

    void HIZ_22_halvesAreAmbiguousAtTheTop()
    {
        const CaptureBench bench([](const QString& path) { return test::writeHalvesScene(path), QString(); });
        QVERIFY(bench.isReady());
        const auto scans = scansOf(bench, 0);
        QCOMPARE(scans.size(), std::size_t{2});
        QCOMPARE(scans[0].result, std::uint16_t{0});
        QCOMPARE(scans[1].level, std::uint8_t{4}); // 8 × 8 … 1
        QCOMPARE(scans[1].result, static_cast<std::uint16_t>(core::OpacityClass::Ambiguous));
    }
};

VITRINE_TEST(OpacityEventsTest)
#include "tst_opacity_events.moc"
