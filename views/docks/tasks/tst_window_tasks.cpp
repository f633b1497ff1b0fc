// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/tasks/task_life.h"
#include "views/docks/tasks/task_model.h"
#include "views/docks/tasks/tasks_view.h"
#include "views/kit/row_table.h"
#include "views/machine/linked_text.h"
#include "views/theme/counted.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;
using views::TaskModel;

/// Draw 0 of test_capture.h: 3 vertices are one task, the 8 × 8 pixels of the left half 16 tasks (a quad each); its
/// program asks no device.
class TestWindowTasks final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1, test::kShadesFragments), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("tasks"));
        view = dynamic_cast<views::TasksView*>(docks.view("tasks"));
        QVERIFY(view);
        QTRY_COMPARE(model().rowCount(), 17);
    }
    void cleanup() { bench.reset(); }

    void everyTaskIsListed()
    {
        QCOMPARE(view->count().text(), QString("In all cycles: 17 tasks"));
        QCOMPARE(text(0, TaskModel::StageColumn), QString("vertex"));
        QCOMPARE(text(0, TaskModel::TargetColumn), QString("vertices 0–2"));
        QCOMPARE(text(0, TaskModel::ItemsColumn), QString("3"));
        for (int row = 1; row < 17; ++row) {
            QCOMPARE(text(row, TaskModel::StageColumn), QString("fragment"));
            QCOMPARE(text(row, TaskModel::ItemsColumn), QString("4"));
            QCOMPARE(text(row, TaskModel::RequestsColumn), QString("0"));
            QCOMPARE(text(row, TaskModel::PendingColumn), QString("0"));
        }
        QCOMPARE(text(0, TaskModel::ReasonColumn), QString("only kind that waited")); // HET-07: there was nothing else
    }

    void filtersNarrowTheList()
    {
        test::child<QComboBox>(*view, "taskStage").setCurrentIndex(1);
        QCOMPARE(model().rowCount(), 1);
        QCOMPARE(view->count().text(), QString("In all cycles: 1 of 17 tasks"));
        test::child<QComboBox>(*view, "taskStage").setCurrentIndex(0);
        QVERIFY(!atPixel().isEnabled());
        bench->window().desk().select(views::PixelLink{5, 3});
        QTest::mouseClick(&atPixel(), Qt::LeftButton);
        QCOMPARE(model().rowCount(), 1);
        QVERIFY(model().index(0, TaskModel::TargetColumn).data(Qt::ToolTipRole).toString().contains("5,3"));
        bench->window().desk().select(views::PixelLink{12, 3}); // the right half is the next draw's
        QCOMPARE(model().rowCount(), 0);
        QTest::mouseClick(&atPixel(), Qt::LeftButton);
        int both = 0;
        for (int processor : {1, 2}) {
            test::child<QComboBox>(*view, "taskProcessor").setCurrentIndex(processor);
            both += model().rowCount();
        }
        QCOMPARE(both, 17); // nobody waits: every task stays where it began
    }

    void inFlightFollowsTheCursor()
    {
        QTest::mouseClick(&test::child<QToolButton>(*view, "tasksInFlight"), Qt::LeftButton);
        QVERIFY(model().rowCount() > 0); // the cursor stands where most units work
        goTo(views::Recordings::of(bench->window().desk()).recording()->length());
        QTRY_COMPARE(model().rowCount(), 0);
        goTo(model().list().task(0).enqueued + 1); // the cycle in which it comes has been executed
        QTRY_COMPARE(model().rowCount(), 1);
        QCOMPARE(text(0, TaskModel::NowColumn), QString("queued"));
    }

    void BYP_02_threadsHaveAProgramCounterAndTheirOwnRegisters()
    {
        QCOMPARE(text(0, TaskModel::PcColumn), QString("–")); // behind the draw nothing is in flight
        const core::TaskRecord vertices = model().list().task(0);
        goTo(vertices.enqueued);
        QTRY_COMPARE(text(0, TaskModel::PcColumn), QString("0"));
        QCOMPARE(text(0, TaskModel::RegistersColumn), QString("0"));
        QCOMPARE(text(1, TaskModel::PcColumn), QString("–"));
        // The stages have registers of their own, and each of two tasks in flight begins elsewhere.
        goTo(model().list().task(2).enqueued);
        QTRY_COMPARE(text(1, TaskModel::RegistersColumn), QString("0"));
        QVERIFY(text(2, TaskModel::RegistersColumn) != text(1, TaskModel::RegistersColumn));
        QVERIFY(text(2, TaskModel::RegistersColumn) != "–");
        QCOMPARE(text(2, TaskModel::PcColumn), QString("0"));
        const core::Cycle issued = model().list().facts(1).issued;
        goTo(issued + 2); // an instruction of four fragments on four ALUs takes a clock
        QTRY_VERIFY(text(1, TaskModel::PcColumn).toInt() > 0);
    }

    void theLifeOfATaskLeadsFromStepToStep()
    {
        table().setFocus();
        table().setCurrentIndex(model().index(1, 0));
        const core::TaskRecord task = *model().task(model().index(1, 0));
        QCOMPARE(bench->window().desk().selection(), views::Selection(views::TaskLink{0, task.id}));
        const auto& steps = *test::child<views::RowTable>(*view, "tasksSteps").model();
        QCOMPARE(steps.rowCount(), 5); // enqueued, in a segment, issued, finished, retired
        QCOMPARE(steps.index(0, 1).data().toString(), QString("enqueued"));
        QCOMPARE(steps.index(4, 1).data().toString(), QString("retired"));
        QCOMPARE(life().scale().first, task.enqueued);
        QVERIFY2(life().textAt(task.enqueued).startsWith("queued in cycles"), qPrintable(life().textAt(task.enqueued)));
        goTo(views::Recordings::of(bench->window().desk()).recording()->length());
        QTest::keyClick(&life(), Qt::Key_Left);                                        // from the end of the draw
        QTRY_COMPARE(bench->window().desk().moment().inside->cycle, task.retired + 1); // where that is shown
        QTRY_VERIFY2(text("Values").startsWith(QString("At cycle %1: ").arg(views::grouped(task.retired + 1))),
                     qPrintable(text("Values")));
        QVERIFY(test::part<views::LinkedText>(*view).toPlainText().contains("posts no requests"));
    }

    void aTaskSelectedElsewhereIsShown()
    {
        const core::TaskRecord task = *model().task(model().index(9, 0));
        bench->window().desk().follow({{}, views::TaskLink{0, task.id}});
        QTRY_COMPARE(table().currentIndex().row(), 9);
        table().sortByColumn(TaskModel::TaskColumn, Qt::DescendingOrder);
        QCOMPARE(model().task(table().currentIndex())->id, task.id); // it moves with its row
        for (int row = 1; row < 17; ++row)
            QVERIFY(model().task(model().index(row, 0))->id.value < model().task(model().index(row - 1, 0))->id.value);
        QVERIFY(views::modelAsCsv(model()).contains("vertices 0"));
    }

private:
    [[nodiscard]] views::TaskLife& life() const { return test::part<views::TaskLife>(*view); }
    [[nodiscard]] QToolButton& atPixel() const { return test::child<QToolButton>(*view, "tasksAtPixel"); }
    void goTo(core::Cycle cycle) const
    {
        const views::Desk& desk = bench->window().desk();
        bench->window().desk().follow({views::DrawLink{0, cycle}, {}});
        QTRY_VERIFY(desk.moment().inside && desk.moment().inside->cycle == cycle);
    }
    [[nodiscard]] TaskModel& model() const { return test::part<TaskModel>(*view); }
    [[nodiscard]] QTreeView& table() const { return test::child<QTreeView>(*view, "taskTable"); }
    /// Of a label, by the name that it is told by.
    [[nodiscard]] QString text(const QString& name) const
    {
        for (const QLabel* label : view->findChildren<QLabel*>())
            if (label->accessibleName() == name)
                return label->text();
        return {};
    }
    [[nodiscard]] QString text(int row, int column) const { return model().index(row, column).data().toString(); }

    std::unique_ptr<WindowBench> bench;
    views::TasksView* view = nullptr;
};

VITRINE_TEST(TestWindowTasks, QApplication)
#include "tst_window_tasks.moc"
