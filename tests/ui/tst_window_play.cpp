// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/machine/draw_explorer.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/breakpoints.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/base/notes.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/docks/diagram/diagram_view.h"
#include "views/play/machine_player.h"
#include "views/theme/theme.h"

#include <QDockWidget>
#include <QLabel>
#include <QSlider>
#include <QToolButton>

#include <set>

using namespace vitrine;
using core::Cycle;
using test::WindowBench;

/// Draw 4 of the sample, in the schematic. What is played is seen by what the player shows, in the order of time.
class TestWindowPlay final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("lit-cube-shadow-map", bench->path("sample.vitrine")), "--draw", "4"}));
        bench->window().resize(1500, 950);
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("diagram"));
        view = dynamic_cast<views::DiagramView*>(docks.view("diagram"));
        QTRY_VERIFY(content().recording && !content().layout.boxes.empty());
        shown.clear();
        connect(&player(), &views::MachinePlayer::framed, this, [this] {
            if (const core::PlayFrame* frame = player().frame();
                frame && (shown.empty() || shown.back() != frame->cycle))
                shown.push_back(frame->cycle);
        });
    }
    void cleanup() { bench.reset(); }

    void RUN_everyCycleIsShownAtSixtyASecond()
    {
        goTo(745);
        player().setSpeed(60);
        bench->press(Qt::Key_P);
        QTRY_VERIFY(shown.size() >= 20);
        const auto state = content().state;
        const Cycle at = state.cycle + 1;
        bench->press(Qt::Key_P);
        QVERIFY(!player().isPlaying());
        for (std::size_t i = 0; i < shown.size(); ++i)
            QCOMPARE(shown[i], Cycle{745} + i);
        // The machine as core has it there.
        const auto snapshot = core::machineAt(content().recording, at);
        QVERIFY(snapshot.hasValue());
        for (const auto& queue : (*snapshot)->queues)
            QCOMPARE(state.occupancies[queue.id.value - 1], queue.occupancy);
        // The window has come after it.
        QTRY_VERIFY(desk().moment().inside && desk().moment().inside->cycle == shown.back());
        QCOMPARE(recordings().cursor(), shown.back());
    }

    void RUN_backwardToWhereTheDrawBegins()
    {
        goTo(40);
        player().setSpeed(1000);
        bench->press(Qt::Key_P, Qt::ShiftModifier);
        QTRY_COMPARE(told(), QString("This is where the draw begins."));
        QVERIFY(std::ranges::is_sorted(shown, std::greater()));
        QCOMPARE(shown.back(), Cycle{0});
        QTRY_VERIFY(desk().moment().inside && desk().moment().inside->cycle == 0);
        // Once more from the other end.
        shown.clear();
        player().setSpeed(1'000'000);
        test::child<QToolButton>(*view, "playBack").click();
        QTRY_COMPARE(told(), QString("This is where the draw begins."));
        QVERIFY(shown.size() > 1);
        QCOMPARE(shown.front(), content().recording->length());
    }

    void RUN_toWhereTheDrawEnds()
    {
        goTo(745);
        player().setSpeed(1'000'000);
        test::child<QToolButton>(*view, "playForward").click();
        QTRY_COMPARE(told(), QString("This is where the draw ends."));
        QCOMPARE(shown.back(), content().recording->length());
        QVERIFY(!player().isPlaying());
    }

    /// Where a run of the explorer says that the queue is full next.
    void RUN_aBreakpointStopsPlay()
    {
        goTo(10);
        const auto& recording = content().recording;
        auto explorer = core::DrawExplorer::open(recording);
        QVERIFY(explorer);
        const core::Breakpoint full = core::LevelStop{"ftq", core::LevelStop::Test::AtLeast, 3};
        const auto condition = core::momentCondition(full, recording->units(), recording->queues());
        QVERIFY(condition);
        const auto found = (*explorer)->find(*condition, 10, core::kNever);
        QVERIFY(found && *found);
        auto& breakpoints = views::Breakpoints::of(desk());
        breakpoints.add(full);
        player().setSpeed(1'000'000);
        bench->press(Qt::Key_P);
        QTRY_COMPARE(told(), QString("Stopped at a breakpoint: %1.").arg(views::meaningOf(full)));
        QCOMPARE(shown.back(), (*found)->cycle);
        QCOMPARE(breakpoints.all().front().hits, quint64{1});
        QTRY_VERIFY(desk().moment().inside && desk().moment().inside->cycle == (*found)->cycle);
    }

    void RUN_bookmarksAreNeverPassedOver()
    {
        goTo(100);
        desk().notes().setBookmark({recordings().position(), Cycle{1003}, {}});
        player().setSpeed(100'000);
        bench->press(Qt::Key_P);
        QTRY_VERIFY(!shown.empty() && shown.back() >= 1003);
        bench->press(Qt::Key_Escape);
        QVERIFY(!player().isPlaying());
        QVERIFY(std::ranges::find(shown, Cycle{1003}) != shown.end());
    }

    void RUN_aStretchIsPlayedOverAndOver()
    {
        goTo(700);
        bench->press(Qt::Key_L);
        goTo(720);
        bench->press(Qt::Key_L);
        player().setSpeed(1000);
        bench->press(Qt::Key_P);
        QTRY_VERIFY(std::ranges::count(shown, Cycle{720}) >= 3);
        player().pause();
        QVERIFY(std::ranges::all_of(shown, [](Cycle cycle) { return cycle >= 700 && cycle <= 720; }));
        for (std::size_t i = 1; i < shown.size(); ++i)
            QCOMPARE(shown[i - 1] == 720, shown[i] < shown[i - 1]);
        QVERIFY(told().contains("700") && told().contains("720"));
        bench->press(Qt::Key_L);
        QVERIFY(!player().loop());
    }

    /// At the end of a cycle, from the unit's box to the queue's or back.
    void RUN_tokensMoveAlongTheWires()
    {
        goTo(745);
        player().setSpeed(4);
        std::set<double> ways;
        bool areOnTheirWay = true;
        connect(&player(), &views::MachinePlayer::framed, view, [&] {
            const auto& motion = content().motion;
            if (!player().frame() || motion.moves.empty())
                return;
            ways.insert(motion.way);
            for (const auto& token : views::tokensOf(motion, content().graph, content().layout))
                areOnTheirWay &= QRectF(QPointF(), content().size).contains(token.place);
        });
        bench->press(Qt::Key_P);
        QTRY_VERIFY(ways.size() > 5);
        player().pause();
        QVERIFY(areOnTheirWay);
        QVERIFY(*ways.begin() >= 0 && *ways.rbegin() <= 1);
        QVERIFY(content().motion.moves.empty());
    }

    void RUN_nothingMovesUnderReducedMotion()
    {
        views::setMotionReduced(*qApp, true);
        goTo(745);
        player().setSpeed(4);
        bool hasMoved = false;
        connect(&player(), &views::MachinePlayer::framed, view, [&] { hasMoved |= !content().motion.moves.empty(); });
        bench->press(Qt::Key_P);
        QTRY_VERIFY(shown.size() >= 4);
        player().pause();
        views::setMotionReduced(*qApp, false);
        QVERIFY(!hasMoved);
    }

    /// What flowed in the last cycles, as the queues count it.
    void RUN_fasterFlowsAreDrawn()
    {
        goTo(745);
        player().setSpeed(1000);
        std::size_t drawn = 0;
        connect(&player(), &views::MachinePlayer::framed, view, [&] {
            const auto& motion = content().motion;
            if (!player().frame() || motion.cycles == 0)
                return;
            const auto rates = views::ratesOf(motion, content().graph, content().layout);
            drawn = std::max(
                drawn, static_cast<std::size_t>(std::ranges::count_if(rates, [](double rate) { return rate > 0; })));
        });
        bench->press(Qt::Key_P);
        QTRY_VERIFY(drawn > 3);
        player().pause();
    }

    void RUN_whoGoesElsewhereEndsIt()
    {
        goTo(745);
        player().setSpeed(60);
        bench->press(Qt::Key_P);
        QTRY_VERIFY(shown.size() >= 3);
        desk().follow({.place = views::DrawLink{1, {}}, .selection = {}});
        QTRY_VERIFY(!player().isPlaying());
        QVERIFY(bench->settle());
        QCOMPARE(desk().moment().draw()->draw, std::uint32_t{1});
    }

    void RUN_keysAndSliderChangeTheSpeed()
    {
        auto& slider = test::child<QSlider>(*view, "playSpeed");
        const auto& text = test::child<QLabel>(*view, "playSpeedText");
        player().setSpeed(2);
        QCOMPARE(text.text(), QString("2 cycles/s"));
        bench->press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(text.text(), QString("1 cycle/s"));
        bench->press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(text.text(), QString("0.5 cycles/s"));
        bench->press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(text.text(), QString("0.5 cycles/s"));
        slider.setValue(slider.maximum());
        QCOMPARE(player().speed(), 1e6);
        bench->press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(player().speed(), 1e6);
    }

    /// Also from a window in which no dock shows the machine.
    void RUN_theKeyBringsTheSchematicUp()
    {
        bench->window().docks().dock("diagram")->close();
        bench->press(Qt::Key_P);
        QTRY_VERIFY(player().isPlaying());
        QVERIFY(view->isVisible());
        player().pause();
    }

    void ONE_10_aDeadlockEndsPlayWithItsSentence()
    {
        views::MachineChoice machine = *desk().moment().machine;
        machine.config.processors->spEnabled = {};
        desk().useMachine(machine);
        QTRY_VERIFY(recordings().recording() && !recordings().recording()->failure().empty());
        goTo(0);
        player().setSpeed(1'000'000);
        bench->press(Qt::Key_P);
        QTRY_VERIFY2(told().contains("no processor is enabled"), qPrintable(told()));
        QVERIFY(!player().isPlaying());
    }

private:
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    [[nodiscard]] views::Recordings& recordings() const { return views::Recordings::of(desk()); }
    [[nodiscard]] views::MachinePlayer& player() const { return views::MachinePlayer::of(desk()); }
    [[nodiscard]] const views::DiagramContent& content() const
    {
        return test::part<views::DiagramCanvas>(*view).content();
    }
    [[nodiscard]] QString told() const { return test::child<QLabel>(*view, "playTold").text(); }
    void goTo(Cycle cycle)
    {
        desk().follow({.place = views::DrawLink{4, cycle}, .selection = {}});
        QVERIFY(bench->settle());
        QTRY_COMPARE(recordings().cursor(), cycle);
    }

    std::unique_ptr<WindowBench> bench;
    views::DiagramView* view = nullptr;
    std::vector<Cycle> shown;
};

VITRINE_TEST(TestWindowPlay, QApplication)
#include "tst_window_play.moc"
