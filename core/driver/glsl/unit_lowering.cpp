// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/shader_lowering.h"

namespace vitrine::core::glsl {

namespace {

constexpr int kFirstArgument = 1;

/// Components 0 … of a register as they lie there.
bool isInPlace(const Operand& operand, std::uint32_t components)
{
    for (std::uint32_t c = 0; c < components; ++c)
        if (operand.swizzle[c] != c)
            return false;
    return operand.kind == OperandKind::Input && operand.isPlain() && !operand.relative;
}

} // namespace

/// What is still called: fixed-function units, the function of sections, and those that are nothing but a discard.
/// Where a loop tests its end, the latter can't be inlined.
void ShaderLowering::lowerCall(const Instruction& instruction)
{
    if (const UnitKind* kind = m_module.calledUnit(instruction))
        return lowerUnitCall(instruction, *kind);
    const Target nothing{.kind = OperandKind::None, .mask = 0};
    if (instruction.operands[0] == m_module.sectionFunction) {
        emit(Opcode::Section, nothing,
             {operandOf(instruction, kFirstArgument), operandOf(instruction, kFirstArgument + 1)});
        return;
    }
    emit(Opcode::Kil, nothing, {integer(-1)});
}

/// Whether the arguments are inputs that lie one behind the other: then they go to the unit from where they are.
bool ShaderLowering::areArgumentsInPlace(const Instruction& instruction, const UnitKind& kind)
{
    const std::uint32_t first = operandOf(instruction, kFirstArgument).index;
    for (std::uint32_t i = 0; i < kind.inputs.size(); ++i) {
        const Operand argument = operandOf(instruction, kFirstArgument + static_cast<int>(i));
        if (!isInPlace(argument, kind.inputs[i].components) || argument.index != first + i)
            return false;
    }
    return true;
}

std::uint32_t ShaderLowering::newPinnedRegister(int width)
{
    const std::uint32_t name = newRegister(width);
    m_program.registers[name].isPinned = true;
    return name;
}

/// The first of the consecutive registers with the arguments. Consecutive virtual registers become consecutive
/// temporaries: see register_allocator.
Operand ShaderLowering::gatherArguments(const Instruction& instruction, const UnitKind& kind)
{
    if (areArgumentsInPlace(instruction, kind)) {
        Operand first = operandOf(instruction, kFirstArgument);
        first.swizzle = kNoSwizzle;
        return first;
    }
    const auto first = static_cast<std::uint32_t>(m_program.registers.size());
    for (const RegisterDescription& input : kind.inputs)
        newPinnedRegister(input.components);
    for (std::uint32_t i = 0; i < kind.inputs.size(); ++i)
        move(first + i, kind.inputs[i].components, operandOf(instruction, kFirstArgument + static_cast<int>(i)));
    return wholeRegister(first, 4);
}

void ShaderLowering::lowerUnitCall(const Instruction& instruction, const UnitKind& kind)
{
    const Operand arguments = gatherArguments(instruction, kind);
    const auto firstResult = static_cast<std::uint32_t>(m_program.registers.size());
    Leaves results;
    for (const RegisterDescription& output : kind.outputs)
        results.push_back(wholeRegister(newPinnedRegister(4), output.components));
    LirInstruction& request = emit(Opcode::Send, registerTarget(firstResult, 4), {arguments});
    request.send.device = kind.port;
    request.send.inputRegisters = static_cast<std::uint8_t>(kind.inputs.size());
    request.send.resultRegisters = static_cast<std::uint8_t>(kind.outputs.size());
    setValue(instruction.result, std::move(results));
}

} // namespace vitrine::core::glsl
