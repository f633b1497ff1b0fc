// SPDX-License-Identifier: Apache-2.0
// ONE-01: presets only set knobs and the presence of units.
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs_read.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/test_class.h"

#include <QtTest>

#include <set>

using namespace vitrine::core;

namespace {

std::set<std::string> idsOf(const MachineConfig& config)
{
    std::set<std::string> ids;
    for (const UnitPresence& unit : unitsOf(config))
        ids.insert(unit.id);
    return ids;
}

std::vector<std::string> offenders(const MachineConfig& config)
{
    std::vector<std::string> names;
    for (const Contradiction& contradiction : validate(config))
        for (const std::string_view knob : contradiction.knobs)
            names.emplace_back(knob);
    return names;
}

MachineConfig with(Preset preset, const char* knob, const char* value)
{
    MachineConfig config = presetConfig(preset);
    CORE_CHECK(setKnob(config, knob, value).hasValue(), "a test sets a knob that is not there");
    return config;
}

} // namespace

class OnePresetsTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_01_unitsOfThePresets();
    void ONE_01_switchedUnits();
    void ONE_01_contradictionsNameTheirKnobs();
    void ONE_01_presetsContradictNothing();
    void presetsTakeAlongWhatTheyDecide();
    void whatIsSetExplicitlyStays();
    void contradictingKnobsOfACaptureAreIgnored();
};

void OnePresetsTest::ONE_01_unitsOfThePresets()
{
    const auto par = idsOf(presetConfig(Preset::Par));
    for (const char* id : {"ARB", "FFS", "FFP", "TEX", "ARQ", "APQ", "FTQ", "VTQ", "FSD", "FSC", "SP", "HIZ", "ZST"})
        QVERIFY2(par.contains(id), id);
    for (const char* id : {"FFB", "FFPU"}) // FFB is optional
        QVERIFY2(!par.contains(id), id);
    const auto prog = idsOf(presetConfig(Preset::Prog));
    for (const char* id : {"TEX", "ARQ", "APQ", "FTQ", "VTQ", "FSD", "FSC"})
        QVERIFY2(prog.contains(id), id);
    for (const char* id : {"ARB", "FFS", "FFP", "FFB", "FFPU"})
        QVERIFY2(!prog.contains(id), id);
    const auto seq = idsOf(presetConfig(Preset::Seq));
    for (const char* id : {"FFPU", "VTQ", "SP", "TEX", "FFS", "FFP", "FFB"})
        QVERIFY2(seq.contains(id), id);
    for (const char* id : {"FTQ", "ARQ", "APQ", "ARB", "FSD", "FSC"})
        QVERIFY2(!seq.contains(id), id);
    for (const UnitPresence& unit : unitsOf(presetConfig(Preset::Seq)))
        if (unit.id.starts_with("FF") && unit.id != "FFPU")
            QCOMPARE(unit.within, std::string("FFPU"));
}

void OnePresetsTest::ONE_01_switchedUnits()
{
    QVERIFY(idsOf(with(Preset::Par, "dev.present", "TEX,FFB")).contains("FFB"));
    QVERIFY(!idsOf(with(Preset::Par, "dev.present", "TEX,FFB")).contains("FFS"));
    QVERIFY(!idsOf(with(Preset::Par, "hiz.enabled", "off")).contains("HIZ"));
    for (const UnitPresence& unit : unitsOf(with(Preset::Par, "sp.count", "5")))
        if (unit.id == "SP")
            QCOMPARE(unit.count, 5u);
}

void OnePresetsTest::ONE_01_contradictionsNameTheirKnobs()
{
    using Names = std::vector<std::string>;
    QCOMPARE(offenders(with(Preset::Seq, "bypass.mode", "force")), (Names{"preset", "bypass.mode"}));
    QCOMPARE(offenders(with(Preset::Seq, "dev.present", "TEX,FFS")), (Names{"preset", "dev.present"}));
    QCOMPARE(offenders(with(Preset::Prog, "dev.present", "TEX,FFS")), (Names{"preset", "dev.present"}));
    QCOMPARE(offenders(with(Preset::Seq, "seg.mode", "segment")), (Names{"preset", "seg.mode"}));
    QCOMPARE(offenders(with(Preset::Par, "sp.enabled", "0,2")), (Names{"sp.enabled", "sp.count"}));
    QCOMPARE(offenders(with(Preset::Par, "sp.alusPerGroup", "1,2,3")), (Names{"sp.alusPerGroup", "sp.groups"}));
    QCOMPARE(offenders(with(Preset::Par, "bypass.fifoBanks", "3")), (Names{"bypass.fifoBanks", "sp.count"}));
    MachineConfig whole = with(Preset::Par, "sp.count", "64");
    QVERIFY(setKnob(whole, "sp.enabled", "63").hasValue());
    QVERIFY(offenders(whole).empty());
    QVERIFY(setKnob(whole, "sp.count", "63").hasValue());
    QCOMPARE(offenders(whole), (Names{"sp.enabled", "sp.count"}));
    // HET-13: three devices, and two kinds of tasks.
    MachineConfig split = with(Preset::Par, "apq.split", "byDevice");
    split.queues->apqDepth = 2;
    QCOMPARE(checkConfig(split).error().message,
             std::string("apq.split, apq.depth: 3 sub-queues need an entry each, and there are not as many"));
    split.devices->devPresent = 0b0011;
    QVERIFY(offenders(split).empty());
    split.queues->apqDepth = 1;
    QCOMPARE(offenders(split), (Names{"apq.split", "apq.depth"}));
    split.queues->apqSplit = QueueSplit::ByType;
    QCOMPARE(offenders(split), (Names{"apq.split", "apq.depth"}));
    MachineConfig texturesAlone = with(Preset::Prog, "apq.split", "byDevice");
    texturesAlone.queues->apqDepth = 1;
    QVERIFY(offenders(texturesAlone).empty());
    QCOMPARE(checkConfig(with(Preset::Seq, "bypass.mode", "force")).error().message,
             std::string("preset, bypass.mode: SEQ has no bypass to force"));
    MachineConfig both = with(Preset::Seq, "bypass.mode", "force");
    QVERIFY(setKnob(both, "sp.enabled", "7").hasValue());
    QCOMPARE(offenders(both), (Names{"preset", "bypass.mode", "sp.enabled", "sp.count"}));
    MachineConfig plugin;
    plugin.devices->devPresent = 1u << 5; // nobody offers a unit for it
    QCOMPARE(offenders(plugin), Names{"dev.present"});
}

void OnePresetsTest::ONE_01_presetsContradictNothing()
{
    for (const Preset preset : {Preset::Seq, Preset::Prog, Preset::Par})
        QVERIFY(checkConfig(presetConfig(preset)).hasValue());
    QVERIFY(presetConfig(Preset::Par) == MachineConfig{});
    QVERIFY(checkConfig(with(Preset::Par, "sp.enabled", "none")).hasValue());   // for tests of stalls
    QVERIFY(checkConfig(with(Preset::Prog, "seg.mode", "segment")).hasValue()); // PROG has a distributor
}

void OnePresetsTest::presetsTakeAlongWhatTheyDecide()
{
    MachineConfig config;
    for (const auto& [name, preset] : {std::pair{"PROG", Preset::Prog}, {"SEQ", Preset::Seq}, {"PAR", Preset::Par}}) {
        QVERIFY(setKnob(config, "preset", name).hasValue());
        QVERIFY(config == presetConfig(preset));
    }
    QCOMPARE(*knobValue(presetConfig(Preset::Prog), "dev.present"), std::string("TEX"));
    QCOMPARE(*knobValue(presetConfig(Preset::Prog), "seg.mode"), std::string("pull"));
    QCOMPARE(*knobValue(presetConfig(Preset::Seq), "bypass.mode"), std::string("off"));
}

void OnePresetsTest::whatIsSetExplicitlyStays()
{
    MachineConfig config;
    QVERIFY(setKnob(config, "dev.present", "TEX,FFB").hasValue());
    QVERIFY(setKnob(config, "ftq.depth", "7").hasValue());
    QVERIFY(setKnob(config, "preset", "PROG").hasValue());
    QCOMPARE(*knobValue(config, "dev.present"), std::string("TEX,FFB"));
    QCOMPARE(config.queues->ftqDepth, 7u);
    QVERIFY(!checkConfig(config));
}

void OnePresetsTest::contradictingKnobsOfACaptureAreIgnored()
{
    const KnobsRead read = readKnobs({{"bypass.mode", "force"}, {"ftq.depth", "9"}, {"preset", "SEQ"}});
    QVERIFY(read.config == MachineConfig{});
    QCOMPARE(read.warnings.size(), std::size_t{1});
    QVERIFY(read.warnings[0].english().starts_with("preset, bypass.mode: "));
}

VITRINE_TEST(OnePresetsTest, QCoreApplication)
#include "tst_one_presets.moc"
