// SPDX-License-Identifier: Apache-2.0
// DEC-22: gradients whose place in the ramp comes from FFP (HET-19, VG2D-17).
#include "core/command/vector_config.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/presets.h"
#include "tests/harness/test_class.h"
#include "tests/spec/vg2d/vector_bench.h"

#include <string>

using namespace vitrine::core;
using namespace vitrine::core::openvg;

namespace {

MachineConfig procedural(MachineConfig machine = {})
{
    machine.vector->gradientUnit = GradientUnit::Procedural;
    return machine;
}

/// A row of pixels and more, whose gradients go from black to 204: g is a 204th of a color.
class GradientBench {
public:
    explicit GradientBench(const MachineConfig& machine = procedural()) : vectors(30, 8, {}, *machine.vector, machine)
    {
    }

    void paintLinear(VGfloat x0, VGfloat x1, VGColorRampSpreadMode spread = VG_COLOR_RAMP_SPREAD_PAD)
    {
        const std::array<VGfloat, 4> ends{x0, 0, x1, 0};
        paint(VG_PAINT_TYPE_LINEAR_GRADIENT, VG_PAINT_LINEAR_GRADIENT, ends, spread);
    }
    /// The place (0, 0) is the center of the first pixel.
    void paintRadial(Point center, Point focus, VGfloat radius, VGColorRampSpreadMode spread = VG_COLOR_RAMP_SPREAD_PAD)
    {
        const auto at = [](double value) { return static_cast<VGfloat>(value) + 0.5f; };
        const std::array<VGfloat, 5> numbers{at(center.x), at(center.y), at(focus.x), at(focus.y), radius};
        paint(VG_PAINT_TYPE_RADIAL_GRADIENT, VG_PAINT_RADIAL_GRADIENT, numbers, spread);
    }
    void fill() { vectors.fill(vectors.rectangle(0, 0, 30, 8)); }
    int at(std::uint32_t x, std::uint32_t y = 0) { return vectors.pixel(x, y)[0]; }
    std::uint32_t requests(std::uint32_t port)
    {
        return metered(vectors.machines().passes.back(), vectors.machines().memory()).requests[port];
    }

    VectorBench vectors;

private:
    void paint(VGPaintType type, VGPaintParamType parameter, std::span<const VGfloat> numbers,
               VGColorRampSpreadMode spread)
    {
        Context& vg = vectors.vg();
        const VGPaint made = vg.createPaint();
        constexpr std::array<VGfloat, 10> kStops{0, 0, 0, 0, 1, 1, 0.8f, 0.8f, 0.8f, 1};
        vg.setParameteri(made, VG_PAINT_TYPE, type);
        vg.setParameterfv(made, parameter, static_cast<VGint>(numbers.size()), numbers);
        vg.setParameteri(made, VG_PAINT_COLOR_RAMP_SPREAD_MODE, spread);
        vg.setParameterfv(made, VG_PAINT_COLOR_RAMP_STOPS, 10, kStops);
        vg.setPaint(made, VG_FILL_PATH);
    }
};

} // namespace

class VectorGradientUnitTest : public QObject {
    Q_OBJECT
private slots:
    void VG2D_17_linear();
    void VG2D_17_radial();
    void VG2D_17_theProcedureOfAPaint_data();
    void VG2D_17_theProcedureOfAPaint();
    void VG2D_17_spread_data();
    void VG2D_17_spread();
    void VG2D_17_stopsInOnePlace();
    void DEC_22_withoutTheKnobNobodyAsksTheUnit();
    void DEC_22_aMachineWithoutTheUnitRefuses_data();
    void DEC_22_aMachineWithoutTheUnitRefuses();
};

void VectorGradientUnitTest::VG2D_17_linear()
{
    GradientBench bench;
    bench.paintLinear(0, 10);
    bench.fill();
    QCOMPARE(bench.at(2), 51); // x = 2.5: g = 0.25
    QVERIFY(bench.requests(kProceduralPort) > 0);
    QCOMPARE(bench.requests(kTexturePort), 0u);
}

void VectorGradientUnitTest::VG2D_17_radial()
{
    GradientBench bench;
    bench.paintRadial({0, 0}, {0, 0}, 10);
    bench.fill();
    QCOMPARE(bench.at(3, 4), 102); // g = 0.5
    QCOMPARE(bench.at(0), 0);
    QCOMPARE(bench.at(20), 204);
    QVERIFY(bench.requests(kProceduralPort) > 0);

    bench.paintRadial({10, 0}, {15, 0}, 10);
    bench.fill();
    QCOMPARE(bench.at(20), 204); // g = 1
    QCOMPARE(bench.at(10), 68);  // g = 1/3
    QCOMPARE(bench.at(15), 0);
    QVERIFY(bench.requests(kProceduralPort) > 0);
}

void VectorGradientUnitTest::VG2D_17_theProcedureOfAPaint_data()
{
    QTest::addColumn<double>("focus");
    QTest::addColumn<int>("spread");
    QTest::addColumn<int>("procedure");
    QTest::newRow("focus in the center") << 0.0 << int{VG_COLOR_RAMP_SPREAD_PAD} << 5;
    QTest::newRow("another focus") << 5.0 << int{VG_COLOR_RAMP_SPREAD_PAD} << 4;
    QTest::newRow("repeated") << 0.0 << int{VG_COLOR_RAMP_SPREAD_REPEAT} << 4;
    QTest::newRow("reflected") << 0.0 << int{VG_COLOR_RAMP_SPREAD_REFLECT} << 4;
}

void VectorGradientUnitTest::VG2D_17_theProcedureOfAPaint()
{
    QFETCH(double, focus);
    QFETCH(int, spread);
    QFETCH(int, procedure);
    GradientBench bench;
    bench.paintRadial({0, 0}, {focus, 0}, 10, static_cast<VGColorRampSpreadMode>(spread));
    bench.fill();
    const ProgramState& program = bench.vectors.machines().passes.back().state->program;
    const auto catalog = UnitCatalog::builtIn();
    const auto& parameters = catalog->onPort(kProceduralPort)->parameters;
    const auto chosen = std::ranges::find(parameters, "ff_ProcTex.procedure", &ParameterDescription::name);
    QVERIFY(chosen != parameters.end());
    QCOMPARE(program.parameters->words[chosen->firstWord], static_cast<std::uint32_t>(procedure));
}

/// Both kinds of gradients where g is 1.25, and the linear one where it is −0.25.
void VectorGradientUnitTest::VG2D_17_spread_data()
{
    QTest::addColumn<int>("spread");
    QTest::addColumn<int>("above");
    QTest::addColumn<int>("below");
    QTest::newRow("pad") << int{VG_COLOR_RAMP_SPREAD_PAD} << 204 << 0;          // 1, 0
    QTest::newRow("repeat") << int{VG_COLOR_RAMP_SPREAD_REPEAT} << 51 << 153;   // 0.25, 0.75
    QTest::newRow("reflect") << int{VG_COLOR_RAMP_SPREAD_REFLECT} << 153 << 51; // 0.75, 0.25
}

void VectorGradientUnitTest::VG2D_17_spread()
{
    QFETCH(int, spread);
    QFETCH(int, above);
    QFETCH(int, below);
    const auto mode = static_cast<VGColorRampSpreadMode>(spread);
    GradientBench bench;
    bench.paintLinear(10, 20, mode);
    bench.fill();
    QCOMPARE(bench.at(12), 51);
    QCOMPARE(bench.at(22), above);
    QCOMPARE(bench.at(7), below);
    bench.paintRadial({0, 0}, {0, 0}, 4, mode);
    bench.fill();
    QCOMPARE(bench.at(3, 4), above);
    QVERIFY(bench.requests(kProceduralPort) > 0);
}

/// Of stops in one place the last one begins what follows, up to the end of the ramp.
void VectorGradientUnitTest::VG2D_17_stopsInOnePlace()
{
    GradientBench bench;
    bench.paintLinear(10, 20);
    const VGPaint paint = bench.vectors.vg().getPaint(VG_FILL_PATH);
    constexpr std::array<VGfloat, 20> kStops{0, 0, 0, 0, 1, 0.5f, 0, 0, 0, 1, 0.5f, 1, 1, 1, 1, 1, 0.2f, 0.2f, 0.2f, 1};
    bench.vectors.vg().setParameterfv(paint, VG_PAINT_COLOR_RAMP_STOPS, 20, kStops);
    bench.fill();
    QCOMPARE(bench.at(14), 0);   // g = 0.45
    QCOMPARE(bench.at(17), 153); // g = 0.75: halfway from 1 to 0.2
    QCOMPARE(bench.at(25), 51);
}

void VectorGradientUnitTest::DEC_22_withoutTheKnobNobodyAsksTheUnit()
{
    GradientBench bench{MachineConfig{}};
    bench.paintLinear(0, 10);
    bench.fill();
    QCOMPARE(bench.at(2), 51);
    QCOMPARE(bench.requests(kProceduralPort), 0u);
}

void VectorGradientUnitTest::DEC_22_aMachineWithoutTheUnitRefuses_data()
{
    QTest::addColumn<bool>("isProg");
    QTest::newRow("absent") << false;
    QTest::newRow("preset without") << true;
}

void VectorGradientUnitTest::DEC_22_aMachineWithoutTheUnitRefuses()
{
    QFETCH(bool, isProg);
    MachineConfig machine = isProg ? presetConfig(Preset::Prog) : MachineConfig{};
    machine.devices->devPresent &= ~(1u << kProceduralPort);
    GradientBench bench(procedural(machine));
    VectorBench& vectors = bench.vectors;
    vectors.clear(1, 1, 1);
    vectors.machines().passes.clear();
    bench.paintLinear(0, 10);
    vectors.vg().drawPath(vectors.rectangle(0, 0, 30, 8), VG_FILL_PATH);
    const auto failure = vectors.system().takeFailure();
    QVERIFY(failure);
    QCOMPARE(failure->message.english(), "nothing is drawn: vg.gradient=ffp leaves gradients to device FFP, which "
                                         "programs do not reach in " +
                                             std::string(isProg ? "PROG" : "PAR"));
    QVERIFY(vectors.machines().passes.empty());
    QCOMPARE(bench.at(2), 255);
    vectors.paint(0, 0, 0); // asks nobody
    bench.fill();
    QCOMPARE(bench.at(2), 0);
}

VITRINE_TEST(VectorGradientUnitTest)
#include "tst_vg2d_gradient_unit.moc"
