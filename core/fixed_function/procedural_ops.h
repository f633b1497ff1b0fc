// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

/// The procedures of FFP (HET-19): how much of the second color there is at a place. Arithmetic follows DEC-35.

namespace vitrine::core {

enum class Procedure : std::uint8_t { Checker, Stripes, Rings, ValueNoise, Linear, Radial };

struct ProcedureResult {
    float g = 0.0f;     ///< from 0, which is c0, to 1, which is c1
    bool isBad = false; ///< a coordinate, or its product with the frequency, is infinite or NaN: the color is c0
};

[[nodiscard]] ProcedureResult evaluateProcedure(Procedure procedure, float frequency, float u, float v);

/// The hash h(i, j) of VALUE_NOISE, 0–255.
[[nodiscard]] std::uint32_t noiseHash(std::uint32_t i, std::uint32_t j);

} // namespace vitrine::core
