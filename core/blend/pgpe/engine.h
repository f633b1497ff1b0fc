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
/// branch not taken. Registers hold numbers of the engine's format; results are rounded to it as they are written. In
/// the color updater the array is pipelined over quads, so that ALU clocks don't hold the stream up.

namespace vitrine::core::pgpe {

/// What a register of the unified file holds: an object, with its colors as numbers.
struct Register {
    std::array<Vec4, kMostColors> colors{};
    /// The formats that the colors came in; colors after the first leave in the same format.
    std::array<ObjectFormat, kMostColors> formats{};
    std::uint8_t colorCount = 1;
    float transparency = 0.0f;
    DepthStencilValue depthStencil;
};

/// What a pixel finds at the surfaces.
struct PixelInputs {
    std::span<const PixelObject> surfaces; ///< by number; surfaces beyond the last are empty
    std::optional<float> ditherOffset;     ///< coarse channels are rounded with it: see writeColor()
    bool skipsDiscard = false;             ///< KIL does nothing, because it is proven to discard nothing (HIZ-26)
};

/// What a pixel leaves at a surface. `bits` are those of the first color that were written; other bits must stay as
/// they are.
struct SurfaceOutput {
    bool isWritten = false;
    PixelObject object;
    ObjectWord bits;
};

/// Which branch is executed. A program of 64 instructions can nest 32 of them.
struct BranchState {
    bool active = true;
    std::uint8_t depth = 0;
    std::uint32_t enclosing = 0; ///< a bit per depth: the code around the IF is executed
    std::uint32_t taken = 0;     ///< a bit per depth: one of its branches was executed
};

/// A pixel on its way through a program. IN reads a surface as it was before the program: what OUT has written does not
/// show.
struct PixelRun {
    std::array<Register, kRegisterCount> registers;
    std::array<std::uint8_t, kPortCount> ports; ///< by port: the surface that it is bound to
    std::array<SurfaceOutput, kMostSurfaces> outputs;
    BranchState branch;
    std::uint8_t counter = 0; ///< number of the instruction that is fetched next
    bool isDone = false;
    bool isDiscarded = false;
};

/// What one step did, for views that show it.
struct StepRecord {
    std::uint8_t instruction = 0;
    bool isExecuted = false;   ///< false when it stands in a branch not taken, or is passed over
    bool isPassedOver = false; ///< by PixelInputs::skipsDiscard
    std::uint8_t operandCount = 0;
    Operands operands; ///< after their modifiers
    AluResult result;  ///< as it was written or sent out
};

/// Makes a run ready for the first instruction.
void beginPixel(const LoadedProgram& program, PixelRun& run);

/// Fetches and executes one instruction. The pixel must not be done.
StepRecord stepPixel(const LoadedProgram& program, const PixelInputs& inputs, PixelRun& run, EngineCounts& counts);

/// Runs a pixel from beginPixel() to its end.
void runPixel(const LoadedProgram& program, const PixelInputs& inputs, PixelRun& run, EngineCounts& counts);

} // namespace vitrine::core::pgpe
