// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/session/machine/task_section.h"
#include "core/session/machine/totals_section.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/arbiter/arbiter_view.h"
#include "views/docks/arbiter/flow_picture.h"
#include "views/kit/fact_table.h"
#include "views/kit/row_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

using namespace vitrine;
using test::WindowBench;
using views::RequestLink;
using views::Selection;

/// The last draw of the sample with the shadow map: each fragment task that covers something reads the map once.
class TestWindowArbiter final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        const QString sample = test::copySample("lit-cube-shadow-map", bench->path("sample.vitrine"));
        QVERIFY(bench->start({sample, "--draw", QString::number(kDraw)}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("arbiter"));
        view = dynamic_cast<views::ArbiterView*>(docks.view("arbiter"));
        QVERIFY(view);
        QTRY_VERIFY(test::Shown::facts(*view).moment);
    }
    void cleanup() { bench.reset(); }

    void HET_01_eachDeviceHasATrackAndACardOfItsOwn()
    {
        const auto& tracks = view->timeline().content().tracks;
        QCOMPARE(tracks.size(), std::size_t(4)); // ARQ, and the three devices of PAR
        QCOMPARE(tracks[0].name, QString("ARQ"));
        QCOMPARE(tracks[1].name, QString("TEX"));
        QCOMPARE(tracks[2].name, QString("FFS"));
        QCOMPARE(tracks[3].name, QString("FFP"));
        QCOMPARE(tracks[1].term, QString("texture sampling unit"));
        QStringList names;
        for (const auto& box : test::Shown::boxes(picture()).boxes)
            names << box.name;
        QCOMPARE(names, (QStringList{"sp.0", "sp.1", "ARQ", "ARB", "TEX", "FFS", "FFP", "APQ"}));
    }

    void HET_14_portsCountWhatTheRecordingCounted()
    {
        const auto& recording = *test::Shown::facts(*view).recording;
        const auto requests = recording.section<core::TotalsSection>().requests;
        QVERIFY(requests > 0);
        QCOMPARE(recording.section<core::TaskSection>().ports[0].completed, requests); // all are for TEX
        const auto& ports = *table("arbiterPorts").model();
        QCOMPARE(ports.rowCount(), 3);
        QCOMPARE(ports.index(0, 1).data().toString(), QString("TEX"));
        QCOMPARE(ports.index(0, 2).data(views::kValueRole).toULongLong(), requests);
        QCOMPARE(ports.index(0, 3).data(views::kValueRole).toULongLong(), requests);
        QCOMPARE(ports.index(1, 2).data(views::kValueRole).toULongLong(), 0ULL);
        // At the end of the draw everything has been routed and answered, and nothing is in flight.
        goTo(recording.length());
        QTRY_COMPARE(ports.index(0, 11).data(views::kValueRole).toULongLong(), requests);
        QCOMPARE(ports.index(0, 12).data(views::kValueRole).toULongLong(), requests);
        QCOMPARE(ports.index(0, 13).data(views::kValueRole).toULongLong(), 0ULL);
        QCOMPARE(ports.index(0, 15).data(views::kValueRole).toULongLong(), 100ULL + hop()); // tex.latency, the way back
    }

    void HET_14_decisionsAreTheLast64BeforeTheCursor()
    {
        const auto& log = test::Shown::facts(*view).tasks();
        const auto& decisions = *table("arbiterDecisions").model();
        goTo(test::Shown::facts(*view).recording->length());
        QCOMPARE(decisions.rowCount(), 64);
        core::Cycle newest = 0;
        for (const auto& request : log.requests())
            newest = std::max(newest, request.dispatched);
        QCOMPARE(decisions.index(0, 0).data(views::kValueRole).toULongLong(), quint64(newest));
        goTo(log.requests()[2].dispatched + 1); // the first three have been routed
        QTRY_COMPARE(decisions.rowCount(), 3);
        QCOMPARE(decisions.index(0, 1).data().toString(), QString::number(log.requests()[2].id.value));
        QCOMPARE(decisions.index(2, 1).data().toString(), QString::number(log.requests()[0].id.value));
    }

    void HET_17_countsInThePictureAreThoseAtTheCursor()
    {
        const auto& request = test::Shown::facts(*view).tasks().requests()[0];
        goTo(request.dispatched + 1); // one has been routed, none is back
        QTRY_COMPARE(test::Shown::boxes(picture()).arrows[2].text, QString("1"));
        QCOMPARE(test::Shown::boxes(picture()).arrows[3].text, QString("0"));
        QVERIFY2(test::Shown::boxes(picture()).boxes[4].lines[0].startsWith("1 in flight · 1–2 in, 1 out · latency "),
                 qPrintable(test::Shown::boxes(picture()).boxes[4].lines[0]));
        QVERIFY2(test::Shown::boxes(picture()).boxes[3].lines[0].startsWith("routed 1") ||
                     test::Shown::boxes(picture()).boxes[3].lines[0].contains("blocked"),
                 qPrintable(test::Shown::boxes(picture()).boxes[3].lines[0]));
    }

    void HET_14_aStepShowsWhatTheCycleHasMoved()
    {
        const auto& request = test::Shown::facts(*view).tasks().requests()[0];
        const QString label = QString("#%1").arg(request.id.value);
        goTo(request.dispatched);
        QTRY_COMPARE(test::Shown::facts(*view).cursor, request.dispatched);
        goTo(request.dispatched + 1);
        QTRY_VERIFY(hasMove(label));
        QVERIFY(picture().isMoving()); // to TEX, for a fifth of a second
        QTRY_VERIFY(!picture().isMoving());
        QVERIFY(hasMove(label)); // stands where it is now
        goTo(request.dispatched + 2);
        QTRY_VERIFY(!hasMove(label));
        views::setMotionReduced(*qApp, true);
        goTo(request.completed);
        goTo(request.completed + 1);
        QTRY_VERIFY(hasMove(label));
        QVERIFY(!picture().isMoving());
        views::setMotionReduced(*qApp, false);
    }

    void HET_08_theSelectedRequestShowsItsTaskAndItsInputs()
    {
        const auto& request = test::Shown::facts(*view).tasks().requests()[5];
        bench->window().desk().follow({.place = {}, .selection = RequestLink{kDraw, request.id}});
        const auto& report = *test::child<views::RowTable>(*view, "arbiterReport").model();
        QTRY_VERIFY(report.rowCount() > 11);
        QCOMPARE(report.index(0, 1).data().toString(), QString::number(request.id.value));
        QCOMPARE(report.index(1, 1).data().toString(), QString::number(request.task.value));
        const QModelIndex inputs = report.index(11, 0);
        QCOMPARE(inputs.data().toString(), QString("Inputs"));
        QTRY_COMPARE(report.rowCount(report.index(11, 0)), int(request.items)); // a row for each lane that is covered
        QTRY_COMPARE(table("arbiterRequests").currentRow(), 5);
        QVERIFY2(view->timeline().readout().startsWith(QString("Request %1 of task ").arg(request.id.value)),
                 qPrintable(view->timeline().readout()));
    }

    void keysAndClicksSelect()
    {
        auto& timeline = view->timeline();
        timeline.setFocus();
        timeline.setCurrentTrack(1);
        QTest::keyClick(&timeline, Qt::Key_Period);
        QTRY_VERIFY(std::holds_alternative<RequestLink>(bench->window().desk().selection()));
        QVERIFY2(timeline.accessibleDescription().contains("to TEX"), qPrintable(timeline.accessibleDescription()));
        auto& flow = picture();
        flow.setFocus();
        QTest::mouseClick(&flow, Qt::LeftButton, {}, test::Shown::boxes(flow).boxes[3].area.center().toPoint());
        QCOMPARE(bench->window().desk().selection(), Selection(views::UnitLink{"arb"}));
        QTest::keyClick(&flow, Qt::Key_Left);
        QCOMPARE(bench->window().desk().selection(), Selection(views::QueueLink{"arq"}));
        QVERIFY(flow.accessibleDescription().startsWith("ARQ"));
    }

    void thePicturesHaveATableTwin()
    {
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        QVERIFY(!view->timeline().isVisible());
        QVERIFY(table("arbiterPorts").isVisible());
        QVERIFY(views::modelAsCsv(*table("arbiterPorts").model()).contains("TEX"));
        QCOMPARE(table("arbiterRequests").model()->rowCount(),
                 int(test::Shown::facts(*view).tasks().requests().size()));
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        QCOMPARE(views::saveExport(view->exports().back(), bench->path("arbiter.png"), {}), QString());
        QVERIFY(!QImage(bench->path("arbiter.png")).isNull());
    }

    void HET_24_withoutAnArbiterTextureTakesItsRequestsItself()
    {
        views::MachineChoice machine{"PROG", core::presetConfig(core::Preset::Prog)};
        bench->window().desk().useMachine(machine);
        QTRY_VERIFY(test::Shown::facts(*view).path && !test::Shown::facts(*view).path->hasArbiter &&
                    test::Shown::facts(*view).moment);
        const auto& tracks = view->timeline().content().tracks;
        QCOMPARE(tracks.size(), std::size_t(2));
        QCOMPARE(tracks[0].term, QString("texture request queue"));
        QCOMPARE(tracks[1].name, QString("TEX"));
        QCOMPARE(bench->window().docks().dock("arbiter")->windowTitle(), QString("Texture requests"));
        QCOMPARE(table("arbiterPorts").model()->rowCount(), 1);
    }

private:
    [[nodiscard]] QToolButton& tableButton() const { return test::child<QToolButton>(*view, "requestAsTable"); }
    [[nodiscard]] views::FlowPicture& picture() const { return test::part<views::FlowPicture>(*view); }
    [[nodiscard]] views::FactTable& table(const char* name) const { return test::child<views::FactTable>(*view, name); }
    /// Among what the last cycle has moved, alone or as the first of several.
    [[nodiscard]] bool hasMove(const QString& label) const
    {
        return std::ranges::any_of(test::Shown::moves(picture()), [&](const views::FlowMove& move) {
            return move.label == label || move.label.startsWith(label + QLatin1Char(' '));
        });
    }
    static constexpr std::uint32_t kDraw = 4;

    [[nodiscard]] std::uint64_t hop() const { return test::Shown::facts(*view).recording->config().hopCycles() - 1; }
    void goTo(core::Cycle cycle) const
    {
        bench->window().desk().follow({.place = views::DrawLink{kDraw, cycle}, .selection = {}});
        QTRY_VERIFY(bench->window().desk().moment().inside);
        QTRY_COMPARE(test::Shown::facts(*view).cursor, cycle);
    }

    std::unique_ptr<WindowBench> bench;
    views::ArbiterView* view = nullptr;
};

VITRINE_TEST(TestWindowArbiter, QApplication)
#include "tst_window_arbiter.moc"
