// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/vec4.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The pixel engine's instructions (BYP-22, BYP-23): one syntax, an opcode, one or two destinations, up to four
/// sources.

namespace vitrine::core::pgpe {

inline constexpr std::size_t kMostInstructions = 64; ///< that the instruction module holds (BYP-20)
inline constexpr std::uint8_t kRegisterCount = 32;   ///< of the unified file, and as many constants
inline constexpr std::uint8_t kFirstConstant = 32;   ///< operands from here on name the constant file
inline constexpr std::uint8_t kSecondDestinations = 16;

/// Codes as spec/05 writes them: two octal digits.
enum class Opcode : std::uint8_t {
    End = 000,
    In = 001,   ///< d0 = the object at the port s0; of a component 1–4 its color of that number alone
    Out = 002,  ///< the ports of the set d0 = s0, under the mask, all in the same clock
    Bind = 003, ///< the port d0 is bound to the surface s0 of the program's table
    Mov = 004,
    Kil = 005, ///< the pixel is discarded if s0 < s1, compared by their reds, which a component replaces
    Add = 010,
    Sub = 011,
    Mul = 012,
    Dmul = 013, ///< d0 = s0 · s1, d1 = s2 · s3
    Dp2 = 014,  ///< d0 = s0 · s1 + s2 · s3
    Rcp = 015,  ///< 1 ÷ s0, 0 of 0 (DEC-30)
    Gdec = 016, ///< non-linear to linear
    Genc = 017, ///< linear to non-linear
    Min = 020,
    Max = 021,
    Cmp = 022,    ///< s0 ≥ s1 ? s2 : s3
    If = 030,     ///< what follows is executed if s0 ≥ s1, compared as KIL does
    ElseIf = 031, ///< nothing jumps: what is not executed is fetched all the same
    Else = 032,
    EndIf = 033,
    And = 040, ///< on stored bits, of the widths that the color cache's surface has
    Or = 041,
    Xor = 042,
    Not = 043,
};
inline constexpr std::size_t kOpcodeCodes = 044; ///< codes are below this; not all of them are taken

enum class OpcodeClass : std::uint8_t { Flow, InputOutput, Move, Arithmetic, Comparison, Logic, Binary };

struct OpcodeInfo {
    std::string_view name; ///< empty: no such opcode
    std::uint8_t destinations = 0, sources = 0;
    OpcodeClass group = OpcodeClass::Flow;
    std::string_view help = {}; ///< "d0 = s0 + s1"
};
/// Any of 64 codes.
[[nodiscard]] const OpcodeInfo& opcodeInfo(Opcode opcode);
/// A color or alpha operation of the ALU array, which BYP-26 counts in clocks.
[[nodiscard]] bool usesAlu(Opcode opcode);

enum class Modifier : std::uint8_t { None, Negate, Absolute, Invert };
enum class Component : std::uint8_t { Whole, Red, Green, Blue, Alpha, Depth, Stencil };
inline constexpr std::uint8_t kComponentCount = 7;

struct Operand {
    std::uint8_t index = 0; ///< 0–31 unified, 32–63 constant; of IN the port, of BIND the surface
    Modifier modifier = Modifier::None;
    Component component = Component::Whole;
    friend bool operator==(const Operand&, const Operand&) = default;
};

struct Instruction {
    Opcode opcode = Opcode::End;
    bool saturate = false;
    std::uint8_t mask = 0xF; ///< channels written, bit 0 = red
    std::uint8_t destination0 = 0;
    std::uint8_t destination1 = 0;
    std::array<Operand, 4> sources;
    friend bool operator==(const Instruction&, const Instruction&) = default;
};

/// Why no encoding of it exists; empty: one does. The fields of destinations have no room for constants: assembler and
/// load tell this of a line.
[[nodiscard]] Text encodingFault(const Instruction& instruction);
/// From bit 0 up: opcode 6, saturate 1, mask 4, d0 5, d1 4, four times {register 6, modifier 2, component 3}. Fails as
/// encodingFault() says.
[[nodiscard]] Result<std::uint64_t> encode(const Instruction& instruction);
/// Opcodes and components that do not exist are refused.
[[nodiscard]] Result<Instruction> decode(std::uint64_t word);

/// Where objects come from and go to.
enum class Port : std::uint8_t {
    Interpolator, ///< "ain": AIN or the FIFO of fragments, the primary object
    Texture,      ///< "tex": the secondary object, filtered, or several texels
    ColorCache,   ///< "cc": the destination
    Memory,       ///< "mem"
};
inline constexpr std::size_t kPortCount = 4;
[[nodiscard]] std::string_view portName(Port port);

/// A program with the contents of its constant file.
struct Program {
    std::vector<Instruction> instructions;
    std::vector<std::uint32_t> lines; ///< of the text, by instruction; empty: instructions count from 1 themselves
    std::array<Vec4, kRegisterCount> constants{};

    [[nodiscard]] std::uint32_t lineOf(std::size_t instruction) const
    {
        return instruction < lines.size() ? lines[instruction] : static_cast<std::uint32_t>(instruction + 1);
    }
};

/// Constants stay as they are; the error names the instruction, from 1.
[[nodiscard]] Result<Program> decodeProgram(std::span<const std::uint64_t> words);

/// `DP2.rgb_SAT r2, r0, ~r1.a, r1, c3`
[[nodiscard]] std::string instructionText(const Instruction& instruction);
/// `-r1`, `|r1|`, `~r1.a`
[[nodiscard]] std::string operandText(const Operand& operand);
/// A line per instruction; assemble() reads it back.
[[nodiscard]] std::string disassemble(const Program& program);

} // namespace vitrine::core::pgpe
