// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/shader/isa.h"
#include "tests/driver/differential/random_source.h"
#include "tests/driver/differential/shader_type.h"

#include <optional>
#include <utility>

namespace vitrine::differential {

struct ScopeVariable {
    std::string name;
    Type type;
    bool isWritable = false;
    int indexBound = 0; ///< > 0: an int that is always in 0 … indexBound − 1
};

enum class Direction : std::uint8_t { In, ConstIn, Out, InOut };

struct FunctionSignature {
    std::string name;
    std::optional<Type> result{}; ///< none: void
    std::vector<std::pair<Direction, Type>> parameters{};
};

/// What programs of one seed contain.
struct Traits {
    bool hasElementary = false; ///< functions that are not exact
    bool isWild = false;        ///< extreme literals and inputs
    bool hasDiscard = false;
    bool hasDerivatives = false;
    bool hasTextures = false;
    int expressionDepth = 3;
    int statements = 6; ///< in each block, about
};

/// Where writing one shader stands.
struct WriterContext {
    RandomSource& random;
    core::ShaderStage stage = core::ShaderStage::Fragment;
    Traits traits;
    std::vector<std::shared_ptr<const StructType>> structs{};      ///< without arrays: assigned, compared and returned
    std::vector<std::shared_ptr<const StructType>> arrayStructs{}; ///< with arrays: only their parts are
    std::vector<ScopeVariable> scope{};
    std::vector<FunctionSignature> functions{};
    std::optional<Type> returnType{}; ///< of the function that is being written
    int loops = 0;                    ///< around the current place
    int names = 0;
    bool isPlain = false; ///< no calls and no side effects

    std::string newName(const char* prefix) { return prefix + std::to_string(names++); }
};

} // namespace vitrine::differential
