// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"

namespace vitrine::core::glsl {

/// With: marks where variables take values, see debug_info.h. They leave the code as it is, but cost time.
enum class DebugMarks : std::uint8_t { Without, With };

/// compileShader() on the calling thread, which needs a large stack: see big_stack_thread.h.
[[nodiscard]] CompiledShader compileStage(ShaderStage stage, const std::string& source,
                                          std::shared_ptr<const ReachableUnits> units = nullptr,
                                          ShaderOrigin origin = ShaderOrigin::Program,
                                          DebugMarks marks = DebugMarks::Without);

} // namespace vitrine::core::glsl
