// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/lir.h"
#include "core/driver/glsl/stage_layout.h"

namespace vitrine::core::glsl {

/// Optimizes, allocates registers and lays out the final program of a stage.
[[nodiscard]] Result<Program> buildProgram(LirProgram code, const StageLayout& layout, ShaderStage stage);

} // namespace vitrine::core::glsl
