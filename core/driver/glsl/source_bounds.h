// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/tokenizer.h"

#include <cstddef>

/// glslang recurses over what it parses and has no limits of its own; these keep it within its stack and within
/// seconds.

namespace vitrine::core::glsl {

inline constexpr std::size_t kMaxSourceBytes = std::size_t{1} << 20;

/// Fails, with a complete log line, on more tokens, deeper nesting or longer statements than the front end takes.
[[nodiscard]] Result<void> checkSourceBounds(const Tokens& tokens);

} // namespace vitrine::core::glsl
