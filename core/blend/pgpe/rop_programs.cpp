// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/blend_programs.h"

namespace vitrine::core::pgpe {

namespace {

/// Any function of source and destination, bit 2S + D of `table`, in one instruction: inverting is one's complement.
Instruction functionOfTwo(unsigned table, std::uint8_t result)
{
    constexpr Operand kS = reg(kSourceRegister), kD = reg(kDestinationRegister);
    const auto two = [result](Opcode opcode, Operand a, Operand b) { return operation(opcode, result, {a, b}); };
    switch (table) {
    case 0b0000: return operation(Opcode::Mov, result, {constant(kZeros)});
    case 0b0001: return two(Opcode::And, inverted(kS), inverted(kD));
    case 0b0010: return two(Opcode::And, inverted(kS), kD);
    case 0b0011: return operation(Opcode::Not, result, {kS});
    case 0b0100: return two(Opcode::And, kS, inverted(kD));
    case 0b0101: return operation(Opcode::Not, result, {kD});
    case 0b0110: return two(Opcode::Xor, kS, kD);
    case 0b0111: return two(Opcode::Or, inverted(kS), inverted(kD));
    case 0b1000: return two(Opcode::And, kS, kD);
    case 0b1001: return two(Opcode::Xor, inverted(kS), kD);
    case 0b1010: return operation(Opcode::Mov, result, {kD});
    case 0b1011: return two(Opcode::Or, inverted(kS), kD);
    case 0b1100: return operation(Opcode::Mov, result, {kS});
    case 0b1101: return two(Opcode::Or, kS, inverted(kD));
    case 0b1110: return two(Opcode::Or, kS, kD);
    default: return operation(Opcode::Mov, result, {constant(kOnes)});
    }
}

} // namespace

Program ropProgram(std::uint8_t code, const Vec4& pattern)
{
    const unsigned withoutPattern = code & 0xFu, withPattern = code >> 4;
    ProgramBuilder builder;
    builder.setConstant(kPattern, pattern);
    builder.input(kSourceRegister, Port::Interpolator);
    builder.input(kDestinationRegister, Port::ColorCache);
    builder.add(functionOfTwo(withoutPattern, kResultRegister));
    // Where the pattern has a bit, what differs between its two functions is turned round.
    if (withPattern != withoutPattern) {
        constexpr Operand kDifference = reg(kScratchRegister);
        builder.add(functionOfTwo(withPattern ^ withoutPattern, kScratchRegister));
        builder.add(operation(Opcode::And, kScratchRegister, {kDifference, constant(kPattern)}));
        builder.add(operation(Opcode::Xor, kResultRegister, {reg(kResultRegister), kDifference}));
    }
    builder.output(Port::ColorCache, reg(kResultRegister));
    return builder.end();
}

} // namespace vitrine::core::pgpe
