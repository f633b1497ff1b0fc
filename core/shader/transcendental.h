// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"

#include <span>

/// The project's own elementary functions (DEC-35). They use no library of the host and give the same bits everywhere.
///
/// Results are computed in float64 and rounded once to float32. The error is below 0.51 ulp for every argument of all,
/// sin, cos and tan included, since angles up to the largest float are reduced exactly. Special cases:
///   EXP2   overflows to ∞, underflows through the denormals to 0
///   LOG2   0 → −∞, negative → NaN
///   ASIN, ACOS   outside of −1 … 1 → NaN
///   ATAN2  signs of zeros and infinities as in IEEE 754; (0, 0) → 0 or π
///   POW    exp2(b · log2(a)): a < 0 → NaN; b = 0 or a = 1 → 1; 0 to a negative power → ∞
///   SIN, COS, TAN   of ∞ → NaN
///   SIGN   −1, 0 or 1; of NaN 0

namespace vitrine::core {

/// result[i] = function(a[i]) or function(a[i], b[i]). `function` is an opcode of class 0x60; b is not read by
/// functions of one argument and may be empty for them. The spans are of one length; result may be a or b.
void evaluate(Opcode function, std::span<const float> a, std::span<const float> b, std::span<float> result);

[[nodiscard]] float evaluate(Opcode function, float a, float b = 0.0f);

} // namespace vitrine::core
