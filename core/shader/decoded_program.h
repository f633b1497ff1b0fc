// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/shader/isa.h"

#include <array>
#include <cstdint>
#include <vector>

/// A validated program in the form that the interpreter reads. It is made once per program, and all tasks share it.

namespace vitrine::core {

/// Where the register files of a lane lie. A row is one component of one register for all lanes.
struct RegisterLayout {
    std::uint32_t inputRow = 0;
    std::uint32_t outputRow = 0;
    std::uint32_t depthRow = 0; ///< one register, whose x is the depth of ODEP; present only if the program writes it
    std::uint32_t auxiliaryRow = 0; ///< one register of STOUT; present only if the program writes it
    std::uint32_t tempRow = 0;
    std::uint32_t localRow = 0;
    std::uint32_t rowCount = 0;
    /// Of fragments.
    [[nodiscard]] bool hasSecondColor() const { return depthRow - outputRow > 4; }
    [[nodiscard]] bool hasDepth() const { return auxiliaryRow != depthRow; }
    friend bool operator==(const RegisterLayout&, const RegisterLayout&) = default;
};

enum class OperandKind : std::uint8_t { None, Lanes, Uniform, Literal, Indexed };

struct DecodedSource {
    OperandKind kind = OperandKind::None;
    bool modified = false; ///< a sign operation applies to the value
    std::array<std::uint8_t, 4> swizzle{0, 1, 2, 3};
    std::uint32_t row = 0;        ///< Lanes: first row of the register
    std::uint32_t index = 0;      ///< constants: the register within the uniforms, the literals or (Indexed) both
    std::uint32_t addressRow = 0; ///< Indexed: the row of the integer offset
    std::uint32_t keepBits = ~0u; ///< value = (bits & keepBits) ^ flipBits
    std::uint32_t flipBits = 0;
};

struct DecodedInstruction {
    Opcode opcode = Opcode::End;
    Condition condition = Condition::Less;
    std::uint8_t writeMask = 0; ///< 0 when the handler stores no result in registers
    bool saturate = false;
    bool staged = false;      ///< the result must not be written while the sources are still read
    bool inEveryLane = false; ///< the result is written in inactive lanes, too
    std::int32_t immediate = 0;
    std::uint32_t destinationRow = 0;
    std::array<DecodedSource, 3> sources;
    SendDescriptor send;
};

class DecodedProgram {
public:
    /// Fails exactly when validate() does.
    [[nodiscard]] static Result<DecodedProgram> decode(const Program& program);

    [[nodiscard]] const std::vector<DecodedInstruction>& code() const { return m_code; }
    [[nodiscard]] const RegisterLayout& layout() const { return m_layout; }
    [[nodiscard]] const std::vector<Vec4>& literals() const { return m_literals; }
    [[nodiscard]] std::uint32_t uniformCount() const { return m_uniformCount; }
    [[nodiscard]] std::uint32_t localCount() const { return m_localCount; }
    [[nodiscard]] ShaderStage stage() const { return m_stage; }
    /// How many rows the arguments of one request take. There is room for the sources a, b and c at least.
    [[nodiscard]] std::uint32_t argumentRows() const { return m_argumentRows; }
    /// The first rows of the registers (four rows each) that a run may read before it has written them. reset() clears
    /// them.
    [[nodiscard]] const std::vector<std::uint32_t>& clearedRegisters() const { return m_clearedRegisters; }

private:
    std::vector<DecodedInstruction> m_code; ///< the last one is always an END, even when the program has none
    RegisterLayout m_layout;
    std::vector<Vec4> m_literals;
    std::vector<std::uint32_t> m_clearedRegisters;
    std::uint32_t m_uniformCount = 0;
    std::uint32_t m_localCount = 0;
    std::uint32_t m_argumentRows = 12;
    ShaderStage m_stage = ShaderStage::Vertex;
};

} // namespace vitrine::core
