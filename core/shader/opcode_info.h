// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"

#include <optional>
#include <string_view>

namespace vitrine::core {

/// What the fields of an instruction mean for one opcode.
struct OpcodeInfo {
    std::string_view name; ///< as the assembler writes it; empty when the code is no opcode
    std::uint8_t sourceCount = 0;
    bool writesDestination = false;
    bool usesImmediate = false;
    bool usesCondition = false;
};

/// Safe for any bit pattern: a code that is no instruction has an empty name.
[[nodiscard]] const OpcodeInfo& opcodeInfo(Opcode opcode);

/// Whether `immediate` names a register of local memory: LDL, STL, FILL and SPILL.
[[nodiscard]] constexpr bool namesLocal(Opcode opcode)
{
    return opcode >= Opcode::LoadLocal && opcode <= Opcode::Spill;
}
/// Whether the write mask is that of local memory: STL and SPILL.
[[nodiscard]] constexpr bool writesLocal(Opcode opcode)
{
    return opcode == Opcode::StoreLocal || opcode == Opcode::Spill;
}

[[nodiscard]] std::optional<Opcode> opcodeNamed(std::string_view name);

/// "LT", "LE", "EQ", "NE", "GE", "GT"
[[nodiscard]] std::string_view conditionName(Condition condition);

/// Ports 1 to 3 have names, "ffs", "ffp", "ffb", because every machine has the same units there. Others have none.
inline constexpr std::uint8_t kNamedPorts = 3;
[[nodiscard]] std::string_view devicePortName(std::uint8_t port);

/// "IMPLICIT", "BIAS", "EXPLICIT", "GRADIENT"
[[nodiscard]] std::string_view lodModeName(LodMode mode);

} // namespace vitrine::core
