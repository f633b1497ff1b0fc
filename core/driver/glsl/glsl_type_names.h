// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/driver/glsl/glsl_compiler.h"

#include <cstdint>
#include <string_view>

namespace vitrine::core {

/// The name of the type in a shader: "mat4".
[[nodiscard]] std::string_view nameOf(GlslType type);

/// The vector of 2 – 4 components of Float, Int or Bool. With one component it is the scalar itself.
[[nodiscard]] GlslType vectorOf(GlslType scalar, std::uint32_t components);
/// The square matrix of 2 – 4 columns.
[[nodiscard]] GlslType matrixOf(std::uint32_t columns);

} // namespace vitrine::core
