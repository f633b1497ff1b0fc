// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"

#include <algorithm>

namespace vitrine::core {

/// Nothing can keep such a program from its end.
[[nodiscard]] inline bool runsStraight(const Program& program)
{
    return std::all_of(program.instructions.begin(), program.instructions.end(), [](const Instruction& instruction) {
        constexpr unsigned kFlowClass = static_cast<unsigned>(Opcode::Jmp) >> 4;
        return static_cast<unsigned>(instruction.opcode) >> 4 != kFlowClass || instruction.opcode == Opcode::End;
    });
}

/// Such a program gives every fragment the same color, and does nothing else: it reads nothing but constants.
[[nodiscard]] inline bool givesOneColor(const Program& program)
{
    const auto asks = [](const Instruction& instruction) { return instruction.opcode == Opcode::Send; };
    return program.inputCount == 0 && !program.canDiscard && !program.writesDepth && !program.hasSideEffects &&
           runsStraight(program) && std::none_of(program.instructions.begin(), program.instructions.end(), asks);
}

} // namespace vitrine::core
