// SPDX-License-Identifier: Apache-2.0
#include "core/command/vector_config.h"
#include "core/gpu/knobs/bypass_knobs.h"
#include "core/gpu/timed_gpu.h"
#include "core/observe/vector_stage.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/image_bench.h"

#include <string>
#include <vector>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

const QString kWithImage = "1 ci, 2 ci, 3 sp.0, 4 ras, 5 zst, 6 sp.0, 7 tex, 8 cu";

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
    void VG2D_01_anImageIsLookedUpByTheTextureUnit();
    void VG2D_01_aPatternIsAnImage();
    void VG2D_01_gradientsAndMasksAreNoImages();
    void VG2D_01_aFilterLooksItsImageUpInOneStageOfTwoPasses();
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
    machine.bypass->bypassMode = bypass;
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

/// With one processor or several, and on the machine without an arbiter, where the unit takes requests by itself.
void VectorStagesTest::VG2D_01_anImageIsLookedUpByTheTextureUnit()
{
    MachineConfig alone;
    alone.preset = Preset::Prog;
    for (const MachineConfig& machine : {MachineConfig{}, alone}) {
        ImageBench bench(8, 8, {}, {}, machine);
        const VGImage image = bench.picture(VG_sRGBA_8888, 2, redWords({0, 100, 200, 50}));
        Stages stages(bench, machine);
        bench.vg().drawImage(image);
        QCOMPARE(stages.take(), kWithImage);
        bench.beginDrawing();
        bench.vg().drawImage(image);
        QCOMPARE(stages.take(), kWithImage);
        QVERIFY(stages.isOrdered());
    }
}

void VectorStagesTest::VG2D_01_aPatternIsAnImage()
{
    ImageBench bench;
    const VGPaint paint = bench.vg().createPaint();
    bench.vg().setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_PATTERN);
    bench.vg().setPaint(paint, VG_FILL_PATH);
    bench.vg().paintPattern(paint, bench.picture(VG_sRGBA_8888, 2, redWords({0, 100})));
    Stages stages(bench, {});
    bench.fill(bench.star());
    QCOMPARE(stages.take(), kWithImage);
}

/// With vg.maskUnit=sp the program looks coverage and mask up, too.
void VectorStagesTest::VG2D_01_gradientsAndMasksAreNoImages()
{
    MachineConfig machine;
    machine.bypass->bypassMode = BypassMode::Off;
    VectorBench bench(100, 100, {}, {.maskUnit = MaskUnit::Processor}, machine);
    const VGPaint paint = bench.vg().createPaint();
    const std::array<VGfloat, 4> line{0, 0, 100, 0};
    bench.vg().setParameteri(paint, VG_PAINT_TYPE, VG_PAINT_TYPE_LINEAR_GRADIENT);
    bench.vg().setParameterfv(paint, VG_PAINT_LINEAR_GRADIENT, 4, line);
    bench.vg().setPaint(paint, VG_FILL_PATH);
    bench.vg().seti(VG_MASKING, VG_TRUE);
    bench.vg().mask(VG_INVALID_HANDLE, VG_FILL_MASK, 0, 0, 100, 100);
    bench.beginDrawing();
    Stages stages(bench, machine);
    bench.fill(bench.star());
    QCOMPARE(stages.take(), QString("1 ci, 2 ci, 3 sp.0, 4 ras, 5 zst, 6 sp.0, 8 cu"));
    WatchedMachines& machines = bench.machines();
    QVERIFY(metered(machines.passes.back(), machines.memory(), machine).requests[kTexturePort] > 0);
}

void VectorStagesTest::VG2D_01_aFilterLooksItsImageUpInOneStageOfTwoPasses()
{
    ImageBench bench;
    const VGImage from = bench.picture(VG_sRGBA_8888, 2, redWords({0, 100, 200, 50}));
    const VGImage to = bench.image(VG_sRGBA_8888, 2, 2);
    Stages stages(bench, {});
    bench.vg().gaussianBlur(to, from, 1, 1, VG_TILE_PAD);
    QCOMPARE(bench.machines().passes.size(), std::size_t{2});
    QCOMPARE(stages.take(), QString("1 ci, 5 zst, 6 sp.0, 7 tex, 8 cu"));
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
