// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/shader/isa.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// What a debugger knows of a compiled program beyond its instructions' lines: the variables of its source.
///
/// It is made on demand by compiling the source once more with marks where variables take values. Marks are no code:
/// they are followed through the optimizers, and what an instruction that went would have told is unknown. Inputs,
/// uniforms and outputs have places of their own. The values of other variables are kept in *slots* by whoever goes
/// through a run of the program: after every instruction its results go to slots, and before every instruction some
/// slots take values from others, from registers, or become unknown. So a slot holds only what an instruction computed.

namespace vitrine::core {

enum class VariableRole : std::uint8_t { Attribute, Varying, BuiltIn, Uniform, Sampler, Output, Global, Local };

/// Where one component of a variable is found.
struct DebugPlace {
    enum class Kind : std::uint8_t {
        Nowhere, ///< the program does without it
        Constant,
        Input,
        Output,
        Memory, ///< of the lane: localCount registers
        Slot,
        Texture, ///< `index`: the texture slot
    };
    Kind kind = Kind::Nowhere;
    std::uint8_t component = 0;
    std::uint32_t index = 0; ///< register or slot
    friend bool operator==(const DebugPlace&, const DebugPlace&) = default;
};

/// A variable of a basic type or an array of these; members of structures are variables of their own.
struct DebugVariable {
    std::string name; ///< "lights[1].position"
    VariableRole role = VariableRole::Local;
    SymbolKind kind = SymbolKind::Float;
    std::uint8_t components = 4; ///< of a vector, or of each column of a matrix
    std::uint8_t columns = 1;    ///< more: a matrix
    std::uint16_t arraySize = 0; ///< 0: no array
    std::string function;        ///< in which it is declared; empty: outside
    std::uint32_t firstLine = 0; ///< of that function
    std::uint32_t lastLine = 0;
    std::vector<DebugPlace> places; ///< element by element, column by column, component by component

    /// "vec3", "mat4[2]"
    [[nodiscard]] std::string typeName() const;
};

/// A slot takes a value without an instruction.
struct DebugCopy {
    enum class From : std::uint8_t { Unknown, Bits, Constant, Input, Slot };
    std::uint32_t slot = 0;
    From from = From::Unknown;
    std::uint8_t component = 0;
    bool negate = false;
    bool absolute = false;
    bool isRelative = false; ///< a constant: the integer in `addressSlot` is added to the index
    std::uint32_t index = 0; ///< register, slot, or the bits themselves
    std::uint32_t addressSlot = 0;
};

/// A slot takes a component of what an instruction wrote.
struct DebugResult {
    std::uint32_t slot = 0;
    std::uint8_t component = 0; ///< from 4 on: of the registers behind the destination
    bool isLost = false;        ///< the instruction does not compute it any more: the slot is unknown
};

struct InstructionDebug {
    std::vector<DebugCopy> before; ///< in this order, when a lane arrives at the instruction
    std::vector<DebugResult> results;
};

struct ShaderDebugInfo {
    std::vector<DebugVariable> variables;
    std::uint32_t slotCount = 0;
    std::vector<InstructionDebug> instructions; ///< by instruction; empty: only places with registers are known
    Text remark;                                ///< a sentence: what is missing and why; empty: nothing
};

/// Of one stage of a linked program. Never null. Milliseconds: as long as compiling takes.
[[nodiscard]] std::shared_ptr<const ShaderDebugInfo> makeShaderDebugInfo(const Program& vertex, const Program& fragment,
                                                                         ShaderStage stage);

/// Whether two programs are the same to the machine: instructions with their lines, literals and counts.
[[nodiscard]] bool isSameCode(const Program& a, const Program& b);

} // namespace vitrine::core
