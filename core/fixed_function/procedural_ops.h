// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

/// The procedures of FFP (HET-19): how much of the second color is at a place. Arithmetic of DEC-35.

namespace vitrine::core {

enum class Procedure : std::uint8_t { Checker, Stripes, Rings, ValueNoise, Linear, Radial };

struct ProcedureResult {
    float g = 0.0f;     ///< 0: c0, 1: c1
    bool isBad = false; ///< a coordinate that is no finite number (also times the frequency): c0
};

[[nodiscard]] ProcedureResult evaluateProcedure(Procedure procedure, float frequency, float u, float v);

/// h(i, j) of VALUE_NOISE, 0–255.
[[nodiscard]] std::uint32_t noiseHash(std::uint32_t i, std::uint32_t j);

} // namespace vitrine::core
