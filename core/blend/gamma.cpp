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

/// Of a table of 256 entries: i = floor(v · 255 + ½).
int entryOf(float v)
{
    return encodeUnormByte(v);
}

template <typename Function>
float lookedUp(float v, Function&& function)
{
    const float entry = function(static_cast<float>(entryOf(v)) / 255.0f);
    return static_cast<float>(encodeUnormByte(entry)) / 255.0f;
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

float gammaCompressed(const GammaCurve& curve, float linear)
{
    const float v = clampToUnit(linear);
    return curve.usesTables ? lookedUp(v, [&](float entry) { return compressed(curve, entry); }) : compressed(curve, v);
}

float gammaExpanded(const GammaCurve& curve, float nonLinear)
{
    const float v = clampToUnit(nonLinear);
    return curve.usesTables ? lookedUp(v, [&](float entry) { return expanded(curve, entry); }) : expanded(curve, v);
}

float reciprocal(const GammaCurve& curve, float v)
{
    if (!curve.usesTables)
        return reciprocal(v);
    const int entry = entryOf(v);
    return entry == 0 ? 0.0f : 255.0f / static_cast<float>(entry);
}

} // namespace vitrine::core
