// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>

using vitrine::test::CliRun;
using vitrine::test::runCli;
using vitrine::test::sampleFile;

/// `vitrine-cli why-not`.
class CliWhyNotTest : public QObject {
    Q_OBJECT
    /// What `run` tells of the second layer, which the first hides.
    static auto hiddenLayer(const QStringList& machine)
    {
        const auto json =
            runCli(QStringList{"run", sampleFile("overdraw-eight-layers"), "--frames", "0", "--json"} + machine).json();
        return json["frames"][0]["draws"][1];
    }
private slots:
    void RUN_12_gainsAreWhatRunSays();
    void RUN_12_noSingleChange();
    void RUN_12_asText();
    void wrongOptions_data();
    void wrongOptions();
};

void CliWhyNotTest::RUN_12_gainsAreWhatRunSays()
{
    const QStringList off{"--set", "hiz.enabled=off"};
    const CliRun result =
        runCli(QStringList{"why-not", sampleFile("overdraw-eight-layers"), "--draw", "1", "--json"} + off);
    QCOMPARE(result.code, 0);
    const auto json = result.json();
    QCOMPARE(json["kind"], "why_not");
    QCOMPARE(json["frame"], 0);
    QCOMPARE(json["draw"], 1);
    QCOMPARE(json["knobs"]["hiz.enabled"], "off");
    const auto asItIs = hiddenLayer(off), withHiz = hiddenLayer({});
    QCOMPARE(json["cycles"], asItIs["cycles"]);
    QCOMPARE(json["features"].size(), std::size_t{4});
    const auto culling = json["features"][0];
    QCOMPARE(culling["feature"], "hiz_culling");
    QCOMPARE(culling["state"], "does_not_work");
    QCOMPARE(culling["uses"], 0);
    QCOMPARE(culling["rule"], "the machine has no HIZ: hiz.enabled is off");
    QCOMPARE(culling["knob"], "hiz.enabled");
    QCOMPARE(culling["changes"].size(), std::size_t{1});
    const auto change = culling["changes"][0];
    QCOMPARE(change["kind"], "knob");
    QCOMPARE(change["what"], "hiz.enabled");
    QCOMPARE(change["from"], "off");
    QCOMPARE(change["to"], "on");
    QCOMPARE(change["image"], "equal");
    QCOMPARE(change["cycles"].get<int>(), withHiz["cycles"].get<int>() - asItIs["cycles"].get<int>());
    QCOMPARE(change["energy_illustrative"].get<double>(),
             withHiz["energy_illustrative"].get<double>() - asItIs["energy_illustrative"].get<double>());
    QCOMPARE(json["features"][1]["feature"], "early_test");
    QCOMPARE(json["features"][1]["state"], "works");
    QVERIFY(!json["features"][1].contains("changes"));
}

void CliWhyNotTest::RUN_12_noSingleChange()
{
    const CliRun result = runCli({"why-not", sampleFile("bypass-ten-draws"), "--frame", "1", "--draw", "5", "--json"});
    QCOMPARE(result.code, 0);
    const auto json = result.json();
    QCOMPARE(json["draw"], 15); // ten draws of frame 0, and five before it
    const auto bypass = json["features"][2];
    QCOMPARE(bypass["feature"], "bypass");
    QCOMPARE(bypass["rule"], "the draw needs full shading: dependent texture coordinates");
    QVERIFY(bypass["changes"].empty());
    QCOMPARE(bypass["set_by"]["text"].get<std::string>().substr(0, 14), std::string("glLinkProgram("));
    QVERIFY(bypass["set_by"]["call"] < json["call"]);
}

void CliWhyNotTest::RUN_12_asText()
{
    const CliRun result = runCli({"why-not", sampleFile("bypass-ten-draws"), "--frame", "1", "--draw", "5"});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.startsWith("draw 15, call "), result.out);
    QVERIFY2(result.out.contains("\nHiZ culling: does not work: the depth test is off\n"
                                 "  set by no call: it is as the API begins\n  no single change\n"),
             result.out);
    QVERIFY2(result.out.contains("  GL_DEPTH_TEST: off → on: 15360 samples tested before shading, Δ cycles "),
             result.out);
    QVERIFY2(result.out.contains("  set by call "), result.out);
    QVERIFY2(result.error.isEmpty(), result.error);
}

void CliWhyNotTest::wrongOptions_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("no draw") << QStringList{} << QByteArray("--draw");
    QTest::newRow("draw") << QStringList{"--draw", "99"} << QByteArray("there is no draw 99");
    QTest::newRow("knob") << QStringList{"--draw", "0", "--set", "hiz.tile=5"} << QByteArray("hiz.tile: 4, 8, 16, 32");
}

void CliWhyNotTest::wrongOptions()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, says);
    const CliRun result = runCli(QStringList{"why-not", sampleFile("triangle")} + options);
    QCOMPARE(result.code, 2);
    QVERIFY2(result.error.contains(says), result.error);
}

VITRINE_TEST(CliWhyNotTest, QCoreApplication)
#include "tst_cli_why_not.moc"
