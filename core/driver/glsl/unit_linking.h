// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/compiled_stage.h"

/// What programs with fixed-function units need in addition when they are linked.

namespace vitrine::core::glsl {

/// Returns the log, which is empty when the machine has what the shader calls (HET-23, HET-24).
[[nodiscard]] std::string checkUnitsReachable(const CompiledShader::Handle& shader);

/// On SEQ, TEX is a part of the fragment chain. Returns the log, which is empty when the vertex shader reads no
/// texture.
[[nodiscard]] std::string checkNoVertexTextures(const ShaderInterface& interface, const ReachableUnits& units);

/// The prefix `ff_` belongs to the parameters (HET-25). Returns the log, which is empty when no uniform of the shader
/// has it, except those of the fixed chain.
[[nodiscard]] std::string checkNoReservedNames(const CompiledShader::Handle& shader);

/// Adds every parameter of the machine's units as a uniform (HET-25).
void appendParameters(std::vector<UniformInfo>& uniforms, const ReachableUnits& units);

} // namespace vitrine::core::glsl
