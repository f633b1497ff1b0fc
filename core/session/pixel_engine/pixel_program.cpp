// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/pixel_program.h"

#include "core/blend/opset8_blending.h"
#include "core/blend/opset8_text.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/session/pixel_engine/vector_listing.h"

#include <algorithm>
#include <span>

namespace vitrine::core {

namespace {

bool reads(const pgpe::Program& program, std::uint8_t index)
{
    return std::any_of(program.instructions.begin(), program.instructions.end(), [&](const auto& instruction) {
        const pgpe::OpcodeInfo& info = opcodeInfo(instruction.opcode);
        const auto sources = std::span(instruction.sources).first(info.sources);
        return info.group != pgpe::OpcodeClass::Flow &&
               std::any_of(sources.begin(), sources.end(),
                           [index](const auto& operand) { return operand.index == index; });
    });
}

/// The text's first operand: where IN reads, OUT writes and BIND binds.
std::string portOf(const pgpe::Instruction& instruction)
{
    const std::string text = instructionText(instruction);
    const std::size_t start = text.find(' ') + 1, comma = text.find(", ");
    switch (instruction.opcode) {
    case pgpe::Opcode::In: return text.substr(comma + 2);
    case pgpe::Opcode::Out:
    case pgpe::Opcode::Bind: return text.substr(start, comma - start);
    default: return {};
    }
}

ListedInstruction listed(const pgpe::Instruction& instruction, const pgpe::InstructionCost& cost)
{
    using pgpe::Opcode;
    const pgpe::OpcodeInfo& info = opcodeInfo(instruction.opcode);
    ListedInstruction row;
    row.text = instructionText(instruction);
    row.opcode = info.name;
    row.help = info.help;
    row.port = portOf(instruction);
    const bool tellsOperands = instruction.opcode != Opcode::In && instruction.opcode != Opcode::Bind;
    for (std::size_t i = 0; tellsOperands && i < info.sources; ++i)
        row.operands.push_back(operandText(instruction.sources[i]));
    const bool namesRegisters = instruction.opcode != Opcode::Out && instruction.opcode != Opcode::Bind;
    if (namesRegisters && info.destinations > 0)
        row.writes.push_back("r" + std::to_string(instruction.destination0));
    if (namesRegisters && info.destinations > 1)
        row.writes.push_back("r" + std::to_string(instruction.destination1));
    row.aluOwner = cost.owner;
    row.aluClocks = cost.aluClocks;
    row.transfers = cost.transfers;
    row.conversions = cost.conversions;
    row.sharesClock = cost.sharesClock;
    return row;
}

void addCostsOfStyles(const pgpe::LoadedProgram& loaded, const ColorEngineConfig& config, StyleCosts& all)
{
    const auto add = [&](bool coIssue, PgpeAluPath path, std::uint64_t& clocks, std::uint64_t& transfers) {
        const ColorEngineConfig other{config.engine, path, coIssue, config.format};
        for (const pgpe::InstructionCost& cost : programCosts(loaded.program, loaded.surfaces, other)) {
            clocks += cost.aluClocks;
            transfers += cost.transfers;
        }
    };
    add(true, PgpeAluPath::Slave, all.clocksTogether, all.transfersSlave);
    add(false, PgpeAluPath::Direct, all.clocksApart, all.transfersDirect);
}

std::vector<PixelRegister> constantsOf(const pgpe::LoadedProgram& loaded)
{
    std::vector<PixelRegister> constants;
    for (std::uint8_t i = 0; i < pgpe::kRegisterCount; ++i)
        if (reads(loaded.program, static_cast<std::uint8_t>(pgpe::kFirstConstant + i)))
            constants.push_back({"c" + std::to_string(i), loaded.program.constants[i]});
    return constants;
}

/// Behind what the listing has already.
void listEngine(const pgpe::LoadedProgram& loaded, PixelProgram& listing)
{
    const std::size_t first = listing.instructions.size();
    for (std::size_t i = 0; i < loaded.program.instructions.size(); ++i) {
        listing.instructions.push_back(listed(loaded.program.instructions[i], loaded.costs[i]));
        listing.instructions.back().number = static_cast<std::uint32_t>(first + i);
    }
    for (const std::uint8_t flagged : loaded.check.unclampedInverts)
        listing.instructions[first + flagged].invertsUnclamped = true;
    listing.warnings.insert(listing.warnings.end(), loaded.check.warnings.begin(), loaded.check.warnings.end());
    addCostsOfStyles(loaded, listing.config, listing.styles);
}

ListedInstruction listed(const opset8::Instruction& operation)
{
    ListedInstruction row;
    row.text = instructionText(operation);
    row.opcode = row.text.substr(0, row.text.find(' '));
    row.help = operationHelp(operation.operation);
    row.operands = {std::string(registerName(operation.source))};
    if (opset8::hasTwoOperands(operation.operation))
        row.operands.emplace_back(registerName(operation.destination));
    if (operation.result == opset8::ResultPlace::SrcAndDst)
        row.writes = row.operands;
    else
        row.writes = {std::string(placeName(operation.result))};
    return row;
}

} // namespace

PixelProgram listProgram(const ColorProgram& program, PixelFormat target, const pgpe::LoadedProgram* combining)
{
    PixelProgram listing;
    listing.config = *program.config;
    listing.targetFormat = target;
    listing.perSample = program.perSample;
    if (const auto format = pgpe::objectFormatOf(target))
        listing.target = objectFormatName(*format);
    if (combining) {
        listEngine(*combining, listing);
        listing.combining = listing.instructions.size();
        listing.combiningConstants = constantsOf(*combining);
    }
    if (program.program) {
        listEngine(*program.program, listing);
        listing.constants = constantsOf(*program.program);
    } else {
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            listing.instructions.push_back(listed(program.operations[i]));
            listing.instructions.back().number = static_cast<std::uint32_t>(i);
        }
        if (!program.state.vector.enabled)
            listing.constants.push_back({"CONST", blendRegisters(program.state, {}, {}).constant});
    }
    if (program.state.raster.enabled)
        listing.raster = program.state.raster;
    if (program.state.vector.enabled)
        addVectorLines(program.state.vector, listing);
    return listing;
}

} // namespace vitrine::core
