// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/knobs/quad_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "core/session/difference/run_difference.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/base/machine_choice.h"
#include "views/docks/difference/capture_choice.h"
#include "views/docks/difference/difference_view.h"
#include "views/docks/what_if/switch_panel.h"
#include "views/kit/asking_pane.h"
#include "views/kit/row_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/theme/counted.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <QUrl>

#include <array>

using namespace vitrine;
using test::WindowBench;

/// The sample foliage, at its last draw.
class TestWindowDifference final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(!test::copySample("foliage", path()).isEmpty());
        QVERIFY(bench->start({path(), "--draw", "1"}));
        show();
    }
    void cleanup() { bench.reset(); }

    void nothingIsRunUntilASwitchIsTurned()
    {
        QVERIFY(!pane().isContentShown());
        QVERIFY2(pane().sentence().startsWith("Turn a switch"), qPrintable(pane().sentence()));
        QVERIFY(!runButton().isEnabled());
        QVERIFY(view->exports().empty());
        for (auto* button : pane().findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == "Switches")
                QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(panel().isVisible());
        turnHiz("layer 1");
        QVERIFY(runButton().isEnabled());
        turnHiz("layers 1 and 2");
        QVERIFY(!runButton().isEnabled());
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY2(pane().sentence().startsWith("Open a capture"), qPrintable(pane().sentence()));
        QVERIFY(!runButton().isEnabled());
    }

    void RUN_10_theFrameOnBothMachines()
    {
        turnHiz("layer 1");
        run();
        const core::RunDifference difference = byCore();
        QVERIFY2(headline().startsWith("On frame 0: " + views::grouped(difference.cycles.of[0]) + " cycles; with "),
                 qPrintable(headline()));
        QVERIFY(headline().contains(views::grouped(difference.cycles.of[1]) + " cycles"));
        const QAbstractItemModel& rows = *table().model();
        QCOMPARE(rows.rowCount(), 5);
        // Each heading is the sum of what is below it, and that of the draws the whole.
        for (int i = 0; i < rows.rowCount(); ++i) {
            const QModelIndex heading = rows.index(i, 0);
            for (int column = 1; column < 4; ++column) {
                double sum = 0;
                for (int row = 0; row < rows.rowCount(heading); ++row)
                    sum += rows.index(row, column, heading).data(views::kValueRole).toDouble();
                QCOMPARE(sum, heading.siblingAtColumn(column).data(views::kValueRole).toDouble());
            }
        }
        for (int side = 0; side < 2; ++side)
            QCOMPARE(rows.index(0, 1 + side).data(views::kValueRole).toULongLong(),
                     qulonglong(difference.cycles.of[static_cast<std::size_t>(side)]));
        QCOMPARE(rows.rowCount(rows.index(0, 0)), static_cast<int>(difference.draws.size()));
        QCOMPARE(label("differenceImages").plainText(),
                 QString("Images equal after every draw: color, depth and stencil"));
    }

    void RUN_10_theFirstDecisionLeadsToItsMoment()
    {
        turnHiz("layer 1");
        run();
        const core::RunDifference difference = byCore();
        QVERIFY(difference.decision && difference.decision->sides[0]);
        const auto& here = *difference.decision->sides[0];
        const QString tile = QString("tile %1,%2").arg(here.decision.x).arg(here.decision.y);
        const views::LinkLabel& decision = label("differenceDecision");
        QVERIFY2(decision.plainText().startsWith("First decision that differs, in draw 0: verdict, " + tile),
                 qPrintable(decision.plainText()));
        emit const_cast<views::LinkLabel&>(decision).linkActivated("0");
        const views::Desk& desk = bench->window().desk();
        QTRY_VERIFY(desk.moment().inside && desk.moment().inside->cycle == *here.cycle + 1);
        const auto* selected = std::get_if<views::TileLink>(&desk.selection());
        QVERIFY(selected && selected->column == here.decision.x && selected->row == here.decision.y);
    }

    void figuresOfOtherSwitchesSayThatTheyAre()
    {
        turnHiz("layer 1");
        run();
        const QString asked = headline();
        turnHiz("layers 1 and 2");
        QCOMPARE(headline(), asked + ". No switch is turned now");
        QVERIFY(label("differenceHeadline").font().bold());
        turnHiz("off");
        QVERIFY2(headline().startsWith(asked + ". Press Run for frame 0 with hiz."), qPrintable(headline()));
        turnHiz("layer 1");
        QCOMPARE(headline(), asked);
        bench->window().desk().follow({.place = views::FrameLink{1}, .selection = {}});
        QTRY_VERIFY2(headline().startsWith(asked + ". Press Run for frame 1"), qPrintable(headline()));
    }

    void anotherMachineByItsName()
    {
        choose("PROG");
        QVERIFY(runButton().isEnabled());
        QVERIFY(!panel().isEnabled());
        run();
        QVERIFY2(headline().contains("preset = PROG") || headline().contains(QString("preset\u00A0=\u00A0PROG")),
                 qPrintable(headline()));
        views::MachineChoice other = *bench->window().desk().moment().machine;
        other.config.quads->cuQuadsPerCycle = 4;
        bench->window().desk().useMachine(other);
        QTRY_VERIFY(pane().sentence().startsWith("Turn a switch"));
        QVERIFY(view->exports().empty());
    }

    // Its draws have fragment shaders.
    void aMachineThatCanNotRunTheFrameIsNamed()
    {
        choose("SEQ");
        QTest::mouseClick(&runButton(), Qt::LeftButton);
        QTRY_VERIFY2(pane().sentence().startsWith("The machine SEQ can't run the frame: draw 0 has a fragment shader"),
                     qPrintable(pane().sentence()));
    }

    void theOtherMachineIsPutToUse()
    {
        turnHiz("layer 1");
        QTest::mouseClick(&test::child<QToolButton>(*view, "useOther"), Qt::LeftButton);
        QTRY_VERIFY(bench->window().desk().moment().machine->config.hiz->proofs.layer2 == 0);
        QTRY_VERIFY(!runButton().isEnabled()); // both are the same now
    }

    void whatIsShownIsCopiedAndExported()
    {
        turnHiz("layer 1");
        run();
        view->copy();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.startsWith("On frame 0: "), qPrintable(copied.left(80)));
        QVERIFY(copied.contains("\nFirst decision that differs") && copied.contains("\nCycles of draws\t"));
        const auto exports = view->exports();
        QCOMPARE(exports.size(), 3);
        QVERIFY(exports[0].content().bytes.contains("Cycles of draws"));
        QVERIFY(exports[2].content().bytes.startsWith("\x89PNG"));
    }

    /// Both lie above each other, each draw where those before it end.
    void RUN_10_bothRunsOverTheirCycles()
    {
        turnHiz("layer 1");
        run();
        const core::RunDifference difference = byCore();
        const auto& tracks = timeline().content().tracks;
        QCOMPARE(tracks.size(), 2 + difference.draws.size());
        for (std::size_t side = 0; side < 2; ++side) {
            QCOMPARE(tracks[side].bars.size(), difference.draws.size());
            core::Cycle begin = 0;
            for (std::size_t row = 0; row < difference.draws.size(); ++row) {
                const views::TrackBar& bar = tracks[side].bars[row];
                QCOMPARE(bar.thing, static_cast<std::uint32_t>(row));
                QCOMPARE(bar.from(), begin);
                QCOMPARE(bar.to(), begin + difference.draws[row].cycles.of[side]);
                begin = bar.to();
            }
            QCOMPARE(begin, difference.cycles.of[side]);
        }
        QCOMPARE(timeline().scale().end, std::max(difference.cycles.of[0], difference.cycles.of[1]));
        QVERIFY(desk().moment().draw()->draw == 1);
        const QPointF place = timeline().barRect(1, tracks[1].bars[0]).center(); // of the other run
        QTest::mouseClick(timeline().viewport(), Qt::LeftButton, {}, place.toPoint());
        QTRY_VERIFY(desk().moment().draw()->draw == 0);
        QVERIFY2(timeline().readout().startsWith("Draw 0 · "), qPrintable(timeline().readout()));
    }

    void theTimelineBeginsWithThisRunWhereItIsFlat()
    {
        bench->window().resize(1366, 700);
        turnHiz("off");
        run();
        QVERIFY(timeline().verticalScrollBar()->maximum() > 0);
        QCOMPARE(timeline().verticalScrollBar()->value(), 0);
    }

    /// Below them each draw has a lane, in the place that it has in either run.
    void RUN_10_aLaneForEachDraw()
    {
        turnHiz("layer 1");
        run();
        const core::RunDifference difference = byCore();
        const auto& tracks = timeline().content().tracks;
        std::array<core::Cycle, 2> begin{};
        for (std::size_t row = 0; row < difference.draws.size(); ++row) {
            const core::DrawDifference& draw = difference.draws[row];
            const views::Track& lane = tracks[2 + row];
            QCOMPARE(lane.name, QString("Draw %1").arg(draw.draw[0]->draw));
            QCOMPARE(lane.rows.size(), std::size_t{2});
            for (std::size_t side = 0; side < 2; ++side) {
                QCOMPARE(lane.rows[side].size(), std::size_t{1});
                const views::TrackBar& bar = lane.bars[lane.rows[side].front()];
                QCOMPARE(bar.thing, static_cast<std::uint32_t>(row));
                QCOMPARE(bar.from(), begin[side]);
                begin[side] += draw.cycles.of[side];
                QCOMPARE(bar.to(), begin[side]);
            }
        }
        // The draw that discards takes other cycles without layer 2; the one behind it has moved by as many.
        const std::int64_t change = difference.draws[0].cycles.change();
        QVERIFY(change != 0);
        QVERIFY2(tracks[2].figure.startsWith(change > 0 ? QString("+") : QString(QChar(0x2212))),
                 qPrintable(tracks[2].figure));
        const views::Track& moved = tracks[3];
        const auto beginIn = [&moved](std::size_t run) {
            return static_cast<std::int64_t>(moved.bars[moved.rows[run].front()].from());
        };
        QCOMPARE(beginIn(1) - beginIn(0), change);
        timeline().setCurrentTrack(3);
        const QPointF place = timeline().barRect(3, moved.bars[moved.rows[0].front()]).center();
        QTest::mouseClick(timeline().viewport(), Qt::LeftButton, {}, place.toPoint());
        QTRY_VERIFY(desk().moment().draw()->draw == 1);
    }

    /// A copy of the capture does nothing otherwise; with a switch it is the difference of the switch.
    void RUN_10_anotherCapture()
    {
        const QString other = bench->path("other.vitrine");
        QVERIFY(!test::copySample("foliage", other).isEmpty());
        drop(other);
        QVERIFY(runButton().isEnabled());
        QVERIFY(!test::child<QToolButton>(*view, "useOther").isEnabled()); // the machine is the same
        run();
        const core::RunDifference difference = byCore();
        const QString cycles = views::grouped(difference.cycles.of[0]) + " cycles";
        QCOMPARE(headline(), QString("On frame 0: %1; in other.vitrine: %1").arg(cycles));
        QCOMPARE(label("differenceDecision").plainText(), QString("Both runs decide alike in every draw"));
        QCOMPARE(label("differenceImages").plainText(),
                 QString("Images equal after every draw: color, depth and stencil"));
        turnHiz("layer 1");
        QVERIFY2(headline().contains(". Press Run for frame 0 in other.vitrine, with hiz."), qPrintable(headline()));
        run();
        QTRY_VERIFY2(headline().startsWith("On frame 0: " + cycles + "; in other.vitrine, with hiz."),
                     qPrintable(headline()));
        QVERIFY(headline().endsWith(views::grouped(difference.cycles.of[1]) + " cycles"));
    }

    void RUN_10_capturesWithoutACommonDrawAreToldSo()
    {
        const QString other = bench->path("triangle.vitrine");
        QVERIFY(!test::copySample("triangle", other).isEmpty());
        drop(other);
        QTest::mouseClick(&runButton(), Qt::LeftButton);
        QTRY_COMPARE(pane().sentence(),
                     QString("Frame 0 of one capture has no draw in common with that of the other."));
        drop(bench->path("nothing.vitrine"));
        QTest::mouseClick(&runButton(), Qt::LeftButton);
        QTRY_VERIFY2(pane().sentence().startsWith("nothing.vitrine: "), qPrintable(pane().sentence()));
    }

    void RUN_10_aLongRunIsCancelled()
    {
        const QString heavy = bench->path("heavy.vitrine");
        QCOMPARE(test::writeHeavy(heavy, 60, 800), QString());
        bench->window().open(heavy);
        QVERIFY(bench->settle());
        show();
        turnHiz("off");
        QTest::mouseClick(&runButton(), Qt::LeftButton);
        const auto cancel = [this]() -> QPushButton* {
            for (auto* button : pane().findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == "Cancel")
                    return button;
            return nullptr;
        };
        QTRY_VERIFY(cancel());
        QTest::mouseClick(cancel(), Qt::LeftButton);
        QTRY_COMPARE(pane().sentence(), QString("The runs were cancelled."));
        QVERIFY(!pane().isContentShown());
    }

private:
    [[nodiscard]] QString path() const { return bench->path("foliage.vitrine"); }
    [[nodiscard]] views::AskingPane& pane() const { return view->pane(); }
    [[nodiscard]] views::RowTable& table() const { return test::part<views::RowTable>(*view); }
    [[nodiscard]] views::SwitchPanel& panel() const { return test::part<views::SwitchPanel>(*view); }
    [[nodiscard]] views::LinkLabel& label(const char* name) const { return test::child<views::LinkLabel>(*view, name); }
    [[nodiscard]] views::TrackTimeline& timeline() const { return test::part<views::TrackTimeline>(*view); }
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    [[nodiscard]] QString headline() const { return label("differenceHeadline").plainText(); }
    [[nodiscard]] QPushButton& runButton() const { return test::child<QPushButton>(*view, "runDifference"); }
    [[nodiscard]] QComboBox& choice() const { return test::child<QComboBox>(*view, "otherMachine"); }
    void choose(const QString& machine)
    {
        choice().setCurrentText(machine);
        emit choice().activated(choice().currentIndex());
    }
    void turnHiz(const QString& position)
    {
        auto& editor = *qobject_cast<QComboBox*>(panel().editor("hiz.enabled"));
        editor.setCurrentText(position);
        emit editor.activated(editor.currentIndex());
    }
    /// A file onto the dock.
    void drop(const QString& file) const
    {
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
        QApplication::sendEvent(view, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({10, 10}, Qt::CopyAction, &files, Qt::LeftButton, {});
        QApplication::sendEvent(view, &event);
        QCOMPARE(test::part<views::CaptureChoice>(*view).path(), file);
    }
    void show()
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("difference"));
        view = dynamic_cast<views::DifferenceView*>(docks.view("difference"));
        QVERIFY(view);
        QTRY_VERIFY(view->isVisible());
        QTRY_VERIFY(choice().isEnabled());
    }
    void run()
    {
        view->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(pane().isContentShown());
    }
    /// What the core says of frame 0 without layer 2.
    [[nodiscard]] core::RunDifference byCore() const
    {
        const auto reader = captures::CaptureReader::open(path().toStdString());
        const core::MachineConfig& here = bench->window().desk().moment().machine->config;
        core::MachineConfig there = here;
        CORE_CHECK(core::setKnob(there, "hiz.layer2", "off").hasValue(), "there is no such knob");
        auto difference = core::compareRuns({**reader, {"", here}}, {**reader, {"", there}}, 0);
        CORE_CHECK(difference.hasValue(), "the frame can't be run");
        return *std::move(difference);
    }

    std::unique_ptr<WindowBench> bench;
    views::DifferenceView* view = nullptr;
};

VITRINE_TEST(TestWindowDifference, QApplication)
#include "tst_window_difference.moc"
