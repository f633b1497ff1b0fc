// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/driver/glsl/debug_declarations.h"

#include <cstdint>
#include <vector>

namespace vitrine::core::glsl {

/// Inlines everything into main, brings values into SSA form and removes what is not used. It refuses shaders that
/// inlining would make too large. With `declarations`, variables are marked and added to these.
[[nodiscard]] Result<std::vector<std::uint32_t>> optimizeSpirv(const std::vector<std::uint32_t>& words,
                                                               DebugDeclarations* declarations = nullptr);

} // namespace vitrine::core::glsl
