// SPDX-License-Identifier: Apache-2.0
// BYP-09, BYP-13…BYP-16 and ONE-09: the power of a machine's parts, and the energy that they take.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/power_bench.h"

#include <QtTest>

#include <algorithm>
#include <tuple>

using namespace vitrine::core;
using namespace vitrine::gputest;
using namespace vitrine::hettest;
using namespace vitrine::byptest;

namespace {

PowerDomains domainsOf(std::uint32_t processors, bool sharesSpace = false)
{
    return PowerDomains({processors, AluLayout::alike(2, 2), sharesSpace, true, {}});
}

MachineConfig wakingInTen()
{
    MachineConfig config = oneProcessor();
    config.power->powerWakeCycles = 10;
    return config;
}

struct Changes final : public Observer {
    std::vector<PowerChanged> all;
    std::vector<WarningReported> warnings;
    Cycle firstFragment = kNever;
    QueueId fragmentTasks;
    void onPowerChanged(const PowerChanged& event) override { all.push_back(event); }
    void onWarningReported(const WarningReported& event) override { warnings.push_back(event); }
    void onItemGranted(const ItemGranted& event) override
    {
        if (event.queue == fragmentTasks)
            firstFragment = std::min(firstFragment, event.cycle);
    }
};

/// Of all domains whose names hold `part`, in whole units.
std::uint64_t sumOf(const EnergyLedger& ledger, const std::string& part)
{
    Energy sum = 0;
    for (const DomainEnergy& domain : ledger.domains)
        if (domain.name.find(part) != std::string::npos)
            sum += domain.all();
    return sum / kEnergyUnit;
}

/// In units, of the ALUs A0 … B1.
std::uint64_t aluEnergy(const EnergyLedger& ledger)
{
    std::uint64_t sum = 0;
    for (const char* alu : {".A0", ".A1", ".B0", ".B1"})
        sum += sumOf(ledger, alu);
    return sum;
}
} // namespace

class BypPowerTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_09_alusThatKeepTheVerticesComing();
    void BYP_13_cyclesWithoutSomeAlus_data();
    void BYP_13_cyclesWithoutSomeAlus();
    void BYP_13_aBusyPartIsSwitchedOffWhenItIsIdle();
    void BYP_13_theLastAluForVerticesStays();
    void BYP_13_completedTasksResumeWhereAlusWork_data();
    void BYP_13_completedTasksResumeWhereAlusWork();
    void BYP_13_whatIsNotSwitchedSaysSo();
    void BYP_13_theColorUpdaterWaitsForItsPower();
    void BYP_14_gatedInBypass_data();
    void BYP_14_gatedInBypass();
    void BYP_14_spaceSharingUsesGroupAAlone();
    void BYP_15_energyOfIdleClocks();
    void BYP_15_energyOfADraw();
    void BYP_15_statesAndWaking();
    void BYP_15_fragmentsWaitForTheWake();
    void BYP_15_whateverTheClockDoes();
    void BYP_16_gatingChangesNoPixels();
    void ONE_09_exportsSayIllustrativeAndAddUp();
    void ONE_09_aUnitWithoutAnEntryCountsNothing();
};

void BypPowerTest::BYP_09_alusThatKeepTheVerticesComing()
{
    QCOMPARE(alusNeeded(4, {1, 4}), 1u);
    QCOMPARE(alusNeeded(4, {1, 2}), 2u);
    QCOMPARE(alusNeeded(4, {1, 1}), 2u);
    QCOMPARE(alusNeeded(4, {2, 1}), 3u);
    // 1:1, unit time 2 clocks: group A has the 4 vertices. 2:1, 3 clocks: 8 vertices, of which group A has 6.
    QCOMPARE(verticesPerUnitTime(2, {1, 1}), std::uint64_t{4});
    QCOMPARE(verticesPerUnitTime(3, {2, 1}), std::uint64_t{9}); // Enough for 8.
    QCOMPARE(verticesPerUnitTime(2, {2, 1}), std::uint64_t{6});
}

void BypPowerTest::BYP_13_cyclesWithoutSomeAlus_data()
{
    QTest::addColumn<QStringList>("off");
    QTest::addColumn<unsigned>("clocks"); ///< of one instruction of eight vertices
    QTest::addColumn<std::vector<std::uint64_t>>("items");
    using Items = std::vector<std::uint64_t>;
    QTest::newRow("nothing") << QStringList{} << 2u << Items{2, 2, 2, 2};
    QTest::newRow("A0: three work") << QStringList{"sp.0.A0"} << 3u << Items{0, 3, 3, 2};
    QTest::newRow("group B: A0 A1 remain") << QStringList{"sp.0.AG-B"} << 4u << Items{4, 4, 0, 0};
    QTest::newRow("A1 and group B") << QStringList{"sp.0.A1", "sp.0.AG-B"} << 8u << Items{8, 0, 0, 0};
}

void BypPowerTest::BYP_13_cyclesWithoutSomeAlus()
{
    QFETCH(QStringList, off);
    QFETCH(unsigned, clocks);
    QFETCH(std::vector<std::uint64_t>, items);
    DrawBench bench({4, 4});
    TimedGpu gpu(bench.memory, oneProcessor());
    Changes changes;
    const Subscription subscription = gpu.hub().subscribe(changes);
    for (const QString& name : off)
        QVERIFY(gpu.requestPower(name.toStdString(), PowerState::Off));
    QVERIFY(gpu.machine().runUntil({}));
    QCOMPARE(changes.all.size(), static_cast<std::size_t>(off.size())); // Each leaves the others unchanged.
    for (const PowerChanged& change : changes.all) {
        QVERIFY(off.contains(QString::fromStdString(gpu.powerDomains()[change.domain].name)));
        QCOMPARE(change.state, static_cast<std::uint32_t>(PowerState::Off));
    }
    QVERIFY(gpu.draw(eightVertices(bench).finished()));
    Cycle operations = 0;
    const EnergyLedger ledger = gpu.energy();
    for (std::size_t alu = 0; alu < items.size(); ++alu) {
        const std::string name = std::string("sp.0.") + (alu < 2 ? "A" : "B") + std::to_string(alu % 2);
        QCOMPARE(energyOf(ledger, name).account.operations, items[alu]);
        operations = std::max(operations, items[alu]);
    }
    QCOMPARE(operations, Cycle{clocks});
}

void BypPowerTest::BYP_13_aBusyPartIsSwitchedOffWhenItIsIdle()
{
    DrawBench bench({4, 4});
    auto draft = smallTriangle(bench, sendingProgram(40, 10));
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    RecordedRun run(bench.memory, oneProcessor());
    Changes changes;
    const Subscription subscription = run.gpu.hub().subscribe(changes);
    QVERIFY(run.gpu.submit(draft.finished()));
    const auto works = [&] { return run.lastInterval("sp.0").activity == Activity::Working; };
    QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.counters("ftq").grants == 1; }}));
    const Cycle asked = run.gpu.machine().cycle();
    QVERIFY(run.gpu.requestPower("sp.0.B0", PowerState::Off));
    while (changes.all.empty()) {
        QVERIFY(works());
        QVERIFY(run.gpu.machine().step());
    }
    // The first of the tasks, of 4 pixels and 40 instructions up to its SEND, began in the cycle before.
    QCOMPARE(changes.all.front().cycle, asked + 39);
    QVERIFY(run.gpu.machine().runUntil({}));
    QCOMPARE(changes.all.size(), std::size_t{1});
}

void BypPowerTest::BYP_13_theLastAluForVerticesStays()
{
    DrawBench bench({4, 4});
    RecordedRun run(bench.memory, oneProcessor());
    Changes changes;
    const Subscription subscription = run.gpu.hub().subscribe(changes);
    QVERIFY(run.gpu.submit(smallTriangle(bench, kFlatProgram).finished()));
    QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.occupancy("vtq") > 0; }}));
    for (const char* group : {"sp.0.AG-A", "sp.0.AG-B"})
        QVERIFY(run.gpu.requestPower(group, PowerState::Off));
    QVERIFY(run.gpu.machine().runUntil({}));
    QCOMPARE(changes.warnings.size(), std::size_t{1});
    QCOMPARE(changes.warnings.front().code, WarningCode::PowerRefused);
    QCOMPARE(changes.all.size(), std::size_t{1});
    QCOMPARE(run.field("pmu", "refused"), std::uint64_t{1});
    QCOMPARE(run.field("cu", "samplesWritten"), std::uint64_t{6}); // The draw came to its end.
}

void BypPowerTest::BYP_13_completedTasksResumeWhereAlusWork_data()
{
    QTest::addColumn<QString>("mode");
    QTest::newRow("segments: on the same one, when it has power again") << "segment";
    QTest::newRow("pull: on the other one") << "pull";
}

void BypPowerTest::BYP_13_completedTasksResumeWhereAlusWork()
{
    QFETCH(QString, mode);
    DrawBench bench({16, 4});
    auto draft = bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, {}}, {10.5f, 0.5f, 0, {}}}, sendingProgram());
    draft.state.fragmentTextures[0] = bench.addTexture(1);
    MachineConfig config;
    QVERIFY(setKnob(config, "seg.mode", mode.toStdString()));
    RecordedRun run(bench.memory, config);
    QVERIFY(run.gpu.submit(draft.finished()));
    QVERIFY(run.gpu.machine().runUntil({kNever, [&] { return run.field("sp.0", "requests") > 0; }}));
    for (const char* group : {"sp.0.AG-A", "sp.0.AG-B"})
        QVERIFY(run.gpu.requestPower(group, PowerState::Off));
    QVERIFY(run.gpu.machine().runUntil({run.gpu.machine().cycle() + 500}));
    const std::uint64_t drawn = run.field("cu", "samplesWritten");
    QCOMPARE(drawn == 10, mode == "pull");
    for (const char* group : {"sp.0.AG-A", "sp.0.AG-B"})
        QVERIFY(run.gpu.requestPower(group, PowerState::On));
    QVERIFY(run.gpu.machine().runUntil({}));
    QCOMPARE(run.field("cu", "samplesWritten"), std::uint64_t{10});

    Memory memory = bench.memory;
    TimedGpu gpu(memory, config);
    QVERIFY(gpu.draw(draft.finished()));
    QVERIFY(DrawBench::contents(memory, bench.targets) == DrawBench::contents(run.memory, bench.targets));
}

void BypPowerTest::BYP_13_whatIsNotSwitchedSaysSo()
{
    DrawBench bench({4, 4});
    TimedGpu gpu(bench.memory, oneProcessor());
    QVERIFY(!gpu.requestPower("sp.7.A0", PowerState::Off));
    QVERIFY(!gpu.requestPower("tex", PowerState::Off));
    QVERIFY(!gpu.requestPower("sp.0.A0", PowerState::Waking));
    QVERIFY(gpu.requestPower("sp.0.A0", PowerState::Reduced));
}

void BypPowerTest::BYP_13_theColorUpdaterWaitsForItsPower()
{
    DrawBench bench({4, 4});
    RecordedRun run(bench.memory, oneProcessor());
    QVERIFY(run.gpu.requestPower("cu", PowerState::Off));
    QVERIFY(run.gpu.machine().runUntil({}));
    QVERIFY(run.gpu.submit(smallTriangle(bench, kFlatProgram).finished()));
    QVERIFY(run.gpu.machine().runUntil({run.gpu.machine().cycle() + 200}));
    QCOMPARE(run.field("cu", "samplesWritten"), std::uint64_t{0});
    QCOMPARE(run.lastInterval("cu").reason, StallReason::ResourceBusy);
    QCOMPARE(run.stallChain("cu"), (std::vector<std::string>{"cu", "pmu"}));
    QVERIFY(run.gpu.requestPower("cu", PowerState::On));
    QVERIFY(run.gpu.machine().runUntil({}));
    QCOMPARE(run.field("cu", "samplesWritten"), std::uint64_t{6});
}

void BypPowerTest::BYP_14_gatedInBypass_data()
{
    QTest::addColumn<int>("gating");
    QTest::addColumn<unsigned>("v");
    QTest::addColumn<unsigned>("m");
    QTest::addColumn<unsigned>("fifoBanks");
    QTest::addColumn<QStringList>("off");
    const auto row = [](const char* name, PowerGating gating, unsigned v, unsigned m, unsigned banks,
                        const QStringList& off) { QTest::newRow(name) << int(gating) << v << m << banks << off; };
    const QStringList both{"sp.0.IB-B", "sp.0.TPB-B", "sp.1.IB-B", "sp.1.TPB-B"};
    row("off", PowerGating::Off, 1, 1, 1, {});
    row("group", PowerGating::Group, 1, 1, 1, both + QStringList{"sp.0.AG-B", "sp.1.AG-B", "sp.1.RFB-B"});
    row("alu, 2:1: B1", PowerGating::Alu, 2, 1, 1, both + QStringList{"sp.0.B1", "sp.1.B1", "sp.1.RFB-B"});
    row("alu, 1:1: B0 and B1", PowerGating::Alu, 1, 1, 1,
        both + QStringList{"sp.0.B0", "sp.0.B1", "sp.1.B0", "sp.1.B1", "sp.1.RFB-B"});
    row("both banks are the FIFO", PowerGating::Group, 1, 1, 2, both + QStringList{"sp.0.AG-B", "sp.1.AG-B"});
}

void BypPowerTest::BYP_14_gatedInBypass()
{
    QFETCH(int, gating);
    QFETCH(unsigned, v);
    QFETCH(unsigned, m);
    QFETCH(unsigned, fifoBanks);
    QFETCH(QStringList, off);
    Names expected;
    for (const QString& name : off)
        expected.push_back(name.toStdString());
    std::sort(expected.begin(), expected.end());
    QCOMPARE(gatedNames(domainsOf(2), {static_cast<PowerGating>(gating), {v, m}, fifoBanks}), expected);

    MachineConfig config;
    config.power->powerGating = static_cast<PowerGating>(gating);
    config.processors->schedRatio = {v, m};
    config.bypass->bypassFifoBanks = fifoBanks;
    QCOMPARE(gatedNames(PowerDomains(powerLayout(config)), bypassGating(config)), expected);
}

void BypPowerTest::BYP_14_spaceSharingUsesGroupAAlone()
{
    for (const PowerGating gating : {PowerGating::Group, PowerGating::Alu}) {
        const PowerDomains domains = domainsOf(1, true);
        std::vector<PowerState> states(domains.size(), PowerState::On);
        for (const std::uint32_t domain : gatedInBypass(domains, {gating, {2, 1}, 1}))
            states[domain] = PowerState::Off;
        const ProcessorSwitches switches = switchesOf(domains, states, 0);
        QCOMPARE(switches.alus & domains.layout().alus.all(), domains.layout().alus.group(0));
        QVERIFY(switches.takesVertices && !switches.takesFragments);
    }
}

void BypPowerTest::BYP_15_energyOfIdleClocks()
{
    const PowerDomains domains = domainsOf(1);
    std::vector<PowerAccount> accounts(domains.size());
    for (PowerAccount& account : accounts)
        account.add(PowerState::On, 1000);
    EnergyLedger ledger = ledgerOf(domains, accounts, illustrativeEnergies());
    QCOMPARE(aluEnergy(ledger), std::uint64_t{4000});
    QCOMPARE(aluEnergy(ledger) + sumOf(ledger, "TPB") + sumOf(ledger, "IB-"), std::uint64_t{6000});

    for (const std::uint32_t alu : {2u, 3u}) {
        accounts[domains.alu(0, alu)] = {};
        accounts[domains.alu(0, alu)].add(PowerState::Off, 1000);
    }
    ledger = ledgerOf(domains, accounts, illustrativeEnergies());
    QCOMPARE(aluEnergy(ledger), std::uint64_t{2000});

    for (const std::uint32_t alu : {2u, 3u}) {
        accounts[domains.alu(0, alu)] = {};
        accounts[domains.alu(0, alu)].add(PowerState::Reduced, 1000);
    }
    QCOMPARE(aluEnergy(ledgerOf(domains, accounts, illustrativeEnergies())), std::uint64_t{2600});
}

void BypPowerTest::BYP_15_energyOfADraw()
{
    DrawBench bench({4, 4});
    TimedGpu gpu(bench.memory, oneProcessor());
    QVERIFY(gpu.requestPower("sp.0.AG-B", PowerState::Off));
    QVERIFY(gpu.machine().runUntil({}));
    const EnergyLedger before = gpu.energy();
    QVERIFY(gpu.draw(eightVertices(bench).finished()));
    const EnergyLedger after = gpu.energy();
    const std::uint64_t cycles = gpu.lastDraw().cycles;
    // Eight vertices of one instruction on A0 and A1: 4 operations of 4 each, and the cycles of both.
    QCOMPARE(aluEnergy(after) - aluEnergy(before), 2 * cycles + 32);
    QCOMPARE(energyOf(after, "sp.0.B0").all(), energyOf(before, "sp.0.B0").all());
    QCOMPARE(energyOf(after, "sp.0.RFB-A").all(), Energy{8} * kEnergyUnit);
    QCOMPARE(energyOf(after, "sp.0.RFB-B").all(), Energy{0});
}

void BypPowerTest::BYP_15_statesAndWaking()
{
    DrawBench bench({4, 4});
    TimedGpu gpu(bench.memory, wakingInTen());
    Changes changes;
    const Subscription subscription = gpu.hub().subscribe(changes);
    for (const PowerState state : {PowerState::Reduced, PowerState::Off, PowerState::On}) {
        QVERIFY(gpu.requestPower("sp.0.TPB-A", state));
        QVERIFY(gpu.machine().runUntil({}));
    }
    QCOMPARE(changes.all.size(), std::size_t{4});
    constexpr PowerState expected[]{PowerState::Reduced, PowerState::Off, PowerState::Waking, PowerState::On};
    for (std::size_t i = 0; i < std::size(expected); ++i)
        QCOMPARE(changes.all[i].state, static_cast<std::uint32_t>(expected[i]));
    QCOMPARE(changes.all[3].cycle - changes.all[2].cycle, Cycle{10});
    const PowerAccount account = energyOf(gpu.energy(), "sp.0.TPB-A").account;
    QCOMPARE(account.reduced, changes.all[1].cycle - changes.all[0].cycle);
    QCOMPARE(account.off, changes.all[2].cycle - changes.all[1].cycle);
    QCOMPARE(account.on + account.reduced + account.off, gpu.machine().cycle());
}

void BypPowerTest::BYP_15_fragmentsWaitForTheWake()
{
    for (const char* part : {"sp.0.TPB-B", "sp.0.IB-B", "sp.0.RFB-B"}) {
        DrawBench bench({4, 4});
        RecordedRun run(bench.memory, wakingInTen());
        Changes changes;
        changes.fragmentTasks = run.queue("ftq");
        const Subscription subscription = run.gpu.hub().subscribe(changes);
        QVERIFY(run.gpu.requestPower(part, PowerState::Off));
        QVERIFY(run.gpu.machine().runUntil({}));
        QVERIFY(run.gpu.submit(smallTriangle(bench, kFlatProgram).finished()));
        QVERIFY(run.gpu.machine().runUntil({run.gpu.machine().cycle() + 100}));
        QCOMPARE(changes.firstFragment, kNever);
        const Cycle switched = run.gpu.machine().cycle();
        QVERIFY(run.gpu.requestPower(part, PowerState::On));
        QVERIFY(run.gpu.machine().runUntil({}));
        QVERIFY(changes.firstFragment >= switched + 10 && changes.firstFragment < switched + 20);
        QCOMPARE(run.field("cu", "samplesWritten"), std::uint64_t{6});
    }
}

void BypPowerTest::BYP_15_whateverTheClockDoes()
{
    const auto hashWith = [](const ClockOptions& clock) {
        DrawBench bench({16, 4});
        auto draft = bench.draft(Topology::Lines, {{0.5f, 0.5f, 0, {}}, {9.5f, 0.5f, 0, {}}}, sendingProgram());
        draft.state.fragmentTextures[0] = bench.addTexture(1);
        MachineConfig config;
        config.processors->schedShare = SchedShare::Space;
        TimedGpu gpu(bench.memory, config, {clock, true, false});
        CORE_CHECK(gpu.submit(draft.finished()).hasValue(), "the line is taken");
        for (const Cycle cycle : {5u, 30u, 90u, 170u}) {
            CORE_CHECK(gpu.machine().runUntil({cycle}).hasValue(), "the machine runs");
            for (const char* part : {"sp.0.B0", "sp.1.AG-B", "sp.1.TPB-B", "cu"})
                CORE_CHECK(gpu.requestPower(part, cycle == 30 || cycle == 170 ? PowerState::On : PowerState::Off),
                           "the part is there");
        }
        CORE_CHECK(gpu.machine().runUntil({190}).hasValue(), "the machine runs");
        for (const char* part : {"sp.0.B0", "sp.1.AG-B", "sp.1.TPB-B", "cu"})
            CORE_CHECK(gpu.requestPower(part, PowerState::On).hasValue(), "the part is there");
        CORE_CHECK(gpu.machine().runUntil({}).hasValue(), "the machine runs to the end");
        return std::tuple(gpu.machine().stateHash(), *gpu.traceHash(), gpu.energy().total(), gpu.machine().cycle());
    };
    const auto expected = hashWith({});
    QVERIFY(hashWith({false, std::nullopt}) == expected);
    QVERIFY(hashWith({true, 5}) == expected);
    QVERIFY(hashWith({false, 6}) == expected);
}

void BypPowerTest::BYP_16_gatingChangesNoPixels()
{
    const auto pictureOf = [](const MachineConfig& config, const QStringList& off) {
        DrawBench bench({8, 8});
        Memory memory = bench.memory;
        TimedGpu gpu(memory, config);
        for (const QString& name : off)
            CORE_CHECK(gpu.requestPower(name.toStdString(), PowerState::Off).hasValue(), "the part is there");
        for (int draw = 0; draw < 10; ++draw) {
            const float at = static_cast<float>(draw) / 2;
            const Vec4 color{at / 5, 1 - at / 5, 0.5f, 0.5f};
            auto draft = bench.draft(Topology::Triangles,
                                     {{at, at, 0, color}, {8, at, 0, {0, 0, 1, 1}}, {at, 8, 0, color}}, kFlatProgram);
            draft.command.drawSeq = static_cast<std::uint32_t>(draw);
            CORE_CHECK(gpu.draw(draft.finished()).hasValue(), "the triangle is drawn");
        }
        return DrawBench::contents(memory, bench.targets);
    };
    const auto expected = pictureOf(MachineConfig{}, {});
    for (const char* gating : {"off", "group", "alu"})
        for (const char* bypass : {"off", "auto"}) {
            MachineConfig config;
            QVERIFY(setKnob(config, "power.gating", gating) && setKnob(config, "bypass.mode", bypass));
            QVERIFY(pictureOf(config, {}) == expected);
        }
    QVERIFY(pictureOf(MachineConfig{}, {"sp.0.A0"}) == expected);
    QVERIFY(pictureOf(MachineConfig{}, {"sp.0.AG-B", "sp.1.A1", "sp.1.B0", "sp.1.B1"}) == expected);
    QVERIFY(pictureOf(MachineConfig{}, {"sp.0.AG-A", "sp.0.AG-B"}) == expected); // The other one does it all.
}

void BypPowerTest::ONE_09_exportsSayIllustrativeAndAddUp()
{
    DrawBench bench({4, 4});
    TimedGpu gpu(bench.memory, MachineConfig{});
    QVERIFY(gpu.draw(smallTriangle(bench, kFlatProgram).finished()));
    const EnergyLedger ledger = gpu.energy();
    const QStringList lines = QString::fromStdString(energyCsv(ledger)).split('\n', Qt::SkipEmptyParts);
    QVERIFY(lines.front().contains("illustrative"));
    double sum = 0;
    for (int i = 1; i + 1 < lines.size(); ++i)
        sum += lines[i].section(',', -1).toDouble();
    QVERIFY(lines.back().startsWith("total,"));
    QVERIFY(sum > 0 && qFuzzyCompare(sum, lines.back().section(',', -1).toDouble()));
    Energy total = 0;
    for (const DomainEnergy& domain : ledger.domains)
        total += domain.all();
    QCOMPARE(total, ledger.total());
    QCOMPARE(energyText(1250), std::string("12.5"));
    QCOMPARE(energyText(5), std::string("0.05"));
    QVERIFY(!vitrine::core::energyOf(-1) && !vitrine::core::energyOf(1e7));
}

void BypPowerTest::ONE_09_aUnitWithoutAnEntryCountsNothing()
{
    const CountedPart tex{"tex", "TEX", PowerKind::Device, 0}, plug{"plugin", "PLUGIN", PowerKind::Device, 4};
    const PowerDomains domains({1, AluLayout::alike(2, 2), false, true, {tex, plug}});
    std::vector<PowerAccount> accounts(domains.size());
    PowerAccount& plugin = accounts[*domains.find("plugin")];
    plugin.operations = 1000;
    plugin.add(PowerState::On, 1000);
    const EnergyLedger ledger = ledgerOf(domains, accounts, illustrativeEnergies());
    QCOMPARE(ledger.total(), Energy{0});
    QCOMPARE(ledger.warnings, std::vector{Text::verbatim("PLUGIN does not tell its energy: it counts as 0")});
    const PowerDomains builtIn(powerLayout({})); // Those that are built in do.
    QVERIFY(ledgerOf(builtIn, std::vector<PowerAccount>(builtIn.size()), energyTable({})).warnings.empty());
}

VITRINE_TEST(BypPowerTest, QCoreApplication)
#include "tst_byp_power.moc"
