// SPDX-License-Identifier: Apache-2.0
// Native code runs when the user has allowed its very bytes, and never else.
#include "app/plugins/plugin_folder.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/english.h"
#include "tests/harness/test_class.h"
#include "tests/plugins/bad_plugins.h"
#include "tests/plugins/plugin_folders.h"

#include <QtTest>

using namespace vitrine;
using namespace vitrine::app;
using namespace vitrine::test;

namespace {

Plugins load(const PluginFolders& folders)
{
    const std::vector<std::filesystem::path> where{folders.plugins().toStdString()};
    return loadPlugins(where, PluginTrust::read(PluginTrust::usersFile()));
}

void decide(const QString& path, PluginDecision decision)
{
    PluginTrust trust = PluginTrust::read(PluginTrust::usersFile());
    trust.decide(*core::readPluginFile(path.toStdString()), decision);
    const auto saved = trust.save();
    QVERIFY2(saved, saved ? "" : saved.error().message.english().c_str());
}

} // namespace

class PluginTrustTest : public QObject {
    Q_OBJECT
private slots:
    void unknownCodeIsNotRun();
    void allowedCodeIsRun();
    void changedContentsAskAgain();
    void deniedStaysDenied();
    void damagedSettingsAllowNothing_data();
    void damagedSettingsAllowNothing();
    void settingsThatCannotBeWrittenAreTold();
    void aRefusedPluginDoesNotStopTheNext();
    void machinesTakeThePlugins();
    void presetsBringTheirOwnUnits();
};

void PluginTrustTest::unknownCodeIsNotRun()
{
    const PluginFolders folders;
    const QString path = folders.install(badPlugin("none"), "a.so");
    const Plugins plugins = load(folders);
    QVERIFY(!folders.hasRun());
    QVERIFY(!plugins.units);
    QCOMPARE(plugins.found.size(), std::size_t{1});
    QCOMPARE(plugins.found[0].state, PluginState::Waiting);
    QCOMPARE(plugins.found[0].file.hash.size(), std::size_t{64});
    QCOMPARE(test::english(plugins.warnings()),
             std::vector<std::string>{path.toStdString() + " is not loaded, because you have not allowed it"});
}

void PluginTrustTest::allowedCodeIsRun()
{
    const PluginFolders folders;
    decide(folders.install(badPlugin("none"), "a.so"), PluginDecision::Allow);
    QVERIFY(!folders.hasRun()); // Permission alone loads nothing.
    const Plugins plugins = load(folders);
    QVERIFY(folders.hasRun());
    QVERIFY(plugins.units && plugins.units->named("Same"));
    QCOMPARE(plugins.found[0].state, PluginState::Loaded);
    QCOMPARE(plugins.found[0].units, std::vector<std::string>{"Same on port 4"});
    QVERIFY(plugins.warnings().empty());
}

void PluginTrustTest::changedContentsAskAgain()
{
    const PluginFolders folders;
    decide(folders.install(badPlugin("none"), "a.so"), PluginDecision::Allow);
    folders.install(badPlugin("restless"), "a.so");
    QCOMPARE(load(folders).found[0].state, PluginState::Waiting);
    QVERIFY(!folders.hasRun());
    // Equal bytes under another name are another file.
    folders.install(badPlugin("none"), "b.so");
    QCOMPARE(load(folders).found[1].state, PluginState::Waiting);
    QVERIFY(!folders.hasRun());
    folders.install(badPlugin("none"), "a.so");
    QCOMPARE(load(folders).found[0].state, PluginState::Loaded);
}

void PluginTrustTest::deniedStaysDenied()
{
    const PluginFolders folders;
    const QString path = folders.install(badPlugin("none"), "a.so");
    decide(path, PluginDecision::Deny);
    for (int start = 0; start < 2; ++start) {
        const Plugins plugins = load(folders);
        QCOMPARE(plugins.found[0].state, PluginState::Denied);
        QVERIFY(plugins.warnings().empty());
        QVERIFY(!folders.hasRun());
    }
    decide(path, PluginDecision::None);
    QCOMPARE(load(folders).found[0].state, PluginState::Waiting);
}

void PluginTrustTest::damagedSettingsAllowNothing_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"vitrine\": 1, ");
    QTest::newRow("binary") << QByteArray("\x00\xff\x80", 3);
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("another kind") << QByteArray(R"({"vitrine": 1, "kind": "machine", "files": []})");
    QTest::newRow("another version") << QByteArray(R"({"vitrine": 2, "kind": "plugins", "files": []})");
    QTest::newRow("no list") << QByteArray(R"({"vitrine": 1, "kind": "plugins", "files": {}})");
    QTest::newRow("numbers") << QByteArray(R"({"vitrine": 1, "kind": "plugins", "files": [7]})");
    QTest::newRow("short hash") << QByteArray(
        R"({"vitrine": 1, "kind": "plugins", "files": [{"path": "/a", "sha256": "00", "decision": "allowed"}]})");
    QTest::newRow("huge") << QByteArray(2 << 20, ' ');
    QTest::newRow("deep") << QByteArray(100000, '[');
}

void PluginTrustTest::damagedSettingsAllowNothing()
{
    QFETCH(const QByteArray, text);
    const PluginFolders folders;
    const QString path = folders.install(badPlugin("none"), "a.so");
    QDir().mkpath(QFileInfo(folders.settings()).path());
    QFile file(folders.settings());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const PluginTrust trust = PluginTrust::read(PluginTrust::usersFile());
    QVERIFY(QString::fromStdString(trust.warning()).startsWith(folders.settings() + " "));
    QVERIFY(QString::fromStdString(trust.warning()).endsWith(": no plugin is allowed until you are asked again"));
    QCOMPARE(load(folders).found[0].state, PluginState::Waiting);
    QVERIFY(!folders.hasRun());
    decide(path, PluginDecision::Allow); // mends the file
    QCOMPARE(load(folders).found[0].state, PluginState::Loaded);
}

void PluginTrustTest::settingsThatCannotBeWrittenAreTold()
{
    const PluginFolders folders;
    QFile inTheWay(folders.config());
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const auto saved = PluginTrust::read(PluginTrust::usersFile()).save();
    QVERIFY(!saved);
    QVERIFY(QString::fromStdString(saved.error().message).endsWith("can't be written"));
}

void PluginTrustTest::aRefusedPluginDoesNotStopTheNext()
{
    const PluginFolders folders;
    decide(folders.install(badPlugin("old_version"), "a.so"), PluginDecision::Allow);
    QDir().mkpath(folders.plugins() + "/b.so");
    decide(folders.install(badPlugin("none"), "c.so"), PluginDecision::Allow);
    folders.install(badPlugin("none"), "notes.txt");
    const Plugins plugins = load(folders);
    QCOMPARE(plugins.found.size(), std::size_t{3});
    QCOMPARE(plugins.found[0].state, PluginState::Refused);
    QCOMPARE(plugins.found[1].state, PluginState::Refused);
    QCOMPARE(plugins.found[2].state, PluginState::Loaded);
    QCOMPARE(plugins.warnings().size(), std::size_t{2});
    QCOMPARE(plugins.warnings()[1], (folders.plugins() + "/b.so is no file").toStdString());
}

void PluginTrustTest::machinesTakeThePlugins()
{
    const PluginFolders folders;
    decide(folders.install(badPlugin("none"), "a.so"), PluginDecision::Allow);
    const auto units = load(folders).units;
    core::MachineConfig config;
    core::useUnits(config, units);
    QCOMPARE(config.devices->devPresent, 0b10111u); // TEX, FFS, FFP and port 4
    core::useUnits(config, nullptr);
    QVERIFY(config == core::MachineConfig{});
    config.devices->devPresent = 0b0001; // chosen
    core::useUnits(config, units);
    QCOMPARE(config.devices->devPresent, 0b0001u);
    core::MachineConfig sequential = core::presetConfig(core::Preset::Prog);
    core::useUnits(sequential, units);
    QCOMPARE(sequential.devices->devPresent, 0b0001u);
    QVERIFY(core::checkConfig(sequential));
}

void PluginTrustTest::presetsBringTheirOwnUnits()
{
    const PluginFolders folders;
    decide(folders.install(badPlugin("none"), "a.so"), PluginDecision::Allow);
    const auto units = load(folders).units;
    const auto devicesOn = [](core::MachineConfig config, std::string_view preset) {
        return core::setKnob(config, "preset", preset) ? config.devices->devPresent : 0;
    };
    const core::MachineConfig par = core::presetConfig(core::Preset::Par, units);
    QCOMPARE(par.devices->devPresent, 0b10111u); // TEX, FFS, FFP and port 4
    for (const char* preset : {"PROG", "SEQ"})
        QCOMPARE(devicesOn(par, preset), 0b00001u);
    const core::MachineConfig prog = core::presetConfig(core::Preset::Prog, units);
    QCOMPARE(devicesOn(prog, "SEQ"), 0b00001u);
    QCOMPARE(devicesOn(prog, "PAR"), 0b10111u);
    core::MachineConfig without = par;
    QVERIFY(core::setKnob(without, "dev.present", "TEX,FFS,FFP"));
    QCOMPARE(devicesOn(without, "PAR"), 0b00111u); // as chosen
    QCOMPARE(devicesOn(without, "PROG"), 0b00001u);
    core::MachineConfig chosen = par;
    QVERIFY(core::setKnob(chosen, "dev.present", "TEX,FFB"));
    QCOMPARE(devicesOn(chosen, "PROG"), 0b01001u);
}

VITRINE_TEST(PluginTrustTest, QCoreApplication)
#include "tst_plugin_trust.moc"
