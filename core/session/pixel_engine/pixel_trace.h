// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/session/pixel_engine/blended_sample.h"
#include "core/session/pixel_engine/pixel_program.h"

#include <cstdint>
#include <stop_token>
#include <vector>

/// One pixel of a draw through the color updater's engine, instruction by instruction (V-PGPE): the machine draws, and
/// hands over what it was about to blend there; the engine then executes that once more, step by step.

namespace vitrine::core {

struct PixelStep {
    std::uint32_t instruction = 0; ///< of PixelProgram::instructions
    bool isExecuted = false;       ///< false: it stands in a branch not taken
    std::vector<Vec4> operands;    ///< with their modifiers
    Vec4 result;
    std::vector<PixelRegister> registers; ///< after the step: all that the program names
    friend bool operator==(const PixelStep&, const PixelStep&) = default;
};

struct PixelTrace {
    PixelTraceQuery query;
    PixelProgram program;
    BlendedSample sample;
    Vec4 colorBefore, colorAfter; ///< as the target's format holds them
    std::uint32_t wordAfter = 0;
    std::vector<PixelStep> steps;
};

/// A sample through a program: the steps and words of a trace; its query is the caller's.
[[nodiscard]] PixelTrace traceSample(const ColorProgram& program, PixelFormat target, const BlendedSample& sample);

/// Fails with a sentence: no color buffer, nothing blended there, a draw that can't be executed, or a stop request.
[[nodiscard]] Result<PixelTrace> tracePixel(const DrawStart& draw, const PixelTraceQuery& query,
                                            std::stop_token stop = {});

/// The program of a draw alone. Fails without a color buffer.
[[nodiscard]] Result<PixelProgram> programOfDraw(const DrawStart& draw);

} // namespace vitrine::core
