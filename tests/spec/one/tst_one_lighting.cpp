// SPDX-License-Identifier: Apache-2.0
// ONE-08 with the numbers of HET-20: what lighting costs as a program, and on a unit beside the processors.
#include "core/command/draw_state.h"
#include "core/gpu/knobs/device_knobs.h"
#include "core/gpu/knobs/processor_knobs.h"
#include "core/gpu/knobs/segment_knobs.h"
#include "core/gpu/machine_config.h"
#include "core/gpu/presets.h"
#include "core/session/comparison/comparison_table.h"
#include "core/session/machine/draw_recording.h"
#include "core/session/machine/task_section.h"
#include "core/session/replay.h"
#include "tests/harness/test_class.h"
#include "tests/spec/one/lighting_scene.h"

#include <QtTest>

#include <algorithm>

using namespace vitrine;
using namespace vitrine::test;
using core::ComparedConfig;
using core::Comparison;
using core::Cycle;
using core::MachineConfig;
using core::MachineFigures;
using core::Preset;

namespace {

constexpr Cycle kLatency = 40; // of FFS
/// A quad's instruction on two ALUs (spec/00 §5).
constexpr Cycle kCyclesPerInstruction = 2;

/// P=1, two groups of one ALU, quads, seg.mode=pull, ideal timing.
MachineConfig smallMachine(Preset preset)
{
    MachineConfig config = core::presetConfig(preset);
    config.timing = core::TimingModel::Ideal;
    config.segments->segMode = core::SegmentMode::Pull;
    config.processors->spCount = 1;
    config.processors->groups = 2;
    config.processors->alusPerGroup = 1;
    config.processors->fragmentsPerTask = 4;
    config.devices->ffsLatency = kLatency;
    return config;
}

const core::UnitLoad& unitOf(const MachineFigures& figures, const std::string& path)
{
    return *std::ranges::find(figures.units, path, &core::UnitLoad::path);
}

std::optional<std::uint64_t> requestsOf(const MachineFigures& figures, const std::string& device)
{
    const auto found = std::ranges::find(figures.devices, device, &core::DeviceLoad::kind);
    return found == figures.devices.end() ? std::nullopt : std::optional(found->requests);
}

/// Of those that a fragment gets to: its vectors all have a length, and none of its conditions leads into an ELSE.
std::size_t executed(const core::Program& program)
{
    std::size_t count = 0;
    bool isLeftOut = false;
    for (const core::Instruction& instruction : program.instructions) {
        isLeftOut = isLeftOut && instruction.opcode != core::Opcode::EndIf;
        count += isLeftOut ? 0 : 1;
        isLeftOut = isLeftOut || instruction.opcode == core::Opcode::Else;
    }
    return count;
}

/// From the first cycle of a processor or a device that goes to fragments to the last.
Cycle lightingPart(const core::DrawRecording& recording)
{
    Cycle first = core::kNever, last = 0;
    const core::TaskLog& log = recording.section<core::TaskSection>().log;
    for (const core::TaskRecord& task : log.tasks()) {
        if (task.stage != core::ShaderStage::Fragment)
            continue;
        for (const core::TaskStep& step : log.steps(task)) {
            if (step.kind == core::TaskStepKind::Issued)
                first = std::min(first, step.cycle);
            if (step.kind == core::TaskStepKind::Finished)
                last = std::max(last, step.cycle);
        }
    }
    for (const core::RequestRecord& request : log.requests())
        last = std::max(last, request.completed);
    return last - first;
}

} // namespace

class OneLightingTest : public QObject {
    Q_OBJECT
    LightingScene m_scene;
    std::unique_ptr<captures::CaptureReader> m_capture;

    std::uint64_t positionOf(std::uint32_t draw) const
    {
        return std::ranges::find_if(m_capture->actions(),
                                    [draw](const core::ActionEntry& action) {
                                        return action.kind == core::ActionKind::Draw && action.draw == draw;
                                    })
            ->callIndex;
    }
    Comparison compare(std::uint32_t draw, const std::vector<ComparedConfig>& machines)
    {
        const std::uint64_t position = positionOf(draw);
        return core::compareMachines(*m_capture, {position, position + 1}, machines).value();
    }
    std::shared_ptr<const core::DrawRecording> record(std::uint32_t draw, const MachineConfig& config)
    {
        core::Replay replay(*m_capture, MachineConfig{}, core::Timing::Untimed);
        if (!replay.seek(positionOf(draw)))
            return nullptr;
        const auto recording = core::recordDraw(replay, config);
        return recording ? *recording : nullptr;
    }
    core::ProgramState programsOf(std::uint32_t draw)
    {
        core::Replay replay(*m_capture, MachineConfig{}, core::Timing::Untimed);
        return replay.seek(positionOf(draw) + 1) ? replay.lastDraw()->state->program : core::ProgramState{};
    }

private slots:
    void initTestCase()
    {
        m_capture = m_scene.open();
        QVERIFY(m_capture);
    }
    void ONE_08_bothDrawTheSamePicture();
    void ONE_08_lightingTakesTenTimesAsLongOnProg();
    void ONE_08_theTableOfBoth();
    void ONE_08_theDefaultMachine();
};

void OneLightingTest::ONE_08_bothDrawTheSamePicture()
{
    core::Replay replay(*m_capture, MachineConfig{}, core::Timing::Untimed);
    QVERIFY(replay.seek(positionOf(kProgramDraw) + 1));
    const core::Picture program = replay.picture(core::Attachment::Color);
    QVERIFY(replay.seek(positionOf(kUnitDraw) + 1));
    QCOMPARE(replay.drawCounters().back().fragments, std::uint64_t{4 * kLitQuads});
    QCOMPARE(replay.picture(core::Attachment::Color).hash(), program.hash());
    QVERIFY(std::adjacent_find(program.rgba.begin(), program.rgba.end(), std::not_equal_to<>()) != program.rgba.end());
}

void OneLightingTest::ONE_08_lightingTakesTenTimesAsLongOnProg()
{
    const core::ProgramState program = programsOf(kProgramDraw), unit = programsOf(kUnitDraw);
    const std::size_t instructions = executed(*program.fragment);
    QVERIFY2(instructions >= 33 && instructions <= 60, QByteArray::number(qulonglong(instructions)));
    QCOMPARE(unit.fragment->instructions.size(), std::size_t{3}); // SEND plus 2 instructions

    // Every instruction of every quad takes two cycles, and nothing else keeps the processor.
    const auto slow = record(kProgramDraw, smallMachine(Preset::Prog));
    QVERIFY(slow);
    const Cycle lower = kLitQuads * instructions * kCyclesPerInstruction;
    const Cycle prog = lightingPart(*slow);
    QVERIFY2(prog >= lower && prog <= lower + 4, QByteArray::number(qulonglong(prog)));

    // Six cycles of the processor for each quad; FFS, with four, keeps up. Behind the last SEND the processor may have
    // to wait for its answer, a latency and the quad's own four cycles on both ways.
    const auto fast = record(kUnitDraw, smallMachine(Preset::Par));
    QVERIFY(fast);
    const Cycle least = kLitQuads * 3 * kCyclesPerInstruction;
    const Cycle par = lightingPart(*fast);
    QVERIFY2(par >= least && par <= least + kLatency + 8, QByteArray::number(qulonglong(par)));

    QVERIFY(prog >= 10 * par);
    qInfo("lighting of 1000 fragments, %zu instructions: %llu cycles on PROG, %llu on PAR, ratio %.1f", instructions,
          static_cast<unsigned long long>(prog), static_cast<unsigned long long>(par),
          static_cast<double>(prog) / static_cast<double>(par));
}

void OneLightingTest::ONE_08_theTableOfBoth()
{
    const core::ProgramState programs[] = {programsOf(kProgramDraw), programsOf(kUnitDraw)};
    const std::vector<ComparedConfig> machines{{"PROG", smallMachine(Preset::Prog)},
                                               {"PAR", smallMachine(Preset::Par)}};
    const Comparison byProgram = compare(kProgramDraw, machines);
    const Comparison byUnit = compare(kUnitDraw, machines);
    QCOMPARE(core::imageSentence(byProgram, 0), std::string("reference"));
    QCOMPARE(core::imageSentence(byProgram, 1), std::string("equal"));
    QCOMPARE(core::imageSentence(byUnit, 0), std::string("not runnable: draw 1 asks the device FFS, which it has not"));
    QCOMPARE(core::imageSentence(byUnit, 1), std::string("reference"));

    const MachineFigures& prog = byProgram.machines[0].figures;
    const MachineFigures& par = byUnit.machines[1].figures;
    for (const auto& [figures, used] : {std::pair{&prog, &programs[0]}, {&par, &programs[1]}}) {
        const std::size_t fragment = executed(*used->fragment), vertex = used->vertex->instructions.size();
        QCOMPARE(figures->draws, std::uint64_t{1});
        QCOMPARE(figures->fragmentsShaded, std::uint64_t{4 * kLitQuads});
        QCOMPARE(figures->instructions, std::uint64_t{kLitQuads * fragment + vertex});
        // Three vertices on two ALUs take two cycles, as four fragments do.
        QCOMPARE(unitOf(*figures, "sp.0").working, (kLitQuads * fragment + vertex) * kCyclesPerInstruction);
        QVERIFY(figures->cycles >= unitOf(*figures, "sp.0").working);
        QCOMPARE(figures->instructionsPerCycle,
                 static_cast<double>(figures->instructions) / static_cast<double>(figures->cycles));
    }
    QCOMPARE(requestsOf(prog, "TEX"), std::optional<std::uint64_t>(0));
    QCOMPARE(requestsOf(prog, "FFS"), std::optional<std::uint64_t>());
    QCOMPARE(requestsOf(par, "TEX"), std::optional<std::uint64_t>(0));
    QCOMPARE(requestsOf(par, "FFS"), std::optional<std::uint64_t>(kLitQuads));
    QVERIFY(prog.cycles >= 10 * par.cycles); // of the whole draw, its vertices and its pixels included

    const core::ComparisonTable table = core::tableOf(byUnit);
    for (const char* row : {"cycles", "instructions per cycle", "requests FFS", "fragment shader runs", "stalled sp.0"})
        QVERIFY2(std::ranges::find(table.rows, row, &core::ComparisonTable::Row::name) != table.rows.end(), row);
}

/// Two processors of four ALUs: the program is quicker, and the unit is what PAR waits for.
void OneLightingTest::ONE_08_theDefaultMachine()
{
    const MachineConfig par, prog = core::presetConfig(Preset::Prog);
    const Cycle slow = compare(kProgramDraw, {{"PROG", prog}}).machines[0].figures.cycles;
    const Cycle quick = compare(kUnitDraw, {{"PAR", par}}).machines[0].figures.cycles;
    const std::size_t instructions = executed(*programsOf(kProgramDraw).fragment);
    QVERIFY(slow >= kLitQuads * instructions / 2); // a cycle per quad, on either of two processors
    QVERIFY(quick >= 4 * kLitQuads + kLatency);    // a fragment per cycle
    qInfo("default machines: %llu cycles on PROG, %llu on PAR, ratio %.1f", static_cast<unsigned long long>(slow),
          static_cast<unsigned long long>(quick), static_cast<double>(slow) / static_cast<double>(quick));
    QVERIFY(slow > quick);
}

VITRINE_TEST(OneLightingTest, QCoreApplication)
#include "tst_one_lighting.moc"
