// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/machine/bypass_section.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/machine_choice.h"
#include "views/docks/power/power_view.h"
#include "views/docks/what_if/switch_panel.h"
#include "views/docks/what_if/what_if_view.h"
#include "views/kit/fact_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/machine/recordings.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

using namespace vitrine;
using test::WindowBench;

/// What the docks of power and of the log tell of the bypass, of a sample whose draws take it (captures/samples). Draw
/// 1 has 96 × 96 fragments with a look-up each; draw 15 looks up where another texture says.
class TestWindowBypass final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("bypass-ten-draws", bench->path("sample.vitrine")), "--draw", "1"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("power"));
        view = dynamic_cast<views::PowerView*>(docks.view("power"));
        QVERIFY(view);
        QTRY_VERIFY(test::Shown::facts(*view).recording);
    }
    void cleanup() { bench.reset(); }

    void BYP_09_verticesOfAUnitOfTimeStayTheSame()
    {
        showPage();
        // T = 4 ALUs, 1 : 1, so 2 clocks: 4 vertices beside 4 pixels, or 2 ALUs for 2 + 2 vertices.
        expect("Vertices of a thread", "4", "2");
        expect("ALUs of a processor for vertices", "4", "2");
        expect("Vertices in a unit of time", "4", "4");
    }

    void BYP_09_tooFewAlusAreWarnedOf()
    {
        goTo(0); // The switch warns: draw 1 finds the machine switched (RUN-14).
        core::MachineConfig machine = test::Shown::facts(*view).recording->config();
        machine.processors->schedRatio = {2, 1};
        machine.power->powerGating = core::PowerGating::Group;
        useMachine(machine);
        showPage();
        // 3 clocks: 8 vertices; group A alone has two ALUs.
        expect("ALUs of a processor for vertices", "4", "2");
        expect("Vertices in a unit of time", "8", "6: throughput below NV");
        QCOMPARE(changedParts(), (QStringList{"sp.0.AG-B", "sp.0.B0", "sp.0.B1", "sp.0.IB-B", "sp.0.TPB-B", "sp.1.AG-B",
                                              "sp.1.B0", "sp.1.B1", "sp.1.IB-B", "sp.1.RFB-B", "sp.1.TPB-B"}));
        QVERIFY2(logLines().filter("throughput below NV").size() == 1, qPrintable(logLines().join('\n')));
        QCOMPARE(bench->window().docks().dock("log")->windowTitle(), QString("Log · 1 warning"));
    }

    void BYP_14_partsWithoutPowerAreListedWithTheirStateBefore()
    {
        showPage();
        // With a clock in two for each, half of the ALUs do; the FIFO is the bank of the first processor.
        QCOMPARE(changedParts(), (QStringList{"sp.0.B0", "sp.0.B1", "sp.0.IB-B", "sp.0.TPB-B", "sp.1.B0", "sp.1.B1",
                                              "sp.1.IB-B", "sp.1.RFB-B", "sp.1.TPB-B"}));
        expect("sp.1.RFB-B", "on", "off");
    }

    void BYP_10_theBankHasATrackAndItsCounts()
    {
        const auto& track = view->timeline().content().tracks[1];
        QCOMPARE(track.name, QString("RFB"));
        QVERIFY2(track.figure.endsWith(" / 146"), qPrintable(track.figure));
        QVERIFY2(track.tip.contains(kPixels), qPrintable(track.tip));
        QVERIFY(track.words(test::Shown::facts(*view).recording->length()).contains("0 of 146 places taken"));
        showPage();
        // 2048 words of a bank at 14 a pixel.
        expect("Places of the register bank", "–", "146");
        expect("Pixels in", "–", kPixels);
        expect("Pixels out", "–", kPixels);
        expect("Cycles without room", "–", "0");
        expect("Cycles of draining", "–", "0");
    }

    void BYP_12_theSwitchIsMarkedWhereItHappened()
    {
        QCOMPARE(test::Shown::facts(*view).recording->section<core::BypassSection>().switches,
                 0u); // draw 0 has switched for draw 1 (RUN-14)
        goTo(0);
        const auto& recording = *test::Shown::facts(*view).recording;
        const auto& bypass = recording.section<core::BypassSection>();
        QCOMPARE(bypass.switches, 1u); // a frame begins with a machine that shades
        QVERIFY(bypass.switchedAt);
        const quint64 cycle = *bypass.switchedAt;
        const QString words = QString("switched in cycle %1, drained in 0 cycles").arg(cycle);
        const auto& track = view->timeline().content().tracks[1];
        QVERIFY2(track.tip.endsWith(words), qPrintable(track.tip));
        QVERIFY2(track.words(0).endsWith(words), qPrintable(track.words(0)));
        showPage();
        expect("Cycle of the switch", "–", QString::number(cycle));
        // The parts that go off do so from then on: they were on in so many cycles, of the draw's first ones.
        const auto& power = test::Shown::facts(*view).power();
        const auto part = std::ranges::find(power.domains, "sp.0.B1", &core::DomainPower::name);
        QVERIFY(part != power.domains.end());
        QVERIFY(part->on > 0 && part->on >= cycle);
    }

    void BYP_07_aLineAboveTheTracksTellsTheDecision()
    {
        const auto* way = view->findChild<QLabel*>("bypassWay");
        QTRY_VERIFY(way->isVisible());
        QVERIFY2(way->text().startsWith("bypass · class minimal · "), qPrintable(way->text()));
        QVERIFY2(way->toolTip().contains("the rule that decides it"), qPrintable(way->toolTip()));
        core::MachineConfig machine = test::Shown::facts(*view).recording->config();
        goTo(15);
        QCOMPARE(way->text(), QString("no bypass · class full · the draw needs full shading: dependent texture "
                                      "coordinates"));
        machine.bypass->bypassMode = core::BypassMode::Off;
        useMachine(machine);
        QVERIFY(way->isHidden()); // nothing was decided
    }

    void BYP_07_thePageTellsClassAndRule()
    {
        showPage();
        const QString text = about();
        QVERIFY2(text.startsWith("The fragments of this draw bypass the processors") && text.contains("Class minimal"),
                 qPrintable(text));
        goTo(15);
        QVERIFY(about().contains("Class full"));
        QVERIFY(about().contains("dependent texture coordinates"));
        expect("Vertices of a thread", "4", "–");
        QVERIFY(changedParts().isEmpty());
        QCOMPARE(view->timeline().content().tracks[1].name, QString("sp.0")); // no bank
    }

    void BYP_06_theLogSaysWhyOfEachRecordedDraw()
    {
        QCOMPARE(logLines().size(), 1);
        QVERIFY2(logLines()[0].startsWith("Draw 1: bypass · class minimal"), qPrintable(logLines()[0]));
        goTo(15);
        QTRY_COMPARE(logLines().size(), 2);
        QVERIFY2(logLines()[1].startsWith("Draw 15: no bypass · class full"), qPrintable(logLines()[1]));
        goTo(1);
        QCOMPARE(logLines().size(), 2); // known already
        core::MachineConfig machine = test::Shown::facts(*view).recording->config();
        machine.bypass->bypassMode = core::BypassMode::Off;
        useMachine(machine);
        QVERIFY(logLines().isEmpty()); // of another machine, which decides nothing
        QVERIFY(about().startsWith("This machine has no bypass"));
    }

    void BYP_15_theWayToTheComparisonIsAButton()
    {
        showPage();
        QTest::mouseClick(&test::child<QToolButton>(*view, "compareBypass"), Qt::LeftButton);
        QTRY_VERIFY(bench->window().docks().dock("what-if")->isVisible());
        // What it saves is told against the same machine without it.
        const auto* whatIf = dynamic_cast<views::WhatIfView*>(bench->window().docks().view("what-if"));
        QCOMPARE(qobject_cast<QComboBox*>(test::part<views::SwitchPanel>(*whatIf).editor("bypass.mode"))->currentText(),
                 QString("off"));
        QVERIFY(test::part<views::SwitchPanel>(*whatIf).base().bypass->bypassMode !=
                test::part<views::SwitchPanel>(*whatIf).draft().bypass->bypassMode);
        QVERIFY(test::child<QPushButton>(*whatIf, "runWhatIf").isEnabled());
    }

private:
    [[nodiscard]] QToolButton& tableButton() const { return test::child<QToolButton>(*view, "powerAsTable"); }
    [[nodiscard]] QString about() const { return test::child<QLabel>(*view, "aboutBypass").text(); }
    [[nodiscard]] views::FactTable& table() const { return test::child<views::FactTable>(*view, "powerBypass"); }
    const QString kPixels = QString::fromUtf8("9\u00A0216");

    void showPage()
    {
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        view->tables().setCurrentIndex(2);
        QTRY_VERIFY(table().isVisible());
    }
    [[nodiscard]] const QAbstractItemModel& rows() const { return *table().model(); }
    [[nodiscard]] QString cell(int row, int column) const { return rows().index(row, column).data().toString(); }
    void expect(const QString& what, const QString& before, const QString& after) const
    {
        for (int row = 0; row < rows().rowCount(); ++row)
            if (cell(row, 0) == what) {
                QCOMPARE(cell(row, 1), before);
                QCOMPARE(cell(row, 2), after);
                return;
            }
        QFAIL(qPrintable("no row: " + what));
    }
    [[nodiscard]] QStringList changedParts() const
    {
        QStringList parts;
        for (int row = 0; row < rows().rowCount(); ++row)
            if (cell(row, 0).contains('.'))
                parts << cell(row, 0);
        parts.sort();
        return parts;
    }
    [[nodiscard]] QStringList logLines() const
    {
        const auto* model = bench->window().docks().dock("log")->findChild<QTreeView*>()->model();
        QStringList lines;
        for (int row = 0; row < model->rowCount(); ++row)
            lines << model->index(row, 1).data().toString();
        return lines;
    }
    void goTo(std::uint32_t draw) const
    {
        bench->window().desk().follow({.place = views::DrawLink{draw, std::nullopt}, .selection = {}});
        QTRY_VERIFY(test::Shown::facts(*view).recording && test::Shown::facts(*view).draw == draw);
    }
    void useMachine(const core::MachineConfig& machine) const
    {
        bench->window().desk().useMachine({"other", machine});
        QTRY_VERIFY(test::Shown::facts(*view).recording && test::Shown::facts(*view).recording->config() == machine);
    }

    std::unique_ptr<WindowBench> bench;
    views::PowerView* view = nullptr;
};

VITRINE_TEST(TestWindowBypass, QApplication)
#include "tst_window_bypass.moc"
