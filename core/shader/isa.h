// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/vec4.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

/// The shader processors' instruction set: spec/00 §6, extended to what GLSL ES 1.00 needs.
///
/// Registers are four components of 32 bits. A component holds a float, a two's complement integer, or a truth value
/// (0 or ~0); the opcode says which. All arithmetic follows DEC-35. Bits 6–4 of an opcode choose its class.

namespace vitrine::core {

enum class ShaderStage : std::uint8_t { Vertex, Fragment };

enum class Opcode : std::uint8_t {
    // move: 0x00
    Mov = 0x00, ///< dst = a
    Cmp = 0x01, ///< dst = a ⟨condition⟩ b ? ~0 : 0, float; condition in Instruction
    Sel = 0x02, ///< dst = a ? b : c, per component
    ICmp = 0x03,
    FToI = 0x04, ///< truncates and saturates, NaN gives 0
    IToF = 0x05,
    /// dst = local[immediate + a.x] per lane. a.x is read as an integer, without conversion; out of range it reads 0.
    LoadLocal = 0x06,
    /// local[immediate + a.x] = b under destination.writeMask (whose file is None). Out of range it writes nothing.
    StoreLocal = 0x07,
    /// dst = local[immediate] in every lane of the task, even in inactive ones: derivatives look at neighbors, and have
    /// to find what a register would have held there. FILL and SPILL stand in for registers that a machine lacks
    /// (DEC-34).
    Fill = 0x08,
    Spill = 0x09, ///< local[immediate] = a under destination.writeMask, in active lanes only
    // logic: 0x10, on patterns of 32 bits
    And = 0x10,
    Or = 0x11,
    Xor = 0x12,
    Not = 0x13,
    // flow: 0x20. Structured: lanes leave and rejoin by masks. `immediate` holds the partner's instruction index.
    Jmp = 0x20,  ///< the whole task goes to `immediate`, which lies in the same block
    If = 0x21,   ///< lanes with a.x ≠ 0 (as bits) go on; immediate: its ELSE or ENDIF
    Else = 0x22, ///< immediate: its ENDIF
    EndIf = 0x23,
    Call = 0x24,    ///< immediate: first instruction of the function, outside of every IF and LOOP
    Ret = 0x25,     ///< active lanes wait for the others at the end of the function; outside of a function it is END
    Kil = 0x26,     ///< discards lanes with a.x ≠ 0; they stay as helper lanes for derivatives
    Loop = 0x27,    ///< immediate: its ENDLOOP
    Brk = 0x28,     ///< all active lanes leave the loop; immediate: its ENDLOOP
    Cont = 0x29,    ///< all active lanes go to the next turn; immediate: its ENDLOOP
    EndLoop = 0x2A, ///< begins the next turn, for quads with a lane that takes part in it and is not discarded
    End = 0x2F,     ///< all active lanes are done; the task ends with its last lane and its last request
    // misc: 0x30
    Wait = 0x30,  ///< waits until every outstanding request is answered
    Send = 0x31,  ///< posts a request to a device: see SendDescriptor
    Stout = 0x32, ///< keeps a for the unit behind the task: a side effect (HIZ-08, core/stream/auxiliary_store.h)
    Odep = 0x33,  ///< fragment depth = a.x
    /// Tells of each active lane that section b.x of a convolution has come to a, of b.y taps (VG2D-26).
    Section = 0x34,
    // component math: 0x40
    Add = 0x40,
    Mul = 0x41,
    Mad = 0x42, ///< a · b rounded, then + c: never fused
    Min = 0x43,
    Max = 0x44,
    Rcp = 0x45, ///< exact 1 / a
    Rsq = 0x46, ///< exact 1 / sqrt(a)
    Frc = 0x47,
    Flr = 0x48,
    Abs = 0x49,
    IAdd = 0x4A,
    IMul = 0x4B,
    IDiv = 0x4C, ///< truncates; x / 0 gives 0
    IMod = 0x4D,
    INeg = 0x4E,
    Div = 0x4F, ///< IEEE a / b
    // vector math: 0x50; the result goes to every written component
    Dp2 = 0x50,
    Dp3 = 0x51,
    Dp4 = 0x52,
    Ddx = 0x53, ///< per component: right minus left neighbor of the 2×2 quad's row
    Ddy = 0x54, ///< per component: upper minus lower neighbor (y grows upwards)
    // transcendental: 0x60, the project's own polynomials (core/shader/transcendental)
    Sqrt = 0x60,
    Exp2 = 0x61,
    Log2 = 0x62,
    Sin = 0x63,
    Cos = 0x64,
    Tan = 0x65,
    Asin = 0x66,
    Acos = 0x67,
    Atan = 0x68,
    Atan2 = 0x69, ///< atan(a / b) by quadrant: a = y, b = x
    Pow = 0x6A,
    Ceil = 0x6B,
    Sign = 0x6C,
};

enum class Condition : std::uint8_t { Less, LessEqual, Equal, NotEqual, GreaterEqual, Greater };

enum class RegisterFile : std::uint8_t {
    None,
    Temp,     ///< r0 … tempCount−1, one of each per lane
    Input,    ///< v0 …: vertex attributes, or interpolated varyings and the special inputs of Program
    Constant, ///< c0 …: uniforms, then literals; the same for every lane
    Output,   ///< o0 …: see Program
};

/// Two bits per component, x in the lowest.
inline constexpr std::uint8_t kIdentitySwizzle = 0xE4;

/// The most registers that a SEND can give to its device, and the most that it can get back.
inline constexpr std::size_t kMaxSendRegisters = 8;

struct Source {
    RegisterFile file = RegisterFile::None;
    std::uint8_t swizzle = kIdentitySwizzle;
    bool negate = false; ///< float sign flip, after absolute
    bool absolute = false;
    /// Constants only: index + temp[addressTemp][addressComponent] is read, an integer that is clamped to the file.
    bool relative = false;
    std::uint8_t addressComponent = 0;
    std::uint16_t addressTemp = 0;
    std::uint16_t index = 0;
};

struct Destination {
    RegisterFile file = RegisterFile::None; ///< Temp or Output
    std::uint8_t writeMask = 0xF;           ///< bit 0 = x
    bool saturate = false;                  ///< clamp to 0…1
    std::uint16_t index = 0;
};

enum class LodMode : std::uint8_t { Implicit, Bias, Explicit, Gradient };

/// What a SEND asks of its device.
///
/// A fixed-function unit gets `inputRegisters` consecutive registers, temporaries or inputs, the first of which is
/// source a (no swizzle, no modifier); sources b and c are None. Its answer fills as many registers as it has outputs.
/// The texture unit (inputRegisters 0) takes the sources as they stand: coordinates in source a (xyz; projection
/// already divided), bias or LOD in b.x, gradients in b (d/dx) and c (d/dy). In a vertex program Implicit means LOD 0.
struct SendDescriptor {
    std::uint8_t device = 0;      ///< arbiter port; 0 = texture unit
    std::uint8_t textureSlot = 0; ///< index into DrawState::textures of the program's stage
    LodMode lodMode = LodMode::Implicit;
    std::uint8_t resultRegisters = 1; ///< consecutive registers from the destination that the answer fills, 1–8
    std::uint8_t inputRegisters = 0;  ///< 0: sources a, b, c; 1–8: consecutive registers from source a
};

struct Instruction {
    Opcode opcode = Opcode::End;
    Condition condition = Condition::Less;
    SendDescriptor send;
    Destination destination;
    std::array<Source, 3> sources;
    std::int32_t immediate = 0;
    std::uint32_t sourceLine = 0; ///< line of the GLSL source, from 1; 0 = none
};

enum class SymbolKind : std::uint8_t { Float, Integer, Boolean };

struct DiscardAnalysis;
struct ReachableUnits;

/// A variable of the source whose value registers hold. It is for people alone: nothing in the machine reads it.
struct ProgramSymbol {
    std::string name; ///< "lights[1].position"
    SymbolKind kind = SymbolKind::Float;
    std::uint8_t components = 4; ///< components of each register, 1–4
    std::uint16_t firstRegister = 0;
    std::uint16_t registerCount = 1; ///< one per element, or per column of a matrix
    std::uint8_t firstComponent = 0; ///< narrow varyings share a register
};

/// A program for one stage, ready to run. Immutable and shared.
///
/// Vertex outputs: o0 = clip position, o1.x = point size, o2 … = varyings in the order of `varyingCount`.
/// Fragment inputs: v0 … = the same varyings, then the special inputs at the registers named below (−1 = unused).
/// Fragment outputs: o0 = color, o1 = second color, of a program that has one (VG2D-33).
struct Program {
    ShaderStage stage = ShaderStage::Vertex;
    std::vector<Instruction> instructions;
    std::uint16_t tempCount = 0;
    std::uint16_t inputCount = 0;
    std::uint16_t outputCount = 0;
    std::uint16_t localCount = 0;   ///< vec4 of local memory per lane; it does not count as registers
    std::uint16_t uniformCount = 0; ///< constant registers c0 … filled from uniforms
    std::vector<Vec4> literals;     ///< constant registers after the uniforms (bit patterns)
    std::uint16_t varyingCount = 0;
    std::int16_t fragCoordInput = -1;   ///< (x, y, z, 1/w) in window coordinates
    std::int16_t frontFacingInput = -1; ///< x: ~0 or 0
    std::int16_t pointCoordInput = -1;  ///< xy, top left is (0, 0)
    bool writesPointSize = false;
    bool canDiscard = false;
    bool writesDepth = false;
    bool hasSideEffects = false;
    std::vector<ProgramSymbol> uniformSymbols;   ///< uniforms; their registers are constants
    std::vector<ProgramSymbol> inputSymbols;     ///< attributes, or varyings
    std::string sourceText;                      ///< the GLSL source as it was given; empty for hand-written programs
    std::shared_ptr<const ReachableUnits> units; ///< the units that the source was compiled for, when it asks for any
    std::shared_ptr<const DiscardAnalysis> discard; ///< of linked fragment programs; null when nothing is known
    bool usesDerivatives = false; ///< the program has Ddx, Ddy or an implicit-LOD SEND: helper lanes must run

    [[nodiscard]] bool isHandWritten() const { return sourceText.empty(); }
};

/// Readable listing: directives (`.temps 4`), then one line per instruction:
/// `12  MAD r3.xyz, r1.xyzx, c4.x, -r2   ; line 17`. assemble() (assembler.h) reads it back; its syntax is told there.
[[nodiscard]] std::string disassemble(const Program& program);

} // namespace vitrine::core
