// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/session/machine/task_section.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/opacity/class_style.h"
#include "views/docks/opacity/interval_bars.h"
#include "views/docks/opacity/opacity_controls.h"
#include "views/docks/opacity/opacity_pictures.h"
#include "views/docks/opacity/opacity_view.h"
#include "views/docks/texture/texture_view.h"
#include "views/kit/fact_table.h"
#include "views/kit/pane.h"
#include "views/machine/linked_text.h"
#include "views/machine/recordings.h"
#include "views/source/source_view.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QRegularExpression>
#include <QSlider>
#include <QTabWidget>
#include <QToolButton>

#include <cmath>
#include <set>

using namespace vitrine;
using core::OpacityClass;
using test::WindowBench;
using views::TileLink;

namespace {

constexpr double kNear = 0.01; // texels: vertices lie on a grid of 1/256 pixel

/// The disc of captures/samples by its definition: opaque within 15 texels of the middle, transparent from 27 on, its
/// opacity falls in between.
int discAlpha(int x, int y)
{
    const double radius = std::hypot(x - 31.5, y - 31.5);
    if (radius <= 15)
        return 255;
    return radius >= 27 ? 0 : static_cast<int>((27 - radius) / 12 * 255 + 0.5);
}

OpacityClass discClass(int x, int y)
{
    const int alpha = discAlpha(x, y);
    return alpha == 0 ? OpacityClass::Transparent : alpha == 255 ? OpacityClass::Opaque : OpacityClass::Ambiguous;
}

} // namespace

/// Draw 2 of the disc shows its 64 × 64 texels on 192 × 192 pixels from (64,24) on: a texel is three pixels wide, and
/// tile (c,r) of 8 × 8 pixels begins at texel (8c − 64) / 3, (8r − 24) / 3. It discards where alpha < 0.5.
class TestWindowOpacity final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void HIZ_22_classesAreThoseOfTheTexels()
    {
        QVERIFY(openRecorded("disc", "2"));
        const core::ClassPyramid& pyramid = view().shown()->facts.opacity.pyramid;
        for (std::uint32_t y = 0; y < 64; ++y)
            for (std::uint32_t x = 0; x < 64; ++x)
                QCOMPARE(pyramid.at(0, x, y, 0), discClass(static_cast<int>(x), static_cast<int>(y)));
        QCOMPARE(dock().windowTitle(), QString("Opacity of texture 14"));
        QCOMPARE(picked(31, 31), QString("x 31  y 31  ·  alpha 255 = 1  ·  opaque"));
        QCOMPARE(picked(0, 0), QString("x 0  y 0  ·  alpha 0 = 0  ·  transparent"));
        // 19.506 from the middle: 7.494 / 12 · 255 = 159.2
        QCOMPARE(picked(31, 51), QString("x 31  y 51  ·  alpha 159 = 0.6235294  ·  ambiguous"));
    }

    void HIZ_22_classesAreToldApartByPatternToo()
    {
        const views::Theme theme = views::Theme::dark();
        const auto colors = [&](OpacityClass opacity) {
            std::set<QRgb> seen;
            for (int y = 0; y < 12; ++y)
                for (int x = 0; x < 12; ++x)
                    seen.insert(views::classColor(opacity, x, y, theme));
            return seen.size();
        };
        QCOMPARE(colors(OpacityClass::Opaque), std::size_t(1));      // solid
        QCOMPARE(colors(OpacityClass::Transparent), std::size_t(2)); // checker
        QCOMPARE(colors(OpacityClass::Ambiguous), std::size_t(2));   // dotted
        const auto of = [&](OpacityClass opacity, int x, int y) { return views::classColor(opacity, x, y, theme); };
        QVERIFY(of(OpacityClass::Transparent, 0, 0) != of(OpacityClass::Transparent, 4, 0));
        QCOMPARE(of(OpacityClass::Transparent, 0, 0), of(OpacityClass::Transparent, 4, 4));
        QVERIFY(of(OpacityClass::Ambiguous, 0, 0) != of(OpacityClass::Ambiguous, 3, 3));
    }

    void HIZ_23_theSliderGoesThroughTheLevels()
    {
        QVERIFY(openRecorded("disc", "2"));
        QSlider& slider = test::part<views::OpacityControls>(view()).levelSlider();
        QCOMPARE(slider.maximum(), 6);
        QCOMPARE(slider.value(), 0);
        const auto* table = levels().model();
        QCOMPARE(table->rowCount(), 7);
        // By the definition, counted: 716 opaque, 1804 transparent, 1576 in between.
        QCOMPARE(value(*table, 0, 2), 716u);
        QCOMPARE(value(*table, 0, 3), 1804u);
        QCOMPARE(value(*table, 0, 4), 1576u);
        QCOMPARE(table->index(6, 1).data().toString(), QString("1 × 1"));
        QCOMPARE(value(*table, 6, 4), 1u);
        QCOMPARE(table->index(3, 1).data().toString(), QString("8 × 8"));
        QVERIFY2(origin().contains("Classes take 5 461 entries of 2 bits on this "
                                   "machine: 1 366 B."),
                 qPrintable(origin()));
        slider.setFocus();
        for (int level = 1; level <= 6; ++level)
            QTest::keyClick(&slider, Qt::Key_Right);
        QCOMPARE(pictures().level(), std::size_t(6));
        QVERIFY2(picked(31, 31).endsWith("opaque  ·  level 6, entry 0,0: ambiguous"), qPrintable(picked(31, 31)));
        QTest::keyClick(&slider, Qt::Key_Left);
        QCOMPARE(levels().currentRow(), 5);
        QVERIFY2(picked(63, 0).endsWith("transparent  ·  level 5, entry 1,0: ambiguous"), qPrintable(picked(63, 0)));
        levels().setFocus();
        QTest::keyClick(&levels(), Qt::Key_Up);
        QCOMPARE(slider.value(), 4);
    }

    void HIZ_22_aPartCanBeHiddenAndOneIsAlwaysThere()
    {
        QVERIFY(openRecorded("disc", "2"));
        QVERIFY(pictures().alphaCanvas().isVisible() && pictures().classCanvas().isVisible());
        QTest::mouseClick(&test::child<QToolButton>(view(), "opacityAlpha"), Qt::LeftButton);
        QVERIFY(!pictures().alphaCanvas().isVisible());
        QTest::mouseClick(&test::child<QToolButton>(view(), "opacityClasses"), Qt::LeftButton);
        QVERIFY(pictures().alphaCanvas().isVisible());
        QVERIFY(!pictures().classCanvas().isVisible());
    }

    void keysMoveThePickInBothPicturesAndZoomStaysTheSame()
    {
        QVERIFY(openRecorded("disc", "2"));
        auto& alpha = pictures().alphaCanvas();
        auto& classes = pictures().classCanvas();
        pictures().pick({0, 10, 20});
        classes.setFocus();
        QTest::keyClick(&classes, Qt::Key_Right);
        QTest::keyClick(&classes, Qt::Key_Up); // rows count from the bottom
        QVERIFY(view().pickedText().startsWith("x 11  y 21"));
        QCOMPARE(alpha.picked(), classes.picked());
        alpha.setZoom(7.0);
        QCOMPARE(classes.zoom(), 7.0);
        QCOMPARE(classes.rectOf({3, 4}).topLeft(), alpha.rectOf({3, 4}).topLeft());
    }

    void HIZ_13_bitsIntervalsAndTheThresholdAreTold()
    {
        QVERIFY(openRecorded("disc", "2"));
        const QString text = test::child<views::IntervalBars>(view(), "opacityBars").text();
        QVERIFY2(text.contains("alpha [0, 1], not all 1, discard if < 0.5: possible"), qPrintable(text));
        const QString origin = this->origin();
        QVERIFY2(origin.startsWith("Looked through when a draw that may discard read it first: scan 1, 16 384 B"),
                 qPrintable(origin));
    }

    void HIZ_24_theTableTellsEachLookUp()
    {
        QVERIFY(openRecorded("disc", "2"));
        // 24 × 24 tiles; the 24 on the edge between its two triangles are asked for twice. Before them layer 1.
        const auto* table = lookUpTable().model();
        QCOMPARE(table->rowCount(), 1 + 24 * 24 + 24);
        QCOMPARE(table->index(0, 1).data().toString(), QString("1"));
        QCOMPARE(table->index(0, 6).data().toString(), QString("not known")); // [0, 1] against 0.5
        // (21,16): from texel 34.7 to 37.3 either way, 4 × 4 of level 0, so 2 × 2 of level 1; up to 7.8 off the middle.
        expectLookUp({21, 16}, 1, 4, "x 34…37  y 34…37", "opaque", "opaque");
        // (9,4): from texel 2.7 to 5.3; the nearest to the middle is 37 off.
        expectLookUp({9, 4}, 1, 4, "x 2…5  y 2…5", "transparent", "transparent");
        // (12,16): from 10.7 to 13.3 and from 34.7 to 37.3: 18.7 to 22.2 off.
        expectLookUp({12, 16}, 1, 4, "x 10…13  y 34…37", "ambiguous", "not known");
    }

    void HIZ_26_discardIsGrayedForTasksThatSkipIt()
    {
        QVERIFY(openRecorded("disc", "2"));
        core::MachineConfig machine = views::Recordings::of(desk()).recording()->config();
        machine.bypass->bypassMode = core::BypassMode::Off; // the pixel blender could do what the program does
        desk().useMachine({"no bypass", machine});
        auto& recordings = views::Recordings::of(desk());
        QTRY_VERIFY(recordings.recording() && recordings.recording()->config() == machine);
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("shader"));
        const auto& instructions = *docks.dock("shader")->findChild<views::SourceView*>("shaderInstructions");
        // The middle of the disc: its tile is opaque. On its edge nothing is proven.
        const core::TaskLog& tasks = recordings.recording()->section<core::TaskSection>().log;
        for (const auto& [pixel, isSkipped] : {std::pair(170u, true), std::pair(100u, false)}) {
            const auto there = tasks.tasksAt(pixel, 130);
            QCOMPARE(there.size(), std::size_t(1));
            desk().select(views::FragmentLink{2, there[0]->primitive, pixel, 130});
            const QString place = QString("fragment %1,130").arg(pixel);
            QTRY_VERIFY(docks.dock("shader")->windowTitle().contains(place));
            const QStringList lines = instructions.toPlainText().split('\n');
            QCOMPARE(lines.filter("KIL").size(), 1);
            std::set<int> kil;
            if (isSkipped)
                kil.insert(static_cast<int>(lines.indexOf(QRegularExpression("^KIL.*"))) + 1);
            QCOMPARE(instructions.skipped(), kil);
            QCOMPARE(instructions.accessibleDescription().contains("is not executed"), isSkipped);
        }
    }

    void HIZ_20_theBoxOfTheSelectedTileIsShown()
    {
        QVERIFY(openRecorded("disc", "2"));
        QVERIFY(view().lookUpText().isEmpty());
        desk().select(TileLink{2, 21, 16});
        QCOMPARE(view().lookUpText().section("  ·  ", 1),
                 QString("x 34…37  y 34…37  ·  4 entries of level 1  ·  opaque  ·"
                         "  result: opaque"));
        QCOMPARE(pictures().boxes().size(), std::size_t(1));
        const auto& quad = pictures().boxes()[0].part.quad;
        QVERIFY(quad);
        QVERIFY(isNear(quad->corners[0], 104.0 / 3, 104.0 / 3)); // (168 − 64) / 3, (128 − 24) / 3
        QVERIFY(isNear(quad->corners[3], 112.0 / 3, 112.0 / 3));
        QCOMPARE(pictures().level(), std::size_t(1)); // that was read
        // A pixel of tile (9,4); the table goes along.
        desk().select(views::PixelLink{79, 39});
        QVERIFY2(view().lookUpText().startsWith("Tile 9,4, "), qPrintable(view().lookUpText()));
        QCOMPARE(test::Shown::lookUps(view()).lookUp(lookUpTable().currentRow())->tile, (core::HizTile{9, 4}));
        desk().select(views::PixelLink{0, 0}); // where nothing is drawn
        QVERIFY(view().lookUpText().isEmpty());
        QVERIFY(pictures().boxes().empty());
    }

    void HIZ_20_aRowOfTheTableSelectsItsTile()
    {
        QVERIFY(openRecorded("disc", "2"));
        test::part<QTabWidget>(view()).setCurrentIndex(1);
        auto& table = lookUpTable();
        table.setFocus();
        table.setCurrentRow(0);
        QTest::keyClick(&table, Qt::Key_Down);
        const auto* tile = std::get_if<TileLink>(&desk().selection());
        QVERIFY(tile);
        const core::TileLookUp* lookUp = test::Shown::lookUps(view()).lookUp(1);
        QCOMPARE(*tile, (TileLink{2, lookUp->tile.column, lookUp->tile.row}));
        view().copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("Texels"));
        const auto exports = view().exports();
        QCOMPARE(exports.size(), 3);
        QCOMPARE(views::saveExport(exports[0], bench->path("lookups.csv"), {}), QString());
        QFile csv(bench->path("lookups.csv"));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        const auto lines = csv.readAll().split('\n');
        QVERIFY(lines[0].startsWith("Tile,Layer,Level,Entries,Class,Mip levels,Result,Texels,Texture,Primitive"));
        QVERIFY(lines.size() >= 602);
        QCOMPARE(views::saveExport(exports[2], bench->path("opacity.png"), {}), QString());
        QVERIFY(!QImage(bench->path("opacity.png")).isNull());
    }

    void aTileOfTheTableLeadsToHiz()
    {
        QVERIFY(openRecorded("disc", "2"));
        const QVariant cell = lookUpTable().model()->index(1, 0).data(views::kLinkRole);
        desk().follow(cell.value<views::Link>());
        QTRY_VERIFY(bench->window().docks().view("hiz")->isVisible());
        QVERIFY(std::holds_alternative<TileLink>(desk().selection()));
    }

    void HIZ_15_theDiscardIsTold()
    {
        QVERIFY(openRecorded("disc", "2"));
        const QString text = discards().toPlainText();
        QVERIFY2(text.contains("A fragment of draw 2 is discarded if:"), qPrintable(text));
        QVERIFY2(text.contains("t0.a < 0.5"), qPrintable(text));
        QVERIFY2(text.contains("t0 is image (texture 14): alpha lies in [0, 1], so alpha < 0.5 is possible."),
                 qPrintable(text));
        QVERIFY2(text.contains("not known. Some fragments may be discarded"), qPrintable(text)); // layer 1
        QVERIFY2(text.contains("600 look-ups"), qPrintable(text));
    }

    void HIZ_30_theBillboardHasTilesOfEachKindAndDistortedOnes()
    {
        QVERIFY(openRecorded("billboard", "0"));
        std::array<int, 3> verdicts{};
        for (const core::TileLookUp& lookUp : test::Shown::lookUps(view()).log().lookUps)
            ++verdicts[static_cast<std::size_t>(lookUp.answer.verdict)];
        QVERIFY(verdicts[static_cast<std::size_t>(core::DiscardVerdict::Opaque)] >= 1);
        QVERIFY(verdicts[static_cast<std::size_t>(core::DiscardVerdict::Transparent)] >= 1);
        QVERIFY(verdicts[static_cast<std::size_t>(core::DiscardVerdict::Unknown)] >= 1);
        // Tile (20,15) begins at the middle of the window, where the middle of the board is. Its right corners lie
        // 0.0333 of the focal plane to the right: 0.0333 · 4 / (0.6 − 0.8 · 0.0333) = 0.23256 along the board, which is
        // 4 wide and there 4.18605 away.
        desk().select(TileLink{0, 20, 15});
        QVERIFY(!pictures().boxes().empty());
        const auto& corners = pictures().boxes()[0].part.quad->corners;
        QVERIFY(isNear(corners[0], 32.0, 32.0));
        QVERIFY(isNear(corners[1], 32.0 + 16 * 0.232558, 32.0));
        QVERIFY(isNear(corners[2], 32.0, 32.0 + 32 * 4.0 / 30));
        QVERIFY(isNear(corners[3], 32.0 + 16 * 0.232558, 32.0 + 32 * 4.186047 / 30));
    }

    void HIZ_23_levelsOfTheTextureMakeClassesCoarser()
    {
        QVERIFY(open("foliage", "2"));
        QTRY_VERIFY(view().shown());
        const auto clear = [this] {
            const auto& counts = view().shown()->levels[0].counts;
            return counts[0] + counts[1];
        };
        const std::uint64_t ofLevel0 = clear();
        QVERIFY(ofLevel0 > 2048); // most of the leaves' texture is one way or the other
        QVERIFY(origin().contains("for each of 7 ranges of mip levels"));
        auto& mips = test::child<QComboBox>(view(), "opacityMip");
        QVERIFY(mips.isVisible());
        QCOMPARE(mips.count(), 7);
        mips.setFocus();
        QTest::keyClick(&mips, Qt::Key_Down);
        QTRY_VERIFY(showsLevel(1));
        QVERIFY(clear() > 0 && clear() < ofLevel0);
        // The smallest level of the leaves covers every texel, and is neither clear nor opaque.
        for (std::uint32_t level = 2; level <= 6; ++level) {
            QTest::keyClick(&mips, Qt::Key_Down);
            QTRY_VERIFY(showsLevel(level));
        }
        QCOMPARE(view().shown()->levels[0].counts, (std::array<std::uint64_t, 3>{0, 0, 4096}));
        QVERIFY2(picked(0, 0).contains("in mip level 6"), qPrintable(picked(0, 0)));
        // Without them they are clear where nothing grows.
        for (std::uint32_t level = 6; level-- > 0;) {
            QTest::keyClick(&mips, Qt::Key_Up);
            QTRY_VERIFY(showsLevel(level));
        }
        desk().follow({.place = views::DrawLink{0, {}}, .selection = {}});
        QTRY_VERIFY(view().shown() && view().shown()->levels[0].counts[0] > 0);
        QCOMPARE(view().shown()->facts.opacity.pyramid.at(0, 63, 63, 0), OpacityClass::Transparent);
        QCOMPARE(view().shown()->facts.opacity.pyramid.at(0, 20, 22, 0),
                 OpacityClass::Opaque); // inside of the first leaf
    }

    void withoutADiscardTheViewSaysSo()
    {
        QVERIFY(open("disc", "3"));
        QTRY_VERIFY(view().pane().sentence().startsWith("Draw 3 can't discard, or reads no texture"));
        QVERIFY(view().exports().isEmpty());
        desk().select(views::ResourceLink{{core::ResourceKind::Texture, 1, 14}});
        QTRY_VERIFY(view().shown());
        QTRY_COMPARE(view().whyNoLookUps(),
                     QString("Draw 3 can't discard: HiZ need not know the opacity of its textures."));
        QVERIFY(discards().toPlainText().startsWith("The program of draw 3 can't discard"));
    }

    void machinesWithoutLayersNameTheKnob()
    {
        QVERIFY(openRecorded("disc", "2"));
        views::MachineChoice machine = *desk().moment().machine;
        machine.config.hiz->proofs.layer2 = 0;
        desk().useMachine(machine);
        QTRY_VERIFY2(view().whyNoLookUps().contains("hiz.layer2=on"), qPrintable(view().whyNoLookUps()));
        QTRY_VERIFY(origin().contains("Classes take 0 entries"));
        machine.config.hiz->enabled = 0;
        desk().useMachine(machine);
        QTRY_VERIFY2(view().whyNoLookUps().contains("hiz.enabled=on"), qPrintable(view().whyNoLookUps()));
    }

    void HIZ_24_whatIsTooLargeIsSaid()
    {
        QVERIFY(openRecorded("disc", "2"));
        views::MachineChoice machine = *desk().moment().machine;
        machine.config.hiz->proofs.levels = 1; // level 0 alone: a tile reads 16 texels, or 9
        desk().useMachine(machine);
        QTRY_VERIFY(view().findChild<QLabel*>("lookUpSummary")->text().contains("600 too large"));
        desk().select(TileLink{2, 21, 16});
        QVERIFY2(view().lookUpText().endsWith("too large  ·  result: not known"), qPrintable(view().lookUpText()));
    }

    void theTextureDockLeadsHere()
    {
        QVERIFY(open("disc", "2"));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("texture"));
        auto* texture = dynamic_cast<views::TextureView*>(docks.view("texture"));
        QTRY_VERIFY(texture->image());
        QTest::mouseClick(&test::child<QToolButton>(*texture, "textureOpacity"), Qt::LeftButton);
        QTRY_VERIFY(view().isVisible() && view().shown());
        QCOMPARE(view().shown()->resource.id, texture->image()->resource.id);
    }

private:
    [[nodiscard]] views::OpacityPictures& pictures() const { return test::part<views::OpacityPictures>(view()); }
    [[nodiscard]] views::FactTable& levels() const { return test::child<views::FactTable>(view(), "opacityLevels"); }
    [[nodiscard]] QString origin() const
    {
        return test::child<views::LinkedText>(view(), "opacityOrigin").toPlainText();
    }
    [[nodiscard]] views::LinkedText& discards() const
    {
        return test::child<views::LinkedText>(view(), "opacityDiscards");
    }
    [[nodiscard]] views::FactTable& lookUpTable() const
    {
        return test::child<views::FactTable>(view(), "opacityLookUps");
    }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    [[nodiscard]] QDockWidget& dock() const { return *bench->window().docks().dock("opacity"); }
    [[nodiscard]] views::OpacityView& view() const
    {
        return *dynamic_cast<views::OpacityView*>(bench->window().docks().view("opacity"));
    }

    bool open(const QString& sample, const QString& draw) const
    {
        const QString copy = test::copySample(sample, bench->path(sample + ".vitrine"));
        if (copy.isEmpty() || !bench->start({copy, "--draw", draw}))
            return false;
        bench->window().docks().raise(dock());
        return true;
    }
    /// Until the draw is recorded, and its texture shown.
    bool openRecorded(const QString& sample, const QString& draw) const
    {
        return open(sample, draw) &&
               test::waitFor([this] { return view().shown() && test::Shown::lookUps(view()).rowCount() > 1; });
    }

    QString picked(std::uint32_t x, std::uint32_t y) const
    {
        pictures().pick({0, x, y});
        return view().pickedText();
    }

    static unsigned value(const QAbstractItemModel& model, int row, int column)
    {
        return model.index(row, column).data(views::kValueRole).toUInt();
    }

    static bool isNear(const core::TexelQuad::Place& place, double x, double y)
    {
        return std::abs(place.x - x) < kNear && std::abs(place.y - y) < kNear;
    }

    /// Nothing is shown while another level is asked for.
    [[nodiscard]] bool showsLevel(std::uint32_t level) const
    {
        return view().shown() && view().shown()->contents.choice.level == level;
    }

    void expectLookUp(const core::HizTile& tile, int level, int entries, const QString& texels, const QString& found,
                      const QString& result) const
    {
        const auto rows = test::Shown::lookUps(view()).rowsOf(tile);
        QCOMPARE(rows.size(), std::size_t(1));
        const auto* table = lookUpTable().model();
        const auto text = [&](int column) { return table->index(rows[0], column).data().toString(); };
        QCOMPARE(text(0), QStringLiteral("%1,%2").arg(tile.column).arg(tile.row));
        QCOMPARE(text(8), QString("image (texture 14)"));
        QCOMPARE(text(2), QString::number(level));
        QCOMPARE(text(3), QString::number(entries));
        QCOMPARE(text(7), texels);
        QCOMPARE(text(4), found);
        QCOMPARE(text(6), result);
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowOpacity, QApplication)
#include "tst_window_opacity.moc"
