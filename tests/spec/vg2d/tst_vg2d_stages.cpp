// SPDX-License-Identifier: Apache-2.0
#include "core/gpu/timed_gpu.h"
#include "core/observe/vector_stage.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/vector_bench.h"

#include <string>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

/// "1 ci, 2 ci, …": the stages in the order in which units have told of them.
class Stages final : public Observer {
public:
    Stages(VectorBench& bench, const MachineConfig& machine)
        : m_units(unitsOf(machine)), m_subscription(bench.machines().hub().subscribe(*this))
    {
    }
    void onStageEntered(const StageEntered& event) override
    {
        m_told += (m_told.empty() ? "" : ", ") + std::to_string(event.stage) + " " + m_units[event.unit.value - 1].path;
        m_isOrdered = m_isOrdered && event.cycle >= m_last;
        m_last = event.cycle;
    }
    [[nodiscard]] QString take() { return QString::fromStdString(std::exchange(m_told, {})); }
    [[nodiscard]] bool isOrdered() const { return m_isOrdered; }

private:
    static std::vector<UnitDescription> unitsOf(const MachineConfig& machine)
    {
        Memory memory;
        return TimedGpu(memory, machine).machine().unitDescriptions();
    }

    const std::vector<UnitDescription> m_units; ///< by id, from 1
    std::string m_told;
    Cycle m_last = 0;
    bool m_isOrdered = true;
    const Subscription m_subscription;
};

} // namespace

class VectorStagesTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_01_aFilledPathGoesThroughTheStagesInOrder_data();
    void VG2D_01_aFilledPathGoesThroughTheStagesInOrder();
    void VG2D_01_whatHasNoPathHasNoTessellation();
    void VG2D_40_theBasicPathHasItsOwnUnits();
};

/// The units are those of the table of VG2D-01; who makes paint depends on the way of the fragments.
void VectorStagesTest::VG2D_01_aFilledPathGoesThroughTheStagesInOrder_data()
{
    QTest::addColumn<BypassMode>("bypass");
    QTest::addColumn<QString>("painter");
    QTest::newRow("shaded") << BypassMode::Off << "sp.0";
    QTest::newRow("bypass") << BypassMode::Force << "cu.combine";
}

void VectorStagesTest::VG2D_01_aFilledPathGoesThroughTheStagesInOrder()
{
    QFETCH(BypassMode, bypass);
    QFETCH(QString, painter);
    MachineConfig machine;
    machine.bypassMode = bypass;
    VectorBench bench(100, 100, {}, {}, machine);
    Stages stages(bench, machine);
    const QString wanted = QString("1 ci, 2 ci, 3 sp.0, 4 ras, 5 zst, 6 %1, 8 cu").arg(painter);
    bench.fill(bench.star());
    QCOMPARE(stages.take(), wanted);
    bench.beginDrawing();
    bench.fill(bench.star());
    QCOMPARE(stages.take(), wanted);
    QVERIFY(stages.isOrdered());
}

void VectorStagesTest::VG2D_01_whatHasNoPathHasNoTessellation()
{
    VectorConfig knobs;
    knobs.basicPath = BasicPath::Off;
    VectorBench bench(100, 100, {}, knobs);
    Stages stages(bench, {});
    bench.clear(1.0f, 1.0f, 1.0f);
    const QString told = stages.take();
    QVERIFY2(told.startsWith("1 ci, 5 zst, 6 ") && told.endsWith(", 8 cu"), qPrintable(told));
}

void VectorStagesTest::VG2D_40_theBasicPathHasItsOwnUnits()
{
    VectorBench bench;
    Stages stages(bench, {});
    bench.clear(1.0f, 1.0f, 1.0f);
    QCOMPARE(stages.take(), QString("1 ci, 4 ras, 6 mux, 8 cu"));
}

VITRINE_TEST(VectorStagesTest)
#include "tst_vg2d_stages.moc"
