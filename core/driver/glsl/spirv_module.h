// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/unit_functions.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// A SPIR-V module of one entry point with everything inlined, opened up for lowering.

namespace vitrine::core::glsl {

enum class SpirvTypeKind : std::uint8_t {
    Void,
    Bool,
    Int,
    Float,
    Vector,
    Matrix,
    Array,
    Struct,
    Pointer,
    Image,
    Sampler,
    Function
};

struct SpirvType {
    SpirvTypeKind kind = SpirvTypeKind::Void;
    std::uint32_t element = 0;   ///< component, column, element, pointee or image type
    std::uint32_t count = 1;     ///< components, columns or elements
    std::uint32_t storage = 0;   ///< of a pointer
    std::uint32_t dimension = 0; ///< of an image: spv::Dim
    std::vector<std::uint32_t> members{};
    std::uint32_t leaves = 1; ///< registers: a scalar, vector or sampler is one, a matrix one per column
};

/// Opcode of a mark of debug_declarations.h; operands: DebugMark, the variable's DebugLocalVariable, the value or
/// variable, an expression, then ids of indices.
inline constexpr std::uint32_t kMarkOpcode = 0x10000;

struct SpirvInstruction {
    std::uint32_t opcode = 0;
    std::uint32_t type = 0;
    std::uint32_t result = 0;
    std::uint32_t line = 0;
    std::vector<std::uint32_t> operands{}; ///< words after type and result
};

struct SpirvBlock {
    std::uint32_t id = 0;
    std::vector<SpirvInstruction> instructions; ///< the terminator is last; merge instructions are taken out
    std::uint32_t selectionMerge = 0;
    std::uint32_t loopMerge = 0;
    std::uint32_t loopContinue = 0;
};

struct SpirvVariable {
    std::string name;
    std::uint32_t id = 0;
    std::uint32_t type = 0; ///< of what it holds
    std::uint32_t storage = 0;
    std::uint32_t initializer = 0;
    std::int32_t builtIn = -1;
};

struct SpirvConstant {
    std::uint32_t type = 0;
    bool isUndefined = false;
    bool isComposite = false;
    std::vector<std::uint32_t> words{}; ///< bit pattern of a scalar, or ids of the parts; empty = zero
};

struct SpirvModule {
    std::map<std::uint32_t, SpirvType> types;
    std::map<std::uint32_t, SpirvConstant> constants;
    std::map<std::uint32_t, SpirvVariable> variables;
    std::map<std::uint32_t, std::string> names;
    std::map<std::uint32_t, SpirvBlock> blocks; ///< of the only function
    std::uint32_t firstBlock = 0;
    std::uint32_t idBound = 0;
    std::uint32_t extendedSet = 0; ///< GLSL.std.450
    std::uint32_t debugSet = 0;    ///< of the marks; 0: there are none
    UnitFunctions unitFunctions;   ///< the only ones that are called and not inlined, but for discards

    [[nodiscard]] const SpirvType& type(std::uint32_t id) const { return types.at(id); }
    /// Components of a scalar or vector, 1 for anything else.
    [[nodiscard]] int width(std::uint32_t typeId) const;
    /// Null: the instruction does not call a fixed-function unit.
    [[nodiscard]] const UnitKind* calledUnit(const SpirvInstruction& instruction) const;
};

[[nodiscard]] Result<SpirvModule> readSpirvModule(const std::vector<std::uint32_t>& words,
                                                  UnitFunctions unitFunctions = {});

} // namespace vitrine::core::glsl
