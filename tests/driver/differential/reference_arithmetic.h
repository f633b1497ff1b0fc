// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/driver/differential/reference_value.h"

/// Operations on single components, each rounding once to float32, with bounds on their errors.
///
/// IEEE 754 throughout; min and max return the operand that is a number, float to integer truncates, saturates and
/// takes NaN to 0 (DEC-35); integers wrap, and a quotient by 0 is 0 (core/shader/isa.h).

namespace vitrine::differential {

[[nodiscard]] Scalar negate(Scalar a);
[[nodiscard]] Scalar add(Scalar a, Scalar b);
[[nodiscard]] Scalar subtract(Scalar a, Scalar b);
[[nodiscard]] Scalar multiply(Scalar a, Scalar b);
[[nodiscard]] Scalar divide(Scalar a, Scalar b);
[[nodiscard]] Scalar minimum(Scalar a, Scalar b);
[[nodiscard]] Scalar maximum(Scalar a, Scalar b);
[[nodiscard]] Scalar absolute(Scalar a);
[[nodiscard]] Scalar sign(Scalar a);
[[nodiscard]] Scalar floor(Scalar a);
[[nodiscard]] Scalar ceiling(Scalar a);
[[nodiscard]] Scalar squareRoot(Scalar a);
/// The value with a bound widened by some units in the last place.
[[nodiscard]] Scalar within(Scalar a, double ulps);

[[nodiscard]] Scalar less(Scalar a, Scalar b);
[[nodiscard]] Scalar lessOrEqual(Scalar a, Scalar b);
[[nodiscard]] Scalar equal(Scalar a, Scalar b);
[[nodiscard]] Scalar ordered(Scalar a, Scalar b); ///< neither is NaN

[[nodiscard]] Scalar toInteger(Scalar a);
[[nodiscard]] Scalar toFloat(Scalar a);
[[nodiscard]] Scalar integerNegate(Scalar a);
[[nodiscard]] Scalar integerAdd(Scalar a, Scalar b);
[[nodiscard]] Scalar integerSubtract(Scalar a, Scalar b);
[[nodiscard]] Scalar integerMultiply(Scalar a, Scalar b);
[[nodiscard]] Scalar integerDivide(Scalar a, Scalar b);
[[nodiscard]] Scalar integerLess(Scalar a, Scalar b);
[[nodiscard]] Scalar integerEqual(Scalar a, Scalar b); ///< of truth values, too

[[nodiscard]] Scalar logicalAnd(Scalar a, Scalar b);
[[nodiscard]] Scalar logicalOr(Scalar a, Scalar b);
[[nodiscard]] Scalar logicalNot(Scalar a);
[[nodiscard]] Scalar select(Scalar condition, Scalar a, Scalar b);

} // namespace vitrine::differential
