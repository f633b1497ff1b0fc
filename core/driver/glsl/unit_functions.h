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
/// A shader that enables the extension may call `UnitKind::function` with the unit's inputs: float, vec2, vec3 or vec4
/// by their components. A unit with one output answers with a value, one with several with a structure
/// `<function>Result` with a member for each. Without the extension no name is taken.

namespace vitrine::core::glsl {

/// By the id of its SPIR-V function.
using UnitFunctions = std::map<std::uint32_t, const UnitKind*>;

/// GLSL that declares the functions, with bodies that nobody will execute: glslang knows no others.
[[nodiscard]] std::string unitDeclarations(const UnitCatalog& catalog);

/// Functions that glslang's log says do not exist, in the order of their first calls. Of the catalog's, the arguments
/// are wrong.
[[nodiscard]] std::vector<Token> missingFunctions(const Tokens& tokens, const std::string& log,
                                                  const UnitCatalog& catalog);

/// Finds the declared functions in what glslang made of them, and keeps the optimizer from inlining their bodies.
[[nodiscard]] UnitFunctions keepUnitCalls(std::vector<std::uint32_t>& spirv, const UnitCatalog& catalog);

} // namespace vitrine::core::glsl
