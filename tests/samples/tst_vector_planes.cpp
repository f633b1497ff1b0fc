// SPDX-License-Identifier: Apache-2.0
// VG2D-07, VG2D-12 to VG2D-16: the planes of a drawing as an overlay shows them.
#include "core/session/overlay/overlay_values.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

#include <algorithm>

using namespace vitrine;
using core::CoverValue;
using core::Overlay;
using core::OverlayKind;
using core::OverlayScope;
using test::SampleReplay;

namespace {

std::optional<Overlay> overlayOf(const std::string& name, std::uint32_t draw, OverlayScope scope = OverlayScope::Draw)
{
    SampleReplay sample(name);
    for (const core::ActionEntry& action : sample.capture().actions()) {
        if (action.kind != core::ActionKind::Draw || action.draw != draw)
            continue;
        auto made = core::overlay(sample.replay(), sample.capture(), {action.callIndex + 1, scope});
        return made ? std::optional(*std::move(made)) : std::nullopt;
    }
    return std::nullopt;
}

std::uint64_t pixelsWith(const Overlay& overlay, OverlayKind kind, std::uint32_t value)
{
    std::uint64_t pixels = 0;
    for (const core::OverlayShare& share : core::overlayShares(overlay, kind))
        pixels += share.value == value ? share.pixels : 0;
    return pixels;
}

std::uint64_t pixelsWith(const Overlay& overlay, CoverValue value)
{
    return pixelsWith(overlay, OverlayKind::Cover, static_cast<std::uint32_t>(value));
}

/// As the layer has windings.
constexpr std::uint32_t winding(std::uint8_t value)
{
    return 1u + value;
}

} // namespace

class VectorPlanesTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_07_theWindingsOfTheStar();
    void VG2D_08_theRuleDecidesWhatIsPainted();
    void VG2D_12_samplesDifferAtEdges();
    void VG2D_14_withoutAScissorThereIsNoPlane();
    void whatIsOf3dGraphicsHasNoPlanes();
    void aFrameShowsItsLastDrawing();
};

/// VG2D-06: of 92 × 88 pixels of the box 1,747 are at 1 and 781 at 2.
void VectorPlanesTest::VG2D_07_theWindingsOfTheStar()
{
    const auto star = overlayOf("star", 1);
    QVERIFY(star && star->planes);
    QCOMPARE(star->planes->draw, 1u);
    QCOMPARE(pixelsWith(*star, OverlayKind::Winding, winding(1)), std::uint64_t{1747});
    QCOMPARE(pixelsWith(*star, OverlayKind::Winding, winding(2)), std::uint64_t{781});
    QCOMPARE(pixelsWith(*star, OverlayKind::Winding, winding(0)), std::uint64_t{8096 - 1747 - 781});
    QCOMPARE(pixelsWith(*star, OverlayKind::Winding, core::kMixedWindings), std::uint64_t{0});
    QCOMPARE(pixelsWith(*star, OverlayKind::Coverage, 255), std::uint64_t{2528});
}

void VectorPlanesTest::VG2D_08_theRuleDecidesWhatIsPainted()
{
    const auto nonZero = overlayOf("star", 1), evenOdd = overlayOf("star", 3);
    QVERIFY(nonZero && evenOdd);
    QCOMPARE(pixelsWith(*nonZero, CoverValue::Painted), std::uint64_t{2528});
    QCOMPARE(pixelsWith(*nonZero, CoverValue::Uncovered), std::uint64_t{8096 - 2528});
    QCOMPARE(pixelsWith(*evenOdd, CoverValue::Painted), std::uint64_t{1747});
    QCOMPARE(pixelsWith(*evenOdd, OverlayKind::Winding, winding(2)), std::uint64_t{781});
}

/// The star is 2.2 times as large there, and its coverage says how many of 16 samples are inside.
void VectorPlanesTest::VG2D_12_samplesDifferAtEdges()
{
    const auto star = overlayOf("star", 5);
    QVERIFY(star && star->planes);
    QVERIFY(pixelsWith(*star, OverlayKind::Winding, core::kMixedWindings) > 100);
    const auto middle = star->planes->windings(160, 120);
    QVERIFY(middle && middle->areEqual());
    QCOMPARE(middle->samples, 16u);
    const core::Rect& box = star->planes->box;
    for (int y = box.y; y < box.y + box.height; ++y)
        for (int x = box.x; x < box.x + box.width; ++x) {
            const auto column = static_cast<std::uint32_t>(x), row = static_cast<std::uint32_t>(y);
            const auto windings = star->planes->windings(column, row);
            QVERIFY(windings);
            const auto inside = std::count_if(windings->values.begin(), windings->values.end(),
                                              [](std::uint8_t value) { return value != 0; });
            QCOMPARE(int{*star->planes->valueOf(star->planes->coverage, column, row)},
                     static_cast<int>((2 * 255 * inside + 16) / 32));
        }
}

void VectorPlanesTest::VG2D_14_withoutAScissorThereIsNoPlane()
{
    const auto star = overlayOf("star", 1);
    QVERIFY(star && !core::hasPlane(*star, OverlayKind::Scissor) && !core::hasPlane(*star, OverlayKind::Mask));
    QCOMPARE(pixelsWith(*star, CoverValue::Scissored), std::uint64_t{0});
}

void VectorPlanesTest::whatIsOf3dGraphicsHasNoPlanes()
{
    const auto triangle = overlayOf("triangle", 0);
    QVERIFY(triangle && !triangle->planes);
    QVERIFY(!core::hasPlane(*triangle, OverlayKind::Cover));
    QCOMPARE(pixelsWith(*triangle, OverlayKind::Winding, 0),
             std::uint64_t{triangle->pixels.width()} * triangle->pixels.height());
}

/// Draw 6 is the stroke, behind the fill of draw 5.
void VectorPlanesTest::aFrameShowsItsLastDrawing()
{
    const auto frame = overlayOf("star", 6, OverlayScope::Frame);
    QVERIFY(frame && frame->planes);
    QCOMPARE(frame->planes->draw, 6u);
    const auto middle = frame->planes->windings(160, 120);
    QVERIFY(middle && middle->areEqual() && middle->values[0] == 0);
}

VITRINE_TEST(VectorPlanesTest)
#include "tst_vector_planes.moc"
