// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::core {

/// Angles above it go through reduceLargeAngle(): 2²⁵ keeps the products of the short way exact.
inline constexpr double kLargestFastAngle = 33554432.0;

/// An angle less a multiple of π/2.
struct ReducedAngle {
    double remainder = 0.0; ///< −π/4 … π/4, relative error below 2⁻³⁰; NaN for an angle that is no finite number
    int quadrant = 0;       ///< the multiple, modulo 4
};

/// For float32 values with |angle| > kLargestFastAngle, up to the largest, in exact integer arithmetic.
[[nodiscard]] ReducedAngle reduceLargeAngle(double angle);

} // namespace vitrine::core
