// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/tokenizer.h"

#include <cstddef>

/// Limits for the source of a shader. glslang recurses over what it parses and has no limits of its own; these keep it
/// within its stack, and within seconds.

namespace vitrine::core::glsl {

inline constexpr std::size_t kMaxSourceBytes = std::size_t{1} << 20;

/// Fails, with a complete line of the log, when there are more tokens, deeper nesting or longer statements than the
/// front end can take.
[[nodiscard]] Result<void> checkSourceBounds(const Tokens& tokens);

} // namespace vitrine::core::glsl
