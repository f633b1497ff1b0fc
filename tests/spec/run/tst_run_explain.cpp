// SPDX-License-Identifier: Apache-2.0
// RUN: the sentences about a cycle.
#include "core/gpu/machine_config.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/draw_replay.h"
#include "core/session/draw_start.h"
#include "core/session/explain/explained_cycle.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"
#include "tests/session/recording_bench.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <tuple>

using namespace vitrine::core;
using vitrine::gputest::DrawBench;
using vitrine::test::latencyMachine;
using vitrine::test::lineStart;
using vitrine::test::record;
using vitrine::test::SampleReplay;
using vitrine::test::tasksOf;
using Recording = std::shared_ptr<const DrawRecording>;

namespace {

using Report = std::tuple<Activity, StallReason, QueueId>;

/// What each unit does, as the machine itself tells of its changes.
class ReportFollower final : public Observer {
public:
    explicit ReportFollower(std::size_t units) : now(units) {}
    void onUnitActivityChanged(const UnitActivityChanged& event) override
    {
        now[event.unit.value - 1] = {event.activity, event.reason, event.blocker};
    }
    std::vector<Report> now;
};

QString sentenceOf(const CycleExplanation& told, UnitId unit)
{
    const auto part = std::ranges::find(told.parts, unit, &ExplainedPart::unit);
    return part == told.parts.end() ? QString() : QString::fromStdString(part->sentence.english());
}

bool isNew(const CycleExplanation& told, UnitId unit)
{
    const auto part = std::ranges::find(told.parts, unit, &ExplainedPart::unit);
    return part != told.parts.end() && part->isNew;
}

/// The longest of the first draws of a sample that are no longer than a test should run.
Recording drawOf(SampleReplay& sample)
{
    Recording best;
    int looked = 0;
    for (const ActionEntry& action : sample.capture().actions()) {
        if (action.kind != ActionKind::Draw || ++looked > 4 || !sample.replay().seek(action.callIndex))
            continue;
        const auto start = sample.replay().takeNextDraw(sample.machine());
        const Recording recording = start ? record(*start) : nullptr;
        if (recording && recording->length() < 60'000 && (!best || recording->length() > best->length()))
            best = recording;
    }
    return best;
}

const std::string kTexturedPixels = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n.derivatives\n"
                                    "SEND r0, d0:0:IMPLICIT, v0.xy\nMUL o0, r0, v0\nEND\n";
const std::string kAlphaTestedPixels = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n"
                                       ".literal 0.5 0.25 0 1\n.can_discard\n"
                                       "CMP.LT r0.x, v0.w, c0.x\nKIL r0.x\nMOV o0, v0\nEND\n";
const std::vector<DrawBench::Vertex> kFading{
    {0, 0, 0.5f, {1, 0, 0, 1}}, {8, 0, 0.5f, {1, 0, 0, 0}}, {0, 8, 0.5f, {1, 0, 0, 1}}, {8, 8, 0.5f, {1, 0, 0, 0}}};

/// With ideal timing; all fragments have threads unless a knob says otherwise.
MachineConfig machineWith(const std::map<std::string, std::string>& knobs)
{
    MachineConfig config = vitrine::test::idealMachine();
    for (const auto& [knob, value] : knobs)
        if (!setKnob(config, knob, value))
            qFatal("a test sets a knob that is not there");
    return config;
}

/// Of all cycles of a draw.
struct Sentences {
    QStringList all;
    [[nodiscard]] int with(const QString& words) const { return static_cast<int>(all.filter(words).size()); }
};

Sentences sentencesOf(const DrawBench& bench, const DrawCommand& command, const MachineConfig& config)
{
    Sentences told;
    const Recording recording = record(std::make_shared<const DrawStart>(DrawStart{config, command, bench.memory}));
    if (!recording)
        return told;
    const auto explorer = DrawExplorer::open(recording);
    for (Cycle cursor = 1; explorer && cursor <= recording->length(); ++cursor)
        if (const auto cycle = explainCycle(**explorer, cursor))
            for (const ExplainedPart& part : cycle->parts)
                told.all << QString::fromStdString(part.sentence.english());
    return told;
}

} // namespace

class RunExplainTest final : public QObject {
    Q_OBJECT

private slots:
    void reasonsAreThoseOfTheMachine_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"archway", "foliage", "lit-cube-shadow-map"})
            QTest::newRow(name) << name;
    }
    void reasonsAreThoseOfTheMachine();
    void aSwappedTaskAndItsRequest();
    void onlyWhatChangedIsNew();
    void theBeginningTellsOfTheFirstCycle();
    void BYP_10_stallsOfTheBankAreTold();
    void BYP_08_pixelsThatTheAlphaTestDiscards();
    void fragmentsThatAProgramDiscards();
};

/// Against a straight run with an observer: no explorer, no recording, no snapshot.
void RunExplainTest::reasonsAreThoseOfTheMachine()
{
    QFETCH(QString, name);
    SampleReplay sample(name.toStdString());
    QVERIFY(sample.isOpen());
    const Recording recording = drawOf(sample);
    QVERIFY(recording && recording->isComplete());
    std::mt19937 random(31);
    std::vector<Cycle> cursors;
    for (int i = 0; i < 334; ++i)
        cursors.push_back(1 + random() % recording->length());
    std::ranges::sort(cursors);

    auto explorer = DrawExplorer::open(recording);
    auto straight = DrawReplay::begin(recording->start());
    QVERIFY(explorer && straight);
    ReportFollower follower(recording->units().size());
    const auto subscription = (*straight)->gpu().hub().subscribe(follower);
    std::array<std::size_t, 3> seen{};
    for (const Cycle cursor : cursors) {
        QVERIFY((*straight)->runUntil(cursor, {}));
        const auto told = explainCycle(**explorer, cursor);
        QVERIFY(told);
        QCOMPARE(told->cycle, cursor - 1);
        QCOMPARE(told->parts.size() + told->idle, recording->units().size());
        std::map<UnitId, Report> reasons;
        for (const ExplainedPart& part : told->parts) {
            reasons[part.unit] = {part.activity, part.reason, part.blocker};
            const QString sentence = QString::fromStdString(part.sentence.english());
            QVERIFY2(sentence.startsWith(QString::fromStdString(recording->unit(part.unit).path) + ' '),
                     qPrintable(sentence));
            QCOMPARE(sentence.contains(" waits"), part.activity == Activity::Stalled || sentence.contains("it waits"));
            for (const NamedThing& thing : part.names)
                QVERIFY2(sentence.contains(QString::fromStdString(thing.words.english())), qPrintable(sentence));
        }
        for (std::size_t i = 0; i < follower.now.size(); ++i) {
            const auto found = reasons.find(recording->units()[i].id);
            const Report& report = follower.now[i];
            ++seen[static_cast<std::size_t>(std::get<0>(report))];
            if (found == reasons.end())
                QCOMPARE(std::get<0>(report), Activity::Idle);
            else
                QVERIFY2(found->second == report, qPrintable(sentenceOf(*told, found->first)));
        }
    }
    QVERIFY(seen[0] > 0 && seen[1] > 0 && seen[2] > 0);
}

/// HET-10 with two tasks of 10 cycles, a SEND that takes 100, and 10 cycles: A runs 0–10 and waits 10–110, B runs 10–20
/// and waits 20–120. In cycle 10 A is out and has 100 cycles to go; in 67 it has 43.
void RunExplainTest::aSwappedTaskAndItsRequest()
{
    const Recording recording = record(lineStart(2, latencyMachine()));
    QVERIFY(recording);
    std::vector<const TaskRecord*> tasks;
    for (const TaskRecord& task : tasksOf(*recording).tasks())
        if (task.stage == ShaderStage::Fragment)
            tasks.push_back(&task);
    QCOMPARE(tasks.size(), std::size_t{2});
    Cycle begin = kNever;
    for (const TaskStep& step : tasksOf(*recording).steps(*tasks[0]))
        begin = step.kind == TaskStepKind::Issued ? step.cycle : begin;
    const QString a = QString("task %1").arg(tasks[0]->id.value), b = QString("task %1").arg(tasks[1]->id.value);
    const auto requestOf = [&](std::size_t i) {
        return QString("request %1").arg(tasksOf(*recording).requestsOf(*tasks[i])[0]->id.value);
    };
    const auto explorer = DrawExplorer::open(recording);
    QVERIFY(explorer);
    const UnitId sp = recording->unitAt("sp.0"), tex = recording->unitAt("tex");
    const auto at = [&](Cycle cycle) { return *explainCycle(**explorer, begin + cycle + 1); };

    QVERIFY2(sentenceOf(at(0), sp).contains("took " + a + " up from ftq"), qPrintable(sentenceOf(at(0), sp)));
    QCOMPARE(sentenceOf(at(5), sp), "sp.0 runs " + a);
    const QString out = sentenceOf(at(10), sp);
    QVERIFY2(out.contains("swapped " + a + " out: it waits for tex, " + requestOf(0) + ", 100 cycles to go"),
             qPrintable(out));
    QVERIFY2(out.contains("posted " + requestOf(0) + " of " + a + " for tex"), qPrintable(out));
    QCOMPARE(sentenceOf(at(15), sp), "sp.0 runs " + b);
    QCOMPARE(sentenceOf(at(67), sp), QString("sp.0 waits since cycle %1: its tasks wait for devices; the cause is tex, "
                                             "which works; %2 is the next to go on, in 43 cycles, with %3")
                                         .arg(begin + 20)
                                         .arg(a, requestOf(0)));
    QCOMPARE(sentenceOf(at(67), tex), "tex has 2 requests, and answers " + requestOf(0) + " first, in 43 cycles");
    QVERIFY2(sentenceOf(at(110), tex).contains("answered " + requestOf(0) + " of " + a),
             qPrintable(sentenceOf(at(110), tex)));
    QVERIFY2(sentenceOf(at(110), sp).contains("went on with " + a), qPrintable(sentenceOf(at(110), sp)));
}

void RunExplainTest::onlyWhatChangedIsNew()
{
    const Recording recording = record(lineStart(2, latencyMachine()));
    const auto explorer = DrawExplorer::open(recording);
    QVERIFY(explorer);
    const UnitId sp = recording->unitAt("sp.0");
    Cycle out = 0; // the first cycle in which both tasks wait
    for (const ActivityInterval& interval : recording->activity(sp).intervals())
        if (out == 0 && interval.activity == Activity::Stalled && interval.reason == StallReason::ResourceBusy)
            out = interval.from;
    QVERIFY(out > 0);
    QVERIFY(isNew(*explainCycle(**explorer, out + 1), sp));
    QVERIFY(!isNew(*explainCycle(**explorer, out + 2), sp)); // it waits as in the cycle before
}

void RunExplainTest::theBeginningTellsOfTheFirstCycle()
{
    const Recording recording = record(lineStart(1, latencyMachine()));
    const auto explorer = DrawExplorer::open(recording);
    QVERIFY(explorer);
    const auto told = explainCycle(**explorer, 0);
    QVERIFY(told);
    QCOMPARE(told->cycle, Cycle{0});
    const auto end = explainCycle(**explorer, kNever);
    QVERIFY(end);
    QCOMPARE(end->cycle, recording->length() - 1);
}

/// BYP-10: 100 pixels of 7 words, texels that take 20 cycles, a bank of 64 words. It holds 9 pixels, so each 9 pixels
/// behind the first 9 wait 11 cycles: 11 times.
void RunExplainTest::BYP_10_stallsOfTheBankAreTold()
{
    DrawBench bench({10, 10});
    auto draft =
        bench.draft(Topology::Triangles, {{0, 0, 0, {}}, {20, 0, 0, {1, 1, 1, 1}}, {0, 20, 0, {}}}, kTexturedPixels);
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    const Sentences told =
        sentencesOf(bench, draft.finished(),
                    machineWith({{"bypass.mode", "auto"}, {"tex.latency", "20"}, {"sp.regBankWords", "1024,64"}}));
    QCOMPARE(told.with("took a pixel into its bank"), 100);
    QCOMPARE(told.with("sent the oldest pixel of its bank on"), 100);
    QCOMPARE(told.with("holds 9 pixels, and no other has room"), 121);
    QVERIFY(told.with("found no room in its bank for the next pixel") > 0);
    QVERIFY(told.with("the texels of the oldest pixel in its bank have not come") > 0);
}

/// DEC-12: alpha falls from 1 at the left to 0 at the right over 8 × 8 pixels; those below a half are discarded, in the
/// last 4 of 8 columns. A pixel a cycle.
void RunExplainTest::BYP_08_pixelsThatTheAlphaTestDiscards()
{
    DrawBench bench({8, 8});
    const auto draft = bench.draft(Topology::TriangleStrip, kFading, kAlphaTestedPixels);
    const Sentences told = sentencesOf(bench, draft.finished(), machineWith({{"bypass.mode", "auto"}}));
    QCOMPARE(told.with("discarded 1 pixel by the alpha test (KIL)"), 32);
    QCOMPARE(told.with("(KIL)"), 32);
}

/// The same on processors: in tasks of four fragments each quad of the last 2 of 4 columns of quads is discarded whole.
void RunExplainTest::fragmentsThatAProgramDiscards()
{
    DrawBench bench({8, 8});
    const auto draft = bench.draft(Topology::TriangleStrip, kFading, kAlphaTestedPixels);
    const Sentences told = sentencesOf(bench, draft.finished(), machineWith({{"fs.fragmentsPerTask", "4"}}));
    const QRegularExpression discarded(R"(discarded (\d+) fragments? of task \d+ \(KIL\))");
    int fragments = 0;
    for (const QString& sentence : told.all.filter(QRegularExpression(R"(^sp\.\d)")))
        for (const auto& match : discarded.globalMatch(sentence))
            fragments += match.captured(1).toInt();
    QCOMPARE(fragments, 32);
    QCOMPARE(told.with("by the alpha test"), 0);
}

VITRINE_TEST(RunExplainTest)
#include "tst_run_explain.moc"
