// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "captures/store/capture_reader.h"
#include "core/gpu/knobs/quad_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/session/limits/limits.h"
#include "tests/harness/test_class.h"
#include "tests/ui/window_bench.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_label.h"
#include "views/base/machine_choice.h"
#include "views/docks/limits/limit_rows.h"
#include "views/docks/limits/limits_view.h"
#include "views/kit/asking_pane.h"
#include "views/kit/row_table.h"
#include "views/theme/counted.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>

using namespace vitrine;
using test::WindowBench;

/// Two frames of two draws each, whose fragments are shaded by programs.
class TestWindowLimits final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QCOMPARE(test::writeFrames(path(), 2, test::kShadesFragments), QString());
        QVERIFY(bench->start({path(), "--draw", "1"}));
        show();
    }
    void cleanup() { bench.reset(); }

    void nothingIsRunUntilItIsAskedFor()
    {
        QVERIFY(!pane().isContentShown());
        QVERIFY2(pane().sentence().startsWith("Press Run"), qPrintable(pane().sentence()));
        QVERIFY(view->exports().empty());
        bench->press(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY2(pane().sentence().startsWith("Open a capture"), qPrintable(pane().sentence()));
        QVERIFY(!runButton().isEnabled());
    }

    void RUN_11_theFrameThatIsShown()
    {
        run();
        const auto reader = captures::CaptureReader::open(path().toStdString());
        QVERIFY(reader);
        const auto limits = core::findLimits(**reader, machine().config, 0);
        QVERIFY(limits);
        QVERIFY2(headline().startsWith("On frame 0: " + views::grouped(limits->cycles) + " cycles and energy"),
                 qPrintable(headline()));
        const QAbstractItemModel& rows = *table().model();
        QCOMPARE(rows.rowCount(), static_cast<int>(limits->rows.size()));
        for (int i = 0; i < rows.rowCount(); ++i) {
            const core::LimitRow& row = limits->rows[static_cast<std::size_t>(i)];
            QCOMPARE(rows.index(i, 0).data().toString(), QString::fromUtf8(row.change.knob.data()));
            QCOMPARE(rows.index(i, 2).data().toString(), QString::fromStdString(row.change.from));
            QCOMPARE(rows.index(i, 3).data().toString(), QString::fromStdString(row.change.to));
            const QVariant cycles = rows.index(i, views::kCyclesColumn).data(views::kValueRole);
            QCOMPARE(cycles.isValid(), row.notRunnable.empty());
            if (cycles.isValid())
                QCOMPARE(cycles.toLongLong(), qlonglong(row.cycles));
        }
        QCOMPARE(lineOf("sp.count").mid(1, 3), (QStringList{"SP", "2", "3"}));
        QCOMPARE(lineOf("dev.interval").last(), QString("not runnable: 0 is outside of its range: 1–64"));
        QCOMPARE(lineOf("tex.latency").mid(4), (QStringList{"0", "0 %", "0", "equal"})); // no texture is read
    }

    void figuresOfAnotherFrameSayThatTheyAre()
    {
        run();
        const QString asked = headline();
        QVERIFY(!label().font().bold());
        bench->window().desk().follow({.place = views::FrameLink{1}, .selection = {}});
        QTRY_COMPARE(headline(), asked + ". Press Run for frame 1");
        QVERIFY(label().font().bold());
        QVERIFY(pane().isContentShown());
        emit label().linkActivated("0"); // back to the frame that they are of
        QTRY_COMPARE(headline(), asked);
    }

    void anotherMachineHasOtherLimits()
    {
        run();
        views::MachineChoice other = machine();
        other.config.quads->cuQuadsPerCycle = 4;
        bench->window().desk().useMachine(other);
        QTRY_VERIFY(pane().sentence().startsWith("Press Run"));
        QVERIFY(view->exports().empty());
        QTRY_COMPARE(machine().config.quads->cuQuadsPerCycle, 4u);
        QVERIFY(bench->settle());
        run();
        QCOMPARE(lineOf("cu.quadsPerCycle").last(), QString("not runnable: 8 is outside of its range: 1–4"));
    }

    void whatIsShownIsCopiedAndExported()
    {
        run();
        view->copy();
        QVERIFY(QApplication::clipboard()->text().startsWith("On frame 0: "));
        QVERIFY(QApplication::clipboard()->text().contains("\nsp.count\tSP\t2\t3\t"));
        const auto exports = view->exports();
        QCOMPARE(exports.size(), 2);
        const QByteArray csv = exports[0].content().bytes;
        QVERIFY2(csv.startsWith("Knob,Unit,From,To,Δ cycles,Δ %,"), csv.left(80));
        QVERIFY(csv.contains("\r\ntex.latency,TEX,100,50,0,0,0,equal\r\n"));
        QVERIFY(exports[1].content().bytes.contains("\"limits\""));
    }

    void RUN_11_aLongRunIsCancelled()
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
    [[nodiscard]] QString path() const { return bench->path("frames.vitrine"); }
    [[nodiscard]] const views::MachineChoice& machine() const { return *bench->window().desk().moment().machine; }
    [[nodiscard]] views::AskingPane& pane() const { return view->pane(); }
    [[nodiscard]] views::RowTable& table() const { return test::part<views::RowTable>(*view); }
    [[nodiscard]] views::LinkLabel& label() const { return test::child<views::LinkLabel>(*view, "limitsHeadline"); }
    [[nodiscard]] QString headline() const { return label().plainText(); }
    [[nodiscard]] QPushButton& runButton() const { return test::child<QPushButton>(*view, "runLimits"); }
    void show()
    {
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("limits"));
        view = dynamic_cast<views::LimitsView*>(docks.view("limits"));
        QVERIFY(view);
        QTRY_VERIFY(view->isVisible());
        QTRY_VERIFY(runButton().isEnabled());
    }
    void run()
    {
        view->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(pane().isContentShown());
    }
    /// Of the row of this knob.
    [[nodiscard]] QStringList lineOf(const QString& knob) const
    {
        const QAbstractItemModel& rows = *table().model();
        for (int i = 0; i < rows.rowCount(); ++i) {
            if (rows.index(i, 0).data().toString() != knob)
                continue;
            QStringList line;
            for (int column = 0; column < rows.columnCount(); ++column)
                line << rows.index(i, column).data().toString();
            return line;
        }
        return {"no such row"};
    }

    std::unique_ptr<WindowBench> bench;
    views::LimitsView* view = nullptr;
};

VITRINE_TEST(TestWindowLimits, QApplication)
#include "tst_window_limits.moc"
