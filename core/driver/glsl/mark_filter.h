// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/debug_declarations.h"

#include <cstdint>
#include <set>
#include <vector>

/// SPIRV-Tools' elimination of dead code takes a mark for a reason to keep a value. So a module that has no marks tells
/// what stays. In the module with marks, marks of anything else lose their value before the same elimination is done.

namespace vitrine::core::glsl {

/// What a module contains.
struct ModuleContents {
    std::set<std::uint32_t> results;
    std::set<std::uint32_t> loops; ///< labels of the loops' headers
};

[[nodiscard]] std::vector<std::uint32_t> withoutMarks(const std::vector<std::uint32_t>& words);
[[nodiscard]] ModuleContents contentsOf(const std::vector<std::uint32_t>& words);
/// Notes and removes the marks of variables that are `left` and stay variables. They would keep stores that nobody
/// reads.
void takeVariables(std::vector<std::uint32_t>& words, const ModuleContents& left, DebugDeclarations& declarations);
/// Makes values that are gone unknown, by an id that belongs to no value. Some variables lose all of their marks: those
/// that are gone, and those that took values in blocks or loops that are gone, because nothing tells what they hold
/// after these.
void keepMarksOf(std::vector<std::uint32_t>& words, const ModuleContents& left);

} // namespace vitrine::core::glsl
