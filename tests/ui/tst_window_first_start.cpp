// SPDX-License-Identifier: Apache-2.0
#include "app/docks/dock_table.h"
#include "app/docks/docks.h"
#include "app/shell/layouts.h"
#include "core/session/machine/busiest_cycle.h"
#include "core/session/machine/bypass_section.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/docks/diagram/diagram_canvas.h"
#include "views/kit/pane.h"
#include "views/machine/recordings.h"

#include <QDockWidget>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLabel>
#include <QPushButton>

#include <set>

using namespace vitrine;
using test::WindowBench;

namespace {

/// What they show is the user's own, of what the user picks, or told on demand; stages and paths of 2-D graphics are
/// those of a drawing of OpenVG, which archway has none of. Each says what to do.
const std::set<QString> kOfTheUser{"texture",      "buffer", "log",     "history",    "shader",        "pixel-engine",
                                   "breakpoints",  "notes",  "search",  "what-if",    "vector-stages", "path",
                                   "vector-paint", "limits", "why-not", "difference", "frames"};

} // namespace

/// The capture that `app/run` opens, where it opens, and docks that have nothing to show.
class TestWindowFirstStart final : public QObject {
    Q_OBJECT

private slots:
    void init() { bench = std::make_unique<WindowBench>(); }
    void cleanup() { bench.reset(); }

    void everyDockHasSomethingToShow()
    {
        QVERIFY(open("archway"));
        for (const views::DockRow& row : app::dockTable()) {
            views::DockView* view = raise(row.id);
            QVERIFY2(view, row.id);
            QTRY_VERIFY2(isSettled(), row.id);
            const QString sentence = emptySentence(*view);
            if (kOfTheUser.contains(row.id))
                QVERIFY2(sentence.isEmpty() || sentence.size() > 20, row.id);
            else
                QVERIFY2(sentence.isEmpty(), qPrintable(QString("%1: %2").arg(row.id, sentence)));
        }
    }

    void theMachineOpensWhereMostUnitsWorkAndTheWindowStays()
    {
        QVERIFY(open("archway"));
        const QString place = bench->place();
        bench->window().findChild<app::Layouts*>()->show("architecture");
        const auto* view = raise("diagram");
        QVERIFY(view);
        const auto& canvas = test::part<views::DiagramCanvas>(*view);
        const views::Recordings& recordings = views::Recordings::of(desk());
        QTRY_VERIFY(recordings.recording() && canvas.content().recording);
        const core::Cycle busiest = core::busiestCycle(*recordings.recording());
        QCOMPARE(recordings.cursor(), busiest + 1);
        QTRY_COMPARE(canvas.content().state.cycle, busiest);
        QVERIFY2(test::child<QLabel>(*view, "diagramSummary").text().contains("where most units work"),
                 qPrintable(test::child<QLabel>(*view, "diagramSummary").text()));
        int working = 0;
        for (const core::ActivityCode& code : canvas.content().state.units)
            working += code.activity() == core::Activity::Working;
        QVERIFY2(working >= 4, qPrintable(QString::number(working)));
        QCOMPARE(bench->place(), place); // nothing else has moved
        QVERIFY(!desk().moment().inside);

        // A place inside the draw is the user's.
        desk().follow({.place = views::DrawLink{recordings.draw(), 7}, .selection = {}});
        QTRY_VERIFY(desk().moment().inside);
        QCOMPARE(recordings.cursor(), core::Cycle{7});
        QVERIFY(!test::child<QLabel>(*view, "diagramSummary").text().contains("where most units work"));
    }

    void aStepByACycleGoesOnFromTheCursor()
    {
        QVERIFY(open("archway"));
        raise("diagram");
        const views::Recordings& recordings = views::Recordings::of(desk());
        QTRY_VERIFY(recordings.isCursorPlaced());
        const core::Cycle cursor = recordings.cursor();
        const std::uint32_t draw = recordings.draw();
        bench->window().findChild<QAction*>("next-cycle")->trigger();
        // It enters the draw at the cursor first.
        QTRY_VERIFY(desk().moment().inside && desk().moment().inside->cycle == cursor + 1);
        QCOMPARE(desk().moment().inside->draw, draw);
    }

    // All of the machine is seen at once, in text of the window's size, with nothing cut.
    void theDiagramIsReadAtOnce()
    {
        QVERIFY(open("archway"));
        bench->window().resize(1366, 768);
        bench->window().findChild<app::Layouts*>()->show("architecture");
        const auto* view = raise("diagram");
        QVERIFY(view);
        const auto& canvas = test::part<views::DiagramCanvas>(*view);
        QTRY_VERIFY(canvas.content().recording);
        const auto& content = canvas.content();
        QFont font = canvas.font();
        QVERIFY(QFontInfo(font).pixelSize() >= 13);
        font.setBold(true);
        for (std::size_t node = 0; node < content.layout.boxes.size(); ++node) {
            const QRectF box = canvas.rectOf(node);
            QVERIFY2(QRectF(canvas.rect()).contains(box), qPrintable(content.layout.titles[node]));
            if (!content.graph.isQueue(node))
                QVERIFY2(QFontMetricsF(font).horizontalAdvance(content.layout.titles[node] + " O") <
                             box.width(), // O: stalled

                         qPrintable(content.layout.titles[node]));
        }
    }

    // A draw whose colors need no program: one click runs it through the processors, one leads back.
    void aBypassedDrawIsRunThroughTheProcessorsByOneClick()
    {
        QVERIFY(open("bypass-ten-draws", "0"));
        views::DockView* view = raise("arbiter");
        QTRY_VERIFY2(emptySentence(*view).contains("bypass the processors"), qPrintable(emptySentence(*view)));
        const views::MachineChoice before = *desk().moment().machine;
        auto* back = bench->window().findChild<QAction*>("machineBack");
        QVERIFY(back && !back->isVisible());
        QVERIFY2(wayOut(*view)->toolTip().contains("bypass.mode=off"), qPrintable(wayOut(*view)->toolTip()));
        QTest::mouseClick(wayOut(*view), Qt::LeftButton);
        QTRY_VERIFY(desk().moment().machine && *desk().moment().machine != before && !bench->session().busy());
        QVERIFY(views::machineText(*desk().moment().machine).contains("bypass.mode = off"));
        QTRY_VERIFY(views::Recordings::of(desk()).recording());
        QVERIFY(!views::Recordings::of(desk()).recording()->section<core::BypassSection>().isBypassed.value_or(false));
        QVERIFY(!emptySentence(*view).contains("bypass the processors"));
        QVERIFY(back->isVisible());
        QCOMPARE(back->text(), "Back to " + views::machineText(before));
        back->trigger();
        QTRY_COMPARE(views::machineText(*desk().moment().machine), views::machineText(before));
        QTRY_VERIFY(!back->isVisible());
    }

    void whatAMachineLacksIsTurnedOnByOneClick_data()
    {
        QTest::addColumn<QString>("dock");
        QTest::addColumn<QString>("knob");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("wished");
        QTest::newRow("segments") << "segments"
                                  << "seg.mode"
                                  << "pull"
                                  << "segment";
        QTest::newRow("HiZ") << "hiz"
                             << "hiz.enabled"
                             << "off"
                             << "on";
    }
    void whatAMachineLacksIsTurnedOnByOneClick()
    {
        QFETCH(QString, dock);
        QFETCH(QString, knob);
        QFETCH(QString, value);
        QFETCH(QString, wished);
        QVERIFY(open("archway"));
        views::MachineChoice machine = *desk().moment().machine;
        QVERIFY(core::setKnob(machine.config, knob.toStdString(), value.toStdString()).hasValue());
        desk().useMachine(machine);
        views::DockView* view = raise(dock);
        QTRY_VERIFY(isSettled() && wayOut(*view));
        QTest::mouseClick(wayOut(*view), Qt::LeftButton);
        const auto valueNow = [&] {
            const auto now = core::knobValue(desk().moment().machine->config, knob.toStdString());
            return now ? QString::fromStdString(*now) : QString();
        };
        QTRY_COMPARE(valueNow(), wished);
        QTRY_VERIFY(isSettled() && emptySentence(*view).isEmpty());
    }

    void aPlaceThatIsNoDrawLeadsToOne()
    {
        QVERIFY(open("archway", "0"));
        bench->window().findChild<QAction*>("first-action")->trigger(); // a clear
        QVERIFY(bench->settle());
        views::DockView* view = raise("queues");
        QTRY_VERIFY(isSettled() && wayOut(*view));
        QCOMPARE(wayOut(*view)->text(), QString("Go to draw 0"));
        QVERIFY2(wayOut(*view)->toolTip().contains("comes next"), qPrintable(wayOut(*view)->toolTip()));
        QTest::mouseClick(wayOut(*view), Qt::LeftButton);
        QTRY_VERIFY(emptySentence(*view).isEmpty());
        QCOMPARE(views::Recordings::of(desk()).draw(), 0u);
    }

private:
    bool open(const QString& sample, const QString& draw = {})
    {
        QStringList arguments{test::copySample(sample, bench->path("sample.vitrine"))};
        if (!draw.isEmpty())
            arguments << "--draw" << draw;
        return !arguments.first().isEmpty() && bench->start(arguments);
    }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    views::DockView* raise(const QString& id) const
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock(id));
        return docks.view(id);
    }
    static QList<views::Pane*> panes(const views::DockView& view)
    {
        QList<views::Pane*> shown = view.findChildren<views::Pane*>();
        shown.removeIf([](const views::Pane* pane) { return !pane->isVisible(); });
        return shown;
    }
    /// Of the outermost pane that has nothing to show; empty: all have something.
    static QString emptySentence(const views::DockView& view)
    {
        for (const views::Pane* pane : panes(view))
            if (!pane->isContentShown())
                return pane->sentence();
        return {};
    }
    /// Nothing is worked on.
    [[nodiscard]] bool isSettled() const
    {
        return !bench->session().busy() && views::Recordings::of(desk()).state() != views::Recordings::State::Busy &&
               bench->isAnswered();
    }
    static QPushButton* wayOut(const views::DockView& view)
    {
        for (const views::Pane* pane : panes(view))
            for (QPushButton* button : pane->findChildren<QPushButton*>())
                if (button->isVisible() && !pane->isContentShown())
                    return button;
        return nullptr;
    }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowFirstStart, QApplication)
#include "tst_window_first_start.moc"
