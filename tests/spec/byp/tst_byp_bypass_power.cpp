// SPDX-License-Identifier: Apache-2.0
// What is without power while fragments bypass the processors, on the whole machine: BYP-09, BYP-13 … BYP-16.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "tests/spec/byp/bypass_bench.h"

#include <QTest>

using namespace vitrine::core;
using namespace vitrine::byptest;

class BypBypassPowerTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_09_tooFewAlusAreWarnedOf();
    void BYP_13_theBankWaitsForItsPower();
    void BYP_14_defaultGating();
    void BYP_15_fragmentsWaitForPower();
    void BYP_16_tenMinimalDrawsAreTheSame();
};

void BypBypassPowerTest::BYP_09_tooFewAlusAreWarnedOf()
{
    DrawBench bench({8, 8});
    const DrawCommand command = triangle(bench, kFlatProgram, 0);
    const auto warningsOf = [&](WorkRatio ratio, PowerGating gating) {
        MachineConfig config = withMode(BypassMode::Auto);
        config.schedRatio = ratio;
        config.powerGating = gating;
        NotedRun noted(bench.memory, config);
        noted.draw(command);
        return noted.notes.warnings;
    };
    // 2:1 needs three ALUs of four, and group A has two.
    QCOMPARE(warningsOf({2, 1}, PowerGating::Group), std::vector<WarningCode>{WarningCode::BelowVertexRate});
    QCOMPARE(warningsOf({2, 1}, PowerGating::Alu), std::vector<WarningCode>{});
    QCOMPARE(warningsOf({1, 1}, PowerGating::Group), std::vector<WarningCode>{});
}

void BypBypassPowerTest::BYP_13_theBankWaitsForItsPower()
{
    DrawBench bench({4, 4});
    RecordedRun run(bench.memory, withMode(BypassMode::Auto));
    QVERIFY(run.gpu.requestPower("sp.0.RFB-B", PowerState::Off));
    QVERIFY(run.gpu.machine().runUntil({}));
    QVERIFY(run.gpu.submit(smallTriangle(bench, kFlatProgram).finished()));
    QVERIFY(run.gpu.machine().runUntil({run.gpu.machine().cycle() + 200}));
    QCOMPARE(run.field("cu", "samplesWritten"), std::uint64_t{0});
    QCOMPARE(run.lastInterval("rfb").reason, StallReason::ResourceBusy);
    QVERIFY(run.gpu.requestPower("sp.0.RFB-B", PowerState::On));
    QVERIFY(run.gpu.machine().runUntil({}));
    QCOMPARE(run.field("cu", "samplesWritten"), std::uint64_t{6});
}

void BypBypassPowerTest::BYP_14_defaultGating()
{
    DrawBench bench({8, 8});
    const DrawCommand command = triangle(bench, kFlatProgram, 0);
    const auto offOf = [&](PowerGating gating, WorkRatio ratio) {
        MachineConfig config = withMode(BypassMode::Auto);
        config.spCount = 2;
        config.powerGating = gating;
        config.schedRatio = ratio;
        NotedRun noted(bench.memory, config);
        noted.draw(command);
        return noted.changedTo(PowerState::Off);
    };
    using Names = std::vector<std::string>;
    QCOMPARE(offOf(PowerGating::Group, {1, 1}),
             (Names{"sp.0.AG-B", "sp.0.IB-B", "sp.0.TPB-B", "sp.1.AG-B", "sp.1.IB-B", "sp.1.RFB-B", "sp.1.TPB-B"}));
    QCOMPARE(offOf(PowerGating::Alu, {2, 1}),
             (Names{"sp.0.B1", "sp.0.IB-B", "sp.0.TPB-B", "sp.1.B1", "sp.1.IB-B", "sp.1.RFB-B", "sp.1.TPB-B"}));
    QCOMPARE(offOf(PowerGating::Off, {1, 1}), Names{});
}

void BypBypassPowerTest::BYP_15_fragmentsWaitForPower()
{
    DrawBench bench({8, 8});
    const std::vector<DrawCommand> draws{triangle(bench, kFlatProgram, 0), triangle(bench, kDependent, 1)};
    MachineConfig config = withMode(BypassMode::Auto);
    config.powerWakeCycles = 200; // Longer than the draw's way to its first fragment.
    NotedRun noted(bench.memory, config);
    for (const DrawCommand& command : draws)
        noted.draw(command);
    QCOMPARE(noted.notes.drains.size(), std::size_t{2});
    QVERIFY(!noted.notes.fragmentsIssued.empty());
    QVERIFY(noted.notes.fragmentsIssued.front() >= noted.notes.drains[1].cycle + 200);
    QCOMPARE(noted.changedTo(PowerState::Off), noted.changedTo(PowerState::On));
    QVERIFY(noted.picture(bench) == pictureOf(bench, draws, withMode(BypassMode::Off)));
}

void BypBypassPowerTest::BYP_16_tenMinimalDrawsAreTheSame()
{
    DrawBench bench({8, 8});
    std::vector<DrawCommand> draws;
    for (std::uint32_t draw = 0; draw < 10; ++draw)
        draws.push_back(triangle(bench, draw % 2 == 0 ? kTextured : kAlphaTested, draw));
    const auto expected = pictureOf(bench, draws, withMode(BypassMode::Off));
    for (const PowerGating gating : {PowerGating::Off, PowerGating::Group, PowerGating::Alu})
        for (const BypassMode mode : {BypassMode::Off, BypassMode::Auto}) {
            MachineConfig config = withMode(mode, MachineConfig{});
            config.powerGating = gating;
            QVERIFY(pictureOf(bench, draws, config) == expected);
        }
}

QTEST_GUILESS_MAIN(BypBypassPowerTest)
#include "tst_byp_bypass_power.moc"
