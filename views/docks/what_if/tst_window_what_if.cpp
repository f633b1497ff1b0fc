// SPDX-License-Identifier: Apache-2.0
#include "app/banner.h"
#include "app/docks/docks.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/hiz/discard_scenes.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/export_file.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/base/machine_choice.h"
#include "views/docks/what_if/switch_panel.h"
#include "views/docks/what_if/what_if_rows.h"
#include "views/docks/what_if/what_if_sentences.h"
#include "views/docks/what_if/what_if_view.h"
#include "views/kit/asking_pane.h"
#include "views/kit/pane.h"
#include "views/kit/row_table.h"
#include "views/theme/theme.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolButton>

using namespace vitrine;
using test::WindowBench;

/// The scene of HIZ-17 in a window: two draws of 64 × 64 pixels, the second behind the first, 64 tiles each.
class TestWindowWhatIf final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        const QString path = bench->path("hidden.vitrine");
        test::writeHiddenScene(path, {{"bypass.mode", "off"}, {"hiz.feedback", "off"}});
        QVERIFY(bench->start({path, "--draw", "1"}));
        show();
    }
    void cleanup() { bench.reset(); }

    void nothingIsRunUntilASwitchIsTurned()
    {
        QVERIFY(!pane().isContentShown());
        QVERIFY2(pane().sentence().startsWith("Turn a switch"), qPrintable(pane().sentence()));
        QVERIFY(!runButton().isEnabled());
        QCOMPARE(choice("hiz.enabled").currentText(), QString("layers 1 and 2"));
        QCOMPARE(choice("bypass.mode").currentText(), QString("off"));
        QCOMPARE(number("tex.latency").value(), 100); // spec/00 §4
        choose("hiz.enabled", "layer 1");
        QVERIFY(runButton().isEnabled());
        QTest::mouseClick(&test::child<QToolButton>(*view, "resetSwitches"), Qt::LeftButton);
        QCOMPARE(choice("hiz.enabled").currentText(), QString("layers 1 and 2"));
        QVERIFY(!runButton().isEnabled());
    }

    void HIZ_29_theThreeColumnsOfAFrame()
    {
        part().setCurrentIndex(1);
        choose("hiz.enabled", "off");
        runByKey();
        QCOMPARE(cells(differences(), {}, "fragment shader runs"),
                 (QStringList{grouped("4 096"), grouped("8 192"), grouped("+4 096 (+100.0 %)")}));
        QCOMPARE(cells(differences(), {}, "sample tests"), (QStringList{"0", grouped("8 192"), grouped("+8 192")}));
        QCOMPARE(cells(differences(), {}, "tiles culled"), (QStringList{"64", "", ""}));
        QCOMPARE(cells(differences(), {}, "vertex shader runs"), (QStringList{"6", "6", "0"}));
        QCOMPARE(label("whatIfVerdict").plainText(),
                 QString("Images equal after every draw: color, depth and stencil"));

        QVERIFY(test::part<QTabWidget>(*view).isTabVisible(1));
        const QModelIndex all = benefit().model()->index(0, 0);
        QCOMPARE(cells(benefit(), all, "tiles tested"), (QStringList{"", "128", "128"}));
        QCOMPARE(cells(benefit(), all, "tiles culled"), (QStringList{"", "64", "64"}));
        QCOMPARE(cells(benefit(), all, "fragment shader runs saved"),
                 (QStringList{"0", grouped("4 096"), grouped("4 096")}));
        QCOMPARE(cells(benefit(), all, "sample tests saved"), (QStringList{"0", grouped("8 192"), grouped("8 192")}));
        QCOMPARE(benefit().model()->rowCount(), 3); // all draws, and two
        const QModelIndex second = benefit().model()->index(2, 0);
        QCOMPARE(second.data().toString(), QString("Draw 1"));
        QCOMPARE(cells(benefit(), second, "fragment shader runs"), (QStringList{grouped("4 096"), "0", "0"}));
    }

    void RUN_02_aFrameInFlight()
    {
        part().setCurrentIndex(2);
        QCOMPARE(number("ci.draws").value(), 4);
        number("ci.draws").setValue(1);
        runByKey();
        QCOMPARE(cells(differences(), {}, "draws under way").mid(0, 2), (QStringList{"4", "1"}));
        QCOMPARE(cells(differences(), {}, "draws").mid(0, 2), (QStringList{"2", "2"}));
        QCOMPARE(cells(differences(), {}, "images"), (QStringList{"reference", "equal", ""}));
        QCOMPARE(label("whatIfVerdict").plainText(),
                 QString("Images equal where the frame ends: color, depth and stencil"));
        QVERIFY(label("whatIfHeadline").plainText().contains("draws in flight"));
    }

    void BYP_19_theHiddenDrawReachesNoShader()
    {
        choose("hiz.enabled", "off"); // this draw: the second, what comes before it is replayed
        runByKey();
        QCOMPARE(cells(differences(), {}, "fragment shader runs"),
                 (QStringList{"0", grouped("4 096"), grouped("+4 096")}));
        QCOMPARE(cells(differences(), {}, "draws"), (QStringList{"1", "1", "0"}));
        QCOMPARE(cells(differences(), {}, "images"), (QStringList{"reference", "equal", ""}));
        QCOMPARE(label("whatIfVerdict").plainText(),
                 QString("Images equal after every draw: color, depth and stencil"));
    }

    void withoutProofsBoundsStayLoose()
    {
        choose("hiz.enabled", "bounds alone");
        runByKey();
        QCOMPARE(cells(differences(), {}, "tiles culled"),
                 (QStringList{"64", "0", QString(QChar(0x2212)) + "64 (" + QChar(0x2212) + "100.0 %)"}));
        QCOMPARE(cells(differences(), {}, "fragment shader runs").at(1), grouped("4 096"));
    }

    void otherSwitchesHaveNoColumnsOfHiz()
    {
        number("tex.latency").setValue(400);
        runByKey();
        QVERIFY(!test::part<QTabWidget>(*view).isTabVisible(1));
        QCOMPARE(cells(differences(), {}, "fragment shader runs"), (QStringList{"0", "0", "0"}));
        QCOMPARE(view->exports().size(), 2);
        view->copy();
        QVERIFY(QApplication::clipboard()->text().contains("Images equal"));
    }

    void valuesThatCantBeAreRefused()
    {
        auto* levels = qobject_cast<QLineEdit*>(switches().editor("hiz.levels"));
        QVERIFY(levels);
        QCOMPARE(levels->text(), QString("all"));
        levels->setFocus();
        levels->selectAll();
        QTest::keyClicks(levels, "99");
        QTest::keyClick(levels, Qt::Key_Return);
        QTRY_COMPARE(levels->text(), QString("all"));
        QTRY_VERIFY(bench->window().findChild<app::Banner*>()->sentence().startsWith("hiz.levels: "));
        levels->selectAll();
        QTest::keyClicks(levels, "0,2");
        QTest::keyClick(levels, Qt::Key_Return);
        QCOMPARE(switches().draft().hiz->proofs.levels, 0b101u);
    }

    void theOtherMachineIsPutToUse()
    {
        choose("hiz.enabled", "off");
        number("ftq.depth").setValue(8);
        QTest::mouseClick(&test::child<QToolButton>(*view, "useSwitches"), Qt::LeftButton);
        QTRY_COMPARE(bench->window().desk().moment().machine->config.queues->ftqDepth, 8u);
        QVERIFY(bench->settle());
        QVERIFY(!runButton().isEnabled()); // now it is this machine
        number("ftq.depth").setValue(9);
        QVERIFY(runButton().isEnabled());
        QCOMPARE(switches().base().hiz->enabled, 0u);
    }

    void whatIsSwitchedStaysSwitchedOnAnotherMachine()
    {
        number("tex.latency").setValue(7);
        views::MachineChoice other = *bench->window().desk().moment().machine;
        other.config.processors->spCount = 4;
        bench->window().desk().useMachine(other);
        QTRY_COMPARE(switches().base().processors->spCount, 4u);
        QCOMPARE(switches().draft().processors->spCount, 4u);
        QCOMPARE(switches().draft().devices->texLatency, 7u);
    }

    void aLongRunIsCancelled()
    {
        const QString path = bench->path("heavy.vitrine");
        QCOMPARE(test::writeHeavy(path, 60, 800), QString());
        bench->window().open(path);
        QVERIFY(bench->settle());
        show();
        part().setCurrentIndex(1);
        number("tex.latency").setValue(7);
        QTest::mouseClick(&runButton(), Qt::LeftButton);
        const auto cancel = [this]() -> QPushButton* {
            for (auto* button : pane().findChildren<QPushButton*>())
                if (button->isVisible() && button->text() == "Cancel")
                    return button;
            return nullptr;
        };
        QTRY_VERIFY(cancel());
        QTest::mouseClick(cancel(), Qt::LeftButton);
        QTRY_VERIFY(pane().sentence().startsWith("Turn a switch"));
        QVERIFY(!pane().isContentShown());
    }

    void ONE_04_aDifferenceLeadsToItsPixel()
    {
        views::WhatIfAnswer answer;
        answer.machines.machines.resize(2);
        answer.machines.machines[1].difference =
            core::ImageDifference{core::Attachment::Depth, {38, 17}, 3, 120, {1, 2}};
        const views::WhatIfVerdict verdict = views::verdictOf(answer);
        QVERIFY(!verdict.isEqual);
        QCOMPARE(views::SentenceLinks::plain(verdict.sentence),
                 QString("Images differ first in depth at 38,17 after draw 3, call 120 (events 1 and 2)"));
        QCOMPARE(verdict.links.all().size(), 1);
        const views::Link& link = verdict.links.all().front();
        QVERIFY(std::get<views::DrawLink>(link.place) == views::DrawLink{3});
        QVERIFY(std::get<views::PixelLink>(link.selection) == (views::PixelLink{38, 17}));
        answer.machines.machines[1].notRunnable = core::Text::verbatim("DEADLOCK");
        QCOMPARE(views::verdictOf(answer).sentence, QString("Not runnable: DEADLOCK"));
    }

    void ONE_08_theAnswerSaysWhatWasAsked()
    {
        choose("hiz.enabled", "off");
        number("ftq.depth").setValue(8);
        runByKey();
        QCOMPARE(headline(), QString("On draw 1, with ftq.depth = 8, hiz.enabled = off"));
        QVERIFY(label("whatIfHeadline").isVisible());
        QCOMPARE(label("whatIfHeadline").links().size(), 1);
        QVERIFY(std::get<views::DrawLink>(label("whatIfHeadline").links().first().place) == views::DrawLink{1});
        for (const auto& [parent, table] :
             {std::pair{QModelIndex(), &differences()}, {benefit().model()->index(0, 0), &benefit()}})
            QCOMPARE(cells(*table, parent, "what is run").mid(0, 2), (QStringList{"draw 1", "draw 1"}));
        QCOMPARE(cells(differences(), {}, "hiz.enabled"), (QStringList{"on", "off", ""}));
        QCOMPARE(cells(differences(), {}, "ftq.depth"), (QStringList{"64", "8", ""})); // spec/00 §4: 64
        // The columns of HIZ-29 are the other machine, but for HiZ.
        const QModelIndex all = benefit().model()->index(0, 0);
        QCOMPARE(cells(benefit(), all, "hiz.enabled"), (QStringList{"off", "on", "on"}));
        QCOMPARE(cells(benefit(), all, "hiz.layer2"), (QStringList{"on", "off", "on"}));
        QCOMPARE(cells(benefit(), all, "ftq.depth"), (QStringList{"8", "8", "8"}));
        view->copy();
        QVERIFY(copied().startsWith("On draw 1, with ftq.depth = 8, hiz.enabled = off\n"));
    }

    void ONE_08_exportsSayWhatWasAsked()
    {
        part().setCurrentIndex(1);
        choose("hiz.enabled", "off");
        runByKey();
        QCOMPARE(headline(), QString("On frame 0, with hiz.enabled = off"));
        const QStringList lines = QString::fromUtf8(saved("CSV")).split("\r\n");
        QCOMPARE(lines[0], QString("Measure,This machine,What if,Difference"));
        QCOMPARE(lines[1], QString("what is run,frame 0,frame 0,"));
        QCOMPARE(lines[2], QString("hiz.enabled,on,off,"));
        QCOMPARE(lines[3], QString("images,reference,equal,"));
        const auto rows = QJsonDocument::fromJson(saved("JSON")).object().value("rows").toArray();
        QCOMPARE(rows[0].toObject().value("What if").toString(), QString("frame 0"));
        QCOMPARE(rows[1].toObject().value("Measure").toString(), QString("hiz.enabled"));
        QCOMPARE(rows[1].toObject().value("What if").toString(), QString("off"));
        QCOMPARE(rows[2].toObject().value("What if").toString(), QString("equal"));
    }

    void ONE_08_figuresOfAnotherQuestionSayThatTheyAre()
    {
        const QString asked = "On draw 1, with hiz.enabled = off";
        const QString old = "These figures are of draw 1, with hiz.enabled = off. ";
        choose("hiz.enabled", "off");
        runByKey();
        QCOMPARE(headline(), asked);
        QCOMPARE(figureColor(), views::Theme::current().text);
        QVERIFY(!label("whatIfHeadline").font().bold());

        number("tex.latency").setValue(7);
        QCOMPARE(headline(), old + "Press Run for draw 1, with tex.latency = 7, hiz.enabled = off.");
        QCOMPARE(figureColor(), views::Theme::current().secondary);
        QVERIFY(label("whatIfHeadline").font().bold());
        QVERIFY(pane().isContentShown());
        view->copy();
        QVERIFY(copied().startsWith(asked + "\n")); // of what they are, wherever they go
        number("tex.latency").setValue(100);
        QCOMPARE(headline(), asked);
        QCOMPARE(figureColor(), views::Theme::current().text);

        part().setCurrentIndex(1);
        QCOMPARE(headline(), old + "Press Run for frame 0, with hiz.enabled = off.");
        part().setCurrentIndex(0);
        QTest::mouseClick(&test::child<QToolButton>(*view, "resetSwitches"), Qt::LeftButton);
        QCOMPARE(headline(), old + "No switch is turned now.");
        choose("hiz.enabled", "off");

        bench->window().desk().follow({.place = views::DrawLink{0}, .selection = {}});
        QTRY_COMPARE(headline(), old + "Press Run for draw 0, with hiz.enabled = off.");
        QCOMPARE(figureColor(), views::Theme::current().secondary);
        emit label("whatIfHeadline").linkActivated("0"); // back to where they are of
        QTRY_COMPARE(headline(), asked);
        QCOMPARE(figureColor(), views::Theme::current().text);
    }

    void ONE_08_aRunThatIsOvertakenSaysSo()
    {
        choose("hiz.enabled", "off");
        QTest::mouseClick(&runButton(), Qt::LeftButton);
        number("tex.latency").setValue(7); // before any answer can be shown
        QTRY_VERIFY(pane().isContentShown());
        QVERIFY2(headline().startsWith("These figures are of draw 1, with hiz.enabled = off. "),
                 qPrintable(headline()));
        QCOMPARE(figureColor(), views::Theme::current().secondary);
        runByKey();
        QTRY_COMPARE(headline(), QString("On draw 1, with tex.latency = 7, hiz.enabled = off"));
    }

    void ONE_08_grayFiguresFollowTheTheme()
    {
        choose("hiz.enabled", "off");
        runByKey();
        number("tex.latency").setValue(7);
        for (const auto appearance : {views::Appearance::Light, views::Appearance::Dark}) {
            views::applyTheme(*qApp, appearance, {});
            const views::Theme theme =
                appearance == views::Appearance::Light ? views::Theme::light() : views::Theme::dark();
            QTRY_COMPARE(figureColor(), theme.secondary);
        }
    }

    void ONE_04_ONE_09_theTableTellsTheVerdictAndTheWarnings()
    {
        core::Comparison comparison;
        comparison.machines.resize(2);
        comparison.machines[1].difference = core::ImageDifference{core::Attachment::Depth, {38, 17}, 3, 120, {1, 2}};
        comparison.machines[1].figures.warnings = {core::Text::verbatim("X does not tell its gates: they count as 0")};
        views::WhatIfAnswer answer;
        answer.table = core::tableOf(comparison);
        views::RowTable table(bench->window().desk(), "test", {"Measure", "This machine", "What if", "Difference"});
        table.setRows(views::differenceRows(answer));
        QCOMPARE(
            cells(table, {}, "images"),
            (QStringList{"reference", "differ first in depth at 38,17 after draw 3, call 120 (events 1 and 2)", ""}));
        QCOMPARE(cells(table, {}, "warnings"), (QStringList{"", "X does not tell its gates: they count as 0", ""}));
        const auto& rows = *table.model();
        for (int i = 0; i < rows.rowCount(); ++i) { // and leads there
            if (rows.index(i, 0).data() != QString("images"))
                continue;
            const auto link = rows.index(i, 2).data(views::kLinkRole).value<views::Link>();
            QVERIFY(std::get<views::DrawLink>(link.place) == views::DrawLink{3});
            QVERIFY(std::get<views::PixelLink>(link.selection) == (views::PixelLink{38, 17}));
        }
    }

private:
    [[nodiscard]] views::SwitchPanel& switches() const { return test::part<views::SwitchPanel>(*view); }
    [[nodiscard]] QComboBox& part() const { return test::child<QComboBox>(*view, "whatIfPart"); }
    [[nodiscard]] views::RowTable& differences() const
    {
        return test::child<views::RowTable>(*view, "whatIfDifferences");
    }
    [[nodiscard]] views::LinkLabel& label(const char* name) const { return test::child<views::LinkLabel>(*view, name); }
    [[nodiscard]] views::RowTable& benefit() const { return test::child<views::RowTable>(*view, "hizBenefit"); }
    [[nodiscard]] QPushButton& runButton() const { return test::child<QPushButton>(*view, "runWhatIf"); }
    [[nodiscard]] views::AskingPane& pane() const { return test::part<views::AskingPane>(*view); }
    /// What an export writes.
    [[nodiscard]] QByteArray saved(const QString& name) const
    {
        for (const views::Export& each : view->exports()) {
            if (each.name != name)
                continue;
            QFile file(bench->path("export"));
            if (!views::saveExport(each, file.fileName(), {}).isEmpty() || !file.open(QIODevice::ReadOnly))
                return {};
            return file.readAll();
        }
        return {};
    }
    /// With plain spaces: "hiz.enabled = off" is never broken at its sign.
    static QString spaced(QString text) { return text.replace(QChar(QChar::Nbsp), QLatin1Char(' ')); }
    [[nodiscard]] QString headline() const { return spaced(label("whatIfHeadline").plainText()); }
    static QString copied() { return spaced(QApplication::clipboard()->text()); }
    [[nodiscard]] QColor figureColor() const { return differences().palette().color(QPalette::Text); }
    void show()
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("what-if"));
        view = dynamic_cast<views::WhatIfView*>(docks.view("what-if"));
        QVERIFY(view);
        QTRY_VERIFY(view->isVisible());
    }
    [[nodiscard]] QComboBox& choice(const char* knob) const
    {
        return *qobject_cast<QComboBox*>(switches().editor(knob));
    }
    [[nodiscard]] QSpinBox& number(const char* knob) const { return *qobject_cast<QSpinBox*>(switches().editor(knob)); }
    void choose(const char* knob, const QString& word)
    {
        QComboBox& box = choice(knob);
        box.setCurrentText(word);
        emit box.activated(box.currentIndex());
    }
    void runByKey()
    {
        choice("hiz.enabled").setFocus();
        QTest::keyClick(&choice("hiz.enabled"), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(pane().isContentShown());
    }
    /// As numbers are grouped.
    static QString grouped(QString text) { return text.replace("4 096", "4\u00A0096").replace("8 192", "8\u00A0192"); }
    /// Of the row with this name below another one: what stands behind the name.
    static QStringList cells(const views::RowTable& table, const QModelIndex& parent, const QString& name)
    {
        const auto& model = *table.model();
        for (int i = 0; i < model.rowCount(parent); ++i) {
            if (model.index(i, 0, parent).data().toString() != name)
                continue;
            QStringList result;
            for (int column = 1; column < model.columnCount(parent); ++column)
                result << model.index(i, column, parent).data().toString();
            return result;
        }
        return {"no such row"};
    }

    std::unique_ptr<WindowBench> bench;
    views::WhatIfView* view = nullptr;
};

VITRINE_TEST(TestWindowWhatIf, QApplication)
#include "tst_window_what_if.moc"
