// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace glslang {
class TIntermediate;
}

namespace vitrine::core::glsl {

/// Rewrites m / s to m / (ones · s), and m /= s likewise. glslang's SPIR-V for the first is m · (1 / s), which rounds
/// twice: 49 / 49 is not 1 there. The second is divided component by component, as GLSL ES 1.00 §5.9 says.
void divideByComponents(glslang::TIntermediate& tree);

} // namespace vitrine::core::glsl
