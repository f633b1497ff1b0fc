// SPDX-License-Identifier: Apache-2.0
#include "core/session/instruction_class.h"

#include "core/shader/opcode_info.h"

namespace vitrine::core {

std::optional<OpcodeClass> instructionClass(std::string_view name)
{
    const auto opcode = opcodeNamed(name);
    return opcode ? std::optional(opcodeClass(*opcode)) : std::nullopt;
}

} // namespace vitrine::core
