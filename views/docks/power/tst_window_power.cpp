// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "app/shell/layouts.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/machine/power_section.h"
#include "core/session/machine/totals_section.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/machine_choice.h"
#include "views/docks/power/energy_legend.h"
#include "views/docks/power/floor_plan.h"
#include "views/docks/power/power_view.h"
#include "views/kit/fact_table.h"
#include "views/kit/pane.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/theme/counted.h"

#include <QClipboard>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QStatusTipEvent>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

#include <cmath>

using namespace vitrine;
using test::WindowBench;
using views::Selection;
using views::UnitLink;

/// Draw 0 of the frames covers 8 × 8 pixels with a program without SENDs: 64 fragments in 16 tasks of four, and one
/// task of three vertices, on two processors of four ALUs each (spec/00 §4). Nothing is switched: the bypass is off.
class TestWindowPower final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1, {{"bypass.mode", "off"}}), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("power"));
        view = dynamic_cast<views::PowerView*>(docks.view("power"));
        QVERIFY(view);
        QTRY_VERIFY(test::Shown::facts(*view).recording);
    }
    void cleanup() { bench.reset(); }

    void BYP_13_theTreeHasEveryPart()
    {
        QStringList names;
        for (const auto& track : view->timeline().content().tracks)
            names << track.name;
        const QStringList parts{"AG-A",  "A0",    "A1",   "AG-B", "B0",    "B1",
                                "TPB-A", "TPB-B", "IB-A", "IB-B", "RFB-A", "RFB-B"};
        QCOMPARE(names, (QStringList{"Energy", "sp.0"} + parts + QStringList{"sp.1"} + parts +
                         QStringList{"cu", "tex", "ffs", "ffp", "ras", "hiz", "zst"}));
        QCOMPARE(view->timeline().content().tracks[3].depth, 3); // A0 below AG-A below sp.0
        QVERIFY(view->timeline().content().tracks[3].selection == Selection(UnitLink{"sp.0"}));
        QVERIFY(view->findChild<QLabel*>("powerWarnings")->isHidden());
    }

    void BYP_13_branchesOpenAndClose()
    {
        auto& timeline = view->timeline();
        timeline.setFocus();
        timeline.setCurrentTrack(1);
        QTest::keyClick(&timeline, Qt::Key_Space);
        QCOMPARE(timeline.content().tracks.size(), std::size_t(34 - 12));
        QCOMPARE(timeline.content().tracks[2].name, QString("sp.1"));
        QCOMPARE(timeline.currentTrack(), std::size_t(1));
        QTest::keyClick(&timeline, Qt::Key_Space);
        QCOMPARE(timeline.content().tracks.size(), std::size_t(34));
        const QRect group = timeline.trackRect(2); // AG-A: its mark stands one step in
        QTest::mouseClick(timeline.viewport(), Qt::LeftButton, {}, {14 + 12, group.center().y()});
        QCOMPARE(timeline.content().tracks.size(), std::size_t(32));
        QCOMPARE(timeline.content().tracks[3].name, QString("AG-B"));
    }

    /// BYP-15's table: of each cycle 8 ALUs 1, and 4 TPB and 4 IB 0.5; of each item an instruction of an ALU 4 and an
    /// access of a bank 1; of each of the 64 samples IN, OUT and END of 2 each, and four bytes of 0.5; of the
    /// rasterizer a primitive, a tile and 16 quads.
    void BYP_15_theTotalIsThatOfTheTable()
    {
        const auto& power = test::Shown::facts(*view).power();
        const auto operations = [&](const QString& part) {
            std::uint64_t sum = 0;
            for (const auto& domain : power.domains)
                sum += QString::fromStdString(domain.name).contains(part) ? domain.operations : 0;
            return sum;
        };
        const auto vertexItems = operations("RFB-A"), fragmentItems = operations("RFB-B");
        QCOMPARE(vertexItems % 3, std::uint64_t(0)); // three vertices
        QCOMPARE(fragmentItems % 64, std::uint64_t(0));
        QCOMPARE(test::Shown::facts(*view).recording->section<core::TotalsSection>().instructions,
                 vertexItems / 3 + fragmentItems / 64 * 16);
        QCOMPARE(test::Shown::facts(*view).domain(numberOf("cu")).operations, std::uint64_t(3 * 64));
        QCOMPARE(test::Shown::facts(*view).domain(numberOf("ras")).operations, std::uint64_t(1 + 1 + 16));
        QCOMPARE(test::Shown::facts(*view).domain(numberOf("mem.cu")).operations, std::uint64_t(4 * 64));
        const auto bytes = operations("mem.");
        const core::Cycle cycles = test::Shown::facts(*view).recording->length();
        const core::Energy energy =
            100 * (12 * cycles + 5 * (vertexItems + fragmentItems) + 2 * 3 * 64 + 18) + 50 * bytes;
        QCOMPARE(power.energy, energy);
        const QString summary = view->findChild<QLabel*>("powerSummary")->text();
        QVERIFY2(
            summary.startsWith(
                QString("In all cycles: energy %1 (illustrative) · everything was on").arg(views::energyText(energy))),
            qPrintable(summary));
    }

    /// BYP-04: the vertices' task takes a clock for each instruction, as do the 16 tasks of four fragments.
    void BYP_04_theAchievedRatioIsCounted()
    {
        const auto& power = test::Shown::facts(*view).power();
        double vertexItems = 0, fragmentItems = 0;
        for (const auto& domain : power.domains) {
            vertexItems += domain.name.find("RFB-A") != std::string::npos ? double(domain.operations) : 0;
            fragmentItems += domain.name.find("RFB-B") != std::string::npos ? double(domain.operations) : 0;
        }
        const double vertexClocks = vertexItems / 3, fragmentClocks = fragmentItems / 4;
        const QString summary = view->findChild<QLabel*>("powerSummary")->text();
        const QString expected = QString("%1 vertex and %2 fragment clocks: 1 : %3")
                                     .arg(vertexClocks)
                                     .arg(fragmentClocks)
                                     .arg(QString::number(fragmentClocks / vertexClocks, 'f', 2));
        QVERIFY2(summary.endsWith(expected), qPrintable(summary + " / " + expected));
    }

    void BYP_03_aLaneTellsTheItemOfEachCycle()
    {
        const auto bursts = test::Shown::facts(*view).power().work.bursts(1, core::ShaderStage::Fragment);
        QCOMPARE(bursts.size(), std::size_t(8)); // half of the tasks
        // Tracks: energy, sp.0 and its 12 parts, sp.1, its group A, A0, A1.
        const auto& aluWords = view->timeline().content().tracks[17].words;
        const QString text = aluWords(bursts[0].from);
        QVERIFY2(text.startsWith(
                     QString("sp.1.A1 on · fragment 1 of task %1 · on in cycles 0 to ").arg(bursts[0].task.value)),
                 qPrintable(text));
        QVERIFY2(aluWords(0).contains("on in cycles 0 to ") && aluWords(0).contains("(illustrative)"),
                 qPrintable(aluWords(0)));
    }

    void ONE_09_theExportSaysIllustrativeAndAddsUp()
    {
        const auto exports = view->exports();
        QCOMPARE(exports.front().name, QString("CSV"));
        QCOMPARE(views::saveExport(exports.front(), bench->path("power.csv"), {}), QString());
        QFile file(bench->path("power.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
        QVERIFY(lines.front().contains("illustrative"));
        double sum = 0;
        for (int i = 1; i + 1 < lines.size(); ++i)
            sum += lines[i].section(',', -1).toDouble();
        QCOMPARE(lines.back().section(',', -1).toDouble(), sum);
        QVERIFY(
            view->findChild<QLabel*>("powerSummary")
                ->text()
                .contains(views::energyText(static_cast<core::Energy>(std::llround(100 * sum))))); // the total shown
        QCOMPARE(exports.back().name, QString("PNG"));
        QCOMPARE(views::saveExport(exports.back(), bench->path("power.png"), {}), QString());
        QVERIFY(!QImage(bench->path("power.png")).isNull());
    }

    void theSamePartIsCurrentEverywhere()
    {
        const auto* tile = view->plan().plan().of(numberOf("sp.1.B0"));
        QVERIFY(tile);
        QTest::mouseClick(&view->plan(), Qt::LeftButton, {}, tile->area.center().toPoint());
        QTRY_COMPARE(bench->window().desk().selection(), Selection(UnitLink{"sp.1"}));
        QCOMPARE(view->timeline().content().tracks[view->timeline().currentTrack()].name, QString("B0"));
        QCOMPARE(test::Shown::rows(*view)[view->timeline().currentTrack()].number, numberOf("sp.1.B0"));
        QCOMPARE(partTable().currentRow(), int(numberOf("sp.1.B0")));
        auto& timeline = view->timeline();
        timeline.setFocus();
        QTest::keyClick(&timeline, Qt::Key_Down);
        QCOMPARE(view->plan().current().value(), numberOf("sp.1.B1"));
        view->plan().setFocus();
        QTest::keyClick(&view->plan(), Qt::Key_Left); // beside it, or in the group to its left
        QVERIFY(view->plan().current().value() != numberOf("sp.1.B1"));
        QVERIFY(view->plan().accessibleDescription().contains(": sp.1."));
        QTest::mouseClick(&test::child<QToolButton>(*view, "powerPlan"), Qt::LeftButton);
        QVERIFY(!view->plan().isVisible());
    }

    void theCursorIsShownByPlanLegendAndTable()
    {
        const core::Cycle last = test::Shown::facts(*view).recording->length() - 1;
        QVERIFY(legend().texts().front().startsWith("ALUs "));
        goTo(2);
        // CI has just begun: nothing but standing energy. 8 in cycle 1, 16 in cycles 0 and 1.
        QCOMPARE(legend().texts().front(), QString("ALUs 8 · 16"));
        QCOMPARE(legend().texts().at(1), QString("packing buffers 2 · 4"));
        const auto& parts = *partTable().model();
        const int a0 = int(numberOf("sp.0.A0"));
        QCOMPARE(parts.index(a0, 1).data().toString(), QString("on"));
        QCOMPARE(parts.index(a0, 12).data().toString(), QString("2")); // so far: cycles 0 and 1
        QCOMPARE(parts.index(a0, 3).data().toString(), views::grouped(last + 1));
    }

    void thePicturesHaveTableTwins()
    {
        QTest::mouseClick(&tableButton(), Qt::LeftButton);
        QVERIFY(partTable().isVisible() && !view->timeline().isVisible());
        QCOMPARE(partTable().model()->rowCount(), 36);
        QVERIFY(partTable().model()->headerData(10, Qt::Horizontal).toString().contains("illustrative"));
        QCOMPARE(view->exports().size(), qsizetype(2));
        QCOMPARE(views::saveExport(view->exports().back(), bench->path("power.json"), {}), QString());
        view->copy();
        QVERIFY(QGuiApplication::clipboard()->text().contains("sp.1.RFB-B"));
        view->tables().setCurrentIndex(1);
        const auto& energies = *test::child<QTreeView>(*view, "energyTable").model();
        const QStringList alu{"ALU", "1", "0.3", "0", "4"};
        for (int column = 0; column < alu.size(); ++column)
            QCOMPARE(energies.index(0, column).data().toString(), alu[column]);
        QVERIFY(view->findChild<QLabel*>("aboutEnergies")->text().startsWith("The table that comes with Vitrine."));
    }

    void DEC_26_aMachineMayBringEnergiesOfItsOwn()
    {
        views::MachineChoice machine = *bench->window().desk().moment().machine;
        machine.config.energies.set({"ALU", 300, 30, 0, 400});
        const auto before = test::Shown::facts(*view).recording;
        bench->window().desk().useMachine(machine);
        QTRY_VERIFY(test::Shown::facts(*view).recording && test::Shown::facts(*view).recording != before);
        const core::Cycle cycles = before->length(); // energies change no time
        QCOMPARE(test::Shown::facts(*view).power().energy,
                 before->section<core::PowerSection>().energy + 100 * 2 * 8 * cycles);
        QVERIFY(view->findChild<QLabel*>("aboutEnergies")->text().startsWith("A table of the machine's own"));
    }

    void BYP_05_anotherClockHasAnAxisOfItsOwn()
    {
        views::MachineChoice machine = *bench->window().desk().moment().machine;
        machine.config.processors->shaderClock = core::ShaderClock::Double;
        bench->window().desk().useMachine(machine);
        QTRY_COMPARE(view->timeline().content().tracks.size(), std::size_t(35));
        const auto& track = view->timeline().content().tracks[1];
        QCOMPARE(track.name, QString("Shader clock"));
        // In and out again: 17 tasks without requests.
        QCOMPARE(track.figure, QString("34 crossings"));
        QCOMPARE(track.words(10), QString("begins at shader clock 20"));
    }

    void largeMachinesBeginWithTwoProcessorsOpen()
    {
        views::MachineChoice machine = *bench->window().desk().moment().machine;
        machine.config.processors->spCount = 4;
        bench->window().desk().useMachine(machine);
        QTRY_COMPARE(view->timeline().content().tracks.size(), std::size_t(1 + 2 * 13 + 2 + 7));
    }

    void withoutADrawThereIsASentence()
    {
        bench->window().desk().follow({.place = views::PositionLink{0}, .selection = {}});
        QTRY_VERIFY(view->exports().isEmpty());
        QTRY_VERIFY(view->findChild<views::Pane*>()->sentence().startsWith("Go to a draw"));
    }

    void theLayoutShowsIt()
    {
        bench->window().layouts().show("power");
        QTRY_VERIFY(view->isVisible());
        QCOMPARE(bench->window().layouts().current().name, QString("Power"));
        QVERIFY(bench->window().findChild<QLabel*>("energyLabel")->text().contains("(illustrative)"));
    }

    /// A hint about what the mouse is on takes the place of nothing but the run's outcome.
    void aStatusTipStandsBesideTheEnergy()
    {
        auto& window = bench->window();
        const auto& tip = test::child<QLabel>(window, "statusTip");
        QVERIFY(!tip.isVisible());
        const auto& docks = window.docks();
        QAction& show = *docks.dock("power")->toggleViewAction();
        QVERIFY(!show.statusTip().isEmpty());
        show.showStatusText(view);
        QVERIFY(tip.isVisible());
        QCOMPARE(tip.text(), show.statusTip());
        for (const char* label : {"energyLabel", "positionLabel"})
            QVERIFY2(test::child<QLabel>(window, label).isVisible(), label);
        QStatusTipEvent nothing{QString()};
        QApplication::sendEvent(view, &nothing);
        QVERIFY(!tip.isVisible() && test::child<QLabel>(window, "runLabel").isVisible());
    }

private:
    [[nodiscard]] QToolButton& tableButton() const { return test::child<QToolButton>(*view, "powerAsTable"); }
    [[nodiscard]] views::EnergyLegend& legend() const { return test::part<views::EnergyLegend>(*view); }
    [[nodiscard]] views::FactTable& partTable() const { return test::child<views::FactTable>(*view, "powerParts"); }
    [[nodiscard]] std::uint32_t numberOf(const char* name) const
    {
        return test::Shown::facts(*view).power().work.domains().find(name).value();
    }
    void goTo(core::Cycle cycle) const
    {
        bench->window().desk().follow({.place = views::DrawLink{0, cycle}, .selection = {}});
        QTRY_COMPARE(test::Shown::facts(*view).cursor, cycle);
    }

    std::unique_ptr<WindowBench> bench;
    views::PowerView* view = nullptr;
};

VITRINE_TEST(TestWindowPower, QApplication)
#include "tst_window_power.moc"
