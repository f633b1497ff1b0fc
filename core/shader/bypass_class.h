// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/shader/isa.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// How much shading the fragments of a draw need, which decides whether it may bypass the processors (BYP-07).
///
///   none     the interpolated color alone: MOV o0, v0
///   minimal  texture combining that the color updater's engine can execute: a texture at interpolated coordinates,
///            times the color
///   full     all else: a texture at coordinates out of another
///
/// What the text of a program tells is found here. Whether the engine has the operations and the room for it is found
/// by writing its program: core/blend/pgpe/fragment_lowering.h, which has the last word.

namespace vitrine::core {

enum class FragmentClass : std::uint8_t { None, Minimal, Full };

/// What decided; all behind Combining make the class full.
enum class FragmentRule : std::uint8_t {
    InterpolatedColor,
    Combining,
    NoProgram,
    Branches,
    WritesDepth,
    SideEffects,
    FixedFunctionUnit,
    NoAlphaTest,
    DependentCoordinates,
    ComputedLevel,
    ManyTextures,
    IndexedConstants,
    Operation,
    ManyValues,
    ManyConstants,
    ManyRegisters,
    ManyInstructions,
    CoarseEngine, ///< of the machine, not of the program: core/command/bypass_decision.h
};
inline constexpr std::size_t kFragmentRuleCount = 18;

inline constexpr std::uint32_t kMostBypassTextures = 2;
inline constexpr std::uint32_t kMostBypassInstructions = 16; ///< of the pixel engine, to combine

/// "dependent texture coordinates": what stands behind "needs full shading: ".
[[nodiscard]] Text ruleText(FragmentRule rule);
/// "none", "minimal", "full"
[[nodiscard]] std::string_view className(FragmentClass fragmentClass);

struct FragmentNeed {
    FragmentClass fragmentClass = FragmentClass::Full;
    FragmentRule rule = FragmentRule::NoProgram;
    friend bool operator==(const FragmentNeed&, const FragmentNeed&) = default;
};

/// Of a valid fragment program. Coordinates are dependent unless they are an interpolated input as it stands, in any
/// order of its components.
[[nodiscard]] FragmentNeed fragmentNeed(const Program& program);

/// Why the texels of a SEND can't be read before the fragment is shaded; nothing: they can. Its coordinates are an
/// interpolated input as it stands, and so is its level.
[[nodiscard]] std::optional<FragmentRule> requestRule(const Instruction& send);

/// The one comparison and the KIL of its result: both indices of instructions.
struct AlphaTestPlace {
    std::size_t comparison = 0;
    std::size_t kill = 0;
};
/// Of a program without flow, in which one KIL asks for a comparison of two numbers, of which at least one is a
/// constant, and nobody else for its result; else nothing.
[[nodiscard]] std::optional<AlphaTestPlace> alphaTestOf(const Program& program);

} // namespace vitrine::core
