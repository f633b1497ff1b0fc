// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/docks/state/state_model.h"
#include "views/docks/units/units_view.h"
#include "views/machine/recordings.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;

/// Draw 4 of the sample: the cube that is lit and shadowed.
class TestWindowUnits final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("lit-cube-shadow-map", bench->path("sample.vitrine")), "--draw", "4"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("units"));
        view = dynamic_cast<views::UnitsView*>(docks.view("units"));
        QVERIFY(view);
        QTRY_VERIFY(view->model().root());
    }
    void cleanup() { bench.reset(); }

    void everyUnitAndQueueHasARow()
    {
        const auto& recording = *this->recording();
        for (const auto& unit : recording.units())
            QVERIFY2(item(unit.path), unit.path.c_str());
        for (const auto& queue : recording.queues())
            QVERIFY2(item(queue.path), queue.path.c_str());
    }

    void BYP_01_aProcessorListsItsParts()
    {
        const auto* parts = value(*item("sp.1"), {"parts"});
        QVERIFY(parts);
        QStringList names;
        for (const auto& part : parts->children)
            names << part->name;
        // Two groups of two ALUs.
        QCOMPARE(names, (QStringList{"TSCR", "LC", "IC", "CRAM", "RFB-A", "RFB-B", "TPB-A", "TPB-B", "IB-A", "IB-B",
                                     "A0", "A1", "B0", "B1"}));
        QCOMPARE(parts->value, QString("14"));
        QCOMPARE(parts->children[5]->value, QString("register bank"));
        QCOMPARE(parts->children[13]->value, QString("ALU of group B"));
        QVERIFY(!value(*item("ras"), {"parts"}));
    }

    // An EXECUTE ends the commands of a draw; what a SELECT asks for: tst_command_items.
    void HIZ_31_theCommandInterfaceListsItsCommands()
    {
        goTo(745);
        const auto* commands = value(*item("ci"), {"state", "commands"});
        QVERIFY(commands && !commands->children.empty());
        QCOMPARE(commands->children.back()->value, QString("3-D execute.0 · 0 words · executed"));
    }

    void valuesAreThoseOfTheMachine()
    {
        goTo(745);
        const auto snapshot = core::machineAt(recording(), 745);
        QVERIFY(snapshot.hasValue());
        for (const auto& queue : (*snapshot)->queues) {
            const auto& description = recording()->queue(queue.id);
            QCOMPARE(item(description.path)->value, QString("%1 / %2").arg(queue.occupancy).arg(description.capacity));
        }
        const auto* quads = value(*item("ras"), {"state", "quadCount"});
        QVERIFY(quads);
        const auto& state = (*snapshot)->units[recording()->unitAt("ras").value - 1].state;
        const auto field = std::find_if(state.children.begin(), state.children.end(),
                                        [](const auto& child) { return child.name == "quadCount"; });
        QVERIFY(field != state.children.end());
        QCOMPARE(quads->value, QString::number(std::get<std::uint64_t>(field->value)));
    }

    // In cycle 745 something has been done: what differs stands out, and says what it was.
    void aStepMarksWhatItChanged()
    {
        goTo(745);
        goTo(746);
        const auto* root = view->model().root();
        QVERIFY(root->containsChange);
        const auto* cycle = value(*root, {"cycle"});
        QVERIFY(cycle->changed);
        QCOMPARE(cycle->previous.toULongLong() + 1, cycle->value.toULongLong());
        QTest::mouseClick(&test::child<QToolButton>(*view, "unitsTreeChanges"), Qt::LeftButton);
        const auto& shown = *view->tree().model();
        QVERIFY(shown.rowCount() > 0);
        const auto isMarked = [&](const auto& self, const QModelIndex& row) -> bool {
            if (row.data(views::StateModel::ChangedRole).toBool())
                return true;
            for (int i = 0; i < shown.rowCount(row); ++i)
                if (!self(self, shown.index(i, 0, row)))
                    return false;
            return shown.rowCount(row) > 0;
        };
        for (int i = 0; i < shown.rowCount(); ++i)
            QVERIFY(isMarked(isMarked, shown.index(i, 0)));
    }

    void theSelectedUnitIsOpened()
    {
        bench->window().desk().select(views::QueueLink{"ftq"});
        QTRY_COMPARE(view->tree().currentIndex().data().toString(), QString("ftq"));
        QVERIFY(view->tree().isExpanded(view->tree().currentIndex()));
        bench->window().desk().select(views::UnitLink{"sp.1"});
        QTRY_COMPARE(view->tree().currentIndex().data().toString(), QString("sp.1"));
    }

    void aClickedRowIsSelectedEverywhere()
    {
        auto& tree = view->tree();
        bench->window().desk().select(views::UnitLink{"sp.0"});
        QTRY_COMPARE(tree.currentIndex().data().toString(), QString("sp.0"));
        tree.collapse(tree.currentIndex());
        const QModelIndex below = tree.indexBelow(tree.currentIndex());
        QCOMPARE(below.data().toString(), QString("sp.1"));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(below).center());
        QCOMPARE(bench->window().desk().selection(), views::Selection(views::UnitLink{"sp.1"}));
    }

    void numbersThatNameSomethingAreLinks()
    {
        goTo(745);
        const auto snapshot = core::machineAt(recording(), 745);
        const auto& requests = (*snapshot)->queues[recording()->queueAt("arq").value - 1];
        QVERIFY(!requests.items.empty());
        const auto* row = value(*item("arq"), {"items"})->children.front().get();
        QCOMPARE(row->link->selection, views::Selection(views::RequestLink{4, requests.items.front().id}));
        QCOMPARE(value(*row, {"parent"})->link->selection,
                 views::Selection(views::TaskLink{4, requests.items.front().parent}));
        bench->window().desk().select(views::RequestLink{4, requests.items.front().id});
        QTRY_COMPARE(view->tree().currentIndex().data().toString(), row->name);
        const auto* blocker = value(*item("ain"), {"blocker"});
        QCOMPARE(blocker->link->selection, views::Selection(views::QueueLink{"ftq"}));
    }

    void theFilterKeepsWhatHoldsTheWords()
    {
        QTest::keyClicks(&test::part<QLineEdit>(*view), "sp.1");
        const auto& shown = *view->tree().model();
        QTRY_VERIFY(shown.rowCount() > 0);
        const QModelIndex units = shown.index(0, 0);
        QCOMPARE(units.data().toString(), QString("units"));
        for (int row = 0; row < shown.rowCount(units); ++row)
            QVERIFY(shown.index(row, 0, units).data().toString() != "sp.0");
        test::part<QLineEdit>(*view).clear();
        QTRY_COMPARE(shown.rowCount(), 5); // cycle, units, queues, lines, stalls
    }

private:
    [[nodiscard]] const views::SharedRecording& recording() const
    {
        return views::Recordings::of(bench->window().desk()).recording();
    }
    [[nodiscard]] const views::StateItem* item(const std::string& path) const
    {
        return views::findUnitItem(*view->model().root(), path);
    }
    [[nodiscard]] static const views::StateItem* value(const views::StateItem& from,
                                                       const std::vector<std::string>& keys)
    {
        const views::StateItem* at = &from;
        for (const std::string& key : keys) {
            const auto found = std::find_if(at->children.begin(), at->children.end(),
                                            [&](const auto& child) { return child->key == key; });
            if (found == at->children.end())
                return nullptr;
            at = found->get();
        }
        return at;
    }
    void goTo(core::Cycle cycle)
    {
        bench->window().desk().follow({.place = views::DrawLink{4, cycle}, .selection = {}});
        QVERIFY(bench->settle());
        QTRY_COMPARE(value(*view->model().root(), {"cycle"})->value.toULongLong(), cycle);
    }

    std::unique_ptr<WindowBench> bench;
    views::UnitsView* view = nullptr;
};

VITRINE_TEST(TestWindowUnits, QApplication)
#include "tst_window_units.moc"
