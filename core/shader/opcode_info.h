// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"

#include <optional>
#include <string_view>

namespace vitrine::core {

/// What the fields of an instruction mean for one opcode.
struct OpcodeInfo {
    std::string_view name; ///< as the assembler writes it; empty = not an opcode
    std::uint8_t sourceCount = 0;
    bool writesDestination = false;
    bool usesImmediate = false;
    bool usesCondition = false;
};

/// Safe for any bit pattern: codes that are no instruction give an empty name.
[[nodiscard]] const OpcodeInfo& opcodeInfo(Opcode opcode);

/// LDL, STL, FILL and SPILL: `immediate` names a register of local memory.
[[nodiscard]] constexpr bool namesLocal(Opcode opcode)
{
    return opcode >= Opcode::LoadLocal && opcode <= Opcode::Spill;
}
/// STL and SPILL: the write mask is that of local memory.
[[nodiscard]] constexpr bool writesLocal(Opcode opcode)
{
    return opcode == Opcode::StoreLocal || opcode == Opcode::Spill;
}

[[nodiscard]] std::optional<Opcode> opcodeNamed(std::string_view name);

/// "LT", "LE", "EQ", "NE", "GE", "GT"
[[nodiscard]] std::string_view conditionName(Condition condition);

/// "ffs", "ffp", "ffb" for ports 1 – 3, which every machine has for the same units; else nothing.
inline constexpr std::uint8_t kNamedPorts = 3;
[[nodiscard]] std::string_view devicePortName(std::uint8_t port);

/// "IMPLICIT", "BIAS", "EXPLICIT", "GRADIENT"
[[nodiscard]] std::string_view lodModeName(LodMode mode);

} // namespace vitrine::core
