// SPDX-License-Identifier: Apache-2.0
// Breakpoints inside a draw: how they are written, what they mean on a machine, and where they stop.
#include "core/gpu/machine_config.h"
#include "core/session/machine/breakpoint.h"
#include "tests/harness/test_class.h"

#include "core/gpu/timed_gpu.h"
#include "core/session/machine/machine_parts.h"
#include "core/session/machine/moment_finder.h"
#include "tests/session/recording_bench.h"

#include <QtTest>

#include <set>

using namespace vitrine;
using namespace vitrine::test;
using core::Cycle;
using core::DrawReplay;
using core::MomentCondition;
using core::MomentFinder;

namespace {

/// HET-10: a line of six pixels, a task each, on one processor; a SEND every 10 cycles, so APQ holds 1 … 6 and then
/// fewer and fewer.
std::unique_ptr<DrawReplay> replayOfSixTasks()
{
    auto replay = DrawReplay::begin(lineStart(6, latencyMachine()));
    return replay ? *std::move(replay) : nullptr;
}

std::vector<MomentCondition> conditionsOf(const DrawReplay& replay, std::initializer_list<const char*> texts)
{
    std::vector<MomentCondition> conditions;
    for (const char* text : texts)
        if (const auto what = core::parseBreakpoint(text))
            if (auto condition = core::momentCondition(*what, replay.unitDescriptions(), replay.queueDescriptions()))
                conditions.push_back(*std::move(condition));
    return conditions;
}

/// Every moment at which one of the conditions comes true, by running forward, and by running back from the end.
std::vector<core::FoundMoment> forward(DrawReplay& replay, const std::vector<MomentCondition>& conditions)
{
    std::vector<core::FoundMoment> all;
    MomentFinder finder(replay, conditions);
    for (Cycle at = 0;;) {
        auto found = finder.next(at, core::kNever);
        if (!found || !*found)
            return all;
        at = (*found)->cycle;
        all.push_back(**found);
    }
}

std::vector<core::FoundMoment> backward(DrawReplay& replay, const std::vector<MomentCondition>& conditions)
{
    std::vector<core::FoundMoment> all;
    if (!replay.seek(core::kNever))
        return all;
    MomentFinder finder(replay, conditions);
    for (Cycle at = *replay.length() + 1; at > 0;) {
        auto found = finder.previous(at, 0);
        if (!found || !*found)
            break;
        at = (*found)->cycle;
        all.insert(all.begin(), **found);
    }
    return all;
}

std::vector<Cycle> cyclesOf(const std::vector<core::FoundMoment>& moments)
{
    std::vector<Cycle> cycles;
    for (const core::FoundMoment& moment : moments)
        cycles.push_back(moment.cycle);
    return cycles;
}

} // namespace

class BreakpointsTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_06_everyKindIsWrittenAndReadAgain_data();
    void ONE_06_everyKindIsWrittenAndReadAgain();
    void ONE_06_nonsenseIsRefusedInASentence_data();
    void ONE_06_nonsenseIsRefusedInASentence();
    void ONE_06_partsThatTheMachineHasNotAreNamed();
    void ONE_06_theKindsOfEventsAreThoseOfTheSpecification();
    void ONE_06_aRunStopsAtEveryEventOfAName();
    void ONE_06_aPlaceNarrowsAnEvent();
    void ONE_06_levelsOfQueuesAreReachedFromBothSides();
    void ONE_06_aPixelIsTouchedAndWritten();
    void ONE_06_severalBreakpointsStopWhereTheFirstOfThemDoes();
    void ONE_06_tasksOfOtherDrawsAreLeftAlone();
};

void BreakpointsTest::ONE_06_everyKindIsWrittenAndReadAgain_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("kept");
    const auto row = [](const char* written, const char* kept) { QTest::newRow(written) << written << kept; };
    row("event task.issue", "event task.issue");
    row("EVENT Z.Test at ZST", "event z.test at zst");
    row("ftq>=64", "ftq >= 64");
    row("FTQ <=  3", "ftq <= 3");
    row("arq == 2", "arq = 2");
    row("arq = 2", "arq = 2");
    row("apq full", "apq full");
    row("ras.quads empty", "ras.quads empty");
    row("sp.0 changes", "sp.0 changes");
    row("pixel 12, 34", "pixel 12,34");
    row("pixel 0,0 written", "pixel 0,0 written");
    row("task 18", "task 18");
    row("task 18 of draw 3", "task 18 of draw 3");
    row("Register BLEND.sourcecolor", "register blend.sourceColor");
    row("register blend", "register blend");
    row("register vertex.constant.3", "register vertex.constant.3");
    row("register 0x181", "register 0x181");
    row("register nonesuch", "register nonesuch"); // it may be another machine's
}

void BreakpointsTest::ONE_06_everyKindIsWrittenAndReadAgain()
{
    QFETCH(QString, written);
    QFETCH(QString, kept);
    const auto what = core::parseBreakpoint(written.toStdString());
    QVERIFY(what);
    QCOMPARE(QString::fromStdString(core::breakpointText(*what)), kept);
    QVERIFY(*core::parseBreakpoint(kept.toStdString()) == *what);
}

void BreakpointsTest::ONE_06_nonsenseIsRefusedInASentence_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "event", "event a b", "ftq", "ftq > 3", "ftq >= many", "ftq >= 99999999999", "pixel 3",
                             "pixel 3,4 read", "pixel 70000,0", "task", "task 3 of", "task 3 of draw", "1,2"})
        QTest::newRow(text) << text;
}

void BreakpointsTest::ONE_06_nonsenseIsRefusedInASentence()
{
    QFETCH(QString, text);
    const auto what = core::parseBreakpoint(text.toStdString());
    QVERIFY(!what);
    QVERIFY(what.error().message.english().starts_with("write "));
}

void BreakpointsTest::ONE_06_partsThatTheMachineHasNotAreNamed()
{
    const core::MachineParts parts = core::partsOf(latencyMachine());
    for (const auto& [text, problem] : {std::pair("xyz full", "this machine has no queue xyz"),
                                        std::pair("sp.7 changes", "this machine has no unit or queue sp.7"),
                                        std::pair("event fifo.push at xyz", "this machine has no unit or queue xyz")}) {
        const auto condition = core::momentCondition(*core::parseBreakpoint(text), parts.units, parts.queues);
        QVERIFY(!condition);
        QCOMPARE(condition.error().message, std::string(problem));
    }
}

/// spec/00 §9, the events that units and queues tell when a capture is replayed.
void BreakpointsTest::ONE_06_theKindsOfEventsAreThoseOfTheSpecification()
{
    const std::vector<std::string> names = core::eventNamesOf(core::partsOf({}).queues);
    for (const char* name :
         {"cmd.exec",       "hiz.before",  "task.enqueue", "task.issue",   "task.swap",    "task.ready",
          "task.resume",    "task.retire", "req.post",     "req.dispatch", "req.complete", "req.error",
          "seg.open",       "seg.add",     "seg.close",    "seg.done",     "seg.collect",  "tile.test",
          "tile.cull",      "tile.pass",   "hiz.update",   "l1.result",    "l2.lookup",    "tile.ambiguous",
          "tile.terminate", "tex.scan",    "tex.classify", "z.test",       "stencil.op",   "stencil.wrap",
          "hiz.after",      "blend.instr", "pgpe.instr",   "fifo.push",    "fifo.pop",     "drain",
          "pwr.change",     "uni.set",     "error",        "warning"})
        QVERIFY2(std::ranges::find(names, name) != names.end(), name);
    QVERIFY(std::ranges::is_sorted(names));
    QVERIFY(std::ranges::adjacent_find(names) == names.end());
}

void BreakpointsTest::ONE_06_aRunStopsAtEveryEventOfAName()
{
    const auto replay = replayOfSixTasks();
    QVERIFY(replay);
    const auto swaps = forward(*replay, conditionsOf(*replay, {"event task.swap"}));
    QCOMPARE(swaps.size(), std::size_t{6});
    for (std::size_t i = 1; i < swaps.size(); ++i)
        QCOMPARE(swaps[i].cycle, swaps[i - 1].cycle + 10); // each task runs ten instructions up to its SEND
    QVERIFY(std::holds_alternative<core::ItemParked>(*swaps[0].event));
    QCOMPARE(cyclesOf(backward(*replay, conditionsOf(*replay, {"event task.swap"}))), cyclesOf(swaps));
}

void BreakpointsTest::ONE_06_aPlaceNarrowsAnEvent()
{
    const auto replay = replayOfSixTasks();
    // A vertex task of two vertices, and six fragment tasks.
    QCOMPARE(forward(*replay, conditionsOf(*replay, {"event task.issue at vtq"})).size(), std::size_t{1});
    QCOMPARE(forward(*replay, conditionsOf(*replay, {"event task.issue at ftq"})).size(), std::size_t{6});
    QCOMPARE(forward(*replay, conditionsOf(*replay, {"event task.issue"})).size(), std::size_t{7});
    QCOMPARE(forward(*replay, conditionsOf(*replay, {"event task.issue at cu"})).size(), std::size_t{0});
    // A unit's event is not told by a queue.
    QCOMPARE(forward(*replay, conditionsOf(*replay, {"event pixel.write at cu"})).size(), std::size_t{6});
    QCOMPARE(forward(*replay, conditionsOf(*replay, {"event pixel.write at ftq"})).size(), std::size_t{0});
}

void BreakpointsTest::ONE_06_levelsOfQueuesAreReachedFromBothSides()
{
    const auto replay = replayOfSixTasks();
    const auto count = [&](const char* text) { return forward(*replay, conditionsOf(*replay, {text})).size(); };
    QCOMPARE(count("apq >= 4"), std::size_t{1});
    QCOMPARE(count("apq <= 3"), std::size_t{1});
    QCOMPARE(count("apq = 4"), std::size_t{2}); // on the way up, and on the way down
    QCOMPARE(count("apq = 6"), std::size_t{1});
    QCOMPARE(count("apq >= 7"), std::size_t{0});
    QCOMPARE(count("apq full"), std::size_t{0});
    QCOMPARE(count("apq empty"), std::size_t{1}); // at the end: that it begins so is no change
    QCOMPARE(count("apq changes"), std::size_t{12});
    const auto back = backward(*replay, conditionsOf(*replay, {"apq = 4"}));
    QCOMPARE(cyclesOf(back), cyclesOf(forward(*replay, conditionsOf(*replay, {"apq = 4"}))));
}

void BreakpointsTest::ONE_06_aPixelIsTouchedAndWritten()
{
    const auto replay = replayOfSixTasks();
    const auto writes = forward(*replay, conditionsOf(*replay, {"pixel 2,0 written"}));
    QCOMPARE(writes.size(), std::size_t{1});
    const auto& write = std::get<core::PixelWritten>(*writes[0].event);
    QCOMPARE(write.x, std::uint16_t{2});
    QCOMPARE(write.y, std::uint16_t{0});
    // No depth test: the fragment leaves the rasterizer, and is written.
    const auto touches = forward(*replay, conditionsOf(*replay, {"pixel 2,0"}));
    QCOMPARE(touches.size(), std::size_t{2});
    QVERIFY(std::holds_alternative<core::ItemPushed>(*touches[0].event));
    QCOMPARE(touches[1].cycle, writes[0].cycle);
    QCOMPARE(cyclesOf(backward(*replay, conditionsOf(*replay, {"pixel 2,0"}))), cyclesOf(touches));
    QVERIFY(forward(*replay, conditionsOf(*replay, {"pixel 2,1"})).empty()); // of the same quad, but not covered
}

void BreakpointsTest::ONE_06_severalBreakpointsStopWhereTheFirstOfThemDoes()
{
    const auto replay = replayOfSixTasks();
    const auto both = forward(*replay, conditionsOf(*replay, {"apq = 4", "event task.swap"}));
    std::set<Cycle> each;
    for (const char* text : {"apq = 4", "event task.swap"})
        for (const Cycle cycle : cyclesOf(forward(*replay, conditionsOf(*replay, {text}))))
            each.insert(cycle);
    QCOMPARE(cyclesOf(both), std::vector<Cycle>(each.begin(), each.end()));
    const auto same = forward(*replay, conditionsOf(*replay, {"event task.swap", "event task.swap at apq"}));
    QCOMPARE(same.size(), std::size_t{6});
    QCOMPARE(same[0].met, (std::vector<std::size_t>{0, 1}));
}

void BreakpointsTest::ONE_06_tasksOfOtherDrawsAreLeftAlone()
{
    QVERIFY(core::appliesTo(*core::parseBreakpoint("task 18 of draw 3"), 3));
    QVERIFY(!core::appliesTo(*core::parseBreakpoint("task 18 of draw 3"), 4));
    QVERIFY(core::appliesTo(*core::parseBreakpoint("task 18"), 4));
    QVERIFY(core::appliesTo(*core::parseBreakpoint("ftq full"), 4));
}

VITRINE_TEST(BreakpointsTest, QCoreApplication)
#include "tst_breakpoints.moc"
