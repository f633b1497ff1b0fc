// SPDX-License-Identifier: Apache-2.0
#include "app/docks/docks.h"
#include "core/session/machine/frame_section.h"
#include "tests/harness/child.h"
#include "tests/harness/test_class.h"
#include "tests/ui/sample_copy.h"
#include "tests/ui/shown.h"
#include "tests/ui/window_bench.h"
#include "views/base/breakpoint_menu.h"
#include "views/base/desk.h"
#include "views/base/item_tools.h"
#include "views/base/link_text.h"
#include "views/docks/commands/commands_view.h"
#include "views/kit/fact_table.h"
#include "views/machine/recordings.h"

#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

using namespace vitrine;
using test::WindowBench;

/// Draw 4 of the sample, behind three draws of its frame with the same program.
class TestWindowCommands final : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        bench = std::make_unique<WindowBench>();
        QVERIFY(bench->start({test::copySample("lit-cube-shadow-map", bench->path("sample.vitrine")), "--draw", "4"}));
        auto& docks = bench->window().docks();
        docks.raise(*docks.dock("commands"));
        view = dynamic_cast<views::CommandsView*>(docks.view("commands"));
        QVERIFY(view);
        QTRY_VERIFY(commands().model()->rowCount() > 0);
    }
    void cleanup() { bench.reset(); }

    /// It ends as every draw does: what to draw, and that it is drawn.
    void RUN_01_theCommandsOfTheDrawAreListed()
    {
        const auto& model = *commands().model();
        const int rows = model.rowCount();
        QCOMPARE(model.index(rows - 1, 1).data().toString(), QString("3-D execute.0"));
        QCOMPARE(model.index(rows - 2, 1).data().toString(), QString("3-D primitive.1"));
        QVERIFY(model.index(rows - 2, 2).data().toString().startsWith("triangles, 36 "));
        QCOMPARE(model.index(rows - 1, 3).data().toString(), QString("30800000")); // client 3, opcode 8, no data
        QCOMPARE(commands().currentRow(), rows - 1); // the cursor stands at the draw's end
    }

    /// At the draw's begin nothing of it has been written; at its end all of it.
    void RUN_01_theRegistersAreThoseAtTheCursor()
    {
        const auto changed = [this] {
            return std::ranges::count_if(test::Shown::facts(*view).registers,
                                         [](const auto& held) { return held.cycle.has_value(); });
        };
        goTo(0);
        QCOMPARE(changed(), 0);
        QCOMPARE(test::Shown::facts(*view).lastTaken, -1);
        QVERIFY(!test::Shown::facts(*view).registers.empty()); // of the draws before it
        goTo(test::Shown::facts(*view).recording->length());
        QVERIFY(changed() > 0);
    }

    void aClickOnACommandGoesBehindIt()
    {
        QVERIFY(test::Shown::facts(*view).row(0).cycle);
        const core::Cycle cycle = *test::Shown::facts(*view).row(0).cycle;
        emit commands().rowChosen(0);
        QVERIFY(bench->settle());
        QTRY_COMPARE(test::Shown::facts(*view).cursor, cycle + 1);
        QCOMPARE(test::Shown::facts(*view).lastTaken, 0);
    }

    void theFilterKeepsTheRegistersThatAreMeant()
    {
        const int all = view->registers().model()->rowCount();
        view->findChild<QLineEdit*>()->setText("viewport");
        QTRY_VERIFY(view->registers().model()->rowCount() < all);
        QCOMPARE(view->registers().model()->rowCount(), 2); // width and height; x and y are 0
    }

    /// Frame 0 has six draws, 0…5; its end is FLUSH and INTERRUPT (HIZ-31).
    void RUN_01_theCommandsOfTheWholeFrameAreListed()
    {
        const int own = commands().model()->rowCount();
        test::child<QToolButton>(*view, "wholeFrame").click();
        QTRY_VERIFY(commands().model()->rowCount() > own);
        const auto& rows = test::Shown::facts(*view).rows;
        const auto isOf = [](std::uint32_t draw) { return [draw](const auto& row) { return row.draw == draw; }; };
        for (std::uint32_t draw = 0; draw < 6; ++draw)
            QVERIFY(std::ranges::any_of(rows, isOf(draw)));
        QCOMPARE(std::ranges::count_if(rows, isOf(4)), own);
        QCOMPARE(rows.size() > 2 ? rows[rows.size() - 2].command->command.opcode : core::CommandOpcode::None,
                 core::CommandOpcode::Flush);
        QCOMPARE(rows.back().command->command.opcode, core::CommandOpcode::Interrupt);
        QVERIFY(!rows.back().draw && !rows.back().isTaken);
        QVERIFY(rows.front().isTaken); // draws before this one have been
    }

    /// In the frame with draws in flight every command has its cycle, in their order.
    void RUN_01_RUN_07_theCommandsOfTheFrameInFlight()
    {
        auto& desk = bench->window().desk();
        desk.setInFrame(true);
        auto& recordings = views::Recordings::of(desk);
        QTRY_VERIFY(recordings.isInFrame() && recordings.recording());
        const auto& rows = test::Shown::facts(*view).rows;
        QTRY_VERIFY(!rows.empty());
        QVERIFY(!test::child<QToolButton>(*view, "wholeFrame").isVisible());
        // Those of the host are none for the machine (RUN-13): it has freed what the window had, and written a buffer.
        const auto isOfHost = [](const auto& row) { return row.command->command.isOfHost(); };
        const auto& taken = recordings.recording()->section<core::CommandSection>().taken;
        const auto& written = recordings.recording()->section<core::FrameSection>().run->hostWrites;
        QCOMPARE(std::size_t(std::ranges::count_if(rows, isOfHost)), written.size());
        QCOMPARE(rows.size(), taken.size() + written.size());
        core::Cycle last = 0;
        std::size_t next = 0;
        for (const auto& row : rows) {
            QVERIFY(row.cycle && *row.cycle >= last);
            last = *row.cycle;
            if (!isOfHost(row))
                QCOMPARE(last, taken[next++]);
        }
        QCOMPARE(rows.back().command->command.opcode, core::CommandOpcode::Interrupt);
        QVERIFY(last < recordings.recording()->length());
        // A click goes behind the command, in the frame, and marks the draw at hand.
        const auto third =
            std::ranges::find_if(rows, [](const auto& row) { return row.draw == 2u && row.cycle; }) - rows.begin();
        QVERIFY(third < std::ssize(rows));
        const core::Cycle cycle = *rows[static_cast<std::size_t>(third)].cycle;
        emit commands().rowChosen(static_cast<int>(third));
        QTRY_VERIFY(desk.moment().inside && desk.moment().inside->cycle == cycle + 1);
        QVERIFY(desk.moment().inside->isInFrame);
        QTRY_COMPARE(test::Shown::facts(*view).lastTaken, static_cast<int>(third));
    }

    void RUN_01_aBreakpointIsOfferedForARegister()
    {
        const auto& table = view->registers();
        const auto links = views::linksAt(table.model()->index(0, 0));
        QCOMPARE(links.size(), 1);
        QCOMPARE(views::linkText(links[0]), QString("register program.vertex"));
        QMenu menu;
        views::addBreakpointMenu(menu, bench->window().desk(), links);
        QCOMPARE(menu.actions().size(), 1);
        QCOMPARE(menu.actions()[0]->menu()->actions()[0]->text(),
                 QString("a command writes the register program.vertex"));
    }

    void aRegisterThatIsSelectedElsewhereIsShown()
    {
        bench->window().desk().select(views::RegisterLink{"targets.width"});
        QTRY_COMPARE(view->registers().currentIndex().siblingAtColumn(0).data().toString(), QString("targets.width"));
    }

    void bothTablesAreExported()
    {
        QStringList names;
        for (const auto& format : view->exports())
            names << format.name;
        QCOMPARE(names, (QStringList{"CSV", "JSON", "Registers as CSV", "Registers as JSON"}));
    }

private:
    [[nodiscard]] views::FactTable& commands() const { return test::child<views::FactTable>(*view, "commandTable"); }
    void goTo(core::Cycle cycle)
    {
        bench->window().desk().follow({.place = views::DrawLink{4, cycle}, .selection = {}});
        QVERIFY(bench->settle());
        QTRY_COMPARE(test::Shown::facts(*view).cursor, cycle);
    }

    std::unique_ptr<WindowBench> bench;
    views::CommandsView* view = nullptr;
};

VITRINE_TEST(TestWindowCommands, QApplication)
#include "tst_window_commands.moc"
