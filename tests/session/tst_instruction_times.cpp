// SPDX-License-Identifier: Apache-2.0
// What each cycle of the tasks of a draw was spent on, instruction by instruction, against numbers worked out by hand.
// The program of most: nine MOV (0–8), SEND (9), the MOV that needs its answer (10), eight MOV (11–18), END (19).
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/queue_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/session/frame/frame_starts.h"
#include "core/session/machine/instruction_section.h"
#include "tests/harness/test_class.h"
#include "tests/samples/sample_replay.h"
#include "tests/session/instruction_sums.h"
#include "tests/session/recording_bench.h"

#include <QtTest>

using namespace vitrine;
using namespace vitrine::test;
using core::Cycle;
using core::InstructionTimes;
using core::MachineConfig;
using core::ProgramTimes;
using core::ShaderStage;
using core::TaskCost;

namespace {

const ProgramTimes* fragments(const std::shared_ptr<const core::DrawRecording>& recording)
{
    return recording ? recording->section<core::InstructionSection>().of(ShaderStage::Fragment) : nullptr;
}

/// The cycles of one kind by instruction, those that have some: "9: 90, 10: 200".
QString where(const ProgramTimes& program, TaskCost cost)
{
    QStringList words;
    for (std::size_t i = 0; i < program.instructions.size(); ++i)
        if (const Cycle cycles = program.instructions[i].in(cost); cycles != 0)
            words << QStringLiteral("%1: %2").arg(i).arg(cycles);
    return words.join(QStringLiteral(", "));
}

} // namespace

class InstructionTimesTest : public QObject {
    Q_OBJECT
private slots:
    void HET_09_aTaskWaitsWhereItNeedsTheAnswer();
    void HET_10_fourTasksWaitForTheDeviceAlone();
    void HET_10_whereNewWorkGoesFirstCompletedTasksWaitForTheirTurn();
    void HET_08_aRequestWithoutRoomCountsAtItsSend();
    void HET_09_aTaskWithoutASlotWaitsInPlace();
    void BYP_03_moreItemsThanAlusTakeMoreCycles();
    void BYP_05_aFasterClockHalvesWhatIsIssued();
    void aLoopCountsEachTurn();
    void HET_10_partsAddUpToTheMachinesOwnCounters_data();
    void HET_10_partsAddUpToTheMachinesOwnCounters();
    void RUN_08_HET_10_partsAddUpInAFrame_data();
    void RUN_08_HET_10_partsAddUpInAFrame();
};

/// Draws in flight, several of which have a program in common.
void InstructionTimesTest::RUN_08_HET_10_partsAddUpInAFrame_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("a program for several draws") << "lit-cube-shadow-map";
    QTest::newRow("some draws go past the processors") << "bypass-ten-draws";
    QTest::newRow("segments") << "foliage";
    QTest::newRow("passes of 2-D graphics") << "disc";
}

void InstructionTimesTest::RUN_08_HET_10_partsAddUpInAFrame()
{
    QFETCH(QString, name);
    SampleReplay sample(name.toStdString());
    QVERIFY(sample.isOpen());
    core::FrameStarts starts;
    const auto start = starts.take(sample.capture(), sample.machine(), 0);
    QVERIFY(start.hasValue());
    const auto recording = core::recordDraw(*start);
    QVERIFY(recording.hasValue());
    checkInstructionSums(**recording);
    // Each program once.
    const auto& programs = (*recording)->section<core::InstructionSection>().programs;
    for (std::size_t i = 0; i < programs.size(); ++i)
        for (std::size_t other = 0; other < i; ++other)
            QVERIFY(programs[i].program != programs[other].program || programs[i].stage != programs[other].stage ||
                    programs[i].pass != programs[other].pass);
}

/// One task: runs 10 cycles, waits 100 at the MOV that needs the texel, runs 10.
void InstructionTimesTest::HET_09_aTaskWaitsWhereItNeedsTheAnswer()
{
    const auto recording = record(lineStart(1, latencyMachine()));
    const ProgramTimes* program = fragments(recording);
    QVERIFY(program);
    QCOMPARE(program->tasks, std::uint64_t{1});
    QCOMPARE(program->instructions.size(), std::size_t{20});
    for (const InstructionTimes& instruction : program->instructions) {
        QCOMPARE(instruction.executed, std::uint64_t{1});
        QCOMPARE(instruction.in(TaskCost::Issued), Cycle{1});
    }
    QCOMPARE(where(*program, TaskCost::Device), QString("10: 100"));
    QCOMPARE(recording->section<core::InstructionSection>().devicesOf(program->instructions[10]),
             std::vector<std::string>{"tex"});
    QCOMPARE(where(*program, TaskCost::Room), QString());
    QCOMPARE(where(*program, TaskCost::Handling), QString());
}

/// A … D run from 0, 10, 20 and 30 on, and go on at 110, 120, 130 and 140, as soon as they can.
void InstructionTimesTest::HET_10_fourTasksWaitForTheDeviceAlone()
{
    const auto recording = record(lineStart(4, latencyMachine()));
    const ProgramTimes* program = fragments(recording);
    QVERIFY(program);
    QCOMPARE(program->sum().in(TaskCost::Issued), Cycle{80});
    QCOMPARE(where(*program, TaskCost::Device), QString("10: 400"));
    QCOMPARE(where(*program, TaskCost::Turn), QString());
    QVERIFY(where(*program, TaskCost::Queued).startsWith("0: ")); // before a task begins it stands at its first one
    QCOMPARE(where(*program, TaskCost::Queued).count(':'), 1);
}

/// n = 12: all begin before the first one goes on, at 120 instead of 110; each is ready ten cycles before its turn.
void InstructionTimesTest::HET_10_whereNewWorkGoesFirstCompletedTasksWaitForTheirTurn()
{
    MachineConfig config = latencyMachine();
    config.processors->schedPolicy = core::SchedulingPolicy::NewFirst;
    const auto recording = record(lineStart(12, config));
    const ProgramTimes* program = fragments(recording);
    QVERIFY(program);
    QCOMPARE(where(*program, TaskCost::Turn), QString("10: 120"));
    QCOMPARE(where(*program, TaskCost::Device), QString("10: 1200"));
}

/// ARQ holds one request until it is answered: B, which has run until 20, posts when A's answer comes, at 110.
void InstructionTimesTest::HET_08_aRequestWithoutRoomCountsAtItsSend()
{
    MachineConfig config = latencyMachine();
    config.queues->arqDepth = 1;
    const auto recording = record(lineStart(2, config));
    const ProgramTimes* program = fragments(recording);
    QVERIFY(program);
    QCOMPARE(where(*program, TaskCost::Room), QString("9: 90"));
    QCOMPARE(where(*program, TaskCost::Device), QString("10: 200"));
    QCOMPARE(fullCycles(*recording), Cycle{90});
}

/// Without reserved slots and with one in APQ: A is swapped out at 10, B waits where it is from 20 on. A's answer comes
/// at 110; its slot is free when it has ended, and B, which the processor is with, is answered at 120.
void InstructionTimesTest::HET_09_aTaskWithoutASlotWaitsInPlace()
{
    MachineConfig config = latencyMachine();
    config.queues->apqDepth = 1;
    config.queues->apqReserve = 0;
    const auto recording = record(lineStart(2, config));
    const ProgramTimes* program = fragments(recording);
    QVERIFY(program);
    QCOMPARE(where(*program, TaskCost::Device), QString("10: 200"));
    QCOMPARE(program->instructions[10].in(TaskCost::Turn), Cycle{20}); // A is ready at 110; B runs until 130.
    QCOMPARE(where(*program, TaskCost::Room), QString());
    QCOMPARE(program->sum().in(TaskCost::Issued), Cycle{40});
}

/// Four ALUs: the quads of HET-05's triangle, with 4, 1 and 1 fragments, take a cycle for each instruction.
void InstructionTimesTest::BYP_03_moreItemsThanAlusTakeMoreCycles()
{
    MachineConfig config = idealMachine();
    const auto wide = record(triangleStart(plainProgram(5), config));
    QVERIFY(fragments(wide));
    QCOMPARE(fragments(wide)->instructions[0].executed, std::uint64_t{3});
    QCOMPARE(where(*fragments(wide), TaskCost::Issued), QString("0: 3, 1: 3, 2: 3, 3: 3, 4: 3"));
    config.processors->alusPerGroup = 1; // Two ALUs: 2 + 1 + 1.
    const auto narrow = record(triangleStart(plainProgram(5), config));
    QVERIFY(fragments(narrow));
    QCOMPARE(where(*fragments(narrow), TaskCost::Issued), QString("0: 4, 1: 4, 2: 4, 3: 4, 4: 4"));
}

/// Two clocks a cycle: five instructions take three cycles, of which the first one of each two counts one.
void InstructionTimesTest::BYP_05_aFasterClockHalvesWhatIsIssued()
{
    MachineConfig config = idealMachine();
    config.processors->shaderClock = core::ShaderClock::Double;
    const auto recording = record(triangleStart(plainProgram(5), config));
    QVERIFY(fragments(recording));
    QCOMPARE(where(*fragments(recording), TaskCost::Issued), QString("0: 3, 2: 3, 4: 3"));
}

/// Three turns; in the fourth BRK leaves, by way of the ENDIF and the ENDLOOP at which other lanes could wait (flow.h).
void InstructionTimesTest::aLoopCountsEachTurn()
{
    const std::string program = ".fragment\n.temps 2\n.inputs 1\n.outputs 1\n.varyings 1\n"
                                ".literal 0 1 3 0\n"
                                "MOV r0, c0.xxxx\n"        // 0
                                "LOOP\n"                   // 1
                                "CMP.GE r1, r0, c0.zzzz\n" // 2
                                "IF r1.x\n"                // 3
                                "BRK\n"                    // 4
                                "ENDIF\n"                  // 5
                                "ADD r0, r0, c0.yyyy\n"    // 6
                                "ENDLOOP\n"                // 7
                                "MOV o0, r0\n"             // 8
                                "END\n";                   // 9
    const auto recording = record(triangleStart(program, idealMachine()));
    QVERIFY(fragments(recording));
    QStringList executed;
    for (const InstructionTimes& instruction : fragments(recording)->instructions)
        executed << QString::number(instruction.executed / 3); // tasks
    QCOMPARE(executed.join(' '), QString("1 1 4 4 1 4 3 4 1 1"));
}

void InstructionTimesTest::HET_10_partsAddUpToTheMachinesOwnCounters_data()
{
    QTest::addColumn<std::shared_ptr<const core::DrawStart>>("start");
    MachineConfig config = latencyMachine();
    QTest::newRow("ideal") << lineStart(12, config);
    config.queues->arqDepth = 2;
    QTest::newRow("short ARQ") << lineStart(12, config);
    config.queues->apqDepth = 2;
    config.queues->apqReserve = 0;
    QTest::newRow("no slots") << lineStart(12, config);
    config.timing = core::TimingModel::Default;
    QTest::newRow("no slots, hops") << lineStart(12, config);
    MachineConfig usual = core::presetConfig(core::Preset::Par);
    QTest::newRow("default") << triangleStart(texturedProgram(), usual);
    QTest::newRow("vertices") << trianglesStart(40, usual);
    MachineConfig space = latencyMachine();
    space.processors->schedShare = core::SchedShare::Space;
    QTest::newRow("space shared") << lineStart(12, space);
    space.queues->arqDepth = 1;
    QTest::newRow("space shared, short ARQ") << lineStart(12, space);
    MachineConfig ahead = idealMachine();
    ahead.devices->texInitialPrefetch = 1;
    QTest::newRow("read ahead") << triangleStart(texturedProgram(), ahead);
    usual.segments->segMode = core::SegmentMode::Segment;
    QTest::newRow("segments") << triangleStart(texturedProgram(), usual);
    usual.segments->segMode = core::SegmentMode::Pull;
    usual.processors->shaderClock = core::ShaderClock::Quadruple;
    QTest::newRow("fast clock") << triangleStart(texturedProgram(), usual);
}

void InstructionTimesTest::HET_10_partsAddUpToTheMachinesOwnCounters()
{
    QFETCH(const std::shared_ptr<const core::DrawStart>, start);
    const auto recording = record(start);
    QVERIFY(recording && recording->isComplete());
    checkInstructionSums(*recording);
}

VITRINE_TEST(InstructionTimesTest, QCoreApplication)
#include "tst_instruction_times.moc"
