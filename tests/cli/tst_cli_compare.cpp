// SPDX-License-Identifier: Apache-2.0
#include "tests/captures/store/store_fixtures.h"
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QtTest>

using namespace vitrine;
using test::CliRun;
using test::runCli;

/// `vitrine-cli compare`, and machines by name.
class CliCompareTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder = test::makeFolder();

private slots:
    void initTestCase() { qputenv("XDG_DATA_HOME", m_folder.path().toUtf8()); }
    void ONE_08_machinesStandSideBySide();
    void runAndCompareCountTheSame();
    void ONE_08_machinesThatCantRunDoNotStopOthers();
    void HIZ_29_layersOfHiz();
    void savingsOfHizBypassAndGating();
    void rangesAreOfFramesOrDraws();
    void wrongOptionsExit2_data();
    void wrongOptionsExit2();
    void ownMachinesAreFoundByName();
    void capturesRememberTheirMachine();
    void ONE_02_theMachineChosenInTheWindowIsTaken();
};

void CliCompareTest::ONE_08_machinesStandSideBySide()
{
    const CliRun result = runCli(
        {"compare", test::sampleFile("triangle"), "--a", "PAR", "--b", "PAR", "--set-b", "tex.latency=1000", "--json"});
    QCOMPARE(result.code, 0);
    const auto json = result.json();
    QCOMPARE(json["kind"], "comparison");
    QCOMPARE(json["machines"].size(), 2u);
    const auto& a = json["machines"][0];
    const auto& b = json["machines"][1];
    QCOMPARE(a["images"], "reference");
    QCOMPARE(b["images"], "equal");
    QCOMPARE(b["changed_knobs"], nlohmann::json::array({"tex.latency = 1000"}));
    QVERIFY(a["cycles"] < b["cycles"]);
    for (const char* figure : {"draws", "instructions", "fragments_shaded", "gate_index_illustrative", "requests"})
        QCOMPARE(a[figure], b[figure]);
    QVERIFY(a.contains("units") && a.contains("queues") && a.contains("tiles_culled"));
    const QByteArray text = runCli({"compare", test::sampleFile("triangle"), "--a", "PAR", "--b", "PROG"}).out;
    QVERIFY2(text.contains("gate index (illustrative)"), text);
}

/// Some draws of the scene bypass the processors, and one that needs a shader does not.
void CliCompareTest::runAndCompareCountTheSame()
{
    const auto run =
        runCli({"run", test::sampleFile("bypass-ten-draws"), "--frames", "1", "--machine", "PAR", "--json"}).json();
    const auto compared =
        runCli({"compare", test::sampleFile("bypass-ten-draws"), "--frames", "1", "--a", "PAR", "--b", "PAR", "--json"})
            .json();
    const auto& totals = run["totals"];
    const auto& machine = compared["machines"][0];
    for (const char* figure : {"fragments", "fragments_shaded", "instructions"})
        QCOMPARE(totals[figure], machine[figure]);
    const auto shaded = machine["fragments_shaded"].get<int>();
    const auto bypassed = machine["fragments_bypassed"].get<int>();
    QVERIFY(shaded > 0 && bypassed > 0);
    QCOMPARE(machine["fragments"].get<int>(), shaded + bypassed);
}

void CliCompareTest::ONE_08_machinesThatCantRunDoNotStopOthers()
{
    const CliRun result =
        runCli({"compare", test::sampleFile("triangle"), "--a", "SEQ", "--b", "PAR", "--more", "PROG", "--json"});
    QCOMPARE(result.code, 0);
    const auto json = result.json();
    QVERIFY(json["machines"][0].contains("not_runnable"));
    QVERIFY(!json["machines"][0].contains("cycles"));
    QCOMPARE(json["machines"][1]["images"], "reference");
    QCOMPARE(json["machines"][2]["images"], "equal");
}

// Eight layers from front to back, each all over 320 × 240 pixels: without HIZ each sample of each layer is tested,
// with it none of the seven that are hidden. Behind the first none is shaded either way.
void CliCompareTest::HIZ_29_layersOfHiz()
{
    const QStringList command{"compare", test::sampleFile("overdraw-eight-layers"), "--hiz", "--frames", "0"};
    const CliRun result = runCli(command + QStringList{"--json"});
    QCOMPARE(result.code, 0);
    const auto json = result.json();
    const auto& lines = json["hiz_benefit"];
    QCOMPARE(lines.size(), 9u);
    QCOMPARE(lines[0]["draw"], "all");
    QCOMPARE(lines[8]["draw"], 7);
    const auto& last = lines[8]["machines"];
    QCOMPARE(last.size(), 3u);
    QVERIFY(!last["HiZ off"].contains("tiles_culled"));
    QCOMPARE(last["HiZ off"]["sample_tests"], 320 * 240);
    for (const char* layers : {"layer 1", "layers 1 and 2"}) {
        QCOMPARE(last[layers]["tiles_culled"], last[layers]["tiles_tested"]);
        QCOMPARE(last[layers]["sample_tests_saved"], 320 * 240);
        QCOMPARE(last[layers]["fragment_shader_runs_saved"], 0);
    }
    QCOMPARE(json["machines"][2]["images"], "equal");
    const QByteArray text = runCli(command).out;
    QVERIFY2(text.startsWith("all draws ") && text.contains("\n  sample tests saved "), text);
    const QByteArray csv = runCli(command + QStringList{"--csv"}).out;
    QCOMPARE(csv.count("\r\n"), 1 + 9 * 3);
    QVERIFY2(csv.startsWith("draw,call,machine,tiles_tested,"), csv);
}

void CliCompareTest::savingsOfHizBypassAndGating()
{
    const CliRun result = runCli({"compare", test::sampleFile("triangle"), "--savings", "--frames", "0", "--csv"});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.startsWith(
                 "measure,off,HiZ layer 1,HiZ layers 1 and 2,bypass,bypass and gating,all\r\nimages,reference,equal,"),
             result.out);
    QVERIFY2(result.out.contains("\r\ncycles saved,,"), result.out);
}

void CliCompareTest::rangesAreOfFramesOrDraws()
{
    const QStringList command{"compare", test::sampleFile("overdraw"), "--a", "PAR", "--b", "PROG", "--json"};
    QCOMPARE(runCli(command + QStringList{"--frames", "1"}).json()["machines"][0]["draws"], 6);
    QCOMPARE(runCli(command + QStringList{"--draws", "3-4"}).json()["machines"][0]["draws"], 2);
}

void CliCompareTest::wrongOptionsExit2_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("alone") << QStringList{"--a", "PAR"} << QByteArray("--b is required");
    QTest::newRow("both ways") << QStringList{"--hiz", "--savings"} << QByteArray("excludes");
    QTest::newRow("two and layers") << QStringList{"--hiz", "--b", "PAR"} << QByteArray("excludes");
    QTest::newRow("no second") << QStringList{"--a", "PAR", "--more", "PROG"} << QByteArray("--b");
    QTest::newRow("machine") << QStringList{"--a", "PAR", "--b", "huge"} << QByteArray("there is no machine huge");
    QTest::newRow("knob") << QStringList{"--a", "PAR", "--b", "PAR", "--set-b", "ftq.depth=0"}
                          << QByteArray("ftq.depth: 1–1024");
    QTest::newRow("frames") << QStringList{"--a", "PAR", "--b", "PAR", "--frames", "x"}
                            << QByteArray("--frames takes A-B");
    QTest::newRow("beyond") << QStringList{"--a", "PAR", "--b", "PAR", "--draws", "0-99"} << QByteArray("99");
}

void CliCompareTest::wrongOptionsExit2()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, says);
    const CliRun result = runCli(QStringList{"compare", test::sampleFile("triangle")} + options);
    QCOMPARE(result.code, 2);
    QVERIFY2(result.error.contains(says), result.error);
}

void CliCompareTest::ownMachinesAreFoundByName()
{
    QVERIFY(QDir(m_folder.path()).mkpath("vitrine/machines"));
    QFile file(m_folder.filePath("vitrine/machines/mine.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"vitrine": 1, "kind": "machine", "knobs": {"sp.count": 3, "sp.size": 2}})");
    file.close();
    const auto list = runCli({"machine", "list"}).out;
    QCOMPARE(list, QByteArray("default\nSEQ\nPROG\nPAR\nmine\n"));
    const CliRun run = runCli({"run", test::sampleFile("triangle"), "--machine", "mine", "--json", "--frames", "0"});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.json()["machine"], "mine");
    QCOMPARE(run.json()["knobs"]["sp.count"], 3);
    QVERIFY2(run.error.contains("warning: machine mine: the unknown knob sp.size is ignored"), run.error);
    const CliRun checked = runCli({"machine", "validate", file.fileName(), "--json"});
    QCOMPARE(checked.code, 0);
    QCOMPARE(checked.json()["warnings"].size(), 1u);
    QCOMPARE(runCli({"render", test::sampleFile("triangle"), "--frame", "1", "--timed", "--machine", "mine", "-o",
                     m_folder.filePath("a.png")})
                 .code,
             0);
    QCOMPARE(
        runCli({"why", test::sampleFile("triangle"), "--frame", "1", "--pixel", "160,80", "--machine", "mine"}).code,
        0);
}

void CliCompareTest::capturesRememberTheirMachine()
{
    const QString path = m_folder.filePath("own.vitrine");
    auto writer = captures::CaptureWriter::create(path.toStdString());
    QVERIFY(writer.hasValue());
    QVERIFY((*writer)->setKnobs({{"sp.count", "5"}, {"sp.size", "1"}, {"preset", "PROG"}}).hasValue());
    QVERIFY((*writer)->addCall(test::callOf(1, "eglReleaseThread")).hasValue());
    QVERIFY((*writer)->finish().hasValue());
    const CliRun run = runCli({"run", path, "--json"});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.json()["machine"], "capture");
    QCOMPARE(run.json()["knobs"]["sp.count"], 5);
    QCOMPARE(run.json()["knobs"]["dev.present"], "TEX");
    QVERIFY2(run.error.contains("warning: machine capture: the unknown knob sp.size is ignored"), run.error);
    QCOMPARE(runCli({"run", path, "--json", "--machine", "PAR"}).json()["knobs"]["sp.count"], 2);
}

void CliCompareTest::ONE_02_theMachineChosenInTheWindowIsTaken()
{
    const QString path = m_folder.filePath("chosen.vitrine");
    auto writer = captures::CaptureWriter::create(path.toStdString());
    QVERIFY(writer.hasValue());
    QVERIFY((*writer)->setKnobs({{"sp.count", "5"}, {"preset", "PROG"}}).hasValue());
    QVERIFY((*writer)->addCall(test::callOf(1, "eglReleaseThread")).hasValue());
    QVERIFY((*writer)->finish().hasValue());
    QFile capture(path);
    QVERIFY(capture.open(QIODevice::ReadOnly));
    const QByteArray size = QByteArray::number(capture.size());
    // A small capture is hashed whole.
    const QByteArray hash = QCryptographicHash::hash(size + capture.readAll(), QCryptographicHash::Sha1).toHex();
    const auto write = [&](const QByteArray& knobs, const QByteArray& ofCapture) {
        QFile notes(m_folder.filePath("chosen.vitrine-notes"));
        return notes.open(QIODevice::WriteOnly) &&
               notes.write("{\"vitrine\": 1, \"kind\": \"notes\", \"capture\": {\"bytes\": " + size + ", \"hash\": \"" +
                           ofCapture + "\"}, \"knobs\": " + knobs + "}") > 0;
    };
    QVERIFY(write(R"({"sp.count": "3"})", hash));
    const CliRun run = runCli({"run", path, "--json"});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.json()["machine"], "capture");
    QCOMPARE(run.json()["knobs"]["sp.count"], 3);
    QCOMPARE(run.json()["knobs"]["preset"], "PROG"); // as it was made, where nothing was chosen
    QCOMPARE(runCli({"run", path, "--json", "--set", "sp.count=4"}).json()["knobs"]["sp.count"], 4);
    QCOMPARE(runCli({"run", path, "--json", "--machine", "PAR"}).json()["knobs"]["sp.count"], 2);
    const CliRun compared = runCli({"compare", path, "--a", "PROG", "--b", "capture", "--json"});
    QCOMPARE(compared.json()["machines"][1]["changed_knobs"], nlohmann::json::array({"sp.count = 3"}));
    QVERIFY(write(R"({"sp.count": "3"})", "00")); // of another recording
    QCOMPARE(runCli({"run", path, "--json"}).json()["knobs"]["sp.count"], 5);
    QVERIFY(write("3", hash));
    const CliRun broken = runCli({"run", path, "--json"});
    QCOMPARE(broken.json()["knobs"]["sp.count"], 5);
    QVERIFY2(broken.error.contains("chosen.vitrine-notes can't be read: “knobs” in it are no group"), broken.error);
}

VITRINE_TEST(CliCompareTest, QCoreApplication)
#include "tst_cli_compare.moc"
