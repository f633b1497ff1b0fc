// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/debug_info.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// Marks in SPIR-V where the variables of the source take values. A mark is DebugDeclare of
/// NonSemantic.Shader.DebugInfo.100. As SPIRV-Tools brings variables into SSA form, it turns marks into DebugValue and
/// takes them apart with arrays and structures. Marks have no effect on its decisions.

namespace vitrine::core::glsl {

/// Instructions of the set.
enum class DebugMark : std::uint32_t { None = 0, LocalVariable = 26, Declare = 28, Value = 29, Expression = 31 };

inline constexpr const char* kDebugSet = "NonSemantic.Shader.DebugInfo.100";

/// A type whose leaves can be counted: see stage_layout.h.
struct DeclaredType {
    std::uint32_t leaves = 1;
    std::uint32_t count = 1;   ///< elements or columns; 0 for a structure, a scalar or a vector
    std::uint32_t element = 0; ///< type of an element of an array, or of a column of a matrix
    std::vector<std::uint32_t> members;
    std::vector<std::string> memberNames;
    SymbolKind kind = SymbolKind::Float;
    std::uint8_t components = 1; ///< components of a scalar or vector
    bool isMatrix = false;
    bool isKnown = false; ///< it consists of numbers and truth values only
};

/// A variable of the source.
struct DeclaredVariable {
    std::string name;
    std::string function; ///< empty when it is declared outside of functions
    std::uint32_t firstLine = 0;
    std::uint32_t lastLine = 0;
    std::uint32_t type = 0;
};

/// A variable of the optimized module. It is a variable of the source, or a part of one.
struct BoundVariable {
    std::uint32_t local = 0;
    std::vector<std::uint32_t> indices{};
};

struct DebugDeclarations {
    std::map<std::uint32_t, DeclaredVariable> variables; ///< by the id of their DebugLocalVariable
    std::map<std::uint32_t, BoundVariable> bound;        ///< by id
    std::map<std::uint32_t, DeclaredType> types;
    std::set<std::uint32_t> globals; ///< ids of variables outside of functions
    bool isImported = false;         ///< whether the module imports kDebugSet

    struct Part {
        std::uint32_t firstLeaf = 0;
        std::uint32_t leaves = 0;
    };
    /// The part that is named by indices, from the outermost to the innermost.
    [[nodiscard]] std::optional<Part> partAt(std::uint32_t type, const std::vector<std::uint32_t>& indices) const;
    /// The parts of basic types, and arrays of these, in the order of the leaves. They have no places yet.
    [[nodiscard]] std::vector<DebugVariable> parts(const DeclaredVariable& variable) const;
};

/// Adds marks behind the declarations of all variables and parameters of functions.
void declareVariables(std::vector<std::uint32_t>& words, DebugDeclarations& declarations);
/// Adds marks for variables outside of functions, once the optimizer has made them variables of main.
void declareGlobals(std::vector<std::uint32_t>& words, DebugDeclarations& declarations);

} // namespace vitrine::core::glsl
