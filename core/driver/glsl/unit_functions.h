// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/tokenizer.h"
#include "core/fixed_function/unit_kind.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// GL_VITRINE_fixed_function: a built-in function for each kind of fixed-function unit (HET-11, DEC-33).
///
/// A shader that enables the extension can call `UnitKind::function` with the unit's inputs: float, vec2, vec3 or vec4
/// by their components. A unit with one output returns a value; one with several returns a structure `<function>Result`
/// with a member for each. Without the extension all names are free for the shader.

namespace vitrine::core::glsl {

/// By the id of the function in SPIR-V.
using UnitFunctions = std::map<std::uint32_t, const UnitKind*>;

/// GLSL that declares the functions. They have bodies that are never executed, because glslang accepts no others.
[[nodiscard]] std::string unitDeclarations(const UnitCatalog& catalog);

/// The functions that do not exist according to glslang's log, in the order of their first calls. When the catalog has
/// the function, the log means that its arguments are wrong.
[[nodiscard]] std::vector<Token> missingFunctions(const Tokens& tokens, const std::string& log,
                                                  const UnitCatalog& catalog);

/// Finds the declared functions in glslang's output, and keeps the optimizer from inlining their bodies.
[[nodiscard]] UnitFunctions keepUnitCalls(std::vector<std::uint32_t>& spirv, const UnitCatalog& catalog);

} // namespace vitrine::core::glsl
