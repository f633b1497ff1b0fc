// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"
#include "core/shader/opcode_info.h"

#include <cstddef>
#include <cstdint>

/// Which temporary registers an instruction reads and writes.

namespace vitrine::core {

/// The components of its source i that an instruction uses, before the swizzle is applied.
[[nodiscard]] std::uint8_t componentsRead(const Instruction& instruction, std::size_t i);

/// The components of the register that a swizzle reads for these components of the source.
[[nodiscard]] std::uint8_t throughSwizzle(std::uint8_t swizzle, std::uint8_t components);

/// How many consecutive temps a SEND gives to a fixed-function unit; none when it gives inputs.
[[nodiscard]] inline std::size_t tempsGiven(const Instruction& instruction)
{
    const bool givesTemps = instruction.opcode == Opcode::Send && instruction.sources[0].file == RegisterFile::Temp;
    return givesTemps ? instruction.send.inputRegisters : 0;
}

/// Calls visit(temp, components) for every read, addresses included. A register may come several times.
template <typename Visit>
void forEachTempRead(const Instruction& instruction, Visit&& visit)
{
    const OpcodeInfo& info = opcodeInfo(instruction.opcode);
    for (std::size_t i = 0; i < info.sourceCount; ++i) {
        const Source& source = instruction.sources[i];
        if (source.relative)
            visit(std::size_t{source.addressTemp}, static_cast<std::uint8_t>(1u << source.addressComponent));
        if (source.file == RegisterFile::Temp)
            visit(std::size_t{source.index}, throughSwizzle(source.swizzle, componentsRead(instruction, i)));
    }
    for (std::size_t i = 1; i < tempsGiven(instruction); ++i)
        visit(instruction.sources[0].index + i, std::uint8_t{0xF});
}

/// Calls visit(temp, components) for every write: one register, or the consecutive ones that a SEND fills.
template <typename Visit>
void forEachTempWrite(const Instruction& instruction, Visit&& visit)
{
    if (!opcodeInfo(instruction.opcode).writesDestination || instruction.destination.file != RegisterFile::Temp)
        return;
    const std::size_t count = instruction.opcode == Opcode::Send ? instruction.send.resultRegisters : 1;
    for (std::size_t i = 0; i < count; ++i)
        visit(instruction.destination.index + i, instruction.destination.writeMask);
}

} // namespace vitrine::core
