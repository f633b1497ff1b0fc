// SPDX-License-Identifier: Apache-2.0
// Who set the bounds of tiles, stencil bounds, menus and exports of the dock of HiZ.
#include "app/docks/docks.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/context_menu.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/docks/hiz/hiz_canvas.h"
#include "views/docks/hiz/hiz_controls.h"
#include "views/docks/hiz/hiz_flow_picture.h"
#include "views/docks/hiz/hiz_plan.h"
#include "views/docks/hiz/hiz_view.h"
#include "views/kit/fact_table.h"
#include "views/machine/linked_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QFile>
#include <QHelpEvent>
#include <QImage>
#include <QMenu>
#include <QRegularExpression>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

using namespace vitrine;
using test::handle;
using test::number;
using test::real;
using test::WindowBench;
using views::HizControls;
using views::Selection;
using views::TileLink;

namespace {

/// 16 × 8 pixels, 2 × 1 tiles of 8, cleared to depth 1 and stencil 0. All draws are one triangle over everything, cut
/// by the scissor. By depth, LESS:
///   0  0.3, everywhere
///   1  0.1, the 2 × 2 pixels at the lower left: changes zmin of the left tile alone
///   2  0.6, everywhere: fails
/// By stencil, without a depth test:
///   3  writes 1 in the left tile
///   4  where it is 1: passes in the left tile, fails in the right one
test::CallScript settersScript()
{
    test::CallScript script;
    test::addSetUp(script);
    script.add("glClearColor", {real(0), real(0), real(1), real(1)});
    script.add("glClear", {number(0x4500)});
    script.add("glEnable", {number(0x0C11)}); // scissor
    const auto draw = [&](float depth, std::array<int, 4> box) {
        script.add("glScissor", {number(box[0]), number(box[1]), number(box[2]), number(box[3])});
        script.add("glDepthRangef", {real(depth), real(depth)});
        script.add("glVertexAttrib4f", {number(1), real(1), real(depth), real(0), real(1)});
        script.add("glDrawArrays", {number(4), number(0), number(3)});
    };
    script.add("glEnable", {number(0x0B71)}); // depth test
    draw(0.3f, {0, 0, 16, 8});
    draw(0.1f, {0, 0, 2, 2});
    draw(0.6f, {0, 0, 16, 8});
    script.add("glDisable", {number(0x0B71)});
    script.add("glEnable", {number(0x0B90)});                                    // stencil test
    script.add("glStencilFunc", {number(0x0207), number(1), number(0xFF)});      // always
    script.add("glStencilOp", {number(0x1E00), number(0x1E00), number(0x1E01)}); // keep, keep, replace
    draw(0.5f, {0, 0, 8, 8});
    script.add("glStencilFunc", {number(0x0202), number(1), number(0xFF)}); // equal
    draw(0.5f, {0, 0, 16, 8});
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
    return script;
}

} // namespace

class TestWindowHizTiles final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeCapture(bench->path("tiles.vitrine"), settersScript()), QString());
        QVERIFY(bench->start({bench->path("tiles.vitrine"), "--draw", "2"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("hiz"));
        view = dynamic_cast<views::HizView*>(docks.view("hiz"));
        QVERIFY(view);
        show(2);
    }
    void cleanup() { bench.reset(); }

    void HIZ_11_theDrawThatMadeTheBoundIsNamedAndNotTheLast()
    {
        select(0);
        QVERIFY2(view->readout().endsWith("zmax set by draw 0 · culled, row 1"), qPrintable(view->readout()));
        QVERIFY2(cardText().contains("The bound that decided: zmax, set by draw 0."), qPrintable(cardText()));
        QVERIFY2(cardText().contains(", set by draw 1 · zmax 0.3000"), qPrintable(cardText()));
        QCOMPARE(cell(0, "Set by"), QString("draw 0"));
        QCOMPARE(cell(1, "Set by"), QString("draw 0"));
        show(1); // which passes in the left tile
        QCOMPARE(cell(0, "Set by"), QString("zmin draw 1, zmax draw 0"));
        select(0);
        QVERIFY2(view->readout().contains("zmin set by draw 1 · zmax set by draw 0"), qPrintable(view->readout()));
        choose("when", 0);
        QCOMPARE(cell(0, "Set by"), QString("draw 0"));
        show(0);
        QCOMPARE(cell(1, "Set by"),
                 QString("the clear of call %1").arg(settersScript().callOf("glClear"))); // before it
        choose("when", 1);
    }

    void HIZ_27_theStencilModeShowsBoundsOfStencil()
    {
        show(4);
        choose("surface", 1);
        QCOMPARE(cell(0, "Least"), QString("1"));
        QCOMPARE(cell(0, "Most"), QString("1"));
        QCOMPARE(cell(0, "Set by"), QString("draw 3"));
        QCOMPARE(cell(0, "Verdict"), QString("passed"));
        QCOMPARE(cell(1, "Most"), QString("0"));
        QCOMPARE(cell(1, "Verdict"), QString("culled"));
        select(1);
        QVERIFY2(view->readout().startsWith("tile (1,0) · smin 0 · smax 0 · stencil set by the clear of call "),
                 qPrintable(view->readout()));
        QVERIFY2(cardText().contains("Before the draw: smin 0 · smax 0"), qPrintable(cardText()));
        QVERIFY2(cardText().contains("stencil 0: fail"), qPrintable(cardText()));
        QVERIFY2(cardText().contains("The bound that decided: stencil, set by the clear of call "),
                 qPrintable(cardText()));
        select(0);
        QVERIFY2(cardText().contains("stencil 1: pass"), qPrintable(cardText()));
        choose("surface", 0); // the same draw, without a depth test
        QVERIFY2(cardText().contains("no depth test"), qPrintable(cardText()));
        QVERIFY2(view->readout().startsWith("tile (0,0) · zmin 0.1"), qPrintable(view->readout()));
    }

    void aTileIsMarkedInThePictureWhileItIsSelected()
    {
        const auto& canvas = bench->window().framebuffer().canvas();
        QVERIFY(!test::Shown::marked(canvas));
        bench->window().desk().select(TileLink{2, 1, 0}); // of 16 × 8 pixels the right half
        QCOMPARE(test::Shown::marked(canvas), std::optional(QRect(8, 0, 8, 8)));
        const QImage marked = bench->window().framebuffer().canvas().grab().toImage();
        bench->window().desk().select(TileLink{2, 0, 0});
        QCOMPARE(test::Shown::marked(canvas), std::optional(QRect(0, 0, 8, 8)));
        QVERIFY(bench->window().framebuffer().canvas().grab().toImage() != marked);
        bench->window().desk().select(views::PixelLink{3, 4});
        QVERIFY(!test::Shown::marked(canvas));
    }

    void aTileOfTheMapHasAMenu()
    {
        choosePage(HizControls::Page::Plan);
        QTest::mouseClick(&plan(), Qt::RightButton, {}, middle(1));
        QVERIFY(!view->selectedTile()); // that is the left button's
        std::vector<views::Link> links;
        connect(&desk(), &views::Desk::followed, this, [&](const views::Link& link) { links.push_back(link); });
        QStringList texts = test::menuOf(plan(), middle(0), "Copy its card");
        QCOMPARE(texts, (QStringList{"Select tile (0,0)", "Show it in the table", "Copy its card", "Go to draw 0",
                                     "Look-ups of opacity", "", "Copy picture"}));
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("Tile (0,0)"));
        test::menuOf(plan(), middle(1), "Select tile (1,0)");
        QCOMPARE(desk().selection(), Selection(TileLink{2, 1, 0}));
        test::menuOf(plan(), middle(0), "Show it in the table");
        QCOMPARE(desk().selection(), Selection(TileLink{2, 0, 0}));
        QVERIFY(controls().page() == HizControls::Page::Table);
        QVERIFY(links.empty());
        choosePage(HizControls::Page::Plan);
        test::menuOf(plan(), middle(0), "Go to draw 0");
        QCOMPARE(links.size(), std::size_t{1});
        QVERIFY(links[0].place == views::Link::Place(views::DrawLink{0, {}}));
    }

    void aTileInSpaceHasAMenuToo()
    {
        choosePage(HizControls::Page::Scene);
        QTRY_VERIFY(canvas().isVisible());
        QVERIFY2(canvas().whyNot().isEmpty(), qPrintable(canvas().whyNot()));
        canvas().setFocus();
        QTest::keyClick(&canvas(), Qt::Key_3); // from above: the left tile lies left of the middle
        QStringList texts = test::menuOf(canvas(), canvas().rect().center() - QPoint(12, 0), "Select tile (0,0)");
        QVERIFY2(texts.contains("From above") && texts.contains("As at first"), qPrintable(texts.join('|')));
        QCOMPARE(desk().selection(), Selection(TileLink{2, 0, 0}));
        texts = test::menuOf(canvas(), QPoint(3, 3), {}); // beside everything
        QVERIFY(!texts.join('|').contains("tile"));
    }

    void numbersOfOperationsStandInToolTipsAlone()
    {
        for (const views::HizFlowBox& box : views::hizFlowBoxes())
            QVERIFY2(!QString(box.text).contains(QRegularExpression("[0-9]")), box.text);
        views::HizFlowPicture& flow = test::part<views::HizFlowPicture>(*view);
        flow.resize(420, flow.heightForWidth(420));
        QStringList tips; // from top to bottom, in the middle of the left column
        for (int y = 0; y < flow.height(); y += 4) {
            QHelpEvent event(QEvent::ToolTip, {100, y}, flow.mapToGlobal(QPoint(100, y)));
            QApplication::sendEvent(&flow, &event);
            if (const QString tip = QToolTip::text(); !tip.isEmpty() && !tips.contains(tip))
                tips << tip;
        }
        QCOMPARE(tips.size(), 8);
        QCOMPARE(tips[3], QString("<b>Coarse test: compare the intervals</b><br>In document 003, FIG. 15: 1512, 1514"));
        QToolTip::hideText();
    }

    void theCardAndTheFlowCanBeTakenAlong()
    {
        choosePage(HizControls::Page::Plan);
        select(1);
        view->copy();
        QVERIFY2(QGuiApplication::clipboard()->text().startsWith("Tile (1,0)"),
                 qPrintable(QGuiApplication::clipboard()->text()));
        QVERIFY(QGuiApplication::clipboard()->text().contains("set by draw 0"));
        QCOMPARE(exported("Card as text", "card.txt"), cardText().toUtf8());
        const QImage flow = QImage::fromData(exported("Decision flow as PNG", "flow.png"));
        QVERIFY(flow.width() > 200 && flow.height() > 200);
        QVERIFY(!QImage::fromData(exported("PNG", "map.png")).isNull());
        QTest::mouseClick(&test::child<QToolButton>(*view, "hizCard"),
                          Qt::LeftButton); // without the card: what stands below
        view->copy();
        QCOMPARE(QGuiApplication::clipboard()->text(), view->readout());
        QTest::mouseClick(&test::child<QToolButton>(*view, "hizCard"), Qt::LeftButton);
    }

    /// RUN-04: with four draws under way what draw 1 feeds back does not count yet. The machine keeps whose update of a
    /// tile was the last.
    void RUN_07_theDrawInItsFrame()
    {
        const QString culled("In all cycles: 2 tiles judged · 2 culled · 0 passed · 0 ambiguous · 0 terminated · "
                             "0 look-ups of opacity · 0 fed back · 128 shader runs saved");
        QCOMPARE(view->summary(), culled);
        desk().setInFrame(true);
        QTRY_VERIFY(view->facts().inFrame());
        QCOMPARE(view->facts().draw(), 2u);
        QTRY_COMPARE(view->summary(), culled);
        QVERIFY2(cardText().contains("bounds that the draw feeds back count 4 draws later"), qPrintable(cardText()));
        choosePage(HizControls::Page::Table);
        QCOMPARE(cell(0, "Verdict"), QString("culled"));
        QTRY_COMPARE(cell(0, "Set by"), QString("draw 1"));
        QCOMPARE(cell(1, "Set by"), QString("draw 0"));
        QVERIFY(qAbs(cell(0, "Least").toDouble() - 0.1) < 1e-4 && qAbs(cell(0, "Most").toDouble() - 0.3) < 1e-4);
        // Another draw of the same recording: it passes in the left tile and fails in the right one.
        desk().follow({.place = views::DrawLink{4, {}}, .selection = {}});
        QTRY_VERIFY(view->facts().draw() == 4 && view->facts().inFrame());
        QTRY_VERIFY2(view->summary().startsWith("In all cycles: 2 tiles judged · 1 culled · 1 passed · 0 ambiguous"),
                     qPrintable(view->summary()));
        desk().setInFrame(false);
        show(2);
        QVERIFY(!view->facts().isInFrame());
    }

    void HIZ_28_aMachineWithoutAFaultSaysNothing()
    {
        QVERIFY(view->fault().isEmpty());
        QVERIFY(!view->findChild<QWidget*>("hizFault")->isVisible());
    }

private:
    [[nodiscard]] views::HizControls& controls() const { return test::part<views::HizControls>(*view); }
    [[nodiscard]] views::HizCanvas& canvas() const { return test::part<views::HizCanvas>(*view); }
    [[nodiscard]] views::HizPlan& plan() const { return test::part<views::HizPlan>(*view); }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    /// Until who set its bounds is known, too.
    void show(std::uint32_t draw) const
    {
        desk().follow({.place = views::DrawLink{draw, {}}, .selection = {}});
        QTRY_VERIFY(view->facts().recording() && view->facts().draw() == draw && view->facts().setters);
    }
    void choosePage(HizControls::Page page) const { QTest::mouseClick(&controls().pageButton(page), Qt::LeftButton); }
    void choose(const char* box, int index) const { view->findChild<QComboBox*>(box)->setCurrentIndex(index); }
    void select(std::uint32_t column) const { desk().select(TileLink{view->facts().draw(), column, 0}); }
    [[nodiscard]] QPoint middle(std::uint32_t column) const { return plan().rectOf({column, 0}).center().toPoint(); }
    [[nodiscard]] QString cardText() const { return view->card().toPlainText(); }
    [[nodiscard]] QString cell(int row, const QString& column) const
    {
        const auto& model = *test::child<views::FactTable>(*view, "hizTiles").model();
        for (int i = 0; i < model.columnCount(); ++i)
            if (model.headerData(i, Qt::Horizontal).toString() == column)
                return model.index(row, i).data().toString();
        return {};
    }
    [[nodiscard]] QByteArray exported(const QString& name, const QString& file) const
    {
        for (const views::Export& one : view->exports())
            if (one.name == name && views::saveExport(one, bench->path(file), {}).isEmpty()) {
                QFile saved(bench->path(file));
                return saved.open(QIODevice::ReadOnly) ? saved.readAll() : QByteArray();
            }
        return {};
    }

    std::unique_ptr<WindowBench> bench;
    views::HizView* view = nullptr;
};

VITRINE_TEST(TestWindowHizTiles, QApplication)
#include "tst_window_hiz_tiles.moc"
