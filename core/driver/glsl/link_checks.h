// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/shader_interface.h"

namespace vitrine::core::glsl {

/// Checks what GL ES 2.0 §2.10.3–4 and GLSL ES 1.00 §4.3, §4.6 require of two stages together. Returns the log, which
/// is empty when they fit.
[[nodiscard]] std::string checkStagesMatch(const ShaderInterface& vertex, const ShaderInterface& fragment);

} // namespace vitrine::core::glsl
