// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/api/gles2/types.h"
#include "core/fixed_function/unit_kind.h"

#include <optional>

namespace vitrine::core::gles2 {

/// A component as a word of a ParameterBlock; nothing when it is outside of the parameter's range or enumeration
/// (GL_INVALID_VALUE). Bools take any number.
[[nodiscard]] std::optional<std::uint32_t> parameterWord(const ParameterDescription& parameter, GLfloat value);
[[nodiscard]] std::optional<std::uint32_t> parameterWord(const ParameterDescription& parameter, GLint value);

} // namespace vitrine::core::gles2
