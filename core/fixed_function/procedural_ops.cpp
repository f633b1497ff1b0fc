// SPDX-License-Identifier: Apache-2.0
#include "core/fixed_function/procedural_ops.h"

#include <cmath>

namespace vitrine::core {

namespace {

float clamped(float x)
{
    return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f;
}

/// 0 or 1 for an integer of any size.
float parity(float integer)
{
    return integer - 2.0f * std::floor(integer * 0.5f);
}

float distanceToCenter(float u, float v)
{
    return std::sqrt((u - 0.5f) * (u - 0.5f) + (v - 0.5f) * (v - 0.5f));
}

float smooth(float t)
{
    return t * t * (3.0f - 2.0f * t);
}

float mix(float a, float b, float t)
{
    return a * (1.0f - t) + b * t;
}

/// The lattice number of an integer, modulo 2³²; far outside of that it saturates.
std::uint32_t lattice(float integer)
{
    constexpr float kLimit = 9.0e18f;
    const float held = integer > kLimit ? kLimit : integer < -kLimit ? -kLimit : integer;
    return static_cast<std::uint32_t>(static_cast<std::int64_t>(held));
}

float valueNoise(float x, float y)
{
    const float column = std::floor(x);
    const float row = std::floor(y);
    const std::uint32_t i = lattice(column);
    const std::uint32_t j = lattice(row);
    const auto at = [](std::uint32_t p, std::uint32_t q) { return static_cast<float>(noiseHash(p, q)) / 255.0f; };
    const float s = smooth(x - column);
    const float t = smooth(y - row);
    return mix(mix(at(i, j), at(i + 1, j), s), mix(at(i, j + 1), at(i + 1, j + 1), s), t);
}

} // namespace

std::uint32_t noiseHash(std::uint32_t i, std::uint32_t j)
{
    return (i * 73856093u ^ j * 19349663u) & 255u;
}

ProcedureResult evaluateProcedure(Procedure procedure, float frequency, float u, float v)
{
    const float x = u * frequency;
    const float y = v * frequency;
    if (!std::isfinite(u) || !std::isfinite(v) || !std::isfinite(x) || !std::isfinite(y))
        return {0.0f, true};
    switch (procedure) {
    case Procedure::Checker: {
        const bool isOdd = parity(std::floor(x)) != parity(std::floor(y));
        return {isOdd ? 1.0f : 0.0f, false};
    }
    case Procedure::Stripes: return {parity(std::floor(x)), false};
    case Procedure::Rings: {
        const float turns = frequency * distanceToCenter(u, v);
        return std::isfinite(turns) ? ProcedureResult{turns - std::floor(turns), false} : ProcedureResult{0.0f, true};
    }
    case Procedure::ValueNoise: return {valueNoise(x, y), false};
    case Procedure::Linear: return {clamped(u), false};
    case Procedure::Radial: return {clamped(2.0f * distanceToCenter(u, v)), false};
    }
    return {};
}

} // namespace vitrine::core
