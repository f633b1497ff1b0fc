// SPDX-License-Identifier: Apache-2.0
#include "core/session/pixel_engine/pixel_program.h"

#include "core/blend/opset8_blending.h"

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

void listEngine(const pgpe::LoadedProgram& loaded, PixelProgram& listing)
{
    for (std::size_t i = 0; i < loaded.program.instructions.size(); ++i) {
        const pgpe::Instruction& instruction = loaded.program.instructions[i];
        const pgpe::InstructionCost& cost = loaded.costs[i];
        const auto& flagged = loaded.check.unclampedInverts;
        listing.instructions.push_back({instructionText(instruction), std::string(opcodeInfo(instruction.opcode).help),
                                        cost.owner, cost.aluClocks, cost.transfers, cost.conversions, cost.sharesClock,
                                        std::find(flagged.begin(), flagged.end(), i) != flagged.end()});
    }
    for (std::uint8_t i = 0; i < pgpe::kRegisterCount; ++i)
        if (reads(loaded.program, static_cast<std::uint8_t>(pgpe::kFirstConstant + i)))
            listing.constants.push_back({"c" + std::to_string(i), loaded.program.constants[i]});
    listing.warnings = loaded.check.warnings;
}

} // namespace

PixelProgram listProgram(const ColorProgram& program, PixelFormat target)
{
    PixelProgram listing;
    listing.config = program.config;
    listing.perSample = program.perSample;
    if (const auto format = pgpe::objectFormatOf(target))
        listing.target = objectFormatName(*format);
    if (program.program) {
        listEngine(*program.program, listing);
        return listing;
    }
    for (const opset8::Instruction& operation : program.operations)
        listing.instructions.push_back({.text = instructionText(operation), .help = {}});
    listing.constants.push_back({"CONST", blendRegisters(program.state, {}, {}).constant});
    return listing;
}

} // namespace vitrine::core
