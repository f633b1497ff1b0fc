// SPDX-License-Identifier: Apache-2.0
// What a recording tells of power, energy and the work of ALUs over time, against numbers worked out by hand.
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/timed_gpu.h"
#include "core/session/draw_start.h"
#include "core/session/machine/bypass_section.h"
#include "core/session/machine/power_section.h"
#include "tests/harness/test_class.h"
#include "tests/session/made_up_power.h"
#include "tests/session/recording_bench.h"

#include <QtTest>

#include <random>

using namespace vitrine;
using namespace vitrine::test;
using core::AluBurst;
using core::BinnedCounts;
using core::Cycle;
using core::Energy;
using core::PowerInterval;
using core::PowerSection;
using core::PowerState;
using core::ShaderClock;
using core::ShaderStage;

namespace {

constexpr Cycle kEnd = 1000; // of what is made up

std::uint32_t numberOf(const PowerSection& power, const char* name)
{
    for (std::uint32_t number = 0; number < power.domains.size(); ++number)
        if (power.domains[number].name == name)
            return number;
    return ~0u;
}

constexpr Energy units(Energy whole)
{
    return whole * core::kEnergyUnit;
}

/// Standing energy of all parts whose names hold one of these.
Energy standing(const PowerSection& power, const QStringList& parts, Cycle from = 0, Cycle to = kEnd)
{
    Energy sum = 0;
    for (std::uint32_t number = 0; number < power.domains.size(); ++number)
        for (const QString& part : parts)
            if (QString::fromStdString(power.domains[number].name).contains(part))
                sum += power.energyIn(number, from, to).standing;
    return sum;
}

/// Two instructions of three items on A0 and A1.
AluBurst smallBurst(Cycle from, Cycle to)
{
    AluBurst burst;
    burst.from = from;
    burst.to = to;
    burst.task = core::ItemId{7};
    burst.alus = 0b0011;
    burst.instructions = 2;
    burst.items = 3;
    return burst;
}

} // namespace

class DrawPowerTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_03_alusDivideTheItemsClockByClock();
    void BYP_03_aGroupOfItsOwnHasItsItems();
    void BYP_05_clocksOfAFasterAndASlowerProcessor();
    void BYP_03_lanesOfFourTasks();
    void BYP_04_aTriangleHasVertexAndFragmentClocks();
    void BYP_13_anAluIsNotMoreAwakeThanItsGroup();
    void BYP_15_energyOfIdleClocks();
    void BYP_15_energyOfStretches();
    void BYP_15_stretchesAddUpToTheDraw_data();
    void BYP_15_stretchesAddUpToTheDraw();
    void BYP_15_momentsOfALongDraw();
    void BYP_15_aDrawThatIsCutOffAddsUpToo();
    void BYP_09_theRateCountsAlusThatWork();
    void countsOfLongRunsAreJoined();
    void whatFindsNoRoomIsCountedAllTheSame();
};

void DrawPowerTest::BYP_03_alusDivideTheItemsClockByClock()
{
    const AluBurst burst = smallBurst(10, 14);
    QCOMPARE(burst.clocksEach(), 2u);
    constexpr std::uint64_t onA0[]{0, 1, 2, 3, 4}, onA1[]{0, 1, 1, 2, 2}, all[]{0, 2, 3, 5, 6};
    for (std::uint64_t clocks = 0; clocks <= 4; ++clocks) {
        QCOMPARE(burst.itemsOn(0, clocks), onA0[clocks]);
        QCOMPARE(burst.itemsOn(1, clocks), onA1[clocks]);
        QCOMPARE(burst.itemsDone(clocks), all[clocks]);
    }
    core::DrawWork work(smallDomains(), ShaderClock::Same);
    work.add(burst);
    const int itemsOfA0[]{0, 2, 0, 2}, itemsOfA1[]{1, -1, 1, -1}; // −1: without one
    for (Cycle cycle = 10; cycle < 14; ++cycle) {
        const auto a0 = work.itemAt(0, 0, cycle);
        const auto a1 = work.itemAt(0, 1, cycle);
        QVERIFY(a0 && int(a0->item) == itemsOfA0[cycle - 10] && a0->instruction == (cycle - 10) / 2);
        QCOMPARE(a1 ? int(a1->item) : -1, itemsOfA1[cycle - 10]);
        QVERIFY(!work.itemAt(0, 2, cycle));
    }
    QVERIFY(!work.itemAt(0, 0, 9) && !work.itemAt(0, 0, 14));
    QCOMPARE(work.operations(work.domains().alu(0, 0), 0, 100), std::uint64_t{4});
    QCOMPARE(work.operations(work.domains().alu(0, 1), 11, 13), std::uint64_t{1}); // Its third clock alone.
    QCOMPARE(work.operations(*work.domains().find("sp.0.RFB-A"), 10, 13), std::uint64_t{5});
    QCOMPARE(work.clocks(0, ShaderStage::Vertex, 0, 12), std::uint64_t{2});
    QCOMPARE(work.clocks(0, ShaderStage::Fragment, 0, 100), std::uint64_t{0});
}

void DrawPowerTest::BYP_03_aGroupOfItsOwnHasItsItems()
{
    AluBurst burst = smallBurst(0, 4);
    burst.alus = 0b1100; // group B
    burst.stage = ShaderStage::Fragment;
    core::DrawWork work(smallDomains(), ShaderClock::Same);
    work.add(burst);
    QVERIFY(!work.itemAt(0, 0, 0));
    QCOMPARE(work.itemAt(0, 3, 0)->item, 1u);
    QCOMPARE(work.itemAt(0, 3, 0)->task, core::ItemId{7});
    QVERIFY(work.itemAt(0, 2, 3)->stage == ShaderStage::Fragment);
    QCOMPARE(work.items(0, 2, ShaderStage::Fragment, 0, 4), std::uint64_t{4});
    QCOMPARE(work.items(0, 2, ShaderStage::Vertex, 0, 4), std::uint64_t{0});
}

void DrawPowerTest::BYP_05_clocksOfAFasterAndASlowerProcessor()
{
    // Four clocks: two cycles at ratio 2, eight at 1/2.
    const AluBurst fast = smallBurst(10, 12);
    QCOMPARE(fast.clocksBefore(11, ShaderClock::Double), std::uint64_t{2});
    core::DrawWork work(smallDomains(), ShaderClock::Double);
    work.add(fast);
    QCOMPARE(work.clocksIn(100), 200.0);
    QCOMPARE(work.operations(work.domains().alu(0, 0), 10, 11), std::uint64_t{2});
    QCOMPARE(work.itemAt(0, 0, 10, 1)->item, 2u); // its second clock
    QVERIFY(!work.itemAt(0, 1, 10, 1));

    const AluBurst slow = smallBurst(10, 18);
    core::DrawWork slowWork(smallDomains(), ShaderClock::Half);
    slowWork.add(slow);
    QCOMPARE(slowWork.clocksIn(3), 1.5);
    QCOMPARE(slow.clocksBefore(13, ShaderClock::Half), std::uint64_t{1});
    QCOMPARE(slowWork.itemAt(0, 0, 13)->item, 2u); // the second clock: cycles 12 and 13
    QCOMPARE(slowWork.operations(slowWork.domains().alu(0, 0), 0, 100), std::uint64_t{4});
}

/// HET-10: n = 4, A = B = 10, L = 100: A0 runs the four tasks in cycles 0–40 and 110–150, A1 to B1 have no item.
void DrawPowerTest::BYP_03_lanesOfFourTasks()
{
    const auto recording = record(lineStart(4, latencyMachine()));
    QVERIFY(recording && recording->isComplete());
    const core::DrawWork& work = recording->section<core::PowerSection>().work;
    const auto fragments = work.bursts(0, ShaderStage::Fragment);
    QCOMPARE(fragments.size(), std::size_t{8});
    const Cycle begin = fragments.front().from;
    QCOMPARE(work.items(0, 0, ShaderStage::Fragment, begin, begin + 40), std::uint64_t{40});
    QCOMPARE(work.items(0, 0, ShaderStage::Fragment, begin + 40, begin + 110), std::uint64_t{0});
    QCOMPARE(work.items(0, 0, ShaderStage::Fragment, begin + 110, begin + 150), std::uint64_t{40});
    QCOMPARE(work.items(0, 1, ShaderStage::Fragment, 0, recording->length()), std::uint64_t{0});
    const auto item = work.itemAt(0, 0, begin + 15); // the second task's sixth instruction
    QVERIFY(item && item->item == 0 && item->instruction == 5);
    QCOMPARE(item->task, fragments[1].task);
    QVERIFY(!work.itemAt(0, 0, begin + 60));
    QCOMPARE(work.clocks(0, ShaderStage::Fragment, 0, recording->length()), std::uint64_t{80});
    QCOMPARE(work.keptUntil(), core::kNever);
}

/// ONE-05's triangle: three vertices in one task, and six fragments in three: quads of 4, 1 and 1 on four ALUs, so that
/// each instruction takes a clock.
void DrawPowerTest::BYP_04_aTriangleHasVertexAndFragmentClocks()
{
    core::MachineConfig config = idealMachine();
    config.processors->spCount = 1;
    const auto recording = record(triangleStart(plainProgram(5), config));
    QVERIFY(recording && recording->isComplete());
    const core::DrawWork& work = recording->section<core::PowerSection>().work;
    QCOMPARE(work.clocks(0, ShaderStage::Fragment, 0, recording->length()), std::uint64_t{15});
    const auto vertices = work.bursts(0, ShaderStage::Vertex);
    QCOMPARE(vertices.size(), std::size_t{1});
    QCOMPARE(vertices[0].items, std::uint8_t{3});
    QCOMPARE(vertices[0].to - vertices[0].from, Cycle{vertices[0].instructions});
    QCOMPARE(work.operations(work.domains().alu(0, 0), 0, recording->length()), 15u + vertices[0].instructions);
    QCOMPARE(work.items(0, 1, ShaderStage::Fragment, 0, recording->length()), std::uint64_t{5}); // the quad of four
}

void DrawPowerTest::BYP_13_anAluIsNotMoreAwakeThanItsGroup()
{
    const PowerSection power = groupBOff();
    const std::uint32_t b0 = numberOf(power, "sp.0.B0");
    const std::vector<PowerInterval> expected{
        {b0, 0, 0, 400}, {b0, 2, 400, 900}, {b0, 3, 900, 910}, {b0, 0, 910, 1000}};
    const auto found = power.intervalsOf(b0);
    QVERIFY(std::equal(found.begin(), found.end(), expected.begin(), expected.end()));
    QCOMPARE(power.intervalsOf(numberOf(power, "sp.0.A0")).size(), std::size_t{1});
    QVERIFY(power.stateAt(b0, 399) == PowerState::On && power.stateAt(b0, 400) == PowerState::Off);
    QVERIFY(power.stateAt(b0, 905) == PowerState::Waking && power.stateAt(b0, 5000) == PowerState::On);
    QCOMPARE(power.cyclesIn(b0, 300, 905), (std::array<Cycle, 4>{100, 0, 500, 5}));

    // Its own state counts where it is the worse.
    const std::uint32_t alu = smallDomains().alu(0, 2), group = smallDomains().group(0, 1);
    const PowerSection both =
        madeUpPower({{alu, 1, 0, 600}, {alu, 0, 600, 1000}, {group, 0, 0, 500}, {group, 2, 500, 1000}});
    QCOMPARE(both.cyclesIn(alu, 0, kEnd), (std::array<Cycle, 4>{0, 500, 500, 0}));
}

void DrawPowerTest::BYP_15_energyOfIdleClocks()
{
    const QStringList alus{".A0", ".A1", ".B0", ".B1"}, withBuffers = alus + QStringList{"TPB", "IB-"};
    QCOMPARE(standing(madeUpPower({}), alus), units(4000));
    QCOMPARE(standing(madeUpPower({}), withBuffers), units(6000));
    const std::uint32_t group = smallDomains().group(0, 1);
    QCOMPARE(standing(madeUpPower({{group, 2, 0, kEnd}}), alus), units(2000));
    QCOMPARE(standing(madeUpPower({{group, 1, 0, kEnd}}), alus), units(2600)); // reduced: 0.3 a cycle
}

void DrawPowerTest::BYP_15_energyOfStretches()
{
    PowerSection power = groupBOff();
    const std::uint32_t b0 = numberOf(power, "sp.0.B0"), a0 = numberOf(power, "sp.0.A0");
    // Waking takes as much as being on: 100 + 0 + 5 of 605 cycles.
    QCOMPARE(power.energyIn(b0, 300, 905).standing, units(105));
    QCOMPARE(power.energyIn(b0, 300, 905).alwaysOn, units(605));
    power.work.add(smallBurst(10, 14));
    // Four items on A0, of 4 each; three of them in the first three cycles.
    QCOMPARE(power.energyIn(a0, 0, 100).all(), units(116));
    QCOMPARE(power.energyIn(a0, 10, 13).operating, units(12));
    QCOMPARE(power.energyIn(numberOf(power, "sp.0.RFB-A"), 0, kEnd).all(), units(6));
    power.work.add(numberOf(power, "tex"), 50, 3); // items of 10 each
    QCOMPARE(power.energyIn(numberOf(power, "tex"), 50, 51).all(), units(30));
    QCOMPARE(power.energyIn(numberOf(power, "sp.0.AG-B"), 0, kEnd).all(), units(0));
    // A part without a row counts as 0.
    power.domains[numberOf(power, "tex")].part = "PLUGIN";
    QCOMPARE(power.energyIn(numberOf(power, "tex"), 0, kEnd).all(), units(0));
}

void DrawPowerTest::BYP_15_stretchesAddUpToTheDraw_data()
{
    QTest::addColumn<core::MachineConfig>("config");
    for (const ShaderClock clock : {ShaderClock::Same, ShaderClock::Half, ShaderClock::Quadruple})
        for (const bool bypasses : {false, true})
            for (const core::PowerGating gating : {core::PowerGating::Off, core::PowerGating::Alu}) {
                core::MachineConfig config = idealMachine();
                config.timing = core::TimingModel::Default; // with cycles of switching
                config.processors->shaderClock = clock;
                config.bypass->bypassMode = bypasses ? core::BypassMode::Auto : core::BypassMode::Off;
                config.power->powerGating = gating;
                QTest::addRow("clock %d, bypass %d, gating %d", int(clock), int(bypasses), int(gating)) << config;
            }
}

void DrawPowerTest::BYP_15_stretchesAddUpToTheDraw()
{
    QFETCH(core::MachineConfig, config);
    const bool bypasses = config.bypass->bypassMode != core::BypassMode::Off;
    const auto recording = record(bypasses ? triangleStart(texturedProgram(), config) : lineStart(6, config));
    QVERIFY(recording && recording->isComplete());
    QCOMPARE(recording->section<core::BypassSection>().isBypassed.value_or(false), bypasses);
    const auto& power = recording->section<core::PowerSection>();
    Energy sum = 0;
    std::int64_t saved = 0;
    for (std::uint32_t number = 0; number < power.domains.size(); ++number) {
        Energy ofDomain = 0;
        for (Cycle from = 0; from < recording->length(); from += 7)
            ofDomain += power.energyIn(number, from, std::min(from + 7, recording->length())).all();
        QCOMPARE(ofDomain, power.domains[number].energy.all());
        QCOMPARE(power.work.operations(number, 0, recording->length()), power.domains[number].operations);
        sum += ofDomain;
        saved += static_cast<std::int64_t>(power.domains[number].alwaysOn - power.domains[number].energy.standing);
    }
    QCOMPARE(sum, power.energy);
    QCOMPARE(power.saved(), saved);
    QCOMPARE(saved != 0, bypasses && config.power->powerGating != core::PowerGating::Off);
    QCOMPARE(power.work.crossings() > 0, config.processors->shaderClock != ShaderClock::Same);
    // The machine itself counts as much, without looking at cycles.
    core::Memory memory = recording->start()->memory;
    core::TimedGpu gpu(memory, recording->config(), {{}, false, true});
    QVERIFY(gpu.draw(recording->start()->command));
    QCOMPARE(power.energy, gpu.lastDraw().energy);
    for (std::uint32_t number = 0; number < power.domains.size(); ++number) {
        const core::DomainEnergy& domain = gpu.energy().domains[number];
        QVERIFY2(power.domains[number].operations == domain.account.operations, domain.name.c_str());
    }
}

/// Whatever cuts there are, and however the operations came: stretches are differences of moments.
void DrawPowerTest::BYP_15_momentsOfALongDraw()
{
    // 10 001 cycles in bins of 4; the last one has a single cycle. Bursts of 4 clocks for 3 items, 6 operations each.
    constexpr Cycle kLong = 10'001;
    for (const std::size_t room : {std::size_t{1} << 18, std::size_t{100}}) {
        PowerSection power = madeUpPower({});
        power.work.setRoom(room);
        for (Cycle from = 3; from + 4 <= kLong; from += 9)
            power.work.add(smallBurst(from, from + 4));
        const std::uint32_t bank = numberOf(power, "sp.0.RFB-A"), other = numberOf(power, "sp.0.RFB-B");
        for (Cycle cycle = 0; cycle < kLong; ++cycle)
            power.work.addUpTo(other, cycle, 2 * cycle + 2); // a pixel in and a pixel out
        power.work.setEnd(kLong);
        const std::uint64_t bursts = (kLong - 4 - 3) / 9 + 1;
        QCOMPARE(power.work.operations(bank, 0, kLong), 6 * bursts);
        QCOMPARE(power.work.operations(other, 0, kLong), 2 * kLong);
        std::mt19937 random(7);
        for (const std::uint32_t domain : {bank, other, numberOf(power, "sp.0.A1")}) {
            std::uint64_t sum = 0, before = 0;
            for (Cycle from = 0, to = 0; from < kLong; from = to) {
                to = std::min<Cycle>(from + 1 + random() % 300, kLong);
                sum += power.work.operations(domain, from, to);
                QCOMPARE(power.work.operations(domain, 0, to), sum);
                QVERIFY(sum >= before);
                before = sum;
            }
            QCOMPARE(sum, power.work.operations(domain, 0, kLong));
        }
        // Kept bursts are told to the cycle: of the first, which begins in 3, three clocks have done five items.
        if (room > 1000)
            QCOMPARE(power.work.operations(bank, 0, 6), std::uint64_t{5});
    }
}

void DrawPowerTest::BYP_15_aDrawThatIsCutOffAddsUpToo()
{
    core::RecordingLimits limits;
    limits.cycles = 60; // in the middle of a burst
    const auto recording = record(lineStart(6, latencyMachine()), limits);
    QVERIFY(recording && !recording->isComplete());
    const auto& power = recording->section<core::PowerSection>();
    Energy sum = 0;
    for (std::uint32_t number = 0; number < power.domains.size(); ++number)
        for (Cycle cycle = 0; cycle < recording->length(); ++cycle)
            sum += power.energyIn(number, cycle, cycle + 1).all();
    QCOMPARE(sum, power.energy);
}

/// BYP-09: T = 4 ALUs of which two have no power, 1 : 1, so 2 clocks: 2 vertices beside 2 pixels; in bypass they have
/// all clocks, and one of them is enough for as many.
void DrawPowerTest::BYP_09_theRateCountsAlusThatWork()
{
    core::MachineConfig config;
    config.processors->spCount = 2;
    const core::PowerDomains domains({2, core::AluLayout::alike(2, 2), false, true, {}});
    std::vector<PowerState> all(domains.size(), PowerState::On);
    std::vector<PowerState> before = all;
    before[domains.alu(0, 1)] = PowerState::Off;
    before[domains.alu(0, 3)] = PowerState::Reduced; // keeps what it holds and does no work
    const core::VertexRate rate = core::vertexRate(config, domains, before, before);
    QCOMPARE(rate.alus, 2u);
    QCOMPARE(rate.alusInBypass, 2u);
    QCOMPARE(rate.perUnit, std::uint64_t{2});
    QCOMPARE(rate.perUnitInBypass, std::uint64_t{2});
    QVERIFY(!rate.isBelow);
    // The machine warns of any processor: of the second, which is left with one ALU of four.
    std::vector<PowerState> inBypass = all;
    inBypass[domains.group(1, 1)] = inBypass[domains.alu(1, 1)] = PowerState::Off;
    const core::VertexRate second = core::vertexRate(config, domains, all, inBypass);
    QVERIFY(second.isBelow);
    QCOMPARE(second.alus, 4u);
    QCOMPARE(second.alusInBypass, 1u);
    QCOMPARE(second.perUnit, std::uint64_t{4});
    QCOMPARE(second.perUnitInBypass, std::uint64_t{2});
}

void DrawPowerTest::countsOfLongRunsAreJoined()
{
    BinnedCounts counts(2, 4);
    for (Cycle cycle = 0; cycle < 10; ++cycle)
        counts.add(0, cycle, 1);
    QCOMPARE(counts.width(), Cycle{4});               // 4 × 4 hold 10 cycles, 4 × 2 don't
    QCOMPARE(counts.sum(0, 0, 10), std::uint64_t{9}); // of 8 and 9 in a stretch of 4 the half
    QCOMPARE(counts.sum(0, 0, 12), std::uint64_t{10});
    QCOMPARE(counts.sum(0, 0, 4), std::uint64_t{4});
    QCOMPARE(counts.sum(0, 1, 3), std::uint64_t{2});
    QCOMPARE(counts.sum(0, 2, 6), std::uint64_t{4});
    QCOMPARE(counts.sum(1, 0, 100), std::uint64_t{0});
    counts.setEnd(10); // no cycle follows: what the last bin has comes before its end
    QCOMPARE(counts.sum(0, 0, 10), std::uint64_t{10});
    QCOMPARE(counts.sum(0, 8, 9), std::uint64_t{1});
    counts.setEnd(core::kNever);
    counts.spread(1, 6, 14, [](Cycle cycle) { return cycle >= 14 ? 16 : 2 * (cycle - 6); });
    QCOMPARE(counts.sum(1, 4, 8), std::uint64_t{4});
    QCOMPARE(counts.sum(1, 8, 12), std::uint64_t{8});
    QCOMPARE(counts.sum(1, 0, 16), std::uint64_t{16});
}

void DrawPowerTest::whatFindsNoRoomIsCountedAllTheSame()
{
    core::DrawWork work(smallDomains(), ShaderClock::Same);
    work.setRoom(1);
    work.add(smallBurst(10, 14));
    work.add(smallBurst(20, 24));
    QCOMPARE(work.keptUntil(), Cycle{20});
    QCOMPARE(work.bursts(0, ShaderStage::Vertex).size(), std::size_t{1});
    QVERIFY(!work.itemAt(0, 0, 20));
    QCOMPARE(work.operations(work.domains().alu(0, 0), 0, 100), std::uint64_t{8});
}

VITRINE_TEST(DrawPowerTest, QCoreApplication)
#include "tst_draw_power.moc"
