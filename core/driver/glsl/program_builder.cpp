// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/program_builder.h"

#include "core/driver/glsl/lir_optimizer.h"
#include "core/driver/glsl/register_allocator.h"
#include "core/shader/program_validation.h"

#include <algorithm>

namespace vitrine::core::glsl {

namespace {

constexpr std::uint32_t kMaxTemps = 16'384; // machines with fewer make do: core/shader/register_fit.h
constexpr int kVertexFixedOutputs = 2;      ///< position and point size

class Builder {
public:
    Builder(const LirProgram& code, const StageLayout& layout, ShaderStage stage, Allocation allocation)
        : m_code(code), m_layout(layout), m_stage(stage), m_allocation(std::move(allocation))
    {
    }
    Result<Program> run();
    /// By instruction of the program.
    [[nodiscard]] std::vector<InstructionDebug> debug() const;
    [[nodiscard]] std::uint32_t slotCount() const
    {
        return m_code.debug->slotOf(static_cast<std::uint32_t>(m_code.registers.size()), 0);
    }

private:
    Instruction translate(const LirInstruction& from) const;
    Source translateSource(const LirInstruction& from, int index, int shift) const;
    [[nodiscard]] bool isNoOperation(const Instruction& instruction) const;
    void describe(Program& program) const;

    const LirProgram& m_code;
    const StageLayout& m_layout;
    const ShaderStage m_stage;
    const Allocation m_allocation;
};

std::uint8_t packed(const Swizzle& swizzle)
{
    return static_cast<std::uint8_t>(swizzle[0] | swizzle[1] << 2 | swizzle[2] << 4 | swizzle[3] << 6);
}

Source Builder::translateSource(const LirInstruction& from, int index, int shift) const
{
    const Operand& operand = from.sources[index];
    Source source;
    if (operand.kind == OperandKind::None)
        return source;
    const int moved = readsByPosition(from, index) ? 0 : shift;
    const std::uint8_t used = usedPositions(from, index);
    int offset = 0;
    if (operand.kind == OperandKind::Virtual) {
        source.file = RegisterFile::Temp;
        source.index = m_allocation.homes[operand.index].temp;
        offset = m_allocation.homes[operand.index].first;
    } else {
        const std::uint32_t base = operand.kind == OperandKind::Literal ? m_layout.uniformCount : 0u;
        source.file = operand.kind == OperandKind::Input ? RegisterFile::Input : RegisterFile::Constant;
        source.index = static_cast<std::uint16_t>(operand.index + base);
    }
    int fallback = 0;
    while (!(used >> fallback & 1))
        ++fallback;
    Swizzle swizzle{};
    for (int c = 0; c < 4; ++c) {
        const int position = c - moved;
        const bool isUsed = position >= 0 && (used >> position & 1);
        swizzle[c] = static_cast<std::uint8_t>(operand.swizzle[isUsed ? position : fallback] + offset);
    }
    source.swizzle = packed(swizzle);
    source.negate = operand.negate;
    source.absolute = operand.absolute;
    source.relative = operand.relative;
    if (operand.relative) {
        const Home& address = m_allocation.homes[operand.address];
        source.addressTemp = address.temp;
        source.addressComponent = static_cast<std::uint8_t>(address.first + operand.addressComponent);
    }
    return source;
}

Instruction Builder::translate(const LirInstruction& from) const
{
    Instruction result;
    result.opcode = from.opcode;
    result.condition = from.condition;
    result.send = from.send;
    result.immediate = from.immediate;
    result.sourceLine = from.line;
    int shift = 0;
    result.destination.writeMask = from.target.mask;
    result.destination.saturate = from.target.saturate;
    if (from.target.kind == OperandKind::Virtual) {
        const Home& home = m_allocation.homes[from.target.index];
        shift = home.first;
        result.destination.file = RegisterFile::Temp;
        result.destination.index = home.temp;
        result.destination.writeMask = static_cast<std::uint8_t>(from.target.mask << shift);
    } else if (from.target.kind == OperandKind::Output) {
        result.destination.file = RegisterFile::Output;
        result.destination.index = static_cast<std::uint16_t>(from.target.index);
    }
    for (int i = 0; i < 3; ++i)
        result.sources[i] = translateSource(from, i, shift);
    return result;
}

bool Builder::isNoOperation(const Instruction& instruction) const
{
    const Source& source = instruction.sources[0];
    if (instruction.opcode != Opcode::Mov || instruction.destination.file != RegisterFile::Temp ||
        source.file != RegisterFile::Temp || source.index != instruction.destination.index || source.negate ||
        source.absolute || instruction.destination.saturate)
        return false;
    for (int c = 0; c < 4; ++c)
        if ((instruction.destination.writeMask >> c & 1) && (source.swizzle >> (2 * c) & 3) != c)
            return false;
    return true;
}

void Builder::describe(Program& program) const
{
    const bool isVertex = m_stage == ShaderStage::Vertex;
    program.stage = m_stage;
    program.tempCount = static_cast<std::uint16_t>(m_allocation.tempCount);
    program.inputCount = m_layout.inputCount;
    program.varyingCount = m_layout.varyingCount;
    program.outputCount = static_cast<std::uint16_t>(isVertex ? kVertexFixedOutputs + m_layout.varyingCount : 1);
    const auto writesSecond = [](const Instruction& instruction) {
        return instruction.destination.file == RegisterFile::Output && instruction.destination.index == 1;
    };
    if (!isVertex && std::ranges::any_of(program.instructions, writesSecond))
        program.outputCount = 2;
    program.localCount = static_cast<std::uint16_t>(m_code.localCount);
    program.uniformCount = m_layout.uniformCount;
    program.literals = m_code.literals.registers();
    program.fragCoordInput = m_layout.fragCoordInput;
    program.frontFacingInput = m_layout.frontFacingInput;
    program.pointCoordInput = m_layout.pointCoordInput;
    for (const Instruction& instruction : program.instructions) {
        const Destination& to = instruction.destination;
        program.writesPointSize |= isVertex && to.file == RegisterFile::Output && to.index == 1;
        program.canDiscard |= instruction.opcode == Opcode::Kil;
        program.writesDepth |= instruction.opcode == Opcode::Odep;
        const bool samples = instruction.opcode == Opcode::Send && instruction.send.inputRegisters == 0;
        const bool isImplicit =
            samples && (instruction.send.lodMode == LodMode::Implicit || instruction.send.lodMode == LodMode::Bias);
        program.usesDerivatives |=
            !isVertex && (isImplicit || instruction.opcode == Opcode::Ddx || instruction.opcode == Opcode::Ddy);
    }
}

Result<Program> Builder::run()
{
    if (m_allocation.tempCount > kMaxTemps)
        return failure("the shader needs more registers than there are");
    Program program;
    program.instructions.reserve(m_code.code.size());
    for (const LirInstruction& instruction : m_code.code) {
        const Instruction translated = translate(instruction);
        if (!isNoOperation(translated))
            program.instructions.push_back(translated);
    }
    describe(program);
    if (auto linked = linkFlow(program); !linked)
        return linked.error();
    if (auto valid = validate(program); !valid)
        return valid.error();
    return program;
}

std::vector<InstructionDebug> Builder::debug() const
{
    LirDebug& debug = *m_code.debug;
    for (const LirInstruction& instruction : m_code.code)
        if (isNoOperation(translate(instruction)))
            debug.removed(m_code, instruction);
    debug.sort();
    std::vector<InstructionDebug> result;
    for (const LirInstruction& instruction : m_code.code) {
        if (isNoOperation(translate(instruction)))
            continue;
        const bool isVirtual = instruction.target.kind == OperandKind::Virtual;
        InstructionDebug& entry = result.emplace_back();
        debug.takeUpTo(instruction.tag, entry.before);
        entry.results =
            debug.resultsOf(instruction, isVirtual ? m_allocation.homes[instruction.target.index].first : 0);
    }
    return result;
}

/// Leaves what some variable depends on.
void prune(std::vector<InstructionDebug>& instructions, std::uint32_t variableSlots, std::uint32_t slotCount)
{
    std::vector<bool> isNeeded(slotCount);
    std::fill_n(isNeeded.begin(), variableSlots, true);
    for (bool changed = true; changed;) {
        changed = false;
        const auto need = [&](std::uint32_t slot) {
            changed = changed || !isNeeded[slot];
            isNeeded[slot] = true;
        };
        for (const InstructionDebug& instruction : instructions)
            for (auto copy = instruction.before.rbegin(); copy != instruction.before.rend(); ++copy) {
                if (isNeeded[copy->slot] && copy->from == DebugCopy::From::Slot)
                    need(copy->index);
                if (isNeeded[copy->slot] && copy->isRelative)
                    need(copy->addressSlot);
            }
    }
    for (InstructionDebug& instruction : instructions) {
        std::erase_if(instruction.before, [&](const DebugCopy& copy) { return !isNeeded[copy.slot]; });
        std::erase_if(instruction.results, [&](const DebugResult& result) { return !isNeeded[result.slot]; });
    }
}

} // namespace

Result<DebuggedProgram> buildDebuggedProgram(LirProgram code, const StageLayout& layout, ShaderStage stage)
{
    optimize(code);
    Builder builder{code, layout, stage, allocateRegisters(code)};
    auto program = builder.run();
    if (!program)
        return program.error();
    DebuggedProgram result{*std::move(program), builder.debug(), builder.slotCount()};
    prune(result.instructions, code.debug->firstRegisterSlot(), result.slotCount);
    return result;
}

Result<Program> buildProgram(LirProgram code, const StageLayout& layout, ShaderStage stage, CodeQuality quality)
{
    if (quality == CodeQuality::Plain)
        return Builder{code, layout, stage, allocateSeparately(code)}.run();
    optimize(code);
    return Builder{code, layout, stage, allocateRegisters(code)}.run();
}

} // namespace vitrine::core::glsl
