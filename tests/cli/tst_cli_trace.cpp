// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using vitrine::test::CliRun;
using vitrine::test::runCli;

/// `vitrine-cli trace`.
class CliTraceTest : public QObject {
    Q_OBJECT

    static QString sample(const QString& name) { return VITRINE_SOURCE_DIR "/captures/samples/" + name + ".vitrine"; }

private slots:
    void wrongUsageExits2();
    void faultyInputExits3();
    void stepsAreToldWithWhatTheyWrote();
    void theJsonDocumentHasItsSchema();
};

void CliTraceTest::wrongUsageExits2()
{
    for (const QStringList& what : {QStringList{"--pixel", "1,1"},
                                    {"--draw", "0"},
                                    {"--draw", "0", "--pixel", "1"},
                                    {"--draw", "0", "--pixel", "1,1", "--vertex", "0"},
                                    {"--draw", "0", "--vertex", "0", "--primitive", "1"},
                                    {"--draw", "4000", "--vertex", "0"}}) {
        const CliRun result = runCli(QStringList{"trace", sample("triangle")} + what);
        QCOMPARE(result.code, 2);
    }
}

void CliTraceTest::faultyInputExits3()
{
    QCOMPARE(runCli({"trace", "/no/such/file", "--draw", "0", "--pixel", "1,1"}).code, 3);
    const CliRun none = runCli({"trace", sample("triangle"), "--draw", "0", "--vertex", "99"});
    QCOMPARE(none.code, 3);
    QVERIFY2(none.error.contains("the draw has 3 vertices, counted from 0: there is no 99"), none.error);
}

void CliTraceTest::stepsAreToldWithWhatTheyWrote()
{
    const CliRun result = runCli({"trace", sample("triangle"), "--draw", "0", "--vertex", "1"});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.startsWith("vertex 1 of draw 0\n"), result.out);
    QVERIFY2(result.out.contains("gl_Position = ("), result.out);
    QVERIFY2(result.out.contains("\nposition ("), result.out);
}

void CliTraceTest::theJsonDocumentHasItsSchema()
{
    const CliRun result =
        runCli({"trace", sample("lit-cube-shadow-map"), "--draw", "4", "--pixel", "160,120", "--json"});
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

VITRINE_TEST(CliTraceTest, QCoreApplication)
#include "tst_cli_trace.moc"
