// SPDX-License-Identifier: Apache-2.0
#include "app/banner.h"
#include "app/docks/docks.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/docks/usage/usage_strip.h"
#include "views/docks/usage/usage_view.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"

#include <QDockWidget>
#include <QLabel>
#include <QToolButton>

using namespace vitrine;
using test::WindowBench;
using views::UsageGrid;

/// The frames of test_capture.h: in each a clear (column 0), two draws (1 and 2) and a present (3). Program 1 and
/// buffer 1, both made in frame 0, serve all draws.
class TestWindowUsage final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 2), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "2"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("usage"));
        view = dynamic_cast<views::UsageView*>(docks.view("usage"));
        QVERIFY(view);
        QTRY_VERIFY(!usageStrip().content()->grid.lines().empty());
    }
    void cleanup() { bench.reset(); }

    void allResourcesAreShownWhileNoneIsSelected()
    {
        const auto& grid = usageStrip().content()->grid;
        QCOMPARE(grid.columns().size(), std::size_t(4));
        QCOMPARE(usageStrip().content()->names,
                 (std::vector<QString>{"Buffer 1", "Program 1", "Framebuffer 0 (window)"}));
        QVERIFY(!grid.cell(0, 0)); // the clear has nothing to do with the buffer
        QCOMPARE(int(grid.cell(0, 1)->uses), int(UsageGrid::Reads));
        QCOMPARE(int(grid.cell(2, 0)->uses), int(UsageGrid::Writes));
        QCOMPARE(int(grid.cell(2, 3)->uses), int(UsageGrid::Reads));
        QCOMPARE(grid.columnAt(bench->session().state()->position), std::optional<std::size_t>(1));
    }

    void aSelectedResourceHasAStripAndATable()
    {
        select(core::ResourceKind::Buffer, 1);
        QTRY_COMPARE(bench->window().docks().dock("usage")->windowTitle(), QString("Usage · buffer 1"));
        const auto& model = *table().model();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.index(0, 0).data().toString(), QString("draw 2"));
        QCOMPARE(model.index(0, 1).data().toString(), QString("read"));
        QCOMPARE(model.index(0, 2).data().toString(), QString("read as vertices"));
        QCOMPARE(model.index(0, 3).data().toString(), QString("p"));
        QCOMPARE(usageStrip().content()->grid.lines().size(), std::size_t(1));
        emit table().activated(model.index(1, 0));
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 1 · draw 3 "), qPrintable(bench->place()));
    }

    void theSentenceLeadsToWhatItNames()
    {
        usageStrip().setCurrent(0, 2); // buffer 1 in draw 3
        auto& sentence = test::child<views::LinkLabel>(*view, "usageSentence");
        QCOMPARE(sentence.links().size(), 2);
        QTest::mouseClick(&sentence, Qt::LeftButton, {},
                          {sentence.fontMetrics().horizontalAdvance("Bu"), sentence.height() / 2});
        QVERIFY(bench->window().desk().selection() ==
                views::Selection(views::ResourceLink{{core::ResourceKind::Buffer, 1, 1}}));
        bench->window().docks().raise(*bench->window().docks().dock("usage"));
        QTRY_COMPARE(usageStrip().content()->grid.lines().size(),
                     std::size_t(1)); // of the buffer alone
        usageStrip().setCurrent(0, 2);
        sentence.setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(sentence.hasFocus());
        QTest::keyClick(&sentence, Qt::Key_Tab); // the buffer
        QTest::keyClick(&sentence, Qt::Key_Tab);
        QTest::keyClick(&sentence, Qt::Key_Return);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 1 · draw 3 "), qPrintable(bench->place()));
    }

    void anotherFrameIsLookedThrough()
    {
        select(core::ResourceKind::Buffer, 1);
        QTRY_COMPARE(table().model()->rowCount(), 2);
        bench->press(Qt::Key_PageUp);
        QVERIFY(bench->settle());
        QTRY_COMPARE(table().model()->rowCount(), 5); // made, bound, filled, and read twice
        QCOMPARE(table().model()->index(0, 1).data().toString(), QString("create"));
    }

    void keysMoveOverTheStripAndGoThere()
    {
        usageStrip().setFocus();
        usageStrip().setCurrent(0, 1);
        QVERIFY2(sentence().plainText().startsWith("Buffer 1 in draw 2: read as vertices (p)"),
                 qPrintable(sentence().plainText()));
        QVERIFY(usageStrip().accessibleDescription().contains("Buffer 1 in draw 2"));
        QTest::keyClick(&usageStrip(), Qt::Key_Right);
        QTest::keyClick(&usageStrip(), Qt::Key_Down);
        QCOMPARE(usageStrip().currentColumn(), std::size_t(2));
        QCOMPARE(usageStrip().currentLine(), std::size_t(1));
        QVERIFY2(sentence().plainText().startsWith("Program 1 in draw 3: run"), qPrintable(sentence().plainText()));
        QTest::keyClick(&usageStrip(), Qt::Key_Return);
        QVERIFY(bench->settle());
        QVERIFY2(bench->place().startsWith("frame 1 · draw 3 "), qPrintable(bench->place()));
    }

    void aClickedNameIsSelected()
    {
        auto& strip = usageStrip();
        QTest::mouseClick(strip.viewport(), Qt::LeftButton, {}, {12, strip.cellRect(1, 0).center().y()});
        QCOMPARE(bench->window().desk().selection(),
                 views::Selection(views::ResourceLink{{core::ResourceKind::Program, 1, 1}}));
        QTest::mouseClick(&test::child<QToolButton>(*view, "usageOfAll"), Qt::LeftButton);
        QTRY_COMPARE(strip.content()->grid.lines().size(), std::size_t(3));
    }

    void theGridHasATableTwin()
    {
        QTest::mouseClick(&test::child<QToolButton>(*view, "usageAsTable"), Qt::LeftButton);
        QVERIFY(!usageStrip().isVisible());
        QVERIFY(table().isVisible());
        const auto& model = *table().model();
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.index(2, 0).data().toString(), QString("framebuffer 0 (window)"));
        QCOMPARE(model.index(2, 2).data().toString(), QString("1 read, 3 writes"));
        QCOMPARE(model.rowCount(model.index(2, 0)), 4);
        QCOMPARE(view->exports().front().name, QString("CSV"));
        QVERIFY(views::modelAsCsv(model).contains("drawn to"));
    }

    void previousAndNextWrite()
    {
        QVERIFY(!previousWrite().isEnabled());
        select(core::ResourceKind::Framebuffer, 0);
        QTRY_VERIFY(previousWrite().isEnabled());
        QTest::mouseClick(&previousWrite(), Qt::LeftButton);
        QTRY_VERIFY2(bench->place().startsWith("frame 1 · clear "), qPrintable(bench->place()));
        QVERIFY(bench->settle());
        QTest::mouseClick(&previousWrite(), Qt::LeftButton); // in the frame before
        QTRY_VERIFY2(bench->place().startsWith("frame 0 · draw 1 "), qPrintable(bench->place()));
        QVERIFY(bench->settle());
        QTest::mouseClick(&test::child<QToolButton>(*view, "nextWrite"), Qt::LeftButton);
        QTRY_VERIFY2(bench->place().startsWith("frame 1 · clear "), qPrintable(bench->place()));
        QVERIFY(bench->settle());
        select(core::ResourceKind::Buffer, 1);
        QTest::mouseClick(&test::child<QToolButton>(*view, "nextWrite"), Qt::LeftButton);
        QTRY_COMPARE(bench->window().banner().sentence(), QString("Nothing after this call writes to buffer 1"));
    }

private:
    [[nodiscard]] views::RowTable& table() const { return test::child<views::RowTable>(*view, "usageTable"); }
    [[nodiscard]] views::LinkLabel& sentence() const { return test::child<views::LinkLabel>(*view, "usageSentence"); }
    [[nodiscard]] views::UsageStrip& usageStrip() const { return test::part<views::UsageStrip>(*view); }
    [[nodiscard]] QToolButton& previousWrite() const { return test::child<QToolButton>(*view, "previousWrite"); }
    void select(core::ResourceKind kind, std::uint32_t name) const
    {
        bench->window().desk().select(views::ResourceLink{{kind, 1, name}});
    }

    std::unique_ptr<WindowBench> bench;
    views::UsageView* view = nullptr;
};

VITRINE_TEST(TestWindowUsage, QApplication)
#include "tst_window_usage.moc"
