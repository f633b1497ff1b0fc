// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/lir_debug.h"
#include "core/shader/isa.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

/// The machine's instructions over virtual registers. Lowering makes them, and register allocation turns them into a
/// Program.

namespace vitrine::core::glsl {

enum class OperandKind : std::uint8_t { None, Virtual, Input, Uniform, Literal, Output };

using Swizzle = std::array<std::uint8_t, 4>;
inline constexpr Swizzle kNoSwizzle{0, 1, 2, 3};

/// Something that an instruction reads. SSA values are operands, too: an extract or a negation is only another view of
/// a register, and costs no instruction.
struct Operand {
    OperandKind kind = OperandKind::None;
    bool negate = false;
    bool absolute = false;
    bool relative = false; ///< for Uniform: component `addressComponent` of virtual register `address` is added
    std::uint8_t addressComponent = 0;
    Swizzle swizzle = kNoSwizzle;
    std::uint32_t index = 0;
    std::uint32_t address = 0;

    [[nodiscard]] bool isPlain() const { return !negate && !absolute; }
    [[nodiscard]] bool reads(std::uint32_t virtualRegister) const
    {
        return (kind == OperandKind::Virtual && index == virtualRegister) || (relative && address == virtualRegister);
    }
    friend bool operator==(const Operand&, const Operand&) = default;
};

struct Target {
    OperandKind kind = OperandKind::None; ///< None, Virtual or Output
    std::uint8_t mask = 0xF;
    bool saturate = false;
    std::uint32_t index = 0;
};

struct LirInstruction {
    Opcode opcode = Opcode::End;
    Condition condition = Condition::Less;
    SendDescriptor send{};
    Target target{};
    std::array<Operand, 3> sources{};
    std::int32_t immediate = 0;
    std::uint32_t line = 0;
    std::uint32_t tag = 0; ///< by which LirProgram::debug knows the instruction
};

/// How many registers are read from `sources[source]` on. Only a SEND to a fixed-function unit reads more than one.
[[nodiscard]] std::uint32_t readCount(const LirInstruction& instruction, std::size_t source);
/// How many registers are written from the target on.
[[nodiscard]] std::uint32_t writeCount(const LirInstruction& instruction);
/// Whether it is a SEND to a fixed-function unit, which reads and writes whole registers, one behind the other.
[[nodiscard]] bool takesRegisters(const LirInstruction& instruction);
[[nodiscard]] bool writes(const LirInstruction& instruction, std::uint32_t virtualRegister);
[[nodiscard]] bool reads(const LirInstruction& instruction, std::uint32_t virtualRegister);

struct VirtualRegister {
    std::uint8_t width = 4;
    /// A variable of the source can be written in any order, so its value must survive from one turn of a loop to the
    /// next.
    bool isVariable = false;
    /// It is written by something that can't move components (a load of local memory, an answer), so it must begin at
    /// x.
    bool isPinned = false;
};

/// Packs literals into registers. Equal values share components.
class LiteralPool {
public:
    /// An operand of `count` components (1–4) with these bit patterns. A scalar is repeated in all components.
    Operand operand(const std::uint32_t* values, int count);
    [[nodiscard]] std::vector<Vec4> registers() const;
    [[nodiscard]] std::uint32_t bits(std::uint32_t index, std::uint8_t component) const
    {
        return m_rows[index].values[component];
    }

private:
    struct Register {
        std::array<std::uint32_t, 4> values{};
        int used = 0;
    };
    static bool fit(Register& row, const std::uint32_t* values, int count, Swizzle& swizzle);
    std::vector<Register> m_rows;
};

struct LirProgram {
    std::vector<LirInstruction> code;
    std::vector<VirtualRegister> registers;
    LiteralPool literals;
    std::uint32_t localCount = 0;
    std::shared_ptr<LirDebug> debug; ///< null unless somebody asks for debug information
};

/// Whether the source's components are read by their position (by a dot product or as an address), and not for each
/// written component.
[[nodiscard]] bool readsByPosition(const LirInstruction& instruction, int source);
/// The components that source `source` delivers to the operation, as a mask of the positions in its swizzle.
[[nodiscard]] std::uint8_t usedPositions(const LirInstruction& instruction, int source);
[[nodiscard]] bool isFlow(Opcode opcode);
/// Whether the opcode has no effect but to write its target.
[[nodiscard]] bool isPure(Opcode opcode);
/// Whether component c of the result always comes from component c of what is loaded.
[[nodiscard]] bool movesNoComponents(Opcode opcode);
[[nodiscard]] bool isFloatOperation(Opcode opcode);

/// The operand, read through another swizzle.
[[nodiscard]] Operand select(const Operand& operand, const Swizzle& swizzle);
[[nodiscard]] Operand component(const Operand& operand, int index);

} // namespace vitrine::core::glsl
