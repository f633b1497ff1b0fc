// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using vitrine::test::runCli;
using vitrine::test::sampleFile;

/// `vitrine-cli run --stages`.
class CliStagesTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_01_costsByStage();
    void VG2D_01_imagesCostTheTextureUnit();
    void drawsOf3dGraphicsCostNothing();
    void withoutTheClockThereAreNoCosts();
};

/// The cycles and the energy of the draws, cut in two other ways.
void CliStagesTest::VG2D_01_costsByStage()
{
    const auto json = runCli({"run", sampleFile("star"), "--stages", "--json"}).json();
    const auto plain = runCli({"run", sampleFile("star"), "--json"}).json();
    QCOMPARE(json["timing"], "stages");
    QCOMPARE(json["drawings"], plain["draws"]);
    for (const char* key : {"cycles", "energy_illustrative"}) // RUN-14
        QCOMPARE(json[key].get<double>(), plain["totals"][key].get<double>());
    const auto sumOf = [](const nlohmann::json& rows, const char* key) {
        double sum = 0;
        for (const auto& row : rows)
            sum += row[key].get<double>();
        return sum;
    };
    QCOMPARE(sumOf(json["passes"], "cycles"), json["cycles"].get<double>());
    QCOMPARE(sumOf(json["passes"], "energy_illustrative"), json["energy_illustrative"].get<double>());
    QCOMPARE(sumOf(json["stages"], "energy_illustrative"), json["energy_illustrative"].get<double>());
    QCOMPARE(json["stages"][3]["name"], "coverage");
    QCOMPARE(json["stages"][6]["cycles"], 0); // no image
    const QByteArray text = runCli({"run", sampleFile("star"), "--stages", "--frames", "1"}).out;
    QVERIFY2(text.startsWith("2 drawings of 2-D graphics, "), text); // a clear, and a path
    QVERIFY2(text.contains("energy (illustrative)"), text);
}

void CliStagesTest::VG2D_01_imagesCostTheTextureUnit()
{
    const auto json = runCli({"run", sampleFile("album"), "--stages", "--json", "--frames", "1"}).json();
    const auto& image = json["stages"][6];
    QCOMPARE(image["name"], "image");
    QVERIFY(image["cycles"].get<std::uint64_t>() > 0);
    QCOMPARE(image["units"], nlohmann::json::array({"TEX"}));
}

void CliStagesTest::drawsOf3dGraphicsCostNothing()
{
    const auto json = runCli({"run", sampleFile("triangle"), "--stages", "--json"}).json();
    QCOMPARE(json["drawings"], 0);
    QCOMPARE(json["cycles"], 0);
    QCOMPARE(json["stages"].size(), std::size_t{9}); // the eight, and what is of none
}

void CliStagesTest::withoutTheClockThereAreNoCosts()
{
    for (const char* other : {"--untimed", "--in-flight", "--speed-up", "--trace-hash"})
        QCOMPARE(runCli({"run", sampleFile("star"), "--stages", other}).code, 2);
}

VITRINE_TEST(CliStagesTest, QCoreApplication)
#include "tst_cli_stages.moc"
