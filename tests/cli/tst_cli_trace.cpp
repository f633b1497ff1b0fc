// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using vitrine::test::CliRun;
using vitrine::test::runCli;
using vitrine::test::sampleFile;

/// `vitrine-cli trace`.
class CliTraceTest : public QObject {
    Q_OBJECT

private slots:
    void wrongUsageExits2();
    void faultyInputExits3();
    void stepsAreToldWithWhatTheyWrote();
    void theJsonDocumentHasItsSchema();
    void HET_10_cyclesOfTheProgramsAreTold();
};

void CliTraceTest::wrongUsageExits2()
{
    for (const QStringList& what : {QStringList{"--pixel", "1,1"},
                                    {"--draw", "0"},
                                    {"--draw", "0", "--pixel", "1"},
                                    {"--draw", "0", "--pixel", "1,1", "--vertex", "0"},
                                    {"--draw", "0", "--vertex", "0", "--primitive", "1"},
                                    {"--draw", "0", "--vertex", "0", "--cycles"},
                                    {"--draw", "0", "--vertex", "0", "--set", "sp.count=1"},
                                    {"--draw", "4000", "--vertex", "0"}}) {
        const CliRun result = runCli(QStringList{"trace", sampleFile("triangle")} + what);
        QCOMPARE(result.code, 2);
    }
}

void CliTraceTest::faultyInputExits3()
{
    QCOMPARE(runCli({"trace", "/no/such/file", "--draw", "0", "--pixel", "1,1"}).code, 3);
    const CliRun none = runCli({"trace", sampleFile("triangle"), "--draw", "0", "--vertex", "99"});
    QCOMPARE(none.code, 3);
    QVERIFY2(none.error.contains("the draw has 3 vertices, counted from 0: there is no 99"), none.error);
}

void CliTraceTest::stepsAreToldWithWhatTheyWrote()
{
    const CliRun result = runCli({"trace", sampleFile("triangle"), "--draw", "0", "--vertex", "1"});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.startsWith("vertex 1 of draw 0\n"), result.out);
    QVERIFY2(result.out.contains("gl_Position = ("), result.out);
    QVERIFY2(result.out.contains("\nposition ("), result.out);
}

void CliTraceTest::theJsonDocumentHasItsSchema()
{
    const CliRun result =
        runCli({"trace", sampleFile("lit-cube-shadow-map"), "--draw", "4", "--pixel", "160,120", "--json"});
    QCOMPARE(result.code, 0);
    const auto json = nlohmann::json::parse(result.out.toStdString());
    QCOMPARE(json["kind"], "trace");
    QCOMPARE(json["stage"], "fragment");
    QCOMPARE(json["pixel"], (nlohmann::json{160, 120}));
    QVERIFY(json["complete"] == true && json["remark"] == "");
    QVERIFY(!json["steps"].empty());
    for (const auto& step : json["steps"])
        for (const char* key : {"step", "instruction", "line", "code", "helper", "discards", "writes", "variables"})
            QVERIFY2(step.contains(key), key);
    QCOMPARE(json["steps"][0]["step"], 0);
    QCOMPARE(json["variables"]["gl_FragColor"]["type"], "vec4");
}

/// The triangle has three vertices, in one task. What the parts of the whole are, tst_instruction_times.cpp says.
void CliTraceTest::HET_10_cyclesOfTheProgramsAreTold()
{
    const QStringList ask{"trace", sampleFile("triangle"), "--draw", "0", "--cycles", "--set", "bypass.mode=off"};
    const CliRun text = runCli(ask);
    QCOMPARE(text.code, 0);
    QVERIFY2(text.out.startsWith("draw 0 on "), text.out);
    QVERIFY2(text.out.contains("\nvertex program, pass 0: 1 tasks, "), text.out);
    const CliRun result = runCli(ask + QStringList{"--json"});
    QCOMPARE(result.code, 0);
    const auto json = nlohmann::json::parse(result.out.toStdString());
    QCOMPARE(json["kind"], "trace");
    QVERIFY(json["knobs"].is_object() && json["cycles"] > 0);
    QCOMPARE(json["programs"].size(), std::size_t{2});
    for (const auto& program : json["programs"]) {
        std::uint64_t sum = 0;
        for (const auto& instruction : program["instructions"]) {
            for (const char* key : {"instruction", "line", "code", "executed", "cycles", "waits_for"})
                QVERIFY2(instruction.contains(key), key);
            for (const char* part : {"issued", "handling", "device", "turn", "room", "order", "queued"})
                sum += instruction["cycles"][part].get<std::uint64_t>();
        }
        QCOMPARE(program["cycles"]["all"], sum);
    }
    QCOMPARE(json["programs"][0]["stage"], "vertex");
    QCOMPARE(json["programs"][0]["instructions"][0]["executed"], 1);
}

VITRINE_TEST(CliTraceTest, QCoreApplication)
#include "tst_cli_trace.moc"
