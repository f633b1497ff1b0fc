// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/machine_config.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/queues/queues_view.h"
#include "views/kit/row_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/machine/linked_text.h"

#include <QDockWidget>
#include <QLabel>
#include <QScrollBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

using namespace vitrine;
using test::WindowBench;
using views::Lane;
using views::LaneKind;

/// Draw 0 of test_capture.h: 3 vertices are one task of VTQ, 8 × 8 pixels are 16 tasks of FTQ (a quad each); its
/// program asks no device.
class TestWindowQueues final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1, test::kShadesFragments), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("queues"));
        view = dynamic_cast<views::QueuesView*>(docks.view("queues"));
        QVERIFY(view);
        QTRY_VERIFY(!test::Shown::lanes(*view).empty());
    }
    void cleanup() { bench.reset(); }

    void everyUnitAndQueueOfTheMachineHasALane()
    {
        QCOMPARE(names(LaneKind::Heading),
                 QStringList({"Units: what each does", "Queues: entries over time", "Queues between stages"}));
        QCOMPARE(names(LaneKind::Unit).mid(0, 2), QStringList({"sp.0", "sp.1"}));
        QCOMPARE(names(LaneKind::Queue), QStringList({"vtq", "ftq", "arq", "apq"})); // between stages: closed at first
        timeline().setCurrentTrack(test::Shown::lanes(*view).size() - 1);
        QTest::keyClick(&timeline(), Qt::Key_Space);
        const auto& recording = *views::Recordings::of(bench->window().desk()).recording();
        QCOMPARE(names(LaneKind::Unit).size(), qsizetype(recording.units().size()));
        QCOMPARE(names(LaneKind::Queue).size(), qsizetype(recording.queues().size()));
    }

    void queuesAreTables_HET_12()
    {
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        QVERIFY(table("queuesQueues").isVisible());
        QCOMPARE(cell(table("queuesQueues"), "vtq", "Items in"), QString("1"));
        QCOMPARE(cell(table("queuesQueues"), "vtq", "Would have been enough"), QString("1"));
        QCOMPARE(cell(table("queuesQueues"), "vtq", "Capacity"), QString("32"));
        QCOMPARE(cell(table("queuesQueues"), "ftq", "Items in"), QString("16"));
        QCOMPARE(cell(table("queuesQueues"), "ftq", "Items out"), QString("16"));
        QCOMPARE(cell(table("queuesQueues"), "arq", "Items in"), QString("0"));
        QCOMPARE(cell(table("queuesQueues"), "ftq", "Term"), QString("fragment shader task queue"));
        QVERIFY(views::modelAsCsv(*table("queuesQueues").model()).contains("ftq"));
    }

    void HET_13_subQueuesHaveLanesAndRowsWithCapacitiesOfTheirOwn()
    {
        views::MachineChoice machine = *bench->window().desk().moment().machine;
        machine.config.queues->apqSplit = core::QueueSplit::ByDevice;
        machine.config.queues->apqDepth = 16;
        bench->window().desk().useMachine(machine);
        const QStringList devices{"TEX", "FFS", "FFP"};
        const QStringList ofTasks = QStringList{"no device"} + devices;
        QTRY_COMPARE(names(LaneKind::SubQueue), ofTasks + ofTasks + devices + devices); // vtq, ftq, arq, apq
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        const auto& model = *table("queuesQueues").model();
        const auto part = [&](const char* queue, int row, const QString& column) {
            QModelIndex parent;
            for (int i = 0; i < model.rowCount(); ++i)
                if (model.index(i, 0).data().toString() == QLatin1String(queue))
                    parent = model.index(i, 0);
            for (int i = 0; i < model.columnCount(); ++i)
                if (model.headerData(i, Qt::Horizontal).toString() == column)
                    return model.index(row, i, parent).data().toString();
            return QString();
        };
        // Sixteen entries: the first part takes what is left over.
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(part("apq", i, "Queue"), devices[i]);
            QCOMPARE(part("apq", i, "Term"), QString("part of apq"));
            QCOMPARE(part("apq", i, "Capacity"), QString::number(i == 0 ? 6 : 5));
            QCOMPARE(part("apq", i, "Most"), QString("0")); // the program asks no device
            QCOMPARE(part("arq", i, "Capacity"), QString());
        }
        QVERIFY(part("ftq", 0, "Most").toInt() > 0); // tasks that ask no device
        QCOMPARE(part("ftq", 1, "Most"), QString("0"));
    }

    void unitsAreTablesThatAddUp()
    {
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        view->tables().setCurrentWidget(&table("queuesUnits"));
        int finished = 0;
        for (const char* path : {"sp.0", "sp.1"}) {
            finished += cell(table("queuesUnits"), path, "Tasks finished").toInt();
            QCOMPARE(cell(table("queuesUnits"), path, "Requests"), QString("0"));
        }
        QCOMPARE(finished, 17);
        view->tables().setCurrentWidget(&table("queuesBlocked"));
        const auto& model = *table("queuesBlocked").model();
        QVERIFY(model.rowCount() > 0);
        for (int row = 1; row < model.rowCount(); ++row) // the longest first
            QVERIFY(model.index(row, 0).data(views::kValueRole).toULongLong() <=
                    model.index(row - 1, 0).data(views::kValueRole).toULongLong());
    }

    void aClickGoesToTheCycleAndSelectsTheLane()
    {
        const std::size_t lane = laneOf("sp.0");
        const QPoint place(timeline().scale().left + timeline().scale().width / 2,
                           timeline().trackRect(lane).center().y());
        const auto wanted = timeline().scale().cycleAt(place.x());
        QTest::mouseClick(timeline().viewport(), Qt::LeftButton, {}, place);
        QTRY_VERIFY(bench->window().desk().moment().inside);
        QCOMPARE(bench->window().desk().moment().inside->cycle, wanted + 1); // behind it, where it is shown
        QCOMPARE(bench->window().desk().selection(), views::Selection(views::UnitLink{"sp.0"}));
        QTRY_VERIFY(report().toPlainText().startsWith("sp.0 · shader processor"));
        QVERIFY2(view->readout().text().contains(": sp.0 "), qPrintable(view->readout().text()));
        QCOMPARE(timeline().accessibleDescription(), timeline().readout());
    }

    void keysZoomPanAndChooseLanes()
    {
        auto& window = views::Recordings::of(bench->window().desk()).window();
        const auto all = window.total();
        bench->window().desk().follow({.place = views::DrawLink{0, all}, .selection = {}});
        QTRY_VERIFY(bench->window().desk().moment().inside);
        timeline().setFocus();
        QTRY_VERIFY(timeline().hasFocus());
        QTest::keyClick(&timeline(), Qt::Key_Plus);
        QVERIFY(window.span() <= all / 2 + 1);
        QCOMPARE(window.end(), all); // the cursor stands at the end of the draw
        const auto before = window.first();
        QTest::keyClick(&timeline(), Qt::Key_Left);
        QVERIFY(window.first() < before);
        QTest::keyClick(&timeline(), Qt::Key_0);
        QVERIFY(window.showsAll());
        timeline().setCurrentTrack(laneOf("sp.0"));
        QTest::keyClick(&timeline(), Qt::Key_Down);
        QCOMPARE(bench->window().desk().selection(), views::Selection(views::UnitLink{"sp.1"}));
    }

    void aSelectedQueueIsShownWithWhoFillsIt()
    {
        bench->window().desk().select(views::QueueLink{"ras.quads"});
        QCOMPARE(timeline().content().tracks[timeline().currentTrack()].name,
                 QString("ras.quads")); // its section has opened
        QTRY_VERIFY(report().toPlainText().startsWith("ras.quads"));
        const auto& links = report().links();
        const auto isRasterizer = [](const views::Link& link) {
            return link.selection == views::Selection(views::UnitLink{"ras"});
        };
        QVERIFY(std::any_of(links.begin(), links.end(), isRasterizer));
    }

private:
    [[nodiscard]] QToolButton& tableButton() const { return test::child<QToolButton>(*view, "queueAsTable"); }
    [[nodiscard]] views::LinkedText& report() const { return test::child<views::LinkedText>(*view, "laneReport"); }
    [[nodiscard]] views::RowTable& table(const char* name) const { return test::child<views::RowTable>(*view, name); }
    [[nodiscard]] views::TrackTimeline& timeline() const { return view->timeline(); }
    [[nodiscard]] QStringList names(LaneKind kind) const
    {
        QStringList names;
        for (const Lane& lane : test::Shown::lanes(*view))
            if (lane.kind == kind)
                names << lane.name;
        return names;
    }
    [[nodiscard]] std::size_t laneOf(const QString& name) const
    {
        const auto& lanes = test::Shown::lanes(*view);
        return std::size_t(std::find_if(lanes.begin(), lanes.end(), [&](const Lane& l) { return l.name == name; }) -
                           lanes.begin());
    }
    [[nodiscard]] static QString cell(const views::RowTable& table, const QString& name, const QString& column)
    {
        const auto& model = *table.model();
        for (int c = 0; c < model.columnCount(); ++c)
            for (int row = 0; row < model.rowCount(); ++row)
                if (model.headerData(c, Qt::Horizontal).toString() == column &&
                    model.index(row, 0).data().toString() == name)
                    return model.index(row, c).data().toString();
        return "missing";
    }

    std::unique_ptr<WindowBench> bench;
    views::QueuesView* view = nullptr;
};

VITRINE_TEST(TestWindowQueues, QApplication)
#include "tst_window_queues.moc"
