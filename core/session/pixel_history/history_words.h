// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/command/draw_state.h"

#include <string>

/// Parts of the sentences of a pixel's history.

namespace vitrine::core {

inline constexpr int kFewestDigits = 3;

/// The number with so many significant digits.
[[nodiscard]] std::string numberText(double number, int digits = kFewestDigits);
/// How many digits it takes to tell two numbers apart, if they differ.
[[nodiscard]] int digitsToTell(double a, double b);

/// The words that stand between a fragment's value and the stored value when the comparison fails: "is not less than".
[[nodiscard]] Text failureOf(CompareFunction function);

} // namespace vitrine::core
