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

/// The instructions of the pixel engine (BYP-22, BYP-23). All have the same form: an opcode, one or two destinations,
/// and up to four sources.

namespace vitrine::core::pgpe {

inline constexpr std::size_t kMostInstructions = 64; ///< the instruction module holds so many (BYP-20)
/// The unified file has so many registers, and the constant file, too.
inline constexpr std::uint8_t kRegisterCount = 32;
/// An operand with this index or a higher one names the constant file.
inline constexpr std::uint8_t kFirstConstant = 32;
inline constexpr std::uint8_t kSecondDestinations = 16;

/// The codes as spec/05 writes them, with two octal digits.
enum class Opcode : std::uint8_t {
    End = 000,
    In = 001,   ///< d0 = the object at the port s0; with a component 1–4, only its color of that number
    Out = 002,  ///< the ports of the set d0 = s0 under the mask, all in the same clock
    Bind = 003, ///< binds the port d0 to the surface s0 of the program's table
    Mov = 004,
    Kil = 005, ///< discards the pixel if s0 < s1; their reds are compared, or the component that is given
    Add = 010,
    Sub = 011,
    Mul = 012,
    Dmul = 013, ///< d0 = s0 · s1, d1 = s2 · s3
    Dp2 = 014,  ///< d0 = s0 · s1 + s2 · s3
    Rcp = 015,  ///< 1 ÷ s0; 0 when s0 is 0 (DEC-30)
    Gdec = 016, ///< converts non-linear to linear
    Genc = 017, ///< converts linear to non-linear
    Min = 020,
    Max = 021,
    Cmp = 022,    ///< s0 ≥ s1 ? s2 : s3
    If = 030,     ///< what follows is executed if s0 ≥ s1, compared as in KIL
    ElseIf = 031, ///< nothing jumps: instructions that are not executed are fetched all the same
    Else = 032,
    EndIf = 033,
    And = 040, ///< on stored bits, of the widths that the surface at the color cache has
    Or = 041,
    Xor = 042,
    Not = 043,
};
inline constexpr std::size_t kOpcodeCodes = 044; ///< all codes are below this; some of them are not used

enum class OpcodeClass : std::uint8_t { Flow, InputOutput, Move, Arithmetic, Comparison, Logic, Binary };

struct OpcodeInfo {
    std::string_view name; ///< empty when there is no such opcode
    std::uint8_t destinations = 0, sources = 0;
    OpcodeClass group = OpcodeClass::Flow;
    std::string_view help = {}; ///< for example "d0 = s0 + s1"
};
/// Works for any of the 64 codes.
[[nodiscard]] const OpcodeInfo& opcodeInfo(Opcode opcode);
/// Whether it is a color or alpha operation of the ALU array, whose clocks BYP-26 counts.
[[nodiscard]] bool usesAlu(Opcode opcode);

enum class Modifier : std::uint8_t { None, Negate, Absolute, Invert };
enum class Component : std::uint8_t { Whole, Red, Green, Blue, Alpha, Depth, Stencil };
inline constexpr std::uint8_t kComponentCount = 7;

struct Operand {
    std::uint8_t index = 0; ///< 0–31 unified, 32–63 constant; the port in IN, the surface in BIND
    Modifier modifier = Modifier::None;
    Component component = Component::Whole;
    friend bool operator==(const Operand&, const Operand&) = default;
};

struct Instruction {
    Opcode opcode = Opcode::End;
    bool saturate = false;
    std::uint8_t mask = 0xF; ///< the channels that are written, bit 0 = red
    std::uint8_t destination0 = 0;
    std::uint8_t destination1 = 0;
    std::array<Operand, 4> sources;
    friend bool operator==(const Instruction&, const Instruction&) = default;
};

/// Why the instruction has no encoding; empty when it has one. For example, the fields of destinations have no room for
/// constants. Assembler and loader say this of a line.
[[nodiscard]] Text encodingFault(const Instruction& instruction);
/// Fields from bit 0 up: opcode 6 bits, saturate 1, mask 4, d0 5, d1 4, then four times {register 6, modifier 2,
/// component 3}. Fails with the sentence of encodingFault().
[[nodiscard]] Result<std::uint64_t> encode(const Instruction& instruction);
/// Refuses opcodes and components that do not exist.
[[nodiscard]] Result<Instruction> decode(std::uint64_t word);

/// Where objects come from and go to.
enum class Port : std::uint8_t {
    Interpolator, ///< "ain": the primary object, from AIN or from the FIFO of fragments
    Texture,      ///< "tex": the secondary object, filtered or as several texels
    ColorCache,   ///< "cc": the destination
    Memory,       ///< "mem"
};
inline constexpr std::size_t kPortCount = 4;
[[nodiscard]] std::string_view portName(Port port);

/// A program with the contents of its constant file.
struct Program {
    std::vector<Instruction> instructions;
    /// Lines of the text, by instruction; when it is empty, instructions are counted from 1.
    std::vector<std::uint32_t> lines;
    std::array<Vec4, kRegisterCount> constants{};

    [[nodiscard]] std::uint32_t lineOf(std::size_t instruction) const
    {
        return instruction < lines.size() ? lines[instruction] : static_cast<std::uint32_t>(instruction + 1);
    }
};

/// Its constants stay as they are. The error names the instruction, counted from 1.
[[nodiscard]] Result<Program> decodeProgram(std::span<const std::uint64_t> words);

/// The instruction as text: `DP2.rgb_SAT r2, r0, ~r1.a, r1, c3`.
[[nodiscard]] std::string instructionText(const Instruction& instruction);
/// The operand as text: `-r1`, `|r1|`, `~r1.a`.
[[nodiscard]] std::string operandText(const Operand& operand);
/// One line for each instruction. assemble() reads it back.
[[nodiscard]] std::string disassemble(const Program& program);

} // namespace vitrine::core::pgpe
