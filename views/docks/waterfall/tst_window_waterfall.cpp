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

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

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

struct MillionTasks {
    static constexpr std::size_t kTasks = 1'000'000;
    TaskLines lines;
    std::vector<std::uint32_t> rows;

    MillionTasks()
    {
        for (std::uint32_t i = 0; i < kTasks; ++i) {
            const core::Cycle at = 4 * i;
            lines.add(std::array<TaskLines::Stretch, 4>{{{at, TaskPhase::Queued},
                                                         {at + 64, TaskPhase::Running},
                                                         {at + 96, TaskPhase::Pending},
                                                         {at + 160, TaskPhase::Running}}},
                      at + 192);
            rows.push_back(i);
        }
    }
};

/// Nanoseconds for a picture of the first ones, as high as the dock is at first; −1 when nothing is in its middle.
qint64 paintTime(const MillionTasks& all, std::size_t tasks, const views::TaskDetail* detail)
{
    constexpr int kHeight = 360;
    const RowScale shown{0, double(kHeight) / double(tasks), tasks};
    const views::CycleScale cycles{0, 4 * tasks + 192, 0, 1200};
    qint64 best = std::numeric_limits<qint64>::max();
    for (int i = 0; i < 5; ++i) {
        QElapsedTimer timer;
        timer.start();
        const QImage image = views::waterfallImage({all.lines, all.rows, {}, detail}, shown, cycles, kHeight, kTheme);
        best = std::min(best, timer.nsecsElapsed());
        if (image.pixel(600, kHeight / 2) == kTheme.panel.rgb())
            return -1;
    }
    return best;
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
            views::waterfallImage({lines, rows, {}}, RowScale{0, 4, 2}, views::CycleScale{0, 8, 0, 80}, 12, kTheme);
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
            views::waterfallImage({lines, rows, {}}, RowScale{0, 0.25, 4}, views::CycleScale{0, 100, 0, 10}, 1, kTheme);
        QCOMPARE(image.pixel(5, 0), colorOf(TaskPhase::Running));
    }

    /// A million lives of 64 cycles queued, 32 running, 64 pending and 32 running, one every 4 cycles. In the middle 16
    /// are queued in each cycle (64 / 4), 16 run and 16 are pending.
    void HET_10_levelsOfDetailCountEveryTask()
    {
        const MillionTasks all;
        const views::TaskDetail detail(all.lines, all.rows);
        // 10^6 / 64, / 1,024 and / 16,384, the last blocks with 576 rows.
        QCOMPARE(detail.blocks(0), std::size_t{15'625});
        QCOMPARE(detail.blocks(1), std::size_t{977});
        QCOMPARE(detail.blocks(2), std::size_t{62});
        for (std::size_t level = 0; level < 3; ++level)
            for (std::size_t block = 0; block < detail.blocks(level); ++block) {
                const std::size_t rows = views::TaskDetail::kBlockRows[level];
                const std::size_t tasks = std::min(rows, MillionTasks::kTasks - block * rows);
                for (const TaskPhase phase : {TaskPhase::Queued, TaskPhase::Running, TaskPhase::Pending})
                    QCOMPARE(detail.cyclesIn(level, block, phase, 0, core::kNever), 64.0 * double(tasks));
            }
        // The first 64 tasks are there in 444 cycles, 56 steps of 8. Cycles 0–7: task 0 in all, task 1 in four of them.
        QCOMPARE(detail.stepOf(0, 0), core::Cycle{8});
        QCOMPARE(detail.cyclesIn(0, 0, TaskPhase::Queued, 0, 8), 12.0);
        // Cycles 96–103: 16 are queued, 8 run for the first time; task 0 is pending, and task 1 from cycle 100 on.
        QCOMPARE(detail.cyclesIn(0, 0, TaskPhase::Queued, 96, 104), 128.0);
        QCOMPARE(detail.cyclesIn(0, 0, TaskPhase::Running, 96, 104), 64.0);
        QCOMPARE(detail.cyclesIn(0, 0, TaskPhase::Pending, 96, 104), 12.0);
        // 16,384 tasks are there in 65,724 cycles: 33 steps of 2,048.
        QCOMPARE(detail.stepOf(2, 0), core::Cycle{2048});
        QCOMPARE(detail.cyclesIn(2, 0, TaskPhase::Pending, 2048, 4096), 16.0 * 2048);
        QVERIFY2(detail.bytes() < 27'000'000, qPrintable(QString::number(detail.bytes())));
    }

    /// Rows that begin and end within blocks, in columns of 2,048 cycles and of 8; and the same as task by task.
    void HET_10_columnsHoldWhatAllOfTheirTasksDo()
    {
        const MillionTasks all;
        const views::TaskDetail detail(all.lines, all.rows);
        views::PhaseColumns wide({1'966'080, 1'966'080 + 131'072, 0, 64});
        detail.addTo(wide, all.lines, all.rows, 490'000, 530'000);
        views::PhaseColumns narrow({2'000'000, 2'000'512, 0, 64});
        detail.addTo(narrow, all.lines, all.rows, 490'000, 530'000);
        for (const TaskPhase phase : {TaskPhase::Queued, TaskPhase::Running, TaskPhase::Pending}) {
            QCOMPARE(wide.tasks(20, phase), 16.0f);
            QCOMPARE(narrow.tasks(20, phase), 16.0f);
        }
        QCOMPARE(wide.tasks(20, TaskPhase::Finished), 0.0f);
        views::PhaseColumns one({1'999'000, 2'002'000, 0, 77});
        views::PhaseColumns each = one;
        detail.addTo(one, all.lines, all.rows, 499'777, 500'333);
        for (std::size_t row = 499'777; row < 500'333; ++row)
            views::addLine(each, all.lines, row);
        for (int column = 0; column < 77; ++column)
            for (int phase = 0; phase < core::kTaskPhaseCount; ++phase)
                QVERIFY(std::abs(one.tasks(column, TaskPhase(phase)) - each.tasks(column, TaskPhase(phase))) < 0.5f);
    }

    /// A million tasks cost what a picture has pixels: as much, within a factor that leaves room for noise, as a
    /// thousand do, of which each has a line of its own.
    void HET_10_aMillionTasksCostNoMoreThanTheirPixels()
    {
        const MillionTasks all;
        const views::TaskDetail detail(all.lines, all.rows);
        const qint64 few = paintTime(all, 1000, nullptr);
        const qint64 many = paintTime(all, MillionTasks::kTasks, &detail);
        QVERIFY(few > 0 && many > 0); // on the diagonal there is something
        const QString told = QString("1,000: %1 us, 1,000,000: %2 us").arg(few / 1000).arg(many / 1000);
        qInfo().noquote() << told;
        QVERIFY2(many < 10 * few, qPrintable(told));
    }

    void zoomGoesFromTheDrawToACycle()
    {
        views::CycleWindow window;
        window.reset(1000);
        for (int i = 0; i < 60; ++i)
            window.zoom(0.8, 700);
        QCOMPARE(window.span(), core::Cycle{1});
        QVERIFY(window.first() <= 700 && window.end() >= 700);
        window.zoom(0.8, 700);
        QCOMPARE(window.span(), core::Cycle{1});
        for (int i = 0; i < 60; ++i) // a single cycle times 1.25 is one as well
            window.zoom(1.25, 700);
        QVERIFY(window.showsAll());
    }

    void HET_09_inACycleAreItsTasksAlone()
    {
        QVERIFY(open());
        auto& recordings = views::Recordings::of(desk());
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(&waterfall(), Qt::Key_W);
        QCOMPARE(recordings.window().span(), core::Cycle{1});
        const core::Cycle cycle = recordings.window().first();
        std::size_t there = 0;
        for (const core::TaskRecord& task : log().tasks())
            there += task.enqueued <= cycle && task.retired > cycle ? 1 : 0;
        QCOMPARE(test::Shown::rows(waterfall()).size(), there);
        QCOMPARE(waterfall().scale().cycleWidth(), double(waterfall().scale().width));
        for (int i = 0; i < 40; ++i)
            QTest::keyClick(&waterfall(), Qt::Key_S);
        QVERIFY(recordings.window().showsAll());
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
        QTRY_COMPARE(order.groups().size(), std::size_t{2});
        QCOMPARE(order.groups()[0].key, std::uint64_t{0});
        QCOMPARE(order.groups()[1].key, std::uint64_t{1});
        const auto border = static_cast<int>(order.groups()[1].firstRow);
        QCOMPARE(text(0, 4), QString("sp.0"));
        QCOMPARE(text(border - 1, 4), QString("sp.0"));
        QCOMPARE(text(border, 4), QString("sp.1"));
        QCOMPARE(text(16, 4), QString("sp.1"));
        view->findChild<QComboBox*>("waterfallGrouping")->setCurrentIndex(3);
        QTRY_COMPARE(order.grouping(), views::TaskGrouping::Primitive);
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
