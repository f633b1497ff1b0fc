// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/instruction.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

/// How the driver puts programs together, and which registers and constants they agree on.

namespace vitrine::core::pgpe {

// Registers by which one part of a color updater's program hands something on to the next.
inline constexpr std::uint8_t kSourceRegister = 0; ///< the fragment's color, or what combining made of it
inline constexpr std::uint8_t kDestinationRegister = 1;
inline constexpr std::uint8_t kResultRegister = 2;
inline constexpr std::uint8_t kScratchRegister = 3; ///< this register and those behind it are free for every part

// The constants that programs agree on.
inline constexpr std::uint8_t kZeros = 0;
inline constexpr std::uint8_t kOnes = 1;
inline constexpr std::uint8_t kBlendConstant = 2;
inline constexpr std::uint8_t kPattern = 3; ///< used by raster operations
inline constexpr std::uint8_t kCombineConstant = 4;
inline constexpr std::uint8_t kReference = 5; ///< used by alpha tests
inline constexpr std::uint8_t kHalves = 6;
inline constexpr std::uint8_t kFirstFreeConstant = 7;

inline constexpr std::uint8_t kColorChannels = 0b0111, kAlphaChannel = 0b1000, kAllChannels = 0b1111;

constexpr Operand reg(std::uint8_t index, Component component = Component::Whole)
{
    return {index, Modifier::None, component};
}
constexpr Operand constant(std::uint8_t index, Component component = Component::Whole)
{
    return reg(static_cast<std::uint8_t>(kFirstConstant + index), component);
}
/// The operand with the modifier 1 − x.
constexpr Operand inverted(Operand operand)
{
    operand.modifier = Modifier::Invert;
    return operand;
}
constexpr Operand negated(Operand operand)
{
    operand.modifier = Modifier::Negate;
    return operand;
}

constexpr Instruction operation(Opcode opcode, std::uint8_t destination, std::initializer_list<Operand> sources,
                                std::uint8_t mask = kAllChannels)
{
    Instruction instruction;
    instruction.opcode = opcode;
    instruction.mask = mask;
    instruction.destination0 = destination;
    std::copy(sources.begin(), sources.end(), instruction.sources.begin());
    return instruction;
}
constexpr Instruction saturated(Instruction instruction)
{
    instruction.saturate = true;
    return instruction;
}

class ProgramBuilder {
public:
    ProgramBuilder()
    {
        m_program.constants[kOnes] = {1.0f, 1.0f, 1.0f, 1.0f};
        m_program.constants[kHalves] = {0.5f, 0.5f, 0.5f, 0.5f};
    }

    void add(const Instruction& instruction) { m_program.instructions.push_back(instruction); }
    /// Adds an IN of the object at a port.
    void input(std::uint8_t destination, Port port)
    {
        add(operation(Opcode::In, destination, {Operand{static_cast<std::uint8_t>(port)}}));
    }
    /// Adds an IN of one color of the object, counted from 0.
    void inputColor(std::uint8_t destination, Port port, std::uint8_t color)
    {
        const auto number = static_cast<Component>(color + 1);
        add(operation(Opcode::In, destination, {Operand{static_cast<std::uint8_t>(port), Modifier::None, number}}));
    }
    void output(Port port, Operand source, std::uint8_t mask = kAllChannels)
    {
        const auto ports = static_cast<std::uint8_t>(1u << static_cast<unsigned>(port));
        add(operation(Opcode::Out, ports, {source}, mask));
    }
    void setConstant(std::uint8_t index, const Vec4& value) { m_program.constants[index] = value; }
    [[nodiscard]] Program end()
    {
        add({});
        return std::move(m_program);
    }

private:
    Program m_program;
};

} // namespace vitrine::core::pgpe
