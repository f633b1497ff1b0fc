// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/compiled_stage.h"
#include "core/driver/glsl/debug_info.h"
#include "core/driver/glsl/interface_layout.h"

namespace vitrine::core::glsl {

/// The variables of a stage that have registers or texture slots of their own: attributes, varyings, uniforms, samplers
/// and built-in variables.
[[nodiscard]] std::vector<DebugVariable>
interfaceVariables(const ProgramLayout& layout, const CompiledShader::Handle& shader, const Program& program);

/// A variable of a basic type, without places.
[[nodiscard]] DebugVariable makeVariable(const std::string& name, VariableRole role, GlslType type);

} // namespace vitrine::core::glsl
