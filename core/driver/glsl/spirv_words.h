// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

namespace vitrine::core::glsl {

/// Of a module of SPIR-V, before its first instruction.
inline constexpr std::size_t kHeaderWords = 5;

} // namespace vitrine::core::glsl
