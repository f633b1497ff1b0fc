// SPDX-License-Identifier: Apache-2.0
#include "core/blend/blend_math.h"

namespace vitrine::core {

namespace {

struct Operands {
    ChannelVector source, destination, constant;
};

ChannelVector all(float v)
{
    return ChannelVector{} + v;
}

ChannelVector saturateFactor(const Operands& operands)
{
    const float room = 1.0f - operands.destination[3];
    const float factor = operands.source[3] < room ? operands.source[3] : room;
    return ChannelVector{factor, factor, factor, 1.0f};
}

ChannelVector factorOf(BlendFactor factor, const Operands& operands)
{
    switch (factor) {
    case BlendFactor::Zero: return all(0.0f);
    case BlendFactor::One: return all(1.0f);
    case BlendFactor::SourceColor: return operands.source;
    case BlendFactor::OneMinusSourceColor: return 1.0f - operands.source;
    case BlendFactor::SourceAlpha: return all(operands.source[3]);
    case BlendFactor::OneMinusSourceAlpha: return 1.0f - all(operands.source[3]);
    case BlendFactor::DestinationAlpha: return all(operands.destination[3]);
    case BlendFactor::OneMinusDestinationAlpha: return 1.0f - all(operands.destination[3]);
    case BlendFactor::DestinationColor: return operands.destination;
    case BlendFactor::OneMinusDestinationColor: return 1.0f - operands.destination;
    case BlendFactor::SourceAlphaSaturate: return saturateFactor(operands);
    case BlendFactor::ConstantColor: return operands.constant;
    case BlendFactor::OneMinusConstantColor: return 1.0f - operands.constant;
    case BlendFactor::ConstantAlpha: return all(operands.constant[3]);
    case BlendFactor::OneMinusConstantAlpha: return 1.0f - all(operands.constant[3]);
    }
    return all(0.0f);
}

ChannelVector combine(BlendEquation equation, const Operands& operands, ChannelVector sourceFactor,
                      ChannelVector destinationFactor)
{
    const ChannelVector source = operands.source * sourceFactor;
    const ChannelVector destination = operands.destination * destinationFactor;
    switch (equation) {
    case BlendEquation::Add: return source + destination;
    case BlendEquation::Subtract: return source - destination;
    case BlendEquation::ReverseSubtract: return destination - source;
    case BlendEquation::Min: return operands.source < operands.destination ? operands.source : operands.destination;
    case BlendEquation::Max: return operands.source > operands.destination ? operands.source : operands.destination;
    }
    return source;
}

} // namespace

ChannelVector blendAny(const BlendState& state, ChannelVector source, ChannelVector destination)
{
    const Operands operands{source, destination, clampToUnit(toChannels(state.constant))};
    ChannelVector result = combine(state.colorEquation, operands, factorOf(state.sourceColor, operands),
                                   factorOf(state.destinationColor, operands));
    const ChannelVector alpha = combine(state.alphaEquation, operands, factorOf(state.sourceAlpha, operands),
                                        factorOf(state.destinationAlpha, operands));
    result[3] = alpha[3];
    return result;
}

} // namespace vitrine::core
