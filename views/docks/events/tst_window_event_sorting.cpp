// SPDX-License-Identifier: Apache-2.0
// RUN-09: the columns of what draws cost, and the order that they give the events.
#include "tests/harness/test_class.h"
#include "tests/ui/context_menu.h"
#include "tests/ui/cost_capture.h"
#include "tests/ui/model_rows.h"
#include "tests/ui/window_bench.h"
#include "tests/ui/without_cycles.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"

#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QHeaderView>
#include <QSettings>
#include <QTreeView>

using namespace vitrine;
using test::findRow;
using test::WindowBench;
using views::EventModel;

namespace {

const QStringList kAsCalled{"Clear", "Draw 0", "pair", "Draw 1", "Draw 2", "Draw 3", "Present"};
const QStringList kMostFirst{"Draw 3", "pair", "Draw 1", "Draw 2", "Draw 0", "Clear", "Present"};
const QStringList kLeastFirst{"Draw 0", "pair", "Draw 2", "Draw 1", "Draw 3", "Clear", "Present"};

} // namespace

class TestWindowEventSorting final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        test::hideCycles(*bench);
        QCOMPARE(test::writeCosts(bench->path("costs.vitrine"), test::kShadesFragments), QString());
        open();
    }
    void cleanup() { bench.reset(); }

    // Each fragment is a run, where nothing can bypass the processors; where they can, colors alone need none.
    void RUN_09_shaderRunsAreCounted()
    {
        show({"shaderRuns"});
        QTRY_COMPARE(number("Draw 0", EventModel::ShaderRunsColumn), QVariant(32));
        QCOMPARE(number("pair", EventModel::ShaderRunsColumn), QVariant(64 + 16));
        QCOMPARE(number("Frame 0", EventModel::ShaderRunsColumn), QVariant(32 + 64 + 16 + 96));
        QVERIFY(!number("Clear", EventModel::ShaderRunsColumn).isValid());
        QVERIFY2(cell("Draw 0", EventModel::ShaderRunsColumn)
                     .data(Qt::ToolTipRole)
                     .toString()
                     .contains("\n32 fragment shader runs"),
                 qPrintable(cell("Draw 0", EventModel::ShaderRunsColumn).data(Qt::ToolTipRole).toString()));
        QCOMPARE(test::writeCosts(bench->path("bypassed.vitrine"), {}), QString());
        bench->window().open(bench->path("bypassed.vitrine"));
        QTRY_COMPARE(number("Frame 0", EventModel::ShaderRunsColumn), QVariant(0));
        QCOMPARE(number("Frame 0", EventModel::CostColumn), QVariant(208));
    }

    // Nothing is tested here, so nothing can be culled or tested early, and no program discards.
    void RUN_12_whatDrawsGoWithoutStandsInAColumn()
    {
        QVERIFY(tree().isColumnHidden(EventModel::WithoutColumn));
        show({"without"});
        const auto text = [this](const QString& row) { return cell(row, EventModel::WithoutColumn).data().toString(); };
        QTRY_COMPARE(text("Draw 0"), QString("HiZ culling, early test, bypass, layer 2"));
        QVERIFY(text("Frame 0").isEmpty() && text("Clear").isEmpty());
        const QString tip = cell("Draw 0", EventModel::WithoutColumn).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains("bypass: does not work"), qPrintable(tip));
        QCOMPARE(test::writeCosts(bench->path("bypassed.vitrine"), {}), QString());
        bench->window().open(bench->path("bypassed.vitrine"));
        QTRY_COMPARE(text("Draw 0"), QString("HiZ culling, early test, layer 2"));
    }

    void RUN_09_clicksOnAHeadOrderTheDrawsOfEachFrame()
    {
        QTRY_COMPARE(number("Draw 3", EventModel::CostColumn), QVariant(96));
        QCOMPARE(rows(0), kAsCalled);
        click(EventModel::CostColumn);
        QCOMPARE(rows(0), kMostFirst);
        QCOMPARE(header().sortIndicatorSection(), int(EventModel::CostColumn));
        QCOMPARE(header().sortIndicatorOrder(), Qt::DescendingOrder);
        QVERIFY(header().isSortIndicatorShown());
        tree().expandAll(); // A frame that is counted later is ordered then.
        QTRY_COMPARE(rows(1), (QStringList{"Draw 5", "Draw 4", "Clear", "Present"}));
        QCOMPARE(tree().model()->index(0, 0).data(EventModel::LabelRole), QVariant("Frame 0"));
        click(EventModel::CostColumn);
        QCOMPARE(rows(0), kLeastFirst);
        QCOMPARE(rows(1), (QStringList{"Draw 4", "Draw 5", "Clear", "Present"}));
        click(EventModel::CostColumn);
        QCOMPARE(rows(0), kAsCalled);
        QCOMPARE(header().sortIndicatorSection(), -1);
        click(EventModel::CostColumn);
        click(EventModel::EventColumn); // by names nothing is ordered
        QCOMPARE(rows(0), kAsCalled);
        QCOMPARE(header().sortIndicatorSection(), -1);
    }

    void RUN_09_stepsGoInTheOrderOfTheCalls()
    {
        QTRY_VERIFY(number("Draw 3", EventModel::CostColumn).isValid());
        click(EventModel::CostColumn);
        for (const char* draw : {"Draw 1", "Draw 2", "Draw 3"}) {
            bench->press(Qt::Key_F10);
            QVERIFY(bench->settle());
            QCOMPARE(tree().currentIndex().data(EventModel::LabelRole).toString(), QString(draw));
            QVERIFY(tree().currentIndex().data(EventModel::CurrentRole).toBool());
        }
        QCOMPARE(rows(0), kMostFirst);
    }

    void RUN_09_menusAndAKeyOrderToo()
    {
        QTRY_VERIFY(number("Draw 3", EventModel::CostColumn).isValid());
        tree().setFocus();
        QTimer::singleShot(0, &tree(), [this] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            QVERIFY(menu->actions().at(0)->isChecked()); // the order of the calls
            QTest::keyClick(menu, Qt::Key_Down);
            QTest::keyClick(menu, Qt::Key_Return);
        });
        QTest::keyClick(&tree(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(rows(0), kMostFirst);
        const QPoint place = tree().visualRect(findRow(*tree().model(), "Draw 0")).center();
        QVERIFY(test::menuOf(*tree().viewport(), place).contains("Sort by"));
        QTimer::singleShot(0, &tree(), [this] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction* action : menu->findChildren<QAction*>())
                if (action->text() == "Least first")
                    action->trigger();
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, tree().viewport()->mapToGlobal(place));
        QApplication::sendEvent(tree().viewport(), &event);
        QCOMPARE(rows(0), kLeastFirst);
    }

    void RUN_09_aColumnThatIsSortedByIsShownAndItsEndEndsTheOrder()
    {
        QTRY_VERIFY(number("Draw 3", EventModel::CostColumn).isValid());
        show({"shaderRuns"});
        click(EventModel::ShaderRunsColumn);
        QTRY_COMPARE(rows(0), kMostFirst);
        show({});
        QCOMPARE(rows(0), kAsCalled);
        QCOMPARE(header().sortIndicatorSection(), -1);
    }

    void RUN_09_theOrderIsRemembered()
    {
        click(EventModel::CostColumn);
        click(EventModel::CostColumn);
        bench->restart();
        open();
        QCOMPARE(header().sortIndicatorSection(), int(EventModel::CostColumn));
        QCOMPARE(header().sortIndicatorOrder(), Qt::AscendingOrder);
        QTRY_COMPARE(rows(0), kLeastFirst);
    }

    void RUN_09_rowsAreExportedAndCopiedAsShown()
    {
        show({"shaderRuns"}); // with them cycles and energy are counted, whether there is room for their columns or not
        QTRY_VERIFY(number("Draw 3", EventModel::ShaderRunsColumn).isValid());
        click(EventModel::ShaderRunsColumn);
        tree().expandAll();
        QTRY_COMPARE(rows(1).value(0), QString("Draw 5"));
        QCOMPARE(views::saveExport(bench->window().events().exports()[0], bench->path("events.csv"), {}), QString());
        QFile file(bench->path("events.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split("\r\n", Qt::SkipEmptyParts);
        const QStringList head = lines.value(0).split(",");
        QVERIFY2(lines.value(0).endsWith(
                     ",Fragments,Stencil writes,Touched,Painted,Cycles,Energy,Shader runs,Goes without,Comment"),
                 qPrintable(lines.value(0)));
        const QStringList draws{"Draw 3", "Draw 1", "Draw 2", "Draw 0", "Draw 5", "Draw 4"};
        const QStringList runs{"96", "64", "16", "32", "128", "16"};
        QStringList exported, exportedRuns;
        for (const QString& line : lines.mid(1)) {
            if (!line.contains(",Draw "))
                continue;
            const QStringList front = line.split(",");
            exported << front[3];
            const QStringList back = line.section("\"", 2).split(","); // behind the call, which has commas
            const qsizetype cycles = head.indexOf("Cycles") - head.indexOf("Call");
            QVERIFY(back.value(cycles).toULongLong() > 0 && back.value(cycles + 1).toDouble() > 0.0);
            exportedRuns << back.value(cycles + 2);
        }
        QCOMPARE(exported, draws);
        QCOMPARE(exportedRuns, runs);

        tree().setFocus();
        tree().setCurrentIndex(findRow(*tree().model(), "Draw 1"));
        tree().selectionModel()->select(findRow(*tree().model(), "Draw 3"),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
        bench->window().events().copy();
        const QStringList copied = QApplication::clipboard()->text().split("\n");
        QCOMPARE(copied.size(), 2);
        QVERIFY(copied[0].startsWith("Draw 3 ") && copied[1].startsWith("Draw 1 "));
    }

private:
    void open()
    {
        QVERIFY(bench->start({bench->path("costs.vitrine"), "--draw", "0"}));
        tree().expandAll();
    }
    /// Columns beside those that are there at first.
    void show(const QStringList& columns)
    {
        QSettings& settings = bench->window().desk().settings();
        settings.setValue("docks/events/shownColumns", columns);
        emit bench->window().desk().eventDecorationsChanged(); // columns are laid out again
    }
    void click(int column)
    {
        const int left = header().sectionViewportPosition(column);
        QTest::mouseClick(header().viewport(), Qt::LeftButton, {},
                          {left + header().sectionSize(column) / 2, header().height() / 2});
    }
    /// Those of a frame that are shown, down the tree.
    [[nodiscard]] QStringList rows(int frame) const
    {
        QStringList labels;
        for (QModelIndex row = tree().indexBelow(tree().model()->index(frame, 0)); row.parent().isValid();
             row = tree().indexBelow(row))
            labels << row.data(EventModel::LabelRole).toString();
        return labels;
    }
    [[nodiscard]] QModelIndex cell(const QString& start, int column) const
    {
        return findRow(*tree().model(), start).siblingAtColumn(column);
    }
    [[nodiscard]] QVariant number(const QString& start, int column) const
    {
        const QVariant value = cell(start, column).data(views::kValueRole);
        return value.isValid() ? QVariant(value.toInt()) : QVariant();
    }
    [[nodiscard]] QTreeView& tree() const { return test::child<QTreeView>(bench->window().events(), "eventTree"); }
    [[nodiscard]] QHeaderView& header() const { return *tree().header(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowEventSorting, QApplication)
#include "tst_window_event_sorting.moc"
