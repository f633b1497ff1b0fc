// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"

namespace vitrine::core {

/// Bits 6–4 of an opcode (spec/00 §6). The last class is a project choice, for functions of GLSL; class 7 does not
/// exist.
enum class OpcodeClass : std::uint8_t { Move, Logic, Flow, Misc, ComponentMath, VectorMath, Transcendental };

[[nodiscard]] constexpr OpcodeClass opcodeClass(Opcode opcode)
{
    return static_cast<OpcodeClass>(static_cast<unsigned>(opcode) >> 4 & 7);
}

/// Whether the opcode decides which instruction comes next. KIL and END do not.
[[nodiscard]] constexpr bool isFlow(Opcode opcode)
{
    return opcodeClass(opcode) == OpcodeClass::Flow && opcode != Opcode::Kil && opcode != Opcode::End;
}

} // namespace vitrine::core
