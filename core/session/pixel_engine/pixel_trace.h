// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/blend/pgpe/pixel_object.h"
#include "core/session/pixel_engine/blended_sample.h"
#include "core/session/pixel_engine/combined_pixel.h"
#include "core/session/pixel_engine/pixel_program.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

/// Traces one pixel of a draw through the color updater's engine, instruction by instruction (V-PGPE). The machine
/// draws, and hands over what it was about to blend at the pixel. The engine then executes this once more, step by
/// step.

namespace vitrine::core {

/// A number that was looked up in a table, or computed in its place (VG2D-21).
struct TableLookUp {
    LookUpTable table = LookUpTable::Rcp;
    char channel = 'r';
    float from = 0.0f;
    int index = 0; ///< the entry where it stands in the table, looked up or not
    float value = 0.0f;
    friend bool operator==(const TableLookUp&, const TableLookUp&) = default;
};

struct PixelStep {
    std::uint32_t instruction = 0; ///< index into PixelProgram::instructions
    bool isExecuted = false;       ///< false: it stands in a branch that was not taken, or is passed over
    bool isPassedOver = false;     ///< it is the KIL of a pixel that is proven not to be discarded (HIZ-26)
    std::vector<Vec4> operands;    ///< values with their modifiers applied, in the order of ListedInstruction::operands
    std::vector<PixelRegister> factors; ///< the eight operations only: what scales the operands, by channel
    Vec4 result;
    std::vector<PixelRegister> registers;  ///< after the step: all that the program names
    std::optional<Vec4> second = {};       ///< of 2-D graphics: the other result of an operation that has two
    std::vector<TableLookUp> lookUps = {}; ///< of 2-D graphics
    friend bool operator==(const PixelStep&, const PixelStep&) = default;
};

/// A pixel object at a port of the engine (BYP-28).
struct PortObject {
    std::string port; ///< "ain", "tex", "cc"
    pgpe::PixelObject object;
};

/// What a pixel of 2-D graphics has beside its steps.
struct VectorPixelTrace {
    bool isClamped = false; ///< premul.clamp: it was read with more color than alpha (VG2D-19)
    CoverageMix mix;
    Vec4 result; ///< what went to the surface, in the engine's numbers
};

struct PixelTrace {
    PixelTraceQuery query;
    PixelProgram program;
    BlendedSample sample;
    Vec4 colorBefore, colorAfter; ///< as the target's format holds them
    /// The color that combining made of the objects at "ain" (primary) and "tex" (secondary). Nothing when the fragment
    /// was shaded (BYP-27).
    std::optional<Vec4> combined;
    std::uint32_t wordAfter = 0;
    std::uint32_t rasterSource = 0; ///< with PixelProgram::raster: the fragment's color as it would be stored
    std::vector<PixelStep> steps;
    std::vector<PixelRegister> registersBefore; ///< before the first step, as in PixelStep::registers
    std::vector<PortObject> inputs, outputs;    ///< what the pixel finds, and what it leaves
    std::optional<float> ditherOffset;          ///< the offset with which coarse channels are rounded, instead of ½
    pgpe::EngineCounts counts;                  ///< of all steps
    std::optional<VectorPixelTrace> vector;     ///< nothing: the draw is of the 3-D pipeline
};

/// How a pixel is combined before it is blended.
struct PixelCombining {
    const pgpe::LoadedProgram& program;
    const CombinedPixel& pixel;
};

/// Traces a sample through `combining`, if there is one, and then through a program. All of the trace is filled in but
/// its query, which the caller has.
[[nodiscard]] PixelTrace traceSample(const ColorProgram& program, PixelFormat target, const BlendedSample& sample,
                                     const PixelCombining* combining = nullptr);

/// Fails with a sentence when there is no color buffer, when nothing is blended at the pixel, when the draw can't be
/// executed, and on a stop request.
[[nodiscard]] Result<PixelTrace> tracePixel(const DrawStart& draw, const PixelTraceQuery& query,
                                            const std::stop_token& stop = {});

/// The program of a draw alone. Fails without a color buffer.
[[nodiscard]] Result<PixelProgram> programOfDraw(const DrawStart& draw);

/// The program, what the draw blends around a pixel, and the pixel's trace; no trace when the draw does not blend the
/// pixel.
struct PixelInspection {
    PixelProgram program;
    PixelSurvey survey;
    std::optional<PixelTrace> trace;
};
/// Fails as tracePixel() does, but does not fail when nothing is blended at the pixel.
[[nodiscard]] Result<PixelInspection> inspectPixel(const DrawStart& draw, const PixelTraceQuery& query,
                                                   const std::stop_token& stop = {});

} // namespace vitrine::core
