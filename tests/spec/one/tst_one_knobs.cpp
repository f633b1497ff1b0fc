// SPDX-License-Identifier: Apache-2.0
// ONE-02: every knob of spec/00 §4, with the range and the default that stand there.
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs_read.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <set>

using namespace vitrine::core;

namespace {

struct Expected {
    const char* name;
    const char* standard;             ///< the default
    std::vector<const char*> allowed; ///< other values, the ends of the range among them
    std::vector<const char*> refused;
};

const std::vector<Expected>& table()
{
    static const std::vector<Expected> kTable{
        {"preset", "PAR", {"SEQ", "PROG"}, {"par", "", "ALL"}},
        {"sp.count", "2", {"1", "64"}, {"0", "65", "-1", "2.0", "two", ""}},
        {"sp.enabled", "all", {"none", "0", "0,1", "3,31,32,63"}, {"64", "0,,1", "0,", "some"}},
        {"sp.groups", "2", {"3", "4"}, {"1", "5"}},
        {"sp.alusPerGroup", "2", {"1", "8", "2,4", "1,2,3,4"}, {"0", "9", "2,9", "1,1,1,1,1", "2,"}},
        {"sp.regBankWords", "1024", {"64", "8192", "1024,512"}, {"63", "8193", "64,64,64"}},
        {"vs.verticesPerThread", "4", {"1", "16"}, {"0", "17"}},
        {"vs.verticesPerThreadInBypass", "2", {"1", "16"}, {"0", "17"}},
        {"fs.fragmentsPerTask", "4", {"1", "16"}, {"0", "2", "8", "64"}},
        {"sched.policy", "completed_first", {"new_first", "vertex_first"}, {"first", "0"}},
        {"sched.share", "time", {"space"}, {"both"}},
        {"sched.ratio", "1:1", {"1:4", "1:2", "2:1", "65535:1"}, {"0:1", "1:0", "1", "1:2:3", "-1:2"}},
        {"ci.wordCycles", "1", {"0", "8"}, {"9", "-1"}},
        {"ci.draws", "4", {"1", "16"}, {"0", "17"}},
        {"vtq.depth", "32", {"1", "1024"}, {"0", "1025"}},
        {"ftq.depth", "64", {"1", "1024"}, {"0", "1025"}},
        {"arq.depth", "32", {"1", "1024"}, {"0", "1025"}},
        {"apq.depth", "64", {"1", "1024"}, {"0", "1025"}},
        {"apq.reserve", "on", {"off"}, {"1", "true"}},
        {"apq.split", "none", {"byType", "byDevice"}, {"bytype"}},
        {"arb.width", "1", {"2", "4"}, {"0", "5"}},
        {"arb.mode", "fifo", {"bypass"}, {"lifo"}},
        {"tex.latency", "100", {"1", "1000"}, {"0", "1001"}},
        {"ffs.latency", "40", {"1", "1000"}, {"0", "1001"}},
        {"ffp.latency", "20", {"1", "1000"}, {"0", "1001"}},
        {"ffb.latency", "10", {"1", "1000"}, {"0", "1001"}},
        {"dev.interval", "1", {"64"}, {"0", "65"}},
        {"tex.itemsPerCycle", "1", {"4"}, {"0", "5"}},
        {"dev.present", "TEX,FFS,FFP", {"TEX", "none", "TEX,FFS,FFP,FFB", "FFB"}, {"all", "ARB", "TEX,"}},
        {"tex.initialPrefetch", "off", {"on"}, {"forced"}},
        {"seg.mode", "segment", {"segment", "pull"}, {"push"}},
        {"seg.slots", "32", {"1", "1024"}, {"0", "1025"}},
        {"seg.words", "512", {"16", "65536"}, {"15", "65537"}},
        {"seg.prims", "8", {"1", "64"}, {"0", "65"}},
        {"seg.programs", "1", {"4"}, {"0", "5"}},
        {"seg.timeout", "32", {"1", "100000", "off"}, {"0", "100001", "on"}},
        {"seg.order", "round_robin", {"least_loaded"}, {"random"}},
        {"seg.startAt", "close", {"arrival"}, {"open"}},
        {"ras.quadsPerCycle", "1", {"4"}, {"0", "5"}},
        {"zst.quadsPerCycle", "1", {"4"}, {"0", "5"}},
        {"cu.quadsPerCycle", "1", {"4"}, {"0", "5"}},
        {"clear.tilesPerCycle", "16", {"1", "64"}, {"0", "65"}},
        {"hiz.enabled", "on", {"off"}, {"yes"}},
        {"hiz.tile", "8", {"4", "16", "32"}, {"12", "0", "64"}},
        {"hiz.layer1", "on", {"off"}, {"2"}},
        {"hiz.layer2", "on", {"off"}, {"2"}},
        {"hiz.l1Mode", "interval", {"bit"}, {"bits"}},
        {"hiz.corners", "geometric", {"samples"}, {"center"}},
        {"hiz.levels", "all", {"none", "0,3"}, {"16"}},
        {"hiz.maxEntries", "4", {"1", "64"}, {"0", "65"}},
        {"hiz.entryCycles", "1", {"0", "8"}, {"9", "-1"}},
        {"hiz.earlyTestOnDiscard", "off", {"readonly"}, {"on"}},
        {"hiz.feedback", "on", {"off"}, {"0"}},
        {"histencil.enabled", "on", {"off"}, {"0"}},
        {"bypass.mode", "auto", {"off", "force"}, {"on"}},
        {"power.gating", "alu", {"off", "group"}, {"on"}},
        {"power.wakeCycles", "10", {"0", "1000"}, {"1001"}},
        {"bypass.fifoBanks", "1", {"2", "64"}, {"0", "65"}},
        {"clk.shaderRatio", "1", {"1/4", "1/2", "2", "4"}, {"3", "0.5"}},
        {"cu.engine", "pgpe", {"opset8"}, {"opset"}},
        {"pgpe.aluPath", "slave", {"direct"}, {"master"}},
        {"pgpe.coIssue", "on", {"off"}, {"1"}},
        {"pgpe.format", "32f", {"8", "10", "16f"}, {"32", "16"}},
        {"aa.samples", "auto", {"1", "2x2", "4x2", "4x4"}, {"2", "2x4"}},
        {"aa.pattern", "auto", {"grid", "rotated"}, {"random"}},
        {"vg.tolerance", "auto", {"0.015625", "16", "0.1"}, {"0.0156", "16.1", "nan", "inf", "-1"}},
        {"gamma.kind", "auto", {"vg", "power 1", "power 1.8"}, {"power", "power 0", "power x", "2.2"}},
        {"lut.mode", "exact", {"table"}, {"coarse"}},
        {"stencil.scissorPlane", "dual", {"single"}, {"none"}},
        {"stencil.windingSign", "cw+", {"ccw+"}, {"cw"}},
        {"stencil.windingBits", "8", {"16"}, {"32"}},
        {"vg.maskUnit", "zst", {"sp"}, {"cu"}},
        {"vg.gradient", "sp", {"ffp"}, {"tex"}},
        {"blend.space", "auto", {"linear", "stored"}, {"srgb"}},
        {"blend.coverage", "auto", {"linear", "stored"}, {"srgb"}},
        {"vg.basicPath", "auto", {"off"}, {"on"}},
        {"conv.mode", "0", {"1"}, {"2"}},
        {"conv.flip", "auto", {"off", "on"}, {"1"}},
        {"aa.resolve", "coverage", {"color"}, {"colour"}},
        {"cu.sharedCompute", "off", {"on"}, {"1"}},
        {"timing", "default", {"ideal"}, {"real"}},
    };
    return kTable;
}

} // namespace

class OneKnobsTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_02_everyKnobOfTheSpecificationIsThere();
    void ONE_02_valuesAreReadAndWritten_data();
    void ONE_02_valuesAreReadAndWritten();
    void ONE_02_errorsNameKnobAndRange();
    void ONE_02_knobMapsComeBackEqual();
    void ONE_02_unknownKnobsOfACaptureAreWarnedOf();
    void ONE_04_knobsThatMayChangePixels();
    void fractionsAreTolerances();
    void groupsMayDiffer();
};

void OneKnobsTest::ONE_02_everyKnobOfTheSpecificationIsThere()
{
    QCOMPARE(knobs().size(), table().size());
    for (std::size_t i = 0; i < table().size(); ++i) {
        const Knob& knob = knobs()[i];
        QCOMPARE(QByteArray(knob.name.data(), static_cast<int>(knob.name.size())), QByteArray(table()[i].name));
        QVERIFY2(!knob.range.empty() && knob.help.ends_with('.'), table()[i].name);
        if (table()[i].standard)
            QCOMPARE(*knobValue(MachineConfig{}, knob.name), std::string(table()[i].standard));
    }
}

void OneKnobsTest::ONE_02_valuesAreReadAndWritten_data()
{
    QTest::addColumn<std::size_t>("row");
    for (std::size_t i = 0; i < table().size(); ++i)
        QTest::newRow(table()[i].name) << i;
}

void OneKnobsTest::ONE_02_valuesAreReadAndWritten()
{
    QFETCH(std::size_t, row);
    const Expected& expected = table()[row];
    for (const char* value : expected.allowed) {
        MachineConfig config;
        QVERIFY2(setKnob(config, expected.name, value).hasValue(), value);
        QCOMPARE(*knobValue(config, expected.name), std::string(value));
    }
    for (const char* value : expected.refused) {
        MachineConfig config;
        QVERIFY2(!setKnob(config, expected.name, value), value);
        QVERIFY(config == MachineConfig{});
    }
}

void OneKnobsTest::ONE_02_errorsNameKnobAndRange()
{
    MachineConfig config;
    QCOMPARE(setKnob(config, "ftq.depth", "0").error().message, std::string("ftq.depth: 1–1024"));
    QCOMPARE(setKnob(config, "hiz.tile", "12").error().message, std::string("hiz.tile: 4, 8, 16, 32"));
    QCOMPARE(setKnob(config, "apq.depth", "0").error().message, std::string("apq.depth: 1–1024")); // HET-12, Bad
    QCOMPARE(setKnob(config, "ftq.width", "1").error().message, std::string("there is no knob named ftq.width"));
    QVERIFY(!knobValue(config, "ftq.width"));
    QVERIFY(findKnob("ftq.width") == nullptr);
    QVERIFY(config == MachineConfig{});
}

void OneKnobsTest::ONE_02_knobMapsComeBackEqual()
{
    // Every knob at a value that is not its default, in a machine that contradicts nothing.
    MachineConfig config;
    for (const Expected& knob : table())
        if (std::string_view(knob.name) != "preset")
            QVERIFY2(setKnob(config, knob.name, knob.allowed.front()).hasValue(), knob.name);
    QVERIFY(setKnob(config, "sp.count", "4").hasValue());
    QVERIFY(setKnob(config, "apq.depth", "2").hasValue()); // an entry for each sub-queue
    QVERIFY(checkConfig(config).hasValue());
    const KnobMap map = knobMap(config);
    QCOMPARE(map.size(), table().size());
    const KnobsRead read = readKnobs(map);
    QVERIFY(read.warnings.empty());
    QVERIFY(read.config == config);
    QVERIFY(knobMap(read.config) == map);
}

void OneKnobsTest::ONE_02_unknownKnobsOfACaptureAreWarnedOf()
{
    const KnobsRead read = readKnobs({{"ftq.depth", "8"}, {"ftq.width", "3"}, {"sp.count", "99"}});
    QCOMPARE(read.warnings.size(), std::size_t{2});
    QCOMPARE(read.warnings[0], std::string("the unknown knob ftq.width is ignored"));
    QCOMPARE(read.warnings[1], std::string("sp.count: 1–64: the value 99 is ignored"));
    QCOMPARE(read.config.queues->ftqDepth, 8u);
    QCOMPARE(read.config.processors->spCount, 2u);
}

void OneKnobsTest::ONE_04_knobsThatMayChangePixels()
{
    const std::set<std::string_view> expected{
        "preset",         "pgpe.format",          "aa.samples",          "aa.pattern",
        "aa.resolve",     "vg.tolerance",         "gamma.kind",          "lut.mode",
        "conv.flip",      "stencil.scissorPlane", "stencil.windingSign", "blend.space",
        "blend.coverage", "stencil.windingBits",  "vg.gradient",         "conv.mode"};
    std::set<std::string_view> found;
    for (const Knob& knob : knobs())
        if (knob.mayChangePixels)
            found.insert(knob.name);
    QVERIFY(found == expected);
}

void OneKnobsTest::fractionsAreTolerances()
{
    MachineConfig config;
    QVERIFY(setKnob(config, "vg.tolerance", "1/64").hasValue());
    QCOMPARE(*knobValue(config, "vg.tolerance"), std::string("0.015625"));
    QVERIFY(!setKnob(config, "vg.tolerance", "1/0"));
    QVERIFY(!setKnob(config, "vg.tolerance", "1/65"));
}

void OneKnobsTest::groupsMayDiffer()
{
    MachineConfig config;
    QCOMPARE(config.processors->alusPerProcessor(), 4u); // 2 groups of 2
    QVERIFY(setKnob(config, "sp.alusPerGroup", "2,4").hasValue());
    QCOMPARE(config.processors->alusPerProcessor(), 6u);
    QVERIFY(setKnob(config, "sp.alusPerGroup", "3").hasValue());
    QVERIFY(setKnob(config, "sp.groups", "4").hasValue());
    QCOMPARE(config.processors->alusPerProcessor(), 12u);
}

VITRINE_TEST(OneKnobsTest, QCoreApplication)
#include "tst_one_knobs.moc"
