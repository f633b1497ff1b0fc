// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/lir.h"
#include "core/driver/glsl/stage_layout.h"

namespace vitrine::core::glsl {

/// Plain: nothing is optimized and no two values share a register; what the optimized program is held to in tests.
enum class CodeQuality : std::uint8_t { Optimized, Plain };

/// Optimizes, allocates registers and lays out the final program of a stage.
[[nodiscard]] Result<Program> buildProgram(LirProgram code, const StageLayout& layout, ShaderStage stage,
                                           CodeQuality quality = CodeQuality::Optimized);

} // namespace vitrine::core::glsl
