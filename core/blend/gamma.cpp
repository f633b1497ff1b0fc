// SPDX-License-Identifier: Apache-2.0
#include "core/blend/gamma.h"

#include "core/memory/sample_codec.h"
#include "core/shader/transcendental.h"

namespace vitrine::core {

namespace {

constexpr double kVgPower = 2.4;
constexpr float kVgScale = 1.0556f;
constexpr float kVgOffset = 0.0556f;
constexpr float kVgSlope = 12.92f;
constexpr float kVgLinearEnd = 0.00304f;
constexpr float kVgNonLinearEnd = 0.03928f;

float power(float base, double exponent)
{
    return base == 0.0f ? 0.0f : evaluate(Opcode::Pow, base, static_cast<float>(exponent));
}

float compressed(const GammaCurve& curve, float v)
{
    if (curve.power > 0)
        return power(v, 1.0 / curve.power);
    return v <= kVgLinearEnd ? kVgSlope * v : kVgScale * power(v, 1.0 / kVgPower) - kVgOffset;
}

float expanded(const GammaCurve& curve, float v)
{
    if (curve.power > 0)
        return power(v, curve.power);
    return v <= kVgNonLinearEnd ? v / kVgSlope : power((v + kVgOffset) / kVgScale, kVgPower);
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
    const float input = static_cast<float>(index) / 255.0f;
    const float exact = table == LookUpTable::Gamma ? compressed(curve, input) : expanded(curve, input);
    return static_cast<float>(encodeUnormByte(exact)) / 255.0f;
}

float gammaCompressed(const GammaCurve& curve, float linear)
{
    const float v = clampToUnit(linear);
    return curve.usesTables ? tableValue(LookUpTable::Gamma, curve, tableIndex(v)) : compressed(curve, v);
}

float gammaExpanded(const GammaCurve& curve, float nonLinear)
{
    const float v = clampToUnit(nonLinear);
    return curve.usesTables ? tableValue(LookUpTable::Degamma, curve, tableIndex(v)) : expanded(curve, v);
}

float reciprocal(const GammaCurve& curve, float v)
{
    return curve.usesTables ? tableValue(LookUpTable::Rcp, curve, tableIndex(v)) : reciprocal(v);
}

} // namespace vitrine::core
