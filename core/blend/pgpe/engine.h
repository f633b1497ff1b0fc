// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/blend/pgpe/alu_ops.h"
#include "core/blend/pgpe/loaded_program.h"
#include "core/blend/pgpe/pixel_object.h"

#include <optional>
#include <span>

/// The programmable pixel engine (BYP-20): a pixel at a time, an instruction at a time.
///
///                    ┌───────────── ALU array ─────────────┐
///   surfaces → input module → unified and constant registers → output module → surfaces
///                    └ execution module ← program counter → instruction module
///
/// An instruction is fetched by the program counter, which moves on by one, and is executed unless it stands in a
/// branch not taken. Registers hold numbers of the engine's format; results are rounded to it as they are written.
/// Time: in the color updater the array is pipelined over quads, so that ALU clocks don't hold the stream up.

namespace vitrine::core::pgpe {

/// What a register of the unified file holds: an object as numbers.
struct Register {
    std::array<Vec4, kMostColors> colors{};
    std::array<ObjectFormat, kMostColors> formats{}; ///< that the colors came in; colors after the first leave in it
    std::uint8_t colorCount = 1;
    float transparency = 0.0f;
    DepthStencilValue depthStencil;
};

/// What a pixel finds at the surfaces.
struct PixelInputs {
    std::span<const PixelObject> surfaces; ///< by number; those beyond have nothing
    std::optional<float> ditherOffset;     ///< writeColor(): what coarse channels are rounded with
    bool skipsDiscard = false;             ///< KIL is passed over: it is proven to discard nothing (HIZ-26)
};

/// What a pixel leaves at a surface. `bits`: those of the first color that were written; others are not to be touched.
struct SurfaceOutput {
    bool isWritten = false;
    PixelObject object;
    ObjectWord bits;
};

/// Which branch is executed. A program of 64 instructions nests 32 of them.
struct BranchState {
    bool active = true;
    std::uint8_t depth = 0;
    std::uint32_t enclosing = 0; ///< a bit per depth: what stands around the IF is executed
    std::uint32_t taken = 0;     ///< one of its branches was
};

/// A pixel on its way through a program. What an OUT has written is not what an IN reads: a surface is read as it was.
struct PixelRun {
    std::array<Register, kRegisterCount> registers;
    std::array<std::uint8_t, kPortCount> ports; ///< the surface that each is bound to
    std::array<SurfaceOutput, kMostSurfaces> outputs;
    BranchState branch;
    std::uint8_t counter = 0; ///< of the instruction that is fetched next
    bool isDone = false;
    bool isDiscarded = false;
};

/// What one step did, for those who look.
struct StepRecord {
    std::uint8_t instruction = 0;
    bool isExecuted = false;   ///< false: it stands in a branch not taken, or is passed over
    bool isPassedOver = false; ///< PixelInputs::skipsDiscard
    std::uint8_t operandCount = 0;
    Operands operands; ///< modified
    AluResult result;  ///< as written, or as sent out
};

/// Ready for the first instruction.
void beginPixel(const LoadedProgram& program, PixelRun& run);

/// Fetches an instruction, and executes it. Not of a pixel that is done.
StepRecord stepPixel(const LoadedProgram& program, const PixelInputs& inputs, PixelRun& run, EngineCounts& counts);

/// From beginPixel() to the end.
void runPixel(const LoadedProgram& program, const PixelInputs& inputs, PixelRun& run, EngineCounts& counts);

} // namespace vitrine::core::pgpe
