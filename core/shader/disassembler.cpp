// SPDX-License-Identifier: Apache-2.0
#include "core/shader/instruction_text.h"

#include "core/base/assembly_text.h"
#include "core/shader/opcode_info.h"

#include <fmt/format.h>

#include <bit>
#include <utility>

namespace vitrine::core {
namespace {

constexpr std::string_view kLetters = "xyzw";

void appendDirectives(std::string& out, const Program& program)
{
    out += program.stage == ShaderStage::Vertex ? ".vertex\n" : ".fragment\n";
    const std::pair<std::string_view, int> counts[] = {
        {"temps", program.tempCount},   {"inputs", program.inputCount},     {"outputs", program.outputCount},
        {"locals", program.localCount}, {"uniforms", program.uniformCount}, {"varyings", program.varyingCount},
    };
    for (const auto& [name, count] : counts)
        if (count != 0)
            out += fmt::format(".{} {}\n", name, count);
    const std::pair<std::string_view, int> specials[] = {
        {"fragcoord", program.fragCoordInput},
        {"frontfacing", program.frontFacingInput},
        {"pointcoord", program.pointCoordInput},
    };
    for (const auto& [name, index] : specials)
        if (index >= 0)
            out += fmt::format(".{} {}\n", name, index);
    const std::pair<std::string_view, bool> flags[] = {
        {"writes_point_size", program.writesPointSize}, {"can_discard", program.canDiscard},
        {"writes_depth", program.writesDepth},          {"side_effects", program.hasSideEffects},
        {"derivatives", program.usesDerivatives},
    };
    for (const auto& [name, set] : flags)
        if (set)
            out += fmt::format(".{}\n", name);
    for (std::size_t i = 0; i < program.literals.size(); ++i) {
        const Vec4& v = program.literals[i];
        out += fmt::format(".literal 0x{:08X} 0x{:08X} 0x{:08X} 0x{:08X}   ; c{} = {} {} {} {}\n",
                           std::bit_cast<std::uint32_t>(v.x), std::bit_cast<std::uint32_t>(v.y),
                           std::bit_cast<std::uint32_t>(v.z), std::bit_cast<std::uint32_t>(v.w),
                           program.uniformCount + i, v.x, v.y, v.z, v.w);
    }
}

std::string swizzleText(std::uint8_t swizzle)
{
    if (swizzle == kIdentitySwizzle)
        return "";
    std::string text;
    for (int c = 0; c < 4; ++c)
        text += kLetters[(swizzle >> (2 * c)) & 3];
    const bool replicated = text.find_first_not_of(text[0]) == std::string::npos;
    return "." + (replicated ? text.substr(0, 1) : text);
}

std::string registerText(RegisterFile file, unsigned index)
{
    constexpr std::string_view kPrefixes = "_rvco";
    const auto i = static_cast<std::size_t>(file);
    return file == RegisterFile::None || i >= kPrefixes.size() ? "_" : fmt::format("{}{}", kPrefixes[i], index);
}

std::string sourceText(const Source& source)
{
    if (source.file == RegisterFile::None)
        return "_";
    std::string text = source.relative ? fmt::format("c[r{}.{}+{}]", source.addressTemp,
                                                     kLetters[source.addressComponent & 3], source.index)
                                       : registerText(source.file, source.index);
    text += swizzleText(source.swizzle);
    if (source.absolute)
        text = "|" + text + "|";
    return source.negate ? "-" + text : text;
}

/// Of consecutive registers: "[4]".
std::string countText(unsigned count)
{
    return count == 1 ? "" : fmt::format("[{}]", count);
}

std::string sendText(const SendDescriptor& send)
{
    if (send.inputRegisters > 0) {
        const std::string_view name = devicePortName(send.device);
        return name.empty() ? fmt::format("d{}", send.device) : std::string(name);
    }
    std::string text = fmt::format("d{}:{}:{}", send.device, send.textureSlot, lodModeName(send.lodMode));
    return send.resultRegisters == 1 ? text : text + fmt::format(":{}", send.resultRegisters);
}

std::vector<std::string> operandTexts(const Instruction& instruction)
{
    const OpcodeInfo& info = opcodeInfo(instruction.opcode);
    const bool local = namesLocal(instruction.opcode);
    const bool givesRegisters = instruction.opcode == Opcode::Send && instruction.send.inputRegisters > 0;
    std::vector<std::string> texts;
    if (info.writesDestination)
        texts.push_back(registerText(instruction.destination.file, instruction.destination.index) +
                        (givesRegisters ? countText(instruction.send.resultRegisters) : "") +
                        writeMaskText(instruction.destination.writeMask, kLetters));
    if (local)
        texts.push_back(fmt::format("l{}", instruction.immediate));
    if (writesLocal(instruction.opcode))
        texts.back() += writeMaskText(instruction.destination.writeMask, kLetters);
    if (instruction.opcode == Opcode::Send)
        texts.push_back(sendText(instruction.send));
    int sources = info.sourceCount;
    while (instruction.opcode == Opcode::Send && sources > 1 &&
           instruction.sources[static_cast<std::size_t>(sources - 1)].file == RegisterFile::None)
        --sources;
    for (int i = 0; i < sources; ++i)
        texts.push_back(sourceText(instruction.sources[static_cast<std::size_t>(i)]));
    if (givesRegisters)
        texts.back() += countText(instruction.send.inputRegisters);
    if (info.usesImmediate && !local)
        texts.push_back(fmt::format("@{}", instruction.immediate));
    return texts;
}

} // namespace

std::string instructionText(const Instruction& instruction)
{
    const OpcodeInfo& info = opcodeInfo(instruction.opcode);
    std::string text(info.name.empty() ? "?" : info.name);
    if (info.usesCondition)
        text += fmt::format(".{}", conditionName(instruction.condition));
    if (info.writesDestination && instruction.destination.saturate)
        text += "_SAT";
    return withOperands(std::move(text), operandTexts(instruction));
}

std::string disassemble(const Program& program)
{
    std::string out;
    appendDirectives(out, program);
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        const Instruction& instruction = program.instructions[i];
        out += fmt::format("{:>4}  {}", i, instructionText(instruction));
        if (instruction.sourceLine != 0)
            out += fmt::format("   ; line {}", instruction.sourceLine);
        out += '\n';
    }
    return out;
}

} // namespace vitrine::core
