// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/compiled_stage.h"

/// What programs with fixed-function units need beyond others when they are linked.

namespace vitrine::core::glsl {

/// Returns the log: empty = the machine has what the shader calls (HET-23, HET-24).
[[nodiscard]] std::string checkUnitsReachable(const CompiledShader::Handle& shader);

/// The prefix `ff_` belongs to the parameters (HET-25). Returns the log: empty = no uniform has it.
[[nodiscard]] std::string checkNoReservedNames(const ShaderInterface& interface);

/// Every parameter of the units that are there, as a uniform (HET-25).
void appendParameters(std::vector<UniformInfo>& uniforms, const ReachableUnits& units);

/// The fragment stage of a program without a fragment shader, on a machine where it is fixed (HET-29): an ordinary
/// shader of ours, so that varyings are linked as ever. It writes the vertex shader's varying `vec4 ffColor`, or white
/// when there is none.
[[nodiscard]] CompiledShader fixedFragmentProgram(const CompiledShader::Handle& vertex);

} // namespace vitrine::core::glsl
