// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/debug_info.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// Marks in SPIR-V where the variables of the source take values: NonSemantic.Shader.DebugInfo.100's DebugDeclare, which
/// SPIRV-Tools turns into DebugValue as it brings variables into SSA form, takes apart with arrays and structures, and
/// leaves out of every decision.

namespace vitrine::core::glsl {

/// Instructions of the set.
enum class DebugMark : std::uint32_t { None = 0, LocalVariable = 26, Declare = 28, Value = 29, Expression = 31 };

inline constexpr const char* kDebugSet = "NonSemantic.Shader.DebugInfo.100";

/// A type as leaves count it: see stage_layout.h.
struct DeclaredType {
    std::uint32_t leaves = 1;
    std::uint32_t count = 1;   ///< elements or columns; 0: a structure, a scalar or a vector
    std::uint32_t element = 0; ///< of an array or matrix
    std::vector<std::uint32_t> members;
    std::vector<std::string> memberNames;
    SymbolKind kind = SymbolKind::Float;
    std::uint8_t components = 1; ///< of a scalar or vector
    bool isMatrix = false;
    bool isKnown = false; ///< made of numbers and truth values alone
};

/// A variable of the source.
struct DeclaredVariable {
    std::string name;
    std::string function; ///< empty: declared outside
    std::uint32_t firstLine = 0;
    std::uint32_t lastLine = 0;
    std::uint32_t type = 0;
};

/// A variable of the optimized module, which is one of the source or a part of it.
struct BoundVariable {
    std::uint32_t local = 0;
    std::vector<std::uint32_t> indices{};
};

struct DebugDeclarations {
    std::map<std::uint32_t, DeclaredVariable> variables; ///< by the id of their DebugLocalVariable
    std::map<std::uint32_t, BoundVariable> bound;        ///< by id
    std::map<std::uint32_t, DeclaredType> types;
    std::set<std::uint32_t> globals; ///< ids of variables outside of functions
    bool isImported = false;         ///< the module imports kDebugSet

    struct Part {
        std::uint32_t firstLeaf = 0;
        std::uint32_t leaves = 0;
    };
    /// A part that is named by indices from outside in.
    [[nodiscard]] std::optional<Part> partAt(std::uint32_t type, const std::vector<std::uint32_t>& indices) const;
    /// Variables of basic types and arrays of these, in the order of the leaves; without places.
    [[nodiscard]] std::vector<DebugVariable> parts(const DeclaredVariable& variable) const;
};

/// Puts marks behind the declarations of all variables and parameters of functions.
void declareVariables(std::vector<std::uint32_t>& words, DebugDeclarations& declarations);
/// The same for variables outside of functions, once the optimizer has made them variables of main.
void declareGlobals(std::vector<std::uint32_t>& words, DebugDeclarations& declarations);

} // namespace vitrine::core::glsl
