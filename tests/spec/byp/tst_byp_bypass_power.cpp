// SPDX-License-Identifier: Apache-2.0
// What is without power while fragments bypass the processors, on the whole machine: BYP-09, BYP-13 … BYP-16.
#include <cstddef> // first: moc 6.4 can't read <compare> of GCC 12 otherwise

#include "core/command/draw_encoder.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/knobs/power_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/hiz/hiz_config.h"
#include "tests/harness/test_class.h"
#include "tests/spec/byp/bypass_bench.h"

#include <QTest>

#include <map>

using namespace vitrine::core;
using namespace vitrine::byptest;

namespace {

/// Operations of a machine's parts, of those alone that did something; processors' parts A0 … B1 are left out.
std::map<std::string, std::uint64_t> operationsOf(const EnergyLedger& ledger)
{
    std::map<std::string, std::uint64_t> operations;
    for (const DomainEnergy& domain : ledger.domains)
        if (domain.account.operations != 0 &&
            (!domain.name.starts_with("sp.") || domain.name.find("RFB") != std::string::npos))
            operations[domain.name] = domain.account.operations;
    return operations;
}

} // namespace

class BypBypassPowerTest : public QObject {
    Q_OBJECT
private slots:
    void BYP_09_tooFewAlusAreWarnedOf();
    void BYP_13_theBankWaitsForItsPower();
    void BYP_14_defaultGating();
    void BYP_15_fragmentsWaitForPower();
    void BYP_15_everyOperationIsCharged_data();
    void BYP_15_everyOperationIsCharged();
    void BYP_15_bothPhasesOfTheEngineAreCharged();
    void BYP_15_accessesGoToTheirBanks();
    void BYP_16_tenMinimalDrawsAreTheSame();
};

void BypBypassPowerTest::BYP_09_tooFewAlusAreWarnedOf()
{
    DrawBench bench({8, 8});
    const DrawCommand command = triangle(bench, kFlatProgram, 0);
    const auto warningsOf = [&](WorkRatio ratio, PowerGating gating) {
        MachineConfig config = withMode(BypassMode::Auto);
        config.processors->schedRatio = ratio;
        config.power->powerGating = gating;
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
    QCOMPARE(run.stallChain("rfb"), (std::vector<std::string>{"rfb", "pmu"}));
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
        config.processors->spCount = 2;
        config.power->powerGating = gating;
        config.processors->schedRatio = ratio;
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
    config.power->powerWakeCycles = 200; // Longer than the draw's way to its first fragment.
    NotedRun noted(bench.memory, config);
    for (const DrawCommand& command : draws)
        noted.draw(command);
    QCOMPARE(noted.notes.drains.size(), std::size_t{2});
    QVERIFY(!noted.notes.fragmentsIssued.empty());
    QVERIFY(noted.notes.fragmentsIssued.front() >= noted.notes.drains[1].cycle + 200);
    QCOMPARE(noted.changedTo(PowerState::Off), noted.changedTo(PowerState::On));
    QVERIFY(noted.picture(bench) == pictureOf(bench, draws, withMode(BypassMode::Off)));
}

void BypBypassPowerTest::BYP_15_everyOperationIsCharged_data()
{
    QTest::addColumn<bool>("isBypassed");
    QTest::newRow("past the processors") << true;
    QTest::newRow("shaded") << false;
}

/// HET-05's triangle of six pixels in three quads of one tile, nothing blended, without depth.
void BypBypassPowerTest::BYP_15_everyOperationIsCharged()
{
    QFETCH(bool, isBypassed);
    DrawBench bench({4, 4});
    MachineConfig config = withMode(isBypassed ? BypassMode::Auto : BypassMode::Off);
    config.processors->spCount = 1;
    NotedRun noted(bench.memory, config);
    const DrawCommand command = smallTriangle(bench, kFlatProgram).finished();
    noted.draw(command);
    auto operations = operationsOf(noted.run.gpu.energy());
    QCOMPARE(operations["sp.0.RFB-A"], std::uint64_t{12}); // three vertices of MOV, MOV, MOV, END
    // A pixel goes into the FIFO and out of it; or is an item of MOV and END.
    QCOMPARE(operations["sp.0.RFB-B"], std::uint64_t{12});
    QCOMPARE(operations["cu"], std::uint64_t{18}); // six pixels of IN, OUT, END: the class is none
    QCOMPARE(operations["ras"], std::uint64_t{5}); // a primitive, a tile, three quads
    QVERIFY(!operations.contains("zst") && !operations.contains("mem.zst") && !operations.contains("mem.hiz"));
    QCOMPARE(operations["mem.ci"],
             DrawEncoder().encode(command)->bytes->size() + 3 * 32); // and vertices of two arrays of vec4
    QCOMPARE(operations["mem.cu"], std::uint64_t{24});
    QVERIFY(!operations.contains("tex") && !operations.contains("mem.tex"));
    QCOMPARE(operations.size(), std::size_t{6});
}

/// A textured square of 8 × 8 pixels with depth, one tile of HIZ, blended SRC_OVER.
void BypBypassPowerTest::BYP_15_bothPhasesOfTheEngineAreCharged()
{
    DrawBench bench({.width = 8, .height = 8, .hasDepth = true}); // depths of 0.75
    auto draft = bench.draft(Topology::TriangleStrip,
                             {{0, 0, 0.5f, {}}, {8, 0, 0.5f, {}}, {0, 8, 0.5f, {}}, {8, 8, 0.5f, {}}}, kTextured);
    draft.state.fragmentTextures[0] = bench.addTexture(1, Filter::Linear);
    draft.state.depthStencil.depthTest = draft.state.depthStencil.depthWrite = true;
    draft.state.depthStencil.depthFunction = CompareFunction::Less;
    draft.state.blend.enabled = true;
    draft.state.blend.sourceColor = draft.state.blend.sourceAlpha = BlendFactor::SourceAlpha;
    draft.state.blend.destinationColor = draft.state.blend.destinationAlpha = BlendFactor::OneMinusSourceAlpha;
    const DrawCommand command = draft.finished();
    for (const bool hasHiz : {true, false}) {
        MachineConfig config = withMode(BypassMode::Auto);
        config.hiz->enabled = hasHiz ? 1 : 0;
        NotedRun noted(bench.memory, config);
        noted.draw(command);
        auto operations = operationsOf(noted.run.gpu.energy());
        QCOMPARE(operations["sp.0.RFB-B"], std::uint64_t{128});
        // Combining IN, IN, MUL, END; blending IN, IN, DP2, OUT, END.
        QCOMPARE(operations["cu"], std::uint64_t{64 * (4 + 5)});
        QCOMPARE(operations["tex"], std::uint64_t{64});
        QCOMPARE(operations["mem.tex"], std::uint64_t{64 * 4 * 4}); // four texels of four bytes each
        QCOMPARE(operations["mem.cu"], std::uint64_t{64 * (4 + 4)});
        // Nothing is known of what is stored: all samples are compared, pass and are written.
        QCOMPARE(operations["zst"], std::uint64_t{64});
        QCOMPARE(operations["mem.zst"], std::uint64_t{64 * (4 + 4)});
        if (!hasHiz) {
            QVERIFY(!operations.contains("hiz") && !operations.contains("mem.hiz"));
            continue;
        }
        QCOMPARE(operations["hiz"], std::uint64_t{2}); // a tile for each triangle
        // Bounds of six bytes: read and written for each; then read for feedback with 64 depths, and written.
        QCOMPARE(operations["mem.hiz"], std::uint64_t{2 * 12 + 6 + 64 * 4 + 6});
    }
}

void BypBypassPowerTest::BYP_15_accessesGoToTheirBanks()
{
    DrawBench bench({4, 4});
    MachineConfig config = withMode(BypassMode::Auto);
    config.processors->spCount = 2;
    config.bypass->bypassFifoBanks = 2;
    config.processors->regBankWords[1] = 14; // two pixels in each bank: 0, 1, 4, 5 are in the first one
    NotedRun noted(bench.memory, config);
    noted.draw(smallTriangle(bench, kFlatProgram).finished());
    auto operations = operationsOf(noted.run.gpu.energy());
    QCOMPARE(operations["sp.0.RFB-B"], std::uint64_t{8});
    QCOMPARE(operations["sp.1.RFB-B"], std::uint64_t{4});
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
            config.power->powerGating = gating;
            QVERIFY(pictureOf(bench, draws, config) == expected);
        }
}

VITRINE_TEST(BypBypassPowerTest, QCoreApplication)
#include "tst_byp_bypass_power.moc"
