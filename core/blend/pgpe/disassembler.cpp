// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/instruction.h"

#include "core/base/assembly_text.h"

#include <fmt/format.h>

#include <utility>

namespace vitrine::core::pgpe {

namespace {

constexpr std::string_view kChannelLetters = "rgba";

std::string registerText(std::uint8_t index)
{
    return index < kFirstConstant ? fmt::format("r{}", index) : fmt::format("c{}", index - kFirstConstant);
}

/// Ports of a set that an OUT writes: "cc+mem".
std::string portSetText(std::uint8_t ports)
{
    std::string text;
    for (std::size_t port = 0; port < kPortCount; ++port)
        if ((ports >> port & 1) != 0)
            text += (text.empty() ? "" : "+") + std::string(portName(static_cast<Port>(port)));
    return text.empty() ? "none" : text;
}

std::string inputText(const Operand& operand)
{
    if (operand.index >= kPortCount)
        return "?";
    std::string text(portName(static_cast<Port>(operand.index)));
    if (operand.component != Component::Whole)
        text += fmt::format("[{}]", static_cast<int>(operand.component) - 1);
    return text;
}

std::vector<std::string> operandTexts(const Instruction& instruction)
{
    const OpcodeInfo& info = opcodeInfo(instruction.opcode);
    switch (instruction.opcode) {
    case Opcode::In: return {registerText(instruction.destination0), inputText(instruction.sources[0])};
    case Opcode::Out: return {portSetText(instruction.destination0), operandText(instruction.sources[0])};
    case Opcode::Bind: return {inputText({instruction.destination0}), fmt::format("s{}", instruction.sources[0].index)};
    default: break;
    }
    std::vector<std::string> texts;
    if (info.destinations > 0)
        texts.push_back(registerText(instruction.destination0));
    if (info.destinations > 1)
        texts.push_back(registerText(instruction.destination1));
    for (std::size_t i = 0; i < info.sources; ++i)
        texts.push_back(operandText(instruction.sources[i]));
    return texts;
}

} // namespace

std::string operandText(const Operand& operand)
{
    constexpr std::array<std::string_view, kComponentCount> kComponents{"", ".r", ".g", ".b", ".a", ".z", ".s"};
    std::string text =
        registerText(operand.index) + std::string(kComponents[static_cast<std::size_t>(operand.component)]);
    switch (operand.modifier) {
    case Modifier::None: return text;
    case Modifier::Negate: return "-" + text;
    case Modifier::Absolute: return "|" + text + "|";
    case Modifier::Invert: return "~" + text;
    }
    return text;
}

std::string instructionText(const Instruction& instruction)
{
    std::string text(opcodeInfo(instruction.opcode).name);
    text += writeMaskText(instruction.mask, kChannelLetters);
    if (instruction.saturate)
        text += "_SAT";
    return withOperands(std::move(text), operandTexts(instruction));
}

std::string disassemble(const Program& program)
{
    std::string text;
    for (std::size_t i = 0; i < program.constants.size(); ++i)
        if (const Vec4& c = program.constants[i]; !(c == Vec4{}))
            text += fmt::format(".const c{} {} {} {} {}\n", i, c.x, c.y, c.z, c.w);
    for (const Instruction& instruction : program.instructions)
        text += instructionText(instruction) + "\n";
    return text;
}

} // namespace vitrine::core::pgpe
