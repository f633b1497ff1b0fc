// SPDX-License-Identifier: Apache-2.0
#include "core/session/shader_trace/shader_trace_text.h"

#include "core/shader/opcode_info.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace vitrine::core {

namespace {

constexpr std::string_view kLetters = "xyzw";
constexpr const char* kUnknown = "—";

std::string join(const std::vector<std::string>& parts, const char* open, const char* close)
{
    std::string text = open;
    for (std::size_t i = 0; i < parts.size(); ++i)
        text += (i == 0 ? "" : ", ") + parts[i];
    return text + close;
}

std::string vectorText(std::span<const std::optional<std::uint32_t>> bits, SymbolKind kind)
{
    std::vector<std::string> parts;
    for (const auto& component : bits)
        parts.push_back(component ? componentText(*component, kind) : kUnknown);
    return parts.size() == 1 ? parts[0] : join(parts, "(", ")");
}

/// In the end; 0 where nothing was written, as the machine has it.
Vec4 outputAtEnd(const LaneWalk& walk)
{
    Vec4 value;
    for (std::uint32_t c = 0; c < 4; ++c) {
        const TraceAddress address = *walk.address(RegisterFile::Output, 0, c);
        const auto step = walk.previousWrite({&address, 1}, walk.stepCount());
        if (!step)
            continue;
        for (const AddressWrite& write : walk.writesOf(*step))
            if (write.address == address)
                value[static_cast<int>(c)] = std::bit_cast<float>(write.after);
    }
    return value;
}

} // namespace

std::string componentText(std::uint32_t bits, SymbolKind kind)
{
    if (kind == SymbolKind::Boolean)
        return bits != 0 ? "true" : "false";
    if (kind == SymbolKind::Integer)
        return std::to_string(static_cast<std::int32_t>(bits));
    return fmt::format("{}", std::bit_cast<float>(bits));
}

std::string registerName(const LaneWalk& walk, TraceAddress address)
{
    const RegisterLayout& layout = walk.trace().lanes.layout;
    if (address >= layout.rowCount)
        return {};
    struct File {
        std::uint32_t first;
        const char* name;
    };
    const std::array<File, 6> files{{{layout.localRow, "l"},
                                     {layout.tempRow, "r"},
                                     {layout.auxiliaryRow, "stored"},
                                     {layout.depthRow, "depth"},
                                     {layout.outputRow, "o"},
                                     {layout.inputRow, "v"}}};
    const auto file = std::ranges::find_if(files, [&](const File& candidate) { return address >= candidate.first; });
    const std::uint32_t row = address - file->first;
    const bool isNumbered = file->name[1] == '\0';
    return fmt::format("{}{}.{}", file->name, isNumbered ? std::to_string(row / 4) : std::string(), kLetters[row % 4]);
}

std::vector<RegisterName> registersUsed(const Program& program)
{
    std::vector<RegisterName> names;
    const auto add = [&names](RegisterFile file, std::uint32_t first, std::uint32_t count) {
        for (std::uint32_t i = 0; i < count; ++i)
            names.push_back({file, first + i});
    };
    for (const Instruction& instruction : program.instructions) {
        const OpcodeInfo& info = opcodeInfo(instruction.opcode);
        const bool isRequest = instruction.opcode == Opcode::Send;
        const std::uint32_t given = isRequest ? std::max<std::uint32_t>(1, instruction.send.inputRegisters) : 1;
        if (info.writesDestination)
            add(instruction.destination.file, instruction.destination.index,
                isRequest ? instruction.send.resultRegisters : 1);
        for (std::size_t i = 0; i < info.sourceCount; ++i)
            if (const Source& source = instruction.sources[i]; source.file != RegisterFile::None)
                add(source.file, source.index, i == 0 ? given : 1);
    }
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

std::string instructionText(const LaneWalk& walk, std::size_t step)
{
    return instructionText(walk.instruction(step));
}

std::string valueText(const LaneWalk& walk, const DebugVariable& variable)
{
    const VariableBits bits = walk.bits(variable);
    if (std::ranges::none_of(bits, [](const auto& component) { return component.has_value(); }))
        return kUnknown;
    std::vector<std::string> elements;
    const std::size_t elementSize = std::size_t{variable.components} * variable.columns;
    for (std::size_t first = 0; first < bits.size(); first += elementSize) {
        std::vector<std::string> columns;
        for (std::size_t at = first; at < first + elementSize && at < bits.size(); at += variable.components)
            columns.push_back(vectorText(std::span(bits).subspan(at, variable.components), variable.kind));
        elements.push_back(columns.size() == 1 ? columns[0] : join(columns, "(", ")"));
    }
    return variable.arraySize == 0 ? elements[0] : join(elements, "[", "]");
}

std::vector<const DebugVariable*> variablesWrittenBy(const LaneWalk& walk, std::size_t step)
{
    std::vector<const DebugVariable*> result;
    for (const DebugVariable& variable : walk.trace().debug->variables)
        if (walk.isWrittenBy(step, walk.addresses(variable)))
            result.push_back(&variable);
    return result;
}

std::string writesText(const LaneWalk& walk, std::size_t step)
{
    std::vector<std::string> parts;
    for (const AddressWrite& write : walk.writesOf(step))
        if (const std::string name = registerName(walk, write.address); !name.empty())
            parts.push_back(name + " = " + componentText(write.after, SymbolKind::Float));
    for (const DebugVariable* variable : variablesWrittenBy(walk, step))
        parts.push_back(variable->name + " = " + valueText(walk, *variable));
    return join(parts, "", "");
}

Text traceTitle(const ShaderTrace& trace)
{
    if (trace.stage == ShaderStage::Vertex)
        return textOf("vertex {} of draw {}", *trace.query.vertex, trace.query.draw);
    return textOf("fragment {},{} of primitive {} of draw {}", trace.query.x, trace.query.y, trace.primitive,
                  trace.query.draw);
}

Text outcomeText(const LaneWalk& walk)
{
    const ShaderTrace& trace = walk.trace();
    if (!trace.lanes.isComplete)
        return textOf("the trace ends after {} instructions, the program does not", Text::number(walk.stepCount()));
    for (std::size_t step = 0; step < walk.stepCount(); ++step)
        if (walk.discards(step))
            return textOf("discarded at line {}", walk.line(step));
    const Vec4 value = outputAtEnd(walk);
    const std::string text = fmt::format("({}, {}, {}, {})", value.x, value.y, value.z, value.w);
    if (trace.stage == ShaderStage::Vertex)
        return textOf("position {}", text);
    return walk.isHelper(0) ? textOf("a helper for its neighbors' derivatives: no color is written")
                            : textOf("color {}", text);
}

} // namespace vitrine::core
