// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/shader_interface.h"

#include <cstdint>
#include <string>
#include <vector>

namespace vitrine::core::glsl {

struct ParsedShader {
    bool ok = false;
    std::string log;
    std::string linkLog; ///< faults that only linking may report, such as a missing main; empty when there are none
    ShaderInterface interface;
    std::vector<std::uint32_t> spirv; ///< empty when linkLog is not
};

/// Machines differ in this in their built-in constants (gl_Max…).
enum class VertexTextures : std::uint8_t { None, All };

/// Parses one preprocessed shader, and translates it to SPIR-V. It needs a large stack: see big_stack_thread.h.
[[nodiscard]] ParsedShader parseShader(ShaderStage stage, const std::string& source,
                                       VertexTextures textures = VertexTextures::All);

} // namespace vitrine::core::glsl
