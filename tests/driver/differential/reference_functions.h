// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/reference_value.h"

#include <optional>

namespace vitrine::differential {

/// Sum of products, from the first component on.
[[nodiscard]] Scalar dot(const Value& a, const Value& b);

/// x − y · floor(x / y)
[[nodiscard]] Scalar modulo(Scalar x, Scalar y);

/// A function of the set GLSL.std.450, by the formula that GLSL ES 1.00 chapter 8 gives for it; those without one come
/// from the host's library in float64, with a bound. Nothing when GLSL ES 1.00 has no such function.
[[nodiscard]] std::optional<Value> extendedFunction(std::uint32_t function, const std::vector<Value>& arguments);

} // namespace vitrine::differential
