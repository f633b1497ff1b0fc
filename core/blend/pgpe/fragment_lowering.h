// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/program_builder.h"
#include "core/shader/bypass_class.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// Translates fragment programs of class none or minimal into programs of the pixel engine (BYP-07, BYP-27), to be the
/// combining part of a color updater's program. In 32-bit floats they leave exactly the bits that the shader
/// processors' interpreter leaves.
///
///   SEND r0.xyz, d0:0:IMPLICIT, v1.xyzz    IN.rgb r5, tex[0]
///   MAD r0.xyz, r0, v0.www, c2             IN r6, ain[0]
///                                          DP2.rgb r5, r5, r6.a, c7, c1     s0 · s1 + s2 · 1, as MAD rounds
///   MOV o0, r0                             MOV r0, r5
///   END
///
/// The color of the fragment is left in kSourceRegister. When the sources of an instruction mix components in a way
/// that no single operand can express, it becomes several instructions, each for the channels that agree. Constants are
/// read in any order of their components, which the constant file then holds. The alpha test takes the place of its
/// comparison.

namespace vitrine::core::pgpe {

struct ConstantUse {
    std::uint16_t index = 0; ///< index into the constants of the fragment program: uniforms, then literals
    std::uint8_t swizzle = kIdentitySwizzle;
    friend bool operator==(const ConstantUse&, const ConstantUse&) = default;
};

/// A texture look-up that AIN asks TEX for, before the pixel comes to the color updater (L11).
struct InitialLookup {
    std::uint16_t input = 0; ///< the interpolated input that holds the coordinates
    std::uint8_t swizzle = kIdentitySwizzle;
    std::uint8_t textureSlot = 0;
    friend bool operator==(const InitialLookup&, const InitialLookup&) = default;
};

struct FragmentLowering {
    FragmentNeed need;                     ///< its class is the final one; with class full all else is empty
    std::vector<Instruction> instructions; ///< at most kMostBypassInstructions, without an END
    std::vector<ConstantUse> constants;    ///< in the constant file, from kFirstFreeConstant on
    std::vector<std::uint16_t> colors;     ///< inputs of the program, in the order of the primary object's colors
    std::vector<InitialLookup> lookups;    ///< in the order of the secondary object's colors
    std::optional<std::size_t> refusedAt;  ///< with class full: the instruction, as an index; nothing: no single one
};

/// Translates a valid program. The result serves all draws with this program: appendFragment() puts their constants in.
[[nodiscard]] FragmentLowering lowerFragment(const core::Program& program);

/// `constants` are those of the draw: uniforms, then literals (ProgramState::fragmentConstants). The lowering must not
/// be of class full.
void appendFragment(ProgramBuilder& builder, const FragmentLowering& lowering, std::span<const Vec4> constants);

} // namespace vitrine::core::pgpe
