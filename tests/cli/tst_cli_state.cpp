// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/store/store_fixtures.h"
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QTemporaryDir>
#include <QtTest>

#include <set>

using namespace vitrine;
using vitrine::test::CliRun;
using vitrine::test::runCli;

/// `vitrine-cli state`.
class CliStateTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder = test::makeFolder();
    QString file(const QString& name) const { return m_folder.filePath(name); }

private slots:
    void stateOfADraw();
    void VG2D_02_stateOfADrawingNamesItsPath();
    void stateOfNoDraw();
    void DEC_28_stateInsideADraw();
    void ONE_06_stateWhereABreakpointStops();
};

void CliStateTest::stateOfADraw()
{
    // Frame 2 of the mirror: the floor, then the mask into the stencil buffer.
    const CliRun result =
        runCli({"state", test::sampleFile("stencil-mirror"), "--frame", "2", "--draw", "1", "--json"});
    QCOMPARE(result.code, 0);
    const auto json = result.json();
    QCOMPARE(json["kind"], "state");
    QCOMPARE(json["frame"], 2);
    QCOMPARE(json["draw"], 3 + 4 + 1);
    const auto& state = json["state"];
    QCOMPARE(state["draw"]["topology"], "triangles");
    QCOMPARE(state["draw"]["first"], 36);
    QCOMPARE(state["draw"]["count"], 6);
    QCOMPARE(state["depth_stencil"]["stencil_test"], true);
    QCOMPARE(state["depth_stencil"]["depth_write"], false);
    QCOMPARE(state["depth_stencil"]["front"]["depth_pass"], "replace");
    QCOMPARE(state["depth_stencil"]["front"]["reference"], 1);
    QCOMPARE(state["blending"]["color_mask"], 0);
    QCOMPARE(state["rasterization"]["viewport"]["width"], 320);
    QCOMPARE(state["attributes"]["1 normal"]["offset"], 12);
    const CliRun text = runCli({"state", test::sampleFile("stencil-mirror"), "--draw", "8"});
    QCOMPARE(text.code, 0);
    QVERIFY2(text.out.contains("  depthStencil\n    depthTest: true\n    depthWrite: false\n"), text.out);
}

/// What calls 11 to 41 of the star have set.
void CliStateTest::VG2D_02_stateOfADrawingNamesItsPath()
{
    const CliRun result = runCli({"state", test::sampleFile("star"), "--draw", "3", "--json"});
    QCOMPARE(result.code, 0);
    const auto state = result.json()["state"];
    const auto& path = state["path"];
    QCOMPARE(path["handle"], 1);
    QCOMPARE(path["paint_mode"], "fill");
    QCOMPARE(path["fill_rule"], "evenOdd");
    QCOMPARE(path["quality"], "nonantialiased");
    QCOMPARE(path["segments"], 6);
    QCOMPARE(path["triangles"], 3); // VG2D-06
    QCOMPARE(path["user_to_surface"], nlohmann::json({{1.0, 0.0, 110.0}, {0.0, 1.0, 70.0}}));
    QCOMPARE(path["scissor"], "none");
    QCOMPARE(state["planes"]["coverage"]["samples"], 1);
    QCOMPARE(state["planes"]["mask"], "none");
    QCOMPARE(state["blending"]["mode"], "srcOver");
    QCOMPARE(state["blending"]["surface"], "sRGBA");
    const auto stroke = runCli({"state", test::sampleFile("star"), "--draw", "6", "--json"}).json()["state"]["path"];
    QCOMPARE(stroke["paint_mode"], "stroke");
    QCOMPARE(stroke["quality"], "better");
    // A clear goes past the processors (VG2D-40); draws of OpenGL ES have neither.
    const auto clear = runCli({"state", test::sampleFile("star"), "--draw", "2", "--json"}).json()["state"];
    QVERIFY(!clear.contains("path") && !clear.contains("planes"));
    QCOMPARE(clear["basic"]["mux"], "constant");
    QVERIFY(
        !runCli({"state", test::sampleFile("triangle"), "--draw", "0", "--json"}).json()["state"].contains("planes"));
}

void CliStateTest::DEC_28_stateInsideADraw()
{
    const QStringList command{
        "state", test::sampleFile("triangle"), "--draw", "0", "--json", "--set", "bypass.mode=off", "--cycle"};
    const CliRun start = runCli(command + QStringList{"0"});
    QCOMPARE(start.code, 0);
    const auto begun = start.json();
    QCOMPARE(begun["machine"]["cycle"], 0);
    QVERIFY(begun["state"].contains("program"));
    QVERIFY(!begun.contains("cycles")); // not run to its end
    for (const auto& [path, queue] : begun["machine"]["queues"].items())
        QVERIFY2(queue["occupancy"] <= queue["high_water"] && queue["high_water"] <= queue["capacity"], path.c_str());
    // A word a cycle: the last command, EXECUTE, is taken up when all others have been read.
    int cycle = 30 - 1;
    const auto commands = runCli(command + QStringList{"0", "--commands"}).json()["commands"];
    for (const auto& written : commands)
        cycle += static_cast<int>(written["words"].size());
    const CliRun late = runCli(command + QStringList{QString::number(cycle)});
    QCOMPARE(late.code, 0);
    QCOMPARE(late.json()["machine"]["cycle"], cycle);
    QVERIFY(late.json() != start.json());
    // The tasks in flight: what VTQ and FTQ hold by then.
    std::set<std::uint64_t> inFlight;
    const auto shown = late.json();
    for (const auto& task : shown["tasks"])
        inFlight.insert(task["id"].get<std::uint64_t>());
    QVERIFY(!inFlight.empty());
    for (const char* queue : {"vtq", "ftq"})
        for (const auto& item : shown["machine"]["queues"][queue]["items"])
            QVERIFY(inFlight.contains(item["id"].get<std::uint64_t>()));
    const CliRun other = runCli(command + QStringList{"30", "--set", "sp.count=1"});
    QVERIFY(!other.json()["machine"]["units"].contains("sp.1"));
    const CliRun beyond = runCli(command + QStringList{"999999999"});
    QCOMPARE(beyond.code, 2);
    QVERIFY2(beyond.error.contains("there is no cycle 999999999: draw 0 ends after "), qPrintable(beyond.error));
}

void CliStateTest::ONE_06_stateWhereABreakpointStops()
{
    const QStringList command{"state",          test::sampleFile("triangle"), "--draw", "0", "--json", "--set",
                              "bypass.mode=off"};
    const CliRun stopped = runCli(command + QStringList{"--until", "ftq >= 4"});
    QVERIFY2(stopped.code == 0, qPrintable(stopped.error));
    const auto there = stopped.json()["machine"];
    QCOMPARE(there["queues"]["ftq"]["occupancy"], 4);
    const int cycle = there["cycle"].get<int>();
    const auto before = runCli(command + QStringList{"--cycle", QString::number(cycle - 1)}).json()["machine"];
    QCOMPARE(before["queues"]["ftq"]["occupancy"], 3);
    // From there on it is one of another kind.
    const CliRun next =
        runCli(command + QStringList{"--cycle", QString::number(cycle), "--until", "event pixel.write"});
    QVERIFY(next.json()["machine"]["cycle"].get<int>() > cycle);
    QCOMPARE(runCli(command + QStringList{"--until", "ftq >= 4000"}).code, 2);
    QCOMPARE(runCli(command + QStringList{"--until", "xyz full"}).code, 2);
    const CliRun wrong = runCli(command + QStringList{"--until", "ftq is full"});
    QCOMPARE(wrong.code, 2);
    QVERIFY2(wrong.error.contains("write event task.issue"), qPrintable(wrong.error));
}

void CliStateTest::stateOfNoDraw()
{
    QCOMPARE(runCli({"state", test::sampleFile("triangle")}).code, 2);
    QCOMPARE(runCli({"state", test::sampleFile("triangle"), "--draw", "2"}).code, 2);
    QCOMPARE(runCli({"state", file("none"), "--draw", "0"}).code, 3);
    QVERIFY(test::writePattern(file("nothing.vitrine").toStdString(), 100));
    const CliRun result = runCli({"state", file("nothing.vitrine"), "--draw", "0"});
    QCOMPARE(result.code, 3);
    QVERIFY2(result.error.contains("call 1, draw 0, draws nothing"), result.error);
}

VITRINE_TEST(CliStateTest, QCoreApplication)
#include "tst_cli_state.moc"
