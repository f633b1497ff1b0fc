// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/program_costs.h"
#include "core/blend/pgpe/engine_config.h"

#include <algorithm>
#include <bit>

namespace vitrine::core::pgpe {

namespace {

constexpr unsigned kColorMask = 0b0111, kAlphaMask = 0b1000;

bool hasColorPart(const Instruction& instruction)
{
    return (instruction.mask & kColorMask) != 0;
}

bool hasAlphaPart(const Instruction& instruction)
{
    return (instruction.mask & kAlphaMask) != 0;
}

std::uint8_t clocksOf(const Instruction& instruction, bool coIssue)
{
    const int parts = (hasColorPart(instruction) ? 1 : 0) + (hasAlphaPart(instruction) ? 1 : 0);
    return static_cast<std::uint8_t>(coIssue ? std::min(parts, 1) : parts);
}

/// Writes a register in parts: not KIL, not flow.
bool computes(const Instruction& instruction)
{
    return usesAlu(instruction.opcode) && opcodeInfo(instruction.opcode).destinations > 0;
}

bool reads(const Instruction& instruction, std::uint8_t index)
{
    const auto sources = std::span(instruction.sources).first(opcodeInfo(instruction.opcode).sources);
    return std::any_of(sources.begin(), sources.end(),
                       [index](const Operand& operand) { return operand.index == index; });
}

bool canShareClock(const Instruction& before, const Instruction& instruction)
{
    if (!computes(before) || !computes(instruction))
        return false;
    const bool isComplement = hasColorPart(before) != hasColorPart(instruction) &&
                              hasAlphaPart(before) != hasAlphaPart(instruction) &&
                              hasColorPart(before) != hasAlphaPart(before);
    const bool readsResult = reads(instruction, before.destination0) ||
                             (opcodeInfo(before.opcode).destinations > 1 && reads(instruction, before.destination1));
    return isComplement && !readsResult;
}

class CostWalk {
public:
    CostWalk(const SurfaceTable& surfaces, const ColorEngineConfig& config)
        : m_surfaces(surfaces), m_ports(surfaces.ports), m_config(config)
    {
    }

    InstructionCost costOf(const Instruction& instruction)
    {
        InstructionCost cost;
        const OpcodeInfo& info = opcodeInfo(instruction.opcode);
        if (instruction.opcode == Opcode::Bind) {
            m_ports[instruction.destination0] = instruction.sources[0].index;
            return cost;
        }
        if (info.group == OpcodeClass::InputOutput)
            return transport(instruction);
        cost.transfers = transfers(info.destinations + info.sources);
        cost.saturates = instruction.saturate && info.destinations > 0;
        if (usesAlu(instruction.opcode))
            cost.aluClocks = info.destinations > 0 ? clocksOf(instruction, m_config.coIssue) : std::uint8_t{1};
        return cost;
    }

private:
    [[nodiscard]] std::uint8_t transfers(int values) const
    {
        return static_cast<std::uint8_t>(values * (m_config.aluPath == PgpeAluPath::Slave ? 2 : 1));
    }

    [[nodiscard]] bool converts(std::size_t port) const
    {
        return !isNative(m_surfaces.formats[m_ports[port]], m_config.format);
    }

    [[nodiscard]] InstructionCost transport(const Instruction& instruction) const
    {
        InstructionCost cost;
        const bool isInput = instruction.opcode == Opcode::In;
        cost.owner = isInput ? AluOwner::Input : AluOwner::Output;
        cost.transfers = transfers(1);
        cost.saturates = instruction.saturate;
        const unsigned ports = isInput ? 1u << instruction.sources[0].index : instruction.destination0;
        for (std::size_t port = 0; port < kPortCount; ++port)
            if ((ports >> port & 1) != 0 && converts(port))
                ++cost.conversions;
        cost.aluClocks = static_cast<std::uint8_t>(cost.conversions * clocksOf(instruction, m_config.coIssue));
        return cost;
    }

    const SurfaceTable& m_surfaces;
    std::array<std::uint8_t, kPortCount> m_ports;
    const ColorEngineConfig& m_config;
};

} // namespace

std::vector<InstructionCost> programCosts(const Program& program, const SurfaceTable& surfaces,
                                          const ColorEngineConfig& config)
{
    CostWalk walk(surfaces, config);
    std::vector<InstructionCost> costs;
    for (std::size_t i = 0; i < program.instructions.size(); ++i) {
        InstructionCost cost = walk.costOf(program.instructions[i]);
        const bool isAlone = i == 0 || costs[i - 1].sharesClock;
        if (config.coIssue && !isAlone && canShareClock(program.instructions[i - 1], program.instructions[i])) {
            cost.sharesClock = true;
            cost.aluClocks = 0;
        }
        costs.push_back(cost);
    }
    return costs;
}

void addExecution(EngineCounts& counts, const Instruction& instruction, const InstructionCost& cost)
{
    ++counts.executed;
    ++counts.opcodes[static_cast<std::size_t>(instruction.opcode)];
    counts.aluClocks[static_cast<std::size_t>(cost.owner)] += cost.aluClocks;
    counts.transfers += cost.transfers;
    counts.conversions += cost.conversions;
    counts.saturations += cost.saturates ? 1 : 0;
    if (instruction.opcode == Opcode::In)
        ++counts.inputs;
    if (instruction.opcode == Opcode::Out)
        counts.outputs += static_cast<unsigned>(std::popcount(instruction.destination0));
}

void EngineCounts::add(const EngineCounts& work, std::uint64_t times)
{
    fetched += work.fetched * times;
    executed += work.executed * times;
    inputs += work.inputs * times;
    outputs += work.outputs * times;
    for (std::size_t owner = 0; owner < aluClocks.size(); ++owner)
        aluClocks[owner] += work.aluClocks[owner] * times;
    transfers += work.transfers * times;
    conversions += work.conversions * times;
    saturations += work.saturations * times;
    for (std::size_t code = 0; code < opcodes.size(); ++code)
        opcodes[code] += work.opcodes[code] * times;
}

} // namespace vitrine::core::pgpe
