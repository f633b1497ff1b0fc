// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/macro_expander.h"

#include <cstdint>

namespace vitrine::core::glsl {

/// The value of the expression behind #if or #elif (GLSL ES 1.00 §3.4). `at`: the directive, for the error's line.
[[nodiscard]] Result<std::int64_t> evaluateCondition(const Tokens& expression, MacroExpander& macros, const Token& at,
                                                     std::int64_t lineOffset);

} // namespace vitrine::core::glsl
