// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/blend_programs.h"

#include "core/memory/sample_codec.h"

#include <algorithm>
#include <optional>
#include <span>

namespace vitrine::core::pgpe {

namespace {

constexpr std::uint8_t kSaturateFactor = kScratchRegister;

Operand factorOperand(BlendFactor factor, bool isAlpha)
{
    constexpr Operand kSource = reg(kSourceRegister), kSourceAlpha = reg(kSourceRegister, Component::Alpha);
    constexpr Operand kDestination = reg(kDestinationRegister);
    constexpr Operand kDestinationAlpha = reg(kDestinationRegister, Component::Alpha);
    constexpr Operand kColor = constant(kBlendConstant), kAlpha = constant(kBlendConstant, Component::Alpha);
    switch (factor) {
    case BlendFactor::Zero: return constant(kZeros);
    case BlendFactor::One: return constant(kOnes);
    case BlendFactor::SourceColor: return kSource;
    case BlendFactor::OneMinusSourceColor: return inverted(kSource);
    case BlendFactor::SourceAlpha: return kSourceAlpha;
    case BlendFactor::OneMinusSourceAlpha: return inverted(kSourceAlpha);
    case BlendFactor::DestinationAlpha: return kDestinationAlpha;
    case BlendFactor::OneMinusDestinationAlpha: return inverted(kDestinationAlpha);
    case BlendFactor::DestinationColor: return kDestination;
    case BlendFactor::OneMinusDestinationColor: return inverted(kDestination);
    case BlendFactor::SourceAlphaSaturate: return isAlpha ? constant(kOnes) : reg(kSaturateFactor);
    case BlendFactor::ConstantColor: return kColor;
    case BlendFactor::OneMinusConstantColor: return inverted(kColor);
    case BlendFactor::ConstantAlpha: return kAlpha;
    case BlendFactor::OneMinusConstantAlpha: return inverted(kAlpha);
    }
    return constant(kZeros);
}

/// One DP2, MIN or MAX, for all channels.
Instruction blending(BlendEquation equation, BlendFactor sourceFactor, BlendFactor destinationFactor, bool isAlpha)
{
    Operand source = reg(kSourceRegister);
    // Nothing of the destination: it need not be read for that.
    Operand destination = destinationFactor == BlendFactor::Zero ? constant(kZeros) : reg(kDestinationRegister);
    switch (equation) {
    case BlendEquation::Min: return operation(Opcode::Min, kResultRegister, {source, reg(kDestinationRegister)});
    case BlendEquation::Max: return operation(Opcode::Max, kResultRegister, {source, reg(kDestinationRegister)});
    case BlendEquation::Subtract: destination = negated(destination); break;
    case BlendEquation::ReverseSubtract: source = negated(source); break;
    case BlendEquation::Add: break;
    }
    return operation(
        Opcode::Dp2, kResultRegister,
        {source, factorOperand(sourceFactor, isAlpha), destination, factorOperand(destinationFactor, isAlpha)});
}

bool reads(const Instruction& instruction, std::uint8_t index)
{
    const auto sources = std::span(instruction.sources).first(opcodeInfo(instruction.opcode).sources);
    return std::any_of(sources.begin(), sources.end(),
                       [index](const Operand& operand) { return operand.index == index; });
}

/// What blending is of color and of alpha; one for both where they are alike.
struct BlendParts {
    Instruction color;
    std::optional<Instruction> alpha;

    [[nodiscard]] bool needs(std::uint8_t index) const
    {
        return reads(color, index) || (alpha && reads(*alpha, index));
    }
};

BlendParts partsOf(const BlendState& state)
{
    BlendParts parts{blending(state.colorEquation, state.sourceColor, state.destinationColor, false),
                     blending(state.alphaEquation, state.sourceAlpha, state.destinationAlpha, true)};
    if (parts.color == *parts.alpha) {
        parts.alpha.reset();
    } else {
        parts.color.mask = kColorChannels;
        parts.alpha->mask = kAlphaChannel;
    }
    return parts;
}

} // namespace

void appendBlend(ProgramBuilder& builder, const BlendState& state)
{
    const auto mask = static_cast<std::uint8_t>(state.colorMask & kAllChannels);
    if (mask == 0)
        return;
    if (!state.enabled)
        return builder.output(Port::ColorCache, reg(kSourceRegister), mask);
    const BlendParts parts = partsOf(state);
    const bool needsSaturate = parts.needs(kSaturateFactor);
    if (needsSaturate || parts.needs(kDestinationRegister))
        builder.input(kDestinationRegister, Port::ColorCache);
    if (needsSaturate)
        builder.add(
            operation(Opcode::Min, kSaturateFactor,
                      {reg(kSourceRegister, Component::Alpha), inverted(reg(kDestinationRegister, Component::Alpha))},
                      kColorChannels));
    Vec4 color;
    for (int channel = 0; channel < 4; ++channel)
        color[channel] = clampToUnit(state.constant[channel]);
    builder.setConstant(kBlendConstant, color);
    builder.add(parts.color);
    if (parts.alpha)
        builder.add(*parts.alpha);
    builder.output(Port::ColorCache, reg(kResultRegister), mask);
}

Program blendProgram(const BlendState& state)
{
    ProgramBuilder builder;
    if ((state.colorMask & kAllChannels) != 0)
        builder.input(kSourceRegister, Port::Interpolator);
    appendBlend(builder, state);
    return builder.end();
}

} // namespace vitrine::core::pgpe
