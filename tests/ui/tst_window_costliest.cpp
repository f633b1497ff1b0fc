// SPDX-License-Identifier: Apache-2.0
// RUN-09: the way to the draw that costs most.
#include "tests/harness/test_class.h"
#include "tests/ui/cost_capture.h"
#include "tests/ui/window_bench.h"
#include "tests/ui/without_cycles.h"
#include "views/base/event_costs.h"

#include <QDockWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeView>

using namespace vitrine;
using test::WindowBench;

class TestWindowCostliest final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        test::hideCycles(*bench);
        QCOMPARE(test::writeCosts(bench->path("costs.vitrine"), test::kShadesFragments), QString());
        QVERIFY(bench->start({bench->path("costs.vitrine"), "--draw", "0"}));
    }
    void cleanup() { bench.reset(); }

    // The widest draw: each of its fragments is shaded.
    void RUN_09_theCostliestDrawOfTheFrameIsGoneTo()
    {
        QVERIFY(!costs().isTimed(0)); // no column has asked for it
        press();
        QTRY_VERIFY(shownDraw() == std::optional(3u));
        tell(0, "Draw 3");
        auto& tree = test::child<QTreeView>(bench->window().events(), "eventTree");
        QCOMPARE(tree.selectionModel()->selectedRows().size(), 1); // though Ctrl and Shift were held
        bench->press(Qt::Key_PageDown);
        QVERIFY(bench->settle());
        bench->press(Qt::Key_PageDown); // to the end of frame 1
        QVERIFY(bench->settle());
        press();
        QTRY_VERIFY(banner().sentence().startsWith("Draw 5 costs most"));
        tell(1, "Draw 5");
        bench->press(Qt::Key_Left, Qt::AltModifier); // it is a jump, with a way back
        QVERIFY(bench->settle());
        press();
        QTRY_VERIFY(shownDraw() == std::optional(5u)); // what is counted is known
    }

    // With the dock of the events closed nobody else counts.
    void RUN_09_itIsCountedWithoutTheEvents()
    {
        bench->window().events().window()->findChild<QDockWidget*>("events")->close();
        press();
        QTRY_VERIFY(shownDraw() == std::optional(3u));
    }

    void RUN_09_goingElsewhereIsTheNewerWish()
    {
        press();
        bench->press(Qt::Key_F10);
        QVERIFY(bench->settle());
        QVERIFY(shownDraw() == std::optional(1u));
        QTRY_VERIFY(bench->isAnswered());
        QVERIFY(!costs().isTimed(0));
        QVERIFY(shownDraw() == std::optional(1u));
        QCOMPARE(banner().sentence(), QString());
    }

    void RUN_09_longCountingIsToldAndCanBeStopped()
    {
        QCOMPARE(test::writeHeavy(bench->path("heavy.vitrine"), 40, 512), QString());
        bench->window().open(bench->path("heavy.vitrine"), {});
        QTRY_COMPARE(bench->window().capturePath(), bench->path("heavy.vitrine"));
        QVERIFY(bench->settle());
        press();
        QTRY_VERIFY(banner().sentence().startsWith("Counting the cycles of this frame: "));
        QVERIFY2(banner().sentence().endsWith(" of 40 draws."), qPrintable(banner().sentence()));
        QPushButton* stop = nullptr;
        for (QPushButton* button : banner().findChildren<QPushButton*>())
            if (button->isVisible())
                stop = button;
        QVERIFY(stop);
        QCOMPARE(stop->text(), QString("Stop"));
        stop->click();
        QCOMPARE(banner().sentence(), QString());
        QTRY_VERIFY(bench->isAnswered());
        QVERIFY(!costs().isTimed(0));
    }

    void RUN_09_aFrameWithoutDrawsSaysSo()
    {
        test::CallScript script;
        test::addSetUp(script);
        test::addWholeClear(script);
        test::addPresent(script);
        QCOMPARE(test::writeCapture(bench->path("none.vitrine"), script), QString());
        bench->window().open(bench->path("none.vitrine"));
        QTRY_COMPARE(bench->window().capturePath(), bench->path("none.vitrine"));
        QVERIFY(bench->settle());
        press();
        QTRY_COMPARE(banner().sentence(), QString("Nothing is drawn in this frame."));
    }

private:
    void press() const { bench->press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier); }
    /// The banner has the numbers that are counted.
    void tell(std::size_t frame, const QString& draw) const
    {
        const auto all = costs().ofFrame(frame);
        QVERIFY(all && all->cycles);
        static const QRegularExpression kSentence("^(Draw \\d+) costs most: (.+) of (.+) cycles, each draw alone\\.$");
        const auto found = kSentence.match(banner().sentence());
        QVERIFY2(found.hasMatch(), qPrintable(banner().sentence()));
        const auto number = [&found](int part) {
            return found.captured(part).remove(QChar(QChar::Nbsp)).toULongLong();
        };
        QCOMPARE(found.captured(1), draw);
        const auto action = *bench->window().desk().moment().draw();
        QCOMPARE(number(2), qulonglong(costs().of(frame, action.callIndex, action.callIndex)->cycles.value_or(0)));
        QCOMPARE(number(3), qulonglong(*all->cycles));
        QVERIFY(number(2) < number(3) && number(2) * 6 > number(3));
    }
    [[nodiscard]] std::optional<std::uint32_t> shownDraw() const
    {
        const auto draw = bench->window().desk().moment().draw();
        return draw ? std::optional(draw->draw) : std::nullopt;
    }
    [[nodiscard]] views::EventCosts& costs() const { return bench->window().desk().costs(); }
    [[nodiscard]] app::Banner& banner() const { return bench->window().banner(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowCostliest, QApplication)
#include "tst_window_costliest.moc"
