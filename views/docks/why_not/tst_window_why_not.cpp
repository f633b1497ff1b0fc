// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/gpu/machine_config.h"
#include "core/session/machine/draw_recording.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_cells.h"
#include "views/base/link_label.h"
#include "views/base/machine_choice.h"
#include "views/docks/why_not/why_not_view.h"
#include "views/kit/asking_pane.h"
#include "views/kit/row_table.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>

#include <algorithm>

using namespace vitrine;
using test::WindowBench;

namespace {

enum Column { What, From, To, Effect, Cycles, Image, Energy };

QString textOf(const QModelIndex& row, Column column = What)
{
    return row.siblingAtColumn(column).data().toString();
}

/// The cycles of a draw where the whole capture is replayed on that machine.
core::Cycle cyclesOn(test::SampleReplay& sample, std::uint64_t call, const core::MachineConfig& machine)
{
    core::Replay replay(sample.capture(), machine, core::Timing::Untimed);
    CORE_CHECK(replay.seek(call).hasValue(), "the capture can't be replayed");
    const auto recording = core::recordDraw(replay, machine);
    CORE_CHECK(recording.hasValue(), "the draw can't be run");
    return (*recording)->length();
}

} // namespace

/// The leaves of foliage, draw 0: line 10 of their shader is `if (texel.a < 0.5) discard;`. Draw 1 is the sky.
class TestWindowWhyNot final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        const QString path = test::copySample("foliage", bench->path("foliage.vitrine"));
        QVERIFY(!path.isEmpty());
        QVERIFY(bench->start({path, "--draw", "0"}));
        show();
    }
    void cleanup() { bench.reset(); }

    void nothingIsRunUntilItIsAskedFor()
    {
        QVERIFY(!pane().isContentShown());
        QVERIFY2(pane().sentence().startsWith("Press Run to find out what draw 0 goes without"),
                 qPrintable(pane().sentence()));
        QVERIFY(view->exports().empty());
        desk().follow({.place = views::PositionLink{1}, .selection = {}});
        QTRY_VERIFY2(pane().sentence().startsWith("Go to a draw to find out why it goes without"),
                     qPrintable(pane().sentence()));
        QVERIFY(!runButton().isEnabled());
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY2(pane().sentence().startsWith("Open a capture"), qPrintable(pane().sentence()));
        QVERIFY(!runButton().isEnabled());
    }

    void RUN_12_whatStopsTheLeavesAndWhatHelps()
    {
        run();
        QVERIFY2(headline().startsWith("On draw 0, alone: "), qPrintable(headline()));
        QCOMPARE(rows().rowCount(), 4);
        QVERIFY(textOf(heading(0)).startsWith("HiZ culling: "));
        QVERIFY(textOf(heading(1)).startsWith("early test: works in part, ")); // in tiles within a leaf
        QCOMPARE(textOf(heading(2)), QString("bypass: works"));
        QCOMPARE(rows().rowCount(heading(2)), 0);
        QVERIFY(textOf(heading(3)).startsWith("layer 2: works in part, "));
        QVERIFY(!below(heading(1), "instruction 2 in line 10 of the shader: KIL r1.x").isEmpty());
        QVERIFY(!below(heading(1), "t0.a is of texture " + textureName() + ", in the shader image").isEmpty());
        QVERIFY(!below(heading(1), "Set by call ").isEmpty());

        test::SampleReplay sample("foliage");
        core::MachineConfig larger = sample.machine();
        QVERIFY(core::setKnob(larger, "hiz.maxEntries", "8"));
        const auto call = sample.capture().actions()[action()].callIndex;
        const auto gained = static_cast<qlonglong>(cyclesOn(sample, call, larger)) -
                            static_cast<qlonglong>(cyclesOn(sample, call, sample.machine()));
        const QModelIndex knob = rowBelow(heading(3), "hiz.maxEntries");
        QCOMPARE(textOf(knob, From), QString("4"));
        QCOMPARE(textOf(knob, To), QString("8"));
        QVERIFY2(textOf(knob, Effect).endsWith(" tiles proven"), qPrintable(textOf(knob, Effect)));
        QCOMPARE(knob.siblingAtColumn(Cycles).data(views::kValueRole).toLongLong(), gained);
        QVERIFY2(textOf(knob, Cycles).startsWith(QChar(0x2212)), qPrintable(textOf(knob, Cycles)));
        QCOMPARE(textOf(knob, Image), QString("equal"));

        // The square that the leaves hang in begins in column 64, row 24.
        const QModelIndex threshold = rowBelow(heading(1), "the threshold c1.x");
        const core::ActionEntry& draw = sample.capture().actions()[action()];
        const QString first = QString("differ first in color at 64,24 after draw 0, call %1: ").arg(draw.callNumber);
        QVERIFY2(textOf(threshold, Image).startsWith(first), qPrintable(textOf(threshold, Image)));
        const auto link = threshold.siblingAtColumn(Image).data(views::kLinkRole).value<views::Link>();
        QVERIFY(link.selection == views::Selection(views::PixelLink{64, 24}));
        QVERIFY(link.place == views::Link::Place(views::DrawLink{0, {}}));
    }

    // Opened by the keyboard the dock has it, then the table.
    void RUN_12_runByKeysAlone()
    {
        bench->window().docks().raise(*bench->window().docks().dock("why-not"));
        QVERIFY(!table().hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(pane().isContentShown());
        QTRY_VERIFY(table().hasFocus());
    }

    void RUN_12_noSingleChange()
    {
        desk().follow({.place = views::DrawLink{1, {}}, .selection = {}});
        QTRY_VERIFY(pane().sentence().startsWith("Press Run to find out what draw 1 goes"));
        run();
        QVERIFY(textOf(heading(3)).startsWith("layer 2: does not work"));
        const QString words = below(heading(3), "no single change"); // the sky discards nothing
        QCOMPARE(words, QString("no single change"));
        QVERIFY(table().isFirstColumnSpanned(0, heading(3)));
    }

    void RUN_12_linksLeadToTheTextureAndToTheCall()
    {
        run();
        clickLink(rowBelow(heading(1), "t0.a is of texture "));
        QTRY_VERIFY(std::holds_alternative<views::ResourceLink>(desk().selection()));
        const core::ResourceId id = std::get<views::ResourceLink>(desk().selection()).id;
        QCOMPARE(id.kind, core::ResourceKind::Texture);
        QCOMPARE(QString::number(id.name), textureName());
        show();
        clickLink(rowBelow(heading(1), "Set by call "));
        QTRY_VERIFY(desk().moment().position != positionOfDraw());
        test::SampleReplay sample("foliage");
        const auto call = sample.capture().call(desk().moment().position - 1);
        QVERIFY(call);
        QCOMPARE(call->function, std::string("glLinkProgram"));
        QTRY_VERIFY(pane().isContentShown()); // no other draw is shown
        QVERIFY(!runButton().isEnabled());
    }

    void theAnswerOfAnotherDrawSaysThatItIs()
    {
        run();
        const QString asked = headline();
        desk().follow({.place = views::DrawLink{1, {}}, .selection = {}});
        QTRY_COMPARE(headline(), asked + ". Press Run for draw 1");
        QVERIFY(label().font().bold());
        QVERIFY(pane().isContentShown());
        emit label().linkActivated("0"); // back to the draw that it is of
        QTRY_COMPARE(headline(), asked);
    }

    void theMachineOfAChangeIsUsed()
    {
        run();
        const QModelIndex knob = rowBelow(heading(3), "hiz.maxEntries");
        QAction* use = nullptr;
        for (QAction* action : table().actions())
            if (action->text() == "Use the machine with this change")
                use = action;
        QVERIFY(use);
        table().setFocus();
        table().setCurrentIndex(rowBelow(heading(1), "the threshold c1.x")); // no machine has that
        QVERIFY(!use->isEnabled());
        table().setCurrentIndex(knob);
        QVERIFY(use->isEnabled());
        QTest::keyClick(&table(), Qt::Key_Return);
        QTRY_COMPARE(core::knobValue(desk().moment().machine->config, "hiz.maxEntries").value(), std::string("8"));
        QTRY_VERIFY(pane().sentence().startsWith("Press Run"));
        QVERIFY(view->exports().empty());
    }

    void whatIsShownIsCopiedAndExported()
    {
        run();
        view->copy();
        const QString copied = QApplication::clipboard()->text();
        QVERIFY2(copied.startsWith("On draw 0, alone: "), qPrintable(copied.left(80)));
        QVERIFY2(copied.contains("hiz.maxEntries\t4\t8\t"), qPrintable(copied));
        const auto exports = view->exports();
        QCOMPARE(exports.size(), 2);
        const QByteArray csv = exports[0].content().bytes;
        QVERIFY2(csv.startsWith("What,From,To,Effect,Δ cycles,Image,Δ energy (illustrative)"), csv.left(80));
        QVERIFY2(csv.contains("\r\nhiz.maxEntries,4,8,"), csv);
        QVERIFY(exports[1].content().bytes.contains("\"why_not\""));
    }

    void RUN_12_aLongRunIsCancelled()
    {
        const QString heavy = bench->path("heavy.vitrine");
        QCOMPARE(test::writeHeavy(heavy, 60, 800), QString());
        bench->window().open(heavy);
        QVERIFY(bench->settle());
        show();
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
    [[nodiscard]] views::Desk& desk() const { return bench->window().desk(); }
    [[nodiscard]] views::AskingPane& pane() const { return view->pane(); }
    [[nodiscard]] views::RowTable& table() const { return test::part<views::RowTable>(*view); }
    [[nodiscard]] QAbstractItemModel& rows() const { return *table().model(); }
    [[nodiscard]] views::LinkLabel& label() const { return test::child<views::LinkLabel>(*view, "whyNotHeadline"); }
    [[nodiscard]] QString headline() const { return label().plainText(); }
    [[nodiscard]] QPushButton& runButton() const { return test::child<QPushButton>(*view, "runWhyNot"); }
    [[nodiscard]] QModelIndex heading(int feature) const { return rows().index(feature, 0); }
    void show()
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("why-not"));
        view = dynamic_cast<views::WhyNotView*>(docks.view("why-not"));
        QVERIFY(view);
        QTRY_VERIFY(view->isVisible());
        QTRY_VERIFY(pane().isContentShown() || runButton().isEnabled());
    }
    void run()
    {
        QTRY_VERIFY(runButton().isEnabled());
        view->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(pane().isContentShown());
    }
    /// The first row below it whose text begins so.
    [[nodiscard]] QModelIndex rowBelow(const QModelIndex& heading, const QString& beginning) const
    {
        for (int i = 0; i < rows().rowCount(heading); ++i)
            if (const QModelIndex row = rows().index(i, 0, heading); textOf(row).startsWith(beginning))
                return row;
        return {};
    }
    [[nodiscard]] QString below(const QModelIndex& heading, const QString& beginning) const
    {
        return textOf(rowBelow(heading, beginning));
    }
    /// The first link within the text of a row.
    void clickLink(const QModelIndex& row) const
    {
        QVERIFY(row.isValid());
        table().scrollTo(row);
        const auto* links = dynamic_cast<const views::LinkDelegate*>(table().itemDelegate());
        QVERIFY(links);
        const QRect place = links->partRect({row, 0});
        QVERIFY(!place.isEmpty());
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, place.center());
    }
    /// Of the first draw, among the actions of the capture.
    [[nodiscard]] std::size_t action() const
    {
        const auto& actions = desk().moment().index->actions;
        const auto isDraw = [](const core::ActionEntry& entry) { return entry.kind == core::ActionKind::Draw; };
        return static_cast<std::size_t>(std::ranges::find_if(actions, isDraw) - actions.begin());
    }
    [[nodiscard]] std::uint64_t positionOfDraw() const
    {
        return desk().moment().index->actions[action()].callIndex + 1;
    }
    /// The number that the capture gives to its one texture.
    [[nodiscard]] static QString textureName()
    {
        test::SampleReplay sample("foliage");
        for (std::uint64_t i = 0; i < sample.capture().callCount(); ++i)
            if (const auto call = sample.capture().call(i); call && call->function == "glGenTextures")
                return QString::number(call->arguments[1].array()->front().asInteger());
        return {};
    }

    std::unique_ptr<WindowBench> bench;
    views::WhyNotView* view = nullptr;
};

VITRINE_TEST(TestWindowWhyNot, QApplication)
#include "tst_window_why_not.moc"
