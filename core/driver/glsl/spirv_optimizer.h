// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <vector>

namespace vitrine::core::glsl {

/// Inlines everything into main, brings values into SSA form and prunes. Refuses shaders that inlining would blow up.
[[nodiscard]] Result<std::vector<std::uint32_t>> optimizeSpirv(const std::vector<std::uint32_t>& words);

} // namespace vitrine::core::glsl
