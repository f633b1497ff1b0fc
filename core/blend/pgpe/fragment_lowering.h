// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/program_builder.h"
#include "core/shader/bypass_class.h"

#include <cstdint>
#include <span>
#include <vector>

/// Fragment programs of class none or minimal as programs of the pixel engine (BYP-07, BYP-27): the combining part of
/// a color updater's program. In 32-bit floats it leaves the bits that the shader processors' interpreter leaves.
///
///   SEND r0.xyz, d0:0:IMPLICIT, v1.xyzz    IN.rgb r5, tex[0]
///   MAD r0.xyz, r0, v0.www, c2             IN r6, ain[0]
///                                          DP2.rgb r5, r5, r6.a, c7, c1     s0 · s1 + s2 · 1, as MAD rounds
///   MOV o0, r0                             MOV r0, r5
///   END
///
/// The fragment's color is left in kSourceRegister. An instruction whose sources mix components as no one operand can
/// say becomes several, each for the channels that agree. Constants are taken in any order of their components, which
/// the constant file then has. The alpha test is made where its comparison stood.

namespace vitrine::core::pgpe {

struct ConstantUse {
    std::uint16_t index = 0; ///< into the fragment program's constants: uniforms, then literals
    std::uint8_t swizzle = kIdentitySwizzle;
    friend bool operator==(const ConstantUse&, const ConstantUse&) = default;
};

/// What AIN asks TEX for before the pixel comes to the color updater (L11).
struct InitialLookup {
    std::uint16_t input = 0; ///< interpolated: the coordinates
    std::uint8_t swizzle = kIdentitySwizzle;
    std::uint8_t textureSlot = 0;
    friend bool operator==(const InitialLookup&, const InitialLookup&) = default;
};

struct FragmentLowering {
    FragmentNeed need;                     ///< the last word; full: all else is empty
    std::vector<Instruction> instructions; ///< at most kMostBypassInstructions, without END
    std::vector<ConstantUse> constants;    ///< in the constant file from kFirstFreeConstant on
    std::vector<std::uint16_t> colors;     ///< inputs, in the order of the primary object's colors
    std::vector<InitialLookup> lookups;    ///< in the order of the secondary object's colors
};

/// Of a valid program. It holds for all draws with it: constants are put in by appendFragment().
[[nodiscard]] FragmentLowering lowerFragment(const core::Program& program);

/// `constants`: of the draw, uniforms, then literals (ProgramState::fragmentConstants). Not of class full.
void appendFragment(ProgramBuilder& builder, const FragmentLowering& lowering, std::span<const Vec4> constants);

} // namespace vitrine::core::pgpe
