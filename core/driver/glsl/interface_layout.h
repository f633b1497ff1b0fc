// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/compiled_stage.h"
#include "core/driver/glsl/stage_layout.h"

#include <map>

namespace vitrine::core::glsl {

struct ProgramLayout {
    StageLayout vertex;
    StageLayout fragment;
    std::vector<UniformInfo> uniforms;
    std::vector<AttributeInfo> attributes;
};

/// Gives uniforms, samplers, attributes and varyings their places, within the limits of GL.
[[nodiscard]] Result<ProgramLayout> layOutProgram(const CompiledShader::Handle& vertex,
                                                  const CompiledShader::Handle& fragment,
                                                  const std::map<std::string, std::uint32_t>& boundAttributes);

} // namespace vitrine::core::glsl
