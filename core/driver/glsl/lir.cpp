// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/lir.h"

#include <bit>

namespace vitrine::core::glsl {

Operand select(const Operand& operand, const Swizzle& swizzle)
{
    Operand result = operand;
    for (int i = 0; i < 4; ++i)
        result.swizzle[i] = operand.swizzle[swizzle[i]];
    return result;
}

Operand component(const Operand& operand, int index)
{
    const auto i = static_cast<std::uint8_t>(index);
    return select(operand, {i, i, i, i});
}

bool takesRegisters(const LirInstruction& instruction)
{
    return instruction.opcode == Opcode::Send && instruction.send.inputRegisters > 0;
}

std::uint32_t readCount(const LirInstruction& instruction, std::size_t source)
{
    return source == 0 && takesRegisters(instruction) ? instruction.send.inputRegisters : 1;
}

std::uint32_t writeCount(const LirInstruction& instruction)
{
    return instruction.opcode == Opcode::Send ? instruction.send.resultRegisters : 1;
}

bool writes(const LirInstruction& instruction, std::uint32_t virtualRegister)
{
    return instruction.target.kind == OperandKind::Virtual && virtualRegister >= instruction.target.index &&
           virtualRegister < instruction.target.index + writeCount(instruction);
}

bool reads(const LirInstruction& instruction, std::uint32_t virtualRegister)
{
    const Operand& first = instruction.sources[0];
    if (takesRegisters(instruction))
        return first.kind == OperandKind::Virtual && virtualRegister >= first.index &&
               virtualRegister < first.index + readCount(instruction, 0);
    return first.reads(virtualRegister) || instruction.sources[1].reads(virtualRegister) ||
           instruction.sources[2].reads(virtualRegister);
}

bool readsByPosition(const LirInstruction& instruction, int source)
{
    switch (instruction.opcode) {
    case Opcode::Dp2:
    case Opcode::Dp3:
    case Opcode::Dp4:
    case Opcode::Send:
    case Opcode::If:
    case Opcode::Kil:
    case Opcode::Odep:
    case Opcode::Section:
    case Opcode::LoadLocal: return true;
    case Opcode::StoreLocal: return source == 0;
    default: return false;
    }
}

std::uint8_t usedPositions(const LirInstruction& instruction, int source)
{
    if (instruction.sources[source].kind == OperandKind::None)
        return 0;
    switch (instruction.opcode) {
    case Opcode::Dp2: return 0x3;
    case Opcode::Dp3: return 0x7;
    case Opcode::Dp4: return 0xF;
    case Opcode::Send:
        if (takesRegisters(instruction))
            return 0xF;
        return source == 0 || instruction.send.lodMode == LodMode::Gradient ? 0x7 : 0x1;
    case Opcode::If:
    case Opcode::Kil:
    case Opcode::Odep:
    case Opcode::LoadLocal: return 0x1;
    case Opcode::Section: return source == 0 ? 0xF : 0x3;
    case Opcode::StoreLocal: return source == 0 ? 0x1 : instruction.target.mask;
    default: return instruction.target.mask;
    }
}

bool isFlow(Opcode opcode)
{
    return (static_cast<int>(opcode) & 0x70) == 0x20 && opcode != Opcode::Kil;
}

bool isPure(Opcode opcode)
{
    return !isFlow(opcode) && opcode != Opcode::Kil && opcode != Opcode::StoreLocal && opcode != Opcode::Stout &&
           opcode != Opcode::Odep && opcode != Opcode::Section && opcode != Opcode::Wait;
}

bool movesNoComponents(Opcode opcode)
{
    return opcode == Opcode::LoadLocal || opcode == Opcode::Send;
}

bool isFloatOperation(Opcode opcode)
{
    switch (opcode) {
    case Opcode::Mov:
    case Opcode::IToF:
    case Opcode::Add:
    case Opcode::Mul:
    case Opcode::Mad:
    case Opcode::Min:
    case Opcode::Max:
    case Opcode::Rcp:
    case Opcode::Rsq:
    case Opcode::Frc:
    case Opcode::Flr:
    case Opcode::Abs:
    case Opcode::Div:
    case Opcode::Dp2:
    case Opcode::Dp3:
    case Opcode::Dp4: return true;
    default: return opcode >= Opcode::Sqrt && opcode <= Opcode::Sign;
    }
}

bool LiteralPool::fit(Register& row, const std::uint32_t* values, int count, Swizzle& swizzle)
{
    Register candidate = row;
    for (int i = 0; i < count; ++i) {
        int at = 0;
        while (at < candidate.used && candidate.values[at] != values[i])
            ++at;
        if (at == 4)
            return false;
        if (at == candidate.used)
            candidate.values[candidate.used++] = values[i];
        swizzle[i] = static_cast<std::uint8_t>(at);
    }
    row = candidate;
    return true;
}

Operand LiteralPool::operand(const std::uint32_t* values, int count)
{
    Operand result;
    result.kind = OperandKind::Literal;
    std::size_t row = 0;
    while (row < m_rows.size() && !fit(m_rows[row], values, count, result.swizzle))
        ++row;
    if (row == m_rows.size())
        fit(m_rows.emplace_back(), values, count, result.swizzle);
    for (int i = count; i < 4; ++i)
        result.swizzle[i] = result.swizzle[count - 1];
    result.index = static_cast<std::uint32_t>(row);
    return result;
}

std::vector<Vec4> LiteralPool::registers() const
{
    std::vector<Vec4> result(m_rows.size());
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        result[i] = std::bit_cast<Vec4>(m_rows[i].values);
    return result;
}

} // namespace vitrine::core::glsl
