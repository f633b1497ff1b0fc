// SPDX-License-Identifier: Apache-2.0
#include "core/blend/gamma.h"

#include "core/memory/sample_codec.h"
#include "core/shader/transcendental.h"

#include <algorithm>
#include <array>
#include <span>

namespace vitrine::core {

namespace {

constexpr double kVgPower = 2.4;
constexpr float kVgScale = 1.0556f;
constexpr float kVgOffset = 0.0556f;
constexpr float kVgSlope = 12.92f;
constexpr float kVgLinearEnd = 0.00304f;
constexpr float kVgNonLinearEnd = 0.03928f;

using Colors = std::array<float, 3>;

/// Each base to the same power.
void raise(std::span<float> bases, double exponent)
{
    Colors exponents, results;
    exponents.fill(static_cast<float>(exponent));
    const std::span all = std::span(results).first(bases.size());
    evaluate(Opcode::Pow, bases, std::span(exponents).first(bases.size()), all);
    for (std::size_t i = 0; i < bases.size(); ++i)
        bases[i] = bases[i] == 0.0f ? 0.0f : all[i];
}

void compress(const GammaCurve& curve, std::span<float> values)
{
    if (curve.power > 0)
        return raise(values, 1.0 / curve.power);
    Colors linear;
    std::copy(values.begin(), values.end(), linear.begin());
    raise(values, 1.0 / kVgPower);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = linear[i] <= kVgLinearEnd ? kVgSlope * linear[i] : kVgScale * values[i] - kVgOffset;
}

void expand(const GammaCurve& curve, std::span<float> values)
{
    if (curve.power > 0)
        return raise(values, curve.power);
    Colors nonLinear;
    std::copy(values.begin(), values.end(), nonLinear.begin());
    for (float& value : values)
        value = (value + kVgOffset) / kVgScale;
    raise(values, kVgPower);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (nonLinear[i] <= kVgNonLinearEnd)
            values[i] = nonLinear[i] / kVgSlope;
}

void convert(const GammaCurve& curve, std::span<float> values, LookUpTable table)
{
    for (float& value : values) {
        value = clampToUnit(value);
        if (curve.usesTables)
            value = tableValue(table, curve, tableIndex(value));
    }
    if (!curve.usesTables)
        table == LookUpTable::Gamma ? compress(curve, values) : expand(curve, values);
}

Vec4 converted(const GammaCurve& curve, const Vec4& color, LookUpTable table)
{
    Colors colors{color.x, color.y, color.z};
    convert(curve, colors, table);
    return {colors[0], colors[1], colors[2], color.w};
}

} // namespace

int tableIndex(float v)
{
    return encodeUnormByte(v);
}

float tableValue(LookUpTable table, const GammaCurve& curve, int index)
{
    if (table == LookUpTable::Rcp)
        return index == 0 ? 0.0f : 255.0f / static_cast<float>(index);
    float value = static_cast<float>(index) / 255.0f;
    table == LookUpTable::Gamma ? compress(curve, std::span(&value, 1)) : expand(curve, std::span(&value, 1));
    return static_cast<float>(encodeUnormByte(value)) / 255.0f;
}

float gammaCompressed(const GammaCurve& curve, float linear)
{
    convert(curve, std::span(&linear, 1), LookUpTable::Gamma);
    return linear;
}

float gammaExpanded(const GammaCurve& curve, float nonLinear)
{
    convert(curve, std::span(&nonLinear, 1), LookUpTable::Degamma);
    return nonLinear;
}

Vec4 gammaCompressed(const GammaCurve& curve, const Vec4& linear)
{
    return converted(curve, linear, LookUpTable::Gamma);
}

Vec4 gammaExpanded(const GammaCurve& curve, const Vec4& nonLinear)
{
    return converted(curve, nonLinear, LookUpTable::Degamma);
}

float reciprocal(const GammaCurve& curve, float v)
{
    return curve.usesTables ? tableValue(LookUpTable::Rcp, curve, tableIndex(v)) : reciprocal(v);
}

} // namespace vitrine::core
