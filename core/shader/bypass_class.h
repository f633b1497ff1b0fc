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
///   full     everything else, for example a texture at coordinates that another texture gave
///
/// The text of the program decides here. Whether the engine has the operations and the room for it is found by writing
/// its program: core/blend/pgpe/fragment_lowering.h, which has the last word.

namespace vitrine::core {

enum class FragmentClass : std::uint8_t { None, Minimal, Full };

/// The rule that has decided. Every rule behind Combining makes the class full, but for the last one.
enum class FragmentRule : std::uint8_t {
    InterpolatedColor,
    Combining,
    NoProgram,
    Branches,
    WritesDepth,
    SecondColor,
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
    CoarseEngine, ///< a limit of the machine, not of the program: core/command/bypass_decision.h
    BasicPath,    ///< there is no program, and it needs none (VG2D-40); makes the class none
};
inline constexpr std::size_t kFragmentRuleCount = 20;

inline constexpr std::uint32_t kMostBypassTextures = 2;
/// The pixel engine combines with at most so many instructions.
inline constexpr std::uint32_t kMostBypassInstructions = 16;

/// The rule in words that follow on "needs full shading: ", for example "dependent texture coordinates".
[[nodiscard]] Text ruleText(FragmentRule rule);
/// "none", "minimal", "full"
[[nodiscard]] std::string_view className(FragmentClass fragmentClass);

struct FragmentNeed {
    FragmentClass fragmentClass = FragmentClass::Full;
    FragmentRule rule = FragmentRule::NoProgram;
    friend bool operator==(const FragmentNeed&, const FragmentNeed&) = default;
};

/// How much shading a valid fragment program needs. Its texture coordinates are dependent unless they are an
/// interpolated input as it stands, with its components in any order.
[[nodiscard]] FragmentNeed fragmentNeed(const Program& program);
/// The instruction by which the class is full, as an index; nothing when no single one makes it so.
[[nodiscard]] std::optional<std::size_t> decidingInstruction(const Program& program);

/// Why the texels of a SEND can't be read before the fragment is shaded; nothing when they can. They can when both the
/// coordinates and the level are interpolated inputs as they stand.
[[nodiscard]] std::optional<FragmentRule> requestRule(const Instruction& send);

/// The comparison of the alpha test and the KIL that uses its result, both as indices of instructions.
struct AlphaTestPlace {
    std::size_t comparison = 0;
    std::size_t kill = 0;
};
/// Finds the alpha test of a program without flow: its only KIL, which discards by the comparison of two numbers. At
/// least one of them is a constant, and nothing else uses the result. Nothing for any other program.
[[nodiscard]] std::optional<AlphaTestPlace> alphaTestOf(const Program& program);

} // namespace vitrine::core
