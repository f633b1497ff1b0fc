// SPDX-License-Identifier: Apache-2.0
// BYP-13…BYP-16: states that the user chose for parts of the machine.
#include "core/gpu/energy_cost.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/power_choices.h"
#include "core/gpu/presets.h"
#include "core/gpu/timed_gpu.h"
#include "core/gpu/untimed_gpu.h"
#include "tests/gpu/random_scene.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/bypass_bench.h"
#include "tests/spec/byp/power_bench.h"

#include <QtTest>

#include <algorithm>
#include <random>

using namespace vitrine::core;
using namespace vitrine::byptest;

namespace {

constexpr PowerState kOn = PowerState::On, kReduced = PowerState::Reduced, kOff = PowerState::Off;

MachineConfig processorWith(const PowerChoices& choices)
{
    MachineConfig config = oneProcessor();
    config.powerChoices = choices;
    return config;
}

Names gatedNames(const MachineConfig& config)
{
    const PowerDomains domains(powerLayout(config));
    BypassGating gating = bypassGating(config);
    gating.chosen = chosenStates(domains, config.powerChoices);
    return vitrine::byptest::gatedNames(domains, gating);
}

std::vector<std::byte> picture(Gpu& gpu, const RandomScene& scene)
{
    for (const DrawCommand& command : scene.draws)
        CORE_CHECK(gpu.draw(command).hasValue(), "a draw of the scene is drawn");
    return DrawBench::contents(gpu.memory(), scene.bench.targets);
}

/// For every third part some state, without what the machine needs.
PowerChoices someChoices(const MachineConfig& config, std::mt19937& random)
{
    MachineConfig with = config;
    const PowerDomains domains(powerLayout(config));
    for (const PowerDomain& domain : domains.all())
        if (isSwitched(domain.kind) && random() % 3 == 0)
            with.powerChoices[domain.name] = std::array{kOn, kReduced, kOff}[random() % 3];
    while (!refusedChoices(with).empty())
        with.powerChoices.erase(std::next(with.powerChoices.begin(), random() % with.powerChoices.size()));
    return with.powerChoices;
}

} // namespace

Q_DECLARE_METATYPE(PowerChoices)

class BypPowerChoicesTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_13_partsAreSoFromTheFirstCycleOn_data();
    void BYP_13_partsAreSoFromTheFirstCycleOn();
    void BYP_13_theLastPlaceForWorkIsRefused_data();
    void BYP_13_theLastPlaceForWorkIsRefused();
    void BYP_13_whatIsOfNoPartSaysNothing();
    void BYP_14_gatingLeavesThemAlone();
    void BYP_14_verticesKeepComing();
    void BYP_14_inTheMachineToo();
    void BYP_15_reducedPartsTakeReducedEnergy();
    void BYP_16_theyChangeNoPixels_data();
    void BYP_16_theyChangeNoPixels();
};

void BypPowerChoicesTest::BYP_13_partsAreSoFromTheFirstCycleOn_data()
{
    QTest::addColumn<PowerChoices>("choices");
    QTest::addColumn<std::vector<std::uint64_t>>("items"); ///< of an instruction of eight vertices
    using Items = std::vector<std::uint64_t>;
    QTest::newRow("nothing") << PowerChoices{} << Items{2, 2, 2, 2};
    QTest::newRow("on") << PowerChoices{{"sp.0.A0", kOn}} << Items{2, 2, 2, 2};
    QTest::newRow("A0 off: three work") << PowerChoices{{"sp.0.A0", kOff}} << Items{0, 3, 3, 2};
    QTest::newRow("A0 reduced: three work") << PowerChoices{{"sp.0.A0", kReduced}} << Items{0, 3, 3, 2};
    QTest::newRow("group B off: A0 A1 remain") << PowerChoices{{"sp.0.AG-B", kOff}} << Items{4, 4, 0, 0};
    QTest::newRow("B0 on in group B, off") << PowerChoices{{"sp.0.AG-B", kOff}, {"sp.0.B0", kOn}} << Items{4, 4, 0, 0};
    QTest::newRow("A1 and group B") << PowerChoices{{"sp.0.A1", kOff}, {"sp.0.AG-B", kReduced}} << Items{8, 0, 0, 0};
}

void BypPowerChoicesTest::BYP_13_partsAreSoFromTheFirstCycleOn()
{
    QFETCH(PowerChoices, choices);
    QFETCH(std::vector<std::uint64_t>, items);
    DrawBench bench({4, 4});
    NotedRun noted(bench.memory, processorWith(choices));
    noted.draw(eightVertices(bench).finished());
    const Cycle cycles = noted.run.gpu.machine().cycle();
    const EnergyLedger ledger = noted.run.gpu.energy();
    const char* alus[] = {"sp.0.A0", "sp.0.A1", "sp.0.B0", "sp.0.B1"};
    for (std::size_t alu = 0; alu < items.size(); ++alu)
        QCOMPARE(energyOf(ledger, alus[alu]).account.operations, items[alu]);
    for (const auto& [part, state] : choices) {
        const bool isOutdone = part == "sp.0.B0"; // by its group
        const PowerAccount& account = energyOf(ledger, part).account;
        QCOMPARE(account.on, state == kOn && !isOutdone ? cycles : 0);
        QCOMPARE(account.reduced, state == kReduced ? cycles : 0);
        QCOMPARE(account.off, state == kOff || isOutdone ? cycles : 0);
    }
    QCOMPARE(energyOf(ledger, "sp.0.TPB-B").account.on, cycles); // Each leaves the others unchanged.
    QVERIFY(noted.notes.power.empty());
    QVERIFY(noted.notes.warnings.empty());
}

void BypPowerChoicesTest::BYP_13_theLastPlaceForWorkIsRefused_data()
{
    QTest::addColumn<QStringList>("knobs");
    QTest::addColumn<PowerChoices>("choices");
    QTest::addColumn<QString>("says"); ///< nothing: it is not refused
    const QString vertices = "power: no processor is left for vertices: that takes an ALU, TPB-A, IB-A and RFB-A of "
                             "one, on";
    const QString fragments = "power: no processor is left for fragments: that takes an ALU, TPB-B, IB-B and RFB-B of "
                              "one, on";
    const PowerChoices noAlu{{"sp.0.AG-A", kOff}, {"sp.0.AG-B", kOff}};
    const auto row = [](const char* name, const QStringList& knobs, const PowerChoices& choices, const QString& says) {
        QTest::newRow(name) << knobs << choices << says;
    };
    row("all ALUs of one", {"sp.count=1"}, noAlu, vertices + "; " + fragments);
    row("one by one", {"sp.count=1"}, {{"sp.0.A0", kOff}, {"sp.0.A1", kReduced}, {"sp.0.B0", kOff}, {"sp.0.B1", kOff}},
        vertices + "; " + fragments);
    row("there is another one", {}, noAlu, {});
    row("the other one is not enabled", {"sp.enabled=0"}, noAlu, vertices + "; " + fragments);
    row("none is enabled anyway", {"sp.enabled=none"}, noAlu, {});
    row("packing buffers", {}, {{"sp.0.TPB-A", kReduced}, {"sp.1.IB-A", kOff}}, vertices);
    row("an input bus", {"sp.count=1"}, {{"sp.0.IB-B", kOff}}, fragments);
    row("fragments are nowhere else", {"sp.count=1", "bypass.mode=force"}, {{"sp.0.IB-B", kOff}}, {});
    row("none on SEQ", {"preset=SEQ"}, {{"sp.0.IB-B", kOff}, {"sp.1.IB-B", kOff}}, {});
    row("vertices have group A alone", {"sp.count=1", "sched.share=space"}, {{"sp.0.AG-A", kOff}}, vertices);
    row("fragments have the rest", {"sp.count=1", "sched.share=space"}, {{"sp.0.AG-B", kOff}}, fragments);
    row("the color updater", {}, {{"cu", kReduced}}, "power: without cu no pixel is written");
    row("the color updater, on", {}, {{"cu", kOn}}, {});
    row("the FIFO of the bypass", {}, {{"sp.0.RFB-B", kOff}},
        "power: sp.0.RFB-B is the queue of the bypass to cu, unless bypass.mode is off");
    row("another bank", {}, {{"sp.1.RFB-B", kOff}}, {});
    row("without bypass", {"bypass.mode=off"}, {{"sp.0.RFB-B", kOff}}, {});
}

void BypPowerChoicesTest::BYP_13_theLastPlaceForWorkIsRefused()
{
    QFETCH(QStringList, knobs);
    QFETCH(PowerChoices, choices);
    QFETCH(QString, says);
    MachineConfig config;
    for (const QString& knob : knobs)
        QVERIFY(setKnob(config, knob.section('=', 0, 0).toStdString(), knob.section('=', 1).toStdString()));
    config.powerChoices = choices;
    const auto checked = checkConfig(config);
    QCOMPARE(checked ? QString() : QString::fromStdString(checked.error().message), says);
}

void BypPowerChoicesTest::BYP_13_whatIsOfNoPartSaysNothing()
{
    MachineConfig config;
    config.powerChoices = {{"sp.1.A0", kOff}, {"sp.7.A0", kOff}, {"tex", kOff}, {"nothing", kOff}};
    QCOMPARE(validChoices(config).size(), std::size_t{1});
    QVERIFY(checkConfig(config));
    Memory memory;
    const TimedGpu gpu(memory, config);
    const std::vector<PowerState> states = gpu.powerManager().states();
    QCOMPARE(std::ranges::count(states, kOff), std::ptrdiff_t{1});
}

void BypPowerChoicesTest::BYP_14_gatingLeavesThemAlone()
{
    MachineConfig config;
    config.power->powerGating = PowerGating::Group;
    config.powerChoices = {{"sp.0.AG-B", kOn}, {"sp.1.TPB-B", kReduced}};
    QCOMPARE(gatedNames(config), (Names{"sp.0.IB-B", "sp.0.TPB-B", "sp.1.AG-B", "sp.1.IB-B", "sp.1.RFB-B"}));
    config.power->powerGating = PowerGating::Off;
    QCOMPARE(gatedNames(config), Names{});
}

void BypPowerChoicesTest::BYP_14_verticesKeepComing()
{
    const Names buffers{"sp.0.IB-B", "sp.0.TPB-B"};
    const auto expected = [&](Names alus) {
        alus.insert(alus.end(), buffers.begin(), buffers.end());
        std::sort(alus.begin(), alus.end());
        return alus;
    };
    MachineConfig config = processorWith({{"sp.0.AG-A", kOff}});
    config.power->powerGating = PowerGating::Group;
    QCOMPARE(gatedNames(config), expected({})); // Group B stays in its place.
    config.powerChoices = {{"sp.0.A0", kOff}};
    QCOMPARE(gatedNames(config), expected({"sp.0.AG-B"}));
    // 1:1: two of the ALUs keep the vertices coming.
    config.power->powerGating = PowerGating::Alu;
    QCOMPARE(gatedNames(config), expected({"sp.0.B1"}));
    config.powerChoices = {{"sp.0.AG-A", kReduced}};
    QCOMPARE(gatedNames(config), expected({}));
    config.processors->schedShare = SchedShare::Space; // Group A has the vertices, whatever it can do.
    config.powerChoices = {{"sp.0.A0", kOff}};
    QCOMPARE(gatedNames(config), expected({"sp.0.B0", "sp.0.B1"}));
}

void BypPowerChoicesTest::BYP_14_inTheMachineToo()
{
    DrawBench bench({8, 8});
    const std::vector<DrawCommand> draws{triangle(bench, kFlatProgram, 0), triangle(bench, kDependent, 1)};
    MachineConfig config = withMode(BypassMode::Auto);
    config.processors->spCount = 1;
    config.power->powerGating = PowerGating::Group;
    config.powerChoices = {{"sp.0.AG-A", kOff}, {"sp.0.TPB-B", kOn}};
    NotedRun noted(bench.memory, config);
    for (const DrawCommand& command : draws)
        noted.draw(command);
    QVERIFY(noted.notes.decisions.front().isBypassed);
    QVERIFY(!noted.notes.decisions.back().isBypassed);
    QCOMPARE(noted.changedTo(kOff), Names{"sp.0.IB-B"});
    QCOMPARE(noted.changedTo(kOn), Names{"sp.0.IB-B"});
    QVERIFY(noted.picture(bench) == pictureOf(bench, draws, withMode(BypassMode::Off)));
}

void BypPowerChoicesTest::BYP_15_reducedPartsTakeReducedEnergy()
{
    DrawBench bench({4, 4});
    TimedGpu gpu(bench.memory, processorWith({{"sp.0.AG-B", kReduced}, {"sp.0.TPB-B", kReduced}, {"sp.0.IB-B", kOff}}));
    QVERIFY(gpu.draw(eightVertices(bench).finished()));
    const Cycle cycles = gpu.machine().cycle();
    QVERIFY(cycles > 10);
    const EnergyLedger ledger = gpu.energy();
    QCOMPARE(energyOf(ledger, "sp.0.B0").all(), cycles * Energy{30});
    QCOMPARE(energyOf(ledger, "sp.0.A0").standing, cycles * Energy{100});
    QCOMPARE(energyOf(ledger, "sp.0.TPB-B").all(), cycles * Energy{15});
    QCOMPARE(energyOf(ledger, "sp.0.IB-B").all(), Energy{0});
    QCOMPARE(energyOf(ledger, "sp.0.AG-B").all(), Energy{0}); // A switch.
}

void BypPowerChoicesTest::BYP_16_theyChangeNoPixels_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 48; ++seed)
        QTest::addRow("%u", seed) << seed;
}

void BypPowerChoicesTest::BYP_16_theyChangeNoPixels()
{
    QFETCH(unsigned, seed);
    const RandomScene scene(seed, 4);
    Memory memory = scene.bench.memory;
    UntimedGpu untimed(memory);
    const std::vector<std::byte> expected = picture(untimed, scene);
    std::mt19937 random(seed);
    for (int run = 0; run < 3; ++run) {
        MachineConfig config;
        config.processors->spCount = 1 + random() % 4;
        config.segments->segMode = random() % 2 == 0 ? SegmentMode::Pull : SegmentMode::Segment;
        config.processors->schedShare = random() % 3 == 0 ? SchedShare::Space : SchedShare::Time;
        config.processors->schedPolicy = static_cast<SchedulingPolicy>(random() % 3);
        config.processors->fragmentsPerTask = std::array{1u, 4u, 16u}[random() % 3];
        config.bypass->bypassMode = random() % 3 == 0 ? BypassMode::Off : BypassMode::Auto;
        config.power->powerGating = static_cast<PowerGating>(random() % 3);
        config.processors->alusPerGroup = 1 + random() % 3;
        config.processors->groups = 2 + random() % 2;
        config.powerChoices = someChoices(config, random);
        Memory timedMemory = scene.bench.memory;
        TimedGpu timed(timedMemory, config);
        QVERIFY2(picture(timed, scene) == expected, qPrintable(QString::number(run)));
    }
}

VITRINE_TEST(BypPowerChoicesTest, QCoreApplication)
#include "tst_byp_power_choices.moc"
