// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/command/draw_state.h"

#include <string>

/// What the sentences of a pixel's history are made of.

namespace vitrine::core {

inline constexpr int kFewestDigits = 3;

/// With so many significant digits.
[[nodiscard]] std::string numberText(double number, int digits = kFewestDigits);
/// As many as tell the two apart, if they differ.
[[nodiscard]] int digitsToTell(double a, double b);

/// Between the fragment's value and the stored one that it failed against: "is not less than".
[[nodiscard]] Text failureOf(CompareFunction function);

} // namespace vitrine::core
