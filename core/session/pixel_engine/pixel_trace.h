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

/// One pixel of a draw through the color updater's engine, instruction by instruction (V-PGPE): the machine draws, and
/// hands over what it was about to blend there; the engine then executes that once more, step by step.

namespace vitrine::core {

struct PixelStep {
    std::uint32_t instruction = 0;      ///< of PixelProgram::instructions
    bool isExecuted = false;            ///< false: it stands in a branch not taken, or is passed over
    bool isPassedOver = false;          ///< KIL of a pixel that is proven not to be discarded (HIZ-26)
    std::vector<Vec4> operands;         ///< with their modifiers; as ListedInstruction::operands
    std::vector<PixelRegister> factors; ///< of the eight operations: what scales the operands, by channel
    Vec4 result;
    std::vector<PixelRegister> registers; ///< after the step: all that the program names
    friend bool operator==(const PixelStep&, const PixelStep&) = default;
};

/// A pixel object as it lies at a port of the engine, and its first color (BYP-28).
struct PortObject {
    std::string port; ///< "ain", "tex", "cc"
    pgpe::PixelObject object;
};

struct PixelTrace {
    PixelTraceQuery query;
    PixelProgram program;
    BlendedSample sample;
    Vec4 colorBefore, colorAfter; ///< as the target's format holds them
    /// What combining made of the primary and the secondary object, which are at "ain" and "tex"; nothing where the
    /// fragment was shaded (BYP-27).
    std::optional<Vec4> combined;
    std::uint32_t wordAfter = 0;
    std::vector<PixelStep> steps;
    std::vector<PixelRegister> registersBefore; ///< the first step: as PixelStep::registers
    std::vector<PortObject> inputs, outputs;    ///< what the pixel finds, and what it leaves
    std::optional<float> ditherOffset;          ///< what coarse channels are rounded with instead of ½
    pgpe::EngineCounts counts;                  ///< of all steps
};

/// A pixel before it is blended.
struct PixelCombining {
    const pgpe::LoadedProgram& program;
    const CombinedPixel& pixel;
};

/// A sample through a program, and before that through `combining`, if there is one: all of a trace but its query,
/// which is the caller's.
[[nodiscard]] PixelTrace traceSample(const ColorProgram& program, PixelFormat target, const BlendedSample& sample,
                                     const PixelCombining* combining = nullptr);

/// Fails with a sentence: no color buffer, nothing blended there, a draw that can't be executed, or a stop request.
[[nodiscard]] Result<PixelTrace> tracePixel(const DrawStart& draw, const PixelTraceQuery& query,
                                            std::stop_token stop = {});

/// The program of a draw alone. Fails without a color buffer.
[[nodiscard]] Result<PixelProgram> programOfDraw(const DrawStart& draw);

/// The program, what the draw blends around a pixel, and the pixel's trace where it blends that.
struct PixelInspection {
    PixelProgram program;
    PixelSurvey survey;
    std::optional<PixelTrace> trace;
};
/// Fails as tracePixel() does, but not where nothing is blended.
[[nodiscard]] Result<PixelInspection> inspectPixel(const DrawStart& draw, const PixelTraceQuery& query,
                                                   std::stop_token stop = {});

} // namespace vitrine::core
