// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/compiled_stage.h"
#include "core/driver/glsl/interface_layout.h"

namespace vitrine::core::glsl {

/// Notes in the program which variables of the source its registers hold, for the state view and the shader debugger.
void nameRegisters(const ProgramLayout& layout, const CompiledShader::Handle& shader, Program& program);

/// The kind of the components of a type that is no sampler.
[[nodiscard]] SymbolKind symbolKindOf(GlslType type);

} // namespace vitrine::core::glsl
