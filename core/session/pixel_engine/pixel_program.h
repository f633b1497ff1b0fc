// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/bypass_plan.h"
#include "core/blend/color_program.h"
#include "core/blend/pgpe/engine_config.h"
#include "core/blend/vector_steps.h"
#include "core/command/draw_state.h"
#include "core/command/space_choice.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The program that a draw's colors go through, as values for views (BYP-20…26, V-PGPE).

namespace vitrine::core {

/// What stands in a line of the listing.
enum class LineKind : std::uint8_t {
    Instruction,
    Fixed,  ///< of 2-D graphics: what the color updater does beside the instructions
    LeftOut ///< of 2-D graphics: a step that this draw does without (VG2D-37)
};

struct ListedInstruction {
    LineKind kind = LineKind::Instruction;
    std::uint32_t number = 0; ///< of instructions, from 0
    std::string text;         ///< "DP2 r2, r0, r0.a, r1, ~r0.a"; one of the eight operations is "op0 RGBA OUT = …"
    std::string opcode;       ///< "DP2", "op0"
    std::string help;         ///< "d0 = s0 * s1 + s2 * s3"
    std::vector<std::string> operands;                   ///< operands whose values a step tells: "r0", "~r0.a"
    std::vector<std::string> writes;                     ///< registers
    std::string port;                                    ///< of IN, OUT and BIND: "cc", "cc+mem"
    pgpe::AluOwner aluOwner = pgpe::AluOwner::Execution; ///< module that has the ALUs in its clocks
    std::uint32_t aluClocks = 0;
    std::uint32_t transfers = 0;
    std::uint32_t conversions = 0;
    bool sharesClock = false;      ///< it runs in the same clock as the instruction before it
    bool invertsUnclamped = false; ///< it takes 1 − x of floats (BYP-25)

    // Of 2-D graphics:
    StepGroup group = StepGroup::None;
    std::uint8_t step = 0; ///< its number in VG2D-37: 10 … 80; 0: it has none
    Text meaning;          ///< "1 ÷ α of the destination"; of what is left out why
    std::string source;    ///< the requirement that says so: "VG2D-37"
    friend bool operator==(const ListedInstruction&, const ListedInstruction&) = default;
};

struct PixelRegister {
    std::string name; ///< "r0", "c2"; the eight operations have "SRC", "CONST"
    Vec4 value;
    friend bool operator==(const PixelRegister&, const PixelRegister&) = default;
};

/// What a sample costs with either setting of two knobs (BYP-26). All costs are 0 for the eight operations, which have
/// no modules.
struct StyleCosts {
    std::uint64_t clocksTogether = 0; ///< ALU clocks, color and alpha in the same one (pgpe.coIssue)
    std::uint64_t clocksApart = 0;
    std::uint64_t transfersSlave = 0; ///< pgpe.aluPath
    std::uint64_t transfersDirect = 0;
    friend bool operator==(const StyleCosts&, const StyleCosts&) = default;
};

/// How a draw blends pixels of 2-D graphics.
struct VectorListing {
    VectorBlend blend;
    SpaceChoice space = SpaceChoice::Auto;    ///< knob blend.space, of which `blend` has what came of it
    SpaceChoice coverage = SpaceChoice::Auto; ///< knob blend.coverage
    bool sharesComputation = false;           ///< knob cu.sharedCompute: programs ask the computation unit, too
    friend bool operator==(const VectorListing&, const VectorListing&) = default;
};

struct PixelProgram {
    ColorEngineConfig config;
    PixelFormat targetFormat = PixelFormat::None;
    std::string target; ///< "RGBA8"
    std::vector<ListedInstruction> instructions;
    /// How many instructions at the start are a program of their own. When the draw bypasses the processors, that
    /// program makes the fragment's color from interpolated colors and texels (BYP-27).
    std::size_t combining = 0;
    std::vector<PixelRegister> combiningConstants; ///< constants that these instructions read
    std::vector<PixelRegister> constants;          ///< constants that the other instructions read
    std::vector<Text> warnings;
    pgpe::EngineCounts perSample; ///< counts of blending one sample
    StyleCosts styles;
    std::optional<VectorListing> vector;   ///< nothing: the draw is of the 3-D pipeline
    std::optional<RasterOperation> raster; ///< that takes the place of blending (VG2D-44)
    friend bool operator==(const PixelProgram&, const PixelProgram&) = default;
};

/// Lists a program that was made for this target. `combining` is the program that runs before it; null when there is
/// none.
[[nodiscard]] PixelProgram listProgram(const ColorProgram& program, PixelFormat target,
                                       const pgpe::LoadedProgram* combining = nullptr);

} // namespace vitrine::core
