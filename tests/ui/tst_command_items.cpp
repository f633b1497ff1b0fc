// SPDX-License-Identifier: Apache-2.0
// What the dock of units tells of the commands that a machine has executed.
#include "cmake/without_emit.h"
#include "tests/harness/test_class.h"
#include "tests/spec/het/command_bench.h"
#include "views/base/machine_choice.h"
#include "views/docks/units/command_items.h"

#include <QtTest>

using namespace vitrine;
using core::SelectedPipeline;
using core::StateNode;
using hettest::CommandBench;

class CommandItemsTest : public QObject {
    Q_OBJECT
private slots:
    void HIZ_31_commandsHaveTheirColumnsAndCheckMarks();
    void unitsWithoutCommandsStayAsTheyAre();
};

void CommandItemsTest::HIZ_31_commandsHaveTheirColumnsAndCheckMarks()
{
    CommandBench bench;
    bench.writer.flush();
    bench.writer.select(SelectedPipeline::Pipeline3d);
    bench.writer.state(0);
    bench.writer.primitive(CommandBench::triangles(3));
    bench.writer.execute();
    bench.writer.select(SelectedPipeline::Pipeline2d);
    bench.writer.select(SelectedPipeline::Media);
    QVERIFY(bench.execute());
    StateNode unit, state;
    unit.name = "ci";
    state.name = "state";
    state.children.push_back(bench.list("commands"));
    unit.children.push_back(state);
    const auto item = views::makeStateItems(unit, nullptr);
    views::dressCommands(*item);
    const views::StateItem* commands = views::findStateItem(*item, "state", "commands");
    QVERIFY(commands);
    QStringList lines;
    for (const auto& command : commands->children)
        lines << command->value;
    QCOMPARE(lines, (QStringList{"render flush.0 · 0 words · retired",
                                 "render select.0 · 0 words · retired · ✓ right behind a FLUSH",
                                 "3-D state.0 · 1 word · retired", "3-D primitive.0 · 7 words · retired",
                                 "3-D execute.0 · 0 words · retired",
                                 "render select.1 · 0 words · retired · ✗ no FLUSH right before it",
                                 "render select.2 · 0 words · refused"}));
}

void CommandItemsTest::unitsWithoutCommandsStayAsTheyAre()
{
    StateNode unit, state;
    unit.name = "ras";
    state.name = "state";
    unit.children.push_back(state);
    const auto item = views::makeStateItems(unit, nullptr);
    const QString before = item->children.front()->value;
    views::dressCommands(*item);
    QCOMPARE(item->children.size(), std::size_t{1});
    QCOMPARE(item->children.front()->value, before);
}

VITRINE_TEST(CommandItemsTest, QCoreApplication)
#include "tst_command_items.moc"
