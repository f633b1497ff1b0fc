// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/shader/isa.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// What a debugger knows about a compiled program beyond the lines of its instructions: the variables of its source.
///
/// It is made on demand by compiling the source once more, with marks where variables take values. Marks are no code:
/// they are followed through the optimizers, and a value whose instruction was removed is unknown. Inputs, uniforms and
/// outputs have places of their own. The values of other variables are kept in *slots* by the code that goes through a
/// run of the program. After every instruction its results go to slots. Before every instruction some slots take values
/// from others, from registers, or become unknown. So a slot holds only what an instruction computed.

namespace vitrine::core {

enum class VariableRole : std::uint8_t { Attribute, Varying, BuiltIn, Uniform, Sampler, Output, Global, Local };

/// Where one component of a variable can be found.
struct DebugPlace {
    enum class Kind : std::uint8_t {
        Nowhere, ///< the program does not keep it
        Constant,
        Input,
        Output,
        Memory, ///< local memory of the lane: localCount registers
        Slot,
        Texture, ///< a sampler: `index` is its texture slot
    };
    Kind kind = Kind::Nowhere;
    std::uint8_t component = 0;
    std::uint32_t index = 0; ///< index of the register or the slot
    friend bool operator==(const DebugPlace&, const DebugPlace&) = default;
};

/// A variable of a basic type, or an array of these. Members of structures are variables of their own.
struct DebugVariable {
    std::string name; ///< for example "lights[1].position"
    VariableRole role = VariableRole::Local;
    SymbolKind kind = SymbolKind::Float;
    std::uint8_t components = 4; ///< components of a vector, or of each column of a matrix
    std::uint8_t columns = 1;    ///< more than one: it is a matrix
    std::uint16_t arraySize = 0; ///< 0 when it is no array
    std::string function;        ///< the function that declares it; empty when it is declared outside
    std::uint32_t firstLine = 0; ///< first line of that function
    std::uint32_t lastLine = 0;
    std::vector<DebugPlace> places; ///< element by element, column by column, component by component

    /// The name of the type: "vec3", "mat4[2]".
    [[nodiscard]] std::string typeName() const;
};

/// Before an instruction, a slot takes a value from another place.
struct DebugCopy {
    enum class From : std::uint8_t { Unknown, Bits, Constant, Input, Slot };
    std::uint32_t slot = 0;
    From from = From::Unknown;
    std::uint8_t component = 0;
    bool negate = false;
    bool absolute = false;
    bool isRelative = false; ///< for a constant: the integer in `addressSlot` is added to the index
    std::uint32_t index = 0; ///< index of the register or slot, or the bits themselves
    std::uint32_t addressSlot = 0;
};

/// After an instruction, a slot takes a component of the result.
struct DebugResult {
    std::uint32_t slot = 0;
    std::uint8_t component = 0; ///< from 4 on it belongs to the registers behind the destination
    bool isLost = false;        ///< the instruction no longer computes it, so the slot is unknown
};

struct InstructionDebug {
    std::vector<DebugCopy> before; ///< applied in this order when a lane arrives at the instruction
    std::vector<DebugResult> results;
};

struct ShaderDebugInfo {
    std::vector<DebugVariable> variables;
    std::uint32_t slotCount = 0;
    /// By instruction; when it is empty, only places with registers are known.
    std::vector<InstructionDebug> instructions;
    Text remark; ///< one sentence about what is missing and why; empty when nothing is
};

/// The debug information of one stage of a linked program; never null. It takes as long as compiling, which is
/// milliseconds.
[[nodiscard]] std::shared_ptr<const ShaderDebugInfo> makeShaderDebugInfo(const Program& vertex, const Program& fragment,
                                                                         ShaderStage stage);

/// Whether two programs are the same to the machine: they have equal instructions with their lines, literals and
/// counts.
[[nodiscard]] bool isSameCode(const Program& a, const Program& b);

} // namespace vitrine::core
