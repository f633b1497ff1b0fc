// SPDX-License-Identifier: Apache-2.0
#include "core/blend/opset8_blending.h"

#include "core/memory/sample_codec.h"

#include <utility>

namespace vitrine::core {

namespace {

using opset8::Channels;
using opset8::Factor;
using opset8::Instruction;
using opset8::Operation;
using opset8::Register;
using opset8::ResultPlace;

constexpr Vec4 kOnes{1.0f, 1.0f, 1.0f, 1.0f};

Factor factorOf(BlendFactor factor, Channels channels)
{
    switch (factor) {
    case BlendFactor::Zero: return Factor::Zero;
    case BlendFactor::One: return Factor::One;
    case BlendFactor::SourceColor: return Factor::SrcColor;
    case BlendFactor::OneMinusSourceColor: return Factor::OneMinusSrcColor;
    case BlendFactor::SourceAlpha: return Factor::SrcAlpha;
    case BlendFactor::OneMinusSourceAlpha: return Factor::OneMinusSrcAlpha;
    case BlendFactor::DestinationAlpha: return Factor::DstAlpha;
    case BlendFactor::OneMinusDestinationAlpha: return Factor::OneMinusDstAlpha;
    case BlendFactor::DestinationColor: return Factor::DstColor;
    case BlendFactor::OneMinusDestinationColor: return Factor::OneMinusDstColor;
    case BlendFactor::SourceAlphaSaturate: return channels == Channels::Alpha ? Factor::One : Factor::Src2Color;
    case BlendFactor::ConstantColor: return Factor::ConstColor;
    case BlendFactor::OneMinusConstantColor: return Factor::OneMinusConstColor;
    case BlendFactor::ConstantAlpha: return Factor::ConstAlpha;
    case BlendFactor::OneMinusConstantAlpha: return Factor::OneMinusConstAlpha;
    }
    return Factor::Zero;
}

Operation operationOf(BlendEquation equation)
{
    switch (equation) {
    case BlendEquation::Add: return Operation::Add;
    case BlendEquation::Subtract:
    case BlendEquation::ReverseSubtract: return Operation::Subtract;
    case BlendEquation::Min: return Operation::Min;
    case BlendEquation::Max: return Operation::Max;
    }
    return Operation::Add;
}

bool saturates(const BlendState& state)
{
    return state.sourceColor == BlendFactor::SourceAlphaSaturate ||
           state.destinationColor == BlendFactor::SourceAlphaSaturate;
}

/// SRC2 = min{1 − αd, αs} in its colors.
void appendSaturateFactor(opset8::Sequence& sequence)
{
    sequence.push_back({false, Operation::Subtract, Channels::Rgb, ResultPlace::Tmp, Factor::One, Register::Src2,
                        Factor::DstAlpha, Register::Src2});
    sequence.push_back({false, Operation::Add, Channels::Rgb, ResultPlace::Src2, Factor::SrcAlpha, Register::Src2,
                        Factor::Zero, Register::Src2});
    sequence.push_back({false, Operation::Min, Channels::Rgb, ResultPlace::Src2, Factor::One, Register::Tmp,
                        Factor::One, Register::Src2});
}

Instruction blending(BlendEquation equation, BlendFactor source, BlendFactor destination, Channels channels)
{
    Instruction instruction{
        false,         operationOf(equation),           channels,     ResultPlace::Output, factorOf(source, channels),
        Register::Src, factorOf(destination, channels), Register::Dst};
    if (instruction.operation == Operation::Min || instruction.operation == Operation::Max)
        instruction.sourceFactor = instruction.destinationFactor = Factor::One;
    if (equation == BlendEquation::ReverseSubtract) {
        std::swap(instruction.source, instruction.destination);
        std::swap(instruction.sourceFactor, instruction.destinationFactor);
    }
    return instruction;
}

} // namespace

opset8::Sequence blendSequence(const BlendState& state)
{
    opset8::Sequence sequence;
    if (saturates(state))
        appendSaturateFactor(sequence);
    opset8::Instruction color = blending(state.colorEquation, state.sourceColor, state.destinationColor, Channels::Rgb);
    const opset8::Instruction alpha =
        blending(state.alphaEquation, state.sourceAlpha, state.destinationAlpha, Channels::Alpha);
    color.channels = Channels::Alpha;
    const bool isOne = color == alpha;
    color.channels = isOne ? Channels::Rgba : Channels::Rgb;
    sequence.push_back(color);
    if (!isOne)
        sequence.push_back(alpha);
    return sequence;
}

opset8::Registers blendRegisters(const BlendState& state, const Vec4& source, const Vec4& destination)
{
    opset8::Registers registers;
    registers[Register::Src] = source;
    registers[Register::Src2] = kOnes;
    registers[Register::Dst] = destination;
    for (int channel = 0; channel < 4; ++channel)
        registers.constant[channel] = clampToUnit(state.constant[channel]);
    return registers;
}

Vec4 blendedByOperations(const BlendState& state, const opset8::Sequence& sequence, const Vec4& source,
                         const Vec4& destination)
{
    opset8::Registers registers = blendRegisters(state, source, destination);
    opset8::execute(sequence, registers);
    return registers.output;
}

} // namespace vitrine::core
