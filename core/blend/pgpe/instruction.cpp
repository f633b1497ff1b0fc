// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/instruction.h"

#include <utility>

namespace vitrine::core::pgpe {

namespace {

struct Field {
    unsigned shift, bits;
    [[nodiscard]] constexpr unsigned of(std::uint64_t word) const
    {
        return static_cast<unsigned>(word >> shift & ((std::uint64_t{1} << bits) - 1));
    }
};

constexpr Field kOpcode{0, 6};
constexpr Field kSaturate{6, 1};
constexpr Field kMask{7, 4};
constexpr Field kDestination0{11, 5};
constexpr Field kDestination1{16, 4};
constexpr unsigned kFirstSource = 20;
constexpr unsigned kSourceBits = 11;
constexpr Field kIndex{0, 6};
constexpr Field kModifier{6, 2};
constexpr Field kComponent{8, 3};

std::uint64_t placed(Field field, std::uint64_t value)
{
    return value << field.shift;
}

std::uint64_t encodedSource(const Operand& operand)
{
    return placed(kIndex, operand.index) | placed(kModifier, static_cast<std::uint64_t>(operand.modifier)) |
           placed(kComponent, static_cast<std::uint64_t>(operand.component));
}

} // namespace

Text encodingFault(const Instruction& instruction)
{
    const OpcodeInfo& info = opcodeInfo(instruction.opcode);
    for (const std::uint8_t destination : {instruction.destination0, instruction.destination1})
        if (destination >= kFirstConstant)
            return textOf("{} writes to the constant register c{}", info.name, destination - kFirstConstant);
    if (instruction.destination1 >= kSecondDestinations)
        return textOf("the second destination is one of r0 to r{}", kSecondDestinations - 1);
    for (const Operand& operand : instruction.sources)
        if (operand.index >= kFirstConstant + kRegisterCount)
            return textOf("a source is no register");
    return {};
}

Result<std::uint64_t> encode(const Instruction& instruction)
{
    if (Text fault = encodingFault(instruction); !fault.empty())
        return Error{std::move(fault)};
    std::uint64_t word = placed(kOpcode, static_cast<std::uint64_t>(instruction.opcode)) |
                         placed(kSaturate, instruction.saturate ? 1 : 0) | placed(kMask, instruction.mask & 0xFu) |
                         placed(kDestination0, instruction.destination0) |
                         placed(kDestination1, instruction.destination1);
    for (unsigned i = 0; i < instruction.sources.size(); ++i)
        word |= encodedSource(instruction.sources[i]) << (kFirstSource + i * kSourceBits);
    return word;
}

Result<Instruction> decode(std::uint64_t word)
{
    Instruction instruction;
    instruction.opcode = static_cast<Opcode>(kOpcode.of(word));
    if (opcodeInfo(instruction.opcode).name.empty())
        return failure("opcode {} does not exist", kOpcode.of(word));
    instruction.saturate = kSaturate.of(word) != 0;
    instruction.mask = static_cast<std::uint8_t>(kMask.of(word));
    instruction.destination0 = static_cast<std::uint8_t>(kDestination0.of(word));
    instruction.destination1 = static_cast<std::uint8_t>(kDestination1.of(word));
    for (unsigned i = 0; i < instruction.sources.size(); ++i) {
        const std::uint64_t source = word >> (kFirstSource + i * kSourceBits);
        if (kComponent.of(source) >= kComponentCount)
            return failure("component {} does not exist", kComponent.of(source));
        instruction.sources[i] = {static_cast<std::uint8_t>(kIndex.of(source)),
                                  static_cast<Modifier>(kModifier.of(source)),
                                  static_cast<Component>(kComponent.of(source))};
    }
    return instruction;
}

Result<Program> decodeProgram(std::span<const std::uint64_t> words)
{
    Program program;
    for (std::size_t i = 0; i < words.size(); ++i) {
        auto instruction = decode(words[i]);
        if (!instruction)
            return instruction.error().in("line " + std::to_string(i + 1));
        program.instructions.push_back(*instruction);
    }
    return program;
}

} // namespace vitrine::core::pgpe
