// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "app/shell/layouts.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/hiz/hiz_canvas.h"
#include "views/docks/hiz/hiz_controls.h"
#include "views/docks/hiz/hiz_flow_picture.h"
#include "views/docks/hiz/hiz_history.h"
#include "views/docks/hiz/hiz_plan.h"
#include "views/docks/hiz/hiz_view.h"
#include "views/kit/fact_table.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"
#include "views/machine/linked_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QTabWidget>
#include <QToolButton>

using namespace vitrine;
using test::handle;
using test::list;
using test::number;
using test::real;
using test::WindowBench;
using views::HizControls;
using views::PixelLink;
using views::Selection;
using views::TileLink;

namespace {

constexpr int kWide = 32, kHigh = 16;
const QColor kPass(0x00, 0x9e, 0x73), kCull(0xd5, 0x5e, 0x00);

/// 32 × 16 pixels, 4 × 2 tiles of 8, cleared to blue and depth 1. All draws are one triangle over everything, of one
/// depth, LESS, cut by the scissor:
///   0  red, 0.3, x < 16 and y < 8: the two tiles at the lower left
///   1  green, 0.6, everywhere: fails in these two
///   2  white, 0.2, 16 ≤ x < 20 and y < 8: the left half of tile (2,0), which holds 0.2 and 0.6 then
///   3  black, 0.4, everywhere: fails in the first two, ambiguous in (2,0), passes in the five others
///   4  into a framebuffer without depth
test::CallScript tilesScript()
{
    test::CallScript script;
    test::addSetUp(script, kWide, kHigh);
    script.add("glClearColor", {real(0), real(0), real(1), real(1)});
    script.add("glClear", {number(0x4100)});
    script.add("glEnable", {number(0x0B71)}); // depth test
    script.add("glEnable", {number(0x0C11)}); // scissor
    const auto draw = [&](float depth, std::array<int, 4> box, std::array<float, 3> color) {
        script.add("glScissor", {number(box[0]), number(box[1]), number(box[2]), number(box[3])});
        script.add("glDepthRangef", {real(depth), real(depth)});
        script.add("glVertexAttrib4f", {number(1), real(color[0]), real(color[1]), real(color[2]), real(1)});
        script.add("glDrawArrays", {number(4), number(0), number(3)});
    };
    draw(0.3f, {0, 0, 16, 8}, {1, 0, 0});
    draw(0.6f, {0, 0, kWide, kHigh}, {0, 1, 0});
    draw(0.2f, {16, 0, 4, 8}, {1, 1, 1});
    draw(0.4f, {0, 0, kWide, kHigh}, {0, 0, 0});
    script.add("glGenTextures", {number(1), list({number(8)})});
    script.add("glBindTexture", {number(0x0DE1), number(8)});
    script.add("glTexImage2D", {number(0x0DE1),
                                number(0),
                                number(0x1908),
                                number(kWide),
                                number(kHigh),
                                number(0),
                                number(0x1908),
                                number(0x1401),
                                {}});
    script.add("glGenFramebuffers", {number(1), list({number(7)})});
    script.add("glBindFramebuffer", {number(0x8D40), number(7)});
    script.add("glFramebufferTexture2D", {number(0x8D40), number(0x8CE0), number(0x0DE1), number(8), number(0)});
    draw(0.4f, {0, 0, kWide, kHigh}, {0, 0, 0});
    script.add("glBindFramebuffer", {number(0x8D40), number(0)});
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
    return script;
}

int difference(const QColor& a, const QColor& b)
{
    return std::max({qAbs(a.red() - b.red()), qAbs(a.green() - b.green()), qAbs(a.blue() - b.blue())});
}

} // namespace

class TestWindowHiz final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeCapture(bench->path("tiles.vitrine"), tilesScript()), QString());
        QVERIFY(bench->start({bench->path("tiles.vitrine"), "--draw", "1"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("hiz"));
        view = dynamic_cast<views::HizView*>(docks.view("hiz"));
        QVERIFY(view);
        show(1);
    }
    void cleanup() { bench.reset(); }

    void HIZ_29_theTotalsCountTilesAndWhatTheySpare()
    {
        QCOMPARE(view->summary(), QString("In all cycles: 8 tiles judged · 2 culled · 6 passed · 0 ambiguous · 0 "
                                          "terminated · 0 look-ups of opacity · "
                                          "0 fed back · 128 shader runs saved"));
        show(3);
        QCOMPARE(view->summary(), QString("In all cycles: 8 tiles judged · 2 culled · 5 passed · 1 ambiguous · 0 "
                                          "terminated · 0 look-ups of opacity · "
                                          "1 fed back · 128 shader runs saved"));
    }

    void HIZ_01_theTableTellsBoundsAndWhoSetThem()
    {
        choosePage(HizControls::Page::Table);
        const auto& tiles = *table("hizTiles").model();
        QCOMPARE(tiles.rowCount(), 8);
        // Tile (1,0): draw 0 has set it, draw 1 has not got in.
        QCOMPARE(cell(1, "Column"), QString("1"));
        QCOMPARE(cell(1, "Row"), QString("0"));
        QVERIFY(qAbs(cell(1, "Least").toDouble() - 0.3) < 1e-4);
        QVERIFY(qAbs(cell(1, "Most").toDouble() - 0.3) < 1e-4);
        QTRY_COMPARE(cell(1, "Set by"), QString("draw 0")); // that is asked for
        QCOMPARE(cell(1, "Verdict"), QString("culled"));
        QCOMPARE(cell(1, "Table row"), QString("1"));
        QCOMPARE(cell(1, "Update"), QString("unchanged"));
        // Tile (3,1): draw 1 passes, as a whole.
        QVERIFY(qAbs(cell(7, "Most").toDouble() - 0.6) < 1e-4);
        QCOMPARE(cell(7, "Set by"), QString("draw 1"));
        QCOMPARE(cell(7, "Verdict"), QString("passed"));
        QCOMPARE(cell(7, "Table row"), QString("2"));
        QCOMPARE(cell(7, "Update"), QString("full"));
        const core::HizMap& map = *view->facts().map();
        QCOMPARE(index(7, "Most, stored").data(views::kValueRole).toULongLong(),
                 static_cast<qulonglong>(map.at(3, 1).bounds.max));
        choose("when", 0); // before it: cleared
        QCOMPARE(cell(7, "Most"), QString("1.000000"));
        QCOMPARE(cell(7, "Set by"), QString("the clear of call %1").arg(tilesScript().callOf("glClear")));
        QCOMPARE(cell(1, "Set by"), QString("draw 0"));
    }

    void theTableIsFilteredSortedAndExported()
    {
        choosePage(HizControls::Page::Table);
        test::part<QLineEdit>(*view).setText("culled");
        QCOMPARE(table("hizTiles").model()->rowCount(), 2);
        test::part<QLineEdit>(*view).clear();
        QCOMPARE(table("hizTiles").model()->rowCount(), 8);
        table("hizTiles").sortByColumn(2, Qt::DescendingOrder);
        QCOMPARE(table("hizTiles").model()->index(0, 8).data().toString(), QString("2"));
        QCOMPARE(view->exports().first().name, QString("CSV"));
        QCOMPARE(views::saveExport(view->exports().first(), bench->path("tiles.csv"), {}), QString());
        QFile file(bench->path("tiles.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 1 + 8);
        QVERIFY2(lines[0].startsWith("Column,Row,Least,Most"), lines[0].constData());
        view->copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("culled"));
    }

    void HIZ_05_countersTellWhatWasTestedEarlyLateOrNotAtAll()
    {
        bench->window().desk().follow(
            {.place = views::DrawLink{1, view->facts().recording()->length()}, .selection = {}});
        QTRY_COMPARE(counter("HIZ", "tested"), quint64(8));
        QCOMPARE(counter("HIZ", "tilesCulled"), quint64(2));
        QCOMPARE(counter("HIZ", "passed"), quint64(6));
        QCOMPARE(counter("ZST", "early"), quint64(6 * 64));
        QCOMPARE(counter("ZST", "skippedByPass"), quint64(6 * 64)); // all of them
        QCOMPARE(counter("ZST", "late"), quint64(0));
        QCOMPARE(counter("AIN", "fragments"), quint64(6 * 64)); // BYP-19: what is hidden does not get there
        QCOMPARE(counter("AIN", "discardsSkipped"), quint64(0));
        QCOMPARE(counter("FSC", "auxiliary.writes"), quint64(0)); // HIZ-08: no call of ES 2.0 makes a program do it
        // At the beginning of the draw nothing has been counted yet.
        bench->window().desk().follow({.place = views::DrawLink{1, 0}, .selection = {}});
        QTRY_COMPARE(counter("ZST", "early"), quint64(0));
        QVERIFY(std::ranges::any_of(view->exports(), [](const auto& e) { return e.name == "Counters as CSV"; }));
    }

    void HIZ_01_theHistoryTellsWhatDrawsDidToATile()
    {
        show(3);
        test::child<QTabWidget>(*view, "hizWays").setCurrentIndex(3);
        QCOMPARE(historyPane().sentence(), QString("Select a tile to see what became of its bounds."));
        select(2, 0);
        QTRY_VERIFY(historyPane().isContentShown());
        // Draw 0 is elsewhere; 1 passes as a whole, 2 writes the left half, 3 is between both.
        QTRY_COMPARE(historyOf(), (QStringList{"before the frame", "clear 1.000 1.000", "draw 1 0.600 0.600 passed",
                                               "draw 2 0.200 0.600 passed", "draw 3 0.200 0.400 ambiguous"}));
        select(1, 0);
        QTRY_COMPARE(historyOf(), (QStringList{"before the frame", "clear 1.000 1.000", "draw 0 0.300 0.300 passed",
                                               "draw 1 0.300 0.300 culled", "draw 3 0.300 0.300 culled"}));
        show(1);
        QVERIFY(historyOf().isEmpty());
        select(1, 0);
        QTRY_COMPARE(historyOf().size(), 4);
    }

    void HIZ_11_theRowsOfTheDecisionTableAreCounted()
    {
        const auto& rows = *table("hizRows").model();
        QCOMPARE(rows.rowCount(), 20);
        QCOMPARE(rows.index(0, 1).data().toString(), QString("2")); // culled
        QCOMPARE(rows.index(1, 1).data().toString(), QString("6"));
        QCOMPARE(rows.index(2, 1).data().toString(), QString("0"));
        QCOMPARE(rows.index(9, 5).data().toString(), QString("not proven"));
        QCOMPARE(rows.index(9, 9).data().toString(), QString("covered"));
        QCOMPARE(rows.index(2, 9).data().toString(), QString("survivors"));
        select(1, 0);
        QCOMPARE(rows.index(0, 0).data().toString(), QString("▶ 1"));
        QCOMPARE(table("hizRows").currentRow(), 0);
        using S = views::HizStep;
        QCOMPARE(test::part<views::HizFlowPicture>(*view).path(),
                 (std::vector<S>{S::Transparent, S::WritesDepth, S::SideEffects, S::Compare, S::Cull}));
    }

    void theCardTellsWhatWasComparedAndLeadsToTheDraw()
    {
        show(3);
        QVERIFY(cardText().contains("Draw 3"));
        QVERIFY(cardText().contains("C no: nothing can be discarded."));
        select(2, 0);
        QVERIFY2(cardText().startsWith("Tile (2,0) · pixels x 16…23, y 0…7"), qPrintable(cardText()));
        QVERIFY2(cardText().contains("Before the draw: zmin 0.2000"), qPrintable(cardText()));
        QVERIFY2(cardText().contains("zmax 0.6000"), qPrintable(cardText()));
        QVERIFY(cardText().contains("row 3 of the table: nothing can be discarded; the coarse test is ambiguous."));
        QVERIFY(cardText().contains("Fed back"));
        QVERIFY2(cardText().contains("primitive 1: covers it, 0.4000"), qPrintable(cardText()));
        QVERIFY(cardText().contains("ambiguous, shade survivors (row 3)"));
        const auto leads = [this](const views::Link::Place& place) {
            return std::ranges::any_of(view->card().links(),
                                       [&](const views::Link& link) { return link.place == place; });
        };
        QTRY_VERIFY(leads(views::DrawLink{2, {}}) && leads(views::DrawLink{1, {}})); // they set zmin and zmax
        QCOMPARE(test::part<views::HizFlowPicture>(*view).path().back(), views::HizStep::FeedBack);
        select(0, 1);
        QVERIFY(leads(views::DrawLink{1, {}}));
    }

    void aClickOnTheMapSelectsATile()
    {
        choosePage(HizControls::Page::Plan);
        const auto click = [this](const core::HizTile& tile) {
            QTest::mouseClick(&plan(), Qt::LeftButton, {}, plan().rectOf(tile).center().toPoint());
        };
        click({1, 0});
        QCOMPARE(desk().selection(), Selection(TileLink{1, 1, 0}));
        QVERIFY2(view->readout().startsWith("tile (1,0) · zmin 0.3000"), qPrintable(view->readout()));
        QTRY_VERIFY2(view->readout().endsWith("set by draw 0 · culled, row 1"), qPrintable(view->readout()));
        // Rows count from below.
        const QRectF lower = plan().rectOf({1, 0}), upper = plan().rectOf({1, 1});
        QVERIFY(upper.center().y() < lower.center().y());
        click({3, 1});
        QCOMPARE(desk().selection(), Selection(TileLink{1, 3, 1}));
    }

    void theMapHasColorsAndLetters()
    {
        choosePage(HizControls::Page::Plan);
        const QImage picture = plan().picture();
        const double ratio = picture.devicePixelRatio();
        // Near a corner, beside the letter; the pattern of culled tiles leaves some of their color.
        const auto has = [&](const core::HizTile& tile, const QColor& color) {
            const QRectF rect = plan().rectOf(tile);
            for (int i = 2; i < 12; ++i)
                if (difference(picture.pixelColor(((rect.topLeft() + QPointF(i, 2)) * ratio).toPoint()), color) <= 1)
                    return true;
            return false;
        };
        QVERIFY(has({1, 0}, kCull));
        QVERIFY(has({3, 1}, kPass));
        choose("by", 2); // zmax, 0.3 … 0.6: the ends of viridis
        const QImage values = plan().picture();
        const auto at = [&](const core::HizTile& tile) {
            return values.pixelColor((plan().rectOf(tile).center() * ratio).toPoint());
        };
        QCOMPARE(at({1, 0}), QColor(0x44, 0x01, 0x54));
        QCOMPARE(at({3, 1}), QColor(0xfd, 0xe7, 0x25));
    }

    void arrowKeysMoveTheSelectionOnTheMap()
    {
        choosePage(HizControls::Page::Plan);
        const QString place = bench->place();
        plan().setFocus();
        QTRY_VERIFY(plan().hasFocus());
        QTest::keyClick(&plan(), Qt::Key_Right); // nothing is selected: the tile at the upper left
        QCOMPARE(desk().selection(), Selection(TileLink{1, 0, 1}));
        QTest::keyClick(&plan(), Qt::Key_Right);
        QTest::keyClick(&plan(), Qt::Key_Down);
        QCOMPARE(desk().selection(), Selection(TileLink{1, 1, 0}));
        QTest::keyClick(&plan(), Qt::Key_Down); // stays at the edge
        QCOMPARE(desk().selection(), Selection(TileLink{1, 1, 0}));
        QVERIFY(bench->settle());
        QCOMPARE(bench->place(), place);
    }

    void aSelectedPixelSelectsItsTile()
    {
        desk().select(PixelLink{17, 9});
        QVERIFY(view->selectedTile() == (core::HizTile{2, 1}));
        QVERIFY2(view->readout().startsWith("tile (2,1)"), qPrintable(view->readout()));
    }

    void aRowOfTheTableSelectsItsTile()
    {
        choosePage(HizControls::Page::Table);
        table("hizTiles").setFocus();
        table("hizTiles").setCurrentIndex(table("hizTiles").model()->index(6, 0));
        QCOMPARE(desk().selection(), Selection(TileLink{1, 2, 1}));
        select(3, 0);
        QCOMPARE(table("hizTiles").currentRow(), 3);
    }

    void aClickInSpacePicksABox()
    {
        fromAbove();
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointAt(0.75, 0, 0.25)); // on the floor, at the right
        QCOMPARE(desk().selection(), Selection(TileLink{1, 3, 0}));
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointAt(-0.25, 0.8, 0.25));
        QCOMPARE(desk().selection(), Selection(TileLink{1, 1, 0}));
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, pointAt(-0.25, 0, -0.25));
        QCOMPARE(desk().selection(), Selection(TileLink{1, 1, 1}));
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, QPoint(3, 3)); // beside everything
        QCOMPARE(desk().selection(), Selection(TileLink{1, 1, 1}));
    }

    void boxesHaveTheColorsOfTheirVerdictsOverThePicture()
    {
        fromAbove();
        QTRY_VERIFY2(difference(colorAt(-0.25, 0.8, 0.25), kCull) <= 1, qPrintable(colorAt(-0.25, 0.8, 0.25).name()));
        QVERIFY(difference(colorAt(0.75, 0, 0.25), kPass) <= 1);
        show(2); // which touches one tile alone: elsewhere the picture is seen
        fromAbove();
        // Red at the lower left, where draw 1 did not get in, and green above.
        QTRY_VERIFY2(difference(colorAt(-0.75, -0.02, -0.25), QColor(0, 255, 0)) <= 2,
                     qPrintable(colorAt(-0.75, -0.02, -0.25).name()));
        QVERIFY2(difference(colorAt(-0.75, -0.02, 0.25), QColor(255, 0, 0)) <= 2,
                 qPrintable(colorAt(-0.75, -0.02, 0.25).name()));
    }

    void keysTurnTheSceneAndResetIt()
    {
        choosePage(HizControls::Page::Scene);
        canvas().setFocus();
        QTRY_VERIFY(canvas().hasFocus());
        const QVector3D eye = canvas().scene().eye();
        QTest::keyClick(&canvas(), Qt::Key_Right);
        QVERIFY((canvas().scene().eye() - eye).length() > 0.1f);
        QTest::keyClick(&canvas(), Qt::Key_Plus);
        QTest::mouseClick(&controls().fitButton(), Qt::LeftButton);
        QVERIFY((canvas().scene().eye() - eye).length() < 1e-3f);
    }

    void aMachineWithoutHizIsExplained()
    {
        views::MachineChoice machine = *desk().moment().machine;
        machine.config.hiz->enabled = 0;
        desk().useMachine(machine);
        QTRY_VERIFY2(whyNothing().contains("hiz.enabled=on"), qPrintable(whyNothing()));
        QVERIFY(view->exports().isEmpty());
    }

    void aDrawWithoutDepthIsExplained()
    {
        desk().follow({.place = views::DrawLink{4, {}}, .selection = {}});
        QTRY_VERIFY2(whyNothing().contains("no depth buffer"), qPrintable(whyNothing()));
        show(3); // and comes back
        QCOMPARE(view->facts().tileCount(), 8);
    }

    void theLayoutShowsPictureAndTilesSideBySide()
    {
        bench->window().findChild<app::Layouts*>()->show("hiz");
        QDockWidget* dock = bench->window().docks().dock("hiz");
        QTRY_VERIFY(dock->isVisible() && bench->window().framebuffer().isVisible());
        QCOMPARE(bench->window().dockWidgetArea(dock), Qt::RightDockWidgetArea);
        QTRY_VERIFY(dock->width() >= 500);
    }

private:
    [[nodiscard]] views::HizControls& controls() const { return test::part<views::HizControls>(*view); }
    [[nodiscard]] views::HizCanvas& canvas() const { return test::part<views::HizCanvas>(*view); }
    [[nodiscard]] views::HizPlan& plan() const { return test::part<views::HizPlan>(*view); }
    [[nodiscard]] views::Pane& historyPane() const
    {
        return test::part<views::Pane>(test::part<views::HizHistory>(*view));
    }
    [[nodiscard]] views::FactTable& table(const char* name) const { return test::child<views::FactTable>(*view, name); }
    [[nodiscard]] QString whyNothing() const
    {
        return view->findChild<views::Pane*>(QString(), Qt::FindDirectChildrenOnly)->sentence();
    }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    /// Action, bounds and verdict of each row; what was before the frame is not told.
    [[nodiscard]] QStringList historyOf() const
    {
        const auto& rows = test::part<views::HizHistory>(*view).table().rows();
        QStringList lines;
        for (int row = 0; row < rows.rowCount(); ++row) {
            QStringList words;
            for (int column = 0; column < (row == 0 ? 1 : 4); ++column) {
                const QString cell = rows.index(row, column).data().toString();
                words << (column == 1 || column == 2 ? QString::number(cell.toDouble(), 'f', 3) : cell);
            }
            lines << words.join(' ').trimmed();
        }
        return lines;
    }
    /// At the cursor, of the table; waits until it is known.
    [[nodiscard]] quint64 counter(const char* unit, const char* name) const
    {
        const auto& rows = *table("hizCounters").model();
        for (int i = 0; i < rows.rowCount(); ++i)
            if (rows.index(i, 0).data().toString() == unit && rows.index(i, 1).data().toString() == name &&
                test::waitFor([&] { return rows.index(i, 2).data().toString() != "–"; }))
                return rows.index(i, 2).data(views::kValueRole).toULongLong();
        return ~quint64(0);
    }
    void show(std::uint32_t draw) const
    {
        desk().follow({.place = views::DrawLink{draw, {}}, .selection = {}});
        QTRY_VERIFY(view->facts().recording() && view->facts().draw() == draw && view->facts().hasTiles());
    }
    void choosePage(HizControls::Page page) const { QTest::mouseClick(&controls().pageButton(page), Qt::LeftButton); }
    void choose(const char* box, int index) const { view->findChild<QComboBox*>(box)->setCurrentIndex(index); }
    void select(std::uint32_t column, std::uint32_t row) const
    {
        desk().select(TileLink{view->facts().draw(), column, row});
    }
    [[nodiscard]] QModelIndex index(int row, const QString& column) const
    {
        const auto& model = *table("hizTiles").model();
        for (int i = 0; i < model.columnCount(); ++i)
            if (model.headerData(i, Qt::Horizontal).toString() == column)
                return model.index(row, i);
        return {};
    }
    [[nodiscard]] QString cell(int row, const QString& column) const { return index(row, column).data().toString(); }
    [[nodiscard]] QString cardText() const { return view->card().toPlainText(); }

    void fromAbove() const
    {
        choosePage(HizControls::Page::Scene);
        QTRY_VERIFY(canvas().isVisible());
        QVERIFY2(canvas().whyNot().isEmpty(), qPrintable(canvas().whyNot()));
        canvas().setFocus();
        QTRY_VERIFY(canvas().hasFocus());
        QTest::keyClick(&canvas(), Qt::Key_3);
    }
    /// Of the scene as it is seen from above, fitted: 2 wide, 1 deep, from −0.02 to 0.8 high. The eye is above its
    /// middle by 0.41 and the farther of what its width and its depth need, all times 1.12; 0.3153 is the tangent of
    /// half the angle of view.
    [[nodiscard]] QPoint pointAt(double x, double y, double z) const
    {
        constexpr double kTangent = 0.3152988;
        const double wide = canvas().width(), high = canvas().height();
        const double needed = 0.41 + std::max(1.0 / (kTangent * wide / high), 0.5 / kTangent);
        const double away = needed * 1.12 - (y - 0.39);
        const double scale = high / 2 / kTangent / away;
        return QPointF(wide / 2 + x * scale, high / 2 + z * scale).toPoint();
    }
    [[nodiscard]] QColor colorAt(double x, double y, double z) const
    {
        const QImage picture = canvas().picture();
        const QPoint point = pointAt(x, y, z);
        return picture.rect().contains(point) ? picture.pixelColor(point) : QColor();
    }

    std::unique_ptr<WindowBench> bench;
    views::HizView* view = nullptr;
};

VITRINE_TEST(TestWindowHiz, QApplication)
#include "tst_window_hiz.moc"
