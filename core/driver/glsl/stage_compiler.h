// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"

namespace vitrine::core::glsl {

/// With adds marks where variables take values (debug_info.h). They do not change the code, but cost time.
enum class DebugMarks : std::uint8_t { Without, With };

/// Does compileShader() on the calling thread, which needs a large stack: see big_stack_thread.h.
[[nodiscard]] CompiledShader compileStage(ShaderStage stage, const std::string& source,
                                          std::shared_ptr<const ReachableUnits> units = nullptr,
                                          ShaderOrigin origin = ShaderOrigin::Program,
                                          DebugMarks marks = DebugMarks::Without);

} // namespace vitrine::core::glsl
