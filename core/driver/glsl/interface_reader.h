// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/shader_interface.h"

namespace glslang {
class TIntermediate;
}

namespace vitrine::core::glsl {

/// Reads the declarations out of glslang's tree, which knows precision and invariance; SPIR-V no longer does.
[[nodiscard]] ShaderInterface readInterface(const glslang::TIntermediate& tree, ShaderStage stage);

} // namespace vitrine::core::glsl
