// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/link_label.h"
#include "views/docks/path/path_canvas.h"
#include "views/docks/path/path_columns.h"
#include "views/docks/path/path_tables.h"
#include "views/docks/path/path_view.h"
#include "views/framebuffer/picture_canvas.h"
#include "views/kit/fact_table.h"
#include "views/kit/pane.h"

#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QTimer>
#include <QToolButton>

using namespace vitrine;
using core::openvg::Point;
using test::WindowBench;
using views::PixelLink;

/// Draw 1 of the sample is the star of VG2D-06 and VG2D-07, a sample a pixel, moved by (110, 70): three triangles, of
/// which the first counts up at 2,399 pixels, the second down at 1,485, the third up at 2,395. Draw 6 strokes it.
class TestWindowPath final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void VG2D_03_segmentsAreListedWithWhatTheyBecome()
    {
        open("star", 1);
        const auto& segments = segmentTable();
        QCOMPARE(column(segments, "Command"), (QStringList{"VG_MOVE_TO_ABS", "VG_LINE_TO_ABS", "VG_LINE_TO_ABS",
                                                           "VG_LINE_TO_ABS", "VG_LINE_TO_ABS", "VG_CLOSE_PATH"}));
        QCOMPARE(column(segments, "Edges"), (QStringList{"", "1", "1", "1", "1", "1"}));
        QCOMPARE(column(segments, "Triangles"), (QStringList{"", "", "1", "1", "1", ""}));
        QCOMPARE(column(segments, "Coordinates")[1], QString("78  91"));
        QCOMPARE(column(segments, "Ends at")[1], QString("188  161"));
        QVERIFY(segments.isColumnHidden(views::SegmentBodies));
        QVERIFY(text("pathReadout").contains("3 triangles"));
    }

    void VG2D_06_trianglesTellHowTheyCount()
    {
        open("star", 1);
        const auto& triangles = tables().triangles();
        QCOMPARE(column(triangles, "Counts"), (QStringList{"+1", QString::fromUtf8("−1"), "+1"}));
        QCOMPARE(column(triangles, "Double area"), (QStringList{"4794", QString::fromUtf8("−2970"), "4794"}));
        QCOMPARE(column(triangles, "Segment"), (QStringList{"2", "3", "4"}));
    }

    void VG2D_07_aClickOnATriangleShowsWhereItCounts()
    {
        open("star", 1);
        click({160.5, 120.5});
        QCOMPARE(test::Shown::facts(*view).triangle, std::optional(2u)); // the last that is drawn there
        QTRY_VERIFY(test::Shown::facts(*view).counted);
        QCOMPARE(test::Shown::facts(*view).counted->size(), std::size_t{2395});
        QCOMPARE(tables().triangles().currentRow(), 2);
        QVERIFY(text("pathSelected").contains("Triangle 3 of segment 4"));
        click({160.5, 120.5});
        QCOMPARE(test::Shown::facts(*view).triangle, std::optional(0u)); // below
        QTRY_VERIFY(test::Shown::facts(*view).counted);
        QCOMPARE(test::Shown::facts(*view).counted->size(), std::size_t{2399});
    }

    void VG2D_07_aRowOfASegmentShowsItsTrianglesAndPixels()
    {
        open("star", 1);
        chooseRow(segmentTable(), 3);
        QCOMPARE(test::Shown::facts(*view).segment, std::optional(3u));
        QCOMPARE(test::Shown::facts(*view).selectedTriangles(), std::vector<std::uint32_t>{1});
        QTRY_VERIFY(test::Shown::facts(*view).counted);
        QCOMPARE(test::Shown::facts(*view).counted->size(), std::size_t{1485});
        QVERIFY(test::Shown::facts(*view).counted->front().down == 1 &&
                test::Shown::facts(*view).counted->front().up == 0);
        QTest::keyClick(&canvas(), Qt::Key_Escape);
        QVERIFY(!test::Shown::facts(*view).segment && !test::Shown::facts(*view).counted);
    }

    void VG2D_07_aClickOnALineSelectsItsSegment()
    {
        open("star", 1);
        click({160.0, 108.0}); // on the third line, from (115, 108) to (205, 108)
        QCOMPARE(test::Shown::facts(*view).segment, std::optional(3u));
        QCOMPARE(segmentTable().currentRow(), 3);
    }

    void VG2D_07_aPixelTellsWhichTrianglesCountThere()
    {
        open("star", 1);
        bench->window().desk().select(PixelLink{160, 120});
        QTRY_VERIFY(test::Shown::facts(*view).atPixel);
        QCOMPARE(column(tables().atPixel(), "Triangle"), (QStringList{"1", "3"}));
        QCOMPARE(column(tables().atPixel(), "Counts"), (QStringList{"+1", "+1"}));
        QCOMPARE(column(tables().atPixel(), "Which"), (QStringList{"all", "all"}));
        QVERIFY(pixelLine().plainText().contains("160,120: winding 2"));
        chooseRow(tables().atPixel(), 0);
        QCOMPARE(test::Shown::facts(*view).triangle, std::optional(0u));
        bench->window().desk().select(PixelLink{120, 80});
        QTRY_VERIFY(test::Shown::facts(*view).atPixel && test::Shown::facts(*view).atPixel->empty());
        QVERIFY(pixelLine().plainText().contains("no triangle counts here"));
    }

    void VG2D_07_thePixelLeadsToItsHistory()
    {
        open("star", 1);
        click({160.5, 120.5});
        QVERIFY(bench->window().desk().selection() == views::Selection(PixelLink{160, 120}));
        QCOMPARE(pixelLine().links().size(), qsizetype(1));
        bench->window().desk().follow(pixelLine().links().front());
        QTRY_VERIFY(bench->window().docks().dock("history")->isVisible());
    }

    void theMenuLeadsToTheStagesOfTheDraw()
    {
        open("star", 1);
        QTimer::singleShot(0, this, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QVERIFY(menu->actions().front()->isEnabled()); // the pixel was picked by the click
            menu->actions()[1]->trigger();
            menu->close();
        });
        const QPoint place = placeOf({160.5, 120.5}).toPoint();
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, canvas().mapToGlobal(place));
        QApplication::sendEvent(&canvas(), &event);
        QVERIFY(bench->window().desk().selection() == views::Selection(PixelLink{160, 120}));
        QTRY_VERIFY(bench->window().docks().dock("vector-stages")->isVisible());
    }

    void VG2D_09_aRayCountsEdgesAndIsComparedWithTheMachine()
    {
        open("star", 1);
        click({160.2, 120.4});
        QVERIFY(text("pathRayText").contains("counted here: +1 +1 = 2"));
        QVERIFY(text("pathRayText").contains("sample 0: 2, the same"));
        QVERIFY(text("pathRayText").endsWith("inside"));
        click({160.5, 85.5});
        QCOMPARE(test::Shown::facts(*view).ray->count.winding, 1);
        click({120.5, 80.5});
        QCOMPARE(test::Shown::facts(*view).ray->count.winding, 0);
        QCOMPARE(test::Shown::facts(*view).ray->count.crossings.size(), std::size_t{2});
        QVERIFY(text("pathRayText").endsWith("outside"));
        click({215.5, 120.5});
        QVERIFY(text("pathRayText").contains("0, as no edge is crossed"));
    }

    void VG2D_04_aStrokeTellsItsPieces()
    {
        open("star", 6);
        const auto& segments = segmentTable();
        QVERIFY(!segments.isColumnHidden(views::SegmentBodies));
        QCOMPARE(column(segments, "Bodies"), (QStringList{"", "1", "1", "1", "1", "1"}));
        QVERIFY(test::Shown::facts(*view).path().isStroke);
        QCOMPARE(test::Shown::facts(*view).path().samplePlaces.size(), std::size_t{16});
    }

    void keysZoomThePictureAndNotTheFramebuffer()
    {
        open("star", 1);
        canvas().setFocus();
        const double zoom = canvas().zoom();
        QTest::keyClick(&canvas(), Qt::Key_Plus);
        QCOMPARE(canvas().zoom(), 2 * zoom);
        QTest::keyClick(&canvas(), Qt::Key_Minus);
        QTest::keyClick(&canvas(), Qt::Key_Minus);
        QCOMPARE(canvas().zoom(), zoom / 2);
        QTest::keyClick(&canvas(), Qt::Key_Home);
        QCOMPARE(canvas().zoom(), zoom);
        QVERIFY(test::Shown::facts(*view).hasPath()); // the window goes with Home to the first action
    }

    void whatIsUnderTheMouseIsTold()
    {
        open("star", 1);
        QTest::mouseMove(&canvas(), placeOf({160.5, 120.5}).toPoint());
        QTRY_VERIFY(text("pathReadout").contains("triangles 1 (+1) 3 (+1)"));
        QVERIFY(text("pathReadout").contains("pixel 160,120: winding 2"));
    }

    void switchesChangeWhatIsDrawn()
    {
        open("star", 1);
        test::child<QToolButton>(*view, "pathPixels").click();
        const QImage with = pathCanvas().image();
        for (const char* name : {"pathOutline", "pathPoints", "pathTriangles"})
            test::child<QToolButton>(*view, name).click();
        const QImage without = pathCanvas().image();
        QVERIFY(with != without);
        test::child<QToolButton>(*view, "pathOutline").click();
        QVERIFY(pathCanvas().image() != without);
    }

    void whatIsShownCanBeCopiedAndExported()
    {
        open("star", 1);
        QStringList names;
        for (const auto& format : view->exports())
            names << format.name;
        for (const char* name : {"CSV", "JSON", "Triangles as CSV", "Triangles as JSON", "PNG"})
            QVERIFY2(names.contains(name), name);
        segmentTable().selectAll();
        view->copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("VG_CLOSE_PATH"));
    }

    void withoutAPathItSaysWhy()
    {
        open("triangle", 0, false);
        QTRY_VERIFY(view->findChild<views::Pane*>()->sentence().startsWith("No 2-D in this draw"));
        QVERIFY(view->exports().isEmpty());
        bench = std::make_unique<WindowBench>();
        open("star", 0, false); // a clear
        QTRY_VERIFY(view->findChild<views::Pane*>()->sentence().startsWith("No path in this draw"));
    }

private:
    [[nodiscard]] views::FactTable& segmentTable() const
    {
        return test::child<views::FactTable>(*view, "pathSegments");
    }
    void open(const QString& sample, int draw, bool hasPath = true)
    {
        QVERIFY(
            bench->start({test::copySample(sample, bench->path("sample.vitrine")), "--draw", QString::number(draw)}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("path"));
        view = dynamic_cast<views::PathView*>(docks.view("path"));
        QVERIFY(view);
        QTRY_VERIFY(test::Shown::facts(*view).answer);
        QCOMPARE(test::Shown::facts(*view).hasPath(), hasPath);
    }
    [[nodiscard]] const views::PathTables& tables() const { return test::part<views::PathTables>(*view); }
    [[nodiscard]] const views::PathCanvas& pathCanvas() const { return test::part<views::PathCanvas>(*view); }
    [[nodiscard]] views::PictureCanvas& canvas() const { return pathCanvas().picture(); }
    [[nodiscard]] QPointF placeOf(Point point) const
    {
        return canvas().placeOf(test::Shown::facts(*view).toPicture(point));
    }
    void click(Point point)
    {
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, placeOf(point).toPoint());
        QVERIFY(bench->settle());
    }
    static void chooseRow(views::FactTable& table, int row)
    {
        table.setCurrentRow(row);
        emit table.rowChosen(row);
    }
    [[nodiscard]] static QStringList column(const views::FactTable& table, const QString& name)
    {
        const auto& model = *table.model();
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            if (model.headerData(column, Qt::Horizontal).toString() == name)
                for (int row = 0; row < model.rowCount(); ++row)
                    cells << model.index(row, column).data().toString();
        return cells;
    }
    [[nodiscard]] QString text(const char* name) const { return test::child<QLabel>(*view, name).text(); }
    [[nodiscard]] const views::LinkLabel& pixelLine() const
    {
        return test::child<views::LinkLabel>(*view, "pathPixel");
    }

    std::unique_ptr<WindowBench> bench;
    views::PathView* view = nullptr;
};

VITRINE_TEST(TestWindowPath, QApplication)
#include "tst_window_path.moc"
