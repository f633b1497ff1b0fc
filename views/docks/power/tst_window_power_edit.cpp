// SPDX-License-Identifier: Apache-2.0
#include "app/banner.h"
#include "app/docks/docks.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/session/machine/power_section.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/machine_choice.h"
#include "views/docks/power/energy_model.h"
#include "views/docks/power/floor_plan.h"
#include "views/docks/power/lane_columns.h"
#include "views/docks/power/power_switches.h"
#include "views/docks/power/power_view.h"
#include "views/kit/fact_table.h"
#include "views/kit/timeline/track_timeline.h"
#include "views/theme/counted.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;
using views::EnergyModel;
using views::LaneState;

/// Draw 0 of the frames covers 8 × 8 pixels on two processors of four ALUs each, without bypass: the machine of
/// tst_window_power.cpp. Here its energies are edited, and its parts switched.
class TestWindowPowerEdit final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 1, {{"bypass.mode", "off"}}), QString());
        start();
    }
    void cleanup() { bench.reset(); }

    void BYP_15_anEnergyIsEditedAndPutToUse()
    {
        showEnergies();
        const auto before = test::Shown::facts(*view).recording;
        QVERIFY(!button("useEnergies").isEnabled() && !button("defaultEnergies").isEnabled());
        edit(0, EnergyModel::On, "3", Qt::Key_F2);
        QVERIFY(button("useEnergies").isEnabled() && button("defaultEnergies").isEnabled());
        QCOMPARE(cell(0, EnergyModel::On), QString("3"));
        QCOMPARE(index(0, EnergyModel::On).data(Qt::AccessibleDescriptionRole).toString(),
                 QString("changed, not in use yet"));
        QCOMPARE(test::Shown::facts(*view).recording, before); // collected
        QCOMPARE(view->findChild<QLabel*>("pendingEnergies")->text(), QString("1 value is changed and not in use yet"));
        edit(4, EnergyModel::Operation, "2,5", Qt::Key_Return); // the color updater: as people of some countries write
        QCOMPARE(cell(4, EnergyModel::Operation), QString("2.5"));
        QTest::mouseClick(&button("useEnergies"), Qt::LeftButton);
        QTRY_VERIFY(test::Shown::facts(*view).recording && test::Shown::facts(*view).recording != before);
        // 8 ALUs take 2 more in each cycle, the three instructions of 64 samples a half more each; no time changes.
        const core::Cycle cycles = before->length();
        QCOMPARE(test::Shown::facts(*view).power().energy,
                 before->section<core::PowerSection>().energy + 100 * 2 * 8 * cycles + 50 * 3 * 64);
        QCOMPARE(test::Shown::facts(*view).recording->length(), cycles);
        QVERIFY(!button("useEnergies").isEnabled());
        QVERIFY(index(0, EnergyModel::On).data(Qt::FontRole).value<QFont>().bold());
        QVERIFY(about().startsWith("A table of the machine's own. All numbers are illustrative"));
        QVERIFY(view->findChild<QLabel*>("powerSummary")->text().contains("(illustrative)"));

        QTest::mouseClick(&button("defaultEnergies"), Qt::LeftButton);
        QCOMPARE(cell(0, EnergyModel::On), QString("1"));
        QTest::mouseClick(&button("useEnergies"), Qt::LeftButton);
        QTRY_VERIFY(test::Shown::facts(*view).recording &&
                    test::Shown::facts(*view).power().energy == before->section<core::PowerSection>().energy);
        QVERIFY(machine().energies == core::illustrativeEnergies());
        QVERIFY(about().startsWith("The table that comes with Vitrine."));
    }

    void BYP_15_aDoubleClickEditsToo()
    {
        showEnergies();
        auto& table = energies();
        const QPoint place = table.visualRect(index(0, EnergyModel::Reduced)).center();
        QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, place);
        QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, place);
        auto* editor = table.viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        QCOMPARE(editor->text(), QString("0.3"));
        editor->selectAll();
        QTest::keyClicks(editor, "0.25");
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(cell(0, EnergyModel::Reduced), QString("0.25"));
    }

    void BYP_15_whatIsNoEnergyIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"-1", "1000001", "much", "", "0.125", "nan", "inf", "1 2"})
            QTest::newRow(text) << text;
    }

    void BYP_15_whatIsNoEnergyIsRefused()
    {
        QFETCH(QString, text);
        showEnergies();
        edit(0, EnergyModel::On, text, Qt::Key_F2);
        QCOMPARE(cell(0, EnergyModel::On), QString("1"));
        QVERIFY(!button("useEnergies").isEnabled());
        QTRY_COMPARE(bench->window().findChild<app::Banner*>()->sentence(),
                     QString("ALU, On, a cycle (illustrative): a number from 0 to 1 000 000 with at most two decimals "
                             "is needed"));
    }

    void BYP_15_devicesThatTellOfThemselvesCanBeEdited()
    {
        showEnergies();
        const int ffs = rowOf("FFS");
        QVERIFY(ffs >= 6); // behind those of the table
        edit(ffs, EnergyModel::Operation, "7", Qt::Key_F2);
        QTest::mouseClick(&button("useEnergies"), Qt::LeftButton);
        QTRY_VERIFY(machine().energies.find("FFS"));
        QCOMPARE(machine().energies.find("FFS")->operation, core::Energy{700});
        QVERIFY(!machine().energies.find("FFP")); // it still tells its own
    }

    void BYP_15_energiesComeBackWhenTheCaptureIsReopened()
    {
        showEnergies();
        edit(0, EnergyModel::On, "3", Qt::Key_F2);
        QTest::mouseClick(&button("useEnergies"), Qt::LeftButton);
        QTRY_COMPARE(machine().energies.find("ALU")->on, core::Energy{300});
        QVERIFY(bench->settle());
        bench->restart();
        start();
        QCOMPARE(machine().energies.find("ALU")->on, core::Energy{300});
        QCOMPARE(test::Shown::facts(*view).power().table.find("ALU")->on, core::Energy{300});
    }

    void BYP_13_aPartIsSwitchedOff()
    {
        const auto before = test::Shown::facts(*view).recording;
        partTable().setCurrentRow(int(numberOf("sp.0.B0")));
        emit partTable().rowChosen(int(numberOf("sp.0.B0")));
        QCOMPARE(menu().title(), QString("Power of sp.0.B0"));
        QVERIFY(action("As the machine decides")->isChecked());
        action("Off")->trigger();
        QTRY_VERIFY(test::Shown::facts(*view).recording && test::Shown::facts(*view).recording != before);
        const auto& recording = test::Shown::facts(*view).recording;
        const auto& part = test::Shown::facts(*view).domain(numberOf("sp.0.B0"));
        QCOMPARE(part.off, recording->length()); // from the first cycle to the last
        QCOMPARE(part.on + part.reduced, core::Cycle(0));
        QCOMPARE(part.energy.all(), core::Energy(0));
        QCOMPARE(test::Shown::facts(*view).domain(numberOf("sp.0.B1")).on, recording->length()); // others stay
        QVERIFY(action("Off")->isChecked());
        QCOMPARE(view->findChild<QLabel*>("powerWarnings")->text(), QString("Switched by you: sp.0.B0 off"));
        const auto& parts = *partTable().model();
        const int row = int(numberOf("sp.0.B0"));
        QCOMPARE(parts.index(row, 1).data().toString(), QString("off"));
        QCOMPARE(parts.index(row, 2).data().toString(), QString("off"));
        QCOMPARE(parts.index(row, 6).data().toString(), views::grouped(recording->length()));
        QCOMPARE(parts.index(int(numberOf("tex")), 2).data().toString(), QString("is not switched"));
        const auto columns =
            views::laneColumns(test::Shown::facts(*view).power(), numberOf("sp.0.B0"), {0, recording->length(), 1});
        QVERIFY(columns.front().isPure() && columns.front().main() == LaneState::Off);

        action("All parts as the machine decides")->trigger();
        QTRY_VERIFY(test::Shown::facts(*view).recording &&
                    test::Shown::facts(*view).power().energy == before->section<core::PowerSection>().energy);
        QVERIFY(view->findChild<QLabel*>("powerWarnings")->isHidden());
        QVERIFY(action("As the machine decides")->isChecked());
    }

    void BYP_13_aPartIsReducedByARightClickOnItsLane()
    {
        const auto before = test::Shown::facts(*view).recording;
        const std::size_t track = trackOf("sp.1.AG-B");
        rightClick(*view->timeline().viewport(), view->timeline().trackRect(track).center());
        QTRY_VERIFY(menu().isVisible());
        QCOMPARE(menu().title(), QString("Power of sp.1.AG-B"));
        QCOMPARE(menu().actions().first()->text(), menu().title());
        QTest::keyClick(&menu(), Qt::Key_Escape);
        action("Reduced")->trigger();
        QTRY_VERIFY(test::Shown::facts(*view).recording && test::Shown::facts(*view).recording != before);
        const core::Cycle length = test::Shown::facts(*view).recording->length();
        for (const char* part : {"sp.1.AG-B", "sp.1.B0", "sp.1.B1"}) { // an ALU is not more awake than its group
            QCOMPARE(test::Shown::facts(*view).domain(numberOf(part)).reduced, length);
            const auto columns = views::laneColumns(test::Shown::facts(*view).power(), numberOf(part), {0, length, 1});
            QVERIFY(columns.front().isPure() && columns.front().main() == LaneState::Reduced);
        }
        QCOMPARE(test::Shown::facts(*view).domain(numberOf("sp.1.B0")).energy.all(), 30 * length);
        const auto& lane = view->timeline().content().tracks[trackOf("sp.1.AG-B")];
        QVERIFY2(lane.words(3).startsWith("sp.1.AG-B reduced"), qPrintable(lane.words(3)));
        QVERIFY2(lane.tip.contains("switched: reduced"), qPrintable(lane.tip));
        QCOMPARE(bench->color(3, 3), pictureBefore); // BYP-16
    }

    void BYP_13_thePlanOffersItByTheKeyboard()
    {
        auto& plan = view->plan();
        plan.setFocus();
        plan.setCurrent(numberOf("sp.0.A0"));
        emit plan.chosen(numberOf("sp.0.A0"));
        QContextMenuEvent byKey(QContextMenuEvent::Keyboard, {}, plan.mapToGlobal(QPoint(10, 10)));
        QCoreApplication::sendEvent(&plan, &byKey);
        QTRY_VERIFY(menu().isVisible());
        QCOMPARE(menu().title(), QString("Power of sp.0.A0"));
        QTest::keyClick(&menu(), Qt::Key_Down);
        QTest::keyClick(&menu(), Qt::Key_Down);
        QTest::keyClick(&menu(), Qt::Key_Return); // On
        QTRY_VERIFY(machine().powerChoices.contains("sp.0.A0"));
        QCOMPARE(machine().powerChoices.at("sp.0.A0"), core::PowerState::On);
    }

    void BYP_13_devicesAreNotSwitched()
    {
        emit partTable().rowChosen(int(numberOf("tex")));
        QCOMPARE(menu().title(), QString("Power of tex (is not switched)"));
        QVERIFY(!action("Off")->isEnabled() && !menu().menuAction()->isEnabled());
    }

    void BYP_13_theLastAluForVerticesIsRefusedInWords()
    {
        views::MachineChoice small{"small", machine()};
        small.config.processors->spCount = 1;
        bench->window().desk().useMachine(small);
        QTRY_VERIFY(test::Shown::facts(*view).recording &&
                    test::Shown::facts(*view).recording->processors().size() == 1);
        emit partTable().rowChosen(int(numberOf("sp.0.AG-A")));
        action("Off")->trigger();
        QTRY_VERIFY(machine().powerChoices.contains("sp.0.AG-A"));
        QTRY_VERIFY(test::Shown::facts(*view).recording);
        emit partTable().rowChosen(int(numberOf("sp.0.AG-B")));
        action("Off")->trigger();
        QVERIFY2(bench->window().findChild<app::Banner*>()->sentence().startsWith(
                     "power: no processor is left for vertices"),
                 qPrintable(bench->window().findChild<app::Banner*>()->sentence()));
        QVERIFY(action("As the machine decides")->isChecked()); // as it was
        QCOMPARE(machine().powerChoices.size(), std::size_t{1});
    }

    void BYP_13_statesComeBackWhenTheCaptureIsReopened()
    {
        emit partTable().rowChosen(int(numberOf("sp.0.A1")));
        action("Reduced")->trigger();
        QTRY_VERIFY(machine().powerChoices.contains("sp.0.A1"));
        QVERIFY(bench->settle());
        bench->restart();
        start();
        QCOMPARE(machine().powerChoices.at("sp.0.A1"), core::PowerState::Reduced);
        QVERIFY(test::Shown::facts(*view).domain(numberOf("sp.0.A1")).reduced > 0);
    }

    void BYP_13_theButtonOffersTheSame()
    {
        auto* button = view->findChild<QToolButton*>("switchPower");
        QVERIFY(button && button->isVisible());
        QCOMPARE(button->menu(), &menu());
        QVERIFY(button->toolTip().contains("right click"));
        QVERIFY(!button->accessibleName().isEmpty() || !button->text().isEmpty());
    }

private:
    [[nodiscard]] QToolButton& tableButton() const { return test::child<QToolButton>(*view, "powerAsTable"); }
    void start()
    {
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "0"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("power"));
        view = dynamic_cast<views::PowerView*>(docks.view("power"));
        QVERIFY(view);
        QTRY_VERIFY(test::Shown::facts(*view).recording);
        pictureBefore = bench->color(3, 3);
    }
    void showEnergies() const
    {
        if (!tableButton().isChecked())
            QTest::mouseClick(&tableButton(), Qt::LeftButton);
        view->tables().setCurrentIndex(1);
        QTRY_VERIFY(energies().isVisible());
    }
    void edit(int row, int column, const QString& text, Qt::Key key) const
    {
        auto& table = energies();
        table.setFocus();
        table.setCurrentIndex(index(row, column));
        QTest::keyClick(&table, key);
        auto* editor = table.viewport()->findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(text);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(!table.viewport()->findChild<QLineEdit*>());
    }
    static void rightClick(QWidget& widget, const QPoint& place)
    {
        QContextMenuEvent event(QContextMenuEvent::Mouse, place, widget.mapToGlobal(place));
        QCoreApplication::sendEvent(&widget, &event);
    }
    [[nodiscard]] views::FactTable& partTable() const { return test::child<views::FactTable>(*view, "powerParts"); }
    [[nodiscard]] QTreeView& energies() const { return test::child<QTreeView>(*view, "energyTable"); }
    [[nodiscard]] QPushButton& button(const char* name) const { return test::child<QPushButton>(*view, name); }
    [[nodiscard]] QString about() const { return view->findChild<QLabel*>("aboutEnergies")->text(); }
    [[nodiscard]] QModelIndex index(int row, int column) const
    {
        return energies().model()->index(row, column); // not sorted
    }
    [[nodiscard]] QString cell(int row, int column) const { return index(row, column).data().toString(); }
    [[nodiscard]] int rowOf(const QString& part) const
    {
        for (int row = 0; row < energies().model()->rowCount(); ++row)
            if (cell(row, EnergyModel::Part) == part)
                return row;
        return -1;
    }
    [[nodiscard]] QMenu& menu() const { return test::part<views::PowerSwitches>(*view).menu(); }
    [[nodiscard]] QAction* action(const QString& text) const
    {
        for (QAction* one : menu().actions())
            if (one->text() == text)
                return one;
        return nullptr;
    }
    [[nodiscard]] const core::MachineConfig& machine() const { return bench->window().desk().moment().machine->config; }
    [[nodiscard]] std::uint32_t numberOf(const char* name) const
    {
        return test::Shown::facts(*view).power().work.domains().find(name).value();
    }
    [[nodiscard]] std::size_t trackOf(const char* name) const
    {
        const auto row =
            std::ranges::find(test::Shown::rows(*view), views::PowerRow{views::PowerRow::Kind::Domain, numberOf(name)});
        return static_cast<std::size_t>(row - test::Shown::rows(*view).begin());
    }

    std::unique_ptr<WindowBench> bench;
    views::PowerView* view = nullptr;
    QColor pictureBefore;
};

VITRINE_TEST(TestWindowPowerEdit, QApplication)
#include "tst_window_power_edit.moc"
