// SPDX-License-Identifier: Apache-2.0
// RUN-09: the strip of draws is as wide as their cost.
#include "tests/harness/test_class.h"
#include "tests/ui/cost_capture.h"
#include "tests/ui/window_bench.h"
#include "tests/ui/without_cycles.h"
#include "views/base/event_costs.h"
#include "views/scrubber/scrubber.h"
#include "views/scrubber/scrubber_widths.h"

#include <QAction>

using namespace vitrine;
using test::WindowBench;

class TestWindowStrip final : public QObject {
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

    // Six pixels each, and what is left by cost.
    void RUN_09_widthsOfCells()
    {
        using Edges = std::vector<double>;
        QCOMPARE(views::cellEdges({100, 10, 40}, 6 * 3 + 150), (Edges{0, 106, 122, 168}));
        QCOMPARE(views::cellEdges({0, 50}, 6 * 2 + 88), (Edges{0, 6, 100}));     // a clear
        QCOMPARE(views::cellEdges({0, 0}, 96), (Edges{0, 48, 96}));              // nothing known
        QCOMPARE(views::cellEdges({1, 1'000'000, 1}, 12), (Edges{0, 4, 8, 12})); // no room for six each
        QCOMPARE(views::cellEdges({}, 96), (Edges{0}));
    }

    void RUN_09_theStripIsAsWideAsCost()
    {
        QVERIFY(bench->window().actions()[app::ActionId::StripByCost].isChecked());
        for (std::size_t cell = 0; cell < 5; ++cell) // a clear and four draws, not counted yet
            QCOMPARE(strip().cellRect(cell).width(), 48.0);
        QVERIFY(!strip().describe(1).contains("cycle"));
        count().trigger();
        QTRY_VERIFY(!count().isEnabled());
        const double left = strip().cellRect(4).right() - strip().cellRect(0).left() - 5 * views::kLeastCellWidth;
        QVERIFY(left > 5 * 48.0);                                      // more room than for equal cells
        QCOMPARE(strip().cellRect(0).width(), views::kLeastCellWidth); // clears cost nothing alone
        std::uint64_t all = 0;
        for (std::size_t draw = 0; draw < 4; ++draw)
            all += cycles(draw);
        for (std::size_t draw = 0; draw < 4; ++draw) {
            const double share = static_cast<double>(cycles(draw)) / static_cast<double>(all);
            QVERIFY(std::abs(strip().cellRect(draw + 1).width() - views::kLeastCellWidth - left * share) < 0.01);
            QString told = strip().describe(draw + 1);
            QVERIFY2(told.remove(QChar(QChar::Nbsp)).endsWith(QString(" · %1 cycles alone").arg(cycles(draw))),
                     qPrintable(told));
        }
        QVERIFY(strip().accessibleDescription().endsWith(" cycles alone"));
        QVERIFY(strip().cellRect(4).width() > strip().cellRect(2).width()); // 96 fragments and 64
        QVERIFY(strip().cellRect(2).width() > strip().cellRect(3).width()); // and 16
    }

    void RUN_09_eachCellCanBeClicked()
    {
        count().trigger();
        QTRY_VERIFY(!count().isEnabled());
        for (std::size_t cell = 0; cell < 5; ++cell) {
            const QRectF rect = strip().cellRect(cell);
            QTest::mouseClick(&strip(), Qt::LeftButton, {}, rect.center().toPoint());
            QVERIFY(bench->settle());
            const auto action = bench->window().desk().moment().action;
            QVERIFY(action);
            const auto& told = bench->window().desk().moment().index->actions[*action];
            QVERIFY(cell == 0 ? told.kind == core::ActionKind::Clear
                              : told.kind == core::ActionKind::Draw && told.draw == cell - 1);
        }
    }

    void RUN_09_widthsCanBeEqualAndThatIsRemembered()
    {
        count().trigger();
        QTRY_VERIFY(strip().cellRect(0).width() < 48.0);
        QAction& byCost = bench->window().actions()[app::ActionId::StripByCost];
        QVERIFY(strip().actions().contains(&byCost)); // the strip's menu
        byCost.trigger();
        for (std::size_t cell = 0; cell < 5; ++cell)
            QCOMPARE(strip().cellRect(cell).width(), 48.0);
        QVERIFY(strip().describe(1).endsWith(" cycles alone"));
        bench->restart();
        QVERIFY(bench->start({bench->path("costs.vitrine"), "--draw", "0"}));
        QAction& again = bench->window().actions()[app::ActionId::StripByCost];
        QVERIFY(!again.isChecked());
        again.trigger(); // has the frame counted
        QTRY_VERIFY(strip().cellRect(0).width() < 48.0);
    }

private:
    [[nodiscard]] std::uint64_t cycles(std::size_t draw) const
    {
        const auto& actions = bench->window().desk().moment().index->actions;
        const auto action = std::ranges::find_if(actions, [draw](const core::ActionEntry& entry) {
            return entry.kind == core::ActionKind::Draw && entry.draw == draw;
        });
        const auto cost = bench->window().desk().costs().of(0, action->callIndex, action->callIndex);
        return cost ? cost->cycles.value_or(0) : 0;
    }
    /// The entry of the strip's menu.
    [[nodiscard]] QAction& count() const
    {
        const auto actions = strip().actions();
        const auto found = std::ranges::find_if(
            actions, [](const QAction* action) { return action->text() == "Count the cycles of this frame"; });
        return **found;
    }
    [[nodiscard]] views::Scrubber& strip() const { return bench->window().scrubber(); }

    std::unique_ptr<WindowBench> bench;
};

VITRINE_TEST(TestWindowStrip, QApplication)
#include "tst_window_strip.moc"
