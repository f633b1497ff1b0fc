// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/unit_functions.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

/// A SPIR-V module with one entry point, into which everything is inlined, in a form that can be lowered.

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
    std::uint32_t element = 0;   ///< type of the component, column, element or pointee, or of the image
    std::uint32_t count = 1;     ///< number of components, columns or elements
    std::uint32_t storage = 0;   ///< storage class of a pointer
    std::uint32_t dimension = 0; ///< dimension of an image, a spv::Dim
    std::vector<std::uint32_t> members{};
    std::uint32_t leaves = 1; ///< registers: one for a scalar, vector or sampler, one per column for a matrix
};

/// The opcode of a mark (debug_declarations.h). Its operands are the DebugMark, the DebugLocalVariable of the variable,
/// the value or variable, an expression, and ids of indices.
inline constexpr std::uint32_t kMarkOpcode = 0x10000;

struct SpirvInstruction {
    std::uint32_t opcode = 0;
    std::uint32_t type = 0;
    std::uint32_t result = 0;
    std::uint32_t line = 0;
    std::vector<std::uint32_t> operands{}; ///< the words behind type and result
};

struct SpirvBlock {
    std::uint32_t id = 0;
    std::vector<SpirvInstruction> instructions; ///< the terminator is the last one; merge instructions are left out
    std::uint32_t selectionMerge = 0;
    std::uint32_t loopMerge = 0;
    std::uint32_t loopContinue = 0;
};

struct SpirvVariable {
    std::string name;
    std::uint32_t id = 0;
    std::uint32_t type = 0; ///< type of the value that it holds
    std::uint32_t storage = 0;
    std::uint32_t initializer = 0;
    std::int32_t builtIn = -1;
};

struct SpirvConstant {
    std::uint32_t type = 0;
    bool isUndefined = false;
    bool isComposite = false;
    std::vector<std::uint32_t> words{}; ///< the bit pattern of a scalar, or the ids of the parts; empty for zero
};

struct SpirvModule {
    std::map<std::uint32_t, SpirvType> types;
    std::map<std::uint32_t, SpirvConstant> constants;
    std::map<std::uint32_t, SpirvVariable> variables;
    std::map<std::uint32_t, std::string> names;
    std::map<std::uint32_t, SpirvBlock> blocks; ///< the blocks of the only function
    std::uint32_t firstBlock = 0;
    std::uint32_t idBound = 0;
    std::uint32_t extendedSet = 0;     ///< id of GLSL.std.450
    std::uint32_t debugSet = 0;        ///< id of the marks' set; 0 when there are no marks
    UnitFunctions unitFunctions;       ///< only their calls, and those of discards and sections, are not inlined
    std::uint32_t sectionFunction = 0; ///< section_function.h; 0 when there is none

    [[nodiscard]] const SpirvType& type(std::uint32_t id) const { return types.at(id); }
    /// The components of a scalar or vector; 1 for anything else.
    [[nodiscard]] int width(std::uint32_t typeId) const;
    /// Null when the instruction does not call a fixed-function unit.
    [[nodiscard]] const UnitKind* calledUnit(const SpirvInstruction& instruction) const;
};

[[nodiscard]] Result<SpirvModule> readSpirvModule(const std::vector<std::uint32_t>& words,
                                                  UnitFunctions unitFunctions = {}, std::uint32_t sectionFunction = 0);

} // namespace vitrine::core::glsl
