// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Sine, cosine and arc tangent for geometry on the host, in float64 and without the host's library (DEC-35). Errors
/// stay below 1e-14 for angles of a few turns.

namespace vitrine::core::openvg {

inline constexpr double kPi = 3.14159265358979323846;

struct SineCosine {
    double sine = 0.0, cosine = 1.0;
};

/// Of an angle in radians, at most 1e6 in magnitude.
[[nodiscard]] SineCosine sineCosine(double radians);
/// Of an angle in degrees, taken modulo 360; exact at multiples of 90. Of an angle that is not finite it is that of 0.
[[nodiscard]] SineCosine sineCosineOfDegrees(double degrees);
/// The angle of the vector (x, y) in −π … π; 0 for the zero vector.
[[nodiscard]] double angleOf(double y, double x);

} // namespace vitrine::core::openvg
