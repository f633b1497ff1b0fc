// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <algorithm>

using vitrine::test::runCli;
using vitrine::test::sampleFile;

/// `vitrine-cli run --paths`.
class CliPathsTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_15_theStarCostsWhatItsRowSays();
    void RUN_14_drawingsCostWhatRunSays();
    void namesAreThoseOfTheMarkers();
    void drawsOf3dGraphicsAreNone();
    void otherTablesExcludeIt();
};

/// VG2D-06: 6,279 counted samples, 2,528 pixels of the path (without antialiasing).
void CliPathsTest::VG2D_15_theStarCostsWhatItsRowSays()
{
    const auto json = runCli({"run", sampleFile("star"), "--paths", "--json"}).json();
    QCOMPARE(json["timing"], "paths");
    const auto& rows = json["drawings"];
    QVERIFY(std::ranges::any_of(rows, [](const auto& row) {
        return row["function"] == "vgDrawPath" && row["stencil_writes"] == 6279 && row["covered"] == 2528;
    }));
}

void CliPathsTest::RUN_14_drawingsCostWhatRunSays()
{
    const auto json = runCli({"run", sampleFile("star"), "--paths", "--json"}).json();
    const auto plain = runCli({"run", sampleFile("star"), "--json"}).json();
    QCOMPARE(json["drawings"].size(), plain["draws"].get<std::size_t>());
    double cycles = 0;
    for (const auto& row : json["drawings"])
        cycles += row["cycles"].get<double>();
    QCOMPARE(cycles, plain["totals"]["cycles"].get<double>());
    for (const char* key : {"cycles", "energy_illustrative"})
        QCOMPARE(json["totals"][key].get<double>(), plain["totals"][key].get<double>());
}

void CliPathsTest::namesAreThoseOfTheMarkers()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("tree.svg"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><g id='tree'>"
        "<rect id='trunk' x='8' y='8' width='4' height='12'/><circle id='crown' cx='10' cy='6' r='5'/></g></svg>");
    file.close();
    const QString capture = folder.filePath("tree.vitrine");
    QCOMPARE(runCli({"import", file.fileName(), "-o", capture}).code, 0);
    const auto json = runCli({"run", capture, "--paths", "--json"}).json();
    QStringList names;
    for (const auto& row : json["drawings"])
        names << QString::fromStdString(row["name"].get<std::string>());
    QCOMPARE(names, (QStringList{"", "tree/trunk", "tree/crown"})); // the first clears
    QCOMPARE(json["drawings"][1]["covered"], 48);                   // 4 × 12 pixels, whole ones
    QCOMPARE(json["drawings"][1]["stencil_writes"], 48 * 16);       // of 16 samples each
    QCOMPARE(json["drawings"][1]["touched"], 6 * 13);               // its box is a pixel larger where there is room
    const QByteArray text = runCli({"run", capture, "--paths"}).out;
    QVERIFY2(text.contains("  tree/crown\n") && text.contains("  vgClear\n"), text);
}

void CliPathsTest::drawsOf3dGraphicsAreNone()
{
    const auto json = runCli({"run", sampleFile("triangle"), "--paths", "--json"}).json();
    QVERIFY(json["drawings"].empty());
    QCOMPARE(json["totals"]["cycles"], 0);
}

void CliPathsTest::otherTablesExcludeIt()
{
    for (const char* other : {"--untimed", "--in-flight", "--speed-up", "--trace-hash", "--stages"})
        QCOMPARE(runCli({"run", sampleFile("star"), "--paths", other}).code, 2);
}

VITRINE_TEST(CliPathsTest, QCoreApplication)
#include "tst_cli_paths.moc"
