// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <glslang/Include/intermediate.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Computes operators and built-in functions of GLSL ES 1.00 (§5.9, chapter 8) for constants. They follow the formulas
/// of arithmetic_lowering and builtin_lowering, are rounded to 32 bits at every step and use the machine's elementary
/// functions. So an expression has the same bits whether it is folded or executed.

namespace vitrine::core::glsl {

/// One component of an operation that works component by component. Arguments that the operation does not have must be
/// 1. Nothing when the operation is of another kind.
[[nodiscard]] std::optional<float> computeComponent(glslang::TOperator operation, float a, float b, float c);
[[nodiscard]] std::optional<std::int32_t> computeComponent(glslang::TOperator operation, std::int32_t a,
                                                           std::int32_t b);
[[nodiscard]] std::optional<bool> computeComponent(glslang::TOperator operation, bool a, bool b);

[[nodiscard]] std::optional<bool> compareComponent(glslang::TOperator operation, float a, float b);
[[nodiscard]] std::optional<bool> compareComponent(glslang::TOperator operation, std::int32_t a, std::int32_t b);

using Floats = std::vector<float>;

/// A scalar, a vector, or a matrix column by column.
struct FloatOperand {
    Floats values;
    std::size_t rows = 1; ///< of a column; a vector is one column
};

/// The result of an operation whose components depend on one another. Nothing when the operation is of another kind.
[[nodiscard]] std::optional<Floats> computeWhole(glslang::TOperator operation,
                                                 const std::vector<FloatOperand>& arguments);

} // namespace vitrine::core::glsl
