// SPDX-License-Identifier: Apache-2.0
#include "captures/machines/machine_folder.h"
#include "core/command/vector_config.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/english.h"
#include "tests/harness/test_class.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace vitrine;
using captures::findMachine;
using captures::MachineFile;
using captures::machineText;
using captures::parseMachine;

class MachineFilesTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;
    [[nodiscard]] std::filesystem::path folder() const { return m_folder.path().toStdString(); }

private slots:
    void ONE_02_whatIsWrittenIsRead();
    void ONE_02_unknownKnobsAreListed();
    void ONE_09_energiesMayBeEdited();
    void ONE_09_anOlderTableHasTheOtherRowsAsTheyCome();
    void ONE_09_everyFileHasTheTable();
    void BYP_13_statesOfPartsAreKept();
    void presetsGoFirst();
    void valuesMayBeWrittenInManyWays();
    void errorsNameTheirKey_data();
    void errorsNameTheirKey();
    void filesAreReplacedWhole();
    void machinesAreFoundByName();
    void namesThatAreNone();
};

void MachineFilesTest::ONE_02_whatIsWrittenIsRead()
{
    MachineFile machine{"mine", core::presetConfig(core::Preset::Prog)};
    for (const auto& [knob, value] : {std::pair{"sp.alusPerGroup", "2,4"},
                                      {"vg.tolerance", "0.1"},
                                      {"gamma.kind", "power 1.8"},
                                      {"seg.timeout", "off"},
                                      {"sp.enabled", "0"},
                                      {"clk.shaderRatio", "1/4"},
                                      {"pgpe.format", "10"},
                                      {"sched.ratio", "1:4"}})
        QVERIFY2(core::setKnob(machine.config, knob, value).hasValue(), knob);
    const auto read = parseMachine(machineText(machine));
    QVERIFY(read.hasValue());
    QCOMPARE(read->name, std::string("mine"));
    QVERIFY(read->config == machine.config);
    QVERIFY(core::knobMap(read->config) == core::knobMap(machine.config));
    QVERIFY(read->warnings.empty());
    QCOMPARE(machineText(*read), machineText(machine));
}

void MachineFilesTest::ONE_02_unknownKnobsAreListed()
{
    const auto read = parseMachine(R"({"vitrine":1,"kind":"machine","knobs":{"ftq.width":3,"ftq.depth":8}})");
    QVERIFY(read.hasValue());
    QCOMPARE(test::english(read->warnings), std::vector<std::string>{"the unknown knob ftq.width is ignored"});
    QCOMPARE(read->config.queues->ftqDepth, 8u);
}

void MachineFilesTest::ONE_09_energiesMayBeEdited()
{
    const auto read = parseMachine(R"({"vitrine":1,"kind":"machine","knobs":{},
        "energy_illustrative":{"ALU":{"on":2.5,"operation":1000000},"FFX":{"operation":0.01}}})");
    QVERIFY(read.hasValue());
    QCOMPARE(*read->config.energies.find("ALU"), (core::EnergyRow{"ALU", 250, 30, 0, 100'000'000}));
    QCOMPARE(*read->config.energies.find("FFX"), (core::EnergyRow{"FFX", 0, 0, 0, 1}));
    QCOMPARE(*read->config.energies.find("TPB"), *core::illustrativeEnergies().find("TPB"));
    const auto again = parseMachine(machineText(*read));
    QVERIFY(again.hasValue());
    QVERIFY(again->config == read->config);
}

/// A file of a time when the table had fewer rows, with numbers of its own: it still loads, the other rows are as they
/// come, and what is no row's value is an error as ever.
void MachineFilesTest::ONE_09_anOlderTableHasTheOtherRowsAsTheyCome()
{
    const char* const old = R"({"vitrine":1,"kind":"machine","knobs":{},"energy_illustrative":{
        "ALU":{"on":2,"reduced":0.3,"off":0,"operation":4},"TPB":{"on":0.5,"reduced":0.15,"off":0,"operation":0},
        "IB":{"on":0.5,"reduced":0.15,"off":0,"operation":0},"RFB":{"on":0,"reduced":0,"off":0,"operation":1},
        "CU":{"on":0,"reduced":0,"off":0,"operation":2},"TEX":{"on":0,"reduced":0,"off":0,"operation":10}}})";
    const auto read = parseMachine(old);
    QVERIFY(read.hasValue());
    QVERIFY(read->warnings.empty());
    core::EnergyTable expected = core::illustrativeEnergies();
    expected.set({"ALU", 200, 30, 0, 400});
    QVERIFY(read->config.energies == expected);
    const auto wrong =
        parseMachine(R"({"vitrine":1,"kind":"machine","knobs":{},"energy_illustrative":{"MEM-CU":{"byte":1}}})");
    QVERIFY(!wrong.hasValue());
    QCOMPARE(wrong.error().message,
             std::string("energy_illustrative.MEM-CU.byte: it is none of on, reduced, off, operation"));
}

void MachineFilesTest::ONE_09_everyFileHasTheTable()
{
    // The numbers of BYP-15, as people find them to edit.
    const QString text = QString::fromStdString(machineText({})).simplified();
    QVERIFY2(text.contains(R"("energy_illustrative": { "ALU": { "on": 1, "reduced": 0.3, "off": 0, "operation": 4 })"),
             qPrintable(text));
    for (const char* part :
         {"TPB", "IB", "RFB", "CU", "TEX", "RAS", "HIZ", "ZST", "MEM-CI", "MEM-TEX", "MEM-HIZ", "MEM-ZST", "MEM-CU"})
        QVERIFY2(text.contains(QString(R"("%1": { "on": )").arg(part)), part);
    QVERIFY(!text.contains("\"power\"")); // Only where something was chosen.
}

void MachineFilesTest::BYP_13_statesOfPartsAreKept()
{
    MachineFile machine{"mine", {}};
    machine.config.powerChoices = {{"sp.0.A0", core::PowerState::Off},
                                   {"sp.1.AG-B", core::PowerState::Reduced},
                                   {"sp.1.TPB-A", core::PowerState::On}};
    const std::string text = machineText(machine);
    const auto read = parseMachine(text);
    QVERIFY(read.hasValue());
    QVERIFY(read->config == machine.config);
    QVERIFY(read->warnings.empty());
    QCOMPARE(machineText(*read), text);
    // Of parts that are not there, or are not switched.
    const auto other = parseMachine(R"({"vitrine":1,"kind":"machine","knobs":{"sp.count":1},
        "power":{"sp.0.A0":"off","sp.1.A0":"off","tex":"off"}})");
    QVERIFY(other.hasValue());
    QVERIFY((other->config.powerChoices == core::PowerChoices{{"sp.0.A0", core::PowerState::Off}}));
    QCOMPARE(test::english(other->warnings),
             (std::vector<std::string>{"power.sp.1.A0: the machine has no such part to switch",
                                       "power.tex: the machine has no such part to switch"}));
    machine.config.processors->spCount = 1; // what was chosen of sp.1 is not written
    QVERIFY(!QString::fromStdString(machineText(machine)).contains("sp.1"));
}

void MachineFilesTest::presetsGoFirst()
{
    // Whatever stands first in the file: the preset decides, then the knobs.
    const auto read =
        parseMachine(R"({"vitrine":1,"kind":"machine","knobs":{"seg.mode":"segment","ftq.depth":9},"preset":"PROG"})");
    QVERIFY(read.hasValue());
    QVERIFY(read->config.preset == core::Preset::Prog);
    QCOMPARE(*core::knobValue(read->config, "seg.mode"), std::string("segment"));
    QCOMPARE(*core::knobValue(read->config, "dev.present"), std::string("TEX"));
}

void MachineFilesTest::valuesMayBeWrittenInManyWays()
{
    const auto read = parseMachine(R"({"vitrine":1,"kind":"machine","knobs":{"apq.reserve":false,
        "sp.alusPerGroup":[2,4],"dev.present":["TEX","FFB"],"vg.tolerance":0.5,"sp.count":"3"}})");
    QVERIFY(read.hasValue());
    QCOMPARE(read->config.queues->apqReserve, 0u);
    QCOMPARE(read->config.processors->alusPerProcessor(), 6u);
    QCOMPARE(read->config.devices->devPresent, 0b1001u);
    QCOMPARE(read->config.vector->tolerance, 0.5);
    QCOMPARE(read->config.processors->spCount, 3u);
}

void MachineFilesTest::errorsNameTheirKey_data()
{
    QTest::addColumn<QString>("json");
    QTest::addColumn<QString>("says");
    const auto machine = [](const QString& rest) { return R"({"vitrine":1,"kind":"machine",)" + rest + "}"; };
    QTest::newRow("range") << machine(R"("knobs":{"sp.count":65})") << "sp.count: 1–64";
    QTest::newRow("fraction") << machine(R"("knobs":{"sp.count":1.5})") << "sp.count: 1–64";
    QTest::newRow("negative") << machine(R"("knobs":{"sp.count":-1})") << "sp.count: 1–64";
    QTest::newRow("nothing") << machine(R"("knobs":{"sp.count":null})")
                             << "sp.count: its value is neither a number nor a word";
    QTest::newRow("list of lists") << machine(R"("knobs":{"sp.count":[[1]]})")
                                   << "sp.count: its value is neither a number nor a word";
    QTest::newRow("preset") << machine(R"("preset":"PARR","knobs":{})") << "preset: SEQ, PROG, PAR";
    QTest::newRow("two presets") << machine(R"("preset":"PAR","knobs":{"preset":"SEQ"})")
                                 << "preset: it is there twice, with two values";
    QTest::newRow("contradiction") << machine(R"("preset":"SEQ","knobs":{"bypass.mode":"force"})")
                                   << "preset, bypass.mode: SEQ has no bypass to force";
    QTest::newRow("no knobs") << machine(R"("name":"x")") << "it has no \"knobs\"";
    QTest::newRow("name") << machine(R"("name":3,"knobs":{})") << "\"name\" is no text";
    const QString range = "energy_illustrative.ALU.on: 0–1000000";
    QTest::newRow("energy below 0") << machine(R"("knobs":{},"energy_illustrative":{"ALU":{"on":-1}})") << range;
    QTest::newRow("energy too high") << machine(R"("knobs":{},"energy_illustrative":{"ALU":{"on":1000001}})") << range;
    QTest::newRow("energy of words") << machine(R"("knobs":{},"energy_illustrative":{"ALU":{"on":"much"}})") << range;
    QTest::newRow("energies") << machine(R"("knobs":{},"energy_illustrative":3)")
                              << "energy_illustrative: up to 64 parts by name";
    QTest::newRow("energy of no such name")
        << machine(R"("knobs":{},"energy_illustrative":{"ALU":{"idle":1}})")
        << "energy_illustrative.ALU.idle: it is none of on, reduced, off, operation";
    QTest::newRow("energies of a part") << machine(R"("knobs":{},"energy_illustrative":{"ALU":1})")
                                        << "energy_illustrative.ALU: it has no values by name";
    const QString states = "power.sp.0.A0: on, reduced, off";
    QTest::newRow("power") << machine(R"("knobs":{},"power":["sp.0.A0"])") << "power: up to 1024 parts by name";
    QTest::newRow("power of words") << machine(R"("knobs":{},"power":{"sp.0.A0":"asleep"})") << states;
    QTest::newRow("power that wakes") << machine(R"("knobs":{},"power":{"sp.0.A0":"waking"})") << states;
    QTest::newRow("power of numbers") << machine(R"("knobs":{},"power":{"sp.0.A0":0})") << states;
    QTest::newRow("power of the last part")
        << machine(R"("knobs":{},"power":{"cu":"off"})") << "power: without cu no pixel is written";
    QTest::newRow("newer") << R"({"vitrine":2,"kind":"machine","knobs":{}})"
                           << "\"vitrine\": it was written by a newer Vitrine";
    QTest::newRow("no version") << R"({"kind":"machine","knobs":{}})"
                                << "\"vitrine\": 1 is missing";
    QTest::newRow("no JSON") << "{"
                             << "it is no JSON";
    QTest::newRow("deep") << QString("[").repeated(100'000) << "it is nested too deeply for a machine file";
    QTest::newRow("large") << QString(" ").repeated((1 << 20) + 1) << "it is too large for a machine file";
}

void MachineFilesTest::errorsNameTheirKey()
{
    QFETCH(QString, json);
    QFETCH(QString, says);
    const auto read = parseMachine(json.toStdString());
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().message), says);
}

void MachineFilesTest::filesAreReplacedWhole()
{
    const auto path = folder() / "one.json";
    MachineFile machine{"one", {}};
    QVERIFY(captures::writeMachineFile(path, machine).hasValue());
    machine.config.queues->ftqDepth = 7;
    QVERIFY(captures::writeMachineFile(path, machine).hasValue());
    QCOMPARE(captures::readMachineFile(path)->config.queues->ftqDepth, 7u);
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files), QStringList{"one.json"}); // nothing beside it
    QVERIFY(!captures::writeMachineFile(folder() / "none" / "one.json", machine));
    QVERIFY(!captures::readMachineFile(folder() / "none.json"));
}

void MachineFilesTest::machinesAreFoundByName()
{
    MachineFile machine{"", {}};
    machine.config.processors->spCount = 5;
    QVERIFY(captures::writeMachineFile(*captures::machinePath(folder(), "five"), machine).hasValue());
    const auto found = findMachine("five", folder());
    QVERIFY(found.hasValue());
    QCOMPARE(found->config.processors->spCount, 5u);
    QCOMPARE(found->name, std::string("five"));
    QVERIFY(findMachine((folder() / "five.json").string(), {}).hasValue());
    QVERIFY(findMachine("SEQ", folder())->config == core::presetConfig(core::Preset::Seq));
    QVERIFY(findMachine("default", folder())->config == core::MachineConfig{});
    QVERIFY(!findMachine("six", folder()));
    const auto names = captures::machinesIn(folder());
    QVERIFY(std::find(names.begin(), names.end(), "five") != names.end());
    QCOMPARE(captures::builtInMachines(), (std::vector<std::string>{"default", "SEQ", "PROG", "PAR"}));
    qputenv("XDG_DATA_HOME", "/somewhere");
    QCOMPARE(captures::usersMachines(), std::filesystem::path("/somewhere/vitrine/machines"));
    qunsetenv("XDG_DATA_HOME");
    qputenv("HOME", "/home/me");
    QCOMPARE(captures::usersMachines(), std::filesystem::path("/home/me/.local/share/vitrine/machines"));
}

void MachineFilesTest::namesThatAreNone()
{
    for (const char* name : {"", "../up", ".hidden", "a/b", "a\nb", "PAR", "default"})
        QVERIFY2(!captures::machinePath(folder(), name), name);
    QVERIFY(!captures::machinePath(folder(), std::string(101, 'a')));
    QVERIFY(captures::machinePath(folder(), "two halves").hasValue());
}

VITRINE_TEST(MachineFilesTest, QCoreApplication)
#include "tst_machine_files.moc"
