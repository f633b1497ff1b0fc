// SPDX-License-Identifier: Apache-2.0
#include "tests/cli/cli_run.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <set>

using vitrine::test::CliRun;
using vitrine::test::runCli;
using vitrine::test::sampleFile;

/// `vitrine-cli why`.
class CliWhyTest : public QObject {
    Q_OBJECT

    static std::set<std::string> keysOf(const nlohmann::json& object)
    {
        std::set<std::string> keys;
        for (const auto& [key, value] : object.items())
            keys.insert(key);
        return keys;
    }

private slots:
    void VG2D_18_whatMadeTheColor();
    void VG2D_26_theSectionsOfAFilter();
    void wrongUsageExits2();
    void faultyInputExits3();
    void sentencesTellTheDecision();
    void theJsonDocumentHasItsSchema();
    void timedSaysWhereFragmentsWereShaded();
    void theMachineIsOnesChoice();
    void VG2D_37_stepsOfBlendingAreShown();
};

void CliWhyTest::wrongUsageExits2()
{
    for (const QStringList& what : {QStringList{"--pixel", "1,1"},
                                    {"--frame", "0"},
                                    {"--frame", "0", "--pixel", "1"},
                                    {"--frame", "0", "--pixel", "-1,1"},
                                    {"--frame", "0", "--call", "3", "--pixel", "1,1"}}) {
        const CliRun result = runCli(QStringList{"why", sampleFile("triangle")} + what);
        QCOMPARE(result.code, 2);
        QVERIFY2(result.saysOneLine("command line"), result.error);
    }
    QCOMPARE(runCli({"why", sampleFile("overdraw"), "--frame", "3", "--pixel", "1,1"}).code, 2);
}

void CliWhyTest::faultyInputExits3()
{
    QCOMPARE(runCli({"why", "/no/such/file", "--frame", "0", "--pixel", "1,1"}).code, 3);
    const CliRun outside = runCli({"why", sampleFile("overdraw"), "--frame", "1", "--pixel", "320,1"});
    QCOMPARE(outside.code, 3);
    QVERIFY2(outside.saysOneLine(sampleFile("overdraw")), outside.error);
    QVERIFY2(outside.error.contains("there is no pixel 320,1: the framebuffer has 320 × 240"), outside.error);
}

void CliWhyTest::sentencesTellTheDecision()
{
    // Frame 1 draws the cards from the front to the back; the second stands at 0.05 of −1 … 1, a depth of 0.525.
    const CliRun result = runCli({"why", sampleFile("overdraw"), "--frame", "1", "--pixel", "100,80"});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.contains("glClear: cleared to color "), result.out);
    QVERIFY2(result.out.contains("draw 8 primitive 2: failed depth: 0.525 is not less than 0.45\n"), result.out);
    // An edge of the first card crosses the tile of columns 96…103 and rows 80…87; the second one covers all of it, so
    // that HIZ drops what is behind that.
    QVERIFY2(result.out.contains("\n  tile (12,10) was ambiguous: its samples were tested (row 3 of the table)\n"),
             result.out);
    QVERIFY2(
        result.out.contains("draw 9 primitive 2: culled: tile (12,10) is behind draw 8: zmin 0.6 > zmax 0.525 (row "
                            "1 of the table); by itself: failed depth: 0.6 is not less than 0.45\n"),
        result.out);
}

/// The photo lies at 16, 144 of the window, pixel on pixel.
void CliWhyTest::VG2D_18_whatMadeTheColor()
{
    const CliRun result = runCli({"why", sampleFile("album"), "--draw", "5", "--pixel", "56,178", "--paint"});
    QCOMPARE(result.code, 0);
    QVERIFY2(result.out.contains("painted by draw 5 (vgDrawImage): image\n  place 40.5, 34.5 in the image, "),
             result.out);
    QVERIFY2(result.out.contains("\n    texel 40,34 (0.956863, 0.933333, 0.870588, 1), weight 1\n"), result.out);
    // Behind a later draw that leaves the pixel alone it is the last one that wrote it.
    const auto later =
        runCli({"why", sampleFile("album"), "--draw", "8", "--pixel", "56,178", "--paint", "--json"}).json();
    QCOMPARE(later["painted"]["draw"], 5);
    QCOMPARE(later["painted"]["images"][0]["texels"][0]["x"], 40);
    const CliRun none = runCli({"why", sampleFile("overdraw"), "--frame", "1", "--pixel", "100,80", "--paint"});
    QVERIFY2(none.out.contains("no drawing of 2-D graphics has painted here\n"), none.out);
}

/// Of 3 × 3 coefficients, at a pixel of the image that the filter makes.
void CliWhyTest::VG2D_26_theSectionsOfAFilter()
{
    const auto json =
        runCli({"why", sampleFile("album"), "--draw", "1", "--pixel", "40,34", "--paint", "--json"}).json();
    const auto& convolution = json["painted"]["convolution"];
    QCOMPARE(json["painted"]["function"], "vgConvolve");
    QCOMPARE(convolution["sections"].size(), std::size_t{4});
    std::size_t taps = 0;
    for (const auto& section : convolution["sections"])
        taps += section["taps"].size();
    QCOMPARE(taps, std::size_t{9});
    QCOMPARE(convolution["sections"][0]["taps"][3]["coefficient"], 5.0);
}

void CliWhyTest::theJsonDocumentHasItsSchema()
{
    const CliRun result = runCli({"why", sampleFile("overdraw"), "--frame", "1", "--pixel", "100,80", "--json"});
    QCOMPARE(result.code, 0);
    const auto json = result.json();
    QCOMPARE(keysOf(json),
             (std::set<std::string>{"vitrine", "kind", "x", "y", "width", "height", "samples", "draws_inside", "start",
                                    "entries", "end", "calls_not_executed", "unit_reports"}));
    QCOMPARE(json["vitrine"], 1);
    QCOMPARE(json["kind"], "why");
    const std::set<std::string> entryKeys{"kind",  "fate",     "call",  "function", "draw",    "before",
                                          "after", "fragment", "cover", "basic",    "sentence"};
    const std::set<std::string> fragmentKeys{"primitive",       "quad",         "task",        "lane",
                                             "requests",        "runs",         "shaded_quad", "made_in_cycle",
                                             "sealed_in_cycle", "front_facing", "samples",     "depth_test",
                                             "stencil_test",    "tile",         "shaded",      "blended",
                                             "color_mask"};
    for (const auto& entry : json["entries"]) {
        QCOMPARE(keysOf(entry), entryKeys);
        QCOMPARE(keysOf(entry["after"]), (std::set<std::string>{"color", "depth", "stencil"}));
        QCOMPARE(entry["after"]["color"].size(), json["samples"].get<std::size_t>());
        if (entry["kind"] == "fragment")
            QCOMPARE(keysOf(entry["fragment"]), fragmentKeys);
        else
            QVERIFY(entry["fragment"].is_null() && entry["draw"].is_null());
    }
    const auto& last = json["entries"].back();
    QCOMPARE(last["fate"], "culled");
    const std::set<std::string> tileKeys{"column",         "row",    "table_row", "verdict",  "depth",   "stored_depth",
                                         "stored_stencil", "set_by", "discard",   "textures", "sentence"};
    QCOMPARE(keysOf(last["fragment"]["tile"]), tileKeys);
    QVERIFY(last["fragment"]["shaded"].is_null() && last["fragment"]["task"].is_null());
    QCOMPARE(last["fragment"]["depth_test"]["function"], "less");
    QCOMPARE(last["fragment"]["samples"]["depth_failed"], 1);
}

void CliWhyTest::timedSaysWhereFragmentsWereShaded()
{
    const QStringList question{"why", sampleFile("lit-cube-shadow-map"), "--frame", "0", "--pixel", "160,100"};
    const CliRun plain = runCli(question);
    const CliRun timed = runCli(question + QStringList{"--timed"});
    QCOMPARE(timed.code, 0);
    QVERIFY(!plain.out.contains(" ran on sp."));
    QVERIFY2(timed.out.contains(" ran on sp.0 in cycles ") || timed.out.contains(" ran on sp.1 in cycles "), timed.out);
    QVERIFY2(timed.out.contains("; requests "), timed.out); // it reads the shadow map
    const auto json = runCli(question + QStringList{"--json"}).json();
    for (const auto& entry : json["entries"]) {
        const auto& fragment = entry["fragment"];
        if (fragment.is_null() || fragment["task"].is_null())
            continue;
        // A task that waits for its requests runs in more than one piece; all of it before the fragment is sealed.
        QVERIFY(fragment["runs"].size() >= 1);
        for (const auto& run : fragment["runs"])
            QVERIFY(run["from"] < run["to"] && run["from"] > fragment["made_in_cycle"]);
        if (!fragment["sealed_in_cycle"].is_null() && !fragment["shaded"].is_null())
            QVERIFY(fragment["runs"].back()["to"] <= fragment["sealed_in_cycle"]);
    }
}

void CliWhyTest::theMachineIsOnesChoice()
{
    const QStringList question{"why",   sampleFile("lit-cube-shadow-map"), "--frame", "0", "--pixel", "160,100",
                               "--json"};
    const CliRun usual = runCli(question);
    const CliRun slow = runCli(question + QStringList{"--set", "tex.latency=1000"});
    const CliRun same = runCli(question + QStringList{"--machine", "default"});
    QCOMPARE(usual.code, 0);
    QCOMPARE(slow.code, 0);
    QCOMPARE(same.out, usual.out);
    QVERIFY(slow.out != usual.out); // other cycles …
    const auto a = usual.json()["entries"], b = slow.json()["entries"];
    QCOMPARE(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) // … and the same decisions
        QCOMPARE(a[i]["sentence"], b[i]["sentence"]);
    QCOMPARE(runCli(question + QStringList{"--set", "tex.latency=0"}).code, 2);
    QCOMPARE(runCli(question + QStringList{"--machine", "nosuch"}).code, 2);
}

/// Two of sixteen samples are inside there; 32 ÷ 255 is 0.12549.
void CliWhyTest::VG2D_37_stepsOfBlendingAreShown()
{
    const QStringList where{"why", sampleFile("star"), "--draw", "5", "--pixel", "97,120", "--steps"};
    const CliRun text = runCli(where + QStringList{"--set", "cu.engine=opset8"});
    QCOMPARE(text.code, 0);
    for (const char* line :
         {"blended by draw 5 primitive 1: RGBA8 0xFF9AA626 becomes 0xFF96AB66\n", "  SRC_OVER onto sRGBA\n",
          "  colors are blended as they are stored (blend.space=auto)\n", "  Coverage 32: of the pixel by the path\n",
          "  pre-formatting 30  op6 RGB DST = DegammaLUT{DST}: left out: colors are blended as they are stored\n",
          "  coverage           cover DST = DST*t + old*(1-t)\n", "* t (0.12549, 0.12549, 0.12549, 0.12549)"})
        QVERIFY2(text.out.contains(line), line);
    const CliRun run = runCli(where + QStringList{"--json"});
    QCOMPARE(run.code, 0);
    const auto blended = nlohmann::json::parse(run.out.toStdString())["blended"];
    QCOMPARE(blended["vector"]["coverage"].get<int>(), 32);
    QCOMPARE(blended["vector"]["premul_clamp"].get<bool>(), false);
    QCOMPARE(blended["steps"].size(), std::size_t{14});
    QCOMPARE(blended["steps"][7]["group"].get<std::string>(), std::string("coverage"));
    QCOMPARE(blended["steps"][7]["look_ups"].size(), std::size_t{9});
    QVERIFY(!blended["steps"][2]["executed"].get<bool>() && blended["steps"][2].contains("left_out"));
    // Outside of the triangle.
    const CliRun none = runCli({"why", sampleFile("triangle"), "--frame", "0", "--pixel", "0,0", "--steps"});
    QCOMPARE(none.code, 0);
    QVERIFY2(none.out.endsWith("no fragment has been blended here\n"), none.out);
}

VITRINE_TEST(CliWhyTest, QCoreApplication)
#include "tst_cli_why.moc"
