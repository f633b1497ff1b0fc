// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/session/vector_paint/paint_json.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/docks/vector_paint/kernel_picture.h"
#include "views/docks/vector_paint/vector_paint_view.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"

#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QLabel>
#include <QSpinBox>

using namespace vitrine;
using test::WindowBench;

/// Draws 1 and 5 of the sample `album` sharpen its photo of 64 × 64 pixels, and draw it as it is from 16, 144 on; draw
/// 11 multiplies it by a gradient. The sun of the photo, all of one color, is around texel 40, 34.
class TestWindowVectorPaint final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void VG2D_18_theTexelsOfTheSelectedPixel()
    {
        open("album", 5);
        QVERIFY2(sentence().startsWith("Click a pixel"), qPrintable(sentence()));
        pick(16 + 40, 144 + 34);
        QVERIFY2(title().startsWith("56,178 · draw 5 · vgDrawImage · image"), qPrintable(title()));
        QVERIFY2(cell(row(0), 0).startsWith("Image, "), qPrintable(cell(row(0), 0)));
        QCOMPARE(cell(row(0), 1), QString("40.5, 34.5"));
        QCOMPARE(cell(row(0, row(0)), 0), QString("Texel"));
        QCOMPARE(cell(row(0, row(0)), 1), QString("40, 34"));
        QCOMPARE(cell(row(0, row(0)), 2), QString("1"));
        QVERIFY(!kernel().isVisible());
    }

    void VG2D_17_theStopsAroundTheSelectedPixel()
    {
        open("album", 11);
        pick(16 + 31, 152 + 10);
        QCOMPARE(cell(row(0), 0), QString("Linear gradient"));
        QCOMPARE(cell(row(0), 1), QString("g = 0.492188, padded to 0.492188")); // 31.5 ÷ 64
        QCOMPARE(cell(row(0), 2), QString("0.015625"));                         // 1 ÷ 64
        QCOMPARE(table().model()->rowCount(row(0)), 2);
        QCOMPARE(cell(row(1, row(0)), 0), QString("Stop 2"));
        QCOMPARE(cell(row(1, row(0)), 1), QString("1"));
        QVERIFY(row(1, row(0)).data(Qt::FontRole).value<QFont>().bold());
    }

    /// The sections of 0 −1 0/−1 5 −1/0 −1 0 over one color c give 3 c, −c, −c and 0.
    void VG2D_26_theSectionsOfAFilteredPixel()
    {
        open("album", 1);
        pick(40, 34);
        QVERIFY2(title().contains("vgConvolve"), qPrintable(title()));
        const core::ConvolvedPixel& pixel = *view->painted()->convolution;
        QCOMPARE(pixel.sections.size(), std::size_t{4});
        const int taps[] = {4, 2, 2, 1};
        for (int section = 0; section < 4; ++section) {
            QCOMPARE(cell(row(section), 0), QString("Section %1").arg(section));
            QCOMPARE(table().model()->rowCount(row(section)), taps[section]);
        }
        QCOMPARE(cell(row(1), 1), QString("1 × 2 from 2, 0"));
        QCOMPARE(cell(row(3, row(0)), 0), QString("k(1, 1)"));
        QCOMPARE(cell(row(3, row(0)), 1), QString("40, 34"));
        QCOMPARE(cell(row(3, row(0)), 2), QString("5"));
        QCOMPARE(cell(row(4), 0), QString("Sum of the sections"));
        QCOMPARE(cell(row(5), 2), QString("1")); // scale
        QCOMPARE(cell(row(6), 2), QString("0")); // bias
        QCOMPARE(cell(row(7), 0), QString("Filtered"));
        QCOMPARE(cell(row(7), 4), cell(row(4), 4));
        QVERIFY(kernel().isVisible());
    }

    void VG2D_23_aClickOnTheKernelSelectsItsRow()
    {
        open("album", 1);
        pick(40, 34);
        QTest::mouseClick(&kernel(), Qt::LeftButton, {}, kernel().cell(2, 1).center());
        QCOMPARE(cell(table().currentIndex(), 0), QString("k(2, 1)"));
        QCOMPARE(cell(table().currentIndex(), 2), QString("−1"));
        QVERIFY(kernel().cell(0, 2).top() < kernel().cell(0, 0).top()); // row 0 at the bottom
    }

    void coordinatesAreTyped()
    {
        open("album", 1);
        auto& x = test::child<QSpinBox>(*view, "paint_x");
        auto& y = test::child<QSpinBox>(*view, "paint_y");
        y.setValue(34);
        x.setValue(40);
        QTRY_VERIFY(view->painted() && view->painted()->query == (core::PaintQuery{1, 40, 34}));
        QVERIFY((bench->window().desk().selection() == views::Selection(views::PixelLink{40, 34})));
    }

    void emptyStatesSayWhy()
    {
        open("album", 5);
        bench->window().desk().select(views::PixelLink{300, 10});
        QTRY_VERIFY2(sentence().startsWith("Draw 5 has no fragment at pixel 300,10"), qPrintable(sentence()));
        QVERIFY(view->exports().isEmpty());
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY2(sentence().startsWith("Open a capture"), qPrintable(sentence()));
    }

    void whatIsExportedIsTheDocumentOfTheCommandLine()
    {
        open("album", 1);
        pick(40, 34);
        const auto exports = view->exports();
        QCOMPARE(exports.size(), qsizetype{2});
        for (const auto& one : exports)
            QCOMPARE(views::saveExport(one, bench->path("paint." + one.suffix), {}), QString());
        QFile json(bench->path("paint.json")), csv(bench->path("paint.csv"));
        QVERIFY(json.open(QIODevice::ReadOnly) && csv.open(QIODevice::ReadOnly));
        QCOMPARE(json.readAll(), QByteArray::fromStdString(core::toJson(*view->painted()) + "\n"));
        QVERIFY(csv.readAll().contains("k(1, 1)"));
        view->copy();
        QVERIFY(QApplication::clipboard()->text().contains("Section 0"));
    }

private:
    [[nodiscard]] views::RowTable& table() const { return test::child<views::RowTable>(*view, "paintTable"); }
    void open(const QString& sample, int draw)
    {
        QVERIFY(
            bench->start({test::copySample(sample, bench->path("sample.vitrine")), "--draw", QString::number(draw)}));
        view = qobject_cast<views::VectorPaintView*>(bench->window().docks().view("vector-paint"));
        bench->window().docks().raise(*bench->window().docks().dock("vector-paint"));
        QVERIFY(test::waitFor([this] { return view->isVisible(); }));
        QTRY_VERIFY(!sentence().isEmpty());
    }
    void pick(std::uint32_t x, std::uint32_t y)
    {
        bench->window().desk().select(views::PixelLink{x, y});
        QTRY_VERIFY(view->painted() && view->painted()->query.x == x && view->painted()->query.y == y);
    }
    [[nodiscard]] QModelIndex row(int number, const QModelIndex& parent = {}) const
    {
        return table().model()->index(number, 0, parent);
    }
    [[nodiscard]] static QString cell(const QModelIndex& row, int column)
    {
        return row.siblingAtColumn(column).data().toString();
    }
    [[nodiscard]] QString title() const { return test::child<QLabel>(*view, "paintTitle").text(); }
    [[nodiscard]] QString sentence() const { return view->pane().sentence(); }
    [[nodiscard]] views::KernelPicture& kernel() const
    {
        return test::child<views::KernelPicture>(*view, "kernelPicture");
    }

    std::unique_ptr<WindowBench> bench;
    views::VectorPaintView* view = nullptr;
};

VITRINE_TEST(TestWindowVectorPaint, QApplication)
#include "tst_window_vector_paint.moc"
