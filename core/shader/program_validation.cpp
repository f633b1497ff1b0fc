// SPDX-License-Identifier: Apache-2.0
#include "core/shader/program_validation.h"

#include "core/shader/opcode_info.h"

#include <algorithm>
#include <fmt/format.h>

namespace vitrine::core {
namespace {

constexpr std::size_t kMaxInstructions = 1u << 20;

Error fault(const Program& program, std::size_t index, std::string_view what)
{
    const OpcodeInfo& info = opcodeInfo(program.instructions[index].opcode);
    return failure("Instruction {} ({}) {}", index, info.name.empty() ? "unknown" : info.name, what);
}

/// Number of registers of a file that a source may name.
std::size_t fileSize(const Program& program, RegisterFile file)
{
    switch (file) {
    case RegisterFile::Temp: return program.tempCount;
    case RegisterFile::Input: return program.inputCount;
    case RegisterFile::Output: return program.outputCount;
    case RegisterFile::Constant: return program.uniformCount + program.literals.size();
    case RegisterFile::None: break;
    }
    return 0;
}

const char* faultOfSource(const Program& program, const Source& source)
{
    if (source.file == RegisterFile::None)
        return "lacks a source";
    if (source.index >= fileSize(program, source.file) && !source.relative)
        return "reads a register outside of its file";
    if (!source.relative)
        return nullptr;
    if (source.file != RegisterFile::Constant || fileSize(program, source.file) == 0)
        return "indexes a file that is not the constants, or has none";
    if (source.addressTemp >= program.tempCount || source.addressComponent > 3)
        return "takes its index from a register outside of the temps";
    return nullptr;
}

const char* faultOfDestination(const Program& program, const Instruction& instruction)
{
    const Destination& destination = instruction.destination;
    if (destination.file != RegisterFile::Temp && destination.file != RegisterFile::Output)
        return "writes neither a temp nor an output";
    const bool posts = instruction.opcode == Opcode::Send;
    const std::size_t count = posts ? instruction.send.resultRegisters : 1;
    if (count == 0 || destination.index + count > fileSize(program, destination.file))
        return "writes a register outside of its file";
    if (count > kMaxSendRegisters)
        return "fills more than eight registers";
    return destination.writeMask > 0xF ? "has a write mask of more than four components" : nullptr;
}

/// A SEND may leave out sources that its device does not read; every other opcode needs all of its own.
bool mayBeMissing(const Instruction& instruction, std::size_t source)
{
    return instruction.opcode == Opcode::Send && source > 0 && instruction.sources[source].file == RegisterFile::None;
}

/// A SEND to a fixed-function unit gives it plain temporaries or inputs, one after the other.
const char* faultOfInputs(const Program& program, const Instruction& instruction)
{
    const auto& [first, second, third] = instruction.sources;
    const std::size_t count = instruction.send.inputRegisters;
    if (instruction.send.device == 0)
        return "gives consecutive registers to the texture unit";
    if (count > kMaxSendRegisters)
        return "gives more than eight registers";
    if ((first.file != RegisterFile::Temp && first.file != RegisterFile::Input) || first.relative)
        return "gives registers that are neither temps nor inputs";
    if (first.swizzle != kIdentitySwizzle || first.negate || first.absolute)
        return "changes the registers that it gives";
    if (second.file != RegisterFile::None || third.file != RegisterFile::None)
        return "has more than one source";
    return first.index + count > fileSize(program, first.file) ? "reads a register outside of its file" : nullptr;
}

/// FILL and SPILL name a register of local memory that there is, and change nothing on the way.
const char* faultOfSlot(const Program& program, const Instruction& instruction)
{
    if (instruction.immediate < 0 || instruction.immediate >= std::int32_t{program.localCount})
        return "names local memory that there is not";
    return instruction.destination.saturate ? "can't saturate" : nullptr;
}

const char* faultOfOperands(const Program& program, const Instruction& instruction)
{
    const OpcodeInfo& info = opcodeInfo(instruction.opcode);
    if (info.name.empty())
        return "is an illegal instruction";
    if (info.usesCondition && conditionName(instruction.condition).empty())
        return "has no such condition";
    if (instruction.opcode == Opcode::Send && lodModeName(instruction.send.lodMode).empty())
        return "has no such LOD mode";
    if (writesLocal(instruction.opcode) && instruction.destination.writeMask > 0xF)
        return "has a write mask of more than four components";
    if (instruction.opcode == Opcode::Fill || instruction.opcode == Opcode::Spill)
        if (const char* what = faultOfSlot(program, instruction))
            return what;
    if (instruction.opcode == Opcode::Send && instruction.send.inputRegisters > 0)
        if (const char* what = faultOfInputs(program, instruction))
            return what;
    for (std::size_t i = 0; i < info.sourceCount; ++i) {
        if (mayBeMissing(instruction, i))
            continue;
        if (const char* what = faultOfSource(program, instruction.sources[i]))
            return what;
    }
    return info.writesDestination ? faultOfDestination(program, instruction) : nullptr;
}

/// Walks the instructions once and knows, at each, the constructs around it.
class FlowWalk {
public:
    explicit FlowWalk(const Program& program) : m_program(program), m_partner(program.instructions.size(), -1) {}

    [[nodiscard]] Result<void> run()
    {
        for (std::size_t i = 0; i < m_program.instructions.size(); ++i) {
            m_block.push_back(m_open.empty() ? -1 : m_open.back().block);
            if (const char* what = visit(i))
                return fault(m_program, i, what);
        }
        if (!m_open.empty())
            return fault(m_program, m_open.back().opener, "is never closed");
        return {};
    }

    /// The instruction that `immediate` must name, −1 where the nesting does not say.
    [[nodiscard]] std::int32_t partner(std::size_t i) const { return m_partner[i]; }
    /// Instructions of one block have one number; −1 outside of every construct. A closing one belongs inside.
    [[nodiscard]] std::int32_t block(std::size_t i) const { return m_block[i]; }

private:
    struct Open {
        std::size_t opener;
        Opcode kind; ///< If, Else or Loop
        std::int32_t block;
        std::vector<std::size_t> exits; ///< BRK and CONT waiting for their ENDLOOP
    };

    const char* visit(std::size_t i)
    {
        switch (m_program.instructions[i].opcode) {
        case Opcode::If:
        case Opcode::Loop: return open(i, m_program.instructions[i].opcode);
        case Opcode::Else:
            if (m_open.empty() || m_open.back().kind != Opcode::If)
                return "has no IF";
            close(i);
            return open(i, Opcode::Else);
        case Opcode::EndIf:
            if (m_open.empty() || m_open.back().kind == Opcode::Loop)
                return "has no IF";
            close(i);
            return nullptr;
        case Opcode::EndLoop:
            if (m_open.empty() || m_open.back().kind != Opcode::Loop)
                return "has no LOOP";
            close(i);
            return nullptr;
        case Opcode::Brk:
        case Opcode::Cont: return leaveLoop(i);
        default: return nullptr;
        }
    }

    const char* open(std::size_t i, Opcode kind)
    {
        if (m_open.size() >= kMaxFlowDepth)
            return "is nested too deeply";
        m_open.push_back({i, kind, m_nextBlock++, {}});
        return nullptr;
    }

    void close(std::size_t i)
    {
        m_partner[m_open.back().opener] = static_cast<std::int32_t>(i);
        for (std::size_t exit : m_open.back().exits)
            m_partner[exit] = static_cast<std::int32_t>(i);
        m_open.pop_back();
    }

    const char* leaveLoop(std::size_t i)
    {
        for (auto open = m_open.rbegin(); open != m_open.rend(); ++open) {
            if (open->kind != Opcode::Loop)
                continue;
            open->exits.push_back(i);
            return nullptr;
        }
        return "is outside of every LOOP";
    }

    const Program& m_program;
    std::vector<std::int32_t> m_partner;
    std::vector<std::int32_t> m_block;
    std::vector<Open> m_open;
    std::int32_t m_nextBlock = 0;
};

const char* faultOfTarget(const Program& program, const FlowWalk& walk, std::size_t i)
{
    const Instruction& instruction = program.instructions[i];
    if (walk.partner(i) >= 0)
        return instruction.immediate == walk.partner(i) ? nullptr : "does not name its partner";
    if (instruction.opcode != Opcode::Jmp && instruction.opcode != Opcode::Call)
        return nullptr;
    if (instruction.immediate < 0 || static_cast<std::size_t>(instruction.immediate) >= program.instructions.size())
        return "leads out of the program";
    const std::int32_t from = instruction.opcode == Opcode::Jmp ? walk.block(i) : -1;
    return walk.block(static_cast<std::size_t>(instruction.immediate)) == from ? nullptr : "leads into another block";
}

} // namespace

Result<void> validate(const Program& program)
{
    if (program.instructions.empty() || program.instructions.size() > kMaxInstructions)
        return failure("A program has between one and a million instructions");
    for (std::size_t i = 0; i < program.instructions.size(); ++i)
        if (const char* what = faultOfOperands(program, program.instructions[i]))
            return fault(program, i, what);

    FlowWalk walk(program);
    if (auto walked = walk.run(); !walked)
        return walked;
    for (std::size_t i = 0; i < program.instructions.size(); ++i)
        if (const char* what = faultOfTarget(program, walk, i))
            return fault(program, i, what);
    return {};
}

Result<void> linkFlow(Program& program)
{
    FlowWalk walk(program);
    if (auto walked = walk.run(); !walked)
        return walked;
    for (std::size_t i = 0; i < program.instructions.size(); ++i)
        if (walk.partner(i) >= 0)
            program.instructions[i].immediate = walk.partner(i);
    return {};
}

bool canRunForever(const Program& program)
{
    return std::ranges::any_of(program.instructions, [](const Instruction& instruction) {
        return instruction.opcode == Opcode::Loop || instruction.opcode == Opcode::Call;
    });
}

} // namespace vitrine::core
