// SPDX-License-Identifier: Apache-2.0
#include "core/shader/interpreter.h"

#include "core/base/check.h"
#include "core/shader/alu.h"
#include "core/shader/flow.h"
#include "core/shader/opcode_class.h"
#include "core/shader/requests.h"

#include <algorithm>

namespace vitrine::core {
namespace {

/// Every lane that runs is active: what the others hold does not matter, so masks need no care.
bool everyLaneActive(const ThreadContext& context)
{
    return context.active == context.alive;
}

void compute(AluFrame& frame, const AluTable& table, const DecodedInstruction& instruction)
{
    const auto code = static_cast<unsigned>(instruction.opcode);
    const AluHandler handler = (*table.classes[code >> 4])[code & 15];
    const bool direct = !instruction.staged && (instruction.inEveryLane || everyLaneActive(frame.context));
    frame.result = direct ? frame.rows + instruction.destinationRow * frame.laneCount : frame.stagedResult.data();
    handler(frame, instruction);
    if (!direct && instruction.opcode != Opcode::StoreLocal)
        table.commit(frame, instruction);
}

/// Copies source a to a register that no instruction names, in the active lanes.
void keep(AluFrame& frame, const AluTable& table, const DecodedInstruction& instruction, std::uint32_t row)
{
    DecodedInstruction move = instruction;
    move.writeMask = 0xF;
    move.destinationRow = row;
    table.copySource(frame, instruction, 0, frame.stagedResult.data());
    table.commit(frame, move);
}

/// A program can tell anything.
std::uint32_t wholeNumber(float v)
{
    constexpr float kMost = 65535.0f;
    return v > 0.0f ? static_cast<std::uint32_t>(std::min(v, kMost)) : 0;
}

void tellSections(AluFrame& frame, const AluTable& table, const DecodedInstruction& instruction,
                  std::vector<SectionDone>& sections)
{
    float* numbers = frame.stagedResult.data();
    table.copySource(frame, instruction, 1, numbers);
    const float* taps = numbers + frame.laneCount;
    const LaneMask lanes = frame.context.active & frame.context.survivors();
    for (std::size_t lane = 0; lane < frame.laneCount; ++lane)
        if ((lanes >> lane & 1) != 0)
            sections.push_back({wholeNumber(numbers[lane]), wholeNumber(taps[lane])});
}

void discard(ThreadContext& context, LaneMask condition)
{
    context.discarded |= context.active & condition;
    ++context.pc;
    // Helpers alone have no result to compute.
    if (context.survivors() == 0) {
        context.flow.clear();
        executeEnd(context);
    }
}

std::uint32_t target(const DecodedInstruction& instruction)
{
    return static_cast<std::uint32_t>(instruction.immediate);
}

/// Executes an instruction of class 0x20. False when flow gets too deep.
bool executeFlow(AluFrame& frame, const AluTable& table, const DecodedInstruction& instruction)
{
    ThreadContext& context = frame.context;
    switch (instruction.opcode) {
    case Opcode::Jmp: context.pc = target(instruction); return true;
    case Opcode::If: return executeIf(context, target(instruction), table.nonZeroLanes(frame, instruction));
    case Opcode::Else: executeElse(context, target(instruction)); return true;
    case Opcode::EndIf: executeEndIf(context); return true;
    case Opcode::Call: return executeCall(context, target(instruction));
    case Opcode::Ret: executeReturn(context); return true;
    case Opcode::Kil:
        if (!context.skipsDiscard) {
            discard(context, table.nonZeroLanes(frame, instruction));
            return true;
        }
        ++context.pc;
        --context.executedInstructions; // passed over: it takes no time (HIZ-26)
        return true;
    case Opcode::Loop: return executeLoop(context, target(instruction));
    case Opcode::Brk: executeBreak(context); return true;
    case Opcode::Cont: executeContinue(context); return true;
    case Opcode::EndLoop: executeEndLoop(context); return true;
    default: executeEnd(context); return true;
    }
}

/// Executes an instruction of class 0x30; true when a request has been posted.
bool executeMisc(AluFrame& frame, const AluTable& table, const DecodedInstruction& instruction,
                 std::vector<SectionDone>* sections)
{
    ThreadContext& context = frame.context;
    const RegisterLayout& layout = context.layout;
    const bool posts = instruction.opcode == Opcode::Send;
    if (posts) {
        postRequest(frame, table, instruction);
    } else if (instruction.opcode == Opcode::Odep) {
        keep(frame, table, instruction, layout.depthRow);
    } else if (instruction.opcode == Opcode::Stout) {
        keep(frame, table, instruction, layout.auxiliaryRow);
        context.stored |= context.active;
    } else if (instruction.opcode == Opcode::Section && sections) {
        tellSections(frame, table, instruction, *sections);
    }
    ++context.pc;
    return posts;
}

/// Notes what is executed, a stretch at a time: between branches the PC alone tells it.
class StretchNotes {
public:
    StretchNotes(const ThreadContext& context, std::vector<InstructionStretch>* stretches)
        : m_context(context), m_stretches(stretches), m_first(context.pc), m_executed(context.executedInstructions)
    {
    }
    StretchNotes(const StretchNotes&) = delete;
    StretchNotes& operator=(const StretchNotes&) = delete;
    ~StretchNotes() { note(); }

    /// Behind an instruction that may have gone anywhere. What was passed over was not counted as executed.
    void endStretch()
    {
        if (!m_stretches)
            return;
        note();
        m_first = m_context.pc;
        m_executed = m_context.executedInstructions;
    }

private:
    void note()
    {
        if (m_stretches && m_context.executedInstructions > m_executed)
            m_stretches->push_back(
                {m_first, m_first + static_cast<std::uint32_t>(m_context.executedInstructions - m_executed)});
    }

    const ThreadContext& m_context;
    std::vector<InstructionStretch>* const m_stretches;
    std::uint32_t m_first;
    std::uint64_t m_executed;
};

} // namespace

RunStatus run(ThreadContext& context, const DecodedProgram& program, std::span<const Vec4> uniforms, RunOptions options)
{
    CORE_CHECK(uniforms.size() >= program.uniformCount(), "fewer uniforms than the program declares");
    CORE_CHECK(context.layout == program.layout(), "the task was started with another program");
    AluFrame frame(context, program, uniforms);
    const AluTable& table = aluTable(context.laneCount);
    const DecodedInstruction* code = program.code().data();
    const std::uint64_t limit = context.executedInstructions + options.budget;
    StretchNotes notes(context, options.stretches);

    while (!context.finished) {
        const DecodedInstruction& instruction = code[context.pc];
        if (!context.pending.empty() && mustWait(context, program, instruction))
            return RunStatus::Waiting;
        if (context.executedInstructions == limit)
            return RunStatus::BudgetExhausted;
        ++context.executedInstructions;
        const OpcodeClass kind = opcodeClass(instruction.opcode);
        if (kind == OpcodeClass::Flow) {
            if (!executeFlow(frame, table, instruction))
                return RunStatus::FlowTooDeep;
            notes.endStretch();
        } else if (kind == OpcodeClass::Misc) {
            if (executeMisc(frame, table, instruction, options.sections) && options.sendMode == SendMode::StopAtSend)
                return RunStatus::Request;
        } else {
            compute(frame, table, instruction);
            ++context.pc;
        }
    }
    return context.pending.empty() ? RunStatus::Finished : RunStatus::Waiting;
}

bool isWaiting(const ThreadContext& context, const DecodedProgram& program)
{
    if (context.pending.empty())
        return false;
    return context.finished || mustWait(context, program, program.code()[context.pc]);
}

RunStatus step(ThreadContext& context, const DecodedProgram& program, std::span<const Vec4> uniforms)
{
    return run(context, program, uniforms, {.sendMode = SendMode::StopAtSend, .budget = 1});
}

} // namespace vitrine::core
