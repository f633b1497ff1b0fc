// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/session/machine/task_section.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/breakpoint_menu.h"
#include "views/base/breakpoints.h"
#include "views/base/condition_field.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/breakpoints/breakpoints_model.h"
#include "views/docks/breakpoints/breakpoints_view.h"
#include "views/machine/recordings.h"

#include <QDockWidget>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QTreeView>

#include <set>

using namespace vitrine;
using core::Cycle;
using test::WindowBench;
using views::BreakpointsModel;

namespace {

/// The action of a menu, through its submenus.
QAction* choice(QMenu& menu, const QStringList& path)
{
    emit menu.aboutToShow();
    for (QAction* action : menu.actions())
        if (action->text() == path.first())
            return path.size() == 1 ? action : choice(*action->menu(), path.mid(1));
    return nullptr;
}

} // namespace

/// Frames of the capture: clear, draw 0 (left half red), draw 1 (right half green) | clear, draw 2, draw 3 | … What a
/// run has to come to is read from a recording, which other observers make.
class TestWindowBreakpoints final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 3, test::kShadesFragments), QString());
        start();
    }
    void cleanup() { bench.reset(); }

    void ONE_06_runsStopWhereAQueueComesToALevelAndGoOnInTheNextDraw()
    {
        set("ftq >= 2");
        const std::vector<Cycle> wanted = risesTo(record(0), "ftq", 2);
        QVERIFY(!wanted.empty());
        goTo({0, 0});
        for (const Cycle cycle : wanted) {
            press(Qt::Key_F5);
            QCOMPARE(place(), (views::DrawLink{0, cycle}));
            QCOMPARE(told(), QString("ftq reached 2 at cycle %1").arg(cycle));
        }
        press(Qt::Key_F5);
        QCOMPARE(place().draw, 1u);
        press(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(place(), (views::DrawLink{0, wanted.back()}));
    }

    void ONE_06_runsGoBackAndStayWhenNothingStopsThem()
    {
        set("ftq >= 2");
        const std::vector<Cycle> wanted = risesTo(record(0), "ftq", 2);
        goTo({0, wanted.front() + 1});
        press(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(place(), (views::DrawLink{0, wanted.front()}));
        press(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(place(), (views::DrawLink{0, wanted.front()}));
        QCOMPARE(told(), QString("Nothing stopped the run back to the beginning of the capture"));
        bench->press(Qt::Key_F10); // no run: nothing is told of one
        QVERIFY(bench->settle());
        QCOMPARE(told(), QString());
    }

    void ONE_06_hitsAreCountedAndLeadBack()
    {
        set("event task.retire");
        goTo({2, 0});
        press(Qt::Key_F5);
        const views::DrawLink first = place();
        press(Qt::Key_F5);
        QCOMPARE(cell(0, BreakpointsModel::HitsColumn), QString("2"));
        press(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(place(), first);
        QCOMPARE(cell(0, BreakpointsModel::HitsColumn), QString("3"));
        QCOMPARE(cell(0, BreakpointsModel::LastHitColumn), QString("draw 2, cycle %1").arg(*first.cycle));
        goTo({0, 0});
        table().setCurrentIndex(table().model()->index(0, 0));
        table().setFocus();
        QTest::keyClick(&table(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(bench->settle());
        QCOMPARE(place(), first);
    }

    void RUN_01_runsStopAtTheInterruptOfAFrame()
    {
        set("event irq");
        goTo({0, 0});
        press(Qt::Key_F5);
        QCOMPARE(told(), QString("irq at the end of frame 0"));
        QVERIFY(!bench->window().desk().moment().inside);
        QCOMPARE(cell(0, BreakpointsModel::LastHitColumn), QString("behind draw 1"));
        press(Qt::Key_F5);
        QCOMPARE(told(), QString("irq at the end of frame 1"));
        press(Qt::Key_F5);
        QCOMPARE(told(), QString("irq at the end of frame 2"));
        press(Qt::Key_F5);
        QCOMPARE(told(), QString("Nothing stopped the run up to the end of the capture"));
        goTo({4, 0}); // the first draw of frame 2
        press(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(told(), QString("irq at the end of frame 1"));
        press(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(told(), QString("irq at the end of frame 0"));
        QCOMPARE(cell(0, BreakpointsModel::HitsColumn), QString("5"));
    }

    void ONE_06_aRunStopsAtWhatComesFirstInsideADrawOrBetweenTwo()
    {
        set("event irq");
        set("event draw.start");
        goTo({1, 0});
        press(Qt::Key_F5);
        QCOMPARE(place().draw, 1u);
        press(Qt::Key_F5);
        QCOMPARE(told(), QString("irq at the end of frame 0"));
        press(Qt::Key_F5);
        QCOMPARE(place().draw, 2u);
        press(Qt::Key_F5, Qt::ShiftModifier);
        QCOMPARE(told(), QString("irq at the end of frame 0"));
    }

    void ONE_06_stepsByTaskGoFromStepToStepBothWays()
    {
        const std::vector<Cycle> steps = taskSteps(record(0));
        QVERIFY(steps.size() > 10);
        goTo({0, 0});
        for (const Cycle cycle : steps) {
            press(Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(place(), (views::DrawLink{0, cycle}));
        }
        press(Qt::Key_PageDown, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(place(), (views::DrawLink{0, steps.back()}));
        QCOMPARE(told(), QString("Nothing stopped the run up to the end of the draw"));
        for (auto cycle = steps.rbegin() + 1; cycle != steps.rend(); ++cycle) {
            press(Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
            QCOMPARE(place(), (views::DrawLink{0, *cycle}));
        }
        // The first is that of the vertex task: they are odd, fragment tasks even.
        QCOMPARE(told(), QString("task.enqueue 1 (vtq) at cycle %1").arg(steps.front()));
    }

    void ONE_06_stepsByEventTellTheEvent()
    {
        goTo({0, 0});
        press(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(place(), (views::DrawLink{0, 1}));
        QCOMPARE(told(), QString("fifo.push (ci.commands) at cycle 1")); // the draw is handed to the machine
    }

    /// Pixel 2,3 is red from draw 0 on; seen from the end of the frame, that is its last change.
    void ONE_06_runsBackToTheLastChangeOfAPixelThroughEarlierDraws()
    {
        bench->window().desk().follow({views::DrawLink{1}, views::PixelLink{2, 3}});
        QVERIFY(bench->settle());
        press(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(place().draw, 0u);
        QVERIFY2(told().startsWith("pixel 2,3: pixel.write (cu) at cycle "), qPrintable(told()));
        QCOMPARE(bench->color(2, test::kHeight - 1 - 3), test::kRed);
        goTo({0, *place().cycle - 1});
        QCOMPARE(bench->color(2, test::kHeight - 1 - 3), test::kBlue);
    }

    void ONE_06_runsToChangesOfWhatIsSelected()
    {
        const auto recording = record(0);
        const core::QueueId ftq = recording->queueAt("ftq");
        std::vector<Cycle> changes;
        for (Cycle cycle = 1; cycle < recording->length(); ++cycle)
            if (recording->occupancy(ftq).valueAt(cycle) != recording->occupancy(ftq).valueAt(cycle - 1))
                changes.push_back(cycle + 1);
        goTo({0, 0});
        bench->window().desk().select(views::QueueLink{"ftq"});
        press(Qt::Key_F5, Qt::ControlModifier);
        QCOMPARE(place(), (views::DrawLink{0, changes.front()}));
        QCOMPARE(told(), QString("ftq changed to 1 at cycle %1").arg(changes.front()));
        goTo({0, recording->length()});
        press(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(place(), (views::DrawLink{0, changes.back()}));
        QCOMPARE(told(), QString("ftq changed to 0 at cycle %1").arg(changes.back()));
        const core::TaskRecord& task = recording->section<core::TaskSection>().log.tasks().front();
        bench->window().desk().select(views::TaskLink{0, task.id});
        press(Qt::Key_F5, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(place(), (views::DrawLink{0, task.retired + 1}));
    }

    void aTaskOfADrawIsRunToPastAllOthers()
    {
        const auto recording = record(2);
        const core::TaskRecord& task = recording->section<core::TaskSection>().log.tasks().back();
        set(QString("task %1 of draw 2").arg(task.id.value));
        goTo({0, 0});
        press(Qt::Key_F5);
        QCOMPARE(place(), (views::DrawLink{2, task.enqueued + 1}));
        QVERIFY2(told().startsWith(QString("task %1: ").arg(task.id.value)), qPrintable(told()));
    }

    void oneThatIsOffStopsNothing()
    {
        set("ftq >= 2");
        set("event task.retire");
        table().setFocus();
        table().setCurrentIndex(table().model()->index(1, 0));
        QTest::keyClick(&table(), Qt::Key_Space);
        QCOMPARE(table().model()->index(1, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        goTo({0, 0});
        press(Qt::Key_F5);
        QVERIFY2(told().startsWith("ftq reached 2"), qPrintable(told()));
        table().setFocus();
        table().setCurrentIndex(table().model()->index(0, 0));
        QTest::keyClick(&table(), Qt::Key_Delete);
        QCOMPARE(table().model()->rowCount(), 1);
        press(Qt::Key_F5);
        QVERIFY2(bench->window().banner().sentence().startsWith("There is no breakpoint to run to. F9 sets one"),
                 qPrintable(bench->window().banner().sentence()));
    }

    void conditionsAreWrittenChangedAndRefused()
    {
        auto& field = this->field();
        field.setFocus();
        QTest::keyClicks(&field, "ftq >= ");
        QVERIFY(!addButton().isEnabled());
        QTest::keyClick(&field, Qt::Key_Return);
        QVERIFY(meaning().startsWith("“ftq >=” is no condition."));
        QTest::keyClicks(&field, "6");
        QCOMPARE(meaning(), QString("Stops when ftq comes to 6 or more"));
        QTest::mouseClick(&addButton(), Qt::LeftButton);
        QCOMPARE(field.text(), QString());
        QCOMPARE(cell(0, BreakpointsModel::ConditionColumn), QString("ftq >= 6"));
        const QModelIndex condition = table().model()->index(0, 0);
        QVERIFY(table().model()->setData(condition, "apq empty", Qt::EditRole));
        QCOMPARE(cell(0, BreakpointsModel::MeaningColumn), QString("apq becomes empty"));
        QVERIFY(!table().model()->setData(condition, "apq nearly empty", Qt::EditRole));
        QCOMPARE(meaning(), QString("“apq nearly empty” is no condition"));
        QCOMPARE(cell(0, BreakpointsModel::ConditionColumn), QString("apq empty"));
        set("xyz full"); // of a plugin, say, that this machine has not
        QCOMPARE(cell(1, BreakpointsModel::MeaningColumn), QString("this machine has no queue xyz"));
    }

    void whatWouldNeverStopARunIsRefused_data()
    {
        QTest::addColumn<QString>("condition");
        QTest::addColumn<QString>("why");
        QTest::newRow("unknown event") << "event task.isue"
                                       << "this machine tells no event task.isue";
        QTest::newRow("event elsewhere") << "event task.issue at xyz"
                                         << "this machine has no unit or queue xyz";
        QTest::newRow("queue") << "xyz full"
                               << "this machine has no queue xyz";
        QTest::newRow("unit") << "sp.99 changes"
                              << "this machine has no unit or queue sp.99";
    }
    void whatWouldNeverStopARunIsRefused()
    {
        QFETCH(QString, condition);
        QFETCH(QString, why);
        set("ftq full");
        auto& field = this->field();
        QTest::keyClicks(&field, condition);
        QVERIFY(!addButton().isEnabled());
        QTest::keyClick(&field, Qt::Key_Return);
        const QString sentence = QString("“%1” would never stop a run: %2").arg(condition, why);
        QCOMPARE(meaning(), sentence);
        QCOMPARE(field.text(), condition); // to be mended
        QCOMPARE(table().model()->rowCount(), 1);
        field.clear();
        QVERIFY(!table().model()->setData(table().model()->index(0, 0), condition, Qt::EditRole));
        QCOMPARE(meaning(), sentence);
        QCOMPARE(cell(0, BreakpointsModel::ConditionColumn), QString("ftq full"));
    }

    void theBannerGoesWhenWhatItAsksForIsDone()
    {
        const auto& banner = bench->window().banner();
        bench->press(Qt::Key_F5);
        QVERIFY2(banner.sentence().startsWith("There is no breakpoint to run to."), qPrintable(banner.sentence()));
        bench->window().desk().select(views::QueueLink{"ftq"});
        QVERIFY(!banner.sentence().isEmpty());
        bench->press(Qt::Key_F9);
        QCOMPARE(banner.sentence(), QString());
        bench->window().desk().select({});
        bench->press(Qt::Key_F9);
        QVERIFY2(banner.sentence().startsWith("Select a queue"), qPrintable(banner.sentence()));
        bench->window().desk().select(views::QueueLink{"apq"});
        QCOMPARE(banner.sentence(), QString());
        bench->window().say("Something else."); // stays
        set("apq full");
        QCOMPARE(banner.sentence(), QString("Something else."));
    }

    void menusOfferWhatTheMachineHas()
    {
        QMenu& choices = *test::child<QToolButton>(*view, "chooseBreakpoint").menu();
        QAction* event = choice(choices, {"Event", "task", "task.issue"});
        QVERIFY(event);
        event->trigger();
        QAction* full = choice(choices, {"Queue", "apq", "apq becomes full"});
        QVERIFY(full);
        full->trigger();
        QAction* unit = choice(choices, {"Unit", "sp.0 changes"});
        QVERIFY(unit);
        unit->trigger();
        QCOMPARE(cell(0, BreakpointsModel::ConditionColumn), QString("event task.issue"));
        QCOMPARE(cell(1, BreakpointsModel::ConditionColumn), QString("apq full"));
        QCOMPARE(cell(2, BreakpointsModel::ConditionColumn), QString("sp.0 changes"));
        QAction* level = choice(choices, {"Queue", "ftq", "ftq comes to a level…"});
        QVERIFY(level);
        level->trigger();
        QCOMPARE(field().text(), QString("ftq >= "));
    }

    void whatIsSelectedGetsOneByAKeyAndByItsMenu()
    {
        auto& desk = bench->window().desk();
        press(Qt::Key_F9);
        QVERIFY(bench->window().banner().sentence().startsWith("Select a queue, a unit, a task or a pixel first"));
        desk.select(views::PixelLink{3, 4});
        press(Qt::Key_F9);
        QCOMPARE(cell(0, BreakpointsModel::ConditionColumn), QString("pixel 3,4"));
        QMenu menu;
        views::addBreakpointMenu(menu, desk, {{{}, views::PixelLink{3, 4}}});
        QAction* touched = choice(menu, {"Break when", "something happens to pixel 3,4"});
        QVERIFY(touched && touched->isChecked());
        QAction* written = choice(menu, {"Break when", "pixel 3,4 is written"});
        QVERIFY(written && !written->isChecked());
        written->trigger();
        QCOMPARE(table().model()->rowCount(), 2);
        press(Qt::Key_F9);
        QCOMPARE(cell(0, BreakpointsModel::ConditionColumn), QString("pixel 3,4 written"));
        QMenu none;
        views::addBreakpointMenu(none, desk, {{{}, views::PositionLink{3}}});
        QVERIFY(none.actions().isEmpty());
    }

    void theyAreKeptBesideTheCapture()
    {
        set("ftq >= 2");
        set("pixel 3,4");
        QVERIFY(table().model()->setData(table().model()->index(1, 0), Qt::Unchecked, Qt::CheckStateRole));
        bench->restart();
        start();
        QCOMPARE(table().model()->rowCount(), 2);
        QCOMPARE(cell(1, BreakpointsModel::ConditionColumn), QString("pixel 3,4"));
        QCOMPARE(table().model()->index(0, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
        QCOMPARE(table().model()->index(1, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
        QFile file(bench->path("frames.vitrine-notes"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray kept = QJsonDocument::fromJson(file.readAll()).object()["breakpoints"].toArray();
        QCOMPARE(kept, (QJsonArray{QJsonObject{{"condition", "ftq >= 2"}, {"enabled", true}},
                                   QJsonObject{{"condition", "pixel 3,4"}, {"enabled", false}}}));
    }

    void aRunIsCancelledAndStaysAtWhatIsShown()
    {
        QCOMPARE(test::writeHeavy(bench->path("heavy.vitrine"), 40, 256), QString());
        bench->window().open(bench->path("heavy.vitrine"), {app::Place::Kind::Draw, 0});
        QVERIFY(test::waitFor([this] { return bench->window().capturePath().endsWith("heavy.vitrine"); }));
        QVERIFY(bench->settle());
        const QString before = bench->place();
        set("ftq >= 4000");
        bench->press(Qt::Key_F5);
        QVERIFY(bench->session().busy());
        bench->press(Qt::Key_Escape);
        QVERIFY(!bench->session().busy());
        QVERIFY(bench->settle());
        QCOMPARE(bench->place(), before);
        QCOMPARE(told(), QString());
    }

private:
    [[nodiscard]] views::ConditionField& field() const
    {
        return test::child<views::ConditionField>(*view, "breakpointField");
    }
    [[nodiscard]] QToolButton& addButton() const { return test::child<QToolButton>(*view, "addBreakpoint"); }
    /// Of what is written.
    [[nodiscard]] QString meaning() const { return test::child<QLabel>(*view, "breakpointTold").text(); }
    void start()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("breakpoints"));
        view = dynamic_cast<views::BreakpointsView*>(docks.view("breakpoints"));
        QVERIFY(view);
    }
    [[nodiscard]] QTreeView& table() const { return test::child<QTreeView>(*view, "breakpointTable"); }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table().model()->index(row, column).data().toString();
    }
    void set(const QString& condition)
    {
        const auto what = core::parseBreakpoint(condition.toStdString());
        QVERIFY(what);
        views::Breakpoints::of(bench->window().desk()).add(*what);
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        bench->press(key, modifiers);
        QVERIFY(bench->settle());
    }
    void goTo(const views::DrawLink& link)
    {
        bench->window().desk().follow({link, {}});
        QVERIFY(bench->settle());
    }
    [[nodiscard]] views::DrawLink place() const
    {
        const auto& inside = bench->window().desk().moment().inside;
        return inside ? views::DrawLink{inside->draw, inside->cycle} : views::DrawLink{999, {}};
    }
    [[nodiscard]] QString told() const { return bench->window().findChild<QLabel*>("runLabel")->text(); }

    /// Of a draw, as the docks of the machine have it.
    [[nodiscard]] views::SharedRecording record(std::uint32_t draw)
    {
        goTo({draw, {}});
        auto& recordings = views::Recordings::of(bench->window().desk());
        recordings.setWanted(this, true);
        if (!test::waitFor([&] { return recordings.state() == views::Recordings::State::Ready; }))
            return nullptr;
        recordings.setWanted(this, false);
        return recordings.recording();
    }
    /// The cycles executed when a queue has come to a level from below: it has it in the cycle before.
    [[nodiscard]] static std::vector<Cycle> risesTo(const views::SharedRecording& recording, const char* queue,
                                                    std::uint32_t level)
    {
        std::vector<Cycle> cycles;
        const core::Series& fill = recording->occupancy(recording->queueAt(queue));
        for (Cycle cycle = 1; cycle < recording->length(); ++cycle)
            if (fill.valueAt(cycle) >= level && fill.valueAt(cycle - 1) < level)
                cycles.push_back(cycle + 1);
        return cycles;
    }
    [[nodiscard]] static std::vector<Cycle> taskSteps(const views::SharedRecording& recording)
    {
        using Kind = core::TaskStepKind;
        std::set<Cycle> cycles;
        for (const core::TaskRecord& task : recording->section<core::TaskSection>().log.tasks())
            for (const core::TaskStep& step : recording->section<core::TaskSection>().log.steps(task))
                if (step.kind == Kind::Enqueued || step.kind == Kind::Issued || step.kind == Kind::Retired)
                    cycles.insert(step.cycle + 1);
        return {cycles.begin(), cycles.end()};
    }

    std::unique_ptr<WindowBench> bench;
    views::BreakpointsView* view = nullptr;
};

VITRINE_TEST(TestWindowBreakpoints, QApplication)
#include "tst_window_breakpoints.moc"
