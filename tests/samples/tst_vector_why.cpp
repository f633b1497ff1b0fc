// SPDX-License-Identifier: Apache-2.0
// VG2D-03, VG2D-07, VG2D-08, VG2D-15: why a pixel of the star is painted, or is not. Its vertices are V0 (50,5),
// V1 (78,91), V2 (5,38), V3 (95,38) and V4 (22,91), 110 to the right and 70 up on the surface. Its triangles are
// 1 (V0, V1, V2) and 3 (V0, V3, V4), which run counter-clockwise, and 2 (V0, V2, V3), which runs clockwise.
#include "core/session/draw_start.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/vector_section.h"
#include "core/session/pixel_history/pixel_cover_text.h"
#include "core/session/pixel_history/pixel_history.h"
#include "core/session/pixel_history/pixel_history_text.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"

#include <QtTest>

#include <algorithm>
#include <bit>

using namespace vitrine;
using core::CountedTriangle;
using core::PixelCover;
using core::PixelEntry;
using core::PixelFate;
using test::SampleReplay;

namespace {

/// The entry of a draw of the star at a pixel.
std::optional<PixelEntry> whyOnSurface(SampleReplay& star, std::size_t frame, std::uint32_t draw, std::uint32_t x,
                                       std::uint32_t y)
{
    const std::uint64_t position = star.capture().frames()[frame].endCallIndex + 1;
    const auto history = core::pixelHistory(star.replay(), star.capture(), star.machine(), {position, x, y});
    if (!history)
        return std::nullopt;
    for (const PixelEntry& entry : history->entries)
        if (entry.draw == draw)
            return entry;
    return std::nullopt;
}

/// The same by the coordinates of the path, in the first two frames.
std::optional<PixelEntry> whyAt(SampleReplay& star, std::size_t frame, std::uint32_t draw, std::uint32_t x,
                                std::uint32_t y)
{
    return whyOnSurface(star, frame, draw, 110 + x, 70 + y);
}

/// "1:+1 3:+1": triangles by number, with the samples in which they count.
QString trianglesOf(const PixelCover& cover)
{
    QStringList parts;
    for (const CountedTriangle& triangle : cover.winding->triangles)
        parts << QStringLiteral("%1:+%2-%3").arg(triangle.triangle).arg(triangle.up).arg(triangle.down);
    return parts.join(QLatin1Char(' '));
}

} // namespace

class VectorWhyTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_07_trianglesOfAPixelCountUpAndDown_data();
    void VG2D_07_trianglesOfAPixelCountUpAndDown();
    void VG2D_03_aTriangleNamesItsSegment();
    void VG2D_08_theRuleDecides();
    void VG2D_15_whatIsInTheBoxAloneIsNotCovered();
    void VG2D_15_outsideOfTheBoxThereIsNothing();
    void VG2D_12_samplesCountByThemselves();
    void VG2D_04_piecesOfAStrokeCountUp();
    void cyclesAreThoseOfTheWholeDrawing();
    void VG2D_15_aClearHasNoPath();
};

void VectorWhyTest::VG2D_07_trianglesOfAPixelCountUpAndDown_data()
{
    QTest::addColumn<std::uint32_t>("x");
    QTest::addColumn<std::uint32_t>("y");
    QTest::addColumn<QString>("triangles");
    QTest::addColumn<int>("winding");
    QTest::newRow("in the middle") << 50u << 50u << QStringLiteral("1:+1-0 3:+1-0") << 2;
    QTest::newRow("at the lower tip") << 50u << 10u << QStringLiteral("1:+1-0 2:+0-1 3:+1-0") << 1;
    QTest::newRow("at the left tip") << 12u << 40u << QStringLiteral("1:+1-0") << 1;
    QTest::newRow("between the lower tips") << 30u << 36u << QStringLiteral("1:+1-0 2:+0-1") << 0;
}

void VectorWhyTest::VG2D_07_trianglesOfAPixelCountUpAndDown()
{
    QFETCH(const std::uint32_t, x);
    QFETCH(const std::uint32_t, y);
    SampleReplay star("star");
    const auto entry = whyAt(star, 0, 1, x, y);
    QVERIFY(entry && entry->cover && entry->cover->winding);
    QTEST(trianglesOf(*entry->cover), "triangles");
    QTEST(static_cast<int>(entry->cover->winding->windings[0]), "winding");
}

void VectorWhyTest::VG2D_03_aTriangleNamesItsSegment()
{
    SampleReplay star("star");
    const auto entry = whyAt(star, 0, 1, 50, 50);
    QVERIFY(entry && entry->cover && entry->cover->winding);
    // Segment 0 moves to V0, so that the edge V1 V2 is segment 2, and V3 V4 is segment 4.
    const auto& triangles = entry->cover->winding->triangles;
    QCOMPARE(triangles.size(), std::size_t{2});
    QCOMPARE(triangles[0].segment, 2u);
    QCOMPARE(triangles[1].segment, 4u);
    QCOMPARE(triangles[0].command, std::string("VG_LINE_TO_ABS"));
    const auto lines = core::coverLines(*entry->cover);
    QCOMPARE(lines.size(), std::size_t{3});
    QCOMPARE(lines[0].english(), std::string("path 1, non-zero: winding 2; inside; coverage 255"));
    QCOMPARE(lines[2].english(), std::string("triangle 3 of segment 4 (VG_LINE_TO_ABS): +1"));
}

/// In the middle the winding is 2.
void VectorWhyTest::VG2D_08_theRuleDecides()
{
    SampleReplay star("star");
    const auto nonZero = whyAt(star, 0, 1, 50, 50);
    const auto evenOdd = whyAt(star, 1, 3, 50, 50);
    QVERIFY(nonZero && evenOdd && evenOdd->cover->winding);
    QVERIFY(nonZero->fate == PixelFate::Written);
    QCOMPARE(nonZero->cover->weight, std::uint8_t{255});
    QVERIFY(evenOdd->fate == PixelFate::Uncovered);
    QCOMPARE(evenOdd->cover->winding->windings[0], std::int16_t{2});
    QCOMPARE(evenOdd->cover->winding->inside(), std::uint16_t{0});
    QCOMPARE(*evenOdd->cover->coverage, std::uint8_t{0});
    QVERIFY(evenOdd->before.color == evenOdd->after.color);
}

void VectorWhyTest::VG2D_15_whatIsInTheBoxAloneIsNotCovered()
{
    SampleReplay star("star");
    const auto corner = whyAt(star, 0, 1, 6, 6);
    QVERIFY(corner && corner->cover);
    QVERIFY(corner->fate == PixelFate::Uncovered);
    QVERIFY(corner->cover->winding->triangles.empty());
}

void VectorWhyTest::VG2D_15_outsideOfTheBoxThereIsNothing()
{
    SampleReplay star("star");
    QVERIFY(!whyAt(star, 0, 1, 2, 50)); // the star begins at 5
    QVERIFY(whyAt(star, 0, 0, 2, 50));  // it was cleared
}

/// Drawn 2.2 times as large from (50,10) on, with 16 samples a pixel: the middle is at (160,120), the lower tip at
/// (160,21), where a sixth of the pixel is inside.
void VectorWhyTest::VG2D_12_samplesCountByThemselves()
{
    SampleReplay star("star");
    const auto middle = whyOnSurface(star, 2, 5, 160, 120);
    QVERIFY(middle && middle->cover);
    QCOMPARE(middle->cover->winding->samples, 16u);
    QCOMPARE(trianglesOf(*middle->cover), QStringLiteral("1:+65535-0 3:+65535-0"));
    const auto& windings = middle->cover->winding->windings;
    QVERIFY(std::ranges::all_of(windings, [](std::int16_t value) { return value == 2; }));

    const auto tip = whyOnSurface(star, 2, 5, 160, 21);
    QVERIFY(tip && tip->cover && tip->fate == PixelFate::Written);
    const int inside = std::popcount(tip->cover->winding->inside());
    QVERIFY(inside >= 1 && inside <= 5);
    QCOMPARE(int{*tip->cover->coverage}, (2 * 255 * inside + 16) / 32);
}

/// The stroke is 2.5 wide, 5.5 pixels: it covers the edge from V0 to V1 at its middle (64,48), on the surface
/// (190,115).
void VectorWhyTest::VG2D_04_piecesOfAStrokeCountUp()
{
    SampleReplay star("star");
    const auto entry = whyOnSurface(star, 2, 6, 190, 115);
    QVERIFY(entry && entry->cover && entry->cover->winding);
    const auto& winding = *entry->cover->winding;
    QVERIFY(winding.isStroke && entry->fate == PixelFate::Written);
    QCOMPARE(*entry->cover->coverage, std::uint8_t{255});
    std::uint16_t up = 0;
    for (const CountedTriangle& triangle : winding.triangles) {
        QCOMPARE(triangle.down, std::uint16_t{0});
        QCOMPARE(triangle.segment, 1u);
        QVERIFY(triangle.piece == core::openvg::FanKind::Body);
        up |= triangle.up;
    }
    QCOMPARE(up, std::uint16_t{0xFFFF});
}

void VectorWhyTest::cyclesAreThoseOfTheWholeDrawing()
{
    SampleReplay star("star");
    const auto entry = whyAt(star, 0, 1, 50, 50);
    QVERIFY(entry && entry->fragment && entry->fragment->sealedIn);
    for (const core::ActionEntry& action : star.capture().actions())
        if (action.kind == core::ActionKind::Draw && action.draw == 1u)
            QVERIFY(star.replay().seek(action.callIndex).hasValue());
    const auto recorded = core::recordDraw(star.replay(), star.machine());
    QVERIFY(recorded.hasValue() && *recorded);
    const auto& passes = (*recorded)->section<core::VectorSection>().passes;
    QCOMPARE(passes.size(), std::size_t{3});
    const core::RecordedPass& cover = passes.back();
    QVERIFY(cover.holds(entry->fragment->madeIn) && cover.holds(*entry->fragment->sealedIn));
}

void VectorWhyTest::VG2D_15_aClearHasNoPath()
{
    SampleReplay star("star");
    const auto entry = whyAt(star, 0, 0, 50, 50);
    QVERIFY(entry && entry->basic && !entry->cover);
    QVERIFY(entry->basic->fate == core::BasicFate::Written && entry->basic->state.input == core::MuxInput::Constant);
    QCOMPARE(core::detailLines(*entry).size(), std::size_t{1});
}

VITRINE_TEST(VectorWhyTest)
#include "tst_vector_why.moc"
