// SPDX-License-Identifier: Apache-2.0
#include "core/driver/glsl/shader_lowering.h"

namespace vitrine::core::glsl {

/// What is still called: fixed-function units, and functions that are nothing but a discard. Where a loop tests its
/// end, the latter can't be inlined.
void ShaderLowering::lowerCall(const Instruction& instruction)
{
    if (const UnitKind* kind = m_module.calledUnit(instruction))
        return lowerUnitCall(instruction, *kind);
    emit(Opcode::Kil, {.kind = OperandKind::None, .mask = 0}, {integer(-1)});
}

/// Consecutive virtual registers become consecutive temporaries: see register_allocator.
void ShaderLowering::lowerUnitCall(const Instruction& instruction, const UnitKind& kind)
{
    constexpr int kFirstArgument = 1;
    const auto registerAlone = [&](int width) {
        const std::uint32_t name = newRegister(width);
        m_program.registers[name].isPinned = true;
        return name;
    };
    const auto firstInput = static_cast<std::uint32_t>(m_program.registers.size());
    for (const RegisterDescription& input : kind.inputs)
        registerAlone(input.components);
    const auto firstResult = static_cast<std::uint32_t>(m_program.registers.size());
    Leaves results;
    for (const RegisterDescription& output : kind.outputs)
        results.push_back(wholeRegister(registerAlone(4), output.components));
    for (std::uint32_t i = 0; i < kind.inputs.size(); ++i)
        move(firstInput + i, kind.inputs[i].components, operandOf(instruction, kFirstArgument + static_cast<int>(i)));
    LirInstruction& request = emit(Opcode::Send, registerTarget(firstResult, 4), {wholeRegister(firstInput, 4)});
    request.send.device = kind.port;
    request.send.inputRegisters = static_cast<std::uint8_t>(kind.inputs.size());
    request.send.resultRegisters = static_cast<std::uint8_t>(kind.outputs.size());
    setValue(instruction.result, std::move(results));
}

} // namespace vitrine::core::glsl
