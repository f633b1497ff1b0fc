// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/instruction.h"

namespace vitrine::core::pgpe {

namespace {

using Table = std::array<OpcodeInfo, 64>;

constexpr Table makeTable()
{
    Table table{};
    const auto add = [&table](Opcode opcode, const OpcodeInfo& info) {
        table[static_cast<std::size_t>(opcode)] = info;
    };
    using enum OpcodeClass;
    add(Opcode::End, {"END", 0, 0, Flow, words("The pixel is done.")});
    add(Opcode::In, {"IN", 1, 1, InputOutput, "d0 = the pixel object at a port"});
    add(Opcode::Out, {"OUT", 1, 1, InputOutput, "ports = s0"});
    add(Opcode::Bind, {"BIND", 1, 1, InputOutput, words("A port is bound to a surface.")});
    add(Opcode::Mov, {"MOV", 1, 1, Move, "d0 = s0"});
    add(Opcode::Kil, {"KIL", 0, 2, Comparison, words("The pixel is discarded if s0 < s1.")});
    add(Opcode::Add, {"ADD", 1, 2, Arithmetic, "d0 = s0 + s1"});
    add(Opcode::Sub, {"SUB", 1, 2, Arithmetic, "d0 = s0 - s1"});
    add(Opcode::Mul, {"MUL", 1, 2, Arithmetic, "d0 = s0 * s1"});
    add(Opcode::Dmul, {"DMUL", 2, 4, Arithmetic, "d0 = s0 * s1, d1 = s2 * s3"});
    add(Opcode::Dp2, {"DP2", 1, 4, Arithmetic, "d0 = s0 * s1 + s2 * s3"});
    add(Opcode::Rcp, {"RCP", 1, 1, Arithmetic, "d0 = 1 / s0, 0 of 0"});
    add(Opcode::Gdec, {"GDEC", 1, 1, Arithmetic, "d0 = s0 made linear"});
    add(Opcode::Genc, {"GENC", 1, 1, Arithmetic, "d0 = s0 made non-linear"});
    add(Opcode::Min, {"MIN", 1, 2, Comparison, "d0 = the smaller of s0 and s1"});
    add(Opcode::Max, {"MAX", 1, 2, Comparison, "d0 = the greater of s0 and s1"});
    add(Opcode::Cmp, {"CMP", 1, 4, Comparison, "d0 = s0 >= s1 ? s2 : s3"});
    add(Opcode::If, {"IF", 0, 2, Logic, words("What follows is executed if s0 >= s1.")});
    add(Opcode::ElseIf, {"ELSEIF", 0, 2, Logic, words("Else if s0 >= s1.")});
    add(Opcode::Else, {"ELSE", 0, 0, Logic, words("Else.")});
    add(Opcode::EndIf, {"ENDIF", 0, 0, Logic, words("The end of IF.")});
    add(Opcode::And, {"AND", 1, 2, Binary, "d0 = s0 and s1, bit by bit"});
    add(Opcode::Or, {"OR", 1, 2, Binary, "d0 = s0 or s1, bit by bit"});
    add(Opcode::Xor, {"XOR", 1, 2, Binary, "d0 = s0 or s1 but not both, bit by bit"});
    add(Opcode::Not, {"NOT", 1, 1, Binary, "d0 = not s0, bit by bit"});
    return table;
}

constexpr Table kTable = makeTable();

} // namespace

const OpcodeInfo& opcodeInfo(Opcode opcode)
{
    return kTable[static_cast<std::size_t>(opcode) % kTable.size()];
}

bool usesAlu(Opcode opcode)
{
    const OpcodeInfo& info = opcodeInfo(opcode);
    return info.sources > 0 && info.group != OpcodeClass::InputOutput;
}

std::string_view portName(Port port)
{
    constexpr std::array<std::string_view, kPortCount> kNames{"ain", "tex", "cc", "mem"};
    return kNames[static_cast<std::size_t>(port)];
}

} // namespace vitrine::core::pgpe
