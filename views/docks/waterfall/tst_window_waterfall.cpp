// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/session/machine/task_section.h"
#include "tests/harness/test_class.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/docks/waterfall/waterfall_view.h"
#include "views/kit/fact_table.h"
#include "views/machine/activity_style.h"
#include "views/machine/cycle_window.h"

#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QFile>
#include <QToolButton>

#include <array>

using namespace vitrine;
using core::TaskPhase;
using test::WindowBench;
using views::RowScale;
using views::TaskLines;

namespace {

const views::Theme kTheme = views::Theme::dark();

/// The color that a phase has at a place where its pattern has no ink.
QRgb colorOf(TaskPhase phase)
{
    return views::taskPhaseStyle(phase, kTheme).fill.color.rgb();
}

} // namespace

/// Draw 0 of test_capture.h: 3 vertices are one task, the 8 × 8 pixels of the left half 16 tasks (a quad each); its
/// program asks no device.
class TestWindowWaterfall final : public QObject {
    Q_OBJECT

private slots:
    /// Two tasks over 8 cycles, 10 pixels each, rows of 4 pixels: the first queued in 0–2, running in 2–8; the second
    /// comes in 4.
    void HET_10_rowsShowWhatTasksDo()
    {
        TaskLines lines;
        lines.add(std::array<TaskLines::Stretch, 2>{{{0, TaskPhase::Queued}, {2, TaskPhase::Running}}}, 8);
        lines.add(std::array<TaskLines::Stretch, 1>{{{4, TaskPhase::Completed}}}, 6);
        const std::array<std::uint32_t, 2> rows{0, 1};
        const QImage image =
            views::waterfallImage(lines, rows, RowScale{0, 4, 2}, views::CycleScale{0, 8, 0, 80}, 12, kTheme);
        QCOMPARE(image.size(), QSize(80, 12));
        QCOMPARE(image.pixel(5, 1), colorOf(TaskPhase::Queued));
        QCOMPARE(image.pixel(19, 1), colorOf(TaskPhase::Queued));
        QCOMPARE(image.pixel(20, 1), colorOf(TaskPhase::Running));
        QCOMPARE(image.pixel(79, 1), colorOf(TaskPhase::Running));
        QCOMPARE(image.pixel(39, 5), kTheme.panel.rgb());
        QCOMPARE(image.pixel(40, 5), colorOf(TaskPhase::Completed));
        QCOMPARE(image.pixel(60, 5), kTheme.panel.rgb());
        QCOMPARE(image.pixel(5, 3), kTheme.panel.rgb()); // between rows
        QCOMPARE(image.pixel(5, 9), kTheme.panel.rgb()); // below the last
        QCOMPARE(lines.in(0, TaskPhase::Running), core::Cycle{6});
    }

    /// Four tasks to a line of pixels, three of which run: that is what is seen.
    void HET_10_aPixelShowsWhatMostOfItsTasksDo()
    {
        TaskLines lines;
        for (const TaskPhase phase : {TaskPhase::Running, TaskPhase::Completed, TaskPhase::Running, TaskPhase::Running})
            lines.add(std::array<TaskLines::Stretch, 1>{{{0, phase}}}, 100);
        const std::array<std::uint32_t, 4> rows{0, 1, 2, 3};
        const QImage image =
            views::waterfallImage(lines, rows, RowScale{0, 0.25, 4}, views::CycleScale{0, 100, 0, 10}, 1, kTheme);
        QCOMPARE(image.pixel(5, 0), colorOf(TaskPhase::Running));
    }

    /// A million tasks cost what a picture has pixels: as much, within a factor that leaves room for noise, as a
    /// thousand do, of which each has a line of its own.
    void HET_10_aMillionTasksCostNoMoreThanTheirPixels()
    {
        const auto timeFor = [](std::uint32_t tasks) {
            TaskLines lines;
            std::vector<std::uint32_t> rows;
            for (std::uint32_t i = 0; i < tasks; ++i) {
                const core::Cycle at = 10 * i;
                lines.add(std::array<TaskLines::Stretch, 4>{{{at, TaskPhase::Queued},
                                                             {at + 100, TaskPhase::Running},
                                                             {at + 120, TaskPhase::Pending},
                                                             {at + 220, TaskPhase::Running}}},
                          at + 240);
                rows.push_back(i);
            }
            constexpr int kHeight = 1000;
            const RowScale shown{0, double(kHeight) / tasks, tasks};
            const views::CycleScale cycles{0, 10ull * tasks + 240, 0, 1200};
            QElapsedTimer timer;
            timer.start();
            const QImage image = views::waterfallImage(lines, rows, shown, cycles, kHeight, kTheme);
            const qint64 passed = timer.nsecsElapsed();
            return image.pixel(600, 500) == kTheme.panel.rgb() ? qint64{-1} : passed;
        };
        const qint64 few = timeFor(1000);
        const qint64 many = timeFor(1'000'000);
        QVERIFY(few > 0 && many > 0); // on the diagonal there is something
        QVERIFY2(many < 20 * few, qPrintable(QString("%1 ns, %2 ns").arg(few).arg(many)));
    }

    void HET_09_tasksOfADrawStandInRows()
    {
        QVERIFY(open());
        QCOMPARE(waterfall().content().order.size(), std::size_t{17});
        const auto& tasks = log().tasks();
        for (std::size_t row = 0; row < 17; ++row)
            QCOMPARE(waterfall().content().order.task(row).id, tasks[row].id); // by time
        QCOMPARE(view->table().model()->rowCount(), 17);
        QCOMPARE(text(0, 1), QString("vertex"));
        QCOMPARE(text(1, 1), QString("fragment"));
        core::Cycle sum = 0; // by phase, from the seventh column on
        for (int column = 6; column < 6 + core::kTaskPhaseCount; ++column)
            sum += view->table().model()->index(3, column).data(views::kValueRole).toULongLong();
        QCOMPARE(sum, tasks[3].retired - tasks[3].enqueued);
    }

    void HET_09_aClickGoesToTheCycleAndSelectsTheTask()
    {
        QVERIFY(open());
        const auto row = waterfall().rowRect(5);
        const views::CycleScale scale = waterfall().scale();
        const core::Cycle cycle = scale.cycleAt(scale.left + scale.width / 2);
        QTest::mouseClick(waterfall().viewport(), Qt::LeftButton, {},
                          QPoint(scale.left + scale.width / 2, int(row.center().y())));
        QCOMPARE(desk().selection(), views::Selection(views::TaskLink{0, log().tasks()[5].id}));
        QTRY_COMPARE(views::Recordings::of(desk()).cursor(), cycle + 1); // the cycle has been executed
        QCOMPARE(waterfall().selectedRow(), std::optional<std::size_t>(5));
        QVERIFY2(waterfall().accessibleDescription().contains(QString("task %1").arg(log().tasks()[5].id.value)),
                 qPrintable(waterfall().accessibleDescription()));
        waterfall().setFocus();
        QTest::keyClick(&waterfall(), Qt::Key_Down);
        QCOMPARE(desk().selection(), views::Selection(views::TaskLink{0, log().tasks()[6].id}));
    }

    void rowsAreZoomedAndTheSelectedOneStays()
    {
        QVERIFY(open());
        QCOMPARE(waterfall().rows().first, 0.0);
        desk().select(views::TaskLink{0, log().tasks()[16].id});
        for (int i = 0; i < 8; ++i)
            waterfall().zoomRows(2, waterfall().rowRect(16).center().y());
        QVERIFY(waterfall().rows().height >= views::kLetterHeight);
        QVERIFY(waterfall().viewport()->rect().contains(waterfall().rowRect(16).center().toPoint()));
        waterfall().showAllRows();
        QVERIFY(waterfall().rowRect(16).bottom() <= waterfall().viewport()->height());
    }

    void rowsFollowTheCyclesThatAreShown()
    {
        QVERIFY(open());
        const core::TaskRecord last = log().tasks()[16];
        views::Recordings::of(desk()).window().show(last.retired - 16, last.retired);
        std::size_t there = 0; // in those cycles
        for (const core::TaskRecord& task : log().tasks())
            there += task.enqueued < last.retired && task.retired > last.retired - 16 ? 1 : 0;
        QCOMPARE(test::Shown::rows(waterfall()).size(), there);
        QVERIFY(there < 17);
        view->findChild<QToolButton*>("waterfallFollows")->click();
        QCOMPARE(test::Shown::rows(waterfall()).size(), std::size_t{17});
    }

    void HET_07_groupsAreThoseOfTheProcessors()
    {
        QVERIFY(open());
        view->findChild<QComboBox*>("waterfallGrouping")->setCurrentIndex(1);
        const views::TaskOrder& order = waterfall().content().order;
        QCOMPARE(order.groups().size(), std::size_t{2});
        QCOMPARE(order.groups()[0].key, std::uint64_t{0});
        QCOMPARE(order.groups()[1].key, std::uint64_t{1});
        const auto border = static_cast<int>(order.groups()[1].firstRow);
        QCOMPARE(text(0, 4), QString("sp.0"));
        QCOMPARE(text(border - 1, 4), QString("sp.0"));
        QCOMPARE(text(border, 4), QString("sp.1"));
        QCOMPARE(text(16, 4), QString("sp.1"));
        view->findChild<QComboBox*>("waterfallGrouping")->setCurrentIndex(3);
        QCOMPARE(order.groups()[0].key, std::uint64_t{0}); // vertices first
        QCOMPARE(order.groups()[1].firstRow, std::size_t{1});
    }

    void theListOfTasksLeadsHere()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1, test::kShadesFragments), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("tasks"));
        auto* button = docks.view("tasks")->findChild<QToolButton*>("tasksWaterfall");
        QTRY_VERIFY(button && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(docks.view("waterfall")->isVisible());
    }

    void rowsAndPictureAreSaved()
    {
        QVERIFY(open());
        QStringList suffixes;
        for (const views::Export& one : view->exports())
            suffixes << one.suffix;
        QCOMPARE(suffixes, (QStringList{"csv", "json", "png"}));
        QCOMPARE(views::saveExport(view->exports()[0], bench->path("tasks.csv"), {}), QString());
        QFile file(bench->path("tasks.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 18); // the names, and 17 tasks
    }

    void cleanup() { bench.reset(); }

private:
    bool open()
    {
        bench = std::make_unique<WindowBench>();
        if (!test::writeFrames(bench->path("frames.vitrine"), 1, test::kShadesFragments).isEmpty() ||
            !bench->start({bench->path("frames.vitrine"), "--draw", "0"}))
            return false;
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("waterfall"));
        view = dynamic_cast<views::WaterfallView*>(docks.view("waterfall"));
        return view && QTest::qWaitFor([this] { return waterfall().content().order.size() == 17; }, 10'000);
    }
    views::Waterfall& waterfall() const { return view->waterfall(); }
    views::Desk& desk() const { return bench->window().desk(); }
    const core::TaskLog& log() const { return *waterfall().content().order.log(); }
    QString text(int row, int column) const { return view->table().model()->index(row, column).data().toString(); }

    std::unique_ptr<WindowBench> bench;
    views::WaterfallView* view = nullptr;
};

VITRINE_TEST(TestWindowWaterfall, QApplication)
#include "tst_window_waterfall.moc"
