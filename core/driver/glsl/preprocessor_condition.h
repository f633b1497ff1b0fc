// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/macro_expander.h"

#include <cstdint>
#include <vector>

namespace vitrine::core::glsl {

/// Expressions of the preprocessor (GLSL ES 1.00 §3.4). `at`: the directive, for the error's line.

/// The value of the expression behind #if or #elif.
[[nodiscard]] Result<std::int64_t> evaluateCondition(const Tokens& expression, MacroExpander& macros, const Token& at,
                                                     std::int64_t lineOffset);
/// The values of the expressions behind #line: one follows where the one before it can't go on.
[[nodiscard]] Result<std::vector<std::int64_t>> evaluateNumbers(const Tokens& expressions, MacroExpander& macros,
                                                                const Token& at, std::int64_t lineOffset);

} // namespace vitrine::core::glsl
