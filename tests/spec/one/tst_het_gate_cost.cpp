// SPDX-License-Identifier: Apache-2.0
// HET-12: what the depth of a queue costs, and what would have been enough.
#include "core/gpu/gate_cost.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "tests/harness/test_class.h"

#include <QtTest>

using namespace vitrine::core;

class GateCostTest : public QObject {
    Q_OBJECT
private slots:
    void HET_12_highWaterTellsWhatIsEnough();
    void HET_12_entriesCostGates();
    void ONE_08_gateIndexComparesWithTheDefault();
    void ONE_09_partsSumUp();
};

void GateCostTest::HET_12_highWaterTellsWhatIsEnough()
{
    // 768 gates for an entry of the pending queue: 64 − 11 are spare.
    QVERIFY((queueSizing("apq", 64, 11) == QueueSizing{11, 53 * 768}));
    QVERIFY((queueSizing("apq", 4, 4) == QueueSizing{4, 0}));
    QVERIFY((queueSizing("apq", 64, 0) == QueueSizing{1, 63 * 768})); // a queue has an entry at least
    QVERIFY((queueSizing("ras.quads", 64, 3) == QueueSizing{3, 0}));  // of unknown cost
}

void GateCostTest::HET_12_entriesCostGates()
{
    MachineConfig deeper;
    deeper.queues->apqDepth = 65;
    QCOMPARE(gateCosts(deeper).total() - gateCosts(MachineConfig{}).total(), gatesPerEntry("apq"));
    deeper.queues->apqDepth = 64;
    deeper.queues->vtqDepth = 42;
    QCOMPARE(gateCosts(deeper).total() - gateCosts(MachineConfig{}).total(), 10 * gatesPerEntry("vtq"));
}

void GateCostTest::ONE_08_gateIndexComparesWithTheDefault()
{
    QCOMPARE(gateIndex(MachineConfig{}), 100u);
    // Queues 32·512 + 64·512 + 32·384 + 64·768 = 110 592, 8 ALUs 160 000, devices 120 000 + 48 000 + 22 000: 460 592.
    QCOMPARE(gateCosts(MachineConfig{}).total(), std::uint64_t{460'592});
    // Without FFS and FFP: 390 592, 84.80 %.
    QCOMPARE(gateIndex(presetConfig(Preset::Prog)), 85u);
    QCOMPARE(kGateCostMark, std::string_view("illustrative"));
}

void GateCostTest::ONE_09_partsSumUp()
{
    const GateCosts costs = gateCosts(presetConfig(Preset::Seq));
    std::uint64_t sum = 0;
    for (const GateCost& part : costs.parts) {
        QVERIFY(part.part != "ftq" && part.part != "arq" && part.part != "apq");
        sum += part.count * part.each;
    }
    QCOMPARE(costs.total(), sum);
    QVERIFY(costs.warnings.empty());
}

VITRINE_TEST(GateCostTest, QCoreApplication)
#include "tst_het_gate_cost.moc"
