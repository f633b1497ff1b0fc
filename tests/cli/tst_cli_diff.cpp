// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/ui/test_capture.h"

#include <QTemporaryDir>
#include <QtTest>

using vitrine::test::CallScript;
using vitrine::test::CliRun;
using vitrine::test::handle;
using vitrine::test::number;
using vitrine::test::runCli;
using vitrine::test::sampleFile;

/// `vitrine-cli diff`.
class CliDiffTest : public QObject {
    Q_OBJECT
    /// One frame with the left half in this red, then one draw in this mode.
    QString write(const QString& name, float red, int mode);
    QTemporaryDir m_folder;
private slots:
    void RUN_10_equalRuns();
    void RUN_10_anotherMachine();
    void RUN_10_anotherCapture();
    void RUN_10_asText();
    void RUN_10_noDrawInCommon();
    void wrongOptions_data();
    void wrongOptions();
};

QString CliDiffTest::write(const QString& name, float red, int mode)
{
    CallScript script;
    vitrine::test::addSetUp(script);
    script.add("glEnable", {number(0x0C11)});
    if (mode == 4)
        vitrine::test::addHalf(script, 0, red, 0);
    else
        script.add("glDrawArrays", {number(mode), number(0), number(3)});
    script.add("eglSwapBuffers", {handle(0xD0), handle(0x50)}, number(1));
    const QString path = m_folder.filePath(name + ".vitrine");
    return vitrine::test::writeCapture(path, script).isEmpty() ? path : QString();
}

void CliDiffTest::RUN_10_equalRuns()
{
    const CliRun result = runCli({"diff", sampleFile("triangle"), "--frame", "1", "--json"});
    QCOMPARE(result.code, 0);
    const auto json = result.json();
    QCOMPARE(json["kind"], "difference");
    QCOMPARE(json["frame"], 1);
    QCOMPARE(json["differ"], false);
    QVERIFY(json["first_decision"].is_null() && json["first_pixel"].is_null());
    QCOMPARE(json["cycles"]["a"], json["cycles"]["b"]);
}

void CliDiffTest::RUN_10_anotherMachine()
{
    const CliRun result = runCli({"diff", sampleFile("foliage"), "--set-b", "hiz.layer2=off", "--json"});
    QCOMPARE(result.code, 1);
    const auto json = result.json();
    QCOMPARE(json["differ"], true);
    QCOMPARE(json["residual"], 0);
    QCOMPARE(json["changed_knobs"], nlohmann::json::array({"hiz.layer2 = off"}));
    QCOMPARE(json["first_decision"]["a"]["kind"], "verdict");
    QCOMPARE(json["first_decision"]["draw"]["a"]["draw"], 0);
    QVERIFY(json["first_pixel"].is_null());
    // The cycles are those of `run` with the same knob.
    const std::array runs{QStringList{}, QStringList{"--set", "hiz.layer2=off"}};
    for (std::size_t i = 0; i < 2; ++i) {
        const auto run = runCli(QStringList{"run", sampleFile("foliage"), "--frames", "0", "--json"} + runs[i]).json();
        QCOMPARE(json["cycles"][i == 0 ? "a" : "b"], run["totals"]["cycles"]);
    }
    int cycles = 0;
    for (const auto& draw : json["draws"])
        cycles += draw["cycles"]["change"].get<int>();
    QCOMPARE(cycles, json["cycles"]["change"].get<int>());
}

// Red 1 is stored as 255, and red 0.5 as ⌊127.5 + ½⌋ = 128.
void CliDiffTest::RUN_10_anotherCapture()
{
    const QString a = write("a", 1, 4), b = write("b", 0.5f, 4);
    QVERIFY(!a.isEmpty() && !b.isEmpty());
    const CliRun result = runCli({"diff", a, b, "--json"});
    QCOMPARE(result.code, 1);
    const auto pixel = result.json()["first_pixel"];
    QCOMPARE(pixel["attachment"], "color");
    QCOMPARE(pixel["x"], 0);
    QCOMPARE(pixel["y"], 0);
    QCOMPARE(pixel["draw"]["a"]["draw"], 0);
    QCOMPARE(pixel["before_the_draw"], false);
    QCOMPARE(pixel["a"][0].get<float>(), 1.0f);
    QCOMPARE(pixel["b"][0].get<float>(), 128.0f / 255);
}

void CliDiffTest::RUN_10_asText()
{
    const CliRun result = runCli({"diff", sampleFile("triangle"), "--frame", "1", "--set-b", "sp.count=3"});
    QCOMPARE(result.code, 1);
    QVERIFY2(result.out.startsWith("frame 1\n"), result.out);
    QVERIFY2(result.out.contains("  B has sp.count = 3\n"), result.out);
    QVERIFY2(result.out.contains("images equal after every draw: color, depth and stencil\n"), result.out);
    QVERIFY2(result.out.endsWith("left over: 0\n"), result.out);
    QVERIFY2(result.error.isEmpty(), result.error);
}

void CliDiffTest::RUN_10_noDrawInCommon()
{
    const QString a = write("triangles", 1, 4), b = write("points", 1, 0);
    const CliRun result = runCli({"diff", a, b});
    QCOMPARE(result.code, 3);
    QVERIFY2(result.saysOneLine(a + ", " + b) && result.error.contains("no draw in common"), result.error);
    QVERIFY(result.out.isEmpty());
}

void CliDiffTest::wrongOptions_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("frame") << QStringList{"--frame", "99"} << 2 << QByteArray("there is no frame 99");
    QTest::newRow("knob") << QStringList{"--set-b", "ftq.depth=0"} << 2 << QByteArray("ftq.depth: 1–1024");
    QTest::newRow("machine") << QStringList{"--b", "huge"} << 2 << QByteArray("there is no machine huge");
    QTest::newRow("no capture") << QStringList{"nothing.vitrine"} << 3 << QByteArray("nothing.vitrine");
    QTest::newRow("no draws") << QStringList{"--frame", "0"} << 3 << QByteArray("frame 0 draws nothing");
}

void CliDiffTest::wrongOptions()
{
    QFETCH(QStringList, options);
    QFETCH(int, code);
    QFETCH(QByteArray, says);
    const CliRun result = runCli(QStringList{"diff", sampleFile("triangle")} + options);
    QCOMPARE(result.code, code);
    QVERIFY2(result.error.contains(says), result.error);
}

VITRINE_TEST(CliDiffTest, QCoreApplication)
#include "tst_cli_diff.moc"
