// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/debug_declarations.h"

#include <cstdint>
#include <set>
#include <vector>

/// SPIRV-Tools' elimination of dead code takes a mark for a reason to keep a value. So a module without marks says what
/// stays, and marks of anything else lose their value before the same is done with them.

namespace vitrine::core::glsl {

/// What there is in a module.
struct ModuleContents {
    std::set<std::uint32_t> results;
    std::set<std::uint32_t> loops; ///< labels of their headers
};

[[nodiscard]] std::vector<std::uint32_t> withoutMarks(const std::vector<std::uint32_t>& words);
[[nodiscard]] ModuleContents contentsOf(const std::vector<std::uint32_t>& words);
/// Marks of variables that are `left`, and stay variables, are noted and taken out: they would keep stores that nobody
/// reads.
void takeVariables(std::vector<std::uint32_t>& words, const ModuleContents& left, DebugDeclarations& declarations);
/// Values that are gone become unknown, which is an id that is none of a value. Variables that are gone, or that took
/// values in blocks and loops that are, are marked nowhere: nothing would say what they hold behind them.
void keepMarksOf(std::vector<std::uint32_t>& words, const ModuleContents& left);

} // namespace vitrine::core::glsl
