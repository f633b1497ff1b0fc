// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

namespace vitrine::core::glsl {

/// `void sectionDone(const in vec4 result, const in vec2 section) {}` in one of the driver's own shaders: its calls
/// tell what a section of a convolution has come to, by its number and its taps (Opcode::Section).
///
/// The id of the function in glslang's output, which the optimizer is kept from inlining; 0 when there is none.
[[nodiscard]] std::uint32_t keepSectionCalls(std::vector<std::uint32_t>& spirv);

} // namespace vitrine::core::glsl
