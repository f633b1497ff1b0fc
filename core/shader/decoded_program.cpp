// SPDX-License-Identifier: Apache-2.0
#include "core/shader/decoded_program.h"

#include "core/shader/opcode_info.h"
#include "core/shader/program_validation.h"

#include <algorithm>

namespace vitrine::core {
namespace {

constexpr std::uint32_t kSignBit = 0x80000000u;

bool uses(const Program& program, Opcode opcode)
{
    return std::any_of(program.instructions.begin(), program.instructions.end(),
                       [opcode](const Instruction& instruction) { return instruction.opcode == opcode; });
}

RegisterLayout layOut(const Program& program)
{
    RegisterLayout layout;
    layout.outputRow = layout.inputRow + 4u * program.inputCount;
    layout.depthRow = layout.outputRow + 4u * program.outputCount;
    layout.auxiliaryRow = layout.depthRow + (uses(program, Opcode::Odep) ? 4u : 0u);
    layout.tempRow = layout.auxiliaryRow + (uses(program, Opcode::Stout) ? 4u : 0u);
    layout.localRow = layout.tempRow + 4u * program.tempCount;
    layout.rowCount = layout.localRow + 4u * program.localCount;
    return layout;
}

std::uint32_t firstRow(const RegisterLayout& layout, RegisterFile file, std::uint32_t index)
{
    const std::uint32_t base = file == RegisterFile::Temp    ? layout.tempRow
                               : file == RegisterFile::Input ? layout.inputRow
                                                             : layout.outputRow;
    return base + 4 * index;
}

DecodedSource decodeSource(const Program& program, const RegisterLayout& layout, const Source& source)
{
    DecodedSource decoded;
    if (source.file == RegisterFile::None)
        return decoded;
    for (int c = 0; c < 4; ++c)
        decoded.swizzle[c] = (source.swizzle >> (2 * c)) & 3;
    decoded.keepBits = source.absolute ? ~kSignBit : ~0u;
    decoded.flipBits = source.negate ? kSignBit : 0u;
    decoded.modified = source.absolute || source.negate;
    decoded.index = source.index;
    if (source.file != RegisterFile::Constant) {
        decoded.kind = OperandKind::Lanes;
        decoded.row = firstRow(layout, source.file, source.index);
    } else if (source.relative) {
        decoded.kind = OperandKind::Indexed;
        decoded.addressRow = firstRow(layout, RegisterFile::Temp, source.addressTemp) + source.addressComponent;
    } else if (source.index < program.uniformCount) {
        decoded.kind = OperandKind::Uniform;
    } else {
        decoded.kind = OperandKind::Literal;
        decoded.index = source.index - program.uniformCount;
    }
    return decoded;
}

/// Components are computed one after the other, so one that is written must not be read by a later one.
bool overwritesOwnSource(const DecodedInstruction& instruction)
{
    for (const DecodedSource& source : instruction.sources) {
        const std::uint32_t addressComponent = source.addressRow - instruction.destinationRow; // wraps when it is below
        if (source.kind == OperandKind::Indexed && addressComponent < 4 &&
            (instruction.writeMask >> addressComponent & 1) != 0)
            return true;
        if (source.kind != OperandKind::Lanes || source.row != instruction.destinationRow)
            continue;
        for (int c = 1; c < 4; ++c)
            if ((instruction.writeMask >> c & 1) != 0 && source.swizzle[c] < c &&
                (instruction.writeMask >> source.swizzle[c] & 1) != 0)
                return true;
    }
    return false;
}

DecodedInstruction decodeInstruction(const Program& program, const RegisterLayout& layout, const Instruction& in)
{
    const OpcodeInfo& info = opcodeInfo(in.opcode);
    DecodedInstruction out;
    out.opcode = in.opcode;
    out.condition = in.condition;
    out.immediate = in.immediate;
    out.send = in.send;
    for (int i = 0; i < info.sourceCount; ++i)
        out.sources[i] = decodeSource(program, layout, in.sources[i]);
    if (!info.writesDestination && in.opcode != Opcode::StoreLocal)
        return out;
    out.writeMask = in.destination.writeMask;
    out.saturate = in.destination.saturate;
    if (info.writesDestination) {
        out.destinationRow = firstRow(layout, in.destination.file, in.destination.index);
        out.staged = out.saturate || overwritesOwnSource(out);
    }
    return out;
}

/// Components that an instruction reads of its source i, before the swizzle.
unsigned componentsRead(const Instruction& instruction, int i)
{
    switch (instruction.opcode) {
    case Opcode::Dp2: return 0x3;
    case Opcode::Dp3: return 0x7;
    case Opcode::Dp4:
    case Opcode::Send:
    case Opcode::Stout: return 0xF;
    case Opcode::StoreLocal: return i == 0 ? 0x1 : instruction.destination.writeMask;
    case Opcode::LoadLocal: return 0x1;
    default: return opcodeInfo(instruction.opcode).writesDestination ? instruction.destination.writeMask : 0x1;
    }
}

/// Finds the temps that straight-line code outside of every construct does not write before they are read.
class UninitializedReads {
public:
    explicit UninitializedReads(const Program& program)
        : m_written(program.tempCount, 0), m_exposed(program.tempCount, 0), m_textOrderHolds(textOrderHolds(program))
    {
        int depth = 0;
        for (const Instruction& instruction : program.instructions) {
            visitReads(instruction);
            depth += instruction.opcode == Opcode::If || instruction.opcode == Opcode::Loop ? 1 : 0;
            depth -= instruction.opcode == Opcode::EndIf || instruction.opcode == Opcode::EndLoop ? 1 : 0;
            if (depth == 0)
                visitWrite(instruction);
        }
    }

    [[nodiscard]] bool exposed(std::size_t temp) const { return !m_textOrderHolds || m_exposed[temp] != 0; }

private:
    /// Behind a jump or in a function the order of the text says nothing; lanes that ended early stop writing, yet the
    /// derivatives of their neighbors go on reading them.
    static bool textOrderHolds(const Program& program)
    {
        const bool readsNeighbors =
            uses(program, Opcode::Ddx) || uses(program, Opcode::Ddy) || uses(program, Opcode::Send);
        const bool endsEarly = std::any_of(
            program.instructions.begin(), program.instructions.end() - 1, [](const Instruction& instruction) {
                return instruction.opcode == Opcode::Ret || instruction.opcode == Opcode::End;
            });
        return !uses(program, Opcode::Jmp) && !uses(program, Opcode::Call) && !(readsNeighbors && endsEarly);
    }

    void read(std::size_t temp, unsigned components)
    {
        if ((components & ~m_written[temp]) != 0)
            m_exposed[temp] = 1;
    }

    void visitReads(const Instruction& instruction)
    {
        const OpcodeInfo& info = opcodeInfo(instruction.opcode);
        for (int i = 0; i < info.sourceCount; ++i) {
            const Source& source = instruction.sources[i];
            if (source.relative)
                read(source.addressTemp, 1u << source.addressComponent);
            if (source.file != RegisterFile::Temp)
                continue;
            unsigned components = 0;
            for (int c = 0; c < 4; ++c)
                if ((componentsRead(instruction, i) >> c & 1) != 0)
                    components |= 1u << ((source.swizzle >> (2 * c)) & 3);
            read(source.index, components);
        }
        const bool givesTemps = instruction.opcode == Opcode::Send && instruction.sources[0].file == RegisterFile::Temp;
        for (std::size_t i = 1; givesTemps && i < instruction.send.inputRegisters; ++i)
            read(instruction.sources[0].index + i, 0xF);
    }

    void visitWrite(const Instruction& instruction)
    {
        if (opcodeInfo(instruction.opcode).writesDestination && instruction.destination.file == RegisterFile::Temp)
            m_written[instruction.destination.index] |= instruction.destination.writeMask;
    }

    std::vector<std::uint8_t> m_written;
    std::vector<std::uint8_t> m_exposed;
    bool m_textOrderHolds;
};

std::vector<std::uint32_t> findClearedRegisters(const Program& program, const RegisterLayout& layout)
{
    std::vector<std::uint32_t> registers;
    for (std::uint32_t row = layout.outputRow; row < layout.tempRow; row += 4)
        registers.push_back(row);
    const UninitializedReads reads(program);
    for (std::uint32_t temp = 0; temp < program.tempCount; ++temp)
        if (reads.exposed(temp))
            registers.push_back(layout.tempRow + 4 * temp);
    for (std::uint32_t row = layout.localRow; row < layout.rowCount; row += 4)
        registers.push_back(row);
    return registers;
}

} // namespace

Result<DecodedProgram> DecodedProgram::decode(const Program& program)
{
    if (auto valid = validate(program); !valid)
        return valid.error();
    DecodedProgram decoded;
    decoded.m_layout = layOut(program);
    decoded.m_code.reserve(program.instructions.size() + 1);
    for (const Instruction& instruction : program.instructions) {
        decoded.m_code.push_back(decodeInstruction(program, decoded.m_layout, instruction));
        if (instruction.opcode == Opcode::Send)
            decoded.m_argumentRows = std::max(decoded.m_argumentRows, 4u * instruction.send.inputRegisters);
    }
    decoded.m_code.emplace_back();
    decoded.m_literals = program.literals;
    decoded.m_uniformCount = program.uniformCount;
    decoded.m_localCount = program.localCount;
    decoded.m_stage = program.stage;
    decoded.m_clearedRegisters = findClearedRegisters(program, decoded.m_layout);
    return decoded;
}

} // namespace vitrine::core
