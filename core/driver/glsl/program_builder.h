// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/debug_info.h"
#include "core/driver/glsl/lir.h"
#include "core/driver/glsl/stage_layout.h"

namespace vitrine::core::glsl {

/// With Plain nothing is optimized, and no two values share a register. Tests compare the optimized program with it.
enum class CodeQuality : std::uint8_t { Optimized, Plain };

/// Optimizes the code, allocates registers and makes the final program of a stage.
[[nodiscard]] Result<Program> buildProgram(LirProgram code, const StageLayout& layout, ShaderStage stage,
                                           CodeQuality quality = CodeQuality::Optimized);

struct DebuggedProgram {
    Program program;
    std::vector<InstructionDebug> instructions;
    std::uint32_t slotCount = 0;
};

/// Makes the same program, and tells what its instructions mean for the variables of the source. The code must have
/// been lowered with marks.
[[nodiscard]] Result<DebuggedProgram> buildDebuggedProgram(LirProgram code, const StageLayout& layout,
                                                           ShaderStage stage);

} // namespace vitrine::core::glsl
