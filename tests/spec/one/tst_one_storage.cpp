// SPDX-License-Identifier: Apache-2.0
// ONE-02: knobs are saved with the capture, in the file when it is made and in the sidecar afterwards.
#include "app/notes/notes_file.h"
#include "captures/machines/capture_machine.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs_read.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/english.h"
#include "tests/harness/test_class.h"
#include "tests/spec/one/mixed_scene.h"

#include <QtTest>

using namespace vitrine;
using core::KnobMap;

namespace {

/// Every knob at another value than its default, as far as there is a rule for all of its kind.
core::MachineConfig unlikeDefault()
{
    core::MachineConfig config;
    for (const core::Knob& knob : core::knobs()) {
        const std::string standard = *core::knobValue(config, knob.name);
        if (knob.name == "preset")
            continue;
        for (const std::string_view word : knob.words)
            if (word != standard && core::setKnob(config, knob.name, word))
                break;
        if (knob.words.empty())
            (void)core::setKnob(config, knob.name, std::to_string(knob.lowest + (knob.lowest == 1 ? 2 : 0)));
    }
    CORE_CHECK(core::setKnob(config, "sp.count", "4").hasValue() && core::checkConfig(config).hasValue(),
               "a test makes a machine that contradicts itself");
    return config;
}

} // namespace

class OneStorageTest : public QObject {
    Q_OBJECT
private slots:
    void ONE_02_knobsComeBackFromTheCapture();
    void ONE_02_unknownKnobsInACaptureAreWarnedOf();
    void ONE_02_knobsComeBackFromTheSidecar();
    void ONE_02_sidecarKeepsKnobsThatNobodyTouched();
    void ONE_02_badKnobsInASidecarAreRefused();
    void BYP_15_energiesComeBackFromTheSidecar();
    void BYP_13_statesOfPartsComeBackFromTheSidecar();
    void BYP_13_statesThatCantBeAreWarnedOf();
    void BYP_15_badEnergiesAndStatesInASidecarAreRefused();
};

void OneStorageTest::ONE_02_knobsComeBackFromTheCapture()
{
    const core::MachineConfig config = unlikeDefault();
    const KnobMap map = core::knobMap(config);
    QCOMPARE(map.size(), core::knobs().size());
    int changed = 0;
    for (const auto& [name, value] : map)
        changed += value != *core::knobValue(core::MachineConfig{}, name) ? 1 : 0;
    QVERIFY(changed > 50);
    const test::MixedScene scene(map);
    const auto capture = scene.open();
    QVERIFY(capture);
    QVERIFY(capture->knobs() == map);
    const core::KnobsRead read = core::readKnobs(capture->knobs());
    QVERIFY(read.warnings.empty());
    QVERIFY(read.config == config);
}

void OneStorageTest::ONE_02_unknownKnobsInACaptureAreWarnedOf()
{
    const test::MixedScene scene({{"ftq.depth", "8"}, {"gpu.magic", "on"}});
    const auto capture = scene.open();
    QVERIFY(capture);
    const core::KnobsRead read = core::readKnobs(capture->knobs());
    QCOMPARE(test::english(read.warnings), std::vector<std::string>{"the unknown knob gpu.magic is ignored"});
    QCOMPARE(read.config.queues->ftqDepth, 8u);
}

void OneStorageTest::ONE_02_knobsComeBackFromTheSidecar()
{
    const KnobMap map = core::knobMap(unlikeDefault());
    const test::MixedScene scene;
    {
        app::NotesFile file(scene.path(), scene.folder().filePath("user"));
        (void)file.load();
        file.setMachine({map});
        QCOMPARE(file.save({}).problem, QString());
    }
    app::NotesFile again(scene.path(), scene.folder().filePath("user"));
    QVERIFY(again.load().machine.knobs == map);
    QVERIFY(core::readKnobs(map).config == unlikeDefault());
}

void OneStorageTest::ONE_02_sidecarKeepsKnobsThatNobodyTouched()
{
    const test::MixedScene scene;
    const QString user = scene.folder().filePath("user");
    app::NotesFile first(scene.path(), user);
    (void)first.load();
    first.setMachine({{{"ftq.depth", "8"}}});
    QCOMPARE(first.save({}).problem, QString());
    app::NotesFile second(scene.path(), user);
    (void)second.load();
    QCOMPARE(second.save({{views::CommentKey{4}, "here"}}).problem, QString());
    app::NotesFile third(scene.path(), user);
    const auto loaded = third.load();
    QVERIFY((loaded.machine.knobs == KnobMap{{"ftq.depth", "8"}}));
    QCOMPARE(loaded.notes.size(), std::size_t{1});
    third.setMachine({}); // no machine chosen any more
    QCOMPARE(third.save(loaded.notes).problem, QString());
    app::NotesFile fourth(scene.path(), user);
    QVERIFY(fourth.load().machine.isNone());
}

void OneStorageTest::ONE_02_badKnobsInASidecarAreRefused()
{
    const QByteArray head = R"({"vitrine": 1, "kind": "notes", "capture": {}, "knobs": )";
    QVERIFY(app::parseNotes(head + R"({"ftq.depth": "8"}})").hasValue());
    QVERIFY(!app::parseNotes(head + "3}"));
    QVERIFY(!app::parseNotes(head + R"({"ftq.depth": {}}})"));
}

namespace {

/// As the window saves it, and as the window and the command line read it again.
captures::MachineFile reopened(const test::MixedScene& scene, const core::MachineConfig& config)
{
    app::NotesFile file(scene.path(), scene.folder().filePath("user"));
    (void)file.load();
    file.setMachine(captures::chosenMachine(config));
    CORE_CHECK(file.save({}).problem.isEmpty(), "the sidecar is written");
    return captures::captureMachine(scene.path().toStdString(), {}, nullptr);
}

} // namespace

void OneStorageTest::BYP_15_energiesComeBackFromTheSidecar()
{
    const test::MixedScene scene;
    core::MachineConfig config;
    config.energies.set({"ALU", 250, 30, 0, 400});
    config.energies.set({"ZED", 1, 2, 3, 4}); // parts that join come back in another order
    config.energies.set({"FFS", 0, 0, 0, 700});
    const captures::MachineFile machine = reopened(scene, config);
    QVERIFY(machine.warnings.empty());
    QVERIFY(machine.config.energies == config.energies);
    QVERIFY(machine.config == config);
    QVERIFY(reopened(scene, {}).config.energies == core::illustrativeEnergies());
    QFile sidecar(QString::fromStdString(captures::sidecarPlaces(scene.path().toStdString(), {}, {}).front().string()));
    QVERIFY(sidecar.open(QIODevice::ReadOnly));
    QVERIFY(!sidecar.readAll().contains("energy")); // that of Vitrine is not kept
}

void OneStorageTest::BYP_13_statesOfPartsComeBackFromTheSidecar()
{
    const test::MixedScene scene;
    core::MachineConfig config;
    config.powerChoices = {{"sp.0.A0", core::PowerState::Off}, {"sp.1.AG-B", core::PowerState::Reduced}};
    const captures::MachineFile machine = reopened(scene, config);
    QVERIFY(machine.warnings.empty());
    QVERIFY(machine.config == config);
    config.processors->spCount = 1; // sp.1 is no part any more
    QCOMPARE(reopened(scene, config).config.powerChoices.size(), std::size_t{1});
}

void OneStorageTest::BYP_13_statesThatCantBeAreWarnedOf()
{
    const test::MixedScene scene;
    core::MachineConfig config;
    config.powerChoices = {{"cu", core::PowerState::Off}};
    const captures::MachineFile machine = reopened(scene, config);
    QCOMPARE(test::english(machine.warnings),
             std::vector<std::string>{"power: without cu no pixel is written: the machine decides of all parts"});
    QVERIFY(machine.config.powerChoices.empty());
}

void OneStorageTest::BYP_15_badEnergiesAndStatesInASidecarAreRefused()
{
    const QByteArray head = R"({"vitrine": 1, "kind": "notes", "capture": {}, "knobs": {"ftq.depth": "8"}, )";
    const auto error = [&](const QByteArray& rest) {
        const auto read = app::parseNotes(head + rest + "}");
        return read ? QString() : QString::fromStdString(read.error().message);
    };
    QCOMPARE(error(R"("energy_illustrative": {"ALU": {"on": 2}})"), QString());
    QCOMPARE(error(R"("energy_illustrative": {"ALU": {"on": -2}})"), QString("energy_illustrative.ALU.on: 0–1000000"));
    QCOMPARE(error(R"("energy_illustrative": 3)"), QString("energy_illustrative: up to 64 parts by name"));
    QCOMPARE(error(R"("power": {"sp.0.A0": "off"})"), QString());
    QCOMPARE(error(R"("power": {"sp.0.A0": "gone"})"), QString("power.sp.0.A0: on, reduced, off"));
    QCOMPARE(error(R"("power": [])"), QString("power: up to 1024 parts by name"));
}

VITRINE_TEST(OneStorageTest, QCoreApplication)
#include "tst_one_storage.moc"
