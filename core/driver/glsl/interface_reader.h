// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/shader_interface.h"

namespace glslang {
class TIntermediate;
}

namespace vitrine::core::glsl {

/// Reads the declarations from glslang's tree, which still knows precision and invariance; SPIR-V does not.
[[nodiscard]] ShaderInterface readInterface(const glslang::TIntermediate& tree, ShaderStage stage);

} // namespace vitrine::core::glsl
