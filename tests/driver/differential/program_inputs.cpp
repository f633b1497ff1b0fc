// SPDX-License-Identifier: Apache-2.0
#include "tests/driver/differential/program_inputs.h"

#include <cstdio>

namespace vitrine::differential {

namespace {

constexpr std::uint32_t kWildBits[] = {0x0000'0000, 0x8000'0000, 0x7F80'0000, 0xFF80'0000, 0x7FC0'0000, 0x0000'0001,
                                       0x8040'0000, 0x7F7F'FFFF, 0xFF7F'FFFF, 0x4F00'0000, 0xCF00'0000, 0x0080'0000};

class InputMaker {
public:
    InputMaker(const ProgramInterface& interface, RandomSource& random) : m_interface(interface), m_random(random) {}

    ProgramInputs make();

private:
    void chooseLanes(ProgramInputs& inputs);
    Scalar randomFloat();
    Scalar randomInteger(int indexBound);
    Value value(const Declaration& variable);
    Value leafValue(const Type& type, int indexBound);

    const ProgramInterface& m_interface;
    RandomSource& m_random;
    std::uint32_t m_samplers = 0;
};

Scalar InputMaker::randomFloat()
{
    if (m_interface.isWild && m_random.oneIn(3))
        return {m_random.oneIn(4) ? m_random.bits() : m_random.oneOf(kWildBits)};
    switch (m_random.below(4)) {
    case 0: return Scalar::of(static_cast<float>(m_random.between(-4, 4)));
    case 1: return Scalar::of(static_cast<float>(m_random.between(-16, 16)) * 0.25f);
    case 2: return Scalar::of(static_cast<float>(m_random.bits() >> 8) * 0x1p-24f);
    default: return Scalar::of(static_cast<float>(m_random.bits() >> 8) * 0x1p-21f - 4.0f);
    }
}

Scalar InputMaker::randomInteger(int indexBound)
{
    if (indexBound > 0)
        return Scalar::of(std::int32_t{m_random.below(indexBound)});
    if (m_interface.isWild && m_random.oneIn(4))
        return {m_random.bits()};
    return Scalar::of(std::int32_t{m_random.between(-9, 9)});
}

/// Samplers hold their number, which tells the stub texture what to answer.
Value InputMaker::leafValue(const Type& type, int indexBound)
{
    Value value;
    for (std::size_t i = 0; i < scalarCount(type); ++i)
        switch (type.base) {
        case Base::Float: value.push_back(randomFloat()); break;
        case Base::Int: value.push_back(randomInteger(indexBound)); break;
        case Base::Bool: value.push_back(Scalar::of(m_random.oneIn(2))); break;
        case Base::SamplerCube: value.push_back({kCubeSampler + m_samplers++}); break;
        default: value.push_back({m_samplers++}); break;
        }
    return value;
}

Value InputMaker::value(const Declaration& variable)
{
    Value result;
    for (const Leaf& leaf : leavesOf(variable)) {
        const Value part = leafValue(leaf.type, variable.indexBound);
        result.insert(result.end(), part.begin(), part.end());
    }
    return result;
}

/// All lanes, or at least one quad with some helpers.
void InputMaker::chooseLanes(ProgramInputs& inputs)
{
    constexpr std::size_t kLaneCounts[] = {4, 12, 16, 16, 16, 20, 32, 64};
    inputs.lanes = m_random.oneOf(kLaneCounts);
    const bool isFull = m_random.oneIn(2);
    for (std::size_t quad = 0; quad < inputs.lanes; quad += 4)
        if (isFull || quad == 0 || !m_random.oneIn(3)) {
            inputs.alive |= std::uint64_t{0xF} << quad;
            inputs.covered |= std::uint64_t{isFull ? 0xF : ((m_random.bits() & 0xF) | 1)} << quad;
        }
}

ProgramInputs InputMaker::make()
{
    ProgramInputs inputs;
    chooseLanes(inputs);
    inputs.answersLate = m_random.oneIn(2);
    inputs.answerOrder = m_random.bits();
    for (const Declaration& uniform : m_interface.uniforms)
        inputs.uniforms[uniform.name] = value(uniform);
    for (std::size_t lane = 0; lane < inputs.lanes; ++lane) {
        std::map<std::string, Value>& attributes = inputs.attributes.emplace_back();
        for (const Declaration& attribute : m_interface.attributes)
            attributes[attribute.name] = value(attribute);
        std::map<std::string, Value>& specials = inputs.specials.emplace_back();
        specials["gl_FragCoord"] = leafValue(vectorType(Base::Float, 4), 0);
        specials["gl_FrontFacing"] = {Scalar::of(m_random.oneIn(2))};
        specials["gl_PointCoord"] = leafValue(vectorType(Base::Float, 2), 0);
    }
    return inputs;
}

void describe(const std::map<std::string, Value>& variables, std::string& text)
{
    for (const auto& [name, value] : variables) {
        text += "  " + name + " =";
        for (const Scalar component : value) {
            char buffer[64];
            std::snprintf(buffer, sizeof buffer, " %.9g(%08x)", double{component.number()}, component.bits);
            text += buffer;
        }
        text += "\n";
    }
}

} // namespace

ProgramInputs randomInputs(const ProgramInterface& interface, RandomSource& random)
{
    return InputMaker{interface, random}.make();
}

std::string describe(const ProgramInputs& inputs, std::size_t lane)
{
    std::string text;
    describe(inputs.uniforms, text);
    describe(inputs.attributes[lane], text);
    describe(inputs.specials[lane], text);
    return text;
}

} // namespace vitrine::differential
