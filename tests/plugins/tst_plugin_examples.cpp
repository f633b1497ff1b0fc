// SPDX-License-Identifier: Apache-2.0
// The plugins in plugins/, built as their authors would: against the installed SDK, without Vitrine's sources.
#include "app/plugins/plugin_folder.h"
#include "captures/store/capture_reader.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/gpu/energy_cost.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/session/call_troubles.h"
#include "core/session/replay.h"
#include "tests/cli/cli_run.h"
#include "tests/desktop/external_tool.h"
#include "tests/harness/places.h"
#include "tests/harness/test_class.h"
#include "tests/plugins/bad_plugins.h"
#include "tests/plugins/plugin_folders.h"

using namespace vitrine;
using namespace vitrine::test;

namespace {

struct ShownFrame {
    core::Picture picture;
    std::map<std::uint64_t, core::Text> warnings;
    [[nodiscard]] QList<int> pixel(std::uint32_t x, std::uint32_t y) const
    {
        const std::size_t first = (std::size_t{y} * picture.width + x) * 4;
        return {picture.rgba[first], picture.rgba[first + 1], picture.rgba[first + 2]};
    }
};

/// A frame of the sample on the machine with all plugins that the user allows.
ShownFrame show(std::size_t frame, core::Timing timing)
{
    std::vector<core::Text> ignored;
    core::MachineConfig config;
    core::useUnits(config, app::usersPlugins(ignored).units);
    auto capture = captures::CaptureReader::open(kPluginSample.toStdString());
    core::Replay replay(**capture, config, timing);
    const auto arrived = replay.seek((*capture)->frames()[frame].endCallIndex + 1);
    return arrived ? ShownFrame{replay.picture(core::Attachment::Color), replay.troubles().calls()} : ShownFrame{};
}

} // namespace

class PluginExamplesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void withoutThemTheRestIsShown();
    void examplesAreShort();
    void theyAreBuiltAgainstTheSdkAlone();
    void commandLineAllowsAndDenies();
    void theirUnitsDraw();
    void machinesChooseThem();
    void theirEnergyCountsBesideASharedComputation();
    void ONE_04_timedEqualsUntimed();
    void ONE_03_verifyIsContent();
    void ONE_03_verifyFlagsARestlessPlugin();

private:
    [[nodiscard]] QString installed(const QString& name) const { return m_folders.plugins() + "/" + name; }
    void allowAll();

    PluginFolders m_folders;
};

void PluginExamplesTest::initTestCase()
{
    if (!QFile::exists(VITRINE_CMAKE))
        QSKIP("CMake, which builds plugins, is not there any more");
    const QString sdk = m_folders.path("sdk");
    QCOMPARE(runTool(VITRINE_CMAKE, {"--install", VITRINE_BUILD_DIR, "--prefix", sdk, "--component", "sdk"}).code, 0);
    QVERIFY(QFile::exists(sdk + "/include/vitrine/unit.h"));
}

void PluginExamplesTest::withoutThemTheRestIsShown()
{
    const ShownFrame shown = show(2, core::Timing::Untimed);
    QCOMPARE(shown.pixel(40, 190), (QList{239, 108, 87})); // the card
    QCOMPARE(shown.pixel(300, 90), (QList{24, 30, 42}));   // what the palette would cover
    QStringList said;
    for (const auto& [call, sentence] : shown.warnings)
        said << QString::fromStdString(sentence);
    const QString text = said.join('\n');
    QVERIFY2(text.contains("calls a unit that this machine has not: ffPalette; the plugin that brings it is missing "
                           "or not allowed"),
             qPrintable(text));
    QVERIFY(text.contains("calls a unit that this machine has not: ffFresnel"));
    QCOMPARE(said.size(), 2);
}

void PluginExamplesTest::examplesAreShort()
{
    for (const char* name : {"fresnel/fresnel.cpp", "palette/palette.c"}) {
        QFile file(test::sourceFile("plugins/") + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().count('\n') < 200);
    }
}

void PluginExamplesTest::theyAreBuiltAgainstTheSdkAlone()
{
    for (const QString name : {"fresnel", "palette"}) {
        const QString from = m_folders.path("sdk/share/doc/vitrine/examples/plugins/" + name);
        const QString build = m_folders.path("build-" + name);
        QCOMPARE(runTool(VITRINE_CMAKE, {"-S", from, "-B", build, "-DCMAKE_PREFIX_PATH=" + m_folders.path("sdk")}).code,
                 0);
        QCOMPARE(runTool(VITRINE_CMAKE, {"--build", build}).code, 0);
        QCOMPARE(runTool(VITRINE_CMAKE, {"--install", build}).code, 0);
        QVERIFY(QFile::exists(installed(name + ".so")));
    }
}

void PluginExamplesTest::commandLineAllowsAndDenies()
{
    if (!QFile::exists(installed("fresnel.so")))
        QSKIP("the examples were not built");
    const auto stateOf = [](std::size_t index) {
        return runCli({"plugin", "list", "--json"}).json()["plugins"][index].value("state", "");
    };
    QCOMPARE(stateOf(0), std::string("waiting"));
    QCOMPARE(runCli({"plugin", "deny", "fresnel.so"}).code, 0);
    QCOMPARE(stateOf(0), std::string("denied"));
    QCOMPARE(runCli({"plugin", "allow", "fresnel.so"}).code, 0);
    QCOMPARE(runCli({"plugin", "allow", installed("palette.so")}).code, 0);
    QCOMPARE(stateOf(0), std::string("loaded"));
    QCOMPARE(stateOf(1), std::string("loaded"));
    const CliRun missing = runCli({"plugin", "allow", "/no/such.so"});
    QCOMPARE(missing.code, 3);
    QCOMPARE(missing.error, QByteArray("vitrine-cli: /no/such.so: /no/such.so is not there\n"));
    QCOMPARE(runCli({"plugin"}).code, 2);
}

void PluginExamplesTest::allowAll()
{
    for (const char* name : {"fresnel.so", "palette.so"})
        QCOMPARE(runCli({"plugin", "allow", QString::fromLatin1(name)}).code, 0);
}

void PluginExamplesTest::theirUnitsDraw()
{
    allowAll();
    const ShownFrame gradient = show(1, core::Timing::Untimed);
    QVERIFY(gradient.warnings.empty());
    // Row 60 is 179.5 of 240 from below: 0.748 of three steps, 0.244 of the way from amber to cream.
    QCOMPARE(gradient.pixel(300, 60), (QList{246, 196, 91}));
    const ShownFrame bands = show(2, core::Timing::Untimed);
    QCOMPARE(bands.pixel(300, 10), (QList{244, 238, 222}));
    QCOMPARE(bands.pixel(300, 90), (QList{247, 183, 49}));
    QCOMPARE(bands.pixel(300, 150), (QList{69, 123, 235}));
    QCOMPARE(bands.pixel(300, 230), (QList{24, 30, 42}));
    // In the middle of the ball the surface faces the eye: 0.96 of teal and 0.04 of lilac.
    QCOMPARE(bands.pixel(176, 114), (QList{43, 164, 157}));
}

// Such a machine has a catalog of its own, which nobody else keeps.
void PluginExamplesTest::theirEnergyCountsBesideASharedComputation()
{
    allowAll();
    std::vector<core::Text> ignored;
    core::MachineConfig config = core::presetConfig(core::Preset::Par);
    core::useUnits(config, app::usersPlugins(ignored).units);
    const core::EnergyTable alone = core::energyTable(config);
    QVERIFY(alone.find("Fresnel"));
    config.colorEngine->sharedCompute = 1;
    const core::EnergyTable shared = core::energyTable(config);
    QVERIFY(shared.find("Fresnel"));
    QCOMPARE(shared.find("Fresnel")->operation, alone.find("Fresnel")->operation);
}

void PluginExamplesTest::machinesChooseThem()
{
    allowAll();
    const auto devicesOf = [](const QStringList& settings) {
        const CliRun run =
            runCli(QStringList{"state", kPluginSample, "--draw", "1", "--cycle", "5", "--json"} + settings);
        return run.out.contains("\"fresnel\"") + 2 * run.out.contains("\"palette\"");
    };
    QCOMPARE(devicesOf({}), 3);
    QCOMPARE(devicesOf({"--set", "dev.present=TEX,Palette"}), 2);
    QCOMPARE(runCli({"run", kPluginSample, "--set", "preset=PROG"}).code, 1); // its programs do not link there
    QCOMPARE(devicesOf({"--set", "preset=PAR"}), 3);
    QCOMPARE(devicesOf({"--machine", "PROG", "--set", "preset=PAR"}), 3);
    QCOMPARE(devicesOf({"--machine", "PAR"}), 3);
    QCOMPARE(devicesOf({"--machine", "PAR", "--set", "dev.present=TEX,FFS,FFP"}), 0);
    const QString file = m_folders.path("mine.json");
    QFile machine(file);
    QVERIFY(machine.open(QIODevice::WriteOnly));
    machine.write(R"({"vitrine": 1, "kind": "machine", "preset": "PAR", "knobs": {"dev.present": "TEX,Fresnel"}})");
    machine.close();
    QCOMPARE(runCli({"machine", "validate", file}).code, 0);
    QCOMPARE(devicesOf({"--machine", file}), 1);
}

void PluginExamplesTest::ONE_04_timedEqualsUntimed()
{
    allowAll();
    for (const std::size_t frame : {std::size_t{1}, std::size_t{2}}) {
        const ShownFrame timed = show(frame, core::Timing::Timed);
        QVERIFY(!timed.picture.empty());
        QCOMPARE(timed.picture.hash(), show(frame, core::Timing::Untimed).picture.hash());
    }
}

void PluginExamplesTest::ONE_03_verifyIsContent()
{
    allowAll();
    const CliRun run = runCli({"verify", "--replay", kPluginSample});
    QCOMPARE(run.error, QByteArray());
    QCOMPARE(run.code, 0);
}

void PluginExamplesTest::ONE_03_verifyFlagsARestlessPlugin()
{
    m_folders.install(badPlugin("restless"), "restless.so");
    QCOMPARE(runCli({"plugin", "allow", "restless.so"}).code, 0);
    const CliRun run = runCli({"verify", "--replay", kPluginSample});
    QCOMPARE(run.code, 1);
    QVERIFY2(run.error.contains("Unit Same is non-deterministic: two equal requests have different outputs"),
             run.error.constData());
}

VITRINE_TEST(PluginExamplesTest, QCoreApplication)
#include "tst_plugin_examples.moc"
