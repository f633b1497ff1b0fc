// SPDX-License-Identifier: Apache-2.0
#include "core/session/vector_paint/run_values.h"

#include "core/shader/isa.h"

#include <algorithm>
#include <array>
#include <bit>

namespace vitrine::core {

namespace {

constexpr std::uint8_t kTextureDevice = 0;

bool isKept(const DebugPlace& place)
{
    return place.kind != DebugPlace::Kind::Nowhere;
}

} // namespace

const DebugVariable* RunValues::local(const LocalName& name) const
{
    const auto& variables = m_walk.trace().debug->variables;
    const auto found = std::ranges::find_if(variables, [&](const DebugVariable& variable) {
        return variable.name == name.name && variable.function == name.function;
    });
    return found == variables.end() ? nullptr : &*found;
}

const DebugVariable* RunValues::uniformPlaces(std::string_view name) const
{
    const auto& variables = m_walk.trace().debug->variables;
    const auto found = std::ranges::find_if(variables, [&](const DebugVariable& variable) {
        return variable.role == VariableRole::Uniform && variable.name == name &&
               std::ranges::any_of(variable.places, isKept);
    });
    return found == variables.end() ? nullptr : &*found;
}

std::optional<std::uint32_t> RunValues::lastBits(TraceAddress address, std::size_t before) const
{
    while (const auto step = m_walk.previousWrite({&address, 1}, before)) {
        const auto writes = m_walk.writesOf(*step);
        const auto write = std::find_if(writes.rbegin(), writes.rend(), [address](const AddressWrite& one) {
            return one.address == address && one.isKnown;
        });
        if (write != writes.rend())
            return write->after;
        before = *step;
    }
    return std::nullopt;
}

std::optional<std::uint32_t> RunValues::firstBits(TraceAddress address, std::size_t from) const
{
    while (const auto step = m_walk.nextWrite({&address, 1}, from)) {
        const auto writes = m_walk.writesOf(*step);
        const auto write = std::ranges::find_if(
            writes, [address](const AddressWrite& one) { return one.address == address && one.isKnown; });
        if (write != writes.end())
            return write->after;
        from = *step + 1;
    }
    return std::nullopt;
}

std::optional<float> RunValues::number(const LocalName& name, std::uint32_t component, std::size_t before) const
{
    const DebugVariable* variable = local(name);
    if (!variable || component >= variable->places.size())
        return std::nullopt;
    const DebugPlace& place = variable->places[component];
    const auto addresses = m_walk.addresses({&place, 1});
    const auto bits = addresses.empty() ? m_walk.bits(place) : lastBits(addresses.front(), before);
    return bits ? std::optional(std::bit_cast<float>(*bits)) : std::nullopt;
}

std::optional<Vec4> RunValues::vector(const LocalName& name, std::size_t before) const
{
    Vec4 value;
    for (std::uint32_t component = 0; component < 4; ++component) {
        const auto held = number(name, component, before);
        if (!held)
            return std::nullopt;
        value[static_cast<int>(component)] = *held;
    }
    return value;
}

std::optional<Vec4> RunValues::firstVector(const LocalName& name, std::size_t from) const
{
    const DebugVariable* variable = local(name);
    Vec4 value;
    for (std::size_t component = 0; component < 4; ++component) {
        if (!variable || component >= variable->places.size())
            return std::nullopt;
        const auto addresses = m_walk.addresses({&variable->places[component], 1});
        const auto bits = addresses.empty() ? std::nullopt : firstBits(addresses.front(), from);
        if (!bits)
            return std::nullopt;
        value[static_cast<int>(component)] = std::bit_cast<float>(*bits);
    }
    return value;
}

float RunValues::number(const LocalName& name, std::uint32_t component) const
{
    return number(name, component, end()).value_or(0.0f);
}

Vec4 RunValues::uniform(std::string_view name, std::uint32_t element) const
{
    Vec4 value;
    const DebugVariable* variable = uniformPlaces(name);
    for (std::uint32_t component = 0; variable && component < variable->components; ++component) {
        const std::size_t at = std::size_t{element} * variable->components + component;
        if (at < variable->places.size())
            value[static_cast<int>(component)] = std::bit_cast<float>(m_walk.bits(variable->places[at]).value_or(0));
    }
    return value;
}

std::uint32_t RunValues::elements(std::string_view name) const
{
    const DebugVariable* variable = uniformPlaces(name);
    return variable ? std::max<std::uint32_t>(variable->arraySize, 1) : 0;
}

std::optional<std::uint8_t> RunValues::slotOf(std::string_view sampler) const
{
    for (const DebugVariable& variable : m_walk.trace().debug->variables)
        if (variable.role == VariableRole::Sampler && variable.name == sampler && !variable.places.empty())
            return static_cast<std::uint8_t>(variable.places.front().index);
    return std::nullopt;
}

std::array<float, 4> RunValues::operand(std::size_t step, int source)
{
    m_walk.moveTo(step);
    return std::bit_cast<std::array<float, 4>>(m_walk.operand(source));
}

std::vector<SectionAnswer> RunValues::sections()
{
    std::vector<SectionAnswer> all;
    for (std::size_t step = 0; step < m_walk.stepCount(); ++step) {
        if (m_walk.instruction(step).opcode != Opcode::Section)
            continue;
        const auto result = operand(step, 0);
        all.push_back(
            {step, {result[0], result[1], result[2], result[3]}, static_cast<std::uint32_t>(operand(step, 1)[0])});
    }
    return all;
}

std::vector<TextureAnswer> RunValues::answers()
{
    std::vector<TextureAnswer> all;
    for (std::size_t step = 0; step < m_walk.stepCount(); ++step) {
        const Instruction& instruction = m_walk.instruction(step);
        if (instruction.opcode != Opcode::Send || instruction.send.device != kTextureDevice)
            continue;
        const auto coordinates = operand(step, 0);
        TextureAnswer answer{step, instruction.send.textureSlot, coordinates[0], coordinates[1], {}};
        for (std::uint32_t component = 0; component < 4; ++component) {
            const auto address = m_walk.address(instruction.destination.file, instruction.destination.index, component);
            for (const AddressWrite& write : m_walk.writesOf(step))
                if (address && write.address == *address)
                    answer.color[static_cast<int>(component)] = std::bit_cast<float>(write.after);
        }
        all.push_back(answer);
    }
    return all;
}

Vec4 RunValues::output() const
{
    Vec4 color;
    for (std::uint32_t component = 0; component < 4; ++component)
        if (const auto address = m_walk.address(RegisterFile::Output, 0, component))
            color[static_cast<int>(component)] = std::bit_cast<float>(lastBits(*address, end()).value_or(0));
    return color;
}

} // namespace vitrine::core
