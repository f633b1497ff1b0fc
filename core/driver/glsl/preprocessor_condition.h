// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/macro_expander.h"

#include <cstdint>
#include <vector>

namespace vitrine::core::glsl {

/// Evaluates expressions of the preprocessor (GLSL ES 1.00 §3.4). `at` is the directive, whose line an error names.

/// The value of the expression behind #if or #elif.
[[nodiscard]] Result<std::int64_t> evaluateCondition(const Tokens& expression, MacroExpander& macros, const Token& at,
                                                     std::int64_t lineOffset);
/// The values of the expressions behind #line. One expression begins where the one before it can't go on.
[[nodiscard]] Result<std::vector<std::int64_t>> evaluateNumbers(const Tokens& expressions, MacroExpander& macros,
                                                                const Token& at, std::int64_t lineOffset);

} // namespace vitrine::core::glsl
