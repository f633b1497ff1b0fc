// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <map>

using namespace vitrine;
using test::CliRun;
using test::runCli;

/// What `vitrine-cli run`, `state` and `occupancy` tell of segments, sub-queues, stalls and many processors.
class CliStreamsTest : public QObject {
    Q_OBJECT

private slots:
    void HET_13_occupancyOfSubQueues();
    void FSEG_11_occupancyTellsWhoHeldUpWhom();
    void FSEG_13_runReportsSegmentsAndTheSpeedUp();
    void RUN_01_stateShowsTheCommandsOfADraw();
    void RUN_01_stateShowsTheCommandsOfAFrame();
    void RUN_01_aRunStopsWhereARegisterIsWritten();
    void FSEG_13_stateShowsTheSegmentsOfAMoment();
    void ONE_10_aDeadlockNamesItsCulprit();
    void sixtyFourProcessorsRun();
};

void CliStreamsTest::HET_13_occupancyOfSubQueues()
{
    const QStringList command{
        "occupancy",   test::sampleFile("lit-cube-shadow-map"), "--draw", "3", "--set", "apq.split=byDevice", "--set",
        "apq.depth=16"};
    const auto json = runCli(command + QStringList{"--json"}).json();
    std::map<std::string, nlohmann::json> parts;
    for (const auto& queue : json["queues"])
        parts[queue["queue"]] = queue["sub_queues"];
    // Sixteen entries for three devices.
    QCOMPARE(parts["apq"].size(), 3u);
    const auto isPart = [&](std::size_t i, const char* name, unsigned capacity) {
        return parts["apq"][i]["name"] == name && parts["apq"][i]["capacity"] == capacity;
    };
    QVERIFY(isPart(0, "TEX", 6) && isPart(1, "FFS", 5) && isPart(2, "FFP", 5));
    QVERIFY(parts["apq"][0]["high_water"] >= 1u && parts["apq"][0]["high_water"] <= 6u);
    QCOMPARE(parts["apq"][1]["high_water"], 0); // nobody shades by a unit here
    QCOMPARE(parts["arq"].size(), 3u);
    QCOMPARE(parts["ftq"].size(), 4u);
    QVERIFY(!parts["arq"][0].contains("capacity"));
    const CliRun text = runCli(command);
    QVERIFY2(QString(text.out).contains(QRegularExpression("\n  TEX +6 +[1-6]\n  FFS +5 +0\n  FFP +5 +0\n")), text.out);

    const CliRun refused =
        runCli({"run", test::sampleFile("triangle"), "--set", "apq.split=byType", "--set", "apq.depth=1"});
    QCOMPARE(refused.code, 2);
    QVERIFY2(refused.error.contains("apq.split, apq.depth: 2 sub-queues need an entry each"), refused.error);
}

void CliStreamsTest::FSEG_11_occupancyTellsWhoHeldUpWhom()
{
    const QStringList command{
        "occupancy", test::sampleFile("triangle"), "--draw", "0", "--set", "bypass.mode=off", "--set", "seg.slots=4"};
    const CliRun text = runCli(command);
    QVERIFY2(QString(text.out).contains(QRegularExpression("\n +[0-9]+  fsd ← sp\\.[01] is not collected ← ")),
             text.out);
    const auto json = runCli(command + QStringList{"--json"}).json();
    const auto& stalls = json["stalls"];
    QVERIFY(std::is_sorted(stalls.begin(), stalls.end(),
                           [](const auto& a, const auto& b) { return a["cycles"] > b["cycles"]; }));
    QVERIFY(std::any_of(stalls.begin(), stalls.end(), [](const auto& stall) {
        return stall["unit"] == "fsd" && stall["cycles"] > 0 &&
               stall["chain"].template get<std::string>().find("is not collected") != std::string::npos;
    }));
}

void CliStreamsTest::FSEG_13_runReportsSegmentsAndTheSpeedUp()
{
    const QStringList command{"run", test::sampleFile("triangle"), "--frames", "1", "--set", "bypass.mode=off"};
    const auto json = runCli(command + QStringList{"--json", "--speed-up"}).json();
    const auto& report = json["segment_report"];
    const auto& pipelines = report["pipelines"];
    QCOMPARE(pipelines.size(), 2u);
    std::uint64_t fragments = 0, segments = 0;
    for (const auto& pipeline : pipelines) {
        fragments += pipeline["fragments"].get<std::uint64_t>();
        segments += pipeline["segments"].get<std::uint64_t>();
        std::uint64_t closed = 0;
        for (const auto& reason : pipeline["closed"])
            closed += reason.get<std::uint64_t>();
        QCOMPARE(closed, pipeline["segments"].get<std::uint64_t>());
        QCOMPARE(pipeline["busy_cycles"].get<std::uint64_t>() + pipeline["idle_cycles"].get<std::uint64_t>(),
                 json["totals"]["cycles"].get<std::uint64_t>());
    }
    QCOMPARE(report["fragments"], fragments);
    QCOMPARE(report["fragments"], json["totals"]["fragments"]);
    QCOMPARE(report["segments"], segments);
    QCOMPARE(report["average_fill_percent"].get<double>(),
             std::round(1000.0 * double(fragments) / (32.0 * double(segments))) / 10);
    // Over the machine that is the same but for its processors.
    const auto one = runCli(command + QStringList{"--json", "--set", "sp.count=1"}).json();
    const double speedUp = one["totals"]["cycles"].get<double>() / json["totals"]["cycles"].get<double>();
    QVERIFY(std::abs(report["speed_up"].get<double>() - speedUp) < 0.0006);
    QVERIFY(speedUp > 1);
    QVERIFY(!one["segment_report"].contains("speed_up")); // only when asked for
    const CliRun text = runCli(command + QStringList{"--speed-up"});
    QVERIFY2(text.out.contains("\npipeline ") && text.out.contains("\n    sp.0 "), text.out);
    QVERIFY2(text.out.contains("\nspeed-up over one processor: 1."), text.out);
    const CliRun pull = runCli(command + QStringList{"--json", "--set", "seg.mode=pull"});
    QVERIFY(!pull.json().contains("segment_report"));
    QCOMPARE(runCli(command + QStringList{"--untimed", "--speed-up"}).code, 2);
}

/// Between draws 8 and 9 the program calls glEnable(GL_BLEND) and nothing else, between 9 and 10 nothing.
void CliStreamsTest::RUN_01_stateShowsTheCommandsOfADraw()
{
    const auto ofDraw = [](const char* draw) {
        return QStringList{"state", test::sampleFile("depth-and-blending"), "--draw", draw, "--json"};
    };
    const auto commands = runCli(ofDraw("9") + QStringList{"--commands"}).json()["commands"];
    QCOMPARE(commands.size(), std::size_t{3});
    QCOMPARE(commands[0]["registers"].size(), std::size_t{1});
    const auto& written = commands[0]["registers"][0];
    QCOMPARE(written["register"], "blend.enabled");
    QCOMPARE(written["meaning"], "true");
    QCOMPARE(written["before"], "false");
    QCOMPARE(commands[0]["words"], (std::vector<std::uint32_t>{0x10200002, written["address"], 1})); // HIZ-31: REG
    QCOMPARE(commands[1]["opcode"], "primitive");
    QCOMPARE(commands[1]["meaning"], "triangles, 6 vertices from 24");
    QCOMPARE(commands[2]["opcode"], "execute");
    QCOMPARE(runCli(ofDraw("10") + QStringList{"--commands"}).json()["commands"].size(), std::size_t{2});
    QVERIFY(!runCli(ofDraw("9")).json().contains("commands"));
    const CliRun text = runCli({"state", test::sampleFile("depth-and-blending"), "--draw", "9", "--commands"});
    QVERIFY2(text.out.contains("blend.enabled: true (was false)"), text.out);
}

/// Frame 0 of the sample: three draws, and a present.
void CliStreamsTest::RUN_01_stateShowsTheCommandsOfAFrame()
{
    const auto commands =
        runCli({"state", test::sampleFile("depth-and-blending"), "--commands", "--json"}).json()["commands"];
    std::vector<std::uint32_t> executed;
    for (const auto& command : commands)
        if (command["opcode"] == "execute")
            executed.push_back(command["draw"]);
    QCOMPARE(executed, (std::vector<std::uint32_t>{0, 1, 2}));
    QVERIFY(commands.size() > 2);
    QCOMPARE(commands[commands.size() - 2]["opcode"], "flush");
    QCOMPARE(commands.back()["opcode"], "interrupt");
    QVERIFY(!commands.back().contains("draw"));
    const CliRun text = runCli({"state", test::sampleFile("depth-and-blending"), "--frame", "1", "--commands"});
    QVERIFY2(text.out.startsWith("clear, call 38\n"), text.out);
    QVERIFY2(text.out.contains("color (surface 1), depth (surface 2)\ndraw 3, call 41\n"), text.out);
    QVERIFY2(text.out.contains("end of frame, call 45\n"), text.out);
    QCOMPARE(runCli({"state", test::sampleFile("depth-and-blending"), "--frame", "99", "--commands"}).code, 2);
    QCOMPARE(runCli({"state", test::sampleFile("depth-and-blending")}).code, 2);
}

void CliStreamsTest::RUN_01_aRunStopsWhereARegisterIsWritten()
{
    const auto until = [](const char* draw, const char* condition) {
        return runCli({"state", test::sampleFile("depth-and-blending"), "--draw", draw, "--json", "--until",
                       QString::fromUtf8(condition)});
    };
    QCOMPARE(until("9", "register blend.enabled").json()["machine"]["cycle"],
             1); // the first command is the first cycle
    QCOMPARE(until("9", "register blend").json()["machine"]["cycle"], 1);
    QCOMPARE(until("9", "event register.write").json()["machine"]["cycle"], 1);
    QCOMPARE(until("10", "register blend").code, 2);
    const CliRun unknown = until("9", "register nonesuch");
    QCOMPARE(unknown.code, 2);
    QVERIFY2(unknown.error.contains("no register is named nonesuch"), qPrintable(unknown.error));
}

void CliStreamsTest::FSEG_13_stateShowsTheSegmentsOfAMoment()
{
    const QStringList command{
        "state", test::sampleFile("triangle"), "--draw", "0", "--set", "bypass.mode=off", "--set", "seg.slots=4",
        "--json"};
    const auto stopped = runCli(command + QStringList{"--until", "event seg.done"}).json();
    QVERIFY(!stopped["segments_in_flight"].empty());
    for (const auto& segment : stopped["segments_in_flight"]) {
        const std::string state = segment["state"];
        QVERIFY2(state == "open" || state == "running" || state == "done" || state == "collecting", state.c_str());
        QCOMPARE(segment.contains("closed"), state != "open");
        QCOMPARE(segment.contains("done"), state == "done" || state == "collecting");
        QVERIFY(segment["fragments"] >= 1u && segment["fragments"] <= 4u);
    }
    QCOMPARE(stopped["segment_report"]["pipelines"].size(), 2u);
    // Who waits for whom at that moment: a chain for each unit that is stalled.
    for (const auto& [path, unit] : stopped["machine"]["units"].items())
        QCOMPARE(stopped["machine"]["stalls"].contains(path), unit["activity"] == "stalled");
    for (const auto& [path, chain] : stopped["machine"]["stalls"].items())
        QVERIFY(chain.get<std::string>().starts_with(path + " ← "));
}

void CliStreamsTest::ONE_10_aDeadlockNamesItsCulprit()
{
    const CliRun run = runCli({"run", test::sampleFile("triangle"), "--frames", "1", "--set", "sp.enabled=none"});
    QVERIFY2(run.error.contains("DEADLOCK") && run.error.contains("no processor is enabled"), run.error);
}

/// 00 §4: sp.count goes up to 64; the picture stays, and no processor is left out.
void CliStreamsTest::sixtyFourProcessorsRun()
{
    const QStringList command{
        "run", test::sampleFile("triangle"), "--frames", "1", "--json", "--set", "bypass.mode=off"};
    const auto two = runCli(command).json();
    const auto all = runCli(command + QStringList{"--set", "sp.count=64", "--set", "seg.slots=4"}).json();
    QCOMPARE(all["frames"][0]["image_hash"], two["frames"][0]["image_hash"]);
    QVERIFY(all["totals"]["cycles"] < two["totals"]["cycles"]);
    QCOMPARE(all["segment_report"]["pipelines"].size(), 64u);
    for (const auto& pipeline : all["segment_report"]["pipelines"])
        QVERIFY(pipeline["fragments"] > 0u);
    const auto last = runCli(command + QStringList{"--set", "sp.count=64", "--set", "sp.enabled=63"}).json();
    QCOMPARE(last["frames"][0]["image_hash"], two["frames"][0]["image_hash"]);
    QCOMPARE(last["segment_report"]["pipelines"]["sp.63"]["fragments"], last["totals"]["fragments"]);
    const CliRun more = runCli(command + QStringList{"--set", "sp.count=65"});
    QCOMPARE(more.code, 2);
    QVERIFY2(more.error.contains("sp.count: 1–64"), more.error);
}

VITRINE_TEST(CliStreamsTest, QCoreApplication)
#include "tst_cli_streams.moc"
