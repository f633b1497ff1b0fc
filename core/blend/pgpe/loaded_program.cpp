// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/loaded_program.h"
#include "core/blend/pgpe/engine_config.h"

#include <algorithm>
#include <utility>

namespace vitrine::core::pgpe {

namespace {

/// How much of the unified file a program needs.
std::uint8_t registersNamed(const Program& program)
{
    int highest = -1;
    for (const Instruction& instruction : program.instructions) {
        const OpcodeInfo& info = opcodeInfo(instruction.opcode);
        if (info.destinations > 0 && instruction.opcode != Opcode::Out && instruction.opcode != Opcode::Bind)
            highest = std::max<int>(highest, instruction.destination0);
        if (info.destinations > 1)
            highest = std::max<int>(highest, instruction.destination1);
        for (std::size_t i = 0; i < info.sources; ++i)
            if (instruction.sources[i].index < kFirstConstant)
                highest = std::max<int>(highest, instruction.sources[i].index);
    }
    return static_cast<std::uint8_t>(highest + 1);
}

} // namespace

EngineCounts LoadedProgram::straightCosts() const
{
    EngineCounts counts;
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        ++counts.fetched;
        addExecution(counts, program.instructions[i], costs[i]);
    }
    return counts;
}

Result<LoadedProgram> loadProgram(Program program, SurfaceTable surfaces, const ColorEngineConfig& config,
                                  const GammaCurve& gamma)
{
    auto check = checkProgram(program, surfaces, config.format);
    if (!check)
        return check.error();
    for (Vec4& constant : program.constants)
        for (int channel = 0; channel < 4; ++channel)
            constant[channel] = rounded(config.format, constant[channel]);
    LoadedProgram loaded;
    loaded.costs = programCosts(program, surfaces, config);
    loaded.registers = registersNamed(program);
    loaded.program = std::move(program);
    loaded.surfaces = std::move(surfaces);
    loaded.numbers = config.format;
    loaded.gamma = gamma;
    loaded.check = std::move(check).value();
    return loaded;
}

} // namespace vitrine::core::pgpe
