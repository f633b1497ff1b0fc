// SPDX-License-Identifier: Apache-2.0
#include "app/banner.h"
#include "app/docks/docks.h"
#include "app/translation.h"
#include "captures/machines/machine_file.h"
#include "captures/store/capture_reader.h"
#include "core/session/comparison/comparison_table.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/machine_shelf.h"
#include "views/configuration/comparison_pane.h"
#include "views/configuration/configuration_view.h"
#include "views/configuration/knob_model.h"
#include "views/configuration/measure_cells.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"

#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QInputDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QTranslator>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;
using views::KnobModel;

namespace {

/// Marks what goes through translation.
class MarkingTranslator final : public QTranslator {
public:
    [[nodiscard]] QString translate(const char*, const char* text, const char*, int) const override
    {
        return "<" + QString::fromUtf8(text) + ">";
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

/// The machine of a window: knobs are changed by keys, put to use, kept, and compared.
class TestWindowConfiguration final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        home = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", home->path().toUtf8());
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(bench->path("frames.vitrine"), 2), QString());
        QVERIFY(bench->start({bench->path("frames.vitrine"), "--draw", "2"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("configuration"));
        view = dynamic_cast<views::ConfigurationView*>(docks.view("configuration"));
        QVERIFY(view);
        QTRY_VERIFY(view->isVisible());
    }
    void cleanup() { bench.reset(); }

    void ONE_02_everyKnobOfTheSpecificationIsShown()
    {
        QCOMPARE(view->table().model()->rowCount(), int(core::knobs().size()));
        QCOMPARE(valueOf("ftq.depth"), QString("64")); // spec/00 §4
        QCOMPARE(valueOf("sched.policy"), QString("completed_first"));
        QVERIFY(!view->useButton().isEnabled()); // nothing is changed
    }

    void ONE_02_aValueOutOfItsRangeIsRefusedWithTheRange()
    {
        edit("ftq.depth", "0");
        QCOMPARE(valueOf("ftq.depth"), QString("64"));
        QTRY_COMPARE(bench->window().findChild<app::Banner*>()->sentence(), QString("ftq.depth: 1–1024"));
    }

    void aChangedMachineIsUsedFromTheShownPlace()
    {
        const QString place = bench->place();
        edit("sp.count", "4");
        QCOMPARE(valueOf("sp.count"), QString("4"));
        QVERIFY(row("sp.count").siblingAtColumn(KnobModel::Value).data(KnobModel::ChangedRole).toBool());
        QTest::mouseClick(&view->useButton(), Qt::LeftButton);
        QTRY_COMPARE(machine()->config.spCount, 4u);
        QVERIFY(bench->settle());
        QCOMPARE(bench->place(), place);
        QCOMPARE(row("sp.count").siblingAtColumn(KnobModel::InUse).data().toString(), QString("4"));
        QVERIFY(!view->useButton().isEnabled());
    }

    void ONE_01_aContradictionIsRefusedAndTheMachineStays()
    {
        edit("bypass.mode", "force");
        edit("preset", "SEQ");
        QTest::mouseClick(&view->useButton(), Qt::LeftButton);
        QTRY_VERIFY(bench->window().findChild<app::Banner*>()->sentence().contains("bypass.mode"));
        QCOMPARE(int(machine()->config.preset), int(core::Preset::Par));
    }

    void ONE_01_aContradictionIsRefusedWhoeverWishesForIt()
    {
        views::MachineChoice wished{"SEQ", core::presetConfig(core::Preset::Seq)};
        wished.config.bypassMode = core::BypassMode::Force;
        const views::SharedMachine before = machine();
        bench->session().useMachine(wished);
        QVERIFY(!bench->session().busy());
        QCOMPARE(bench->window().findChild<app::Banner*>()->sentence(),
                 QString("preset, bypass.mode: SEQ has no bypass to force"));
        QCOMPARE(machine(), before);
    }

    void ONE_02_theCaptureOpensOnTheMachineItWasMadeWith()
    {
        const QString path = bench->path("own.vitrine");
        QCOMPARE(test::writeFrames(path, 1, {{"preset", "PROG"}, {"ftq.depth", "7"}, {"ftq.width", "3"}}), QString());
        bench->window().open(path);
        QTRY_COMPARE(machine()->config.ftqDepth, 7u);
        QVERIFY(bench->settle());
        QCOMPARE(QString::fromStdString(machine()->name), QString("PROG"));
        QCOMPARE(valueOf("ftq.depth"), QString("7"));
        const auto& warnings = *bench->session().state()->warnings;
        QCOMPARE(QString::fromStdString(warnings.at(0)), QString("the unknown knob ftq.width is ignored"));
    }

    void ONE_02_theCaptureOpensOnTheMachineChosenLast()
    {
        edit("sp.count", "4");
        QTest::mouseClick(&view->useButton(), Qt::LeftButton);
        QTRY_COMPARE(machine()->config.spCount, 4u);
        QVERIFY(bench->settle());
        bench->restart(); // saves
        QVERIFY(QFile::exists(bench->path("frames.vitrine-notes")));
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        QCOMPARE(machine()->config.spCount, 4u);
    }

    void ONE_02_aCaptureIsOpenedOnItsOwnMachine()
    {
        bench->window().open(VITRINE_SOURCE_DIR "/captures/samples/wood-and-marble-chain.vitrine");
        QTRY_COMPARE(machine()->name, std::string("SEQ"));
        QVERIFY(machine()->config == core::presetConfig(core::Preset::Seq));
    }

    void aMachineIsKeptByName()
    {
        edit("tex.latency", "7");
        QVERIFY(bench->window().desk().machines().keep({"fast texture", view->knobs().draft()}).hasValue());
        const auto file =
            captures::readMachineFile((home->path() + "/vitrine/machines/fast texture.json").toStdString());
        QVERIFY(file.hasValue());
        QCOMPARE(file->config.texLatency, 7u);
        QVERIFY(bench->window().desk().machines().names().contains("fast texture"));
        QVERIFY(!bench->window().desk().machines().keep({"../elsewhere", {}}).hasValue());
    }

    void ONE_08_twoMachinesAreComparedSideBySide()
    {
        view->tabs().setCurrentIndex(1);
        auto& comparison = view->comparison();
        QVERIFY(!comparison.pane().isContentShown());
        QCOMPARE(comparison.third().currentText(), QString("No third machine"));
        comparison.second().setCurrentIndex(comparison.second().findText("PROG"));
        QTest::mouseClick(&comparison.runButton(), Qt::LeftButton);
        QTRY_VERIFY(comparison.pane().isContentShown());
        const auto cell = [&](const QString& name, int column) { return compared(name, column); };
        QCOMPARE(cell("machine", 2), QString("PROG"));
        QCOMPARE(cell("images", 2), QString("equal"));
        QCOMPARE(cell("what is run", 1), QString("draw 2"));
        QCOMPARE(cell("what is run", 2), QString("draw 2"));
        const auto reader = captures::CaptureReader::open(bench->path("frames.vitrine").toStdString());
        QVERIFY(reader.hasValue());
        const auto draw = bench->window().desk().moment().draw();
        const auto expected = core::compareMachines(**reader, {draw->callIndex, draw->callIndex + 1},
                                                    {{"a", {}}, {"b", core::presetConfig(core::Preset::Prog)}});
        QVERIFY(expected.hasValue());
        for (int i = 0; i < 2; ++i)
            QCOMPARE(cell("cycles", i + 1).remove(QChar(QChar::Nbsp)).toULongLong(),
                     qulonglong(expected->machines[std::size_t(i)].figures.cycles));
        QCOMPARE(comparison.exports().size(), 2);
    }

    void ONE_08_theThreeHistoricMachinesAreComparedSideBySide()
    {
        auto& comparison = view->comparison();
        const auto choose = [](QComboBox& list, const char* name) { list.setCurrentIndex(list.findText(name)); };
        choose(comparison.first(), "PROG");
        choose(comparison.second(), "PAR");
        choose(comparison.third(), "SEQ");
        QTest::mouseClick(&comparison.runButton(), Qt::LeftButton);
        QTRY_COMPARE(compared("machine", 4), QString("SEQ"));
        QCOMPARE(compared("machine", 1), QString("PROG"));
        QCOMPARE(compared("machine", 2), QString("PAR"));
        QCOMPARE(compared("images", 2), QString("equal"));
        QVERIFY2(compared("images", 4).startsWith("not runnable: "), qPrintable(compared("images", 4)));
        QVERIFY(compared("cycles", 4).isEmpty());
        QVERIFY(!compared("cycles", 2).isEmpty());
        choose(comparison.third(), "PAR"); // as the second
        QTest::mouseClick(&comparison.runButton(), Qt::LeftButton);
        QTRY_COMPARE(compared("machine", 4), QString("PAR"));
        QCOMPARE(compared("cycles", 4), compared("cycles", 2));
        QCOMPARE(compared("cycles", 5), compared("cycles", 3)); // the difference to PROG
        comparison.third().setCurrentIndex(0);
        QTest::mouseClick(&comparison.runButton(), Qt::LeftButton);
        QTRY_COMPARE(comparison.table().model()->columnCount(), 4);
    }

    void ONE_08_comparisonsSpeakGerman()
    {
        app::installTranslation(*qApp, "de"); // tables are filled later
        auto& comparison = view->comparison();
        comparison.second().setCurrentIndex(comparison.second().findText("PROG"));
        QTest::mouseClick(&comparison.runButton(), Qt::LeftButton);
        QTRY_VERIFY(comparison.pane().isContentShown());
        const QString first = compared("Bilder", 1), second = compared("Bilder", 2);
        QString sentence;
        for (const auto* label : comparison.findChildren<QLabel*>())
            if (label->text().contains("PROG"))
                sentence = label->text();
        for (auto* translator : qApp->findChildren<QTranslator*>())
            delete translator; // as installTranslation() leaves them
        QCOMPARE(first, QString("Bezug"));
        QCOMPARE(second, QString("gleich"));
        QVERIFY2(sentence.endsWith(": gleich"), qPrintable(sentence));
    }

    void ONE_08_whatACellSaysGoesThroughTranslation()
    {
        core::Comparison comparison;
        comparison.machines.resize(4);
        comparison.machines[1].difference = core::ImageDifference{core::Attachment::Stencil, {38, 17}, 3, 120, {1, 2}};
        comparison.machines[3].notRunnable = "DEADLOCK";
        comparison.machines[0].figures.queues = {{"ftq", 32, 3, {}}};
        const core::ComparisonTable table = core::tableOf(comparison);
        const auto text = [&](std::size_t row, std::size_t i) { return views::measureCell(table.rows[row], i).text; };
        for (std::size_t i = 0; i < 4; ++i) // in English as core says it
            QCOMPARE(text(0, i), QString::fromStdString(core::imageSentence(comparison, i)));
        const std::size_t queue = table.rows.size() - 1;
        QCOMPARE(text(queue, 0), QString("3 of 32"));
        MarkingTranslator translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QCOMPARE(text(0, 0), QString("<reference>"));
        QCOMPARE(text(0, 1), QString("<differs in <stencil> at 38,17 after call 120, draw 3 (events 1 and 2)>"));
        QCOMPARE(text(0, 2), QString("<equal>"));
        QCOMPARE(text(0, 3), QString("<not runnable: DEADLOCK>"));
        QCOMPARE(text(queue, 0), QString("<3 of 32>"));
    }

private:
    /// What stands in a column of the comparison.
    [[nodiscard]] QString compared(const QString& measure, int column) const
    {
        const auto& model = *view->comparison().table().model();
        for (int i = 0; i < model.rowCount(); ++i)
            if (model.index(i, 0).data().toString() == measure)
                return model.index(i, column).data().toString();
        return "no such row";
    }
    [[nodiscard]] views::SharedMachine machine() const { return bench->window().desk().moment().machine; }
    [[nodiscard]] QModelIndex row(const QString& knob) const
    {
        const auto* model = view->table().model();
        for (int i = 0; i < model->rowCount(); ++i)
            if (model->index(i, KnobModel::Name).data().toString() == knob)
                return model->index(i, KnobModel::Name);
        return {};
    }
    [[nodiscard]] QString valueOf(const QString& knob) const
    {
        return row(knob).siblingAtColumn(KnobModel::Value).data().toString();
    }
    /// Through the table's own editor.
    void edit(const QString& knob, const QString& value)
    {
        const QModelIndex cell = row(knob).siblingAtColumn(KnobModel::Value);
        view->table().setCurrentIndex(cell);
        view->table().edit(cell);
        if (auto* choice = view->table().viewport()->findChild<QComboBox*>()) {
            choice->setCurrentText(value);
            emit choice->activated(choice->currentIndex());
            QTRY_VERIFY(!view->table().viewport()->findChild<QComboBox*>());
            return;
        }
        auto* line = view->table().viewport()->findChild<QLineEdit*>();
        QVERIFY(line);
        line->selectAll();
        QTest::keyClicks(line, value);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(!view->table().viewport()->findChild<QLineEdit*>()); // it commits by the event loop
    }

    std::unique_ptr<QTemporaryDir> home;
    std::unique_ptr<WindowBench> bench;
    views::ConfigurationView* view = nullptr;
};

VITRINE_TEST(TestWindowConfiguration, QApplication)
#include "tst_window_configuration.moc"
