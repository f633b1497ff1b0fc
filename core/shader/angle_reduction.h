// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace vitrine::core {

/// Larger angles go through reduceLargeAngle(). Up to 2²⁵ the products of the short way are exact.
inline constexpr double kLargestFastAngle = 33554432.0;

/// An angle from which a multiple of π/2 was subtracted.
struct ReducedAngle {
    double remainder = 0.0; ///< −π/4 … π/4, relative error below 2⁻³⁰; NaN when the angle is infinite or NaN
    int quadrant = 0;       ///< the multiple of π/2, modulo 4
};

/// Reduces a float32 value with |angle| > kLargestFastAngle, however large, in exact integer arithmetic.
[[nodiscard]] ReducedAngle reduceLargeAngle(double angle);

} // namespace vitrine::core
