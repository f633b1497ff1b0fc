// SPDX-License-Identifier: Apache-2.0
#include "core/shader/temp_access.h"

namespace vitrine::core {

std::uint8_t componentsRead(const Instruction& instruction, std::size_t i)
{
    switch (instruction.opcode) {
    case Opcode::Dp2: return 0x3;
    case Opcode::Dp3: return 0x7;
    case Opcode::Dp4:
    case Opcode::Send:
    case Opcode::Stout: return 0xF;
    case Opcode::Section: return i == 0 ? 0xF : 0x3;
    case Opcode::StoreLocal: return i == 0 ? 0x1 : instruction.destination.writeMask;
    case Opcode::Spill: return instruction.destination.writeMask;
    case Opcode::LoadLocal: return 0x1;
    default: return opcodeInfo(instruction.opcode).writesDestination ? instruction.destination.writeMask : 0x1;
    }
}

std::uint8_t throughSwizzle(std::uint8_t swizzle, std::uint8_t components)
{
    unsigned result = 0;
    for (unsigned c = 0; c < 4; ++c)
        if ((components >> c & 1) != 0)
            result |= 1u << ((swizzle >> (2 * c)) & 3);
    return static_cast<std::uint8_t>(result);
}

} // namespace vitrine::core
