// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/debug_info.h"
#include "core/driver/glsl/lir.h"
#include "core/driver/glsl/stage_layout.h"

namespace vitrine::core::glsl {

/// Plain: nothing is optimized and no two values share a register; what the optimized program is held to in tests.
enum class CodeQuality : std::uint8_t { Optimized, Plain };

/// Optimizes, allocates registers and lays out the final program of a stage.
[[nodiscard]] Result<Program> buildProgram(LirProgram code, const StageLayout& layout, ShaderStage stage,
                                           CodeQuality quality = CodeQuality::Optimized);

struct DebuggedProgram {
    Program program;
    std::vector<InstructionDebug> instructions;
    std::uint32_t slotCount = 0;
};

/// The same program, with what its instructions mean to the variables of the source. The code was lowered with marks.
[[nodiscard]] Result<DebuggedProgram> buildDebuggedProgram(LirProgram code, const StageLayout& layout,
                                                           ShaderStage stage);

} // namespace vitrine::core::glsl
