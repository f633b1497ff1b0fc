// SPDX-License-Identifier: Apache-2.0
#pragma once

/// The factors of built-in functions. They are the same when a function is lowered and when it is folded.

namespace vitrine::core::glsl {

inline constexpr float kDegreesPerRadian = 57.295779513082320876798f;
inline constexpr float kRadiansPerDegree = 0.017453292519943295769f;
inline constexpr float kLog2OfE = 1.4426950408889634074f;
inline constexpr float kLogOf2 = 0.69314718055994530942f;

} // namespace vitrine::core::glsl
