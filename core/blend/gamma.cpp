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

template <typename Convert>
void convert(const GammaCurve& curve, std::span<float> values, Convert&& function)
{
    for (float& value : values) {
        value = clampToUnit(value);
        if (curve.usesTables)
            value = lookedUp(value, [&](float entry) {
                function(curve, std::span(&entry, 1));
                return entry;
            });
    }
    if (!curve.usesTables)
        function(curve, values);
}

template <typename Convert>
Vec4 converted(const GammaCurve& curve, const Vec4& color, Convert&& function)
{
    Colors colors{color.x, color.y, color.z};
    convert(curve, colors, function);
    return {colors[0], colors[1], colors[2], color.w};
}

} // namespace

float gammaCompressed(const GammaCurve& curve, float linear)
{
    convert(curve, std::span(&linear, 1), compress);
    return linear;
}

float gammaExpanded(const GammaCurve& curve, float nonLinear)
{
    convert(curve, std::span(&nonLinear, 1), expand);
    return nonLinear;
}

Vec4 gammaCompressed(const GammaCurve& curve, const Vec4& linear)
{
    return converted(curve, linear, compress);
}

Vec4 gammaExpanded(const GammaCurve& curve, const Vec4& nonLinear)
{
    return converted(curve, nonLinear, expand);
}

float reciprocal(const GammaCurve& curve, float v)
{
    if (!curve.usesTables)
        return reciprocal(v);
    const int entry = entryOf(v);
    return entry == 0 ? 0.0f : 255.0f / static_cast<float>(entry);
}

} // namespace vitrine::core
