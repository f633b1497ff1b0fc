// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/compiled_stage.h"

/// What programs with fixed-function units need beyond others when they are linked.

namespace vitrine::core::glsl {

/// Returns the log: empty = the machine has what the shader calls (HET-23, HET-24).
[[nodiscard]] std::string checkUnitsReachable(const CompiledShader::Handle& shader);

/// On SEQ TEX is a part of the fragment chain. Returns the log: empty = the vertex shader reads no texture.
[[nodiscard]] std::string checkNoVertexTextures(const ShaderInterface& interface, const ReachableUnits& units);

/// The prefix `ff_` belongs to the parameters (HET-25). Returns the log: empty = no uniform has it, but for ours.
[[nodiscard]] std::string checkNoReservedNames(const CompiledShader::Handle& shader);

/// Every parameter of the units that are there, as a uniform (HET-25).
void appendParameters(std::vector<UniformInfo>& uniforms, const ReachableUnits& units);

} // namespace vitrine::core::glsl
