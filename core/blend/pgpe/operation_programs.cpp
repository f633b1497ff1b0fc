// SPDX-License-Identifier: Apache-2.0
// Programs of the eight operations, and so the blend modes, in the instructions of the pixel engine.
#include "core/blend/pgpe/blend_programs.h"

namespace vitrine::core::pgpe {

namespace {

using opset8::Factor;
using opset8::Operation;

/// SRC, SRC2, DST, TMP, and the output, which the blender's other instructions don't read.
constexpr std::array<std::uint8_t, 5> kRegisters{kSourceRegister, 3, kDestinationRegister, 4, kResultRegister};
/// What factors that take an instruction are made in, the source's and the destination's.
constexpr std::array<std::uint8_t, 2> kMadeFactors{5, 6};

std::uint8_t registerOf(opset8::Register which)
{
    return kRegisters[static_cast<std::size_t>(which)];
}

std::uint8_t registerOf(opset8::ResultPlace place)
{
    return place == opset8::ResultPlace::Output ? kRegisters.back() : kRegisters[static_cast<std::size_t>(place)];
}

/// The groups of eight: of SRC, SRC2, DST and CONST alpha, then color.
Operand plainFactor(unsigned index)
{
    const Component component = index % 2 == 0 ? Component::Alpha : Component::Whole;
    return index / 2 == 3 ? constant(kBlendConstant, component) : reg(kRegisters[index / 2], component);
}

class Translator {
public:
    /// `sourceAlpha`: what stands for the alpha of SRC as a factor.
    explicit Translator(ProgramBuilder& builder, Operand sourceAlpha = plainFactor(0))
        : m_builder(builder), m_sourceAlpha(sourceAlpha)
    {
    }

    void add(const opset8::Instruction& from)
    {
        const Operand source = reg(registerOf(from.source));
        const Operand destination = reg(registerOf(from.destination));
        Instruction instruction;
        switch (from.operation) {
        case Operation::Add: instruction = scaled(Opcode::Dp2, from, source, destination); break;
        case Operation::Subtract: instruction = scaled(Opcode::Dp2, from, source, negated(destination)); break;
        case Operation::Multiply: instruction = scaled(Opcode::Dmul, from, source, destination); break;
        case Operation::Min: instruction = operation(Opcode::Min, 0, {source, destination}); break;
        case Operation::Max: instruction = operation(Opcode::Max, 0, {source, destination}); break;
        case Operation::Rcp: instruction = operation(Opcode::Rcp, 0, {source}); break;
        case Operation::Degamma: instruction = operation(Opcode::Gdec, 0, {source}); break;
        case Operation::Gamma: instruction = operation(Opcode::Genc, 0, {source}); break;
        }
        const bool hasTwo = from.result == opset8::ResultPlace::SrcAndDst;
        instruction.destination0 = hasTwo ? registerOf(from.source) : registerOf(from.result);
        instruction.destination1 = hasTwo ? registerOf(from.destination) : std::uint8_t{0};
        instruction.saturate = from.saturate;
        instruction.mask = maskOf(from.channels);
        m_builder.add(instruction);
    }

private:
    static std::uint8_t maskOf(opset8::Channels channels)
    {
        constexpr std::array<std::uint8_t, 4> kMasks{0, kColorChannels, kAlphaChannel, kAllChannels};
        return kMasks[static_cast<std::size_t>(channels)];
    }

    Instruction scaled(Opcode opcode, const opset8::Instruction& from, Operand source, Operand destination)
    {
        return operation(opcode, 0,
                         {source, factorOf(from.sourceFactor, kMadeFactors[0]), destination,
                          factorOf(from.destinationFactor, kMadeFactors[1])});
    }

    Operand factorOf(Factor factor, std::uint8_t made)
    {
        const auto distance = [factor](Factor first) {
            return static_cast<unsigned>(factor) - static_cast<unsigned>(first);
        };
        if (factor == Factor::Zero || factor == Factor::One)
            return constant(factor == Factor::One ? kOnes : kZeros);
        if (factor == Factor::SrcAlpha || factor == Factor::OneMinusSrcAlpha)
            return factor == Factor::SrcAlpha ? m_sourceAlpha : inverted(m_sourceAlpha);
        if (factor == Factor::MinSrcAlphaOneMinusSrcAlpha) {
            m_builder.add(operation(Opcode::Min, made, {m_sourceAlpha, inverted(m_sourceAlpha)}));
            return reg(made);
        }
        if (factor >= Factor::OverSrcAlpha) {
            m_builder.add(operation(Opcode::Rcp, made, {plainFactor(distance(Factor::OverSrcAlpha))}));
            return reg(made);
        }
        if (factor >= Factor::OneMinusSrcAlpha)
            return inverted(plainFactor(distance(Factor::OneMinusSrcAlpha)));
        return plainFactor(distance(Factor::SrcAlpha));
    }

    ProgramBuilder& m_builder;
    const Operand m_sourceAlpha;
};

constexpr std::uint8_t kImage = 7, kChannelAlphas = 8;

/// From what came in on.
Program endOf(ProgramBuilder builder, const opset8::Sequence& sequence)
{
    Translator translator(builder);
    for (const opset8::Instruction& instruction : sequence)
        translator.add(instruction);
    const bool hasOutput = std::any_of(sequence.begin(), sequence.end(), [](const opset8::Instruction& instruction) {
        return instruction.result == opset8::ResultPlace::Output;
    });
    builder.output(Port::ColorCache, reg(hasOutput ? kResultRegister : kDestinationRegister));
    return builder.end();
}

ProgramBuilder beginning()
{
    ProgramBuilder builder;
    builder.input(kSourceRegister, Port::Interpolator);
    builder.input(kDestinationRegister, Port::ColorCache);
    return builder;
}

} // namespace

Program programOf(const opset8::Sequence& sequence, const Vec4& constantColor)
{
    ProgramBuilder builder = beginning();
    builder.setConstant(kBlendConstant, constantColor);
    return endOf(std::move(builder), sequence);
}

Program vectorProgram(const VectorSteps& steps)
{
    ProgramBuilder builder = beginning();
    if (steps.inputs > 2)
        builder.inputColor(registerOf(opset8::Register::Src2), Port::Interpolator, 1);
    return endOf(std::move(builder), steps.operations);
}

Program blendProgram(BlendMode mode)
{
    return programOf(blendSequence(mode));
}

Program stencilProgram(BlendMode mode)
{
    constexpr Operand kAlpha = reg(kChannelAlphas, Component::Alpha);
    ProgramBuilder builder;
    builder.input(kSourceRegister, Port::Interpolator);
    builder.input(kImage, Port::Texture);
    builder.input(kDestinationRegister, Port::ColorCache);
    builder.add(operation(Opcode::Mul, kChannelAlphas,
                          {reg(kImage, Component::Alpha), reg(kSourceRegister, Component::Alpha)}, kAlphaChannel));
    builder.add(operation(Opcode::Mul, kChannelAlphas, {reg(kImage), kAlpha}, kColorChannels));
    builder.add(operation(Opcode::Mov, kSourceRegister, {kAlpha}, kAlphaChannel));
    Translator translator(builder, reg(kChannelAlphas));
    for (const opset8::Instruction& instruction : blendSequence(mode))
        translator.add(instruction);
    builder.add(operation(Opcode::Rcp, kMadeFactors[0], {reg(kDestinationRegister, Component::Alpha)}));
    builder.add(operation(Opcode::Mul, kDestinationRegister, {reg(kDestinationRegister), reg(kMadeFactors[0])},
                          kColorChannels));
    builder.output(Port::ColorCache, reg(kDestinationRegister));
    return builder.end();
}

} // namespace vitrine::core::pgpe
