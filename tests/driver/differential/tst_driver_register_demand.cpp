// SPDX-License-Identifier: Apache-2.0
#include "core/shader/register_fit.h"
#include "tests/driver/differential/machine_run.h"
#include "tests/driver/differential/program_writer.h"
#include "tests/harness/test_class.h"

#include <QTest>

#include <array>
#include <bit>

using namespace vitrine;
using namespace vitrine::differential;

/// Generated programs compute the same, to the last bit, when they have to do with few registers (DEC-34).
///
/// VITRINE_DIFFERENTIAL_PROGRAMS programs are tried.
class RegisterDemandTest : public QObject {
    Q_OBJECT

private slots:
    void DEC_34_generatedProgramsComputeTheSameWithFewRegisters();
};

namespace {

std::shared_ptr<const core::Program> fitted(const core::Program& program, std::uint32_t limit)
{
    auto fit = core::fitRegisters(program, limit);
    return fit ? std::make_shared<const core::Program>(std::move(fit->program)) : nullptr;
}

using LaneBits = std::array<std::uint32_t, 10>;

/// Of lanes that are alive: what the others hold is nobody's.
std::vector<LaneBits> bitsOf(const MachineResult& result, std::uint64_t alive)
{
    std::vector<LaneBits> lanes;
    for (std::size_t i = 0; i < result.lanes.size(); ++i) {
        if ((alive >> i & 1) == 0)
            continue;
        const MachineLane& lane = result.lanes[i];
        LaneBits& bits = lanes.emplace_back();
        for (int c = 0; c < 4; ++c) {
            bits[static_cast<std::size_t>(c)] = std::bit_cast<std::uint32_t>(lane.position[c]);
            bits[static_cast<std::size_t>(4 + c)] = std::bit_cast<std::uint32_t>(lane.color[c]);
        }
        bits[8] = std::bit_cast<std::uint32_t>(lane.pointSize);
        bits[9] = lane.isDiscarded ? 1 : 0;
    }
    return lanes;
}

} // namespace

void RegisterDemandTest::DEC_34_generatedProgramsComputeTheSameWithFewRegisters()
{
    bool isSet = false;
    const int wanted = qEnvironmentVariableIntValue("VITRINE_DIFFERENTIAL_PROGRAMS", &isSet);
    int lowered = 0;
    for (std::uint32_t seed = 1; seed <= static_cast<std::uint32_t>(isSet ? wanted : 250); ++seed) {
        RandomSource random(seed);
        const GeneratedProgram generated = generateProgram(random);
        const ProgramInputs inputs = randomInputs(generated.interface, random);
        const CompiledPair pair = compilePair(generated.sources());
        if (!pair.program)
            continue; // tst_driver_differential tells which may fail
        const MachineResult before = runOnMachine(*pair.program, generated.interface, inputs);
        for (std::uint32_t limit = 3; limit <= 8 && before.fault.empty(); ++limit) {
            core::LinkedProgram few = *pair.program;
            few.vertex = fitted(*pair.program->vertex, limit);
            few.fragment = fitted(*pair.program->fragment, limit);
            QVERIFY(few.vertex && few.fragment);
            QVERIFY(few.vertex->tempCount <= limit && few.fragment->tempCount <= limit);
            lowered += few.fragment->tempCount < pair.program->fragment->tempCount ? 1 : 0;
            const MachineResult after = runOnMachine(few, generated.interface, inputs);
            const QByteArray place = "seed " + QByteArray::number(seed) + ", " + QByteArray::number(limit);
            QVERIFY2(after.fault.empty(), place.constData());
            QVERIFY2(bitsOf(after, inputs.alive) == bitsOf(before, inputs.alive), place.constData());
        }
    }
    qInfo("%d fragment programs were lowered", lowered);
    QVERIFY(lowered > 0);
}

VITRINE_TEST(RegisterDemandTest, QCoreApplication)
#include "tst_driver_register_demand.moc"
