// SPDX-License-Identifier: Apache-2.0
#include "core/blend/pgpe/alu_ops.h"

#include "core/memory/sample_codec.h"

#include <cmath>
#include <limits>

namespace vitrine::core::pgpe {

namespace {

template <typename Function>
Vec4 perChannel(Function&& function)
{
    return {function(0), function(1), function(2), function(3)};
}

float modifiedValue(float v, Modifier modifier)
{
    switch (modifier) {
    case Modifier::None: return v;
    case Modifier::Negate: return -v;
    case Modifier::Absolute: return std::fabs(v);
    case Modifier::Invert: return 1.0f - v;
    }
    return v;
}

/// One kind of NaN only: which one arithmetic makes is not the same on every host.
float canonical(float v)
{
    return v == v ? v : std::numeric_limits<float>::quiet_NaN();
}

float channelResult(Opcode opcode, float a, float b, float c, float d, const GammaCurve& gamma)
{
    switch (opcode) {
    case Opcode::Mov: return a;
    case Opcode::Add: return canonical(a + b);
    case Opcode::Sub: return canonical(a - b);
    case Opcode::Mul:
    case Opcode::Dmul: return canonical(a * b);
    case Opcode::Dp2: return canonical(a * b + c * d);
    case Opcode::Rcp: return reciprocal(gamma, a);
    case Opcode::Gdec: return gammaExpanded(gamma, a);
    case Opcode::Genc: return gammaCompressed(gamma, a);
    case Opcode::Min: return a < b || b != b ? a : b;
    case Opcode::Max: return a > b || b != b ? a : b;
    case Opcode::Cmp: return a >= b ? c : d;
    default: return 0.0f;
    }
}

std::uint32_t bitResult(Opcode opcode, std::uint32_t a, std::uint32_t b)
{
    switch (opcode) {
    case Opcode::And: return a & b;
    case Opcode::Or: return a | b;
    case Opcode::Xor: return a ^ b;
    default: return ~a;
    }
}

} // namespace

Vec4 modified(const Vec4& value, Modifier modifier)
{
    return perChannel([&](int channel) { return modifiedValue(value[channel], modifier); });
}

AluResult compute(Opcode opcode, const Operands& operands, const GammaCurve& gamma)
{
    const auto& [a, b, c, d] = operands;
    AluResult result;
    for (int channel = 0; channel < 4; ++channel)
        result.first[channel] = channelResult(opcode, a[channel], b[channel], c[channel], d[channel], gamma);
    if (opcode == Opcode::Dmul)
        for (int channel = 0; channel < 4; ++channel)
            result.second[channel] = canonical(c[channel] * d[channel]);
    return result;
}

Vec4 computeBits(Opcode opcode, const Operands& operands, const ObjectLayout& surface)
{
    constexpr std::uint8_t kDefaultBits = 8;
    return perChannel([&](int channel) {
        const std::uint8_t stored = surface.channels[static_cast<std::size_t>(channel)].bits;
        const std::uint32_t ones = (1u << (stored != 0 ? stored : kDefaultBits)) - 1;
        const auto max = static_cast<float>(ones);
        const auto integer = [&](float v) { return static_cast<std::uint32_t>(clampToUnit(v) * max + 0.5f); };
        const std::uint32_t bits = bitResult(opcode, integer(operands[0][channel]), integer(operands[1][channel]));
        return static_cast<float>(bits & ones) / max;
    });
}

} // namespace vitrine::core::pgpe
