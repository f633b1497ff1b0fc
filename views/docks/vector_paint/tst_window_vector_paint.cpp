// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/session/vector_paint/paint_json.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/docks/vector_paint/filter_boxes.h"
#include "views/docks/vector_paint/kernel_picture.h"
#include "views/docks/vector_paint/palette_grid.h"
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

    /// Of the same pixel: c is 244 ÷ 255 in red, so 3 c = 2.8706, then 2 c = 1.9137, and c = 0.95686 in the end.
    void VG2D_28_whatLeavesThePartsOfTheFilterUnit()
    {
        open("album", 1);
        pick(40, 34);
        QVERIFY(boxes().isVisible());
        QStringList names;
        for (const views::FilterBoxes::Box& box : boxes().boxes())
            names << box.name;
        QCOMPARE(names, (QStringList{"Texture fetch", "Coefficients", "ALU", "Accumulate", "Scale and bias"}));
        table().setCurrentIndex(row(3));
        QCOMPARE(leaving(0), (QStringList{"41, 35", "1 of 9"}));
        QCOMPARE(leaving(1), (QStringList{"k(2, 2) 0", "1 of 9"}));
        QCOMPARE(leaving(2), (QStringList{"r 0", "g 0", "b 0", "a 0", "section 3, of 4"}));
        QCOMPARE(leaving(3)[0], QString("r 0.95686"));
        QCOMPARE(leaving(4)[0], QString("r 0.95686"));
        QCOMPARE(leaving(4)[4], QString("· 1 + 0"));
        table().setCurrentIndex(row(0));
        QCOMPARE(leaving(0), (QStringList{"39, 33", "40, 33", "39, 34", "40, 34", "4 of 9"}));
        QCOMPARE(leaving(1), (QStringList{"k(0, 0) 0", "k(1, 0) −1", "k(0, 1) −1", "k(1, 1) 5", "4 of 9"}));
        QCOMPARE(leaving(2)[0], QString("r 2.8706"));
        QCOMPARE(leaving(3)[0], QString("r 2.8706"));
        table().setCurrentIndex(row(1, row(1))); // what is multiplied belongs to its section
        QCOMPARE(leaving(2)[0], QString("r −0.95686"));
        QCOMPARE(leaving(3)[0], QString("r 1.9137"));
        QVERIFY2(boxes().accessibleDescription().contains("ALU: r −0.95686"),
                 qPrintable(boxes().accessibleDescription()));
    }

    /// Draw 31 copies rings of numbers from 16, 12 on: at 2, 5 of them ⌊(30² + 27²) ÷ 9⌋ = 181. The palette goes from
    /// coral, 239 108 87, at 128 to night, 24 30 42: 53 ÷ 128 of the way is 150 76 68.
    void VG2D_46_theUsedEntryOfAPalette()
    {
        open("blitter", 31);
        pick(16 + 2, 12 + 5);
        QVERIFY2(title().startsWith("18,17 · draw 31 · v2dCopy · basic path by a palette"), qPrintable(title()));
        QVERIFY(palette().isVisible() && !kernel().isVisible() && !boxes().isVisible());
        QCOMPARE(palette().used(), std::optional(181u));
        QCOMPARE(palette().told(181), QString("entry 181 · 0xFF444C96 · (0.588235, 0.298039, 0.266667, 1)"));
        QVERIFY(palette().accessibleDescription().startsWith("The pixel used entry 181"));
        QCOMPARE(cell(row(0), 1), QString("2, 5"));
        QCOMPARE(cell(row(0), 3), QString("0xFFB5B5B5")); // 181, as luminance
        QCOMPARE(cell(row(1), 0), QString("Palette"));
        QCOMPARE(cell(row(1), 1), QString("entry 181"));
        const QImage picture = palette().picture();
        QCOMPARE(picture.pixelColor(palette().cell(181).center()), QColor(150, 76, 68));
        for (const auto& one : view->exports())
            if (one.name == "Palette as CSV")
                QVERIFY(one.content().bytes.contains("181,0xFF444C96,150,76,68,255,yes\r\n"));
    }

    /// Draw 33 copies the rings from 32, 0 on by palette 4: at 9, 5 of it ⌊(9² + 27²) ÷ 9⌋ = 90, whose lower four bits
    /// are 10.
    void VG2D_46_theUsedEntryOfOneOfSixteenPalettes()
    {
        open("blitter", 33);
        pick(123 + 9, 12 + 5);
        QCOMPARE(palette().used(), std::optional(74u)); // 4 · 16 + 10
        QVERIFY2(palette().told(74).startsWith("entry 74: palette 4, index 10"), qPrintable(palette().told(74)));
        QCOMPARE(palette().cell(74).top(), palette().cell(64).top()); // a palette is a row
        QCOMPARE(cell(row(1), 0), QString("Palette 4, index 10"));
        QCOMPARE(cell(row(1), 1), QString("entry 74"));
    }

    void VG2D_40_whatMuxHasTaken()
    {
        open("blitter", 3);
        pick(48, 196);
        QCOMPARE(cell(row(0), 0), QString("MUX: constant of CI"));
        QVERIFY(!palette().isVisible());
        bench->window().desk().select(views::PixelLink{300, 10});
        QTRY_COMPARE(sentence(), QString("Draw 3 has no fragment at pixel 300,10: nothing that it draws covers it."));
    }

    /// Around the balloon there is the key.
    void VG2D_45_aPixelOfTheKeyIsLeftOut()
    {
        open("blitter", 24);
        pick(170, 132);
        QCOMPARE(cell(row(0), 0).left(20), QString("MUX: pixel of surfac"));
        QCOMPARE(cell(row(1), 0), QString("Left out: its source is the source key."));
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
        QCOMPARE(exports.size(), qsizetype{3}); // with a picture
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

    [[nodiscard]] views::FilterBoxes& boxes() const { return test::child<views::FilterBoxes>(*view, "filterBoxes"); }
    [[nodiscard]] views::PaletteGrid& palette() const { return test::child<views::PaletteGrid>(*view, "paletteGrid"); }
    /// A part of the filter unit, and how many there are of it.
    [[nodiscard]] QStringList leaving(std::size_t box) const
    {
        const views::FilterBoxes::Box& shown = boxes().boxes()[box];
        QStringList lines;
        for (const views::FilterBoxes::Line& line : shown.lines)
            lines << line.text;
        return lines << shown.count;
    }

    std::unique_ptr<WindowBench> bench;
    views::VectorPaintView* view = nullptr;
};

VITRINE_TEST(TestWindowVectorPaint, QApplication)
#include "tst_window_vector_paint.moc"
