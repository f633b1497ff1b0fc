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

/// The blender of eight operations (001 Table 2; VG2D-34, VG2D-35), one engine of the color updater (DEC-04): what an
/// instruction is, and what it does to one pixel. Float32, each product rounded, then the sum; no clamping but where
/// an instruction saturates.

namespace vitrine::core::opset8 {

enum class Operation : std::uint8_t {
    Add,      ///< 0: result = source · source factor + destination · destination factor
    Subtract, ///< 1: result = source · source factor − destination · destination factor
    Min,      ///< 2: result = min{source, destination}
    Max,      ///< 3: result = max{source, destination}
    Multiply, ///< 4: source = source · source factor, destination = destination · destination factor
    Rcp,      ///< 5: result = 1 ÷ source, 0 of 0 (DEC-30)
    Degamma,  ///< 6: result = source made linear
    Gamma,    ///< 7: result = source made non-linear
};
inline constexpr int kOperationCount = 8;

enum class Register : std::uint8_t { Src, Src2, Dst, Tmp };
inline constexpr int kRegisterCount = 4;

enum class ResultPlace : std::uint8_t { Src, Src2, Dst, Tmp, SrcAndDst, Output };
inline constexpr int kResultPlaceCount = 6;

/// Color factors take the channel that they scale; in the lane of alpha they are therefore the alpha factor.
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
    OverSrcAlpha, ///< 1 ÷ that, 0 of 0
    OverSrcColor,
    OverSrc2Alpha,
    OverSrc2Color,
    OverDstAlpha,
    OverDstColor,
    OverConstAlpha,
    OverConstColor,
    MinSrcAlphaOneMinusSrcAlpha, ///< min(αs, 1 − αs): not what ES 2.0 calls SRC_ALPHA_SATURATE
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

/// From bit 0 up (project choice): saturate 1, operation 4, channels 2, result 3, source factor 5, source 3,
/// destination factor 5, destination 3; the rest is 0.
[[nodiscard]] std::uint32_t encode(const Instruction& instruction);
/// Operations above 7, reserved registers, factors, results and channels, and bits beyond the fields are refused.
[[nodiscard]] Result<Instruction> decode(std::uint32_t word);
/// A whole program; the error names the instruction, from 1.
[[nodiscard]] Result<Sequence> load(std::span<const std::uint32_t> words);

/// `op0 RGBA sat DST = SRC·1 + DST·(1−a.src)`
[[nodiscard]] std::string instructionText(const Instruction& instruction);

/// What instructions work on.
struct Registers {
    std::array<Vec4, kRegisterCount> values; ///< index: Register
    Vec4 constant;
    Vec4 output;

    [[nodiscard]] Vec4& operator[](Register which) { return values[static_cast<std::size_t>(which)]; }
    [[nodiscard]] const Vec4& operator[](Register which) const { return values[static_cast<std::size_t>(which)]; }
};

[[nodiscard]] float factorValue(Factor factor, const Registers& registers, int channel);

/// One instruction: all channels read before any is written.
void execute(const Instruction& instruction, Registers& registers, const GammaCurve& gamma = {});
void execute(std::span<const Instruction> sequence, Registers& registers, const GammaCurve& gamma = {});

/// VG2D-36: instructions, from 0, that read TMP before the sequence has written all the channels that they read. TMP
/// is 0 there.
[[nodiscard]] std::vector<std::size_t> readsOfUnwrittenTmp(std::span<const Instruction> sequence);

} // namespace vitrine::core::opset8
