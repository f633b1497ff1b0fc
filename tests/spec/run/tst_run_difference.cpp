// SPDX-License-Identifier: Apache-2.0
// RUN-10: the exact difference of two runs of a frame.
#include "core/gpu/knob.h"
#include "core/gpu/machine_config.h"
#include "core/session/difference/kept_decisions.h"
#include "core/session/difference/run_difference.h"
#include "core/session/draw_start.h"
#include "core/session/query/draw_costs.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"
#include "tests/session/shader_scene.h"
#include "tests/spec/run/limit_scenes.h"

#include <QtTest>

#include <algorithm>
#include <limits>

using namespace vitrine::core;
using vitrine::test::CallScript;
using vitrine::test::CaptureBench;
using vitrine::test::number;
using vitrine::test::SampleReplay;
using vitrine::test::ShaderScene;

namespace {

ComparedConfig with(MachineConfig config, const std::string& knob, const std::string& value)
{
    CORE_CHECK(setKnob(config, knob, value).hasValue(), "there is no such knob or value");
    return {knob + "=" + value, config};
}

Result<RunDifference> onTwoMachines(SampleReplay& sample, std::size_t frame, const std::string& knob,
                                    const std::string& value)
{
    return compareRuns({sample.capture(), {"as it is", sample.machine()}},
                       {sample.capture(), with(sample.machine(), knob, value)}, frame);
}

CaptureBench captureOf(const CallScript& script)
{
    return CaptureBench([&](const QString& path) { return vitrine::test::writeCapture(path, script); });
}

Result<RunDifference> ofTwoCaptures(const CaptureBench& a, const CaptureBench& b)
{
    return compareRuns({a.source(), {"a", {}}}, {b.source(), {"b", {}}}, 0);
}

void scissor(CallScript& script, int width, int height)
{
    script.add("glEnable", {number(0x0C11)});
    script.add("glScissor", {number(0), number(0), number(width), number(height)});
}

/// Two draws over 16 × 8 pixels, the first of them in the lower left 4 × 4. Right of x = 8 and above y = 4 the green is
/// the constant.
CallScript withConstant(const std::string& constant)
{
    ShaderScene scene("precision mediump float; varying vec4 v;\n"
                      "void main() { gl_FragColor = vec4(v.x, gl_FragCoord.x > 8.0 && gl_FragCoord.y > 4.0 ? " +
                      constant + " : 0.5, 0.0, 1.0); }\n");
    scene.link();
    scissor(scene.script, 4, 4);
    scene.draw();
    scissor(scene.script, 16, 8);
    scene.draw();
    vitrine::test::present(scene.script);
    return scene.script;
}

/// Draws of the same three vertices, as points, lines, a triangle …
CallScript withDraws(const std::vector<int>& modes)
{
    ShaderScene scene("precision mediump float; varying vec4 v; void main() { gl_FragColor = v; }\n");
    scene.link();
    for (const int mode : modes)
        scene.script.add("glDrawArrays", {number(mode), number(0), number(3)});
    vitrine::test::present(scene.script);
    return scene.script;
}

/// The first draw of a frame whose program discards.
std::uint32_t firstThatDiscards(SampleReplay& sample, std::size_t frame)
{
    for (const ActionEntry& action : sample.capture().actions()) {
        if (action.kind != ActionKind::Draw || action.frame != frame || !sample.replay().seek(action.callIndex))
            continue;
        const auto start = sample.replay().takeNextDraw(sample.machine());
        if (!start)
            continue;
        const auto& fragment = (*start)->command.state->program.fragment;
        if (fragment && std::ranges::any_of(fragment->instructions,
                                            [](const Instruction& one) { return one.opcode == Opcode::Kil; }))
            return action.draw;
    }
    return kNoDraw;
}

Decision grant(std::uint32_t task, std::uint8_t processor)
{
    Decision decision;
    decision.kind = DecisionKind::Grant;
    decision.primitive = 1;
    decision.subject = task;
    decision.outcome = inBytes(processor);
    return decision;
}

} // namespace

class RunDifferenceTest : public QObject {
    Q_OBJECT
private slots:
    void RUN_10_nothingIsLeftOver_data();
    void RUN_10_nothingIsLeftOver();
    void RUN_10_cyclesOfDrawsAreThoseOfEvents();
    void RUN_10_withoutLayer2AVerdictDiffers();
    void RUN_10_aConstantOfAShader();
    void RUN_10_equalRunsDoNotDiffer();
    void RUN_10_threadsShareNothing();
    void RUN_10_aDrawMore();
    void RUN_10_noDrawInCommon();
    void RUN_10_thereIsNoSuchFrame();
    void RUN_10_itCanBeStopped();
    void RUN_10_whereSequencesPart();
    void RUN_10_fewDecisionsAtATime();
};

void RunDifferenceTest::RUN_10_nothingIsLeftOver_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("knob");
    QTest::addColumn<QString>("value");
    const std::pair<const char*, const char*> knobs[]{
        {"sp.count", "3"}, {"hiz.enabled", "off"}, {"tex.latency", "50"}, {"bypass.mode", "off"}, {"seg.mode", "pull"}};
    for (const char* name : {"archway", "foliage", "star", "bypass-ten-draws", "lit-cube-shadow-map", "triangle"})
        for (const auto& [knob, value] : knobs)
            QTest::newRow(qPrintable(QString(name) + " " + knob)) << name << knob << value;
}

// Cycles of draws, of every unit, and energies of draws and of parts: each of them is all of the frame's.
void RunDifferenceTest::RUN_10_nothingIsLeftOver()
{
    QFETCH(QString, name);
    QFETCH(QString, knob);
    QFETCH(QString, value);
    SampleReplay sample(name.toStdString());
    QVERIFY(sample.isOpen());
    const auto difference = onTwoMachines(sample, 1, knob.toStdString(), value.toStdString());
    QVERIFY2(difference.hasValue(), difference ? "" : difference.error().message.english().c_str());
    QCOMPARE(difference->residual(), std::uint64_t{0});
    std::int64_t cycles = 0, inDraws = 0, inParts = 0;
    for (const DrawDifference& draw : difference->draws) {
        cycles += draw.cycles.change();
        inDraws += draw.energy.change();
    }
    for (const PartDifference& part : difference->parts)
        inParts += part.energy.change();
    QCOMPARE(cycles, difference->cycles.change());
    QCOMPARE(inDraws, difference->energy.change());
    QCOMPARE(inParts, difference->energy.change());
    for (const UnitDifference& unit : difference->units)
        if (unit.isThere[0] && unit.isThere[1])
            QCOMPARE(unit.busy.change() + unit.stalled.change() + unit.idle.change(), difference->cycles.change());
    QVERIFY(!difference->pixel); // ONE-04: none of these knobs changes one.
}

// As `run` and Events have them (RUN-14), and stalls as their counters.
void RunDifferenceTest::RUN_10_cyclesOfDrawsAreThoseOfEvents()
{
    SampleReplay sample("lit-cube-shadow-map");
    QVERIFY(sample.isOpen());
    const ComparedConfig other = with(sample.machine(), "tex.latency", "50");
    const auto difference =
        compareRuns({sample.capture(), {"as it is", sample.machine()}}, {sample.capture(), other}, 1);
    QVERIFY(difference);
    const FrameEntry& frame = sample.capture().frames()[1];
    const std::array machines{sample.machine(), other.config};
    for (std::size_t i = 0; i < 2; ++i) {
        QVERIFY(sample.replay().seek(frame.firstCallIndex));
        const auto counted = countTimedDraws(sample.replay(), machines[i], sample.capture(),
                                             {frame.endCallIndex + 1, std::numeric_limits<ReplayCost>::max()}, {});
        QVERIFY(counted);
        QCOMPARE(counted->draws.size(), difference->draws.size());
        std::uint64_t stalled = 0, inUnits = 0;
        for (std::size_t row = 0; row < counted->draws.size(); ++row) {
            QCOMPARE(difference->draws[row].cycles.of[i], counted->draws[row].cycles);
            QCOMPARE(difference->draws[row].energy.of[i], counted->draws[row].energy);
            for (const std::uint64_t cycles : counted->draws[row].stalled)
                stalled += cycles;
        }
        for (const UnitDifference& unit : difference->units)
            inUnits += unit.stalled.of[i];
        QCOMPARE(inUnits, stalled);
    }
}

void RunDifferenceTest::RUN_10_withoutLayer2AVerdictDiffers()
{
    SampleReplay sample("foliage");
    QVERIFY(sample.isOpen());
    const auto difference = onTwoMachines(sample, 0, "hiz.layer2", "off");
    QVERIFY2(difference.hasValue(), difference ? "" : difference.error().message.english().c_str());
    QVERIFY(difference->decision);
    const DecisionDifference& first = *difference->decision;
    for (const auto& side : first.sides)
        QVERIFY2(side && side->decision.kind == DecisionKind::Verdict,
                 side ? std::string(nameOf(side->decision.kind)).c_str() : "nothing");
    QCOMPARE(difference->draws[first.row].draw[0]->draw, firstThatDiscards(sample, 0));
    // The same tile and primitive. What layer 2 has proven of it nobody knows without.
    QCOMPARE(first.sides[0]->decision.x, first.sides[1]->decision.x);
    QCOMPARE(first.sides[0]->decision.y, first.sides[1]->decision.y);
    QCOMPARE(first.sides[0]->decision.primitive, first.sides[1]->decision.primitive);
    QVERIFY(first.sides[0]->decision.byte(3) != static_cast<std::uint8_t>(DiscardVerdict::Unknown));
    QCOMPARE(first.sides[1]->decision.byte(3), static_cast<std::uint8_t>(DiscardVerdict::Unknown));
    QVERIFY(first.sides[0]->cycle && first.sides[1]->cycle);
    QVERIFY(*first.sides[0]->cycle < difference->draws[first.row].cycles.of[0]);
    QVERIFY(!difference->pixel);
}

// 0.25 is stored as ⌊63.75 + ½⌋ = 64, and 0.75 as ⌊191.25 + ½⌋ = 191. The first draw does not come so far.
void RunDifferenceTest::RUN_10_aConstantOfAShader()
{
    const CaptureBench a = captureOf(withConstant("0.25")), b = captureOf(withConstant("0.75"));
    const auto difference = ofTwoCaptures(a, b);
    QVERIFY2(difference.hasValue(), difference ? "" : difference.error().message.english().c_str());
    QVERIFY(difference->differs());
    QVERIFY(difference->pixel);
    const PixelDifference& pixel = *difference->pixel;
    QCOMPARE(pixel.row, std::size_t{1});
    QCOMPARE(pixel.difference.draw, 1u);
    QVERIFY(pixel.difference.attachment == Attachment::Color);
    QVERIFY((pixel.difference.pixel == PixelPlace{8, 4}));
    QVERIFY(!pixel.wasThere);
    QCOMPARE(pixel.values[0].y, 64.0f / 255);
    QCOMPARE(pixel.values[1].y, 191.0f / 255);
    QCOMPARE(pixel.values[0].x, pixel.values[1].x);
    QVERIFY(!difference->decision); // the same fragments go the same ways
}

void RunDifferenceTest::RUN_10_equalRunsDoNotDiffer()
{
    SampleReplay sample("foliage");
    QVERIFY(sample.isOpen());
    const ComparedConfig machine{"as it is", sample.machine()};
    const auto difference = compareRuns({sample.capture(), machine}, {sample.capture(), machine}, 0);
    QVERIFY(difference);
    QVERIFY(!difference->differs());
    QCOMPARE(difference->residual(), std::uint64_t{0});
    QVERIFY(difference->cycles.of[0] > 0);
    QVERIFY(difference->changedKnobs.empty());
}

void RunDifferenceTest::RUN_10_threadsShareNothing()
{
    SampleReplay sample("star");
    QVERIFY(sample.isOpen());
    const ComparedConfig machine{"as it is", sample.machine()}, other = with(sample.machine(), "sp.count", "3");
    std::array<std::vector<std::uint64_t>, 2> figures;
    for (const bool inThreads : {false, true}) {
        DifferencePace pace;
        pace.inThreads = inThreads;
        const auto difference = compareRuns({sample.capture(), machine}, {sample.capture(), other}, 1, pace);
        QVERIFY(difference);
        for (const DrawDifference& draw : difference->draws)
            figures[inThreads].insert(figures[inThreads].end(),
                                      {draw.cycles.of[0], draw.cycles.of[1], draw.energy.of[0], draw.energy.of[1]});
    }
    QCOMPARE(figures[1], figures[0]);
}

void RunDifferenceTest::RUN_10_aDrawMore()
{
    const CaptureBench a = captureOf(withDraws({4, 5, 6})), b = captureOf(withDraws({4, 0, 5, 6}));
    const auto difference = ofTwoCaptures(a, b);
    QVERIFY(difference);
    QCOMPARE(difference->draws.size(), std::size_t{4});
    std::vector<std::string> lines;
    for (const DrawDifference& row : difference->draws)
        lines.push_back((row.draw[0] ? std::to_string(row.draw[0]->draw) : "none") + " " +
                        (row.draw[1] ? std::to_string(row.draw[1]->draw) : "none"));
    QCOMPARE(lines, (std::vector<std::string>{"0 0", "none 1", "1 2", "2 3"}));
    QVERIFY(difference->differs());
    QCOMPARE(difference->residual(), std::uint64_t{0});
}

void RunDifferenceTest::RUN_10_noDrawInCommon()
{
    const CaptureBench a = captureOf(withDraws({4, 5})), b = captureOf(withDraws({6}));
    const auto difference = ofTwoCaptures(a, b);
    QVERIFY(!difference);
    QCOMPARE(difference.error().message.english(),
             "frame 0 of one capture has no draw in common with that of the other");
}

void RunDifferenceTest::RUN_10_thereIsNoSuchFrame()
{
    const CaptureBench a = captureOf(withDraws({4}));
    const auto difference = compareRuns({a.source(), {"a", {}}}, {a.source(), {"b", {}}}, 1);
    QVERIFY(!difference);
    QCOMPARE(difference.error().message.english(), "there is no frame 1: the capture has 1");
    const CaptureBench empty = captureOf(withDraws({}));
    QCOMPARE(ofTwoCaptures(empty, empty).error().message.english(), "frame 0 draws nothing");
}

void RunDifferenceTest::RUN_10_itCanBeStopped()
{
    SampleReplay sample("lit-cube-shadow-map");
    QVERIFY(sample.isOpen());
    std::stop_source stop;
    DifferencePace pace;
    pace.stop = stop.get_token();
    pace.progress = [&](std::uint64_t done, std::uint64_t) {
        if (done == 1)
            stop.request_stop();
    };
    const ComparedConfig machine{"as it is", sample.machine()};
    const auto difference = compareRuns({sample.capture(), machine}, {sample.capture(), machine}, 0, pace);
    QVERIFY(!difference);
    QVERIFY(difference.error().kind == ErrorKind::Cancelled);
}

void RunDifferenceTest::RUN_10_whereSequencesPart()
{
    for (const std::uint64_t length : {std::uint64_t{10}, std::uint64_t{1'000'000}})
        for (const std::uint64_t parts : {std::uint64_t{0}, length / 3, length - 1}) {
            SequenceHash a, b;
            for (std::uint64_t i = 0; i < length; ++i) {
                a.add(i);
                b.add(i >= parts ? i + 1 : i);
            }
            const auto window = SequenceHash::firstDifference(a, b);
            QVERIFY(window && window->from <= parts && parts < window->to);
            QVERIFY(window->to - window->from <= std::max<std::uint64_t>(64, length / 1000));
            QVERIFY(!SequenceHash::firstDifference(a, a));
        }
    SequenceHash longer, shorter; // equal but for the last number, which only one of them has
    for (std::uint64_t i = 0; i < 5000; ++i) {
        longer.add(i);
        if (i < 4999)
            shorter.add(i);
    }
    const auto window = SequenceHash::firstDifference(longer, shorter);
    QVERIFY(window && window->from <= 4999 && 4999 < window->to);
}

// Of a hundred decisions two are kept at a time. Those of one side come in another order.
void RunDifferenceTest::RUN_10_fewDecisionsAtATime()
{
    std::optional<DecisionKey> last;
    for (int round = 0;; ++round) {
        QVERIFY(round < 50);
        KeptDecisions a(last, 2), b(last, 2);
        for (std::uint32_t task = 0; task < 100; ++task) {
            a.add({grant(task, 1), Cycle{task}});
            const std::uint32_t fromBack = 99 - task;
            b.add({grant(fromBack, fromBack >= 61 ? 0 : 1), Cycle{task}});
        }
        a.sort();
        b.sort();
        if (const auto found = KeptDecisions::firstDifference(a, b)) {
            QCOMPARE((*found)[0]->decision, grant(61, 1));
            QCOMPARE((*found)[1]->decision, grant(61, 0));
            return;
        }
        QVERIFY(!a.isAll() && !b.isAll());
        last = KeptDecisions::commonEnd(a, b);
    }
}

VITRINE_TEST(RunDifferenceTest)
#include "tst_run_difference.moc"
