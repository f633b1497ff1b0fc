// SPDX-License-Identifier: Apache-2.0
#include "app/banner.h"
#include "app/docks/docks.h"
#include "app/translation.h"
#include "captures/machines/machine_file.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/presets.h"
#include "core/session/comparison/comparison_table.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/machine_choice.h"
#include "views/base/machine_shelf.h"
#include "views/docks/configuration/comparison_pane.h"
#include "views/docks/configuration/configuration_view.h"
#include "views/docks/configuration/knob_model.h"
#include "views/docks/configuration/measure_cells.h"
#include "views/kit/asking_pane.h"
#include "views/kit/pane.h"
#include "views/kit/row_model.h"
#include "views/kit/row_table.h"

#include <QBuffer>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QInputDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTimer>
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
        QCOMPARE(knobTable().model()->rowCount(), int(core::knobs().size()));
        QCOMPARE(valueOf("ftq.depth"), QString("64")); // spec/00 §4
        QCOMPARE(valueOf("sched.policy"), QString("completed_first"));
        QVERIFY(!useButton().isEnabled()); // nothing is changed
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
        QVERIFY(row("sp.count").siblingAtColumn(KnobModel::Value).data(views::RowModel::ChangedRole).toBool());
        QTest::mouseClick(&useButton(), Qt::LeftButton);
        QTRY_COMPARE(machine()->config.processors->spCount, 4u);
        QVERIFY(bench->settle());
        QCOMPARE(bench->place(), place);
        QCOMPARE(row("sp.count").siblingAtColumn(KnobModel::InUse).data().toString(), QString("4"));
        QVERIFY(!useButton().isEnabled());
    }

    void theMachineInUseStandsInToolBarAndTitle()
    {
        const auto* button = bench->window().findChild<QToolButton*>("machineButton");
        QCOMPARE(button->text(), QString("PAR"));
        QCOMPARE(bench->window().windowTitle(), QString("frames.vitrine – PAR – Vitrine"));
        edit("ftq.depth", "8");
        QTest::mouseClick(&useButton(), Qt::LeftButton);
        QTRY_COMPARE(machine()->config.queues->ftqDepth, 8u);
        QVERIFY(bench->settle());
        QCOMPARE(button->text(), QString("PAR, ftq.depth = 8"));
        QCOMPARE(bench->window().windowTitle(), QString("frames.vitrine – PAR, ftq.depth = 8 – Vitrine"));
        emit button->menu()->aboutToShow();
        const auto choices = button->menu()->actions();
        const auto prog = std::ranges::find(choices, QString("PROG"), &QAction::text);
        QVERIFY(prog != choices.end() && !(*prog)->isChecked());
        (*prog)->trigger();
        QTRY_COMPARE(button->text(), QString("PROG"));
        QVERIFY(bench->settle());
        emit button->menu()->aboutToShow();
        QCOMPARE(std::ranges::count(button->menu()->actions(), true, &QAction::isChecked), 1);
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(bench->window().windowTitle(), QString("Vitrine"));
    }

    void aMachineIsNamedWithAllThatDiffersFromItsPreset()
    {
        views::MachineChoice choice{"SEQ", core::presetConfig(core::Preset::Seq)};
        QCOMPARE(views::machineText(choice), QString("SEQ"));
        choice.name = "mine";
        choice.config.devices->texLatency = 7;
        choice.config.queues->vtqDepth = 16; // comes first in the specification
        choice.config.powerChoices = {{"sp.0", core::PowerState::Off}};
        QCOMPARE(views::machineText(choice),
                 QString("mine (SEQ), vtq.depth = 16, tex.latency = 7, power of parts chosen by hand"));
    }

    void everyExportOfEveryDockTellsTheMachine()
    {
        views::MachineChoice choice{"PAR", core::presetConfig(core::Preset::Par)};
        choice.config.queues->ftqDepth = 8;
        bench->window().desk().useMachine(choice);
        QTRY_COMPARE(machine()->config.queues->ftqDepth, 8u);
        QVERIFY(bench->settle());
        auto& docks = bench->window().docks();
        const QStringList filled{"events",  "state",  "program", "uniforms", "configuration", "mesh",
                                 "diagram", "queues", "tasks",   "power",    "units",         "resources"};
        for (QDockWidget* dock : docks.all()) {
            docks.raise(*dock);
            const views::DockView& from = *docks.view(dock->objectName());
            if (filled.contains(dock->objectName()))
                QTRY_VERIFY2(!from.exports().isEmpty(), qPrintable(dock->objectName()));
            const QStringList suffixes = suffixesOf(from.exports());
            for (int i = 0; i < suffixes.size(); ++i) {
                const QString path = bench->path(QString("%1-%2.%3").arg(dock->objectName()).arg(i).arg(suffixes[i]));
                acceptDialog(path, i);
                docks.exportFrom(dock->objectName());
                QVERIFY2(tellsTheMachine(path, "PAR, ftq.depth = 8"), qPrintable(path));
            }
        }
        acceptDialog(bench->path("picture.png"), 0);
        bench->window().framebuffer().exportPng();
        QVERIFY(tellsTheMachine(bench->path("picture.png"), "PAR, ftq.depth = 8"));
        // A dock's own button leads the same way.
        docks.raise(*docks.dock("state"));
        QTRY_VERIFY(!docks.view("state")->exports().isEmpty());
        acceptDialog(bench->path("own.json"), 0);
        QTest::mouseClick(&test::child<QToolButton>(*docks.view("state"), "exportState"), Qt::LeftButton);
        QVERIFY(tellsTheMachine(bench->path("own.json"), "PAR, ftq.depth = 8"));
    }

    void whatGoesWhileItsFileIsAskedForIsNotSaved()
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("state"));
        QTRY_VERIFY(!docks.view("state")->exports().isEmpty());
        acceptDialog(bench->path("gone.json"), 0, [this] {
            views::Moment nothing = bench->window().desk().moment();
            nothing.drawState.reset();
            bench->window().desk().setMoment(nothing);
        });
        docks.exportFrom("state");
        QVERIFY(!QFile::exists(bench->path("gone.json")));
        QCOMPARE(bench->window().banner().sentence(), QString("What was to be saved is not shown any more"));
    }

    void filesOfEveryKindHaveRoomForTheMachine_data()
    {
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("a line within quotes")
            << "csv" << QByteArray("a,b\r\n1,\"x\ny\"\r\n") << QByteArray("a,b,machine\r\n1,\"x\ny\",\"P, q\"\r\n");
        QTest::newRow("two tables") << "csv" << QByteArray("a\n1\n\nb\n2\n")
                                    << QByteArray("a,machine\n1,\"P, q\"\n\nb,machine\n2,\"P, q\"\n");
        QTest::newRow("no end of line") << "csv" << QByteArray("a\n1") << QByteArray("a,machine\n1,\"P, q\"");
        QTest::newRow("object") << "json" << QByteArray("{\"b\": 1.50}")
                                << QByteArray("{\n    \"machine\":\"P, q\",\"b\": 1.50}");
        QTest::newRow("nothing in it") << "json" << QByteArray("{}\n")
                                       << QByteArray("{\n    \"machine\":\"P, q\"\n}\n");
        QTest::newRow("list") << "json" << QByteArray("[1]") << QByteArray("[1]");
        QTest::newRow("ply") << "ply" << QByteArray("ply\nformat ascii 1.0\nelement vertex 0\n")
                             << QByteArray("ply\nformat ascii 1.0\ncomment machine: P, q\nelement vertex 0\n");
        QTest::newRow("shader") << "frag" << QByteArray("#version 100\n")
                                << QByteArray("#version 100\n// machine: P, q\n");
        QTest::newRow("bytes") << "bin" << QByteArray("\0\1", 2) << QByteArray("\0\1", 2);
    }
    void filesOfEveryKindHaveRoomForTheMachine()
    {
        QFETCH(QString, suffix);
        QFETCH(QByteArray, content);
        QFETCH(QByteArray, expected);
        QCOMPARE(views::withMachine(content, suffix, "P, q"), expected);
        QCOMPARE(views::withMachine(content, suffix, {}), content);
    }

    void aPictureWithTheMachineHasTheSamePixels()
    {
        QImage image(2, 1, QImage::Format_RGBA8888);
        image.setPixelColor(0, 0, QColor(1, 2, 3, 4));
        image.setPixelColor(1, 0, QColor(250, 0, 7, 255));
        QByteArray bytes;
        QBuffer buffer(&bytes);
        QVERIFY(image.save(&buffer, "PNG"));
        const QImage read = QImage::fromData(views::withMachine(bytes, "png", "PAR, größer"));
        QCOMPARE(read.text("Machine"), QString("PAR, größer"));
        QCOMPARE(read.convertToFormat(image.format()), image);
    }

    void copiedRowsTellTheMachine()
    {
        view->copy();
        const QString header = QGuiApplication::clipboard()->text().section('\n', 0, 0);
        QVERIFY2(header.endsWith("\tmachine: PAR"), qPrintable(header));
    }

    void ONE_01_aContradictionIsRefusedAndTheMachineStays()
    {
        edit("bypass.mode", "force");
        edit("preset", "SEQ");
        QTest::mouseClick(&useButton(), Qt::LeftButton);
        QTRY_VERIFY(bench->window().findChild<app::Banner*>()->sentence().contains("bypass.mode"));
        QCOMPARE(int(machine()->config.preset), int(core::Preset::Par));
    }

    void ONE_01_aContradictionIsRefusedWhoeverWishesForIt()
    {
        views::MachineChoice wished{"SEQ", core::presetConfig(core::Preset::Seq)};
        wished.config.bypass->bypassMode = core::BypassMode::Force;
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
        QTRY_COMPARE(machine()->config.queues->ftqDepth, 7u);
        QVERIFY(bench->settle());
        QCOMPARE(QString::fromStdString(machine()->name), QString("PROG"));
        QCOMPARE(valueOf("ftq.depth"), QString("7"));
        const auto& warnings = *bench->session().state()->warnings;
        QCOMPARE(warnings.at(0).size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(warnings.at(0).front()), QString("the unknown knob ftq.width is ignored"));
    }

    void ONE_02_theCaptureOpensOnTheMachineChosenLast()
    {
        edit("sp.count", "4");
        QTest::mouseClick(&useButton(), Qt::LeftButton);
        QTRY_COMPARE(machine()->config.processors->spCount, 4u);
        QVERIFY(bench->settle());
        bench->restart(); // saves
        QVERIFY(QFile::exists(bench->path("frames.vitrine-notes")));
        QVERIFY(bench->start({bench->path("frames.vitrine")}));
        QCOMPARE(machine()->config.processors->spCount, 4u);
    }

    void ONE_02_aCaptureIsOpenedOnItsOwnMachine()
    {
        bench->window().open(test::sampleFile("wood-and-marble-chain"));
        QTRY_COMPARE(machine()->name, std::string("SEQ"));
        QVERIFY(machine()->config == core::presetConfig(core::Preset::Seq));
    }

    void aMachineIsKeptByName()
    {
        edit("tex.latency", "7");
        QVERIFY(bench->window()
                    .desk()
                    .machines()
                    .keep({"fast texture", test::part<views::KnobModel>(*view).draft()})
                    .hasValue());
        const auto file =
            captures::readMachineFile((home->path() + "/vitrine/machines/fast texture.json").toStdString());
        QVERIFY(file.hasValue());
        QCOMPARE(file->config.devices->texLatency, 7u);
        QVERIFY(bench->window().desk().machines().names().contains("fast texture"));
        QVERIFY(!bench->window().desk().machines().keep({"../elsewhere", {}}).hasValue());
    }

    void ONE_08_twoMachinesAreComparedSideBySide()
    {
        test::part<QTabWidget>(*view).setCurrentIndex(1);
        auto& comparison = test::part<views::ComparisonPane>(*view);
        QVERIFY(!test::part<views::AskingPane>(comparison).isContentShown());
        QCOMPARE(test::child<QComboBox>(comparison, "thirdMachine").currentText(), QString("No third machine"));
        secondMachine().setCurrentIndex(secondMachine().findText("PROG"));
        QTest::mouseClick(&compareButton(), Qt::LeftButton);
        QTRY_VERIFY(test::part<views::AskingPane>(comparison).isContentShown());
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
        auto& comparison = test::part<views::ComparisonPane>(*view);
        const auto choose = [](QComboBox& list, const char* name) { list.setCurrentIndex(list.findText(name)); };
        choose(test::child<QComboBox>(comparison, "firstMachine"), "PROG");
        choose(secondMachine(), "PAR");
        choose(test::child<QComboBox>(comparison, "thirdMachine"), "SEQ");
        QTest::mouseClick(&compareButton(), Qt::LeftButton);
        QTRY_COMPARE(compared("machine", 4), QString("SEQ"));
        QCOMPARE(compared("machine", 1), QString("PROG"));
        QCOMPARE(compared("machine", 2), QString("PAR"));
        QCOMPARE(compared("images", 2), QString("equal"));
        QVERIFY2(compared("images", 4).startsWith("not runnable: "), qPrintable(compared("images", 4)));
        QVERIFY(compared("cycles", 4).isEmpty());
        QVERIFY(!compared("cycles", 2).isEmpty());
        choose(test::child<QComboBox>(comparison, "thirdMachine"), "PAR"); // as the second
        QTest::mouseClick(&compareButton(), Qt::LeftButton);
        QTRY_COMPARE(compared("machine", 4), QString("PAR"));
        QCOMPARE(compared("cycles", 4), compared("cycles", 2));
        QCOMPARE(compared("cycles", 5), compared("cycles", 3)); // the difference to PROG
        test::child<QComboBox>(comparison, "thirdMachine").setCurrentIndex(0);
        QTest::mouseClick(&compareButton(), Qt::LeftButton);
        QTRY_COMPARE(comparison.table().model()->columnCount(), 4);
    }

    void ONE_08_comparisonsSpeakGerman()
    {
        app::installTranslation(*qApp, "de"); // tables are filled later
        auto& comparison = test::part<views::ComparisonPane>(*view);
        secondMachine().setCurrentIndex(secondMachine().findText("PROG"));
        QTest::mouseClick(&compareButton(), Qt::LeftButton);
        QTRY_VERIFY(test::part<views::AskingPane>(comparison).isContentShown());
        const QString first = compared("Bilder", 1), second = compared("Bilder", 2);
        QString sentence;
        for (const auto* label : comparison.findChildren<QLabel*>())
            if (label->text().contains("PROG"))
                sentence = label->text();
        for (auto* translator : qApp->findChildren<QTranslator*>())
            delete translator; // as installTranslation() leaves them
        QCOMPARE(first, QString("Bezug"));
        QCOMPARE(second, QString("gleich"));
        QVERIFY2(sentence.endsWith(": Bilder gleich nach jedem Draw: Farbe, Tiefe und Stencil"), qPrintable(sentence));
    }

    void ONE_08_whatACellSaysGoesThroughTranslation()
    {
        core::Comparison comparison;
        comparison.machines.resize(4);
        comparison.machines[1].difference = core::ImageDifference{core::Attachment::Stencil, {38, 17}, 3, 120, {1, 2}};
        comparison.machines[3].notRunnable = core::Text::verbatim("DEADLOCK");
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
        QCOMPARE(text(0, 1), QString("<<differ first in <stencil> at 38,17 after draw 3, call 120> (events 1 and 2)>"));
        QCOMPARE(text(0, 2), QString("<equal>"));
        QCOMPARE(text(0, 3), QString("<not runnable: DEADLOCK>"));
        QCOMPARE(text(queue, 0), QString("<3 of 32>"));
    }

private:
    [[nodiscard]] QComboBox& secondMachine() const { return test::child<QComboBox>(*view, "secondMachine"); }
    [[nodiscard]] QPushButton& compareButton() const { return test::child<QPushButton>(*view, "compareMachines"); }
    [[nodiscard]] QTreeView& knobTable() const { return test::child<QTreeView>(*view, "knobTable"); }
    [[nodiscard]] QPushButton& useButton() const { return test::child<QPushButton>(*view, "useKnobs"); }
    static QStringList suffixesOf(const QList<views::Export>& exports)
    {
        QStringList suffixes;
        for (const views::Export& one : exports)
            suffixes << one.suffix;
        return suffixes;
    }
    /// Of the dialog that asks for a file next: this file, in the format of this number. `before`: happens meanwhile.
    static void acceptDialog(const QString& path, int format, const std::function<void()>& before = {})
    {
        QTimer::singleShot(0, qApp, [path, format, before] {
            if (before)
                before();
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            dialog->selectNameFilter(dialog->nameFilters()[format]);
            dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
            QMetaObject::invokeMethod(dialog, "accept");
        });
    }
    static bool tellsTheMachine(const QString& path, const QString& machine)
    {
        if (path.endsWith(".png"))
            return QImage(path).text("Machine") == machine;
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return false;
        const QByteArray content = file.readAll();
        if (path.endsWith(".json"))
            return QJsonDocument::fromJson(content).object().value("machine").toString() == machine;
        return path.endsWith(".bin") || content.contains(machine.toUtf8());
    }
    /// What stands in a column of the comparison.
    [[nodiscard]] QString compared(const QString& measure, int column) const
    {
        const auto& model = *test::part<views::ComparisonPane>(*view).table().model();
        for (int i = 0; i < model.rowCount(); ++i)
            if (model.index(i, 0).data().toString() == measure)
                return model.index(i, column).data().toString();
        return "no such row";
    }
    [[nodiscard]] views::SharedMachine machine() const { return bench->window().desk().moment().machine; }
    [[nodiscard]] QModelIndex row(const QString& knob) const
    {
        const auto* model = knobTable().model();
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
        knobTable().setCurrentIndex(cell);
        knobTable().edit(cell);
        if (auto* choice = knobTable().viewport()->findChild<QComboBox*>()) {
            choice->setCurrentText(value);
            emit choice->activated(choice->currentIndex());
            QTRY_VERIFY(!knobTable().viewport()->findChild<QComboBox*>());
            return;
        }
        auto* line = knobTable().viewport()->findChild<QLineEdit*>();
        QVERIFY(line);
        line->selectAll();
        QTest::keyClicks(line, value);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(!knobTable().viewport()->findChild<QLineEdit*>()); // it commits by the event loop
    }

    std::unique_ptr<QTemporaryDir> home;
    std::unique_ptr<WindowBench> bench;
    views::ConfigurationView* view = nullptr;
};

VITRINE_TEST(TestWindowConfiguration, QApplication)
#include "tst_window_configuration.moc"
