// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/docks/diagram/diagram_view.h"
#include "views/docks/power/power_view.h"
#include "views/docks/queues/queues_view.h"
#include "views/docks/state/state_model.h"
#include "views/docks/tasks/task_model.h"
#include "views/docks/tasks/tasks_view.h"
#include "views/docks/units/units_view.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/machine/activity_style.h"
#include "views/machine/linked_text.h"
#include "views/theme/counted.h"

#include <QDockWidget>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;

/// What the docks of the machine mean by the cursor (views/machine/shown_cycle.h): of 17 tasks, 16 of which shade.
class TestWindowCursor final : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1, test::kShadesFragments), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        raise<views::DiagramView>("diagram");
        QTRY_VERIFY(views::Recordings::of(desk()).recording());
    }
    void cleanupTestCase() { bench.reset(); }

    /// At a cursor behind a cycle in which a processor does something else than in the next one.
    void allDocksShowTheCycleThatWasExecutedLast()
    {
        const core::DrawRecording& recording = *views::Recordings::of(desk()).recording();
        const core::UnitId unit = recording.unitAt("sp.0");
        const auto does = [&](core::Cycle cycle) {
            return views::unitState(core::ActivityCode(recording.activity(unit).valueAt(cycle)));
        };
        core::Cycle shown = 1;
        while (shown + 1 < recording.length() && does(shown) == does(shown + 1))
            ++shown;
        QVERIFY(shown + 1 < recording.length());
        const QString name = views::unitStateStyle(does(shown)).name;
        QVERIFY(name != views::unitStateStyle(does(shown + 1)).name);
        goTo(shown + 1);

        const auto& snapshot = desk().moment().inside->snapshot;
        const auto number = static_cast<std::size_t>(std::ranges::find(snapshot.units, unit, &core::UnitSnapshot::id) -
                                                     snapshot.units.begin());
        auto& diagram = test::part<views::DiagramCanvas>(raise<views::DiagramView>("diagram"));
        QTRY_COMPARE(diagram.content().state.cycle, shown);
        QCOMPARE(int(views::unitState(diagram.content().state.units[number])), int(does(shown)));

        const QString at = QString("At cycle %1: ").arg(views::grouped(shown + 1));
        auto& queues = raise<views::QueuesView>("queues");
        auto& timeline = queues.timeline();
        const auto& tracks = timeline.content().tracks;
        const auto lane = std::ranges::find(tracks, QString("sp.0"), &views::Track::name);
        QVERIFY(lane != tracks.end());
        timeline.setCurrentTrack(static_cast<std::size_t>(lane - tracks.begin()));
        QTRY_VERIFY2(timeline.readout().startsWith(at + "sp.0 " + name), qPrintable(timeline.readout()));
        desk().select(views::UnitLink{"sp.0"});
        const auto& report = test::child<views::LinkedText>(queues, "laneReport");
        QTRY_VERIFY2(report.toPlainText().contains(at.chopped(2)), qPrintable(report.toPlainText()));

        QCOMPARE(test::Shown::facts(raise<views::PowerView>("power")).cycle(), shown);

        auto& units = raise<views::UnitsView>("units");
        QTRY_VERIFY(units.model().root());
        QCOMPARE(int(views::unitState(snapshot.units[number].activity, snapshot.units[number].reason)),
                 int(does(shown))); // which is what the dock of units shows
    }

    void aTaskDoesWhatItDidInThatCycle()
    {
        auto& tasks = raise<views::TasksView>("tasks");
        const auto& list = test::part<views::TaskModel>(tasks);
        QTRY_VERIFY(list.rowCount() > 1);
        const core::Cycle issued = list.list().facts(1).issued;
        const auto now = [&] { return list.index(1, views::TaskModel::NowColumn).data().toString(); };
        goTo(issued + 1);
        QTRY_COMPARE(now(), views::taskPhaseStyle(core::TaskPhase::Running).name);
        goTo(issued);
        QTRY_VERIFY2(now() != views::taskPhaseStyle(core::TaskPhase::Running).name, qPrintable(now()));
    }

    void aCycleThatIsPointedAtIsShownByAClick()
    {
        auto& timeline = raise<views::QueuesView>("queues").timeline();
        const QPoint place(timeline.scale().left + timeline.scale().width / 3, timeline.trackRect(1).center().y());
        const core::Cycle cycle = timeline.scale().cycleAt(place.x());
        QTest::mouseMove(timeline.viewport(), place);
        const QString in = QString("In cycle %1: ").arg(views::grouped(cycle));
        QTRY_VERIFY2(timeline.readout().startsWith(in), qPrintable(timeline.readout()));
        const QString told = timeline.readout().mid(in.size());
        QTest::mouseClick(timeline.viewport(), Qt::LeftButton, {}, place);
        QTRY_VERIFY(desk().moment().inside && desk().moment().inside->cycle == cycle + 1);
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(timeline.viewport(), &leave);
        QTRY_COMPARE(timeline.readout(), QString("At cycle %1: ").arg(views::grouped(cycle + 1)) + told);
    }

private:
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    template <typename View>
    View& raise(const char* id) const
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock(id));
        return dynamic_cast<View&>(*docks.view(id));
    }
    void goTo(core::Cycle cursor) const
    {
        desk().follow({.place = views::DrawLink{0, cursor}, .selection = {}});
        QTRY_VERIFY(desk().moment().inside && desk().moment().inside->cycle == cursor);
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowCursor, QApplication)
#include "tst_window_cursor.moc"
