// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace glslang {
class TIntermediate;
}

namespace vitrine::core::glsl {

/// Rewrites m / s as m / (ones · s), and m /= s likewise. For m / s glslang makes SPIR-V for m · (1 / s), which rounds
/// twice, so that 49 / 49 is not 1. The rewritten form is divided component by component, as GLSL ES 1.00 §5.9
/// requires.
void divideByComponents(glslang::TIntermediate& tree);

} // namespace vitrine::core::glsl
