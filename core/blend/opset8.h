// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/vec4.h"
#include "core/blend/gamma.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// The blender of eight operations (001 Table 2; VG2D-34, VG2D-35), which is one engine of the color updater (DEC-04):
/// its instructions, and what each does to one pixel. Arithmetic is float32: each product is rounded, then the sum.
/// Numbers are clamped only where an instruction saturates.

namespace vitrine::core::opset8 {

enum class Operation : std::uint8_t {
    Add,      ///< 0: result = source · source factor + destination · destination factor
    Subtract, ///< 1: result = source · source factor − destination · destination factor
    Min,      ///< 2: result = min{source, destination}
    Max,      ///< 3: result = max{source, destination}
    Multiply, ///< 4: source = source · source factor, destination = destination · destination factor
    Rcp,      ///< 5: result = 1 ÷ source; 0 when the source is 0 (DEC-30)
    Degamma,  ///< 6: result = the source, converted to linear
    Gamma,    ///< 7: result = the source, converted to non-linear
};
inline constexpr int kOperationCount = 8;
[[nodiscard]] constexpr bool hasTwoOperands(Operation which)
{
    return which < Operation::Rcp;
}

enum class Register : std::uint8_t { Src, Src2, Dst, Tmp };
inline constexpr int kRegisterCount = 4;

enum class ResultPlace : std::uint8_t { Src, Src2, Dst, Tmp, SrcAndDst, Output };
inline constexpr int kResultPlaceCount = 6;

/// A color factor scales each channel by its own channel; so in alpha it is the alpha factor.
enum class Factor : std::uint8_t {
    Zero,
    One,
    SrcAlpha,
    SrcColor,
    Src2Alpha,
    Src2Color,
    DstAlpha,
    DstColor,
    ConstAlpha,
    ConstColor,
    OneMinusSrcAlpha,
    OneMinusSrcColor,
    OneMinusSrc2Alpha,
    OneMinusSrc2Color,
    OneMinusDstAlpha,
    OneMinusDstColor,
    OneMinusConstAlpha,
    OneMinusConstColor,
    OverSrcAlpha, ///< 1 ÷ αs; 0 when αs is 0
    OverSrcColor,
    OverSrc2Alpha,
    OverSrc2Color,
    OverDstAlpha,
    OverDstColor,
    OverConstAlpha,
    OverConstColor,
    MinSrcAlphaOneMinusSrcAlpha, ///< min(αs, 1 − αs), which is not SRC_ALPHA_SATURATE of ES 2.0
};
inline constexpr int kFactorCount = 27;

enum class Channels : std::uint8_t { Rgb = 1, Alpha, Rgba };

struct Instruction {
    bool saturate = false;
    Operation operation = Operation::Add;
    Channels channels = Channels::Rgba;
    ResultPlace result = ResultPlace::Dst;
    Factor sourceFactor = Factor::One;
    Register source = Register::Src;
    Factor destinationFactor = Factor::Zero;
    Register destination = Register::Dst;

    friend bool operator==(const Instruction&, const Instruction&) = default;
};

using Sequence = std::vector<Instruction>;

/// Fields from bit 0 up (project choice): saturate 1 bit, operation 4, channels 2, result 3, source factor 5, source 3,
/// destination factor 5, destination 3. The other bits are 0.
[[nodiscard]] std::uint32_t encode(const Instruction& instruction);
/// Refuses operations above 7, reserved registers, factors, results and channels, and bits outside of the fields.
[[nodiscard]] Result<Instruction> decode(std::uint32_t word);
/// Decodes a whole program. The error names the instruction, counted from 1.
[[nodiscard]] Result<Sequence> load(std::span<const std::uint32_t> words);

/// The instruction in words: `op0 RGBA sat DST = SRC·1 + DST·(1−a.src)`.
[[nodiscard]] std::string instructionText(const Instruction& instruction);

/// The registers that instructions work on.
struct Registers {
    std::array<Vec4, kRegisterCount> values; ///< indexed by Register
    Vec4 constant;
    Vec4 output;

    [[nodiscard]] Vec4& operator[](Register which) { return values[static_cast<std::size_t>(which)]; }
    [[nodiscard]] const Vec4& operator[](Register which) const { return values[static_cast<std::size_t>(which)]; }
};

/// What an instruction has read and made, channel by channel, of those that it does not write, too.
struct OperationRecord {
    Vec4 source, sourceFactor, destination, destinationFactor;
    Vec4 first;  ///< of every operation
    Vec4 second; ///< the destination's of operation 4
};

[[nodiscard]] float factorValue(Factor factor, const Registers& registers, int channel);

/// Executes one instruction. It reads all channels before it writes any.
OperationRecord execute(const Instruction& instruction, Registers& registers, const GammaCurve& gamma = {});
void execute(std::span<const Instruction> sequence, Registers& registers, const GammaCurve& gamma = {});

/// The instructions, counted from 0, that read TMP before the sequence has written all channels that they read
/// (VG2D-36). TMP is 0 there.
[[nodiscard]] std::vector<std::size_t> readsOfUnwrittenTmp(std::span<const Instruction> sequence);

} // namespace vitrine::core::opset8
