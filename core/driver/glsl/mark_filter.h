// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/debug_declarations.h"

#include <cstdint>
#include <set>
#include <vector>

/// SPIRV-Tools' elimination of dead code takes a mark for a reason to keep a value. So a module without marks says what
/// stays, and marks of anything else lose their value before the same is done with them.

namespace vitrine::core::glsl {

[[nodiscard]] std::vector<std::uint32_t> withoutMarks(const std::vector<std::uint32_t>& words);
/// The ids of all results.
[[nodiscard]] std::set<std::uint32_t> resultsOf(const std::vector<std::uint32_t>& words);
/// Marks of variables among `results`, which stay variables, are noted and taken out: they would keep stores that
/// nobody reads.
void takeVariables(std::vector<std::uint32_t>& words, const std::set<std::uint32_t>& results,
                   DebugDeclarations& declarations);
/// Declarations of variables that are gone are gone; values that are gone become unknown, which is an id that is none
/// of a value.
void keepMarksOf(std::vector<std::uint32_t>& words, const std::set<std::uint32_t>& results);

} // namespace vitrine::core::glsl
